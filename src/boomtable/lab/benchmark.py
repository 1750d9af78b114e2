"""How fast the rules are on this machine: `python -m boomtable.lab.benchmark [--json]`."""

from __future__ import annotations

import platform
import sys
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count, islice, starmap
from subprocess import CalledProcessError, check_output
from time import perf_counter, process_time
from timeit import repeat
from typing import TYPE_CHECKING, Any

import msgspec
from cyclopts import run
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from boomtable.bots import levels_of, make_bot, play_game
from boomtable.bots.time_bomb.beliefs import forget
from boomtable.bots.time_bomb_evolution.beliefs import forget as forget_colours
from boomtable.engine import Game, Seeded
from boomtable.games import bomb_squad_academy, time_bomb_evolution, trick_snipers, two_rooms
from boomtable.games.time_bomb import GAME, TimeBomb

if TYPE_CHECKING:
    from boomtable.lab.twins import Twin

EVOLUTION, ACADEMY, SNIPERS = time_bomb_evolution.GAME, bomb_squad_academy.GAME, trick_snipers.GAME
ROOMS = two_rooms.GAME
EVOLVED = {"evolution": True}
ROUNDS = 7  # the best one counts; the others were disturbed
GAMES = 200  # in a round
TABLES = 100  # in mid-game
BOT_GAMES = 10  # all of whose answers are timed
ACADEMY_ANSWERS = 120  # by slow bots
EVENINGS = 3
TWIN_GAMES = 200_000
FAST = {
    "time-bomb": 10_000_000,
    "time-bomb-evolution": 5_000_000,
    "bomb-squad-academy": 3_000_000,
    "trick-snipers": 25_000_000,
}  # what the twins should reach
IMPORT = "from time import process_time as now; began = now(); import {}; print(now() - began)"
DOORS = {  # and what importing them should take at most, in milliseconds of a core
    "boomtable": 20,
    "boomtable.games.catalog": 150,
    "boomtable.cli.commands": 800,
    "boomtable.lab": 300,
    "boomtable.text": 800,
    "boomtable.lab.gymnasium": None,
    "boomtable.lab.pettingzoo": None,
    "boomtable.lab.openspiel": None,
    "boomtable.cli.serve": None,
}


class Row(Struct, frozen=True):
    """One figure: a rate should reach its target, a time should stay below it."""

    name: str
    value: float
    unit: str
    target: int | None = None


class Figures(Struct, frozen=True):
    python: str
    machine: str
    rows: tuple[Row, ...]


def main(*, json: bool = False) -> None:
    figures = Figures(platform.python_version(), platform.platform(), tuple(measure()))
    if json:
        print(msgspec.json.encode(figures).decode())
    else:
        Console().print(as_table(figures))


def measure() -> Iterator[Row]:
    for players in (4, 5, 6):
        yield Row(f"{GAME.id}-{players}", moves_per_s(GAME, players), "moves/s", 120_000)
    for players in EVOLUTION.seats:
        yield Row(f"{EVOLUTION.id}-{players}", moves_per_s(EVOLUTION, players), "moves/s", 90_000)
        yield Row(f"{EVOLUTION.id}-{players}-evolved", moves_per_s(EVOLUTION, players, EVOLVED), "moves/s", 90_000)
    for players in ACADEMY.seats:
        yield Row(f"{ACADEMY.id}-{players}", moves_per_s(ACADEMY, players), "moves/s", 60_000)
    for players in SNIPERS.seats:
        yield Row(f"{SNIPERS.id}-{players}", moves_per_s(SNIPERS, players), "moves/s", 120_000)
    luck, tables = Seeded("imagine"), list(islice(mid_games(), TABLES))
    chairs = [(table, seat) for table in tables for seat in range(table.players)]
    yield Row("view", 1e6 * seconds(TimeBomb.view, chairs), "µs")
    views = [(table.view(seat), luck) for table, seat in chairs]
    yield Row("imagine", 1e6 * seconds(GAME.imagine, views), "µs", 60)
    yield Row("encode+decode", 1e6 * seconds(copy, [(table,) for table in tables]), "µs", 10)
    answers = sorted(answer_seconds(GAME, 6, "hard"))
    yield Row("hard-6", 1e3 * sum(answers) / len(answers), "ms", 5)
    yield Row("hard-6-worst", 1e3 * answers[-1], "ms", 50)
    answers = sorted(answer_seconds(EVOLUTION, 6, "hard", EVOLVED))
    yield Row(f"{EVOLUTION.id}-hard-6", 1e3 * sum(answers) / len(answers), "ms", 10)
    yield Row(f"{EVOLUTION.id}-hard-6-worst", 1e3 * answers[-1], "ms", 80)
    answers = sorted(islice(answer_seconds(ACADEMY, 4, "hard"), ACADEMY_ANSWERS))
    yield Row(f"{ACADEMY.id}-hard-4", 1e3 * sum(answers) / len(answers), "ms")
    yield Row(f"{ACADEMY.id}-hard-4-worst", 1e3 * answers[-1], "ms", 500)
    yield from evenings()
    yield from twins()
    yield from doors()


def evenings() -> Iterator[Row]:
    """Whole games of Two Rooms among bots, and the time to imagine one in progress."""
    for players, options, target in ((10, {}, 150), (30, {"five_rounds": True}, 2000)):
        played = [(players, options, number) for number in range(EVENINGS)]
        took = seconds(evening, played)
        yield Row(f"{ROOMS.id}-{players}-evening", 1e3 * took, "ms", target)
        yield Row(f"{ROOMS.id}-{players}", sum(starmap(evening, played)) / len(played) / took, "acts/s")
    midst = islice(play_game(ROOMS, 30, (make_bot(ROOMS, "random"),) * 30, (0,)), 1000, 1000 + TABLES)
    views = [(table.state.view(seat), Seeded(seat)) for seat, table in enumerate(midst) if seat < 30]
    yield Row(f"{ROOMS.id}-30-imagine", 1e6 * seconds(ROOMS.imagine, views), "µs", 2000)


def twins() -> Iterator[Row]:
    """Random games of the compiled twins, on one core and on two; no rows if they are not installed."""
    try:
        from boomtable.lab.twins import TWINS, twin
    except ImportError as missing:
        print(missing, file=sys.stderr)
        return
    for title, target in FAST.items():
        for players in TWINS[title].game.seats:
            yield Row(f"{title}-{players}-twin", playouts_per_s(twin(title, players), 1), "moves/s", target)
        two = playouts_per_s(twin(title, players), 2)
        yield Row(f"{title}-{players}-twin-two-threads", two, "moves/s")


def playouts_per_s(compiled: Twin, threads: int) -> float:
    """Moves a second of one core's time; with several threads, of wall-clock time."""
    timer = process_time if threads == 1 else perf_counter
    moves = compiled.playouts(TWIN_GAMES).moves  # which compiles it
    return moves / min(
        repeat(lambda: compiled.playouts(TWIN_GAMES, threads=threads), timer=timer, number=1, repeat=ROUNDS)
    )


def evening(players: int, options: Mapping[str, Any], number: int) -> int:
    """Play a game of Two Rooms and return its number of moves."""
    bot = make_bot(ROOMS, levels_of(ROOMS)[-1])
    return deque(play_game(ROOMS, players, (bot,) * players, (number,), options), maxlen=1).pop().at


def seconds(act: Callable[..., object], calls: Sequence[tuple[Any, ...]]) -> float:
    """The time of one call in the best round."""
    rounds = repeat(lambda: deque(starmap(act, calls), maxlen=0), timer=process_time, number=1, repeat=ROUNDS)
    return min(rounds) / len(calls)


def moves_per_s(game: Game[Any, Any], players: int, options: Mapping[str, Any] | None = None) -> float:
    games = [(game, players, options, number) for number in range(GAMES)]
    return sum(starmap(playout, games)) / len(games) / seconds(playout, games)


def playout(game: Game[Any, Any], players: int, options: Mapping[str, Any] | None, number: int) -> int:
    """Play a random game and return its number of moves."""
    state, luck, moves = game.table(players, options).state, Seeded(players, number), 0
    while turn := state.turn:
        seat = turn[0]
        state = state.play(seat, state.choices(seat).sample(luck))
        moves += 1
    return moves


def mid_games() -> Iterator[TimeBomb]:
    """States of five players after eight cuts, with a player to move."""
    for number in count():
        state, luck = GAME.table(5).state, Seeded(number)
        while (turn := state.turn) and len(state.cuts) < 8:
            state = state.play(turn[0], state.choices(turn[0]).sample(luck))
        if turn:
            yield state


def answer_seconds(
    game: Game[Any, Any], players: int, level: str, options: Mapping[str, Any] | None = None
) -> Iterator[float]:
    """How long a bot takes for each answer of some games, with its caches cleared before each."""
    for number in range(BOT_GAMES):
        bot = make_bot(game, level)
        for table in play_game(game, players, (bot,) * players, (number,), options):
            for seat in set(table.state.turn) & set(range(players)):
                asked = table.state.view(seat), table.heard(seat), table.state.choices(seat)
                forget_all()
                began = process_time()
                bot.answer(*asked, Seeded(number))
                yield process_time() - began


def forget_all() -> None:
    forget()
    forget_colours()


def copy(table: TimeBomb) -> TimeBomb:
    return GAME.decode(GAME.encode(table))


def doors() -> Iterator[Row]:
    """The time of a core to import each; no row where its extra is not installed."""
    for door, target in DOORS.items():
        with suppress(CalledProcessError):
            took = [float(check_output([sys.executable, "-c", IMPORT.format(door)])) for _ in range(ROUNDS)]
            yield Row(f"import {door}", 1e3 * min(took), "ms", target)


def as_table(figures: Figures) -> Table:
    table = Table("name", title=f"Python {figures.python}", caption=figures.machine)
    for column in ("value", "unit", "target"):
        table.add_column(column, justify="left" if column == "unit" else "right")
    for row in figures.rows:
        sign = "≥" if row.unit.endswith("/s") else "<"
        table.add_row(row.name, rounded(row.value), row.unit, f"{sign} {row.target:,}" if row.target else "")
    return table


def rounded(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"


if __name__ == "__main__":
    run(main)
