"""The statistics of Tysiąc by ear: a few lines, each a fact and its number."""

from __future__ import annotations

from thousand.say.scribe import Scribe
from thousand.tysiac.tally import Tally


def statistics(scribe: Scribe, tally: Tally) -> tuple[str, ...]:
    """What a player has done in all matches, one line a subject; how it went at different tables last,
    where there were several."""

    def text(name: str, **numbers: int) -> str:
        return scribe.text(f"tysiac-stats-{name}", **numbers)

    lines = [
        text("games", won=tally.won, shared=tally.shared, finished=tally.finished, begun=tally.matches),
        text("deals", deals=tally.deals, tricks=tally.tricks),
        text("contracts", declared=tally.declared, made=tally.made, points=tally.best_contract),
        text("marriages", count=tally.marriages, points=tally.marriage_points),
        text("bombs", bombs=tally.bombs, barrels=tally.barrels),
        text("best-deal", points=tally.best_deal),
    ]
    if tally.finished:
        lines.append(text("best-game", points=tally.best_match))
    if len(tally.results) > 1:
        lines += [
            text("table", players=table.players, won=table.won, finished=table.finished)
            for table in tally.results
        ]
    return tuple(lines)
