"""Cards that change or spread: Drunk, Hot Potato, Leprechaun and Zombie."""

from __future__ import annotations

from tests.games.two_rooms.proofs import proves
from tests.games.two_rooms.scenes import can, conditions, ended, evening, moved, play, side, told, verdict, ways, won

SWAPPING = ("hot-potato", "leprechaun")


@proves("drunk")
def test_the_drunk_becomes_sober_when_the_last_round_starts() -> None:
    """[TR35] Cleansed, with what the new card starts with."""
    table = play(evening("drunk mummy-red / president bomber", round=1, sober="shy-guy-red"), "0 share 1", "next")
    assert (table.round, table.people[0].card, conditions(table, 0)) == (2, "drunk", "cursed")
    table = play(table, "next")
    assert (table.round, table.people[0].card, conditions(table, 0)) == (3, "shy-guy-red", "shy")
    assert "swapped 0 drunk shy-guy-red shy" in told(table, 0)
    assert not any("shy-guy" in news for seat in (1, 2, 4) for news in told(table, seat))


@proves("drunk")
def test_the_sober_drunk_wins_as_the_new_card_says() -> None:
    """[TR35]"""
    assert won(ended(evening("drunk president / bomber", sober="intern")), 0)
    assert not won(ended(evening("drunk / president bomber", sober="intern")), 0)


@proves("drunk")
def test_a_drunk_who_never_became_sober_loses() -> None:
    """[TR27] Whichever side wins."""
    hug = play(evening("drunk tuesday-knight bomber / president", sober="blue-team"), "1 share 2")
    boom = play(evening("drunk dr-boom president / bomber", sober="red-team"), "1 share 2")
    assert (side(hug), won(hug, 0), side(boom), won(boom, 0)) == ("blue", False, "red", False)


@proves("drunk")
def test_a_drunks_colour_is_grey_whatever_is_set_aside() -> None:
    """[TR17]"""
    table = play(evening("drunk red-team / president bomber", sober="blue-team"), "0 colour 1")
    assert "shown 0 1 colour grey" in told(table, 1)


@proves("hot-potato", "leprechaun")
def test_a_player_who_shares_anything_swaps_cards_and_both_are_cleansed(card: str) -> None:
    """[TR5] [TR18] [TR34] Cards or colours, whoever asked; both are told."""
    for share in ("0 share 1", "1 share 0", "0 colour 1", "1 colour 0"):
        table = play(evening(f"{card} blue-team mummy-red / president bomber"), "2 share 1", share)
        assert [person.card for person in table.people[:2]] == ["blue-team", card]
        starts = "foolish" if card == "leprechaun" else ""
        assert [conditions(table, seat) for seat in (0, 1)] == ["", starts]
        assert told(table, 0)[-1] == f"swapped 1 {card} blue-team -"
        assert told(table, 1)[-1] == f"swapped 0 blue-team {card} {starts or '-'}"
        assert not any(news.startswith("swapped") for news in told(table, 2) + told(table, "room-1"))


@proves("hot-potato", "leprechaun")
def test_only_a_share_swaps(card: str) -> None:
    """[TR18] Nothing that is only shown does."""
    table = play(evening(f"{card} blue-team / president bomber"), "0 show-card 1", "1 show-card 0", "0 show-all")
    assert table.people[0].card == card


@proves("hot-potato")
def test_a_player_who_holds_the_hot_potato_at_the_end_loses() -> None:
    """[TR36] Whichever side wins; who got rid of it wins as the new card says."""
    for drawn in ("hot-potato blue-team president / bomber", "hot-potato red-team president bomber / blue-team"):
        table = evening(drawn)
        assert not won(ended(table), 0)
        table = ended(play(table, "0 share 1"))
        assert (won(table, 0), won(table, 1)) == (True, False)


@proves("leprechaun")
def test_a_player_who_holds_the_leprechaun_at_the_end_wins() -> None:
    """[TR36] Whichever side wins."""
    for drawn in ("leprechaun red-team president / bomber", "leprechaun blue-team president bomber / red-team"):
        table = evening(drawn)
        assert won(ended(table), 0)
        table = ended(play(table, "1 share 0"))
        assert (won(table, 0), won(table, 1)) == (False, True)


@proves("leprechaun")
def test_the_leprechaun_is_foolish() -> None:
    """[TR16] Whoever offers, shares and swaps at once; the colour is green."""
    table = evening("leprechaun red-team / president bomber")
    assert conditions(table, 0) == "foolish"
    table = play(table, "1 offer-colour 0")
    assert table.people[1].card == "leprechaun"
    assert "shown 0 1 colour green" in told(table, 1)


@proves("leprechaun")
def test_nobody_holds_the_leprechaun_twice() -> None:
    """[TR18] [TR34] They share, but do not swap."""
    table = play(evening("leprechaun red-team blue-team / president bomber"), "1 share 0", "0 share 1")
    assert [person.card for person in table.people[:2]] == ["red-team", "leprechaun"]
    assert len(table.shares) == 2
    table = play(table, "2 share 1", "0 share 2", "1 share 2")
    assert table.people[2].card == "leprechaun"


@proves("zombie")
def test_a_player_who_shares_anything_with_a_zombie_becomes_one_and_infects_others() -> None:
    """[TR18] [TR37] Cards or colours, whoever asked; they are told at once, nobody else."""
    for share in ("0 share 1", "1 share 0", "0 colour 1", "1 colour 0"):
        table = play(evening("zombie red-team blue-team / president bomber"), share)
        assert conditions(table, 1) == "zombie"
        assert told(table, 1)[-1] == "gained zombie zombie"
        assert not any("gained" in news for news in told(table, 0) + told(table, 2) + told(table, "room-1"))
        table = play(table, "1 colour 2")
        assert conditions(table, 2) == "zombie"
    table = play(evening("zombie red-team / president bomber"), "0 show-card 1", "1 show-card 0")
    assert conditions(table, 1) == ""


@proves("zombie")
def test_zombies_win_if_all_who_live_at_the_end_are_zombies() -> None:
    """[TR37] The dead in the Bomber's room do not count, but a dead zombie wins too, and not with their side."""
    table = evening("zombie* red-team blue-team red-team / bomber* president blue-team", round=3)
    table = play(moved(play(table, "0 share 1", "2 colour 0", "3 share 1"), 3), "time", "0 send 2")
    all_zombies = play(table, "4 send 3")
    assert all_zombies.outcome
    assert all_zombies.outcome.winners == (0, 1, 2, 3, 4)  # the Bomber has won as well
    one_alive = play(table, "4 send 6")
    assert one_alive.outcome
    assert one_alive.outcome.winners == (4,)
    assert verdict(one_alive, 1).rule == "TR37"


@proves("zombie")
def test_zombies_lose_if_nobody_lives() -> None:
    """[TR37]"""
    table = play(evening("zombie dr-boom president* / bomber* blue-team"), "0 share 1", "1 share 2")
    assert not won(table, 0)
    assert not won(table, 1)


@proves("zombie")
def test_a_zombie_who_lost_the_condition_has_no_aim() -> None:
    """[TR30] Whichever side wins."""
    for drawn in ("zombie medic-blue president / bomber", "zombie medic-red president bomber / red-team"):
        table = play(evening(drawn), "0 share 1")
        assert conditions(table, 0) == ""
        table = ended(table)
        assert (won(table, 0), verdict(table, 0).rule) == (False, "TR30")


@proves("zombie")
def test_a_zombies_colour_is_green_and_nothing_binds_it() -> None:
    """[TR17]"""
    table = evening("zombie red-team / president bomber")
    assert ways(table, 0) == {
        "show-card",
        "show-all",
        "show-colour",
        "show-colour-to-all",
        "offer-card",
        "offer-colour",
    }
    assert "shown 0 1 colour green" in told(play(table, "0 colour 1"), 1)
    assert can(play(table, "1 offer-card 0"), "0 refuse 1")
