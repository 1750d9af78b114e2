"""What counts in a reply, and what does not."""

from __future__ import annotations

import pytest

from boomtable.text.reply import Reply, read


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("cut 2", Reply("cut 2")),
        ("  `cut 2`.\n", Reply("cut 2")),
        ("MOVE: cut 2", Reply("cut 2")),
        ("move : cut 2", Reply("cut 2")),
        ("**MOVE:** cut 2", Reply("cut 2")),
        ("- **Move**: `b1 b4 g3 r9`", Reply("b1 b4 g3 r9")),
        ("Ben lies, I think.\nMOVE: cut 2\nTALK: accuse 1", Reply("cut 2", "accuse 1")),
        ("cut 2 TALK: accuse 1", Reply("cut 2", "accuse 1")),
        ("MOVE: cut 2 TALK: accuse 1", Reply("cut 2", "accuse 1")),
        ("MOVE: cut 2\nNo, wait.\nMOVE: cut 3", Reply("cut 3")),
        ("MOVE: cut 2\nbecause of what Ben said.", Reply("cut 2")),
        ("TALK: nothing", Reply()),
        ("TALK: accuse 1", Reply(None, "accuse 1")),
        ("MOVE: wait 20\nTALK: -", Reply("wait 20")),
        ("I cut 2.\nOr do I?", Reply()),
        ("", Reply()),
        ("MOVE:", Reply()),
    ],
)
def test_the_last_move_and_the_last_word_count(text: str, reply: Reply) -> None:
    assert read(text) == reply
