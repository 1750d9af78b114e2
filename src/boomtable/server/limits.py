"""Rate limits: token buckets, one per client."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic

KEPT = 10_000  # buckets
UNKNOWN = "-"  # for invalid addresses: a proxy may forward anything
NETWORK_BITS = 64  # of IPv6 that identify one household
SITE_BITS = 48  # of IPv6 that identify one owner, who may have thousands of networks
SITE_BURSTS = 4  # bursts of a network that all networks of an owner have together, at the rate of one


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

    def give_back(self, cost: float = 1.0) -> None:
        self.level = min(self.burst, self.level + cost)

    def owe(self, cost: float) -> None:
        """What was taken elsewhere: the level may sink below nothing, by a burst at most."""
        self.take(0)
        self.level = min(self.burst, max(self.level - cost, -self.burst))


class Buckets:
    """One bucket per name; the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.pop(name, None) or Bucket(self.rate, self.burst)
        self._buckets[name] = bucket
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(cost)

    def charge(self, name: str, cost: float) -> None:
        """Take this much, or all that is left."""
        bucket = self._buckets.setdefault(name, Bucket(self.rate, self.burst))
        bucket.take(min(cost, bucket.level))

    def give_back(self, name: str, cost: float = 1.0) -> None:
        if bucket := self._buckets.get(name):
            bucket.give_back(cost)

    def owe(self, name: str, cost: float) -> None:
        self.take(name, 0)
        self._buckets[name].owe(cost)


class NetworkBuckets(Buckets):
    """One bucket per client's network, and a larger one that all networks of an owner of IPv6 share."""

    def __init__(self, rate: float, burst: float) -> None:
        super().__init__(rate, burst)
        self._sites = Buckets(rate, burst * SITE_BURSTS)
        self.on_taken: Callable[[str, float], object] | None = None  # for other servers with the same limit

    def take(self, name: str, cost: float = 1.0) -> bool:
        """What the network may not take is not charged to its owner: a neighbour would pay for it."""
        site = site_of(name)
        if not self._sites.take(site, cost):
            return False
        if super().take(name, cost):
            self._tell(name, cost)
            return True
        self._sites.give_back(site, cost)
        return False

    def charge(self, name: str, cost: float) -> None:
        self._sites.charge(site_of(name), cost)
        super().charge(name, cost)

    def give_back(self, name: str, cost: float = 1.0) -> None:
        self._sites.give_back(site_of(name), cost)
        super().give_back(name, cost)
        self._tell(name, -cost)

    def owe(self, name: str, cost: float) -> None:
        """What a network took at another server."""
        self._sites.owe(site_of(name), cost)
        super().owe(name, cost)

    def _tell(self, name: str, cost: float) -> None:
        if self.on_taken and cost:
            self.on_taken(name, cost)


class OpenCounts(Counter[str]):
    """How many connections each address has open; those with none are forgotten."""

    def open(self, address: str) -> None:
        self[address] += 1

    def close(self, address: str) -> None:
        self[address] -= 1
        if self[address] <= 0:
            del self[address]


@lru_cache(maxsize=1_000)
def client_network(host: str) -> str:
    """The key by which a client is limited: an IPv4 address, or the first half of an IPv6 address."""
    return _shortened(host, NETWORK_BITS)


@lru_cache(maxsize=1_000)
def site_of(network: str) -> str:
    """What belongs to the same owner as a network: an IPv4 address, or the first 48 bits of an IPv6 address."""
    return _shortened(network, SITE_BITS)


def _shortened(host: str, bits: int) -> str:
    try:
        ip = ip_address(host)
    except ValueError:
        return UNKNOWN
    if not isinstance(ip, IPv6Address):
        return str(ip)
    rest = 128 - bits
    return str(ip.ipv4_mapped or IPv6Address(int(ip) >> rest << rest))
