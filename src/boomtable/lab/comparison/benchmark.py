"""Compares the speed of our games with that of other libraries on this machine.

`python -m boomtable.lab.comparison.benchmark [--json] [--seconds 0.15] [--rounds 7]`

All play random games by turns, in one process; the best round of each counts, by the time of a core and by the clock
(one library uses several cores). Each library is played by the loop that its own documentation shows.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from time import perf_counter, process_time
from typing import Any, TypeAlias

import msgspec
from cyclopts import run
from msgspec import Struct

from boomtable.engine import Luck, Seeded
from boomtable.games.catalog import CATALOG

Play: TypeAlias = Callable[[], int]  # plays a game and returns how many answers players gave; in compiled games, moves

PLAYERS = {"time-bomb": 5, "time-bomb-evolution": 5, "bomb-squad-academy": 4, "trick-snipers": 4, "two-rooms": 10}
CLASSIC = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "hanabi_v5",
    "chess_v6",
)
IN_CPP = ("hearts", "spades", "liars_dice", "hanabi")
IN_PYTHON = ("python_tic_tac_toe", "python_liars_poker", "python_block_dominoes")
ROLLED_OUT = ("hearts", "spades", "skat", "oh_hell", "liars_dice")
RLCARD = ("uno", "gin-rummy")
BATCHED = ("kuhn_poker", "tic_tac_toe", "connect_four", "leduc_holdem", "sparrow_mahjong")
RULES, PETTINGZOO, OPENSPIEL = "our rules", "our PettingZoo env", "our OpenSpiel game"
FAST, FAST_TABLES, BATCHES = "our fast PettingZoo env", "our fast tables", "our batches"
TWINS, ROLLOUTS = "our twins", "OpenSpiel, rollouts in C++"
PGX = "pgx, batches"
TIMED = "two-rooms"  # whose bare rules wait for a clock
COMPILED_TITLES = ("time-bomb", "time-bomb-evolution", "bomb-squad-academy", "trick-snipers")

TWIN_GAMES = 20_000  # of a twin, at a time
ROLLOUT_COUNT = 1_000  # of OpenSpiel's
WALKS = 300  # to estimate how long a rollout is
TABLES, STEPS = 1_024, 10  # of a batch, at a time


PACKAGES = ("boomtable", "open-spiel", "pettingzoo", "pgx", "jax", "rlcard", "numpy", "numba")
OURS = (RULES, PETTINGZOO, FAST, FAST_TABLES, OPENSPIEL, BATCHES, TWINS)
AGAINST = (  # which of ours a group is compared with
    ("OpenSpiel, Python", OPENSPIEL),
    ("OpenSpiel, C++", RULES),
    ("OpenSpiel, C++", FAST_TABLES),
    ("OpenSpiel, C++", BATCHES),
    ("PettingZoo classic", PETTINGZOO),
    ("PettingZoo classic", FAST),
    ("RLCard", PETTINGZOO),  # both make observations
    ("RLCard", FAST),
    (PGX, BATCHES),
    (ROLLOUTS, TWINS),  # moves, including those of chance
)


class Entrant(Struct, frozen=True):
    """One game in one library."""

    group: str
    name: str
    play: Play


class Absent(Struct, frozen=True):
    """A game that is not available here, and why."""

    group: str
    name: str
    why: str


class Result(Struct, frozen=True):
    group: str
    name: str
    per_second: float  # of a core's time: answers given by players; in compiled games, moves
    by_the_clock: float


class Comparison(Struct, frozen=True):
    date: str
    machine: str
    versions: dict[str, str]
    results: tuple[Result, ...]
    absent: tuple[Absent, ...]

    def of(self, group: str, *, clock: bool = False) -> dict[str, float]:
        """The rates of a group by name, of a core's time or by the clock."""
        own = [result for result in self.results if result.group == group]
        return {result.name: result.by_the_clock if clock else result.per_second for result in own}


def main(*, json: bool = False, seconds: float = 0.15, rounds: int = 7) -> None:
    outcome = compare(entrants(), seconds, rounds)
    if json:
        print(msgspec.json.encode(outcome).decode())
        return
    print(", ".join([outcome.date, outcome.machine, *map(" ".join, outcome.versions.items())]))
    print("\n".join(_ours(outcome)))
    for group, adapter in AGAINST:
        for clock in (False, True):
            print("\n".join(_ratios(outcome, group, adapter, clock=clock)))
    for absent in outcome.absent:
        print(f"\n{absent.group}, {absent.name}: left out, {absent.why}")


def compare(every: Iterable[Entrant | Absent], seconds: float, rounds: int) -> Comparison:
    """Measure all games by turns in several rounds; each measurement takes at least `seconds`."""
    entered = [*every]
    best = {one: (0.0, 0.0) for one in entered if isinstance(one, Entrant)}
    for _ in range(rounds):
        for one, rates in best.items():
            rate, by_the_clock = map(max, rates, _rates(one.play, seconds))
            best[one] = rate, by_the_clock
    return Comparison(
        f"{datetime.now(UTC):%Y-%m-%d}",
        f"Python {platform.python_version()}, {platform.platform()}",
        {package: _version(package) for package in PACKAGES},
        tuple(Result(one.group, one.name, *rates) for one, rates in best.items()),
        tuple(one for one in entered if isinstance(one, Absent)),
    )


def entrants() -> Iterator[Entrant | Absent]:
    for title, players in PLAYERS.items():
        if title != TIMED:
            yield _prepared(RULES, title, partial(partial, _play_rules, title, players, Seeded(title)))
        yield _prepared(PETTINGZOO, title, partial(_our_aec, title, players))
        if title in COMPILED_TITLES:
            yield _prepared(FAST, title, partial(_our_aec, title, players, fast=True))
            yield _prepared(FAST_TABLES, title, partial(_our_table, title, players))
            yield _prepared(BATCHES, title, partial(batch_steps, title, players))
        yield _prepared(OPENSPIEL, title, partial(_spiel, f"boomtable_{title.replace('-', '_')}(players={players})"))
    for name in IN_PYTHON:
        yield _prepared("OpenSpiel, Python", name, partial(_spiel, name))
    for name in IN_CPP:
        yield _prepared("OpenSpiel, C++", name, partial(_spiel, name))
    for name in CLASSIC:
        yield _prepared("PettingZoo classic", name, partial(_classic, name))
    for name in RLCARD:
        yield _prepared("RLCard", name, partial(_rlcard, name))
    for title, players in PLAYERS.items():
        if title != TIMED:
            yield _prepared(TWINS, title, partial(twin_playouts, title, players))
    for name in BATCHED:
        yield _prepared(PGX, name, partial(pgx_steps, name))
    for name in ROLLED_OUT:
        yield _prepared(ROLLOUTS, name, partial(spiel_rollouts, name))


def _prepared(group: str, name: str, prepare: Callable[[], Play]) -> Entrant | Absent:
    """An entrant after one game to warm up, or the reason why it cannot play."""
    try:
        play = prepare()
        play()
    except Exception as error:  # a library that fails must not stop the others
        return Absent(group, name, f"{type(error).__name__}: {error}".splitlines()[0])
    return Entrant(group, name, play)


def _play_rules(title: str, players: int, luck: Luck) -> int:
    state, answers = CATALOG[title].table(players).state, 0
    while turn := state.turn:
        seat = turn[0]
        state = state.play(seat, state.choices(seat).sample(luck))
        answers += seat >= 0
    return answers


def _our_aec(title: str, players: int, fast: bool = False) -> Play:
    from boomtable.lab.pettingzoo import env

    return partial(_play_aec, env(title, players, fast=fast), Seeded(title))


def _our_table(title: str, players: int) -> Play:
    from boomtable.lab.fast_table import fast_table

    return partial(_play_table, fast_table(title, players), Seeded(title))


def _play_table(table: Any, luck: Luck) -> int:
    table.reset()
    while legal := table.legal:
        table.step(legal[luck.pick(len(legal))])
    return len(table.actions)


def _classic(name: str) -> Play:
    return partial(_play_aec, import_module(f"pettingzoo.classic.{name}").env(), Seeded(name))


def _play_aec(env: Any, luck: Luck) -> int:
    env.reset(seed=luck.pick(2**31))
    answers = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[luck.pick(len(legal))]))
        answers += 1
    return answers


def _spiel(name: str) -> Play:
    import open_spiel.python.games  # noqa: F401  (they register themselves)
    import pyspiel

    import boomtable.lab.openspiel  # noqa: F401

    return partial(_play_spiel, pyspiel.load_game(name), Seeded(name))


def _play_spiel(game: Any, luck: Luck) -> int:
    state = game.new_initial_state()
    answers = 0
    while not state.is_terminal():
        answers += state.current_player() >= 0
        legal = state.legal_actions()
        state.apply_action(legal[luck.pick(len(legal))])
    return answers


def _rlcard(name: str) -> Play:
    import rlcard

    return partial(_play_rlcard, rlcard.make(name, config={"seed": 1}), Seeded(name))


def _play_rlcard(env: Any, luck: Luck) -> int:
    state, _ = env.reset()
    answers = 0
    while not env.is_over():
        legal = [*state["legal_actions"]]
        state, _ = env.step(legal[luck.pick(len(legal))])
        answers += 1
    return answers


def twin_playouts(title: str, players: int) -> Callable[[], int]:
    """Play games of the twin on one thread; the result is the number of moves, including those of chance."""
    from boomtable.lab.twins import twin

    compiled = twin(title, players)
    return lambda: compiled.playouts(TWIN_GAMES).moves


def batch_steps(title: str, players: int) -> Callable[[], int]:
    """A batch that never ends: legal actions are drawn at random for all tables at once."""
    import numpy as np

    from boomtable.lab.batch_env import batch_env

    tables, random = batch_env(title, players, TABLES), np.random.default_rng(1)
    turn = tables.reset(seed=1)

    def steps() -> int:
        nonlocal turn
        for _ in range(STEPS):
            turn = tables.step((random.random(turn.masks.shape, np.float32) * turn.masks).argmax(axis=1))
        return STEPS * TABLES

    return steps


def pgx_steps(name: str) -> Callable[[], int]:
    """The same in pgx, whose games are compiled by JAX."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    game = pgx.make(name)
    step, random = auto_reset(game.step, game.init), jax.random

    def act(state: Any, key: Any) -> Any:
        picking, stepping = random.split(key)
        actions = random.categorical(picking, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)), axis=-1)
        return jax.vmap(step)(state, actions, random.split(stepping, TABLES))

    state, acting, key = jax.vmap(game.init)(random.split(random.PRNGKey(1), TABLES)), jax.jit(act), random.PRNGKey(2)

    def steps() -> int:
        nonlocal state, key
        for _ in range(STEPS):
            key, own = random.split(key)
            state = acting(state, own)
        state.observation.block_until_ready()
        return STEPS * TABLES

    return steps


def spiel_rollouts(name: str) -> Callable[[], int]:
    """Rollouts from the first answer on, as in a simulation of its search; the deal is not counted."""
    import pyspiel

    game, luck = pyspiel.load_game(name), Seeded(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(any_of(state, luck))
    moves = round(ROLLOUT_COUNT * sum(length(state.clone(), luck) for _ in range(WALKS)) / WALKS)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUT_COUNT, seed=1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)
    return partial(_searched, search, state, moves)


def _searched(search: Any, state: Any, moves: int) -> int:
    search.mcts_search(state)
    return moves


def length(state: Any, luck: Luck) -> int:
    moves = 0
    while not state.is_terminal():
        state.apply_action(any_of(state, luck))
        moves += 1
    return moves


def any_of(state: Any, luck: Luck) -> int:
    legal = state.legal_actions()
    action: int = legal[luck.pick(len(legal))]
    return action


def _rates(play: Play, seconds: float) -> tuple[float, float]:
    """A second's answers: of a core's time, and by the clock."""
    answers, began, clock = 0, process_time(), perf_counter()
    while (took := process_time() - began) < seconds:
        answers += play()
    return answers / took, answers / (perf_counter() - clock)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def _ours(outcome: Comparison) -> Iterator[str]:
    """Rows of our rates, in answers a second."""
    for clock in (False, True):
        yield from _head(f"answers a second {_measured(clock)}", *OURS)
        for title in outcome.of(PETTINGZOO):
            rates = [outcome.of(group, clock=clock).get(title) for group in OURS]
            yield _row(title, *(f"{rate:,.0f}" if rate else "-" for rate in rates))


def _measured(clock: bool) -> str:
    return "by the clock" if clock else "of a core"


def _ratios(outcome: Comparison, group: str, adapter: str, *, clock: bool) -> Iterator[str]:
    """Rows of our rates divided by those of each game in a group, our slowest last."""
    ours = dict(sorted(outcome.of(adapter, clock=clock).items(), key=lambda rate: -rate[1]))
    unit = "moves a second" if adapter == TWINS else "answers a second"
    yield from _head(group, f"{unit} {_measured(clock)}", *(f"{adapter}, {title}" for title in ours))
    for name, rate in outcome.of(group, clock=clock).items():
        yield _row(name, f"{rate:,.0f}", *(f"{mine / rate:.2f}" for mine in ours.values()))


def _head(*cells: str) -> tuple[str, str, str]:
    return "", _row(*cells), "|---|" + "---:|" * (len(cells) - 1)


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    run(main)
