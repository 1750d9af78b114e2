"""An offer decoded by a client allows exactly the same moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boomtable.engine import NOTHING, Choices, Dealt, Drawn, Either, Game, Move, OneOf, Seeded, Shuffled, Subset, Tally
from boomtable.engine.choices import Lazy
from boomtable.games import time_bomb
from boomtable.wire.offers import AnyOffer, choices, offer
from boomtable.wire.protocol import ENCODE
from tests.conformance.walks import Drawn as Decided
from tests.conformance.walks import walk
from tests.engine.toys import lamps, standoff
from tests.titles import TITLES, Title

FEW = 200  # sets no larger than this are listed too
TIME_BOMB, STANDOFF, LAMPS = time_bomb.GAME, standoff.GAME, lamps.GAME

wires = st.lists(st.sampled_from(time_bomb.Wire), max_size=8)
decks = st.lists(st.integers(1, 14), unique=True, max_size=8)


def travelled(game: Game[Any, Any], offered: Choices[Any]) -> Choices[Any]:
    return choices(game, msgspec.json.decode(ENCODE(offer(offered)), type=AnyOffer))


def plain(offered: Choices[Any]) -> tuple[Any, ...]:
    """The parts of a set of moves; whether cards are a list or a tuple has no meaning."""
    if isinstance(offered, Lazy):
        move, cards, *more = msgspec.structs.astuple(offered)
        return type(offered), move, tuple(cards), *more
    return type(offered), *offered


def assert_same(game: Game[Any, Any], before: Choices[Any]) -> None:
    after = travelled(game, before)
    assert plain(after) == plain(before)
    assert after.size == before.size
    if before.size:
        assert before.sample(Seeded(1)) in after
        assert after.sample(Seeded(2)) in before
    if before.size <= FEW:
        assert [*after] == [*before]


@given(deck=decks, cards=wires, data=st.data())
def test_every_kind_of_choices_survives_the_journey(deck: list[int], cards: list[Any], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(deck)))
    cut = data.draw(st.integers(0, len(cards)))
    assert_same(TIME_BOMB, OneOf(map(time_bomb.Cut, deck)))
    assert_same(TIME_BOMB, Drawn(time_bomb.Flip, cards))
    assert_same(TIME_BOMB, Drawn(time_bomb.PickStart, range(len(deck))))
    assert_same(STANDOFF, Subset(standoff.Choose, tuple(deck), count))
    assert_same(LAMPS, Shuffled(lamps.DrawCoins, [*lamps.Coin] * count))
    assert_same(TIME_BOMB, Tally(time_bomb.Claim, ("success", "boom"), count, (time_bomb.Decline(),)))
    assert_same(TIME_BOMB, Dealt(time_bomb.DealWires, tuple(cards), (cut, 0, len(cards) - cut)))
    assert_same(TIME_BOMB, Either((Drawn(time_bomb.Cut, deck), OneOf[Any]([time_bomb.Decline()]))))


def test_nothing_to_choose_stays_nothing() -> None:
    assert travelled(TIME_BOMB, NOTHING) == NOTHING


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES, ids=str)
@given(data=st.data())
def test_offers_of_whole_games_survive_the_journey(title: Title, data: st.DataObject) -> None:
    """Including those of chance and the clock."""
    for state in walk(title, Decided(data), upto=data.draw(st.integers(0, 40), label="moves")):
        for seat in state.turn:
            assert_same(title.game, state.choices(seat))


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (lambda: OneOf([time_bomb.Cut(3)]), '{"kind":"one-of","moves":[{"move":"cut","owner":3}]}'),
        (
            lambda: Drawn(time_bomb.Flip, (time_bomb.Wire.SAFE,)),
            '{"kind":"drawn","move":"flip","field":"wire","cards":["safe"]}',
        ),
        (
            lambda: Subset(standoff.Choose, (2, 7), 1),
            '{"kind":"subset","move":"choose","field":"cards","cards":[2,7],"count":1}',
        ),
        (
            lambda: Shuffled(lamps.DrawCoins, [lamps.Coin.HEADS]),
            '{"kind":"shuffled","move":"draw-coins","field":"coins","cards":["heads"]}',
        ),
        (
            lambda: Dealt(standoff.Deal, (5, 6, 7), (2, 1)),
            '{"kind":"dealt","move":"deal","field":"hands","cards":[5,6,7],"sizes":[2,1]}',
        ),
        (
            lambda: Tally[Move](time_bomb.Claim, ("safe", "boom"), 3, (time_bomb.Decline(),)),
            '{"kind":"tally","move":"claim","kinds":["safe","boom"],"most":3,"others":[{"move":"decline"}]}',
        ),
        (
            lambda: Either[Move]((OneOf([time_bomb.Cut(3)]), Drawn(time_bomb.PickStart, (1,)))),
            '{"kind":"either","parts":[{"kind":"one-of","moves":[{"move":"cut","owner":3}]},'
            '{"kind":"drawn","move":"pick-start","field":"seat","cards":[1]}]}',
        ),
    ],
)
def test_offers_are_written_as_the_protocol_says(made: Callable[[], Choices[Any]], words: str) -> None:
    assert ENCODE(offer(made())).decode() == words


def test_a_large_set_is_described_and_not_listed() -> None:
    deal = TIME_BOMB.table(8).state.choices(-1)
    assert deal.size > 50
    assert len(ENCODE(offer(deal))) < 200


def test_only_choices_can_be_offered() -> None:
    with pytest.raises(TypeError):
        offer([time_bomb.Cut(1)])  # type: ignore[arg-type]
