"""A wheel contains the web page: built from a clean clone, installed in an empty environment, and served.

Packages come from the registries, as they do for everyone who builds one.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from playwright.async_api import expect

from tests.server.process import free_port
from tests.web.devices import Devices
from tests.web.time_bomb_page import play_out

ROOT = Path(__file__).parents[2]
REFUSING = "http://127.0.0.1:9"  # nobody listens there
MOST = 3_000_000  # bytes
MOST_PACKAGES = 20  # that the light core brings, pip included
A_GAME = "d\n\n0\n1\n2\n3\n4\n" * 60  # whoever can be cut; the rest is refused and asked again
END = re.compile("^(VICTORY|DEFEAT)[.] ")
QUICKLY = """
import functools, sys
from boomtable.cli import main, serve
serve.ServerConfig = functools.partial(serve.ServerConfig, pace=0.05, show=0.0)
sys.exit(main(sys.argv[1:]))
"""
PATIENCE = 300.0  # seconds: registries may be far away


def run(
    *command: str | Path, folder: Path | None = None, changes: Mapping[str, str] = {}, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """A command that knows nothing of the environment of these tests."""
    ours = ("PYTHON", "VIRTUAL_ENV", "COV_", "PYTEST_")
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    line = [str(part) for part in command]
    return subprocess.run(
        line,
        input=typed,
        cwd=folder,
        env=inherited | {**changes},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def done(*command: str | Path, folder: Path | None = None, changes: Mapping[str, str] = {}, typed: str = "") -> str:
    ended = run(*command, folder=folder, changes=changes, typed=typed)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def cloned(folder: Path) -> Path:
    """A clone as others have it: what is committed, and nothing that was built."""
    done("git", "clone", "--quiet", ROOT, folder)
    return folder


class Environment:
    """A fresh virtual environment."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        done(sys.executable, "-m", "venv", folder)
        self.pip = (self.bin / "python", "-m", "pip", "--disable-pip-version-check")

    def install(self, *what: str | Path) -> None:
        done(*self.pip, "install", "-q", "--no-compile", *what)

    def serve(self, folder: Path, port: int) -> tuple[str | Path, ...]:
        return self.bin / "boomtable", *self.options(folder, port)

    def serve_quickly(self, folder: Path, port: int) -> tuple[str | Path, ...]:
        """The same with bots that do not take their time: a game alone takes minutes otherwise."""
        return self.bin / "python", "-c", QUICKLY, *self.options(folder, port)

    def options(self, folder: Path, port: int) -> tuple[str | Path, ...]:
        return "serve", "--host", "127.0.0.1", "--port", str(port), "--data", folder


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Nothing but pip, and the packages that Boomtable names."""
    environment = Environment(tmp_path_factory.mktemp("bare"))
    environment.install("--require-hashes", "-r", ROOT / "requirements" / "play.txt")
    return environment


@pytest.fixture(scope="module")
def clone(bare: Environment, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone in which a wheel was built."""
    folder = cloned(tmp_path_factory.mktemp("clone"))
    done(*bare.pip, "wheel", "-q", "--no-deps", "-w", folder / "dist", folder)
    return folder


@pytest.fixture(scope="module")
def wheel(clone: Path) -> Path:
    [file] = (clone / "dist").glob("*.whl")
    return file


@asynccontextmanager
async def served(environment: Environment, folder: Path) -> AsyncIterator[str]:
    """A server that this environment's command opens: its address."""
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *environment.serve_quickly(folder, port), cwd=folder, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            while not await _ready(http):
                assert process.returncode is None
                await asyncio.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _ready(http: httpx.AsyncClient) -> bool:
    try:
        return (await http.get("/ready")).is_success
    except httpx.TransportError:
        return False


async def test_a_wheel_from_a_clean_clone_shows_its_docs_and_plays_a_whole_game_alone(
    bare: Environment, wheel: Path, tmp_path: Path, devices: Devices
) -> None:
    bare.install("--no-deps", "--force-reinstall", wheel)
    done(*bare.pip, "check")
    async with served(bare, tmp_path) as address:
        phone = await devices.phone(address)
        await phone.open("/docs")
        await expect(phone.page.get_by_role("heading", name="Boomtable")).to_be_visible()
        await phone.open()
        await phone.press("Play now: Time Bomb")
        await play_out(phone)
        await expect(phone.page.get_by_role("heading", name=END)).to_be_visible()
        await phone.page.close()  # before its server, which it would miss


def test_the_wheel_alone_plays_simulates_and_duels_and_names_the_extra_that_serves(wheel: Path, tmp_path: Path) -> None:
    light = Environment(tmp_path / "light")
    light.install(wheel)
    packages = json.loads(done(*light.pip, "list", "--format=json"))
    print(len(packages), "packages")
    assert len(packages) < MOST_PACKAGES
    command, saved = light.bin / "boomtable", tmp_path / "game.json"
    assert json.loads(done(command, "lab", "simulate", "time-bomb", "--games", "5", "--json"))["games"] == 5
    rivals = ("--players", "4", "--a", "normal", "--b", "random")
    assert json.loads(done(command, "lab", "duel", "trick-snipers", *rivals, "--games", "2", "--json"))["games"] == 2
    assert re.search("You (win|lose)", done(command, "play", "time-bomb", "--fast", "--save", saved, typed=A_GAME))
    assert json.loads(done(command, "verify", saved, "--json"))["fair"]
    assert done(command, "--version") == f"{wheel.name.split('-')[1]}\n"
    refused = run(*light.serve(tmp_path, free_port()))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.rstrip().endswith('pip install "boomtable[server]"')


def test_a_wheel_holds_the_package_and_the_page_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = packed.namelist()
    assert {"boomtable/_web/index.html", "boomtable/_web/icon.svg"} <= {*names}
    assert {name.split("/")[0].split("-")[0] for name in names} == {"boomtable"}
    assert not [name for name in names if "node_modules" in name or ".npm" in name]
    print(wheel.name, wheel.stat().st_size)
    assert wheel.stat().st_size < MOST


def test_a_source_archive_makes_the_same_wheel_without_node(
    bare: Environment, clone: Path, wheel: Path, tmp_path: Path
) -> None:
    bare.install("--target", tmp_path / "backend", "hatchling")
    backend = {"PYTHONPATH": str(tmp_path / "backend")}
    call = f"from tools.build_backend import build_sdist; build_sdist({str(tmp_path)!r})"
    done(bare.bin / "python", "-c", call, folder=clone, changes=backend)
    [archive] = tmp_path.glob("*.tar.gz")
    done(*bare.pip, "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", tmp_path, archive, changes=backend)
    with ZipFile(wheel) as here, ZipFile(tmp_path / wheel.name) as there:
        assert {name: here.read(name) for name in here.namelist()} == {n: there.read(n) for n in there.namelist()}


def test_without_node_there_is_no_wheel_but_a_line_that_says_so(bare: Environment, tmp_path: Path) -> None:
    bare.install("--target", tmp_path / "backend", "hatchling")
    clone = cloned(tmp_path / "clone")
    options = ("--no-deps", "--no-build-isolation", "-w", tmp_path / "dist")
    ended = run(*bare.pip, "wheel", *options, clone, changes={"PYTHONPATH": str(tmp_path / "backend")})
    assert ended.returncode != 0
    assert "the web page was not built: there is no Node" in ended.stdout + ended.stderr
    assert not [*tmp_path.rglob("*.whl")]


def test_without_a_network_there_is_no_wheel_but_a_line_that_says_so(bare: Environment, tmp_path: Path) -> None:
    clone = cloned(tmp_path / "clone")
    nowhere = {"registry": REFUSING, "fetch_retries": "0", "cache": str(tmp_path / "npm")}
    settings = {f"npm_config_{name}": value for name, value in nowhere.items()}
    ended = run(*bare.pip, "wheel", "--no-deps", "-w", tmp_path / "dist", clone, changes=settings)
    assert ended.returncode != 0
    assert "the web page was not built: npm could not get its packages" in ended.stdout + ended.stderr
    assert not [*tmp_path.rglob("*.whl")]


def test_an_editable_install_builds_no_page_and_its_server_says_so(bare: Environment, tmp_path: Path) -> None:
    clone = cloned(tmp_path / "clone")
    bare.install("--no-deps", "--force-reinstall", "-e", clone)
    ended = run(*bare.serve(tmp_path / "data", free_port()))
    assert not (clone / "src" / "boomtable" / "_web").exists()
    assert not (clone / "web" / "node_modules").exists()
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    assert "make web" in ended.stderr
