"""The faces to choose from: each can be told from every other by its silhouette, small and without colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.async_api import expect

from boomtable.wire.protocol import FACES
from boomtable.words import say
from tests.server.harness import LocalServer
from tests.web.devices import Devices

pytestmark = pytest.mark.slow

SIDE = 28  # pixels
LEAST = 0.04  # of the disc by which any two differ; the closest two differ by 0.049

GREY = """
async (side) => Promise.all([...document.querySelectorAll('dialog .face')].map(async (face) => {
  const copy = face.cloneNode(true);
  const style = (from, to) => {
    const { fill, fillOpacity, stroke, strokeWidth, strokeLinecap, strokeDasharray } = getComputedStyle(from);
    Object.assign(to.style, { fill, fillOpacity, stroke, strokeWidth, strokeLinecap, strokeDasharray });
    [...from.children].forEach((child, index) => style(child, to.children[index]));
  };
  style(face, copy);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', side);
  copy.setAttribute('height', side);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, side, side);
  const grey = (at) => (data[at] + data[at + 1] + data[at + 2]) / 765;
  return Array.from({ length: side * side }, (_, at) => grey(4 * at));
}))
"""


async def test_no_two_faces_look_alike_at_28_pixels_in_grey(
    server: LocalServer, devices: Devices, address: str
) -> None:
    host = await server.open_table()
    phone = await devices.phone(address)
    await phone.page.add_init_script("localStorage.setItem('boomtable.face', '0 7')")  # on the grey disc
    await phone.open(f"/t/{host.code}")
    await phone.press(say("web-change-face"))
    faces = phone.page.locator("dialog .face")
    await expect(faces).to_have_count(FACES)
    names = await faces.evaluate_all("faces => faces.map((face) => face.dataset.face)")
    pictures: list[list[float]] = await phone.page.evaluate(GREY, SIDE)
    differ = {
        (one, other): sum(abs(a - b) for a, b in zip(pictures[one], pictures[other], strict=True)) / SIDE**2
        for one, other in combinations(range(FACES), 2)
    }
    closest = sorted(differ, key=lambda pair: differ[pair])[:5]
    print([(names[one], names[other], round(differ[one, other], 3)) for one, other in closest])
    assert differ[closest[0]] > LEAST
