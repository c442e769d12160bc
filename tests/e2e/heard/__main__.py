"""``python -m heard [LISTENER ...]``: play the script to all listeners or to some, and report.

The exit code is 0 where everything was heard as it was told, and 2 where a name is not a listener's.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from heard.listeners import DIRECT, NEEDS, measured_delays, missing, play_to
from heard.report import count, delay, flawless, side_by_side
from heard.script import KEYS


def main(wanted: Sequence[str]) -> int:
    """Play, and print the report."""
    if unknown := [name for name in wanted if name not in NEEDS]:
        say(f"No listener: {', '.join(unknown)}. There are {', '.join(NEEDS)}.")
        return 2
    names = [name for name in NEEDS if not wanted or name in wanted]
    deaf = {name: programs for name in names if (programs := missing(name))}
    say(f"Playing to {', '.join(name for name in names if name not in deaf)}. It takes three minutes.")
    started = time.monotonic()
    sessions = play_to(name for name in names if name not in deaf)
    took = time.monotonic() - started
    say(*side_by_side(sessions), "")
    say(f"{len(KEYS)} keys in {took:.0f} seconds.")
    say(*(count(name, steps) for name, steps in sessions.items()))
    say(
        *(f"{name}: not installed: {', '.join(programs)} (make e2e-deps)." for name, programs in deaf.items())
    )
    if DIRECT in sessions:
        say(*delay(measured_delays()))
    alike = not deaf and all(map(flawless, sessions.values()))
    say("Everything was heard as it was told." if alike else "Not everything was heard as it was told.")
    return 0 if alike else 1


def say(*lines: str) -> None:
    """Print lines at once."""
    sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
