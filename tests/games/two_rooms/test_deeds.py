"""Grey cards that depend on what their holder did: left, travelled, voted, led, met or followed."""

from __future__ import annotations

from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import both, conditions, ended, evening, exchanged, moved, play, verdict, won

SIX = "{} red-team* blue-team gambler / president* bomber red-team blue-team"


@proves("agoraphobe")
def test_an_agoraphobe_must_never_leave_the_first_room() -> None:
    """Neither as hostage nor by a Bouncer, and coming back does not help."""
    table = evening(SIX.format("agoraphobe"), round=1)
    assert won(ended(table), 0)
    gone = exchanged(play(table, "time", "1 send 0", "4 send 7"))
    assert not won(ended(gone), 0)
    back = exchanged(play(gone, "time", "4 send 0", "1 send 7"))
    assert back.people[0].room == 0
    assert not won(ended(back), 0)
    bounced = play(evening("agoraphobe bouncer-red gambler / president bomber"), "1 use 0")
    assert not won(ended(bounced), 0)


@proves("traveler")
def test_a_traveler_must_go_as_hostage_in_more_than_half_of_the_rounds() -> None:
    """[TR29] 2 of 3; 3 of 5."""
    table = evening(SIX.format("traveler"), round=1)
    once = exchanged(play(table, "time", "1 send 0", "4 send 7"))
    assert not won(ended(once), 0)
    assert won(ended(exchanged(play(once, "time", "4 send 0", "1 send 7"))), 0)
    five = evening(SIX.format("traveler"), round=5, five_rounds=True).person(0, trips=(1, 2))
    assert not won(ended(five), 0)
    assert won(ended(five.person(0, trips=(1, 2, 3))), 0)


@proves("traveler")
def test_being_bounced_is_no_trip_of_a_traveler() -> None:
    table = evening("traveler gambler red-team* / bouncer-red bouncer-blue president bomber red-team*")
    assert play(table, "time", "2 send 0", "7 send 3").people[0].trips == (2,)
    table = play(evening("traveler bouncer-red gambler / president bomber"), "1 use 0")
    assert (table.people[0].room, table.people[0].trips) == (1, ())


@proves("anarchist")
def test_an_anarchist_must_help_to_usurp_in_more_than_half_of_the_rounds() -> None:
    """[TR29] Several times in one round count once."""
    table = evening(SIX.format("anarchist"), round=1)
    voted = play(table, "0 point 2", "2 point 2", "3 point 2")
    assert voted.leaders[0] == 2
    twice = play(voted, "0 point 1", "1 point 1", "3 point 1")
    assert twice.leaders[0] == 1
    assert not won(ended(twice), 0)
    after = play(voted, "next", "0 point 1", "1 point 1", "7 point 1")
    assert after.leaders[0] == 1
    assert won(ended(after), 0)


@proves("anarchist")
def test_an_anarchist_must_point_at_the_winner_when_the_majority_falls() -> None:
    """[TR31] Neither before nor elsewhere; a Usurper is none of their doing."""
    table = evening(SIX.format("anarchist"), round=1)
    for moves in (
        ["0 point 3", "1 point 2", "2 point 2", "3 point 2"],
        ["0 point 2", "0 stop-pointing", "1 point 2", "2 point 2", "3 point 2"],
    ):
        assert play(table, *moves).leaders[0] == 2
        assert play(table, *moves).people[0].votes == ()
    usurped = evening("anarchist usurper-red* blue-team usurper-blue / president* bomber", round=1)
    assert play(usurped, "0 point 3", "3 use -").people[0].votes == ()


@proves("minion")
def test_a_minion_must_see_no_leader_usurped() -> None:
    """In the room where they are; the other does not matter."""
    table = evening(SIX.format("minion"))
    assert won(ended(table), 0)
    assert not won(ended(play(table, "1 point 2", "2 point 2", "3 point 2")), 0)
    assert not won(ended(play(table, "0 point 2", "2 point 2", "3 point 2")), 0)
    stays = play(table, "0 point 1", "1 point 1", "2 point 1")
    assert (stays.leaders[0], won(ended(stays), 0)) == (1, True)
    there = play(table, "5 point 6", "6 point 6", "7 point 6")
    assert there.leaders[1] == 6
    assert won(ended(there), 0)


@proves("minion", *both("usurper"))
def test_a_usurper_who_replaces_another_leader_usurps_in_a_minions_eyes() -> None:
    """[TR31] But not one who takes an empty place, or leads already; nor does handing over."""
    for card in both("usurper"):
        replaced = play(evening(f"minion {card} red-team* / president* bomber red-team"), "1 use -")
        assert not won(ended(replaced), 0)
        empty = play(evening(f"minion {card} red-team / president* bomber red-team"), "1 use -")
        assert won(ended(empty), 0)
        leading = play(evening(f"minion {card}* red-team / president* bomber red-team"), "1 use -")
        assert won(ended(leading), 0)
    handed = play(evening(SIX.format("minion")), "1 offer-lead 2", "2 take-lead")
    assert won(ended(handed), 0)


@proves("mastermind")
def test_a_mastermind_must_lead_at_the_end_and_have_led_the_other_room() -> None:
    table = evening("mastermind* red-team blue-team gambler / president* bomber red-team blue-team", round=2)
    assert not won(ended(table), 0)
    table = play(table, "0 offer-lead 1", "1 take-lead", "time", "1 send 0", "4 send 7")
    assert not won(ended(table), 0)
    table = play(table, "4 offer-lead 0", "0 take-lead")
    assert won(ended(table), 0)
    table = play(table, "0 offer-lead 5", "5 take-lead")
    assert not won(ended(table), 0)


@proves("mi6")
def test_mi6_must_share_cards_with_both_president_and_bomber() -> None:
    table = evening("mi6 president bomber red-team / blue-team")
    assert won(ended(play(table, "0 share 1", "2 share 0")), 0)
    for moves in (["0 share 1"], ["0 share 2"], ["0 share 1", "0 colour 2"], ["0 share 1", "2 show-card 0"]):
        assert not won(ended(play(table, *moves)), 0)


@proves("nuclear-tyrant")
def test_a_nuclear_tyrant_who_met_neither_wins_and_all_others_lose() -> None:
    """[TR36]"""
    table = ended(play(evening("nuclear-tyrant president / bomber"), "0 share 3", "0 colour 1"))
    assert table.outcome
    assert table.outcome.winners == (0,)
    assert verdict(table, 1).rule == "TR36"


@proves("nuclear-tyrant")
def test_a_nuclear_tyrant_who_met_president_or_bomber_loses_alone() -> None:
    """[TR36]"""
    for moves in (["1 share 0"], ["2 share 0"]):
        table = ended(play(evening("nuclear-tyrant president bomber / survivor"), *moves))
        assert not won(table, 0)
        assert (won(table, 2), won(table, 3)) == (True, True)


@proves("nuclear-tyrant")
def test_a_nuclear_tyrant_is_foolish() -> None:
    """[TR16] Whoever offers, shares at once."""
    table = evening("nuclear-tyrant president / bomber")
    assert conditions(table, 0) == "foolish"
    assert len(play(table, "1 offer-card 0").shares) == 1


@proves("clone")
def test_a_clone_wins_if_the_first_one_shared_with_wins() -> None:
    """[TR34] Cards or colours; nobody: a loss."""
    table = evening("clone president bomber / survivor")
    for share in ("share", "colour"):
        for first, second in ((1, 2), (2, 1)):
            after = ended(play(table, f"{first} {share} 0", f"0 share {second}"))
            assert won(after, 0) is (first == 2)
    assert not won(ended(table), 0)


@proves("robot")
def test_a_robot_wins_if_the_first_one_shared_with_loses() -> None:
    """[TR34] Cards or colours; nobody: a loss."""
    table = evening("robot president bomber / survivor")
    for share in ("share", "colour"):
        for first, second in ((1, 2), (2, 1)):
            after = ended(play(table, f"{first} {share} 0", f"0 share {second}"))
            assert won(after, 0) is (first == 1)
    assert not won(ended(table), 0)


@proves("clone", "robot")
def test_clone_and_robot_who_first_shared_with_each_other_both_lose() -> None:
    table = play(evening("clone robot president / bomber"), "0 share 1")
    table = ended(play(table, "0 share 2", "1 share 2"))
    assert (won(table, 0), won(table, 1)) == (False, False)


@proves("clone", "robot")
def test_a_chain_of_clone_and_robot_is_followed() -> None:
    """The Robot first met the President, who wins; the Clone first met the Robot, who loses."""
    table = play(evening("clone robot president / bomber"), "1 share 2", "0 share 1")
    assert [won(ended(table), seat) for seat in range(3)] == [False, False, True]
    table = moved(play(evening("clone robot president / bomber"), "1 share 2", "0 share 1"), 2)
    assert [won(ended(table), seat) for seat in range(3)] == [True, True, False]
