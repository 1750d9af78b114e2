"""Imagined games respect the deck and everything the viewer was shown and still has reason to believe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from time import process_time

from boomtable.engine import Seat, Seeded, Viewer
from boomtable.games.two_rooms import GAME, TwoRooms, View, imagine
from boomtable.games.two_rooms.characters import CARDS
from boomtable.games.two_rooms.characters.teams import PLAIN
from boomtable.games.two_rooms.news import Shown, Swapped
from boomtable.games.two_rooms.people import Kind
from tests.games.two_rooms.evenings import hurried, some
from tests.games.two_rooms.scenes import evening, play
from tests.titles import TWO_ROOMS

SHIFTING = "president bomber hot-potato leprechaun drunk usurper-red usurper-blue medic-red medic-blue"
SETUPS = (
    *some(24, "imagine", (6, 7, 8, 11, 14, 20, 30)),
    *((8, {"playset": SHIFTING, "privacy_promise": promise}) for promise in ("false", "true")),
    (11, {"playset": f"{SHIFTING} spy-red spy-blue gambler"}),
)


@cache
def positions() -> tuple[tuple[TwoRooms, Viewer, TwoRooms], ...]:
    """Tables, who looks at them, and what they imagine then."""
    return tuple(_positions())


def _positions() -> Iterator[tuple[TwoRooms, Viewer, TwoRooms]]:
    for number, (players, options) in enumerate(SETUPS):
        luck = Seeded("positions", number)
        start: TwoRooms = GAME.table(players, options).state
        for table in [*hurried(start, luck, 30)][2::4]:
            viewer = table.viewers[luck.pick(len(table.viewers))]
            yield table, viewer, imagine(table.view(viewer), luck)


def seen(view: View) -> dict[Seat, tuple[Kind, str]]:
    """What the viewer saw last of whom."""
    last: dict[Seat, tuple[Kind, str]] = {}
    for news in view.story:
        match news:
            case Shown(by, _, kind, what):
                left = [seat for seat, had in last.items() if had == (Kind.CARD, what) and what not in PLAIN]
                last = {seat: had for seat, had in last.items() if seat not in left}
                last[by] = (kind, what)
            case Swapped(other, gave, card):
                last[other] = (Kind.CARD, gave)
                last = {seat: had for seat, had in last.items() if seat == other or had != (Kind.CARD, card)}
    return {seat: what for seat, what in last.items() if seat != view.viewer and seat not in dict(view.open)}


def surely(view: View) -> dict[Seat, str]:
    """Cards seen at one player only, nor with the viewer, nor open; those of which there are more stay where they were.

    The Drunk's is gone in the last round.
    """
    cards = {seat: what for seat, (kind, what) in seen(view).items() if kind is Kind.CARD}
    claims = Counter([*cards.values(), view.card, *dict(view.open).values()])
    sobered = view.round == view.options.rounds
    here = Counter(view.deck)
    return {
        seat: card for seat, card in cards.items() if claims[card] <= here[card] and not (sobered and card == "drunk")
    }


def test_there_are_hundreds() -> None:
    """[TR1] Of 6 to 30 people, by players, screens and strangers."""
    assert len(positions()) > 300
    assert {table.players for table, _, _ in positions()} >= {6, 30}


def test_what_is_imagined_looks_the_same_and_is_made_of_the_same_deck() -> None:
    """[TR1] [TR40]"""
    for table, viewer, world in positions():
        assert world.view(viewer) == table.view(viewer)
        assert TWO_ROOMS.cards(world) == TWO_ROOMS.cards(table)
        assert (bool(world.buried), bool(world.sober)) == (bool(table.buried), bool(table.sober))
        assert not world.buried or (CARDS[world.buried].buriable and not CARDS[world.buried].linked)


def test_ones_own_card_and_open_cards_are_what_they_are() -> None:
    """[TR5] [TR15] [TR39]"""
    for table, viewer, world in positions():
        view = table.view(viewer)
        assert all(world.people[seat].card == card for seat, card in view.open)
        if table.number and isinstance(viewer, int):
            assert mine(world, table, viewer)


def mine(world: TwoRooms, table: TwoRooms, viewer: Seat) -> bool:
    """The same but for how many shares of others came before one's card [TR34]."""
    one, other = world.people[viewer], table.people[viewer]
    return all(getattr(one, name) == getattr(other, name) for name in one.__struct_fields__ if name != "since")


def test_a_card_that_was_shown_is_there_yet() -> None:
    """[TR19] As far as the viewer has no reason to think it elsewhere."""
    found = 0
    for table, viewer, world in positions():
        for seat, card in surely(table.view(viewer)).items() if table.todo else ():
            assert world.people[seat].card == card
            found += 1
    assert found > 200


def test_a_colour_that_was_shown_is_the_cards() -> None:
    """[TR17] A Spy shows the other side's."""
    table = evening("gambler spy-red clone blue-team red-team* / president* bomber spy-blue intern rival victim")
    table = play(table, "0 colour 1", "2 colour 0", "0 colour 3")
    for seed in range(50):
        world = imagine(table.view(0), Seeded(seed))
        assert [CARDS[world.people[seat].card].colour for seat in (1, 2, 3)] == ["blue", "grey", "blue"]


def test_offers_of_ones_own_and_to_oneself_are_open_and_no_others() -> None:
    """[TR16] [TR20]"""
    found = 0
    for table, viewer, world in positions():
        mine = [offer for offer in table.offers if viewer in (offer.by, offer.to)]
        assert [*world.offers] == mine
        found += any(mine)
    assert found > 10


def test_a_player_who_gave_a_card_away_knows_where_it_is_until_it_is_seen_elsewhere() -> None:
    """[TR34]"""
    table = play(evening("hot-potato gambler red-team spy-red / president bomber"), "0 share 1")
    assert {imagine(table.view(0), Seeded(n)).people[1].card for n in range(30)} == {"hot-potato"}
    assert {imagine(table.view(1), Seeded(n)).people[0].card for n in range(30)} == {"gambler"}
    table = play(table, "1 share 2", "2 show-card 0")
    assert {imagine(table.view(0), Seeded(n)).people[2].card for n in range(30)} == {"hot-potato"}
    assert len({imagine(table.view(0), Seeded(n)).people[1].card for n in range(30)}) > 1


def test_the_last_of_two_equal_cards_may_be_seen_twice() -> None:
    """[TR1] [TR34] A team card that wandered: it cannot be in both places when there is only one."""
    drawn = "hot-potato red-team gambler blue-team* / president* bomber spy-red"
    table = play(evening(drawn), "1 show-card 2", "1 share 0", "0 show-card 2")
    assert {imagine(table.view(2), Seeded(n)).people[0].card for n in range(30)} == {"red-team"}


def test_it_is_quick() -> None:
    """Thirty people: 0.1 ms each on the machine it was written on; twenty times that is still quick."""
    luck = Seeded("quick")
    start: TwoRooms = GAME.table(30, {"playset": "rulebook"}).state
    views = [table.view(place % 30) for place, table in enumerate(hurried(start, luck, 60))]
    best = min(_time(views[-40:], luck) for _ in range(5))
    assert best < 0.002


def _time(views: list[View], luck: Seeded) -> float:
    before = process_time()
    for view in views:
        imagine(view, luck)
    return (process_time() - before) / len(views)
