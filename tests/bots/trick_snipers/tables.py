"""Every position of random games, to ask bots at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtable.bots import Bot, Random, play_game
from boomtable.engine import Move, Seat, Seeded
from boomtable.games.trick_snipers import GAME, Card, Play, Trick, TrickSnipers, judge
from boomtable.games.trick_snipers.rounds import Playing


def moments(games: int, players: int = 4, **options: Any) -> Iterator[TrickSnipers]:
    """Whenever somebody is to play a card."""
    for seed in range(games):
        for table in play_game(GAME, players, (Random(),) * players, ("moments", seed), options):
            if table.state.todo and isinstance(table.state.todo[0], Playing):
                yield table.state


def last_to_play(games: int) -> Iterator[tuple[TrickSnipers, dict[Card, Trick]]]:
    """Moments when all others have played, and what comes of each card."""
    for table in moments(games):
        if len(table.trick) == table.players - 1:
            cards = [move.card for move in table.choices(table.player)]
            yield table, {card: judge(table.leader, (*table.trick, card)) for card in cards}


def ask(bot: Bot, table: TrickSnipers, seat: Seat, luck: int = 0) -> Move | None:
    return bot.answer(table.view(seat), (), table.choices(seat), Seeded(luck))


def played(bot: Bot, table: TrickSnipers) -> Card:
    move = ask(bot, table, table.player)
    assert isinstance(move, Play)
    return move.card
