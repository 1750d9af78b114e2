"""The encoding of Bomb Squad Academy. It includes the past only as far as it still shows on the table."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from boomtable.engine import Seat
from boomtable.games.bomb_squad_academy import moves
from boomtable.games.bomb_squad_academy.bombs import Drafting
from boomtable.games.bomb_squad_academy.cards import BOMBS, STUCK, TILES, WIRES, Action, Tile, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import Choose, Declare
from boomtable.games.bomb_squad_academy.options import Options
from boomtable.games.bomb_squad_academy.rounds import Choosing, Looking, Protecting
from boomtable.games.bomb_squad_academy.table import Academy
from boomtable.games.bomb_squad_academy.toolbox import Lasting, Moment, Window
from boomtable.games.bomb_squad_academy.tools import (
    Blowing,
    Freezing,
    Jumping,
    Replacing,
    Scanning,
    Sparing,
    Switching,
)
from boomtable.games.bomb_squad_academy.tools.before_cut import SCANNED
from boomtable.games.bomb_squad_academy.view import PublicLine, Sealed, View
from boomtable.games.bomb_squad_academy.wires import Glimpse, Look
from boomtable.lab.encodings.encoding import Encoding, LastResult, Layout
from boomtable.lab.encodings.sub_actions import SubActions

STEPS = (Drafting, Choosing, Protecting, Looking, Blowing, Jumping, Switching, Replacing, Freezing, Scanning, Sparing)
QUESTIONS: dict[Any, int] = {kind: place for place, kind in enumerate((*STEPS, *Moment))}
ACTIONS = {action: place for place, action in enumerate(Action, start=1)}
TOOLS = {tool: place for place, tool in enumerate(Tool)}
FACES = {Tile.OK: 1, Tile.BOOM: 2}
PASSED = len(ACTIONS) + 1  # as a sealed answer; Tools come after it
LASTING = (Tool.ORDERS, Tool.BOMB_BLANKET)


class AcademyEncoding(Encoding[Academy, View]):
    """Wires are numbered from left to right, seats by number, Tools by name."""

    fields = (
        *(
            "viewer",
            "todo",
            "waiting",
            "answered",
            "answer",
            "bomb",
            "round",
            "ages",
            "scores",
            "lines",
            "plates",
            "cards",
        ),
        *("aside", "acting", "shown", "display", "tools", "waited", "protected", "lasting", "spared", "scored"),
        *("glimpses", "looks"),
    )

    def prepare(self) -> Layout:
        assert isinstance(self.options, Options)
        self.wires = WIRES[self.players]
        self.wire = {wire: place for place, wire in enumerate(self.wires)}
        decks = [self.options.box[wire].cards for wire in self.wires]
        self.longest = max(map(len, decks))
        self._name_actions(sorted({card for deck in decks for card in deck}))
        return self._lay_out()

    def _name_actions(self, values: list[int]) -> None:
        hand = [*map(Action, self.wires), Action.WAIT, Action.CHICKEN]
        seats = range(self.players)
        self.numbers("choose", moves.Choose, hand)
        self.numbers("draft", moves.Draft, Tool)
        self.numbers("declare", moves.Declare, Tool)
        self.number("pass", moves.Pass())
        self.numbers("protect", moves.Protect, self.wires)
        self.number("decline", moves.Decline())
        self.numbers("peek", moves.Peek, combinations(self.wires, 2))
        self.numbers("peek-under", moves.PeekUnder, self.wires)
        self.number("use-mirror", moves.UseMirror())
        self.numbers("blow", moves.Blow, combinations(seats, 2))
        self.numbers("jump", moves.Jump, self.wires)
        self.numbers("switch-with", moves.SwitchWith, seats)
        self.numbers("replace", moves.Replace, hand)
        self.numbers("freeze", moves.Freeze, combinations(range(self.longest), 2))
        self.numbers("keep", moves.Keep, values)
        self.numbers("spare", moves.Spare, seats)

    def _lay_out(self) -> Layout:
        players, wires = self.players, len(self.wires)
        self._lines, self._seats = LastResult(self._write_lines), LastResult(self._write_seats)
        self._tools, self._looks = LastResult(self._write_tools), LastResult(self._write_looks)
        self._glimpses = [LastResult(self._write_glimpses) for _ in range(players)]
        layout = Layout(
            exposed=wires * self.longest,  # by wire, in order: value plus 1
            tiles=wires * len(TILES),  # by wire, turned up: 1 OK, 2 BOOM
            left=wires,  # cards in each deck
            trigger=wires,  # where it stands: the sum of the exposed cards
            plates=2 * wires,  # where the one lies that moves left, and the one that moves right
            cards=players * STUCK[players],  # by seat, on the table, the oldest first: action, from 1
            acting=players,  # what each does this round: action, from 1
            scores=players,  # at most 127
            ages=players,  # by seat: 0 the youngest
            aside=players,  # whose Wait is set aside
            shown=len(TOOLS),
            display=len(TOOLS),
            tools=len(TOOLS),  # who has each: seat, from 1
            lasting=len(LASTING) * players,  # Orders by seat, then Bomb Blankets: wire, from 1
            looks=players * wires * 2,  # by seat and wire, those still valid: how many cards from the top; the tiles
            seen_cards=wires * SCANNED,  # by wire, mine that are still valid: value plus 1, from the top
            seen_tiles=wires * len(TILES),
            waiting=players,
            answered=players,
            waited=players,
            spared=players,
            me=players,
            answer=1,  # mine, sealed: action, from 1; a pass; then Tools
            question=len(QUESTIONS),  # what is asked: a step, or the moment of a window
            about=wires,  # the wire that it is about
            bomb=BOMBS,
            round=1,
            protected=wires,  # how often
            scored=wires,
        )
        self._at = {name: span.start - layout.at("waiting") for name, span in layout.slices.items()}
        self._rest = bytes(layout.size - layout.at("waiting"))
        return layout

    def write(self, view: View, sub_actions: SubActions) -> bytearray:
        assert isinstance(view.viewer, int)
        parts = (
            self._lines.of(view.lines, view.plates),
            self._seats.of(view.cards, view.acting, view.scores, view.ages, view.aside),
            self._tools.of(view.shown, view.display, view.tools, view.lasting),
            self._looks.of(view.looks),
            self._glimpses[view.viewer].of(view.glimpses),
            self._write_round(view),
        )
        return bytearray().join(parts)

    def _write_lines(self, lines: tuple[PublicLine, ...], plates: tuple[Wire, ...]) -> bytes:
        wires = len(self.wires)
        lain = bytearray(2 * wires)
        for order, plate in enumerate(plates):
            lain[order * wires + self.wire[plate]] = 1
        exposed = [bytes([card + 1 for card in line.exposed]).ljust(self.longest, b"\0") for line in lines]
        tiles = [bytes(map(FACES.__getitem__, line.tiles)).ljust(len(TILES), b"\0") for line in lines]
        left = bytes([line.left for line in lines])
        trigger = bytes([min(sum(line.exposed), 127) for line in lines])
        return b"".join([*exposed, *tiles, left, trigger, lain])

    def _write_seats(
        self,
        cards: tuple[tuple[Action, ...], ...],
        acting: tuple[Action, ...],
        scores: tuple[int, ...],
        ages: tuple[Seat, ...],
        aside: tuple[bool, ...],
    ) -> bytes:
        stuck, players = STUCK[self.players], self.players
        table = [bytes(map(ACTIONS.__getitem__, row)).ljust(stuck, b"\0") for row in cards]
        doing = bytes(map(ACTIONS.__getitem__, acting)).ljust(players, b"\0")
        points = bytes([max(-128, min(score, 127)) % 256 for score in scores])
        return b"".join([*table, doing, points, bytes(map(ages.index, range(players))), bytes(aside)])

    def _write_tools(
        self,
        shown: tuple[Tool, ...],
        display: tuple[Tool, ...],
        tools: tuple[tuple[Tool, ...], ...],
        lasting: tuple[Lasting, ...],
    ) -> bytes:
        owners = {tool: seat for seat, mine in enumerate(tools, start=1) for tool in mine}
        working = bytearray(len(LASTING) * self.players)
        for use in lasting:
            working[LASTING.index(use.tool) * self.players + use.seat] = self.wire[use.wire] + 1
        return b"".join(
            [
                bytes([tool in shown for tool in Tool]),
                bytes([tool in display for tool in Tool]),
                bytes([owners.get(tool, 0) for tool in Tool]),
                working,
            ]
        )

    def _write_looks(self, looks: tuple[tuple[Look, ...], ...]) -> bytearray:
        text = bytearray(self.players * len(self.wires) * 2)
        for seat, row in enumerate(looks):
            for look in [look for look in row if look.holds]:
                place = 2 * (seat * len(self.wires) + self.wire[look.wire])
                text[place if look.cards else place + 1] = look.cards or 1
        return text

    def _write_glimpses(self, glimpses: tuple[Glimpse, ...]) -> bytearray:
        cards, tiles = bytearray(len(self.wires) * SCANNED), bytearray(len(self.wires) * len(TILES))
        for glimpse in [glimpse for glimpse in glimpses if glimpse.holds]:
            place = self.wire[glimpse.wire]
            for order, card in enumerate(glimpse.cards):
                cards[place * SCANNED + order] = card + 1
            for order, tile in enumerate(glimpse.tiles):
                tiles[place * len(TILES) + order] = FACES[tile]
        return cards + tiles

    def _write_round(self, view: View) -> bytearray:
        at, wire, step, text = self._at, self.wire, view.todo[0] if view.todo else None, bytearray(self._rest)
        for first, seats in enumerate((view.waiting, view.answered, view.waited, view.spared)):
            for seat in seats:
                text[first * self.players + seat] = 1
        text[at["me"] + int(view.viewer)] = 1
        text[at["answer"]] = _sealed(view.answer)
        asked = step.moment if isinstance(step, Window) else type(step)
        if asked in QUESTIONS:
            text[at["question"] + QUESTIONS[asked]] = 1
        about = getattr(step, "wire", None)
        if about:
            text[at["about"] + wire[about]] = 1
        text[at["bomb"] + view.bomb - 1] = 1
        text[at["round"]] = min(view.round, 127)
        for cut in view.protected:
            text[at["protected"] + wire[cut]] += 1
        for cut in view.scored:
            text[at["scored"] + wire[cut]] = 1
        return text


def _sealed(answer: Sealed | None) -> int:
    match answer:
        case None:
            return 0
        case Choose(action):
            return ACTIONS[action]
        case Declare(tool):
            return PASSED + 1 + TOOLS[tool]
    return PASSED
