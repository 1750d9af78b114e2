"""Metrics for Prometheus, served on their own address."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
MANY = (1, 2, 4, 8, 16, 32, 64, 128)


class Metrics:
    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.tables = Gauge("boomtable_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("boomtable_sockets", "Open sockets", registry=registry)
        self.entries = Counter("boomtable_entries", "Entries stored and told", ["game"], registry=registry)
        self.refused = Counter("boomtable_refused", "Requests refused", ["code"], registry=registry)
        self.lost = Counter("boomtable_not_stored", "Entries that could not be stored", registry=registry)
        self.commit = Histogram("boomtable_commit_seconds", "A group commit", buckets=FAST, registry=registry)
        self.batch = Histogram("boomtable_commit_entries", "Entries in one commit", buckets=MANY, registry=registry)
        self.thinking = Histogram("boomtable_bot_seconds", "A bot's answer", buckets=FAST, registry=registry)
        self.answered = Histogram(
            "boomtable_bot_answer_seconds",
            "From a question to a bot's answer, its wait for other tables' bots included",
            ["level", "asked"],
            buckets=SLOW,
            registry=registry,
        )
        self.queue = Gauge("boomtable_bot_queue", "Questions that wait for a bot", registry=registry)
        # Where several servers share a database:
        self.server = Gauge("boomtable_server", "1, with the name of this server", ["server"], registry=registry)
        self.taken = Counter("boomtable_tables_taken", "Tables opened here", registry=registry)
        self.taken_away = Counter("boomtable_tables_lost", "Tables that another server took", registry=registry)
        self.leases_lost = Counter(
            "boomtable_leases_lost", "Signs of life that came when the bus took us for gone", registry=registry
        )
        self.relays = Gauge(
            "boomtable_relays",
            "Requests and sockets of tables elsewhere (front), or from elsewhere (owner)",
            ["role"],
            registry=registry,
        )
        self.relayed = Counter(
            "boomtable_relayed", "Messages and requests from elsewhere, moves too", registry=registry
        )
        self.told = Counter("boomtable_bus_bytes", "Bytes told to other servers", registry=registry)
        self.messages = Counter("boomtable_bus_messages", "Messages told to other servers", registry=registry)
        self.bus = Histogram("boomtable_bus_seconds", "An answer of the bus", buckets=FAST, registry=registry)
        self.bus_failed = Counter("boomtable_bus_failed", "Questions that the bus did not answer", registry=registry)
        self.lines_broken = Counter("boomtable_lines_broken", "Lines to other servers given up", registry=registry)


METRICS = Metrics()
