"""Room for those who have not said yet who they are: no stranger may take it all."""

from __future__ import annotations

from collections import Counter
from typing import Final

SHARE: Final = 4
"""From one address come so many times fewer strangers than there may be in all."""


class Places:
    """So many places."""

    def __init__(self, many: int) -> None:
        self._many = many
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Give a place to somebody from an address; False where there is none."""
        if self._taken.total() >= self._many or self._taken[address] >= max(self._many // SHARE, 1):
            return False
        self._taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Somebody has said who they are, or is gone."""
        self._taken[address] -= 1
        self._taken += Counter()  # forgets those of whom there is none
