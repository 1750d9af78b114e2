"""A saved game is watched again: with keys in a terminal, printed anywhere else."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import termios
import time
from pathlib import Path
from select import select

import pytest

from boomtable.cli.replay import OPEN, SPEEDS, Watching
from boomtable.engine import PUBLIC
from boomtable.engine.records import write
from boomtable.replays.story import story
from tests.cli.command import COMMAND, environment, run
from tests.patience import seconds
from tests.replays.recorded import replayed

REPLAY = replayed("time-bomb", 5, 2)
LAST = REPLAY.last


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(write(REPLAY.record), encoding="utf-8")
    return path


def pressed(*keys: str, at: int = 0) -> Watching:
    watching = Watching(REPLAY, at=at)
    for key in keys:
        watching = watching.pressed(key)
    return watching


def test_arrows_step_and_home_and_end_go_to_the_ends() -> None:
    assert pressed("on", "on").at == 2
    assert pressed("on", "on", "back").at == 1
    assert pressed("back").at == 0
    assert pressed("last").at == LAST
    assert pressed("last", "on").at == LAST
    assert pressed("last", "first").at == 0


def test_play_goes_on_by_itself_until_a_pause_or_the_end() -> None:
    playing = pressed("play")
    assert playing.seconds
    assert playing.stepped().at == 1
    assert playing.stepped().playing
    assert pressed("play", "play").seconds is None
    assert pressed("play", "on").seconds is None
    assert not pressed("play", at=LAST - 1).stepped().playing
    assert not pressed("play", at=LAST).playing


def test_faster_and_slower_change_the_time_between_steps_within_limits() -> None:
    plain, fast = pressed("play").seconds, pressed("play", "faster").seconds
    slow = pressed("play", *["slower"] * 9).seconds
    assert plain
    assert fast == plain / 2
    assert slow == plain * 2
    assert pressed(*["faster"] * 9).speed == len(SPEEDS) - 1


def test_the_chair_goes_round_through_every_seat_the_wall_and_open_cards() -> None:
    chairs = [pressed(*["chair"] * times).viewer for times in range(len(REPLAY.viewers) + 1)]
    assert set(chairs) == {0, 1, 2, 3, 4, PUBLIC, OPEN}
    assert pressed("chair", "chair-before").viewer == PUBLIC
    assert pressed("on", "on", "chair").at == 2


def test_without_a_terminal_everything_is_printed_step_by_step(path: Path) -> None:
    ended = run("replay", path)
    assert (ended.returncode, ended.stderr) == (0, "")
    lines = ended.stdout.splitlines()
    steps = [int(line.split()[0]) for line in lines if line[:4].strip().isdigit() and line[4:6] == "  "]
    assert steps[: LAST - 1] == [*range(1, LAST)]
    assert any("Ada cuts one of" in line for line in lines)
    assert run("show", path).stdout.splitlines()[-1] in lines


def test_printed_it_ends_with_the_story_and_its_moments(path: Path) -> None:
    told, printed = story(REPLAY), " ".join(run("replay", path).stdout.split())
    assert told.paragraph in printed
    assert all(f"Entry {moment.at}: {moment.sentence}" in printed for moment in told.moments)


def test_whose_eyes_can_be_chosen_and_an_unknown_one_is_refused(path: Path) -> None:
    assert "You hold" not in run("replay", path).stdout
    assert "Ben:" not in run("replay", path, "--seat", "1").stdout
    assert REPLAY.game.draw(REPLAY.open(LAST)) in run("replay", path, "--seat", OPEN).stdout
    refused = run("replay", path, "--seat", "5")
    assert refused.returncode == 2
    assert "public" in refused.stderr


class Terminal:
    """The command on a terminal of its own, with keys to press."""

    def __init__(self, path: Path) -> None:
        self.keys, screen = pty.openpty()
        self.before = termios.tcgetattr(self.keys)
        line, env = [*COMMAND, "replay", str(path)], environment(TERM="xterm-256color")
        self.running = subprocess.Popen(line, stdin=screen, stdout=screen, stderr=screen, env=env)
        os.close(screen)

    def press(self, keys: str, until: str = "") -> None:
        """Press keys, and wait until the screen shows this."""
        os.write(self.keys, keys.encode())
        self.wait(until)

    def wait(self, until: str) -> None:
        shown, last = "", time.monotonic() + seconds(10)
        while until not in shown:
            assert time.monotonic() < last, shown[-2000:]
            shown += self.read(0.1) or ""

    def read(self, wait: float) -> str | None:
        """What is newly shown; None once the command has let go of the terminal."""
        if not select([self.keys], [], [], wait)[0]:
            return ""
        try:
            return os.read(self.keys, 65536).decode(errors="replace")
        except OSError:
            return None

    def ended(self) -> int:
        """The exit code, once the terminal is as it was before."""
        while self.read(seconds(10)):
            pass
        code = self.running.wait(timeout=seconds(10))
        assert termios.tcgetattr(self.keys) == self.before
        os.close(self.keys)
        return code


@pytest.mark.slow
def test_on_a_terminal_keys_work_at_once_and_quit_leaves_it_as_it_was(path: Path) -> None:
    terminal = Terminal(path)
    terminal.wait(f"0 of {LAST}")
    terminal.press("\x1b[C\x1b[C", f"2 of {LAST}")
    terminal.press("\x1b[F", f"{LAST} of {LAST}")
    terminal.press("\x1b[H", f"0 of {LAST}")
    terminal.press("++++ ", f"4 of {LAST}")  # it plays
    terminal.press("q")
    assert terminal.ended() == 0


@pytest.mark.slow
@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_leaves_the_terminal_as_it_was(path: Path) -> None:
    terminal = Terminal(path)
    terminal.wait(f"0 of {LAST}")
    terminal.running.send_signal(signal.SIGINT)
    assert terminal.ended() == 130
