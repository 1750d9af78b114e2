"""Where other devices find this server, and how a browser keeps its seats when the address changes."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from boomtable.server.addresses import Endpoint, lan_addresses, public_origin, qr_text
from boomtable.server.cookies import keys_in
from tests.server.harness import LocalServer, Player, start_server
from tests.server.qr_reading import scanned_svg, scanned_text

PUBLIC_URL = "https://table.example"
LOOPBACK = ["localhost", "LOCALHOST", "127.0.0.1", "127.8.9.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"]
ELSEWHERE = "192.168.77.7:8470"  # possibly one of this machine's networks
NEW = {"game": "time-bomb", "name": "Ann"}


async def scan(server: LocalServer, code: str, host: str, link: str = "", **query: str) -> str:
    path, headers = f"/api/tables/{code}/qr.svg", {"Host": host}
    if link:
        answer = await server.http.post(path, json={"link": link, **query}, headers=headers)
    else:
        answer = await server.http.get(path, params=query, headers=headers)
    return scanned_svg(answer.content) if answer.status_code == 200 else str(answer.json()["code"])


async def addresses(server: LocalServer, host: str) -> list[str]:
    answer = await server.http.get("/api/addresses", headers={"Host": host})
    assert answer.headers["cache-control"] == "no-store"
    return list(answer.json()["addresses"])


@pytest.mark.parametrize("host", LOOPBACK)
async def test_a_request_by_a_loopback_name_is_answered_with_network_addresses(tmp_path: Path, host: str) -> None:
    async with start_server(tmp_path, host="0.0.0.0") as server:
        code, lan = (await server.open_table()).code, [f"http://{each}:{server.port}" for each in lan_addresses()]
        assert await addresses(server, host) == lan
        assert await scan(server, code, host) == (f"{lan[0]}/t/{code}" if lan else "no-address")


async def test_a_request_by_a_working_address_is_answered_with_that_one(tmp_path: Path) -> None:
    async with start_server(tmp_path, host="0.0.0.0") as server:
        code = (await server.open_table()).code
        assert await addresses(server, ELSEWHERE) == [f"http://{ELSEWHERE}"]
        assert await scan(server, code, ELSEWHERE) == f"http://{ELSEWHERE}/t/{code}"
        assert await scan(server, code, ELSEWHERE, link="BCDFGHJK") == f"http://{ELSEWHERE}/l/{code}#BCDFGHJK"


async def test_with_a_public_address_it_is_that_one_everywhere(tmp_path: Path) -> None:
    async with start_server(tmp_path, public_url=PUBLIC_URL) as server:
        code = (await server.open_table()).code
        for host in (*LOOPBACK, ELSEWHERE, "table.example"):
            assert await addresses(server, host) == [PUBLIC_URL]
            assert await scan(server, code, host) == f"{PUBLIC_URL}/t/{code}"


async def test_a_server_for_this_machine_alone_has_no_code_to_scan(tmp_path: Path) -> None:
    async with start_server(tmp_path, host="127.0.0.1") as server:
        code = (await server.open_table()).code
        assert await addresses(server, "localhost") == []
        assert await scan(server, code, "localhost") == "no-address"
        assert await scan(server, code, "localhost", address=f"http://localhost:{server.port}") == "no-address"


@pytest.mark.parametrize("address", ["http://evil.example", f"http://{ELSEWHERE}/x", "http://192.168.77.7", "x" * 5000])
async def test_no_code_leads_to_an_address_that_is_not_ours(tmp_path: Path, address: str) -> None:
    async with start_server(tmp_path) as server:
        code = (await server.open_table()).code
        assert await scan(server, code, ELSEWHERE, address=f"http://{ELSEWHERE}") == f"http://{ELSEWHERE}/t/{code}"
        assert await scan(server, code, ELSEWHERE, address=address) == "no-address"


@pytest.mark.parametrize(
    ("endpoint", "asked", "found"),
    [
        (Endpoint("192.168.1.7", 8470), "localhost", ["http://192.168.1.7:8470"]),
        (Endpoint("192.168.1.7", 80), "192.168.1.7", ["http://192.168.1.7"]),
        (Endpoint("192.168.1.7", 80), "192.168.1.7:80", ["http://192.168.1.7"]),
        (Endpoint("192.168.1.7", 8470), "box.local:8470", ["http://box.local:8470", "http://192.168.1.7:8470"]),
        (Endpoint("192.168.1.7", 8470), "8.8.8.8:8470", ["http://8.8.8.8:8470"]),  # a router that lets people in
        (Endpoint("fd00::7", 8470), "[::1]:8470", ["http://[fd00::7]:8470"]),
        (Endpoint("fd00::7", 8470), "[FD00::7]:8470", ["http://[fd00::7]:8470"]),
        (Endpoint("127.0.0.1", 8470), "", []),
        (Endpoint("::1", 8470), "[::1]:8470", []),
    ],
)
def test_an_endpoint_knows_where_it_is_found(endpoint: Endpoint, asked: str, found: list[str]) -> None:
    assert endpoint.addresses_from("http", asked) == found


def test_behind_a_proxy_that_speaks_tls_so_do_the_links() -> None:
    assert Endpoint("127.0.0.1", 8470).addresses_from("https", "box.local") == ["https://box.local"]


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://table.example", PUBLIC_URL),
        ("https://Table.Example:443/", PUBLIC_URL),
        ("http://table.example:8470", "http://table.example:8470"),
        ("http://[fd00::7]:80", "http://[fd00::7]"),
        *((bad, None) for bad in ("table.example", "ftp://table.example", "http://", "http://[", "https://a:99999")),
        *((f"{PUBLIC_URL}/{more}", None) for more in ("games", "?a=b", "#here")),
        ("https://ann@table.example", None),
    ],
)
def test_a_public_address_is_that_of_a_whole_server(url: str, origin: str | None) -> None:
    assert public_origin(url) == origin


def test_a_code_on_a_terminal_can_be_scanned() -> None:
    assert scanned_text(f"Open.\n{qr_text('http://192.168.1.7:8470')}\nCtrl-C closes it.") == "http://192.168.1.7:8470"


# Seats that follow a browser to another address.


async def take_seat(server: LocalServer, host: str, code: str | None = None) -> tuple[str, str]:
    """Take a seat in a browser under this host name: the table's code, and the cookie."""
    path = f"/api/tables/{code}/join" if code else "/api/tables"
    new = {"name": "Ben"} if code else NEW
    answer = await server.http.post(path, json=new, headers={"Host": host, "Origin": f"http://{host}"})
    server.http.cookies.clear()
    code = answer.json()["code"]
    return str(code), f"seat-{code}={keys_in(answer.cookies)[code, None]}"  # as older servers gave it


async def seats(server: LocalServer, *cookies: str) -> list[str]:
    answer = await server.http.get("/api/seats", headers={"Cookie": "; ".join(cookies)})
    assert answer.status_code == 200
    return [each["code"] for each in answer.json()]


async def test_a_browser_is_told_at_which_tables_it_sits(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        assert await seats(server) == []
        (first, mine), (second, other) = [await take_seat(server, "localhost") for _ in range(2)]
        assert await seats(server, mine, "likes=dark", other) == [second, first]
        useless = [f"seat-{second}=wrong", "seat-ZZZZ=elsewhere", "seat-zz=x", "seat-=", f"screen-{first}-east=x"]
        assert await seats(server, *useless, mine) == [first]
        await server.http.delete(f"/api/tables/{second}", headers={"Cookie": other})
        assert await seats(server, mine, other) == [first]


async def test_only_so_many_seats_are_looked_up_at_once(tmp_path: Path) -> None:
    async with start_server(tmp_path, limited=False) as server:
        mine = [await take_seat(server, "localhost") for _ in range(21)]
        assert await seats(server, *(cookie for _, cookie in mine)) == [code for code, _ in mine[:0:-1]]


async def moved(server: LocalServer, code: str, cookie: str, old: str, new: str) -> httpx.Response:
    """As the page does it: redeem a link made at the old address at the new one."""
    at_old = {"Host": old, "Origin": f"http://{old}", "Cookie": cookie}
    made = await server.http.post(f"/api/tables/{code}/links", json={}, headers=at_old)
    link, at_new = made.json()["link"], {"Host": new, "Origin": f"http://{new}"}
    return await server.http.post(f"/api/tables/{code}/redeem", json={"link": link}, headers=at_new)


@pytest.mark.parametrize("old", ["localhost:8470", "10.9.9.9:8470"])
async def test_a_seat_comes_along_to_another_address_by_a_link_that_works_once(tmp_path: Path, old: str) -> None:
    async with start_server(tmp_path) as server:
        code, _ = await take_seat(server, old)
        _, cookie = await take_seat(server, old, code)
        answer = await moved(server, code, cookie, old, ELSEWHERE)
        assert answer.json() == {"code": code, "member": 2, "place": None, "key": None, "waiting": False}
        cookie = f"keys={answer.cookies['keys']}"
        server.http.cookies.clear()
        assert await seats(server, cookie) == [code]
        ben = await Player(server, code, None, None).connect(Cookie=cookie)
        assert (await ben.until(lambda me: me.latest("welcome")))["member"] == 2


async def test_no_page_of_another_address_makes_the_link(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        code, cookie = await take_seat(server, "localhost:8470")
        for origin in (f"http://{ELSEWHERE}", "http://localhost:9000", "null"):
            headers = {"Host": "localhost:8470", "Origin": origin, "Cookie": cookie}
            answer = await server.http.post(f"/api/tables/{code}/links", json={}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")


async def test_without_the_key_of_the_seat_there_is_no_link(tmp_path: Path) -> None:
    async with start_server(tmp_path) as server:
        code, _ = await take_seat(server, "localhost:8470")
        answer = await server.http.post(f"/api/tables/{code}/links", json={}, headers={"Host": ELSEWHERE})
        assert (answer.status_code, answer.json()["code"]) == (403, "no-key")
