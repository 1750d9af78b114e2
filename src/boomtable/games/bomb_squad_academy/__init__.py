"""Bomb Squad Academy: three bombs that will explode, and the most points before they do. For 2 to 5 players."""

from boomtable.engine import Change, Game
from boomtable.games.bomb_squad_academy.cards import PLAYERS, Action, Deck, Tile, Tool, Wire
from boomtable.games.bomb_squad_academy.finale import Finale
from boomtable.games.bomb_squad_academy.imagine import imagine
from boomtable.games.bomb_squad_academy.moves import (
    AnyMove,
    Blow,
    Choose,
    Declare,
    Decline,
    Draft,
    DrawAges,
    Freeze,
    Jump,
    Keep,
    LayTiles,
    Pass,
    Peek,
    PeekUnder,
    PlacePlates,
    Protect,
    Replace,
    ShowTools,
    ShuffleDeck,
    Spare,
    SwitchWith,
    UseMirror,
)
from boomtable.games.bomb_squad_academy.notation import draw, parse
from boomtable.games.bomb_squad_academy.options import Ages, Options, advise
from boomtable.games.bomb_squad_academy.table import Academy, start
from boomtable.games.bomb_squad_academy.tally import tally
from boomtable.games.bomb_squad_academy.view import View

__all__ = [
    "GAME",
    "PLAYERS",
    "Academy",
    "Action",
    "Ages",
    "AnyMove",
    "Blow",
    "Choose",
    "Deck",
    "Declare",
    "Decline",
    "Draft",
    "DrawAges",
    "Finale",
    "Freeze",
    "Jump",
    "Keep",
    "LayTiles",
    "Options",
    "Pass",
    "Peek",
    "PeekUnder",
    "PlacePlates",
    "Protect",
    "Replace",
    "ShowTools",
    "ShuffleDeck",
    "Spare",
    "SwitchWith",
    "Tile",
    "Tool",
    "UseMirror",
    "View",
    "Wire",
    "advise",
    "draw",
    "imagine",
    "parse",
    "start",
    "tally",
]

GAME = Game(
    id="bomb-squad-academy",
    title="Bomb Squad Academy",
    rules=2,
    seats=PLAYERS,
    sides=(*(f"seat-{seat}" for seat in range(PLAYERS[-1])), "shared"),
    state=Academy,
    view=View,
    moves=AnyMove,
    options=Options,
    advise=advise,
    start=start,
    imagine=imagine,
    draw=draw,
    parse=parse,
    tally=tally,
    finale=Finale,
    changes=(
        Change(rules=2, rule="BS15", before={"plates_stay": False}),
        Change(rules=2, rule="BS11", touches=lambda _, options: options.plates_stay),
    ),
)
