"""Deals of Tysiąc for measuring bots: contracts that are simply given to a seat, and whole matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from thousand import tysiac
from thousand.bots.base import Bot
from thousand.bots.tysiac_bits import bits_of
from thousand.bots.tysiac_hand import estimate
from thousand.deal import from_number
from thousand.tysiac import deals
from thousand.tysiac import match as matches
from thousand.tysiac.auction import highest_bid
from thousand.tysiac.deals import HAND_SIZES, Call, Deal, deal_cards
from thousand.tysiac.match import Match
from thousand.tysiac.moves import Phase
from thousand.tysiac.rules import OPENING, STEP, Rules
from thousand.tysiac.view import View

Player: TypeAlias = Bot[View]


def dealt(rules: Rules, seats: int, number: int) -> Deal:
    """The first cards of deal ``number``, seat 0 opening."""
    seed = from_number(number).hand_seed(1)
    deal, _ = deal_cards(rules, seats - 1, (rules.bombs,) * seats, (), seed)
    return deal


def worths(deal: Deal) -> dict[int, float]:
    """What each player's hand should take, by the steady bot's estimate."""
    size = HAND_SIZES[len(deal.players)]
    return {seat: estimate(bits_of(deal.held[seat]), len(deal.players), size) for seat in deal.players}


def contracted(rules: Rules, seats: int, number: int, above: float, *, best: bool = True) -> Match:
    """A deal in which the best hand, or else the opener's, has won the auction at ``above`` points more than
    its estimate, in tens, at least at 110 and within what it may bid; the others have passed, and the musik
    is taken."""
    deal = dealt(rules, seats, number)
    worth = worths(deal)
    declarer = max(worth, key=lambda seat: (worth[seat], -seat)) if best else deal.players[0]
    contract = round((worth[declarer] + above) / STEP) * STEP
    contract = max(OPENING + STEP, min(contract, highest_bid(rules, deal.held[declarer])))
    opener = deal.players[0]
    calls = [] if opener == declarer else [Call(opener, OPENING)]
    calls.append(Call(declarer, contract))
    calls += [Call(seat, None) for seat in deal.players if seat != declarer]
    held = deals.with_hand(deal, declarer, deal.held[declarer] + deal.musiks[0])
    deal = deals.evolve(
        deal,
        held=held,
        calls=tuple(calls),
        declarer=declarer,
        contract=contract,
        took=0,
        turn=declarer,
        phase=Phase.GIVE if len(deal.players) == 3 else Phase.LAY,
    )
    return Match(rules, from_number(number), 1, deal, (0,) * seats)


def play_deal(match: Match, players: Sequence[Player], watch: Callable[[Match], None] | None = None) -> Match:
    """The deal played to its end; ``watch`` sees the match before each move."""
    while match.deal.phase not in (Phase.DEAL_OVER, Phase.MATCH_OVER):
        if watch is not None:
            watch(match)
        seat = match.deal.turn
        choice = players[seat].choose(tysiac.view(match, seat))
        match, _ = tysiac.apply(match, seat, choice.move)  # type: ignore[arg-type]
    return match


def play_match(
    rules: Rules, players: Sequence[Player], number: int, watch: Callable[[Match], None] | None = None
) -> Match:
    """A whole match; ``watch`` sees it before each move."""
    match, _ = tysiac.start(rules, len(players), from_number(number))
    while not tysiac.is_over(match):
        if watch is not None:
            watch(match)
        seat = min(tysiac.to_act(match))
        choice = players[seat].choose(tysiac.view(match, seat))
        match, _ = tysiac.apply(match, seat, choice.move)  # type: ignore[arg-type]
    return match


__all__ = ["contracted", "dealt", "matches", "play_deal", "play_match", "worths"]
