"""The bodies of HTTP requests and answers. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from boomtable.engine import PUBLIC, Place, Said, Seat, Viewer
from boomtable.wire.protocol import Colour, Entropy, Face, MemberId, Name, Phase, Secret, Sent, Settings


class NewTable(Sent, frozen=True, kw_only=True):
    game: Annotated[str, Meta(max_length=40)]
    name: Name
    options: dict[str, str | int | bool] = field(default_factory=dict)
    settings: Settings = Settings()
    entropy: Entropy = ""
    face: Face | None = None
    colour: Colour | None = None
    bearer: bool = False  # return the key in the body instead of a cookie
    practice: bool = False  # a lesson for you alone, which starts at once; options and settings are its own


class Join(Sent, frozen=True, kw_only=True):
    name: Name
    entropy: Entropy = ""
    face: Face | None = None  # that I would like; if somebody has it, the next free one
    colour: Colour | None = None
    bearer: bool = False


class NewLink(Sent, frozen=True):
    """Request a one-time link: to my own seat for another device, or (host only) to a screen for a place.

    The host may also request one to the seat of a member who lost their devices; everyone sees when it is used.
    """

    place: Annotated[str, Meta(max_length=24)] | None = None
    member: MemberId | None = None


class Redeem(Sent, frozen=True, kw_only=True):
    link: Secret
    bearer: bool = False


class PlayOn(Sent, frozen=True, kw_only=True):
    """Open a table with a game as it was at a moment: that of a table, or that of a record."""

    table: Annotated[str, Meta(max_length=24)] = ""
    number: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # of its game, which is over; 0: the latest
    record: Annotated[str, Meta(max_length=2_000_000)] = ""
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=31)]  # that you take; bots have the others
    name: Name
    entropy: Entropy = ""
    face: Face | None = None
    colour: Colour | None = None
    bearer: bool = False


class Planned(Sent, frozen=True, kw_only=True):
    """A planned game, to get advice on: so many players and these house rules."""

    players: Annotated[int, Meta(ge=1, le=32)]
    options: dict[str, str | int | bool] = field(default_factory=dict)


class QrOfLink(Sent, frozen=True):
    """A one-time link to be scanned, at one of Addresses: the first, if none is given."""

    link: Secret
    address: Annotated[str, Meta(max_length=280)] = ""


class ShowOnTelevision(Sent, frozen=True):
    """Show the table from this place on the television that waits with this code."""

    television: Annotated[str, Meta(max_length=24)]
    place: Annotated[str, Meta(max_length=24)] = PUBLIC


class Ticket(Sent, frozen=True):
    """A television asks for its table."""

    ticket: Secret
    bearer: bool = False


class Seated(Struct, frozen=True, kw_only=True):
    """You now have a key to this table: in a cookie, or here if you asked for it."""

    code: str
    member: MemberId | None  # None for a screen
    place: Place | None = None  # for a screen
    key: str | None = None
    waiting: bool = False  # until the host lets you in; then you are a member


class Link(Struct, frozen=True):
    link: str
    seconds: int


class Television(Struct, frozen=True):
    """A screen that waits for a table: the code it shows, its ticket, and how long both are good for."""

    code: str
    ticket: str
    seconds: int


class Device(Struct, frozen=True, kw_only=True):
    """A device of your own seat."""

    device: str
    platform: str  # such as iphone or windows; empty if unknown
    mine: bool  # the one that asks
    connected: bool
    seconds: int | None  # since it was last seen; None if that was before the server restarted


class Addresses(Struct, frozen=True):
    """Where other devices can open this server, such as http://192.168.1.7:8470, best first; may be empty."""

    addresses: tuple[str, ...]


class OptionInfo(Struct, frozen=True):
    name: str
    default: Any
    allowed: tuple[str, ...]


class GameInfo(Struct, frozen=True, kw_only=True):
    id: str
    title: str
    rules: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    fill_to: int  # players with whom it is best, bots included
    fill_with: str  # the level of bots that gives people a fair chance
    places: tuple[Place, ...]  # that a screen can show
    calls: tuple[Place, ...]  # where people can talk, each with its own call
    practice: bool = False  # it can be learned at a practice table
    phrases: tuple[str, ...] = ()  # that members may call out
    talks: bool = False  # bots leave people time to talk before they act


class Summary(Struct, frozen=True, kw_only=True):
    """A table as shown to anyone who knows its code or finds it in the list."""

    code: str
    game: str
    phase: Phase
    host: str
    taken: int
    seats: int
    spectators: bool
    knocking: bool = False
    practice: bool = False  # a lesson
    asked: bool = False  # among your own tables: everyone waits for you
    games: int = 0  # that were finished
    open: bool = True  # newcomers may come in now
    take_over: bool = False  # and may take over a bot's seat


class Guest(Struct, frozen=True, kw_only=True):
    """Somebody who has played at a table, and perhaps left it since."""

    member: MemberId
    name: str
    level: str | None  # for a bot
    face: int  # a drawing, and the colour behind it, as they last had them; below zero: none yet
    colour: int
    won: int  # finished games, of all titles


class FinishedGame(Struct, frozen=True):
    game: str
    winners: tuple[MemberId, ...]
    number: int | None  # by which it can be watched again, if it can


class Awarded(Struct, frozen=True):
    """An award, who gets it, and how often what it is for was counted."""

    award: str
    member: MemberId
    times: int


class EveningSoFar(Struct, frozen=True, kw_only=True):
    """The finished games of a table: who played, who won what, and the awards."""

    code: str
    guests: tuple[Guest, ...]
    games: tuple[FinishedGame, ...]
    awards: tuple[Awarded, ...]


class Player(Struct, frozen=True):
    """Who had a seat in a public game."""

    name: str
    level: str | None  # of a bot
    face: int  # a drawing; below zero: none
    colour: int


class PublicGame(Struct, frozen=True, kw_only=True):
    """A finished game that its host made public."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    people: tuple[Player, ...]  # by seat
    named: bool  # or else they are only numbered
    side: str  # that won
    winners: tuple[Seat, ...]


class Story(Struct, frozen=True, kw_only=True):
    """How a game went, in words."""

    won: str
    why: str
    label: str  # of the moment to remember: the best lie, if anybody lied
    moment: str
    story: str


class Problem(Struct, frozen=True):
    """Why a request was refused: a code with facts. The client looks up the text."""

    code: str
    facts: dict[str, str | int] = {}


# Downloads.


class Glimpse(Struct, frozen=True):
    """One moment of a game as a viewer saw it. A memoir is a list of these."""

    view: Any
    heard: tuple[Said, ...]


class Memoir(Struct, frozen=True, kw_only=True):
    """One game as one viewer saw it."""

    game: str
    rules: int
    viewer: Viewer
    seat: Seat | None
    glimpses: tuple[Glimpse, ...]
