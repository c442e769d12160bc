"""Steady: a bot that plays Tysiąc by a written policy, from its view alone.

It judges hands by :mod:`~thousand.bots.tysiac_hand`, bids by :mod:`~thousand.bots.tysiac_bidding`, gives by
:mod:`~thousand.bots.tysiac_giving` and plays by :mod:`~thousand.bots.tysiac_play`; its reasons are told in
:mod:`~thousand.bots.tysiac_reasons`. The same view gives the same choice: there is no chance in it.
"""

from __future__ import annotations

from thousand.bots.base import Choice
from thousand.bots.tysiac_bidding import bid
from thousand.bots.tysiac_giving import after_the_musik
from thousand.bots.tysiac_play import play
from thousand.bots.tysiac_reasons import Why, because
from thousand.bots.tysiac_seen import Seen
from thousand.tysiac.moves import NextDeal, Phase, Take
from thousand.tysiac.view import View


class Steady:
    """The bot: each choice is made afresh, from the view alone. Other levels think differently."""

    def choose(self, view: View) -> Choice:
        """What to do now; nothing where the viewer may do nothing."""
        if view.viewer not in view.acting:
            return Choice(None)
        if view.phase is Phase.DEAL_OVER:
            return Choice(NextDeal(), (because(Why.NEXT_DEAL),))
        if view.phase is Phase.TAKE:
            return Choice(Take(0), (because(Why.TAKE_EITHER),))
        return self.think(Seen(view))

    def think(self, seen: Seen) -> Choice:
        """What to do where there may be a choice."""
        match seen.view.phase:
            case Phase.AUCTION:
                return bid(seen)
            case Phase.GIVE | Phase.LAY:
                return after_the_musik(seen)
            case _:
                return play(seen)
