"""The bodies of HTTP requests and answers. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from boomtable.engine import Place, Said, Seat, Viewer
from boomtable.wire.protocol import Entropy, MemberId, Name, Phase, Secret, Sent, Settings


class NewTable(Sent, frozen=True, kw_only=True):
    game: Annotated[str, Meta(max_length=40)]
    name: Name
    options: dict[str, str | int | bool] = field(default_factory=dict)
    settings: Settings = Settings()
    entropy: Entropy = ""
    bearer: bool = False  # hand me the key itself, no cookie


class Join(Sent, frozen=True, kw_only=True):
    name: Name
    entropy: Entropy = ""
    bearer: bool = False


class NewLink(Sent, frozen=True):
    """A one-time link: to my own seat from another device, or, from the host, to a screen for a place.

    Also from the host, to the seat of somebody whose devices are gone; when it is used, everyone can see it.
    """

    place: Annotated[str, Meta(max_length=24)] | None = None
    member: MemberId | None = None


class Redeem(Sent, frozen=True, kw_only=True):
    link: Secret
    bearer: bool = False


class Planned(Sent, frozen=True, kw_only=True):
    """So many people would play a title by these house rules."""

    players: Annotated[int, Meta(ge=1, le=32)]
    options: dict[str, str | int | bool] = field(default_factory=dict)


class Seated(Struct, frozen=True, kw_only=True):
    """You have a key to this table now: in a cookie, or here if you asked for it."""

    code: str
    member: MemberId | None  # none for a screen
    place: Place | None = None  # of a screen
    key: str | None = None


class Link(Struct, frozen=True):
    link: str
    seconds: int


class Addresses(Struct, frozen=True):
    """Where other devices can open this server, such as http://192.168.1.7:8470: the best first, or none."""

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
    places: tuple[Place, ...]  # from which a screen may show it
    calls: tuple[Place, ...]  # where voices can be, each with a call of its own


class Summary(Struct, frozen=True, kw_only=True):
    """A table as anyone may see it who knows its code, or finds it in the list."""

    code: str
    game: str
    phase: Phase
    host: str
    taken: int
    seats: int
    spectators: bool


class Problem(Struct, frozen=True):
    """Why a request was refused: a code with facts, for which the client finds the words."""

    code: str
    facts: dict[str, str | int] = {}


# Downloads.


class Glimpse(Struct, frozen=True):
    """A moment of a game as one viewer saw it: what a download of one's own games is made of."""

    view: Any
    heard: tuple[Said, ...]


class Memoir(Struct, frozen=True, kw_only=True):
    """One game from one chair."""

    game: str
    rules: int
    viewer: Viewer
    seat: Seat | None
    glimpses: tuple[Glimpse, ...]
