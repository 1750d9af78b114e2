"""One game through an adapter: who is to act, what they may do, and what happens without them."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any

from boomtable.engine import (
    CHANCE,
    CLOCK,
    NOTHING,
    Illegal,
    Luck,
    Move,
    RealTimeStep,
    Ring,
    Said,
    Seat,
    State,
    Table,
    Talk,
    VirtualClock,
)
from boomtable.engine.moves import NOT_NOW
from boomtable.lab.adapters.observations import EngineSnapshot, Observation, Snapshot, observation
from boomtable.lab.encodings.encoding import NO_SUB_ACTIONS, WAIT, Encoding
from boomtable.lab.encodings.sub_actions import SubActions

TICK = 5.0  # seconds that pass once all have had their chance to act, in a real-time step


class Episode:
    """Chance and the clock act by themselves. Where talk is part of the game, all may speak after every answer."""

    def __init__(self, encoding: Encoding[Any, Any], luck: Luck) -> None:
        self.encoding, self.luck = encoding, luck
        self.state: State = encoding.table.state
        self.ledger: tuple[Said, ...] = ()
        self.asked: tuple[Seat, ...] = ()  # who may act now, in this order; nobody once the game is over
        self.speaking = False  # they are asked for something to say
        self.sub_actions: dict[Seat, SubActions] = {}  # of those whose answer is incomplete
        self.clock = VirtualClock()
        self._turn: tuple[Seat, ...] = ()  # the state's
        self._open = False  # the step is
        self._last: Seat = -1  # who had their chance in this tick
        self._offers: dict[Seat, tuple[Any, list[int]]] = {}  # choices and their numbers, until something changes
        self._go_on()

    @property
    def table(self) -> Table[Any]:
        return Table(self.state, self.ledger)

    @property
    def snapshot(self) -> Snapshot:
        """The game as it is now, to be read later."""
        return EngineSnapshot(self.state, self.ledger)

    @property
    def returns(self) -> list[float]:
        """The returns of all seats; 0 while the game goes on."""
        return self.encoding.returns(self.state)

    @property
    def ticks(self) -> int:
        """How often everyone can still act before the next alarm."""
        return int((self.clock.due[0].at - self.clock.now) // TICK) if self.clock.due else 0

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of what a seat may do; a seat that is not asked can only wait."""
        return self._offer(seat)[1]

    def _offer(self, seat: Seat) -> tuple[Any, list[int]]:
        """What a seat is asked, and what it may do."""
        if (known := self._offers.get(seat)) is None:
            known = self._offers[seat] = self._offered(seat, self.sub_actions.get(seat, NO_SUB_ACTIONS))
        return known

    def _offered(self, seat: Seat, sub_actions: SubActions) -> tuple[Any, list[int]]:
        if seat not in self.asked:
            return NOTHING, [WAIT]
        if self.speaking:
            return NOTHING, self.encoding.sayable(self.table, seat, sub_actions)
        choices, numbers = self.encoding.ask(self.state, seat, sub_actions)
        return choices, [WAIT, *numbers] if self._open else numbers

    def observe(self, seat: Seat) -> bytearray:
        sub_actions = self.sub_actions.get(seat, NO_SUB_ACTIONS)
        if self.encoding.plain:
            return self.encoding.watch(self.state, seat, sub_actions)
        view, heard = self.state.view(seat), self.table.heard(seat)
        return self.encoding.observe(view, sub_actions, heard, speaking=self.speaking, ticks=self.ticks)

    def observed(self, seat: Seat) -> Observation:
        """What a seat sees, and a mask of what it may do."""
        return observation(self.observe(seat), len(self.encoding.actions), self.legal(seat))

    def act(self, seat: Seat, number: int) -> None:
        """Apply an action with all its effects; raise Illegal if a rule forbids it. Seats not asked can only wait."""
        sub_actions = (*self.sub_actions[seat], number) if seat in self.sub_actions else (number,)
        choices, legal = self._offer(seat)
        if number not in legal:
            raise self._refusal(seat, sub_actions)
        if seat not in self.asked:
            return
        self._offers = {}
        if self.speaking:
            self._speak(seat, sub_actions)
        elif number == WAIT:
            self.wait(seat)
        else:
            self._answer(seat, sub_actions, choices)

    def act_all(self, numbers: Mapping[Seat, int]) -> None:
        """Apply one action of everyone; one that an earlier action in the same tick made impossible is dropped."""
        for seat, number in numbers.items():
            if number not in self.legal(seat):
                raise self._refusal(seat, (*self.sub_actions.get(seat, NO_SUB_ACTIONS), number))
        speaking = self.speaking
        for seat in self.asked:
            if self.speaking is speaking and seat in self.asked and numbers[seat] in self.legal(seat):
                self.act(seat, numbers[seat])

    def _answer(self, seat: Seat, sub_actions: SubActions, choices: Any) -> None:
        move = self.encoding.answer(choices, sub_actions)
        if move is None:
            self.sub_actions[seat] = sub_actions
        else:
            self._played(seat, self.state.play_unchecked(seat, move, self._turn))

    def play(self, seat: Seat, move: Move) -> None:
        """Play a whole answer with all its effects; raise Illegal if a rule forbids it."""
        self._played(seat, self.state.play(seat, move))

    def _played(self, seat: Seat, after: State) -> None:
        self._offers = {}
        self._forget(seat)
        self.state, self._last = after, seat
        self._go_on()

    def wait(self, seat: Seat) -> None:
        """Let a seat pass up its chance to act."""
        self._offers = {}
        self._forget(seat)
        self._last = seat
        self._go_on()

    def _forget(self, seat: Seat) -> None:
        """Drop sub-actions after an answer or a wait; in real time also those of others that are no longer legal."""
        self.sub_actions = (
            {} if self._open else {by: sub_actions for by, sub_actions in self.sub_actions.items() if by != seat}
        )

    def _speak(self, seat: Seat, sub_actions: SubActions) -> None:
        talk = self.encoding.talk(self.table, seat, sub_actions) if sub_actions != (WAIT,) else None
        if talk is None and sub_actions != (WAIT,):
            self.sub_actions[seat] = sub_actions
        else:
            self.say(seat, talk)

    def say(self, seat: Seat, talk: Talk | None) -> None:
        """Let a seat that may speak say something, or nothing."""
        self._offers = {}
        self.sub_actions.pop(seat, None)
        if talk:
            self.ledger = self.table.say(seat, talk).ledger
        self.asked = tuple([other for other in self.asked if other != seat])
        if not self.asked:
            self.speaking = False
            self._ask()

    def _go_on(self) -> None:
        """Go on to the next answer or, where there is talk, first ask everyone to speak."""
        self._ask()
        if self.encoding.talks and self.asked and self.asked[0] >= 0:
            self.speaking = True
            self.asked = tuple(range(self.encoding.players))

    def _ask(self) -> None:
        """Let chance and the clock act until a seat is asked or the game is over."""
        while turn := self.state.turn:
            self._turn = turn
            step = self.state.todo[0]
            if turn[0] == CHANCE:
                if (move := self.drawn(step.choices(self.state, CHANCE))) is None:
                    self.asked = turn
                    return
                self.state = self.state.play_unchecked(CHANCE, move, turn)
                continue
            self._open = isinstance(step, RealTimeStep)
            if turn[0] >= 0 and not self._open:
                self.asked, self._last = turn if turn[-1] >= 0 else tuple([seat for seat in turn if seat >= 0]), -1
                return
            self.clock = self.clock.watch(self.state.alarms)
            self.asked = tuple([seat for seat in turn if seat > self._last])
            if self.asked:
                return
            self._pass_time(TICK if turn[0] >= 0 else inf)
        self.asked = ()

    def drawn(self, choices: Any) -> Move | None:
        """What chance answers; None if chance is to act like a seat."""
        move: Move = choices.sample(self.luck)
        return move

    def _pass_time(self, seconds: float) -> None:
        self.clock, self._last = self.clock.wait(seconds), -1
        if ringing := self.clock.ringing:
            self.sub_actions = {}
            self.state = self.state.play(CLOCK, Ring(ringing[0]))

    def _refusal(self, seat: Seat, sub_actions: SubActions) -> Exception:
        if not self.speaking:
            return self.encoding.refusal(self.state, seat, sub_actions)
        meant: Move | None = self.encoding.meant(sub_actions)
        why = self.table.why_not_say(seat, meant) if meant in self.encoding.spoken else None
        return Illegal(seat, meant, why or NOT_NOW)
