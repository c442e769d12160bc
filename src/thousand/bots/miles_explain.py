"""The policy's reasons in full: from the number of a reason and the position to the reasons of a choice."""

from __future__ import annotations

from typing import Final

from thousand.bots.base import Reason
from thousand.bots.miles_player import NOTHING, STEP
from thousand.bots.miles_policy import Policy
from thousand.bots.miles_reasons import Why, because
from thousand.bots.miles_weights import NEAR
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import CARD_OF
from thousand.miles.sim_moves import CARD_BITS, DISCARD, EXTEND, PLAY
from thousand.miles.sim_rules import (
    ADDS,
    ANSWER,
    BLOCKED,
    END_OF_LIMIT,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    LONG_GOAL,
    MILES,
    REMEDY_AFTER,
    ROLL,
    SPEED_LIMIT,
    STOP,
    WRONG,
)

CODES: Final = (
    *(Why.DRAW, Why.COUP_FOURRE, Why.OPENING_COUP),
    *(Why.BANK_FINISH, Why.BANK_SPENT, Why.BANK_NO_COUP, Why.BANK_THREAT, Why.BANK_PARTNER, Why.BANK_PILE),
    *(Why.SAFETY_REPAIRS, Why.SAFETY_ROLLS, Why.SAFETY_ONLY),
    *(Why.ATTACK, Why.REPAIR, Why.ROLL, Why.END_LIMIT, Why.FINISH, Why.DRIVE),
    *(Why.DISCARD_PROTECTED, Why.DISCARD_SPENT, Why.DISCARD_POWERLESS, Why.DISCARD_TOO_FAR),
    *(Why.DISCARD_THIRD_200, Why.DISCARD_SPARE, Why.DISCARD_LEAST),
    *(Why.EXTEND_IN_HAND, Why.EXTEND_AHEAD),
    *(Why.DECLINE_WINS, Why.DECLINE_STOP, Why.DECLINE_STAKES, Why.DECLINE_RISK),
    Why.BANK_SLIM,
)
"""The code of each number that the policy gives as its reason."""


def explain(sim: Sim, policy: Policy, move: int) -> tuple[Reason, ...]:
    """Why the policy has just chosen this move on this hand."""
    return _Explainer(sim, policy, move).tell(CODES[policy.why])


def describe(sim: Sim, policy: Policy, move: int) -> tuple[Reason, ...]:
    """What a move that is not the policy's does, as a reason: for a search that found it better."""
    policy.look(sim, sim.to_act())
    explainer = _Explainer(sim, policy, move)
    return explainer.tell(explainer.kind())


class _Explainer:
    """A position, a move, and what can be said of it; the policy has looked at its seat's cards."""

    def __init__(self, sim: Sim, policy: Policy, move: int) -> None:
        self.sim = sim
        self.policy = policy
        self.move = move
        self.card = move - DISCARD if DISCARD <= move < PLAY else move & CARD_BITS

    def tell(self, why: Why) -> tuple[Reason, ...]:
        """The reasons under a code, with their parameters."""
        if why is Why.COUP_FOURRE:
            hazard = self.sim.window
            return (because(why, card=_name(ANSWER[hazard]), hazard=_name(hazard)),)
        if why is Why.OPENING_COUP:
            return (because(why, card=_name(ANSWER[self.sim.window])),)
        if self.move < DISCARD:
            return (because(why, **self._of_the_extension(why)),)
        if self.move < PLAY:
            return (because(why, card=_name(self.card), **self._of_discard(why)), *self._waiting())
        if self.card >= FIRST_SAFETY:
            return (because(why, card=_name(self.card), **self._of_safety(why)),)
        if self.card >= FIRST_REMEDY:
            params = {"hazard": _name(self.card - REMEDY_AFTER)} if why is Why.REPAIR else {}
            return (because(why, card=_name(self.card), **params),)
        if self.card >= FIRST_HAZARD:
            return self._attack()
        if why is Why.FINISH:
            return (because(why, card=_name(self.card)),)
        return self._drive()

    def kind(self) -> Why:
        """The plain code of a move that nobody gave a reason for."""
        if self.move < DISCARD:
            return Why.EXTEND_BOLD if self.move == EXTEND else Why.DECLINE_RISK
        if self.move < PLAY:
            return Why.DISCARD_LEAST
        if self.card >= FIRST_SAFETY:
            return Why.BANK_SLIM
        if self.card >= FIRST_REMEDY:
            plain = {ROLL: Why.ROLL, END_OF_LIMIT: Why.END_LIMIT}
            return plain.get(self.card, Why.REPAIR)
        if self.card >= FIRST_HAZARD:
            return Why.ATTACK
        wins = MILES[self.card] == self.policy.rest and not self.policy.status & WRONG
        return Why.FINISH if wins else Why.DRIVE

    def _of_the_extension(self, why: Why) -> dict[str, int]:
        sim, policy = self.sim, self.policy
        if why in (Why.EXTEND_IN_HAND, Why.EXTEND_BOLD):
            return {"left": LONG_GOAL - sim.miles[policy.side]}
        if why is Why.EXTEND_AHEAD:
            return {"cards": sim.left}
        if why is Why.DECLINE_STAKES:
            gain, loss = policy.at_stake(sim)
            return {"gain": gain, "loss": loss}
        return {}

    def _of_safety(self, why: Why) -> dict[str, str | int]:
        sim, policy = self.sim, self.policy
        match why:
            case Why.BANK_THREAT:
                sides = range(policy.rules.sides)
                return {"target": next(s for s in sides if s != policy.side and policy.threat(sim, s))}
            case Why.BANK_PARTNER:
                return {"left": policy.rest}
            case Why.BANK_PILE:
                return {"cards": sim.left}
            case Why.SAFETY_REPAIRS:
                hazards = range(FIRST_HAZARD, SPEED_LIMIT)
                ended = (h for h in hazards if ANSWER[h] == self.card and policy.status & ADDS[h])
                return {"hazard": _name(next(ended))}
            case _:
                return {}

    def _of_discard(self, why: Why) -> dict[str, str | int]:
        match why:
            case Why.DISCARD_PROTECTED:
                hazard = STOP if self.card == ROLL else self.card - REMEDY_AFTER
                return {"safety": _name(ANSWER[hazard])}
            case Why.DISCARD_POWERLESS:
                return {"safety": _name(ANSWER[self.card])}
            case Why.DISCARD_TOO_FAR:
                return {"left": self.policy.rest}
            case _:
                return {}

    def _waiting(self) -> tuple[Reason, ...]:
        """What could be driven, and why it is not."""
        sim, policy = self.sim, self.policy
        if policy.status & BLOCKED:
            return ()
        if policy.status & WRONG:
            useful = policy.sums(sim, policy.rest, NOTHING) > 1
            return (because(Why.WAIT_WRONG_WAY),) if useful else ()
        if any(card < FIRST_HAZARD and policy.playable >> card & 1 for card in policy.hand):
            return (because(Why.WAIT_FOR_EXACT, left=policy.rest),)
        return ()

    def _attack(self) -> tuple[Reason, ...]:
        sim, policy = self.sim, self.policy
        side = (self.move - PLAY) >> 5
        reasons = [because(Why.ATTACK, card=_name(self.card), target=side)]
        rivals = [other for other in range(policy.rules.sides) if other != policy.side]
        if policy.threat(sim, side):
            reasons.append(because(Why.TARGET_MAY_FINISH, target=side))
        elif len(rivals) > 1 and sim.miles[side] == max(sim.miles[rival] for rival in rivals):
            reasons.append(because(Why.TARGET_LEADS, target=side, miles=sim.miles[side]))
        safety = ANSWER[self.card]
        if not policy.unseen(sim, safety):
            reasons.append(because(Why.NO_ANSWER, card=_name(self.card), safety=_name(safety)))
        return tuple(reasons)

    def _drive(self) -> tuple[Reason, ...]:
        sim, policy = self.sim, self.policy
        rest = policy.rest - MILES[self.card]
        reasons = [because(Why.DRIVE, card=_name(self.card), left=rest)]
        if rest >= 0 and policy.sums(sim, rest, self.card) >> rest // STEP & 1:
            reasons.append(because(Why.REST_IN_HAND, left=rest))
        drivable = [card for card in policy.hand if card < FIRST_HAZARD and policy.playable >> card & 1]
        highest = max(drivable)
        if self.card != highest and policy.rest - MILES[highest] <= policy.weights[NEAR]:
            reasons.append(because(Why.KEEPS_FINISH, card=_name(self.card), over=_name(highest)))
        return tuple(reasons)


def _name(card: int) -> str:
    return CARD_OF[card].name
