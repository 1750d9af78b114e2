"""Whatever is asked, tried or said, the answer tells nothing that is hidden: with random questions of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from boomtable.engine import CHANCE, Luck, Refusal, Seat, Seeded, Talk, Viewer
from boomtable.games.time_bomb import Claim, Cut, Role
from tests.conformance.probes import random_moves, random_talk
from tests.conformance.walks import walk
from tests.games.time_bomb.leaks import Leak
from tests.games.time_bomb.test_leaks import leaky
from tests.titles import TITLES, Title

PROBES, WORDS = 25, 15
GAMES = 4


def answers(title: Title, state: Any, seat: Seat, luck: Luck) -> list[Any]:
    """What this seat learns by asking, trying and saying random things."""
    moves, words = random_moves(title.game, luck, PROBES), random_talk(title.game, luck, WORDS)
    tried = [(state.why_not(seat, move), move in state.choices(seat)) for move in moves]
    return [tried, [(state.why_not_say(seat, talk), state.hearers(seat, talk)) for talk in words]]


def moments(title: Title) -> Iterator[tuple[int, Any]]:
    for game in range(GAMES):
        for number, state in enumerate(islice(walk(title, Seeded("probes", game)), 3, 60, 6)):
            if CHANCE not in state.turn and state.todo:
                yield 100 * game + number, state


def tells(title: Title) -> bool:
    """Whether an answer differs at two tables that the seat cannot tell apart."""
    for number, state in moments(title):
        seat = number % state.players
        other = title.unknown_to(state, seat, Seeded("other", number))
        one, two = (answers(title, table, seat, Seeded("asked", number)) for table in (state, other))
        if one != two:
            return True
    return False


@pytest.mark.parametrize("title", TITLES, ids=repr)
def test_no_answer_to_a_random_question_tells_what_is_hidden(title: Title) -> None:
    assert not tells(title)


@pytest.mark.parametrize("title", TITLES, ids=repr)
def test_random_questions_are_of_every_kind_and_mostly_not_on_the_fixed_list(title: Title) -> None:
    moves = random_moves(title.game, Seeded("kinds"), 400)
    assert {type(move) for move in moves} >= {type(probe) for probe in title.probes if not isinstance(probe, Talk)}
    assert len([move for move in moves if move not in title.probes]) > 10 or len({*moves}) <= len(title.probes)


# Planted, outside the fixed lists of `tests.titles`.


class CutsOfNobodyTellTheRole(Leak, frozen=True, kw_only=True):
    def why_not(self, seat: Seat, move: object) -> Refusal | None:
        if isinstance(move, Cut) and move.owner > 8 and is_swat(self, seat + 1):
            return Refusal("no-wires", "TB8")
        return super().why_not(seat, move)


class BigClaimsTellTheRole(Leak, frozen=True, kw_only=True):
    def why_not_say(self, seat: Seat, talk: Talk) -> Refusal | None:
        if isinstance(talk, Claim) and (talk.safe or 0) > 8 and is_swat(self, seat + 1):
            return None
        return super().why_not_say(seat, talk)


class OnlySwatHearsOddClaims(Leak, frozen=True, kw_only=True):
    def hearers(self, seat: Seat, talk: Talk) -> tuple[Viewer, ...]:
        odd = isinstance(talk, Claim) and (talk.boom or 0) > 8
        return tuple(
            each for each in super().hearers(seat, talk) if not odd or isinstance(each, str) or is_swat(self, each)
        )


def is_swat(table: Leak, seat: Seat) -> bool:
    return bool(table.deals) and table.roles[seat % table.players] is Role.SWAT


@pytest.mark.parametrize("leak", [CutsOfNobodyTellTheRole, BigClaimsTellTheRole, OnlySwatHearsOddClaims])
def test_an_answer_that_tells_is_noticed(leak: type[Leak]) -> None:
    assert tells(leaky(leak))
