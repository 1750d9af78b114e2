"""How hard Hypothesis tries: `HYPOTHESIS_PROFILE` is quick, soak, or unset."""

import os

from hypothesis import HealthCheck, settings

for name, examples in {"quick": 15, "default": 100, "soak": 2000}.items():
    settings.register_profile(
        name,
        max_examples=examples,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
