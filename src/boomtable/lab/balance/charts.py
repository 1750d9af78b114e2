"""A chart: rows of marks with their intervals on one scale, in groups. It is drawn twice: as a part of the page, whose
letters wrap and whose colours follow the reader's, and as an SVG to keep."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import ceil, floor, log10

from msgspec import Struct

from boomtable.replays.picture.letters import BOLD, NOTE, Look, lines

SHAPES = (
    "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z",
    "M-5.5-5.500H5.500V5.500H-5.500Z",
    "M0-7L7 5.500H-7Z",
    "M0-7.500L7.500 0L0 7.500L-7.500 0Z",
    "M0 7L7-5.500H-7Z",
    "M-2.500-7H2.500V-2.500H7V2.500H2.500V7H-2.500V2.500H-7V-2.500H-2.500Z",
    "M-6-3L-3-6L0-3L3-6L6-3L3 0L6 3L3 6L0 3L-3 6L-6 3L-3 0Z",
)
INKS = ("#1d5f8c", "#b8331d", "#1f6f47", "#96660a", "#6d3f86", "#1c7a80", "#5b5140")  # of the shapes, on paper
SIDES = {"swat": 0, "blue": 0, "terrorist": 1, "red": 1}
TICKS = 4  # at most
MARGIN = 0.05  # of the scale, beyond the outermost marks

PAPER, INK, SOFT, FAINT = "#fffaf0", "#241f18", "#5b5140", "#ddd0b2"
WIDTH, LABELS, STRIP, PAD = 1000, 300, 460, 28
ROW, TEXT, SMALL = 26, 17, 15
OTHERWISE = "Atkinson Hyperlegible Next, Segoe UI, sans-serif"  # where an SVG is opened without our letters


class Mark(Struct, frozen=True):
    """A value, its interval, its words, and its tone: a colour and a shape, which always go together."""

    low: float
    mean: float
    high: float
    words: str
    interval: str
    tone: int
    hollow: bool = False


class Row(Struct, frozen=True):
    label: str
    marks: tuple[Mark, ...]
    even: float | None = None  # where a mark would be if nothing favoured anybody


class Group(Struct, frozen=True):
    """Rows under one heading, which may be empty."""

    heading: str
    rows: tuple[Row, ...]


class Chart(Struct, frozen=True):
    """All that is drawn; `keys` says what the tones mean."""

    stem: str
    caption: str
    alt: str
    axis: str
    groups: tuple[Group, ...]
    keys: tuple[tuple[str, int], ...] = ()
    even: str = ""  # what the dashed line is called, if there is one
    signed: bool = False


def tone(side: str, place: int) -> int:
    return SIDES.get(side, place % len(SHAPES))


class Scale(Struct, frozen=True):
    """From the lowest low to the highest high, with a margin, and with ticks at round numbers."""

    low: float
    high: float
    ticks: tuple[float, ...]
    digits: int

    @classmethod
    def of(cls, chart: Chart) -> Scale:
        rows = [row for group in chart.groups for row in group.rows]
        marks = [mark for row in rows for mark in row.marks]
        values = [end for mark in marks for end in (mark.low, mark.high)] + [r.even for r in rows if r.even is not None]
        low, high = min(values), max(values)
        room = (high - low) * MARGIN or abs(high) * MARGIN or MARGIN
        low, high = low - room, high + room
        step = _round_step(low, high)
        ticks = tuple([step * number for number in _ticks(low, high, step)])
        return cls(low, high, ticks, max(0, -floor(log10(step) + 1e-9)))

    def part(self, value: float) -> float:
        """Where a value is, in parts of the whole."""
        return (value - self.low) / (self.high - self.low)

    def named(self, tick: float, *, signed: bool) -> str:
        return f"{tick or 0.0:{'+' if signed and tick else ''}.{self.digits}f}"


def _round_step(low: float, high: float) -> float:
    """The smallest that does not make too many ticks."""
    power = 10.0 ** floor(log10((high - low) / TICKS))
    return next(power * factor for factor in (1, 2, 5, 10) if len(_ticks(low, high, power * factor)) <= TICKS)


def _ticks(low: float, high: float, step: float) -> range:
    return range(ceil(low / step), floor(high / step) + 1)


# On the page.


def page_chart(chart: Chart) -> Iterator[str]:
    """The chart as a part of the page. Tables below it say the same to whoever does not see it."""
    scale = Scale.of(chart)
    yield f'<figure role="group" aria-label="{escape(chart.alt)}"><figcaption>{escape(chart.caption)}</figcaption>'
    yield f'<div class="chart" aria-hidden="true"><p class="keys">{"".join(_keys(chart))}</p>'
    for group in chart.groups:
        yield f"<h3>{escape(group.heading)}</h3>" if group.heading else ""
        yield from (line for row in group.rows for line in _page_row(row, scale))
        named = [(_at(scale, tick), scale.named(tick, signed=chart.signed)) for tick in scale.ticks]
        ticks = [f'<span style="left:{left}">{name}</span>' for left, name in named]
        strip = f'<div class="strip axis">{"".join(ticks)}</div>'
        value = f'<span class="value">{escape(chart.axis)}</span>'
        yield f'<div class="row"><span></span><div class="line">{strip}{value}</div></div>'
    yield "</div></figure>"


def _keys(chart: Chart) -> Iterator[str]:
    for text, number in chart.keys:
        look = f'class="t{number}"'
        yield f"<span>{_shape(look, number)}{escape(text)}</span>"
    if chart.even:
        yield f'<span><i class="even"></i>{escape(chart.even)}</span>'


def _shape(look: str, number: int) -> str:
    return f'<svg {look} viewBox="-9 -9 18 18"><path d="{SHAPES[number]}"/></svg>'


def _page_row(row: Row, scale: Scale) -> Iterator[str]:
    yield f'<div class="row"><span class="what">{escape(row.label)}</span><div>'
    grid = "".join([f'<i class="tick" style="left:{_at(scale, tick)}"></i>' for tick in scale.ticks])
    even = "" if row.even is None else f'<i class="even" style="left:{_at(scale, row.even)}"></i>'
    for mark in row.marks:
        left, right = scale.part(mark.low), scale.part(mark.high)
        bar = f'<i class="bar t{mark.tone}" style="left:{left:.2%};width:{right - left:.2%}"></i>'
        look = f'class="t{mark.tone}{" hollow" * mark.hollow}" style="left:{_at(scale, mark.mean)}"'
        dot = _shape(look, mark.tone)
        value = f'<span class="value">{escape(mark.words)} <small>{escape(mark.interval)}</small></span>'
        yield f'<div class="line"><div class="strip">{grid}{even}{bar}{dot}</div>{value}</div>'
    yield "</div></div>"


def _at(scale: Scale, value: float) -> str:
    return f"{scale.part(value):.2%}"


# To keep.


def svg(chart: Chart) -> str:
    """The same on paper, a thousand wide; every text is broken to the room it has."""
    scale, parts, y = Scale.of(chart), list[str](), PAD + 8.0
    for text, look, size in ((chart.caption, BOLD, 22), (chart.axis, NOTE, SMALL)):
        for line in lines(text, look, size, WIDTH - 2 * PAD):
            parts.append(_text(line, PAD, y, look, size, INK if look is BOLD else SOFT))
            y += size * 1.35
    keys, y = _svg_keys(chart, y + 4)
    parts += keys
    for group in chart.groups:
        drawn, y = _svg_group(group, chart, scale, y)
        parts += drawn
    ground = f'<rect width="{WIDTH}" height="{y + PAD:.0f}" fill="{PAPER}"/>'
    measures = f'viewBox="0 0 {WIDTH} {y + PAD:.0f}" width="{WIDTH}" height="{y + PAD:.0f}"'
    named = f"<title>{escape(chart.caption)}</title><desc>{escape(chart.alt)}</desc>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {measures}>{named}{ground}{"".join(parts)}</svg>\n'


def _svg_keys(chart: Chart, y: float) -> tuple[list[str], float]:
    parts = list[str]()
    entries = [(text, f'<path d="{SHAPES[n]}" fill="{INKS[n]}"/>') for text, n in chart.keys]
    if chart.even:
        entries.append((chart.even, f'<path d="M0-9V9" stroke="{SOFT}" stroke-dasharray="4 3"/>'))
    for text, sign in entries:
        for number, line in enumerate(lines(text, NOTE, SMALL, WIDTH - 2 * PAD - 24)):
            parts += [f'<g transform="translate({PAD + 8} {y - 5:.1f})">{sign}</g>'] if not number else []
            parts.append(_text(line, PAD + 26, y, NOTE, SMALL, INK))
            y += 22
    return parts, y


def _svg_group(group: Group, chart: Chart, scale: Scale, y: float) -> tuple[list[str], float]:
    parts, y = list[str](), y + 10
    for line in lines(group.heading, BOLD, TEXT, WIDTH - 2 * PAD) if group.heading else ():
        y += 22
        parts.append(_text(line, PAD, y, BOLD, TEXT, INK))
    top = y + 8
    y, drawn = top, list[str]()
    for row in group.rows:
        more, y = _svg_row(row, scale, y)
        drawn += more
    for tick in scale.ticks:
        x = _x(scale, tick)
        parts.append(f'<path d="M{x:.1f} {top:.1f}V{y:.1f}" stroke="{FAINT}"/>')
        parts.append(_text(scale.named(tick, signed=chart.signed), x, y + 18, NOTE, SMALL, SOFT, "middle"))
    return parts + drawn, y + 26


def _svg_row(row: Row, scale: Scale, y: float) -> tuple[list[str], float]:
    words = lines(row.label, NOTE, TEXT, LABELS - PAD - 16)
    height = max(ROW * len(row.marks), 21 * len(words)) + 6
    parts = [_text(line, PAD, y + 20 + 21 * number, NOTE, TEXT, INK) for number, line in enumerate(words)]
    if row.even is not None:
        x = _x(scale, row.even)
        parts.append(f'<path d="M{x:.1f} {y:.1f}V{y + height:.1f}" stroke="{SOFT}" stroke-dasharray="4 3"/>')
    for number, mark in enumerate(row.marks):
        middle, ink = y + 14 + ROW * number, INKS[mark.tone]
        ends = f"M{_x(scale, mark.low):.1f} {middle:.1f}H{_x(scale, mark.high):.1f}"
        face = f'fill="{PAPER if mark.hollow else ink}" stroke="{ink}" stroke-width="1.6"'
        parts.append(f'<path d="{ends}" stroke="{ink}" stroke-width="3" stroke-linecap="round" opacity="0.5"/>')
        parts.append(
            f'<path d="{SHAPES[mark.tone]}" {face} transform="translate({_x(scale, mark.mean):.1f} {middle:.1f})"/>'
        )
        x = LABELS + STRIP + 20
        parts.append(_text(mark.words, x, middle + 6, BOLD, TEXT, INK))
        parts.append(_text(mark.interval, WIDTH - PAD, middle + 6, NOTE, SMALL, SOFT, "end"))
    return parts, y + height


def _x(scale: Scale, value: float) -> float:
    return LABELS + scale.part(value) * STRIP


def _text(text: str, x: float, y: float, look: Look, size: float, ink: str, anchor: str = "start") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{look.weight}" text-anchor="{anchor}"'
    return f'<text {place} font-family="{look.family}, {OTHERWISE}" fill="{ink}">{escape(text)}</text>'
