"""Conditions, prices and triggers: whether a record applies now.

Everything here only looks; nothing changes.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import NO_PILE
from rietland.board.legend import filters, own_cards, sorts
from rietland.board.pieces import creatures, items, tokens
from rietland.board.pieces.heroes import by_rank, room_for
from rietland.board.pieces.things import FOLLOWS, kind_of, thing
from rietland.board.state import State
from rietland.board.turn import sunrise
from rietland.kernel.control import amount, reckon, within
from rietland.kernel.event import Event
from rietland.vocabulary import board as words

# Compiled code finds an imported name three times as fast as one of a module.
from rietland.vocabulary.board import (
    Bartered,
    CreatureArrives,
    CreatureDefeated,
    CreatureEnters,
    CreatureGone,
    DayOver,
    DeedDone,
    Emptied,
    FightBegins,
    FigureArrives,
    FigureEnters,
    FogFound,
    FollowerArrives,
    FollowerLost,
    HeroEnters,
    HeroOut,
    HeroStops,
    HourReached,
    Meets,
    NarratorReaches,
    RoundOver,
    SunriseStep,
    ThingArrives,
    ThingGone,
    ThingTaken,
    TokenFound,
)


def able(g: Board, s: State, who: int, effect: object) -> bool:
    """Whether the hero or the group can pay what this effect asks for."""
    if type(effect) is words.Pay:
        return not pay_refusal(g, s, who, effect)
    if type(effect) is words.ShareCost:
        return amount(g, s, effect.amount) <= purse(s, effect.goods)
    if type(effect) is words.Article:
        return len(articles(g, s, who, effect)) > 0
    return True


def pay_refusal(g: Board, s: State, h: int, price: words.Pay) -> str:
    """Paying leaves at least 1 willpower and 1 strength."""
    # rule: AN-OPEN-2
    hero = s.heroes[h]
    willpower = amount(g, s, price.willpower)
    strength = amount(g, s, price.strength)
    if amount(g, s, price.gold) > hero.gold:
        return "AN-TREAS-1"
    for name, number in price.things.items():
        if len(items.held(g, hero, g.book.thing_kind(name))) < amount(g, s, number):
            return "AN-ITEM-11"
    if willpower > 0 and willpower >= hero.willpower:
        return "AN-OPEN-2"
    if strength > 0 and strength >= hero.strength:
        return "AN-HERO-3"
    return ""


def purse(s: State, goods: list[str]) -> int:
    """How much the group can pay together in these goods, each keeping 1 willpower."""
    total = 0
    for hero in s.heroes:
        if "gold" in goods:
            total += hero.gold
        if "willpower" in goods:
            total += max(0, hero.willpower - 1)
    return total


def article_refusal(g: Board, s: State, h: int, code: int, effect: words.Article) -> str:
    """An article must be new, in stock, not excepted by the card, and find a free slot.

    Where the card says so, one without a slot is laid on the hero's space instead.
    """
    # rule: AN-HERO-4, AN-MERCH-2, AN-OPEN-37, AN-FATE-7
    kind = kind_of(code)
    if not items.is_article(g, kind) or g.book.things[kind].name in effect.without:
        return "AN-EVENT-1"
    if s.stock[kind] == 0 or code != thing(kind, g.book.things[kind].face):
        return "AN-MERCH-2"
    return "" if effect.lay or room_for(g, s.heroes[h], code) else "AN-HERO-4"


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
    if type(condition) is words.Exists:
        return exists(g, s, condition)
    if type(condition) is words.InSupply:
        kind = g.book.thing_kind(condition.thing)
        return in_supply(g, s, kind) >= amount(g, s, condition.at_least)
    if type(condition) is words.Beaten:
        number = g.book.opponent(condition.named)
        if condition.calmed and creatures.is_calmed(g, s, number):
            return True
        return creatures.is_beaten(g, s, number)
    if type(condition) is words.CardIs:
        return own_cards.holds(g, s, condition)
    if type(condition) is words.Somebody:
        return len(filters.select(g, s, condition.who)) > 0
    if type(condition) is words.Everybody:
        return len(filters.select(g, s, condition.who)) == len(by_rank(g, s))
    raise TypeError(f"no condition of the board: {condition!r}")


def letter(name: str) -> int:
    """Position of a letter on the legend track: A is 0."""
    return ord(name) - ord("A")


def exists(g: Board, s: State, condition: words.Exists) -> bool:
    """Whether so many such pieces are there, at least one if nothing is said."""
    # rule: AN-OPEN-35
    found = len(filters.pieces(g, s, condition.what))
    least, most, exactly = condition.at_least, condition.at_most, condition.exactly
    if least is None and most is None and exactly is None:
        return found > 0
    return within(g, s, found, least, most, exactly)


def in_supply(g: Board, s: State, kind: int) -> int:
    """How many of a kind the box still has; those whose faces are drawn lie in their pile."""
    # rule: FE-SNOW-4
    return tokens.left(g, s, kind) if g.book.things[kind].pile != NO_PILE else s.stock[kind]


# Triggers.


def piece(g: Board, s: State, event: Event) -> int:
    """The piece that an event is about, if it is still there: the word `it`."""
    row = events.KINDS.rows[event.kind]
    if not row.piece:
        return -1
    if row.what == "figure":
        return sorts.code_of(sorts.FIGURE, event.what)
    if row.what == "thing":
        return sorts.code_of(sorts.THING, event.what)
    c = _creature_of(g, s, event)
    return -1 if c < 0 else sorts.code_of(sorts.CREATURE, c)


def _creature_of(g: Board, s: State, event: Event) -> int:
    """The row of the creature that an event is about, or -1."""
    if event.kind == events.MET:
        return event.amount
    if event.kind == events.FIGHT or event.kind == events.ROUND_OVER:
        return -1 if s.battle is None else s.battle.creature
    found = s.occupant[event.where]
    if s.crowds or g.book.creatures[event.what].shares:
        for c in creatures.on_space(s, event.where):
            if s.creature_kind[c] == event.what:
                found = c
    return found


def matches(g: Board, s: State, when: object, event: Event) -> bool:
    """Whether an event of a kind that the trigger listens to passes its filters."""
    if type(when) is HeroStops or type(when) is HeroEnters:
        return filters.is_at(g, s, event.where, when.at)
    if type(when) is CreatureEnters or type(when) is CreatureArrives:
        return _is_such_creature(g, s, when, event)
    if type(when) is CreatureDefeated or type(when) is CreatureGone:
        if when.named and event.amount != g.book.opponent(when.named):
            return False
        if type(when) is CreatureDefeated and when.alone and not _won_alone(g, s, event.where):
            return False
        return _is_such_creature(g, s, when, event)
    if type(when) is FigureEnters or type(when) is FigureArrives:
        if event.where < 0 or not sorts.is_named(g.book.figure_names[event.what], when.figure):
            return False
        return filters.is_at(g, s, event.where, when.at)
    if type(when) is Meets or type(when) is FightBegins or type(when) is RoundOver:
        return _concerns(g, s, when, event)
    if type(when) is ThingArrives or type(when) is ThingGone or type(when) is ThingTaken:
        return _is_such_thing(g, s, when, event)
    return _is_such_moment(g, s, when, event)


def _is_such_creature(
    g: Board,
    s: State,
    when: CreatureEnters | CreatureArrives | CreatureDefeated | CreatureGone,
    event: Event,
) -> bool:
    where = g.book.castle if event.kind == events.BROKE_IN else event.where
    if not filters.is_at(g, s, where, when.at):
        return False
    return not when.creature or g.book.creatures[event.what].name == when.creature


def _is_such_thing(
    g: Board, s: State, when: ThingArrives | ThingGone | ThingTaken, event: Event
) -> bool:
    """What a hero gets from the box, as no piece of a space, is not taken."""
    if type(when) is ThingTaken and event.amount <= 0:
        return False
    if g.book.things[kind_of(event.what)].name != when.thing:
        return False
    return filters.is_at(g, s, event.where, when.at)


def _is_such_token(g: Board, s: State, when: TokenFound, event: Event) -> bool:
    found = g.book.tokens[event.what]
    if found.name != when.token or not filters.is_at(g, s, event.where, when.at):
        return False
    return not when.face or found.faces[event.amount] == when.face


def _follows(g: Board, thing: str) -> bool:
    """Whether it is the thing that follows heroes; without a name it is."""
    return not thing or g.book.things[g.book.kind_by_ability[FOLLOWS]].name == thing


def _is_such_moment(g: Board, s: State, when: object, event: Event) -> bool:
    """What is found or done is named by the content, an hour and a letter by their number."""
    if type(when) is FogFound:
        return when.face in ("", g.book.fog_faces[event.what])
    if type(when) is TokenFound:
        return _is_such_token(g, s, when, event)
    if type(when) is FollowerLost:
        return _follows(g, when.thing) and filters.is_at(g, s, event.where, when.at)
    if type(when) is FollowerArrives:
        return _follows(g, when.thing)
    if type(when) is Bartered or type(when) is Emptied:
        return filters.is_at(g, s, event.where, when.at)
    if type(when) is HourReached:
        return event.amount == reckon(g, s, when.hour)
    if type(when) is DeedDone:
        return g.book.deeds[event.what].name == when.name
    if type(when) is SunriseStep:
        return event.what == sunrise.number(g, when.step)
    if type(when) is NarratorReaches:
        return event.amount == letter(when.letter)
    return type(when) is DayOver or type(when) is HeroOut


def _won_alone(g: Board, s: State, space: int) -> bool:
    """One hero fought, and nobody on the creature's space lent strength."""
    # rule: AN-FATE-4
    if len(s.victors) != 1:
        return False
    for figure, at in enumerate(s.figures):
        if at == space and amount(g, s, g.book.figure_bonus[figure]) > 0:
            return False
    return True


def _concerns(
    g: Board, s: State, when: words.Meets | words.FightBegins | words.RoundOver, event: Event
) -> bool:
    """Whether a meeting, a fight or a round is about such a creature there, and went like that.

    `it` is the creature of the event.
    """
    if s.it < 0 or not filters.is_at(g, s, event.where, when.at):
        return False
    if when.what is not None and not filters.is_it(g, s, when.what):
        return False
    b = s.battle
    if type(when) is not words.RoundOver or b is None:
        return True
    if when.won is not None and event.amount != (1 if when.won else -1):
        return False
    if when.ranged is not None and b.ranged != when.ranged:
        return False
    if when.beaten is not None and when.beaten != (b.willpower == 0):
        return False
    return when.round is None or b.round == when.round
