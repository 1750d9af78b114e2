"""The story of Trick Snipers: the luckiest shot, the one that could be seen coming, and the tricks that scored."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from boomtable.games.trick_snipers.finale import shot
from boomtable.replays.lens import chances
from boomtable.replays.replay import Replay
from boomtable.replays.story.beat import Beat, percent

LIKELY = 0.5  # a shot that was likelier than not could be seen coming
WALKED, CHIEF, LAST = 0.5, 0.3, 0.2  # these change no chance: where they stand among the shots


def beats(replay: Replay) -> Iterator[Beat]:
    """Every trick that scored a point, and the one that ended the game."""
    for at, (before, after) in enumerate(pairwise(replay.tables), start=1):
        if len(after.state.tricks) == len(before.state.tricks):
            continue
        trick, number = after.state.tricks[-1], len(after.state.tricks)
        if trick.sniped:
            yield _snipe(replay, at, number)
        elif trick.points:
            yield Beat("chief", at, CHIEF, {"by": trick.winner}, {"trick": number})
        elif at == replay.last:
            yield Beat("last", at, LAST, {"by": trick.winner}, {"trick": number})


def _snipe(replay: Replay, at: int, number: int) -> Beat:
    """A shot, by how surprising it was, or how plain to see, for whoever was hit when they played their card."""
    trick = replay.open(at).tricks[-1]
    by, card, victim, target = shot(trick)
    place = trick.cards.index(target)
    seats = {"by": by, "victim": victim}
    facts: dict[str, int | str] = {"card": card.number, "target": target.number, "trick": number}
    words = {"clan": f"clan-{card.clan}", "aimed": f"clan-{target.clan}"}
    if trick.cards.index(card) < place:
        return Beat("walked", at, WALKED, seats, facts, words)
    laid = at - len(trick.cards) + place  # the moment before the victim played
    chance = chances(replay, laid, victim).cards[str(card)][by]
    code, swing = ("seen", chance) if chance >= LIKELY else ("shot", 1 - chance)
    return Beat(code, at, swing, seats, {**facts, "chance": percent(chance)}, words)
