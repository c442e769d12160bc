"""Hypothesis profiles: modest by default, thorough with ``THOUSAND_DEEP=1`` in the environment."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("modest", max_examples=100, deadline=None, suppress_health_check=_SLOW_IS_FINE)
settings.register_profile("deep", max_examples=5000, deadline=None, suppress_health_check=_SLOW_IS_FINE)
settings.load_profile("deep" if os.environ.get("THOUSAND_DEEP") == "1" else "modest")
