"""The addresses phones scan, on machines with one network, several and none: a real server in a network namespace."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boomtable.words import say
from tests.server.networks import PORT, Machine, machine
from tests.server.qr_reading import scanned_svg, scanned_text

HOME, OFFICE = "192.168.7.5", "10.20.30.5"
LOOPBACK = [f"localhost:{PORT}", f"127.0.0.1:{PORT}", f"127.0.0.2:{PORT}", f"[::1]:{PORT}"]


@pytest.fixture
def computer() -> Iterator[Machine]:
    with machine() as here:
        yield here


def at(host: str) -> str:
    return f"http://{host}:{PORT}"


def table(computer: Machine) -> str:
    made = computer.ask("/api/tables", "localhost", "POST", {"game": "time-bomb", "name": "Ann"})
    return str(made.json()["code"])


def addresses(computer: Machine, host: str = LOOPBACK[0]) -> Any:
    return computer.ask("/api/addresses", host).json()["addresses"]


def scan(computer: Machine, code: str, host: str = LOOPBACK[0], query: str = "") -> str:
    picture = computer.ask(f"/api/tables/{code}/qr.svg{query}", host)
    assert picture.status == 200, picture.text
    return scanned_svg(picture.text.encode()).removesuffix(f"/t/{code}")


def listed(printed: str) -> list[str]:
    return [line.strip() for line in printed.splitlines() if line.startswith("  http")]


def test_a_page_opened_by_a_loopback_name_shows_an_address_for_phones(computer: Machine, tmp_path: Path) -> None:
    computer.join("home", f"{HOME}/24", router="192.168.7.1")
    with computer.serving(tmp_path) as printed:
        assert scanned_text(printed) == at(HOME)
        assert listed(printed) == [at(HOME), at("localhost")]
        code = table(computer)
        assert {scan(computer, code, host) for host in LOOPBACK} == {at(HOME)}
        assert scan(computer, code, f"{HOME}:{PORT}") == at(HOME)
        assert addresses(computer) == [at(HOME)]


def test_of_several_networks_the_one_with_the_default_route_is_first(computer: Machine, tmp_path: Path) -> None:
    computer.join("home", f"{HOME}/24")
    computer.join("office", f"{OFFICE}/16", router="10.20.0.1")
    with computer.serving(tmp_path) as printed:
        assert scanned_text(printed) == at(OFFICE)
        assert listed(printed) == [at(OFFICE), at(HOME), at("localhost")]
        code = table(computer)
        assert addresses(computer) == [at(OFFICE), at(HOME)]
        assert scan(computer, code) == at(OFFICE)
        assert scan(computer, code, query=f"?address={at(HOME)}") == at(HOME)
        assert addresses(computer, f"{HOME}:{PORT}") == [at(HOME), at(OFFICE)]
        assert scan(computer, code, f"{HOME}:{PORT}") == at(HOME)
        assert computer.ask(f"/api/tables/{code}/qr.svg?address=http://{HOME}:1", "localhost").status == 409


def test_on_no_network_there_is_nothing_to_scan_until_one_is_joined(computer: Machine, tmp_path: Path) -> None:
    with computer.serving(tmp_path) as printed:
        assert say("serve-open-alone") in printed
        assert "█" not in printed
        assert listed(printed) == [at("localhost")]
        code = table(computer)
        assert addresses(computer) == []
        refused = computer.ask(f"/api/tables/{code}/qr.svg", LOOPBACK[0])
        assert (refused.status, refused.json()["code"]) == (409, "no-address")
        computer.join("home", f"{HOME}/24", router="192.168.7.1")
        assert scan(computer, code) == at(HOME)
        computer.leave("home")
        assert addresses(computer) == []


def test_a_server_that_listens_at_loopback_alone_is_reached_by_no_phone(computer: Machine, tmp_path: Path) -> None:
    computer.join("home", f"{HOME}/24", router="192.168.7.1")
    with computer.serving(tmp_path, "--host", "127.0.0.1") as printed:
        assert say("serve-open-alone") in printed
        assert listed(printed) == [at("127.0.0.1")]
        assert addresses(computer) == []


def test_a_public_address_is_the_only_one_on_every_network(computer: Machine, tmp_path: Path) -> None:
    computer.join("home", f"{HOME}/24", router="192.168.7.1")
    with computer.serving(tmp_path, "--public-url", "https://Table.Example:443/") as printed:
        assert scanned_text(printed) == "https://table.example"
        assert listed(printed) == ["https://table.example"]
        code = table(computer)
        for host in (*LOOPBACK, f"{HOME}:{PORT}", "table.example"):
            assert scan(computer, code, host) == "https://table.example"


def test_a_server_for_both_kinds_of_addresses_offers_both(computer: Machine, tmp_path: Path) -> None:
    computer.join("home", f"{HOME}/24", router="192.168.7.1")
    computer.run("ip", "address", "add", "fd00:7::5/64", "dev", "home", "nodad")
    with computer.serving(tmp_path, "--host", "::") as printed:
        assert listed(printed) == [at(HOME), at("[fd00:7::5]"), at("localhost")]
        assert scan(computer, table(computer), query=f"?address={at('[fd00:7::5]')}") == at("[fd00:7::5]")


@pytest.mark.parametrize(
    ("arguments", "opened"),
    [
        ([], f"http://{HOME}:{PORT}/"),
        (["--host", "127.0.0.1"], f"http://127.0.0.1:{PORT}/"),
        (["--public-url", "https://table.example"], "https://table.example/"),
    ],
)
def test_the_browser_is_opened_where_the_phones_are(
    computer: Machine, tmp_path: Path, arguments: list[str], opened: str
) -> None:
    computer.join("home", f"{HOME}/24", router="192.168.7.1")
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    with computer.serving(tmp_path, "--browser", *arguments, BROWSER=f"{browser} %s", DISPLAY=":0"):
        table(computer)  # it answers, so startup is complete
    assert (tmp_path / "opened").read_text().strip() == opened
