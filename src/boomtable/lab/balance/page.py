"""The blocks of a report, and how they are written as HTML and Markdown; pictures are separate files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import TypeAlias

from msgspec import Struct

from boomtable.lab.balance.charts import Chart, page_chart
from boomtable.words import say

OPEN = 60  # rows up to which a table is not folded
FOLD = 8  # lines up to which a list is not

STYLE = """
:root { color-scheme: light dark; --bench: #f4ecdb; --slab: #fffaf0; --edge: #b7a581; --faint: #e4d8bd; --ink: #241f18;
  --soft: #5b5140; --brass: #7a5208; --link: #17557f; --t0: #1d5f8c; --t1: #b8331d; --t2: #1f6f47; --t3: #96660a;
  --t4: #6d3f86; --t5: #1c7a80; }
@media (prefers-color-scheme: dark) { :root { --bench: #12171d; --slab: #1d242c; --edge: #3a4651; --faint: #2d3742;
  --ink: #f3ecdd; --soft: #b9b7ac; --brass: #e3b04b; --link: #7cc4ee; --t0: #7cc4ee; --t1: #ff8a70; --t2: #7fd19b;
  --t3: #e3b04b; --t4: #c9a3e3; --t5: #6fd0d4; } }
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
.lead { font-size: 1.2rem; line-height: 1.5; padding: 0.9rem 1.1rem; background: var(--slab); border-left: 5px solid
  var(--brass); border-radius: 10px; }
.lead p { max-width: none; }
figure { margin: 2.2rem 0; }
figcaption, caption { color: var(--soft); text-align: left; padding: 0.4rem 0; }
figcaption { color: var(--ink); font-weight: 600; font-size: 1.15rem; }
h3 { font-size: 1rem; margin: 1rem 0 0.2rem; }
.chart { padding: 0.6rem 0.9rem 0.8rem; background: var(--slab); border: 1px solid var(--edge); border-radius: 14px; }
.keys { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; max-width: none; }
.keys span { display: inline-flex; align-items: center; gap: 0.4rem; }
.keys svg, .strip svg { width: 18px; height: 18px; overflow: visible; stroke-width: 1.8; }
.keys .even { position: static; width: 0; height: 18px; }
.row { display: grid; grid-template-columns: minmax(0, 15rem) minmax(0, 1fr); gap: 0 1rem; padding: 0.25rem 0; }
.row + .row { border-top: 1px solid var(--faint); }
.line { display: grid; grid-template-columns: minmax(0, 1fr) 12.5rem; gap: 0 1rem; align-items: center;
  min-height: 1.6rem; }
.strip { position: relative; height: 1.6rem; }
.strip > * { position: absolute; }
.strip svg { top: 50%; margin: -9px 0 0 -9px; }
.bar { top: 50%; height: 4px; margin-top: -2px; border-radius: 2px; background: currentcolor; opacity: 0.55; }
.tick { top: 0; bottom: 0; border-left: 1px solid var(--faint); }
.even { top: 0; bottom: 0; border-left: 2px dashed var(--soft); margin-left: -1px; }
.axis span { white-space: nowrap; font-weight: 400; font-size: 0.85rem; color: var(--soft);
  transform: translateX(-50%); }
.value { font-weight: 600; }
.axis + .value { color: var(--soft); font-weight: 400; font-size: 0.85rem; white-space: normal; line-height: 1.2; }
.value small { color: var(--soft); font-weight: 400; display: inline-block; white-space: nowrap; }
svg path { fill: currentcolor; stroke: currentcolor; }
.hollow path { fill: var(--slab); }
.t0 { color: var(--t0); } .t1 { color: var(--t1); } .t2 { color: var(--t2); } .t3 { color: var(--t3); }
.t4 { color: var(--t4); } .t5 { color: var(--t5); } .t6 { color: var(--soft); }
@media (max-width: 44rem) { .row { grid-template-columns: minmax(0, 1fr); } .chart { padding: 0.5rem 0.7rem; }
  .line { grid-template-columns: minmax(0, 1fr) 7.8rem; }
  .value small { display: block; line-height: 1.1; } }
summary, caption { font-weight: 600; }
summary { cursor: pointer; padding: 0.6rem 0; }
.scroll { overflow-x: auto; margin: 0.75rem 0 1.5rem; }
table { border-collapse: collapse; min-width: 100%; overflow-wrap: normal; font-size: 0.92rem; }
th, td { padding: 0.35rem 1rem 0.35rem 0; text-align: left; vertical-align: top; font-weight: 400; }
thead th { color: var(--soft); font-weight: 600; border-bottom: 1px solid var(--edge); vertical-align: bottom; }
tbody { border-bottom: 1px solid var(--faint); }
.number { text-align: right; white-space: nowrap; }
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


class Lead(Struct, frozen=True):
    """What to read first, and perhaps only."""

    sentences: list[str]


class Picture(Struct, frozen=True):
    """A chart, with the files that it is kept in: an SVG and a PNG."""

    chart: Chart


Block: TypeAlias = Heading | Lead | Text | Command | Items | Picture | Grid | Files


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
            listed = ("<ul>", *(f"<li>{escape(item)}</li>" for item in items), "</ul>")
            folded = len(items) > FOLD
            summary = f"<details><summary>{escape(say('balance-lines', count=len(items)))}</summary>"
            yield from (summary, *listed, "</details>") if folded else listed
        case Lead(sentences):
            yield from ('<div class="lead">', *(f"<p>{escape(each)}</p>" for each in sentences), "</div>")
        case Picture(chart):
            yield from page_chart(chart)
            files = [(kind, say(f"balance-picture-{kind}")) for kind in ("svg", "png")]
            links = [f'<a href="{escape(chart.stem)}.{kind}" download>{escape(text)}</a>' for kind, text in files]
            yield f"<p>{' · '.join(links)}</p>"
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
        case Lead(sentences):
            return "\n\n".join(map(plain, sentences))
        case Picture(chart):
            return f"![{plain(chart.alt)}]({chart.stem}.svg)\n\n{plain(chart.caption)}"
        case Files(files):
            return "\n".join(f"- [{file}]({file}): {plain(text)}" for file, text in files)
        case Grid():
            return _markdown_grid(block)


def _markdown_grid(grid: Grid) -> str:
    rules = ["---:" if column in grid.numbers else "---" for column in range(len(grid.columns))]
    rows = [grid.columns, rules, *grid.rows]
    lines = ["| " + " | ".join(map(plain, row)) + " |" for row in rows]
    return "\n".join([plain(grid.caption), "", *lines])
