"""The encoding of Trick Snipers: an action is a card to pass or to play."""

from __future__ import annotations

from typing import Any

from boomtable.engine import NOTHING, Choices, Seat
from boomtable.games.trick_snipers.cards import PACKS, Hand
from boomtable.games.trick_snipers.moves import PassOn, Play, Trick
from boomtable.games.trick_snipers.rounds import Playing, playable
from boomtable.games.trick_snipers.table import TrickSnipers
from boomtable.games.trick_snipers.view import View
from boomtable.lab.encodings.encoding import NO_SUB_ACTIONS, Encoding, HistoryBytes, LastResult, Layout
from boomtable.lab.encodings.sub_actions import SubActions, SubsetActions


class TrickSnipersEncoding(Encoding[TrickSnipers, View]):
    """Cards are numbered in the order of the pack, black 1 first."""

    fields = ("viewer", "dealt", "passed", "hand", "leader", "trick", "tricks", "answered", "answer")

    def prepare(self) -> Layout:
        pack, players = PACKS[self.players], self.players
        for card in pack:
            self.number(str(card), Play(card))
        self.cards = {card: place for place, card in enumerate(pack)}
        self.several[PassOn] = self._passing = SubsetActions(
            PassOn, {card: place + 1 for place, card in enumerate(pack)}
        )
        layout = Layout(
            when=len(pack),  # the number of the play, from 1, of cards in tricks that are taken
            by=len(pack),  # who played them: seat, from 1
            points=players,
            counts=players,  # tricks taken
            dealt=len(pack),  # mine, before passing
            passed=len(pack),  # what I gave to the left, or have sealed
            trick=len(pack),  # places in the current trick, from 1
            hand=len(pack),
            picks=len(pack),  # what I have picked to pass on so far
            me=players,
            answered=players,
            leader=players,
            turn=players,
        )
        self._tricks = HistoryBytes(layout.at("dealt"), self._write_trick)
        self._trick, self._hand, self._picks = layout.at("trick"), layout.at("hand"), layout.at("picks") - 1
        self._me, self._answered = layout.at("me"), layout.at("answered")
        self._leader, self._turn = layout.at("leader"), layout.at("turn")
        self._rest = bytes(layout.size - layout.at("trick"))
        self._before = [LastResult(self._write_before) for _ in range(players)]
        return layout

    def _write_trick(self, text: bytearray, place: int, trick: Trick) -> None:
        cards, players, count = self.cards, self.players, len(self.cards)
        for order, card in enumerate(trick.cards):
            text[cards[card]] = place * players + order + 1
            text[count + cards[card]] = (trick.leader + order) % players + 1
        text[2 * count + trick.winner] += trick.points
        text[2 * count + players + trick.winner] += 1

    def ask(
        self, state: TrickSnipers, seat: Seat, sub_actions: SubActions = NO_SUB_ACTIONS
    ) -> tuple[Choices[Any], list[int]]:
        if type(state.todo[0]) is not Playing:
            return super().ask(state, seat, sub_actions)
        numbers = self._passing.numbers
        return NOTHING, [numbers[card] for card in playable(state, seat)]

    def _write_before(self, dealt: Hand, passed: Hand) -> bytearray:
        """What a seat was dealt and passed on, which stays the same while tricks are played."""
        text = bytearray(2 * len(self.cards))
        for card in dealt:
            text[self.cards[card]] = 1
        for card in passed:
            text[len(self.cards) + self.cards[card]] = 1
        return text

    def write(self, view: View, sub_actions: SubActions) -> bytearray:
        cards, me, leader, trick = self.cards, view.viewer, view.leader, view.trick
        assert isinstance(me, int)
        passed = view.answer.cards if view.answer else view.passed
        text = self._tricks.text(view.tricks) + self._before[me].of(view.dealt, passed) + self._rest
        first = self._hand
        for card in view.hand:
            text[first + cards[card]] = 1
        text[self._me + me] = 1
        if leader < 0:
            for action in sub_actions:
                text[self._picks + action] = 1
            for seat in view.answered:
                text[self._answered + seat] = 1
            return text
        text[self._leader + leader] = 1
        text[self._turn + (leader + len(trick)) % self.players] = 1
        first = self._trick
        for place, card in enumerate(trick, start=1):
            text[first + cards[card]] = place
        return text
