"""Every title as a PettingZoo environment.

from boomtable.lab.pettingzoo import env

table = env("trick-snipers", players=4)
table.reset(seed=1)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    over = termination or truncation
    table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any

from boomtable.lab.doors.extra import MissingExtra
from boomtable.lab.encodings import ENCODINGS, encode, versioned

try:
    from pettingzoo import register

    from boomtable.lab.doors.aec import TableEnv
    from boomtable.lab.doors.parallel import ParallelTableEnv
except ModuleNotFoundError as error:
    raise MissingExtra(error) from None

__all__ = ["ParallelTableEnv", "TableEnv", "env", "parallel_env"]


def env(
    title: str, players: int, *, talk: bool = False, fast: bool = False, render_mode: str | None = None, **options: Any
) -> TableEnv:
    """A table where one seat acts after another: `env("time-bomb-v1", players=5, claims="in_turn")`.

    A fast one plays on the title's compiled twin, with deals of its own.
    """
    encoding = encode(title, players, options, talk=talk)
    if not fast:
        return TableEnv(encoding, render_mode)
    from boomtable.lab.doors.fast import FastTableEnv  # it needs another extra

    return FastTableEnv(encoding, render_mode)


def parallel_env(
    title: str, players: int, *, talk: bool = False, render_mode: str | None = None, **options: Any
) -> ParallelTableEnv:
    """A table where all act at once: sealed answers are given together, and who is not asked waits."""
    return ParallelTableEnv(encode(title, players, options, talk=talk), render_mode)


for _title in ENCODINGS:
    register("aec", f"boomtable/{versioned(_title)}", env, kwargs={"title": _title})
    register("parallel", f"boomtable/{versioned(_title)}", parallel_env, kwargs={"title": _title})
