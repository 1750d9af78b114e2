"""The report of a sweep: a folder with tables, pictures, and a page that states the results in sentences."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import asdict

from boomtable.lab.balance import charts, plots
from boomtable.lab.balance.labels import NO_SIDE, Labels, adding_up, contenders, even, favoured, seats_win, value
from boomtable.lab.balance.page import Block, Command, Files, Grid, Heading, Items, Lead, Picture, Text, html, markdown
from boomtable.lab.balance.sweep import Balance, Difference, SetupResult
from boomtable.lab.balance.verdict import verdict
from boomtable.lab.extras import MissingExtra
from boomtable.words import say

try:
    import duckdb

    from boomtable.replays.picture.rendering import png
except ModuleNotFoundError as error:
    raise MissingExtra(error, "balance") from None

PAGE = "index.html"
MANY = 12  # setups, above which they are summarised
FEW = 4  # sides, up to which each share is given

Row: TypeAlias = dict[str, Any]

SETUP = {"setup": "INTEGER", "players": "INTEGER", "bots": "VARCHAR"}
WON = {"games": "INTEGER", "stopped": "VARCHAR", "side": "VARCHAR", "wins": "INTEGER"}
SHARE = {"share": "DOUBLE", "low": "DOUBLE", "high": "DOUBLE"}
DIFFERENCE = dict.fromkeys(("difference", "difference_low", "difference_high"), "DOUBLE")
FOUND = WON | SHARE | DIFFERENCE | {"against": "INTEGER"}
FIGURE = {"name": "VARCHAR", "samples": "INTEGER", "mean": "DOUBLE", "low": "DOUBLE", "high": "DOUBLE"}


def write(balance: Balance, folder: Path, command: str) -> Path:
    """Write the page and its files, and return its path; the same sweep gives the same files."""
    folder.mkdir(parents=True, exist_ok=True)
    labels = Labels(balance)
    write_tables(balance, folder)
    drawn = [*plots.charts(labels)]
    for chart in drawn:
        drawing = charts.svg(chart)
        (folder / f"{chart.stem}.svg").write_text(drawing, encoding="utf-8", newline="\n")
        (folder / f"{chart.stem}.png").write_bytes(png(drawing))
    said = [*blocks(balance, labels, command, [Picture(chart) for chart in drawn])]
    title = say("balance-title", game=say(f"{balance.game}-title"))
    (folder / "page.md").write_text(markdown(title, said), encoding="utf-8", newline="\n")
    page = folder / PAGE
    page.write_text(html(title, said), encoding="utf-8", newline="\n")
    return page


def blocks(balance: Balance, labels: Labels, command: str, pictures: list[Picture]) -> Iterator[Block]:
    yield Lead([*verdict(labels)])
    yield from pictures
    if labels.short:
        yield Heading(say("balance-names"))
        yield Items([f"{what} {short}: {text}" for (what, text), short in labels.short.items()])
    yield Heading(say("balance-answer"))
    yield Items([*answers(labels)])
    yield Heading(say("balance-tables"))
    yield _outcomes_grid(balance, labels)
    yield from (_figures_grid(balance, labels, family) for family in labels.families)
    yield from _reading(balance, labels)
    yield Heading(say("balance-how"))
    yield from _swept(balance, command)
    yield Heading(say("balance-files"))
    yield Files(
        [
            (f"{stem}.{suffix}", say(f"balance-file-{stem}"))
            for stem in ("found", "figures")
            for suffix in ("csv", "parquet")
        ]
    )


def _swept(balance: Balance, command: str) -> Iterator[Block]:
    yield Command(command)
    setups, within = len(balance.found), f"{balance.within:g}"
    yield Text(say("balance-swept", setups=setups, games=balance.games, seed=str(balance.seed), within=within))
    what = [say(f"balance-varied-{each}") if each in ("players", "bots") else each for each in balance.varied]
    yield Text(say("balance-varied", what=", ".join(what)) if what else say("balance-same"))


def _outcomes_grid(balance: Balance, labels: Labels) -> Grid:
    compared = any(result.differences for result in balance.found)
    columns = [*map(say, ("balance-column-number", "balance-column-setup", "balance-column-games"))]
    columns += [
        say("balance-column-stopped"),
        *(say(f"result-{each}") for each in ("side", "wins", "share", "interval")),
    ]
    if compared:
        columns += [say("balance-column-difference"), say("result-interval"), say("balance-column-against")]
    rows = list[tuple[str, ...]]()
    for place, result in enumerate(balance.found, start=1):
        setup = (
            str(place),
            labels.setup(result),
            str(result.games),
            say(f"balance-stopped-{_reason(balance, result)}"),
        )
        told = adding_up(result, 3)
        for side, won in result.outcomes.items():
            share = (labels.side(side), str(won.wins), told[side], _range(won.low, won.high))
            rows.append((*setup, *share, *(_difference_cells(result, side) if compared else ())))
    return Grid(say("balance-table-found"), columns, rows, shared=4, numbers=(2, 5, 6, 7, 8, 9, 10))


def _difference_cells(result: SetupResult, side: str) -> tuple[str, str, str]:
    if not (by := result.differences.get(side)):
        return ("", "", "")
    return f"{by.mean:+.3f}", _range(by.low, by.high, "+.3f"), "" if result.against is None else str(result.against + 1)


def _figures_grid(balance: Balance, labels: Labels, family: str) -> Grid:
    columns = [*map(say, ("balance-column-number", "balance-column-setup", "balance-column-figure"))]
    columns += [say(f"result-{each}") for each in ("samples", "mean", "interval")]
    rows = list[tuple[str, ...]]()
    for place, result in enumerate(balance.found, start=1):
        setup = (str(place), labels.setup(result))
        for name in labels.families[family]:
            if figure := result.figures.get(name):
                digits = 3 if figure.mean < 1 else 2
                interval = _range(figure.low, figure.high, f".{digits}f")
                facts = (str(figure.samples), f"{figure.mean:.{digits}f}", interval)
                rows.append((*setup, labels.item(name) or labels.family(name), *facts))
    return Grid(labels.family(family), columns, rows, shared=2, numbers=(3, 4, 5))


def _range(low: float | None, high: float | None, digits: str = ".3f") -> str:
    ends = ["-" if end is None else f"{end:{digits}}" for end in (low, high)]
    return say("result-range", low=ends[0], high=ends[1])


def _reading(balance: Balance, labels: Labels) -> Iterator[Block]:
    yield Heading(say("balance-reading"))
    yield Text(say("balance-reading-interval"))
    first = balance.found[0]
    sides = ", ".join(map(labels.side, contenders(first)))
    yield Text(say("balance-reading-seats") if seats_win(first) else say("balance-reading-even", sides=sides))
    if others := [side for side in first.outcomes if side in NO_SIDE]:
        yield Text(say("balance-reading-others", others=", ".join(map(labels.side, others))))
    if any(result.differences for result in balance.found):
        yield Text(say("balance-reading-difference"))
    if len(balance.found) > 1:
        yield Text(say("balance-reading-many"))
    yield Text(say("balance-reading-bots"))
    yield Heading(say("balance-stopped"))
    yield Items([*_stopped(balance)])


def _stopped(balance: Balance) -> Iterator[str]:
    """Setups by the reason why they stopped."""
    reasons = {place: _reason(balance, result) for place, result in enumerate(balance.found, start=1)}
    facts = {"within": f"{balance.within:g}", "games": str(balance.games)}
    for why in ("clear", "exact", "games"):
        places = [str(place) for place, reason in reasons.items() if reason == why]
        if places:
            listed = say("balance-stopped-every") if len(places) == len(reasons) else ", ".join(places)
            yield say(f"balance-stopped-for-{why}", setups=listed, **facts)


def _reason(balance: Balance, result: SetupResult) -> str:
    return result.stopped if result.games < balance.games else "games"


def answers(labels: Labels) -> Iterator[str]:
    """The results in sentences: each setup, or a summary of many, then the differences."""
    results = labels.balance.found
    yield from (answer(labels, each) for each in results) if len(results) <= MANY else _summary(labels)
    yield from _differences(labels)


def answer(labels: Labels, result: SetupResult) -> str:
    """One setup: its shares, and the side that it favours."""
    more, less = favoured(result), [side for side in contenders(result) if result.outcomes[side].high < even(result)]
    off = (more + less) or contenders(result)[:1]
    told = [side for side in result.outcomes if side in (contenders(result) if len(result.outcomes) <= FEW else off)]
    level = number(labels, even(result))
    words = [say("balance-favour", sides=_listed(labels, more))] if more else []
    if less and (len(contenders(result)) > 2 or not more):
        words += [say("balance-favour-against", sides=_listed(labels, less), even=level)]
    favour = " ".join(words) or say("balance-favour-none", even=level)
    shares = ", ".join(_share(labels, result, side) for side in told)
    return say("balance-answer-of", setup=labels.setup(result), shares=shares, favour=favour)


def number(labels: Labels, share: float) -> str:
    return f"{share:.{labels.digits}f}"


def _share(labels: Labels, result: SetupResult, side: str) -> str:
    won = result.outcomes[side]
    told = adding_up(result, labels.digits)[side]
    facts = {"share": told, "low": number(labels, won.low), "high": number(labels, won.high)}
    return say("balance-answer-share", side=labels.side(side), **facts)


def _listed(labels: Labels, sides: list[str]) -> str:
    return ", ".join(map(labels.side, sides))


def _summary(labels: Labels) -> Iterator[str]:
    """Of many setups: where each side wins least and most, and how often it is favoured."""
    every = labels.balance.found
    sides = list(dict.fromkeys(side for result in every for side in contenders(result)))
    for side in sides:
        shares = [(result.outcomes[side].share, labels.setup(result)) for result in every if side in result.outcomes]
        (low, lowest), (high, highest) = min(shares), max(shares)
        facts = {"low": number(labels, low), "high": number(labels, high), "lowest": lowest, "highest": highest}
        yield say("balance-range", side=labels.side(side), **facts)
    for side in sides:
        clear = sum(side in favoured(result) for result in every)
        yield say("balance-favoured", side=labels.side(side), clear=clear, setups=len(every))
    none = sum(not favoured(result) for result in every)
    yield say("balance-favoured-nobody", none=none, setups=len(every))


def _differences(labels: Labels) -> Iterator[str]:
    """The clear differences, the largest first, and which are not clear."""
    clear, unclear = list[tuple[SetupResult, str, Difference]](), list[SetupResult]()
    for result in labels.balance.found:
        known = [(result, side, each) for side, each in _told(labels, result).items() if each.clear]
        clear += known
        unclear += [result] if result.differences and not known else []
    clear.sort(key=lambda each: -abs(each[2].mean))
    yield from (_difference(labels, *each) for each in clear[:MANY])
    if further := len(clear[MANY:]):
        yield say("balance-differs-further", count=further)
    if unclear:
        places = [say("balance-nth", number=labels.balance.found.index(result) + 1) for result in unclear]
        listed = "; ".join(map(labels.setup, unclear)) if len(unclear) <= FEW else ", ".join(places)
        yield say("balance-differs-not", count=len(unclear), setups=listed)


def _told(labels: Labels, result: SetupResult) -> dict[str, Difference]:
    """Sides that somebody plays for; of two only the one that gains, because the other loses as much."""
    known = {side: result.differences[side] for side in contenders(result) if side in result.differences}
    return {side: each for side, each in known.items() if each.mean > 0} if labels.duel else known


def _difference(labels: Labels, result: SetupResult, side: str, by: Difference) -> str:
    base = labels.balance.found[result.against or 0].setup
    changed = [what for what in labels.varied if value(result.setup, what) != value(base, what)]
    common = [what for what in labels.varied if what not in changed]
    low, high = sorted((abs(by.low), abs(by.high)))
    facts = {
        "setup": labels.parts(result.setup, changed),
        "side": labels.side(side),
        "much": number(labels, abs(by.mean)),
        "way": "more" if by.mean > 0 else "less",
        "low": number(labels, low),
        "high": number(labels, high),
        "base": labels.parts(base, changed),
    }
    if not common:
        return say("balance-differs", **facts)
    return say("balance-differs-with", common=labels.parts(result.setup, common), **facts)


def write_tables(balance: Balance, folder: Path) -> None:
    """`found` and `figures`, each as CSV and as Parquet; setups are numbered from 1."""
    options = {column(what): "VARCHAR" for what in options_of(balance)}
    _write_table(folder / "found", SETUP | options | FOUND, [*_result_rows(balance)])
    _write_table(folder / "figures", SETUP | options | FIGURE, [*_figure_rows(balance)])


def options_of(balance: Balance) -> list[str]:
    return [what for what in balance.varied if what not in ("players", "bots")]


def column(option: str) -> str:
    """The column of an option, whose name may clash with another column's."""
    return f"option_{option}" if option in SETUP | FOUND | FIGURE else option


def _setup_columns(balance: Balance, number: int, result: SetupResult) -> Row:
    options = {column(what): value(result.setup, what) for what in options_of(balance)}
    return {"setup": number, "players": result.setup.players, "bots": value(result.setup, "bots")} | options


def _result_rows(balance: Balance) -> Iterator[Row]:
    for number, result in enumerate(balance.found, start=1):
        setup = _setup_columns(balance, number, result) | {"games": result.games, "stopped": result.stopped}
        for side, won in result.outcomes.items():
            row = setup | {"side": side} | asdict(won)
            if difference := result.differences.get(side):
                row |= dict(zip(DIFFERENCE, (difference.mean, difference.low, difference.high), strict=True))
            yield row | {"against": None if result.against is None else result.against + 1}


def _figure_rows(balance: Balance) -> Iterator[Row]:
    for number, result in enumerate(balance.found, start=1):
        for name, figure in result.figures.items():
            yield _setup_columns(balance, number, result) | {"name": name} | asdict(figure)


def _write_table(path: Path, columns: dict[str, str], rows: list[Row]) -> None:
    with path.with_suffix(".csv").open("w", encoding="utf-8", newline="") as page:
        writer = csv.DictWriter(page, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    with TemporaryDirectory() as scratch, duckdb.connect() as connection:
        lines = Path(scratch, "rows.jsonl")
        lines.write_bytes(msgspec.json.Encoder().encode_lines(rows))
        kinds = ", ".join(f"\"{name}\": '{kind}'" for name, kind in columns.items())
        source = f"read_json($lines, format = 'newline_delimited', columns = {{{kinds}}})"
        query = f"COPY (SELECT * FROM {source}) TO $path (FORMAT parquet, COMPRESSION zstd)"
        connection.execute(query, {"lines": str(lines), "path": str(path.with_suffix(".parquet"))})
