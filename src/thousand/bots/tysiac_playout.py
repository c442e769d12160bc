"""The play of a made-up deal of Tysiąc carried to its end as reasonable players would.

Everybody plays by :mod:`~thousand.bots.tysiac_policy`, each from what it may know itself: its own hand, what
was played, who did not follow, the marriages declared and, for the declarer, the cards given and laid away.
So nobody sees through the cards, which is where a solver with all cards open goes wrong.
"""

from __future__ import annotations

from thousand.bots.tysiac_policy import Policy


class Playout(Policy):
    """A made-up deal whose places think for themselves."""

    def finish(self) -> list[int]:
        """Play to the end: the points of each place, marriages and cards laid away included."""
        while self.sizes[self.turn()]:
            self.put(self.choose())
        return self.got

    def choose(self) -> int:
        """The card of the place whose turn it is."""
        allowed = self.allowed()
        if not allowed & (allowed - 1):
            return allowed.bit_length() - 1
        self._think()
        return self.pick()

    def _think(self) -> None:
        """What the others may hold, and hold for certain, by what the place in turn knows."""
        place = self.turn()
        declares = place == self.declarer
        unseen = self.out & ~self.hands[place]
        if declares:
            unseen &= ~self.laid
        self.may[place] = self.holds[place] = 0
        for step in range(1, self.count):
            other = (place + step) % self.count
            holds = (self.known[other] | self.given[other] if declares else self.known[other]) & unseen
            self.holds[other] = holds
            self.may[other] = unseen & ~self.cannot[other]
            if holds.bit_count() == self.sizes[other]:
                self.may[other] = holds
        if self.count == 3:
            self._exclude((place + 1) % 3, (place + 2) % 3, unseen)
            self.theirs = self.may[0] | self.may[1] | self.may[2]
            return
        other = 1 - place
        self.theirs = self.may[other]
        if self.theirs.bit_count() == self.sizes[other]:
            self.holds[other] = self.theirs

    def _exclude(self, one: int, two: int, unseen: int) -> None:
        """What one of two places holds the other does not, and what it cannot hold the other does."""
        self.may[one] &= ~self.holds[two]
        self.may[two] &= ~self.holds[one]
        self.holds[one] |= unseen & ~self.may[two]
        self.holds[two] |= unseen & ~self.may[one]
