"""Grey cards that depend on where everybody ends [TR26]."""

from __future__ import annotations

from tests.each import each
from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import conditions, ended, evening, play, verdict, won

PLACES = ("{} president bomber / red-team", "{} president / bomber", "{} bomber / president", "{} / president bomber")
ALONE = {  # with both, with the President, with the Bomber, with neither
    "intern": (True, True, False, False),
    "victim": (True, False, True, False),
    "rival": (False, False, True, True),
    "survivor": (False, True, False, True),
    "bomb-bot": (False, False, True, False),
    "queen": (False, False, False, True),
}
LINKED = {  # who wants whom, and with whom both must be
    "butler": ("maid", "president"),
    "maid": ("butler", "president"),
    "romeo": ("juliet", "bomber"),
    "juliet": ("romeo", "bomber"),
}


@proves(*ALONE)
def test_each_wants_to_end_with_or_without_president_and_bomber(card: str) -> None:
    """[TR26] It does not matter which side wins."""
    found = [ended(evening(place.format(card))) for place in PLACES]
    assert tuple(won(table, 0) for table in found) == ALONE[card]
    assert {verdict(table, 0).rule for table in found} == {"TR26"}
    assert all(verdict(table, 0).why.startswith("not-") is not won(table, 0) for table in found)


@proves(*LINKED)
def test_each_wants_to_end_with_a_partner_and_one_more(card: str) -> None:
    """[TR26] All three in one room, whoever else is there."""
    partner, third = LINKED[card]
    other = "bomber" if third == "president" else "president"
    assert won(ended(evening(f"{card} {partner} {third} / {other}")), 0)
    assert won(ended(evening(f"{card} {partner} {third} {other} / gambler")), 0)
    assert not won(ended(evening(f"{card} {partner} / {third} {other}")), 0)
    assert not won(ended(evening(f"{card} {third} / {partner} {other}")), 0)
    assert not won(ended(evening(f"{card} / {partner} {third} {other}")), 0)
    assert not won(ended(evening(f"{card} {partner} {other} / {third}")), 0)


@proves("ahab", "moby")
def test_ahab_and_moby_want_the_other_to_be_with_the_bomber_and_not_themselves(card: str) -> None:
    """[TR26]"""
    prey = "moby" if card == "ahab" else "ahab"
    assert won(ended(evening(f"{card} president / {prey} bomber")), 0)
    assert not won(ended(evening(f"{card} {prey} bomber / president")), 0)
    assert not won(ended(evening(f"{card} {prey} / president bomber")), 0)
    assert not won(ended(evening(f"{card} bomber / {prey} president")), 0)


@proves("wife", "mistress")
def test_wife_and_mistress_want_the_president_without_the_other(card: str) -> None:
    """[TR26]"""
    rival = "mistress" if card == "wife" else "wife"
    assert won(ended(evening(f"{card} president / {rival} bomber")), 0)
    assert not won(ended(evening(f"{card} {rival} president / bomber")), 0)
    assert not won(ended(evening(f"{card} / {rival} president bomber")), 0)
    assert not won(ended(evening(f"{card} {rival} bomber / president")), 0)


@proves("intern", "victim")
def test_the_backup_of_a_buried_card_is_the_one_to_be_with(card: str) -> None:
    """[TR25]"""
    buried, backup = ("president", "presidents-daughter") if card == "intern" else ("bomber", "martyr")
    others = "bomber martyr" if card == "intern" else "president presidents-daughter"
    others = others.replace(backup, "")
    assert won(ended(evening(f"{card} {backup} / {others} survivor", buried=buried)), 0)
    assert not won(ended(evening(f"{card} / {backup} {others} survivor", buried=buried)), 0)


@proves("survivor")
def test_rooms_count_and_not_death() -> None:
    """[TR26] Nobody can say a Survivor lived who sat with the Bomber, though a BOOM killed only the other room."""
    table = play(evening("dr-boom president / bomber survivor"), "0 share 1")
    assert conditions(table, 3) == ""
    assert not won(table, 3)


@each("card", [*ALONE, *LINKED, "ahab", "moby", "wife", "mistress"])
def test_grey_cards_may_be_shown_in_every_way(card: str) -> None:
    """[TR15] [TR16] Their colour is grey."""
    table = play(evening(f"{card} gambler / president bomber"), "0 colour 1", "0 share 1", "0 show-all")
    shown = [news.what for news in table.view(1).story if getattr(news, "by", None) == 0 and hasattr(news, "what")]
    assert shown == ["grey", card, card]
