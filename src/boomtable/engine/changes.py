"""Rules that changed, so that older games can be read without keeping an old rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct


class Change(Struct, frozen=True, kw_only=True):
    """One rule that is played differently since a version of the rules."""

    rules: int  # the first version that plays it so
    rule: str  # its number
    before: Mapping[str, Any] = {}  # house rules that play it as before, for an older game that does not name them
    touches: Callable[[int, Any], bool] | None = None  # whether a game of so many, with these options, can meet it
