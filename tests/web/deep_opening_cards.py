"""The opening card of every character of Two Rooms, in both themes: none is told from another by how bright it is."""

from __future__ import annotations

import pytest

from boomtable.games.two_rooms.characters import CARDS
from tests.server.harness import LocalServer
from tests.web.devices import Devices, Theme
from tests.web.opening_cards import MOST, dealt
from tests.web.test_opening_cards import FAR_APART, unhurried

__all__ = ["unhurried"]

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_every_character_looks_alike_from_afar(unhurried: LocalServer, devices: Devices, theme: Theme) -> None:
    device = await devices.phone(f"http://127.0.0.1:{unhurried.port}", theme)
    deal = await dealt(unhurried, device, "two-rooms", 6, **FAR_APART)
    await deal.hold()
    seen: dict[str, float] = {}
    paper = set()
    for card in CARDS:
        await deal.becomes(card=card)
        seen[card] = await deal.brightness()
        paper.add(tuple(await deal.paper()))
        rows = await deal.rows()
        assert [line["rows"] <= 2 for line in rows] == [True] * 3, card
    dimmest, brightest = min(seen, key=lambda card: seen[card]), max(seen, key=lambda card: seen[card])
    assert seen[brightest] - seen[dimmest] <= MOST * seen[dimmest], (dimmest, brightest)
    assert len(paper) == 1
