"""How hard Hypothesis tries: `HYPOTHESIS_PROFILE` is quick, soak, or unset; and where coverage is counted."""

import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

RULES = ("tests/engine/", "tests/games/", "tests/bots/test_by_side.py")
AGAIN = ("test_conformance_bites.py", "test_counts.py", "test_leaks.py")  # the same rules over and over

for name, examples in {"quick": 15, "default": 100, "soak": 2000}.items():
    settings.register_profile(
        name,
        max_examples=examples,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Coverage is counted where rules are tested one by one: counting makes them more than twice as slow."""
    if counted(item):
        return (yield)
    tracer = sys.gettrace()
    sys.settrace(None)  # the marker no_cover does not stop it in a worker of xdist
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


def counted(item: pytest.Item) -> bool:
    again = item.path.name in AGAIN or item.get_closest_marker("slow")
    return item.nodeid.startswith(RULES) and not again
