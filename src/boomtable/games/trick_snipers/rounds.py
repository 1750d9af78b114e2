"""The flow of Trick Snipers: a deal, four cards to the left, and tricks until somebody has two points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from boomtable.engine import CHANCE, Chance, Choices, Dealt, Drawn, OneOf, Refusal, Seat, Step, Subset, but
from boomtable.engine.moves import NOT_NOW
from boomtable.games.trick_snipers.cards import PACKS, PASSED, SIZES, Card, minus, without
from boomtable.games.trick_snipers.moves import (
    CardPlayed,
    CardsDealt,
    CardsPassed,
    Deal,
    DrawLeader,
    Ended,
    LeaderDrawn,
    PassOn,
    Play,
    TrickTaken,
)
from boomtable.games.trick_snipers.tricks import judge

if TYPE_CHECKING:
    from boomtable.games.trick_snipers.table import TrickSnipers

FOUR_OF_YOURS = Refusal("trick-snipers-four-of-yours", "TS2")
NOT_IN_HAND = Refusal("trick-snipers-not-in-hand", "TS4")
FOLLOW = Refusal("trick-snipers-follow", "TS4")


class Dealing(Chance["TrickSnipers", Deal], frozen=True):
    """Everyone gets a hand; nobody sees the unused cards [TS1]."""

    def choices(self, table: TrickSnipers, seat: Seat) -> Choices[Deal]:
        return Dealt(Deal, PACKS[table.players], SIZES[table.players])

    def run(self, table: TrickSnipers, answers: Mapping[Seat, Deal]) -> TrickSnipers:
        *hands, unused = answers[CHANCE].hands
        return but(table, dealt=tuple(hands), hands=tuple(hands), unused=unused, news=(CardsDealt(),))


class Passing(Step["TrickSnipers", PassOn], frozen=True):
    """Everyone chooses four cards at the same time, before seeing what they receive [TS2]."""

    def asks(self, table: TrickSnipers) -> tuple[Seat, ...]:
        return tuple(range(table.players))

    def choices(self, table: TrickSnipers, seat: Seat) -> Choices[PassOn]:
        return Subset(PassOn, table.hands[seat], PASSED)

    def run(self, table: TrickSnipers, answers: Mapping[Seat, PassOn]) -> TrickSnipers:
        passed = tuple([answers[seat].cards for seat in range(table.players)])
        hands = [
            tuple(sorted([*minus(hand, passed[seat]), *passed[seat - 1]])) for seat, hand in enumerate(table.hands)
        ]
        return but(table, passed=passed, hands=tuple(hands), news=(CardsPassed(),))

    def why_not(self, table: TrickSnipers, seat: Seat, move: object) -> Refusal:
        return FOUR_OF_YOURS if isinstance(move, PassOn) else NOT_NOW


class Starting(Chance["TrickSnipers", DrawLeader], frozen=True):
    """The first leader is drawn, or set by the host [TS3]."""

    def choices(self, table: TrickSnipers, seat: Seat) -> Choices[DrawLeader]:
        first = table.options.first
        return Drawn(DrawLeader, range(table.players) if first == CHANCE else (first,))

    def run(self, table: TrickSnipers, answers: Mapping[Seat, DrawLeader]) -> TrickSnipers:
        leader = answers[CHANCE].seat
        return but(table, leader=leader, news=(LeaderDrawn(leader),))


class Playing(Step["TrickSnipers", Play], frozen=True):
    """Each in turn plays a card, of the led clan if they hold one [TS4]."""

    def asks(self, table: TrickSnipers) -> tuple[Seat, ...]:
        return (table.player,)

    def choices(self, table: TrickSnipers, seat: Seat) -> Choices[Play]:
        return OneOf(map(Play, playable(table, seat)))

    def run(self, table: TrickSnipers, answers: Mapping[Seat, Play]) -> TrickSnipers:
        seat = table.player
        card = answers[seat].card
        hands = (*table.hands[:seat], without(table.hands[seat], card), *table.hands[seat + 1 :])
        table = but(table, hands=hands, trick=(*table.trick, card), news=(CardPlayed(seat, card),))
        return taken(table) if len(table.trick) == table.players else table.then(self)

    def why_not(self, table: TrickSnipers, seat: Seat, move: object) -> Refusal:
        match move:
            case Play(card):
                return FOLLOW if card in table.hands[seat] else NOT_IN_HAND
        return NOT_NOW


def playable(table: TrickSnipers, seat: Seat) -> tuple[Card, ...]:
    hand = table.hands[seat]
    if not table.trick:
        return hand
    led = table.trick[0].clan
    return tuple([card for card in hand if card.clan is led]) or hand


def taken(table: TrickSnipers) -> TrickSnipers:
    """The winner takes the trick and leads the next one, unless that was the last [TS8] [TS9] [TS10]."""
    trick = judge(table.leader, table.trick)
    news = (*table.news, TrickTaken(trick.winner, trick.sniped, trick.points))
    table = but(table, tricks=(*table.tricks, trick), trick=(), leader=trick.winner, news=news)
    ending = table.ending
    return table.tell(Ended(ending)).over() if ending else table.then(Playing())


AnyStep: TypeAlias = Dealing | Passing | Starting | Playing

GAME: tuple[AnyStep, ...] = (Dealing(), Passing(), Starting(), Playing())
