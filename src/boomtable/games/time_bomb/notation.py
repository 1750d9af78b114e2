"""A Time Bomb table drawn as text, all of it, so that tests can be read and a bug fits in a letter.

    claims in_turn
    start  1
    seat   role       1      2
    0      swat       ....S  ...S
    1      terrorist  ....B  ....
    2      swat       ....S  ...S
    3      swat       ...SS  ...B
    box    terrorist
    said   .3S2  -  S1B0  .0  -  B1  -  -
    cut    2. 3S 2. 3S  0. 1

A column a round holds the hands as dealt: `.` safe, `S` success, `B` boom. Then what was said where claims are made in
turn: `.3S2` is a claim of 3 safe and 2 success, `-` somebody who declined. Last, in order, whose wires were cut and
what they were; the latest may still lie face down.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from boomtable.engine import CHANCE, BadNotation, Illegal
from boomtable.games.time_bomb.cards import CAST, HAND_SIZES, Hand, Role, Wire
from boomtable.games.time_bomb.moves import AnyMove, Claim, Cut, DealRoles, DealWires, Decline, Flip, PickStart
from boomtable.games.time_bomb.rounds import AnyStep, Casting, Claiming, Clipping, Dealing, Flipping, Starting
from boomtable.games.time_bomb.table import TimeBomb
from boomtable.games.time_bomb.view import Claims

LETTERS = {Wire.SAFE: ".", Wire.SUCCESS: "S", Wire.BOOM: "B"}
WIRES = {letter: wire for wire, letter in LETTERS.items()}
LABELS = ("claims", "start", "seat", "box", "said", "cut")
CLAIM = r"-|(?=.)(?:\.(\d))?(?:S(\d))?(?:B(\d))?"
CUT = r"(\d)([.SB]?)"


def draw(table: TimeBomb) -> str:
    seats = [[str(seat)] for seat in range(table.players)]
    box = [["box"]] if table.roles[table.players :] else []
    for row, role in zip([*seats, *box], table.roles, strict=False):
        row.append(f"{role:9}")
    for hands in table.deals:
        for row, hand in zip(seats, hands, strict=True):
            row.append("".join(sorted(LETTERS[wire] for wire in hand)))
    start = [["start", str(table.start)]] if table.start != CHANCE else []
    said = [["said", *map(_write_claim, (said.claim for said in table.claimed))]] if table.claimed else []
    head = [["seat", "role     ", *(f"{number:<{size}}" for number, size in enumerate(HAND_SIZES[: table.round], 1))]]
    rows = [["claims", table.claims], *start, *head, *seats, *box, *said, ["cut", *_write_cuts(table)]]
    return "".join(f"{label:7}{'  '.join(words)}".rstrip() + "\n" for label, *words in rows)


def _write_cuts(table: TimeBomb) -> Iterator[str]:
    cuts = [f"{cut.owner}{LETTERS[cut.wire]}" for cut in table.cuts]
    aimed = [str(step.owner) for step in table.todo[:1] if isinstance(step, Flipping)]
    for i in range(0, len(cuts + aimed), table.players):
        yield " ".join((cuts + aimed)[i : i + table.players])


def _write_claim(claim: Claim | None) -> str:
    if claim is None:
        return "-"
    numbers = zip(LETTERS.values(), (claim.safe, claim.success, claim.boom), strict=True)
    return "".join(f"{letter}{number}" for letter, number in numbers if number is not None)


def parse(text: str) -> TimeBomb:
    """The table in a drawing, or BadNotation: it is played through, so what cannot have happened is not read."""
    try:
        rows = _rows(text)
        script = _script(rows)
        table = TimeBomb(players=len(_seats(rows)), claims=Claims(*rows.get("claims", [Claims.FREE])))
        while table.todo and (answers := script[type(table.todo[0])]):
            table = table.play(table.turn[0], answers.pop(0))
    except (Illegal, LookupError, ValueError, TypeError) as error:
        raise BadNotation("unreadable-table", detail=str(error)) from error
    if unread := [kind.__name__ for kind, answers in script.items() if answers]:
        raise BadNotation("unreadable-table", detail=f"left over: {', '.join(unread)}")
    return table


def _rows(text: str) -> dict[str, list[str]]:
    """The rows of a drawing by their label, each there once, and a row for each of four to eight seats in order."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    labels = [label for label, *_ in lines]
    seats = [label for label in labels if label not in LABELS]
    if len(seats) not in CAST or seats != [str(seat) for seat in range(len(seats))] or len(set(labels)) < len(labels):
        raise ValueError("rows: " + " ".join(labels))
    return {label: words for label, *words in lines}


def _seats(rows: dict[str, list[str]]) -> list[list[str]]:
    return [words for label, words in rows.items() if label.isdecimal()]


def _script(rows: dict[str, list[str]]) -> dict[type[AnyStep], list[AnyMove]]:
    """All answers that the drawing holds, by the step that asks for them."""
    seats = _seats(rows)
    roles = [*(role for words in seats for role in words[:1]), *rows.get("box", [])]
    columns = zip(*[words[1:] for words in seats], strict=True)
    cuts = [_read(CUT, word) for word in rows.get("cut", [])]
    return {
        Casting: [DealRoles(tuple(map(Role, roles)))] if roles else [],
        Starting: [PickStart(int(seat)) for seat in rows.get("start", [])],
        Dealing: [DealWires(tuple(map(_read_hand, column))) for column in columns],
        Claiming: [_read_claim(word) for word in rows.get("said", [])],
        Clipping: [Cut(int(owner)) for owner, _ in cuts],
        Flipping: [Flip(WIRES[letter]) for _, letter in cuts if letter],
    }


def _read(pattern: str, word: str) -> tuple[str, ...]:
    if not (found := re.fullmatch(pattern, word)):
        raise ValueError(word)
    return found.groups("")


def _read_hand(letters: str) -> Hand:
    return tuple(sorted(WIRES[letter] for letter in letters))


def _read_claim(word: str) -> Claim | Decline:
    numbers = _read(CLAIM, word)
    return Claim(*(int(number) if number else None for number in numbers)) if word != "-" else Decline()
