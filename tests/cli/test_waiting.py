"""While a clock runs, a person may act, speak, or wait."""

from __future__ import annotations

import pytest

from boomtable.boards.wait_timer import WaitTimer
from boomtable.engine import Alarm
from boomtable.games.two_rooms import GAME, Tell, TwoRooms, Urge
from boomtable.games.two_rooms.moves import OfferCard, Send
from boomtable.games.two_rooms.rounds import Playing
from tests.boards.two_rooms import BEGUN, MIDWAY
from tests.cli.keyboard import Keyboard
from tests.games.two_rooms.scenes import evening, play


def type_at(patch: pytest.MonkeyPatch, state: TwoRooms, *lines: str) -> Keyboard:
    return Keyboard(patch, GAME, state, 0, *lines)


@pytest.mark.parametrize("line", ["", "wait", "w"])
def test_nothing_need_be_done(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = type_at(monkeypatch, MIDWAY, line)
    assert keyboard.answer() is None
    assert keyboard.speak() is None


def test_a_move_is_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type_at(monkeypatch, MIDWAY, "share 3").answer() == OfferCard(3)


def test_a_word_is_said_instead_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = type_at(monkeypatch, MIDWAY, "say me blue", "urge 6")
    assert keyboard.answer() is None
    assert keyboard.speak() == Tell(0, "blue")
    assert keyboard.speak() is None
    assert keyboard.answer() is None
    assert keyboard.speak() == Urge(6)


def test_a_person_who_waits_is_not_asked_in_between(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard = type_at(monkeypatch, BEGUN, "wait 24", "share 3")
    answers = [keyboard.answer() for _ in range(5)]
    assert answers == [None, None, None, None, OfferCard(3)]
    told = capsys.readouterr().out
    assert "About 3:00 left." in " ".join(told.split())
    assert "About 2:36 left." in " ".join(told.split())


def test_outside_of_an_open_step_nobody_can_wait(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    naming = play(evening("president* red-team / bomber* blue-team"), "time")
    assert type_at(monkeypatch, naming, "wait", "", "1").answer() == Send((1,))
    assert '"wait" doesn\'t work here.' in capsys.readouterr().out


def test_without_a_timer_no_time_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    keyboard = type_at(monkeypatch, evening("president red-team / bomber", no_timer=True), "wait 14", "q")
    assert [keyboard.answer(), keyboard.answer()] == [None, None]
    with pytest.raises(EOFError):
        keyboard.answer()
    told = " ".join(capsys.readouterr().out.split())
    assert "Enter to wait" in told
    assert "left." not in told


def test_the_texts_of_cards_are_a_word_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard = type_at(monkeypatch, MIDWAY, "what does the blue spy do?", "what jester", "deck", "help", "rules", "")
    assert keyboard.answer() is None
    told = " ".join(capsys.readouterr().out.split())
    assert told.count("Blue Spy: Your card has the other side's colour.") == 2
    assert '"what jester" doesn\'t work here.' in told
    assert "Red Clown: Keep smiling all game. Nobody checks this: you're on your honour." in told
    assert "TR42 You may tell your room" in told


def test_another_alarm_ends_a_rest() -> None:
    timer = WaitTimer()
    timer.question(Playing(1), (Alarm("round-1", 180.0),))
    assert timer.waits("wait 9999")
    timer.question(Playing(1), (Alarm("round-1", 180.0),))
    assert timer.skipping
    timer.question(Playing(2), (Alarm("round-2", 120.0),))
    assert not timer.skipping
    assert timer.left == "2:00"


@pytest.mark.parametrize("line", ["wait long", "wait 1 2", "wait -1", "wait 99999", "waiting", "share 3"])
def test_other_lines_are_no_rest(line: str) -> None:
    assert not WaitTimer().waits(line)
