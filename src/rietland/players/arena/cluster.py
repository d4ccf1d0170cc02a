"""The arena on a Dask cluster: the same games, played by workers on other machines."""

from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from itertools import islice
from typing import Final

from rietland.players.arena.games import Match, Outcome, play_number
from rietland.players.arena.results_file import Key, fingerprint
from rietland.players.arena.stop import Stop

#: Seconds to wait for the scheduler, and then for its first worker.
PATIENCE: Final = 5
STARTING: Final = 30
#: Games handed out at a time: enough for a cluster, few enough to be called back quickly.
AHEAD: Final = 256
#: Seconds after which somebody who waits for a game looks whether to stop.
BLINK: Final = 0.2


class NoCluster(ValueError):
    """Nobody there can play."""


def played_on_cluster(
    matches: list[Match], missing: list[Key], address: str, stop: Stop
) -> Generator[tuple[Key, Outcome], None, None]:
    """Games as they end. Raises NoCluster, or KeyboardInterrupt when told to stop."""
    ahead = iter(missing)
    waiting: dict[Future[Outcome], Key] = {}
    with _cluster(address) as pool:
        while True:
            for key in islice(ahead, AHEAD - len(waiting)):
                waiting[pool.submit(play_number, matches[key[0]], key[1])] = key
            if not waiting:
                return
            ended = wait(waiting, timeout=BLINK, return_when=FIRST_COMPLETED).done
            stop.check()
            for one in ended:
                yield waiting.pop(one), one.result()


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
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
