"""Seeking in the replay of an evening with thirty people: any moment is there within 100 ms of the processor."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest
from msgspec import Struct
from playwright.async_api import CDPSession

from boomtable.engine.records import write
from tests.patience import SLOWNESS
from tests.replays.recorded import replayed
from tests.web.deep_watching_again import open_file, sit
from tests.web.devices import MOVING, Device, Devices

pytestmark = pytest.mark.slow

AT_ONCE = 100.0 * SLOWNESS  # milliseconds of processor time, so that others who use the machine do not count
PLAYERS = 30
FEW, MANY = 12, 120  # moments
SEEK = """
at => new Promise((painted) => {
  const bar = document.querySelector('input[type=range]');
  const begun = performance.now();
  bar.value = at;
  bar.dispatchEvent(new Event('input', { bubbles: true }));
  requestAnimationFrame(() => {
    const after = new MessageChannel();  // the task that follows the frame
    after.port1.onmessage = () => painted(performance.now() - begun);
    after.port2.postMessage(null);
  });
})
"""


class Seek(Struct, frozen=True):
    """To a moment: milliseconds of the processor on the page's main thread, and by the clock on the wall."""

    at: int
    busy: float
    wall: float


async def busy(cdp: CDPSession) -> float:
    metrics = {each["name"]: each["value"] for each in (await cdp.send("Performance.getMetrics"))["metrics"]}
    return float(1000 * metrics["TaskDuration"])


async def seeks(device: Device, chair: str, count: int) -> list[Seek]:
    """Here and there in the game, as a thumb that looks for something."""
    last = int(await device.page.get_by_label("Moment", exact=True).get_attribute("max") or 0)
    await sit(device, chair)
    await device.page.get_by_role("status").get_by_text("Getting the game").wait_for(state="hidden")
    cdp = await device.context.new_cdp_session(device.page)
    await cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    done = []
    for step in range(count):
        at = round((0.5 + step * 0.618034) % 1 * last)
        before = await busy(cdp)
        wall = await device.page.evaluate(SEEK, at)
        done.append(Seek(at, await busy(cdp) - before, wall))
    await cdp.detach()
    return done


async def measured(devices: Devices, address: str, folder: Path, count: int) -> list[Seek]:
    """From a seat, the wall, and with all cards open, on phone and desktop; prints what it took."""
    record = folder / "evening.json"
    record.write_text(write(replayed("two-rooms", PLAYERS, 1, "easy").record), encoding="utf-8")
    found = []
    for name, device in (
        ("phone", await devices.phone(address, **MOVING)),
        ("desktop", await devices.desktop(address, **MOVING)),
    ):
        await open_file(device, record)
        for chair in ("0", "public", "open"):
            these = await seeks(device, chair, count)
            slowest = max(these, key=lambda seek: seek.busy)
            print(
                f"{name:8}{chair:7} {count} seeks, ms: processor {median(s.busy for s in these):5.1f} in the middle,"
                f" {slowest.busy:5.1f} at most (moment {slowest.at}); wall {median(s.wall for s in these):5.1f},"
                f" {max(s.wall for s in these):5.1f}"
            )
            found += these
    return found


async def test_any_moment_of_an_evening_with_thirty_is_shown_at_once(
    devices: Devices, address: str, tmp_path: Path
) -> None:
    found = await measured(devices, address, tmp_path, FEW)
    assert sorted(seek.busy for seek in found)[-2] < AT_ONCE  # one may have met what cleans the memory


@pytest.mark.soak
async def test_every_one_of_many_moments_is_shown_at_once(devices: Devices, address: str, tmp_path: Path) -> None:
    found = await measured(devices, address, tmp_path, MANY)
    assert max(seek.busy for seek in found) < AT_ONCE
