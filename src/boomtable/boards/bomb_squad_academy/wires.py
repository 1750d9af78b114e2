"""The four wires: the trigger on its track, the tiles, the cards, and who is at them."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from boomtable.boards.bomb_squad_academy.glyphs import STYLES, Glyphs
from boomtable.boards.bomb_squad_academy.speech import wire_name
from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy import Deck, Tool, View, Wire
from boomtable.games.bomb_squad_academy.cards import CUTTERS, TILES
from boomtable.games.bomb_squad_academy.lasting import Lasting
from boomtable.games.bomb_squad_academy.view import PublicLine
from boomtable.words import say

SPACES = 16  # columns; a longer track is drawn to scale
COLUMNS = ("wire", "plates", "track", "trigger", "cards", "cut")


def wires(view: View, glyphs: Glyphs) -> Table:
    """A row for each wire."""
    columns = [say(f"academy-column-{column}", bar=glyphs.bar) for column in COLUMNS]
    grid = Table(*columns, box=None, padding=(0, 1, 0, 0), header_style="quiet")
    grid.columns[0].no_wrap = grid.columns[2].no_wrap = grid.columns[3].no_wrap = True
    grid.columns[3].justify = "right"
    grid.columns[4].min_width = 18
    for wire, deck, line in zip(Wire, view.decks, view.lines, strict=False):
        grid.add_row(
            label(wire),
            plates(view, wire, glyphs),
            track(line, deck, wire, glyphs),
            f"{sum(line.exposed)}/{deck.track}",
            cards(line, deck, wire, glyphs),
            cut(view, wire, glyphs),
        )
    return grid


def label(wire: Wire) -> Text:
    return Text.assemble((letter(wire), f"{STYLES[wire]} reverse"), " ", (wire_name(wire), STYLES[wire]))


def letter(wire: Wire) -> str:
    return wire_name(wire)[0]


def plates(view: View, wire: Wire, glyphs: Glyphs) -> Text:
    """What a cut of it is worth more, and which way that moves next [BS14]."""
    left, right = view.printed[view.bomb - 1]
    drawn = (f"{glyphs.plates[0]}{left:+d}", f"{right:+d}{glyphs.plates[1]}")
    here = [plate for plate, where in zip(drawn, view.plates, strict=False) if where is wire]
    return Text(" ".join(here), style="title")


def track(line: PublicLine, deck: Deck, wire: Wire, glyphs: Glyphs) -> Text:
    """The spaces up to the last, the trigger among them, and the tiles behind it."""
    at, last = sum(line.exposed), min(deck.track, SPACES)
    place = at * last // deck.track if 0 < deck.track >= at else at
    trigger = glyphs.trigger if at <= deck.track else ""
    passed = glyphs.passed * min(place, last + 1)
    ahead = glyphs.ahead * max(0, last - place)
    drawn = Text.assemble((passed + trigger, STYLES[wire]), (ahead + glyphs.end, "quiet"))
    if line.laid:
        down = len(TILES) - len(line.tiles)
        drawn.append_text(Text("").join([*map(glyphs.tile, line.tiles), *[glyphs.tile(None)] * down]))
    return drawn


def cards(line: PublicLine, deck: Deck, wire: Wire, glyphs: Glyphs) -> Text:
    """Those exposed, in the order they were flipped, and those still in the deck, sorted [BS2]."""
    left = list(deck.cards)
    for card in line.exposed:
        left.remove(card)
    close = "" if max(deck.cards) < 10 else " "
    exposed = "".join(f"{card} " for card in line.exposed)
    return Text.assemble((exposed, STYLES[wire]), (f"{glyphs.bar} {close.join(map(str, left))}", "quiet"))


def cut(view: View, wire: Wire, glyphs: Glyphs) -> Text:
    """Who cuts it this round, and whether it is protected."""
    shield = [say("academy-protected")] if wire in view.protected else []
    crew = [f"{glyphs.nippers} {' '.join(map(str, found))}"] if (found := cutters(view, wire)) else []
    return Text(" ".join([*shield, *crew]))


def cutters(view: View, wire: Wire) -> list[Seat]:
    """Of a protected wire only who has Orders to [BS7] [BS24]."""
    crew = [seat for seat, action in enumerate(view.acting) if action is CUTTERS[wire]]
    ordered = [seat for seat in crew if Lasting(Tool.ORDERS, seat, wire) in view.lasting]
    return ordered if wire in view.protected else crew
