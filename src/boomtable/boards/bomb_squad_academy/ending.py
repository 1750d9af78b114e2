"""The end: who graduates, and where everyone's points came from."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from boomtable.boards.bomb_squad_academy.glyphs import Glyphs
from boomtable.boards.bomb_squad_academy.speech import roman
from boomtable.boards.seat_names import name
from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy import View
from boomtable.games.bomb_squad_academy.cards import BOMBS
from boomtable.games.bomb_squad_academy.moves import BombSet, Reason, Scored
from boomtable.words import say

WIDTH = 78  # columns
SOURCES = {"cuts": Reason.CUT, "waits": Reason.WAIT, "chickens": Reason.CHICKEN, "blasts": Reason.BLAST}


def ending(view: View, glyphs: Glyphs) -> Group:
    outcome = view.outcome
    assert outcome
    words = Text(say(f"bomb-squad-academy-ending-{outcome.why}"))
    return Group(_banner(glyphs), Text(), _diplomas(view, outcome.winners, glyphs), Text(), words)


def _banner(glyphs: Glyphs) -> Text:
    word = f" {say('academy-banner')} "
    half = glyphs.strand * ((WIDTH - len(word)) // 2)
    return Text.assemble((half, "brass"), (word, "title reverse"), (half, "brass"))


def _diplomas(view: View, winners: tuple[Seat, ...], glyphs: Glyphs) -> Table:
    """The highest score first: points by bomb, in all, and by what they were for."""
    by = [say(f"academy-by-{source}") for source in ("bomb", "all", *SOURCES, "tools")]
    headings = [by[0], *map(roman, range(1, BOMBS + 1)), *by[1:]]
    grid = Table(*headings, box=None, padding=(0, 2, 0, 0), header_style="quiet")
    for column in grid.columns[1:]:
        column.justify = "right"
    for seat in sorted(range(view.players), key=lambda seat: -view.scores[seat]):
        won = seat in winners
        label = f"{glyphs.winner if won else ' '} {seat} {name(seat)}"
        figures = [*by_bomb(view, seat), view.scores[seat], *by_source(view, seat)]
        grid.add_row(label, *map(str, figures), style="now" if won else "")
    return grid


def by_bomb(view: View, seat: Seat) -> list[int]:
    """What a player won with each bomb."""
    points = [0] * (BOMBS + 1)
    bomb = 0
    for news in view.story:
        match news:
            case BombSet(number):
                bomb = number
            case Scored(who, won) if who == seat:
                points[bomb] += won
    return points[1:]


def by_source(view: View, seat: Seat) -> list[int]:
    """What a player won with cuts, Waits, Chickens and blasts, and with Tools."""
    scored = [news for news in view.story if isinstance(news, Scored) and news.seat == seat]
    points = [sum(news.points for news in scored if news.reason is reason) for reason in SOURCES.values()]
    return [*points, sum(news.points for news in scored) - sum(points)]
