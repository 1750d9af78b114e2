"""Everything turned up: which side won, and who of all won or lost, and why."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from boomtable.boards.seat_names import called
from boomtable.boards.two_rooms.glyphs import Glyphs, drawn
from boomtable.boards.two_rooms.rooms import within
from boomtable.boards.two_rooms.speech import condition_name, listed
from boomtable.engine import Seat
from boomtable.games.two_rooms import View
from boomtable.words import say

WIDTH = 78  # columns


def ending(view: View, glyphs: Glyphs) -> Group:
    outcome = view.outcome
    assert outcome
    words = say(f"two-rooms-ending-{outcome.why}", side=say(f"two-rooms-side-{outcome.side}"))
    return Group(_banner(glyphs), Text(words, style="now"), Text(), people(view, glyphs), *_unheld(view))


def _banner(glyphs: Glyphs) -> Text:
    word = f" {say('rooms-banner')} "
    half = glyphs.strand * ((WIDTH - len(word)) // 2)
    return Text.assemble((half, "brass"), (word, "title reverse"), (half, "brass"))


def people(view: View, glyphs: Glyphs) -> Table:
    """Room by room: who held what at the end, and why they won or lost."""
    grid = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for room in (0, 1):
        grid.add_row(Text(say("rooms-room", room=room + 1), style="quiet"))
        for seat in within(view, room):
            why = say(f"two-rooms-why-{view.verdicts[seat].why}")
            grid.add_row(_called(view, seat, glyphs), _held(view, seat), why)
    return grid


def _called(view: View, seat: Seat, glyphs: Glyphs) -> Text:
    won = view.verdicts[seat].won
    return Text(f"{glyphs.winner if won else ' '} {seat:2} {called(view.viewer, seat)}", style="now" if won else "")


def _held(view: View, seat: Seat) -> Text:
    person = view.people[seat]
    became = f" ({listed(map(condition_name, person.conditions))})" if person.conditions else ""
    return drawn(person.card) + Text(became, style="quiet")


def _unheld(view: View) -> list[Text]:
    """The cards that nobody held."""
    cards = {"rooms-buried": view.buried, "rooms-aside": view.sober}
    return [Text.assemble((f"{say(code)}  ", "quiet"), drawn(card)) for code, card in cards.items() if card]
