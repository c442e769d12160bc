"""A table as one line of a list."""

from __future__ import annotations

from thousand.games import NAMES, load
from thousand.say.room_arranged import game_name
from thousand.say.room_names import called
from thousand.say.scribe import Detail, Scribe, first_that_fits
from thousand.table.lobby import Card


def card(scribe: Scribe, table: Card) -> str:
    """Whose table it is, what is played and by how many, whether a match is on; in full also who sits there,
    where that has room."""
    facts = _facts(scribe, table)
    host = called(scribe, None, table.host)
    plain = scribe.text("room-card", host=host, facts=scribe.commas(facts))
    if scribe.detail is not Detail.FULL or not table.seated:
        return plain
    facts.append(scribe.text("room-card-names", names=scribe.listing(table.seated)))
    named = scribe.text("room-card", host=host, facts=scribe.commas(facts))
    return first_that_fits((named, plain), scribe.limit)


def _facts(scribe: Scribe, table: Card) -> list[str]:
    if table.game is None:
        facts = [scribe.text("room-for-talk"), scribe.text("room-card-seated", count=len(table.seated))]
    elif table.game not in NAMES:  # a newer server's
        facts = [table.game, scribe.text("room-card-seated", count=len(table.seated))]
    else:
        seats = load(table.game).seats[-1]
        facts = [
            game_name(scribe, table.game),
            scribe.text("room-card-seats", count=len(table.seated), seats=seats),
            scribe.text("room-card-state", playing=table.playing),
        ]
    if table.watching:
        facts.append(scribe.text("room-card-watching", count=table.watching))
    if table.private:
        facts.append(scribe.text("room-private"))
    return facts
