"""A Trick Snipers table drawn as text, all of it, so that tests can be read and a bug fits in a letter.

    house    memory_aid
    players  3
    0        b1 b4 b12 g3 ...  > b1 b4 g3 r9
    1        b2 b3 b7 g1 ...  > b2 g1 r1 y9
    2        b6 b9 g2 g4 ...  > b6 g2 y3 y4
    unused   b10 g9 y1 y2
    played   1 b3 b4 b12  0 r6 r7

A card is the first letter of its clan and its number; behind the arrow stands what was passed. What was played stands
trick by trick, each after the seat that led it; the last may be unfinished. It is played through, so what cannot have
happened is not read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from boomtable.engine import CHANCE, BadNotation, BadSetup, Illegal
from boomtable.games.trick_snipers.cards import HAND, Card, Clan, Hand
from boomtable.games.trick_snipers.moves import Deal, DrawLeader, PassOn, Play
from boomtable.games.trick_snipers.table import TrickSnipers, start
from boomtable.games.trick_snipers.view import House

CLANS = {clan[0]: clan for clan in Clan}
LABELS = ("house", "players", "unused", "played")  # the seats' rows stand after the first two
RULES = ("no_point_no_winner", "memory_aid")
FIRST = "first="  # and a seat


def draw(table: TrickSnipers) -> str:
    return "".join(f"{label:9}{'  '.join(words)}".rstrip() + "\n" for label, *words in _drawn(table))


def _drawn(table: TrickSnipers) -> Iterator[list[str]]:
    first = [f"{FIRST}{table.house.first}"] if table.house.first != CHANCE else []
    yield ["house", *(rule for rule in RULES if getattr(table.house, rule)), *first]
    yield ["players", str(table.players)]
    for seat, hand in enumerate(table.dealt):
        yield [str(seat), _row(hand), *([f"> {_row(table.passed[seat])}"] if table.passed else [])]
    if table.dealt:
        yield ["unused", _row(table.unused)]
    yield from (["sealed", f"{seat} {_row(answer.cards)}"] for seat, answer in table.sealed)
    tricks = [*((trick.leader, trick.cards) for trick in table.tricks), (table.leader, table.trick)]
    if table.leader != CHANCE:
        yield ["played", *(f"{leader} {_row(cards)}".rstrip() for leader, cards in tricks)]


def _row(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def parse(text: str) -> TrickSnipers:
    """The table in a drawing, or BadNotation."""
    try:
        return _parsed([line.split() for line in text.splitlines() if line.strip()])
    except (BadSetup, Illegal, LookupError, ValueError) as error:
        raise BadNotation("unreadable-table", detail=str(error)) from error


def _parsed(lines: list[list[str]]) -> TrickSnipers:
    labels = [label for label, *_ in lines if label != "sealed"]
    rows = {label: words for label, *words in lines if label != "sealed"}
    players = int(rows["players"][0])
    seats = [str(seat) for seat in range(players)]
    undealt = [*LABELS[:2]]
    dealt = [*undealt, *seats, *LABELS[2:]]
    first = [word.removeprefix(FIRST) for word in rows["house"] if word.startswith(FIRST)]
    known = {*RULES, *(f"{FIRST}{seat}" for seat in first[:1])}
    if players not in HAND or labels not in (undealt, dealt, dealt[:-1]) or not {*rows["house"]} <= known:
        raise ValueError(f"{players} players: {' '.join(labels)}")
    table = start(players, House(*(rule in rows["house"] for rule in RULES), *map(int, first)))
    if labels == undealt:
        return table
    hands_and_passes = [" ".join(rows[seat]).split(">") for seat in seats]
    hands = [_cards(words[0]) for words in hands_and_passes]
    table = table.play(CHANCE, Deal((*hands, _cards(" ".join(rows["unused"])))))
    for who, *cards in (words for label, *words in lines if label == "sealed"):
        table = table.play(int(who), PassOn(_cards(" ".join(cards))))
    for seat, words in enumerate(hands_and_passes):
        table = table.play(seat, PassOn(_cards(words[1]))) if words[1:] else table
    for number, word in enumerate(rows.get("played", [])):
        table = _on(table, word, first=not number)
    return table


def _on(table: TrickSnipers, word: str, *, first: bool) -> TrickSnipers:
    """One word of what was played: a card, or the seat that leads, which after the first follows by itself."""
    if not word.isdecimal():
        return table.play(table.player, Play(_card(word)))
    if first:
        return table.play(CHANCE, DrawLeader(int(word)))
    if int(word) != table.leader or table.trick:
        raise ValueError(f"{word} does not lead")
    return table


def _cards(text: str) -> Hand:
    return tuple(map(_card, text.split()))


def _card(word: str) -> Card:
    if not (found := re.fullmatch(r"([bgry])(\d{1,2})", word)):
        raise ValueError(word)
    return Card(CLANS[found[1]], int(found[2]))
