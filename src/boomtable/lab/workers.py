"""Plays many games among bots: in this process, in several on this machine, or on a Ray cluster."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib.metadata import version
from logging import ERROR
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, raise_signal, signal
from socket import create_connection
from threading import Thread, current_thread, main_thread
from typing import Any, TypeAlias, TypeVar
from urllib.parse import urlsplit

from boomtable.bots import Bot, play_on
from boomtable.engine import BadSetup, Game, GameOptions, Table
from boomtable.lab.extras import require

CHUNK = 10  # games sent to a worker at a time
AUTO = "auto"  # the Ray that runs on this machine
CONNECT_SECONDS = 3.0  # to reach the address
RAY_SECONDS = 20.0  # for Ray to answer there; left alone it waits for minutes
CONNECT = "import ray, sys; ray.init(sys.argv[1], logging_level=40, log_to_driver=False)"

T = TypeVar("T")
R = TypeVar("R")
AnyOptions: TypeAlias = Mapping[str, Any] | GameOptions | None
Progress: TypeAlias = Callable[[int], None] | None


def play_all(play: Callable[[int], R], games: int, workers: int, progress: Progress) -> Iterator[R]:
    """Yield the results of games 0, 1, 2 and so on, in order; `progress` is called with how many are done."""
    with mapper(workers) as each:
        for done, result in enumerate(each(play, range(games)), start=1):
            if progress:
                progress(done)
            yield result


def play_out(
    game: Game[Any, Any], players: int, bots: tuple[Bot, ...], options: AnyOptions, seed: tuple[int, int]
) -> Table[Any]:
    """Play one game and return its table at the end."""
    table: Table[Any] = game.table(players, options)
    for _, after in play_on(table, bots, seed):
        table = after
    return table


@contextmanager
def mapper(workers: int, chunk: int = CHUNK) -> Iterator[Any]:
    """A `map` in this process, or over several."""
    if workers < 1:
        raise BadSetup("bad-workers", workers=workers)
    if workers == 1:
        yield map
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_start_worker)
    try:
        with _held_back():
            for _ in range(workers):
                pool.submit(os.getpid)
        yield partial(pool.map, chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _held_back() -> Iterator[None]:
    """Ctrl-C waits until all workers have begun, who would otherwise end with tracebacks, and never reaches them."""
    if sys.platform == "win32":
        yield
        return
    from signal import SIG_BLOCK, SIG_SETMASK, pthread_sigmask

    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)


@contextmanager
def wholly() -> Iterator[None]:
    """What is begun in here is done to its end before Ctrl-C is heard."""
    if current_thread() is not main_thread():
        yield  # others never hear it
        return
    heard = list[int]()
    before = signal(SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal(SIGINT, before)
    if heard:
        raise_signal(SIGINT)


def _start_worker() -> None:
    """Leave Ctrl-C to the parent process, and exit with it, even if it is killed."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(1)


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """A `map` spread over the machines of a cluster, all of which have this version of boomtable."""
    require("ray", extra="cluster")
    _check_ray(address)
    import ray

    ray.init(address, logging_level=ERROR, log_to_driver=False)
    try:
        _check_versions(ray)
        yield lambda play, tasks: _map(ray, play, tasks)
    except ray.exceptions.RayTaskError:
        raise  # a bug in boomtable
    except ray.exceptions.RayError as error:
        raise BadSetup("ray-lost", address=address, why=type(error).__name__) from None
    finally:
        ray.shutdown()


def _check_ray(address: str) -> None:
    """Raise BadSetup unless Ray answers at this address within a few seconds."""
    if address != AUTO:
        _check_address(address)
    try:
        command = [sys.executable, "-W", "ignore", "-c", CONNECT, address]
        tried = subprocess.run(command, check=False, capture_output=True, text=True, timeout=RAY_SECONDS)
    except subprocess.TimeoutExpired:
        raise _no_ray(address, f"TimeoutError: {RAY_SECONDS:.0f} s") from None
    if tried.returncode:
        raise _no_ray(address, tried.stderr)


def _check_address(address: str) -> None:
    try:
        url = urlsplit(address if "://" in address else f"//{address}")
        if url.scheme not in ("", "ray") or not url.hostname or not url.port:
            raise BadSetup("ray-address", address=address)
    except ValueError:
        raise BadSetup("ray-address", address=address) from None
    try:
        create_connection((url.hostname, url.port), timeout=CONNECT_SECONDS).close()
    except OSError as error:
        raise BadSetup("ray-silent", address=address, why=str(error.strerror or error)) from None


def _no_ray(address: str, said: str) -> BadSetup:
    if address == AUTO:
        return BadSetup("ray-none")
    return BadSetup("ray-unfit", address=address, why=(said.strip().splitlines() or ["-"])[-1])


def _check_versions(ray: Any) -> None:
    """Raise BadSetup if a machine that would play has another version of boomtable, or none."""

    def installed() -> str:  # pickled by value, for machines that may not have this module
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("boomtable")
        except PackageNotFoundError:
            return "-"

    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy as At

    players = [node for node in ray.nodes() if node["Alive"] and node["Resources"].get("CPU")]
    ask = ray.remote(num_cpus=0)(installed)
    answers = [ask.options(scheduling_strategy=At(node["NodeID"], soft=False)).remote() for node in players]
    for node, found in zip(players, ray.get(answers), strict=True):
        if found != version("boomtable"):
            name, here = node["NodeManagerAddress"], version("boomtable")
            raise BadSetup("ray-other-version", machine=name, found=found, here=here)


def _map(ray: Any, play: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    """Yield the results of the tasks, in order; `play` is sent to every machine once."""
    sent, do = ray.put(play), ray.remote(_call)
    for result in [do.remote(sent, task) for task in tasks]:
        yield ray.get(result)


def _call(play: Callable[[T], R], task: T) -> R:
    return play(task)


@contextmanager
def executor(workers: int | None = None, ray: str | None = None) -> Iterator[Any]:
    """A `map` in this process, over several on this machine, or over a Ray cluster; the results are the same."""
    if ray is None:
        with mapper(1 if workers is None else workers, chunk=1) as each:
            yield each
        return
    if workers is not None:
        raise BadSetup("ray-or-workers")
    with cluster(ray) as each:
        yield each
