"""Table codes: unguessable for private tables, never used up, and free again once a table is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from boomtable.server import app_state, identifiers, limits
from boomtable.server.identifiers import LETTERS, LONGEST_CODE, SPARSE, code_length
from boomtable.server.store import Store
from boomtable.wire.protocol import Close, Visibility
from tests.patience import seconds
from tests.server.harness import LocalServer, start_server
from tests.server.test_origin_check import closed

LISTED = {"visibility": "public"}


@pytest.fixture
def ten_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten guesses, however long they take."""
    monkeypatch.setattr(app_state, "GUESSING", (1.0, 10))
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)


async def emptied(server: LocalServer) -> None:
    """Guess until the limit is used up."""
    while (await server.http.get("/api/tables/ZZZZ")).status_code != 429:
        pass


# What a code is.


async def test_a_private_table_has_a_longer_code_than_a_listed_one(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        assert [len((await server.open_table(settings=settings)).code) for settings in ({}, LISTED)] == [6, 4]


@pytest.mark.parametrize("visibility", Visibility)
def test_codes_grow_before_they_can_be_guessed(visibility: Visibility) -> None:
    shortest, sparse = SPARSE[visibility]
    assert code_length(visibility, 0) == shortest
    for length in range(shortest, LONGEST_CODE):
        most = len(LETTERS) ** length // sparse
        assert code_length(visibility, most - 1) == length
        assert code_length(visibility, most) == length + 1
    assert code_length(visibility, 10**12) == LONGEST_CODE


async def test_making_a_table_ends_however_many_codes_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identifiers, "LETTERS", "B")  # one code of each length
    monkeypatch.setattr(identifiers, "SPARSE", dict.fromkeys(Visibility, (4, 0)))
    async with start_server(tmp_path) as server, asyncio.timeout(seconds(20)):
        tables = [await server.open_table() for _ in range(5)]
        assert [table.code for table in tables] == ["BBBB", "BBBBB", "BBBBBB", "BBBBBBB", "BBBBBBBB"]
        answer = await server.http.post("/api/tables", json={"game": "time-bomb", "name": "Ann"})
        assert (answer.status_code, answer.json()["code"]) == (409, "house-full")


async def test_a_code_is_free_again_once_its_table_is_deleted_or_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identifiers, "LETTERS", "B")
    monkeypatch.setattr(identifiers, "SPARSE", dict.fromkeys(Visibility, (8, 0)))
    async with start_server(tmp_path) as server:
        first = await server.open_table()
        await server.http.delete(f"/api/tables/{first.code}", headers={"Authorization": f"Bearer {first.key}"})
        second = await server.open_table()
        await second.do("leave")
        assert (await server.open_table()).code == first.code == second.code


async def test_the_disk_decides_between_two_tables_with_one_code(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both find the code free; one of them gets another one."""
    monkeypatch.setattr(identifiers, "LETTERS", "B")
    monkeypatch.setattr(identifiers, "SPARSE", dict.fromkeys(Visibility, (4, 0)))
    found, both = Store.find, asyncio.Barrier(2)
    asked: list[str] = []

    async def find_together(self: Store, code: str) -> str | None:
        asked.append(code)
        if len(asked) <= 2:
            await both.wait()
        return await found(self, code)

    monkeypatch.setattr(Store, "find", find_together)
    async with start_server(address) as server:
        tables = await asyncio.gather(server.open_table(), server.open_table())
        assert sorted(table.code for table in tables) == ["BBBB", "BBBBB"]


# Who may ask for one.


@pytest.mark.usefixtures("ten_guesses")
async def test_a_code_that_exists_is_charged_like_any_other(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        statuses = [(await server.http.get(f"/api/tables/{host.code}")).status_code for _ in range(11)]
        assert statuses == [200] * 10 + [429]


@pytest.mark.usefixtures("ten_guesses")
async def test_after_too_many_guesses_every_code_is_refused_alike_without_a_lookup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        asleep = await server.open_table()
        server.registry.forget(server.live(asleep.code))
        await emptied(server)
        lookups: list[str] = []

        async def looked_up(code: str) -> Any:
            lookups.append(code)
            raise AssertionError

        monkeypatch.setattr(server.registry, "table", looked_up)
        codes = (host.code, asleep.code, "ZZZZ", "nonsense", "1")
        for key in ({}, {"Authorization": "Bearer wrong"}):
            answers = [await server.http.get(f"/api/tables/{code}", headers=key) for code in codes]
            assert {(answer.status_code, answer.content) for answer in answers} == {
                (429, b'{"code":"too-many-requests","facts":{}}')
            }
            assert {await closed(server, code, **key) for code in codes} == {Close.TOO_MUCH}
        joins = [await server.http.post(f"/api/tables/{code}/join", json={"name": "Ben"}) for code in codes]
        assert {(answer.status_code, answer.content) for answer in joins} == {
            (429, b'{"code":"too-many-requests","facts":{}}')
        }
        assert lookups == []


@pytest.mark.usefixtures("ten_guesses")
async def test_a_member_with_a_key_gets_in_however_much_others_at_the_same_address_guess(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        await emptied(server)
        await host.hang_up()
        assert await closed(server, host.code, host.key, query="") == 0
        for headers in ({"Authorization": f"Bearer {host.key}"}, {"Cookie": f"seat-{host.code}={host.key}"}):
            assert (await server.http.get(f"/api/tables/{host.code}", headers=headers)).status_code == 200


@pytest.mark.usefixtures("ten_guesses")
async def test_returning_with_a_key_to_a_table_on_disk_costs_nothing(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        await host.hang_up()
        for _ in range(12):
            server.registry.forget(server.live(host.code))
            answer = await server.http.get(
                f"/api/tables/{host.code}", headers={"Cookie": f"seat-{host.code}={host.key}"}
            )
            assert answer.status_code == 200


@pytest.mark.usefixtures("ten_guesses")
async def test_a_socket_without_a_key_is_told_so_whatever_the_code(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        assert {await closed(server, code, query="") for code in (host.code, "ZZZZ")} == {Close.NO_KEY}
        await emptied(server)
        assert {await closed(server, code, query="") for code in (host.code, "ZZZZ")} == {Close.NO_KEY}


async def guess_from(server: LocalServer, address: str) -> int:
    headers = {"X-Forwarded-For": address}
    return (await server.http.get("/api/tables/ZZZZ", headers=headers)).status_code


@pytest.mark.usefixtures("ten_guesses")
async def test_who_owns_many_networks_of_ipv6_guesses_no_more_than_four_and_hinders_no_other_owner(
    tmp_path: Path,
) -> None:
    async with start_server(tmp_path) as server:
        guesses = [await guess_from(server, f"2001:db8:1:{network:x}::7") for network in range(50)]
        assert guesses == [404] * 40 + [429] * 10
        assert await guess_from(server, "2001:db8:2::7") == 404


@pytest.mark.usefixtures("ten_guesses")
async def test_a_network_that_is_refused_uses_up_nothing_of_its_neighbours(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        guesses = [await guess_from(server, f"2001:db8:1:2::{device:x}") for device in range(50)]
        assert guesses == [404] * 10 + [429] * 40
        assert [await guess_from(server, "2001:db8:1:3::7") for _ in range(11)] == [404] * 10 + [429]


@pytest.mark.usefixtures("ten_guesses")
async def test_returning_with_a_key_costs_other_networks_of_the_same_owner_nothing(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        host = await server.open_table()
        await host.hang_up()
        key = {"Cookie": f"seat-{host.code}={host.key}"}
        for network in range(50):
            server.registry.forget(server.live(host.code))
            headers = {"X-Forwarded-For": f"2001:db8:1:{network:x}::7", **key}
            assert (await server.http.get(f"/api/tables/{host.code}", headers=headers)).status_code == 200


def test_the_day_of_an_owner_of_many_networks_finds_a_private_table_less_than_once_in_ten() -> None:
    rate, burst = app_state.GUESSING
    _, sparse = SPARSE[Visibility.PRIVATE]
    assert (24 * 3600 * rate + limits.SITE_BURSTS * burst) / sparse < 0.1


@pytest.mark.parametrize(
    ("host", "network", "site"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::", "2001:db8:1::"),
        ("2001:db8:1:2::", "2001:db8:1:2::", "2001:db8:1::"),
        ("::1", "::", "::"),
        ("whatever a proxy forwards", "-", "-"),
        ("", "-", "-"),
    ],
)
def test_a_client_is_counted_by_its_address_or_by_two_parts_of_ipv6(host: str, network: str, site: str) -> None:
    assert limits.client_network(host) == network
    assert limits.site_of(host) == limits.site_of(network) == site
