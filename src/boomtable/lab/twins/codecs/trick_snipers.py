"""The codec of Trick Snipers' twin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from numpy.typing import NDArray

from boomtable.engine import CHANCE, Choices, Move, OneOf, Seat, Subset
from boomtable.games.trick_snipers import (
    GAME,
    Card,
    Clan,
    Deal,
    DrawLeader,
    Ending,
    Hand,
    Options,
    PassOn,
    Play,
    TrickSnipers,
)
from boomtable.kernels.forms import best_form
from boomtable.kernels.table import DECIDING, MOVES, PLAYERS, STEP
from boomtable.kernels.trick_snipers import (
    DEALING,
    HANDS,
    LAID,
    LEADER,
    PASSED,
    PASSING,
    PLAYING,
    POINTS,
    STARTING,
    TAKEN,
    TRICK,
    UNUSED,
)
from boomtable.lab.twins.codecs import Codec, Kernels, Numbers, members

kernels: Any = best_form("boomtable.kernels.trick_snipers")

CLANS = tuple(Clan)


def card_of(number: int) -> Card:
    return Card(CLANS[number >> 4], int(number) & 15)


def hand_of(bits: int) -> Hand:
    return tuple(map(card_of, members(bits)))


def number_of(card: Card) -> int:
    return 16 * CLANS.index(card.clan) + card.number


def bits_of(cards: Iterable[Card]) -> int:
    return sum(1 << number_of(card) for card in cards)


class TrickSnipersCodec(Codec):
    game = GAME
    kernels = cast(Kernels, kernels)
    endings = tuple(Ending)

    def option_bits(self, options: Options, players: int) -> int:
        """House rules as a number; the memory aid only affects what is shown."""
        rules: int = kernels.NO_POINT_NO_WINNER * options.no_point_no_winner | (options.first + 1) << kernels.FIRST
        return rules

    def tally(self, rows: Numbers) -> Iterator[tuple[str, NDArray[Any]]]:
        for place, ending in enumerate(Ending):
            yield f"ending:{ending}", rows[:, DECIDING] == place
        yield "tricks", rows[:, kernels.TRICKS]
        yield "points:snipe", rows[:, kernels.BY_SNIPE]
        yield "points:chief", rows[:, kernels.BY_CHIEF]
        yield "leader:won", rows[:, kernels.BEGUN_BY_WINNER] == 1

    def choices(self, table: Numbers, seat: Seat) -> Choices[Move]:
        if table[STEP] == PASSING:
            return Subset(PassOn, hand_of(table[HANDS + seat]), 4)
        return OneOf(map(Play, hand_of(kernels.playable(table, seat))))

    def number(self, table: Numbers, move: Move) -> int:
        match int(table[STEP]), move:
            case kernels.PASSING, PassOn(cards):
                return bits_of(cards)
            case kernels.PLAYING, Play(card):
                return number_of(card)
        return -1

    def apply(self, table: Numbers, seat: Seat, move: Move) -> None:
        match move:
            case Deal((*hands, unused)):
                table[HANDS : HANDS + len(hands)] = [*map(bits_of, hands)]
                table[UNUSED] = bits_of(unused)
                kernels.dealt(table)
            case DrawLeader(leader):
                kernels.lead(table, leader)
            case PassOn(cards):
                kernels.pass_on(table, seat, bits_of(cards))
            case Play(card):
                kernels.play(table, number_of(card))

    def move_between(self, before: Numbers, after: Numbers) -> tuple[Seat, Move]:
        players = before[PLAYERS]
        match int(before[STEP]):
            case kernels.DEALING:
                heaps = (*after[HANDS : HANDS + players], after[UNUSED])
                return CHANCE, Deal(tuple(map(hand_of, heaps)))
            case kernels.STARTING:
                return CHANCE, DrawLeader(int(after[LEADER]))
            case kernels.PASSING:
                seat = next(seat for seat in range(players) if before[PASSED + seat] != after[PASSED + seat])
                return seat, PassOn(hand_of(after[PASSED + seat]))
        seat = int(kernels.turn(before))
        return seat, Play(*hand_of(before[HANDS + seat] & ~after[HANDS + seat]))

    def facts(self, table: Numbers) -> Mapping[str, Any]:
        players, asking = int(table[PLAYERS]), table[STEP]
        seats = range(players)
        dealt = asking != DEALING
        return {
            "moves": int(table[MOVES]),
            "hands": tuple(hand_of(table[HANDS + seat]) for seat in seats) if dealt else (),
            "unused": hand_of(table[UNUSED]),
            "passed": {seat: hand_of(table[PASSED + seat]) for seat in seats if table[PASSED + seat]},
            "leader": CHANCE if asking in (DEALING, PASSING, STARTING) else int(table[LEADER]),
            "player": kernels.turn(table) if asking == PLAYING else None,
            "trick": tuple(map(card_of, table[TRICK : TRICK + table[LAID]])),
            "points": tuple(table[POINTS : POINTS + players].tolist()),
            "counts": tuple(table[TAKEN : TAKEN + players].tolist()),
        }

    def engine_facts(self, state: TrickSnipers) -> Mapping[str, Any]:
        playing = state.leader != CHANCE and state.todo
        answered = len(state.passed) or len(state.sealed)
        return {
            "moves": bool(state.dealt) + answered + (state.leader != CHANCE) + state.public_time,
            "hands": state.hands,
            "unused": state.unused,
            "passed": dict(enumerate(state.passed)) or {seat: answer.cards for seat, answer in sorted(state.sealed)},
            "leader": state.leader,
            "player": state.player if playing else None,
            "trick": state.trick,
            "points": state.points,
            "counts": state.counts,
        }
