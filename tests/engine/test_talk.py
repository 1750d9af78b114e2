"""Talk is kept beside the state, with who heard it, and never changes the game."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import asdict

from boomtable.engine import CHANCE, CLOCK, PUBLIC, Illegal, Refusal, Ring, Said, Seat, Table, Talk, Viewer, but
from boomtable.games import time_bomb
from tests.engine.scenes import guessing, lamps_with, standoff_with
from tests.engine.toys.lamps import GAME, Lamps, Press, Whisper


class Shout(Talk, frozen=True):
    """Talk that belongs to no title."""


def running(coins: str = "HTTH") -> Table[Lamps]:
    """Seats 0 and 2 are east, 1 and 3 west."""
    return Table(lamps_with(coins))


def words(table: Table[Any], viewer: Viewer) -> list[Talk]:
    return [said.talk for said in table.heard(viewer)]


def whispering(table: Table[Lamps], seat: Seat, times: int) -> Table[Lamps]:
    for number in range(times):
        table = table.say(seat, Whisper(number))
    return table


def test_what_is_said_stands_in_the_ledger_with_when_and_to_whom() -> None:
    table = running().play(0, Press()).say(2, Whisper(7))
    assert table.ledger == (Said(2, Whisper(7), round=1, public_time=0, hearers=(0, 2, "east")),)


def test_the_ledger_keeps_the_order_of_what_was_said() -> None:
    table = running().say(0, Whisper(1)).say(1, Whisper(2)).say(0, Whisper(3))
    assert [(said.seat, said.talk) for said in table.ledger] == [(0, Whisper(1)), (1, Whisper(2)), (0, Whisper(3))]


def test_moves_are_counted_and_words_are_not() -> None:
    assert running().say(0, Whisper(1)).play(0, Press()).say(0, Whisper(2)).play(1, Press()).at == 2


def test_the_other_room_does_not_hear() -> None:
    table = running().say(0, Whisper(1))
    assert [words(table, seat) for seat in range(4)] == [[Whisper(1)], [], [Whisper(1)], []]


def test_the_screen_in_the_room_hears_and_the_other_and_the_public_do_not() -> None:
    table = running().say(3, Whisper(1))
    assert [words(table, place) for place in ("west", "east", PUBLIC)] == [[Whisper(1)], [], []]


def test_a_player_who_moves_to_the_other_room_hears_what_is_said_there_from_then_on() -> None:
    table = running("TTHT").say(1, Whisper(1)).play(CLOCK, Ring("round-1")).say(1, Whisper(2))
    assert words(table, 2) == [Whisper(2)]
    assert words(table, 1) == [Whisper(1), Whisper(2)]
    assert words(table, 0) == []


def test_a_player_who_moves_away_remembers_what_was_heard() -> None:
    table = running("HTTT").say(2, Whisper(1)).play(CLOCK, Ring("round-1")).say(2, Whisper(2))
    assert words(table, 0) == [Whisper(1)]


def test_where_a_title_does_not_say_all_hear() -> None:
    state = standoff_with((1, 2, 3), (4, 5, 6))
    assert state.hearers(0, Whisper(1)) == (0, 1, PUBLIC)


def test_nobody_learns_who_else_heard() -> None:
    table = running().say(0, Whisper(1))
    assert table.heard(2) == (Said(0, Whisper(1), round=1, public_time=0, hearers=()),)
    assert table.heard(2) == table.heard("east")


class Tactless(Lamps, frozen=True, kw_only=True):
    """Lamps that would correct every word."""

    def truth_of(self, said: Said) -> Talk:
        return Whisper(said.talk.number + 1)


def test_the_truth_is_told_only_once_the_game_is_over() -> None:
    table = running().say(0, Whisper(1))
    tactless = but(table, state=Tactless(**asdict(table.state)))
    assert [said.truth for said in tactless.heard(0)] == [UNSET]
    assert [said.truth for said in but(tactless, state=tactless.state.over()).heard(0)] == [Whisper(2)]
    assert [said.truth for said in but(table, state=table.state.over()).heard(0)] == [UNSET]  # where a title says none


def test_words_do_not_tell_how_often_the_other_lamp_was_pressed() -> None:
    quiet, busy = running(), running().play(1, Press()).play(3, Press())
    assert quiet.state.view(2) == busy.state.view(2)
    assert quiet.say(0, Whisper(1)).heard(2) == busy.say(0, Whisper(1)).heard(2)


def test_a_seat_may_say_only_so_much_in_a_round() -> None:
    cap = Lamps.talk_cap
    table = whispering(running(), 0, cap)
    assert table.why_not_say(0, Whisper(0)) == Refusal("talked-out", "ALL8")
    with pytest.raises(Illegal, match="talked-out") as refused:
        table.say(0, Whisper(0))
    assert (refused.value.seat, refused.value.move) == (0, Whisper(0))
    assert len(table.ledger) == cap == 20


def test_the_last_word_below_the_cap_may_be_said() -> None:
    assert whispering(running(), 0, Lamps.talk_cap - 1).why_not_say(0, Whisper(0)) is None


def test_others_may_still_talk_when_one_is_talked_out() -> None:
    table = whispering(running(), 0, Lamps.talk_cap)
    assert words(table.say(2, Whisper(99)), 0)[-1] == Whisper(99)


def test_a_new_round_brings_new_words() -> None:
    table = whispering(running(), 0, Lamps.talk_cap).play(CLOCK, Ring("round-1"))
    assert table.why_not_say(0, Whisper(0)) is None


def test_a_title_without_talk_refuses_every_word() -> None:
    table = Table(standoff_with((1, 2, 3), (4, 5, 6)))
    with pytest.raises(Illegal) as refused:
        table.say(0, Shout())
    assert refused.value.why == Refusal("no-talk", "ALL8")


def test_a_word_that_is_not_the_titles_is_refused() -> None:
    assert running().why_not_say(0, Shout()) == Refusal("no-talk", "ALL8")
    assert Table(lamps_with("HT")).why_not_say(0, time_bomb.Accuse(1)) == Refusal("no-talk", "ALL8")


@pytest.mark.parametrize("seat", [-3, CLOCK, CHANCE, 4, 99])
def test_only_seated_players_may_talk(seat: Seat) -> None:
    with pytest.raises(Illegal) as refused:
        running().say(seat, Whisper(1))
    assert refused.value.why == Refusal("not-asked", "ALL5")


@pytest.mark.parametrize(
    "state", [GAME.table(3).state, lamps_with("HTT"), guessing(3)], ids=["drawing", "running", "guessing"]
)
def test_talk_never_changes_the_game(state: Lamps) -> None:
    table = Table(state)
    after = table.say(0, Whisper(1)).say(1, Whisper(2))
    assert after.state == state
    assert after.at == table.at
    assert table.ledger == ()


def test_a_word_may_come_between_any_two_moves_and_the_game_goes_on_the_same() -> None:
    silent, chatty = running(), running()
    for seat, move in ((0, Press()), (3, Press()), (CLOCK, Ring("round-1")), (CLOCK, Ring("round-2"))):
        silent, chatty = silent.play(seat, move), chatty.say(1, Whisper(1)).play(seat, move)
    assert chatty.state == silent.state
    assert len(chatty.ledger) == 4


def test_a_move_that_is_refused_is_not_counted() -> None:
    table = running()
    with pytest.raises(Illegal, match="too-late"):
        table.play(CLOCK, Ring("guess"))
    assert table == running()


def test_unless_a_title_says_otherwise_nobody_is_mute() -> None:
    assert running().state.mute(0) is None
