"""Who is raced, and how each plays a random game: by the loop that its own documentation shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any, TypeAlias

from msgspec import Struct

from boomtable.engine import Luck, Seeded
from boomtable.games.catalog import CATALOG
from boomtable.lab.field.rollouts import sailing, spiel_rollouts, twin_playouts

Play: TypeAlias = Callable[[], int]  # another game: how many answers players gave in it; in compiled ones, moves

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
COMPILED = ("hearts", "spades", "liars_dice", "hanabi")
WRITTEN = ("python_tic_tac_toe", "python_liars_poker", "python_block_dominoes")
ROLLED = ("hearts", "spades", "skat", "oh_hell", "liars_dice")
CARDS = ("uno", "gin-rummy")
RULES, PETTINGZOO, OPENSPIEL = "our rules", "our PettingZoo door", "our OpenSpiel door"
FAST, FLEETS = "our fast PettingZoo door", "our fleets"
TWINS, ROLLOUTS = "our twins", "OpenSpiel, rollouts in C++"
TIMED = "two-rooms"  # whose bare rules wait for a clock
SWIFT = ("time-bomb", "time-bomb-evolution", "trick-snipers")


class Contestant(Struct, frozen=True):
    """One game in one library."""

    group: str
    name: str
    play: Play


class Absent(Struct, frozen=True):
    """One that could not be had here, and why."""

    group: str
    name: str
    why: str


def contestants() -> Iterator[Contestant | Absent]:
    for title, players in PLAYERS.items():
        if title != TIMED:
            yield _entered(RULES, title, partial(partial, _play_rules, title, players, Seeded(title)))
        yield _entered(PETTINGZOO, title, partial(_our_aec, title, players))
        if title in SWIFT:
            yield _entered(FAST, title, partial(_our_aec, title, players, fast=True))
            yield _entered(FLEETS, title, partial(sailing, title, players))
        yield _entered(OPENSPIEL, title, partial(_spiel, f"boomtable_{title.replace('-', '_')}(players={players})"))
    yield _entered("OpenSpiel, Python", "plain_trick_snipers", partial(_spiel, "plain_trick_snipers"))
    for name in WRITTEN:
        yield _entered("OpenSpiel, Python", name, partial(_spiel, name))
    for name in COMPILED:
        yield _entered("OpenSpiel, C++", name, partial(_spiel, name))
    for name in CLASSIC:
        yield _entered("PettingZoo classic", name, partial(_classic, name))
    for name in CARDS:
        yield _entered("RLCard", name, partial(_rlcard, name))
    for title, players in PLAYERS.items():
        if title != TIMED:
            yield _entered(TWINS, title, partial(twin_playouts, title, players))
    for name in ROLLED:
        yield _entered(ROLLOUTS, name, partial(spiel_rollouts, name))


def _entered(group: str, name: str, prepare: Callable[[], Play]) -> Contestant | Absent:
    """One who has played a game before the race, or the reason why not."""
    try:
        play = prepare()
        play()
    except Exception as error:  # whatever goes wrong over there, the others race
        return Absent(group, name, f"{type(error).__name__}: {error}".splitlines()[0])
    return Contestant(group, name, play)


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

    import boomtable.lab.field.plain
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
