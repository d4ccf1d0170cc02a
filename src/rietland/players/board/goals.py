"""What a legend wants, as its goals say; read once for each Book."""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import BEAT, BRING, CLEAR, FOG_TOKENS, HOLD, REACH, UNSAID, Book, Goal
from rietland.board.legend.goals import need
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
        #: Goals to stand somewhere and to clear creatures away.
        self.reach: list[Goal] = []
        self.clear: list[Goal] = []
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
            # Farmers are brought home for the castle's sake anyway.
            if book.things[goal.what].ability != FOLLOWS:
                self.bring.append(goal.what)
                self.goal_of[goal.what] = goal.at[0]
                self.goals[goal.what] = goal
        elif goal.kind == BEAT:
            self.beat += goal.opponents
        elif goal.kind == REACH:
            self.reach.append(goal)
        elif goal.kind == CLEAR:
            self.clear.append(goal)

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
        if name not in s.defeated_named:
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
