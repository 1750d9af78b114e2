"""Every card says what is printed on it; and which scenarios prove which card."""

from __future__ import annotations

from boomtable.games.two_rooms.characters import CARDS
from tests.each import each
from tests.games.two_rooms.box import Row, read
from tests.games.two_rooms.proofs import proofs


def listed(word: str | None) -> tuple[str, ...]:
    return tuple(sorted(word.split(","))) if word else ()


@each("row", read())
def test_a_card_says_what_is_printed_on_it(row: Row) -> None:
    """[TR1] [TR3] [TR4]"""
    card, facts = CARDS[row.card], row.facts
    assert (card.id, card.team, card.colour) == (row.card, row.team, row.colour)
    assert card.starts_with == listed(facts.get("starts"))
    assert (card.gives or "") == facts.get("gives", "")
    assert (card.speaks, card.acting) == ("words" in facts, "acting" in facts)
    assert str(card.pause or "") == facts.get("pause", "")
    assert card.silent is row.card.startswith("mime")


@each("row", read())
def test_a_deck_knows_what_a_card_needs(row: Row) -> None:
    """[TR3] [TR4] [TR25]"""
    card, facts = CARDS[row.card], row.facts
    assert tuple(sorted(card.linked)) == listed(facts.get("linked"))
    assert tuple(sorted(card.paired)) == listed(facts.get("paired"))
    assert tuple(sorted(card.excludes)) == listed(facts.get("without"))
    assert card.backup_for == facts.get("backup", "")
    assert (card.buriable, card.needs_burying) == ("never-buried" not in facts, "needs-burying" in facts)
    assert card.advised == range(int(facts.get("from", 6)), int(facts.get("to", 30)) + 1)


def test_the_box_holds_98_cards_of_73_names() -> None:
    assert sorted(row.card for row in read()) == sorted(CARDS)
    assert (len(CARDS), len({character.name for character in CARDS.values()})) == (98, 73)


def test_every_card_has_a_scenario() -> None:
    """At least one besides the shared one that a card wins with its side."""
    common = "test_a_red_or_blue_player_wins_and_loses_with_their_side"
    assert set(proofs()) == set(CARDS)
    assert [card for card, found in proofs().items() if {proof.name for proof in found} == {common}] == []
