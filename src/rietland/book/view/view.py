"""The view: what a seat may see of a reading, as records: JSON only where it is sent.

Everything the table sends is made here. All who read share one sheet; what nobody has read is in
no view, and of a way not where it leads.
"""

from typing import Final

from rietland.book import pages, tests
from rietland.book.base import BookBase
from rietland.book.book import MARK, MEMORY, SORT_NAMES, THING
from rietland.book.frames import TEST
from rietland.book.sheet import of_sort
from rietland.book.state import State
from rietland.book.trail import here, reader, visits
from rietland.book.view import types as records
from rietland.book.view.labels import (
    action_label,
    hero_name,
    prompt_label,
    section_key,
    way_label,
)
from rietland.book.view.log import is_told, line
from rietland.book.view.ways import bonuses, option, refused, ways
from rietland.kernel.pending import Pending
from rietland.kernel.state import PLAYING
from rietland.views import RESULTS, Question, question

STAGES: Final = {tests.WHO: "who", tests.ROLL: "rolling", tests.GIFT: "gift"}


def book_view(g: BookBase, s: State, seat: int) -> records.BookView:
    """What this seat may see; -1 is a spectator."""
    pending = g.pending(s)
    asked = seat >= 0 and pending.seat == seat
    return records.BookView(
        box=g.book.box,
        legend=g.book.legend,
        difficulty=g.book.difficulties[s.difficulty],
        seq=s.seq,
        result=RESULTS[s.result],
        why=s.why,
        you=seat,
        pending=_question(g, s, pending),
        options=[option(g, action_label(g, s, a), a) for a in pending.options] if asked else [],
        asides=[],
        cannot=refused(g, s) if asked else [],
        news=[line(g, s, event) for event in s.news if is_told(g, event)],
        chapter=g.book.chapters[s.chapter].name,
        page=s.page,
        section=_section(g, s),
        sheet=_sheet(g, s),
        heroes=[_hero(g, s, h) for h in range(s.size)],
        test=_test(g, s),
        trail=[_page(g, s, page) for page in range(len(s.pages))],
        map=_map(g, s),
        endings=[_ending(g, section) for section in pages.endings(g, s)],
    )


def _question(g: BookBase, s: State, pending: Pending) -> Question:
    who = hero_name(g, pending.who) if pending.who >= 0 else ""
    return question(pending, who, prompt_label(g, s, pending.prompt, pending.who))


# The page.


def _chapter(g: BookBase, section: int) -> str:
    return g.book.chapters[g.book.sections[section].chapter].name


def _section(g: BookBase, s: State) -> records.SectionView:
    section = here(s)
    ending = g.book.sections[section].ending
    return records.SectionView(
        section=g.book.sections[section].name,
        text=section_key(g, section),
        chapter=_chapter(g, section),
        visits=visits(s, section),
        ways=ways(g, s),
        ending=None if ending is None else _ending(g, section),
    )


def _ending(g: BookBase, section: int) -> records.EndingView:
    ending = g.book.sections[section].ending
    assert ending is not None
    return records.EndingView(ending.name, ending.good, _chapter(g, section))


def _test(g: BookBase, s: State) -> records.TestNow | None:
    f = s.agenda[-1] if s.agenda else None
    if f is None or f.kind != TEST:
        return None
    test = tests.test_of(g, f)
    plus = tests.plus(g, s, test)
    rolled = f.args[tests.HEAD :]
    left = tests.dice(g, s, f.who, test) - len(rolled) if f.who >= 0 else 0
    return records.TestNow(
        hero=hero_name(g, f.who) if f.who >= 0 else "",
        kind=g.book.tests[test.kind].name,
        against=tests.against(g, s, test),
        plus=plus,
        bonuses=bonuses(g, s, test),
        rolled=rolled,
        left=left,
        total=tests.highest(g, s, f.who, test, rolled) + plus if rolled else 0,
        stage=STAGES[f.at],
    )


# The sheet.


def _sheet(g: BookBase, s: State) -> records.SheetView:
    return records.SheetView(
        stats=[
            records.StatView(stat.name, s.counters[number], stat.least, stat.most)
            for number, stat in enumerate(g.book.stats)
        ],
        things=_notes(g, s, THING),
        memories=_notes(g, s, MEMORY),
        marks=_notes(g, s, MARK),
    )


def _notes(g: BookBase, s: State, sort: int) -> list[records.NoteView]:
    return [
        records.NoteView(SORT_NAMES[sort], g.book.notes[note].name, s.since[s.notes.index(note)])
        for note in of_sort(g, s, sort)
        if not g.book.notes[note].hidden
    ]


def _hero(g: BookBase, s: State, h: int) -> records.ReaderView:
    kind = tests.kind_of(g, s, h)
    return records.ReaderView(
        name=kind.name,
        role=kind.role,
        colour=kind.colour,
        seat=s.seats[h],
        reads=reader(s) == h and s.result == PLAYING,
        gift=kind.gifted and not s.used[h],
        rests=h not in tests.testers(s),
    )


# What was read.


def _page(g: BookBase, s: State, page: int) -> records.PageView:
    section, way = s.pages[page], s.taken[page]
    return records.PageView(
        section=g.book.sections[section].name,
        text=section_key(g, section),
        chapter=_chapter(g, section),
        way=g.book.ways[way].name if way >= 0 else "",
        label=way_label(g, way) if way >= 0 else None,
        memories=[
            g.book.notes[note].name
            for note, since in zip(s.notes, s.since, strict=True)
            if since == page and g.book.notes[note].sort == MEMORY
        ],
        seq=s.opened[page],
    )


def _map(g: BookBase, s: State) -> records.MapView:
    """Sections and ways of the trail alone: nothing that was not read."""
    sections: list[records.SeenSection] = []
    for section in dict.fromkeys(s.pages):
        ending = g.book.sections[section].ending
        sections.append(
            records.SeenSection(
                section=g.book.sections[section].name,
                text=section_key(g, section),
                chapter=_chapter(g, section),
                visits=visits(s, section),
                ending="" if ending is None else ending.name,
            )
        )
    found: dict[tuple[int, int, int], int] = {}
    for page in range(len(s.pages) - 1):
        step = (s.pages[page], s.pages[page + 1], s.taken[page])
        found[step] = found.get(step, 0) + 1
    seen = [
        records.SeenWay(
            origin=g.book.sections[origin].name,
            target=g.book.sections[target].name,
            way=g.book.ways[way].name if way >= 0 else "",
            times=times,
        )
        for (origin, target, way), times in found.items()
    ]
    return records.MapView(sections, seen)
