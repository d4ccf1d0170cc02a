"""Numbers about a running server, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """Counted always, shown only with --metrics. No names, no tokens."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("rietland_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("rietland_tables", "Tables in memory", registry=self.registry)
        self.received = Counter(
            "rietland_messages", "Messages received", ["type"], registry=self.registry
        )
        self.sent = Counter("rietland_sent", "Messages sent", registry=self.registry)
        self.refused = Counter(
            "rietland_refused", "Messages not taken", ["code"], registry=self.registry
        )
        self.steps = Histogram(
            "rietland_step_seconds",
            "From an input to its views, the journal's commit included",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=self.registry,
        )
        self.takeovers = Counter(
            "rietland_takeovers", "Seats given to a companion", registry=self.registry
        )
        self.requests = Counter(
            "rietland_requests", "HTTP requests", ["status"], registry=self.registry
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)
