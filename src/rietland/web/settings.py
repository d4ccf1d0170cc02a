"""How a server is set up."""

from dataclasses import dataclass
from pathlib import Path

from rietland.table.fingerprint import home

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    """Everything that may differ from one server to the next."""

    #: Folder of the games, the seats and the secret.
    data: Path
    #: Folder of the built client.
    static: Path = STATIC
    #: Seconds until a companion keeps the seat of somebody who is gone; 0: never, so that a game
    #: may be played by turns over days.
    takeover: float = 0.0
    #: Seconds a companion takes for an input, so that people can follow.
    pace: float = 0.35
    #: Seconds a companion may think about an input.
    budget: float = 1.0
    #: Which companion keeps a seat.
    keeper: str = "steady"
    metrics: bool = False
    #: One person's own server on this machine: every game in the folder may be resumed.
    house: bool = False
    #: Names this server goes by, as browsers send them; none: any.
    hosts: tuple[str, ...] = ()
    #: Requests and messages, as `limits` writes them; "" for no limit.
    read_limit: str = "600/minute"
    write_limit: str = "60/minute"
    #: Games begun and forked.
    game_limit: str = "60/hour"
    socket_limit: str = "40/second"
    chat_limit: str = "60/minute"
    weigh_limit: str = "120/minute"
    order_limit: str = "60/minute"
    #: Someone who asks before every input still gets an answer.
    hint_limit: str = "60/minute"
    #: Start the workers before anybody needs them.
    warm: bool = False
    #: Worker processes for companions and replays.
    workers: int = 1
    #: Seconds after which work that people wait for is given up.
    patience: float = 30.0
    #: Seconds after which nobody waits any more for content to be read.
    reading_time: float = 30.0
    #: Seconds that putting everything away may take at the end.
    closing_time: float = 3.0
    #: Seconds for the whole of a request to come.
    request_time: float = 15.0
    #: Remarks of all who look on at one table.
    onlooker_limit: str = "20/minute"
    #: Sockets in all, and those of one address.
    sockets: int = 5000
    sockets_each: int = 100
    #: Games in all, and bytes the disk must have left for another one.
    games: int = 100_000
    least_free: int = 200_000_000


def data_folder() -> Path:
    """Where the games of this user are; RIETLAND_HOME names another folder."""
    return home()
