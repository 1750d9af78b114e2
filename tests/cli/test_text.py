"""A seat played in text from the command line."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from boomtable.engine.records import read, replay
from boomtable.games.catalog import find
from boomtable.words import say
from tests.cli.command import COMMAND, environment, run
from tests.text.scripted import scripted

LINE = ("lab", "text", "time-bomb", "--players", "4", "--bots", "easy", "--seed", "3")


def test_a_program_plays_a_game_over_json_lines(tmp_path: Path) -> None:
    agent, saved = scripted("pipe"), tmp_path / "game.json"
    with subprocess.Popen(
        [*COMMAND, *LINE, "--json", "--save", str(saved)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
    ) as table:
        assert table.stdin
        assert table.stdout
        while "prompt" in (line := json.loads(table.stdout.readline())):
            print(json.dumps({"reply": agent(line["prompt"])}), file=table.stdin, flush=True)
    result = line["result"]
    assert table.returncode == 0
    [diary] = result["diaries"]
    assert (diary["seat"], diary["bad"], diary["won"]) == (0, 0, 0 in result["outcome"]["winners"])
    outcome = replay(find("time-bomb"), read(saved.read_text(encoding="utf-8"), find)).state.outcome
    assert outcome.side == result["outcome"]["side"]


def test_a_person_types_a_line_for_each_question() -> None:
    ended = run(*LINE, "--silent", typed="cut 1\ncut 2\ncut 3\n" * 40)
    assert ended.returncode == 0
    assert "Legal moves:\ncut " in ended.stdout
    assert "questions" in ended.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "typed", "words"),
    [
        (("--json",), "", say("text-agent-left")),
        (("--json",), "cut 1\n", 'That line has no "reply"'),
        (("--seat", "4"), "", say("text-no-seat", seat=4, last=3)),
        (("--retries", "-1"), "", say("text-bad-retries", retries=-1)),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(arguments: tuple[str, ...], typed: str, words: str) -> None:
    ended = run(*LINE, *arguments, typed=typed)
    assert ended.returncode == 2
    assert words in ended.stderr
    assert ended.stderr.count("\n") == 1
