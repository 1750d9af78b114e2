"""Rules that have changed, so that older games can be read without keeping the old rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct


class Change(Struct, frozen=True, kw_only=True):
    """A rule that changed with a certain version of the rules."""

    rules: int  # the first version with the new rule
    rule: str  # its number
    before: Mapping[str, Any] = {}  # options that restore the old rule, for an older game that does not set them
    touches: Callable[[int, Any], bool] | None = None  # whether a game with these players and options is affected
