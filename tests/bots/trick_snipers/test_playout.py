"""Games on plain numbers follow the rules exactly."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, product

import pytest

from boomtable.bots import Random, play_game
from boomtable.bots.trick_snipers.bitboard import CARDS, INDEX, PACK, bits, indices, playable
from boomtable.engine import Seeded
from boomtable.games.trick_snipers import GAME, Card, TrickSnipers
from boomtable.games.trick_snipers.cards import PACKS
from boomtable.kernels.snipers_endgame import ENDS, NOTES, PLIES, WON, judged, solve
from boomtable.kernels.snipers_playout import NUMBER, playout
from tests.bots.trick_snipers.tables import moments


def ends(table: TrickSnipers) -> list[float]:
    """What each has won."""
    assert table.outcome
    winners = table.outcome.winners
    return [(seat in winners) / len(winners) if winners else 0.0 for seat in range(table.players)]


def won(table: TrickSnipers, cards: list[int], *, pointless: bool = False, seed: int = 1) -> list[float]:
    """What each wins in a playout to the end that begins with these cards."""
    players, shares, hands = table.players, [0.0] * table.players, [*map(bits, table.hands)]
    scores, luck = ([0] * players, [0] * players, pointless), (0.001, seed, 99)
    playout(hands, PACK[players], table.leader, cards, len(cards), *scores, players, *luck, [0] * 14, shares)
    return shares


def solved(table: TrickSnipers, card: Card, pointless: bool) -> list[float]:
    """What each wins once this card is played."""
    laid, hands, ends = len(table.trick), [*map(bits, table.hands)], [0.0] * ENDS
    trick = [*(INDEX[card] for card in (*table.trick, card)), *[0] * PLIES]
    scores, room = ([*table.points], [*table.counts], pointless), ([0] * NOTES, [0] * 14)
    solve(hands, table.leader, trick, laid, *scores, table.players, *room, ends)
    return ends[WON + 5 * laid :][: table.players]


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
            cards = [INDEX[card] for card in trick.cards]
            assert judged(trick.leader, cards, 0, players, [0] * 14) == (trick.winner, bool(trick.points))


@pytest.mark.parametrize(("players", "pointless"), [*product(GAME.seats, (False, True))])
def test_a_playout_of_the_cards_of_a_game_ends_as_the_game_did(players: int, pointless: bool) -> None:
    for seed in range(25):
        options = {"no_point_no_winner": pointless}
        tables = [*play_game(GAME, players, (Random(),) * players, ("playout", seed), options)]
        start = next(table.state for table in tables if table.state.leader >= 0)
        end = tables[-1].state
        cards = [INDEX[card] for card in chain.from_iterable(trick.cards for trick in end.tricks)]
        assert won(start, cards, pointless=pointless) == ends(end)


@pytest.mark.parametrize(("players", "held", "pointless"), [(3, 2, False), (4, 2, True), (5, 1, False), (3, 3, True)])
def test_the_last_cards_are_solved_as_brute_force_does(players: int, held: int, pointless: bool) -> None:
    asked = 0
    for table in moments(60, players, no_point_no_winner=pointless):
        if max(map(len, table.hands)) == held and len(table.trick) == table.tricks[-1].winner % players:
            for move in table.choices(table.player):
                assert solved(table, move.card, pointless) == pytest.approx(brute(table.play(table.player, move)))
            asked += 1
            if asked == 6:
                break
    assert asked == 6


def test_playouts_repeat() -> None:
    table = next(moments(1))
    assert won(table, [], seed=5) == won(table, [], seed=5)
    assert len({tuple(won(table, [], seed=Seeded(seed).pick(2**31))) for seed in range(40)}) > 1
