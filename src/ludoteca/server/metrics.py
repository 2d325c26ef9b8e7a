"""Counters for `/metrics`, as Prometheus text."""

from __future__ import annotations

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    """A number that only grows, or one that goes up and down (`gauge`)."""

    def __init__(self, name: str, about: str, kind: str = "counter") -> None:
        self.name = name
        self.about = about
        self.kind = kind
        self.value = 0.0

    def add(self, n: float = 1) -> None:
        """Count."""
        self.value += n

    def lines(self) -> list[str]:
        """As Prometheus reads it."""
        return [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} {self.kind}", f"{self.name} {self.value:g}"]


class Histogram:
    """How long things take, in seconds."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.buckets = [0] * len(BOUNDS)
        self.count = 0
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self.count += 1
        self.sum += seconds
        for index, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.buckets[index] += 1

    def lines(self) -> list[str]:
        """As Prometheus reads it: buckets hold everything up to their bound."""
        shown = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        shown += [f'{self.name}_bucket{{le="{bound:g}"}} {n}' for bound, n in zip(BOUNDS, self.buckets, strict=True)]
        shown.append(f'{self.name}_bucket{{le="+Inf"}} {self.count}')
        return [*shown, f"{self.name}_sum {self.sum:g}", f"{self.name}_count {self.count}"]


class Metrics:
    """All that the server counts."""

    def __init__(self) -> None:
        self.tables = Counter("ludoteca_tables_loaded", "tables in memory", "gauge")
        self.connections = Counter("ludoteca_connections", "open sockets", "gauge")
        self.commands = Counter("ludoteca_commands_total", "commands done")
        self.refused = Counter("ludoteca_refused_total", "commands refused")
        self.messages = Counter("ludoteca_messages_total", "messages sent to browsers")
        self.writes = Counter("ludoteca_writes_total", "changes written")
        self.limited = Counter("ludoteca_limited_total", "requests and commands over a rate limit")
        self.errors = Counter("ludoteca_errors_total", "faults of the server itself")
        self.commits = Histogram("ludoteca_commit_seconds", "transactions")
        self.thoughts = Histogram("ludoteca_thought_seconds", "answers of bots, waiting included")
        self.answers = Histogram("ludoteca_command_seconds", "commands, from the socket to the acknowledgement")

    def text(self) -> str:
        """The whole page."""
        parts: list[Counter | Histogram] = list(vars(self).values())
        return "\n".join(line for part in parts for line in part.lines()) + "\n"


METRICS = Metrics()
