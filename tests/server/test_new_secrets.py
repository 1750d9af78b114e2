"""Every secret in use comes straight from the operating system's randomness, has enough of it, and is used once."""

from __future__ import annotations

import ast
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from hashlib import sha256
from itertools import count
from math import log2
from pathlib import Path
from random import Random
from time import time_ns
from typing import Any

import numpy as np
import pytest
from msgspec import Struct

from boomtable.engine import but
from boomtable.server import asking, bot_driver, host_requests, joining, new_secrets
from boomtable.server import events as e
from boomtable.server.joining import Joining
from boomtable.server.live_table import LiveTable
from boomtable.server.registry import TableRegistry
from boomtable.server.transitions import Transaction
from boomtable.wire import from_client
from boomtable.wire.http import Join, NewLink, NewTable
from boomtable.wire.protocol import Phase, Settings
from tests.server.harness import LocalServer, start_server
from tests.server.inline_bots import use_inline_bots

SERVER = Path(new_secrets.__file__).parent
SOURCES = {"secrets", "random", "uuid", "os.urandom", "numpy"}  # of randomness
LOAD_TEST = SERVER / "loadtest"  # plays the people, and makes no secret

LEAST_BITS = {"seed": 256, "key": 256, "link": 256, "typed code": 34, "code": 25, "id": 64, "bot": 64}

Patch = pytest.MonkeyPatch


# By construction: one module draws, and it is given nothing that somebody may know.


def imported(page: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(page.read_text("utf-8"))):
        match node:
            case ast.Import(names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module, names):
                yield str(module)
                yield from (f"{module}.{name.name}" for name in names)
            case ast.Attribute(ast.Name("os"), "urandom"):
                yield "os.urandom"


def test_only_one_module_of_the_server_imports_a_source_of_randomness() -> None:
    pages = [page for page in SERVER.rglob("*.py") if LOAD_TEST not in page.parents]
    drawing = [page.name for page in pages if {*imported(page)} & SOURCES]
    assert drawing == ["new_secrets.py"]


def test_that_module_is_given_nothing_but_a_length() -> None:
    page = ast.parse(Path(new_secrets.__file__).read_text("utf-8"))
    functions = [node for node in page.body if isinstance(node, ast.FunctionDef)]
    assert {arg.arg for function in functions for arg in function.args.args} == {"length"}
    assert {*imported(Path(new_secrets.__file__))} - {"__future__", "__future__.annotations"} == {
        "secrets",
        "boomtable.server",
        "boomtable.server.identifiers",
    }


# In use: what a server hands out is what was drawn.


class Drawn(Struct, frozen=True):
    value: str
    bits: float


class Recorder:
    """In place of the module `secrets`: draws from it, and remembers every value with its bits."""

    def __init__(self) -> None:
        self.drawn: list[Drawn] = []
        self.letters, self.letter_bits = "", 0.0

    def token_hex(self, count: int) -> str:
        return self._note(secrets.token_hex(count), 8 * count)

    def token_urlsafe(self, count: int) -> str:
        return self._note(secrets.token_urlsafe(count), 8 * count)

    def choice(self, letters: str) -> str:
        self.letters += secrets.choice(letters)
        self.letter_bits = log2(len(letters))
        return self.letters[-1]

    def randbelow(self, most: int) -> int:
        return secrets.randbelow(most)

    def _note(self, value: str, bits: float) -> str:
        self.drawn.append(Drawn(value, bits))
        return value

    def bits(self, value: str) -> float:
        """The bits of a value that was drawn; none if it was not. A value can be taken once."""
        for each in self.drawn:
            if each.value == value:
                self.drawn.remove(each)
                return each.bits
        before, found, after = self.letters.partition(value)
        self.letters = f"{before} {after}" if found else self.letters
        return len(found) * self.letter_bits


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[LocalServer]:
    async with start_server(tmp_path, virtual=True) as server:
        yield server


async def secrets_in_use(server: LocalServer) -> list[tuple[str, str]]:
    """Everything random of two tables with a rematch, links, screens and bots: what it is for, and its value."""
    bots = use_inline_bots(server.registry, 1.0)
    used = [each for _ in range(2) for each in await evening(server.registry)]
    await server.pass_(2)
    assert bots.asked
    return [*used, *(("bot", request.seed) for request in bots.asked)]


async def evening(registry: TableRegistry) -> list[tuple[str, str]]:
    desk = Joining(registry)
    live, host = await desk.create(NewTable(game="standoff", name="Ann", settings=Settings(away=None)))
    _, guest = await desk.join(live, Join(name="Ben"))
    link, typed = await desk.link(live, host, NewLink()), await desk.link(live, host, NewLink(place="public"))
    keys = [host, guest, *[(await desk.redeem(live, each))[2] for each in (link, typed)]]
    names = [("id", live.session.id), ("code", live.session.code), ("link", link), ("typed code", typed)]
    seeds = [live.session.seed, await rematched(registry, live)]
    return [*names, *(("key", key) for key in keys), *(("seed", seed) for seed in seeds)]


async def rematched(registry: TableRegistry, live: LiveTable) -> str:
    """The seed of the second game; the first is played by bots."""
    await asking.answer(registry, live, 1, from_client.AddBot(id="bot", level="random"))
    await asking.answer(registry, live, 2, from_client.Ready(id="ready", ready=True))
    await asking.answer(registry, live, 1, from_client.Start(id="start"))
    over = but(live.session, phase=Phase.OVER)
    transaction = Transaction(over, live.catalog, live.seq + 1, registry.clock.now())
    host_requests.rematch(transaction, over.members[0], from_client.Rematch(id="rematch"))
    return transaction.session.seed


async def too_weak(server: LocalServer, patch: Patch) -> set[str]:
    """What uses secrets that were not drawn for this use alone, or from too little randomness."""
    patch.setattr(new_secrets, "secrets", recorder := Recorder())
    used = await secrets_in_use(server)
    assert {purpose for purpose, _ in used} == {*LEAST_BITS}
    return {purpose for purpose, value in used if recorder.bits(value) < LEAST_BITS[purpose]}


async def test_every_secret_in_use_was_drawn_for_that_use_alone(server: LocalServer, monkeypatch: Patch) -> None:
    assert await too_weak(server, monkeypatch) == set()


# Planted: each makes a secret that somebody could work out.


def seeds_of_32_bits(patch: Patch) -> None:
    """As long as they should be, and no harder to guess."""
    patch.setattr(joining, "new_seed", lambda: sha256(secrets.token_bytes(4)).hexdigest())


def the_next_seed_follows_from_the_published_one(patch: Patch) -> None:
    def rematch(transaction: Transaction, *_: Any) -> None:
        transaction.add(e.RematchOpened(sha256(transaction.session.seed.encode()).hexdigest()))

    patch.setattr(host_requests, "rematch", rematch)


def the_seed_follows_from_the_table_id(patch: Patch) -> None:
    ids = [""]

    def new_table_id() -> str:
        ids.append(new_secrets.new_table_id())
        return ids[-1]

    patch.setattr(joining, "new_table_id", new_table_id)
    patch.setattr(joining, "new_seed", lambda: sha256(ids[-1].encode()).hexdigest())


def the_luck_of_bots_is_the_seed_of_the_table(patch: Patch) -> None:
    seeds = [""]

    def new_seed() -> str:
        seeds.append(new_secrets.new_seed())
        return seeds[-1]

    patch.setattr(joining, "new_seed", new_seed)
    patch.setattr(bot_driver, "new_bot_seed", lambda: seeds[-1])


def all_bots_have_the_same_luck(patch: Patch) -> None:
    luck = new_secrets.new_bot_seed()
    patch.setattr(bot_driver, "new_bot_seed", lambda: luck)


def keys_come_from_the_time(patch: Patch) -> None:
    patch.setattr(joining, "new_key", lambda: sha256(str(time_ns()).encode()).hexdigest())


def keys_are_numbered(patch: Patch) -> None:
    numbers = count(1)
    patch.setattr(joining, "new_key", lambda: sha256(b"key-%d" % next(numbers)).hexdigest())


def the_link_contains_known_letters(patch: Patch) -> None:
    patch.setattr(joining, "new_typed_code", lambda: f"{new_secrets.new_code(4)}BBBB")


def codes_come_from_a_pseudorandom_generator(patch: Patch) -> None:
    letters = Random(1)
    patch.setattr(joining, "new_code", lambda length: "".join(letters.choices("BCDFGHJKLMNP", k=length)))


LEAKS: dict[Callable[[Patch], None], set[str]] = {
    seeds_of_32_bits: {"seed"},
    the_next_seed_follows_from_the_published_one: {"seed"},
    the_seed_follows_from_the_table_id: {"seed"},
    the_luck_of_bots_is_the_seed_of_the_table: {"bot"},
    all_bots_have_the_same_luck: {"bot"},
    keys_come_from_the_time: {"key", "link"},
    keys_are_numbered: {"key", "link"},
    the_link_contains_known_letters: {"typed code"},
    codes_come_from_a_pseudorandom_generator: {"code"},
}


async def test_a_secret_that_could_be_worked_out_is_noticed(server: LocalServer) -> None:
    found = dict[Callable[[Patch], None], set[str]]()
    for leak in LEAKS:
        with Patch.context() as patch:
            leak(patch)
            found[leak] = await too_weak(server, patch)
    assert found == LEAKS


# By statistics: no bit leans to one side, and none depends on another, of the same value or of the one before.

VALUES = 2000
DEVIATIONS = 7.5  # for 130,000 pairs of bits: less than once in 10^8 runs by chance


def regular(make: Callable[[], str]) -> bool:
    """Whether the bits of many seeds look like coins."""
    rows = np.array([np.unpackbits(np.frombuffer(bytes.fromhex(make()), np.uint8)) for _ in range(VALUES)]) * 2.0 - 1
    pairs = np.hstack([rows[1:], rows[:-1]])
    together = pairs.T @ pairs - np.eye(pairs.shape[1]) * len(pairs)
    return bool(max(np.abs(pairs.sum(axis=0)).max(), np.abs(together).max()) < DEVIATIONS * len(pairs) ** 0.5)


@pytest.mark.parametrize("make", [new_secrets.new_seed, new_secrets.new_table_id, new_secrets.new_bot_seed])
def test_the_bits_of_secrets_are_independent_coins(make: Callable[[], str]) -> None:
    assert regular(make)


def counted() -> Callable[[], str]:
    numbers = count(int(time_ns()))
    return lambda: f"{next(numbers):064x}"


def chained() -> Callable[[], str]:
    """Every second value is the one before, turned round."""
    values = list[str]()

    def make() -> str:
        values.append(values[-1][::-1] if len(values) % 2 else new_secrets.new_seed())
        return values[-1]

    return make


@pytest.mark.parametrize(
    "make", [counted(), chained(), lambda: secrets.token_hex(4) * 8, lambda: secrets.token_hex(4).zfill(64)]
)
def test_irregular_secrets_are_noticed(make: Callable[[], str]) -> None:
    assert not regular(make)
