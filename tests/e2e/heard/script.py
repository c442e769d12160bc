"""The fixed script: two minutes of a game, key by key, for somebody who listens to everything.

Escape is not in it, since Fenrir takes it; nor Backspace, at which tdsr2 says the letter before the cursor;
nor Left and Right, after which it says the letter at the cursor and is then silent.
"""

from __future__ import annotations

from program import DOWN, ENTER, TAB, UP

END, HOME = "\x1b[F", "\x1b[H"

GAME = ("play", "miles", "--rules", "classic", "--bots", "2", "--seed", "7", "--face", "linear")

TURN = (" ", "z", ENTER, "1", "d", ENTER)
"""A turn whatever the cards are: draw, find a card that can be played, play it, on the first opponent;
else discard the first card. What comes too late is answered with its reason."""

KEYS = (
    *(DOWN, DOWN, UP, END, HOME, "3", "0", ENTER, "d", "%", "c"),
    *("h", "i", "j", "s", "t", "n", "w", "o"),
    *TURN,
    *("r", "<", "<", ">"),
    *TURN,
    *TURN,
    *("l", "i", "l", "i", "l"),
    *(TAB, UP, UP, DOWN, HOME, "+", "+", END, UP, DOWN, DOWN, TAB, "q", "2"),
    *TURN,
    *TURN,
    *("?", DOWN, DOWN, UP, END, "t", "g", DOWN, DOWN, ">", DOWN, DOWN, "t"),
)

NAMES = {
    " ": "Space",
    ENTER: "Enter",
    UP: "Up",
    DOWN: "Down",
    HOME: "Home",
    END: "End",
    TAB: "Tab",
    "<": "less than",
    ">": "greater than",
    "+": "plus",
    "?": "question mark",
    "%": "per cent",
}
"""What the keys are called; the others are called what they are."""

CHARACTERS_A_SECOND = 40
"""How fast the voices speak: as blind people who play often have it. It makes the script's two minutes."""
