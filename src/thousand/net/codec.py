"""Messages to bytes and back, and a game's events and views in them as the game's own values.

Their types are taken from the annotations of the game's own functions, so that they cannot drift from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, get_type_hints

import msgspec

from thousand.game import Illegal
from thousand.games import load
from thousand.net.wire import MAX_BYTES, FromClient, FromServer, Message
from thousand.table.room_events import AnyRoomEvent
from thousand.table.room_match_events import Played

_encoder = msgspec.json.Encoder()
_from_client = msgspec.json.Decoder(FromClient)
_from_server: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


def encode(message: Message) -> bytes:
    """A message as it travels."""
    return _encoder.encode(message)


def raw(value: Any) -> msgspec.Raw:
    """A game's view as it travels inside a message."""
    return msgspec.Raw(_encoder.encode(value))


def read_client(text: bytes | str) -> FromClient:
    """Read what a client sent. Raises :class:`Illegal` (``oversized``, ``malformed``)."""
    if len(text) > MAX_BYTES or (isinstance(text, str) and len(text.encode("utf-8", "replace")) > MAX_BYTES):
        raise Illegal("oversized", limit=MAX_BYTES)
    try:
        return _from_client.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Illegal("malformed") from error


def id_of(text: bytes | str) -> str:
    """The id of a message that could not be read otherwise, for its refusal; empty where there is none."""
    try:
        return msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""


class _Named(msgspec.Struct):
    id: Annotated[str, msgspec.Meta(max_length=40)] = ""


def read_server(text: bytes | str) -> FromServer:
    """Read what the server sent; the game's own events and views are read by :func:`own_events` and
    :func:`read_view`. Raises msgspec.MsgspecError where it is no message of this version."""
    return _from_server.decode(text)


def own_events(event: AnyRoomEvent) -> AnyRoomEvent:
    """The event with the game's own events in it as the game's values, where it has any.

    Raises msgspec.ValidationError where they are none.
    """
    if isinstance(event, Played):
        return Played(event.game, read_events(event.game, event.events))
    return event


@cache
def view_type(game: str) -> Any:
    """The type of the game's views. Raises :class:`Illegal` (``no-such-game``)."""
    return get_type_hints(load(game).game.view)["return"]


@cache
def event_type(game: str) -> Any:
    """The closed union of the game's events. Raises :class:`Illegal` (``no-such-game``)."""
    return get_type_hints(load(game).game.redact)["event"]


@cache
def _events_decoder(game: str) -> msgspec.json.Decoder[Any]:
    """Reads a list of such events. To write plain data and read it by this takes a tenth of the time of
    ``msgspec.convert``, which studies the union anew each time."""
    return msgspec.json.Decoder(list[event_type(game)])  # type: ignore[misc]


def read_view(game: str, view: bytes | msgspec.Raw) -> Any:
    """A view as the game's own value. Raises msgspec.MsgspecError where it is none."""
    return msgspec.json.decode(view, type=view_type(game))


def read_events(game: str, events: Iterable[Any]) -> tuple[Any, ...]:
    """Events, read as plain data, as the game's own values. Raises msgspec.ValidationError."""
    return tuple(_events_decoder(game).decode(_encoder.encode(tuple(events))))
