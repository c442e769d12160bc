"""The numbers of the policy's reasons at 1000 Miles; ``miles_explain`` has the codes that they stand for."""

from __future__ import annotations

from typing import Final

WHY_DRAW: Final = 0
WHY_COUP: Final = 1
WHY_OPENING: Final = 2
WHY_BANK_FINISH: Final = 3
WHY_BANK_SPENT: Final = 4
WHY_BANK_NO_COUP: Final = 5
WHY_BANK_THREAT: Final = 6
WHY_BANK_PARTNER: Final = 7
WHY_BANK_PILE: Final = 8
WHY_SAFETY_REPAIRS: Final = 9
WHY_SAFETY_ROLLS: Final = 10
WHY_SAFETY_ONLY: Final = 11
WHY_ATTACK: Final = 12
WHY_REPAIR: Final = 13
WHY_ROLL: Final = 14
WHY_END_LIMIT: Final = 15
WHY_FINISH: Final = 16
WHY_DRIVE: Final = 17
WHY_PROTECTED: Final = 18
WHY_SPENT: Final = 19
WHY_POWERLESS: Final = 20
WHY_TOO_FAR: Final = 21
WHY_THIRD_200: Final = 22
WHY_SPARE: Final = 23
WHY_LEAST: Final = 24
WHY_EXTEND_IN_HAND: Final = 25
WHY_EXTEND_AHEAD: Final = 26
WHY_DECLINE_WINS: Final = 27
WHY_DECLINE_STOP: Final = 28
WHY_DECLINE_STAKES: Final = 29
WHY_DECLINE_RISK: Final = 30
WHY_BANK_SLIM: Final = 31
