"""Bomb Squad Academy in the terminal: four wires, the players, what the viewer knows, and the graduation."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from boomtable.boards.board import Heard, SilentBoard
from boomtable.boards.bomb_squad_academy_commands import read, typed, waiting
from boomtable.boards.bomb_squad_academy_words import (
    STYLES,
    action_name,
    latest_lines,
    letter,
    listed,
    roman,
    tile_name,
    told,
    tool_name,
    why,
    wire_name,
)
from boomtable.boards.drawing import banner, glyphs_for, header, rows, seat_label
from boomtable.boards.seat_names import numbered
from boomtable.engine import Move, Seat, Viewer
from boomtable.games.bomb_squad_academy import Action, Choose, Deck, Declare, Tile, Tool, View, Wire
from boomtable.games.bomb_squad_academy.cards import BOMBS, CUTS, TILES
from boomtable.games.bomb_squad_academy.finale import AnyBecause
from boomtable.games.bomb_squad_academy.moves import (
    BombSet,
    Declared,
    Exploded,
    Peeked,
    PeekedUnder,
    Reason,
    Revealed,
    Scored,
)
from boomtable.games.bomb_squad_academy.view import PublicLine
from boomtable.games.bomb_squad_academy.wires import Glimpse
from boomtable.words import say

SPACES = 16  # columns; a longer track is drawn to scale
WIRE_COLUMNS = ("wire", "plates", "track", "trigger", "cards", "cut")
PLAYER_COLUMNS = ("player", "points", "age", "table", "tools")
SOURCES = {"cuts": Reason.CUT, "waits": Reason.WAIT, "chickens": Reason.CHICKEN, "blasts": Reason.BLAST}


class Glyphs(Struct, frozen=True):
    """The marks a table is drawn with. Each can be read without its colour."""

    strand: str  # the line after the title
    passed: str  # a space of the track that the trigger has passed, and one ahead of it
    ahead: str
    trigger: str
    end: str  # of the track
    tiles: tuple[str, str, str]  # face down, OK, BOOM
    bar: str  # between the exposed cards and the deck
    nippers: str
    asked: str
    answered: str
    becomes: str
    winner: str
    plates: tuple[str, str]  # moving left, moving right

    def tile(self, tile: Tile | None) -> Text:
        if tile is None:
            return Text(self.tiles[0], style="quiet")
        return Text(self.tiles[2 if tile is Tile.BOOM else 1], style=STYLES[tile])


DRAWN = Glyphs(
    strand="━",
    passed="━",
    ahead="─",
    trigger="●",
    end="┤",
    tiles=("?", "○", "✹"),
    bar="┊",
    nippers="✂",
    asked="▸",
    answered="✓",
    becomes="→",
    winner="★",
    plates=("◂", "▸"),
)
ASCII = Glyphs(
    strand="=",
    passed="=",
    ahead="-",
    trigger="O",
    end="|",
    tiles=("?", "o", "X"),
    bar=":",
    nippers="%",
    asked=">",
    answered="+",
    becomes=">",
    winner="*",
    plates=("<", ">"),
)


class AcademyBoard(SilentBoard):
    rules = ("BS1", "BS4", *(f"BS{number}" for number in range(6, 20)), "BS34", "BS36", "ALL3", "ALL5")

    def draw(self, view: View, heard: Heard, console: Console) -> RenderableType:
        return draw_table(view, glyphs_for(console, DRAWN, ASCII))

    def reveal(self, view: View, heard: Heard, console: Console) -> RenderableType:
        return ending(view, glyphs_for(console, DRAWN, ASCII))

    def why(self, viewer: Viewer, because: AnyBecause) -> str:
        return why(viewer, because)

    def news(self, view: View) -> list[str]:
        """The drawing shows what just happened, but not once the game is over."""
        return [told(view.viewer, view.news[-1])] if view.outcome else []

    def happened(self, view: View, before: View | None) -> list[str]:
        return [told(view.viewer, news) for news in view.story[len(before.story) if before else 0 :]]

    def waiting(self, view: View) -> str:
        return waiting(view)

    def read(self, line: str, view: View) -> Move:
        return read(line, view)

    def typed(self, move: Move) -> str:
        return typed(move)

    def suspense(self, view: View) -> bool:
        """Cards are revealed, or the bomb explodes: players see that before the game goes on."""
        return any(isinstance(news, Revealed | Exploded) for news in view.news) and not view.outcome


def draw_table(view: View, glyphs: Glyphs) -> Group:
    """The whole table: the wires, the players, what the viewer knows, and the news of the latest round."""
    stage = say("academy-stage", bomb=roman(view.bomb), round=view.round) if view.bomb else ""
    title = header(say("bomb-squad-academy-title"), stage, glyphs.strand)
    bomb = [] if view.display else [wires(view, glyphs)]  # a draft is about Tools
    return Group(title, *bomb, players(view, glyphs), *looks(view), *mine(view), Text(), *latest_lines(view))


def wires(view: View, glyphs: Glyphs) -> Table:
    """A row for each wire."""
    grid = rows(*[say(f"academy-column-{column}", bar=glyphs.bar) for column in WIRE_COLUMNS], gap=1)
    grid.columns[0].no_wrap = grid.columns[2].no_wrap = grid.columns[3].no_wrap = True
    grid.columns[3].justify = "right"
    grid.columns[4].min_width = 18
    for wire, deck, line, cutters in zip(Wire, view.decks, view.lines, view.cutters, strict=False):
        grid.add_row(
            label(wire),
            plates(view, wire, glyphs),
            track(line, deck, wire, glyphs),
            f"{sum(line.exposed)}/{deck.track}",
            cards(line, deck, wire, glyphs),
            cut(wire in view.protected, cutters, glyphs),
        )
    return grid


def label(wire: Wire) -> Text:
    return Text.assemble((letter(wire), f"{STYLES[wire]} reverse"), " ", (wire_name(wire), STYLES[wire]))


def plates(view: View, wire: Wire, glyphs: Glyphs) -> Text:
    """The plates on a wire: how much more a cut is worth, and which way they move next [BS14]."""
    left, right = view.printed[view.bomb - 1]
    drawn = (f"{glyphs.plates[0]}{left:+d}", f"{right:+d}{glyphs.plates[1]}")
    here = [plate for plate, where in zip(drawn, view.plates, strict=False) if where is wire]
    return Text(" ".join(here), style="title")


def track(line: PublicLine, deck: Deck, wire: Wire, glyphs: Glyphs) -> Text:
    """The spaces of the track with the trigger on its space, and the tiles after the last space."""
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
    """The exposed cards in the order they were flipped, then what is left in the deck, sorted [BS2]."""
    left = list(deck.cards)
    for card in line.exposed:
        left.remove(card)
    close = "" if max(deck.cards) < 10 else " "
    exposed = "".join(f"{card} " for card in line.exposed)
    return Text.assemble((exposed, STYLES[wire]), (f"{glyphs.bar} {close.join(map(str, left))}", "quiet"))


def cut(protected: bool, cutters: tuple[Seat, ...], glyphs: Glyphs) -> Text:
    """Whether a wire is protected, and who cuts it this round."""
    shield = [say("academy-protected")] if protected else []
    crew = [f"{glyphs.nippers} {' '.join(map(str, cutters))}"] if cutters else []
    return Text(" ".join([*shield, *crew]))


def players(view: View, glyphs: Glyphs) -> Table:
    """A row for each player."""
    grid = rows(*[say(f"academy-column-{column}") for column in PLAYER_COLUMNS])
    grid.columns[0].no_wrap = True
    grid.columns[0].min_width = 14
    grid.columns[3].min_width = 24
    grid.columns[1].justify = grid.columns[2].justify = "right"
    for seat in range(view.players):
        age = str(view.ages.index(seat) + 1) if view.ages else ""
        tools = listed(map(tool_name, view.tools[seat]))
        grid.add_row(seated(view, seat, glyphs), str(view.scores[seat]), age, table_cards(view, seat, glyphs), tools)
    return grid


def seated(view: View, seat: Seat, glyphs: Glyphs) -> Text:
    """A player's name, with a mark that says whether they still have to answer."""
    mark = glyphs.asked if seat in view.waiting else glyphs.answered if seat in view.answered else " "
    return seat_label(view.viewer, seat, mark)


def table_cards(view: View, seat: Seat, glyphs: Glyphs) -> Text:
    """A player's cards, oldest first; a Wait set aside in brackets; last, what a Tool changed it to [BS13] [BS20]."""
    row = [_card(action) for action in view.cards[seat]]
    if view.aside[seat]:
        row.insert(0, Text(f"({action_name(Action.WAIT)})", style="quiet"))
    acting = view.acting[seat] if view.acting else None
    if acting and view.cards[seat][-1:] != (acting,):
        row.append(Text.assemble(f"{glyphs.becomes} ", _card(acting)))
    return Text(" ").join(row)


def _card(action: Action) -> Text:
    return Text(action_name(action), style=STYLES[CUTS.get(action, action)])


def looks(view: View) -> list[Text]:
    """What the other players have looked at, as everyone could see [BS12]."""
    others = [seat for seat in range(view.players) if seat != view.viewer and _known(view, seat)]
    seen = [f"{numbered(seat)}: {_known(view, seat)}" for seat in others]
    return [Text.assemble((say("academy-others-saw"), "quiet"), " ", "; ".join(seen))] if seen else []


def _known(view: View, seat: Seat) -> str:
    held = [look for look in view.looks[seat] if look.holds]
    tops = {look.wire for look in held if look.cards}
    under = {look.wire for look in held if not look.cards}
    found = [("academy-known-top", tops), ("academy-known-tiles", under)]
    return listed(
        say(code, wires=" ".join(map(letter, filter(wires.__contains__, Wire)))) for code, wires in found if wires
    )


def mine(view: View) -> list[RenderableType]:
    """What the viewer saw and sealed, and what their Tools do; in a draft, what the Tools on display do."""
    tools = view.display or (view.tools[view.viewer] if isinstance(view.viewer, int) else ())
    return [*_saw(view), *_sealed(view), *([texts(tools)] if tools else [])]


def texts(tools: Iterable[Tool]) -> Table:
    """Tools with their texts."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    for tool in tools:
        grid.add_row(Text(tool_name(tool), style="now"), say(f"bomb-squad-academy-tool-{tool}-text"))
    return grid


def _saw(view: View) -> list[Text]:
    """What the viewer saw of this bomb: the latest look of each wire and kind, and whether it is still true [BS34]."""
    glimpses = view.glimpses[len(view.glimpses) - min(_looks(view), len(view.glimpses)) :]
    latest = {(glimpse.wire, bool(glimpse.cards)): glimpse for glimpse in glimpses}
    seen = sorted(latest.values(), key=lambda glimpse: not glimpse.holds)
    return [Text.assemble((say("academy-saw"), "quiet"), " ", Text("  ").join(map(_glimpse, seen)))] if seen else []


def _looks(view: View) -> int:
    """How many wires this viewer has looked at since the bomb was set."""
    looks = 0
    for news in view.story:
        match news:
            case BombSet():
                looks = 0
            case Peeked(seat, wires) | PeekedUnder(seat, wires) if seat == view.viewer:
                looks += len(wires)
            case Declared((seat, *_), (Tool.X_RAY, *_)) if seat == view.viewer:
                looks += 1
    return looks


def _glimpse(glimpse: Glimpse) -> Text:
    what = " ".join(map(str, glimpse.cards)) if glimpse.cards else " ".join(map(tile_name, glimpse.tiles))
    kind = say("academy-saw-top", cards=what) if glimpse.cards else say("academy-saw-tiles", tiles=what)
    holds = say("academy-holds" if glimpse.holds else "academy-gone")
    style = "" if glimpse.holds else "quiet"
    return Text.assemble((letter(glimpse.wire), STYLES[glimpse.wire]), (f" {kind} ({holds})", style))


def _sealed(view: View) -> list[Text]:
    match view.answer:
        case None:
            return []
        case Choose(action):
            what = action_name(action)
        case Declare(tool):
            what = tool_name(tool)
        case _:
            what = say("bomb-squad-academy-move-pass")
    return [Text.assemble((say("academy-sealed"), "quiet"), " ", what)]


def ending(view: View, glyphs: Glyphs) -> Group:
    outcome = view.outcome
    assert outcome
    words = Text(say(f"bomb-squad-academy-ending-{outcome.why}"))
    title = banner(say("academy-banner"), glyphs.strand)
    return Group(title, Text(), _diplomas(view, outcome.winners, glyphs), Text(), words)


def _diplomas(view: View, winners: tuple[Seat, ...], glyphs: Glyphs) -> Table:
    """The highest score first: points for each bomb, in total, and by source."""
    by = [say(f"academy-by-{source}") for source in ("bomb", "all", *SOURCES, "tools")]
    headings = [by[0], *map(roman, range(1, BOMBS + 1)), *by[1:]]
    grid = rows(*headings)
    for column in grid.columns[1:]:
        column.justify = "right"
    for seat in sorted(range(view.players), key=lambda seat: -view.scores[seat]):
        won = seat in winners
        label = f"{glyphs.winner if won else ' '} {numbered(seat)}"
        figures = [*by_bomb(view, seat), view.scores[seat], *by_source(view, seat)]
        grid.add_row(label, *map(str, figures), style="now" if won else "")
    return grid


def by_bomb(view: View, seat: Seat) -> list[int]:
    """The points of a player for each bomb."""
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
    """The points of a player for cuts, Waits, Chickens and blasts, and for Tools."""
    scored = [news for news in view.story if isinstance(news, Scored) and news.seat == seat]
    points = [sum(news.points for news in scored if news.reason is reason) for reason in SOURCES.values()]
    return [*points, sum(news.points for news in scored) - sum(points)]
