"""Simulated devices: what they see, and how often people have to tap."""

from __future__ import annotations

import asyncio
from re import Pattern
from typing import Any, Literal

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, expect

from tests.patience import milliseconds, seconds
from tests.server.harness import Player

PHONE, TABLET, DESKTOP = (360, 640), (768, 1024), (1440, 900)
Theme = Literal["dark", "light"]

PATIENCE = 15.0  # seconds
HELD = 1100.0  # milliseconds: until a button that is held is full
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}  # a device on which all moves that may
PLAIN_HTTP = "The Cross-Origin-Opener-Policy header has been ignored"  # true, and no harm
NETWORK = (  # what Chromium says of every broken line and refusal
    *("Failed to load resource", "WebSocket connection to"),
    "An unknown error occurred when fetching the script",  # it looks for a newer service worker by itself
)

ANSWERED = """
() => new Promise((done) => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {  // the next thing that is sent: a page that gets the focus asks at once
    WebSocket.prototype.send = send;
    const { id } = JSON.parse(text);
    const heard = ({ data }) => {
      if (JSON.parse(data).id !== id) return;
      this.removeEventListener('message', heard);
      setTimeout(done);  // what it says is on the page by then
    };
    this.addEventListener('message', heard);
    send.call(this, text);
  };
  dispatchEvent(new Event('focus'));
})
"""


class Device:
    """One page in one browser."""

    def __init__(self, page: Page, address: str, *, touch: bool) -> None:
        self.page, self.address, self.touch = page, address, touch
        self.taps = 0
        self.heard: list[str] = []  # from the console
        self.forgiving = False
        page.set_default_timeout(milliseconds(PATIENCE))
        page.on("console", self._listen)
        page.on("pageerror", self._fail)

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(PLAIN_HTTP):
            self.heard.append(message.text)

    def _fail(self, error: Error) -> None:
        self.heard.append(str(error))

    async def open(self, path: str = "/") -> None:
        await self.page.goto(f"{self.address}{path}")

    async def tap(self, what: Locator) -> None:
        self.taps += 1
        await (what.tap() if self.touch else what.click())

    async def press(self, name: str | Pattern[str]) -> None:
        """The first button of this name; one that says so is held."""
        if isinstance(name, Pattern) and name.pattern.startswith("^Hold to"):
            self.taps += 1
            await self.button(name).first.click(delay=HELD)
        else:
            await self.tap(self.button(name).first if isinstance(name, Pattern) else self.button(name))

    async def write(self, label: str, text: str) -> None:
        """Into a field, which has to be tapped first."""
        field = self.page.get_by_label(label, exact=True)
        await self.tap(field)
        await field.fill(text)

    def button(self, name: str | Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    async def sees(self, text: str | Pattern[str], patience: float = PATIENCE) -> None:
        await expect(self.page.get_by_text(text).first).to_be_visible(timeout=milliseconds(patience))

    async def sees_no(self, text: str | Pattern[str], patience: float = PATIENCE) -> None:
        await expect(self.page.get_by_text(text)).to_have_count(0, timeout=milliseconds(patience))

    async def catch_up(self) -> None:
        """Wait until the page shows all that its table has said so far: it asks, and what it hears comes in order."""
        async with asyncio.timeout(seconds(PATIENCE)):
            await self.page.evaluate(ANSWERED)

    async def has_seat_of(self, player: Player) -> None:
        """The same seat as somebody who came in by a key."""
        assert player.key
        await self.context.add_cookies([{"name": f"seat-{player.code}", "value": player.key, "url": self.address}])

    async def open_screen(self, host: Player) -> None:
        """The table's own screen, by a word of its host's."""
        path, headers = f"/api/tables/{host.code}/links", {"Authorization": f"Bearer {host.key}"}
        made = await host.server.http.post(path, json={"place": "public"}, headers=headers)
        await self.open(f"/l/{host.code}#{made.json()['link']}")
        await self.page.wait_for_url("**/screen")

    def forgive_the_network(self) -> None:
        """Chromium notes every line that breaks and every request that is refused; this test makes them."""
        self.forgiving = True

    def complaints(self) -> list[str]:
        return [each for each in self.heard if not (self.forgiving and each.startswith(NETWORK))]


class Devices:
    """All that are around."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.all: list[Device] = []
        expect.set_options(timeout=milliseconds(PATIENCE))

    async def phone(self, address: str, theme: Theme = "dark", **options: Any) -> Device:
        return await self.device(address, PHONE, theme, **options)

    async def desktop(self, address: str, theme: Theme = "dark", **options: Any) -> Device:
        return await self.device(address, DESKTOP, theme, **options)

    async def device(self, address: str, size: tuple[int, int], theme: Theme = "dark", **options: Any) -> Device:
        """One that asks for little motion, which is faster, unless the test is about what moves."""
        small = size != DESKTOP
        context = await self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            is_mobile=small,
            has_touch=small,
            color_scheme=theme,
            **{"reduced_motion": "reduce", **options},
        )
        return self._added(Device(await context.new_page(), address, touch=small))

    async def tab(self, beside: Device) -> Device:
        return self._added(Device(await beside.context.new_page(), beside.address, touch=beside.touch))

    def _added(self, device: Device) -> Device:
        self.all.append(device)
        return device

    async def put_away(self) -> None:
        """Nothing of them is left for the next test."""
        for context in {device.context for device in self.all}:
            await context.close()

    def forgive_the_network(self) -> None:
        for device in self.all:
            device.forgive_the_network()

    def complaints(self) -> list[str]:
        return [each for device in self.all for each in device.complaints()]
