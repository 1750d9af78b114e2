"""What a viewer may not know changes nothing for them, move by move, in whole games; and planted leaks do."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import asdict

from boomtable.engine import CLOCK, Luck, Move, Seat, Seeded, Viewer
from boomtable.games.two_rooms import GAME, TwoRooms
from boomtable.games.two_rooms.characters import Team
from boomtable.games.two_rooms.moves import Accept, OfferCard, Withdraw
from boomtable.games.two_rooms.news import Shared, Showing, Shown
from boomtable.games.two_rooms.people import Kind
from boomtable.games.two_rooms.rounds import Playing
from tests.conformance import laws
from tests.games.two_rooms.evenings import ending, some
from tests.games.two_rooms.leaks import LEAKS, Leak
from tests.games.two_rooms.leaks_offers import PLANTED
from tests.games.two_rooms.test_leaks import SCENES
from tests.kinds import of_any_kind
from tests.oracle.two_rooms_hidden import unknown_to
from tests.oracle.two_rooms_noticing import look_on, notice
from tests.titles import TWO_ROOMS

pytestmark = pytest.mark.slow

TITLE = replace(TWO_ROOMS, probes=(OfferCard(3), Withdraw(2)), words=TWO_ROOMS.words[:2])
PATIENCE = 40  # acts in a round
GIVING = (
    "president bomber criminal-red criminal-blue thug-red thug-blue conman-red psychologist-blue hot-potato zombie"
    " gambler minion"
)
SECRET: tuple[tuple[int, dict[str, str]], ...] = (
    (12, {"playset": GIVING, "colours": "true", "privacy_promise": "true"}),
    (12, {"playset": GIVING, "colours": "true"}),
)


def assert_unnoticed(table: TwoRooms, luck: Luck) -> None:
    """An evening act by act: who may not know of one sees no difference, nor with all that is hidden from them anew."""
    for act in range(1, 400):
        if not table.turn:
            return
        seat, move = _act(table, luck) if act % PATIENCE else ending(table)
        move = move or table.choices(seat).sample(luck)
        assert_unseen(table, seat, move)
        if isinstance(table.todo[0], Playing) and act % 3 == 0:
            viewer = table.viewers[luck.pick(len(table.viewers))]
            assert_unseen(unknown_to(table, viewer, luck), *_act(table, luck), viewer)
        table = table.play(seat, move)


def assert_unseen(table: TwoRooms, seat: Seat, move: Move, *viewers: Viewer) -> None:
    if move not in table.choices(seat):  # where what is hidden was dealt anew
        return
    after, aware, across = table.play(seat, move), notice(table, seat, move), look_on(table, seat, move)
    for viewer in viewers or table.viewers:
        news = after.view(viewer).story[len(table.view(viewer).story) :]
        assert all(item.what in tuple(Team) for item in news if isinstance(item, Shown) and item.kind is Kind.COLOUR)
        if viewer not in aware:
            laws.what_is_not_noticed_changes_nothing(TITLE, table, after, viewer)
        if viewer in across:
            laws.onlookers_see_only_that_it_happens(TITLE, table, after, viewer)
            assert all(isinstance(item, Shared | Showing) for item in news)
            assert not isinstance(move, Accept) or [*news] == [agreed(table, move.seat, seat)]


def agreed(table: TwoRooms, by: Seat, to: Seat) -> Shared:
    """What the room sees of a share: the kind that was offered [TR20]."""
    return next(Shared((by, to), offer.kind) for offer in table.offers if (offer.by, offer.to) == (by, to))


def _act(table: TwoRooms, luck: Luck) -> tuple[Seat, Move]:
    """Anybody's, each kind of act as likely as another."""
    seats = [seat for seat in table.turn if seat != CLOCK] or [*table.turn]
    seat = seats[luck.pick(len(seats))]
    return seat, of_any_kind(table.choices(seat), luck)


def tells(kind: type[TwoRooms], *evenings: int) -> bool:
    """Whether a leak is found on one of these evenings, on which everything happens."""
    for number in evenings:
        players, options = (*SECRET, *SECRET, *SCENES)[number % 8]
        try:
            assert_unnoticed(kind(**asdict(GAME.table(players, options).state)), Seeded("unnoticed", number))
        except AssertionError:
            return True
    return False


def test_there_are_more_than_a_dozen() -> None:
    assert len(PLANTED) > 12
    assert not {*PLANTED} & {*LEAKS}


@pytest.mark.parametrize("leak", PLANTED, ids=lambda leak: leak.__name__)
def test_a_leak_in_offers_shares_and_reveals_is_seen(leak: type[Leak]) -> None:
    assert tells(leak, 18, *range(40))  # on the first of them an offer outlives a share elsewhere


def test_a_table_without_a_leak_is_not_accused_of_one() -> None:
    assert not tells(Leak, *range(4))


def test_what_is_not_noticed_changes_nothing_on_any_evening() -> None:
    """[TR7] [TR16] [TR20] Decks of every kind by any house rules, for 6 to 16 people."""
    assert_nothing_unnoticed(3)


def assert_nothing_unnoticed(evenings: int) -> None:
    for number, (players, options) in enumerate(some(evenings, "unnoticed", (6, 7, 8, 10, 12, 16))):
        assert_unnoticed(GAME.table(players, options).state, Seeded("unnoticed evenings", number))
