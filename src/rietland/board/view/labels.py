"""Labels of the board: which text says an option, the end of a way or a goal.

Keys are made of the words of notation and content: `do-walk`, `goal-met`.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import BEFORE, CLEAR, HOLD, SURVIVE, UNSAID, Goal
from rietland.board.fight import dice, opponents
from rietland.board.frames import EVENT, EXCHANGE, PICK, SPLIT
from rietland.board.legend import goals
from rietland.board.pieces import items, token_kinds, tokens
from rietland.board.state import Battle, State
from rietland.board.turn import sunrise, trade
from rietland.board.verbs import (
    BEAR,
    BEGIN,
    BLOCK,
    BUY,
    CROSS,
    DONE,
    FIGHT,
    GOODS,
    JOIN,
    LOOK,
    OVERTURN,
    REWARD,
    SHARE,
    SKIP,
    THING,
    TRAIN,
    UNCOVER,
)
from rietland.board.view.names import (
    card_key,
    creature_label,
    hero_label,
    space_label,
    step_label,
    thing_label,
    title,
    token_label,
)
from rietland.kernel import control
from rietland.kernel.action import Action
from rietland.kernel.control import effect_at
from rietland.views import Args, Label
from rietland.vocabulary.board import SunriseStep
from rietland.vocabulary.control import Word


def action_label(g: Board, s: State, a: Action) -> Label:
    """What an option says: the verb's text with everything its shape names."""
    if a.verb == control.CHOSEN:
        return Label(f"choice-{g.book.choices[a.a]}", {"who": hero_label(g, a.who)})
    who, first, second = g.lexicon.shapes[a.verb]
    key = f"do-{g.lexicon.verbs[a.verb]}"
    args: Args = {}
    if who:
        args["who"] = hero_label(g, a.who)
    if first:
        args[first] = _named_by(g, first, a.a)
    if a.verb == TRAIN:
        return _paid(g, s, a, trade.training_price(g, s.heroes[a.who]), Label(key, args))
    if a.verb == BUY and a.b == 0:
        return _paid(g, s, a, trade.price_of(g, s, s.heroes[a.who], a.a), Label(key, args))
    if second:
        args["other" if second == first else second] = _named_by(g, second, a.b)
    if a.verb == FIGHT:
        args["creature"] = _creature_on(g, s, a.a)
    if a.verb == REWARD and s.battle is not None:
        args["amount"] = opponents.rewards(g, s, s.battle)[a.a]
        return Label(f"{key}.{GOODS[a.a]}", args)
    if a.verb == BUY:
        price = trade.price_of(g, s, s.heroes[a.who], a.a)
        return _paid(g, s, a, price, Label(f"{key}.exchange", args))
    variant = _wording(g, s, a, args)
    return Label(f"{key}.{variant}" if variant else key, args)


def _paid(g: Board, s: State, a: Action, price: int, label: Label) -> Label:
    """Whoever has too little gold is told which gems go for it: another use may be dearer."""
    # rule: AN-OPEN-17
    gems = trade.gems_for(g, s.heroes[a.who], price)
    if not gems:
        return label
    return Label("do-spending", {"act": label, "gem": thing_label(g, gems[0]), "number": len(gems)})


def _creature_on(g: Board, s: State, space: int) -> Label:
    c = opponents.foe_on(g, s, space)
    return (
        creature_label(g, s.creature_kind[c], s.creature_name[c]) if c >= 0 else Label("creature")
    )


def _wording(g: Board, s: State, a: Action, args: Args) -> str:
    """Which of a verb's wordings fits the question it answers."""
    f = s.agenda[-1]
    if a.verb == SHARE and a.b == THING and f.kind == SPLIT:
        args["good"] = thing_label(g, f.args[2])
    elif a.verb == SKIP and f.kind == PICK:
        tag = tag_at(g, f.ref)
        return "cross_none" if tag == "cross_out" and not s.crossed else tag
    elif a.verb == CROSS:
        return _say_tied(g, s, a.a, args)
    elif a.verb in (BEGIN, JOIN) and s.battle is not None and opponents.is_trial(s.battle):
        return "trial"
    elif a.verb == UNCOVER and not tokens.has_fog(g, s, s.heroes[a.who].space):
        kinds = token_kinds.kinds_on(g, s, s.heroes[a.who].space, token_kinds.ON_STOP)
        if kinds:
            args["what"] = token_label(g, kinds[0])
            return "token"
    elif a.verb == LOOK and items.ally_sees(g, s, a.who, a.a):
        args["what"] = Label(f"figure-{g.book.figure_names[f.args[0]]}")
        return "ally"
    elif a.verb == LOOK:
        return "here" if s.heroes[a.who].space == a.a else ""
    elif a.verb == OVERTURN and s.battle is not None:
        _say_extra(g, s, s.battle, args)
    elif a.verb in (BLOCK, BEAR) and f.kind == EVENT:
        return "event"
    elif a.verb == DONE and f.kind == EXCHANGE:
        return "exchange"
    return ""


def _say_tied(g: Board, s: State, at: int, args: Args) -> str:
    """How many creatures this symbol of the sunrise moves, or which card has tied itself to it."""
    what = g.book.sunrise[at]
    if what >= 0:
        rows = [c for c, kind in enumerate(s.creature_kind) if kind == what]
        args["number"] = len([c for c in rows if s.creature_space[c] >= 0])
        return "creatures"
    name = sunrise.name_of(g.book, what)
    for number in g.book.listening[events.SUNRISE_STEP]:
        trigger = g.book.triggers[number]
        when = trigger.when
        if (
            isinstance(when, SunriseStep)
            and when.step == name
            and trigger.card >= 0
            and control.is_awake(s, trigger, number)
            and control.all_hold(g, s, -1, trigger.conditions)
        ):
            args["card"] = title(card_key(g, trigger.card))
            return "tied"
    return ""


def _say_extra(g: Board, s: State, b: Battle, args: Args) -> None:
    """The die that a thing of the roller has thrown, what it shows and what is under it."""
    die = dice.extra_die(g, s.heroes[b.fighters[b.current]])
    args["die"] = Label(f"die-{g.book.dice_names[die]}" if die >= 0 else "dice-black")
    args["number"] = b.extra
    args["to"] = dice.opposite_extra(g, s, b)


def tag_at(g: Board, ref: str) -> str:
    """The word of the effect at an address."""
    effect = effect_at(g, ref)
    return str(effect.__struct_config__.tag) if isinstance(effect, Word) else ""


def _named_by(g: Board, sort: str, value: int) -> int | str | Label:
    if sort == "number":
        return value
    if sort == "hero":
        return hero_label(g, value)
    if sort == "space":
        return space_label(g, value)
    if sort == "thing":
        return thing_label(g, value)
    if sort == "creature":
        return creature_label(g, value, value - len(g.book.creatures))
    if sort == "deed":
        return Label(g.book.deeds[value].key)
    if sort == "step":
        return step_label(g, value)
    return Label(f"{sort}-{g.lexicon.names[sort][value]}")


#: Why a way ends before it is there, by the rule that ends it.
_WAY_ENDS: Final = {
    "AN-TIME-1": "way-end-hours",
    "AN-TIME-2": "way-end-willpower",
    "AN-L1-1": "way-end-overtime",
    "AN-EVENT-5": "way-end-event",
    "AN-OPEN-27": "way-end-card",
}


def way_end_label(rule: str, counter: str) -> Label | None:
    """What ends a way; a rule that is none of the usual ones is a legend's own."""
    if counter:
        return Label(f"counter-{counter}")
    return Label(_WAY_ENDS.get(rule, "way-end-stop")) if rule else None


def goal_label(g: Board, s: State, goal: Goal) -> Label | None:
    """How a goal stands; nothing where it is simply open, or the legend does not say its needs."""
    if goal.kind == UNSAID:
        return None
    if goals.is_lost(g, s, goal):
        return Label("goal-lost")
    if goal.kind == HOLD:
        return Label("goal-held")
    if goal.kind == BEFORE:
        return Label("goal-letters", {"number": goals.done(g, s, goal)})
    if goal.kind == SURVIVE:
        return Label("goal-heroes", {"number": goals.done(g, s, goal)})
    if goals.is_met(g, s, goal):
        return Label("goal-met")
    if goal.kind == CLEAR:
        return Label("goal-left", {"number": goals.done(g, s, goal)})
    need = goals.need(g, s, goal)
    return Label("goal-count", {"done": goals.done(g, s, goal), "need": need}) if need > 1 else None
