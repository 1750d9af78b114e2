"""What a report says, block by block, for every page that it is written on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from boomtable.lab.balance.answers import answers
from boomtable.lab.balance.found import Balance, Found
from boomtable.lab.balance.names import NO_SIDE, Names, contenders, seats_win
from boomtable.lab.balance.picture import Picture
from boomtable.words import say


class Heading(Struct, frozen=True):
    text: str


class Text(Struct, frozen=True):
    text: str


class Command(Struct, frozen=True):
    text: str


class Items(Struct, frozen=True):
    items: list[str]


class Grid(Struct, frozen=True):
    """A table; rows that begin with the same `shared` cells belong together."""

    caption: str
    columns: list[str]
    rows: list[tuple[str, ...]]
    shared: int
    numbers: tuple[int, ...]  # columns that hold no words


class Files(Struct, frozen=True):
    """Files beside the page, and what is in them."""

    files: list[tuple[str, str]]


Block: TypeAlias = Heading | Text | Command | Items | Picture | Grid | Files


def blocks(balance: Balance, names: Names, command: str, pictures: list[Picture]) -> Iterator[Block]:
    yield from _swept(balance, command)
    yield Heading(say("balance-answer"))
    yield Items([*answers(names)])
    if names.short:
        yield Heading(say("balance-names"))
        yield Items([f"{what} {short}: {text}" for (what, text), short in names.short.items()])
    yield Heading(say("balance-pictures"))
    yield from pictures
    yield Heading(say("balance-tables"))
    yield _found(balance, names)
    yield from (_figures(balance, names, family) for family in names.families)
    yield from _reading(balance, names)
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


def _found(balance: Balance, names: Names) -> Grid:
    compared = any(found.differences for found in balance.found)
    columns = [*map(say, ("balance-column-number", "balance-column-setup", "balance-column-games"))]
    columns += [
        say("balance-column-stopped"),
        *(say(f"result-{each}") for each in ("side", "wins", "share", "interval")),
    ]
    if compared:
        columns += [say("balance-column-difference"), say("result-interval"), say("balance-column-against")]
    rows = list[tuple[str, ...]]()
    for place, found in enumerate(balance.found, start=1):
        setup = (str(place), names.setup(found), str(found.games), say(f"balance-stopped-{_reason(balance, found)}"))
        for side, won in found.outcomes.items():
            share = (names.side(side), str(won.wins), f"{won.share:.3f}", _range(won.low, won.high))
            rows.append((*setup, *share, *(_difference(found, side) if compared else ())))
    return Grid(say("balance-table-found"), columns, rows, shared=4, numbers=(2, 5, 6, 7, 8, 9, 10))


def _difference(found: Found, side: str) -> tuple[str, str, str]:
    if not (by := found.differences.get(side)):
        return ("", "", "")
    return f"{by.mean:+.3f}", _range(by.low, by.high, "+.3f"), "" if found.against is None else str(found.against + 1)


def _figures(balance: Balance, names: Names, family: str) -> Grid:
    columns = [*map(say, ("balance-column-number", "balance-column-setup", "balance-column-figure"))]
    columns += [say(f"result-{each}") for each in ("samples", "mean", "interval")]
    rows = list[tuple[str, ...]]()
    for place, found in enumerate(balance.found, start=1):
        setup = (str(place), names.setup(found))
        for name in names.families[family]:
            if figure := found.figures.get(name):
                digits = 3 if figure.mean < 1 else 2
                interval = _range(figure.low, figure.high, f".{digits}f")
                facts = (str(figure.samples), f"{figure.mean:.{digits}f}", interval)
                rows.append((*setup, names.item(name) or names.family(name), *facts))
    return Grid(names.family(family), columns, rows, shared=2, numbers=(3, 4, 5))


def _range(low: float | None, high: float | None, digits: str = ".3f") -> str:
    ends = ["-" if end is None else f"{end:{digits}}" for end in (low, high)]
    return say("result-range", low=ends[0], high=ends[1])


def _reading(balance: Balance, names: Names) -> Iterator[Block]:
    yield Heading(say("balance-reading"))
    yield Text(say("balance-reading-interval"))
    first = balance.found[0]
    sides = ", ".join(map(names.side, contenders(first)))
    yield Text(say("balance-reading-seats") if seats_win(first) else say("balance-reading-even", sides=sides))
    if others := [side for side in first.outcomes if side in NO_SIDE]:
        yield Text(say("balance-reading-others", others=", ".join(map(names.side, others))))
    if any(found.differences for found in balance.found):
        yield Text(say("balance-reading-difference"))
    if len(balance.found) > 1:
        yield Text(say("balance-reading-many"))
    yield Text(say("balance-reading-bots"))
    yield Heading(say("balance-stopped"))
    yield Items([*_stopped(balance)])


def _stopped(balance: Balance) -> Iterator[str]:
    """Setups by why they stopped; with the last game there was nothing left to stop."""
    reasons = {place: _reason(balance, found) for place, found in enumerate(balance.found, start=1)}
    facts = {"within": f"{balance.within:g}", "games": str(balance.games)}
    for why in ("clear", "exact", "games"):
        places = [str(place) for place, reason in reasons.items() if reason == why]
        if places:
            listed = say("balance-stopped-every") if len(places) == len(reasons) else ", ".join(places)
            yield say(f"balance-stopped-for-{why}", setups=listed, **facts)


def _reason(balance: Balance, found: Found) -> str:
    return found.stopped if found.games < balance.games else "games"
