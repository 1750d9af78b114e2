"""Answers of several parts, given one action at a time: four cards to pass, the numbers of a claim, the hostages.

Each action must have a higher number than the one before it, so that every answer has exactly one sequence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from msgspec.structs import astuple

from boomtable.engine import Move, Subset, Tally

SubActions: TypeAlias = tuple[int, ...]  # the numbers so far of one answer


class SubActionCodec(Protocol):
    """How one kind of answer is put together from actions."""

    def legal(self, choices: Any, sub_actions: SubActions) -> list[int]:
        """The actions that can lead to one of the choices."""

    def answer(self, choices: Any, sub_actions: SubActions) -> Move | None:
        """The answer that these actions make, once they are complete."""

    def sub_actions(self, move: Any) -> SubActions:
        """The actions that make this move."""

    def attempt(self, sub_actions: SubActions) -> Move | None:
        """The answer that these actions would make, allowed or not; None if they are of another kind."""


class SubsetActions:
    """A subset of cards or seats, each of which is one action."""

    def __init__(self, move: Any, numbers: Mapping[Any, int]) -> None:
        self.move, self.numbers = move, numbers
        self.cards = {number: card for card, number in numbers.items()}

    def legal(self, choices: Subset[Any], sub_actions: SubActions) -> list[int]:
        numbers, last = self.numbers, sub_actions[-1] if sub_actions else 0
        higher = sorted([number for card in choices.cards if (number := numbers[card]) > last])
        return higher[: len(higher) - choices.count + len(sub_actions) + 1]

    def answer(self, choices: Subset[Any], sub_actions: SubActions) -> Move | None:
        return self.attempt(sub_actions) if len(sub_actions) == choices.count else None

    def sub_actions(self, move: Any) -> SubActions:
        [cards] = astuple(move)
        return tuple(sorted([self.numbers[card] for card in cards]))

    def attempt(self, sub_actions: SubActions) -> Move | None:
        if not self.cards.keys() >= {*sub_actions}:
            return None
        move: Move = self.move(tuple([self.cards[number] for number in sub_actions]))
        return move


class TallyActions:
    """Numbers for one or more kinds, kind by kind, then `done`; or a move without numbers."""

    def __init__(self, move: Any, kinds: tuple[str, ...], most: int, first: int, others: Mapping[Any, int]) -> None:
        self.move, self.kinds, self.width, self.first, self.others = move, kinds, most + 1, first, others
        self.done = first + len(kinds) * self.width

    @property
    def names(self) -> list[str]:
        return [*(f"{kind}-{number}" for kind in self.kinds for number in range(self.width)), "done"]

    def legal(self, choices: Tally[Any], sub_actions: SubActions) -> list[int]:
        """Kinds after the last one named, with numbers up to what is left, or `done`."""
        named = self._named(sub_actions)
        last, left = named[-1][0] if named else -1, choices.most - sum(number for _, number in named)
        higher = [
            self.first + place * self.width + number
            for place, kind in enumerate(self.kinds)
            if place > last and kind in choices.kinds
            for number in range(left + 1)
        ]
        return (
            [*higher, self.done] if sub_actions else sorted([*(self.others[move] for move in choices.others), *higher])
        )

    def answer(self, choices: Tally[Any], sub_actions: SubActions) -> Move | None:
        other: Move | None = next((move for move in choices.others if sub_actions == (self.others[move],)), None)
        return other or (self.attempt(sub_actions) if sub_actions[-1] == self.done else None)

    def sub_actions(self, move: Any) -> SubActions:
        if move in self.others:
            return (self.others[move],)
        numbers = [getattr(move, kind, None) for kind in self.kinds]
        named = [self.first + n * self.width + number for n, number in enumerate(numbers) if number is not None]
        return (*named, self.done)

    def attempt(self, sub_actions: SubActions) -> Move | None:
        if not all(self.first <= action <= self.done for action in sub_actions):
            return None
        move: Move = self.move(**{self.kinds[place]: number for place, number in self._named(sub_actions)})
        return move

    def _named(self, sub_actions: SubActions) -> list[tuple[int, int]]:
        """The kinds named so far, and the numbers given for them."""
        return [divmod(action - self.first, self.width) for action in sub_actions if action != self.done]
