"""The blocks of a report, and how they are written as HTML and Markdown; pictures are separate files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct

OPEN = 60  # rows up to which a table is not folded

STYLE = """
:root { color-scheme: light dark; --bench: #f4ecdb; --slab: #fffaf0; --edge: #b7a581; --faint: #e4d8bd; --ink: #241f18;
  --soft: #5b5140; --brass: #7a5208; --link: #17557f; }
@media (prefers-color-scheme: dark) { :root { --bench: #12171d; --slab: #1d242c; --edge: #3a4651; --faint: #2d3742;
  --ink: #f3ecdd; --soft: #b9b7ac; --brass: #e3b04b; --link: #7cc4ee; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bench); color: var(--ink); font: 1rem/1.55 'Atkinson Hyperlegible Next', 'Segoe UI',
  system-ui, sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
main { max-width: 64rem; margin: 0 auto; padding: 1.25rem 1rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.15; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem; padding-bottom: 0.3rem; border-bottom: 2px solid var(--brass); }
p { margin: 0.5rem 0; max-width: 42rem; }
ul { margin: 0.5rem 0; padding-left: 1.2rem; }
li { margin: 0.35rem 0; max-width: 42rem; }
li::marker { color: var(--brass); }
a { color: var(--link); }
pre { margin: 0 0 1rem; padding: 0.75rem 1rem; background: var(--slab); border: 1px solid var(--edge);
  border-radius: 10px; white-space: pre-wrap;
  font: 0.9rem/1.5 ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; }
figure { margin: 1.25rem 0; max-width: 46rem; }
figure > a { display: block; padding: 0.5rem; background: #fffaf0; border: 1px solid var(--edge); border-radius: 14px; }
figure img { display: block; width: 100%; height: auto; }
figcaption, caption { color: var(--soft); text-align: left; padding: 0.4rem 0; }
summary, caption { font-weight: 600; }
summary { cursor: pointer; padding: 0.6rem 0; }
.scroll { overflow-x: auto; margin: 0.75rem 0 1.5rem; }
table { border-collapse: collapse; min-width: 100%; overflow-wrap: normal; font-size: 0.92rem; }
th, td { padding: 0.35rem 1rem 0.35rem 0; text-align: left; vertical-align: top; font-weight: 400; }
thead th { color: var(--soft); font-weight: 600; border-bottom: 1px solid var(--edge); vertical-align: bottom; }
tbody { border-bottom: 1px solid var(--faint); }
.number { text-align: right; white-space: nowrap; }
@media (max-width: 40rem) { figure > a { overflow-x: auto; } figure img { min-width: 32rem; } }
:focus-visible { outline: 3px solid var(--brass); outline-offset: 2px; }
@media print { body { background: none; } .scroll { overflow: visible; } }
"""


class Heading(Struct, frozen=True):
    text: str


class Text(Struct, frozen=True):
    text: str


class Command(Struct, frozen=True):
    text: str


class Items(Struct, frozen=True):
    items: list[str]


class Grid(Struct, frozen=True):
    """A table; rows that begin with the same `shared` cells belong together."""

    caption: str
    columns: list[str]
    rows: list[tuple[str, ...]]
    shared: int
    numbers: tuple[int, ...]  # columns without text


class Files(Struct, frozen=True):
    """Files beside the page, and what is in them."""

    files: list[tuple[str, str]]


class Picture(Struct, frozen=True):
    """A file name without suffix (there is an SVG and a PNG), the alternative text, and the caption."""

    stem: str
    alt: str
    caption: str


Block: TypeAlias = Heading | Text | Command | Items | Picture | Grid | Files


def html(title: str, blocks: Iterable[Block]) -> str:
    """The whole page; everything that was typed is escaped."""
    lines = [line for block in blocks for line in _html_block(block)]
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>",
            f"<h1>{escape(title)}</h1>",
            *lines,
            "</main>\n</body>\n</html>\n",
        ]
    )


def _html_block(block: Block) -> Iterator[str]:
    match block:
        case Heading(text):
            yield f"<h2>{escape(text)}</h2>"
        case Text(text):
            yield f"<p>{escape(text)}</p>"
        case Command(text):
            yield f"<pre><code>{escape(text)}</code></pre>"
        case Items(items):
            yield from ("<ul>", *(f"<li>{escape(item)}</li>" for item in items), "</ul>")
        case Picture(stem, alt, caption):
            image = f'<img src="{escape(stem)}.svg" alt="{escape(alt)}" loading="lazy">'
            yield f'<figure><a href="{escape(stem)}.svg">{image}</a>'
            yield f'<figcaption>{escape(caption)} <a href="{escape(stem)}.png">PNG</a></figcaption></figure>'
        case Files(files):
            rows = [f'<li><a href="{escape(file)}">{escape(file)}</a>: {escape(text)}</li>' for file, text in files]
            yield from ("<ul>", *rows, "</ul>")
        case Grid():
            yield from _html_grid(block)


def _html_grid(grid: Grid) -> Iterator[str]:
    """A table that scrolls if it is too wide, and is folded if it is long."""
    caption, folded = escape(grid.caption), len(grid.rows) > OPEN
    if folded:
        yield f"<details><summary>{caption} ({len(grid.rows)})</summary>"
    yield f'<div class="scroll" role="region" aria-label="{caption}" tabindex="0"><table><caption>{caption}</caption>'
    heads = [f'<th scope="col"{_kind(grid, place)}>{escape(name)}</th>' for place, name in enumerate(grid.columns)]
    yield f"<thead><tr>{''.join(heads)}</tr></thead>"
    for setup, rows in groupby(grid.rows, key=lambda row: row[: grid.shared]):
        yield from _setup(grid, setup, [*rows])
    yield "</table></div>"
    if folded:
        yield "</details>"


def _setup(grid: Grid, setup: tuple[str, ...], rows: list[tuple[str, ...]]) -> Iterator[str]:
    """The rows of one setup, which is named once."""
    yield "<tbody>"
    for place, row in enumerate(rows):
        shared = [_shared(grid, column, cell, len(rows)) for column, cell in enumerate(setup)] if not place else []
        first, *cells = row[grid.shared :]
        own = [f'<th scope="row">{escape(first)}</th>']
        own += [f"<td{_kind(grid, grid.shared + n)}>{escape(cell)}</td>" for n, cell in enumerate(cells, start=1)]
        yield f"<tr>{''.join([*shared, *own])}</tr>"
    yield "</tbody>"


def _shared(grid: Grid, column: int, cell: str, rows: int) -> str:
    tag, scope = ("th", ' scope="rowgroup"') if column == 1 else ("td", "")
    return f'<{tag}{scope} rowspan="{rows}"{_kind(grid, column)}>{escape(cell)}</{tag}>'


def _kind(grid: Grid, column: int) -> str:
    return ' class="number"' if column in grid.numbers else ""


def markdown(title: str, blocks: Iterable[Block]) -> str:
    return "\n\n".join([f"# {plain(title)}", *map(_markdown_block, blocks)]) + "\n"


def plain(text: str) -> str:
    """Text with all Markdown syntax escaped."""
    marked = re.sub(r"([\\`*\[\]|])", r"\\\1", text.replace("\n", " "))
    return marked.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _markdown_block(block: Block) -> str:
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
            return _markdown_grid(block)


def _markdown_grid(grid: Grid) -> str:
    rules = ["---:" if column in grid.numbers else "---" for column in range(len(grid.columns))]
    rows = [grid.columns, rules, *grid.rows]
    lines = ["| " + " | ".join(map(plain, row)) + " |" for row in rows]
    return "\n".join([plain(grid.caption), "", *lines])
