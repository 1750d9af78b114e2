"""Talk and claims over the kinds of wire in play, from a round's deal to its last cut."""

from __future__ import annotations

from math import comb

import pytest

from boomtable.engine import CHANCE, PUBLIC, Illegal, Seeded
from boomtable.engine.move_notation import read_move
from boomtable.games.time_bomb_evolution import GAME, Accuse, Claim, Decline, Suggest
from boomtable.games.time_bomb_evolution.moves import Claimed
from tests.each import each
from tests.games.time_bomb_evolution.stories import asked, drawing, play, refused, talk, tell, unsaid

every_number = pytest.mark.parametrize("players", [4, 5, 6])
NO_ROUND = "no-round [TB11]"


def unclaimed(players: int) -> str:
    """A table just dealt, where nobody has claimed yet."""
    rows = drawing(players=players, claims="in_turn").split("\n")
    return "\n".join(row for row in rows if not row.startswith("said"))


@each("word", ["2 claim success=2 green=0", "2 claim red=4", "2 accuse 0", "2 suggest 3"])
@each(
    "story",
    [
        *("", "1", "1G", "1G 2S", "1G 2S +G 3B", "1R", "1R #0", "1G 2B 1P 2R |"),
        "1G 2B 3P 0S",  # the round's last cut: a protection is still to be chosen
        "1G 2S +G 1P 0B",  # and here one is still to be taken off
    ],
)
def test_talk_may_come_at_any_time_while_a_round_runs(story: str, word: str) -> None:
    """[TB11] [TE16] Also while a choice or a number is waited for, on a round's last cut too."""
    table = talk(tell(story, bombs="GBRP"), word)
    for viewer in (0, 1, 2, 3, PUBLIC):
        (said,) = table.heard(viewer)
        assert (said.seat, said.talk) == read_move(GAME, word)


@each("word", ["1 claim success=1", "1 accuse 2", "1 suggest 2"])
@each(
    "story",
    [
        "1G 2Y 3G 0Y",  # the wires are about to be dealt
        "1G 2B 3B 0S +G",  # a protection was chosen
        "1G 2S +G 1P 2B -G",  # one was taken off
        "1G 2G 1G",  # exploded
        "1S 2K 1G 2K | 1S 2Y 1Y 2G | 1Y 2B 1B 2B | 1K",  # pink has taken the last cut
    ],
)
def test_there_is_no_talk_after_a_rounds_last_cut(story: str, word: str) -> None:
    """[TB11]"""
    assert unsaid(tell(story), word) == NO_ROUND


def test_there_is_no_talk_before_the_first_deal() -> None:
    """[TB11]"""
    table = GAME.table(4).state
    while not table.deals:
        assert unsaid(table, "1 accuse 2") == NO_ROUND
        table = table.play(CHANCE, table.choices(CHANCE).sample(Seeded(1)))
    assert talk(table, "1 accuse 2").ledger


@pytest.mark.parametrize("held", [2, 3, 4, 5])
def test_a_claim_gives_numbers_no_more_than_the_wires_held(held: int) -> None:
    """[TB11]"""
    rounds = ["1S 2Y 3G 0Y", "1S 2B 3B 0G", "1S 2Y 3B 0P"][: 5 - held]
    table = tell(" | ".join([*rounds, ""]), bombs="GBYP")
    for good in (f"green={held}", "yellow=0", f"blue={held - 1} success=1", f"green=1 blue={held - 1} success=0"):
        assert talk(table, f"1 claim {good}").ledger
    for bad in (f"green={held + 1}", f"blue={held} success=1", f"green=1 blue={held - 1} purple=1", "", "green=-1"):
        assert unsaid(table, f"1 claim {bad}") == "bad-claim [TB11]"


def test_wires_already_cut_are_not_held() -> None:
    """[TB11]"""
    assert unsaid(tell("1G"), "1 claim green=5") == "bad-claim [TB11]"
    assert talk(tell("1"), "1 claim green=5").ledger
    assert talk(tell("1G"), "1 claim green=4").ledger


def test_only_colours_in_play_are_claimed() -> None:
    """[TB11] [TE1]"""
    table = tell(bombs="GRBK")
    assert unsaid(table, "1 claim yellow=0") == "bad-claim [TB11]"
    assert unsaid(table, "1 claim success=1 purple=1") == "bad-claim [TB11]"
    assert talk(table, "1 claim success=1 green=1 red=1 blue=1 pink=1").ledger


@every_number
def test_a_claim_in_turn_is_over_all_kinds_in_play(players: int) -> None:
    """[TB11] [TB12] Success and a colour for each player: with six players seven kinds of five wires."""
    table = GAME.parse(unclaimed(players))
    choices = table.choices(0)
    kinds = players + 1
    assert asked(table) == "0 claiming"
    assert choices.size == 1 + sum(comb(kinds, named) * comb(5 + named, named) for named in range(1, kinds + 1))
    assert Claim(success=1, green=1, purple=1, red=1, blue=1) in choices
    assert Decline() in choices


def test_after_a_deal_all_claim_or_decline_from_the_clipper_clockwise() -> None:
    """[TB12] The first cut waits for the last."""
    table = GAME.parse(unclaimed(4).replace("start 0", "start 2"))
    for seat, word in ((2, "claim success=2"), (3, "decline"), (0, "claim green=0 purple=1"), (1, "decline")):
        assert asked(table) == f"{seat} claiming"
        assert table.default(seat) == Decline()
        table = play(table, f"{seat} {word}")
    assert asked(table) == "2 clipping"
    assert table.view(PUBLIC).claimed == (
        Claimed(2, Claim(success=2)),
        Claimed(3, None),
        Claimed(0, Claim(green=0, purple=1)),
        Claimed(1, None),
    )


def test_what_cannot_be_claimed_in_turn() -> None:
    """[TB11] [TB12] [TB13]"""
    text = unclaimed(4)
    for bad in ("green=6", "yellow=1", "", "success=-1"):
        assert refused(text, f"0 claim {bad}") == "bad-claim [TB11]"
    assert refused(text, "0 cut 1") == "not-now [ALL5]"
    assert refused(text, "1 claim green=1") == "not-asked [ALL5]"
    assert unsaid(GAME.parse(text), "0 claim green=1") == "claims-in-turn [TB13]"
    assert talk(GAME.parse(text), "3 accuse 2", "3 suggest 2").ledger


def test_unclaimed_there_are_none_but_other_talk_is_free() -> None:
    """[TB12]"""
    table = tell(claims="off")
    assert asked(table) == "0 clipping"
    assert unsaid(table, "1 claim success=1") == "no-claims [TB12]"
    assert [said.talk for said in talk(table, "1 accuse 2", "1 suggest 2").ledger] == [Accuse(2), Suggest(2)]


def test_accusations_and_suggestions_name_somebody_who_is_there() -> None:
    """[TB6] [TB11]"""
    for other in (1, -1, 4):
        assert unsaid(tell(), f"1 accuse {other}") == "accuse-another [TB11]"
    for owner in (-1, 4):
        assert unsaid(tell(), f"1 suggest {owner}") == "no-wires [TB6]"
    emptied = tell("1G 2S +G 1G 2G | 1G 2Y 1G 2Y | 1P 2S +P 1P 2Y | 1R #0 1P 3R #2")
    assert unsaid(emptied, "0 suggest 1") == "no-wires [TB6]"
    assert unsaid(emptied, "1 claim red=1") == "bad-claim [TB11]"
    assert talk(emptied, "1 claim red=0", "1 suggest 2").ledger


def test_nothing_else_is_said_and_by_nobody_else() -> None:
    """[ALL5] [ALL8]"""
    with pytest.raises(Illegal, match="no-talk"):
        talk(tell()).say(0, Decline())  # type: ignore[arg-type]  # a move, but no talk
    assert unsaid(tell(), "4 accuse 1") == "not-asked [ALL5]"


def test_talk_changes_nothing() -> None:
    """[TB11]"""
    assert talk(tell("1R"), "0 suggest 1", "0 accuse 1", "1 claim success=4").state == tell("1R")
