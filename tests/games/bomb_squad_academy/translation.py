"""Translates our moves to the oracle's form and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from boomtable.engine import Move
from boomtable.engine.moves import kebab
from boomtable.games.bomb_squad_academy import GAME
from boomtable.games.bomb_squad_academy.cards import Wire
from boomtable.games.bomb_squad_academy.moves import (
    Blow,
    Choose,
    Declare,
    Decline,
    Draft,
    DrawAges,
    Freeze,
    Jump,
    Keep,
    LayTiles,
    Pass,
    Peek,
    PeekUnder,
    PlacePlates,
    Protect,
    Replace,
    ShowTools,
    ShuffleDeck,
    Spare,
    SwitchWith,
    UseMirror,
)
from tests.oracle.bomb_squad_academy import Answer

WORDS: dict[type[Move], str] = {
    DrawAges: "ages",
    ShuffleDeck: "deck",
    LayTiles: "tiles",
    PlacePlates: "plates",
    ShowTools: "tools",
    Draft: "draft",
    Choose: "choose",
    Declare: "declare",
    Pass: "pass",
    Protect: "protect",
    Peek: "look-decks",
    PeekUnder: "look-tiles",
    UseMirror: "mirror",
    Decline: "decline",
    Blow: "horn",
    Jump: "jump",
    SwitchWith: "switch",
    Replace: "replace",
    Freeze: "freeze",
    Keep: "keep",
    Spare: "spare",
}
KINDS: dict[str, Callable[..., Move]] = {
    **{word: kind for kind, word in WORDS.items()},
    "shuffle": ShuffleDeck,  # in mid-bomb
    "plates": lambda wires: PlacePlates(*map(Wire, wires)),
}


def plain(move: Move, word: str | None = None) -> Answer:
    """A move of ours in the oracle's words."""
    fields = msgspec.structs.astuple(move)
    said = word or WORDS[type(move)]
    return (said, bare(fields)) if isinstance(move, PlacePlates) else (said, *map(bare, fields))


def bare(value: Any) -> Any:
    """A value without our enums."""
    return tuple(map(bare, value)) if isinstance(value, tuple) else str(value) if isinstance(value, str) else value


@lru_cache(4096)
def ours(answer: Answer) -> Move:
    """The oracle's answer as a move of ours; a wrong one becomes a wrong move."""
    word, *fields = answer
    kind = KINDS[word]
    if not isinstance(kind, type):
        return kind(*fields)
    plain = {field.name: value for field, value in zip(msgspec.structs.fields(kind), fields, strict=True)}
    move: Move = GAME.read_move({"move": kebab(kind.__name__), **plain})
    return move
