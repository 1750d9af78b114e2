"""Random legal decks."""

from __future__ import annotations

from collections.abc import Iterable

from boomtable.engine import Luck, shuffled
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.deck_rules import errors
from boomtable.games.two_rooms.options import Options
from boomtable.games.two_rooms.playset import filled

FLOW = (  # cards whose aims need no power and no condition
    *("gambler", "ambassador-red", "ambassador-blue", "doctor", "engineer", "intern", "victim", "rival", "survivor"),
    *("bomb-bot", "queen", "agoraphobe", "traveler", "anarchist", "minion", "mastermind", "mi6", "butler", "maid"),
    *(
        "romeo",
        "juliet",
        "wife",
        "mistress",
        "ahab",
        "moby",
        "clone",
        "robot",
        "private-eye",
        "sniper",
        "target",
        "decoy",
    ),
)


def random_deck(players: int, options: Options, cards: Iterable[str], luck: Luck) -> tuple[str, ...]:
    """Some of these cards, as many as luck will have it, in a deck in which nothing is wrong."""
    special: list[str] = []
    wanted = luck.pick(players)
    for card in shuffled(sorted(cards), luck):
        group = [card, *(link for link in CARDS[card].linked)]
        group += [other for other in ("ambassador-red", "ambassador-blue") if card.startswith("ambassador")]
        tried = [*special, *(other for other in dict.fromkeys(group) if other not in special)]
        if len(tried) <= wanted and not [*errors(players, filled(tried, players, options), options)]:
            special = tried
    return tuple(sorted(filled(special, players, options)))
