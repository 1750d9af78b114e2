"""Every event in Bomb Squad Academy has a sentence, for those affected and for the others."""

from __future__ import annotations

from typing import get_args

import pytest

from boomtable.boards.bomb_squad_academy import AcademyBoard
from boomtable.boards.bomb_squad_academy_words import told
from boomtable.engine import PUBLIC
from boomtable.games.bomb_squad_academy.cards import Action, Tile, Tool, Wire
from boomtable.games.bomb_squad_academy.moves import (
    AgesDrawn,
    AnyNews,
    BombSet,
    Deafened,
    Declared,
    Declined,
    Drafted,
    Exploded,
    Flipped,
    Graduated,
    Jumped,
    Peeked,
    PeekedUnder,
    PlatesMoved,
    PlatesPlaced,
    Protected,
    Reason,
    Replaced,
    Returned,
    Revealed,
    RoundBegun,
    Scored,
    Spared,
    Switched,
    ToolsShown,
)
from tests.boards.academy import MIDWAY, NOSY, drawn, seen
from tests.games.bomb_squad_academy.scenes import PRIMED, play, scene

GREEN, BLUE, RED, YELLOW = Wire

TOLD: list[tuple[AnyNews, str, str]] = [  # to everybody, and to Ada
    (AgesDrawn((1, 0)), "Youngest to oldest: Ben, Ada. On equal", "Youngest to oldest: Ben, Ada. On equal"),
    (BombSet(3), "Bomb III is on the bench.", "Bomb III is on the bench."),
    (PlatesPlaced(RED, GREEN), "The plates are on Red and Green.", "The plates are on Red and Green."),
    (PlatesMoved(BLUE, BLUE), "Both plates are on Blue now.", "Both plates are on Blue now."),
    (ToolsShown((Tool.X_RAY, Tool.AIR_HORN)), "Tools on offer: X-Ray, Air Horn.", "Tools on offer: X-Ray, Air Horn."),
    (Drafted(0, Tool.HELMET), "Ada takes the Helmet.", "You take the Helmet."),
    (RoundBegun(4), "Round 4.", "Round 4."),
    (Revealed((Action.RED, Action.WAIT)), "Cards up! Ada Red, Ben Wait.", "Cards up! Ada Red, Ben Wait."),
    (Declared((0,), (Tool.HAMMER,)), "Ada uses the Hammer.", "You use the Hammer."),
    (
        Declared((1, 0), (Tool.HAMMER, Tool.X_RAY)),
        "Ben uses the Hammer. Ada keeps the X-Ray.",
        "Ben uses the Hammer. You keep the X-Ray.",
    ),
    (Scored(0, 7, Reason.CUT), "Ada: +7 (safe cut).", "You: +7 (safe cut)."),
    (Scored(0, -5, Reason.BLAST), "Ada: -5 (set off the bomb).", "You: -5 (set off the bomb)."),
    (Protected(0, RED), "Ada protects Red.", "You protect Red."),
    (Flipped(RED, 5), "Red: 5.", "Red: 5."),
    (Flipped(RED, 5, (Tile.OK, Tile.BOOM)), "Red: 5. Tiles: OK, BOOM.", "Red: 5. Tiles: OK, BOOM."),
    (Returned(YELLOW, (6, 0)), "Back into Yellow: 6, 0.", "Back into Yellow: 6, 0."),
    (Exploded(GREEN), "BOOM! Green set off the bomb.", "BOOM! Green set off the bomb."),
    (Peeked(0, (GREEN, RED)), "Ada peeks at the top of Green, Red.", "You peek at the top of Green, Red."),
    (PeekedUnder(0, (RED,)), "Ada peeks at the Red tiles.", "You peek at the Red tiles."),
    (Declined(0), "Ada doesn't peek.", "You don't peek."),
    (Deafened((0, 2)), "HONK! Ada, Cleo act as Chickens.", "HONK! Ada, Cleo act as Chickens."),
    (Jumped(0, BLUE), "Ada jumps to Blue.", "You jump to Blue."),
    (Switched(0, 1), "Ada swaps cutters with Ben.", "You swap cutters with Ben."),
    (Switched(1, 0), "Ben swaps cutters with Ada.", "Ben swaps cutters with you."),
    (Replaced(0, Action.CHICKEN), "Ada plays Chicken instead.", "You play Chicken instead."),
    (Spared(0), "Ada is spared.", "You are spared."),
    (Graduated((0, 2)), "Top of the class: Ada, Cleo.", "Top of the class: Ada, Cleo."),
]


@pytest.mark.parametrize(("news", "public", "mine"), TOLD)
def test_news_in_words(news: AnyNews, public: str, mine: str) -> None:
    assert told(PUBLIC, news).startswith(public)
    assert told(0, news).startswith(mine)


def test_all_news_there_are_stand_above() -> None:
    assert {type(news) for news, _, _ in TOLD} == set(get_args(AnyNews))


def test_the_log_begins_with_the_latest_reveal() -> None:
    again = play(NOSY, "choose green red blue")
    text = "\n".join(drawn(again))
    assert text.count("Cards up!") == 1
    assert "Ben looks" not in text


def test_a_tool_and_what_it_brings_are_told_in_one_line() -> None:
    nailed = play(scene(tools=["hammer"], green=" / 3 1"), "choose green red red", "0 declare hammer")
    assert "You use the Hammer. Green: 3. You: +5 (Hammer)." in drawn(nailed)
    assert "Green: 1. You: +4 (safe cut)." in drawn(nailed)


def test_the_next_bomb_has_a_line_of_its_own() -> None:
    assert "Bomb III is on the bench." in drawn(play(scene(green=PRIMED), "choose green red red"))


def test_what_the_table_shows_is_not_told_again() -> None:
    assert AcademyBoard().news(seen(NOSY)) == []


def test_at_the_end_the_winner_is_told() -> None:
    over = play(scene(bomb=3, plates="red red", green=PRIMED), "choose green red chicken")
    assert AcademyBoard().news(seen(over)) == ["Top of the class: Cleo."]
    assert AcademyBoard().waiting(seen(over)) == ""


def test_breath_is_held_when_cards_are_up_and_when_it_goes_off() -> None:
    board = AcademyBoard()
    assert not board.suspense(seen(MIDWAY))
    assert board.suspense(seen(play(MIDWAY, "choose wait chicken red")))
    assert board.suspense(seen(play(scene(green=PRIMED), "choose green red red")))


def test_nobody_talks_through_this_table() -> None:
    assert not AcademyBoard().invites_talk(seen(MIDWAY))
    assert AcademyBoard().history(seen(NOSY), ()) == []
