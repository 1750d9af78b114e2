"""Start the server from a terminal: announce its addresses with a QR code; and make links to lost seats."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from ipaddress import ip_network
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console

from boomtable.cli.parameters import print_json
from boomtable.server.addresses import Endpoint, public_origin, qr_text
from boomtable.server.errors import StartupError
from boomtable.server.holder import NOWHERE
from boomtable.server.identifiers import read_code
from boomtable.server.joining import Joining
from boomtable.server.log import to_stderr
from boomtable.server.pages import built
from boomtable.server.serve import ServerConfig, open_registry, serve
from boomtable.words import say

DATABASE = "boomtable.db"


def open_server(
    *,
    host: str,
    port: int,
    data: Path | None,
    database_url: str | None,
    public_url: str | None,
    trusted_proxies: tuple[str, ...],
    metrics: str | None,
    keep: int,
    bus: str | None,
    standby: bool,
    browser: bool,
    json: bool,
) -> None:
    if not built():
        raise StartupError("no-client")
    to_stderr(pretty=sys.stderr.isatty())
    if bus and not (database_url or "").startswith("postgres"):
        raise StartupError("bus-needs-postgres")
    if keep < 0:
        raise StartupError("bad-keep", keep=keep)
    where = database_url or _make_folder(database_url_in(data))
    config = ServerConfig(
        database_url=where,
        host=host,
        port=port,
        public_url=_origin(public_url),
        trusted_proxies=tuple(map(_network, trusted_proxies)),
        metrics=_address(metrics),
        keep=float(keep) if keep else None,
        bus=bus,
        standby=standby,
    )
    try:
        serve(config, lambda endpoint: _on_open(config, endpoint, browser=browser, json=json))
    except StartupError as error:
        link = str(error.facts.get("link", NOWHERE))
        if not browser or link == NOWHERE:
            raise
        Console(highlight=False, soft_wrap=True).print(say("serve-running", link=link), markup=False)
        _browse(link)


def _on_open(config: ServerConfig, endpoint: Endpoint, *, browser: bool, json: bool) -> None:
    addresses = endpoint.addresses()
    if json:
        print_json({"addresses": addresses, "local": endpoint.local, "file": _file_of(config)})
        sys.stdout.flush()
    else:
        _announce(config, endpoint, addresses)
    if browser:
        _browse(next(iter(addresses), endpoint.local))


def _browse(link: str) -> None:
    """Open a page in this computer's browser, if there can be one."""
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(f"{link}/")


def _announce(config: ServerConfig, endpoint: Endpoint, addresses: list[str]) -> None:
    console = Console(highlight=False, soft_wrap=True)
    if addresses:
        console.print(say("serve-open"))
        console.print(qr_text(addresses[0]), markup=False)
    else:
        console.print(say("serve-open-alone"))
    here = [] if config.public_url else [endpoint.local]
    for link in dict.fromkeys([*addresses, *here]):
        console.print(say("serve-link", link=link), markup=False)
    if file := _file_of(config):
        console.print(say("serve-data", file=file), markup=False)
    console.print(say("serve-stop"))


def _file_of(config: ServerConfig) -> str | None:
    """Where everything is saved, if it is a file."""
    url = config.database_url
    return url.removeprefix("sqlite:///") if url.startswith("sqlite") else None


def lost_seat(code: str, name: str, data: Path | None, database_url: str | None) -> str:
    """A link to the seat of somebody who has lost all their devices; the server must not be running."""
    to_stderr(pretty=sys.stderr.isatty())
    url = database_url or database_url_in(data)
    if url.startswith("sqlite:///") and not (file := Path(url.removeprefix("sqlite:///"))).is_file():
        raise StartupError("no-database", file=str(file))
    link = asyncio.run(_link_to_seat(url, read_code(code), name))
    return f"/l/{read_code(code)}#{link}"


async def _link_to_seat(url: str, code: str, name: str) -> str:
    async with open_registry(ServerConfig(database_url=url)) as registry:
        return await Joining(registry).lost_seat(await registry.table(code), name)


def database_url_in(folder: Path | None) -> str:
    """The address of the database in a folder, or in the user's data folder."""
    return f"sqlite:///{(folder or user_data_path('boomtable', appauthor=False)).absolute() / DATABASE}"


def _make_folder(url: str) -> str:
    """The same address, once its folder exists."""
    folder = Path(url.removeprefix("sqlite:///")).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StartupError("bad-folder", folder=str(folder), detail=error.strerror or str(error)) from None
    return url


def _origin(url: str | None) -> str | None:
    if url is None:
        return None
    if (origin := public_origin(url)) is None:
        raise StartupError("bad-public-url", url=url)
    return origin


def _network(text: str) -> str:
    try:
        return str(ip_network(text))
    except ValueError:
        raise StartupError("bad-trusted-proxy", network=text) from None


def _address(text: str | None) -> tuple[str, int] | None:
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    if not port.isdecimal():
        raise StartupError("bad-metrics", address=text)
    return host or "127.0.0.1", int(port)
