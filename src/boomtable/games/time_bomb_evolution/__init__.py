"""Time Bomb Evolution: Time Bomb with six colours of bomb, each with a mind of its own. For 4 to 6 players."""

from boomtable.engine import Game
from boomtable.games.time_bomb_evolution.cards import COLOURS, Hand, Snip, Wire
from boomtable.games.time_bomb_evolution.finale import Finale
from boomtable.games.time_bomb_evolution.imagine import imagine
from boomtable.games.time_bomb_evolution.moves import (
    AnyMove,
    AnyTalk,
    Claim,
    DealWires,
    DrawNumber,
    Flip,
    PickColours,
    Protect,
    RemoveCards,
    Unprotect,
)
from boomtable.games.time_bomb_evolution.notation import draw, parse
from boomtable.games.time_bomb_evolution.options import Options
from boomtable.games.time_bomb_evolution.table import Evolution, start, tally
from boomtable.games.time_bomb_evolution.view import View
from boomtable.games.time_bomb_shared.cards import Claims, Ending, Role
from boomtable.games.time_bomb_shared.moves import Accuse, Cut, DealRoles, Decline, PickStart, Suggest
from boomtable.games.time_bomb_shared.table import side

__all__ = [
    "COLOURS",
    "GAME",
    "Accuse",
    "AnyMove",
    "AnyTalk",
    "Claim",
    "Claims",
    "Cut",
    "DealRoles",
    "DealWires",
    "Decline",
    "DrawNumber",
    "Ending",
    "Evolution",
    "Finale",
    "Flip",
    "Hand",
    "Options",
    "PickColours",
    "PickStart",
    "Protect",
    "RemoveCards",
    "Role",
    "Snip",
    "Suggest",
    "Unprotect",
    "View",
    "Wire",
    "draw",
    "imagine",
    "parse",
    "side",
    "start",
    "tally",
]

GAME = Game(
    id="time-bomb-evolution",
    title="Time Bomb Evolution",
    rules=2,
    seats=range(4, 7),
    sides=("swat", "terrorist"),
    state=Evolution,
    view=View,
    moves=AnyMove,
    talk=AnyTalk,
    options=Options,
    start=start,
    imagine=imagine,
    draw=draw,
    parse=parse,
    tally=tally,
    finale=Finale,
    side=side,
)
