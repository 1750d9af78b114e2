"""The board of Bomb Squad Academy shows all a viewer may know, readable without colours and in 80 columns."""

from __future__ import annotations

import pytest

from boomtable.boards.bomb_squad_academy import ASCII, DRAWN, draw_table
from boomtable.boards.bomb_squad_academy_words import tool_name
from boomtable.engine import CHANCE, PUBLIC, Seeded, but
from boomtable.games.bomb_squad_academy import GAME, Options
from tests.boards.academy import MIDWAY, NOSY, asked, drawn, row, seen
from tests.boards.time_bomb import plain
from tests.games.bomb_squad_academy.scenes import PRIMED, play, scene

pytestmark = pytest.mark.slow


def test_the_header_tells_bomb_and_round() -> None:
    assert drawn(MIDWAY)[0].startswith("BOMB SQUAD ACADEMY  ━━━")
    assert drawn(MIDWAY)[0].endswith("Bomb II of III, round 3")


def test_a_wire_shows_its_trigger_tiles_open_cards_and_what_its_deck_still_holds() -> None:
    lines = drawn(MIDWAY)
    assert row(lines, "G Green").split() == ["G", "Green", "◂+1", "━━━━●─────┤???", "4/9", "1", "3", "┊", "0011122223"]
    assert row(lines, "R Red").split() == ["R", "Red", "●──────────────┤???", "0/14", "┊", "011223334445"]


def test_a_trigger_beyond_its_track_stands_among_the_tiles_it_has_turned() -> None:
    blue = row(drawn(MIDWAY), "B Blue").split()
    assert blue == ["B", "Blue", "━━━━━━━━━━━━━┤○??", "13/12", "4", "2", "2", "4", "1", "┊", "0012233"]


def test_a_boom_is_marked_and_what_lies_behind_it_stays_down() -> None:
    blown = play(scene(bomb=3, plates="blue blue", green=PRIMED), "choose green red red")
    assert "━━━━━━━━━━┤✹??" in row(drawn(blown), "G Green")


def test_plates_lie_on_their_wires_and_show_which_way_they_move() -> None:
    both = drawn(scene(bomb=3, plates="red red"))
    assert "◂+3 +4▸" in row(both, "R Red")
    assert "+2▸" in row(drawn(MIDWAY), "Y Yellow")
    assert not any("◂" in line or "+1" in line for line in drawn(scene(bomb=1)))


def test_a_long_track_of_a_hosts_own_is_drawn_to_scale() -> None:
    options = Options(decks=f"green {'20 ' * 6}/ 80")
    halfway = row(drawn(scene(options=options, green="20 20 / / ..B")), "G Green")
    assert "━━━━━━━━●────────┤???" in halfway
    assert "40/80 20 20 ┊ 20 20 20 20" in halfway


def test_the_cutters_are_shown_beside_the_wire() -> None:
    lines = drawn(play(MIDWAY, "choose blue red blue"))
    assert row(lines, "B Blue").endswith("✂ 0 2")
    assert row(lines, "R Red").endswith("✂ 1")


def test_a_protected_wire_is_marked_and_has_no_cutters() -> None:
    assert row(drawn(play(MIDWAY, "choose wait chicken red", "0 protect red")), "R Red").endswith("protected")


def test_a_player_who_has_orders_cuts_a_protected_wire() -> None:
    orders = scene(tools=["orders hammer"])
    ordered = play(orders, "choose red wait red", "1 protect red", "0 declare orders")
    assert row(drawn(ordered), "R Red").endswith("protected ✂ 0")


def test_who_cuts_is_what_the_view_says_whatever_was_played() -> None:
    view = but(seen(play(MIDWAY, "choose blue red blue")), cutters=((2,), (), (0, 1), ()))
    lines = plain(draw_table(view, DRAWN)).splitlines()
    assert row(lines, "G Green").rstrip().endswith("✂ 2")
    assert row(lines, "R Red").rstrip().endswith("✂ 0 1")
    assert "✂" not in row(lines, "B Blue")


def test_two_players_have_no_yellow() -> None:
    assert not [line for line in drawn(scene(2)) if line.startswith("Y")]


def test_a_player_has_a_score_an_age_cards_and_tools() -> None:
    lines = drawn(MIDWAY)
    assert row(lines, "▸ 0").split() == ["▸", "0", "Ada", "(you)", "12", "2", "Red", "Chicken", "Hammer"]
    assert row(lines, "▸ 1").endswith("9    3  Wait Blue                 X-Ray, Amplifier")


def test_a_wait_set_aside_stands_in_brackets() -> None:
    assert row(drawn(MIDWAY), "▸ 2").endswith("1  (Wait) Green")


def test_players_who_have_answered_are_marked_and_only_they_see_their_answer() -> None:
    sealed = play(MIDWAY, "0 choose blue")
    assert row(drawn(sealed, 1), "✓ 0")
    assert "Your sealed answer: Blue" in drawn(sealed, 0)
    assert not any("sealed" in line for viewer in (1, 2, PUBLIC) for line in drawn(sealed, viewer))


def test_a_declared_tool_and_a_pass_are_sealed_too() -> None:
    asked = play(scene(tools=["jumper", "schematics"]), "choose red red red")
    assert "Your sealed answer: Jumper" in drawn(play(asked, "0 declare jumper"))
    assert "Your sealed answer: pass" in drawn(play(asked, "0 pass"))


def test_what_a_tool_made_of_a_card_stands_behind_it() -> None:
    horn = scene(4, tools=["air-horn"])
    lines = drawn(play(horn, "choose red green blue green", "0 declare air-horn", "0 blow 1,3"))
    assert "Green → Chicken" in row(lines, "▸ 1")
    assert "→" not in row(lines, "  2")


def test_my_tools_have_their_texts_and_those_of_others_have_not() -> None:
    shown = "\n".join(drawn(MIDWAY))
    assert "\nHammer  Alone on your wire, before the cut" in shown
    assert "\nX-Ray" not in shown


def test_in_a_draft_all_see_what_the_tools_do() -> None:
    table = play(scene(green=PRIMED), "choose green red red")
    while CHANCE in table.turn:
        table = table.play(CHANCE, table.choices(CHANCE).sample(Seeded("draft")))
    for viewer in (0, PUBLIC):
        beginnings = [line.split()[:1] for line in drawn(table, viewer)]
        assert all([tool_name(tool).split()[0]] in beginnings for tool in table.display)


def test_what_i_saw_is_before_me_with_a_mark_whether_it_holds() -> None:
    assert "You saw: G top 2 (holds)  B top 0 (holds)" in drawn(NOSY, 1)
    flipped = play(NOSY, "choose green red blue", "pass")
    assert "You saw: G top 2 (gone)  B top 0 (gone)" in drawn(play(flipped), 1)


def test_tiles_that_i_saw_are_told_in_words() -> None:
    looked = play(MIDWAY, "choose wait chicken red", "0 protect red", "1 peek-under blue")
    assert "You saw: B tiles OK BOOM OK (holds)" in drawn(looked, 1)


def test_what_the_x_ray_shows_is_before_its_owner_alone() -> None:
    rayed = play(scene(tools=["x-ray"], red=" / 5 0 3"), "choose red wait wait", "1 protect green", "2 protect green")
    rayed = play(rayed, "0 declare x-ray")
    assert "You saw: R top 5 0 3 (holds)" in drawn(rayed)
    assert not any("5 0 3" in line for viewer in (1, 2, PUBLIC) for line in drawn(rayed, viewer))


def test_glimpses_of_an_earlier_bomb_are_forgotten() -> None:
    looked = play(scene(tools=["sniffer"], green=PRIMED), "0 declare sniffer")
    assert "You saw" in "\n".join(drawn(looked))
    assert "You saw" not in "\n".join(drawn(play(looked, "choose green red red")))


@pytest.mark.parametrize("viewer", [0, 2, PUBLIC])
def test_others_see_where_somebody_looked_but_not_what(viewer: int | str) -> None:
    lines = drawn(NOSY, viewer)
    assert "Others know: 1 Ben: top of G B" in lines
    assert not any("You saw" in line for line in lines)


def test_the_round_is_told_line_by_line() -> None:
    lines = drawn(NOSY)
    assert lines[lines.index("") + 1 :] == [
        "Cards up! Ada Wait, Ben Chicken, Cleo Red.",
        "You: +3 (Wait). You protect Blue.",
        "Red: 0. Cleo: +1 (safe cut).",
        "Ben peeks at the top of Green, Blue.",
    ]


def test_plain_type_is_enough() -> None:
    shown = "\n".join(drawn(NOSY, 1, ASCII))
    assert shown.isascii()
    assert "====O-----|???" in shown


@pytest.mark.parametrize("players", [2, 5])
def test_the_table_fits_80_columns_and_a_terminal_of_30_rows(players: int) -> None:
    """With room for a question."""
    for table in asked(players, players):
        lines = plain(draw_table(seen(table), DRAWN)).splitlines()
        assert len(lines) <= 27
        assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("viewer", [1, PUBLIC])
def test_two_tables_that_a_viewer_cannot_tell_apart_are_drawn_alike(viewer: int | str) -> None:
    """Deck orders, tiles, what others saw and what they have sealed differ; the drawing does not."""
    for table in asked(4, 3):
        other = GAME.imagine(seen(table, viewer), Seeded("other"))
        assert other != table
        assert drawn(other, viewer) == drawn(table, viewer)
