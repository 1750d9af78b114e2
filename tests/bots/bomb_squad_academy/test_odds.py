"""The bots' probabilities, checked by enumerating decks."""

from __future__ import annotations

from itertools import permutations
from statistics import fmean

import pytest

from boomtable.bots.bomb_squad_academy.choosing import draw, respond
from boomtable.bots.bomb_squad_academy.forecast import Shields, Tuning, forecast, softmax
from boomtable.bots.bomb_squad_academy.situation import CHICKEN, WAIT, Acting, situation
from boomtable.bots.bomb_squad_academy.tool_effects import hammered, scanned
from boomtable.bots.bomb_squad_academy.wire_odds import WireInfo, odds, sums, wire_infos
from boomtable.engine import Seeded, but
from boomtable.games.bomb_squad_academy.cards import Tile, Wire
from boomtable.games.bomb_squad_academy.rounds import Choosing
from boomtable.games.bomb_squad_academy.wires import Glimpse
from tests.bots.bomb_squad_academy.tables import FIRST, GREEN, line, seen, table

SMALL = WireInfo(unseen=(0, 1, 1, 2, 4, 5), top=(), rooms=(4, 5, 6), chain=3, plates=2)


def counted(info: WireInfo, cutters: int, extra: int = 0) -> tuple[float, float]:
    """Every order of the deck and every place of the BOOM, one at a time."""
    booms, points, flips = [], [], cutters + extra
    for deck in permutations(info.unseen):
        row = (*info.top, *deck)[:flips]
        for room in info.rooms:
            booms.append(sum(row) >= room)
            if not booms[-1]:
                points.append((row[-1] + info.chain + flips + info.plates) // cutters)
    return fmean(booms), fmean(points) if points else 0.0


@pytest.mark.parametrize(("cutters", "extra", "top"), [(1, 0, ()), (2, 0, ()), (3, 0, ()), (1, 1, ()), (2, 0, (1,))])
def test_odds_are_exact(cutters: int, extra: int, top: tuple[int, ...]) -> None:
    info = but(SMALL, top=top)
    found = odds(info, cutters, extra)
    assert (found.boom, found.share) == pytest.approx(counted(info, cutters, extra))


def test_sums_of_cards_are_all_there_are() -> None:
    assert dict(sums((1, 2, 3), 2)) == pytest.approx({3: 1 / 3, 4: 1 / 3, 5: 1 / 3})
    assert dict(sums((1, 2), 0)) == {0: 1}


def test_the_hammer_and_the_x_ray_are_reckoned_exactly() -> None:
    """A BOOM far away: the mean of a card is 13/6, that of the best of three higher."""
    far = but(SMALL, rooms=(40,))
    mean = 13 / 6
    assert hammered(far) == pytest.approx(mean + 2 + mean + 3 + 2 + 2)
    best = fmean(max(three) for three in permutations(far.unseen, 3))
    assert scanned(far) == pytest.approx(best + 3 + 1 + 2)


def test_a_thread_is_the_printed_deck_less_what_was_seen_of_it() -> None:
    red = line(Wire.RED, 5, 4, top=(3,), tiles=FIRST)
    at = table(
        Choosing(), lines={Wire.RED: red}, plates=(Wire.RED, Wire.BLUE), glimpses=seen(0, Glimpse(Wire.RED, (3,)))
    )
    mine, theirs = wire_infos(at.view(0))[2], wire_infos(at.view(1))[2]
    assert mine == WireInfo(unseen=(0, 1, 1, 2, 2, 3, 3, 4, 4), top=(3,), rooms=(6, 7, 8), chain=2, plates=1)
    assert theirs == but(mine, unseen=(0, 1, 1, 2, 2, 3, 3, 3, 4, 4), top=())
    peeked = but(at, glimpses=seen(1, Glimpse(Wire.RED, tiles=FIRST)))
    assert wire_infos(peeked.view(1))[2].rooms == (6,)
    turned = but(red, tiles=(Tile.OK, Tile.BOOM, Tile.OK), turned=1)
    assert wire_infos(at.with_line(Wire.RED, turned).view(1))[2].rooms == (7, 8)


def test_a_forecast_holds_every_way_a_round_may_end() -> None:
    at = situation(table(Choosing(), lines={Wire.RED: line(Wire.RED, 5, 4, 4)}).view(0))
    endings = forecast(at, (2, 2, CHICKEN, 0))
    assert sum(chance for chance, _, _ in endings) == pytest.approx(1)
    assert [ended for _, _, ended in endings] == [True, False]
    _, gains, _ = endings[0]
    assert gains[:3] == (-5, -5, 5)
    assert gains[3] > 0


def test_a_forecast_knows_who_is_blocked_and_who_has_orders() -> None:
    at = situation(table(Choosing()).view(0))
    [(_, gains, _)] = forecast(at, (0, 0, WAIT, CHICKEN))
    assert gains == pytest.approx((0, 0, 3, 0))
    shields = Shields(waited=(2,), protected=(0,), orders=((1, 0),))
    [(_, gains, _)] = forecast(at, (0, 0, WAIT, CHICKEN), shields)
    assert gains == pytest.approx((0, at.offers[0][1][1], 0, 0))


def test_a_blast_takes_no_more_than_there_is_unless_an_option_allows_it() -> None:
    at = situation(table(Choosing(), scores=(3, 9, 9, 9)).view(0))
    assert (at.loss(0), at.loss(1), but(at, negative=True).loss(0)) == (3, 5, 5)


def test_when_the_last_bomb_has_exploded_a_lead_is_all() -> None:
    tuning = Tuning()
    assert sum(softmax((10, 12, 9), tuning.spread[0])) == pytest.approx(1)
    assert softmax((10, 14, 9), tuning.over)[1] > 0.95 > softmax((10, 14, 9), tuning.spread[0])[1]


def alone(acting: Acting) -> list[float]:
    """Two who win only where they are alone: 2 points on Green, 1 on Blue."""
    return [(2.0 - mine) if mine != theirs else 0.0 for mine, theirs in (acting, acting[::-1])]


def test_players_who_think_it_through_agree_on_how_often_to_meet() -> None:
    """With a point of doubt Green is chosen in 57 of 100 cases, whoever thinks and with whatever luck."""
    at = but(situation(table(Choosing(), players=2).view(0)), hands=((0, 1), (0, 1)))
    for luck in range(4):
        green, blue = softmax(respond(at, alone, alone, 3000, (1.0, 1.0), Seeded(luck)), 1.0)
        assert green + blue == pytest.approx(1)
        assert green == pytest.approx(0.573, abs=0.04)


def test_what_i_alone_have_seen_helps_me_alone() -> None:
    """I know that Blue brings 9; the other does not, and still comes to Green more often."""
    at = but(situation(table(Choosing(), players=2).view(0)), hands=((0, 1), (0, 1)))
    at = but(at, offers=at.offers[::-1])

    def knowing(acting: Acting) -> list[float]:
        return [9.0 if acting[0] else alone(acting)[0], 0.0]

    green, blue = respond(at, knowing, alone, 500, (0.1, 0.1), Seeded(1))
    assert blue == pytest.approx(9)
    assert green < 2


def test_a_draw_follows_the_chances() -> None:
    luck = Seeded(1)
    drawn = [draw((0.7, 0.0, 0.3), luck) for _ in range(1000)]
    assert drawn.count(1) == 0
    assert drawn.count(0) == pytest.approx(700, abs=60)


def test_cards_on_the_table_are_in_nobodys_hand() -> None:
    at = situation(table(Choosing(), cards=((), (GREEN,), (), ())).view(0))
    assert 0 in at.hands[0]
    assert 0 not in at.hands[1]
