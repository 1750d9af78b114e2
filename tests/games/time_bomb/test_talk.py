"""Talk and claims: free, in turn, or off."""

from __future__ import annotations

import pytest

from boomtable.engine import CHANCE, PUBLIC, BadSetup, Illegal
from boomtable.engine.move_notation import read_move
from boomtable.games.time_bomb import GAME, Accuse, Claim, Claims, Cut, Decline, Suggest
from boomtable.games.time_bomb.moves import Claimed, FalseClaim
from tests.games.time_bomb.drawn import LAST_CUT, around, deal, fresh, play, refused, talk, unsaid

EVERYONE = (0, 1, 2, 3, PUBLIC)
CHAIRS = "0\n1\n2\n3"
SECOND_DEAL = deal("...B", "...S", "...S", "..SS")


# Free talk.


def test_claims_are_free_if_nothing_else_is_agreed() -> None:
    """[TB12]"""
    assert GAME.table(4).state.claims is Claims.FREE
    assert list(play(fresh(4)).choices(0)) == [Cut(1), Cut(2), Cut(3)]  # nobody is asked for one


def test_there_are_three_house_rules_for_claims() -> None:
    """[TB12]"""
    assert [GAME.table(4, {"claims": rule}).state.claims for rule in ("free", "in_turn", "off")] == list(Claims)
    with pytest.raises(BadSetup, match=r"claims.*loud.*free, in_turn, off"):
        GAME.table(4, {"claims": "loud"})


@pytest.mark.parametrize("word", ["2 claim success=2 boom=0", "2 claim safe=0", "2 accuse 0", "2 suggest 3"])
def test_talk_is_public_and_may_come_at_any_time_of_a_round(word: str) -> None:
    """[TB11]"""
    for moves in ([], ["0 cut 1"], ["0 cut 1", "chance flip safe"]):
        table = talk(play(fresh(4), *moves), word)
        for viewer in EVERYONE:
            (said,) = table.heard(viewer)
            assert (said.seat, said.talk) == read_move(GAME, word)


def test_a_claim_may_be_a_lie() -> None:
    """[TB11] Seat 0 holds the Boom and one Success."""
    table = talk(fresh(4), "0 claim safe=0 success=5 boom=0")
    assert table.ledger[0].talk == Claim(safe=0, success=5, boom=0)


def test_talk_binds_nobody_and_changes_nothing() -> None:
    """[TB11]"""
    table = talk(fresh(4), "0 suggest 1", "0 accuse 1", "1 claim boom=1")
    assert table.state == play(fresh(4))
    assert table.state.choices(0).size == 3


def test_a_claim_may_be_repeated_and_changed() -> None:
    """[TB11]"""
    assert len(talk(fresh(4), "1 claim success=1", "1 claim success=1", "1 claim success=2").ledger) == 3


@pytest.mark.parametrize("held", [2, 3, 4, 5])
def test_a_claim_gives_numbers_no_more_than_the_wires_held(held: int) -> None:
    """[TB11] Seat 1, at the beginning of a round."""
    table = play(fresh(4, number=6 - held))
    for good in (f"safe={held}", "safe=0", f"safe={held - 1} boom=1", f"safe=1 success={held - 1} boom=0"):
        assert talk(table, f"1 claim {good}").ledger
    for bad in (f"safe={held + 1}", f"safe={held} boom=1", f"safe=1 success={held - 1} boom=1", f"boom={held + 1}"):
        assert unsaid(table, f"1 claim {bad}") == "time-bomb-bad-claim [TB11]"


def test_wires_already_cut_are_not_held() -> None:
    """[TB11]"""
    table = play(fresh(4), "0 cut 1", "chance flip safe")
    assert unsaid(table, "1 claim safe=4 success=1") == "time-bomb-bad-claim [TB11]"
    assert talk(table, "1 claim safe=4", "1 claim safe=3 success=1", "0 claim safe=4 success=1").ledger
    assert talk(play(fresh(4), "0 cut 1"), "1 claim safe=5").ledger  # named, but still face down


def test_a_player_without_wires_can_only_claim_nothing() -> None:
    """[TB11]"""
    cuts = ("0 cut 2", "chance flip safe", "2 cut 3", "chance flip safe", "3 cut 2", "chance flip success")
    table = play(fresh(4, number=4), *cuts)
    assert unsaid(table, "2 claim success=1") == "time-bomb-bad-claim [TB11]"
    assert talk(table, "2 claim success=0 boom=0").ledger


@pytest.mark.parametrize("bad", ["", "success=-1", "safe=3 boom=-1"])
def test_a_claim_says_something_that_could_be(bad: str) -> None:
    """[TB11] Numbers for one or more kinds."""
    assert unsaid(fresh(4), f"1 claim {bad}") == "time-bomb-bad-claim [TB11]"
    assert refused(fresh(4, "in_turn"), f"0 claim {bad}") == "time-bomb-bad-claim [TB11]"


@pytest.mark.parametrize("other", [1, -1, 4])
def test_another_player_is_accused(other: int) -> None:
    """[TB11]"""
    assert unsaid(fresh(4), f"1 accuse {other}") == "time-bomb-accuse-another [TB11]"


def test_only_wires_that_are_there_are_suggested() -> None:
    """[TB6] [TB11] One's own as well."""
    cuts = ("0 cut 2", "chance flip safe", "2 cut 3", "chance flip safe", "3 cut 2", "chance flip success")
    table = play(fresh(4, number=4), *cuts)
    assert [said.talk for said in talk(table, "0 suggest 3", "3 suggest 3").ledger] == [Suggest(3), Suggest(3)]
    for owner in (2, -1, 4):
        assert unsaid(table, f"0 suggest {owner}") == "time-bomb-no-wires [TB6]"


@pytest.mark.parametrize("word", ["1 claim success=1", "1 accuse 2", "1 suggest 2"])
def test_there_is_no_talk_before_the_first_deal_nor_after_the_end(word: str) -> None:
    """[TB11] Only while a round runs."""
    roles = "chance deal-roles swat,swat,swat,terrorist,terrorist"
    for before in (play(CHAIRS), play(CHAIRS, roles), play(CHAIRS, roles, "chance pick-start 0")):
        assert unsaid(before, word) == "time-bomb-no-round [TB11]"
    assert unsaid(play(LAST_CUT, "2 cut 1", "chance flip boom"), word) == "time-bomb-no-round [TB11]"
    assert unsaid(play(LAST_CUT, "2 cut 3", "chance flip safe"), word) == "time-bomb-no-round [TB11]"


@pytest.mark.parametrize("who", ["4", "chance", "clock"])
def test_only_players_talk(who: str) -> None:
    assert unsaid(fresh(4), f"{who} accuse 1") == "not-asked [ALL5]"


def test_nothing_but_claims_accusations_and_suggestions_is_said() -> None:
    """[ALL8]"""
    with pytest.raises(Illegal, match="no-talk"):
        talk(fresh(4)).say(0, Decline())  # type: ignore[arg-type]  # a move, but no talk


def test_a_new_deal_makes_old_claims_history() -> None:
    """[TB11] What was said in round 1 stays so in the ledger."""
    table = talk(fresh(4), "1 claim success=5")
    for move in (*around(4), SECOND_DEAL):
        table = table.play(*read_move(GAME, move))
    assert unsaid(table, "1 claim success=5") == "time-bomb-bad-claim [TB11]"
    table = talk(table, "1 claim success=4")
    assert [(said.round, said.public_time) for said in table.ledger] == [(1, 0), (2, 4)]


def test_everyone_says_twenty_things_a_round_and_no_more() -> None:
    """[ALL8]"""
    table = talk(fresh(4), *["1 accuse 2"] * 20)
    assert unsaid(table, "1 accuse 2") == "talked-out [ALL8]"
    assert unsaid(table, "1 claim success=9") == "talked-out [ALL8]"
    table = talk(table, "2 accuse 1")
    for move in (*around(4), SECOND_DEAL):
        table = table.play(*read_move(GAME, move))
    assert len(talk(table, *["1 accuse 2"] * 20).ledger) == 41


# No claims.


def test_without_claims_there_are_none_but_other_talk_is_free() -> None:
    """[TB12]"""
    assert list(play(fresh(4, "off")).choices(0)) == [Cut(1), Cut(2), Cut(3)]
    assert unsaid(fresh(4, "off"), "1 claim success=1") == "time-bomb-no-claims [TB12]"
    assert [said.talk for said in talk(fresh(4, "off"), "1 accuse 2", "1 suggest 2").ledger] == [Accuse(2), Suggest(2)]


# Claims in turn.


@pytest.mark.parametrize("start", range(4))
def test_after_a_deal_all_claim_or_decline_from_the_clipper_clockwise(start: int) -> None:
    """[TB12] The first cut waits for the last."""
    table = play(fresh(4, "in_turn").replace("start 0", f"start {start}"))
    for step in range(4):
        seat = (start + step) % 4
        assert table.turn == (seat,)
        table = table.play(seat, Claim(success=step) if step % 2 else Decline())
    assert table.turn == (start,)
    assert {type(move).__name__ for move in table.choices(start)} == {"Cut"}
    assert table.claimed == (
        Claimed(start, None),
        Claimed((start + 1) % 4, Claim(success=1)),
        Claimed((start + 2) % 4, None),
        Claimed((start + 3) % 4, Claim(success=3)),
    )


def test_every_deal_is_followed_by_claims_from_whoever_has_the_nippers_then() -> None:
    """[TB12]"""
    declines = [f"{seat} decline" for seat in range(4)]
    cuts = [*around(4)[:-2], "3 cut 2", "chance flip safe"]
    table = play(fresh(4, "in_turn"), *declines, *cuts, SECOND_DEAL)
    for seat in (2, 3, 0, 1):
        assert table.turn == (seat,)
        table = table.play(seat, Decline())
    assert table.turn == (2,)
    assert len(table.claimed) == 8


def test_the_same_claims_can_be_made_in_turn_as_freely() -> None:
    """[TB11] [TB13] Four wires: 35 + 3 * 15 + 3 * 5 ways to say numbers of three, two kinds or one, or to decline."""
    choices = play(fresh(4, "in_turn", 2)).choices(0)
    assert choices.size == len(set(choices)) == 35 + 45 + 15 + 1
    assert Decline() in choices
    for claim in set(choices) - {Decline()}:
        assert play(fresh(4, number=2)).why_not_say(0, claim) is None


def test_a_claim_in_turn_is_a_move_and_not_talk() -> None:
    """[TB13]"""
    declined = [f"{seat} decline" for seat in range(4)]
    for moves in ([], declined, [*declined, "0 cut 1", "chance flip safe"]):
        table = play(fresh(4, "in_turn"), *moves)
        assert unsaid(table, "0 claim success=1") == "time-bomb-claims-in-turn [TB13]"
        assert unsaid(table, "1 claim success=1") == "time-bomb-claims-in-turn [TB13]"
    assert talk(fresh(4, "in_turn"), "3 accuse 2", "3 suggest 2").ledger


def test_claims_are_made_only_when_asked_for() -> None:
    """[TB13]"""
    for move in ("1 claim success=1", "1 decline", "1 cut 0", "chance flip safe"):
        assert refused(fresh(4, "in_turn"), move) == "not-asked [ALL5]"
    for move in ("0 cut 1", "0 flip safe"):
        assert refused(fresh(4, "in_turn"), move) == "not-now [ALL5]"
    declined = [f"{seat} decline" for seat in range(4)]
    for move in ("0 claim success=1", "0 decline"):
        assert refused(fresh(4, "in_turn"), *declined, move) == "not-now [ALL5]"
    assert refused(fresh(4, "in_turn"), "0 decline", "0 decline") == "not-asked [ALL5]"


def test_too_much_cannot_be_claimed_in_turn_either() -> None:
    """[TB11]"""
    assert refused(fresh(4, "in_turn"), "0 claim success=6") == "time-bomb-bad-claim [TB11]"
    assert refused(fresh(4, "in_turn", 4), "0 claim success=2 boom=1") == "time-bomb-bad-claim [TB11]"


def test_a_player_who_does_not_answer_in_time_declines() -> None:
    """[TB12] Nobody is forced to claim."""
    assert play(fresh(4, "in_turn")).default(0) == Decline()
    assert play(fresh(4, "in_turn", 4)).default(0) == Decline()


def test_claims_in_turn_are_public() -> None:
    """[TB11] [TB12]"""
    table = play(fresh(4, "in_turn"), "0 claim safe=2 success=3", "1 decline")
    for viewer in EVERYONE:
        assert table.view(viewer).claimed == (Claimed(0, Claim(safe=2, success=3)), Claimed(1, None))
        assert table.view(viewer).waiting == (2,)
    assert table.turn != (CHANCE,)


# The truth, once the game is over.

BOOM = ["3 cut 0", "chance flip boom"]


@pytest.mark.parametrize(
    ("cuts", "claim", "truth"),
    [
        (0, "3 claim safe=4 success=1", None),
        (0, "3 claim success=1", None),  # says nothing about the others
        (0, "3 claim success=2", Claim(success=1)),
        (0, "0 claim safe=3 boom=0", Claim(safe=3, boom=1)),
        (2, "1 claim safe=3 boom=0", None),
        (2, "1 claim safe=4 boom=0", Claim(safe=3, boom=0)),  # one of them was cut just now
        (3, "3 claim success=1", None),
        (0, "3 accuse 0", None),
        (0, "3 suggest 0", None),
    ],
)
def test_when_the_game_is_over_all_hear_what_a_false_claim_should_have_been(
    cuts: int, claim: str, truth: Claim | None
) -> None:
    """[TB14] Held against what was in hand at that moment."""
    moves = [*around(4)[:6], *BOOM]
    table = talk(play(fresh(4), *moves[: 2 * cuts]), claim)
    for move in moves[2 * cuts :]:
        assert not any(said.truth for viewer in EVERYONE for said in table.heard(viewer))
        table = table.play(*read_move(GAME, move))
    assert [[said.truth or None for said in table.heard(viewer)] for viewer in EVERYONE] == [[truth]] * len(EVERYONE)
    assert not table.ledger[0].truth  # it is told, not kept


def test_a_claim_of_an_earlier_round_is_held_against_the_deal_of_that_round() -> None:
    """[TB14] One made after its last deal, against the new one."""
    table = talk(fresh(4), "3 claim success=2")
    for move in (*around(4), SECOND_DEAL):
        table = table.play(*read_move(GAME, move))
    table = talk(table, "3 claim success=2", "3 claim success=1")
    for move in ("0 cut 3", "chance flip success", "3 cut 0", "chance flip boom"):
        table = table.play(*read_move(GAME, move))
    truths = [said.truth or None for said in table.heard(PUBLIC)]
    assert truths == [Claim(success=1), None, Claim(success=2)]


def test_when_the_game_is_over_all_see_which_claims_in_turn_were_false() -> None:
    """[TB14] Who declines claims nothing."""
    first = ["0 decline", "1 claim success=2", "2 claim success=1 safe=4", "3 claim boom=1 success=1"]
    second = ["0 claim boom=0", "1 decline", "2 decline", "3 claim success=2"]
    moves = [*first, *around(4), SECOND_DEAL, *second, "0 cut 3", "chance flip success", "3 cut 0"]
    for number in range(len(moves) + 1):
        table = play(fresh(4, "in_turn"), *moves[:number])
        assert [table.view(viewer).false_claims for viewer in EVERYONE] == [()] * len(EVERYONE)
    for viewer in EVERYONE:
        assert table.play(*read_move(GAME, "chance flip boom")).view(viewer).false_claims == (
            FalseClaim(1, 1, Claim(success=2), Claim(success=1)),
            FalseClaim(3, 1, Claim(success=1, boom=1), Claim(success=1, boom=0)),
            FalseClaim(0, 2, Claim(boom=0), Claim(boom=1)),
        )
