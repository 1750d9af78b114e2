"""The rules page ends with a table of all cards, and another page names the scenarios that prove each."""

from __future__ import annotations

from boomtable.games.two_rooms.characters import CARDS
from tests.games.two_rooms.proofs import HEADING, PROVING, READING, named, proofs, proved, renewed


def test_the_tables_on_both_pages_are_those_of_today() -> None:
    text = READING.read_text()
    assert renewed(text) == text, "renew the tables: python -m tests.games.two_rooms.proofs"
    assert proved() == PROVING.read_text(), "renew the tables: python -m tests.games.two_rooms.proofs"


def test_the_tables_have_every_card_and_each_is_proved() -> None:
    """Once each, by its name and side."""
    pages = [READING.read_text().partition(HEADING)[2], PROVING.read_text()]
    rows = [[line.split(" | ")[0] for line in page.splitlines() if line.startswith("| ")][1:] for page in pages]
    assert rows == [[f"| {named(card)}" for card in sorted(CARDS)]] * 2
    assert [card for card in CARDS if not proofs().get(card)] == []


def test_a_table_that_is_not_there_yet_is_written() -> None:
    text = READING.read_text()
    assert renewed(text.partition(HEADING)[0]) == text
