"""The statistics of 1000 Miles by ear: a few lines, each a fact and its number."""

from __future__ import annotations

from thousand.miles.tally import Tally
from thousand.say.scribe import Scribe


def statistics(scribe: Scribe, tally: Tally) -> tuple[str, ...]:
    """What a player has done in all matches, one line a subject; how it went at different tables last,
    where there were several."""
    text = scribe.text
    lines = [
        text("stats-games", won=tally.won, shared=tally.shared, finished=tally.finished, begun=tally.matches),
        text("stats-rounds", rounds=tally.hands, trips=tally.trips),
        text("stats-best-round", points=tally.best_hand),
    ]
    if tally.finished:
        lines.append(text("stats-best-game", points=tally.best_match))
    lines += [
        text("stats-miles", miles=tally.miles, lost=tally.miles_lost),
        text("stats-coups", made=tally.coups, missed=tally.coups_missed),
        text("stats-safeties", laid=tally.safeties, all=tally.all_safeties),
        text("stats-hazards", laid=tally.hazards, suffered=tally.hazards_suffered),
        text("stats-trips", delayed=tally.delayed_actions, safe=tally.safe_trips, shut_outs=tally.shut_outs),
    ]
    if len(tally.results) > 1:
        lines += [
            text("stats-table", players=table.players, won=table.won, finished=table.finished)
            for table in tally.results
        ]
    return tuple(lines)
