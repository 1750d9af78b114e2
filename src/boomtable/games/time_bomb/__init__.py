"""Time Bomb: SWAT wants every Success wire cut, Terrorists want the Boom. For 4 to 8 players."""

from boomtable.engine import Game
from boomtable.games.time_bomb.cards import Hand, Snip, Wire
from boomtable.games.time_bomb.finale import Finale
from boomtable.games.time_bomb.imagine import imagine
from boomtable.games.time_bomb.moves import AnyMove, AnyTalk, Claim, DealWires, Flip
from boomtable.games.time_bomb.notation import draw, parse
from boomtable.games.time_bomb.table import Options, TimeBomb, View, start
from boomtable.games.time_bomb_shared.cards import Claims, Ending, Role
from boomtable.games.time_bomb_shared.moves import Accuse, Cut, DealRoles, Decline, PickStart, Suggest
from boomtable.games.time_bomb_shared.table import side, tally

__all__ = [
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
    "Ending",
    "Finale",
    "Flip",
    "Hand",
    "Options",
    "PickStart",
    "Role",
    "Snip",
    "Suggest",
    "TimeBomb",
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
    id="time-bomb",
    title="Time Bomb",
    rules=1,
    seats=range(4, 9),
    sides=("swat", "terrorist"),
    state=TimeBomb,
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
