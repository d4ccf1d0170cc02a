"""The sunrise: its steps strictly in the order of the box, then a new day.

SUNRISE frame: `at` is the next step of the Book's list; args the creatures still to move in the
present one; `ref` is ANNOUNCED once triggers have heard that this step is next. They may ask, and
they may leave the step out.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import Book
from rietland.board.legend import event_cards, filters, narrator
from rietland.board.pieces import creatures, heroes, items
from rietland.board.state import DRAINED, FULL, NOBODY, State
from rietland.kernel.control import all_hold, emit, push_run
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.frame import Frame

# Steps that are no kind of creature.
EVENT: Final = -1
WELLS: Final = -2
NARRATOR: Final = -3
READY: Final = -4
#: The first step of a box's own; the next is one less.
OWN: Final = -5
ANNOUNCED: Final = "announced"
#: Names of the steps that every box may use; others are kinds of creature or steps of its own.
STEPS: Final = {"event": EVENT, "wells": WELLS, "narrator": NARRATOR, "ready": READY}


def number(g: Board, name: str) -> int:
    """The number of a step by its name in content."""
    if name in STEPS:
        return STEPS[name]
    if name in g.book.own_steps:
        return OWN - g.book.own_steps.index(name)
    return g.book.creature_kind(name)


def name_of(book: Book, what: int) -> str:
    """The name of a step in content."""
    for name, one in STEPS.items():
        if one == what:
            return name
    return book.creatures[what].name if what >= 0 else book.own_steps[OWN - what]


def step_names(book: Book) -> list[str]:
    """By position in the sunrise a name of its own: the second of two alike is `wardrak_2`."""
    names: list[str] = []
    for what in book.sunrise:
        name = name_of(book, what)
        seen = book.sunrise[: len(names)].count(what)
        names.append(f"{name}_{seen + 1}" if seen else name)
    return names


def cross_refusal(g: Board, s: State, at: int) -> str:
    """May the step at this position be crossed out? Only one that is printed, and only once."""
    # rule: SS-SHIELD-2, SS-SHIELD-6
    if at < 0 or at >= len(g.book.sunrise) or at in s.crossed or g.book.sunrise[at] == READY:
        return "SS-SHIELD-2"
    return ""


def cross_out(g: Board, s: State, h: int, at: int, rule: str) -> None:
    """Nothing happens at this step of the sunrise."""
    # rule: SS-SHIELD-2, SS-SHIELD-6
    s.crossed = [*s.crossed, at]
    emit(g, s, events.CROSSED, h, at, -1, g.book.sunrise[at], rule)


def step(g: Board, s: State, f: Frame) -> bool:
    """One creature, or the next step; after the last one the new day."""
    # rule: AN-SUN-2, AN-SUN-3, AN-SUN-4, AN-SUN-5, AN-SUN-6, AN-CREAT-12, AN-SUN-10
    if f.args:
        c = f.args.pop(0)
        if s.creature_space[c] >= 0 and not stays(g, s, c):
            creatures.march(g, s, c)
        return True
    if s.crowds and moves_are_over(g, f.at) and creatures.end_crowds(g, s):
        return True
    if f.at >= len(g.book.sunrise):
        s.agenda.pop()
        dawn(g, s)
        return True
    if f.at in s.crossed:
        # Not even what waits for the step happens.
        f.at += 1
        return True
    what = g.book.sunrise[f.at]
    if f.ref != ANNOUNCED and g.book.listening[events.SUNRISE_STEP]:
        f.ref = ANNOUNCED
        emit(g, s, events.SUNRISE_STEP, -1, what, -1, 0, "AN-SUN-10")
        return True
    f.ref = ""
    f.at += 1
    if what in s.skipped:
        return True
    if what >= 0:
        f.args = creatures.of_kind(s, what)
    elif what == EVENT:
        # rule: AN-SUN-1
        event_cards.draw_event(g, s, "AN-SUN-1")
    elif what == WELLS:
        refill(g, s)
    elif what == NARRATOR:
        # rule: AN-SUN-8
        narrator.advance_narrator(g, s, "AN-SUN-8")
    elif what == READY:
        ready(g, s)
    else:
        push_run(s, "sunrise/" + g.book.own_steps[OWN - what], -1)
    return True


def moves_are_over(g: Board, at: int) -> bool:
    """Is no kind of creature to move from this step on?"""
    for what in g.book.sunrise[at:]:
        if what >= 0:
            return False
    return True


def stays(g: Board, s: State, c: int) -> bool:
    """Does the legend keep this creature where it is, this sunrise?"""
    # rule: AN-L4-6
    for change in g.book.changes:
        if filters.is_creature(g, s, c, change.what) and all_hold(g, s, -1, change.conditions):
            return True
    return False


def next_space(
    g: Board, s: State, c: int, start: int, occupant: list[int], lures: list[int]
) -> int:
    """Where a creature on `start` comes to at sunrise, or -1 when it stays.

    `occupant` says who stands where, `lures` which still lie (`creatures.lures`): players ask for
    positions that are still to come.
    """
    # rule: AN-CREAT-6, AN-CREAT-8, AN-L2-3, AN-L4-6, AN-L5-9
    if creatures.is_fixed(g, s, c) or stays(g, s, c):
        return -1
    lured = -1
    if lures and creatures.can_be_lured(g, s, c):
        lured = creatures.lured_to(g, s, start, occupant, lures)
    return lured if lured >= 0 else creatures.arrow_space(g, s, start, occupant)


def ready(g: Board, s: State) -> None:
    """What held only for the old day ends; falcons are ready again."""
    # rule: AN-SUN-9, AN-EVENT-5
    s.overtime = g.book.overtime[:]
    s.creature_bonus = 0
    items.ready_falcons(g, s)


def refill(g: Board, s: State) -> None:
    """Drained wells are full again, except under a hero."""
    # rule: AN-SUN-7, AN-WELL-2
    refilled = 0
    for well, space in enumerate(g.book.well_spaces):
        if s.wells[well] == DRAINED and not hero_on(s, space):
            s.wells = with_value(s.wells, well, FULL)
            refilled += 1
    if refilled:
        emit(g, s, events.WELLS, -1, -1, -1, refilled, "AN-SUN-7")


def hero_on(s: State, space: int) -> bool:
    for hero in s.heroes:
        if hero.space == space:
            return True
    return False


def dawn(g: Board, s: State) -> None:
    """Everybody has all hours again; the DAY frame finds who begins."""
    # rule: AN-TIME-6
    for hero in s.heroes:
        hero.hours = 0
        hero.resting = heroes.is_out(hero)
    s.skipped = []
    s.crossed = NOBODY
    s.haggle_at = []
    s.haggle_gave = []
    s.day += 1
    emit(g, s, events.DAWN, -1, -1, -1, s.day, "AN-TIME-6")
