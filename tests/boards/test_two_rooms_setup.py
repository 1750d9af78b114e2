"""Everything that can be wrong with a setup of Two Rooms is explained, in the terminal and in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boomtable.words
from boomtable.boards.two_rooms_words import read_fault
from boomtable.cli import main
from boomtable.games.two_rooms import GAME
from boomtable.games.two_rooms.deck_rules import BRIEF, brief
from tests.games.two_rooms.test_advising import BASIC, FULL, NOT_ADVISED, WRONG, told
from tests.words import codes

SAID = {
    "size-4-of-6": "The deck has 4 cards, and you need 6.",
    "missing-bomber": "Every deck needs the Bomber.",
    "red-4-blue-2": "Red has 4 and Blue has 2. They need the same number.",
    "twice-doctor": "Doctor is in the deck twice. Only team cards may be.",
    "butler-without-maid": "Butler can't play without Maid.",
    "one-ambassador": "Ambassadors come in pairs, one Red and one Blue.",
    "nurse-needs-burying": "Nurse only makes sense if a card is buried. Bury one in the house rules, or take it out.",
    "nurse-without-doctor": "Nurse can't play without Doctor.",
    "zombie-with-invincible": "Zombie and Invincible can't play together.",
    "burying-without-martyr": "To bury a card you need Martyr, just in case.",
    "five-rounds-with-6": "Five rounds need 11 players or more. You are 6.",
    "only-4-players": "Without Ambassadors you need 6 players. You are 4.",
}
OTHERS = [
    (6, "playset=president joker clubs", "There are no such cards: joker clubs."),
    (5, f"playset={BASIC}", "two-rooms is for 6 to 32 players, not 5."),
    (6, "minutes=3 soon 1", 'Rounds can\'t last "3 soon 1". Write 3 numbers of minutes'),
    (6, "decks=2", 'two-rooms has no option "decks".'),
    (6, "burying=perhaps", 'The option burying can\'t be "perhaps".'),
]
CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+){2,}|[{}$]")


def refused(capsys: pytest.CaptureFixture[str], players: int, *options: str) -> str:
    rules = [part for option in options for part in ("--option", option)]
    assert main(["play", "two-rooms", "--players", str(players), *rules]) == 2
    return capsys.readouterr().err.strip()


@pytest.mark.parametrize(("cards", "rules", "problem"), WRONG)
def test_a_playset_that_does_not_work_is_refused_in_sentences(
    capsys: pytest.CaptureFixture[str], cards: str, rules: dict[str, bool], problem: str
) -> None:
    """[TR3] All that is wrong, at once."""
    said = refused(capsys, 6, f"playset={cards}", *(f"{rule}=true" for rule in rules))
    assert said.startswith("This deck doesn't work. ")
    assert SAID[problem] in said
    assert not CODE.search(said)


@pytest.mark.parametrize(("players", "option", "words"), OTHERS)
def test_so_is_whatever_else_cannot_be(
    capsys: pytest.CaptureFixture[str], players: int, option: str, words: str
) -> None:
    assert words in refused(capsys, players, option)


def test_these_are_all_the_notes_that_there_are() -> None:
    notes = [note for cards, rules, _ in WRONG for note in told(cards, **rules).errors]
    notes += told(FULL, 32).errors
    notes += told("first", 12).warnings
    notes += [note for cards, _ in NOT_ADVISED for note in told(cards).warnings]
    assert {note.code for note in notes} == BRIEF.keys()
    assert [read_fault(brief(note)) for note in notes] == notes


def test_the_browser_has_the_words_for_all_of_them_too() -> None:
    """It reads these pages, and says what is wrong note by note; a refusal brings no brief forms."""
    pages = Path(str(boomtable.words.__file__)).parent / "en"
    text = "\n".join((pages / f"{page}.ftl").read_text("utf-8") for page in ("common", "server", "web", GAME.id))
    known = set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    raised = {call.code for call in codes.mistakes() if call.code.startswith(f"{GAME.id}-")}
    assert raised == {"two-rooms-bad-playset", "two-rooms-unknown-cards", "two-rooms-bad-minutes"}
    assert raised | BRIEF.keys() | {"bad-players", "unknown-option", "bad-option"} <= known
    assert re.findall(r"^two-rooms-bad-playset = (.*)$", text, re.MULTILINE) == ["This deck doesn't work."]
