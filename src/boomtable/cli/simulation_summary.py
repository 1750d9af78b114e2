"""An experiment on the terminal: how far it is, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from boomtable.lab import Duel, Figure, Report
from boomtable.words import say


@contextmanager
def progress(games: int, console: Console, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar to tell how many games are done, where someone looks."""
    with bar(console, shown=shown) as tell:
        tell(0, games)
        yield lambda done: tell(done, games)


@contextmanager
def bar(console: Console, *, shown: bool) -> Iterator[Callable[[int, int], None]]:
    """A bar to tell how many are done of how many, where the end may come nearer meanwhile."""
    columns = (TextColumn(say("playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not (shown and console.is_terminal)
    with Progress(*columns, console=console, transient=True, disable=hidden) as shape:
        task = shape.add_task("", total=None)
        yield lambda done, of: shape.update(task, completed=done, total=of)


def result(report: Report) -> Group:
    """Each side's share of wins, with the interval around it."""
    columns = [say(f"result-{column}") for column in ("side", "wins", "share", "interval")]
    table = Table(*columns, box=None, padding=(0, 3, 0, 0), header_style="title")
    for side, won in report.outcomes.items():
        interval = say("result-range", low=f"{won.low:.1%}", high=f"{won.high:.1%}")
        table.add_row(say(f"{report.game}-side-{side}"), str(won.wins), f"{won.share:.1%}", interval)
    speed = say("result-speed", games=report.games, moves=report.moves, speed=round(report.moves_per_s))
    return Group(table, Text(), *_families(report), Text(speed, style="quiet"))


def _families(report: Report) -> Iterator[RenderableType]:
    """A title's own figures, a table for each family of them."""
    figures = report.figures or {}
    for family in dict.fromkeys(name.partition(":")[0] for name in figures):
        columns = [say(f"{report.game}-figure-{family}"), *(say(f"result-{column}") for column in ("samples", "mean"))]
        table = Table(*columns, say("result-interval"), box=None, padding=(0, 3, 0, 0), header_style="title")
        for name, figure in figures.items():
            own, _, item = name.partition(":")
            if own == family:
                table.add_row(say(f"{report.game}-{item}") if item else "", *_facts(figure))
        yield from (table, Text())


def _facts(figure: Figure) -> tuple[str, str, str]:
    low, high = ("-" if end is None else f"{end:.2f}" for end in (figure.low, figure.high))
    return str(figure.samples), f"{figure.mean:.2f}", say("result-range", low=low, high=high)


def verdict(duel: Duel) -> Group:
    """A's share of the winning, with the interval around it."""
    share = say("duel-share", a=duel.a, b=duel.b, share=f"{duel.a_share:.1%}")
    interval = say("duel-interval", low=f"{duel.low:.1%}", high=f"{duel.high:.1%}")
    games = say("duel-games", games=duel.games)
    return Group(Text(share, style="title"), Text(interval), Text(), Text(games, style="quiet"))
