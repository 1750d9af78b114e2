"""A whole Trick Snipers table as text, for readable tests and short bug reports.

    house    memory_aid
    players  3
    0        b9 b10 b11 g1 g4 g6 g9 g11 r2 r11 y1 y12  > b9 b10 b11 g1
    1        b4 b6 b12 g3 g10 r3 r4 r6 r9 r10 r12 y7  > b4 b6 b12 g3
    2        b1 b3 g2 g7 g12 r1 r7 y2 y4 y6 y10 y11  > b1 b3 g2 g7
    unused   b2 b7 y3 y9
    played   0 g4 g10 g12  2 y10 y1

A card is the first letter of its clan and its number; the cards after the arrow were passed. The tricks follow, each
after the seat that led it; the last may be unfinished. The text is replayed, so what cannot have happened is an error.
You may leave out what has not happened, the unused cards, and the number of players if there are hands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from boomtable.engine import CHANCE
from boomtable.engine.table_notation import (
    Rows,
    Words,
    bad_row,
    draw_rows,
    option_labels,
    option_rows,
    read_option_rows,
    read_rows,
    reading,
    seat_rows,
)
from boomtable.games.trick_snipers.cards import HAND, PACKS, PASSED, Card, Clan, Hand
from boomtable.games.trick_snipers.moves import Deal, DrawLeader, PassOn, Play
from boomtable.games.trick_snipers.table import TrickSnipers, start
from boomtable.games.trick_snipers.view import Options

CLANS = {clan[0]: clan for clan in Clan}
ANY = " ".join(f"{clan}1-{clan}12" for clan in CLANS)  # cards


def draw(table: TrickSnipers) -> str:
    return draw_rows(_drawn(table), 9)


def _drawn(table: TrickSnipers) -> Iterator[Words]:
    yield from option_rows(table.options)
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
    """The table in a drawing, replayed from the start; BadNotation if it cannot have happened."""
    rows = read_rows(text, (*option_labels(Options), "players", "unused", "played"), ("sealed",))
    seats = _seats(rows)
    options = read_option_rows(Options, rows)
    with reading("house", f"first={options.first}", range(len(seats))):
        table = start(len(seats), options)
    hands_and_passes = [" ".join(words).split(">") for words in seats]
    if not any(seats):
        _nothing(rows, "unused", "sealed", "played")
        return table
    table = table.play(CHANCE, Deal(_dealt(table, [words[0] for words in hands_and_passes], rows)))
    for who, *cards in (words or [""] for words in rows.get("sealed", [])):
        table = _passed(table, "sealed", who, " ".join(cards))
    for seat, words in enumerate(hands_and_passes):
        table = _passed(table, str(seat), str(seat), ">".join(words[1:])) if words[1:] else table
    return _played(table, rows.get("played", [[]])[0])


def _seats(rows: Rows) -> list[Words]:
    """Everyone's hand, or an empty one for each player."""
    drawn = [label for label in rows if label.isdecimal()]
    players = " ".join(rows.get("players", [[str(len(drawn))]])[0])
    if players not in map(str, HAND):
        raise bad_row("players", players, HAND)
    return seat_rows(rows, range(int(players), int(players) + 1)) if drawn else [[]] * int(players)


def _nothing(rows: Rows, *labels: str) -> None:
    """Checks that these rows are empty, as they are before the deal."""
    for label in labels:
        if words := [word for row in rows.get(label, []) for word in row]:
            raise bad_row(label, " ".join(words), "-")


def _dealt(table: TrickSnipers, drawn: list[str], rows: Rows) -> tuple[Hand, ...]:
    """Every hand, then the unused cards, which may be left out."""
    left = list(PACKS[table.players])
    hands = [_taken(str(seat), text, left, HAND[table.players]) for seat, text in enumerate(drawn)]
    unused = " ".join(rows["unused"][0]) if "unused" in rows else _row(left)
    return (*hands, _taken("unused", unused, left, len(left)))


def _taken(row: str, text: str, left: list[Card], count: int) -> Hand:
    """This many of the cards that are left."""
    hand = read_cards(row, text)
    for card in hand:
        if card not in left:
            raise bad_row(row, str(card), _row(left))
        left.remove(card)
    if len(hand) != count:
        raise bad_row(row, text.strip(), f"{count} x {ANY}")
    return tuple(sorted(hand))


def _passed(table: TrickSnipers, row: str, who: str, text: str) -> TrickSnipers:
    """Four cards to the left."""
    if who not in map(str, table.turn):
        raise bad_row(row, who, table.turn)
    seat, move = int(who), PassOn(tuple(sorted(read_cards(row, text))))
    if move not in table.choices(seat):
        raise bad_row(row, text.strip(), f"{PASSED} x {_row(table.hands[seat])}")
    return table.play(seat, move)


def _played(table: TrickSnipers, words: Words) -> TrickSnipers:
    """Plays these words; the first is the seat that leads."""
    if words:
        leaders = [str(move.seat) for move in table.choices(CHANCE)]
        if words[0] not in leaders:
            raise bad_row("played", words[0], leaders or "-")
        table = table.play(CHANCE, DrawLeader(int(words[0])))
    for word in words[1:]:
        table = _on(table, word)
    return table


def _on(table: TrickSnipers, word: str) -> TrickSnipers:
    """Plays a card, or checks the seat that leads the next trick."""
    if word == str(table.leader) and not table.trick:
        return table
    offered = [str(move.card) for move in table.choices(table.player)]
    if word not in offered:
        raise bad_row("played", word, offered or "-")
    return table.play(table.player, Play(read_card("played", word)))


def read_cards(row: str, text: str) -> Hand:
    return tuple([read_card(row, word) for word in text.split()])


def read_card(row: str, word: str) -> Card:
    if not (found := re.fullmatch(r"([bgry])([1-9]|1[0-2])", word)):
        raise bad_row(row, word, ANY)
    return Card(CLANS[found[1]], int(found[2]))
