"""The chances that a page shows are those that bots reckon with: from what the page itself was sent of that moment."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boomtable.bots.bomb_squad_academy.wire_odds import odds, wire_infos
from boomtable.bots.time_bomb.beliefs import beliefs as time_bomb
from boomtable.bots.time_bomb_evolution.beliefs import beliefs as evolution
from boomtable.bots.two_rooms.beliefs import beliefs as two_rooms
from boomtable.bots.two_rooms.observed import observe
from boomtable.bots.two_rooms.skill import HARD
from boomtable.engine import Game, Said, Seeded, but
from boomtable.engine.records import write
from boomtable.games.catalog import CATALOG, find
from boomtable.replays.lens import SIGHTS
from boomtable.wire.changes import put_together
from tests.replays.recorded import replayed
from tests.server.harness import start_server
from tests.server.inline_replays import replay_inline

pytestmark = pytest.mark.slow

ME = 1
DEALS = 1000
WITHIN = 0.08  # five standard errors of a chance from that many deals

Numbers = list[float] | dict[str, float]
Shown = Callable[[dict[str, Any]], Numbers]
Reckoned = Callable[[Any, tuple[Said, ...]], Numbers]


def wires(view: Any, heard: tuple[Said, ...]) -> Numbers:
    """Of the others: one's own are known."""
    thinks = time_bomb(view, heard)
    boom = [chance * held for chance, held in zip(thinks.boom, view.held, strict=True)]
    others = [seat for seat in range(view.players) if seat != ME]
    return [*thinks.terrorist, *(boom[seat] for seat in others), *(thinks.success[seat] for seat in others)]


def wires_shown(shown: dict[str, Any]) -> Numbers:
    return [*shown["terrorist"], *(each for name in ("boom", "success") for each in _others(shown[name]))]


def _others(chances: list[float]) -> list[float]:
    return [*chances[:ME], *chances[ME + 1 :]]


def colours(view: Any, heard: tuple[Said, ...]) -> Numbers:
    thinks = evolution(view, heard)
    return [*thinks.terrorist, *(chance for seat in thinks.wires for _, chance in sorted(seat.items()))]


def colours_shown(shown: dict[str, Any]) -> Numbers:
    return [*shown["terrorist"], *(chance for seat in shown["wires"] for _, chance in sorted(seat.items()))]


def people(view: Any, heard: tuple[Said, ...]) -> Numbers:
    thinks = two_rooms(view, observe(view, HARD.memory), heard, HARD)
    return [*thinks.red, *thinks.blue, *thinks.president, *thinks.bomber]


def places(view: Any, _heard: tuple[Said, ...]) -> Numbers:
    """How often each card is in each place when the deal is imagined."""
    found, luck = Counter[str](), Seeded("on the page")
    for _ in range(DEALS):
        state = find("trick-snipers").imagine(view, luck)
        hands = (*state.hands, state.unused)
        found.update(f"{card}@{place}" for place, hand in enumerate(hands) if place != ME for card in hand)
    return {name: times / DEALS for name, times in found.items()}


def places_shown(shown: dict[str, Any]) -> Numbers:
    held = {
        f"{card}@{place}": chance for card, chances in shown["cards"].items() for place, chance in enumerate(chances)
    }
    return {name: chance for name, chance in held.items() if chance}


RECKONED: dict[str, tuple[Shown, Reckoned]] = {
    "time-bomb": (wires_shown, wires),
    "time-bomb-evolution": (colours_shown, colours),
    "bomb-squad-academy": (
        lambda shown: shown["explodes"],
        lambda view, _: [odds(info, 1).boom for info in wire_infos(view)],
    ),
    "trick-snipers": (places_shown, places),
    "two-rooms": (
        lambda shown: [chance for name in ("red", "blue", "president", "bomber") for chance in shown[name]],
        people,
    ),
}


async def sent(tmp_path: Path, title: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What a page is sent of a game: what was seen from a chair, and what could have been known there."""
    game = find(title)
    record = write(replayed(title, game.seats[1], 1, "easy").record).encode()
    async with start_server(tmp_path) as server:
        film = await server.http.post(f"/api/replays/chair/{ME}", content=record)
        lens = await server.http.post(f"/api/replays/lens/{ME}", content=record)
    return film.json(), lens.json()["known"]


def moment(game: Game[Any, Any], film: dict[str, Any], at: int) -> tuple[Any, tuple[Said, ...]]:
    """View and words at a moment, put together as a page does it, and read as a bot reads them."""
    view, heard = film["view"], list[Any]()
    for each in [each for each in film["moments"] if each["at"] <= at]:
        view = put_together(view, each)
        heard = heard if each["said"] is None else [*heard[: each["start"]], *each["said"]]
    said = [Said(s["seat"], game.read_talk(s["talk"]), s["round"], s["moment"], tuple(s["hearers"])) for s in heard]
    return game.decode_view(json.dumps(view)), tuple(said)


async def unlike(tmp_path: Path, title: str) -> list[int]:
    """The moments at which the page shows something else than bots reckon."""
    film, known = await sent(tmp_path, title)
    shown, reckoned = RECKONED[title]
    wrong = []
    for each in known[:: 1 + len(known) // 4]:
        view, heard = moment(find(title), film, each["at"])
        near = pytest.approx(reckoned(view, heard), abs=WITHIN if title == "trick-snipers" else 1e-9)
        wrong += [] if shown(each["chances"]) == near else [each["at"]]
    assert known
    return wrong


@pytest.mark.parametrize("title", CATALOG)
async def test_a_page_shows_the_chances_that_bots_reckon_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    replay_inline(monkeypatch)
    assert await unlike(tmp_path, title) == []


async def test_another_number_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replay_inline(monkeypatch)
    plain = SIGHTS["time-bomb"]

    def silent(view: Any, heard: tuple[Said, ...]) -> Any:
        known = plain(view, heard)
        return known and but(known, terrorist=tuple([chance * 0.99 for chance in known.terrorist]))

    monkeypatch.setitem(SIGHTS, "time-bomb", silent)
    assert await unlike(tmp_path, "time-bomb")
