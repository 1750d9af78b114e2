"""Trick Snipers: take tricks by the highest card or by a card that makes 13 with it. For 3 to 5 players."""

from boomtable.engine import Game
from boomtable.games.trick_snipers.cards import HAND, PRINTED, Card, Clan, Hand
from boomtable.games.trick_snipers.finale import Finale
from boomtable.games.trick_snipers.imagine import imagine, imagining
from boomtable.games.trick_snipers.moves import AnyMove, Deal, DrawLeader, Ending, PassOn, Play, Trick
from boomtable.games.trick_snipers.notation import draw, parse
from boomtable.games.trick_snipers.table import TrickSnipers, start, tally
from boomtable.games.trick_snipers.tricks import Effect, Standing, judge
from boomtable.games.trick_snipers.view import Options, View

__all__ = [
    "GAME",
    "HAND",
    "PRINTED",
    "AnyMove",
    "Card",
    "Clan",
    "Deal",
    "DrawLeader",
    "Effect",
    "Ending",
    "Finale",
    "Hand",
    "Options",
    "PassOn",
    "Play",
    "Standing",
    "Trick",
    "TrickSnipers",
    "View",
    "draw",
    "imagine",
    "imagining",
    "judge",
    "parse",
    "start",
    "tally",
]

GAME = Game(
    id="trick-snipers",
    title="Trick Snipers",
    rules=1,
    seats=range(3, 6),
    sides=(*(f"seat-{seat}" for seat in range(5)), "shared", "nobody"),
    state=TrickSnipers,
    view=View,
    moves=AnyMove,
    options=Options,
    start=start,
    imagine=imagine,
    draw=draw,
    parse=parse,
    tally=tally,
    finale=Finale,
    printed=PRINTED,
)
