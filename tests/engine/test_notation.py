"""Moves as a line of text: what is written can be read, and what cannot be read says so."""

from __future__ import annotations

from typing import Any

import pytest

from boomtable.engine import CHANCE, CLOCK, BadNotation, Game, Move, Ring, Seat
from boomtable.engine.move_notation import read_move, write_move
from boomtable.engine.records import Played
from boomtable.games import time_bomb
from boomtable.games.time_bomb import Accuse, Claim, Cut, DealWires, Decline, Flip, PickStart, Suggest, Wire
from tests.each import each
from tests.engine.chatter import whole
from tests.engine.toys import lamps, standoff
from tests.engine.toys.lamps import Coin, DrawCoins, Guess, Press, Whisper
from tests.engine.toys.standoff import Choose, Deal, Veto
from tests.titles import TITLES, Title

TIME_BOMB, LAMPS, STANDOFF = time_bomb.GAME, lamps.GAME, standoff.GAME


every_title = pytest.mark.parametrize("title", TITLES, ids=repr)


@every_title
def test_every_move_and_word_met_in_a_game_can_be_written_and_read(title: Title) -> None:
    assert_written_and_read(title, 6)


def assert_written_and_read(title: Title, games: int) -> None:
    for number in range(games):
        for entry in whole(title, "notation", number)[0].log:
            move = entry.move if isinstance(entry, Played) else entry.talk
            line = write_move(entry.seat, move)
            assert read_move(title.game, line) == (entry.seat, move)
            assert "\n" not in line
    for probe in (*title.probes, *title.words):  # which hold one of each kind, also of those that are rare
        assert read_move(title.game, write_move(3, probe)) == (3, probe)


SAFE, SUCCESS, BOOM = Wire
EXAMPLES: list[tuple[Game[Any, Any], str, Seat, Move]] = [
    (TIME_BOMB, "0 cut 2", 0, Cut(2)),
    (TIME_BOMB, "chance flip safe", CHANCE, Flip(SAFE)),
    (TIME_BOMB, "chance pick-start 3", CHANCE, PickStart(3)),
    (TIME_BOMB, "1 claim success=2", 1, Claim(success=2)),
    (TIME_BOMB, "1 claim safe=0 success=2 boom=1", 1, Claim(0, 2, 1)),
    (TIME_BOMB, "1 claim", 1, Claim()),
    (TIME_BOMB, "12 decline", 12, Decline()),
    (TIME_BOMB, "2 accuse 1", 2, Accuse(1)),
    (TIME_BOMB, "2 suggest 1", 2, Suggest(1)),
    (TIME_BOMB, "chance deal-wires safe,boom/safe,success", CHANCE, DealWires(((SAFE, BOOM), (SAFE, SUCCESS)))),
    (LAMPS, "clock ring round-1", CLOCK, Ring("round-1")),
    (LAMPS, "chance draw-coins heads,tails", CHANCE, DrawCoins((Coin.HEADS, Coin.TAILS))),
    (LAMPS, "0 press", 0, Press()),
    (LAMPS, "0 guess -1", 0, Guess(-1)),
    (LAMPS, "3 whisper 7", 3, Whisper(7)),
    (STANDOFF, "0 choose 3", 0, Choose((3,))),
    (STANDOFF, "0 choose 3,14", 0, Choose((3, 14))),
    (STANDOFF, "chance deal 1,2/3", CHANCE, Deal(((1, 2), (3,)))),
    (STANDOFF, "chance deal 1,2", CHANCE, Deal(((1, 2),))),
    (STANDOFF, "1 veto", 1, Veto()),
]


@each(("game", "line", "seat", "move"), EXAMPLES)
def test_a_line_says_who_what_and_the_particulars(game: Game[Any, Any], line: str, seat: Seat, move: Move) -> None:
    assert write_move(seat, move) == line
    assert read_move(game, line) == (seat, move)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("  0   cut   2  ", Cut(2)),
        ("0\tcut\t2\n", Cut(2)),
        ("0 cut owner=2", Cut(2)),
        ("0 claim boom=1 safe=0", Claim(safe=0, boom=1)),
        ("0 claim success=null", Claim()),
        ("chance flip wire=boom", Flip(BOOM)),
    ],
)
def test_spaces_names_and_order_are_the_writers_choice(line: str, move: Move) -> None:
    assert read_move(TIME_BOMB, line)[1] == move


def unreadable(game: Game[Any, Any], line: str) -> BadNotation:
    with pytest.raises(BadNotation) as bad:
        read_move(game, line)
    assert bad.value.facts["text"] == line
    return bad.value


@each("line", ["", " ", "0", "clock", "0 jump", "0 jump 2", "press 0", "0 Press", "0 cut 1", "? ?"])
def test_an_unknown_move_says_which_there_are(line: str) -> None:
    bad = unreadable(LAMPS, line)
    assert bad.code == "unknown-move"
    assert bad.facts["allowed"] == "draw-coins, press, guess, ring, whisper"


def test_a_title_without_talk_has_no_words_to_read() -> None:
    assert unreadable(STANDOFF, "0 whisper 1").facts["allowed"] == "deal, choose, veto, pass, ring"


@each("who", ["zero", "-1", "1.0", "Chance", "public", "²", "0x1", "?"])
def test_an_unknown_seat_says_how_seats_are_written(who: str) -> None:
    bad = unreadable(LAMPS, f"{who} press")
    assert (bad.code, bad.facts["allowed"]) == ("unknown-seat", "0, 1, 2 ..., chance, clock")


@each(
    ("game", "line"),
    [
        (LAMPS, "0 guess"),
        (LAMPS, "0 guess 1 2"),
        (LAMPS, "0 press 1"),
        (LAMPS, "0 press count=1"),
        (LAMPS, "0 guess number=1"),
        (LAMPS, "0 guess many"),
        (LAMPS, "0 guess 1.5"),
        (LAMPS, "0 guess 1,2"),
        (LAMPS, "0 guess ="),
        (LAMPS, "0 guess count=1=2"),
        (LAMPS, "clock ring"),
        (LAMPS, "chance draw-coins edge"),
        (LAMPS, "chance draw-coins heads tails"),
        (LAMPS, "0 whisper"),
        (STANDOFF, "0 choose a"),
        (STANDOFF, "0 choose 1/2"),
        (STANDOFF, "chance deal 1,x/2"),
        (TIME_BOMB, "0 cut"),
        (TIME_BOMB, "0 cut 1 2"),
        (TIME_BOMB, "0 claim 2"),
        (TIME_BOMB, "0 claim gold=2"),
        (TIME_BOMB, "0 claim success=two"),
        (TIME_BOMB, "chance flip copper"),
    ],
)
def test_missing_extra_and_ill_typed_particulars_cannot_be_read(game: Game[Any, Any], line: str) -> None:
    bad = unreadable(game, line)
    assert bad.code == "unreadable-move"
    assert bad.facts["detail"]


@pytest.mark.parametrize(
    "line", ["0 cut 2 owner=3", "0 cut owner=2 3", "0 cut owner=2 owner=3", "0 claim boom=0 boom=1"]
)
def test_a_particular_given_twice_cannot_be_read(line: str) -> None:
    assert unreadable(TIME_BOMB, line).code == "unreadable-move"


def test_a_seat_of_thousands_of_digits_is_unknown() -> None:
    assert unreadable(LAMPS, "9" * 5000 + " press").code == "unknown-seat"


@pytest.mark.parametrize(
    "move", [Deal(((1,), (), (2,))), Deal(((), (1,))), Deal(((),)), Deal(()), Choose(())], ids=repr
)
def test_an_empty_hand_can_be_written_and_read(move: Move) -> None:
    assert read_move(STANDOFF, write_move(CHANCE, move)) == (CHANCE, move)
