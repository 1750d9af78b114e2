"""A picture of a result, for previews of links: 1200 by 630, drawn as SVG and rendered without a browser."""

from boomtable.replays.picture.drawing import HEIGHT, WIDTH, drawing, shown
from boomtable.replays.picture.rendering import legible, png

__all__ = ["HEIGHT", "WIDTH", "drawing", "legible", "png", "shown"]
