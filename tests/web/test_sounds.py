"""What every cue sounds like: rendered by Chromium without a loudspeaker, and measured."""

from __future__ import annotations

import base64
import re
from pathlib import Path
from typing import NamedTuple

import numpy as np
from playwright.async_api import Page

import boomtable
from tests.server.harness import LocalServer
from tests.web.devices import Devices

BUILT = Path(str(boomtable.__file__)).parent / "_web" / "assets"
CUES = Path(__file__).parents[2] / "web" / "src" / "lib" / "cues.ts"
RATE = 44_100
QUIET = 0.02  # of its peak: what nobody hears any more
ALIKE = 0.25  # how far a peak may be from the script's
DELAY = 0.007  # seconds that the compressor looks ahead

RENDER = """
async ([synth, name, seconds]) => {
  let seed = 1;
  Math.random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;  // the same noise every time
  const { Synth } = await import(synth);
  const audio = new OfflineAudioContext(2, 44100 * (seconds + 1), 44100);
  const made = new Synth(audio);
  void audio.suspend(1).then(() => { made.play(name); void audio.resume(); });  // once the compressor has settled
  const bytes = new Uint8Array((await audio.startRendering()).getChannelData(0).slice(44100).buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}
"""


class Heard(NamedTuple):
    """How loud a cue gets, when it is over, and between which pitches its strongest one is."""

    peak: float
    length: float
    low: float
    high: float


SCRIPT = {
    "join": Heard(0.10, 0.12, 290, 297),
    "card": Heard(0.08, 0.025, 2000, 20000),
    "deal": Heard(0.08, 0.34, 2000, 20000),
    "thud": Heard(0.15, 0.09, 80, 110),
    "riffle": Heard(0.08, 0.29, 1000, 3200),
    "gather": Heard(0.08, 0.28, 1000, 3200),
    "paper": Heard(0.08, 0.04, 200, 240),
    "creak": Heard(0.05, 0.18, 145, 149),
    "spring": Heard(0.07, 0.9, 110, 220),
    "let-go": Heard(0.08, 0.15, 68, 92),
    "snip": Heard(0.25, 0.096, 2500, 6500),
    "heart": Heard(0.35, 0.34, 46, 57),
    "knock": Heard(0.18, 0.18, 396, 445),
    "ok": Heard(0.18, 0.18, 792, 890),
    "lift": Heard(0.18, 0.68, 870, 890),
    "boom": Heard(0.8, 1.6, 28, 72),
    "full": Heard(0.16, 0.9, 290, 590),
    "disarmed": Heard(0.2, 1.8, 290, 445),
    "tick": Heard(0.03, 0.012, 1590, 1610),
    "clink": Heard(0.08, 0.12, 2090, 3310),
    "glass": Heard(0.08, 0.5, 1390, 3510),
    "glass-back": Heard(0.08, 0.5, 1390, 3510),
    "ratchet": Heard(0.08, 0.09, 2300, 2700),
    "fuse": Heard(0.06, 1.0, 3000, 6500),
    "shot": Heard(0.25, 0.4, 85, 2400),
    "half-shot": Heard(0.22, 0.17, 700, 2400),
    "chief": Heard(0.2, 0.54, 105, 225),
    "points": Heard(0.08, 0.018, 870, 890),
    "bok": Heard(0.09, 0.36, 690, 1200),
    "horn": Heard(0.15, 0.5, 290, 445),
    "door": Heard(0.12, 0.49, 135, 215),
    "gong": Heard(0.3, 1.85, 145, 149),
    "turn": Heard(0.12, 0.26, 438, 590),
    "tok": Heard(0.08, 0.03, 580, 595),
    "steps": Heard(0.08, 0.51, 580, 595),
    "snap": Heard(0.08, 0.03, 580, 595),
    "stamp": Heard(0.25, 0.12, 70, 77),
    "drum": Heard(0.25, 0.12, 70, 77),
    "drums": Heard(0.27, 0.54, 68, 80),
    "whoosh": Heard(0.06, 0.25, 400, 2500),
    "slide": Heard(0.06, 0.25, 400, 2500),
    "scratch": Heard(0.06, 0.25, 400, 2500),
    "twang": Heard(0.08, 0.3, 170, 275),
    "round": Heard(0.12, 0.7, 145, 149),
    "fanfare": Heard(0.2, 1.5, 870, 1770),
    "reaction": Heard(0.04, 0.06, 583, 592),
}
SILENT = {"hush"}


async def rendered(page: Page, name: str, seconds: int = 2) -> np.ndarray:
    [synth] = BUILT.glob("synth-*.js")
    return np.frombuffer(base64.b64decode(await page.evaluate(RENDER, [f"/assets/{synth.name}", name, seconds])), "<f4")


def measured(sound: np.ndarray) -> tuple[float, float, float]:
    """Its peak, when it is over, and its strongest pitch."""
    loud = np.abs(sound)
    spectrum = np.abs(np.fft.rfft(sound, 1 << 18))
    spectrum[: int(20 / RATE * (1 << 18))] = 0  # lower than anyone hears
    pitch = float(spectrum.argmax()) * RATE / (1 << 18)
    return float(loud.max()), float(np.nonzero(loud > QUIET * loud.max())[0][-1]) / RATE - DELAY, pitch


async def test_every_cue_is_as_loud_long_and_high_as_the_script_has_it_and_none_is_cut_off(
    server: LocalServer, devices: Devices, address: str
) -> None:
    written = re.findall(r"^  '?([a-z-]+)'?: \{$|^  '?([a-z-]+)'?: \{ voices", CUES.read_text("utf-8"), re.MULTILINE)
    assert {first or second for first, second in written} == SCRIPT.keys() | SILENT
    device = await devices.desktop(address)
    await device.open()
    off = list[str]()
    for name, script in SCRIPT.items():
        peak, length, pitch = measured(await rendered(device.page, name))
        if not (1 - ALIKE <= peak / script.peak <= 1 + ALIKE and peak < 1):
            off.append(f"{name} has a peak of {peak:.3f}, not {script.peak}")
        if abs(length - script.length) > max(0.02, script.length / 6):
            off.append(f"{name} takes {length:.3f} s, not {script.length}")
        if not script.low <= pitch <= script.high:
            off.append(f"{name} is at {pitch:.0f} Hz, not {script.low} to {script.high}")
    assert off == []


async def test_what_is_heard_before_a_wire_turns_is_the_same_every_time(
    server: LocalServer, devices: Devices, address: str
) -> None:
    device = await devices.desktop(address)
    await device.open()
    snips = [await rendered(device.page, "snip") for _ in range(3)]
    assert all(np.array_equal(snips[0], snip) for snip in snips)
    assert not np.any(await rendered(device.page, "hush"))
