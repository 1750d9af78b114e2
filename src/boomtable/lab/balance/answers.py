"""What a sweep has found, in sentences: who is favoured, and what changes that."""

from __future__ import annotations

from collections.abc import Iterator

from boomtable.lab.balance.found import Difference, Found
from boomtable.lab.balance.names import Names, contenders, even, value
from boomtable.words import say

MANY = 12  # setups, above which not each gets its sentence
FEW = 4  # sides, up to which each gets its share told


def answers(names: Names) -> Iterator[str]:
    """The answer, as many sentences as one likes to read."""
    found = names.balance.found
    yield from (answer(names, each) for each in found) if len(found) <= MANY else _summary(names)
    yield from _differences(names)


def answer(names: Names, found: Found) -> str:
    """One setup: its shares, and whom it favours."""
    more, less = favoured(found), [side for side in contenders(found) if found.outcomes[side].high < even(found)]
    off = (more + less) or contenders(found)[:1]
    told = [side for side in found.outcomes if side in (contenders(found) if len(found.outcomes) <= FEW else off)]
    level = number(names, even(found))
    words = [say("balance-favour", sides=_listed(names, more))] if more else []
    if less and (len(contenders(found)) > 2 or not more):
        words += [say("balance-favour-against", sides=_listed(names, less), even=level)]
    favour = " ".join(words) or say("balance-favour-none", even=level)
    shares = ", ".join(_share(names, found, side) for side in told)
    return say("balance-answer-of", setup=names.setup(found), shares=shares, favour=favour)


def favoured(found: Found) -> list[str]:
    """The sides that win more than their even share, for sure."""
    return [side for side in contenders(found) if found.outcomes[side].low > even(found)]


def number(names: Names, share: float) -> str:
    """As many digits as the sweep was after."""
    return f"{share:.{2 if names.balance.within >= 0.02 else 3}f}"


def _share(names: Names, found: Found, side: str) -> str:
    won = found.outcomes[side]
    facts = {"share": number(names, won.share), "low": number(names, won.low), "high": number(names, won.high)}
    return say("balance-answer-share", side=names.side(side), **facts)


def _listed(names: Names, sides: list[str]) -> str:
    return ", ".join(map(names.side, sides))


def _summary(names: Names) -> Iterator[str]:
    """Of many setups: where each side wins least and most, and how often it is favoured."""
    every = names.balance.found
    sides = list(dict.fromkeys(side for found in every for side in contenders(found)))
    for side in sides:
        shares = [(found.outcomes[side].share, names.setup(found)) for found in every if side in found.outcomes]
        (low, lowest), (high, highest) = min(shares), max(shares)
        facts = {"low": number(names, low), "high": number(names, high), "lowest": lowest, "highest": highest}
        yield say("balance-range", side=names.side(side), **facts)
    for side in sides:
        clear = sum(side in favoured(found) for found in every)
        yield say("balance-favoured", side=names.side(side), clear=clear, setups=len(every))
    none = sum(not favoured(found) for found in every)
    yield say("balance-favoured-nobody", none=none, setups=len(every))


def _differences(names: Names) -> Iterator[str]:
    """The clear differences, the largest first, and which are not clear."""
    clear, unclear = list[tuple[Found, str, Difference]](), list[Found]()
    for found in names.balance.found:
        known = [(found, side, each) for side, each in _told(names, found).items() if each.clear]
        clear += known
        unclear += [found] if found.differences and not known else []
    clear.sort(key=lambda each: -abs(each[2].mean))
    yield from (_difference(names, *each) for each in clear[:MANY])
    if further := len(clear[MANY:]):
        yield say("balance-differs-further", count=further)
    if unclear:
        places = [say("balance-nth", number=names.balance.found.index(found) + 1) for found in unclear]
        listed = "; ".join(map(names.setup, unclear)) if len(unclear) <= FEW else ", ".join(places)
        yield say("balance-differs-not", count=len(unclear), setups=listed)


def _told(names: Names, found: Found) -> dict[str, Difference]:
    """Sides that somebody plays for; of two only the one that gains, for the other loses as much."""
    known = {side: found.differences[side] for side in contenders(found) if side in found.differences}
    return {side: each for side, each in known.items() if each.mean > 0} if names.duel else known


def _difference(names: Names, found: Found, side: str, by: Difference) -> str:
    base = names.balance.found[found.against or 0].setup
    changed = [what for what in names.varied if value(found.setup, what) != value(base, what)]
    common = [what for what in names.varied if what not in changed]
    low, high = sorted((abs(by.low), abs(by.high)))
    facts = {
        "setup": names.parts(found.setup, changed),
        "side": names.side(side),
        "much": number(names, abs(by.mean)),
        "way": "more" if by.mean > 0 else "less",
        "low": number(names, low),
        "high": number(names, high),
        "base": names.parts(base, changed),
    }
    if not common:
        return say("balance-differs", **facts)
    return say("balance-differs-with", common=names.parts(found.setup, common), **facts)
