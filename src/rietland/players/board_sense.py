"""What a sensible player sees on a board: ways, dangers, and what the legend wants.

Plain questions about a State and its Book; nothing here decides.
"""

from functools import cache
from typing import Final

from rietland.board import creatures, tokens, walk
from rietland.board.book import Book
from rietland.board.rules import Board
from rietland.board.state import Hero, State
from rietland.board.things import BARS, FREE_STEP, face_of, kind_of
from rietland.board.verbs import SPACES
from rietland.kernel.pile import EMPTY, UNSEEN
from rietland.kernel.state import PLAYING
from rietland.vocabulary import board as words
from rietland.vocabulary import control

#: Further than any way on a board.
FAR: Final = 99

# Ways.

_ways: dict[tuple[int, tuple[int, ...], tuple[int, ...], int], list[int]] = {}


def distances(g: Board, s: State, start: int) -> list[int]:
    """Steps from a space to every other, over roads that are open now."""
    return _spread(g.book, tuple(s.broken), _rubble(g, s), start)


def _rubble(g: Board, s: State) -> tuple[int, ...]:
    bars = g.book.kind_by_ability[BARS]
    return tuple(
        sorted({at for code, at in zip(s.loose, s.loose_at, strict=True) if kind_of(code) == bars})
    )


def _spread(book: Book, broken: tuple[int, ...], shut: tuple[int, ...], start: int) -> list[int]:
    key = (id(book), broken, shut, start)
    if key not in _ways:
        _ways[key] = _flood(book, [book.bridges[b] for b in broken], set(shut), start)
    return _ways[key]


def _flood(book: Book, cut: list[list[int]], shut: set[int], start: int) -> list[int]:
    found = [FAR] * SPACES
    found[start] = 0
    queue = [start]
    for at in queue:
        for to in book.roads[at]:
            if found[to] < FAR or to in shut or to in book.closed_to_heroes:
                continue
            if [at, to] in cut or [to, at] in cut:
                continue
            found[to] = found[at] + 1
            queue.append(to)
    return found


def distance(g: Board, s: State, a: int, b: int) -> int:
    return distances(g, s, b)[a]


def safe_distances(g: Board, s: State, goal: int) -> list[int]:
    """Steps to a space on ways without creatures."""
    shut = {space for space in range(SPACES) if s.occupant[space] >= 0}
    cut = [g.book.bridges[b] for b in s.broken]
    return _flood(g.book, cut, shut | set(_rubble(g, s)), goal)


def next_step(g: Board, s: State, at: int, goal: int) -> int:
    """The next space on a shortest way, or -1."""
    away = distances(g, s, goal)
    best = -1
    for to in g.book.roads[at]:
        if not walk.way_refusal(g, s, at, to) and (best < 0 or away[to] < away[best]):
            best = to
    return best if best >= 0 and away[best] < away[at] else -1


def careful_way(g: Board, s: State, at: int, goal: int, reach: int) -> list[int]:
    """A way that meets no creature, those of today within reach and tomorrow's beyond.

    Where there is none, to a place safe for the night, as near to the goal as one can come today;
    without a goal (-1) to the nearest such place.
    """
    marched = siege(g, s, 1)
    tomorrow = set(marched.next_space.values())
    before: dict[int, int] = {at: -1}
    queue = [(at, 0)]
    away = distances(g, s, goal if goal >= 0 else at)
    nearest = -1
    for space, steps in queue:
        if space == goal:
            return _walked(before, goal)
        nearer = nearest < 0 or away[space] < away[nearest]
        if nearer and steps <= reach and _is_refuge(g, space, marched):
            nearest = space
        for to in g.book.roads[space]:
            taken = s.occupant[to] >= 0 if steps < reach else to in tomorrow
            if to not in before and not taken and not walk.way_refusal(g, s, space, to):
                before[to] = space
                queue.append((to, steps + 1))
    return _walked(before, nearest) if nearest >= 0 else []


def _is_refuge(g: Board, space: int, marched: "Siege") -> bool:
    """No creature comes here tonight, and not all ways out are theirs."""
    if space in marched.trampled:
        return False
    return any(to not in marched.trampled for to in g.book.roads[space])


def _walked(before: dict[int, int], goal: int) -> list[int]:
    way = [goal]
    while before[way[-1]] >= 0:
        way.append(before[way[-1]])
    return way[-2::-1]


# Time.


def free_steps(g: Board, hero: Hero) -> int:
    """Spaces the hero's wineskins are good for."""
    return sum(
        face_of(code) for code in hero.things if g.book.things[kind_of(code)].ability == FREE_STEP
    )


def hours_left(g: Board, s: State, h: int, spare: int = 20) -> int:
    """Hours this hero can still use today; overtime only down to `spare` willpower."""
    hero = s.heroes[h]
    if hero.resting:
        return 0
    left = max(0, g.book.hours - hero.hours)
    willpower = hero.willpower
    for over in range(max(0, hero.hours - g.book.hours), len(s.overtime)):
        cost = s.overtime[over]
        if cost < 0 or willpower - cost < spare or not s.counters[1]:
            break
        willpower -= cost
        left += 1
    return left


def letters_left(g: Board, s: State) -> int:
    """Steps of the narrator until the legend ends."""
    return g.book.last_letter - s.narrator


# Dangers.


def shields_left(s: State) -> int:
    return s.shields - s.captured


class Siege:
    """What the creatures do if nobody stops them, sunrise by sunrise."""

    def __init__(self) -> None:
        #: By creature: the sunrise at which it enters the castle, or FAR.
        self.arrival: dict[int, int] = {}
        #: By creature: its space after the next sunrise.
        self.next_space: dict[int, int] = {}
        #: Spaces that creatures may enter at the next sunrise, pushed on or hurried by a card.
        self.trampled: set[int] = set()
        #: The sunrise at which the castle falls, or FAR.
        self.fall: int = FAR

    def within(self, sunrises: int) -> int:
        """How many creatures enter the castle by then."""
        return sum(1 for when in self.arrival.values() if when <= sunrises)


def siege(g: Board, s: State, sunrises: int) -> Siege:
    """Let the creatures march on a copy; what cards may bring is not known."""
    seen = Siege()
    trial = s.copy()
    on_board = [c for c in range(len(s.creature_space)) if s.creature_space[c] >= 0]
    seen.arrival = dict.fromkeys(on_board, FAR)
    seen.trampled = _ahead(g, s, on_board)
    for sunrise in range(1, sunrises + 1):
        for step in g.book.sunrise:
            if step >= 0:
                for c in creatures.of_kind(trial, step):
                    if trial.creature_space[c] >= 0:
                        creatures.advance(g, trial, c, "")
        for c in on_board:
            if trial.creature_space[c] < 0 and seen.arrival[c] == FAR:
                seen.arrival[c] = sunrise
        if sunrise == 1:
            seen.next_space = {c: trial.creature_space[c] for c in on_board}
        if trial.result != PLAYING:
            seen.fall = sunrise
            break
    return seen


def _ahead(g: Board, s: State, on_board: list[int]) -> set[int]:
    """The next two free spaces along the arrows of every creature that moves, and those between."""
    found: set[int] = set()
    for c in on_board:
        at = g.book.arrows[s.creature_space[c]]
        free = 0
        while at >= 0 and free < 2 and not creatures.is_fixed(g, s, c):
            found.add(at)
            free += s.occupant[at] < 0
            at = g.book.arrows[at]
    return found


# What the legend wants.


class Wishes:
    """What must be done to win, and what must not happen, as the legend's own words say."""

    def __init__(self) -> None:
        #: Kinds of things and the spaces they must come to.
        self.bring: list[tuple[int, int]] = []
        #: Named opponents to be beaten.
        self.beat: list[int] = []
        #: Kinds of things that must never meet a creature.
        self.fragile: list[int] = []
        #: Fog faces the legend listens for, and the triggers that do.
        self.seek: list[tuple[int, int]] = []


@cache
def wishes(book: Book) -> Wishes:
    """Read off the legend: conditions before a win, failures at a meeting, awaited fog."""
    wanted = Wishes()
    for ref, effects in book.lists.items():
        for i, effect in enumerate(effects):
            if isinstance(effect, control.If) and _ends(book, f"{ref}/{i}/then", control.Win):
                _add_conditions(book, wanted, effect.all)
    for number, trigger in enumerate(book.triggers):
        if isinstance(trigger.when, words.FogFound):
            wanted.seek.append((book.fog_faces.index(trigger.when.face), number))
        if _ends(book, trigger.ref, control.Fail):
            for condition in trigger.conditions:
                if isinstance(condition, words.Meets):
                    wanted.fragile.append(book.thing_kind(condition.thing))
    return wanted


def _ends(book: Book, ref: str, how: type) -> bool:
    return any(isinstance(effect, how) for effect in book.lists.get(ref, []))


def _add_conditions(book: Book, wanted: Wishes, conditions: list[object]) -> None:
    for condition in conditions:
        if isinstance(condition, words.ThingAt):
            wanted.bring.append((book.thing_kind(condition.thing), condition.at))
        elif isinstance(condition, words.Beaten):
            for number, named in enumerate(book.named):
                if named.name == condition.named:
                    wanted.beat.append(number)


def sought_faces(g: Board, s: State) -> list[int]:
    """Fog faces the legend still waits for."""
    return [face for face, trigger in wishes(g.book).seek if not s.fired[trigger]]


def fog_left(g: Board, s: State) -> list[int]:
    """Spaces with fog that nobody has turned, or that shows a sought face."""
    sought = sought_faces(g, s)
    found: list[int] = []
    for circle, space in enumerate(g.book.fog_spaces):
        token = s.fog.stacks[0][circle]
        if token == UNSEEN or (token != EMPTY and token in sought):
            found.append(space)
    return found


def wanted_for(g: Board, code: int) -> int:
    """Where this thing must come to, or -1."""
    for kind, space in wishes(g.book).bring:
        if kind == kind_of(code):
            return space
    return -1


def is_fragile(g: Board, hero: Hero) -> bool:
    """Must the hero keep away from creatures, for farmers or a thing that must meet none?"""
    if hero.farmers > 0:
        return True
    return any(kind_of(code) in wishes(g.book).fragile for code in hero.things)


def brought(g: Board, s: State) -> bool:
    """Everything that must come somewhere lies there."""
    for kind, space in wishes(g.book).bring:
        lying = any(kind_of(code) == kind for code in tokens.lying(s, space))
        if not lying:
            return False
    return True


def foes(g: Board, s: State) -> list[int]:
    """Named opponents on the board that must be beaten."""
    wanted = wishes(g.book).beat
    return [
        c
        for c in range(len(s.creature_space))
        if s.creature_space[c] >= 0 and s.creature_name[c] in wanted
    ]
