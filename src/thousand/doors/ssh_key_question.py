"""The question whether an ssh key is to be remembered, for whoever came in by password and has one."""

from __future__ import annotations

from thousand.doors.ssh_entry import Offer
from thousand.game import Illegal
from thousand.say import room as words
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.shell import Shell


def key_question(shell: Shell, offer: Offer) -> ListScreen:
    """The question, which closes with its answer."""

    def told(reason: Illegal | None) -> None:
        sentence = shell.text("ssh-key-kept") if reason is None else words.refusal(shell.scribe, reason)
        shell.attend(lambda: shell.notice(sentence))

    def keep() -> None:
        shell.close()
        offer.keep(told)

    def listing() -> Listing:
        text = shell.text
        choices = (Choice(text("ssh-key-yes"), keep), Choice(text("ssh-key-no"), shell.close))
        return Listing(text("ssh-key-question"), choices)

    return ListScreen(shell, listing, cancel=shell.close)
