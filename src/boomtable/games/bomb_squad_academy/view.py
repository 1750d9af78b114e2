"""What one viewer of Bomb Squad Academy knows and remembers."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, field

from boomtable.engine import Outcome, Seat, Viewer
from boomtable.games.bomb_squad_academy.cards import Action, Deck, Tile, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import AnyNews, Choose, Declare, Pass
from boomtable.games.bomb_squad_academy.options import Options
from boomtable.games.bomb_squad_academy.steps import AnyStep
from boomtable.games.bomb_squad_academy.toolbox import Lasting
from boomtable.games.bomb_squad_academy.wires import Glimpse, Look

Sealed: TypeAlias = Choose | Declare | Pass


class PublicLine(Struct, frozen=True):
    """One wire as everyone sees it; what its deck holds is what is printed less what is exposed [BS2]."""

    left: int  # cards in its deck
    exposed: tuple[int, ...]
    laid: bool  # whether its tiles are laid
    tiles: tuple[Tile, ...]  # those turned up


class View(Struct, frozen=True, kw_only=True):
    """Built field by field: a new secret stays secret until it is listed here."""

    viewer: Viewer
    players: int
    options: Options = field(name="house")
    decks: tuple[Deck, ...]  # as printed, by wire
    printed: tuple[tuple[int, int], ...]  # what the plates are worth, bomb by bomb [BS3]
    ages: tuple[Seat, ...]  # the youngest first

    bomb: int
    round: int  # of this bomb
    scores: tuple[int, ...]
    lines: tuple[PublicLine, ...]
    plates: tuple[Wire, ...]
    cards: tuple[tuple[Action, ...], ...]  # on the table, the oldest first
    stuck: int  # so many of them, and the oldest comes back [BS13] [BS36]
    aside: tuple[bool, ...]  # whose Wait is set aside
    shown: tuple[Tool, ...]
    display: tuple[Tool, ...]
    tools: tuple[tuple[Tool, ...], ...]

    acting: tuple[Action, ...]  # what each does this round, once the cards are revealed
    cutters: tuple[tuple[Seat, ...], ...]  # by wire: who cuts it, as it stands [BS7] [BS18]
    cutters_if_protected: tuple[tuple[Seat, ...], ...]  # by wire: who would be left [BS24]
    waited: tuple[Seat, ...]
    protected: tuple[Wire, ...]
    lasting: tuple[Lasting, ...]
    spared: tuple[Seat, ...]
    scored: tuple[Wire, ...]

    glimpses: tuple[Glimpse, ...]  # what I have seen
    looks: tuple[tuple[Look, ...], ...]  # by seat: where everyone has looked

    todo: tuple[AnyStep, ...]  # what is left to do holds no secrets
    waiting: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    answer: Sealed | None  # mine, sealed
    news: tuple[AnyNews, ...]
    story: tuple[AnyNews, ...]
    outcome: Outcome | None
