"""Playing a card: in turn, following the led clan if possible."""

from __future__ import annotations

import pytest

from boomtable.engine import CHANCE, PUBLIC, Seeded
from boomtable.games.trick_snipers import DrawLeader, PassOn, Play
from boomtable.games.trick_snipers.moves import CardPlayed
from tests.games.trick_snipers.scenes import begun, card, cards, named, play, randomly, refused, scene

HANDS = ("b2 r3 y9", "g4 r5 r9", "b7 g1 y4", "g2 r1 y12")


def offered(words: str, seat: int) -> str:
    """What this seat may play after these cards."""
    table = play(scene(*HANDS), words)
    return named(tuple(move.card for move in table.choices(seat)))


def test_the_leader_plays_any_card() -> None:
    """[TS4]"""
    assert offered("", 0) == "b2 r3 y9"


def test_a_player_who_holds_the_led_clan_plays_it() -> None:
    """[TS4]"""
    assert offered("r3", 1) == "r5 r9"
    assert offered("y9 g4", 2) == "y4"


def test_a_player_who_does_not_hold_it_plays_any_card() -> None:
    """[TS4]"""
    assert offered("r3 r5", 2) == "b7 g1 y4"
    assert offered("b2 g4 b7", 3) == "g2 r1 y12"


def test_it_is_the_first_card_that_is_followed_and_no_other() -> None:
    """[TS4] Seat 1 has no Yellow and plays a Red; seat 3 still follows Yellow."""
    assert offered("y9 r5 y4", 3) == "y12"


def test_a_player_who_holds_the_led_clan_is_refused_another_card() -> None:
    """[TS4]"""
    table = play(scene(*HANDS), "r3")
    assert refused(table, 1, Play(card("g4"))) == "follow [TS4]"


@pytest.mark.parametrize("word", ["r1", "y4", "b12"])
def test_only_cards_in_hand_are_played(word: str) -> None:
    """[TS4] Those of others, those already played, those unused."""
    assert refused(play(scene(*HANDS), "r3"), 1, Play(card(word))) == "not-in-hand [TS4]"


def test_a_card_is_played_once() -> None:
    """[TS4]"""
    table = play(scene(*HANDS), "r3 r5 b7 r1")
    assert table.leader == 1
    assert refused(table, 1, Play(card("r5"))) == "not-in-hand [TS4]"


@pytest.mark.parametrize("leader", range(4))
def test_the_others_follow_clockwise(leader: int) -> None:
    """[TS4]"""
    table = scene("b1 b2", "b3 b4", "b5 b6", "b8 b9", leader=leader)
    turns: list[int] = []
    for _ in range(4):
        turns.append(*table.turn)
        table = table.play(table.turn[0], next(iter(table.choices(table.turn[0]))))
    assert turns == [(leader + place) % 4 for place in range(4)]


def test_only_the_player_in_turn_plays() -> None:
    """[ALL5]"""
    table = play(scene(*HANDS), "r3")
    for seat in (0, 2, 3, 4, CHANCE):
        assert refused(table, seat, Play(card("r5"))) == "not-asked [ALL5]"


def test_nothing_but_a_card_is_played() -> None:
    """[ALL5]"""
    table = play(scene(*HANDS), "r3")
    assert refused(table, 1, PassOn(cards("g4 r5 r9"))) == "not-now [ALL5]"
    assert refused(table, 1, DrawLeader(1)) == "not-now [ALL5]"


def test_a_refusal_tells_nothing_of_other_hands() -> None:
    """[TS4] A card that I do not have is refused in the same way, whoever has it."""
    table = play(scene(*HANDS), "r3")
    assert refused(table, 1, Play(card("y12"))) == refused(table, 1, Play(card("y11"))) == "not-in-hand [TS4]"


def test_a_played_card_is_seen_by_all_and_leaves_the_hand() -> None:
    """[TS4]"""
    table = play(scene(*HANDS), "r3 r9")
    assert table.news == (CardPlayed(1, card("r9")),)
    for viewer in (0, 1, 2, 3, PUBLIC):
        view = table.view(viewer)
        assert (named(view.trick), view.held, view.leader, view.waiting) == ("r3 r9", (2, 2, 3, 3), 0, (2,))
    assert named(table.hands[1]) == "g4 r5"


def test_a_player_who_is_late_plays_the_first_card_that_may_be_played() -> None:
    assert play(scene(*HANDS), "r3").default(1) == Play(card("r5"))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_ever_gets_round_the_led_clan(players: int) -> None:
    """[TS4] In random games: who did not follow had no card of that clan left, then or later."""
    for seed in range(30):
        luck = Seeded("follow", seed)
        table = begun(players, luck)
        end = randomly(table, luck)
        held = [{*hand} for hand in table.hands]
        for trick in end.tricks:
            led = trick.cards[0].clan
            for place, each in enumerate(trick.cards):
                seat = (trick.leader + place) % players
                assert each.clan is led or not [other for other in held[seat] if other.clan is led]
                held[seat].remove(each)
