from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

SOAK = bool(os.environ.get("ORRERY_SOAK"))

settings.register_profile(
    "orrery",
    max_examples=400 if SOAK else 30,
    deadline=None,
    derandomize=not SOAK,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("orrery")
