"""What a player can be besides their card. Numbers in brackets cite docs/rules/two-rooms.md."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias


class Condition(StrEnum):
    DEAD = "dead"
    IMMUNE = "immune"
    HONEST = "honest"
    LIAR = "liar"
    BLIND = "blind"
    COY = "coy"
    SHY = "shy"
    PARANOID = "paranoid"
    SAVVY = "savvy"
    FOOLISH = "foolish"
    CURSED = "cursed"
    ZOMBIE = "zombie"
    IN_LOVE = "in-love"
    IN_HATE = "in-hate"


Conditions: TypeAlias = tuple[Condition, ...]  # sorted, each at most once

CANCEL = {  # a new one and every held one it cancels vanish together [TR30]
    Condition.FOOLISH: (Condition.SHY, Condition.COY, Condition.PARANOID),
    Condition.SHY: (Condition.FOOLISH,),
    Condition.COY: (Condition.FOOLISH,),
    Condition.PARANOID: (Condition.FOOLISH,),
    Condition.HONEST: (Condition.LIAR,),
    Condition.LIAR: (Condition.HONEST,),
    Condition.IN_LOVE: (Condition.IN_HATE,),
    Condition.IN_HATE: (Condition.IN_LOVE,),
}
PSYCH = (Condition.SHY, Condition.COY, Condition.PARANOID)


def gained(held: Conditions, new: Condition) -> Conditions:
    """Held conditions with a new one, or without those it cancels [TR30]."""
    if Condition.IMMUNE in held or new in held:
        return held
    kept = tuple(condition for condition in held if condition not in CANCEL.get(new, ()))
    return kept if len(kept) < len(held) else tuple(sorted((*held, new)))


def without(held: Conditions, gone: tuple[Condition, ...]) -> Conditions:
    return tuple(condition for condition in held if condition not in gone)
