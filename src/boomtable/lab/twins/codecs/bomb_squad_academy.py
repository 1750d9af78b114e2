"""The codec of Bomb Squad Academy's twin. Tools are drafted, but nobody uses any."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeVar, cast

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
from boomtable.games.bomb_squad_academy.toolbox import Moment, Window
from boomtable.games.bomb_squad_academy.wires import Line
from boomtable.lab.twins import academy_table
from boomtable.lab.twins import bomb_squad_academy as kernels
from boomtable.lab.twins.academy_rules import aged, lay, place_plates, show, stacked
from boomtable.lab.twins.academy_table import (
    AFTER_CUT,
    ALLOW_NEGATIVE,
    AT_EXPLOSION,
    BEFORE_CUT,
    BOMB,
    BOOMS,
    CO_CUTTERS,
    DISPLAY,
    DOING,
    FIRSTS,
    FLIPPED,
    HANDS,
    LATEST,
    LAYING,
    LOOKING,
    ORDER,
    OWNERS,
    PLATES,
    PLATES_STAY,
    PLATING,
    PRINTED,
    PROTECTED,
    RANKS,
    ROUND,
    ROWS,
    SCORED,
    SCORES,
    SEATED,
    SHOWN,
    STACKING,
    TOPS,
    TRACKS,
    TRIGGERS,
    TURNED,
    UNDER,
    WAIT,
    WIRE,
    wires,
)
from boomtable.lab.twins.codecs import Codec, Kernels, Numbers, members
from boomtable.lab.twins.kernel import OVER, PLAYERS, STEP

T = TypeVar("T")

WIRES, ACTIONS, TOOLS = tuple(Wire), tuple(Action), tuple(Tool)  # in the kernels' order
STEPS = ("aging", "stacking", "laying", "plating", "displaying", "drafting", "choosing", "protecting", "looking")
ASKING = {OVER: "over", **dict(enumerate((*STEPS, *(f"window {moment}" for moment in Moment))))}
ABOUT_A_WIRE = (STACKING, LAYING, BEFORE_CUT, AFTER_CUT, AT_EXPLOSION)


def academy_facts(table: Numbers) -> Iterator[tuple[str, Any]]:
    asking, bomb, seats = int(table[STEP]), int(table[BOMB]), range(table[PLAYERS])
    yield "asking", ASKING[asking]
    yield "wire", WIRES[table[WIRE]] if asking in ABOUT_A_WIRE else None
    yield "bomb", bomb
    yield "round", int(table[ROUND])
    yield "scores", tuple(table[SCORES : SCORES + len(seats)].tolist())
    yield "protected", {*named(WIRES, table[PROTECTED])}
    yield "scored", {*named(WIRES, table[SCORED])}
    yield "shown", {*named(TOOLS, table[SHOWN])}
    yield "display", {*named(TOOLS, table[DISPLAY])}
    yield "tools", {tool: seat for place, tool in enumerate(TOOLS) for seat in members(table[OWNERS + place])}
    yield "doing", {seat: action for place, action in enumerate(ACTIONS) for seat in members(table[DOING + place])}
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
    yield "protected", {*state.protected}
    yield "scored", {*state.scored}
    yield "shown", {*state.shown}
    yield "display", {*state.display}
    yield "tools", {tool: seat for seat, tools in enumerate(state.tools) for tool in tools}
    yield "doing", dict(enumerate(state.acting)) or down
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
LOOKS = OneOf((*SHORT, *(look for look in offered_looks(WIRES) if look not in SHORT)))  # in the kernels' order


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
                return OneOf(offered_looks(here))
        return OneOf((Pass(),))

    def engine_choices(self, state: Academy, seat: Seat) -> Choices[Move]:
        """All choices except Tools."""
        offered = super().engine_choices(state, seat)
        if seat == CHANCE:
            return offered
        return OneOf(move for move in offered if not isinstance(move, Declare | UseMirror))

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
            case asking, Pass() if asking > LOOKING:  # in a window
                return 0
        return -1

    def apply(self, table: Numbers, seat: Seat, move: Move) -> None:
        match move:
            case DrawAges(seats):
                for rank, youth in enumerate(seats):
                    table[RANKS + youth] = rank
                aged(table)
            case ShuffleDeck(cards):
                top = ORDER + table[FIRSTS + table[WIRE]]
                table[top : top + len(cards)] = cards
                stacked(table)
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
        return seat, Pass()

    def facts(self, table: Numbers) -> Mapping[str, Any]:
        return dict(academy_facts(table))

    def engine_facts(self, state: Academy) -> Mapping[str, Any]:
        return dict(academy_engine_facts(state))
