"""What a legend wants, as its goals say; read once for each Book."""

from typing import Final

from rietland.board.base import Board
from rietland.board.book import (
    BEAT,
    BRING,
    CLEAR,
    COUNT,
    HAVE,
    HOLD,
    REACH,
    UNSAID,
    Book,
    Deed,
    Goal,
)
from rietland.board.pieces.things import ADDS_EQUALS, DOUBLES, FOLLOWS, MONEY, thing
from rietland.players.board.legend import reading
from rietland.players.board.legend.dangers import Dangers
from rietland.players.board.legend.decoys import Drawn, drawn
from rietland.players.board.legend.free_deeds import Boons
from rietland.players.board.legend.night_moves import Stride, strides
from rietland.players.board.legend.runaways import Runaway, runaways
from rietland.players.board.legend.warmth import Warmth
from rietland.vocabulary import board as words
from rietland.vocabulary import control

#: What a goal of the legend or a card is worth that is met, in gold; and one that only helps.
NEEDED: Final = 60.0
HELPFUL: Final = 25.0


class Wish:
    """Something to be done: a goal of the legend, or of a card that a hero may have."""

    def __init__(self, goal: Goal, deck: int = -1, card: int = -1) -> None:
        self.goal: Goal = goal
        #: The card, or -1 for a goal of the legend.
        self.deck: int = deck
        self.card: int = card
        #: Things are handed over by a deed; else they are put down where they belong.
        self.handed: bool = False
        #: A kind of thing of which heroes are to hold some, or -1.
        self.gathers: int = -1


class Source:
    """What brings a wish nearer: a trigger and what wakes it, or a deed."""

    def __init__(self, wish: Wish, trigger: int, deed: int = -1) -> None:
        self.wish: Wish = wish
        #: The trigger, or -1 for a deed; the deed, or -1 for a trigger.
        self.trigger: int = trigger
        self.deed: int = deed
        #: Spaces of which one is to go to; `night`: to be there when the sun rises.
        self.spaces: list[int] = []
        self.night: bool = False
        #: Only a hero alone counts; and what the deed takes: gold and things by kind.
        self.alone: bool = False
        #: Only the hero with this card counts.
        self.owner: str = ""
        self.gold: control.Number = 0
        self.things: list[int] = []
        #: A creature to defeat, by kind or by name; -1 for any, which `fights` tells from none.
        self.fights: bool = False
        self.kind: int = -1
        self.named: int = -1
        #: A kind of thing to take up, or -1.
        self.takes: int = -1
        #: Somebody who follows must come home.
        self.leads: bool = False
        #: A fire must burn there when the sun rises.
        self.warm: bool = False
        #: An opponent that the deed calms, where it is, or -1.
        self.calms: int = -1
        #: Where it is done as content says it, where no numbers of spaces do; else None.
        self.where: object = None
        #: A figure that must come there with a hero, or -1.
        self.figure: int = -1
        #: A figure that must have what is wanted, or -1; and what that is: things of the wish, and
        #: what another of its sources takes.
        self.bearer: int = -1
        self.freight: list[int] = []


class LegendGoals:
    """What must be done to win and what must not happen, and where what is sold and needed lies."""

    def __init__(self, book: Book) -> None:
        #: Kept so that the number under which it is filed stays its own.
        self.book: Book = book
        self.dangers: Dangers = Dangers(book)
        self.warmth: Warmth = Warmth(book)
        #: Opponents that get away, and those that a thing draws from where they are.
        self.runaways: list[Runaway] = runaways(book)
        self.drawn: list[Drawn] = drawn(book)
        #: By kind of thing: the space it must come to, or -1.
        self.goal_of: list[int] = [-1] * len(book.things)
        #: Kinds that must come somewhere.
        self.bring: list[int] = []
        #: By kind of thing: the goal that asks for it, where the legend declares its goals.
        self.goals: list[Goal | None] = [None] * len(book.things)
        #: Named opponents to be beaten, and the goals that say so.
        self.beat: list[int] = []
        self.foes: list[Goal] = []
        #: Named opponents whose defeat ends the legend: what else is wanted must be done before.
        self.last: list[int] = _last_opponents(book)
        #: Goals to stand somewhere and to clear creatures away.
        self.reach: list[Goal] = []
        self.clear: list[Goal] = []
        #: What else is wanted: things by worth or handed over, farmers, and what cards ask.
        self.wishes: list[Wish] = []
        #: What raises the counters that are asked for, and brings pieces that are to be had.
        self.sources: list[Source] = []
        #: By kind of thing: it must never meet a creature.
        self.fragile: list[bool] = [False] * len(book.things)
        #: Fog faces the legend listens for, and the triggers that do.
        self.faces: list[int] = []
        self.listeners: list[int] = []
        #: By kind of thing: the space where a card lays it, or -1.
        self.appears: list[int] = [-1] * len(book.things)
        #: By kind of thing: fog hides one.
        self.in_fog: list[bool] = [False] * len(book.things)
        #: By kind of token: the kinds of wanted things that turning one may bring into play.
        self.hidden: list[list[int]] = [[] for _ in book.tokens]
        #: Named opponents that come with a thing that must be brought, by the kind of the thing.
        self.keepers: list[list[int]] = [[] for _ in book.things]
        self.kept: bool = False
        #: By kind of thing: spaces where the legend is lost when it comes there.
        self.shunned: list[list[int]] = [[] for _ in book.things]
        #: Those who follow and bring along what is wanted.
        self.escort: list[int] = []
        #: By kind of thing: the wish that wants it brought, where that only raises a counter.
        self.counted: list[Wish | None] = [None] * len(book.things)
        #: Somebody must pay to go on, or may not go on, for what they carry.
        self.burdens: bool = any(way.personal for way in book.ways)
        #: Deeds at a place that make who does them stronger.
        self.drills: list[int] = [
            number for number, deed in enumerate(book.deeds) if deed.spaces and drill_of(book, deed)
        ]
        #: By secret that heroes search for: the figure they find, or -1.
        self.found: list[int] = [reading.figure_found(book, name) for name in book.secrets]
        #: Figures that come onto the board by a trial that a goal asks for.
        self.won: list[int] = []
        #: Kinds of things that make an opponent stronger or bring the end nearer as they lie.
        self.feeds: list[int] = []
        #: A goal counts the sunrises that are left.
        self.reckoned: bool = False
        #: What moves the opponents that must be beaten.
        self.strides: list[Stride] = []
        #: Trials that take such a thing away.
        self.quenches: list[int] = []
        #: Deeds that anybody may do anywhere with what they have.
        self.boons: Boons = Boons(book)
        #: By kind of thing: bridges that break when that card is read.
        self.breaks: list[list[int]] = [[] for _ in book.things]
        declared = False
        for goal in book.goals:
            if goal.kind not in (UNSAID, HOLD):
                declared = declared or goal.needed
                self._want(book, goal)
        for number, deck in enumerate(book.decks):
            for card, needs in enumerate(deck.needs):
                for goal in needs:
                    self._wish(book, Wish(goal, number, card))
        self._read(book, not declared)
        self._read_tokens(book)
        self._read_feeds(book)
        self.strides = strides(book, self.beat)
        for source in self.sources:
            if source.bearer >= 0:
                source.freight = [source.wish.gathers]
                for other in self.sources:
                    source.freight += other.things if other.wish is source.wish else []
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
        if goal.kind == BEAT and goal.needed:
            self.beat += goal.opponents
            self.foes.append(goal)
            if goal.calmed:
                self._calm(book, goal, goal.opponents)
        elif goal.kind == REACH and goal.needed:
            self.reach.append(goal)
        elif goal.kind == CLEAR and goal.needed:
            self.clear.append(goal)
        elif goal.kind == BRING and goal.needed and _is_plain(goal):
            kind = goal.things[0]
            # Farmers are brought home for the castle's sake anyway.
            if book.things[kind].ability != FOLLOWS:
                self.bring.append(kind)
                self.goal_of[kind] = goal.at[0]
                self.goals[kind] = goal
        elif goal.kind == BRING and goal.needed and self._is_borne(book, goal):
            kind = goal.things[0]
            self.bring.append(kind)
            self.goal_of[kind] = goal.at[0]
            self.goals[kind] = goal
            self.counted[kind] = Wish(goal)
        else:
            self._wish(book, Wish(goal))

    def _is_borne(self, book: Book, goal: Goal) -> bool:
        """One burden with one place where it counts as soon as it is there: no deed takes it."""
        if not self.burdens or len(goal.things) != 1 or len(goal.at) != 1 or goal.by_face:
            return False
        for deed in book.deeds:
            if _serves(book, deed.ref, goal):
                return False
        return book.things[goal.things[0]].ability != FOLLOWS

    def _calm(self, book: Book, goal: Goal, opponents: list[int]) -> None:
        """Deeds that end what must be beaten without a fight."""
        wish = Wish(goal)
        for number, deed in enumerate(book.deeds):
            for foe in opponents:
                if _calms(book, deed.ref, book.named[foe].name):
                    source = Source(wish, -1, number)
                    source.calms = foe
                    _read_price(book, deed, source)
                    for condition in deed.conditions:
                        what = _pieces(condition)
                        source.warm = source.warm or self.warmth.is_meant(what)
                    self.sources.append(source)

    def _wish(self, book: Book, wish: Wish) -> None:
        """What no thing with one place and no opponent of the end stands for."""
        self.wishes.append(wish)
        wish.gathers = _held_kind(book, wish.goal.pieces) if wish.goal.kind == HAVE else -1
        for number, trigger in enumerate(book.triggers):
            if _serves(book, trigger.ref, wish.goal):
                self._add_source(book, Source(wish, number))
        for number, deed in enumerate(book.deeds):
            if _serves(book, deed.ref, wish.goal):
                source = Source(wish, -1, number)
                source.spaces = deed.spaces
                _read_price(book, deed, source)
                if not deed.spaces and type(deed.who) is words.Filter and deed.who.having:
                    source.where = words.Spaces(of=deed.who.having)
                source.bearer = reading.unloaded(book, deed.ref)
                self.sources.append(source)
                wish.handed = True
                if deed.trial is not None:
                    self.won += reading.figures_put(book, deed.ref)

    def _add_source(self, book: Book, source: Source) -> None:
        trigger = book.triggers[source.trigger]
        when = trigger.when
        for condition in trigger.conditions:
            if type(condition) is words.Somebody and type(condition.who) is words.Filter:
                source.owner = condition.who.owner
        if type(when) is words.HeroStops or type(when) is words.HeroEnters:
            source.spaces = _all_spaces(when.at)
            if not source.spaces:
                source.where = when.at
        elif type(when) is words.FigureArrives:
            if (
                isinstance(when.figure, str)
                and book.figure_led[book.figure_names.index(when.figure)]
            ):
                source.figure = book.figure_names.index(when.figure)
                source.where = when.at
        elif type(when) is words.SunriseStep or type(when) is words.DayOver:
            source.spaces = _places(trigger.conditions)
            source.night = True
            if not source.spaces:
                source.where = reading.awaited(book, trigger.ref)
            source.warm = _needs_warmth(trigger.conditions, self.warmth)
        elif isinstance(when, (words.CreatureDefeated, words.CreatureGone)):
            source.fights = True
            source.alone = isinstance(when, words.CreatureDefeated) and when.alone
            for number, named in enumerate(book.named):
                if named.name == when.named:
                    source.named = number
            for number, creature in enumerate(book.creatures):
                if creature.name == when.creature:
                    source.kind = number
        elif type(when) is words.ThingTaken:
            source.takes = book.thing_kind(when.thing)
        elif (
            type(when) is words.ThingArrives
            and source.wish.goal.kind == COUNT
            and len(_all_spaces(when.at)) > 0
        ):
            kind = book.thing_kind(when.thing)
            # Farmers are brought home for the castle's sake anyway.
            if book.things[kind].ability != FOLLOWS:
                self.bring.append(kind)
                self.goal_of[kind] = _all_spaces(when.at)[0]
                self.counted[kind] = source.wish
        elif type(when) is words.FollowerArrives:
            source.leads = True
        self.sources.append(source)

    def _read(self, book: Book, guess: bool) -> None:
        """Where things appear, failures at a meeting, awaited fog.

        What a legend without declared goals wants is guessed from the conditions before a win.
        """
        for ref, effects in book.lists.items():
            for i, effect in enumerate(effects):
                if type(effect) is words.Gain and ref.startswith("fog/"):
                    for name in effect.things:
                        self.in_fog[book.thing_kind(name)] = True
                if type(effect) is words.Lay and effect.thing and type(effect.at) is int:
                    kind = book.thing_kind(effect.thing)
                    self.appears[kind] = effect.at
                    self.breaks[kind] = _broken(book, effects)
                if not guess or type(effect) is not control.If:
                    continue
                if _ends(book, f"{ref}/{i}/then", control.Win):
                    self._add(book, effect.all)
        for number, trigger in enumerate(book.triggers):
            if type(trigger.when) is words.FogFound and trigger.when.face:
                self.faces.append(book.fog_faces.index(trigger.when.face))
                self.listeners.append(number)
            when = trigger.when
            if type(when) is words.ThingArrives and _ends(book, trigger.ref, control.Fail):
                self.shunned[book.thing_kind(when.thing)] += _all_spaces(when.at)
            if _ends(book, trigger.ref, control.Fail):
                for condition in trigger.conditions:
                    what = _pieces(condition)
                    if what is None or type(what.thing) is not str or not what.thing:
                        continue
                    if type(what.at) is words.Spaces and what.at.having is not None:
                        self.fragile[book.thing_kind(what.thing)] = True

    def _read_tokens(self, book: Book) -> None:
        """What is wanted and only comes when somebody finds it, or with who keeps it."""
        wanted = self.bring[:]
        for wish in self.wishes:
            if wish.goal.kind == BRING:
                wanted += wish.goal.things
        for number, token in enumerate(book.tokens):
            for kind in wanted:
                if reading.brings(book, f"token/{token.name}", book.things[kind].name, 0):
                    self.hidden[number].append(kind)
        for effects in book.lists.values():
            for effect in effects:
                if type(effect) is words.Place and effect.named and effect.carries:
                    kind = book.thing_kind(effect.carries)
                    if kind in wanted:
                        self.keepers[kind].append(book.opponent(effect.named))
                        self.kept = True
        for kind, names in enumerate(self.keepers):
            goal = self.goals[kind]
            if goal is not None and names:
                self._calm(book, goal, names)
        for trigger in book.triggers:
            if type(trigger.when) is words.FollowerArrives:
                for kind in wanted:
                    if reading.brings(book, trigger.ref, book.things[kind].name, 0):
                        self.escort.append(book.thing_kind(trigger.when.thing))

    def _read_feeds(self, book: Book) -> None:
        """What lies about and makes an opponent stronger, or leaves less time."""
        names = [book.named[name].name for name in self.beat]
        for number, trigger in enumerate(book.triggers):
            if type(trigger.when) is words.SunriseStep and reading.draws_near(
                book, trigger.ref, names
            ):
                self.dangers.strikes.append(number)
        numbers: list[object] = []
        for goal in self.foes:
            numbers.append(goal.watch)
            self.reckoned = self.reckoned or goal.watch is not None
            numbers += [book.named[name].reckoned_strength for name in goal.opponents]
        for value in numbers:
            for kind in reading.counted_things(book, value):
                if kind not in self.feeds:
                    self.feeds.append(kind)
        for number in book.trials:
            trial = book.deeds[number].trial
            what = trial.of if trial is not None else None
            for kind in reading.counted_things(book, what):
                if kind in self.feeds:
                    self.quenches.append(number)

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


def _needs_warmth(conditions: list[object], warmth: Warmth) -> bool:
    """Whether who must be there needs such a thing beside them as warms at sunrise."""
    for condition in conditions:
        who = condition.who if type(condition) is words.Somebody else None
        if type(who) is words.Filter and warmth.is_meant(who.having):
            return True
    return False


def _pieces(condition: object) -> words.Pieces | None:
    """The pieces whose presence is asked for, if that is what the condition says."""
    if type(condition) is words.Exists and type(condition.what) is words.Pieces:
        return condition.what
    return None


def _all_spaces(at: object) -> list[int]:
    """The spaces that content names by number."""
    if isinstance(at, list):
        return [space for space in at if isinstance(space, int)]
    return [at] if isinstance(at, int) else []


def _places(conditions: list[object]) -> list[int]:
    """Where a hero must be for these conditions, as far as they say it by number."""
    for condition in conditions:
        if type(condition) is words.Somebody and type(condition.who) is words.Filter:
            return _all_spaces(condition.who.at)
    return []


def _is_plain(goal: Goal) -> bool:
    """One kind of thing, one place, counted one by one where it lies."""
    return len(goal.things) == 1 and len(goal.at) == 1 and goal.counter < 0 and not goal.by_face


def _read_price(book: Book, deed: Deed, source: Source) -> None:
    """What a deed takes from who does it: gold and things that it lets them pay or lose."""
    for effect in book.lists[deed.ref]:
        if type(effect) is words.Pay:
            source.gold = effect.gold
            source.things += [book.thing_kind(name) for name in effect.things]
        elif type(effect) is words.Remove:
            kind = _held_kind(book, effect.what)
            if kind >= 0:
                source.things.append(kind)
    for who in [deed.who, *deed.conditions]:
        if type(who) is words.Somebody:
            who = who.who  # noqa: PLW2901 - the filter within
        if type(who) is words.Filter:
            source.owner = source.owner or who.owner
            source.things += [book.thing_kind(name) for name in who.holds]


def _held_kind(book: Book, what: object) -> int:
    """The kind of thing that pieces name which a hero holds, or -1."""
    if type(what) is not words.Pieces or what.held_by is None:
        return -1
    return book.thing_kind(what.thing) if isinstance(what.thing, str) and what.thing else -1


def drill_of(book: Book, deed: Deed) -> int:
    """Strength that a deed gives who does it."""
    for effect in book.lists[deed.ref]:
        if type(effect) is words.Gain and effect.who is None and isinstance(effect.strength, int):
            return effect.strength
    return 0


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


def _serves(book: Book, ref: str, goal: Goal) -> bool:
    """Whether these effects, those within them, or of a card they read, bring a goal nearer."""
    for address, effects in book.lists.items():
        if address == ref or address.startswith(ref + "/"):
            for effect in effects:
                if type(effect) is control.Read and _serves(book, f"card/{effect.card}", goal):
                    return True
                if goal.counter >= 0:
                    if _raises(book, effect, goal.counter):
                        return True
                elif goal.kind == HAVE and (_puts(effect, goal) or _hands(effect, goal)):
                    return True
    return False


def _calms(book: Book, ref: str, opponent: str) -> bool:
    """Whether these effects take the opponent off the board."""
    for effect in book.lists[ref]:
        what = effect.what if type(effect) is words.Remove else None
        if type(what) is words.Pieces and opponent in (what.name, what.opponent):
            return True
    return False


def _raises(book: Book, effect: object, counter: int) -> bool:
    """Whether the effect adds to a counter, or sets it above 0."""
    name = book.counters[counter]
    if type(effect) is not control.Add and type(effect) is not control.Set:
        return False
    if name not in effect.counters:
        return False
    points = effect.counters[name]
    return not isinstance(points, int) or points > 0


def _puts(effect: object, goal: Goal) -> bool:
    """Whether the effect puts a figure on the board that the goal wants there."""
    if type(effect) is not words.PutFigure or type(goal.pieces) is not words.Pieces:
        return False
    wanted = goal.pieces.name or goal.pieces.figure
    return effect.name == wanted or (isinstance(wanted, list) and effect.name in wanted)


def _hands(effect: object, goal: Goal) -> bool:
    """Whether the effect gives a hero such a thing as the goal wants heroes to hold."""
    what = goal.pieces
    if type(what) is not words.Pieces or what.held_by is None:
        return False
    return type(effect) is words.Unload or (
        type(effect) is words.Gain and what.thing in effect.things
    )


def _new(book: Book, ability: int) -> int:
    kind = book.kind_by_ability[ability]
    return thing(kind, book.things[kind].face) if kind >= 0 else 0


#: Books of which this is kept; then all are forgotten.
KEPT: Final = 16
_known: Final[dict[int, LegendGoals]] = {}


def goals_of(g: Board) -> LegendGoals:
    key = id(g.book)
    if key not in _known:
        if len(_known) >= KEPT:
            _known.clear()
        _known[key] = LegendGoals(g.book)
    return _known[key]
