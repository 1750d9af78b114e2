"""When something is shown, and when bots go on after it, does not depend on anything that the rules hide.

As in test_same_pace.py, each test has two tables that differ only in what a viewer cannot know; here things are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest

from boomtable.engine import PUBLIC, Seat, Seeded, State, Viewer, but
from boomtable.games.time_bomb import Role
from boomtable.server import rhythm, scenes
from boomtable.server.bot_driver import BotDriver
from boomtable.server.live_table import LiveTable
from boomtable.server.scenes import Scenes, Stage, scenes_of
from boomtable.server.session import TableSession
from boomtable.wire.show import Show
from tests.games.two_rooms.scenes import evening, play
from tests.server.look_alikes import alike_turn, moments
from tests.server.tables_in_memory import live_table
from tests.server.test_same_pace import TITLES, Pair, even, pairs, waits
from tests.titles import TIME_BOMB, TRICK_SNIPERS, TWO_ROOMS, Title

Patch: TypeAlias = pytest.MonkeyPatch
Told: TypeAlias = tuple[list[Show | None], float]

ROOMS = "president* red-team blue-team red-team / bomber* blue-team red-team"
LONG_AGO = -60.0
each_title = pytest.mark.parametrize("title", TITLES, ids=repr)

__all__ = ["even"]  # a fixture


def shown_table(title: Title, state: State) -> LiveTable:
    """A table at which things are shown."""
    live = live_table(title, state)
    live.session, live.said_at = but(live.session, show=1.0), LONG_AGO
    return live


def told(title: Title, before: State, after: State, viewer: Viewer, bot: Seat | None = None) -> Told:
    """What is shown to a viewer of a move, and when they have seen it."""
    session = shown_table(title, before).session
    found = scenes_of(session, [Stage(before), Stage(after, bot)], 0.0)
    after_it = scenes.with_curtains(session, found, 0.0)
    return [scene.show for scene in found.get(viewer, ())], after_it.curtain(viewer)


def moved(title: Title, pair: Pair, viewer: Viewer) -> tuple[Seat, Pair] | None:
    """Both tables after a move that looks the same to this viewer; at one of them perhaps nobody moved."""
    turn = alike_turn(title, pair, viewer, Seeded("shown"))
    if turn is None:
        return None
    one, other = pair
    return turn.seat, (one.play(turn.seat, turn.move), other.play(turn.seat, turn.twin) if turn.twin else other)


def moves(title: Title) -> Iterator[tuple[Viewer, Seat, Pair, Pair]]:
    viewers: tuple[Viewer, ...] = (PUBLIC, 0)
    for viewer, pair in [(eyes, pair) for eyes in viewers for pair in pairs(title, eyes)]:
        if found := moved(title, pair, viewer):
            yield viewer, found[0], pair, found[1]
    if title is TWO_ROOMS:
        named = play(evening(ROOMS, round=1, no_parley=False), "time")
        for viewer in (5, "room-2"):  # nothing tells there that Room 1 has named its hostages
            yield viewer, 0, (named, named), (play(named, "0 send 2"), named)


def show_tells(title: Title) -> bool:
    """Whether a viewer could tell two tables apart by what is shown, or by when it is over."""
    compared = 0
    for viewer, seat, before, after in moves(title):
        one, other = (told(title, *states, viewer, seat) for states in zip(before, after, strict=True))
        compared += 1
        if one != other:
            return True
    assert compared
    return False


@each_title
def test_what_is_shown_and_until_when_does_not_depend_on_what_is_hidden(title: Title) -> None:
    assert not show_tells(title)


def terrorists_reach_out_longer(patch: Patch) -> None:
    """A duration that depends on a secret."""

    def with_secret(session: TableSession, states: Any, viewer: Viewer, elapsed: float) -> Any:
        found = plain(session, states, viewer, elapsed)
        guilty = states[-1].state.roles[states[-1].bot] is Role.TERRORIST
        longer = [scene.show and but(scene.show, at=scene.show.at + 0.1) for scene in found]
        return tuple(but(scene, show=show) for scene, show in zip(found, longer, strict=True)) if guilty else found

    plain = scenes._scenes
    patch.setattr(scenes, "_scenes", with_secret)


def one_curtain_for_all(patch: Patch) -> None:
    """Room 2 feels what happens in Room 1."""

    def together(session: TableSession, found: Scenes, now: float) -> TableSession:
        session = plain(session, found, now)
        latest = max([end for _, end in session.curtains], default=0.0)
        viewers = session.state.viewers if session.state else ()
        return but(session, curtains=tuple((viewer, latest) for viewer in viewers))

    plain = scenes.with_curtains
    patch.setattr(scenes, "with_curtains", together)


@pytest.mark.parametrize(
    ("leak", "title"),
    [
        pytest.param(terrorists_reach_out_longer, TIME_BOMB, id="terrorists-reach-out-longer"),
        pytest.param(one_curtain_for_all, TWO_ROOMS, id="one-curtain-for-all"),
    ],
)
def test_a_show_that_leans_on_a_secret_is_noticed(
    monkeypatch: Patch, leak: Callable[[Patch], None], title: Title
) -> None:
    leak(monkeypatch)
    assert show_tells(title)


# How long bots take where things are shown.


def forced(state: State) -> bool:
    return any(state.choices(seat).size == 1 for seat in state.turn)


def forced_at_one(title: Title) -> list[Pair]:
    """A few moments at which somebody has no choice at one of two tables, and has one at the other."""
    found = list[Pair]()
    for game in range(10):
        for _, _, state in moments(title, "forced", game):
            other = title.unknown_to(state, PUBLIC, Seeded("forced", game, len(found)))
            if state.todo and state.turn == other.turn and forced(state) != forced(other):
                found.append((state, other))
    return found[:3]


async def pace_tells(title: Title) -> bool:
    """Whether bots are faster or slower at one of two tables that all who watch cannot tell apart."""
    both = [*pairs(title, PUBLIC), *(forced_at_one(title) if title is TRICK_SNIPERS else ())]
    found = [[await waits(shown_table(title, state)) for state in pair] for pair in both]
    assert any(wait > 1 for one, _ in found for wait in one)
    return any(one != other for one, other in found)


@each_title
async def test_how_long_a_bot_takes_after_the_curtain_does_not_depend_on_any_card(title: Title, even: None) -> None:
    assert not await pace_tells(title)


def forced_answers_are_given_faster(patch: Patch) -> None:
    def thinking(session: TableSession, seat: Seat) -> tuple[float, float]:
        least, most = plain(session, seat)
        assert session.state
        return (least / 2, most / 2) if session.state.choices(seat).size == 1 else (least, most)

    plain = rhythm.thinking
    patch.setattr(rhythm, "thinking", thinking)


def a_choice_of_many_takes_longer(patch: Patch) -> None:
    def thinking(session: TableSession, seat: Seat) -> tuple[float, float]:
        least, most = plain(session, seat)
        assert session.state
        return least + 0.1 * session.state.choices(seat).size, most

    plain = rhythm.thinking
    patch.setattr(rhythm, "thinking", thinking)


def what_was_found_is_said_at_once(patch: Patch) -> None:
    """The wait is chosen when the answer is known."""

    async def think(self: BotDriver, live: LiveTable, seat: Seat, level: str, *, speak: bool) -> Any:
        move = await plain(self, live, seat, level, speak=speak)
        await self.registry.clock.sleep(10.0 + len(str(move)))
        return move

    plain = BotDriver._think
    patch.setattr(BotDriver, "_think", think)


@pytest.mark.parametrize(
    "leak", [forced_answers_are_given_faster, a_choice_of_many_takes_longer, what_was_found_is_said_at_once]
)
async def test_a_pace_that_leans_on_the_answer_is_noticed(
    monkeypatch: Patch, even: None, leak: Callable[[Patch], None]
) -> None:
    leak(monkeypatch)
    assert await pace_tells(TRICK_SNIPERS)
