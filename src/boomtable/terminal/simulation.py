"""An experiment on the terminal: how far it is, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from boomtable.lab import Duel, Report
from boomtable.words import say


@contextmanager
def progress(games: int, console: Console, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """A bar to tell how many games are done, where someone looks."""
    columns = (TextColumn(say("playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not (shown and console.is_terminal)
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def result(report: Report) -> Group:
    """Each side's share of wins, with the interval around it."""
    columns = [say(f"result-{column}") for column in ("side", "wins", "share", "interval")]
    table = Table(*columns, box=None, padding=(0, 3, 0, 0), header_style="title")
    for side, won in report.outcomes.items():
        interval = say("result-range", low=f"{won.low:.1%}", high=f"{won.high:.1%}")
        table.add_row(say(f"{report.game}-side-{side}"), str(won.wins), f"{won.share:.1%}", interval)
    speed = say("result-speed", games=report.games, moves=report.moves, speed=round(report.moves_per_s))
    return Group(table, Text(), Text(speed, style="quiet"))


def verdict(duel: Duel) -> Group:
    """A's share of the winning, with the interval around it."""
    share = say("duel-share", a=duel.a, b=duel.b, share=f"{duel.a_share:.1%}")
    interval = say("duel-interval", low=f"{duel.low:.1%}", high=f"{duel.high:.1%}")
    games = say("duel-games", games=duel.games)
    return Group(Text(share, style="title"), Text(interval), Text(), Text(games, style="quiet"))
