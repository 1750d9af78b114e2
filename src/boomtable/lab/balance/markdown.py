"""A report as Markdown, to be kept among other pages."""

from __future__ import annotations

import re
from collections.abc import Iterable

from boomtable.lab.balance.blocks import Block, Command, Files, Grid, Heading, Items, Text
from boomtable.lab.balance.picture import Picture


def markdown(title: str, blocks: Iterable[Block]) -> str:
    return "\n\n".join([f"# {plain(title)}", *map(_block, blocks)]) + "\n"


def plain(text: str) -> str:
    """Text in which nothing means anything but itself."""
    marked = re.sub(r"([\\`*\[\]|])", r"\\\1", text.replace("\n", " "))
    return marked.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _block(block: Block) -> str:
    match block:
        case Heading(text):
            return f"## {plain(text)}"
        case Text(text):
            return plain(text)
        case Command(text):
            return "\n".join(f"    {line}" for line in text.splitlines())
        case Items(items):
            return "\n".join(f"- {plain(item)}" for item in items)
        case Picture(stem, alt, caption):
            return f"![{plain(alt)}]({stem}.svg)\n\n{plain(caption)}"
        case Files(files):
            return "\n".join(f"- [{file}]({file}): {plain(text)}" for file, text in files)
        case Grid():
            return _grid(block)


def _grid(grid: Grid) -> str:
    rules = ["---:" if column in grid.numbers else "---" for column in range(len(grid.columns))]
    rows = [grid.columns, rules, *grid.rows]
    lines = ["| " + " | ".join(map(plain, row)) + " |" for row in rows]
    return "\n".join([plain(grid.caption), "", *lines])
