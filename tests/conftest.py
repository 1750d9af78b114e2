"""Profiles, test order, coverage, and cleanup after Ctrl-C.

`HYPOTHESIS_PROFILE` says which run this is: quick, test (unless told otherwise), deep or soak.
"""

import gc
import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from itertools import groupby, islice
from pathlib import Path
from pkgutil import walk_packages

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings

from tests.processes import adopt_orphans, end_descendants

TESTS = Path(__file__).parent
RULES = ("tests/engine/", "tests/games/", "tests/bots/test_by_side.py")
AGAIN = (  # the same rules over and over
    *("test_conformance_bites.py", "test_counts.py", "test_evenings.py", "test_exact.py"),
    *("test_figures.py", "test_laws.py", "test_leaks.py", "test_lockstep.py", "test_unnoticed.py"),
)

for name, examples in {"quick": 5, "test": 12, "deep": 50, "soak": 2000}.items():
    settings.register_profile(
        name,
        max_examples=examples,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "test")
settings.load_profile(PROFILE)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        adopt_orphans()


def pytest_keyboard_interrupt() -> None:
    """On Ctrl-C, end workers, browsers and servers at once; nobody waits for a worker's report."""
    end_descendants()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Processes of this test receive Ctrl-C, even if the run was started in the background and ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Hypothesis tests run again with more examples in deep and soak runs; slow tests come first."""
    for item in items:
        if PROFILE in ("deep", "soak") and is_hypothesis_test(getattr(item, "obj", None)):
            item.add_marker(getattr(pytest.mark, PROFILE))
        elif item.path.name.startswith("deep_"):
            item.add_marker(pytest.mark.deep)
    if workers := getattr(config, "workerinput", {}).get("workercount"):
        items[:] = dealt(items, workers)


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Deal the tests out to the workers: files of slow tests first, browser tests before all others."""
    files = {path: [*inside] for path, inside in groupby(items, lambda item: item.path)}
    slow = [path for path, inside in files.items() if any(item.get_closest_marker("slow") for item in inside)]
    slow.sort(key=lambda path: path.parent.name != "web")
    quick = [item for path, inside in files.items() if path not in slow for item in inside]
    size = -(-len(items) // workers)
    shares = [[item for path in slow[worker::workers] for item in files[path]] for worker in range(workers)]
    rest = iter(quick)
    return [item for share in shares for item in (*share, *islice(rest, max(0, size - len(share))))] + [*rest]


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Measure what the rules do when they are imported, and not how long a thousand other modules are."""
    gc.disable()  # next to nothing that is imported goes away again
    if sys.gettrace():
        for package in map(import_module, ("boomtable.engine", "boomtable.games")):
            for module in walk_packages(package.__path__, f"{package.__name__}."):
                import_module(module.name)
    with uncounted():
        import_a_share(session.config)
        return (yield)


def import_a_share(config: pytest.Config) -> None:
    """Where all tests are run, each worker begins with other modules: each is then compiled once, not by everyone."""
    worker = getattr(config, "workerinput", None)
    if worker and "tests" in config.args:
        modules = sorted(path for pattern in config.getini("python_files") for path in TESTS.rglob(pattern))
        for path in modules[int(worker["workerid"].removeprefix("gw")) :: worker["workercount"]]:
            import_module(".".join(path.relative_to(TESTS.parent).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """The collector need not look at thousands of tests again and again."""
    gc.enable()
    gc.collect()
    gc.freeze()


def pytest_unconfigure() -> None:
    gc.unfreeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measure coverage only in the tests of single rules: it makes tests more than twice as slow."""
    with nullcontext() if counted(item) else uncounted():
        return (yield)


@contextmanager
def uncounted() -> Iterator[None]:
    tracer = sys.gettrace()
    sys.settrace(None)  # the marker no_cover does not stop it in a worker of xdist
    try:
        yield
    finally:
        sys.settrace(tracer)


def counted(item: pytest.Item) -> bool:
    return item.nodeid.startswith(RULES) and item.path.name not in AGAIN
