"""A random choice by kind first, so that rare kinds are as likely as common ones."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Choices, Either, Luck


def of_any_kind(choices: Choices[Any], luck: Luck) -> Any:
    parts = choices.parts if isinstance(choices, Either) else (choices,)
    return parts[luck.pick(len(parts))].sample(luck)
