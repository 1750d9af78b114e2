"""Which form of the trials to use: compiled as soon as that is ready, until then plain, with the same answers."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache

from boomtable.bots.trick_snipers.scene import Scene
from boomtable.bots.trick_snipers.trials import Trials, plainly
from boomtable.bots.trick_snipers.worlds import Worlds


def quickest() -> Trials:
    """What is ready now. The first call sets compiling off, and nobody waits for it."""
    task = loading()
    return task.result() if task.done() and not task.exception() else plainly


@cache
def loading() -> Future[Trials]:
    """The compiled form, as soon as there is one; never, where the extra `fast` is not installed."""
    thread = ThreadPoolExecutor(1)
    task = thread.submit(load)
    thread.shutdown(wait=False)
    return task


def load() -> Trials:
    """Compiled or taken from disk, which a trial of nothing at an empty table will do."""
    from boomtable.bots.trick_snipers.twin import compiled_trials

    empty = Scene(3, 0, 0, 0, 0, (), (), (), (0,), pointless=False)
    compiled_trials(empty, Worlds((), [], [], [], [], [], []))({}, 0, 0)
    return compiled_trials
