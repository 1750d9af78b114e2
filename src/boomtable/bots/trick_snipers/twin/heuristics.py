"""The compiled twin of the heuristic card of heuristics.py, always with noise."""

from __future__ import annotations

import math

from boomtable.bots.bits import first, size
from boomtable.bots.compiled import Row
from boomtable.bots.trick_snipers.bitboard import FULL, NUMBERS
from boomtable.bots.trick_snipers.heuristics import GAIN, LATER, LOSS, MISSED, SPENT, TRICK
from boomtable.bots.trick_snipers.search import NOISE
from boomtable.bots.trick_snipers.twin.compiled import CLAN, NUMBER, OF_NUMBER, compiled, playable
from boomtable.games.trick_snipers.cards import CHIEF, SNIPE


@compiled
def heuristic_card(
    hand: int,
    unseen: int,
    me: int,
    led: int,
    best: int,
    holder: int,
    off: Row[int],
    hot: bool,
    after: int,
    held: int,
    points: Row[int],
    players: int,
    seed: int,
) -> int:
    """The card with the highest estimated value."""
    legal = playable(hand, led)
    choice = first(legal)
    if legal & (legal - 1) == 0:
        return choice
    gain = GAIN[points[me]]
    fear = 0.0
    for seat in range(players):
        if seat != me:
            fear += LOSS[points[seat]]
    fear /= players - 1
    hidden = size(unseen) or 1
    there = min(0.95, after * held / hidden)
    lacks = 1.0 - min(0.95, held / hidden)
    sniper = off[13 - best] if best else -1
    taker = sniper if sniper >= 0 else holder
    loss = LOSS[points[taker]] if taker >= 0 else fear
    suit, others, stays, spared = 0, 0, 1.0, 1.0
    if led >= 0:
        suit, others = (unseen >> NUMBERS * led) & FULL, unseen & ~(FULL << NUMBERS * led)
        stays = math.pow(1.0 - there, size(suit >> best))
        spared = 1.0 - there * math.pow(lacks, size(suit))
    top = -9.0
    while legal:
        card = first(legal)
        legal &= legal - 1
        number, clan = NUMBER[card], CLAN[card]
        burning = hot or number == CHIEF
        if led < 0:
            suit, others = (unseen >> NUMBERS * clan) & FULL, unseen & ~(FULL << NUMBERS * clan)
            spared = 1.0 - there * math.pow(lacks, size(suit))
        if led < 0 or (clan == led and number > best):
            unsniped = math.pow(spared, size(others & OF_NUMBER[13 - number]))
            wins = math.pow(1.0 - there, size(suit >> number)) * unsniped
            waiting = off[13 - number]
            if waiting >= 0:
                worth = -wins * LOSS[points[waiting]] - (1.0 - wins) * (fear if burning else LATER * fear)
            elif burning:
                worth = wins * gain - (1.0 - wins) * fear
            else:
                sniped = 1.0 - unsniped
                worth = wins * (TRICK + LATER * gain) - (sniped + LATER * (1.0 - wins - sniped)) * fear
        elif clan != led and number + best == SNIPE:
            wins = stays * math.pow(spared, size(others & OF_NUMBER[number]))
            worth = wins * gain - (1.0 - wins) * (fear if burning else MISSED * fear)
        elif burning or sniper >= 0:
            worth = -stays * loss - (1.0 - stays) * (fear if burning else 0.0)
        else:
            worth = -LATER * fear if after else 0.0
        worth -= SPENT[number]
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        worth += NOISE * ((seed >> 8) & 1023)
        if worth > top:
            top, choice = worth, card
    return choice
