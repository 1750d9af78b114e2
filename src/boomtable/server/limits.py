"""How much is enough: buckets that fill slowly and empty with every request."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

KEPT = 10_000  # buckets


class Bucket:
    """`burst` at once, then `rate` a second."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.level, self.at = rate, burst, burst, monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = monotonic()
        self.level, self.at = min(self.burst, self.level + (now - self.at) * self.rate), now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """One bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.pop(name, None) or Bucket(self.rate, self.burst)
        self._buckets[name] = bucket
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(cost)
