"""The codec of Time Bomb's twin, with the roles and claims that Evolution shares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, cast

from msgspec import Struct
from msgspec.structs import astuple
from numpy.typing import NDArray

from boomtable.engine import CHANCE, Choices, Move, OneOf, Seat, Tally
from boomtable.games.time_bomb import (
    GAME,
    Claim,
    Claims,
    Cut,
    DealRoles,
    DealWires,
    Decline,
    Ending,
    Flip,
    Hand,
    Options,
    PickStart,
    TimeBomb,
    Wire,
)
from boomtable.games.time_bomb_shared.cards import Role
from boomtable.games.time_bomb_shared.steps import Flipping
from boomtable.kernels.forms import best_form
from boomtable.kernels.table import DECIDING, MOVES, PLAYERS, STEP
from boomtable.kernels.time_bomb import CASTING, CLAIMING, CUT, FLIPPING, STARTING, WIRES
from boomtable.kernels.time_bomb_shared import (
    AIMED,
    BEGUN_BY_WINNER,
    CLAIMS,
    CLIPPER,
    CUT_IN_ALL,
    HELD,
    LASTED,
    ROLES,
    ROUND,
    SPOKEN,
    TERRORISTS,
    speaker,
)
from boomtable.lab.twins.codecs import Codec, Kernels, Numbers, members

kernels: Any = best_form("boomtable.kernels.time_bomb")

C = TypeVar("C", bound=Struct)


def roles_of(table: Numbers) -> tuple[Role, ...]:
    """The roles, empty before they are dealt; afterwards there are always Terrorists [TB1]."""
    terrorists = members(table[TERRORISTS])
    cards = range(ROLES[table[PLAYERS]]) if terrorists else ()
    return tuple(Role.TERRORIST if card in terrorists else Role.SWAT for card in cards)


def terrorists_of(roles: tuple[Role, ...]) -> int:
    """The Terrorists as the kernels store them."""
    return sum(1 << card for card, role in enumerate(roles) if role is Role.TERRORIST)


def claim_of(number: int, kind: type[C]) -> C | None:
    digits = [(int(number) >> 3 * place) & 7 for place in range(len(kind.__struct_fields__))]
    return kind(*(digit - 1 if digit else None for digit in digits)) if any(digits) else None


def number_of(claim: Struct) -> int:
    """A claim as the kernels store it; declining is 0."""
    return sum(number + 1 << 3 * place for place, number in enumerate(astuple(claim)) if number is not None)


KINDS = (Wire.SAFE, Wire.SUCCESS, Wire.BOOM)  # in the kernels' order


def hand_of(table: Numbers, seat: Seat) -> Hand:
    return tuple(sorted(wire for kind, wire in enumerate(KINDS) for _ in range(table[WIRES + 8 * kind + seat])))


def tally_both(rows: Numbers) -> Iterator[tuple[str, NDArray[Any]]]:
    """What both boxes count."""
    for place, ending in enumerate(Ending):
        yield f"ending:{ending}", rows[:, DECIDING] == place
    yield "clipper:won", rows[:, BEGUN_BY_WINNER] == 1
    yield "rounds", rows[:, LASTED]
    yield "cuts", rows[:, CUT_IN_ALL]


class TimeBombCodec(Codec):
    game = GAME
    kernels = cast(Kernels, kernels)
    endings = tuple(Ending)

    def option_bits(self, options: Options, players: int) -> int:
        in_turn = options.claims is Claims.IN_TURN
        rules: int = kernels.CLAIMS_IN_TURN * in_turn | (options.first + 1) << kernels.FIRST
        return rules

    def tally(self, rows: Numbers) -> Iterator[tuple[str, NDArray[Any]]]:
        return tally_both(rows)

    def choices(self, table: Numbers, seat: Seat) -> Choices[Move]:
        if table[STEP] == CLAIMING:
            return Tally(Claim, tuple(Wire), int(table[HELD + seat]), (Decline(),))
        return OneOf(map(Cut, members(kernels.cuttable(table))))

    def number(self, table: Numbers, move: Move) -> int:
        match int(table[STEP]), move:
            case kernels.CLIPPING, Cut(owner):
                return owner
            case kernels.CLAIMING, Claim() | Decline():
                return number_of(move)
        return -1

    def apply(self, table: Numbers, seat: Seat, move: Move) -> None:
        match move:
            case DealRoles(roles):
                kernels.cast(table, terrorists_of(roles))
            case PickStart(start):
                kernels.start(table, start)
            case DealWires(hands):
                for owner, hand in enumerate(hands):
                    for kind, wire in enumerate(KINDS):
                        table[WIRES + 8 * kind + owner] = hand.count(wire)
                kernels.dealt(table)
            case Claim() | Decline():
                kernels.say(table, number_of(move))
            case Cut(owner):
                kernels.cut(table, owner)
            case Flip(wire):
                kernels.flip(table, KINDS.index(wire))

    def move_between(self, before: Numbers, after: Numbers) -> tuple[Seat, Move]:
        match int(before[STEP]):
            case kernels.CASTING:
                return CHANCE, DealRoles(roles_of(after))
            case kernels.STARTING:
                return CHANCE, PickStart(int(after[CLIPPER]))
            case kernels.DEALING:
                return CHANCE, DealWires(tuple(hand_of(after, seat) for seat in range(after[PLAYERS])))
            case kernels.CLAIMING:
                seat = int(speaker(before))
                return seat, claim_of(after[CLAIMS + seat], Claim) or Decline()
            case kernels.CLIPPING:
                return int(before[CLIPPER]), Cut(int(after[AIMED]))
        kind = next(kind for kind in range(3) if before[CUT + kind] != after[CUT + kind])
        return CHANCE, Flip(KINDS[kind])

    def facts(self, table: Numbers) -> Mapping[str, Any]:
        seats, clipper = range(table[PLAYERS]), int(table[CLIPPER])
        order = [(clipper + place) % len(seats) for place in range(table[SPOKEN])] if table[STEP] == CLAIMING else []
        return {
            "moves": int(table[MOVES]),
            "roles": roles_of(table),
            "clipper": CHANCE if table[STEP] in (CASTING, STARTING) else clipper,
            "round": int(table[ROUND]),
            "hands": tuple(hand_of(table, seat) for seat in seats),
            "held": tuple(table[HELD : HELD + len(seats)].tolist()),
            "cut": {kind: int(table[CUT + number]) for number, kind in enumerate(KINDS)},
            "aimed": int(table[AIMED]) if table[STEP] == FLIPPING else None,
            "claimed": {seat: claim_of(table[CLAIMS + seat], Claim) for seat in seats if table[SPOKEN]},
            "order": order,
        }

    def engine_facts(self, state: TimeBomb) -> Mapping[str, Any]:
        players, todo = state.players, state.todo
        said = state.claimed[max(0, state.round - 1) * players :]
        aimed = todo[0].owner if todo and isinstance(todo[0], Flipping) else None
        cuts = [cut.wire for cut in state.cuts]
        set_up = bool(state.roles) + (state.start != CHANCE)
        return {
            "moves": set_up + state.round + len(state.claimed) + 2 * len(cuts) + (aimed is not None),
            "roles": state.roles,
            "clipper": state.clipper,
            "round": state.round,
            "hands": tuple(state.hand(seat) for seat in range(players)) if state.deals else ((),) * players,
            "held": state.held,
            "cut": {kind: cuts.count(kind) for kind in KINDS},
            "aimed": aimed,
            "claimed": {seat: None for seat in range(players) if said} | {claim.seat: claim.claim for claim in said},
            "order": [claim.seat for claim in said] if len(said) < players else [],
        }
