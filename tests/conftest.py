"""Hypothesis profiles: modest by default, thorough with ``THOUSAND_DEEP=1`` in the environment.

What the tests of a process share: the program's own caches, with more room than one table of players needs.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from thousand.say import fluent

_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("modest", max_examples=100, deadline=None, suppress_health_check=_SLOW_IS_FINE)
settings.register_profile("deep", max_examples=5000, deadline=None, suppress_health_check=_SLOW_IS_FINE)
settings.load_profile("deep" if os.environ.get("THOUSAND_DEEP") == "1" else "modest")

fluent.KEPT = 1 << 15

WORKERS_A_CORE = 2
"""The tests of whole programs mostly wait, for speech to end or a screen reader to have read."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """How many processes ``-n auto`` means."""
    return WORKERS_A_CORE * (os.cpu_count() or 1)
