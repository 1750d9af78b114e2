"""What to say at the end: the buried card, the winner, or whom to shoot."""

from __future__ import annotations

from collections import Counter

from boomtable.bots.two_rooms.evenings import evenings
from boomtable.bots.two_rooms.mind import Mind
from boomtable.engine import Choices, Move
from boomtable.games.two_rooms.characters.character import CARDS
from boomtable.games.two_rooms.finale import Calling, NamingBuried
from boomtable.games.two_rooms.judging import Judge
from boomtable.games.two_rooms.moves import Call, CallWinner, NameBuried, Shoot


def last_word(mind: Mind, choices: Choices[Move]) -> Move:
    """What seems likeliest, or anything that may be said."""
    step = mind.view.todo[0]
    move = (
        _buried(mind) if isinstance(step, NamingBuried) else _winner(mind) if isinstance(step, Calling) else _shot(mind)
    )
    return move if move in choices else choices.sample(mind.luck)


def _buried(mind: Mind) -> NameBuried:
    """A card that may be buried and that nobody was seen with; the more of them are missing the better."""
    missing = Counter(mind.view.deck) - Counter(mind.beliefs.cards.values())
    fit = {card: left for card, left in missing.items() if CARDS[card].buriable and not CARDS[card].linked}
    cards = [*(fit or missing)]
    return NameBuried(cards[mind.luck.pick(len(cards))])


def _winner(mind: Mind) -> CallWinner:
    """The side that wins most of the evenings one can imagine."""
    sides = Counter(Judge(table).side for table in evenings(mind, 0))
    return CallWinner(Call(max(sides, key=lambda side: sides[side])))


def _shot(mind: Mind) -> Shoot:
    """The Target if one saw it, else a stranger."""
    others = [seat for seat in range(mind.view.players) if seat != mind.me]
    worth = [{"target": 2.0, None: 1.0}.get(mind.beliefs.cards.get(seat), 0.0) for seat in others]
    return Shoot(mind.best(others, worth))
