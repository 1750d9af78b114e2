"""Toy tables in mid-game, by what was dealt."""

from __future__ import annotations

from boomtable.engine import CHANCE, CLOCK, Ring
from tests.engine.toys import lamps, standoff


def lamps_with(coins: str) -> lamps.Lamps:
    """Lamps with these coins by seat, `H` or `T`, and the first round running."""
    drawn = [lamps.Coin.HEADS if coin == "H" else lamps.Coin.TAILS for coin in coins]
    rest = [*lamps.Coin] * len(coins)
    for coin in drawn:
        rest.remove(coin)
    return lamps.GAME.table(len(coins)).state.play(CHANCE, lamps.DrawCoins((*drawn, *rest)))


def guessing(players: int) -> lamps.Lamps:
    """Lamps at the guess; nobody pressed and nobody moved."""
    return lamps_with("T" * players).play(CLOCK, Ring("round-1")).play(CLOCK, Ring("round-2"))


def standoff_with(*hands: tuple[int, ...], rounds: int = 2) -> standoff.Standoff:
    """Standoff with these hands by seat, at the first showdown."""
    box = tuple(card for card in standoff.DECK if not any(card in hand for hand in hands))
    table = standoff.GAME.table(len(hands), {"rounds": rounds})
    return table.state.play(CHANCE, standoff.Deal((*hands, box)))
