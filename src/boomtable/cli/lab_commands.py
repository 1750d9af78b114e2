"""The commands of `boomtable lab`: experiments, and games for programs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from boomtable.cli.extras import needs
from boomtable.cli.parameters import (
    Bots,
    Engine,
    Json,
    LabSeed,
    OptionArgs,
    Players,
    Title,
    Workers,
    print_json,
    whole,
)
from boomtable.words import say

lab = App(name="lab", help=say("help-lab"))


@lab.command(help=say("help-simulate"))
def simulate(
    game: Title,
    /,
    *,
    players: Players = 5,
    bots: Bots = None,
    games: Annotated[int, Parameter(help=say("help-number"), converter=whole)] = 1000,
    seed: LabSeed = 0,
    option: OptionArgs = (),
    workers: Workers = 1,
    engine: Engine = None,
    save: Annotated[Path | None, Parameter(help=say("help-save-games"))] = None,
    json: Json = False,
) -> None:
    from boomtable.boards.drawing import stdout_console
    from boomtable.bots import default_level
    from boomtable.cli.arguments import read_options
    from boomtable.cli.experiments import tell_if_slow
    from boomtable.cli.summaries import progress, simulation_summary
    from boomtable.games.catalog import find
    from boomtable.lab import Games, Simulation, kept

    title, console, rules = find(game), stdout_console(), read_options(option)
    if save:
        kept.check(save)
    levels, ended = tuple((default_level(title) if bots is None else bots).split(",")), list[Games]()
    simulation = Simulation(title, players, levels, games, seed, rules, workers, engine)
    tell_if_slow(title, players, levels, games, rules, workers, engine)
    try:
        with progress(games, console, shown=not json) as done:
            simulation.run(done, ended if save else None)
    finally:  # stopped early, it prints what is known
        if simulation.counts.games and json:
            console.out(title.encode(simulation.report).decode(), highlight=False)
        elif simulation.counts.games:
            console.print(simulation_summary(simulation.report))
        if save and ended:
            kept.write(simulation, ended, save)


@lab.command(help=say("help-duel"))
def duel(
    game: Title,
    /,
    *,
    players: Players = 5,
    a: Annotated[str, Parameter(help=say("help-a"))],
    b: Annotated[str, Parameter(help=say("help-b"))],
    games: Annotated[int, Parameter(help=say("help-number-even"), converter=whole)] = 1000,
    seed: LabSeed = 0,
    option: OptionArgs = (),
    workers: Workers = 1,
    engine: Engine = None,
    json: Json = False,
) -> None:
    from boomtable.boards.drawing import stdout_console
    from boomtable.cli.arguments import read_options
    from boomtable.cli.experiments import tell_if_slow
    from boomtable.cli.summaries import duel_summary, progress
    from boomtable.games.catalog import find
    from boomtable.lab import Fight

    title, console, rules = find(game), stdout_console(), read_options(option)
    fight = Fight(title, players, a, b, games, seed, rules, workers, engine)
    tell_if_slow(title, players, (a, b), games, rules, workers, engine)
    try:
        with progress(games, console, shown=not json) as done:
            fight.run(done)
    finally:  # stopped early, it prints what is known
        if fight.deals.samples and json:
            console.out(title.encode(fight.duel).decode(), highlight=False)
        elif fight.deals.samples:
            console.print(duel_summary(fight.duel))


@lab.command(help=say("help-exploit"))
def exploit(
    game: Title,
    /,
    *,
    players: Players = 5,
    against: Annotated[str, Parameter(help=say("help-against"))] = "hard",
    games: Annotated[int, Parameter(help=say("help-exploit-games"), converter=whole)] = 1000,
    seed: LabSeed = 0,
    option: OptionArgs = (),
    iterations: Annotated[int | None, Parameter(help=say("help-iterations"), converter=whole)] = None,
    workers: Workers = 1,
    json: Json = False,
) -> None:
    from boomtable.boards.drawing import stdout_console
    from boomtable.cli.arguments import read_options
    from boomtable.cli.summaries import exploit_summary, progress_of
    from boomtable.games.catalog import find
    from boomtable.lab import exploit

    title, console, found = find(game), stdout_console(), None
    rules = read_options(option)
    try:
        with progress_of(console, shown=not json) as tell:
            for report in exploit(title, players, against, games, seed, rules, workers, tell, iterations):
                found = report
    finally:  # stopped early, it prints what it has found
        if found and json:
            console.out(title.encode(found).decode(), highlight=False)
        elif found:
            console.print(exploit_summary(found))


@lab.command(help=say("help-balance"))
def balance(
    game: Title,
    /,
    *,
    players: Annotated[str | None, Parameter(help=say("help-balance-players"))] = None,
    bots: Annotated[tuple[str, ...], Parameter(help=say("help-balance-bots"), negative="", show_default=False)] = (),
    option: OptionArgs = (),
    vary: Annotated[tuple[str, ...], Parameter(help=say("help-balance-vary"), negative="", show_default=False)] = (),
    games: Annotated[int, Parameter(help=say("help-balance-games"), converter=whole)] = 2000,
    within: Annotated[float, Parameter(help=say("help-balance-within"))] = 0.03,
    seed: LabSeed = 0,
    workers: Annotated[int | None, Parameter(help=say("help-workers"), converter=whole)] = None,
    ray: Annotated[str | None, Parameter(help=say("help-balance-ray"))] = None,
    to: Annotated[Path | None, Parameter(help=say("help-balance-to"))] = None,
    engine: Engine = None,
    json: Json = False,
) -> None:
    from boomtable.boards.drawing import stdout_console
    from boomtable.cli.experiments import tell_if_slow
    from boomtable.cli.summaries import balance_summary, progress_of
    from boomtable.games.catalog import find
    from boomtable.lab.extras import require

    with needs("balance"):
        from boomtable.cli.sweep_args import SweepArgs
        from boomtable.lab.balance import Balance, Interrupted, executor, run
    title, console = find(game), stdout_console()
    args = SweepArgs(players, bots, option, vary, games, within, seed, to or Path(f"balance-{game}"), engine)
    sweep = args.plan(title)
    require("duckdb", "resvg_py", extra="balance")
    first, most = sweep.setups[0], games * len(sweep.setups)
    lineups = [level for setup in sweep.setups for level in setup.bots]
    tell_if_slow(title, first.players, lineups, most, first.options, workers or 1, engine)

    def show(known: Balance, page: Path | None) -> None:
        if json:
            console.out(title.encode(known).decode(), highlight=False)
        else:
            console.print(balance_summary(known, page))

    try:
        with executor(workers, ray) as each, args.resumable(), progress_of(console, shown=not json) as tell:
            found = run(title, sweep, args.folder, each, tell)
    except Interrupted as stopped:
        if stopped.known.found:
            show(stopped.known, None)
        raise
    from boomtable.lab.balance.report import write

    show(found, write(found, args.folder, args.command(title, sweep.engine)))


@lab.command(help=say("help-analyse"))
def analyse(
    record: Annotated[Path, Parameter(help=say("help-record"))],
    /,
    *,
    seat: Annotated[int | None, Parameter(help=say("help-analyse-seat"), converter=whole)] = None,
    no_claims: Annotated[bool, Parameter(help=say("help-no-claims"), negative="", show_default=False)] = False,
) -> None:
    from boomtable.cli.record_files import load_replay
    from boomtable.lab.analyse import analyse

    replay = load_replay(record)
    seats = range(replay.record.players) if seat is None else (seat,)
    print_json(analyse(replay, seats, claims=not no_claims))


@lab.command(help=say("help-text"))
def text(
    game: Title,
    /,
    *,
    players: Players = 5,
    seat: Annotated[int, Parameter(help=say("help-text-seat"), converter=whole)] = 0,
    bots: Bots = None,
    seed: LabSeed = 0,
    option: OptionArgs = (),
    retries: Annotated[int, Parameter(help=say("help-retries"), converter=whole)] = 2,
    silent: Annotated[bool, Parameter(help=say("help-silent"), negative="", show_default=False)] = False,
    strict: Annotated[bool, Parameter(help=say("help-strict"), negative="", show_default=False)] = False,
    save: Annotated[Path | None, Parameter(help=say("help-text-save"))] = None,
    json: Annotated[bool, Parameter(help=say("help-json-lines"), negative="", show_default=False)] = False,
) -> None:
    from functools import partial

    from boomtable.bots import default_level
    from boomtable.cli.arguments import read_options
    from boomtable.cli.record_files import check_writable
    from boomtable.cli.record_files import save as save_record
    from boomtable.games.catalog import find
    from boomtable.text import play_with_agents
    from boomtable.text.pipe import Pipe

    title, pipe = find(game), Pipe(sys.stdin, sys.stdout, json=json)
    if save:
        check_writable(save)
    levels = tuple((default_level(title) if bots is None else bots).split(","))
    rules = read_options(option)
    keep = partial(save_record, path=save) if save else None
    played = play_with_agents(
        title, {seat: pipe.ask}, players, levels, seed, rules, retries=retries, silent=silent, strict=strict, keep=keep
    )
    pipe.end(played)
