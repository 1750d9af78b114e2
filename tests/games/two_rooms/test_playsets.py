"""Decks: all errors are reported at once, and proposed decks have none [TR3]."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import BadSetup, Seeded
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.characters import CARDS, Team
from boomtable.games.two_rooms.deck_rules import brief, errors, unadvised
from boomtable.games.two_rooms.options import Options
from boomtable.games.two_rooms.playset import GROUPS, PRESETS, Wish, preset, propose
from tests.each import each

RED, BLUE = "red-team", "blue-team"


def wrong(cards: str, players: int = 6, **rules: Any) -> set[str]:
    return {*errors(players, cards.split(), Options(**rules))}


def test_the_basic_game_has_president_bomber_and_equal_sides() -> None:
    """[TR1]"""
    assert sorted(preset("basic", 6, Options())) == sorted(["president", "bomber", RED, RED, BLUE, BLUE])


def test_an_odd_number_gets_the_gambler() -> None:
    """[TR1]"""
    assert "gambler" in preset("basic", 7, Options())
    assert "gambler" not in preset("basic", 8, Options())


@each("burying", [False, True])
@each("players", range(6, 33))
def test_nothing_is_wrong_with_what_is_preset_or_proposed(players: int, *, burying: bool) -> None:
    """[TR3]"""
    options = Options(burying=burying)
    decks = [preset(name, players, options) for name in PRESETS]
    decks += [propose(players, wish, options, Seeded(players, wish)) for wish in Wish]
    assert [problem for deck in decks for problem in errors(players, deck, options)] == []


def test_the_rulebooks_list_for_twenty_is_a_preset() -> None:
    """[TR3]"""
    special = {"spy-red", "spy-blue", "maid", "butler", "romeo", "juliet", "survivor", "intern"}
    deck = preset("rulebook", 20, Options())
    assert special <= {*deck}
    assert (deck.count(RED), deck.count(BLUE)) == (5, 5)
    assert {*preset("rulebook", 21, Options())} - {*deck} == {"gambler"}


def test_a_calm_evening_has_no_powers_and_one_without_acting_no_acting() -> None:
    for seed in range(20):
        calm = propose(20, Wish.CALM, Options(), Seeded(seed))
        assert not any(CARDS[card].targets or CARDS[card].swaps or CARDS[card].acting for card in calm)
        assert not any(CARDS[card].acting for card in propose(20, Wish.NO_ACTING, Options(), Seeded(seed)))


def test_chaos_fills_the_deck_with_characters() -> None:
    plain = [propose(20, Wish.CHAOS, Options(), Seeded(seed)).count(RED) for seed in range(20)]
    assert sum(plain) < 20


def test_what_belongs_together_is_proposed_together() -> None:
    assert ("butler", "maid") in GROUPS
    assert ("decoy", "sniper", "target") in GROUPS
    assert ("ambassador-blue", "ambassador-red") in GROUPS


@each(
    ("cards", "rules", "problem"),
    [
        ("president bomber red-team blue-team", {}, "size-4-of-6"),
        ("president red-team blue-team red-team blue-team red-team", {}, "missing-bomber"),
        ("bomber red-team blue-team red-team blue-team blue-team", {}, "missing-president"),
        ("president bomber red-team red-team red-team blue-team", {}, "red-4-blue-2"),
        ("president bomber doctor doctor engineer engineer", {}, "twice-doctor"),
        ("president bomber butler intern red-team blue-team", {}, "butler-without-maid"),
        ("president bomber ambassador-red blue-team red-team blue-team", {}, "one-ambassador"),
        ("president bomber nurse tinkerer red-team blue-team", {}, "nurse-needs-burying"),
        ("president bomber nurse tinkerer red-team blue-team", {}, "nurse-without-doctor"),
        ("president bomber red-team blue-team red-team blue-team gambler", {"burying": True}, "burying-without-martyr"),
        ("president bomber zombie invincible red-team red-team", {}, "zombie-with-invincible"),
        ("president bomber red-team blue-team red-team blue-team", {"five_rounds": True}, "five-rounds-with-6"),
        ("president bomber ambassador-red ambassador-blue red-team blue-team", {}, "only-4-players"),
    ],
)
def test_an_error_in_a_deck_is_named(cards: str, rules: dict[str, bool], problem: str) -> None:
    """[TR3]"""
    assert problem in wrong(cards, **rules)


@pytest.mark.parametrize(
    ("players", "cards", "advice"),
    [
        (8, "agent-red agent-blue", "agent-red-with-8-players"),
        (10, "mayor-red mayor-blue", "mayor-red-with-10-players"),
        (12, "angel-red", "angel-red-better-with-demon-red"),
        (12, "queen", "queen-better-with-bomb-bot"),
        (12, "medic-red zombie", "medic-red-better-without-zombie"),
    ],
)
def test_what_is_not_advised_is_said_and_allowed(players: int, cards: str, advice: str) -> None:
    """[TR3]"""
    assert advice in [*map(brief, unadvised(players, cards.split(), Options()))]
    fine = ["mayor-red", "angel-red", "demon-blue", "queen", "bomb-bot", "medic-red", "agent-red"]
    assert [*unadvised(12, fine, Options())] == []


@pytest.mark.parametrize("card", ["spy-red", "conman-blue", "coy-boy-red", "thug-blue", "negotiator-red"])
def test_cards_about_colours_are_not_advised_where_they_are_never_shown_alone(card: str) -> None:
    """[TR3] [TR17] With few players it is their number that tells."""
    assert [*map(brief, unadvised(12, [card], Options()))] == [f"{card}-without-colours"]
    assert [*unadvised(12, [card], Options(colours=True))] == []
    assert [*map(brief, unadvised(8, [card], Options()))] == [f"{card}-with-8-players"]


def test_a_bad_deck_is_refused_with_everything_that_is_wrong_with_it() -> None:
    with pytest.raises(BadSetup, match="two-rooms-bad-playset") as error:
        GAME.table(6, {"playset": "president, red-team, butler"})
    assert {"size-3-of-6", "missing-bomber", "butler-without-maid"} <= {*str(error.value.facts["errors"]).split(", ")}


@each("wish", Wish)
@each("players", [6, 13, 20, 30])
def test_a_wish_and_a_number_are_a_playset(wish: Wish, players: int) -> None:
    """[TR3]"""
    once, again, other = (GAME.table(players, {"playset": f"{wish} {n}"}).state.deck for n in (7, 7, 8))
    assert once == again
    assert other != once or players == 6
    assert GAME.table(players, {"playset": str(wish)}).state.deck


def test_cards_that_do_not_exist_are_named() -> None:
    with pytest.raises(BadSetup, match="two-rooms-unknown-cards") as error:
        GAME.table(6, {"playset": "president bomber joker red-team clubs"})
    assert error.value.facts["cards"] == "joker clubs"


def test_a_host_may_name_the_cards_one_by_one() -> None:
    cards = "president bomber spy-red spy-blue red-team blue-team"
    assert GAME.table(6, {"playset": cards}).state.deck == tuple(sorted(cards.split()))


def test_the_drunk_needs_a_card_more_and_so_does_burying() -> None:
    """[TR40]"""
    assert wrong("president bomber drunk red-team blue-team red-team blue-team") == set()
    buried = "president bomber presidents-daughter martyr red-team blue-team gambler"
    assert wrong(buried, burying=True) == set()


def test_red_and_blue_are_counted_by_side_not_by_what_is_printed() -> None:
    """[TR40]"""
    assert (CARDS["spy-red"].team, CARDS["spy-red"].colour) == (Team.RED, Team.BLUE)
    assert "red-4-blue-2" in wrong("president bomber spy-red red-team red-team blue-team")
