"""The board of Tysiąc for sighted players."""

from typing import Any


def pictures(*args: Any) -> Any:
    return ((("", "..."),),)


def hand(*args: Any) -> Any:
    return ()
