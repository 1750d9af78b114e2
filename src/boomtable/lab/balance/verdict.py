"""The answer in three sentences: who wins, whom that favours, and what changes it most."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.lab.balance.labels import Labels, adding_up, contenders, even, favoured, value
from boomtable.lab.balance.sweep import Difference, SetupResult
from boomtable.words import say


def verdict(labels: Labels) -> Iterator[str]:
    yield _who_wins(labels)
    yield _favoured(labels)
    yield _what_matters(labels)


def _who_wins(labels: Labels) -> str:
    """Of one setup every share; of several the range of the side that wins most anywhere."""
    every = labels.balance.found
    if len(every) == 1:
        told = adding_up(every[0], 2)
        shares = [say("balance-verdict-share", side=labels.side(side), percent=percent(told[side])) for side in told]
        return say("balance-verdict-one", setup=labels.setup(every[0]), shares=", ".join(shares))
    side = max(labels.sides, key=lambda side: max(each.outcomes[side].share for each in every if side in each.outcomes))
    having = sorted([each for each in every if side in each.outcomes], key=lambda each: each.outcomes[side].share)
    low, high = [percent(adding_up(each, 2)[side]) for each in (having[0], having[-1])]
    ends = {"lowest": labels.setup(having[0]), "highest": labels.setup(having[-1])}
    return say("balance-verdict-many", side=labels.side(side), low=low, high=high, setups=len(every), **ends)


def percent(share: str) -> int:
    return round(100 * float(share))


def _favoured(labels: Labels) -> str:
    every = labels.balance.found
    if len(every) == 1:
        sides = ", ".join(map(labels.side, favoured(every[0])))
        return say("balance-verdict-favour", sides=sides or "nobody", even=round(100 * even(every[0])))
    counts = {side: sum(side in favoured(each) for each in every) for side in labels.sides}
    told = [say("balance-verdict-times", side=labels.side(side), count=n) for side, n in counts.items() if n]
    nobody = sum(not favoured(each) for each in every)
    return say("balance-verdict-favours", nobody=nobody, setups=len(every), sides=", ".join(told) or "nobody")


def _what_matters(labels: Labels) -> str:
    """The greatest clear difference; where nothing is compared, that."""
    compared = [each for each in labels.balance.found if each.differences]
    known = [(each, side, by) for each in compared for side, by in each.differences.items() if side in contenders(each)]
    clear = [found for found in known if found[2].clear]
    if not clear:
        return say("balance-verdict-unclear", compared=len(compared), varied=len(labels.balance.varied))
    return _told(labels, *max(clear, key=lambda found: (abs(found[2].mean), found[2].mean)))


def _told(labels: Labels, result: SetupResult, side: str, by: Difference) -> str:
    base = labels.balance.found[result.against or 0].setup
    changed = [what for what in labels.varied if value(result.setup, what) != value(base, what)]
    common = labels.parts(result.setup, [what for what in labels.varied if what not in changed])
    return say(
        "balance-verdict-matters",
        common=common or "none",
        setup=labels.parts(result.setup, changed),
        base=labels.parts(base, changed),
        side=labels.side(side),
        points=round(100 * abs(by.mean)),
        way="more" if by.mean > 0 else "less",
    )
