"""The charts of a sweep: how often each side wins, what differs between setups, and what the title counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boomtable.lab.balance.charts import Chart, Group, Mark, Row, tone
from boomtable.lab.balance.labels import Labels, adding_up, contenders, even
from boomtable.lab.balance.sweep import Difference, SetupResult
from boomtable.lab.simulate import Figure, Side
from boomtable.words import say


def charts(labels: Labels) -> Iterator[Chart]:
    """Shares, differences where there are any, and every family of figures: always of all setups."""
    yield shares(labels)
    if any(result.differences for result in labels.balance.found):
        yield differences(labels)
    for family, figures in labels.families.items():
        if len(figures) > 1:
            yield family_of(labels, family, figures)
        elif len(labels.balance.found) > 1:
            yield alone(labels, figures[0])


def sides_shown(labels: Labels) -> list[str]:
    """Sides that somebody plays for, and all other outcomes that occurred."""
    results = labels.balance.found
    played_for = {side for each in results for side in contenders(each)}
    return [side for side in labels.sides if side in played_for or any(_wins(each, side) for each in results)]


def _wins(result: SetupResult, side: str) -> int:
    return result.outcomes[side].wins if side in result.outcomes else 0


def shares(labels: Labels) -> Chart:
    """Every outcome of every setup, so that each row adds up to all games."""
    shown = sides_shown(labels)
    digits = labels.digits
    rows = []
    for result in labels.balance.found:
        told = adding_up(result, digits)
        marks = [
            _mark(won, told[side], digits, tone(side, shown.index(side)))
            for side, won in result.outcomes.items()
            if side in shown
        ]
        rows.append(Row(labels.setup(result), tuple(marks), even(result)))
    keys = tuple([(labels.side(side), tone(side, place)) for place, side in enumerate(shown)])
    ranges = " ".join(_range(labels, side) for side in shown)
    return Chart(
        stem="shares",
        caption=say("balance-picture-shares"),
        alt=say("balance-alt-shares", ranges=ranges),
        axis=say("balance-axis-share"),
        groups=(Group("", tuple(rows)),),
        keys=keys,
        even=say("balance-even"),
    )


def _range(labels: Labels, side: str) -> str:
    having = [result for result in labels.balance.found if side in result.outcomes]
    return span(labels.side(side), [(result.outcomes[side].share, labels.setup(result)) for result in having])


def differences(labels: Labels) -> Chart:
    """Every setup that is compared with another; of two sides one, as the other loses what it gains."""
    compared = [result for result in labels.balance.found if result.differences]
    shown = [side for side in sides_shown(labels) if any(side in result.differences for result in compared)]
    shown = shown[:1] if labels.duel else shown
    groups = [
        Group(labels.side(side), tuple(_changes(labels, compared, side, place))) for place, side in enumerate(shown)
    ]
    clear = sum(any(each.clear for each in result.differences.values()) for result in compared)
    ranges = " ".join(
        span(labels.side(side), [(result.differences[side].mean, labels.setup(result)) for result in having], sign="+")
        for side in shown
        if (having := [result for result in compared if side in result.differences])
    )
    return Chart(
        stem="differences",
        caption=say("balance-hollow", caption=say("balance-picture-differences")),
        alt=say("balance-alt-differences", clear=clear, setups=len(compared), ranges=ranges),
        axis=say("balance-axis-difference"),
        groups=tuple(groups),
        signed=True,
    )


def _changes(labels: Labels, compared: Iterable[SetupResult], side: str, place: int) -> Iterator[Row]:
    for result in compared:
        if by := result.differences.get(side):
            words = f"{by.mean:+.{labels.digits}f}"
            mark = _mark(by, words, labels.digits, tone(side, place), sign="+", hollow=not by.clear)
            yield Row(labels.setup(result), (mark,), 0.0)


def family_of(labels: Labels, family: str, figures: list[str]) -> Chart:
    """A group for each setup, all with the same order: the highest of the first setup on top."""
    results = labels.balance.found
    ranked = sorted(
        figures, key=lambda name: -next(each.figures[name].mean for each in results if name in each.figures)
    )
    groups = [
        Group(
            labels.setup(each) if len(results) > 1 else "",
            tuple([Row(labels.item(name), (_figure(each.figures[name]),)) for name in ranked if name in each.figures]),
        )
        for each in results
    ]
    means = [
        (each.figures[name].mean, ", ".join(filter(None, (labels.item(name), labels.setup(each)))))
        for each in results
        for name in ranked
        if name in each.figures
    ]
    return _counted(f"figure-{family}", labels.family(family), groups, span(labels.family(family), means))


def alone(labels: Labels, name: str) -> Chart:
    """One figure in all setups."""
    having = [result for result in labels.balance.found if name in result.figures]
    rows = [Row(labels.setup(result), (_figure(result.figures[name]),)) for result in having]
    title = labels.figure(name)
    ranges = span(title, [(result.figures[name].mean, labels.setup(result)) for result in having])
    return _counted(f"figure-{name.partition(':')[0]}", title, [Group("", tuple(rows))], ranges)


def _counted(stem: str, title: str, groups: list[Group], ranges: str) -> Chart:
    return Chart(
        stem=stem,
        caption=say("balance-picture-figure", figure=title),
        alt=say("balance-alt-figure", figure=title, ranges=ranges),
        axis="",
        groups=tuple([group for group in groups if group.rows]),
    )


def _figure(figure: Figure) -> Mark:
    digits = 3 if abs(figure.mean) < 1 else 2
    return _mark(figure, f"{figure.mean:.{digits}f}", digits, 0)


def _mark(
    found: Side | Figure | Difference, words: str, digits: int, number: int, *, sign: str = "", hollow: bool = False
) -> Mark:
    mean = found.share if isinstance(found, Side) else found.mean
    if found.low is None or found.high is None:
        return Mark(mean, mean, mean, words, "", number, hollow)
    interval = say("result-range", low=f"{found.low:{sign}.{digits}f}", high=f"{found.high:{sign}.{digits}f}")
    return Mark(found.low, mean, found.high, words, interval, number, hollow)


def span(what: str, means: list[tuple[float, str]], sign: str = "") -> str:
    """The range of a value, and the setups where its ends are."""
    (low, lowest), (high, highest) = min(means), max(means)
    if len(means) == 1:
        return say("balance-alt-one", what=what, low=f"{low:{sign}.2f}")
    facts = {"low": f"{low:{sign}.2f}", "high": f"{high:{sign}.2f}"}
    return say("balance-alt-range", what=what, lowest=lowest, highest=highest, **facts)
