"""Conditions, filters and triggers: which heroes a record names, and whether it applies now.

Everything here only looks; nothing changes.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.pieces.creatures import is_fixed
from rietland.board.pieces.heroes import by_rank, is_farmer, room_for
from rietland.board.pieces.things import DOUBLES, kind_of, thing
from rietland.board.state import Hero, State
from rietland.board.turn import sunrise
from rietland.kernel.control import amount, place_of
from rietland.kernel.event import Event
from rietland.vocabulary import board as words


def able(g: Board, s: State, who: int, effect: object) -> bool:
    """Whether the hero or the group can pay what this effect asks for."""
    if type(effect) is words.Pay:
        return not pay_refusal(s.heroes[who], effect)
    if type(effect) is words.ShareCost:
        return amount(g, s, effect.amount) <= purse(s, effect.goods)
    if type(effect) is words.Article:
        return len(articles(g, s, who, effect)) > 0
    return True


def pay_refusal(hero: Hero, price: words.Pay) -> str:
    """Paying leaves at least 1 willpower and 1 strength."""
    # rule: AN-OPEN-2
    if price.gold > hero.gold:
        return "AN-TREAS-1"
    if price.willpower > 0 and price.willpower >= hero.willpower:
        return "AN-OPEN-2"
    if price.strength > 0 and price.strength >= hero.strength:
        return "AN-HERO-3"
    return ""


def purse(s: State, goods: list[str]) -> int:
    """How much the group can pay together in these goods, each keeping 1 willpower."""
    total = 0
    for hero in s.heroes:
        if "gold" in goods:
            total += hero.gold
        if "willpower" in goods:
            total += hero.willpower - 1
    return total


def is_article(g: Board, kind: int) -> bool:
    """Whether this kind of thing lies on the equipment board; the witch's brew does too."""
    return g.book.things[kind].sold or g.book.things[kind].ability == DOUBLES


def article_refusal(g: Board, s: State, h: int, code: int, effect: words.Article) -> str:
    """An article must be new, in stock, not excepted by the card, and find a free slot."""
    # rule: AN-HERO-4, AN-MERCH-2, AN-OPEN-37
    kind = kind_of(code)
    if not is_article(g, kind) or g.book.things[kind].name in effect.without:
        return "AN-EVENT-1"
    if s.stock[kind] == 0 or code != thing(kind, g.book.things[kind].face):
        return "AN-MERCH-2"
    return "" if room_for(g, s.heroes[h], code) else "AN-HERO-4"


def articles(g: Board, s: State, h: int, effect: words.Article) -> list[int]:
    """The articles the hero may take now."""
    found: list[int] = []
    for number, kind in enumerate(g.book.things):
        code = thing(number, kind.face)
        if not article_refusal(g, s, h, code, effect):
            found.append(code)
    return found


# Conditions.


def holds(g: Board, s: State, _who: int, condition: object) -> bool:
    if type(condition) is words.NarratorAt:
        if condition.before and s.narrator >= letter(condition.before):
            return False
        return not condition.at_least or s.narrator >= letter(condition.at_least)
    if type(condition) is words.ThingAt:
        return is_thing_at(s, g.book.thing_kind(condition.thing), condition.at)
    if type(condition) is words.Beaten:
        return named(g, condition.named) in s.defeated_named
    if type(condition) is words.FigureOnBoard:
        return s.figures[g.book.figure_names.index(condition.name)] >= 0
    if type(condition) is words.ThingMeetsCreature:
        kind = g.book.thing_kind(condition.thing)
        for space, creature in enumerate(s.occupant):
            if creature >= 0 and is_thing_at(s, kind, space):
                return True
        return False
    if type(condition) is words.FarmerOutside:
        return farmers_out(g, s) > 0
    if type(condition) is words.Somebody:
        return len(select(g, s, condition.who)) > 0
    if type(condition) is words.CreatureOnBoard:
        return creature_out(g, s, condition.creature, condition.moves)
    raise TypeError(f"no condition of the board: {condition!r}")


def letter(name: str) -> int:
    """Position of a letter on the legend track: A is 0."""
    return ord(name) - ord("A")


def named(g: Board, name: str) -> int:
    """Number of a named opponent."""
    for number, one in enumerate(g.book.named):
        if one.name == name:
            return number
    raise KeyError(name)


def is_thing_at(s: State, kind: int, space: int) -> bool:
    """Whether a thing of this kind is on the space, on the ground or with a hero there."""
    for i, code in enumerate(s.loose):
        if s.loose_at[i] == space and kind_of(code) == kind:
            return True
    for hero in s.heroes:
        if hero.space == space:
            for code in hero.things:
                if kind_of(code) == kind:
                    return True
    return False


def farmers_out(g: Board, s: State) -> int:
    """How many farmers are on the board and not yet in the castle."""
    count = 0
    for hero in s.heroes:
        count += hero.farmers
    for code in s.loose:
        if is_farmer(g, code):
            count += 1
    return count


def creature_out(g: Board, s: State, name: str, moves: bool) -> bool:
    """Whether a creature of this kind is on the board, if need be one that ever moves."""
    # rule: AN-OPEN-35
    for c in s.occupant:
        if c < 0 or (moves and is_fixed(g, s, c)):
            continue
        if not name or g.book.creatures[s.creature_kind[c]].name == name:
            return True
    return False


def spaces(
    g: Board, s: State, who: int, at: words.Space | list[int] | None, here: bool, ref: str
) -> list[int]:
    """The spaces a record names: printed, looked up by a die, made of two dice, or `here`.

    That is the hero's space; without a hero it is where the event happened that woke the trigger.
    """
    # rule: AN-RUNE-4
    if here or at is None:
        return [s.heroes[who].space if who >= 0 else place_of(s, ref)]
    if isinstance(at, int):
        return [at]
    if isinstance(at, list):
        return at
    if isinstance(at, words.Lookup):
        return [at.values[s.counters[g.book.counter(at.by)]]]
    tens = s.counters[g.book.counter(at.tens)]
    return [10 * tens + s.counters[g.book.counter(at.ones)]]


# Filters.


def select(g: Board, s: State, who: object) -> list[int]:
    """The heroes who pass, lowest rank first."""
    # rule: AN-EVENT-8
    assert isinstance(who, words.Filter)
    found: list[int] = []
    for h in by_rank(g, s):
        if passes(g, s.heroes[h], who) and (not who.fought or h in s.victors):
            found.append(h)
    if who.rank == "lowest":
        return found[:1]
    if who.rank == "highest":
        return found[-1:]
    return found


def passes(g: Board, hero: Hero, who: words.Filter) -> bool:
    """Whether the hero passes everything the filter asks, rank apart."""
    # rule: AN-EVENT-9
    if who.roles and g.book.heroes[hero.kind].role not in who.roles:
        return False
    if who.resting and not hero.resting:
        return False
    if who.willpower_below is not None and hero.willpower >= who.willpower_below:
        return False
    if who.willpower_above is not None and hero.willpower <= who.willpower_above:
        return False
    if who.strength_at_most is not None and hero.strength > who.strength_at_most:
        return False
    if who.strength_at_least is not None and hero.strength < who.strength_at_least:
        return False
    return _stands(g, hero.space, who)


def _stands(g: Board, space: int, who: words.Filter) -> bool:
    if who.at and space not in who.at:
        return False
    if who.between is not None and not who.between[0] <= space <= who.between[1]:
        return False
    if who.region and space not in g.book.regions[who.region]:
        return False
    for region in who.outside:
        if space in g.book.regions[region]:
            return False
    return space not in who.not_at


# Triggers.


def listens(when: object) -> list[int]:
    """The kinds of event a trigger listens to."""
    if type(when) is words.HeroStops:
        return [events.STOPPED]
    if type(when) is words.HeroEnters:
        return [events.ENTERED]
    if type(when) is words.CreatureEnters:
        return [events.MARCHED, events.PLACED]
    if type(when) is words.CreatureArrives:
        return [events.BROKE_IN, events.GOT_AWAY]
    if type(when) is words.CreatureDefeated:
        return [events.SLAIN]
    if type(when) is words.ThingTaken:
        return [events.TOOK, events.FARMER]
    if type(when) is words.HourReached:
        return [events.HOUR]
    if type(when) is words.DeedDone:
        return [events.DEED]
    if type(when) is words.SunriseStep:
        return [events.SUNRISE_STEP]
    if type(when) is words.ThingArrives:
        return [events.ARRIVED]
    if type(when) is words.FogFound:
        return [events.FOG]
    if type(when) is words.DayOver:
        return [events.DAY_OVER]
    if type(when) is words.NarratorReaches:
        return [events.NARRATOR]
    raise TypeError(f"no event of the board: {when!r}")


def matches(g: Board, s: State, when: object, event: Event) -> bool:
    """Whether an event of a kind that the trigger listens to passes its filters."""
    if isinstance(when, (words.HeroStops, words.HeroEnters)):
        return when.at is None or event.where == when.at
    if type(when) is words.CreatureEnters:
        if when.at is not None and event.where != when.at:
            return False
        return not when.creature or g.book.creatures[event.what].name == when.creature
    if type(when) is words.CreatureDefeated:
        if when.named and event.amount != named(g, when.named):
            return False
        if when.alone and len(s.victors) != 1:
            return False
        return not when.creature or g.book.creatures[event.what].name == when.creature
    if type(when) is words.ThingArrives:
        kind = g.book.things[kind_of(event.what)]
        return (when.at is None or event.where == when.at) and kind.name == when.thing
    if type(when) is words.CreatureArrives:
        at = event.where if event.kind == events.GOT_AWAY else g.book.castle
        if when.at is not None and at != when.at:
            return False
        return not when.creature or g.book.creatures[event.what].name == when.creature
    if type(when) is words.ThingTaken:
        kind = g.book.things[kind_of(event.what)]
        here = when.at is None or event.where == when.at
        return here and event.amount > 0 and kind.name == when.thing
    if type(when) is words.HourReached:
        return event.amount == when.hour
    if type(when) is words.DeedDone:
        return g.book.deeds[event.what].name == when.name
    if type(when) is words.SunriseStep:
        return event.what == sunrise.number(g, when.step)
    if type(when) is words.FogFound:
        return g.book.fog_faces[event.what] == when.face
    if type(when) is words.NarratorReaches:
        return event.amount == letter(when.letter)
    return type(when) is words.DayOver
