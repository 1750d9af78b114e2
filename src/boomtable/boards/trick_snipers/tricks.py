"""The players and the trick before them, what is in sight of whom, and the tricks that may still be looked at."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from boomtable.boards.seat_label import plate
from boomtable.boards.seat_names import Facts, name, names
from boomtable.boards.trick_snipers.glyphs import Glyphs, drawn, row
from boomtable.engine import Seat
from boomtable.games.trick_snipers import Card, Standing, Trick, View
from boomtable.games.trick_snipers.cards import SNIPE
from boomtable.words import say

COLUMNS = ("player", "points", "tricks", "cards", "trick")


def players(view: View, glyphs: Glyphs) -> Table:
    """A row for each player in seat order, with the card they have played."""
    grid = Table(
        *[say(f"snipers-column-{column}") for column in COLUMNS], box=None, padding=(0, 3, 0, 0), header_style="quiet"
    )
    grid.columns[0].min_width = 16
    for column in grid.columns[2:4]:
        column.justify = "right"
    for seat in range(view.players):
        held = str(view.held[seat]) if view.held else ""
        points, tricks = glyphs.points(view.points[seat]), str(view.counts[seat])
        grid.add_row(seated(view, seat, glyphs), points, tricks, held, played(view, seat))
    return grid


def seated(view: View, seat: Seat, glyphs: Glyphs) -> Text:
    """Who it is, and whether they have still to answer."""
    mark = glyphs.asked if seat in view.waiting else glyphs.answered if seat in view.answered else " "
    return plate(view.viewer, seat, mark)


def played(view: View, seat: Seat) -> Text:
    """The card of a seat in this trick: whether it led, and whether it would take the trick as it lies."""
    place = (seat - view.leader) % view.players
    if place >= len(view.trick):
        return Text()
    stands = view.standings[-1]
    roles = [say("snipers-leads")] if not place else []
    if place == stands.taking:
        roles.append(say("snipers-ahead" if stands.sniper is None else "snipers-snipes"))
    return Text.assemble(drawn(view.trick[place]), (f"  {', '.join(roles)}", "quiet"))


def sights(view: View) -> list[Text]:
    """What a card of another clan needs to make 13 with the one on top, or that it lies there already [TS6] [TS7]."""
    if not view.trick:
        return []
    stands = view.standings[-1]
    chief = [Text(say("snipers-chief"), style="now")] if stands.chief else []
    return [Text(aimed(view, stands), style="now"), *chief]


def aimed(view: View, stands: Standing) -> str:
    facts = on_top(view.trick, stands)
    if stands.sniper is None:
        return say("snipers-sight", **facts)
    return say("snipers-hit", **facts, **names(view.viewer, seat=(view.leader + stands.sniper) % view.players))


def on_top(cards: tuple[Card, ...], stands: Standing) -> Facts:
    """The highest card of the led clan, and what makes 13 with it."""
    top = cards[stands.best].number
    return {"need": SNIPE - top, "top": top}


def taken(view: View) -> list[Text]:
    """The last trick until the next is led, those that lie face up, and as a memory aid all of them [TS8]."""
    last = None if view.trick else len(view.tricks)
    return [
        _line(view, number, trick, say("snipers-last") if number == last else say("snipers-number", number=number))
        for number, trick in enumerate(view.tricks, 1)
        if number == last or trick.points or view.options.memory_aid
    ]


def _line(view: View, number: int, trick: Trick, label: str) -> Text:
    """Cards in order of play, after who led; who took them, and how."""
    facts = on_top(trick.cards, view.standings[number * view.players - 1])
    how = "snipe" if trick.sniped else "point" if trick.points else "plain"
    words = say("snipers-taken", how=how, **facts, **names(view.viewer, seat=trick.winner))
    led = f"{label:12}{name(trick.leader)} {say('snipers-leads')} "
    return Text.assemble((led, "quiet"), row(trick.cards), f"  {words}")
