"""A table whose people come by ssh. Each hears what their terminal tells, and plays by keys: the first card
that can be played, on the first who can be attacked; where there is none, the first card is discarded.

They know nothing but what they were told: a sentence is a cue, and a cue leads to a key.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from select import select
from typing import NamedTuple

from dispatcher import ENOUGH
from program import BACKSPACE, ENTER, Program, house

LONGEST = 1000
"""After how many keys a match goes on for ever: one round has at most 106 cards to be laid."""

AWHILE = 0.02
"""How many seconds pass at most before it is looked whether somebody can go on who waits for a voice."""

MESSAGE_ENDS = ("\r", "\x1b[C")
"""What is written behind a message: the cursor goes back."""

LINES_OF_SSH = 2
"""Lines that a terminal has before those of the game: the question for the password, and one that ends it."""

CARD, ANYTHING = "RIGHT_OF_WAY", "anything"
"""What stands for any card, and for any text, in the sentences from which the cues are made."""


def like(message_id: str, **args: str | int) -> str:
    """A pattern of one of the house's messages, whatever its cards and texts are."""
    pattern = re.escape(house(message_id, **args))
    for any_one in (house("card", card=CARD), ANYTHING):
        pattern = pattern.replace(re.escape(any_one), ".+")
    return pattern


def beginning(message_id: str, end: str, **args: str | int) -> str:
    """A pattern of all messages that begin as this one, up to these words."""
    before, found, _ = like(message_id, **args).partition(re.escape(end))
    return f"{before}{found}.+"


OTHER = {"who": "other", "name": ANYTHING}

CUES = {
    "instead": [like("card-drawn-instead", card=CARD)],
    "draw": [like("turn-began", who="you"), like("turn-began-again", who="you"), like("turn-draw")],
    "choose": [
        like("card-drawn", card=CARD),
        like("turn-began-ready", why="drawn"),
        like("turn-began-ready", why="empty"),
        like("turn-play"),
    ],
    "fits": [like("card-playable", label=ANYTHING) + ".*"],
    "none_fits": [like("game-nothing-playable")],
    "unfit": [like("card-unplayable", label=ANYTHING, reason=ANYTHING)],
    "whom": [like("question-target", teams="yes", card=CARD)],
    "extension": [like("extension-offered", who="you", side="team", miles=700, goal=1000)],
    "laid": [
        beginning("safety-played", "play ", who="you", card=CARD, points=100),
        like("discarded", who="you", card=CARD),
        like("extension-declined", who="you", miles=700),
    ],
    "coup": [beginning("coup-played", "!", **OTHER, card=CARD, hazard="STOP", points=400)],
    "chance": [beginning("coup-offered", ":", card=CARD, hazard="STOP")],
    "asked": [like("room-paused-asked", seconds=0)],
    "held": [like("room-paused-held", seconds=0)],
    "waited": [like("room-pause-ended")],
    "let_go": [like("game-let-go")],
    "too_late": [
        like("room-refused-held-back"),
        like("room-refused-nothing-to-let-go"),
        like("room-refused-stale"),
        like("refuse-no-answer", teams="yes"),
        like("refuse-not-your-turn", **OTHER),
        like("game-escape-again"),
    ],
    "over": [like("room-match-over", who="you"), like("room-match-over", **OTHER)],
}
"""What people listen for; of cues that are alike, the first. ``too_late``: others may answer out of turn
while a key is on its way."""

CUE = re.compile("|".join(f"(?P<{cue}>{'|'.join(patterns)})" for cue, patterns in CUES.items()))

ATTACKED = re.compile(
    "|".join(
        [like("hazard-played", **OTHER, card=CARD, hit="other", target=ANYTHING), like("room-pause-ended")]
    )
)
"""What is told while an answer out of turn is still possible."""


class Deed(NamedTuple):
    """A key, and the cues that answer it."""

    key: str
    answers: tuple[str, ...]


DRAW = Deed(" ", ("choose", "too_late"))
FIND = Deed("z", ("fits", "none_fits"))
PLAY = Deed(ENTER, ("laid", "whom", "too_late"))
FIRST = Deed("1", ("unfit",))
DISCARD = Deed("d", ("laid", "too_late"))
END_AT_700 = Deed("2", ("laid",))
COUP = Deed("c", ("laid", "too_late"))
LET_GO = Deed(BACKSPACE, ("let_go", "too_late"))

NEXT = {
    "draw": DRAW,
    "choose": FIND,
    "fits": PLAY,
    "whom": PLAY,
    "none_fits": FIRST,
    "unfit": DISCARD,
    "extension": END_AT_700,
    "laid": None,
    "coup": None,
}
"""How a turn goes on after a cue; None: it is over."""


class Person:
    """Somebody at the table. ``heard`` are all lines that their terminals have shown; ``cues`` and ``keys``
    count what they have heard and pressed. ``may_press`` tells whether they have listened to the end."""

    def __init__(self, name: str, program: Program, may_press: Callable[[], bool] = lambda: True) -> None:
        self.name = name
        self.program = program
        self.heard: list[str] = []
        self.cues = Counter[str]()
        self.keys = Counter[Deed]()
        self._may_press = may_press
        self._seen = 0
        self._turn: Deed | None = None
        self._chance: Deed | None = None
        self._held = False
        self._unanswered: Deed | None = None

    def come_back(self, program: Program) -> None:
        """Have another terminal from now on, where ssh itself has asked for the password."""
        self.program, self._seen = program, LINES_OF_SSH
        self._turn = self._chance = self._unanswered = None
        self._held = False

    @property
    def over(self) -> bool:
        """Whether they have heard that the match is over."""
        return self.cues["over"] > 0

    @property
    def idle(self) -> bool:
        """Whether there is nothing for them to do."""
        return not (self._turn or self._chance or self._unanswered)

    @property
    def to_draw(self) -> bool:
        """Whether everybody waits for them to begin their turn, and no bot can answer an attack."""
        waited_for = self._turn is DRAW and not (self._held or self._chance or self._unanswered)
        return waited_for and not ATTACKED.fullmatch(self.heard[-2])

    def ask_whose_turn(self) -> None:
        """Have an answer, before which everything is heard that was told until then."""
        self.program.answer("t")
        self.listen()

    def listen(self) -> bool:
        """Take in what the terminal has shown since the last time: whether there was anything."""
        lines = self.program.lines
        news = lines[self._seen : None if self.program.text.endswith(MESSAGE_ENDS) else -1]
        self._seen += len(news)
        self.heard += news
        for line in news:
            found = CUE.fullmatch(line)
            if found is not None:
                self._take(str(found.lastgroup))
        return bool(news)

    def _take(self, cue: str) -> None:
        self.cues[cue] += 1
        if self._unanswered is not None and cue in self._unanswered.answers:
            self._unanswered = None
        if cue in NEXT:
            self._turn = NEXT[cue]
        match cue:
            case "chance":
                self._chance = COUP
            case "asked":
                self._chance = self._chance or LET_GO
            case "held":
                self._held = True
            case "waited":
                self._held, self._chance = False, None
            case "laid" | "coup":
                self._chance = None

    def act(self) -> bool:
        """Press the next key, if it is time for one: whether it was."""
        deed = self._chance or (None if self._held else self._turn)
        if deed is None or self._unanswered is not None or not self._may_press():
            return False
        self._unanswered, self._chance = deed, None
        self.keys[deed] += 1
        self.program.press(deed.key)
        return True

    def __str__(self) -> str:
        state = f"turn {self._turn}, chance {self._chance}, held {self._held}, unanswered {self._unanswered}"
        return "\n".join([f"{self.name}: {state}", *self.heard[-40:]])


def play(people: Sequence[Person], until: Callable[[], object]) -> None:
    """Have people play until something is so. Fails, with the last that each of them heard, where nothing
    happens any more, or the match goes on for ever."""
    quiet_since = time.monotonic()
    while True:
        heard = [person.listen() for person in people]
        if until():
            return
        acted = [person.act() for person in people]
        if any(heard) or any(acted):
            quiet_since = time.monotonic()
        assert time.monotonic() - quiet_since < ENOUGH, _last_words("nothing happens any more", people)
        assert sum(person.keys.total() for person in people) < LONGEST, _last_words("no end", people)
        select([person.program for person in people], [], [], AWHILE)


def _last_words(what: str, people: Sequence[Person]) -> str:
    return "\n\n".join([what, *map(str, people)])
