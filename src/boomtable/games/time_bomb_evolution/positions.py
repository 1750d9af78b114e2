"""Positions of Time Bomb Evolution from one line that says what happened.

    1G 2S +G 3R #2 1B -G | 2K 0

A wire of seat 1 is cut and is green; one of seat 2 is a Success, which protects green; after a red of seat 3 a 2 is
drawn; a blue removes the protection of green. The wires are dealt again, a pink is cut, and one of seat 0's is about to
be turned up. Seat 0 starts. The colours are those of the story, and more of `GPRBYK` if it has too few.
"""

from __future__ import annotations

from collections import Counter

from boomtable.games.time_bomb_evolution.cards import CARDS, COLOURS
from boomtable.games.time_bomb_evolution.notation import LETTERS, parse
from boomtable.games.time_bomb_evolution.table import Evolution
from boomtable.games.time_bomb_shared import positions
from boomtable.games.time_bomb_shared.cards import Claims

EVOLUTION = "evolution"
OTHERS = "+-#"  # a protection put on or removed, a number drawn
PALETTE = "".join(LETTERS[colour] for colour in COLOURS)


def tell(
    story: str = "",
    players: int = 4,
    options: str = EVOLUTION,
    *,
    bombs: str = "",
    claims: str = Claims.FREE,
    start: int = 0,
) -> Evolution:
    """The table after this story, or BadNotation if it cannot have happened."""
    return parse(drawing(story, players, options, bombs=bombs, claims=claims, start=start))


def drawing(
    story: str = "",
    players: int = 4,
    options: str = EVOLUTION,
    *,
    bombs: str = "",
    claims: str = Claims.FREE,
    start: int = 0,
) -> str:
    """A drawing of a table where all this has happened; every other wire lies wherever there is room."""
    cuts = positions.rounds(story, OTHERS)
    cut = Counter(word[1:] for words in cuts for word in words if word[1:] not in ("", "S"))
    colours = bombs or "".join([*cut, *(letter for letter in PALETTE if letter not in cut)][:players])
    removed = _spare(Counter({letter: CARDS - cut[letter] for letter in colours}), players)
    pool = Counter(dict.fromkeys(colours, CARDS)) - Counter(removed) + Counter(S=players)
    words = story.split()
    return "\n".join(
        [
            f"house {options}",
            f"bombs {colours} {removed}",
            *positions.rows(cuts, players, pool, claims, start),
            "marks " + " ".join(word for word in words if word[0] in "+-"),
            "drawn " + " ".join(word[1:] for word in words if word[0] == "#"),
        ]
    )


def _spare(left: Counter[str], count: int) -> str:
    """This many cards that the story does not need, always of the colour with most of them."""
    removed = ""
    for _ in range(count):
        letter = max(left, key=left.__getitem__)
        left[letter] -= 1
        removed += letter
    return removed
