"""The sheet: its numbers within their limits, things, memories and marks, and what is forgotten."""

from rietland.book import events, verbs
from rietland.book.base import BookBase
from rietland.book.book import MEMORY, SORTS
from rietland.book.frames import FORGET
from rietland.book.state import State
from rietland.book.trail import reader
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide


def put(g: BookBase, s: State, counter: int, value: int) -> None:
    """A counter gets this value; those of the sheet stay within their limits, and are told."""
    # rule: FE-DP-2
    if counter < len(g.book.stats):
        stat = g.book.stats[counter]
        least = stat.least
        most = stat.most
        if least is not None and value < least:
            value = least
        if most is not None and value > most:
            value = most
        change = value - s.counters[counter]
        if change:
            emit(g, s, events.CHANGED, -1, counter, -1, change, "FE-DP-2")
    s.counters[counter] = value


def gain(g: BookBase, s: State, note: int) -> None:
    """Things are unique: what is there already does not come again."""
    # rule: FE-DP-2
    if note in s.notes:
        return
    s.notes = [*s.notes, note]
    s.since = [*s.since, len(s.pages) - 1]
    emit(g, s, events.GAINED, -1, note, -1, 0, "FE-DP-2")


def lose(g: BookBase, s: State, note: int) -> None:
    if note not in s.notes:
        return
    at = s.notes.index(note)
    s.notes = s.notes[:at] + s.notes[at + 1 :]
    s.since = s.since[:at] + s.since[at + 1 :]
    emit(g, s, events.LOST, -1, note, -1, 0, "FE-DP-2")


def of_sort(g: BookBase, s: State, sort: int) -> list[int]:
    """What is on the sheet of this sort, in the order it came."""
    found: list[int] = []
    for note in s.notes:
        if g.book.notes[note].sort == sort:
            found.append(note)
    return found


def held(g: BookBase, s: State, sort: str) -> int:
    """How many things, memories or marks are on the sheet."""
    return len(of_sort(g, s, SORTS.index(sort)))


def progress(g: BookBase, s: State) -> float:
    """The share of all memories that came back."""
    every = 0
    for note in g.book.notes:
        if note.sort == MEMORY:
            every += 1
    return len(of_sort(g, s, MEMORY)) / every if every else 0.0


# Forgetting: `at` is the sort, the first argument how many are still to go.


def forget(g: BookBase, s: State, sort: str, count: int) -> None:
    """The reader chooses what goes; without a choice it goes at once."""
    # rule: FE-DP-11
    number = SORTS.index(sort)
    there = of_sort(g, s, number)
    if count >= len(there):
        for note in there:
            lose(g, s, note)
        return
    s.agenda.append(Frame(FORGET, "", number, -1, [count]))


def ask(g: BookBase, s: State, f: Frame) -> Pending:
    who = reader(s)
    options: list[Action] = []
    for note in sorted(of_sort(g, s, f.at)):
        options.append(Action(verbs.FORGET, who, note))
    return decide(s.seats[who], who, "ask-forget", options)


def answer(g: BookBase, s: State, f: Frame, a: Action) -> None:
    # rule: FE-DP-11
    lose(g, s, a.a)
    f.args[0] -= 1
    if f.args[0] == 0:
        s.agenda.pop()


def forget_refusal(g: BookBase, s: State, f: Frame, a: Action) -> str:
    """Only what is on the sheet, of the sort that is asked for, can be forgotten."""
    # rule: FE-DP-11
    if a.verb == verbs.FORGET and a.a in of_sort(g, s, f.at):
        return "FE-DP-1"
    return "FE-DP-11"
