"""The work of a sweep on a Ray cluster."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from logging import ERROR
from socket import create_connection
from typing import Any, TypeVar
from urllib.parse import urlsplit

from boomtable.engine import BadSetup
from boomtable.lab.extras import need

AUTO = "auto"  # whatever Ray runs on this machine
KNOCK = 3.0  # seconds for the address to answer
GREET = 20.0  # and for Ray to turn out to be what answers; by itself it waits for minutes
GREETING = "import ray, sys; ray.init(sys.argv[1], logging_level=40, log_to_driver=False)"

T = TypeVar("T")
R = TypeVar("R")


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """A `map` spread over the machines of a cluster, all of which have this version of boomtable."""
    need("ray", extra="cluster")
    _greet(address)
    import ray

    ray.init(address, logging_level=ERROR, log_to_driver=False)
    try:
        _compare(ray)
        yield lambda play, tasks: _each(ray, play, tasks)
    except ray.exceptions.RayTaskError:
        raise  # a bug of ours
    except ray.exceptions.RayError as error:
        raise BadSetup("ray-lost", address=address, why=type(error).__name__) from None
    finally:
        ray.shutdown()


def _greet(address: str) -> None:
    """BadSetup unless Ray answers there, and soon."""
    if address != AUTO:
        _knock(address)
    try:
        greeting = [sys.executable, "-W", "ignore", "-c", GREETING, address]
        greeted = subprocess.run(greeting, check=False, capture_output=True, text=True, timeout=GREET)
    except subprocess.TimeoutExpired:
        raise _unfit(address, f"TimeoutError: {GREET:.0f} s") from None
    if greeted.returncode:
        raise _unfit(address, greeted.stderr)


def _knock(address: str) -> None:
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        if place.scheme not in ("", "ray") or not place.hostname or not place.port:
            raise BadSetup("ray-address", address=address)
    except ValueError:
        raise BadSetup("ray-address", address=address) from None
    try:
        create_connection((place.hostname, place.port), timeout=KNOCK).close()
    except OSError as error:
        raise BadSetup("ray-silent", address=address, why=str(error.strerror or error)) from None


def _unfit(address: str, said: str) -> BadSetup:
    if address == AUTO:
        return BadSetup("ray-none")
    return BadSetup("ray-unfit", address=address, why=(said.strip().splitlines() or ["-"])[-1])


def _compare(ray: Any) -> None:
    """BadSetup if a machine that would play has another version of boomtable, or none."""

    def installed() -> str:  # sent as it stands, to machines that may not know this module
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


def _each(ray: Any, play: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    """What comes of the tasks, in order; what to play is sent to every machine once."""
    sent, do = ray.put(play), ray.remote(_do)
    for result in [do.remote(sent, task) for task in tasks]:
        yield ray.get(result)


def _do(play: Callable[[T], R], task: T) -> R:
    return play(task)
