"""Sections: what happens when one is opened, the ways on, endings and the next chapter."""

from typing import Final

from rietland.book import events, tests, verbs
from rietland.book.base import BookBase
from rietland.book.frames import PAGE
from rietland.book.state import State
from rietland.book.trail import OPEN, here, reader, turn_to
from rietland.kernel.action import Action
from rietland.kernel.control import all_hold, emit, end, push_run
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.state import LOST, WON
from rietland.vocabulary import book as words

# Stages of the PAGE frame. Its first argument is the section.
# OPEN comes first: the chapter begins, if it is another one.
ENTER: Final = 1  # the effects of the section
ALWAYS: Final = 2  # what happens after them in every section
ASK: Final = 3  # which way?
AFTER: Final = 4  # what happened on the way is done
END: Final = 5  # an ending: read on, or close the book


# The frame.


def step(g: BookBase, s: State, f: Frame) -> bool:
    # rule: FE-DP-3
    section = g.book.sections[f.args[0]]
    if f.at == OPEN:
        f.at = ENTER
        if section.chapter != s.chapter:
            _begin_chapter(g, s, section.chapter)
        return True
    if f.at == ENTER:
        f.at = END if section.ending is not None else ALWAYS
        _enter(g, s, f.args[0])
        return True
    if f.at == ALWAYS:
        f.at = ASK
        _run(s, g.book.chapters[section.chapter].always)
        _run(s, g.book.always)
        return True
    if f.at == AFTER:
        way = g.book.ways[s.taken[-1]]
        if way.test is not None:
            tests.begin(s, s.taken[-1])
        else:
            turn_to(s, way.go)
        return True
    if f.at == END:
        return _end(g, s, f)
    return False


def _run(s: State, ref: str) -> None:
    if ref:
        push_run(s, ref, -1)


def _begin_chapter(g: BookBase, s: State, chapter: int) -> None:
    """Gifts are fresh; things, marks and memories stay."""
    # rule: FE-DP-9, FE-DP-10
    s.chapter = chapter
    s.used = [0] * s.size
    emit(g, s, events.CHAPTER, -1, chapter, -1, 0, "FE-DP-10")
    _run(s, g.book.chapters[chapter].begin)


def _enter(g: BookBase, s: State, section: int) -> None:
    # rule: FE-DP-3
    s.pages = [*s.pages, section]
    s.taken = [*s.taken, -1]
    s.opened = [*s.opened, s.seq]
    emit(g, s, events.TURNED, reader(s), section, -1, 0, "FE-DP-3")
    _run(s, g.book.sections[section].ref)


def _end(g: BookBase, s: State, f: Frame) -> bool:
    """An ending: a chapter may follow, unless the book is to be closed after this one."""
    # rule: FE-DP-10
    ending = g.book.sections[f.args[0]].ending
    assert ending is not None
    emit(g, s, events.ENDING, -1, f.args[0], -1, 0, "FE-DP-10")
    if ending.next >= 0 and (s.chapters == 0 or len(endings(g, s)) < s.chapters):
        return False
    close(g, s)
    return True


def close(g: BookBase, s: State) -> None:
    """The ending on this page is the end of the game."""
    # rule: FE-DP-10
    ending = g.book.sections[here(s)].ending
    assert ending is not None
    why = "ending-" + g.book.box + "-" + ending.name
    end(g, s, WON if ending.good else LOST, why, "FE-DP-10")


def endings(g: BookBase, s: State) -> list[int]:
    """Sections read so far that are endings, in order."""
    return [section for section in s.pages if g.book.sections[section].ending is not None]


# Ways.


def way_refusal(g: BookBase, s: State, number: int) -> str:
    """A way is open when its conditions hold, it can be paid, and it was not used up."""
    # rule: FE-DP-6
    way = g.book.ways[number]
    if way.once and number in s.taken:
        return "FE-DP-6"
    if not all_hold(g, s, -1, way.conditions):
        return "FE-DP-6"
    if way.ref:
        for effect in g.book.lists[way.ref]:
            if not able(g, s, effect):
                return "FE-DP-6"
    return ""


def able(g: BookBase, s: State, effect: object) -> bool:
    """What is to leave the sheet must be on it."""
    if type(effect) is words.Lose:
        return g.book.note_numbers[effect.name] in s.notes
    return True


def open_ways(g: BookBase, s: State) -> list[int]:
    """The ways on from here; those of last resort only when there is no other."""
    # rule: FE-DP-6
    found: list[int] = []
    last: list[int] = []
    for number in g.book.sections[here(s)].ways:
        if not way_refusal(g, s, number):
            (last if g.book.ways[number].fallback else found).append(number)
    return found or last


def ask(g: BookBase, s: State, f: Frame) -> Pending:
    who = reader(s)
    options: list[Action] = []
    if f.at == END:
        options = [Action(verbs.READ_ON, who), Action(verbs.CLOSE, who)]
        return decide(s.seats[who], who, "ask-ending", options)
    for number in open_ways(g, s):
        options.append(Action(verbs.TAKE, who, g.book.ways[number].word))
    return decide(s.seats[who], who, "ask-way", options)


def answer(g: BookBase, s: State, f: Frame, a: Action) -> None:
    if a.verb == verbs.CLOSE:
        close(g, s)
        return
    if a.verb == verbs.READ_ON:
        # rule: FE-DP-10
        ending = g.book.sections[here(s)].ending
        assert ending is not None
        turn_to(s, ending.next)
        return
    number = named(g, here(s), a.a)
    s.taken = [*s.taken[:-1], number]
    f.at = AFTER
    emit(g, s, events.TOOK, a.who, number, -1, 0, "FE-DP-6")
    _run(s, g.book.ways[number].ref)


def named(g: BookBase, section: int, word: int) -> int:
    """The way of this name from a section; -1 for none."""
    for number in g.book.sections[section].ways:
        if g.book.ways[number].word == word:
            return number
    return -1


def why_not(g: BookBase, s: State, f: Frame, a: Action) -> str:
    """The reader speaks, and takes one of the ways of this section that are open."""
    # rule: FE-DP-1, FE-DP-6
    if a.verb == verbs.TAKE and f.at == ASK and named(g, here(s), a.a) >= 0:
        return "FE-DP-1" if a.who != reader(s) else "FE-DP-6"
    return "FE-DP-3"


def begin(s: State, section: int) -> None:
    """The book is opened."""
    s.agenda.append(Frame(PAGE, "", OPEN, -1, [section]))
