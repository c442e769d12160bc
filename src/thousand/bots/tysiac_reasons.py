"""Why a bot of Tysiąc moves as it does: a closed list of codes with their parameters.

``card`` is the name of a card (``"HEARTS_QUEEN"``), ``suit`` of a suit
(``"HEARTS"``), ``seat`` a seat, ``points`` and ``estimate`` points, ``percent`` a share of ``worlds`` made-up
deals. A choice's first reason tells the move, those after it tell more.

The auction
    ``open`` (points): the first bid is compulsory.
    ``bid`` (points, estimate): the hand should take about ``estimate``.
    ``bid-marriage`` (points, estimate, suit): the same, and most of it hangs on this marriage.
    ``bid-barrel`` (points): on the barrel only a declarer gains, so it dares more than usual.
    ``bid-against`` (points, seat): that seat is on the barrel, and would win the match with a contract.
    ``pass`` (points, estimate): a bid of ``points`` is more than the hand should take.
    ``pass-careful`` (points, estimate): the same, though it is close: to lose a contract now costs too much.
    ``pass-cap`` (points): no bid is left: the hand allows ``points`` at the most.
    ``redeal``: four nines.

The musik
    ``take-either``: nothing is known of the two musiks.
    ``raise`` (points, estimate): the hand became worth more than the contract; ``points`` is the new one.
    ``bomb`` (estimate, points): the hand should take about ``estimate``, well short of the contract
    ``points``; the bomb loses nothing.
    ``give-worthless`` (card, seat): a nine or a jack, which would have taken nothing.
    ``give-least`` (card, seat): the card that costs us least.
    ``lay-worthless`` (card), ``lay-least`` (card): the same of a card laid away (two seats).
    ``lay-points`` (card): a card with points that we mean to get back with the last trick.
    More of a card given or laid away:
    ``keeps-marriage`` (suit): the hand keeps the king and queen of the suit;
    ``makes-void`` (suit): it was the last of its suit, which we can then trump;
    ``no-partner`` (card): whoever gets it cannot make a marriage of it.

Leading
    ``lead-marriage`` (card, suit, points): it declares the marriage; the suit becomes trump.
    ``lead-trump`` (card): a trump that nobody can beat, to draw the others' trumps.
    ``lead-master`` (card): nobody holds a higher card of its suit.
    ``lead-force`` (card, over): to drive out the higher card ``over`` of a long suit of ours.
    ``lead-fellow`` (card, seat): the fellow defender in ``seat`` holds what takes it.
    ``lead-low`` (card): nothing is sure to win; this costs least.

Following
    ``only-card`` (card): no other card is allowed.
    ``last-card`` (card): the last trick.
    ``win-cheaply`` (card): it takes the trick for certain, and no cheaper card does.
    ``win-last`` (card, points): we play last, and take so many points.
    ``win-try`` (card): it takes the trick unless a hidden card beats it.
    ``trump-in`` (card, points): a trump takes a trick in which so many points lie.
    ``feed`` (card, seat): the fellow defender in ``seat`` takes the trick: points for it.
    ``throw-low`` (card): the trick is not ours; this gives away least.
    ``hold-back`` (card, over): the higher card ``over`` would win too little now, and is kept.

More of a card led or played
    ``spares-marriage`` (suit): other cards would break a marriage.
    ``makes-contract`` (points): this trick brings the declarer, us, the last ``points`` needed.
    ``beats-contract`` (points): this trick takes from the declarer the last ``points`` it could spare.

The search, after the reason of its move, or before it in the auction
    ``sampled-made`` (worlds, percent): so often the contract is made after this, all playing as the
    steady bot does.
    ``sampled-beaten`` (worlds, percent): so often the declarer fails after this.
    ``sampled-bid`` (points, worlds, percent): so often a contract of ``points`` was made.
    ``sampled-pass`` (points, worlds, percent): so seldom.

Between deals
    ``next-deal``: no parameters.
"""

from __future__ import annotations

from enum import StrEnum

from thousand.bots.base import Reason
from thousand.game import Param


class Why(StrEnum):
    """The codes; the module's text explains each."""

    OPEN = "open"
    BID = "bid"
    BID_MARRIAGE = "bid-marriage"
    BID_BARREL = "bid-barrel"
    BID_AGAINST = "bid-against"
    PASS = "pass"
    PASS_CAREFUL = "pass-careful"
    PASS_CAP = "pass-cap"
    REDEAL = "redeal"

    TAKE_EITHER = "take-either"
    RAISE = "raise"
    BOMB = "bomb"
    GIVE_WORTHLESS = "give-worthless"
    GIVE_LEAST = "give-least"
    LAY_WORTHLESS = "lay-worthless"
    LAY_LEAST = "lay-least"
    LAY_POINTS = "lay-points"
    KEEPS_MARRIAGE = "keeps-marriage"
    MAKES_VOID = "makes-void"
    NO_PARTNER = "no-partner"

    LEAD_MARRIAGE = "lead-marriage"
    LEAD_TRUMP = "lead-trump"
    LEAD_MASTER = "lead-master"
    LEAD_FORCE = "lead-force"
    LEAD_FELLOW = "lead-fellow"
    LEAD_LOW = "lead-low"

    ONLY_CARD = "only-card"
    LAST_CARD = "last-card"
    WIN_CHEAPLY = "win-cheaply"
    WIN_LAST = "win-last"
    WIN_TRY = "win-try"
    TRUMP_IN = "trump-in"
    FEED = "feed"
    THROW_LOW = "throw-low"
    HOLD_BACK = "hold-back"

    SPARES_MARRIAGE = "spares-marriage"
    MAKES_CONTRACT = "makes-contract"
    BEATS_CONTRACT = "beats-contract"

    SAMPLED_MADE = "sampled-made"
    SAMPLED_BEATEN = "sampled-beaten"
    SAMPLED_BID = "sampled-bid"
    SAMPLED_PASS = "sampled-pass"

    NEXT_DEAL = "next-deal"


def because(why: Why, **params: Param) -> Reason:
    """The reason ``why``, with its parameters."""
    return Reason(why, params)
