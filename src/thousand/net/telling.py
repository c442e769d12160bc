"""Telling everybody at a table what happened, each as much as they may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from thousand.game import Viewer
from thousand.net.codec import raw
from thousand.net.session import Session
from thousand.net.wire import Entered, Happened, Missed
from thousand.table.room import Happening, Room
from thousand.table.room_events import OF_MATCH, QUIET
from thousand.table.room_sight import heard_last, look, match_view, perceived, since


def tell(room: Room, happenings: tuple[Happening, ...], sessions: Mapping[str, Session]) -> None:
    """Tell the events of one order, after which the room stands so. The first that somebody hears brings
    the room and the match along, where these are others than before."""
    arranged = not all(isinstance(one.event, QUIET) for one in happenings)
    moved = any(isinstance(one.event, OF_MATCH) for one in happenings)
    views: dict[Viewer, msgspec.Raw] = {}
    for name, session in tuple(sessions.items()):
        first = True
        for happening in happenings:
            event = perceived(happening.event, name, room.host)
            if event is None:
                continue
            message = Happened(
                happening.seq,
                event,
                look(room, name) if first and arranged else UNSET,
                _view(room, name, views) if first and moved else UNSET,
            )
            session.link.send(message)
            first = False


def _view(room: Room, name: str, views: dict[Viewer, msgspec.Raw]) -> msgspec.Raw:
    """The match as somebody sees it, written once for all who see the same."""
    view: Any = match_view(room, name)
    viewer = None if view is None else view.viewer
    if viewer not in views:
        views[viewer] = raw(view)
    return views[viewer]


def entered(id: str, room: Room, name: str, heard: int | None) -> Entered:
    """How the table stands for somebody who comes, and what they missed since number ``heard``; where that
    is not told, whoever plays in the match has missed all since they went or were lost."""
    if heard is None and room.match is not None and room.seat_of(name) is not None:
        heard = heard_last(room, name)
    missed = () if heard is None else since(room, name, heard)
    return Entered(
        id,
        look(room, name),
        raw(match_view(room, name)),
        tuple(Missed(one.seq, one.event) for one in missed or ()),
        missed is not None,
    )
