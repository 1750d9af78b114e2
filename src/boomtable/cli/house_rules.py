"""House rules as they are typed."""

from __future__ import annotations

from collections.abc import Iterable

from boomtable.boards.mistakes import BadCommand


def house_rules(typed: Iterable[str]) -> dict[str, str]:
    """Options by name from `name=value`; whether there are such, the game will say."""
    rules = {}
    for rule in typed:
        name, equals, value = rule.partition("=")
        if not (name and equals and value):
            raise BadCommand("option-unclear", typed=rule)
        rules[name] = value
    return rules
