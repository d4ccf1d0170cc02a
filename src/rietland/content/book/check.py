"""Checks of a gamebook that concern more than one record."""

from collections.abc import Iterator
from typing import Final

from rietland.content.book import files as records
from rietland.content.book.files import BookWayRecord, GiftRecord, SectionRecord, StatRecord
from rietland.content.book.resolve import DIE, BookFiles
from rietland.content.faults import (
    INCOMPLETE,
    NEVER_HAPPENS,
    NEVER_READ,
    NO_END,
    OUT_OF_RANGE,
    TWICE,
)
from rietland.content.names import check_names
from rietland.content.numbers import check_amount, check_numbers
from rietland.content.reading import Reading
from rietland.vocabulary import book as words
from rietland.vocabulary.control import Amount, Word
from rietland.vocabulary.describe import fields

#: Sides of a die.
SIDES: Final = (2, 100)


def check_book(draft: Reading, files: BookFiles) -> None:
    """Everything that can be said of a gamebook as a whole."""
    check_names(draft, known(files), draft.mentions)
    own = [one for one in draft.records() if isinstance(one, Word)]
    for one in own:
        check_numbers(draft, one)
    levels = files.legend.difficulties
    for number in own:
        if isinstance(number, Amount):
            of_boards = (number.hero, number.worth, number.opponent, number.steps, number.letters)
            if any(of_boards):
                said = "a gamebook knows no hero, worth, opponent, steps or letters"
                draft.wrong(number, f"{said} to calculate from")
            check_amount(draft, files.box.heroes, levels, number, gamebook=True)
        elif isinstance(number, StatRecord):
            _check_stat(draft, number)
        elif isinstance(number, GiftRecord):
            _check_gift(draft, number)
    if not SIDES[0] <= len(files.box.die) <= SIDES[1]:
        draft.wrong(files.box, f"a die has {SIDES[0]} to {SIDES[1]} sides", OUT_OF_RANGE)
    if not levels:
        draft.wrong(files.legend, "a legend needs at least one difficulty", INCOMPLETE)
    _check_unique(draft, files)
    for chapter in files.chapters:
        for section in chapter.sections.values():
            _check_section(draft, section)
    _check_notes(draft, files, own)
    if draft.report.faults:
        return
    _check_paths(draft, files)


def known(files: BookFiles) -> dict[str, list[str]]:
    """Names by sort, as the files may use them."""
    low, high = files.box.heroes
    return {
        "section": [name for chapter in files.chapters for name in chapter.sections],
        "note": [*files.box.things, *files.box.memories, *files.box.marks],
        "role": list(files.heroes.heroes),
        "test": list(files.box.tests),
        "number of the sheet": list(files.box.sheet),
        "difficulty": files.legend.difficulties,
        "party": [str(size) for size in range(low, high + 1)],
        "die": [DIE],
        "card": [],
    }


# Records by themselves.


def _check_stat(draft: Reading, stat: StatRecord) -> None:
    low = stat.start if stat.least is None else stat.least
    high = stat.start if stat.most is None else stat.most
    if not low <= stat.start <= high:
        draft.wrong(stat, f"it begins at {stat.start}, outside of its limits", OUT_OF_RANGE)


def _check_gift(draft: Reading, gift: GiftRecord) -> None:
    does = sum((gift.bonus > 0, gift.again, gift.turn))
    if gift.tests and does != 1:
        draft.wrong(gift, "a gift for tests has one of bonus, again, turn")
    if does and not gift.tests:
        draft.wrong(gift, "say in which 'tests' this gift helps", INCOMPLETE)


def _check_unique(draft: Reading, files: BookFiles) -> None:
    """Names are said in commands and texts, so no two of a sort share one."""
    notes = [*files.box.things, *files.box.memories, *files.box.marks]
    for name in sorted({name for name in notes if notes.count(name) > 1}):
        draft.wrong(files.box, f"'{name}' is on the sheet twice", TWICE)
    seen: dict[str, int] = {}
    numbers: list[int] = []
    for chapter in files.chapters:
        if chapter.chapter in numbers:
            draft.wrong(chapter, f"there are two chapters {chapter.chapter}", TWICE)
        numbers.append(chapter.chapter)
        for name, section in chapter.sections.items():
            if name in seen:
                draft.wrong(section, f"chapter {seen[name]} has a section '{name}' too", TWICE)
            seen[name] = chapter.chapter


def _check_section(draft: Reading, section: SectionRecord) -> None:
    """Ways or an ending; each way leads on; one of them is always open."""
    if section.ending is not None:
        if section.ways:
            draft.wrong(section, "an ending has no ways on")
        return
    for way in section.ways.values():
        if _leads(way) != 1:
            draft.wrong(way, "a way leads on by one of 'go', 'test', or a 'go' at the end of 'do'")
    if not any(_is_open(way) for way in section.ways.values()):
        said = "every section needs a way that is always open: without 'if', 'once' and 'lose'"
        draft.wrong(section, said, NO_END)


def _leads(way: BookWayRecord) -> int:
    last = way.do[-1] if way.do else None
    return sum((bool(way.go), way.test is not None, isinstance(last, words.Go)))


def _is_open(way: BookWayRecord) -> bool:
    paid = any(isinstance(effect, words.Lose) for effect in way.do)
    return not (way.conditions or way.once or paid)


def _check_notes(draft: Reading, files: BookFiles, own: list[Word]) -> None:
    """What is asked for can be had, and what can be had is asked for."""
    gained = {name for hero in files.heroes.heroes.values() for name in hero.things}
    asked: set[str] = set()
    for word in own:
        if isinstance(word, words.Gain):
            gained.add(word.name)
        elif isinstance(word, (words.Has, words.Lose)):
            asked.add(word.name)
        elif isinstance(word, records.WayTestRecord):
            asked.update(word.plus)
        elif isinstance(word, Amount) and word.held:
            asked.update(getattr(files.box, word.held))
    for name in [*files.box.things, *files.box.memories, *files.box.marks]:
        if name not in gained:
            draft.wrong(files.box, f"nobody can ever gain '{name}'", NEVER_HAPPENS)
        elif name not in asked:
            draft.wrong(files.box, f"nothing ever asks for '{name}'", NEVER_HAPPENS)


# The book as a whole.


def _goes(effects: list[object]) -> Iterator[str]:
    """Sections that effects may turn to."""
    for effect in effects:
        if isinstance(effect, words.Go):
            yield effect.section
        if not isinstance(effect, Word):
            continue
        for field in fields(type(effect)):
            inner = getattr(effect, field.name)
            if field.hint.holds == "effects":
                yield from _goes(inner)
            elif field.hint.holds == "branches":
                for branch in inner.values():
                    yield from _goes(branch)


def next_sections(section: SectionRecord) -> set[str]:
    """Where a section can lead by itself, its chapter's `always` not counted."""
    found = set(_goes(section.do))
    for way in section.ways.values():
        found.update(_goes(way.do))
        if way.go:
            found.add(way.go)
        if way.test is not None:
            found.update((way.test.passed, way.test.failed))
    if section.ending is not None and section.ending.then:
        found.add(section.ending.then)
    return found


def _check_paths(draft: Reading, files: BookFiles) -> None:
    """Every section of a chapter that is read can be reached, and leads to an ending."""
    sections: dict[str, SectionRecord] = {}
    leads: dict[str, set[str]] = {}
    back: dict[str, set[str]] = {}
    chapter_of: dict[str, int] = {}
    for chapter in files.chapters:
        always = {*_goes(files.box.always), *_goes(chapter.always)}
        for name, section in chapter.sections.items():
            sections[name] = section
            leads[name] = next_sections(section) | (set() if section.ending else always)
            chapter_of[name] = chapter.chapter
    legend = files.legend
    starts = {legend.start, *(one.start for one in legend.variants.values() if one.start)}
    reached = _closure({*starts, *_goes(legend.begin)}, leads)
    used = {chapter_of[name] for name in reached}
    for name, section in sections.items():
        if name not in reached and chapter_of[name] in used:
            draft.wrong(section, f"nothing leads to section '{name}'", NEVER_READ)
    # What always happens is not counted: it may never come.
    for name, section in sections.items():
        for target in next_sections(section):
            back.setdefault(target, set()).add(name)
    ends = _closure({name for name, section in sections.items() if section.ending}, back)
    for name in sorted(reached - ends):
        draft.wrong(sections[name], f"no ending can be reached from section '{name}'", NO_END)


def _closure(found: set[str], leads: dict[str, set[str]]) -> set[str]:
    todo = list(found)
    seen = set(found)
    while todo:
        for name in leads.get(todo.pop(), ()):
            if name not in seen:
                seen.add(name)
                todo.append(name)
    return seen
