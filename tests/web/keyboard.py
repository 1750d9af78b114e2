"""Getting about on a page without a mouse."""

from __future__ import annotations

import re
from re import Pattern

from tests.web.devices import Device

NAME = "element => element.ariaLabel ?? element.innerText ?? ''"
MOST = 40  # stops on one page


async def go_to(device: Device, name: str | Pattern[str]) -> None:
    """Tab on until the focus is there, and can be seen to be there."""
    wanted = re.compile(f"^{re.escape(name)}$") if isinstance(name, str) else name
    for _ in range(MOST):
        await device.page.keyboard.press("Tab")
        focused = device.page.locator(":focus")
        if await focused.count() and wanted.search((await focused.evaluate(NAME)).strip()):
            assert await focused.evaluate("element => getComputedStyle(element).outlineStyle") != "none"
            return
    raise AssertionError(f"no way to {wanted.pattern} by Tab")
