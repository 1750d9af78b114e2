"""Answers of several parts, given one pick at a time: four cards to pass, the numbers of a claim, the hostages.

A pick must be higher than the one before it, so that every answer is given by one row of picks only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from msgspec.structs import astuple

from boomtable.engine import Move, Subset, Tally

Picks: TypeAlias = tuple[int, ...]  # numbers of actions, so far


class Picking(Protocol):
    """How one kind of answer is put together from picks."""

    def legal(self, choices: Any, picks: Picks) -> list[int]:
        """The picks that lead on to one of the choices."""

    def answer(self, choices: Any, picks: Picks) -> Move | None:
        """What these picks come to, once they are complete."""

    def picks(self, move: Any) -> Picks:
        """The picks that come to this move."""

    def attempt(self, picks: Picks) -> Move | None:
        """What these picks would come to, be it allowed or not; None for picks of another kind."""


class Several:
    """Some of a row of cards or seats: each is one pick."""

    def __init__(self, move: Any, numbers: Mapping[Any, int]) -> None:
        self.move, self.numbers = move, numbers
        self.cards = {number: card for card, number in numbers.items()}

    def legal(self, choices: Subset[Any], picks: Picks) -> list[int]:
        numbers, last = self.numbers, picks[-1] if picks else 0
        higher = sorted([number for card in choices.cards if (number := numbers[card]) > last])
        return higher[: len(higher) - choices.count + len(picks) + 1]

    def answer(self, choices: Subset[Any], picks: Picks) -> Move | None:
        return self.attempt(picks) if len(picks) == choices.count else None

    def picks(self, move: Any) -> Picks:
        [cards] = astuple(move)
        return tuple(sorted([self.numbers[card] for card in cards]))

    def attempt(self, picks: Picks) -> Move | None:
        if not self.cards.keys() >= {*picks}:
            return None
        move: Move = self.move(tuple([self.cards[number] for number in picks]))
        return move


class Numbers:
    """A number for one kind or more, kind by kind, then `done`; or one of the moves that need no number."""

    def __init__(self, move: Any, kinds: tuple[str, ...], most: int, first: int, others: Mapping[Any, int]) -> None:
        self.move, self.kinds, self.width, self.first, self.others = move, kinds, most + 1, first, others
        self.done = first + len(kinds) * self.width

    @property
    def names(self) -> list[str]:
        return [*(f"{kind}-{number}" for kind in self.kinds for number in range(self.width)), "done"]

    def legal(self, choices: Tally[Any], picks: Picks) -> list[int]:
        """Kinds after the last one named, as many as are left to give away, or an end to it."""
        named = self._named(picks)
        last, left = named[-1][0] if named else -1, choices.most - sum(number for _, number in named)
        higher = [
            self.first + place * self.width + number
            for place, kind in enumerate(self.kinds)
            if place > last and kind in choices.kinds
            for number in range(left + 1)
        ]
        return [*higher, self.done] if picks else sorted([*(self.others[move] for move in choices.others), *higher])

    def answer(self, choices: Tally[Any], picks: Picks) -> Move | None:
        other: Move | None = next((move for move in choices.others if picks == (self.others[move],)), None)
        return other or (self.attempt(picks) if picks[-1] == self.done else None)

    def picks(self, move: Any) -> Picks:
        if move in self.others:
            return (self.others[move],)
        numbers = [getattr(move, kind, None) for kind in self.kinds]
        named = [self.first + n * self.width + number for n, number in enumerate(numbers) if number is not None]
        return (*named, self.done)

    def attempt(self, picks: Picks) -> Move | None:
        if not all(self.first <= pick <= self.done for pick in picks):
            return None
        move: Move = self.move(**{self.kinds[place]: number for place, number in self._named(picks)})
        return move

    def _named(self, picks: Picks) -> list[tuple[int, int]]:
        """The kinds named so far, and the numbers given for them."""
        return [divmod(pick - self.first, self.width) for pick in picks if pick != self.done]
