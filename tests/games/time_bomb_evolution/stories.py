"""Time Bomb Evolution in stories: what happened, in a line, drawn as a table on which it could happen.

    1G 2S +G 3R #2 1B -G | 2K 0

A wire of seat 1 is cut and is green; one of seat 2 is a Success, which protects green; after a red of seat 3 a 2 is
drawn; a blue takes the protection off green. The wires are dealt again, a pink is cut, and one of seat 0's is about to
be turned up. Seat 0 starts. The colours are those of the story, and more of `GPRBYK` if it has too few.
"""

from __future__ import annotations

from collections import Counter

import pytest

from boomtable.engine import Illegal, Talk
from boomtable.engine.notation import read_move
from boomtable.engine.table import Table
from boomtable.games.time_bomb_evolution import GAME, Evolution, Wire
from boomtable.games.time_bomb_evolution.notation import WIRES

ROLES = {4: "swat swat swat terrorist terrorist", 5: "swat swat swat terrorist terrorist"}
ROLES[6] = "swat " + ROLES[5]
EVOLUTION = "evolution"


def drawing(
    story: str = "", players: int = 4, house: str = EVOLUTION, *, bombs: str = "", claims: str = "free", start: int = 0
) -> str:
    """A drawn table on which all this has happened; every other wire lies wherever there is room."""
    rounds = [part.split() for part in story.split("|")]
    cuts = [[word for word in words if word[0].isdecimal()] for words in rounds]
    known = Counter(word[1:] for words in cuts for word in words if word[1:] not in ("", "S"))
    colours = bombs or "".join([*known, *(letter for letter in "GPRBYK" if letter not in known)][:players])
    removed = spare(Counter({letter: 5 - known[letter] for letter in colours}), players)
    pool = Counter(dict.fromkeys(colours, 5)) - Counter(removed) + Counter(S=players)
    deals = []
    for number, words in enumerate(cuts):
        deals.append(dealt(pool, words, players, 5 - number))
        pool -= Counter(word[1:] for word in words if word[1:])
    roles = ROLES[players].split()
    seats = [" ".join([str(seat), roles[seat], *(hands[seat] for hands in deals)]) for seat in range(players)]
    said = ["said " + "- " * players * len(rounds)] if claims == "in_turn" else []
    words = story.split()
    return "\n".join(
        [
            f"claims {claims}",
            f"house {house}",
            f"bombs {colours} {removed}",
            f"start {start}",
            *seats,
            *(f"box {role}" for role in roles[players:]),
            *said,
            "cut " + " ".join(word for word in words if word[0].isdecimal()),
            "marks " + " ".join(word for word in words if word[0] in "+-"),
            "drawn " + " ".join(word[1:] for word in words if word[0] == "#"),
        ]
    )


def spare(left: Counter[str], count: int) -> str:
    """So many cards that no story needs, always of the colour that has most of them."""
    removed = ""
    for _ in range(count):
        letter = max(left, key=left.__getitem__)
        left[letter] -= 1
        removed += letter
    return removed


def dealt(pool: Counter[str], cuts: list[str], players: int, size: int) -> list[str]:
    """Hands in which the wires to be cut lie where they should, and the others anywhere."""
    hands = ["".join(word[1:] for word in cuts if word[0] == str(seat)) for seat in range(players)]
    rest = sorted((pool - Counter("".join(hands))).elements())
    return [hand + "".join(rest.pop() for _ in range(size - len(hand))) for hand in hands]


def tell(story: str = "", players: int = 4, house: str = EVOLUTION, **more: str | int) -> Evolution:
    """The table after a story."""
    return play(drawing(story, players, house, **more))  # type: ignore[arg-type]


def play(table: str | Evolution, *moves: str) -> Evolution:
    """The drawn table after these moves."""
    state = GAME.parse(table) if isinstance(table, str) else table
    for move in moves:
        state = state.play(*read_move(GAME, move))
    return state


def refused(table: str | Evolution, *moves: str) -> str:
    """Why the last of these moves is refused: the code, and the rule it cites."""
    state = play(table, *moves[:-1])
    seat, move = read_move(GAME, moves[-1])
    with pytest.raises(Illegal) as error:
        state.play(seat, move)
    assert state.why_not(seat, move) == error.value.why
    return f"{error.value.why.code.removeprefix('time-bomb-')} [{error.value.why.rule}]"


def talk(table: Evolution | Table[Evolution], *words: str) -> Table[Evolution]:
    """The table after these things were said."""
    table = Table(table) if isinstance(table, Evolution) else table
    for word in words:
        seat, said = read_move(GAME, word)
        assert isinstance(said, Talk)
        table = table.say(seat, said)
    return table


def unsaid(table: Evolution | Table[Evolution], word: str) -> str:
    """Why this cannot be said: the code, and the rule it cites."""
    with pytest.raises(Illegal) as error:
        talk(table, word)
    return f"{error.value.why.code.removeprefix('time-bomb-')} [{error.value.why.rule}]"


def hand(letters: str) -> tuple[Wire, ...]:
    return tuple(sorted(WIRES[letter] for letter in letters))


def deal(*hands: str) -> str:
    """Chance's move that deals these hands: `deal("GGRS", "BBRK")`."""
    return "chance deal-wires " + "/".join(",".join(hand(letters)) for letters in hands)


def end(table: Evolution) -> str:
    """How a game ended, and by which colour if by one; nothing while it runs."""
    return " ".join([table.ending or "", table.exploded or ""]).strip()


def asked(table: Evolution) -> str:
    """Who is asked for what: `2 protecting`, `chance drawing`, nobody when the game is over."""
    if not table.todo:
        return "nobody"
    (seat,) = table.turn
    return f"{'chance' if seat < 0 else seat} {type(table.todo[0]).__name__.lower()}"


def offered(table: Evolution) -> list[str]:
    """What can be answered, without the name of the move: colours, owners, numbers."""
    (seat,) = table.turn
    return [str(getattr(move, move.__struct_fields__[0])) for move in table.choices(seat)]
