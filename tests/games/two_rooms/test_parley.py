"""Between naming and exchange the leaders meet, and nobody else hears them [TR13]."""

from __future__ import annotations

from boomtable.engine import CLOCK, PUBLIC, Alarm, Seeded, Table, Viewer
from boomtable.games.two_rooms import GAME, EndParley, Options, Tell, TwoRooms, Urge
from boomtable.games.two_rooms.people import PARLEY
from boomtable.games.two_rooms.rounds import Parley
from tests.each import each
from tests.games.two_rooms.scenes import evening, latest, play, refused

SIX = "president* red-team blue-team / bomber* red-team blue-team"
NAMED = play(evening(SIX, round=1, no_parley=False), "time", "0 send 2")
PARLEYING = play(NAMED, "3 send 5")
BYSTANDERS: tuple[Viewer, ...] = (1, 2, 4, 5, PUBLIC, "room-1", "room-2")


def test_leaders_meet_once_both_have_named_their_hostages() -> None:
    """[TR13] All see that they do, and nobody but the two learns who leads the other room."""
    assert isinstance(PARLEYING.todo[0], Parley)
    assert PARLEYING.turn == (0, 3, CLOCK)
    for viewer in PARLEYING.viewers:
        assert "leaders-meet" in latest(PARLEYING, viewer, NAMED)
    assert (latest(PARLEYING, 0, NAMED)[-1], latest(PARLEYING, 3, NAMED)[-1]) == ("met 3", "met 0")
    assert (PARLEYING.view(0).meets, PARLEYING.view(3).meets) == (3, 0)
    assert [PARLEYING.view(viewer).meets for viewer in BYSTANDERS] == [None] * len(BYSTANDERS)


def test_hostages_are_not_seen_at_a_parley() -> None:
    """[TR12] [TR13] Leaders meet without them."""
    assert (PARLEYING.view(0).hostages, PARLEYING.view(3).hostages) == ((2,), (5,))


def test_only_the_two_hear_each_other() -> None:
    """[TR13]"""
    assert PARLEYING.earshot(0) == PARLEYING.hearers(3, Urge(1)) == (0, 3, PARLEY)
    table = Table(PARLEYING).say(0, Tell(2, "red")).say(3, Tell(3, "blue"))
    assert [len(table.heard(seat)) for seat in (0, 3)] == [2, 2]
    assert [table.heard(viewer) for viewer in BYSTANDERS] == [()] * len(BYSTANDERS)


def test_there_is_a_place_for_voices_that_no_screen_shows() -> None:
    """[TR13]"""
    assert {*PARLEYING.places} - {*PARLEYING.viewers} == {PARLEY}


def test_meanwhile_the_rooms_talk_without_their_leaders() -> None:
    """[TR7] [TR13]"""
    assert (PARLEYING.earshot(1), PARLEYING.earshot(5)) == ((1, 2, "room-1"), (4, 5, "room-2"))


def test_what_is_said_there_changes_nothing_for_anybody_else() -> None:
    """[TR13] Not a byte of a view, and nothing that was heard."""
    said = Table(PARLEYING).say(0, Tell(0, "president"))
    for viewer in BYSTANDERS:
        assert GAME.encode(said.state.view(viewer)) == GAME.encode(PARLEYING.view(viewer))
        assert said.heard(viewer) == Table(PARLEYING).heard(viewer)


def test_a_parley_ends_when_both_are_done() -> None:
    """[TR13] That one is done only the other sees, and the own room; then the hostages go."""
    one = play(PARLEYING, "3 end-parley")
    assert one.turn == (0, CLOCK)
    for viewer in (1, 2, PUBLIC, "room-1"):
        assert one.view(viewer) == PARLEYING.view(viewer)
    assert [3 in one.view(viewer).waiting for viewer in (0, 3, 4)] == [False] * 3
    assert [latest(one, viewer, PARLEYING) for viewer in (0, 3, 4, "room-2")] == [["parted 3"]] * 4
    assert refused(one, "3 end-parley") == "not-asked [ALL5]"
    after = play(one, "0 end-parley")
    assert (after.number, after.within(0), after.parted) == (2, [0, 1, 5], ())


def test_a_parley_lasts_a_minute_at_most() -> None:
    """[TR13]"""
    assert PARLEYING.alarms == (Alarm("parley-1", 60.0),)
    assert play(PARLEYING, "time").number == play(PARLEYING, "0 end-parley", "time").number == 2


def test_without_a_timer_it_lasts_until_both_are_done() -> None:
    """[TR13] [TR14]"""
    table = play(evening(SIX, round=1, no_parley=False, no_timer=True), "0 send 2", "3 send 5")
    assert (table.alarms, table.turn) == ((), (0, 3))
    assert play(table, "0 end-parley", "3 end-parley").number == 2


def test_hostages_named_early_lead_to_a_parley_when_time_is_up() -> None:
    """[TR12] [TR13]"""
    table = play(evening(SIX, round=1, no_parley=False), "0 send 2", "3 send 5")
    assert not table.parley
    assert play(table, "time").parley == (0, 3)


def test_leaders_do_nothing_else_in_a_parley() -> None:
    """[TR13]"""
    assert refused(PARLEYING, "0 show-card 3") == "not-to-show [TR15]"
    assert refused(PARLEYING, "1 end-parley") == "not-asked [ALL5]"
    assert refused(NAMED, "3 end-parley") == "not-possible [TR13]"


def test_an_option_does_without() -> None:
    """[TR13] So may a room that is empty: it has nobody to meet."""
    assert play(evening(SIX, round=1), "time", "0 send 2", "3 send 5").number == 2
    lone = play(evening("president* bomber blue-team red-team gambler intern /", round=1, no_parley=False), "time")
    assert lone.number == 2
    assert not Options().no_parley


@each("viewer", [0, 3, *BYSTANDERS])
@each("moves", [(), ("0 end-parley",), ("3 end-parley",)])
def test_it_can_be_imagined(viewer: Viewer, moves: tuple[str, ...]) -> None:
    table = play(PARLEYING, *moves)
    met = set()
    for seed in range(12):
        imagined: TwoRooms = GAME.imagine(table.view(viewer), Seeded(seed))
        assert imagined.view(viewer) == table.view(viewer)
        assert (viewer in imagined.turn) == (viewer in table.turn)
        met.add(imagined.leaders)
    assert (len(met) > 1) == (viewer in (1, 2, 4, 5, "room-1", "room-2"))


def test_a_move_ends_it_for_one() -> None:
    assert PARLEYING.play(0, EndParley()).parted == (0,)
