"""A person at the keyboard is asked until what they type is legal."""

from __future__ import annotations

import pytest

from boomtable.engine import Move, Seat, Talk
from boomtable.games.time_bomb import GAME, Accuse, Claim, Cut, Decline, Suggest
from tests.boards.time_bomb import IN_TURN, MIDWAY
from tests.cli.keyboard import Keyboard

CLAIMS_OFF = "claims off" + MIDWAY


def type_at(patch: pytest.MonkeyPatch, drawing: str, seat: Seat, *lines: str) -> Keyboard:
    return Keyboard(patch, GAME, GAME.parse(drawing), seat, *lines)


REFUSED = [
    (MIDWAY, 0, "0", "own wire", "TB6"),
    (MIDWAY, 1, "2", "not your turn", "ALL5"),
    (MIDWAY, 0, "decline", "That's not the question right now.", "ALL5"),
    (MIDWAY, 0, "claim 3 success", "no more wires in all than you hold", "TB11"),
    (MIDWAY, 0, "accuse 0", "another player", "TB11"),
    (CLAIMS_OFF, 0, "claim 1 success", "claims are made out loud", "TB12"),
    ("claims in_turn" + MIDWAY.replace("cut", "said - - - - - - - - - -\n    cut"), 0, "c s1", "in turn", "TB13"),
]


@pytest.mark.parametrize(("drawing", "seat", "line", "why", "rule"), REFUSED)
def test_a_wrong_answer_is_explained_with_its_rule_and_asked_for_again(
    drawing: str,
    seat: Seat,
    line: str,
    why: str,
    rule: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    keyboard = type_at(monkeypatch, drawing, seat, line, "accuse 4")
    assert keyboard.speak() == Accuse(4)
    told = " ".join(capsys.readouterr().out.split())
    assert why in told
    assert f"({rule})" in told


def test_a_player_without_wires_cannot_be_chosen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    late = """
        start  0
        seat   role       1      2     3    4
        0      swat       ....S  ...S  ..S  .S
        1      terrorist  ....S  ...S  ..S  .S
        2      swat       ....S  ...S  ..S  .S
        3      swat       ....S  ...S  ..S  .S
        4      terrorist  ...SB  ..SB  .SB  SB
        cut    1. 0. 1. 0. 1.  0. 1. 0. 1. 0.  1. 0. 1. 0. 2.  1. 0. 1S 0S
    """
    keyboard = type_at(monkeypatch, late, 0, "1", "2")
    assert keyboard.answer() == Cut(2)
    assert "They have no wires left. Choose someone who does. (TB6)" in capsys.readouterr().out


def test_a_cut_given_instead_of_a_word_is_not_asked_for_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = type_at(monkeypatch, MIDWAY, 0, "2")
    assert keyboard.speak() is None
    assert keyboard.answer() == Cut(2)


def test_enter_says_nothing_and_the_cut_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = type_at(monkeypatch, MIDWAY, 0, "", "", "2")
    assert keyboard.speak() is None
    assert keyboard.answer() == Cut(2)


def test_enter_lets_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type_at(monkeypatch, MIDWAY, 1, "").speak() is None


@pytest.mark.parametrize(("line", "talk"), [("c s1", Claim(success=1)), ("suggest 2", Suggest(2))])
def test_a_word_while_others_have_the_nippers(line: str, talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    assert type_at(monkeypatch, MIDWAY, 1, line).speak() == talk


def test_nobody_is_asked_for_a_word_while_a_wire_is_turned_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type_at(monkeypatch, MIDWAY.replace("3. 0. 3. 0.", "3"), 1).speak() is None


@pytest.mark.parametrize(("line", "move"), [("c b1", Claim(boom=1)), ("decline", Decline())])
def test_claims_in_turn_are_answers(line: str, move: Move, monkeypatch: pytest.MonkeyPatch) -> None:
    assert type_at(monkeypatch, IN_TURN, 2, "", "accuse 1", "c s6", line).answer() == move


def test_help_and_rules_are_a_word_away(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_at(monkeypatch, MIDWAY, 0, "help", "rules", "2").speak()
    shown = capsys.readouterr().out
    assert "claim 2 success 0 boom" in shown
    assert all(f"TB{number} " in shown for number in range(1, 15))


@pytest.mark.parametrize("lines", [["quit"], ["q"], []])
def test_quitting_is_like_running_out_of_lines(lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(EOFError):
        type_at(monkeypatch, MIDWAY, 0, *lines).speak()
