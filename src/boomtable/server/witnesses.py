"""What people have seen of a game from inside, as far as their devices tell: keys of one member, or on one device,
belong to one person."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from boomtable.engine import Viewer

MODERATOR = "moderator"


class Witness(Struct, frozen=True):
    """Keys that one person has, hashed, and from where they have seen the game that is on."""

    keys: tuple[str, ...]
    saw: tuple[Viewer, ...] = ()


def met(witnesses: tuple[Witness, ...], keys: Collection[str], saw: Iterable[Viewer] = ()) -> tuple[Witness, ...]:
    """With these keys known to be one person's, who has also seen the game from there."""
    if not keys:
        return witnesses
    joined = [each for each in witnesses if not {*each.keys}.isdisjoint(keys)]
    others = tuple([each for each in witnesses if each not in joined])
    all_keys = dict.fromkeys([*(key for each in joined for key in each.keys), *keys])
    all_seen = dict.fromkeys([*(viewer for each in joined for viewer in each.saw), *saw])
    return (*others, Witness(tuple(all_keys), tuple(all_seen)))


def seen(witnesses: tuple[Witness, ...], keys: Collection[str]) -> frozenset[Viewer]:
    """From where whoever has one of these keys has seen the game."""
    return frozenset([viewer for each in witnesses if not {*each.keys}.isdisjoint(keys) for viewer in each.saw])


def apart(witnesses: tuple[Witness, ...], keys: Collection[str]) -> bool:
    """Whether these keys are not yet known to be one person's."""
    return len(keys) > 1 and not any({*each.keys}.issuperset(keys) for each in witnesses)


def forgotten(witnesses: tuple[Witness, ...], valid: Collection[str]) -> tuple[Witness, ...]:
    """Nobody has seen anything yet, and keys that open nothing any more are gone."""
    kept = [Witness(tuple([key for key in each.keys if key in valid])) for each in witnesses]
    return tuple([each for each in kept if len(each.keys) > 1])
