"""What a browser needs to put the page on a home screen."""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from boomtable.server.pages import ICONS, INSTALLING
from boomtable.server.preview import IMAGE, SIZE

WEB = Path(__file__).parents[2] / "web"
PUBLIC = WEB / "public"
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
CIRCLE = 0.4  # of the edge: what a phone leaves of an icon at least


def test_every_icon_is_served_and_has_the_size_that_is_written() -> None:
    assert sorted(path.name for path in PUBLIC.iterdir()) == sorted({*ICONS, *INSTALLING} - {"sw.js"})
    sizes = {icon["src"]: icon["sizes"] for icon in MANIFEST["icons"] if icon["type"] == "image/png"}
    sizes |= {"/apple-touch-icon.png": "180x180", f"/{IMAGE}": "{}x{}".format(*SIZE)}
    for path, size in sizes.items():
        with Image.open(PUBLIC / path[1:]) as icon:
            assert f"{icon.width}x{icon.height}" == size, path
            assert (PUBLIC / path[1:]).stat().st_size < 20_000, path
    assert {"192x192", "512x512"} <= {*sizes.values()}


def test_a_phone_that_cuts_the_icon_to_a_circle_cuts_nothing_of_the_drawing() -> None:
    [name] = [icon["src"] for icon in MANIFEST["icons"] if icon.get("purpose") == "maskable"]
    with Image.open(PUBLIC / name[1:]) as file:
        icon = file.convert("RGBA")
    ground, middle = icon.getpixel((0, 0)), icon.width / 2
    outside = [
        (x, y)
        for x in range(0, icon.width, 2)
        for y in range(0, icon.height, 2)
        if (x - middle) ** 2 + (y - middle) ** 2 > (CIRCLE * icon.width) ** 2
    ]
    assert {icon.getpixel(place) for place in outside} == {ground}


def test_the_page_names_its_icons_and_a_colour_for_each_theme() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    for each in ("/manifest.webmanifest", "/apple-touch-icon.png", "/icon.svg"):
        assert f'href="{each}"' in page
    assert page.count('name="theme-color" media="(prefers-color-scheme: ') == 2
    assert (MANIFEST["start_url"], MANIFEST["scope"], MANIFEST["display"]) == ("/", "/", "standalone")
