"""Setup: the deck, what is dealt, what is left over, and who leads first."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from boomtable.engine import CHANCE, PUBLIC, BadNotation, BadSetup, Seeded, but
from boomtable.games.trick_snipers import GAME, Card, Clan, Deal, DrawLeader, draw, parse
from boomtable.games.trick_snipers.cards import HAND, PACKS, SIZES
from boomtable.games.trick_snipers.moves import CardsDealt, LeaderDrawn
from boomtable.games.trick_snipers.rounds import Starting
from tests.games.trick_snipers.scenes import PACK, begun, dealt, given, randomly, refused

TABLE = [(3, (5, 8), 12, 4), (4, (), 11, 4), (5, (), 9, 3)]  # players, left out, hand, unused: as the rules page has it


@pytest.mark.parametrize(("players", "left_out", "size", "unused"), TABLE)
def test_the_cards_are_as_many_as_the_table_says(
    players: int, left_out: tuple[int, ...], size: int, unused: int
) -> None:
    """[TS1]"""
    heaps = GAME.table(players).state.choices(CHANCE).sample(Seeded(1)).hands
    assert [len(heap) for heap in heaps] == [*[size] * players, unused]
    assert sorted(card for heap in heaps for card in heap) == [card for card in PACK if card.number not in left_out]
    assert (HAND[players], SIZES[players][-1]) == (size, unused)
    assert dealt(players).view(PUBLIC).unused == unused


def test_there_are_four_clans_of_twelve() -> None:
    """[TS1]"""
    assert sorted(PACKS[4]) == PACK
    assert Counter(card.clan for card in PACK) == dict.fromkeys(Clan, 12)


@pytest.mark.parametrize("players", [0, 2, 6])
def test_three_to_five_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="bad-players"):
        GAME.table(players)


def test_any_card_may_be_dealt_to_anyone_or_be_unused() -> None:
    """[TS1]"""
    table = GAME.table(5).state
    assert table.choices(CHANCE).size == comb(48, 9) * comb(39, 9) * comb(30, 9) * comb(21, 9) * comb(12, 9)
    deals = [table.choices(CHANCE).sample(Seeded(n)).hands for n in range(200)]
    assert all({card for deal in deals for card in deal[place]} == {*PACK} for place in range(6))


@pytest.mark.parametrize("players", GAME.seats)
def test_no_other_deal_will_do(players: int) -> None:
    """[TS1]"""
    table = GAME.table(players).state
    *hands, unused = table.choices(CHANCE).sample(Seeded(2)).hands
    assert refused(table, CHANCE, Deal((*hands, unused[1:]))) == "not-now [ALL5]"
    assert refused(table, CHANCE, Deal((unused, *hands))) == "not-now [ALL5]"
    assert refused(table, CHANCE, Deal((hands[1], *hands[1:], unused))) == "not-now [ALL5]"


def test_the_order_in_a_hand_means_nothing() -> None:
    """[TS1] [ALL9]"""
    table = GAME.table(4).state
    deal = table.choices(CHANCE).sample(Seeded(2))
    assert table.play(CHANCE, Deal(tuple(hand[::-1] for hand in deal.hands))) == table.play(CHANCE, deal)


def test_the_deal_is_news_without_cards() -> None:
    """[TS1]"""
    assert dealt().news == (CardsDealt(),)


@pytest.mark.parametrize("players", GAME.seats)
def test_the_unused_cards_are_seen_by_nobody_during_the_game(players: int) -> None:
    """[TS1] One of them and one of a hand that none of these viewers knows could be the other."""
    table = begun(players, leader=1)
    given_away = table.passed[1]
    mine = next(card for card in table.hands[2] if card not in given_away)
    theirs = table.unused[0]

    def swapped(card: Card) -> Card:
        return {mine: theirs, theirs: mine}.get(card, card)

    other = but(
        table,
        unused=tuple(sorted(map(swapped, table.unused))),
        **{
            name: tuple(tuple(sorted(map(swapped, hand))) for hand in getattr(table, name))
            for name in ("dealt", "hands", "passed")
        },
    )
    assert other.unused != table.unused
    for viewer in {*range(players), PUBLIC} - {2, 3 % players}:  # seat 2 holds it, and maybe passed it
        assert other.view(viewer) == table.view(viewer)
    assert other.view(2) != table.view(2)


@pytest.mark.parametrize("players", GAME.seats)
def test_the_first_leader_is_drawn_from_all(players: int) -> None:
    """[TS3]"""
    table = given(dealt(players))
    assert table.turn == (CHANCE,)
    assert [*table.choices(CHANCE)] == [DrawLeader(seat) for seat in range(players)]
    assert {table.choices(CHANCE).sample(Seeded(n)).seat for n in range(60)} == {*range(players)}
    assert refused(table, CHANCE, DrawLeader(players)) == "not-now [ALL5]"
    assert refused(table, 0, DrawLeader(0)) == "not-asked [ALL5]"


@pytest.mark.parametrize("leader", range(4))
def test_the_drawn_player_leads(leader: int) -> None:
    """[TS3]"""
    table = begun(4, leader=leader)
    assert table.turn == (leader,)
    assert table.news == (LeaderDrawn(leader),)
    assert given(dealt(4)).leader == CHANCE


def test_tricks_are_rounds() -> None:
    """The cards are dealt and passed before the first; the count stands still once the game is over."""
    assert (GAME.table(3).state.round, dealt(3).round, begun(3).round) == (0, 0, 1)
    luck = Seeded("rounds")
    table, rounds = begun(3), []
    while table.turn:
        rounds.append((table.round, table.public_time))
        table = randomly(table, luck, moves=1)
    assert rounds == [(moment // 3 + 1, moment) for moment in range(len(rounds))]
    assert (table.round, table.public_time) == (len(table.tricks), 3 * len(table.tricks))


def test_cards_are_told_by_a_letter_and_a_number() -> None:
    assert [str(Card(clan, 12)) for clan in Clan] == ["b12", "g12", "r12", "y12"]


def test_an_option_may_name_the_first_leader() -> None:
    """[TS3]"""
    table = GAME.table(3, {"first": 2, "memory_aid": True}).state
    while not isinstance(table.todo[0], Starting):
        assert parse(draw(table)) == table
        seat = table.turn[0]
        table = table.play(seat, table.choices(seat).sample(Seeded(seat)))
    assert list(table.choices(CHANCE)) == [DrawLeader(2)]
    after = table.play(CHANCE, DrawLeader(2))
    assert after.leader == 2
    assert parse(draw(after)) == after


@pytest.mark.parametrize("options", ["first=3", "first=x", "first=1 first=2", "last=1"])
def test_somebody_must_sit_where_the_option_says(options: str) -> None:
    """[TS3]"""
    with pytest.raises(BadNotation):
        parse(f"house {options}\nplayers 3")
    with pytest.raises(BadSetup, match="no-such-seat"):
        GAME.table(3, {"first": 3})
