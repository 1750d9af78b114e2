"""Every event in Time Bomb Evolution has a sentence, and at the end everything is revealed."""

from __future__ import annotations

from typing import get_args

import pytest

from boomtable.boards.time_bomb_evolution import ASCII, DRAWN, EvolutionBoard, ending, offered, told
from boomtable.engine import PUBLIC, Seeded, Viewer, but
from boomtable.games.time_bomb_evolution import GAME, Claim, Ending, Evolution, Role, Wire
from boomtable.games.time_bomb_evolution.finale import AnyBecause, BombFilled, NoRoundFour, PurplePair, ShieldOff
from boomtable.games.time_bomb_evolution.moves import (
    AnyNews,
    CardsRemoved,
    Claimed,
    ColoursPicked,
    Exploded,
    NumberDrawn,
    Protected,
    Shortened,
    Turned,
    Unprotected,
)
from boomtable.games.time_bomb_shared.finale import Had, LastSuccess, NeverFound
from boomtable.games.time_bomb_shared.moves import Aimed, Ended, RolesDealt, Started, WiresDealt
from tests.boards.evolution import CLIPPING, COMMANDED, IN_TURN, OVER, OWN, PROTECTING, UNPROTECTING, seen
from tests.boards.time_bomb import plain
from tests.games.time_bomb_evolution.stories import play, talk, tell

BOARD = EvolutionBoard()

TOLD: list[tuple[AnyNews, str, str]] = [  # to everybody, and to Ada
    (RolesDealt(), "The roles are dealt.", "The roles are dealt."),
    (ColoursPicked((Wire.GREEN, Wire.PINK)), "The bombs: Green, Pink.", "The bombs: Green, Pink."),
    (CardsRemoved(4), "4 bomb cards go back into the box", "4 bomb cards go back into the box"),
    (Started(0), "Ada gets the nippers first.", "You get the nippers first."),
    (WiresDealt(2), "Round 2: new wires for everyone.", "Round 2: new wires for everyone."),
    (Claimed(0, None), 'Ada: "I\'m saying nothing."', 'You: "I\'m saying nothing."'),
    (Claimed(0, Claim(success=2, pink=0)), 'Ada: "2 Success, no Pink."', 'You: "2 Success, no Pink."'),
    (Aimed(0, 2), "Ada cuts one of Cleo's wires.", "You cut one of Cleo's wires."),
    (Aimed(0, 0), "Ada cuts one of their own wires.", "You cut one of your own wires."),
    (Turned(0, Wire.PURPLE), "Ada's wire: Purple.", "Your wire: Purple."),
    (
        NumberDrawn(0, 2, 2, False),
        "Ada draws 2 and must cut one of Cleo's wires. (TE10)",
        "You draw 2 and must cut one of Cleo's wires. (TE10)",
    ),
    (
        NumberDrawn(2, 2, 0, False),
        "Cleo draws 2 and must cut one of Ada's wires. (TE10)",
        "Cleo draws 2 and must cut one of your wires. (TE10)",
    ),
    (
        NumberDrawn(0, 0, 0, False),
        "Ada draws 0 and must cut one of their own wires. (TE10)",
        "You draw 0 and must cut one of your own wires. (TE10)",
    ),
    (
        NumberDrawn(0, 2, 2, True),
        "Ada draws 2. Cleo has no wire and takes the nippers. (TE10)",
        "You draw 2. Cleo has no wire and takes the nippers. (TE10)",
    ),
    (
        NumberDrawn(2, 2, 0, True),
        "Cleo draws 2. Ada has no wire and takes the nippers. (TE10)",
        "Cleo draws 2. You have no wire and take the nippers. (TE10)",
    ),
    (
        NumberDrawn(0, 0, 0, True),
        "Ada draws 0 and has no wire: Ada keeps the nippers and cuts freely. (TE10)",
        "You draw 0 and have no wire: you keep the nippers and cut as you like. (TE10)",
    ),
    (Protected(0, Wire.RED), "Ada shields Red: it can't", "You shield Red: it can't fill up and blow. (TE7)"),
    (Unprotected(0, Wire.RED), "Ada removes Red's shield. (TE13)", "You remove Red's shield. (TE13)"),
    (Shortened(2), "Pink takes a cut from round 4: 2 left. (TE15)", "Pink takes a cut from round 4"),
    (Shortened(1), "Pink takes a cut from round 4: 1 left. (TE15)", "Pink takes a cut from round 4"),
    (Shortened(0), "Pink takes a cut from round 4: none left. (TE15)", "Pink takes a cut from round 4"),
    (Exploded(Wire.PURPLE, True), "Purple right after Purple: it blows. (TE9)", "Purple right after Purple"),
    (Ended(Ending.DISARMED), "The last Success is cut.", "The last Success is cut."),
    (Ended(Ending.EXPLODED), "That was the bomb: the Terrorists win.", "That was the bomb: the Terrorists win."),
    (Ended(Ending.TIME_UP), "No cuts left", "No cuts left"),
]


@pytest.mark.parametrize(("news", "public", "mine"), TOLD)
def test_news_is_told_to_those_it_is_about_and_to_the_others(news: AnyNews, public: str, mine: str) -> None:
    assert told(seen(CLIPPING, PUBLIC), news).startswith(public)
    assert told(seen(CLIPPING, 1), news).startswith(public)
    assert told(seen(CLIPPING, 0), news).startswith(mine)


def test_all_news_is_told() -> None:
    assert {type(news) for news, _, _ in TOLD} == {*get_args(AnyNews)}


@pytest.mark.parametrize(
    ("story", "options", "why"),
    [
        ("1G 2G 1G", "evolution", "The third Green: it blows. (TE8)"),
        ("1R 2R 1R 2R", "", "The fourth Red: it blows. (TE4)"),
        ("1P 2P", "evolution", "Purple right after Purple: it blows. (TE9)"),
        ("1G 2S +G 1G 2G | 1G 0B -G", "evolution", "4 Green and no shield: Green blows. (TE13)"),
    ],
)
def test_what_explodes_is_told_with_the_reason(story: str, options: str, why: str) -> None:
    news = BOARD.news(seen(tell(story, 4, options)))
    assert news[-2:] == [why, "That was the bomb: the Terrorists win."]


def test_claims_stand_beside_their_players_and_are_not_told_again() -> None:
    assert BOARD.news(seen(IN_TURN)) == []
    assert BOARD.history(seen(IN_TURN), ()) == [(1, 'You: "1 Success, no Red."')]


def test_everything_said_is_history_with_its_round() -> None:
    said = talk(CLIPPING, "1 claim success=1 pink=0", "2 suggest 0")
    assert BOARD.history(seen(said.state), said.heard(0)) == [
        (2, 'Ben: "1 Success, no Pink."'),
        (2, 'Cleo: "Let\'s cut yours!"'),
    ]


@pytest.mark.parametrize(
    ("state", "viewer", "question"),
    [
        (GAME.table(4).state, 0, "The roles are being dealt."),
        (CLIPPING, 0, "You have the nippers. Whose wire do you cut?"),
        (CLIPPING, 1, "Ada has the nippers."),
        (play(CLIPPING, "0 cut 2"), 2, "One of your wires is about to be turned up."),
        (IN_TURN, 1, "What will you claim?"),
        (tell("1R"), 1, "Red: a number is being drawn."),
        (COMMANDED, 2, "The number is 3: cut one of Ben's wires."),
        (COMMANDED, 1, "The number is 3: Cleo must cut one of your wires."),
        (COMMANDED, PUBLIC, "The number is 3: Cleo must cut one of Ben's wires."),
        (OWN, 2, "The number is 0: cut one of your own wires."),
        (OWN, 0, "The number is 0: Cleo must cut one of their own wires."),
        (PROTECTING, 3, "You found a Success. Which bomb gets a shield? (Green, Red)"),
        (PROTECTING, 0, "Dov is choosing which bomb gets a shield."),
        (UNPROTECTING, 1, "Blue! Which bomb loses its shield? (Green)"),
        (UNPROTECTING, PUBLIC, "Blue! Ben must remove a shield."),
        (OVER, 1, ""),
    ],
)
def test_the_question_says_what_is_asked_and_which_colours_can_be_chosen(
    state: Evolution, viewer: int | str, question: str
) -> None:
    assert BOARD.waiting(seen(state, viewer)) == question


@pytest.mark.parametrize("anywhere", [True, False])
@pytest.mark.parametrize("players", GAME.seats)
def test_the_colours_offered_are_those_the_rules_offer(players: int, anywhere: bool) -> None:
    """[TE6] [TE13] And every step of a game can be asked about."""
    luck, seen_some = Seeded("offered", players, anywhere), False
    for _ in range(10):
        state: Evolution = GAME.table(players, {"evolution": True, "prevent_any_revealed": anywhere}).state
        while state.turn:
            seat = state.turn[0]
            move = state.choices(seat).sample(luck)
            if seat >= 0 and (colours := offered(seen(state, seat))):
                seen_some = True
                assert colours == [each.colour for each in state.choices(seat)]
            assert BOARD.waiting(seen(state, PUBLIC))
            state = state.play(seat, move)
    assert seen_some


# The end.


def test_roles_hands_and_removed_cards_are_turned_up() -> None:
    """[TE20]"""
    lines = [line.rstrip() for line in plain(ending(seen(OVER), (), DRAWN)).splitlines()]
    assert "B O O M" in lines[0]
    assert lines[3].split() == ["0", "Ada", "SWAT", *"SGYYY", *"BYYY"]
    assert lines[7:9] == ["in the box  Terrorist", "removed                P P B Y"]
    assert lines[10:13] == [
        "G Green      P Purple     B Blue       Y Yellow",
        "●●◉ 3 of 3   ○○○○ 0 of 4  ◉○○○ 1 of 4  ●○○○ 1 of 4",
        "BOOM",
    ]
    assert lines[-1].startswith("Nobody lied")


def test_false_claims_are_named() -> None:
    said = talk(UNPROTECTING, "2 claim success=3", "2 claim green=1 purple=3", "1 claim success=3 green=0")
    shown = plain(ending(seen(OVER), but(said, state=OVER).heard(0), ASCII))
    assert shown.isascii()
    assert shown.splitlines()[-1].split() == ["2", "Cleo", "3", "Success", "no", "Success"]


def test_a_game_without_an_explosion_shows_no_bomb_gone_off() -> None:
    won = tell("1S 2S 1S 2S", 4, "")
    shown = plain(ending(seen(won), (), DRAWN))
    assert "D I S A R M E D" in shown
    assert "BOOM" not in shown


@pytest.mark.parametrize(
    ("because", "viewer", "words"),
    [
        (BombFilled(0, Role.SWAT, 1, Wire.RED, 4), 0, "The fourth Red, out of Ben's wires."),
        (BombFilled(0, Role.SWAT, 1, Wire.GREEN, 3), 1, "The third Green, out of your wires."),
        (PurplePair(0, Role.SWAT, 1), 0, "Purple after Purple: no shield stops that."),
        (ShieldOff(0, Role.SWAT, Wire.GREEN, 3), 0, "Blue took the shield off Green, and three Greens were out."),
        (NoRoundFour(2), 0, "Pink used up round 4, with 2 Success still to find."),
        (LastSuccess(4, Role.SWAT, 0, 3), 0, "Esme cut the last Success with 3 cuts to spare."),
        (NeverFound(1, (Had(3, 1),)), 0, "1 Success was never found: Dov had one."),
    ],
)
def test_one_line_says_why_it_ended(because: AnyBecause, viewer: Viewer, words: str) -> None:
    assert BOARD.why(viewer, because) == words
