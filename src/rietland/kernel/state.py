"""BaseState: what every game remembers, whatever its family."""

from typing import Final

from mypy_extensions import mypyc_attr

from rietland.kernel.event import Event
from rietland.kernel.frame import Frame, frame_from_data
from rietland.kernel.json_fields import items, number, numbers, text

# Results.
PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2

#: No triggers are due; shared, never changed.
NOTHING_DUE: Final[list[int]] = []


# Tests play a toy game, and tests are not compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState:
    """The agenda, the counters, what has fired, how many inputs were taken, and the result."""

    def __init__(self) -> None:
        #: Unfinished business; the last frame is the one at work.
        self.agenda: list[Frame] = []
        #: Named numbers of the content; the Book knows the names.
        self.counters: list[int] = []
        #: 1 for each trigger of the Book that has fired. Shared by copies (`copy_on_write.py`).
        self.fired: list[int] = []
        #: Number of heroes that play, and the difficulty's number in the Book.
        self.size: int = 0
        self.difficulty: int = 0
        #: Cards of the legend that were read, in order. Shared by copies.
        self.read: list[int] = []
        self.seq: int = 0
        self.result: int = PLAYING
        #: Text key of the reason for the result.
        self.why: str = ""
        #: Triggers woken by the present step (trigger, hero, piece, place, …); empty between
        #: inputs. Shared by copies.
        self.due: list[int] = NOTHING_DUE
        #: The hero in question, the piece and the space that content calls `me`, `it` and `there`
        #: (-1: none). Set before a word is read (`control.bind`); neither copied nor saved.
        self.me: int = -1
        self.it: int = -1
        self.there: int = -1
        #: What happened since the last input; neither copied nor saved.
        self.news: list[Event] = []
        #: Steps, events heard and conditions read since the last input; likewise.
        self.work: int = 0

    def copy_base(self, other: "BaseState") -> None:
        """Take over everything the kernel knows from another state."""
        self.agenda = [frame.copy() for frame in other.agenda]
        self.counters = other.counters[:]
        self.fired = other.fired
        self.size = other.size
        self.difficulty = other.difficulty
        self.read = other.read
        self.seq = other.seq
        self.result = other.result
        self.why = other.why
        self.due = NOTHING_DUE
        self.me = -1
        self.it = -1
        self.there = -1
        self.work = 0

    def copy(self) -> "BaseState":
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        """Everything but the news, as plain JSON."""
        return {
            "agenda": [frame.to_data() for frame in self.agenda],
            "counters": self.counters[:],
            "fired": self.fired[:],
            "size": self.size,
            "difficulty": self.difficulty,
            "read": self.read[:],
            "seq": self.seq,
            "result": self.result,
            "why": self.why,
        }

    def load_base(self, data: dict[str, object]) -> None:
        """Take over what `to_data` wrote. Raises ValueError for anything else."""
        self.agenda = [frame_from_data(frame) for frame in items(data, "agenda")]
        self.counters = numbers(data, "counters")
        self.fired = numbers(data, "fired")
        self.size = number(data, "size")
        self.difficulty = number(data, "difficulty")
        self.read = numbers(data, "read")
        self.seq = number(data, "seq")
        self.result = number(data, "result")
        self.why = text(data, "why")
