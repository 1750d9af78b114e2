"""The encoding of Time Bomb, and what Time Bomb Evolution shares with it."""

from __future__ import annotations

from typing import Any, ClassVar

from boomtable.engine import CHANCE, Choices, Said, Seat, Table, Talk
from boomtable.engine.choices import NOTHING
from boomtable.games.time_bomb.cards import Wire
from boomtable.games.time_bomb.moves import Claim
from boomtable.games.time_bomb.table import TimeBomb, View
from boomtable.games.time_bomb_shared.cards import HAND_SIZES, ROUNDS, Claims, Role
from boomtable.games.time_bomb_shared.moves import Accuse, Cut, Decline, Suggest
from boomtable.games.time_bomb_shared.steps import Clipping
from boomtable.games.time_bomb_shared.table import WireTable, WireView
from boomtable.lab.encodings.encoding import NO_SUB_ACTIONS, WAIT, Encoding, HistoryBytes, LastResult, Layout, S, V
from boomtable.lab.encodings.sub_actions import SubActions, TallyActions

ROLES = {role: place for place, role in enumerate(Role)}


class WireEncoding(Encoding[S, V]):
    """Kinds of wires are numbered in the order of the rules."""

    can_talk = True
    fields: ClassVar[tuple[str, ...]] = ("viewer", "role", "hands", "start", "waiting", "cuts", "claimed")
    kinds: ClassVar[tuple[Any, ...]]
    claim: ClassVar[type[Any]]

    def prepare(self) -> Layout:
        self.kind = {wire: place for place, wire in enumerate(self.kinds)}
        self.numbers("cut", Cut, range(self.players))
        self.name_more()
        self.claims_option: Claims = self.options.claims  # type: ignore[attr-defined]
        in_turn = self.claims_option is Claims.IN_TURN
        if in_turn:
            self.number("decline", Decline())
        if in_turn or (self.talks and self.claims_option is Claims.FREE):
            others = {Decline(): self.single[Decline()]} if in_turn else {}
            claims = TallyActions(self.claim, self.kinds, HAND_SIZES[0], len(self.actions), others)
            self.several[self.claim] = claims
            self.actions += tuple(f"claim-{name}" for name in claims.names)
        if self.talks:
            for seat in range(self.players):
                self.saying(f"accuse-{seat}", Accuse(seat))
            for seat in range(self.players):
                self.saying(f"suggest-{seat}", Suggest(seat))
        return self.lay_out(in_turn)

    def name_more(self) -> None:
        """Number the answers that only this title has."""

    def sizes(self) -> dict[str, int]:
        """Sizes of the slices that only this title has."""
        return {}

    def lay_out(self, in_turn: bool) -> Layout:
        players, kinds = self.players, len(self.kinds)
        talk = players * (kinds + 5) if self.talks else 0
        layout = Layout(
            cuts=ROUNDS * players * (players + kinds),  # cut by cut: whose wire, which kind
            gone=kinds,  # how many are cut so far
            lost=players,  # how many of each seat's were cut this round
            claims=ROUNDS * players * (kinds + 1) * in_turn,  # by round and seat: answered, then each number plus 1
            hands=ROUNDS * kinds,  # mine as dealt, how many of each kind, by round
            hand=kinds,  # mine now
            role=len(ROLES),
            round=ROUNDS,
            me=players,
            start=players,
            asked=players,  # whose answer the table waits for
            picks=kinds * bool(self.several),  # of an incomplete claim: each number plus 1
            **self.sizes(),
            heard=talk,  # by seat: round and numbers of the latest claim, round and seat of an accusation, a suggestion
            speaking=int(self.talks),
        )
        at = layout.at
        self._cuts = HistoryBytes(at("claims"), self._write_cut)
        self._claims = HistoryBytes(at("hands") - at("claims"), self._write_claim)
        self._heard = HistoryBytes(talk, self._write_said)
        self._hands = [LastResult(self._write_hands) for _ in range(players)]
        self._rest = bytes(at("heard") - at("role"))
        self._gone, self._lost, self._hand = at("gone"), at("lost"), at("hand")
        self._role, self._round, self._me, self._start = at("role"), at("round"), at("me"), at("start")
        self._asked, self._picks = at("asked"), at("picks")
        return layout

    def _write_cut(self, text: bytearray, place: int, cut: Any) -> None:
        first, kind = place * (self.players + len(self.kinds)), self.kind[cut.wire]
        text[first + cut.owner] = text[first + self.players + kind] = 1
        text[self._gone + kind] += 1
        if place % self.players == 0:
            text[self._lost : self._lost + self.players] = bytes(self.players)  # a new round
        text[self._lost + cut.owner] += 1

    def _write_hands(self, hands: tuple[Any, ...]) -> bytearray:
        """Write the seat's hands as dealt, then the last of them again."""
        counts = [hand.count(kind) for hand in hands for kind in self.kinds]
        now = counts[-len(self.kinds) :]
        return bytearray(counts).ljust(ROUNDS * len(self.kinds), b"\0") + bytes(now).ljust(len(self.kinds), b"\0")

    def _write_claim(self, text: bytearray, place: int, claimed: Any) -> None:
        width = len(self.kinds) + 1
        first = (place // self.players * self.players + claimed.seat) * width
        text[first] = 1
        if claimed.claim:
            text[first + 1 : first + width] = self._numbers(claimed.claim)

    def _numbers(self, claim: Any) -> bytes:
        """What is claimed of each kind, plus 1; 0 where nothing is claimed."""
        numbers = [getattr(claim, kind) for kind in self.kinds]
        return bytes([0 if number is None else number + 1 for number in numbers])

    def ask(self, state: S, seat: Seat, sub_actions: SubActions = NO_SUB_ACTIONS) -> tuple[Choices[Any], list[int]]:
        if type(state.todo[0]) is not Clipping:
            return super().ask(state, seat, sub_actions)
        assert isinstance(state, WireTable)
        return NOTHING, [owner + 1 for owner in state.cuttable]

    # What is said, where talk is part of the game.

    def sayable(self, table: Table[Any], seat: Seat, sub_actions: SubActions = NO_SUB_ACTIONS) -> list[int]:
        claims = self.claims_of(table, seat)
        if sub_actions:
            return self.legal(claims, sub_actions)
        said = [number for talk, number in self.spoken.items() if not table.why_not_say(seat, talk)]
        return [WAIT, *self.legal(claims), *said]

    def talk(self, table: Table[Any], seat: Seat, sub_actions: SubActions) -> Talk | None:
        said = self.attempts.get(sub_actions[0])
        return said if isinstance(said, Talk) else self.answer(self.claims_of(table, seat), sub_actions)  # type: ignore[return-value]

    def claims_of(self, table: Table[Any], seat: Seat) -> Choices[Any]:
        """The claims that a seat may make now without being asked."""
        state: WireTable = table.state
        claims = state.claims_of(seat)
        return NOTHING if table.why_not_say(seat, self.claim(**{claims.kinds[0]: 0})) else claims

    def _write_said(self, text: bytearray, place: int, said: Said) -> None:
        kinds = len(self.kinds)
        first = said.seat * (kinds + 5)
        match said.talk:
            case Accuse(seat):
                text[first + kinds + 1 : first + kinds + 3] = bytes([said.round, seat + 1])
            case Suggest(seat):
                text[first + kinds + 3 : first + kinds + 5] = bytes([said.round, seat + 1])
            case claim:
                text[first : first + kinds + 1] = bytes([said.round]) + self._numbers(claim)

    def hear(self, heard: tuple[Said, ...]) -> bytearray:
        return self._heard.text(heard)

    # What is seen.

    def write_wires(self, view: WireView, sub_actions: SubActions) -> bytearray:
        """The part of the observation that both titles share."""
        me, hands, cuts = view.viewer, view.hands, view.cuts
        assert isinstance(me, int)
        asked = view.waiting[0] if view.waiting else CHANCE
        text = self._cuts.text(cuts) + self._claims.text(view.claimed) + self._hands[me].of(hands) + self._rest
        before = (len(hands) - 1) * self.players
        if len(cuts) == before:
            text[self._lost : self._lost + self.players] = bytes(self.players)
        for cut in cuts[max(before, 0) :]:
            if cut.owner == me:
                text[self._hand + self.kind[cut.wire]] -= 1
        if hands:
            text[self._round + len(hands) - 1] = 1
        if view.role:
            text[self._role + ROLES[view.role]] = 1
        text[self._me + me] = 1
        if view.start >= 0:
            text[self._start + view.start] = 1
        if asked >= 0:
            text[self._asked + asked] = 1
        if sub_actions:
            claim = self.several[self.claim].attempt(sub_actions)
            text[self._picks : self._picks + len(self.kinds)] = self._numbers(claim)
        return text


class TimeBombEncoding(WireEncoding[TimeBomb, View]):
    kinds = tuple(Wire)
    claim = Claim

    def write(self, view: View, sub_actions: SubActions) -> bytearray:
        return self.write_wires(view, sub_actions)
