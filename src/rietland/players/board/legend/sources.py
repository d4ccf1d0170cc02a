"""Sources: the triggers and deeds of a Book that bring a wish nearer."""

from rietland.board.book import HAVE, Book, Deed, Goal
from rietland.players.board.legend import reading
from rietland.players.board.legend.reading import held_kind, numbered_spaces
from rietland.players.board.legend.warmth import Warmth
from rietland.players.board.legend.wishes import Source, Wish
from rietland.vocabulary import board as words
from rietland.vocabulary import control


def of_trigger(book: Book, wish: Wish, number: int, warmth: Warmth) -> Source:
    """What wakes a trigger that brings the wish nearer."""
    source = Source(wish, number)
    trigger = book.triggers[number]
    when = trigger.when
    source.owner = _owner(trigger.conditions)
    if type(when) is words.HeroStops or type(when) is words.HeroEnters:
        source.spaces = numbered_spaces(when.at)
        if not source.spaces:
            source.where = when.at
    elif type(when) is words.FigureArrives:
        name = when.figure
        if isinstance(name, str) and book.figure_led[book.figure_names.index(name)]:
            source.figure = book.figure_names.index(name)
            source.where = when.at
    elif type(when) is words.SunriseStep or type(when) is words.DayOver:
        _read_night(book, trigger.ref, trigger.conditions, warmth, source)
    elif isinstance(when, (words.CreatureDefeated, words.CreatureGone)):
        _read_fight(book, when, source)
    elif type(when) is words.ThingTaken:
        source.takes = book.thing_kind(when.thing)
    elif type(when) is words.FollowerArrives:
        source.leads = True
    return source


def _owner(conditions: list[object]) -> str:
    """The card whose owner counts alone, or ""."""
    owner = ""
    for condition in conditions:
        if type(condition) is words.Somebody and type(condition.who) is words.Filter:
            owner = condition.who.owner
    return owner


def _read_night(
    book: Book, ref: str, conditions: list[object], warmth: Warmth, source: Source
) -> None:
    """Where somebody must be when the sun rises, and whether a fire must burn there."""
    source.spaces = _places(conditions)
    source.night = True
    if not source.spaces:
        source.where = reading.awaited(book, ref)
    for condition in conditions:
        who = condition.who if type(condition) is words.Somebody else None
        if type(who) is words.Filter and warmth.is_meant(who.having):
            source.warm = True


def _read_fight(
    book: Book, when: words.CreatureDefeated | words.CreatureGone, source: Source
) -> None:
    """Who is to be defeated."""
    source.fights = True
    source.alone = isinstance(when, words.CreatureDefeated) and when.alone
    for number, named in enumerate(book.named):
        if named.name == when.named:
            source.named = number
    for number, creature in enumerate(book.creatures):
        if creature.name == when.creature:
            source.kind = number


def of_deed(book: Book, wish: Wish, number: int) -> Source:
    """A deed that brings the wish nearer."""
    deed = book.deeds[number]
    source = Source(wish, -1, number)
    source.spaces = deed.spaces
    _read_price(book, deed, source)
    if not deed.spaces and type(deed.who) is words.Filter and deed.who.having:
        source.where = words.Spaces(of=deed.who.having)
    source.bearer = reading.unloaded(book, deed.ref)
    return source


def calming(book: Book, goal: Goal, opponents: list[int], warmth: Warmth) -> list[Source]:
    """Deeds that end what must be beaten without a fight."""
    found: list[Source] = []
    wish = Wish(goal)
    for number, deed in enumerate(book.deeds):
        for foe in opponents:
            if _calms(book, deed.ref, book.named[foe].name):
                source = Source(wish, -1, number)
                source.calms = foe
                _read_price(book, deed, source)
                for condition in deed.conditions:
                    what = reading.pieces_asked(condition)
                    source.warm = source.warm or warmth.is_meant(what)
                found.append(source)
    return found


def add_freight(found: list[Source]) -> None:
    """What the figure must have that a deed takes everything from."""
    for source in found:
        if source.bearer >= 0:
            source.freight = [source.wish.gathers]
            for other in found:
                source.freight += other.things if other.wish is source.wish else []


def _places(conditions: list[object]) -> list[int]:
    """Where a hero must be for these conditions, as far as they say it by number."""
    for condition in conditions:
        if type(condition) is words.Somebody and type(condition.who) is words.Filter:
            return numbered_spaces(condition.who.at)
    return []


def _read_price(book: Book, deed: Deed, source: Source) -> None:
    """What a deed takes from who does it: gold and things that it lets them pay or lose."""
    for effect in book.lists[deed.ref]:
        if type(effect) is words.Pay:
            source.gold = effect.gold
            source.things += [book.thing_kind(name) for name in effect.things]
        elif type(effect) is words.Remove:
            kind = held_kind(book, effect.what)
            if kind >= 0:
                source.things.append(kind)
    for who in [deed.who, *deed.conditions]:
        if type(who) is words.Somebody:
            who = who.who  # noqa: PLW2901 - the filter within
        if type(who) is words.Filter:
            source.owner = source.owner or who.owner
            source.things += [book.thing_kind(name) for name in who.holds]


def serves(book: Book, ref: str, goal: Goal) -> bool:
    """Whether these effects, those within them, or of a card they read, bring a goal nearer."""
    for effect in reading.within(book, ref):
        if type(effect) is control.Read and serves(book, f"card/{effect.card}", goal):
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
