"""After the last exchange: the characters that pause the game act, then everything is revealed [TR22]."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from boomtable.engine import CLOCK, Alarm, Choices, Drawn, Move, Seat, Step, but
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.moves import Call, CallWinner, NameBuried, Shoot
from boomtable.games.two_rooms.news import Called, Named, Over, Shot

if TYPE_CHECKING:
    from boomtable.games.two_rooms.table import TwoRooms

NEITHER = ("doctor", "engineer", "nurse", "tinkerer", "nuclear-tyrant")  # with these both sides can lose [TR23]


class Pausing(Step["TwoRooms", Move], frozen=True):
    """The pausing characters act in order, equal ones by seat; nobody knows in advance who comes next."""

    def run(self, table: TwoRooms, answers: Mapping[Seat, Move]) -> TwoRooms:
        done = {seat for seat, _ in (*table.named, *table.called, *table.shots)}
        left = [seat for seat in range(table.players) if seat not in done]
        order = sorted((pause, seat) for seat in left if (pause := paused(table, seat)) is not None)
        return table.then(*(STEPS[pause](seat) for pause, seat in order[:1]), self) if order else table


def paused(table: TwoRooms, seat: Seat) -> int | None:
    person = table.people[seat]
    return CARDS["gambler" if person.gambling else person.card].pause


class Answer(Step["TwoRooms", Any], frozen=True):
    """One player is asked and everyone waits; if the options give them a minute, no answer loses [TR22]."""

    seat: Seat

    def asks(self, table: TwoRooms) -> tuple[Seat, ...]:
        return (self.seat, CLOCK) if table.options.last_minute else (self.seat,)

    def alarms(self, table: TwoRooms) -> tuple[Alarm, ...]:
        if not table.options.last_minute:
            return ()
        return (Alarm(f"{self.__struct_config__.tag}-{self.seat}", 60.0),)

    def ring(self, table: TwoRooms, alarm: str) -> TwoRooms:
        return self.said(but(table, todo=table.todo[1:]), None)

    def run(self, table: TwoRooms, answers: Mapping[Seat, Any]) -> TwoRooms:
        return self.said(table, answers[self.seat])

    @abstractmethod
    def said(self, table: TwoRooms, move: Any) -> TwoRooms:
        """The table after this answer, or after none."""


class NamingBuried(Answer, frozen=True):
    """The Private Eye names the buried card, its side included."""

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[NameBuried]:
        return Drawn(NameBuried, table.deck)

    def said(self, table: TwoRooms, move: NameBuried | None) -> TwoRooms:
        card = move.card if move else None
        return but(table, named=(*table.named, (self.seat, card))).tell_all(Named(self.seat, card))


class Calling(Answer, frozen=True):
    """The Gambler says which side wins, or neither if that is possible [TR23]."""

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[CallWinner]:
        neither = any(card in NEITHER for card in table.deck)
        return Drawn(CallWinner, [*Call] if neither else [Call.RED, Call.BLUE])

    def said(self, table: TwoRooms, move: CallWinner | None) -> TwoRooms:
        side = move.side if move else None
        return but(table, called=(*table.called, (self.seat, side))).tell_all(Called(self.seat, side))


class Shooting(Answer, frozen=True):
    """The Sniper shoots any other player except Ambassadors."""

    def choices(self, table: TwoRooms, seat: Seat) -> Choices[Shoot]:
        return Drawn(Shoot, [other for room in (0, 1) for other in table.counted(room) if other != seat])

    def said(self, table: TwoRooms, move: Shoot | None) -> TwoRooms:
        seat = move.seat if move else None
        return but(table, shots=(*table.shots, (self.seat, seat))).tell_all(Shot(self.seat, seat))


class Revealing(Step["TwoRooms", Move], frozen=True):
    """Everything is revealed, with each player's win or loss and the reason."""

    def run(self, table: TwoRooms, answers: Mapping[Seat, Move]) -> TwoRooms:
        return table.tell_all(Over()).over()


STEPS: dict[int, type[Answer]] = {5: NamingBuried, 10: Calling, 15: Shooting}
