"""What a character is: a declaration, and a few methods that the rules call."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, TypeVar

from msgspec import Struct

from boomtable.engine import Seat
from boomtable.engine.moves import kebab
from boomtable.games.two_rooms.people import Condition

if TYPE_CHECKING:
    from boomtable.games.two_rooms.judging import Judge
    from boomtable.games.two_rooms.table import TwoRooms


class Team(StrEnum):
    RED = "red"
    BLUE = "blue"
    GREY = "grey"
    GREEN = "green"


class Verdict(Struct, frozen=True):
    """A player's win or loss, a code for the reason, and the rule behind it."""

    won: bool
    why: str
    rule: str


class Limit(StrEnum):
    """How often a power may be used."""

    ROUND = "round"
    GAME = "game"


class Character:
    """One card. Everything below is a default: a character says only what is special about it."""

    name: ClassVar[str]
    team: Team
    colour: Team  # as printed
    starts_with: ClassVar[tuple[Condition, ...]] = ()

    # The deck.
    linked: ClassVar[tuple[str, ...]] = ()  # cards it must come with [TR3]
    paired: ClassVar[tuple[str, ...]] = ()  # cards it is advised with
    excludes: ClassVar[tuple[str, ...]] = ()
    advised_against: ClassVar[tuple[str, ...]] = ()  # cards it is better without
    backup_for: ClassVar[str] = ""  # [TR25]
    buriable: ClassVar[bool] = True  # [TR4]
    needs_burying: ClassVar[bool] = False
    advised: ClassVar[range] = range(6, 31)  # numbers of players
    pointless_at: ClassVar[range] = range(0)  # numbers of players
    about_colours: ClassVar[bool] = False  # of little use if colours are never shown alone [TR17]
    acting: ClassVar[bool] = False  # the player must act it out, on their honour [TR38]
    silent: ClassVar[bool] = False  # makes no noise

    # The power; `targets` says how many others it is used on, None that there is no power.
    targets: ClassVar[int | None] = None
    limit: ClassVar[Limit | None] = None
    speaks: ClassVar[bool] = False  # cursed players cannot use it [TR30]
    last_round: ClassVar[bool] = True
    by_showing: ClassVar[bool] = False  # showing the card uses the power [TR15]
    holds: ClassVar[bool] = False  # it can be used on hostages who are about to leave [TR13]
    opens: ClassVar[bool] = False  # it permanently reveals the card [TR15]

    # Shares.
    gives: ClassVar[Condition | None] = None  # to whoever shares cards
    heals: ClassVar[bool] = False
    swaps: ClassVar[bool] = False
    cons: ClassVar[bool] = False
    cures: ClassVar[bool] = False  # of psych conditions [TR30]

    pause: ClassVar[int | None] = None  # when it acts at the end [TR22]

    def __init__(self, team: Team | None = None) -> None:
        self.team = team or self.team
        self.colour = self.printed(self.team)
        self.id = kebab(type(self).__name__) + (f"-{team}" if team else "")

    def printed(self, team: Team) -> Team:
        return team

    def usable(self, table: TwoRooms, me: Seat) -> bool:
        """Whether the power can be used now, apart from its limit."""
        return True

    def use(self, table: TwoRooms, me: Seat, targets: tuple[Seat, ...]) -> TwoRooms:
        """What the power does, once the card is shown."""
        return table

    def ends(self, table: TwoRooms, me: Seat, other: str) -> TwoRooms | None:
        """The table after a share of cards with the holder of that card, if it ends the game."""
        return None

    def verdict(self, judge: Judge, me: Seat) -> Verdict:
        """Whether the aim is met: that of the card's side, unless it has its own [TR24]."""
        won = judge.red if self.team is Team.RED else judge.blue
        return Verdict(won, f"{self.team}-{'wins' if won else 'loses'}", "TR24")


class Printed(Struct, frozen=True):
    """What is printed on a card, for players and for whoever builds a deck."""

    team: Team
    colour: Team
    acting: bool
    targets: int | None
    advised: tuple[int, int]
    linked: tuple[str, ...]
    paired: tuple[str, ...]
    backup_for: str
    needs_burying: bool


def printed(of: Character) -> Printed:
    numbers = (of.advised[0], of.advised[-1])
    deck = (numbers, of.linked, of.paired, of.backup_for, of.needs_burying)
    return Printed(of.team, of.colour, of.acting, of.targets, *deck)


CARDS: dict[str, Character] = {}
C = TypeVar("C", bound=type[Character])


def card(kind: C) -> C:
    """One card of this character."""
    made = kind()
    CARDS[made.id] = made
    return kind


def both_sides(kind: C) -> C:
    """A red card and a blue one."""
    for team in (Team.RED, Team.BLUE):
        made = kind(team)
        CARDS[made.id] = made
    return kind
