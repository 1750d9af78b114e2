"""A table of either box drawn as text, and read by playing it through: each box adds rows of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import asdict

from boomtable.engine import CHANCE, BadNotation, BadSetup, Illegal, Move, Step
from boomtable.games.nippers.cards import HAND_SIZES, Role
from boomtable.games.nippers.moves import Cut, DealRoles, Decline, PickStart
from boomtable.games.nippers.steps import Casting, Claiming, Clipping, Dealing, Flipping, Starting
from boomtable.games.nippers.table import WireTable

LABELS = ("claims", "first", "start", "seat", "box", "said", "cut")

Letters: TypeAlias = Mapping[Any, str]  # one for each kind of wire
Row: TypeAlias = list[str]
Rows: TypeAlias = Mapping[str, Row]  # by label
Script: TypeAlias = dict[type[Step[Any, Any]], list[Move]]  # answers in order, by the step that asks for them
T = TypeVar("T", bound=WireTable)


def drawn(table: WireTable, letters: Letters, own: Iterable[Row]) -> str:
    """A row for each fact, the box's own after the house rule for claims."""
    return "".join(f"{label:7}{'  '.join(words)}".rstrip() + "\n" for label, *words in _rows_of(table, letters, own))


def _rows_of(table: WireTable, letters: Letters, own: Iterable[Row]) -> Iterator[Row]:
    yield ["claims", table.claims]
    yield from own
    starting = [step for step in table.todo if isinstance(step, Starting)]
    yield from (["first", str(step.first)] for step in starting if step.first != CHANCE)
    if table.start != CHANCE:
        yield ["start", str(table.start)]
    yield ["seat", "role     ", *(f"{number:<{size}}" for number, size in enumerate(HAND_SIZES[: table.round], 1))]
    for place in range(max(table.players, len(table.roles))):
        hands = [write_hand(deal[place], letters) for deal in table.deals] if place < table.players else []
        label = str(place) if place < table.players else "box"
        yield [label, *(f"{role:9}" for role in table.roles[place : place + 1]), *hands]
    if table.claimed:
        yield ["said", *(_write_claim(said.claim, letters) for said in table.claimed)]
    yield ["cut", *_write_cuts(table, letters)]


def write_hand(hand: Iterable[Any], letters: Letters) -> str:
    return "".join(sorted(letters[wire] for wire in hand))


def _write_cuts(table: WireTable, letters: Letters) -> Iterator[str]:
    cuts = [f"{cut.owner}{letters[cut.wire]}" for cut in table.cuts]
    cuts += [str(step.owner) for step in table.todo[:1] if isinstance(step, Flipping)]
    for i in range(0, len(cuts), table.players):
        yield " ".join(cuts[i : i + table.players])


def _write_claim(claim: Any, letters: Letters) -> str:
    if claim is None:
        return "-"
    numbers = asdict(claim)
    return "".join(f"{letter}{numbers[wire]}" for wire, letter in letters.items() if numbers[wire] is not None)


def played(
    text: str, letters: Letters, labels: Iterable[str], begin: Callable[[int, Rows], T], own: Callable[[Rows], Script]
) -> T:
    """The table in a drawing, or BadNotation: it is played through, so what cannot have happened is not read."""
    try:
        rows = _rows(text, {*LABELS, *labels})
        table = begin(len(_seats(rows)), rows)
        script = {**_script(rows, letters, table), **own(rows)}
        while table.todo and (answers := _answers(script, table.todo[0])):
            table = table.play(table.turn[0], answers.pop(0))
    except (BadSetup, Illegal, LookupError, ValueError, TypeError) as error:
        raise BadNotation("unreadable-table", detail=str(error)) from error
    if unread := [kind.__name__ for kind, answers in script.items() if answers]:
        raise BadNotation("unreadable-table", detail=f"left over: {', '.join(unread)}")
    return table


def _answers(script: Script, step: Step[Any, Any]) -> list[Move]:
    """What is left of the answers to such a step."""
    return next(script[kind] for kind in type(step).__mro__ if kind in script)


def _rows(text: str, known: Iterable[str]) -> Rows:
    """The rows of a drawing by their label, each there once, and a row for each seat in order."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    labels = [label for label, *_ in lines]
    seats = [label for label in labels if label not in known]
    if seats != [str(seat) for seat in range(len(seats))] or len(set(labels)) < len(labels):
        raise ValueError("rows: " + " ".join(labels))
    return {label: words for label, *words in lines}


def _seats(rows: Rows) -> list[Row]:
    return [words for label, words in rows.items() if label.isdecimal()]


def _script(rows: Rows, letters: Letters, table: WireTable) -> Script:
    seats = _seats(rows)
    wires = {letter: wire for wire, letter in letters.items()}
    roles = [*(role for words in seats for role in words[:1]), *rows.get("box", [])]
    columns = zip(*[words[1:] for words in seats], strict=True)
    cuts = [read(rf"(\d)([{re.escape(''.join(wires))}]?)", word) for word in rows.get("cut", [])]
    return {
        Casting: [DealRoles(tuple(map(Role, roles)))] if roles else [],
        Starting: [PickStart(int(seat)) for seat in rows.get("start", [])],
        Dealing: [table.deal_move(tuple(read_hand(hand, wires) for hand in column)) for column in columns],
        Claiming: [_read_claim(word, wires, table) for word in rows.get("said", [])],
        Clipping: [Cut(int(owner)) for owner, _ in cuts],
        Flipping: [table.flip_move(wires[letter]) for _, letter in cuts if letter],
    }


def read(pattern: str, word: str) -> tuple[str, ...]:
    if not (found := re.fullmatch(pattern, word)):
        raise ValueError(word)
    return found.groups("")


def read_hand(hand: str, wires: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(sorted(wires[letter] for letter in hand))


def _read_claim(word: str, wires: Mapping[str, Any], table: WireTable) -> Move:
    if word == "-":
        return Decline()
    numbers = read("(?=.)" + "".join(rf"(?:{re.escape(letter)}(\d))?" for letter in wires), word)
    said = {wire: int(number) for wire, number in zip(wires.values(), numbers, strict=True) if number}
    claim: Move = table.claim_talk(**said)
    return claim
