"""The arena on a Dask cluster: the same games, played by workers on other machines."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Final

from rietland.players.arena_file import fingerprint

#: Seconds to wait for the scheduler, and then for its first worker.
PATIENCE: Final = 5
STARTING: Final = 30


class NoCluster(ValueError):
    """Nobody there can play."""


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """Workers of the scheduler at this address. Raises NoCluster when none can play our games."""
    try:
        from distributed import Client
    except ImportError as missing:
        raise NoCluster("--cluster needs Dask: pip install 'rietland[cluster]'") from missing
    try:
        client = Client(  # type: ignore[no-untyped-call]
            address, timeout=PATIENCE, set_as_default=False
        )
    except (OSError, ValueError) as wrong:
        raise NoCluster(f"no Dask scheduler answers at {address}") from wrong
    with client:
        try:
            client.wait_for_workers(1, timeout=STARTING)
            found = client.run(fingerprint)
        except TimeoutError as wrong:
            raise NoCluster(f"the cluster at {address} has no workers") from wrong
        except ImportError as wrong:
            raise NoCluster(f"a worker of {address} has no rietland: {wrong}") from wrong
        others = sorted(worker for worker, sum_ in found.items() if sum_ != fingerprint())
        if others:
            raise NoCluster(f"another version of rietland is on {', '.join(others)}")
        executor: Executor = client.get_executor()  # type: ignore[no-untyped-call]
        try:
            yield executor
        finally:
            # Whatever still runs there is of no use any more.
            executor.shutdown(wait=False)
