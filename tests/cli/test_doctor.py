"""`boomtable doctor` says what is there, and what to do about what is not."""

from __future__ import annotations

import json
import socket
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from boomtable.cli import doctor
from boomtable.words import say
from tests.cli.command import run

CHECKS = {"python", "extras", "clock", "page", "port", "network", "database"}


def looked_at(folder: Path, *options: str, code: int = 0) -> dict[str, dict[str, Any]]:
    """The findings by what was looked at; the page counts as there, whether or not it was built here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("boomtable.server.pages.built", lambda: True)
        ended = run("doctor", "--json", "--data", folder, *(options or ("--port", "0")))
    assert (ended.returncode, ended.stderr) == (code, "")
    return {found["check"]: found for found in json.loads(ended.stdout)}


def test_every_check_is_one_line_and_a_healthy_machine_passes(tmp_path: Path) -> None:
    found = looked_at(tmp_path)
    assert found.keys() == CHECKS
    assert "bad" not in {each["state"] for each in found.values()}
    printed = run("doctor", "--port", "0", "--data", tmp_path).stdout
    assert printed.count("\n") == len(CHECKS)
    assert str(tmp_path / "boomtable.db") in printed


def test_a_port_in_use_is_told_with_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        found = looked_at(tmp_path, "--host", "127.0.0.1", "--port", str(port), code=1)
    assert found["port"]["state"] == "bad"
    assert "--port" in found["port"]["says"]


def test_a_database_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "boomtable.db").write_text("not a database")
    assert looked_at(tmp_path, code=1)["database"]["state"] == "bad"
    (tmp_path / "file").write_text("")
    assert looked_at(tmp_path / "file" / "deeper", code=1)["database"]["state"] == "bad"


def test_a_password_is_not_shown(tmp_path: Path) -> None:
    line = ("--database-url", "postgresql://ann:s3cret@127.0.0.1:9/none", "--port", "0")
    assert "s3cret" not in str(looked_at(tmp_path, *line, code=1))


def test_a_missing_extra_is_named_with_the_line_that_installs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "_installed", lambda name: name not in ("litestar", "ray"))
    found = looked_at(tmp_path)
    assert found.keys() == {"python", "extras", "clock"}
    assert found["extras"]["state"] == "note"
    assert 'pip install "boomtable[cluster,server]"' in found["extras"]["says"]


def test_a_clock_before_the_installation_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = datetime.now().astimezone() + timedelta(days=1)
    monkeypatch.setattr(doctor, "_when_installed", lambda: later)
    assert looked_at(tmp_path, code=1)["clock"]["state"] == "bad"


def test_what_is_bad_can_be_seen_without_colour() -> None:
    assert len({say(f"doctor-mark-{state}") for state in doctor.STYLES}) == len(doctor.STYLES)
