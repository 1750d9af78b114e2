"""What counts in a reply, and what does not."""

from __future__ import annotations

import pytest

from boomtable.text.reply import Reply, plain, read


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("cut 2", Reply(bare="cut 2")),
        ("  `cut 2`.\n", Reply(bare="cut 2")),
        ("MOVE: cut 2", Reply("cut 2")),
        ("move : cut 2", Reply("cut 2")),
        ("**MOVE:** cut 2", Reply("cut 2")),
        ("- **Move**: `b1 b4 g3 r9`", Reply("b1 b4 g3 r9")),
        ("Ben lies, I think.\nMOVE: cut 2\nTALK: accuse 1", Reply("cut 2", "accuse 1")),
        ("cut 2 TALK: accuse 1", Reply("cut 2", "accuse 1")),
        ("MOVE: cut 2 TALK: accuse 1", Reply("cut 2", "accuse 1")),
        ("MOVE: cut 2\nNo, wait.\nMOVE: cut 3", Reply("cut 3")),
        ("MOVE: cut 2\nbecause of what Ben said.", Reply("cut 2")),
        ("TALK: nothing", Reply(talk="")),
        ("TALK: accuse 1", Reply(None, "accuse 1")),
        ("MOVE: wait 20\nTALK: -", Reply("wait 20", "")),
        ("I think of Ben.\ncut 2\n", Reply(bare="cut 2")),
        ("", Reply()),
        ("MOVE:", Reply()),
    ],
)
def test_the_last_move_and_the_last_word_count(text: str, reply: Reply) -> None:
    assert read(text) == reply


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("cut player 1", "cut 1"),
        ("cut 1 (Ben)", "cut 1"),
        ("Cut 1 Ben.", "Cut 1"),
        ("I'll cut Ben's wire", "cut Ben"),
        ("cut a wire of player 3!", "cut 3"),
        ("accuse seat 2", "accuse 2"),
        ("claim 2 success 0 boom", "claim 2 success 0 boom"),
        ("send 3 4", "send 3 4"),
        ("b1 b4 g3 r9", "b1 b4 g3 r9"),
    ],
)
def test_what_people_add_to_a_move_is_left_out(line: str, meant: str) -> None:
    assert plain(line, 5) == meant
