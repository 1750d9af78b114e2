"""The codec of Bomb Squad Academy's twin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from boomtable.engine import CHANCE, Choices, Move, OneOf, Seat
from boomtable.games.bomb_squad_academy import (
    GAME,
    Academy,
    Action,
    Ages,
    Choose,
    Declare,
    Decline,
    Draft,
    DrawAges,
    LayTiles,
    Options,
    Pass,
    Peek,
    PeekUnder,
    PlacePlates,
    Protect,
    ShowTools,
    ShuffleDeck,
    Tile,
    Tool,
    UseMirror,
    Wire,
)
from boomtable.games.bomb_squad_academy.cards import BOMBS
from boomtable.games.bomb_squad_academy.moves import Blow, Freeze, Jump, Keep, Replace, Spare, SwitchWith
from boomtable.games.bomb_squad_academy.toolbox import Moment, Window
from boomtable.games.bomb_squad_academy.wires import Line
from boomtable.kernels import academy_table
from boomtable.kernels.academy_rules import aged, lay, place_plates, reshuffled, show, stacked
from boomtable.kernels.academy_table import (
    AFTER_CUT,
    ALLOW_NEGATIVE,
    AT_EXPLOSION,
    BEFORE_CHOOSING,
    BEFORE_CUT,
    BLANKETED,
    BOMB,
    BOOMED,
    BOOMS,
    CO_CUTTERS,
    DECLARED,
    DISPLAY,
    DOING,
    DRAFTED,
    EXPLOSIONS,
    FIRSTS,
    FLIPPED,
    FREEZING,
    HANDS,
    LATEST,
    LAYING,
    OFFERED,
    ORDER,
    ORDERED,
    OWNERS,
    PENDING,
    PLATES,
    PLATES_STAY,
    PLATING,
    PLAYED,
    POINTS,
    PRINTED,
    PROTECTED,
    RANKS,
    RESHUFFLING,
    ROUND,
    ROUNDS,
    ROWS,
    SCANNING,
    SCORED,
    SCORES,
    SEATED,
    SHOWN,
    SPARED,
    SPARING,
    SQUARES,
    STACKING,
    TOOL_POINTS,
    TOPS,
    TRACKS,
    TRIGGERS,
    TURNED,
    UNDER,
    USED,
    WAIT,
    WAITED,
    WIRE,
    wires,
)
from boomtable.kernels.academy_tools import HALF, SCANNED, mirrors, targets
from boomtable.kernels.forms import best_form
from boomtable.kernels.table import FIGURES, OVER, PLAYERS, STEP
from boomtable.lab.twins.codecs import Codec, Kernels, Numbers, Sums, members

kernels: Any = best_form("boomtable.kernels.bomb_squad_academy")

T = TypeVar("T")

WIRES, ACTIONS, TOOLS = tuple(Wire), tuple(Action), tuple(Tool)  # in the kernels' order
CHANCE_STEPS = ("aging", "stacking", "laying", "plating", "displaying", "reshuffling")
STEPS = (*CHANCE_STEPS, "drafting", "choosing", "protecting", "looking")
PICKING = ("blowing", "jumping", "switching", "replacing", "freezing", "scanning", "sparing")
ASKING = {OVER: "over", **dict(enumerate((*STEPS, *PICKING, *(f"window {moment}" for moment in Moment))))}
ABOUT_A_WIRE = (STACKING, LAYING, RESHUFFLING, FREEZING, SCANNING, SPARING, BEFORE_CUT, AFTER_CUT, AT_EXPLOSION)


def academy_facts(table: Numbers) -> Iterator[tuple[str, Any]]:
    asking, bomb, seats = int(table[STEP]), int(table[BOMB]), range(table[PLAYERS])
    yield "asking", ASKING[asking]
    yield "wire", WIRES[table[WIRE]] if asking in ABOUT_A_WIRE else None
    yield "bomb", bomb
    yield "round", int(table[ROUND])
    yield "scores", tuple(table[SCORES : SCORES + len(seats)].tolist())
    yield "protected", {wire: count for place, wire in enumerate(WIRES) if (count := int(table[PROTECTED + place]))}
    yield "scored", {*named(WIRES, table[SCORED])}
    yield "shown", {*named(TOOLS, table[SHOWN])}
    yield "display", {*named(TOOLS, table[DISPLAY])}
    yield "tools", {tool: seat for place, tool in enumerate(TOOLS) for seat in members(table[OWNERS + place])}
    yield "doing", {seat: action for place, action in enumerate(ACTIONS) for seat in members(table[DOING + place])}
    yield "declared", {seat: move for seat in seats if (move := declared(table, seat))}
    yield "lasting", {*lasting(table)}
    yield "waited", {*members(table[WAITED])}
    yield "spared", {*members(table[SPARED])}
    if not bomb:
        return
    yield "ages", ages(table)
    if bomb > 1 and not (bomb == 2 and asking in (STACKING, LAYING, PLATING)):
        yield "plates", plates(table)
    hands, rows = [members(table[HANDS + seat]) for seat in seats], [row(table, seat) for seat in seats]
    yield "hands", [[ACTIONS[card] for card in hand] for hand in hands]
    yield "cards", [[ACTIONS[card] for card in cards] for cards in rows]
    yield "aside", tuple(WAIT not in hand + cards for hand, cards in zip(hands, rows, strict=True))
    for place, wire in enumerate(WIRES[: wires(table)]):
        yield wire, line(table, place)
        yield f"who knows the top of {wire}", {*members(table[TOPS + place])}
        yield f"who knows the tiles of {wire}", {*members(table[UNDER + place])}


def academy_engine_facts(state: Academy) -> Iterator[tuple[str, Any]]:
    step, seats = state.todo[0] if state.todo else None, range(state.players)
    down = {seat: answer.action for seat, answer in state.sealed if isinstance(answer, Choose)}  # has left the hand
    yield "asking", asking_of(step)
    yield "wire", getattr(step, "wire", None)
    yield "bomb", state.bomb
    yield "round", state.round
    yield "scores", state.scores
    yield "protected", Counter(state.protected)
    yield "scored", {*state.scored}
    yield "shown", {*state.shown}
    yield "display", {*state.display}
    yield "tools", {tool: seat for seat, tools in enumerate(state.tools) for tool in tools}
    yield "doing", dict(enumerate(state.acting)) or down
    yield "declared", {seat: move for seat, move in state.sealed if isinstance(move, Declare | Pass)}
    yield "lasting", {(use.tool, use.seat, use.wire) for use in state.lasting}
    yield "waited", {*state.waited}
    yield "spared", {*state.spared}
    if not state.bomb:
        return
    yield "ages", state.ages
    if state.plates:
        yield "plates", state.plates
    yield "hands", [[card for card in state.hand(seat) if card is not down.get(seat)] for seat in seats]
    yield "cards", [[*state.cards[seat], *([down[seat]] if seat in down else [])] for seat in seats]
    yield "aside", state.aside
    for wire in state.wires:
        seen = [(glimpse, seat) for seat in seats for glimpse in state.glimpses[seat] if glimpse.wire is wire]
        yield wire, line_of(state.line(wire))
        yield f"who knows the top of {wire}", {seat for glimpse, seat in seen if glimpse.holds and glimpse.cards}
        yield f"who knows the tiles of {wire}", {seat for glimpse, seat in seen if glimpse.holds and glimpse.tiles}


def asking_of(step: object) -> str:
    if step is None:
        return ASKING[OVER]
    return f"window {step.moment}" if isinstance(step, Window) else type(step).__name__.lower()


def named(names: Sequence[T], bits: int) -> Iterable[T]:
    return [names[member] for member in members(bits)]


def declared(table: Numbers, seat: Seat) -> Move | None:
    """The sealed answer of a seat to the window that is open."""
    if table[STEP] < BEFORE_CHOOSING or not table[OFFERED + seat] or (table[PENDING] >> seat) & 1:
        return None
    return Declare(TOOLS[table[DECLARED + seat] - 1]) if table[DECLARED + seat] else Pass()


def lasting(table: Numbers) -> Iterator[tuple[Tool, Seat, Wire]]:
    for tool, place in ((Tool.ORDERS, ORDERED), (Tool.BOMB_BLANKET, BLANKETED)):
        yield from ((tool, seat, WIRES[table[place + 1]]) for seat in members(table[place]))


def ages(table: Numbers) -> tuple[Seat, ...]:
    """The youngest first."""
    return tuple(sorted(range(table[PLAYERS]), key=lambda seat: int(table[RANKS + seat])))


def plates(table: Numbers) -> tuple[Wire, Wire]:
    return WIRES[table[PLATES]], WIRES[table[PLATES + 1]]


def deck(table: Numbers, wire: int) -> tuple[int, ...]:
    """A deck as it was stacked, including exposed cards."""
    begin, end = table[FIRSTS + wire : FIRSTS + wire + 2]
    return tuple(table[ORDER + begin : ORDER + end].tolist())


def tiles(table: Numbers, wire: int) -> tuple[Tile, ...]:
    return tuple(Tile.BOOM if place == table[BOOMS + wire] else Tile.OK for place in range(3))


def row(table: Numbers, seat: Seat) -> tuple[int, ...]:
    """The cards in front of a seat, the oldest first."""
    digits = [(int(table[ROWS + seat]) >> up) & 15 for up in (8, 4, 0)]
    return tuple(digit - 1 for digit in digits if digit)


def line(table: Numbers, wire: int) -> Mapping[str, Any]:
    to_lay = table[STEP] in (STACKING, LAYING) and wire >= table[WIRE]
    to_stack = to_lay and (wire > table[WIRE] or table[STEP] == STACKING)
    cards, flipped = () if to_stack else deck(table, wire), table[FLIPPED + wire]
    return {
        "deck": cards[flipped:],
        "exposed": cards[:flipped],
        "trigger": int(table[TRIGGERS + wire]),
        "tiles": () if to_lay else tiles(table, wire),
        "turned": int(table[TURNED + wire]),
    }


def line_of(line: Line) -> Mapping[str, Any]:
    return {
        "deck": line.deck,
        "exposed": line.exposed,
        "trigger": line.trigger,
        "tiles": line.tiles,
        "turned": line.turned,
    }


def offered_looks(here: tuple[Wire, ...]) -> tuple[Move, ...]:
    """A Chicken's looks: none, two decks, or one track [BS12]."""
    return (Decline(), *map(Peek, combinations(here, 2)), *map(PeekUnder, here))


SHORT = offered_looks(WIRES[:3])
LONG = (look for look in offered_looks(WIRES) if look not in SHORT)
LOOKS = OneOf[Move]((*SHORT, *LONG, UseMirror()))  # in the kernels' order


def pick_of(step: int, answer: int) -> Move:
    """The move by which an owner picks what a Tool works on."""
    match step:
        case academy_table.BLOWING:
            one, other = members(answer)
            return Blow((one, other))
        case academy_table.JUMPING:
            return Jump(WIRES[answer])
        case academy_table.SWITCHING:
            return SwitchWith(answer)
        case academy_table.REPLACING:
            return Replace(ACTIONS[answer])
        case academy_table.FREEZING:
            return Freeze((answer >> HALF, answer & 255))
        case academy_table.SCANNING:
            return Keep(answer)
    return Spare(answer)


def picks(table: Numbers, seat: Seat) -> Iterable[Move]:
    """All that a seat may pick, in the engine's order."""
    step, wire = int(table[STEP]), int(table[WIRE])
    flipped = int(table[FLIPPED + wire])
    if step == FREEZING:
        return map(Freeze, combinations(range(flipped), 2))
    if step == SCANNING:
        return map(Keep, sorted({*deck(table, wire)[flipped : flipped + SCANNED]}))
    things = members(targets(table, seat, step))
    if step == academy_table.BLOWING:
        return map(Blow, combinations(things, 2))
    return [pick_of(step, thing) for thing in things]


def number_of(step: int, move: Move) -> int:
    """What an owner picks, as the kernels number it; -1 if that is not what is asked."""
    match step, move:
        case academy_table.BLOWING, Blow((one, other)) if one != other and 0 <= one < 5 and 0 <= other < 5:
            return 1 << one | 1 << other
        case academy_table.JUMPING, Jump(wire):
            return WIRES.index(wire)
        case academy_table.SWITCHING, SwitchWith(seat):
            return seat if 0 <= seat < 5 else -1
        case academy_table.REPLACING, Replace(action):
            return ACTIONS.index(action)
        case academy_table.FREEZING, Freeze((one, other)) if 0 <= one < 256 and 0 <= other < 256:
            return min(one, other) << HALF | max(one, other)
        case academy_table.SCANNING, Keep(card):
            return card if 0 <= card < 100 else -1
        case academy_table.SPARING, Spare(seat):
            return seat if 0 <= seat < 5 else -1
    return -1


class AcademyCodec(Codec):
    game = GAME
    kernels = cast(Kernels, kernels)
    endings = ("graduated",)

    def option_bits(self, options: Options, players: int) -> int:
        rules = ALLOW_NEGATIVE * options.allow_negative | PLATES_STAY * options.plates_stay
        return rules | SEATED * (options.ages is Ages.SEATED) | CO_CUTTERS * options.co_cutters

    def set_up(self, table: Numbers, options: Options) -> None:
        """Decks and tracks may be the host's own [BS1]."""
        super().set_up(table, options)
        end = 0
        for place, wire in enumerate(WIRES[: wires(table)]):
            deck = options.box[wire]
            begin, end = end, end + len(deck.cards)
            table[TRACKS + place], table[FIRSTS + place + 1] = deck.track, end
            table[PRINTED + begin : PRINTED + end] = deck.cards

    def choices(self, table: Numbers, seat: Seat) -> Choices[Move]:
        here = WIRES[: wires(table)]
        match int(table[STEP]):
            case academy_table.DRAFTING:
                return OneOf(map(Draft, named(TOOLS, table[DISPLAY])))
            case academy_table.CHOOSING:
                return OneOf(map(Choose, named(ACTIONS, table[HANDS + seat])))
            case academy_table.PROTECTING:
                return OneOf(map(Protect, here))
            case academy_table.LOOKING:
                return OneOf((*offered_looks(here), *[UseMirror()] * int(mirrors(table, seat))))
        if table[STEP] <= SPARING:
            return OneOf(picks(table, seat))
        return OneOf[Move]((Pass(), *map(Declare, named(TOOLS, int(table[OFFERED + seat]) >> 1))))

    def number(self, table: Numbers, move: Move) -> int:
        match int(table[STEP]), move:
            case academy_table.DRAFTING, Draft(tool):
                return TOOLS.index(tool)
            case academy_table.CHOOSING, Choose(action):
                return ACTIONS.index(action)
            case academy_table.PROTECTING, Protect(wire):
                return WIRES.index(wire)
            case academy_table.LOOKING, _:
                return LOOKS.index(look) if (look := LOOKS.find(move)) else -1
            case asking, Declare(tool) if asking > SPARING:  # in a window
                return TOOLS.index(tool) + 1
            case asking, Pass() if asking > SPARING:
                return 0
        return number_of(int(table[STEP]), move)

    def apply(self, table: Numbers, seat: Seat, move: Move) -> None:
        match move:
            case DrawAges(seats):
                for rank, youth in enumerate(seats):
                    table[RANKS + youth] = rank
                aged(table)
            case ShuffleDeck(cards):
                top = ORDER + table[FIRSTS + table[WIRE]] + table[FLIPPED + table[WIRE]]
                table[top : top + len(cards)] = cards
                (reshuffled if table[STEP] == RESHUFFLING else stacked)(table)
            case LayTiles(tiles):
                lay(table, tiles.index(Tile.BOOM))
            case PlacePlates(left, right):
                place_plates(table, WIRES.index(left), WIRES.index(right))
            case ShowTools(tools):
                show(table, sum(1 << TOOLS.index(tool) for tool in tools))
            case _:
                kernels.act(table, seat, self.number(table, move))
        kernels.settle(table)

    def move_between(self, before: Numbers, after: Numbers) -> tuple[Seat, Move]:
        wire, answer = int(before[WIRE]), int(after[LATEST])
        match int(before[STEP]):
            case academy_table.AGING:
                return CHANCE, DrawAges(ages(after))
            case academy_table.STACKING:
                return CHANCE, ShuffleDeck(deck(after, wire))
            case academy_table.RESHUFFLING:
                return CHANCE, ShuffleDeck(deck(after, wire)[before[FLIPPED + wire] :])
            case academy_table.LAYING:
                return CHANCE, LayTiles(tiles(after, wire))
            case academy_table.PLATING:
                return CHANCE, PlacePlates(*plates(after))
            case academy_table.DISPLAYING:
                return CHANCE, ShowTools(tuple(named(TOOLS, after[DISPLAY])))
        seat = members(kernels.asked(before))[0]
        match int(before[STEP]):
            case academy_table.DRAFTING:
                return seat, Draft(TOOLS[answer])
            case academy_table.CHOOSING:
                return seat, Choose(ACTIONS[answer])
            case academy_table.PROTECTING:
                return seat, Protect(WIRES[answer])
            case academy_table.LOOKING:
                return seat, LOOKS[answer]
        if before[STEP] <= SPARING:
            return seat, pick_of(int(before[STEP]), answer)
        return seat, Declare(TOOLS[answer - 1]) if answer else Pass()

    def tally(self, rows: Numbers) -> Iterator[tuple[str, NDArray[Any]]]:
        told = rows[:, FIGURES:]
        for bomb in range(BOMBS):
            yield f"rounds:bomb-{bomb + 1}", told[:, ROUNDS + bomb]
        for place, tool in enumerate(TOOLS):
            drafted, used = (told[:, DRAFTED] >> place) & 1 == 1, (told[:, USED] >> place) & 1 == 1
            yield f"points:tool-{tool}", np.ma.masked_array(told[:, TOOL_POINTS + place], ~used)
            yield f"used:tool-{tool}", np.ma.masked_array(used, ~drafted)

    def sums(self, rows: Numbers) -> Iterator[tuple[str, Sums]]:
        told = rows[:, FIGURES:]
        for place, wire in enumerate(WIRES):
            booms = told[:, BOOMED + place]
            yield f"boom:wire-{wire}", Sums(told[:, EXPLOSIONS + place], booms, booms, yes_or_no=True)
        for place, action in enumerate(ACTIONS):
            played = told[:, PLAYED + place], told[:, POINTS + place], told[:, SQUARES + place]
            yield f"points:action-{action}", Sums(*played, yes_or_no=False)

    def facts(self, table: Numbers) -> Mapping[str, Any]:
        return dict(academy_facts(table))

    def engine_facts(self, state: Academy) -> Mapping[str, Any]:
        return dict(academy_engine_facts(state))
