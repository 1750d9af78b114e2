"""Decodes the QR codes the server draws, from the bytes a browser or terminal gets."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import zxingcpp

SIDE = 8  # dots of the picture to a module of the code
ROW = re.compile("[ █▀▄]{20,}")  # of a code on a terminal


def scanned_svg(svg: bytes) -> str:
    """The text of an SVG code: its one path is drawn as a browser would, each stroke one module high."""
    width, path = re.search(r'<svg [^>]*width="(\d+)"', svg.decode()), re.search(r' d="([^"]+)"', svg.decode())
    assert width, svg
    assert path, svg
    dots = np.full((int(width[1]) // SIDE,) * 2, 255, np.uint8)
    x, y = 0, 0.0
    for command, first, second in re.findall(r"([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?", path[1]):
        if command == "h":
            dots[int(y), x : x + int(first)] = 0
            x += int(first)
        else:
            x, y = (int(first), float(second)) if command == "M" else (x + int(first), y + float(second))
    return scanned(dots)


def scanned_text(printed: str) -> str:
    """The text of a code on a dark terminal."""
    rows = [row for row in printed.splitlines() if ROW.fullmatch(row)]
    dots = [[[255 * (each in half) for each in row] for half in ("█▀", "█▄")] for row in rows]
    return scanned(np.array(dots, np.uint8).reshape(2 * len(rows), -1))


def scanned(dots: Any) -> str:
    found = zxingcpp.read_barcodes(np.kron(dots, np.ones((SIDE, SIDE), np.uint8)))
    assert [each.format for each in found] == [zxingcpp.BarcodeFormat.QRCode]
    return found[0].text
