"""Bomb Squad Academy's twin in the words of its box. In its games Tools are drafted, and nobody uses any."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, cast

from boomtable.engine import CHANCE, Choices, Move, OneOf, Seat
from boomtable.games.bomb_squad_academy import (
    GAME,
    Academy,
    Ages,
    Choose,
    Declare,
    Decline,
    Draft,
    DrawAges,
    House,
    LayTiles,
    Pass,
    Peek,
    PeekUnder,
    PlacePlates,
    Protect,
    ShowTools,
    ShuffleDeck,
    Tile,
    UseMirror,
    Wire,
)
from boomtable.lab.twins import academy
from boomtable.lab.twins import bomb_squad_academy as kernels
from boomtable.lab.twins.academy import (
    ALLOW_NEGATIVE,
    CO_CUTTERS,
    DISPLAY,
    FIRSTS,
    HANDS,
    LATEST,
    LOOKING,
    ORDER,
    PLATES_STAY,
    PRINTED,
    RANKS,
    SEATED,
    TRACKS,
    WIRE,
    wires,
)
from boomtable.lab.twins.academy_bombs import aged, lay, place_plates, show, stacked
from boomtable.lab.twins.counting import STEP
from boomtable.lab.twins.faces import academy_facts as lying
from boomtable.lab.twins.faces.academy_facts import ACTIONS, TOOLS, WIRES, named
from boomtable.lab.twins.faces.face import Face, Kernels, Numbers, members


def offered_looks(here: tuple[Wire, ...]) -> tuple[Move, ...]:
    """Not at all, at two decks, or under one track [BS12]."""
    return (Decline(), *map(Peek, combinations(here, 2)), *map(PeekUnder, here))


SHORT = offered_looks(WIRES[:3])
LOOKS = (*SHORT, *(look for look in offered_looks(WIRES) if look not in SHORT))  # as the kernels number them


class Cadets(Face):
    game = GAME
    kernels = cast(Kernels, kernels)
    endings = ("graduated",)

    def house(self, options: House, players: int) -> int:
        rules = ALLOW_NEGATIVE * options.allow_negative | PLATES_STAY * options.plates_stay
        return rules | SEATED * (options.ages is Ages.SEATED) | CO_CUTTERS * options.co_cutters

    def set_up(self, table: Numbers, options: House) -> None:
        """Decks and tracks may be the host's own [BS1]."""
        super().set_up(table, options)
        end = 0
        for place, wire in enumerate(WIRES[: wires(table)]):
            deck = options.box[wire]
            begin, end = end, end + len(deck.cards)
            table[TRACKS + place], table[FIRSTS + place + 1] = deck.track, end
            table[PRINTED + begin : PRINTED + end] = deck.cards

    def choices(self, table: Numbers, seat: Seat) -> Choices[Move]:
        here = WIRES[: wires(table)]
        match int(table[STEP]):
            case academy.DRAFTING:
                return OneOf(map(Draft, named(TOOLS, table[DISPLAY])))
            case academy.CHOOSING:
                return OneOf(map(Choose, named(ACTIONS, table[HANDS + seat])))
            case academy.PROTECTING:
                return OneOf(map(Protect, here))
            case academy.LOOKING:
                return OneOf(offered_looks(here))
        return OneOf((Pass(),))

    def choices_of(self, state: Academy, seat: Seat) -> Choices[Move]:
        """Any but a Tool."""
        offered = super().choices_of(state, seat)
        if seat == CHANCE:
            return offered
        return OneOf(move for move in offered if not isinstance(move, Declare | UseMirror))

    def number(self, table: Numbers, move: Move) -> int:
        match int(table[STEP]), move:
            case academy.DRAFTING, Draft(tool):
                return TOOLS.index(tool)
            case academy.CHOOSING, Choose(action):
                return ACTIONS.index(action)
            case academy.PROTECTING, Protect(wire):
                return WIRES.index(wire)
            case academy.LOOKING, _:
                return LOOKS.index(move) if move in LOOKS else -1
            case asking, Pass() if asking > LOOKING:  # in a window
                return 0
        return -1

    def put(self, table: Numbers, seat: Seat, move: Move) -> None:
        match move:
            case DrawAges(seats):
                for rank, youth in enumerate(seats):
                    table[RANKS + youth] = rank
                aged(table)
            case ShuffleDeck(cards):
                top = ORDER + table[FIRSTS + table[WIRE]]
                table[top : top + len(cards)] = cards
                stacked(table)
            case LayTiles(tiles):
                lay(table, tiles.index(Tile.BOOM))
            case PlacePlates(left, right):
                place_plates(table, WIRES.index(left), WIRES.index(right))
            case ShowTools(tools):
                show(table, sum(1 << TOOLS.index(tool) for tool in tools))
            case _:
                kernels.act(table, seat, self.number(table, move))
        kernels.settle(table)

    def told(self, before: Numbers, after: Numbers) -> tuple[Seat, Move]:
        wire, answer = int(before[WIRE]), int(after[LATEST])
        match int(before[STEP]):
            case academy.AGING:
                return CHANCE, DrawAges(lying.ages(after))
            case academy.STACKING:
                return CHANCE, ShuffleDeck(lying.deck(after, wire))
            case academy.LAYING:
                return CHANCE, LayTiles(lying.tiles(after, wire))
            case academy.PLATING:
                return CHANCE, PlacePlates(*lying.plates(after))
            case academy.DISPLAYING:
                return CHANCE, ShowTools(tuple(named(TOOLS, after[DISPLAY])))
        seat = members(kernels.asked(before))[0]
        match int(before[STEP]):
            case academy.DRAFTING:
                return seat, Draft(TOOLS[answer])
            case academy.CHOOSING:
                return seat, Choose(ACTIONS[answer])
            case academy.PROTECTING:
                return seat, Protect(WIRES[answer])
            case academy.LOOKING:
                return seat, LOOKS[answer]
        return seat, Pass()

    def facts(self, table: Numbers) -> Mapping[str, Any]:
        return dict(lying.facts(table))

    def facts_of(self, state: Academy) -> Mapping[str, Any]:
        return dict(lying.facts_of(state))
