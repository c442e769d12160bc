"""What the host arranges at a table, as sentences: bots, seats, the game, its options, who may come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from thousand.games import load
from thousand.games.options import RULES
from thousand.say.room_names import called, in_list
from thousand.say.scribe import Detail, Scribe, spread
from thousand.table import room_events as ev
from thousand.table.room_sight import RoomView

Arranged: TypeAlias = (
    ev.BotWent
    | ev.BotNamed
    | ev.Swapped
    | ev.GameChosen
    | ev.OptionsChosen
    | ev.PauseSet
    | ev.PrivacySet
    | ev.Closed
)


def arranged(scribe: Scribe, happened: Arranged, room: RoomView) -> tuple[str, ...]:
    """The event's sentences: of options as many as hold them."""
    match happened:
        case ev.BotWent(_, name):
            return (scribe.text("room-bot-went", name=called(scribe, room, name)),)
        case ev.BotNamed(_, old, name):
            names = {"old": called(scribe, room, old), "name": called(scribe, room, name)}
            return (scribe.text("room-bot-named", **names),)
        case ev.Swapped():
            return (_swapped(scribe, happened, room),)
        case ev.GameChosen(game):
            return (_game_chosen(scribe, game),)
        case ev.OptionsChosen():
            return _options(scribe, happened, room)
        case ev.PauseSet(seconds):
            if seconds is None:
                return (scribe.text("room-pause-unlimited"),)
            return (scribe.text("room-pause-set", seconds=seconds),)
        case ev.PrivacySet(private):
            return (scribe.text("room-privacy", private=private),)
        case ev.Closed():
            return (scribe.text("room-closed"),)


def _swapped(scribe: Scribe, swapped: ev.Swapped, room: RoomView) -> str:
    """The numbers of the seats, and who sits there now; where this is told later, they may be gone."""
    low, high = sorted((swapped.seat, swapped.other))
    about = {"seat": low + 1, "other": high + 1}
    if high >= len(room.seats):
        return scribe.text("room-swapped-then", **about)
    one, another = (
        in_list(scribe, room, seat.name, bot=seat.who is None) for seat in (room.seats[low], room.seats[high])
    )
    return scribe.text("room-swapped", one=one, another=another, **about)


def _game_chosen(scribe: Scribe, game: str | None) -> str:
    """The game; in full also the rules with which it is first played."""
    if game is None:
        return scribe.text("room-game-dropped")
    if scribe.detail is not Detail.FULL:
        return scribe.text("room-game-chosen", game=game_name(scribe, game))
    rules = rules_name(scribe, game, next(iter(load(game).presets)))
    return scribe.text("room-game-chosen-full", game=game_name(scribe, game), rules=rules)


def _options(scribe: Scribe, chosen: ev.OptionsChosen, room: RoomView) -> tuple[str, ...]:
    """The rule set and the options that were chosen, in the game's own words; nothing where another game,
    or none, has been chosen since."""
    if room.game is None or not chosen.options.keys() <= room.options.keys():
        return ()
    words = load(room.game).room("words")
    given = {} if chosen.rules is None else {RULES: chosen.rules}

    def item(name: str) -> str:
        value = words.option_value(scribe, name, values[name])
        return scribe.text("options-line", name=words.option_name(scribe, name), value=value)

    def line(some: Sequence[str]) -> str:
        return scribe.text("room-options-chosen", items=scribe.series(some))

    values = given | chosen.options
    return spread([item(name) for name in values], line, line, scribe.limit)


def game_name(scribe: Scribe, game: str) -> str:
    """What the game is called."""
    return scribe.text(f"game-name-{game}")


def rules_name(scribe: Scribe, game: str, rules: str) -> str:
    """What the rule set is called, in the game's own words."""
    name: str = load(game).room("words").option_value(scribe, RULES, rules)
    return name
