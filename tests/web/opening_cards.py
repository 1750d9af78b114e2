"""Opening cards as they look in a browser: a phone at the first deal, whose view is changed on its way to the page."""

from __future__ import annotations

import io
import json
from typing import Any

from PIL import Image, ImageStat
from playwright.async_api import WebSocketRoute, expect

from tests.server.harness import LocalServer, Player
from tests.web.devices import Device
from tests.web.page_checks import SETTLED

SCENES = 12.0  # seconds after which all that a deal shows has been shown; people are still waited for
MOST = 0.02  # how much the mean brightness of two cards may differ: a bright screen lights a face
ROWS = """
() => [...document.querySelectorAll('dialog .line')].map((line) => {
  const words = document.createRange();
  words.selectNodeContents(line);
  const rows = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  return { rows, height: Math.round(line.getBoundingClientRect().height), top: Math.round(line.offsetTop) };
})
"""
PATIENT = """
const wait = setTimeout;  // where nobody waits for it a card goes after 20 seconds: here pictures are taken meanwhile
window.setTimeout = (act, after, ...rest) => wait(act, after === 20_000 ? 1e9 : after, ...rest);
"""
PAPER = """
() => {
  const { x, y, width, height } = document.querySelector('dialog > .card').getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}
"""


class Deal:
    """A phone that has just been dealt a card, whatever card a test likes."""

    def __init__(self, device: Device, host: Player) -> None:
        self.device, self.host = device, host
        self.update: dict[str, Any] = {}
        self.socket: WebSocketRoute | None = None

    async def listen(self) -> None:
        await self.device.page.route_web_socket("**", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.socket = socket

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told.get("type") == "update":
                self.update = told
            socket.send(message)

        server.on_message(tell)

    async def becomes(self, **secret: Any) -> None:
        """The same deal, but with another card."""
        assert self.socket
        view = {**self.update["view"], **secret}
        self.socket.send(json.dumps({**self.update, "view": view, "show": None}))
        await self.device.page.evaluate(SETTLED)

    async def hold(self) -> None:
        """Until further notice."""
        await self.device.page.locator("dialog button.card").hover()
        await self.device.page.mouse.down()
        await expect(self.device.page.locator("dialog .line")).to_have_count(3)

    async def brightness(self) -> float:
        await self.device.page.evaluate(SETTLED)
        with Image.open(io.BytesIO(await self.device.page.screenshot())) as shot:
            return float(ImageStat.Stat(shot.convert("L")).mean[0])

    async def paper(self) -> list[int]:
        box: list[int] = await self.device.page.evaluate(PAPER)
        return box

    async def rows(self) -> list[dict[str, int]]:
        lines: list[dict[str, int]] = await self.device.page.evaluate(ROWS)
        return lines


async def dealt(server: LocalServer, device: Device, title: str, players: int, **body: Any) -> Deal:
    """A game has begun; the page has a seat in it, and all is shown but the opening card."""
    host, *guests = await server.sit_down(players, title, **body)
    deal = Deal(device, host)
    await deal.listen()
    await device.page.add_init_script(PATIENT)
    await device.has_seat_of(host)
    await device.open(f"/t/{host.code}")
    await host.do("start")
    for person in (host, *guests):
        await person.until(lambda me: me.view)
    await expect(device.page.locator("dialog > .card")).to_be_visible()
    await server.pass_(SCENES)
    await device.page.reload()
    await expect(device.page.locator("dialog > .card")).to_be_visible()
    return deal
