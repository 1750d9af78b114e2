"""Typed commands are read leniently."""

from __future__ import annotations

import pytest

from boomtable.boards.mistakes import BadCommand
from boomtable.boards.time_bomb import read
from boomtable.engine import Move
from boomtable.games.time_bomb import Accuse, Claim, Cut, Decline, Suggest
from tests.boards.time_bomb import MIDWAY, table


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("2", Cut(2)),
        ("cut 2", Cut(2)),
        ("cut  Cleo", Cut(2)),
        ("ben", Cut(1)),
        ("accuse 3", Accuse(3)),
        ("a dov", Accuse(3)),
        ("suggest 2", Suggest(2)),
        ("s 2", Suggest(2)),
        ("decline", Decline()),
        ("d", Decline()),
        ("claim 2 success 0 boom", Claim(success=2, boom=0)),
        ("claim 2 success and no boom", Claim(success=2, boom=0)),
        ("claim success 2, boom 0", Claim(success=2, boom=0)),
        ("Claim Success=2", Claim(success=2)),
        ("c s2 b0", Claim(success=2, boom=0)),
        ("c 2s 0b", Claim(success=2, boom=0)),
        ("c sa3", Claim(safe=3)),
        ("c 3 safe 1 s 1 b", Claim(3, 1, 1)),
        ("c no boom", Claim(boom=0)),
        ("c s12", Claim(success=12)),
    ],
)
def test_a_line_becomes_a_move(line: str, move: Move) -> None:
    assert read(line, table(MIDWAY).state.view(0)) == move


@pytest.mark.parametrize(
    "line", ["5", "-1", "9" * 5000, "²", "cut", "cut 9", "accuse", "suggest 1 2", "nonsense", "cut safe", "!"]
)
def test_nobody_by_that_name(line: str) -> None:
    with pytest.raises(BadCommand) as refused:
        read(line, table(MIDWAY).state.view(0))
    assert refused.value.code == "no-such-player"
    assert refused.value.facts["allowed"] == "0 Ada, 1 Ben, 2 Cleo, 3 Dov, 4 Esme"


@pytest.mark.parametrize(
    "line",
    [
        "claim",
        "claim 2",
        "claim success",
        "claim 2 sausages",
        "claim 2 success 3 sausages",
        "c s2 b",
        "c s2 s3",
        "c b-1",
        "c s" + "9" * 5000,
    ],
)
def test_an_unclear_claim_is_not_guessed_at(line: str) -> None:
    with pytest.raises(BadCommand) as refused:
        read(line, table(MIDWAY).state.view(0))
    assert refused.value.code == "time-bomb-claim-unclear"
