"""A table of either box as text, read back by replaying it. Each box adds rows of its own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias, TypeVar

from msgspec.structs import asdict, astuple

from boomtable.engine import CHANCE, Choices, Move, Seat, Step, Tally
from boomtable.engine.choices import Lazy
from boomtable.engine.table_notation import Rows, Words, bad_row, draw_rows, read_one, read_rows, reading, seat_rows
from boomtable.games.time_bomb_shared.cards import CAST, HAND_SIZES, Claims, Role
from boomtable.games.time_bomb_shared.moves import Cut, DealRoles, Decline, PickStart
from boomtable.games.time_bomb_shared.steps import Casting, Claiming, Clipping, Dealing, Flipping, Starting
from boomtable.games.time_bomb_shared.table import WireTable

LABELS = ("claims", "first", "start", "seat", "box", "said", "cut")

Letters: TypeAlias = Mapping[Any, str]  # one for each kind of wire
T = TypeVar("T", bound=WireTable)


class Answer(NamedTuple):
    """A move, and where it stands in a drawing."""

    row: str
    text: str
    move: Move


Script: TypeAlias = dict[type[Step[Any, Any]], list[Answer]]  # answers in order, by the step that asks for them


def drawn(table: WireTable, letters: Letters, own: Iterable[Words]) -> str:
    """A row for each fact, with the box's own rows after the option for claims."""
    return draw_rows(_rows_of(table, letters, own), 7)


def _rows_of(table: WireTable, letters: Letters, own: Iterable[Words]) -> Iterator[Words]:
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
    text: str,
    letters: Letters,
    seats: range,
    labels: Iterable[str],
    begin: Callable[[int, Rows], T],
    own: Callable[[Rows, T], Script],
) -> T:
    """The table in a drawing, replayed from the start; BadNotation if it cannot have happened."""
    rows = read_rows(text, (*LABELS, *labels))
    table = begin(len(seat_rows(rows, seats)), rows)
    script = {**_script(rows, letters, table), **own(rows, table)}
    while table.todo and (answer := _answer(script, table.todo[0], rows)):
        seat = table.turn[0]
        if answer.move not in (choices := table.choices(seat)):
            raise bad_row(answer.row, answer.text, _offered(choices, letters))
        table = table.play(seat, answer.move)
    if unread := [answers[0] for answers in script.values() if answers]:
        raise bad_row(unread[0].row, unread[0].text, "-")
    return table


def _answer(script: Script, step: Step[Any, Any], rows: Rows) -> Answer | None:
    """The next answer to this step. Without a row of claims, everyone declined before the first cut."""
    answers = next(script[kind] for kind in type(step).__mro__ if kind in script)
    if not answers and isinstance(step, Claiming) and "said" not in rows and script[Clipping]:
        return Answer("said", "-", Decline())
    return answers.pop(0) if answers else None


def _offered(choices: Choices[Any], letters: Letters) -> str:
    """What would have been legal there."""
    match choices:
        case Tally(kinds=kinds, most=most):
            return ", ".join(["-", *(f"{letters[kind]}0-{letters[kind]}{most}" for kind in kinds)])
        case Lazy(cards=cards) if {*cards} <= letters.keys():
            return write_hand(cards, letters)
        case Lazy(cards=cards):
            return ", ".join(map(str, cards))
    named = [astuple(move)[0] for move in choices]
    return ", ".join(letters.get(each, str(each)) for each in named)


def read_claims(rows: Rows) -> Claims:
    """The option for claims; free if the row is left out."""
    return Claims(read_one("claims", words(rows, "claims", Claims.FREE), Claims))


def read_first(rows: Rows) -> Seat:
    """The start player set by the host; chance if the row is left out."""
    return int(read_one("first", words(rows, "first", str(CHANCE)), int))


def words(rows: Rows, row: str, usual: str = "") -> str:
    """The text of a row, or what it means if it is left out."""
    return " ".join(rows[row][0]) if row in rows else usual


def _script(rows: Rows, letters: Letters, table: WireTable) -> Script:
    seats = [rows[str(seat)][0] for seat in range(table.players)]
    wires = {letter: wire for wire, letter in letters.items()}
    dealt = any(facts[1:] for facts in seats)
    deals = [_deal(seats, number, wires, table) for number in range(1, max(map(len, seats)))]
    cuts = [_cut(word, wires) for word in words(rows, "cut").split()]
    if unturned := [cut.text for cut in cuts[:-1] if cut.text.isdecimal()]:
        raise bad_row("cut", unturned[0], [f"{unturned[0]}{letter}" for letter in wires])
    start = words(rows, "start", words(rows, "first", "0") if dealt else "")
    return {
        Casting: _roles(rows, seats, table),
        Starting: [Answer("start", start, PickStart(read_one("start", start, int)))] if start else [],
        Dealing: deals,
        Claiming: [Answer("said", word, _read_claim(word, wires, table)) for word in words(rows, "said").split()],
        Clipping: cuts,
        Flipping: [
            Answer("cut", cut.text, table.flip_move(wires[cut.text[-1]])) for cut in cuts if not cut.text.isdecimal()
        ],
    }


def _roles(rows: Rows, seats: list[Words], table: WireTable) -> list[Answer]:
    """Everyone's role, and the one left in the box, which may be left out."""
    if not any(seats) and "box" not in rows:
        return []
    roles = [read_one(str(seat), " ".join(facts[:1]), Role) for seat, facts in enumerate(seats)]
    left = [*(Counter(CAST[table.players]) - Counter(roles)).elements()]
    box = [read_one("box", word, Role) for word in rows["box"][0]] if "box" in rows else left
    return [Answer("box", " ".join(box), DealRoles((*roles, *box)))]


def _deal(seats: list[Words], number: int, wires: Mapping[str, Any], table: WireTable) -> Answer:
    """The hands of a round, one column of the drawing; an error names the seat whose hand has the wrong size."""
    size = HAND_SIZES[number - 1] if number <= len(HAND_SIZES) else 0
    hands = [" ".join(facts[number : number + 1]) for facts in seats]
    for seat, hand in enumerate(hands):
        with reading(str(seat), hand, f"{size} x {' '.join(wires)}"):
            if len(read_hand(hand, wires)) != size:
                raise ValueError(hand)
    return Answer("seat", " ".join(hands), table.deal_move(tuple([read_hand(hand, wires) for hand in hands])))


def _cut(word: str, wires: Mapping[str, Any]) -> Answer:
    with reading("cut", word, [f"0{letter}" for letter in wires]):
        owner, _ = read(rf"(\d)([{re.escape(''.join(wires))}]?)", word)
        return Answer("cut", word, Cut(int(owner)))


def read(pattern: str, word: str) -> tuple[str, ...]:
    if not (found := re.fullmatch(pattern, word, re.ASCII)):
        raise ValueError(word)
    return found.groups("")


def read_hand(hand: str, wires: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(sorted(wires[letter] for letter in hand))


def _read_claim(word: str, wires: Mapping[str, Any], table: WireTable) -> Move:
    if word == "-":
        return Decline()
    with reading("said", word, ["-", *(f"{letter}0" for letter in wires)]):
        numbers = read("(?=.)" + "".join(rf"(?:{re.escape(letter)}(\d))?" for letter in wires), word)
        said = {wire: int(number) for wire, number in zip(wires.values(), numbers, strict=True) if number}
        claim: Move = table.claim_talk(**said)
        return claim
