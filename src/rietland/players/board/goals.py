"""What a legend wants, as its goals say; read once for each Book."""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import (
    BEAT,
    BRING,
    CLEAR,
    COUNT,
    FOG_TOKENS,
    HOLD,
    REACH,
    UNSAID,
    Book,
    Goal,
)
from rietland.board.legend.goals import is_met, need, stands
from rietland.board.pieces import tokens
from rietland.board.pieces.things import (
    ADDS_EQUALS,
    DOUBLES,
    FOLLOWS,
    FREE_STEP,
    MONEY,
    RUNE,
    kind_of,
    thing,
)
from rietland.board.state import Hero, State
from rietland.kernel.pile import EMPTY, UNSEEN
from rietland.vocabulary import board as words
from rietland.vocabulary import control


class Source:
    """What raises the counter a goal asks for: a trigger and what wakes it, or a deed."""

    def __init__(self, goal: Goal, trigger: int, deed: int = -1) -> None:
        self.goal: Goal = goal
        #: The trigger, or -1 for a deed; the deed, or -1 for a trigger.
        self.trigger: int = trigger
        self.deed: int = deed
        #: A space to go to, or -1.
        self.space: int = -1
        #: A creature to defeat, by kind or by name; -1 for any, which `fights` tells from none.
        self.fights: bool = False
        self.kind: int = -1
        self.named: int = -1
        #: A kind of thing to take up, or -1.
        self.takes: int = -1


class LegendGoals:
    """What must be done to win and what must not happen, and where what is sold and needed lies."""

    def __init__(self, book: Book) -> None:
        #: Kept so that the number under which it is filed stays its own.
        self.book: Book = book
        #: By kind of thing: the space it must come to, or -1.
        self.goal_of: list[int] = [-1] * len(book.things)
        #: Kinds that must come somewhere.
        self.bring: list[int] = []
        #: By kind of thing: the goal that asks for it, where the legend declares its goals.
        self.goals: list[Goal | None] = [None] * len(book.things)
        #: Named opponents to be beaten.
        self.beat: list[int] = []
        #: Named opponents whose defeat ends the legend: what else is wanted must be done before.
        self.last: list[int] = _last_opponents(book)
        #: Goals to stand somewhere and to clear creatures away.
        self.reach: list[Goal] = []
        self.clear: list[Goal] = []
        #: What raises the counters that are asked for.
        self.sources: list[Source] = []
        #: By kind of thing: it must never meet a creature.
        self.fragile: list[bool] = [False] * len(book.things)
        #: Fog faces the legend listens for, and the triggers that do.
        self.faces: list[int] = []
        self.listeners: list[int] = []
        #: By kind of thing: the space where a card lays it, or -1.
        self.appears: list[int] = [-1] * len(book.things)
        #: By kind of thing: bridges that break when that card is read.
        self.breaks: list[list[int]] = [[] for _ in book.things]
        declared = False
        for goal in book.goals:
            if goal.needed and goal.kind not in (UNSAID, HOLD):
                declared = True
                self._want(book, goal)
        self._read(book, not declared)
        self.merchants: list[int] = []
        for space in range(len(book.merchant)):
            if book.merchant[space] == 1:
                self.merchants.append(space)
        #: The figure that sells brew; -1 if none does.
        self.witch: int = -1
        for figure, name in enumerate(book.figure_names):
            if name == "witch":
                self.witch = figure
        self.brew: int = _new(book, DOUBLES)
        self.helm: int = _new(book, ADDS_EQUALS)
        self.gold: int = _new(book, MONEY)
        self.farmer: int = _new(book, FOLLOWS)

    def _want(self, book: Book, goal: Goal) -> None:
        """A goal the legend declares."""
        if goal.kind == BRING:
            for kind in goal.things:
                # Farmers are brought home for the castle's sake anyway.
                if book.things[kind].ability != FOLLOWS:
                    self.bring.append(kind)
                    self.goal_of[kind] = goal.at[0]
                    self.goals[kind] = goal
        elif goal.kind == BEAT:
            self.beat += goal.opponents
        elif goal.kind == REACH:
            self.reach.append(goal)
        elif goal.kind == CLEAR:
            self.clear.append(goal)
        elif goal.kind == COUNT:
            for number in range(len(book.triggers)):
                if _raises(book, book.triggers[number].ref, goal.counter):
                    self._add_source(book, Source(goal, number))
            for number, deed in enumerate(book.deeds):
                if _raises(book, deed.ref, goal.counter):
                    source = Source(goal, -1, number)
                    source.space = deed.spaces[0] if deed.spaces else -1
                    self.sources.append(source)

    def _add_source(self, book: Book, source: Source) -> None:
        when = book.triggers[source.trigger].when
        if type(when) is words.HeroStops or type(when) is words.HeroEnters:
            source.space = _first_space(when.at)
        elif type(when) is words.CreatureDefeated:
            source.fights = True
            for number, named in enumerate(book.named):
                if named.name == when.named:
                    source.named = number
            for number, creature in enumerate(book.creatures):
                if creature.name == when.creature:
                    source.kind = number
        elif type(when) is words.ThingTaken:
            source.takes = book.thing_kind(when.thing)
        elif type(when) is words.ThingArrives and _first_space(when.at) >= 0:
            kind = book.thing_kind(when.thing)
            self.bring.append(kind)
            self.goal_of[kind] = _first_space(when.at)
        self.sources.append(source)

    def _read(self, book: Book, guess: bool) -> None:
        """Where things appear, failures at a meeting, awaited fog.

        What a legend without declared goals wants is guessed from the conditions before a win.
        """
        for ref, effects in book.lists.items():
            for i, effect in enumerate(effects):
                if type(effect) is words.Lay and type(effect.at) is int:
                    kind = book.thing_kind(effect.thing)
                    self.appears[kind] = effect.at
                    self.breaks[kind] = _broken(book, effects)
                if not guess or type(effect) is not control.If:
                    continue
                if _ends(book, f"{ref}/{i}/then", control.Win):
                    self._add(book, effect.all)
        for number, trigger in enumerate(book.triggers):
            if type(trigger.when) is words.FogFound:
                self.faces.append(book.fog_faces.index(trigger.when.face))
                self.listeners.append(number)
            if _ends(book, trigger.ref, control.Fail):
                for condition in trigger.conditions:
                    what = _pieces(condition)
                    if what is None or type(what.thing) is not str or not what.thing:
                        continue
                    if type(what.at) is words.Spaces and what.at.having is not None:
                        self.fragile[book.thing_kind(what.thing)] = True

    def _add(self, book: Book, conditions: list[object]) -> None:
        for condition in conditions:
            what = _pieces(condition)
            if what is not None:
                if type(what.thing) is str and what.thing and type(what.at) is int:
                    kind = book.thing_kind(what.thing)
                    self.bring.append(kind)
                    self.goal_of[kind] = what.at
            elif type(condition) is words.Beaten:
                for number, named in enumerate(book.named):
                    if named.name == condition.named:
                        self.beat.append(number)


def _pieces(condition: object) -> words.Pieces | None:
    """The pieces whose presence is asked for, if that is what the condition says."""
    if type(condition) is words.Exists and type(condition.what) is words.Pieces:
        return condition.what
    return None


def _first_space(at: object) -> int:
    """The first space that content names by number, or -1."""
    if isinstance(at, list):
        at = at[0] if at else None
    return at if isinstance(at, int) else -1


def _broken(book: Book, effects: list[object]) -> list[int]:
    """Bridges that break in this list of effects."""
    found: list[int] = []
    for effect in effects:
        if type(effect) is words.BreakBridge:
            found.append(book.bridge_names.index(effect.name))
    return found


def _ends(book: Book, ref: str, how: type) -> bool:
    for effect in book.lists.get(ref, []):
        if type(effect) is how:
            return True
    return False


def _last_opponents(book: Book) -> list[int]:
    """Named opponents whose defeat sends the narrator to the end, or ends the legend itself."""
    found: list[int] = []
    end = chr(ord("A") + book.last_letter)
    for trigger in book.triggers:
        when = trigger.when
        if type(when) is not words.CreatureDefeated or not when.named:
            continue
        for effect in book.lists[trigger.ref]:
            ends = type(effect) in (control.Win, words.EndLegend)
            if ends or (type(effect) is words.Narrator and effect.to == end):
                found.append(book.opponent(when.named))
    return found


def _raises(book: Book, ref: str, counter: int) -> bool:
    """Whether these effects, or those within them, add to a counter."""
    name = book.counters[counter]
    for address, effects in book.lists.items():
        if address == ref or address.startswith(ref + "/"):
            for effect in effects:
                if type(effect) is control.Add and name in effect.counters:
                    points = effect.counters[name]
                    if not isinstance(points, int) or points > 0:
                        return True
    return False


def _new(book: Book, ability: int) -> int:
    kind = book.kind_by_ability[ability]
    return thing(kind, book.things[kind].face) if kind >= 0 else 0


_known: Final[dict[int, LegendGoals]] = {}


def legend_goals(g: Board) -> LegendGoals:
    key = id(g.book)
    if key not in _known:
        _known[key] = LegendGoals(g.book)
    return _known[key]


# What the state says about the wishes.


def is_sought(look: LegendGoals, s: State, face: int) -> bool:
    """The legend still waits for this fog face."""
    for i, known in enumerate(look.faces):
        if known == face and not s.fired[look.listeners[i]]:
            return True
    return False


def seeks(look: LegendGoals, s: State) -> bool:
    """The legend waits for a fog face that may still lie hidden."""
    for listener in look.listeners:
        if not s.fired[listener]:
            return True
    return False


def fog_worth_turning(g: Board, look: LegendGoals, s: State) -> list[int]:
    """Spaces with fog that nobody has turned, or that shows a sought face."""
    found: list[int] = []
    if not s.piles[FOG_TOKENS].stacks:
        return found
    row = s.piles[FOG_TOKENS].stacks[0]
    for circle, token in enumerate(row):
        if token == UNSEEN or (token != EMPTY and is_sought(look, s, token)):
            found.append(g.book.fog_spaces[circle])
    return found


def is_wanted(look: LegendGoals, code: int) -> bool:
    """A thing that must come somewhere; 0 is none."""
    return code != 0 and look.goal_of[kind_of(code)] >= 0


def carries(g: Board, look: LegendGoals, s: State, hero: Hero) -> int:
    """A thing the hero holds that must come somewhere, or 0."""
    for code in hero.things:
        if is_wanted(look, code):
            return code
    return look.gold if hero.gold > 0 and saves_gold(g, look, s) else 0


def saves_gold(g: Board, look: LegendGoals, s: State) -> bool:
    """The legend wants gold somewhere, and not enough of it lies there yet."""
    return is_wanted(look, look.gold) and not in_place(g, look, s, kind_of(look.gold))


def is_fragile(look: LegendGoals, hero: Hero) -> bool:
    """Must the hero keep away from creatures, for farmers or a thing that must meet none?"""
    if hero.farmers > 0:
        return True
    for code in hero.things:
        if look.fragile[kind_of(code)]:
            return True
    return False


def in_place(g: Board, look: LegendGoals, s: State, kind: int) -> bool:
    """As many of the things as the legend wants lie where it wants them."""
    goal = look.goals[kind]
    missing = 1 if goal is None else need(g, s, goal)
    for code in tokens.lying(s, look.goal_of[kind]):
        if kind_of(code) == kind:
            missing -= 1
            if missing == 0:
                return True
    return False


def all_brought(g: Board, look: LegendGoals, s: State) -> bool:
    for kind in look.bring:
        if not in_place(g, look, s, kind):
            return False
    return True


def foe(look: LegendGoals, s: State) -> int:
    """The opponent on the board that must be beaten, or -1."""
    for c in range(len(s.creature_space)):
        if s.creature_space[c] >= 0 and s.creature_name[c] in look.beat:
            return c
    return -1


def foes_left(look: LegendGoals, s: State) -> bool:
    for name in look.beat:
        if s.defeated_named.count(name) < look.book.named[name].figures:
            return True
    return False


def open_sources(g: Board, look: LegendGoals, s: State) -> list[Source]:
    """What would raise a counter that is not high enough yet."""
    found: list[Source] = []
    for source in look.sources:
        if _is_spent(g, s, source) or not stands(g, s, source.goal):
            continue
        if not is_met(g, s, source.goal):
            found.append(source)
    return found


def _is_spent(g: Board, s: State, source: Source) -> bool:
    if source.deed >= 0:
        times = g.book.deeds[source.deed].times
        return times > 0 and s.deeds[source.deed] >= times
    return g.book.triggers[source.trigger].once and s.fired[source.trigger] == 1


def is_wanted_deed(g: Board, look: LegendGoals, s: State, deed: int) -> bool:
    """Doing this deed raises a counter that is asked for."""
    for source in open_sources(g, look, s):
        if source.deed == deed:
            return True
    return False


def is_counted(g: Board, look: LegendGoals, s: State, c: int) -> bool:
    """Defeating this creature raises a counter that is asked for."""
    for source in open_sources(g, look, s):
        is_kind = source.kind in (-1, s.creature_kind[c])
        if source.fights and is_kind and source.named in (-1, s.creature_name[c]):
            return True
    return False


def must_go(look: LegendGoals, s: State, c: int) -> bool:
    """The creature stands where the legend wants none like it."""
    for goal in look.clear:
        if (goal.what < 0 or goal.what == s.creature_kind[c]) and (
            not goal.at or s.creature_space[c] in goal.at
        ):
            return True
    return False


def free_steps(g: Board, hero: Hero) -> int:
    """Spaces the hero's wineskins are good for."""
    steps = 0
    for code in hero.things:
        if g.book.things[kind_of(code)].ability == FREE_STEP:
            steps += code & 255
    return steps


def runes(g: Board, hero: Hero) -> int:
    """Rune stones of different colours the hero holds."""
    seen: list[int] = []
    for code in hero.things:
        if g.book.things[kind_of(code)].ability == RUNE and code not in seen:
            seen.append(code)
    return len(seen)


def ability(g: Board, code: int) -> int:
    return g.book.things[kind_of(code)].ability
