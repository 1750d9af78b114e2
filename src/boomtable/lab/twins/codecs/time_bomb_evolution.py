"""The codec of Time Bomb Evolution's twin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from boomtable.engine import CHANCE, Choices, Move, OneOf, Seat, Tally
from boomtable.games.time_bomb_evolution import (
    GAME,
    Claim,
    Cut,
    DealRoles,
    DealWires,
    Decline,
    DrawNumber,
    Ending,
    Evolution,
    Flip,
    Hand,
    Options,
    PickColours,
    PickStart,
    Protect,
    RemoveCards,
    Unprotect,
    Wire,
)
from boomtable.games.time_bomb_shared.cards import Claims
from boomtable.games.time_bomb_shared.steps import Flipping
from boomtable.kernels import evolution_table
from boomtable.kernels.evolution_table import (
    ANY_REVEALED,
    BLEW_UP,
    CASTING,
    CLAIMING,
    CLAIMS_IN_TURN,
    COLOURING,
    COLOURS,
    CUT,
    EVOLUTION,
    FIRST,
    FLIPPING,
    HANDS,
    IN_PLAY,
    PALETTE,
    PINK_AT_ROUND_4,
    PROTECTED,
    REMOVED,
    REMOVING,
    STARTING,
    UNCUT,
    say,
)
from boomtable.kernels.forms import best_form
from boomtable.kernels.table import DECIDING, MOVES, PLAYERS, STEP
from boomtable.kernels.time_bomb_shared import AIMED, CLAIMS, CLIPPER, HELD, ROUND, SNIPS, SPOKEN, speaker
from boomtable.lab.twins.codecs import Codec, Kernels, Numbers, members
from boomtable.lab.twins.codecs.time_bomb import claim_of, number_of, roles_of, tally_both, terrorists_of

kernels: Any = best_form("boomtable.kernels.time_bomb_evolution")

KINDS = tuple(Wire)  # in the kernels' order


def pile_of(pile: int) -> Hand:
    return tuple(sorted(wire for kind, wire in enumerate(KINDS) for _ in range((int(pile) >> 4 * kind) & 15)))


def number_of_pile(wires: Iterable[Wire]) -> int:
    return sum(1 << 4 * KINDS.index(wire) for wire in wires)


def colours_of(bits: int) -> tuple[Wire, ...]:
    return tuple(sorted(KINDS[kind] for kind in members(bits)))


def set_of(wires: Iterable[Wire]) -> int:
    return sum(1 << KINDS.index(wire) for wire in wires)


class EvolutionCodec(Codec):
    game = GAME
    kernels = cast(Kernels, kernels)
    endings = tuple(Ending)

    def option_bits(self, options: Options, players: int) -> int:
        rules = CLAIMS_IN_TURN * (options.claims is Claims.IN_TURN) | EVOLUTION * options.evolution
        later = ANY_REVEALED * options.prevent_any_revealed | PINK_AT_ROUND_4 * options.pink_counted_at_round_4
        return rules | later | (options.first + 1) << FIRST | set_of(options.palette(players)) << PALETTE

    def tally(self, rows: Numbers) -> Iterator[tuple[str, NDArray[Any]]]:
        yield from tally_both(rows)
        for kind, colour in enumerate(KINDS):
            if kind:
                absent = (rows[:, IN_PLAY] >> kind) & 1 == 0
                yield f"colour:wire-{colour}", np.ma.masked_array(rows[:, DECIDING] == 0, absent)
                yield f"exploded:wire-{colour}", np.ma.masked_array(rows[:, BLEW_UP] == kind, absent)

    def choices(self, table: Numbers, seat: Seat) -> Choices[Move]:
        if table[STEP] == CLAIMING:
            return Tally(Claim, (Wire.SUCCESS, *colours_of(table[COLOURS])), int(table[HELD + seat]), (Decline(),))
        offered = members(kernels.offered(table))
        if table[STEP] == evolution_table.CLIPPING:
            return OneOf(map(Cut, offered))
        choose = Protect if table[STEP] == evolution_table.PROTECTING else Unprotect
        return OneOf(choose(colour) for colour in sorted(KINDS[kind] for kind in offered))

    def number(self, table: Numbers, move: Move) -> int:
        match int(table[STEP]), move:
            case evolution_table.CLIPPING, Cut(owner):
                return owner
            case evolution_table.PROTECTING, Protect(colour):
                return KINDS.index(colour)
            case evolution_table.UNPROTECTING, Unprotect(colour):
                return KINDS.index(colour)
            case evolution_table.CLAIMING, Claim() | Decline():
                return number_of(move)
        return -1

    def apply(self, table: Numbers, seat: Seat, move: Move) -> None:
        match move:
            case DealRoles(roles):
                kernels.cast(table, terrorists_of(roles))
            case PickColours(colours):
                kernels.colour(table, set_of(colours))
            case RemoveCards(cards):
                kernels.remove(table, number_of_pile(cards))
            case PickStart(start):
                kernels.start(table, start)
            case DealWires(hands):
                table[HANDS : HANDS + len(hands)] = [*map(number_of_pile, hands)]
                kernels.dealt(table)
            case Claim() | Decline():
                say(table, number_of(move))
            case DrawNumber(number):
                evolution_table.draw_number(table, number)
            case Cut(owner):
                kernels.cut(table, owner)
            case Flip(wire):
                kernels.flip(table, KINDS.index(wire))
            case Protect(colour):
                evolution_table.protect(table, KINDS.index(colour))
            case Unprotect(colour):
                evolution_table.unprotect(table, KINDS.index(colour))

    def move_between(self, before: Numbers, after: Numbers) -> tuple[Seat, Move]:
        clipper, players = int(before[CLIPPER]), int(before[PLAYERS])
        match int(before[STEP]):
            case evolution_table.CASTING:
                return CHANCE, DealRoles(roles_of(after))
            case evolution_table.COLOURING:
                return CHANCE, PickColours(colours_of(after[COLOURS]))
            case evolution_table.REMOVING:
                return CHANCE, RemoveCards(pile_of(after[REMOVED]))
            case evolution_table.STARTING:
                return CHANCE, PickStart(int(after[CLIPPER]))
            case evolution_table.DEALING:
                return CHANCE, DealWires(tuple(map(pile_of, after[HANDS : HANDS + players])))
            case evolution_table.CLAIMING:
                seat = int(speaker(before))
                return seat, claim_of(after[CLAIMS + seat], Claim) or Decline()
            case evolution_table.DRAWING:
                named = members(after[evolution_table.NAMED]) or (int(after[CLIPPER]),)
                return CHANCE, DrawNumber((named[0] - clipper) % players)
            case evolution_table.CLIPPING:
                return clipper, Cut(int(after[AIMED]))
            case evolution_table.PROTECTING:
                return clipper, Protect(*colours_of(after[PROTECTED] & ~before[PROTECTED]))
            case evolution_table.UNPROTECTING:
                return clipper, Unprotect(*colours_of(before[PROTECTED] & ~after[PROTECTED]))
        return CHANCE, Flip(*pile_of(after[CUT] - before[CUT]))

    def facts(self, table: Numbers) -> Mapping[str, Any]:
        seats, asking = range(table[PLAYERS]), table[STEP]
        setting_up = asking in (CASTING, COLOURING, REMOVING, STARTING)
        cuts = max(0, int(evolution_table.cuts_in(table, table[ROUND]) - table[SNIPS])) if table[ROUND] else 0
        return {
            "moves": int(table[MOVES]),
            "roles": roles_of(table),
            "colours": colours_of(table[COLOURS]),
            "removed": pile_of(table[REMOVED]),
            "uncut": pile_of(table[UNCUT]),
            "clipper": CHANCE if setting_up else int(table[CLIPPER]),
            "round": int(table[ROUND]),
            "hands": tuple(pile_of(table[HANDS + seat]) for seat in seats),
            "held": tuple(table[HELD : HELD + len(seats)].tolist()),
            "cut": pile_of(table[CUT]),
            "cuts left": cuts,
            "protected": colours_of(table[PROTECTED]),
            "aimed": int(table[AIMED]) if asking == FLIPPING else None,
            "claimed": {seat: claim_of(table[CLAIMS + seat], Claim) for seat in seats if table[SPOKEN]},
            "spoken": int(table[SPOKEN]),
        }

    def engine_facts(self, state: Evolution) -> Mapping[str, Any]:
        players, todo = state.players, state.todo
        said = state.claimed[max(0, state.round - 1) * players :]
        aimed = todo[0].owner if todo and isinstance(todo[0], Flipping) else None
        set_up = bool(state.roles) + bool(state.colours) + bool(state.removed) + (state.start != CHANCE)
        effects = len(state.marks) + len(state.numbers)
        return {
            "moves": set_up + state.round + len(state.claimed) + 2 * len(state.cuts) + (aimed is not None) + effects,
            "roles": state.roles,
            "colours": state.colours,
            "removed": state.removed,
            "uncut": state.uncut if state.removed else (),
            "clipper": state.clipper,
            "round": state.round,
            "hands": tuple(state.hand(seat) for seat in range(players)) if state.deals else ((),) * players,
            "held": state.held,
            "cut": tuple(sorted(state.cut_wires)),
            "cuts left": state.cuts_left,
            "protected": state.protected,
            "aimed": aimed,
            "claimed": {seat: None for seat in range(players) if said} | {claim.seat: claim.claim for claim in said},
            "spoken": len(said),
        }
