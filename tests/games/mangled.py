"""Damaged drawings: a row removed, doubled or moved, a word changed, a letter deleted."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.engine import Luck

WORDS = ("-", "0", "7", "-1", "99", "1.5", "²", "x", "None", "none", "red", "boom", "1,1", "=", "a=b", "|", "0:0", "/")


def mangled(text: str, luck: Luck) -> str:
    """The drawing after one to three accidents."""
    lines = text.splitlines()
    for _ in range(1 + luck.pick(3)):
        place = luck.pick(len(lines)) if lines else 0
        lines[place : place + 1] = ACCIDENTS[luck.pick(len(ACCIDENTS))]([*lines[place : place + 1], ""][0], luck)
    return "\n".join(lines)


def _gone(line: str, luck: Luck) -> list[str]:
    return []


def _doubled(line: str, luck: Luck) -> list[str]:
    return [line, line]


def _changed(line: str, luck: Luck) -> list[str]:
    words = line.split() or [""]
    words[luck.pick(len(words))] = WORDS[luck.pick(len(WORDS))]
    return [" ".join(words)]


def _shorter(line: str, luck: Luck) -> list[str]:
    words = line.split() or [""]
    del words[luck.pick(len(words))]
    return [" ".join(words)]


def _longer(line: str, luck: Luck) -> list[str]:
    return [f"{line} {WORDS[luck.pick(len(WORDS))]}"]


def _struck(line: str, luck: Luck) -> list[str]:
    place = luck.pick(len(line) + 1)
    return [line[:place] + line[place + 1 :]]


def _swapped(line: str, luck: Luck) -> list[str]:
    words = line.split() or [""]
    one, other = luck.pick(len(words)), luck.pick(len(words))
    words[one], words[other] = words[other], words[one]
    return [" ".join(words)]


ACCIDENTS: list[Callable[[str, Luck], list[str]]] = [_gone, _doubled, _changed, _shorter, _longer, _struck, _swapped]
