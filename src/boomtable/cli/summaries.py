"""What commands print: the list of games, progress bars, and summaries of simulations, duels, sweeps and load tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from boomtable.boards.drawing import rows
from boomtable.bots import levels_of
from boomtable.engine import Game, Option
from boomtable.words import say

if TYPE_CHECKING:  # each command imports what it needs, and not what the others do
    from boomtable.lab import Duel, Exploit, Figure, Gain, Report
    from boomtable.lab.balance.labels import Labels
    from boomtable.lab.balance.sweep import Balance, Difference, SetupResult
    from boomtable.server.loadtest.load import Load


SECONDS = 0.1  # between two looks at how many are done


def games_table(games: Iterable[Game[Any, Any]]) -> Table:
    """A row for each title: how many play it, its house rules, and the bots there are for it."""
    columns = [say(f"catalog-{column}") for column in ("game", "players", "options", "levels")]
    table = Table(*columns, box=None, padding=(0, 3, 1, 0), header_style="title")
    for game in games:
        label = Group(Text(game.id, style="now"), Text(say(f"{game.id}-title"), style="quiet"))
        players = say("catalog-range", low=game.seats[0], high=game.seats[-1])
        options = Group(*[_option(game.id, option) for option in game.option_list])
        table.add_row(label, players, options, "\n".join(levels_of(game)))
    return table


def _option(game: str, option: Option) -> Group:
    """A house rule: what it is about, and a line for each value it can have."""
    values = Table.grid(padding=(0, 2, 0, 0))
    values.add_column(no_wrap=True)
    if not option.allowed:
        values.add_row(Text(f"{option.name}=…", style="now"))
    for value in option.allowed:
        meaning = Text(say(f"{game}-option-{option.name}-{value}"))
        if value == str(option.default).lower():
            meaning.append(f" {say('catalog-default')}", style="quiet")
        values.add_row(Text(f"{option.name}={value}", style="now"), meaning)
    return Group(Text(say(f"{game}-option-{option.name}")), values)


def title_facts(game: Game[Any, Any]) -> dict[str, Any]:
    """The same for a machine."""
    options = [{"name": each.name, "default": each.default, "allowed": each.allowed} for each in game.option_list]
    return {
        "id": game.id,
        "title": game.title,
        "players": [*game.seats],
        "options": options,
        "levels": levels_of(game),
    }


class Rate(ProgressColumn):
    """How many are done in a second."""

    def render(self, task: Task) -> Text:
        return Text(say("playing-rate", rate=round(task.speed)) if task.speed else "")


@contextmanager
def progress(games: int, console: Console, *, shown: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar for a known number of games, shown on a terminal only."""
    with progress_of(console, shown=shown) as tell:
        tell(0, games)
        yield lambda done: tell(done, games)


@contextmanager
def progress_of(console: Console, *, shown: bool) -> Iterator[Callable[[int, int], None]]:
    """A progress bar that is told how many are done of how many, as the total may change on the way."""
    columns = (TextColumn(say("playing")), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    hidden = not (shown and console.is_terminal)
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task, told = bar.add_task("", total=None), 0.0

        def tell(done: int, of: int) -> None:
            nonlocal told
            if done in (0, of) or monotonic() > told + SECONDS:
                bar.update(task, completed=done, total=of)
                told = monotonic()

        yield tell


def simulation_summary(report: Report) -> Group:
    """Each side's share of wins with its interval, the title's own figures, and the speed."""
    columns = [say(f"result-{column}") for column in ("side", "wins", "share", "interval")]
    table = rows(*columns, gap=3, style="title")
    for side, won in report.outcomes.items():
        table.add_row(say(f"{report.game}-side-{side}"), str(won.wins), f"{won.share:.1%}", _percent(won.low, won.high))
    speed = say(
        "result-speed", games=report.games, moves=report.moves, speed=round(report.moves_per_s), engine=report.engine
    )
    return Group(table, Text(), *_figures(report), Text(speed, style="quiet"))


def _figures(report: Report) -> Iterator[RenderableType]:
    """A table for each family of the title's own figures; the family stands before the colon of a figure's name."""
    figures = report.figures or {}
    for family in dict.fromkeys(name.partition(":")[0] for name in figures):
        columns = [say(f"result-{column}") for column in ("samples", "mean", "interval")]
        table = rows(say(f"{report.game}-figure-{family}"), *columns, gap=3, style="title")
        for name, figure in figures.items():
            own, _, item = name.partition(":")
            if own == family:
                table.add_row(say(f"{report.game}-{item}") if item else "", *_numbers(figure))
        yield from (table, Text())


def _numbers(figure: Figure) -> tuple[str, str, str]:
    low, high = ("-" if end is None else f"{end:.2f}" for end in (figure.low, figure.high))
    return str(figure.samples), f"{figure.mean:.2f}", say("result-range", low=low, high=high)


def _percent(low: float, high: float) -> str:
    return say("result-range", low=f"{low:.1%}", high=f"{high:.1%}")


def duel_summary(duel: Duel) -> Group:
    """A's share of the wins, with its interval."""
    share = say("duel-share", a=duel.a, b=duel.b, share=f"{duel.a_share:.1%}")
    interval = say("duel-interval", low=f"{duel.low:.1%}", high=f"{duel.high:.1%}")
    games = say("duel-games", games=duel.games, engine=duel.engine)
    return Group(Text(share, style="title"), Text(interval), Text(), Text(games, style="quiet"))


def exploit_summary(found: Exploit) -> Group:
    """What every habit gains, with its interval, and what was learned."""
    sided = any(gain.side for gain in found.gains)
    columns = [say(f"exploit-{column}") for column in (*(["side"] if sided else []), "habit", "share", "gain")]
    table = rows(*columns, say("result-interval"), say("exploit-deals"), gap=2, style="title")
    for gain in found.gains:
        side = [say(f"{found.game}-side-{gain.side}")] if gain.side else []
        change = [f"{100 * part:+.1f}" for part in (gain.gain, gain.low, gain.high)]
        interval = say("result-range", low=change[1], high=change[2])
        name = say(f"habit-{gain.habit}")
        name = say("exploit-again", habit=name) if gain.again else name
        table.add_row(*side, name, f"{gain.share:.1%}", change[0], interval, str(gain.deals))
    learned = [Text(_learned(found.game, gain), style="quiet") for gain in found.gains if gain.mix and not gain.again]
    note = say("exploit-note", against=found.against, each="side" if sided else "seat")
    return Group(table, Text(), *learned, Text(note, style="quiet"))


def _learned(game: str, gain: Gain) -> str:
    """A learned mix in words."""
    mix = gain.mix or {}
    parts = [
        say("exploit-moment", moment=say(f"{game}-moment-{moment}"), habit=say(f"habit-{habit}"))
        for moment, habit in mix.items()
    ]
    side = say(f"{game}-side-{gain.side}") if gain.side else "none"
    return say("exploit-learned", side=side, mix="; ".join(parts))


def balance_summary(balance: Balance, page: Path | None) -> Group:
    """Each side's share in every setup, how it differs from the setup it is compared with, and where the report is."""
    from boomtable.lab.balance.labels import Labels

    labels = Labels(balance)
    columns = [say(f"balance-column-{column}") for column in ("setup", "games")]
    columns += [say(f"result-{column}") for column in ("side", "share", "interval")]
    table = rows("", *columns, say("balance-column-change"), style="title")
    for number, found in enumerate(balance.found, start=1):
        for cells in _setup_rows(labels, number, found):
            table.add_row(*cells)
    compared = any(found.differences for found in balance.found)
    note = [Text(say("balance-note"), style="quiet")] if compared else []
    written = [Text(say("balance-written", page=str(page)), overflow="fold")] if page else []
    return Group(table, Text(), *note, *written)


def _setup_rows(labels: Labels, number: int, found: SetupResult) -> Iterator[tuple[str, ...]]:
    """A row for each side; the first names the setup."""
    setup = str(number), labels.setup(found), str(found.games)
    for side, won in found.outcomes.items():
        change = _change(found.differences[side]) if found.differences else ""
        yield *setup, labels.side(side), f"{won.share:.1%}", _percent(won.low, won.high), change
        setup = "", "", ""


def _change(change: Difference) -> str:
    mean, low, high = (f"{part:+.1%}" for part in (change.mean, change.low, change.high))
    return say("balance-change", mean=mean, low=low, high=high, clear="yes" if change.clear else "no")


def load_summary(load: Load) -> str:
    """The figures of a load test in a sentence or two."""
    told = say(
        "load-result",
        tables=load.tables,
        sockets=load.sockets,
        moves=load.moves,
        rate=f"{load.moves_per_s:g}",
        median=f"{load.p50_ms:g}",
        slowest=f"{load.p99_ms:g}",
        errors=load.errors,
    )
    if load.core is None or load.kb_per_table is None:
        return told
    return told + "\n" + say("load-usage", core=f"{load.core:g}", memory=f"{load.kb_per_table:g}")
