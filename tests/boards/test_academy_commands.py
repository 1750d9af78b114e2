"""Typed commands of Bomb Squad Academy are read leniently."""

from __future__ import annotations

import pytest

from boomtable.boards.bomb_squad_academy import AcademyBoard
from boomtable.boards.bomb_squad_academy_commands import read, typed, waiting, ways
from boomtable.boards.mistakes import BadCommand
from boomtable.engine import Move
from boomtable.games.bomb_squad_academy import GAME, Academy
from boomtable.games.bomb_squad_academy.cards import Action, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import (
    Blow,
    Choose,
    Declare,
    Decline,
    Draft,
    Freeze,
    Jump,
    Keep,
    Pass,
    Peek,
    PeekUnder,
    Protect,
    Replace,
    Spare,
    SwitchWith,
    UseMirror,
)
from tests.boards.academy import MIDWAY, asked, seen
from tests.cli.keyboard import Keyboard
from tests.games.bomb_squad_academy.scenes import PRIMED, play, scene

CHOOSING = MIDWAY
WINDOW = play(scene(tools=["hammer scrambler", "", ""], green="1 1 2"), "choose green red red")
PROTECTING = play(scene(), "choose wait red red")
LOOKING = play(scene(tools=["mirror"]), "choose chicken red red")
BLOWING = play(scene(4, tools=["air-horn"]), "choose red green blue green", "0 declare air-horn")
JUMPING = play(scene(tools=["jumper"]), "choose blue red red", "0 declare jumper")
SWITCHING = play(scene(4, tools=["switch"]), "choose red green blue red", "0 declare switch")
REPLACING = play(scene(tools=["schematics"], cards=["red"]), "choose blue red red", "0 declare schematics")
FREEZING = play(scene(tools=["freezer"], red="1 0 3"), "choose red green blue", "0 declare freezer")
SCANNING = play(scene(tools=["x-ray"], green=" / 3 0 2"), "choose green red red", "0 declare x-ray")
SPARING = play(scene(tools=["shield"], green=PRIMED), "choose red green green", "0 declare shield")
DRAFTING = next(table for table in asked(3, 1) if table.display)

GREEN, BLUE, RED, YELLOW = Wire


@pytest.mark.parametrize(
    ("table", "line", "move"),
    [
        *[(CHOOSING, word, Choose(action)) for action in Action for word in (action, action[0], f" {action.upper()} ")],
        (CHOOSING, "play the red card", Choose(Action.RED)),
        (CHOOSING, "choose ch", Choose(Action.CHICKEN)),
        (WINDOW, "use hammer", Declare(Tool.HAMMER)),
        (WINDOW, "hammer", Declare(Tool.HAMMER)),
        (WINDOW, "use s", Declare(Tool.SCRAMBLER)),
        (WINDOW, "use x-ray", Declare(Tool.X_RAY)),
        (WINDOW, "use the bomb blanket", Declare(Tool.BOMB_BLANKET)),
        (WINDOW, "switch", Declare(Tool.SWITCH)),
        (WINDOW, "pass", Pass()),
        (WINDOW, "p", Pass()),
        (WINDOW, "no", Pass()),
        (PROTECTING, "protect red", Protect(RED)),
        (PROTECTING, "red", Protect(RED)),
        (PROTECTING, "y", Protect(YELLOW)),
        (LOOKING, "look green blue", Peek((GREEN, BLUE))),
        (LOOKING, "look at blue and green", Peek((GREEN, BLUE))),
        (LOOKING, "y g", Peek((GREEN, YELLOW))),
        (LOOKING, "look under red", PeekUnder(RED)),
        (LOOKING, "under r", PeekUnder(RED)),
        (LOOKING, "tiles of red", PeekUnder(RED)),
        (LOOKING, "mirror", UseMirror()),
        (LOOKING, "use mirror", UseMirror()),
        (LOOKING, "no", Decline()),
        (LOOKING, "pass", Decline()),
        (LOOKING, "look at nothing", Decline()),
        (BLOWING, "1 3", Blow((1, 3))),
        (BLOWING, "dov and ben", Blow((1, 3))),
        (BLOWING, "blow at 1 Ben, 3 Dov", Blow((1, 3))),
        (JUMPING, "red", Jump(RED)),
        (JUMPING, "jump to green", Jump(GREEN)),
        (SWITCHING, "1", SwitchWith(1)),
        (SWITCHING, "switch with cleo", SwitchWith(2)),
        (REPLACING, "wait", Replace(Action.WAIT)),
        (REPLACING, "play chicken instead", Replace(Action.CHICKEN)),
        (FREEZING, "1 3", Freeze((0, 2))),
        (FREEZING, "freeze 2, 1", Freeze((0, 1))),
        (SCANNING, "0", Keep(0)),
        (SCANNING, "keep 3", Keep(3)),
        (SPARING, "1", Spare(1)),
        (SPARING, "spare 2 Cleo", Spare(2)),
        (DRAFTING, "take x-ray", Draft(Tool.X_RAY)),
        (DRAFTING, "X Ray", Draft(Tool.X_RAY)),
        (DRAFTING, "xray", Draft(Tool.X_RAY)),
        (CHOOSING, "protect red", Protect(RED)),
        (CHOOSING, "use hammer", Declare(Tool.HAMMER)),
        (CHOOSING, "look under red", PeekUnder(RED)),
        (PROTECTING, "play wait", Choose(Action.WAIT)),
    ],
)
def test_a_line_becomes_a_move(table: Academy, line: str, move: Move) -> None:
    assert read(line, seen(table)) == move


@pytest.mark.parametrize(
    ("table", "line", "allowed"),
    [
        (CHOOSING, "", "green, blue, yellow, wait"),
        (CHOOSING, "purple", "green, blue, yellow, wait"),
        (CHOOSING, "play", "green, blue, yellow, wait"),
        (CHOOSING, "green blue", "green, blue, yellow, wait"),
        (CHOOSING, "pass", "green, blue, yellow, wait"),
        (WINDOW, "use", "use hammer, use scrambler, pass"),
        (WINDOW, "use saw", "use hammer, use scrambler, pass"),
        (PROTECTING, "all", "green, blue, red, yellow"),
        (PROTECTING, "chicken", "green, blue, red, yellow"),
        (LOOKING, "look", "look green blue, look under red, mirror, no"),
        (LOOKING, "red", "look green blue, look under red, mirror, no"),
        (LOOKING, "under", "look green blue, look under red, mirror, no"),
        (LOOKING, "green blue red", "look green blue, look under red, mirror, no"),
        (BLOWING, "1", "two of 1 Ben, 2 Cleo, 3 Dov"),
        (BLOWING, "1 1", "two of 1 Ben, 2 Cleo, 3 Dov"),
        (BLOWING, "1 2 3", "two of 1 Ben, 2 Cleo, 3 Dov"),
        (BLOWING, "1 9", "two of 1 Ben, 2 Cleo, 3 Dov"),
        (JUMPING, "over", "green, red"),
        (SWITCHING, "esme", "1 Ben, 2 Cleo"),
        (REPLACING, "?!", "green, yellow, wait, chicken"),
        (FREEZING, "1", "two places from 1 to 3, for example 1 2"),
        (FREEZING, "1 ²", "two places from 1 to 3, for example 1 2"),
        (FREEZING, "1 " + "9" * 5000, "two places from 1 to 3, for example 1 2"),
        (SCANNING, "all", "0, 2, 3"),
        (SPARING, "nobody", "1 Ben, 2 Cleo"),
    ],
)
def test_an_unclear_line_is_answered_with_what_is_allowed(table: Academy, line: str, allowed: str) -> None:
    with pytest.raises(BadCommand) as refused:
        read(line, seen(table))
    assert refused.value.code == "academy-unclear"
    assert refused.value.facts["allowed"] == allowed


def test_a_beginning_that_fits_two_tools_is_not_guessed_at() -> None:
    asked = play(scene(tools=["scrambler", "sniffer"], green="1 1 2"), "1 pass", "choose green red red")
    assert read("s", seen(asked)) == Declare(Tool.SCRAMBLER)
    with pytest.raises(BadCommand):
        read("h", seen(asked))


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    with pytest.raises(BadCommand) as refused:
        read("purple", seen(PROTECTING, 1))
    assert refused.value.facts["allowed"] == "it's not your turn"


@pytest.mark.parametrize("players", GAME.seats)
def test_whatever_may_be_answered_can_be_typed_as_it_is_told(players: int) -> None:
    """Every move that has a word is read back from it, and every moment has its question."""
    for table in asked(players, players):
        view = seen(table)
        assert ways(view) in waiting(view)
        for move in table.choices(0):
            assert not typed(move) or read(typed(move), view) == move


def test_without_a_mirror_it_is_not_offered() -> None:
    assert ways(seen(play(scene(), "choose chicken red red"))) == "look green blue, look under red, no"


QUESTIONS = [
    (CHOOSING, 0, "Choose a card. Nobody sees it yet. (green, blue, yellow, wait)"),
    (WINDOW, 0, "Time for Tools, Green: just before the cut. (use hammer, use scrambler, pass)"),
    (WINDOW, 1, "Time for Tools, Green: just before the cut."),
    (PROTECTING, 0, "Which wire do you protect? (green, blue, red, yellow)"),
    (PROTECTING, 1, "Ada protects a wire."),
    (play(CHOOSING, "0 choose blue"), 0, "Everyone chooses a card in secret."),
    (FREEZING, 0, "Which two cards of Red go back? (two places from 1 to 3, for example 1 2)"),
    (SCANNING, 2, "Ada looks at Green through the X-Ray."),
]


@pytest.mark.parametrize(("table", "seat", "question"), QUESTIONS)
def test_the_question_says_what_is_asked_and_what_may_be_typed(table: Academy, seat: int, question: str) -> None:
    assert AcademyBoard().waiting(seen(table, seat)) == question


REFUSED = [
    (CHOOSING, "red", "is still on the table", "BS6"),
    (CHOOSING, "protect red", "That's not the question right now.", "ALL5"),
    (scene(2), "yellow", "there is no Yellow", "BS36"),
    (WINDOW, "use x-ray", "You don't have that Tool", "BS16"),
    (LOOKING, "look red red", "two different decks", "BS12"),
    (BLOWING, "0 1", "doesn't work there", "BS18"),
    (JUMPING, "yellow", "doesn't work there", "BS18"),
    (FREEZING, "1 1", "doesn't work there", "BS18"),
    (FREEZING, "0 9", "doesn't work there", "BS18"),
    (SCANNING, "5", "doesn't work there", "BS18"),
]


@pytest.mark.parametrize(("table", "line", "why", "rule"), REFUSED)
def test_a_wrong_answer_is_explained_with_its_rule_and_asked_for_again(
    table: Academy,
    line: str,
    why: str,
    rule: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(EOFError):
        Keyboard(monkeypatch, GAME, table, 0, line).answer()
    told = " ".join(capsys.readouterr().out.split())
    assert why in told
    assert f"({rule})" in told
