"""What the server counts and measures, for `/metrics`."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
MOMENTS = (0.001, 0.002, 0.003, 0.004, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.075, 0.1, 0.2, 0.5)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """All the numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("ludoteca_tables_loaded", "tables in memory", registry=self.registry)
        self.connections = Gauge("ludoteca_connections", "open sockets", registry=self.registry)
        self.commands = self._counter("commands", "commands done")
        self.refused = self._counter("refused", "commands refused")
        self.messages = self._counter("messages", "messages sent to browsers")
        self.writes = self._counter("writes", "changes written")
        self.limited = self._counter("limited", "requests and commands over a rate limit")
        self.errors = self._counter("errors", "faults of the server itself")
        self.rule_faults = self._counter("rule_faults", "answers that a rule of a game failed at")
        self.replayed = self._counter("replayed", "entries of matches that workers played again to think about them")
        self.commits = self._histogram("commit", "transactions")
        self.thoughts = self._histogram("thought", "answers of bots, waiting included")
        self.answers = self._histogram("command", "commands, from the socket to the acknowledgement")
        self.delay = self._histogram("loop_delay", "how late the event loop is, looked at all the time", MOMENTS)

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"ludoteca_{name}", about, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...] = SECONDS) -> Histogram:
        return Histogram(f"ludoteca_{name}_seconds", about, registry=self.registry, buckets=buckets)

    def count(self, name: str) -> float:
        """How much a counter has counted: `count("errors")`."""
        return self.registry.get_sample_value(f"ludoteca_{name}_total") or 0.0

    def text(self) -> str:
        """All of them, as Prometheus reads it."""
        return generate_latest(self.registry).decode()


METRICS = Metrics()
