"""Every title with what its tests need besides the rules: the conformance suite runs over this list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Literal, TypeAlias

from boomtable.engine import Game, Luck, Move, Seat, Talk, Viewer
from boomtable.games import bomb_squad_academy, time_bomb, time_bomb_evolution, trick_snipers, two_rooms
from boomtable.games.bomb_squad_academy import moves as academy
from boomtable.games.bomb_squad_academy.cards import Action, Tool
from boomtable.games.bomb_squad_academy.cards import Wire as Colour
from boomtable.games.bomb_squad_academy.wires import Line
from boomtable.games.catalog import CATALOG
from boomtable.games.time_bomb.cards import WIRES
from boomtable.games.time_bomb_evolution.cards import box
from boomtable.games.trick_snipers.cards import PACKS
from boomtable.games.two_rooms import moves as rooms
from tests.engine.toys import lamps, standoff
from tests.games.two_rooms.evenings import EVENINGS
from tests.oracle import bomb_squad_academy as academy_oracle
from tests.oracle import lamps as lamps_oracle
from tests.oracle import standoff as standoff_oracle
from tests.oracle import time_bomb as time_bomb_oracle
from tests.oracle import time_bomb_evolution as evolution_oracle
from tests.oracle import trick_snipers as snipers_oracle
from tests.oracle import two_rooms_alike, two_rooms_hidden

Setup: TypeAlias = tuple[int, dict[str, str]]


@dataclass(frozen=True)
class Title:
    game: Game[Any, Any]
    unknown_to: Callable[[Any, Viewer, Luck], Any]  # all that the rules hide from a viewer, dealt again
    alike: Callable[
        [Any, Any, Viewer, Seat, Any, Luck], Move | Literal["nothing"] | None
    ]  # at the other of two tables, what this viewer cannot tell from that move at the first
    cards: Callable[[Any], list[Any]]  # all cards, wherever they are; none is ever lost
    hands: Callable[[Any], tuple[Any, ...]]  # in a view: every pile whose order must have no meaning
    probes: tuple[Move, ...]  # moves to try whether legal or not
    words: tuple[Talk, ...] = ()  # things to say whether allowed or not
    some: tuple[Setup, ...] = field(default=(), repr=False)  # a selection of setups, if there are too many

    @property
    def catalog(self) -> dict[str, Game[Any, Any]]:
        """A catalog of this title alone."""
        return {self.game.id: self.game}

    @property
    def setups(self) -> list[Setup]:
        """Every number of players with every combination of house rules that can be listed, or some of them."""
        if self.some:
            return [*self.some]
        listed = [option for option in self.game.option_list if option.allowed]
        rules = [[(option.name, value) for value in option.allowed] for option in listed]
        return [(players, dict(chosen)) for players in self.game.seats for chosen in product(*rules)]

    def __repr__(self) -> str:
        return self.game.id


def _wires(table: time_bomb.TimeBomb) -> list[Any]:
    """The wires cut in earlier rounds and the hands of this one; before the first deal the pile."""
    if not table.deals:
        return sorted(WIRES[table.players])
    gone = [cut.wire for cut in table.cuts[: (table.round - 1) * table.players]]
    return sorted([*gone, *(wire for hand in table.deals[-1] for wire in hand)])


TIME_BOMB = Title(
    game=time_bomb.GAME,
    unknown_to=time_bomb_oracle.unknown_to,
    alike=time_bomb_oracle.alike,
    cards=_wires,
    hands=lambda view: (view.hand, *view.hands, *(hand for deal in view.deals for hand in deal)),
    probes=(
        *map(time_bomb.Cut, range(-1, 9)),
        *map(time_bomb.Flip, time_bomb.Wire),
        *(time_bomb.Claim(success=n) for n in range(-1, 7)),
        time_bomb.Claim(),
        time_bomb.Claim(safe=2, success=2, boom=2),
        time_bomb.Decline(),
        time_bomb.PickStart(0),
        time_bomb.DealRoles(()),
        time_bomb.DealWires(()),
    ),
    words=(
        *(time_bomb.Claim(success=n, boom=b) for n in range(-1, 7) for b in (0, 1)),
        *map(time_bomb.Accuse, range(-1, 9)),
        *map(time_bomb.Suggest, range(-1, 9)),
    ),
)


def _bombs(table: time_bomb_evolution.Evolution) -> list[Any]:
    """How many there are of each kind: removed, cut in earlier rounds and in the hands; at first in the box."""
    if not table.deals:
        return sorted(Counter(box(table.players, table.palette[: table.players])).values())
    gone = [cut.wire for cut in table.cuts[: (table.round - 1) * table.players]]
    return sorted(Counter([*table.removed, *gone, *(wire for hand in table.deals[-1] for wire in hand)]).values())


TIME_BOMB_EVOLUTION = Title(
    game=time_bomb_evolution.GAME,
    unknown_to=evolution_oracle.unknown_to,
    alike=evolution_oracle.alike,
    cards=_bombs,
    hands=lambda view: (view.hand, view.removed, *view.hands, *(hand for deal in view.deals for hand in deal)),
    probes=(
        *map(time_bomb_evolution.Cut, range(-1, 7)),
        *map(time_bomb_evolution.Flip, time_bomb_evolution.Wire),
        *map(time_bomb_evolution.Protect, time_bomb_evolution.Wire),
        *map(time_bomb_evolution.Unprotect, time_bomb_evolution.Wire),
        *map(time_bomb_evolution.DrawNumber, range(-1, 7)),
        *(time_bomb_evolution.Claim(success=n) for n in range(-1, 7)),
        time_bomb_evolution.Claim(),
        time_bomb_evolution.Claim(green=1, purple=1, red=1, blue=1, yellow=1, pink=1),
        time_bomb_evolution.Decline(),
        time_bomb_evolution.PickStart(0),
        time_bomb_evolution.PickColours(()),
        time_bomb_evolution.RemoveCards(()),
        time_bomb_evolution.DealRoles(()),
        time_bomb_evolution.DealWires(()),
    ),
    words=(
        *(time_bomb_evolution.Claim(success=n, red=b) for n in range(-1, 7) for b in (0, 1)),
        *map(time_bomb_evolution.Accuse, range(-1, 7)),
        *map(time_bomb_evolution.Suggest, range(-1, 7)),
    ),
)


def _box(table: bomb_squad_academy.Academy) -> list[Any]:
    """Every wire card in its deck or exposed, three tiles a wire, and each Tool at most once."""
    decks = [sorted(line.deck + line.exposed) or [*table.box[wire].cards] for wire, line in _lines(table)]
    tiles = [sorted(line.tiles) or ["boom", "ok", "ok"] for _, line in _lines(table)]
    held = [tool for row in (*table.tools, table.display) for tool in row]
    return [decks, tiles, len(set(held)) == len(held), set(held) <= set(table.shown), _points(table)]


def _lines(table: bomb_squad_academy.Academy) -> list[tuple[Any, Any]]:
    return [*zip(table.wires, table.lines or (Line(),) * len(table.wires), strict=True)]


def _points(table: bomb_squad_academy.Academy) -> bool:
    """Scores add up: each is the sum of what its owner was paid."""
    paid = [event for event in table.story if isinstance(event, academy.Scored)]
    return table.scores == tuple(sum(p.points for p in paid if p.seat == seat) for seat in range(table.players))


BOMB_SQUAD_ACADEMY = Title(
    game=bomb_squad_academy.GAME,
    unknown_to=academy_oracle.unknown_to,
    alike=academy_oracle.alike,
    cards=_box,
    hands=lambda _: (),
    probes=(
        *map(academy.Choose, (Action.GREEN, Action.YELLOW, Action.WAIT, Action.CHICKEN)),
        *map(academy.Declare, (Tool.HAMMER, Tool.HELMET, Tool.X_RAY)),
        *map(academy.Protect, (Colour.RED, Colour.YELLOW)),
        *map(academy.Keep, (0, 7)),
        academy.Draft(Tool.SHIELD),
        academy.PeekUnder(Colour.YELLOW),
        academy.Peek((Colour.GREEN, Colour.BLUE)),
        academy.Peek((Colour.RED, Colour.RED)),
        academy.Jump(Colour.BLUE),
        academy.Replace(Action.GREEN),
        academy.SwitchWith(1),
        academy.Spare(5),
        academy.Blow((1, 0)),
        academy.Freeze((1, 1)),
        academy.UseMirror(),
        academy.Decline(),
        academy.Pass(),
        academy.DrawAges(()),
        academy.ShuffleDeck(()),
        academy.LayTiles(()),
        academy.ShowTools(()),
        academy.PlacePlates(Colour.RED, Colour.RED),
    ),
)


def _pack(table: trick_snipers.TrickSnipers) -> list[Any]:
    """All cards in hands, tricks and the unused rest; before the deal the whole pack."""
    played = [card for trick in table.tricks for card in trick.cards]
    held = [card for hand in table.hands for card in hand]
    return sorted([*played, *table.trick, *held, *table.unused]) or sorted(PACKS[table.players])


BLACK, GREEN, RED, YELLOW = trick_snipers.Clan
TRICK_SNIPERS = Title(
    game=trick_snipers.GAME,
    unknown_to=snipers_oracle.unknown_to,
    alike=snipers_oracle.alike,
    cards=_pack,
    hands=lambda view: (view.dealt, view.passed, view.hand, view.theirs, *view.deal, *view.passes),
    probes=(
        *(
            trick_snipers.Play(trick_snipers.Card(clan, number))
            for clan in trick_snipers.Clan
            for number in (1, 5, 7, 12)
        ),
        trick_snipers.Play(trick_snipers.Card(BLACK, 13)),
        trick_snipers.PassOn(tuple(trick_snipers.Card(RED, number) for number in (1, 2, 3, 4))),
        trick_snipers.PassOn(tuple(trick_snipers.Card(GREEN, number) for number in (4, 3, 2, 1))),
        trick_snipers.PassOn((trick_snipers.Card(YELLOW, 7),)),
        trick_snipers.DrawLeader(0),
        trick_snipers.Deal(()),
    ),
)


def _deck(table: two_rooms.TwoRooms) -> list[Any]:
    """Everybody's card, the buried and the sober one; before the deal the deck."""
    aside = filter(None, (table.buried, table.sober))
    return sorted([person.card for person in table.people] + [*aside]) if table.people else sorted(table.deck)


TWO_ROOMS = Title(
    game=two_rooms.GAME,
    unknown_to=two_rooms_hidden.unknown_to,
    alike=two_rooms_alike.alike,
    cards=_deck,
    hands=lambda _: (),
    probes=(
        rooms.Appoint(5),
        rooms.OfferLead(1),
        rooms.TakeLead(),
        rooms.RefuseLead(),
        rooms.Point(-1),
        rooms.StopPointing(),
        rooms.ShowCard(30),
        rooms.ShowAll(),
        rooms.ShowColour(1),
        rooms.ShowColourToAll(),
        rooms.Withdraw(1),
        rooms.OfferCard(3),
        rooms.OfferColour(4),
        rooms.Accept(2),
        rooms.Refuse(2),
        rooms.Use(()),
        rooms.Use((4, 0)),
        rooms.Walk(),
        rooms.Send((2,)),
        rooms.NameBuried("nobody"),
        rooms.CallWinner(rooms.Call.NEITHER),
        rooms.Shoot(1),
        rooms.DealCards(()),
    ),
    words=(
        *(two_rooms.Tell(seat, what) for seat, what in ((0, "red"), (5, "bomber"), (30, "grey"), (1, "nobody"))),
        *map(two_rooms.Urge, (-1, 2)),
    ),
    some=EVENINGS,
)
STANDOFF = Title(
    game=standoff.GAME,
    unknown_to=standoff_oracle.unknown_to,
    alike=standoff_oracle.alike,
    cards=lambda table: sorted(card for hand in table.dealt for card in hand) or list(standoff.DECK),
    hands=lambda view: (view.dealt,),
    probes=(
        *(standoff.Choose((card,)) for card in standoff.DECK),
        *(standoff.Choose((card, 14)) for card in standoff.DECK),
        standoff.Veto(),
        standoff.Pass(),
    ),
)
LAMPS = Title(
    game=lamps.GAME,
    unknown_to=lamps_oracle.unknown_to,
    alike=lamps_oracle.alike,
    cards=lambda table: [*range(table.players)],
    hands=lambda _: (),
    probes=(lamps.Press(), *map(lamps.Guess, range(-1, 9)), lamps.DrawCoins(())),
    words=(lamps.Whisper(1),),
)

TITLES = [TIME_BOMB, TIME_BOMB_EVOLUTION, BOMB_SQUAD_ACADEMY, TRICK_SNIPERS, TWO_ROOMS, STANDOFF, LAMPS]
assert {*CATALOG} <= {title.game.id for title in TITLES}, "every title of the catalog stands trial"
