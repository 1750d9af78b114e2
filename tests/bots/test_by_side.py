"""Bots by side: a seat dealt to a side plays as that side's bot."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from boomtable.bots import Bot, Random, Talker, by_side, play_on
from boomtable.engine import Choices, Luck, Move, Said, Seeded, Talk
from boomtable.engine.records import Entry, Spoken
from boomtable.games.time_bomb import GAME, Claim, Role, TimeBomb, View, side


@dataclass
class Witness:
    """Random, but it keeps the roles it was asked to play."""

    roles: set[Role | None] = field(default_factory=set)

    def answer(self, view: View, heard: tuple[Said, ...], choices: Choices[Move], luck: Luck) -> Move:
        self.roles.add(view.role)
        return choices.sample(luck)


@dataclass
class Speaker(Witness):
    """A witness that claims, and keeps the roles it spoke for."""

    spoke: set[Role | None] = field(default_factory=set)

    def speak(self, view: View, heard: tuple[Said, ...], luck: Luck) -> Talk | None:
        self.spoke.add(view.role)
        running = len(view.cuts) < view.round * view.players and not view.outcome
        return Claim(success=0) if running else None


def evening(swat: Bot, terrorist: Bot) -> tuple[list[Entry], TimeBomb]:
    """A game among five that have a bot for each side, and the table at its end."""
    bots = (by_side(side, {"swat": swat, "terrorist": terrorist}),) * 5
    game = [*play_on(GAME.table(5), bots, (7,))]
    return [entry for entry, _ in game], game[-1][1].state


def test_each_side_is_played_by_its_bot() -> None:
    swat, terrorist = Witness(), Witness()
    evening(swat, terrorist)
    assert (swat.roles, terrorist.roles) == ({Role.SWAT}, {Role.TERRORIST})


def test_each_side_speaks_through_its_bot() -> None:
    swat, terrorist = Speaker(), Speaker()
    evening(swat, terrorist)
    assert (swat.spoke, terrorist.spoke) == ({Role.SWAT}, {Role.TERRORIST})


@pytest.mark.parametrize("role", Role)
def test_a_side_whose_bot_does_not_talk_is_silent(role: Role) -> None:
    swat, terrorist = (Speaker() if other is role else Witness() for other in Role)
    entries, table = evening(swat, terrorist)
    assert {table.roles[entry.seat] for entry in entries if isinstance(entry, Spoken)} == {role}


def test_nobody_speaks_before_they_know_their_side() -> None:
    bot = by_side(side, {"swat": Speaker(), "terrorist": Speaker()})
    assert isinstance(bot, Talker)
    assert bot.speak(GAME.table(5).state.view(0), (), Seeded(1)) is None


def test_two_silent_bots_by_side_make_a_silent_one() -> None:
    assert not isinstance(by_side(side, {"swat": Random(), "terrorist": Random()}), Talker)


def test_the_same_bot_on_every_side_plays_as_it_does_alone() -> None:
    alone = [entry for entry, _ in play_on(GAME.table(5), (Random(),) * 5, (7,))]
    assert evening(Random(), Random())[0] == alone
