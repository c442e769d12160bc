"""The words of Tysiąc (a :class:`~thousand.say.words.Words`): its whole match as sentences."""

from __future__ import annotations

from typing import Any

from thousand.say.tone import PLAIN


def advice(*args: Any, **kwargs: Any) -> Any:
    return "..."


def card(*args: Any, **kwargs: Any) -> Any:
    return "..."


def card_name(*args: Any, **kwargs: Any) -> Any:
    return "..."


def choice(*args: Any, **kwargs: Any) -> Any:
    return "..."


def contract(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def event(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def hand(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def info(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def info_me(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def legend(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def musik(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def option_about(*args: Any, **kwargs: Any) -> Any:
    return "..."


def option_name(*args: Any, **kwargs: Any) -> Any:
    return "..."


def option_value(*args: Any, **kwargs: Any) -> Any:
    return "..."


def options(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def pile(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def question(*args: Any, **kwargs: Any) -> Any:
    return "..."


def refusal(*args: Any, **kwargs: Any) -> Any:
    return "..."


def rulebook(*args: Any, **kwargs: Any) -> Any:
    return ()


def scores(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def standing(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def statistics(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def teams(*args: Any, **kwargs: Any) -> Any:
    return ()


def tone(*args: Any, **kwargs: Any) -> Any:
    return PLAIN


def trick(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def trump(*args: Any, **kwargs: Any) -> Any:
    return ("...",)


def turn(*args: Any, **kwargs: Any) -> Any:
    return "..."
