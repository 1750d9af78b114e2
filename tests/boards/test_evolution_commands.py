"""Typed commands of Time Bomb Evolution are read leniently."""

from __future__ import annotations

import pytest

from boomtable.boards.mistakes import BadCommand
from boomtable.boards.time_bomb_evolution import EvolutionBoard, lettered, read
from boomtable.engine import Move, Seat, Seeded, Talk, but
from boomtable.games.time_bomb_evolution import (
    COLOURS,
    GAME,
    Accuse,
    Claim,
    Cut,
    Decline,
    Evolution,
    Protect,
    Suggest,
    Unprotect,
    Wire,
)
from tests.boards.evolution import CLIPPING, COMMANDED, IN_TURN, OWN, PROTECTING, STANDARD, UNPROTECTING, seen
from tests.cli.keyboard import Keyboard


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("2", Cut(2)),
        ("cut Cleo", Cut(2)),
        ("b", Cut(1)),
        ("accuse 3", Accuse(3)),
        ("s 2", Suggest(2)),
        ("d", Decline()),
        ("claim 2 success 1 yellow", Claim(success=2, yellow=1)),
        ("claim success 2, no pink and 1 blue", Claim(success=2, pink=0, blue=1)),
        ("c s2 g0 b1 y0 k1", Claim(success=2, green=0, blue=1, yellow=0, pink=1)),
        ("c 1k", Claim(pink=1)),
        ("c pi1", Claim(pink=1)),
        ("C S12", Claim(success=12)),
        ("protect green", Protect(Wire.GREEN)),
        ("p k", Protect(Wire.PINK)),
        ("unprotect yellow", Unprotect(Wire.YELLOW)),
        ("u  B", Unprotect(Wire.BLUE)),
    ],
)
def test_a_line_becomes_a_move(line: str, move: Move) -> None:
    assert read(line, seen(CLIPPING)) == move


@pytest.mark.parametrize("colour", COLOURS)
def test_a_player_who_is_asked_for_a_colour_may_type_it_alone(colour: Wire) -> None:
    letter = "k" if colour is Wire.PINK else colour[0]
    for line in (colour, colour.upper(), colour[:2], letter, f"protect {colour}", f"p {letter}"):
        assert read(line, seen(PROTECTING, 3)) == Protect(colour)
    for line in (colour, colour.upper(), colour[:2], letter, f"unprotect {colour}", f"u {letter}"):
        assert read(line, seen(UNPROTECTING, 1)) == Unprotect(colour)


def test_a_player_who_is_asked_for_a_colour_may_try_something_else() -> None:
    """It will be refused, with the reason."""
    for line, move in {"2": Cut(2), "d": Decline(), "accuse 1": Accuse(1)}.items():
        assert read(line, seen(PROTECTING, 3)) == move


def test_the_named_player_is_the_one_the_view_says() -> None:
    view = seen(COMMANDED, 2)
    assert view.drawn
    told = but(view, drawn=but(view.drawn, owner=3))
    assert read("cut", told) == Cut(3)
    assert "Dov" in EvolutionBoard().waiting(told)


def test_a_cut_the_number_commands_needs_no_name() -> None:
    """[TE10]"""
    assert read("cut", seen(COMMANDED, 2)) == Cut(1)
    assert read("cut", seen(OWN, 2)) == Cut(2)


@pytest.mark.parametrize("line", ["4", "cut", "cut 9", "accuse", "green", "nonsense", "²"])
def test_nobody_by_that_name(line: str) -> None:
    with pytest.raises(BadCommand) as refused:
        read(line, seen(CLIPPING))
    assert refused.value.code == "no-such-player"
    assert refused.value.facts["allowed"] == "0 Ada, 1 Ben, 2 Cleo, 3 Dov"


@pytest.mark.parametrize("line", ["mauve", "protect", "protect mauve", "p s", "p green red", "success", "²"])
def test_no_such_colour(line: str) -> None:
    with pytest.raises(BadCommand) as refused:
        read(line, seen(PROTECTING, 3))
    assert refused.value.code == "time-bomb-evolution-no-such-colour"
    assert refused.value.facts["allowed"] == "green, purple, red, blue, yellow, pink"


@pytest.mark.parametrize(
    "line", ["c", "claim 2", "claim red", "c 2 mauve", "c s2 g", "c g1 g2", "c p1", "c b-1", "c s" + "9" * 5000]
)
def test_an_unclear_claim_is_not_guessed_at(line: str) -> None:
    """Nor one of a colour that is not in play, here purple."""
    with pytest.raises(BadCommand) as refused:
        read(line, seen(CLIPPING))
    assert refused.value.code == "time-bomb-evolution-claim-unclear"
    assert set(str(refused.value.facts["allowed"]).split(", ")) == {"success", "green", "blue", "yellow", "pink"}


@pytest.mark.parametrize("claims", ["free", "in_turn"])
@pytest.mark.parametrize("players", GAME.seats)
def test_whatever_may_be_done_can_be_typed(players: int, claims: str) -> None:
    luck = Seeded("typed", players, claims)
    state: Evolution = GAME.table(players, {"evolution": True, "claims": claims}).state
    while state.turn:
        seat = state.turn[0]
        move = state.choices(seat).sample(luck)
        if seat >= 0:
            assert read(typed(move), seen(state, seat)) == move
        state = state.play(seat, move)


def typed(move: Move) -> str:
    match move:
        case Cut(owner):
            return str(owner)
        case Claim():
            return f"claim {lettered(move)}"
        case Protect(colour) | Unprotect(colour):
            return colour
    return "decline"


REFUSED = [
    (CLIPPING, 0, "0", "own wire", "TB6"),
    (CLIPPING, 0, "protect green", "That's not the question right now.", "ALL5"),
    (COMMANDED, 2, "0", "The number says whose wire", "TE10"),
    (PROTECTING, 3, "yellow", "Yellow can never be shielded", "TE14"),
    (PROTECTING, 3, "purple", "You can't shield that one now", "TE6"),
    (PROTECTING, 3, "0", "That's not the question right now.", "ALL5"),
    (UNPROTECTING, 1, "blue", "That bomb has no shield", "TE13"),
    (UNPROTECTING, 1, "protect green", "That's not the question right now.", "ALL5"),
    (IN_TURN, 1, "claim 6 red", "no more wires in all than you hold", "TB11"),
    (IN_TURN, 0, "decline", "not your turn", "ALL5"),
]


@pytest.mark.parametrize(("state", "seat", "line", "why", "rule"), REFUSED)
def test_a_wrong_answer_is_explained_with_its_rule_and_asked_for_again(
    state: Evolution,
    seat: Seat,
    line: str,
    why: str,
    rule: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(EOFError):
        Keyboard(monkeypatch, GAME, state, seat, line).answer()
    told = " ".join(capsys.readouterr().out.split())
    assert why in told
    assert f"({rule})" in told


@pytest.mark.parametrize(
    ("state", "seat", "lines", "move"),
    [
        (COMMANDED, 2, ["3", "cut"], Cut(1)),
        (PROTECTING, 3, ["", "yellow", "p r"], Protect(Wire.RED)),
        (UNPROTECTING, 1, ["green"], Unprotect(Wire.GREEN)),
        (IN_TURN, 1, ["accuse 0", "c r2"], Claim(red=2)),
    ],
)
def test_the_answer_that_can_be_given_is(
    state: Evolution, seat: Seat, lines: list[str], move: Move, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Keyboard(monkeypatch, GAME, state, seat, *lines).answer() == move


@pytest.mark.parametrize(("line", "talk"), [("c g1", Claim(green=1)), ("suggest 2", Suggest(2)), ("", None)])
def test_a_word_while_others_have_the_nippers(line: str, talk: Talk | None, monkeypatch: pytest.MonkeyPatch) -> None:
    for state in (CLIPPING, STANDARD, COMMANDED):
        assert Keyboard(monkeypatch, GAME, state, 1, line).speak() == talk


def test_people_speak_before_a_cut_and_hold_their_breath_after_it() -> None:
    board, aimed = EvolutionBoard(), seen(CLIPPING.play(0, Cut(2)))
    assert [board.invites_talk(view) for view in (seen(CLIPPING), seen(PROTECTING), aimed)] == [True, False, False]
    assert [board.suspense(view) for view in (seen(CLIPPING), seen(PROTECTING), aimed)] == [False, False, True]
