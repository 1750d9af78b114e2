"""Draws the icons and the picture of a shared link from the drawing in `web/public/icon.svg`, with a Chromium.

They are checked in: run `python tools/icons.py` after changing the drawing.
"""

from __future__ import annotations

import base64
import io
import re
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tools.chromium import found

ROOT = Path(__file__).resolve().parents[1]
PUBLIC = ROOT / "web" / "public"
FONT = ROOT / "web/node_modules/@fontsource/saira-stencil-one/files/saira-stencil-one-latin-400-normal.woff2"
GROUND, BENCH, LIGHT = "#1d242d", "#12171d", "#2b2c28"
COLOURS = 96  # of a picture
SAFE = 0.8  # of the edge: a phone may cut an icon to a circle


def main() -> None:
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    drawing = re.sub(r"<rect[^>]*/>", "", icon)
    pictures = {
        "icon-192.png": (192, 192, icon),
        "icon-512.png": (512, 512, icon),
        "icon-maskable.png": (512, 512, full(drawing, SAFE)),
        "apple-touch-icon.png": (180, 180, full(drawing, 0.95)),
        "share.png": (1200, 630, shared(drawing)),
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), chromium_sandbox=False)
        page = browser.new_page()
        for name, (width, height, html) in pictures.items():
            save(page, PUBLIC / name, width, height, html)
        browser.close()


def full(drawing: str, part: float) -> str:
    """The drawing in the middle of a ground that reaches all edges."""
    style = f"display:grid;place-items:center;height:100%;background:{GROUND}"
    return f'<div style="{style}"><div style="width:{part:.0%};height:{part:.0%}">{drawing}</div></div>'


def shared(drawing: str) -> str:
    """The bench under its lamp, with the name: the same for every link."""
    font = base64.b64encode(FONT.read_bytes()).decode()
    wires = "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="16" stroke-linecap="round"/>'
        for path, colour in (
            ("M-20 520C160 500 120 360 250 330", "#ff7b62"),
            ("M-20 420C120 430 130 300 250 290", "#7cc4ee"),
            ("M1220 560C1000 600 960 470 1090 430S1180 380 1220 400", "#7fd19b"),
        )
    )
    return f"""
      <style>@font-face {{ font-family: Bench; src: url(data:font/woff2;base64,{font}) }}</style>
      <svg viewBox="0 0 1200 630" width="1200" height="630">
        <rect width="1200" height="630" fill="{BENCH}"/><path d="M480-10H720L1420 640H-220Z" fill="{LIGHT}"/>
        <path d="M500-10H700L730 34H470Z" fill="#e3b04b"/>{wires}
        <svg x="120" y="130" width="370" height="370" viewBox="6 6 56 54">{drawing}</svg>
        <text x="520" y="345" font-family="Bench" font-size="112" fill="#f3ecdd">Boomtable</text>
        <path d="M525 390C640 376 700 404 812 390S960 380 1068 392" fill="none" stroke="#e3b04b" stroke-width="9"/>
      </svg>"""


def save(page: Page, path: Path, width: int, height: int, html: str) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(f"<style>html,body{{margin:0;height:100%}}svg{{display:block;max-width:100%}}</style>{html}")
    page.evaluate("document.fonts.ready")
    with Image.open(io.BytesIO(page.screenshot(omit_background=True))) as shot:
        shot.quantize(COLOURS, method=Image.Quantize.FASTOCTREE).save(path, optimize=True)


if __name__ == "__main__":
    main()
