"""Advice to a host: the playset, all that is wrong with it, and all that is not recommended [TR3]."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boomtable.engine import Advice, BadSetup, Note
from boomtable.games.catalog import CATALOG
from boomtable.games.two_rooms import CARDS, GAME
from boomtable.games.two_rooms.deck_rules import BRIEF, brief
from boomtable.games.two_rooms.playset import PRESETS, Wish
from boomtable.words import say
from tests.each import each

BASIC = "president bomber red-team blue-team red-team blue-team"
WRONG = [
    ("president bomber red-team blue-team", {}, "size-4-of-6"),
    ("president red-team blue-team red-team blue-team red-team", {}, "missing-bomber"),
    ("president bomber red-team red-team red-team blue-team", {}, "red-4-blue-2"),
    ("president bomber doctor doctor engineer engineer", {}, "twice-doctor"),
    ("president bomber butler intern red-team blue-team", {}, "butler-without-maid"),
    ("president bomber ambassador-red blue-team red-team blue-team", {}, "one-ambassador"),
    ("president bomber nurse tinkerer red-team blue-team", {}, "nurse-needs-burying"),
    ("president bomber nurse tinkerer red-team blue-team", {}, "nurse-without-doctor"),
    ("president bomber zombie invincible red-team red-team", {}, "zombie-with-invincible"),
    (f"{BASIC} gambler", {"burying": True}, "burying-without-martyr"),
    (BASIC, {"five_rounds": True}, "five-rounds-with-6"),
    ("president bomber ambassador-red ambassador-blue red-team blue-team", {}, "only-4-players"),
]
FULL = f"president bomber{' red-team blue-team' * 15}"  # thirty-two, and no Ambassador among them
NOT_ADVISED = [
    ("president bomber agent-red agent-blue", "agent-red-with-6-players"),
    ("president bomber queen", "queen-better-with-bomb-bot"),
    ("president bomber medic-red zombie", "medic-red-better-without-zombie"),
]


def told(cards: str, players: int = 6, **rules: Any) -> Advice:
    return GAME.advice(players, {"playset": cards, **rules})


def test_a_good_deck_is_shown_and_nothing_is_said_against_it() -> None:
    assert told(BASIC) == Advice(deck=tuple(sorted(BASIC.split())))


@each(("cards", "rules", "problem"), WRONG)
def test_what_is_wrong_is_told_with_its_facts(cards: str, rules: dict[str, bool], problem: str) -> None:
    assert problem in [*map(brief, told(cards, **rules).errors)]


@pytest.mark.parametrize(("cards", "advice"), NOT_ADVISED)
def test_what_is_not_advised_is_told_beside_it(cards: str, advice: str) -> None:
    assert advice in [*map(brief, told(cards).warnings)]


def test_facts_are_cards_and_numbers() -> None:
    advice = told("president bomber butler red-team")
    assert Note("two-rooms-deck-size", {"cards": 4, "needed": 6}) in advice.errors
    assert Note("two-rooms-deck-without", {"card": "butler", "other": "maid"}) in advice.errors


def test_cards_that_do_not_exist_are_one_error_among_others() -> None:
    advice = told("president joker, red-team clubs")
    assert advice.deck == ("president", "red-team")
    assert advice.errors[0] == Note("two-rooms-unknown-cards", {"cards": "joker clubs"})
    assert "missing-bomber" in [*map(brief, advice.errors[1:])]


@each("players", [1, 2, 5, 6, 7, 19, 30, 31, 32])
@each("text", ["", *PRESETS, *Wish, "chaos 7", "calm x", "?", "basic first", "with", "with drunk x butler"])
def test_there_is_advice_for_any_text_and_any_number_of_people(text: str, players: int) -> None:
    for burying in (False, True):
        advice = told(text, players, burying=burying)
        assert (
            players < 6
            or advice.errors
            or advice.deck == GAME.table(players, {"playset": text, "burying": burying}).state.deck
        )


def test_thirty_play_and_two_ambassadors_beside_them() -> None:
    """[TR3] Of more than thirty people two are Ambassadors, named or not."""
    assert [*map(brief, told(FULL, 32).errors)] == ["as-many-as-32-players"]
    with pytest.raises(BadSetup, match="as-many-as-32-players"):
        GAME.table(32, {"playset": FULL})
    for text in ("basic", "first", "chaos 3", "with ambassador-red ambassador-blue butler maid"):
        deck = told(text, 32).deck
        assert len(deck) == 32 + ("drunk" in deck)
        assert {"ambassador-red", "ambassador-blue"} <= {*deck}
        assert GAME.table(32, {"playset": text, "five_rounds": True, "colours": True}).state.colours
    assert "ambassador-red" not in told("basic", 30).deck
    assert GAME.table(31).state.deck.count("gambler") == 1


def test_whatever_is_wrong_cannot_be_played_and_all_else_can() -> None:
    for cards, rules, _ in WRONG:
        with pytest.raises(BadSetup):
            GAME.table(6, {"playset": cards, **rules})


def test_every_note_has_words() -> None:
    seen = {note.code: note for cards, rules, _ in WRONG for note in told(cards, **rules).errors}
    seen |= {note.code: note for note in told(FULL, 32).errors}
    seen |= {note.code: note for cards, _ in NOT_ADVISED for note in told(cards).warnings}
    seen |= {note.code: note for note in told("first", 12).warnings}
    assert seen.keys() == BRIEF.keys()
    assert all(say(note.code, **note.facts) for note in seen.values())


def test_a_title_without_advice_has_none_to_give() -> None:
    assert CATALOG["time-bomb"].advice(5) == Advice()
    with pytest.raises(BadSetup, match="unknown-option"):
        CATALOG["time-bomb"].advice(5, {"playset": "basic"})


def test_characters_that_a_host_wants_are_filled_up_as_presets_are() -> None:
    """[TR1]"""
    advice = told("with butler maid president", 9)
    assert advice.errors == ()
    assert {"butler", "maid", "president", "bomber", "gambler"} <= {*advice.deck}
    assert (len(advice.deck), advice.deck.count("president")) == (9, 1)
    assert told("with butler maid", 12).errors == ()
    assert GAME.table(9, {"playset": "with butler, maid"}).state.deck == advice.deck


def test_what_a_host_wants_may_be_wrong_as_well() -> None:
    advice = told("with butler joker martyr", burying=True)
    assert [*map(brief, advice.errors[1:])] == ["butler-without-maid"]
    assert advice.errors[0].facts == {"cards": "joker"}
    assert advice.deck.count("martyr") == 1


def test_the_lobby_offers_every_preset_and_every_wish() -> None:
    page = Path(__file__).parents[3] / "web" / "src" / "games" / "two-rooms" / "lobby" / "playset.ts"
    offered = page.read_text(encoding="utf-8")
    for name, words in (("PRESETS", [*PRESETS]), ("WISHES", [*Wish])):
        assert f"{name} = {[*map(str, words)]} as const" in offered


def test_two_who_cannot_play_together_are_named_once() -> None:
    assert all(card in CARDS[other].excludes for card in CARDS for other in CARDS[card].excludes)
    errors = [*map(brief, told("president bomber zombie invincible red-team red-team").errors)]
    assert [error for error in errors if "-with-" in error] == ["zombie-with-invincible"]
