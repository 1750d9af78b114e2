"""What counts in a reply, and what does not."""

from __future__ import annotations

import pytest

from boomtable.text.reply import Reply, read
from boomtable.text.spoken import parts, plain, spoken


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
        ("TALK: I have nothing to say.", Reply(talk="")),
        ("TALK: I’ll stay silent", Reply(talk="")),
        ("TALK: I have nothing", Reply(talk="I have nothing")),
        ("TALK: accuse 1", Reply(None, "accuse 1")),
        ("MOVE: wait 20\nTALK: -", Reply("wait 20", "")),
        ("I think of Ben.\ncut 2\n", Reply(bare="cut 2")),
        ("", Reply()),
        ("MOVE:", Reply()),
        ("MOVE:\n```\ncut 2\n```", Reply("cut 2")),
        ('{"move": "cut 2", "talk": "accuse 1"}', Reply("cut 2", "accuse 1")),
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
        ("Please cut Ben", "cut Ben"),
        ("cut Ben, please.", "cut Ben"),
        ("I play g4", "g4"),
        ("choose yellow", "yellow"),
        ("cut a wire of player 3!", "cut 3"),
        ("accuse seat 2", "accuse 2"),
        ("I offer to share my card with Ben", "share my card with Ben"),
        ("I'll wait.", "wait"),
        ("claim 2 success 0 boom", "claim 2 success 0 boom"),
        ("send 3 4", "send 3 4"),
        ("b1 b4 g3 r9", "b1 b4 g3 r9"),
    ],
)
def test_what_people_add_to_a_move_is_left_out(line: str, meant: str) -> None:
    assert plain(line, 5) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("Let's cut Dov's!", "suggest Dov"),
        ("let's cut player 3's wire", "suggest 3"),
        ("We should cut 2", "suggest 2"),
        ("cut 2", "cut 2"),
        ("I think it's Ben!", "accuse Ben"),
        ("Ben is lying.", "accuse Ben"),
        ("I'd like to claim 1 success", "claim 1 success"),
        ("claim 1", "claim 1 success"),
        ("I have 2 Success.", "claim 2 Success"),
        ("no Success, 1 Green", "claim 0 Success, 1 Green"),
        ("I have two Success, one Green and a Purple", "claim 2 Success, 1 Green and 1 Purple"),
        ("I’ve got nothing", "claim 0 success"),
        ("I think that Ben’s a Terrorist!", "accuse Ben"),
        ("I don't trust Ben.", "accuse Ben"),
        ("I suggest cutting player 3", "suggest 3"),
        ("I am on the Red team.", "say me the Red team"),
        ("I'm the President", "say me the President"),
        ("We should send Dov", "urge Dov"),
        ("I have three of those", "claim three of those"),
        ("accuse 1 (Ben)", "accuse 1"),
        ("say 2 blue", "say 2 blue"),
        ("I'm Blue.", "say me Blue"),
        ("Dov is Red", "say Dov Red"),
        ("Send Dov!", "urge Dov"),
    ],
)
def test_what_people_say_aloud_is_talk(line: str, meant: str) -> None:
    assert spoken(line, 5) == meant


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hello all, I have two Success", ["hello all", "I have two Success"]),
        ("I trust nobody so I'll cut Ben!", ["I trust nobody", "I'll cut Ben"]),
        ("Ben, I believe you.", ["I believe you"]),  # or his name alone would cut his wire
        ("Shall we cut Ben?", []),
    ],
)
def test_every_part_of_a_sentence_is_a_thing_that_may_be_meant(line: str, said: list[str]) -> None:
    assert parts(line, 5) == said
