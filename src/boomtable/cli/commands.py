"""The commands of `boomtable`. What a command needs is imported when it runs, so that help is fast."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from cyclopts import App, CycloptsError, Parameter, Token

from boomtable.cli.extras import needs
from boomtable.words import say

FAULTY = 1  # doctor found something
REFUSED = 2
Shell: TypeAlias = Literal["bash", "fish", "powershell", "zsh"]
DEFAULT = ["serve", "--browser"]  # what `boomtable` alone does

app = App(
    name="boomtable",
    help=say("help"),
    version=lambda: version("boomtable"),
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
)
lab = App(name="lab", help=say("help-lab"))
app.command(lab)


def whole(_: Any, tokens: Sequence[Token]) -> int:
    """A whole number, never rounded: 4.6 players do not become 5."""
    return int(tokens[0].value)


Title: TypeAlias = Annotated[str, Parameter(help=say("help-title"))]
Players: TypeAlias = Annotated[int, Parameter(help=say("help-players"), converter=whole)]
OptionArgs = Annotated[tuple[str, ...], Parameter(help=say("help-option"), negative="", show_default=False)]
LabSeed: TypeAlias = Annotated[int, Parameter(help=say("help-seed-lab"), converter=whole)]
Workers: TypeAlias = Annotated[int, Parameter(help=say("help-workers"), converter=whole)]
Engine: TypeAlias = Annotated[str | None, Parameter(help=say("help-engine"), show_default=False)]
Json: TypeAlias = Annotated[bool, Parameter(help=say("help-json"), negative="", show_default=False)]
Bots: TypeAlias = Annotated[str | None, Parameter(help=say("help-bots"))]
Seat: TypeAlias = Annotated[str, Parameter(help=say("help-seat"))]
Host: TypeAlias = Annotated[str, Parameter(help=say("help-host"))]
Port: TypeAlias = Annotated[int, Parameter(help=say("help-port"), converter=whole)]
Data: TypeAlias = Annotated[Path | None, Parameter(help=say("help-data"), show_default=False)]
DatabaseUrl: TypeAlias = Annotated[str | None, Parameter(help=say("help-database-url"), show_default=False)]


@app.command(help=say("help-play"))
def play(
    game: Title,
    /,
    *,
    players: Players | None = None,
    level: Annotated[str | None, Parameter(help=say("help-level"))] = None,
    seed: Annotated[int | None, Parameter(help=say("help-seed-play"), converter=whole)] = None,
    option: OptionArgs = (),
    save: Annotated[Path | None, Parameter(help=say("help-save"))] = None,
    fast: Annotated[bool, Parameter(help=say("help-fast"), negative="", show_default=False)] = False,
) -> None:
    from secrets import randbelow

    from boomtable.bots import company
    from boomtable.cli.arguments import read_options
    from boomtable.cli.human_player import Screen
    from boomtable.cli.play import GameSeries
    from boomtable.cli.record_files import check_writable
    from boomtable.games.catalog import find

    title = find(game)
    suits = company(title)
    players, level = suits.players if players is None else players, suits.level if level is None else level
    series = GameSeries(title, players, level, read_options(option), Screen(fast=fast))
    if save:
        check_writable(save)
    series.play_all(randbelow(10**6) if seed is None else seed, save)


def _print_json(value: object) -> None:
    """One line for a machine, in ASCII, so that no stranger's text can paint on a terminal."""
    from json import dumps, loads

    import msgspec

    print(dumps(loads(msgspec.json.encode(value)), separators=(",", ":")))


@app.command(help=say("help-games"))
def games(*, json: Json = False) -> None:
    from boomtable.boards.drawing import stdout_console
    from boomtable.cli.summaries import games_table, title_facts
    from boomtable.games.catalog import CATALOG

    if json:
        _print_json([title_facts(game) for game in CATALOG.values()])
    else:
        stdout_console().print(games_table(CATALOG.values()))


@app.command(help=say("help-show"))
def show(
    record: Annotated[Path, Parameter(help=say("help-record"))],
    /,
    *,
    seat: Seat = "public",
    at: Annotated[int | None, Parameter(help=say("help-at"), converter=whole)] = None,
    fork: Annotated[Path | None, Parameter(help=say("help-fork"))] = None,
    json: Json = False,
) -> None:
    from boomtable.boards.drawing import stdout_console
    from boomtable.cli.record_files import Page, check_writable, save_fork

    if fork:
        check_writable(fork)
    page = Page.of(record, seat, at)
    if json:
        _print_json(page.facts())
    else:
        page.show(stdout_console())
    if fork:
        save_fork(page, fork)


@app.command(help=say("help-replay"))
def replay(
    record: Annotated[Path, Parameter(help=say("help-record"))],
    /,
    *,
    seat: Annotated[str, Parameter(help=say("help-replay-seat"))] = "public",
) -> None:
    from boomtable.boards.drawing import stdout_console
    from boomtable.cli.record_files import load_replay
    from boomtable.cli.replay import watch

    watch(load_replay(record), seat, stdout_console())


@app.command(help=say("help-position"))
def position(
    game: Title,
    drawing: Annotated[Path, Parameter(help=say("help-drawing"))],
    /,
    *,
    seat: Seat = "public",
    json: Json = False,
) -> None:
    from boomtable.boards.drawing import stdout_console
    from boomtable.cli.record_files import drawn_position, print_moment, seen, viewer_named

    table = drawn_position(game, drawing)
    viewer = viewer_named(table, seat)
    if json:
        _print_json(seen(game, table, viewer))
    else:
        print_moment(game, table, viewer, stdout_console())


@app.command(help=say("help-verify"))
def verify(
    record: Annotated[Path, Parameter(help=say("help-record-fair"))],
    /,
    *,
    origin: Annotated[Path | None, Parameter(help=say("help-origin"))] = None,
    json: Json = False,
) -> None:
    from boomtable.boards.drawing import stdout_console
    from boomtable.cli.verified import verified

    found = verified(record, origin)
    if json:
        _print_json(found.facts())
    else:
        found.show(stdout_console())


@app.command(help=say("help-export"))
def export(
    *files: Annotated[Path, Parameter(help=say("help-dataset"))],
    data: Data = None,
    database_url: DatabaseUrl = None,
    json: Json = False,
    lens: Annotated[bool, Parameter(help=say("help-export-lens"), negative="")] = False,
) -> None:
    from boomtable.boards.drawing import stdout_console

    with needs("server"):
        from boomtable.cli.export import export_to, facts, tell
    found = export_to(files, data, database_url, lens=lens, console=None if json else stdout_console())
    if json:
        _print_json(facts(found, files))
    else:
        tell(found, files, stdout_console())


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
        from boomtable.lab.balance import executor, run
    title, console = find(game), stdout_console()
    args = SweepArgs(players, bots, option, vary, games, within, seed, to or Path(f"balance-{game}"), engine)
    sweep = args.plan(title)
    require("duckdb", "resvg_py", extra="balance")
    first, most = sweep.setups[0], games * len(sweep.setups)
    lineups = [level for setup in sweep.setups for level in setup.bots]
    tell_if_slow(title, first.players, lineups, most, first.options, workers or 1, engine)
    with executor(workers, ray) as each, args.resumable(), progress_of(console, shown=not json) as tell:
        found = run(title, sweep, args.folder, each, tell)
    from boomtable.lab.balance.report import write

    page = write(found, args.folder, args.command(title, sweep.engine))
    if json:
        console.out(title.encode(found).decode(), highlight=False)
    else:
        console.print(balance_summary(found, page))


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
    _print_json(analyse(replay, seats, claims=not no_claims))


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


@app.command(help=say("help-serve"))
def serve(
    *,
    host: Host = "0.0.0.0",
    port: Port = 8470,
    data: Data = None,
    database_url: DatabaseUrl = None,
    public_url: Annotated[str | None, Parameter(help=say("help-public-url"), show_default=False)] = None,
    trusted_proxy: Annotated[
        tuple[str, ...], Parameter(help=say("help-trusted-proxy"), negative="", show_default=False)
    ] = (),
    metrics: Annotated[str | None, Parameter(help=say("help-metrics"), show_default=False)] = None,
    keep: Annotated[int, Parameter(help=say("help-keep"), converter=whole)] = 90,
    standby: Annotated[bool, Parameter(help=say("help-standby"), negative="", show_default=False)] = False,
    browser: Annotated[bool, Parameter(help=say("help-browser"), negative="", show_default=False)] = False,
) -> None:
    with needs("server"):
        from boomtable.cli.serve import open_server
    open_server(
        host=host,
        port=port,
        data=data,
        database_url=database_url,
        public_url=public_url,
        trusted_proxies=trusted_proxy,
        metrics=metrics,
        keep=keep,
        standby=standby,
        browser=browser,
    )


@app.command(help=say("help-doctor"))
def doctor(
    *,
    host: Host = "0.0.0.0",
    port: Port = 8470,
    data: Data = None,
    database_url: DatabaseUrl = None,
    json: Json = False,
) -> int:
    from boomtable.boards.drawing import stdout_console
    from boomtable.cli.doctor import Place, examine, report

    findings = [*examine(Place(host, port, data, database_url))]
    if json:
        _print_json(findings)
    else:
        report(findings, stdout_console())
    return FAULTY if any(found.state == "bad" for found in findings) else 0


@app.command(help=say("help-completion"))
def completion(shell: Annotated[Shell, Parameter(help=say("help-shell"))], /) -> None:
    print(app.generate_completion(shell=shell))


@app.command(help=say("help-lost-seat"))
def seat(
    code: Annotated[str, Parameter(help=say("help-code"))],
    name: Annotated[str, Parameter(help=say("help-whose"))],
    /,
    *,
    data: Data = None,
    database_url: DatabaseUrl = None,
) -> None:
    with needs("server"):
        from boomtable.cli.serve import lost_seat
    lost_seat(code, name, data, database_url)


@app.command(name="load", help=say("help-load"))
def load_(
    *,
    url: Annotated[str | None, Parameter(help=say("help-url"), show_default=False)] = None,
    game: Annotated[str, Parameter(help=say("help-crowd"))] = "time-bomb",
    tables: Annotated[int, Parameter(help=say("help-tables"), converter=whole)] = 600,
    rate: Annotated[float, Parameter(help=say("help-rate"))] = 0.5,
    seconds: Annotated[float, Parameter(help=say("help-seconds"))] = 30.0,
    metrics: Annotated[str | None, Parameter(help=say("help-metrics-url"), show_default=False)] = None,
    json: Json = False,
) -> None:
    import asyncio

    import msgspec

    from boomtable.boards.drawing import stdout_console
    from boomtable.cli.summaries import load_summary, progress

    with needs("server"):
        from boomtable.server.loadtest.load import load
    console = stdout_console()
    with progress(tables + round(seconds), console, shown=not json) as done:
        report = asyncio.run(load(url, tables, rate, seconds, metrics, done, game))
    console.out(msgspec.json.encode(report).decode() if json else load_summary(report), highlight=False)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; a mistake becomes one line that says what is wrong."""
    from boomtable.boards.mistakes import in_words
    from boomtable.cli.arguments import usage_error
    from boomtable.engine import Mistake

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        line = sys.argv[1:] if arguments is None else arguments
        done = app(line or DEFAULT, exit_on_error=False, print_error=False, result_action="return_value", verbose=False)
    except (CycloptsError, Mistake) as error:
        mistake = error if isinstance(error, Mistake) else usage_error(error)
        print(in_words(mistake), file=sys.stderr)
        return REFUSED
    return done if isinstance(done, int) else 0
