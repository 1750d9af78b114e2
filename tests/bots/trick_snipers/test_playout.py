"""Games on plain numbers follow the rules exactly."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, product

import pytest

from boomtable.bots import Random, play_game
from boomtable.bots.trick_snipers.bitboard import CARDS, INDEX, NUMBER, PACK, bits, indices, playable
from boomtable.bots.trick_snipers.endgame import judged, solve
from boomtable.bots.trick_snipers.playout import playout
from boomtable.engine import Seeded
from boomtable.games.trick_snipers import GAME, TrickSnipers
from boomtable.games.trick_snipers.cards import PACKS
from tests.bots.trick_snipers.tables import moments


def ends(table: TrickSnipers) -> list[float]:
    """What each has won."""
    assert table.outcome
    winners = table.outcome.winners
    return [(seat in winners) / len(winners) if winners else 0.0 for seat in range(table.players)]


def brute(table: TrickSnipers) -> Sequence[float]:
    """Every line of play by the rules themselves: each takes what wins them most, and does not care between equals."""
    if table.outcome:
        return ends(table)
    seat = table.player
    lines = [brute(table.play(seat, move)) for move in table.choices(seat)]
    best = [line for line in lines if line[seat] == max(line[seat] for line in lines)]
    return [sum(parts) / len(best) for parts in zip(*best, strict=True)]


@pytest.mark.parametrize("players", GAME.seats)
def test_cards_and_bits_say_the_same(players: int) -> None:
    assert [CARDS[index] for index in indices(PACK[players])] == sorted(PACKS[players])
    assert all(CARDS[INDEX[card]] == card and NUMBER[INDEX[card]] == card.number for card in PACKS[players])


@pytest.mark.parametrize("players", GAME.seats)
def test_the_same_cards_may_be_played(players: int) -> None:
    for table in moments(5, players):
        led = INDEX[table.trick[0]] // 12 if table.trick else -1
        legal = playable(bits(table.hands[table.player]), led)
        assert [CARDS[card] for card in legal] == [move.card for move in table.choices(table.player)]


@pytest.mark.parametrize("players", GAME.seats)
def test_the_same_player_takes_the_trick(players: int) -> None:
    for table in moments(30, players):
        for trick in table.tricks[-1:]:
            cards = tuple(INDEX[card] for card in trick.cards)
            assert judged(trick.leader, cards) == (trick.winner, bool(trick.points))


@pytest.mark.parametrize(("players", "pointless"), [*product(GAME.seats, (False, True))])
def test_a_playout_of_the_cards_of_a_game_ends_as_the_game_did(players: int, pointless: bool) -> None:
    for seed in range(25):
        options = {"no_point_no_winner": pointless}
        tables = [*play_game(GAME, players, (Random(),) * players, ("playout", seed), options)]
        start = next(table.state for table in tables if table.state.leader >= 0)
        end = tables[-1].state
        cards = [INDEX[card] for card in chain.from_iterable(trick.cards for trick in end.tricks)]
        hands, none = [*map(bits, start.hands)], (0,) * players
        assert playout(hands, PACK[players], start.leader, cards, none, none, pointless, 0.0, 1) == ends(end)


@pytest.mark.parametrize(("players", "held", "pointless"), [(3, 2, False), (4, 2, True), (5, 1, False), (3, 3, True)])
def test_the_last_cards_are_solved_as_brute_force_does(players: int, held: int, pointless: bool) -> None:
    asked = 0
    for table in moments(60, players, no_point_no_winner=pointless):
        if max(map(len, table.hands)) == held and len(table.trick) == table.tricks[-1].winner % players:
            hands, trick = tuple(map(bits, table.hands)), tuple(INDEX[card] for card in table.trick)
            solved = solve(hands, table.leader, trick, table.points, table.counts, pointless)
            assert solved == pytest.approx(brute(table))
            asked += 1
            if asked == 6:
                break
    assert asked == 6


def test_playouts_repeat() -> None:
    table = next(moments(1))
    hands, none = [*map(bits, table.hands)], (0,) * 4
    args = hands, PACK[4], table.leader, (), none, none, False, 0.001
    assert playout(*args, 5) == playout(*args, 5)
    assert len({tuple(playout(*args, Seeded(seed).pick(2**31))) for seed in range(40)}) > 1
