"""The commands of `boomtable`. What a command needs is imported when it runs, so that help is fast."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from cyclopts import App, CycloptsError, Parameter

from boomtable.cli.extras import needs
from boomtable.cli.lab_commands import lab
from boomtable.cli.parameters import (
    Data,
    DatabaseUrl,
    Host,
    Json,
    OptionArgs,
    Players,
    Port,
    Seat,
    Title,
    print_json,
    whole,
)
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
app.command(lab)


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


@app.command(help=say("help-games"))
def games(*, json: Json = False) -> None:
    from boomtable.boards.drawing import stdout_console
    from boomtable.cli.summaries import games_table, title_facts
    from boomtable.games.catalog import CATALOG

    if json:
        print_json([title_facts(game) for game in CATALOG.values()])
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
        print_json(page.facts())
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
    json: Json = False,
) -> None:
    from boomtable.boards.drawing import stdout_console
    from boomtable.cli.record_files import load_replay
    from boomtable.cli.replay import told, watch

    if json:
        print_json(told(load_replay(record), seat))
    else:
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
        print_json(seen(game, table, viewer))
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
        print_json(found.facts())
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
        print_json(facts(found, files))
    else:
        tell(found, files, stdout_console())


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
    bus: Annotated[str | None, Parameter(help=say("help-bus"), show_default=False)] = None,
    standby: Annotated[bool, Parameter(help=say("help-standby"), negative="", show_default=False)] = False,
    browser: Annotated[bool, Parameter(help=say("help-browser"), negative="", show_default=False)] = False,
    json: Annotated[bool, Parameter(help=say("help-json-open"), negative="", show_default=False)] = False,
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
        bus=bus,
        standby=standby,
        browser=browser,
        json=json,
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
        print_json(findings)
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
    json: Json = False,
) -> None:
    with needs("server"):
        from boomtable.cli.serve import lost_seat
    path = lost_seat(code, name, data, database_url)
    print_json({"name": name, "path": path}) if json else print(say("seat-link", name=name, path=path))


@app.command(name="load", help=say("help-load"))
def load_(
    *,
    url: Annotated[tuple[str, ...], Parameter(help=say("help-url"), show_default=False)] = (),
    game: Annotated[str, Parameter(help=say("help-crowd"))] = "time-bomb",
    tables: Annotated[int, Parameter(help=say("help-tables"), converter=whole)] = 600,
    rate: Annotated[float, Parameter(help=say("help-rate"))] = 0.5,
    seconds: Annotated[float, Parameter(help=say("help-seconds"))] = 30.0,
    metrics: Annotated[tuple[str, ...], Parameter(help=say("help-metrics-url"), show_default=False)] = (),
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
