"""Two Rooms and a Boom: two rooms, hidden cards, hostages, and a bomb. For 6 to 32 people."""

from boomtable.engine import Game
from boomtable.games.two_rooms import numbers
from boomtable.games.two_rooms.advising import advise
from boomtable.games.two_rooms.changes import CHANGES
from boomtable.games.two_rooms.characters.character import CARDS, printed
from boomtable.games.two_rooms.imagine import imagine
from boomtable.games.two_rooms.moves import (
    Accept,
    AnyMove,
    Appoint,
    Bury,
    Call,
    CallWinner,
    DealCards,
    DrawLeader,
    EndParley,
    NameBuried,
    OfferCard,
    OfferColour,
    OfferLead,
    PickLargerRoom,
    PlaceAmbassadors,
    Point,
    Refuse,
    RefuseLead,
    Send,
    SetAside,
    Shoot,
    ShowAll,
    ShowCard,
    ShowColour,
    ShowColourToAll,
    Split,
    StopPointing,
    TakeLead,
    Use,
    Walk,
    Withdraw,
)
from boomtable.games.two_rooms.notation import draw, parse
from boomtable.games.two_rooms.opening import start
from boomtable.games.two_rooms.options import Options
from boomtable.games.two_rooms.table import TwoRooms
from boomtable.games.two_rooms.talk import AnyTalk, Tell, Urge
from boomtable.games.two_rooms.tally import tally
from boomtable.games.two_rooms.view import View, side

__all__ = [
    "CARDS",
    "CHANGES",
    "GAME",
    "Accept",
    "AnyMove",
    "AnyTalk",
    "Appoint",
    "Bury",
    "Call",
    "CallWinner",
    "DealCards",
    "DrawLeader",
    "EndParley",
    "NameBuried",
    "OfferCard",
    "OfferColour",
    "OfferLead",
    "Options",
    "PickLargerRoom",
    "PlaceAmbassadors",
    "Point",
    "Refuse",
    "RefuseLead",
    "Send",
    "SetAside",
    "Shoot",
    "ShowAll",
    "ShowCard",
    "ShowColour",
    "ShowColourToAll",
    "Split",
    "StopPointing",
    "TakeLead",
    "Tell",
    "TwoRooms",
    "Urge",
    "Use",
    "View",
    "Walk",
    "Withdraw",
    "advise",
    "draw",
    "imagine",
    "parse",
    "printed",
    "side",
    "start",
    "tally",
]

GAME = Game(
    id="two-rooms",
    title="Two Rooms and a Boom",
    rules=2,
    changes=CHANGES,
    seats=numbers.SEATS,
    sides=("red", "blue", "neither"),  # that is, of the two; characters of their own win beside them
    state=TwoRooms,
    view=View,
    moves=AnyMove,
    talk=AnyTalk,
    options=Options,
    start=start,
    imagine=imagine,
    draw=draw,
    parse=parse,
    tally=tally,
    side=side,
    advise=advise,
    printed={card: printed(character) for card, character in CARDS.items()},
)
