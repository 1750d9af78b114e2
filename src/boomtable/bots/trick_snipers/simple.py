"""Playing by the cards on the table alone."""

from __future__ import annotations

from boomtable.bots.trick_snipers.plain import CLAN, NUMBER, Index
from boomtable.bots.trick_snipers.scene import Trick
from boomtable.engine import Luck
from boomtable.games.trick_snipers.cards import CHIEF, SNIPE


def glance(trick: Trick, legal: tuple[Index, ...], luck: Luck) -> Index:
    """Snipes where it can and fights for 7s; else it gets rid of whatever is not a 7."""
    snipes = [card for card in legal if CLAN[card] != trick.led and NUMBER[card] + trick.best == SNIPE]
    if trick.led >= 0 and snipes:
        return snipes[0]
    higher = [card for card in legal if CLAN[card] == trick.led and NUMBER[card] > trick.best]
    if trick.hot and higher:
        return higher[-1]
    idle = [card for card in legal if NUMBER[card] != CHIEF] or legal
    return idle[luck.pick(len(idle))]
