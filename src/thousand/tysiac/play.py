"""A card is played: marriages, tricks, and the last one (spec "Tricks", "The musik")."""

from __future__ import annotations

from thousand.tysiac import events as ev
from thousand.tysiac.cards import MARRIAGE_POINTS, points_of
from thousand.tysiac.deals import Deal, Events, Marriage, Outcome, Trick, end, evolve, wait_for, without
from thousand.tysiac.moves import Phase, Play
from thousand.tysiac.tricks import declares, winning


def play(deal: Deal, seat: int, move: Play) -> Outcome:
    """A card that is allowed."""
    card = move.card
    leads = not deal.table
    happened: Events = ()
    after = deal
    if leads and declares(deal.rules, deal.held[seat], card, len(deal.tricks)):
        suit = card.suit
        declared = Marriage(seat, suit, len(deal.tricks) + 1)
        happened = (ev.MarriageDeclared(seat, suit, MARRIAGE_POINTS[suit], deal.trump),)
        after = evolve(deal, trump=suit, marriages=(*deal.marriages, declared))
    after = evolve(after, held=without(deal, seat, card), table=(*deal.table, card))
    happened = (*happened, ev.CardPlayed(seat, card, leads))
    if len(after.table) < len(deal.players):
        return wait_for(after, deal.after(seat), Phase.PLAY, happened)
    return _take_trick(after, happened)


def _take_trick(deal: Deal, happened: Events) -> Outcome:
    cards, players = deal.table, deal.players
    place = players.index(deal.leader) + winning(cards, deal.trump)
    winner = players[place % len(players)]
    trick = Trick(deal.leader, cards, winner, deal.trump)
    points = trick.points
    taken = tuple(before + points * (seat == winner) for seat, before in enumerate(deal.taken))
    after = evolve(deal, leader=winner, table=(), tricks=(*deal.tricks, trick), taken=taken)
    total = taken[winner] + deal.married(winner)
    happened = (*happened, ev.TrickTaken(winner, len(after.tricks), cards, points, total))
    if after.held[winner]:
        return wait_for(after, winner, Phase.PLAY, happened)
    away = after.away
    if away:
        points = points_of(away)
        happened = (*happened, ev.MusiksWon(winner, away, points, total + points))
    return end(after, "played", happened)
