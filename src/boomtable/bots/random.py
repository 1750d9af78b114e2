"""The weakest player there is, at home in every title."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from boomtable.engine import Choices, Luck, Move, Said


class Random(Struct, frozen=True):
    """Answers anything it may, each as likely as the next, and says nothing."""

    def answer(self, view: Any, heard: tuple[Said, ...], choices: Choices[Move], luck: Luck) -> Move:
        return choices.sample(luck)
