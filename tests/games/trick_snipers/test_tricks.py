"""Who takes a trick: the highest card of the led clan, unless it is sniped; and whether it scores a point."""

from __future__ import annotations

from itertools import permutations

import pytest

from boomtable.engine import PUBLIC
from boomtable.games.trick_snipers import Card, Effect, Standing, judge
from boomtable.games.trick_snipers.moves import TrickTaken
from boomtable.games.trick_snipers.tricks import standing
from tests.each import each
from tests.games.trick_snipers.scenes import PACK, before_trick, cards, play, trick


def result(words: str, leader: int = 0) -> str:
    """Who takes this trick, and how: `2`, `2 snipes`, with a star for a point."""
    table = trick(words, leader)
    (taken,) = table.tricks
    assert taken == judge(leader, cards(words))
    assert table.news[-1] == TrickTaken(taken.winner, taken.sniped, taken.points)
    return f"{taken.winner}{' snipes' * taken.sniped}{' *' * taken.points}"


@pytest.mark.parametrize(
    ("words", "winner"),
    [
        ("r3 r9 r4 r1", "1"),
        ("r9 r3 r4 r12", "3"),
        ("r3 y12 r4 b11", "2"),
        ("r2 r3 g12", "1"),
        ("b1 b2 b3 b4 b6", "4"),
    ],
)
def test_the_highest_card_of_the_led_clan_takes_the_trick(words: str, winner: str) -> None:
    """[TS5]"""
    assert result(words) == winner


@pytest.mark.parametrize("words", ["r1 y9 g9 b9", "r3 y12 g11 b9", "y4 r12 b5"])
def test_the_leader_takes_it_if_nobody_else_has_the_clan(words: str) -> None:
    """[TS5] However high the others are."""
    assert result(words) == "0"


@pytest.mark.parametrize("leader", range(4))
def test_seats_are_counted_from_the_leader(leader: int) -> None:
    """[TS5] [TS6]"""
    assert result("r3 r9 r4 r1", leader) == f"{(leader + 1) % 4}"
    assert result("r3 r9 r1 y4", leader) == f"{(leader + 3) % 4} snipes *"


@each("number", [1, 2, 3, 4, 5, 8, 9, 10, 11, 12])
def test_a_card_of_another_clan_that_makes_13_with_the_winner_snipes_it(number: int) -> None:
    """[TS6] With every number; 6 and 7 have a 7 in the trick anyway."""
    low = 1 if number != 1 else 2
    words = f"r{number} y{13 - number} g{low if low != 13 - number else 3}"
    assert result(words) == "1 snipes *"


def test_a_snipe_hits_the_winner_and_nobody_else() -> None:
    """[TS6] 4 and 9 make 13, but the 9 is beaten by a 10; 3 and 10 do."""
    assert result("r9 r10 y4 b2") == "1"
    assert result("r9 r10 y3 b2") == "2 snipes *"


def test_a_snipe_needs_no_free_choice_of_clan() -> None:
    """[TS6] Any of the other three clans will do."""
    assert [result(f"r9 {clan}4 r2") for clan in "bgy"] == ["1 snipes *"] * 3


def test_a_6_snipes_a_7_of_another_clan() -> None:
    """[TS6] [TS7] One point."""
    assert result("r7 y6 r2 r3") == "1 snipes *"


def test_a_7_snipes_a_6_of_another_clan() -> None:
    """[TS6] [TS7] The chief shoots: still one point."""
    assert result("r6 y7 r2 r3") == "1 snipes *"


@pytest.mark.parametrize(("words", "winner"), [("r9 y4 b4 r2", "2"), ("r9 r2 y4 b4", "3"), ("r9 g4 y4 b4", "3")])
def test_of_several_snipers_the_last_one_counts(words: str, winner: str) -> None:
    """[TS6]"""
    assert result(words) == f"{winner} snipes *"


@pytest.mark.parametrize(("words", "winner"), [("r9 r4 y2 b3", "0"), ("r4 r9 y2 b3", "1"), ("r1 r2 r3 r12", "3")])
def test_a_card_of_the_led_clan_never_snipes(words: str, winner: str) -> None:
    """[TS6] Another one makes 13 with the winner."""
    assert result(words) == winner


def test_a_sniper_is_not_sniped_in_turn() -> None:
    """[TS6] Yellow's 4 snipes the 9; Black's 9 makes 13 with the 4, and does not matter."""
    assert result("r9 y4 b9 r2") == "1 snipes *"
    assert result("r9 b9 y4 g9") == "2 snipes *"


def test_a_sniper_may_lie_in_wait() -> None:
    """[TS6] It is played before the card it hits, and the trick is judged when all cards lie."""
    assert result("r2 y3 r4 r10") == "1 snipes *"


def test_a_sniper_may_miss_because_of_a_card_played_later() -> None:
    """[TS6] The 4 would have hit the 9."""
    assert result("r9 y4 r10 r2") == "2"


@pytest.mark.parametrize(
    ("words", "winner"),
    [
        pytest.param("r7 r2 r3 r4", "0", id="the leader's own"),
        pytest.param("r2 r7 r9 r3", "2", id="another's of the led clan"),
        pytest.param("r2 r12 y7 r3", "1", id="of another clan"),
        pytest.param("r1 y7 b7 g7", "0", id="three of them"),
        pytest.param("r9 r10 y7", "1", id="of three players"),
        pytest.param("r9 r10 y7 b5 b1", "1", id="of five players"),
    ],
)
def test_any_7_makes_the_trick_worth_a_point(words: str, winner: str) -> None:
    """[TS7] Legendary Battle: by anyone, of any clan."""
    assert result(words) == f"{winner} *"


def test_the_point_goes_to_the_winner_and_not_to_the_chief() -> None:
    """[TS7]"""
    assert trick("r2 r12 y7 r3").points == (0, 1, 0, 0)


def test_a_snipe_and_a_7_together_are_one_point() -> None:
    """[TS7] For the sniper."""
    table = trick("r9 y7 b4 r2")
    assert (table.points, table.tricks[0].sniped) == ((0, 0, 1, 0), True)


def test_without_a_snipe_or_a_7_there_is_no_point() -> None:
    """[TS7]"""
    assert trick("r9 y6 b5 r2").points == (0, 0, 0, 0)


def test_in_every_trick_of_three_the_winner_is_the_one_the_rules_name() -> None:
    """[TS5] [TS6] [TS7] Every third card of the pack, in every order, against the rule told once more."""
    for one, two, three in permutations(PACK[::3], 3):
        taken = judge(0, (one, two, three))
        assert (taken.winner, bool(taken.points)) == by_the_book([one, two, three])


def by_the_book(played: list[Card]) -> tuple[int, bool]:
    following = [each for each in played if each.clan == played[0].clan]
    highest = sorted(following, key=lambda each: each.number)[-1]
    hits = [each for each in played if each.clan != highest.clan and each.number == 13 - highest.number]
    winner = hits[-1] if hits else highest
    return played.index(winner), bool(hits) or any(each.number == 7 for each in played)


def test_a_view_tells_how_the_trick_stands_after_each_card() -> None:
    """[TS5] [TS6] [TS7] The best of the led clan, the last who snipes it, and whether a 7 is among them."""
    stood = trick("r3 g10 r9 y7 b4").view(PUBLIC).standings
    assert stood == (
        Standing(best=0, sniper=None, chief=False, shots=0, effect=Effect.NOTHING),
        Standing(best=0, sniper=1, chief=False, shots=1, effect=Effect.SIGHTS),
        Standing(best=2, sniper=None, chief=False, shots=0, effect=Effect.HIGHER),
        Standing(best=2, sniper=None, chief=True, shots=0, effect=Effect.CHIEF),
        Standing(best=2, sniper=4, chief=True, shots=1, effect=Effect.SIGHTS),
    )


@pytest.mark.parametrize(
    ("words", "effects", "shots"),
    [
        ("r7 y2 g7 b3", "chief nothing nothing nothing", 0),  # only the first 7 is news
        ("r6 y7 g1 b2", "nothing sights nothing nothing", 1),  # a 7 that snipes says so
        ("r3 g10 r7 b6", "nothing sights higher sights", 1),  # a 7 that saves says so
        ("r9 g4 y4 b1", "nothing sights sights nothing", 2),  # a later shot takes the place of the first
        ("r3 g10 y4 r9", "nothing sights nothing sights", 1),  # higher, and into the sights of another
        ("r9 r2 y1 b3", "nothing nothing nothing nothing", 0),
    ],
)
def test_a_view_tells_what_each_card_changed(words: str, effects: str, shots: int) -> None:
    """[TS6] [TS7]"""
    stood = trick(words).view(PUBLIC).standings
    assert [each.effect for each in stood] == effects.split()
    assert stood[-1].shots == shots


def test_a_view_tells_who_is_asked_how_the_trick_would_stand_after_each_of_their_cards() -> None:
    """[TS5] [TS6] [TS7] In the order of the hand, also for cards that do not fit; the others are told nothing."""
    table = play(before_trick("r3 r9 y4 b2"), "r3 r9")
    (asked,) = table.turn
    view = table.view(asked)
    assert view.outlook == tuple(standing((*cards("r3 r9"), each)) for each in view.hand)
    assert [stands.sniper for stands in view.outlook] == [2 if each.number == 4 else None for each in view.hand]
    assert [table.view(viewer).outlook for viewer in (0, 1, 3, PUBLIC)] == [()] * 4
