"""What is mine: my card and what it does, what I win by, and what became of me."""

from __future__ import annotations

from rich.text import Text

from boomtable.boards.seat_names import name
from boomtable.boards.two_rooms.glyphs import drawn
from boomtable.boards.two_rooms.speech import condition_name
from boomtable.games.two_rooms import View
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.conditions import Condition
from boomtable.games.two_rooms.people import Aim
from boomtable.words import say


def mine(view: View) -> list[Text]:
    """A spectator has none of it, nor has anybody before the first clock."""
    if not view.card:
        return []
    card = Text.assemble((f"{say('rooms-label-card')}  ", "quiet"), drawn(view.card), f". {does(view.card)}")
    return [card, *map(Text, notes(view)), *(Text(means(condition), style="now") for condition in view.conditions)]


def does(card: str) -> str:
    """The text of a card, and whether anybody can check it [TR38]."""
    honour = [say("rooms-honour")] if CARDS[card].acting else []
    return " ".join([say(f"two-rooms-does-{card}"), *honour])


def notes(view: View) -> list[str]:
    """What I win by, and with whom."""
    gambling = [say("rooms-gambling")] if view.gambling else []
    return [say(f"two-rooms-aim-{CARDS[view.card].team}"), *gambling, *map(_partner, _aims(view))]


def means(condition: Condition) -> str:
    return say("rooms-is", condition=condition_name(condition), means=say(f"two-rooms-means-{condition}"))


def _aims(view: View) -> list[Aim]:
    return [aim for aim in view.aims if aim.partner is not None and aim.condition in view.conditions]


def _partner(aim: Aim) -> str:
    assert aim.partner is not None
    return say("rooms-loves" if aim.condition is Condition.IN_LOVE else "rooms-hates", seat=name(aim.partner))
