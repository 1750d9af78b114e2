"""House rules: scores below zero, plates that stay, and a host's own decks."""

from __future__ import annotations

import pytest

from boomtable.engine import CHANCE, BadRecord, BadSetup
from boomtable.games.bomb_squad_academy import GAME, Ages, DrawAges, Options, draw, parse
from boomtable.games.bomb_squad_academy.cards import BOX, Deck, Wire
from boomtable.games.bomb_squad_academy.moves import PlatesMoved, ShuffleDeck, Spare
from boomtable.games.bomb_squad_academy.options import read_decks, write_decks
from tests.games.bomb_squad_academy.scenes import PRIMED, declarable, paid, play, scene

SMALL = "green 3 3 3 1 / 2, red 1 2 3 4 5 6 / 15"


def test_scores_stay_at_zero_and_plates_where_they_lie_by_default() -> None:
    """[BS5] [BS15]"""
    options = Options()
    assert (options.allow_negative, options.plates_stay, options.decks, options.ages) == (False, True, "", Ages.DRAWN)
    assert [option.name for option in GAME.option_list] == [
        "allow_negative",
        "plates_stay",
        "decks",
        "ages",
        "co_cutters",
    ]


def test_plates_may_go_on_two_new_wires_for_bomb_three() -> None:
    """[BS15] Wherever they lay before: nothing moves, and chance places them before the draft."""
    before = scene(options=Options(plates_stay=False), plates="green red", green="/2", blue="4 4 3 1 / 1 / B..")
    table = play(before, "choose green blue red", *["shuffle", "chance lay-tiles ok,ok,boom"] * 4)
    assert not [news for news in table.story if isinstance(news, PlatesMoved)]
    assert table.choices(CHANCE).size == 12
    assert play(table, "chance place-plates yellow blue").plates == (Wire.YELLOW, Wire.BLUE)


def test_games_from_before_plates_stayed_are_read_as_they_were_or_refused() -> None:
    """[BS11] [BS15]"""
    assert GAME.options_since(1, 3, {}) == {"plates_stay": False}
    assert GAME.options_since(2, 3, {}) == {}
    with pytest.raises(BadRecord) as bad:
        GAME.options_since(1, 3, {"plates_stay": True})
    assert bad.value.facts == {"game": "bomb-squad-academy", "rule": "BS11"}


@pytest.mark.parametrize("players", GAME.seats)
def test_ages_may_be_real_ones(players: int) -> None:
    """[BS4] Then everyone sits by age, and there is nothing to draw."""
    table = GAME.table(players, {"ages": "seated"}).state
    assert list(table.choices(CHANCE)) == [DrawAges(tuple(range(players)))]
    assert parse(draw(table)) == table
    after = table.play(CHANCE, DrawAges(tuple(range(players))))
    assert after.by_score(range(players)) == after.ages == tuple(range(players))


def test_a_host_is_shown_the_decks_that_would_be_played_with() -> None:
    """[BS1]"""
    assert GAME.advice(3).deck == tuple(write_decks({wire: deck}) for wire, deck in BOX.items())
    own = GAME.advice(3, {"decks": SMALL}).deck
    assert own[:2] == ("green 1 3 3 3 / 2", GAME.advice(3).deck[1])


def test_a_host_can_bring_decks_and_tracks_of_their_own() -> None:
    """[BS1] A wire left out keeps its own."""
    box = Options(decks=SMALL).box
    assert box == {**BOX, Wire.GREEN: Deck((1, 3, 3, 3), 2), Wire.RED: Deck((1, 2, 3, 4, 5, 6), 15)}
    assert Options().box == Options(decks=" ").box == BOX
    table = play(GAME.table(3, {"decks": SMALL}).state, "chance draw-ages 0,1,2")
    assert ShuffleDeck((3, 3, 1, 3)) in table.choices(CHANCE)
    assert table.view(0).decks[0] == Deck((1, 3, 3, 3), 2)


def test_a_wire_plays_with_the_track_of_its_host() -> None:
    """[BS1] [BS9]"""
    small = Options(decks=SMALL)
    assert play(scene(options=small, green="/ 3 / B.."), "choose green red red").bomb == 3
    assert play(scene(options=Options(), green="/ 3 / B.."), "choose green red red").bomb == 2


def test_decks_are_read_as_they_are_written() -> None:
    """[BS1]"""
    assert read_decks(write_decks(BOX)) == BOX
    assert write_decks({Wire.BLUE: Deck((0, 1, 2), 0)}) == "blue 0 1 2 / 0"


@pytest.mark.parametrize(
    ("decks", "why"),
    [
        ("green 3 3 / 4", "short-deck, wire = green, sum = 6, needed = 7"),  # it would outlast its BOOM
        ("green / 4", "unreadable-deck"),
        ("green 3 3 3", "unreadable-deck"),
        ("green 3 -1 3 / 1", "unreadable-deck"),
        ("pink 3 3 3 / 1", "unreadable-deck, text = pink"),
        ("green 9 / 1,", "unreadable-deck"),
        ("green" + " 9" * 200 + " / 1", "bad-option, option = decks"),
    ],
)
def test_decks_that_cannot_be_played_are_refused(decks: str, why: str) -> None:
    """[BS1]"""
    with pytest.raises(BadSetup, match=why):
        GAME.table(3, {"decks": decks})
    assert Options(decks="green 3 3 / 3").box[Wire.GREEN].track == 3


BESIDE = {"wrench": "", "bomb-blanket": "", "crimper": "/2", "shield": PRIMED}  # Tools, and the wire they fit at


@pytest.mark.parametrize("tool", BESIDE)
def test_one_of_several_cutters_may_be_somebody_else_to_the_others(tool: str) -> None:
    """[BS18] By option; a player who cuts alone has no co-cutter."""

    def fits(choice: str, *, co_cutters: bool) -> bool:
        table = scene(tools=[tool], options=Options(co_cutters=co_cutters), green=BESIDE[tool])
        return declarable(play(table, choice)) == [tool]

    assert fits("choose green green chicken", co_cutters=True)
    assert not fits("choose green green chicken", co_cutters=False)
    assert not fits("choose green chicken chicken", co_cutters=True)
    assert fits("choose chicken green chicken", co_cutters=False)


def test_such_a_cutter_takes_both_the_points_and_the_blast() -> None:
    """[BS29] [BS31] A Bomb Blanket brings 10 and the explosion costs 5; a Shield may spare its owner."""
    options = Options(co_cutters=True)
    table = play(
        scene(tools=["bomb-blanket"], options=options, green=PRIMED), "choose green green red", "0 declare bomb-blanket"
    )
    assert paid(table) == [(0, -5, "blast"), (1, -5, "blast"), (0, 10, "bomb-blanket")]
    table = play(scene(tools=["shield"], options=options, green=PRIMED), "choose green green red", "0 declare shield")
    assert list(table.choices(0)) == [Spare(0), Spare(1)]
    assert paid(play(table, "0 spare 0")) == [(0, 7, "shield"), (1, -5, "blast")]


def test_such_a_cutter_scores_the_chain_and_the_share() -> None:
    """[BS10] [BS30] Crimper: 4 exposed cards; the cut is worth 2 + 4 and 1 of a plate, by two."""
    before = scene(tools=["crimper"], options=Options(co_cutters=True), green="1 1 / 1 2", plates="green red")
    assert paid(play(before, "choose green green chicken", "0 declare crimper"))[:3] == [
        (0, 4, "crimper"),
        (0, 3, "cut"),
        (1, 3, "cut"),
    ]
