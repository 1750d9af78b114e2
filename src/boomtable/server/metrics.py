"""Metrics for Prometheus, served on their own address."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
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
        self.queue = Gauge("boomtable_bot_queue", "Questions that wait for a bot", registry=registry)


METRICS = Metrics()
