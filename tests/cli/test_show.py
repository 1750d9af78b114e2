"""A record is shown as one viewer saw it, at any entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.boards.registry import BOARDS
from boomtable.bots import make_bots, play_on
from boomtable.cli import main
from boomtable.engine import CHANCE, PUBLIC, Seeded
from boomtable.engine.records import Entry, Played, Record, Spoken, begin, digest_of, read, replay, write
from boomtable.engine.state import but
from boomtable.games.catalog import find
from boomtable.games.time_bomb import GAME, Claim, DealRoles, DealWires

pytestmark = pytest.mark.slow

PLAYERS = 5


def game(seed: int) -> Record:
    """A whole game, with a claim by seat 1 after the first deal."""
    record = begin(GAME, PLAYERS)
    for number, (entry, _) in enumerate(
        play_on(GAME.table(PLAYERS), make_bots(GAME, PLAYERS, ("random",)), (seed,)), start=1
    ):
        record = record.with_entry(entry)
        if number == 3:
            record = record.with_entry(Spoken(1, Claim(success=2, boom=0)))
    return record


def imagined(record: Record, at: int, seat: int) -> Record:
    """Another game that seat cannot tell from this one in its first entries."""
    state = GAME.imagine(replay(GAME, record, at).state.view(seat), Seeded("again"))
    deals = iter(state.deals)
    log: list[Entry] = []
    for entry in record.log[:at]:
        match entry:
            case Played(_, DealRoles()):
                log.append(Played(CHANCE, DealRoles(state.roles)))
            case Played(_, DealWires()):
                log.append(Played(CHANCE, DealWires(next(deals))))
            case _:
                log.append(entry)
    return but(record, log=tuple(log))


class Shown:
    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.capsys = folder, capsys

    def __call__(self, record: Record, *arguments: str) -> str:
        path = self.folder / "game.json"
        path.write_text(write(record), encoding="utf-8")
        assert main(["show", str(path), *arguments]) == 0
        return self.capsys.readouterr().out


@pytest.fixture
def shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shown:
    return Shown(tmp_path, capsys)


def test_the_end_is_shown_if_not_said_otherwise(shown: Shown) -> None:
    record = game(1)
    last = len(record.log)
    assert f"Entry {last} of {last}: wire turned up. As everyone saw it." in shown(record)
    assert shown(record) == shown(record, "--at", str(last), "--seat", "public")


def test_at_the_end_everyone_sees_roles_and_hands(shown: Shown) -> None:
    assert all(f"{seat} {name}" in shown(game(1), "--seat", "2") for seat, name in enumerate(("Ada", "Ben", "Cleo")))
    assert shown(game(1)).count("Terrorist") >= 2


def test_at_the_end_the_last_line_says_why_it_ended(shown: Shown) -> None:
    record = game(1)
    because = GAME.finale.of(replay(GAME, record)).because
    assert shown(record).splitlines()[-1] == BOARDS[GAME.id].why(PUBLIC, because)
    assert BOARDS[GAME.id].why(PUBLIC, because) not in shown(record, "--at", str(len(record.log) - 1))


def test_before_the_first_entry_nothing_is_on_the_table(shown: Shown) -> None:
    before = shown(game(1), "--at", "0")
    assert "Before the first of" in before
    assert "━━━━━ ━━━━━" not in before


def test_entries_are_numbered_as_in_the_log(shown: Shown) -> None:
    record = game(1)
    captions = [shown(record, "--at", str(at)).splitlines()[0] for at in range(1, 7)]
    assert [caption.partition(": ")[2].partition(".")[0] for caption in captions] == [
        "roles dealt",
        "start player drawn",
        "wires dealt",
        "claim",
        "wire cut",
        "wire turned up",
    ]


def test_what_was_said_is_shown_from_then_on(shown: Shown) -> None:
    said = 'Round 1. Ben: "2 Success, no Boom."'
    record = game(1)
    assert said not in shown(record, "--at", "3")
    assert said in shown(record, "--at", "4")
    assert said in shown(record)
    assert 'Round 1. You: "2 Success, no Boom."' in shown(record, "--seat", "1")


@pytest.mark.parametrize("viewer", ["0", "4", PUBLIC])
def test_nobody_is_shown_a_role_or_a_hand_that_is_not_theirs(viewer: str, shown: Shown) -> None:
    record = game(1)
    at = len(record.log) - 1
    roles = replay(GAME, record).state.roles
    names = {"swat": "SWAT", "terrorist": "Terrorist"}
    for entry in range(at + 1):
        printed = shown(record, "--at", str(entry), "--seat", viewer)
        mine = {names[roles[int(viewer)]]} if viewer != PUBLIC and entry else set()
        assert {name for name in names.values() if name in printed} == mine
        assert ("You hold" in printed) == bool(mine)


@pytest.mark.parametrize("seat", [0, 3])
def test_games_a_seat_cannot_tell_apart_are_shown_alike(seat: int, shown: Shown) -> None:
    record = game(1)
    at = len(record.log) - 1
    other = imagined(record, at, seat)
    assert record.log[:at] != other.log
    for entry in range(at + 1):
        truly, instead = (shown(each, "--at", str(entry), "--seat", str(seat)) for each in (record, other))
        assert truly.splitlines()[1:] == instead.splitlines()[1:]  # the first line counts the entries


def test_a_game_can_be_forked_at_any_entry(shown: Shown) -> None:
    record, fork = game(1), shown.folder / "fork.json"
    at_nine = shown(record, "--at", "9", "--fork", str(fork))
    assert at_nine == shown(record, "--at", "9")
    beginning = read(fork.read_bytes(), find)
    assert beginning.log == record.log[:9]
    assert beginning.fork
    assert beginning.fork.digest == digest_of(record)


def test_where_nothing_can_be_saved_nothing_is_shown(shown: Shown) -> None:
    (shown.folder / "game.json").write_text(write(game(1)), encoding="utf-8")
    assert main(["show", str(shown.folder / "game.json"), "--fork", str(shown.folder)]) == 2
    assert not shown.capsys.readouterr().out
