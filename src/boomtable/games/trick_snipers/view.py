"""What one viewer of Trick Snipers knows and remembers."""

from __future__ import annotations

from msgspec import Struct, field

from boomtable.engine import CHANCE, GameOptions, Outcome, Seat, SeatOrChance, Viewer
from boomtable.games.trick_snipers.cards import Card, Hand
from boomtable.games.trick_snipers.moves import AnyNews, PassOn, Trick
from boomtable.games.trick_snipers.rounds import AnyStep
from boomtable.games.trick_snipers.tricks import Standing


class Options(GameOptions, frozen=True):
    """The options of Trick Snipers."""

    no_point_no_winner: bool = False  # a player without a point cannot win [TS10]
    memory_aid: bool = False  # the board shows face-down tricks too [TS8]
    first: SeatOrChance = CHANCE  # who leads the first trick; drawn if it is not set [TS3]


class View(Struct, frozen=True, kw_only=True):
    """Built field by field: a new secret stays secret until it is listed here."""

    viewer: Viewer
    players: int
    options: Options = field(name="house")

    dealt: Hand  # mine, before passing
    passed: Hand  # mine, to the left
    hand: Hand  # mine, now
    theirs: Hand  # those of them that are not played yet [TS11]
    given: Hand  # mine, from the right, not played yet: my right neighbour knows them [TS11]

    held: tuple[int, ...]  # how many cards everyone has
    unused: int  # how many cards nobody got [TS1]
    leader: Seat  # CHANCE before the first is drawn
    trick: tuple[Card, ...]  # in order of play
    tricks: tuple[Trick, ...]  # all that were taken; a board may hide what lies face down [TS8]
    standings: tuple[Standing, ...]  # after each card played so far, of all tricks
    outlook: tuple[Standing, ...]  # on my turn: how the trick would stand after each card of my hand, in its order
    points: tuple[int, ...]
    counts: tuple[int, ...]  # tricks taken
    ranks: tuple[int, ...]  # by seat, the best is 1: by points, then by tricks; equal ones share a rank [TS10]
    face_up: tuple[bool, ...]  # which tricks may be looked at now [TS8]

    todo: tuple[AnyStep, ...]  # what is left to do holds no secrets
    waiting: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    answer: PassOn | None  # mine, sealed
    news: tuple[AnyNews, ...]

    outcome: Outcome | None
    deal: tuple[Hand, ...]  # everyone's hand as dealt, and the unused cards, once the game is over
    passes: tuple[Hand, ...]  # everyone's, to the left, once the game is over
