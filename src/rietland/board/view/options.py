"""Options as a player meets them: what they say, what they cost, which pieces they light up.

Also the other side: what one would expect to do here, and the rule that forbids it now.
"""

from typing import Final

from rietland.board import verbs
from rietland.board.base import Board
from rietland.board.book import BEAT, HOLD, Goal
from rietland.board.fight import combat, opponents, strength
from rietland.board.frames import ALLY, DAY, STEPS, WALK
from rietland.board.legend import goals
from rietland.board.pieces import creature_values, creatures, tokens
from rietland.board.pieces.things import DOUBLES, kind_of, thing
from rietland.board.state import NO_WELL, State
from rietland.board.turn import barter, hours, land, storm, trade
from rietland.board.view.dawn import ending_loses
from rietland.board.view.labels import action_label
from rietland.board.view.names import hero_name, thing_name
from rietland.board.view.types import Cost, Label, Option, Refused
from rietland.kernel.action import Action
from rietland.kernel.control import CHOSEN, amount, bind
from rietland.kernel.pending import Pending
from rietland.views import sentence
from rietland.vocabulary.board import Pay
from rietland.vocabulary.control import Add, Set


def option(g: Board, s: State, a: Action, prompt: str) -> Option:
    """One thing that may be said now. Its words warn where the legend may be lost by it."""
    # rule: SS-GOAL-5, SS-MIS-SUP-4, AN-SHLD-4
    label, spoils = action_label(g, s, a), _spoilt(g, s, a)
    dawn = ending_loses(g, s, a.who) if a.verb == verbs.END else None
    if dawn is not None:
        label, spoils = Label("do-ending", {"act": label, "dawn": dawn}), _held(g, s)
    elif spoils:
        label = Label("do-risking", {"act": label})
    return Option(
        *sentence(g.lexicon, a),
        who=hero_name(g, a.who) if a.who >= 0 else "",
        label=label,
        touch=touch_of(g, s, a),
        group=verbs.GROUPS[verbs.GROUP_OF[a.verb]],
        cost=cost_of(g, s, a, prompt),
        way=g.book.choices[a.a] if a.verb == CHOSEN else "",
        spoils=spoils,
    )


#: More than a hero adds with dice, brew, herbs and lights in any but the luckiest round.
_BEST_ROLL: Final = 24
#: Acts by which a thing can leave the game for good.
_USES_UP: Final = (verbs.HEAL, verbs.HERB, verbs.CHEW, verbs.BURN, verbs.DEED, verbs.ACT)


#: Acts that lead to a round against an opponent or a trial.
_STRIKES: Final = (verbs.FIGHT, verbs.TARGET, verbs.TRY, verbs.BEGIN, verbs.ON)


def _held(g: Board, s: State) -> list[str]:
    """Keys of the goals about holding the castle."""
    return [
        goals.key(g, goal)
        for goal in g.book.goals
        if goal.kind == HOLD and goals.stands(g, s, goal)
    ]


def _spoilt(g: Board, s: State, a: Action) -> list[str]:
    """Keys of needed goals that this act makes impossible, or that the round it leads to might."""
    if a.verb in _USES_UP:
        return spoilt_by(g, s, a)
    return struck_too_early(g, s, a) if a.verb in _STRIKES else []


def struck_too_early(g: Board, s: State, a: Action) -> list[str]:
    """Keys of the goals that are open when the next round could already bring the last blow."""
    # rule: SS-GOAL-5
    found: list[str] = []
    for goal in g.book.goals:
        if goal.after and goals.stands(g, s, goal) and goals.is_next_step(g, s, goal):
            before = goals.open_before(g, s, goal)
            if before and _could_meet(g, s, a, goal):
                found += [goals.key(g, one) for one in before]
    return found


def _could_meet(g: Board, s: State, a: Action, goal: Goal) -> bool:
    """Could the round that this act leads to meet the goal, with the best of luck?"""
    b = s.battle
    if goal.kind != BEAT:
        deed = a.a if a.verb == verbs.TRY else b.trial if b is not None else -1
        return deed >= 0 and _counts(g, deed, goal)
    c = b.creature if b is not None else -1
    if a.verb == verbs.TARGET and b is not None:
        named = [
            one for one in creatures.on_space(s, b.space) if combat.target_of(g, s, one) == a.a
        ]
        c = named[0] if named else -1
    elif a.verb == verbs.FIGHT:
        c = opponents.foe_on(g, s, a.a)
    if c < 0 or s.creature_name[c] not in goal.opponents:
        return False
    team = b.fighters if b is not None else [a.who]
    left = b.willpower if b is not None else creature_values.willpower_of(g, s, c)
    most = strength.battle_strength(g, s, team, c) + _BEST_ROLL * len(team)
    return most - creature_values.strength_of(g, s, c, team) - 1 >= left


def _counts(g: Board, deed: int, goal: Goal) -> bool:
    """Does what this deed does count for the goal?"""
    for effect in g.book.lists[g.book.deeds[deed].ref]:
        if isinstance(effect, (Add, Set)) and g.book.counters[goal.counter] in effect.counters:
            return True
    return False


def spoilt_by(g: Board, s: State, a: Action) -> list[str]:
    """Keys of the needed goals that this act makes impossible; it is tried on a copy."""
    # rule: SS-MIS-SUP-4
    risky = [
        goal
        for goal in g.book.goals
        if goal.needed and goals.stands(g, s, goal) and goals.at_risk(g, s, goal)
    ]
    if not risky:
        return []
    after = s.copy()
    g.apply(after, a)
    return [goals.key(g, goal) for goal in risky if goals.is_lost(g, after, goal)]


# Costs.


def cost_of(g: Board, s: State, a: Action, prompt: str) -> Cost | None:
    """What the option takes at once; nothing where it is free."""
    if a.verb == CHOSEN:
        return _price_of_way(g, s, a.who, f"{prompt}/options/{g.book.choices[a.a]}")
    if a.verb == verbs.TRAIN:
        return Cost(gold=trade.training_price(g, s.heroes[a.who]))
    if a.verb == verbs.BUY:
        return Cost(gold=trade.price_of(g, s, s.heroes[a.who], a.a))
    if a.verb in (verbs.DEED, verbs.ACT):
        return _price_of_deed(g, s, a)
    cost = Cost()
    if _takes_an_hour(s, a):
        cost = Cost(hours=1, willpower=hours.hour_cost(g, s, a.who))
    if a.verb in (verbs.WALK, verbs.DRINK):
        cost.willpower += land.toll(g, s, a.who, a.a)
    elif a.verb == verbs.BRING:
        cost.willpower = land.toll(g, s, a.who, storm.blown_to(g, s, a.who))
    return cost if cost != Cost() else None


def _takes_an_hour(s: State, a: Action) -> bool:
    f = s.agenda[-1]
    if a.verb == verbs.WALK:
        return f.kind != STEPS and (f.kind != WALK or f.args[0] == 0)
    if a.verb == verbs.LEAD:
        return f.kind != ALLY or f.args[0] != a.a or f.args[1] == 0
    return a.verb in (
        verbs.FIGHT, verbs.CLEAR, verbs.TRY, verbs.PASS, verbs.BEGIN, verbs.JOIN, verbs.ON,
    )  # fmt: skip


def _price_of_deed(g: Board, s: State, a: Action) -> Cost | None:
    """What a deed takes: its hours, and what it asks the hero to pay."""
    deed = g.book.deeds[a.a]
    cost = _price_of_way(g, s, a.who, deed.ref) or Cost()
    cost.hours = deed.hours
    if deed.hours:
        cost.willpower += sum(hours.hour_prices(g, s, s.heroes[a.who])[: deed.hours])
    return cost if cost != Cost() else None


def _price_of_way(g: Board, s: State, h: int, ref: str) -> Cost | None:
    """What a card's way asks the hero to pay."""
    cost = Cost()
    bind(s, ref, h)
    for effect in g.book.lists.get(ref, []):
        if isinstance(effect, Pay):
            cost.gold += amount(g, s, effect.gold)
            cost.willpower += amount(g, s, effect.willpower)
            cost.strength += amount(g, s, effect.strength)
    return cost if cost != Cost() else None


# Pieces.


def _one_of(g: Board, s: State, space: int, target: int) -> str:
    """The first creature that is called so among those on a space."""
    for i, c in enumerate(creatures.on_space(s, space)):
        if combat.target_of(g, s, c) == target:
            return f"creature:{space}:{i}" if i else f"creature:{space}"
    return f"space:{space}"


def touch_of(g: Board, s: State, a: Action) -> list[str]:
    """Pieces a client lights up for the option; the one that says most comes first."""
    if a.who < 0:
        return ["die"]
    me = hero_name(g, a.who)
    here = s.heroes[a.who].space
    verb = a.verb
    if verb in (verbs.FIGHT, verbs.CLEAR):
        return [
            f"creature:{a.a}" if opponents.foe_on(g, s, a.a) >= 0 else f"space:{a.a}",
            f"space:{a.a}",
        ]
    if verb == verbs.TRY:
        return [f"space:{a.b}"]
    if verb == verbs.TARGET and s.battle is not None:
        return [_one_of(g, s, s.battle.space, a.a), f"space:{s.battle.space}"]
    if verb == verbs.CROSS:
        return [f"step:{g.lexicon.names['step'][a.a]}"]
    if verb in (verbs.GUIDE, verbs.PART):
        return [f"figure:{g.book.figure_names[a.a]}", f"hero:{me}"]
    if verb == verbs.LEAD:
        return [f"space:{a.b}", f"figure:{g.book.figure_names[a.a]}"]
    if verb in (verbs.PASS, verbs.END, verbs.DONE):
        return [f"stone:{me}"]
    if verb == verbs.DRAIN:
        return [f"well:{here}"]
    if verb == verbs.UNCOVER:
        return [f"fog:{here}" if tokens.has_fog(g, s, here) else f"space:{here}"]
    if verb in (verbs.TAKE, verbs.HAGGLE):
        return [f"thing:{here}:{thing_name(g, a.a)}"]
    if verb == verbs.BARTER:
        return [f"thing:{me}:{thing_name(g, a.a)}", f"thing:{here}:{thing_name(g, a.b)}"]
    if verb in (verbs.BUY, verbs.CHOOSE_THING):
        return _bought(g, me, a)
    if verb in (
        verbs.HAND, verbs.AGAIN, verbs.KEEP, verbs.FLIP, verbs.REROLL, verbs.OVERTURN,
    ):  # fmt: skip
        return ["die"]
    return _by_shape(g, me, a)


def _bought(g: Board, me: str, a: Action) -> list[str]:
    stock = [f"stock:{g.book.things[kind_of(a.a)].name}"]
    return [*stock, f"thing:{me}:{thing_name(g, a.b)}"] if a.verb == verbs.BUY and a.b else stock


def _by_shape(g: Board, me: str, a: Action) -> list[str]:
    """Heroes, spaces and things that the verb names; else the hero who acts."""
    found: list[str] = []
    _, first, second = g.lexicon.shapes[a.verb]
    for sort, value in ((first, a.a), (second, a.b)):
        if sort == "space":
            found.append(f"space:{value}")
        elif sort == "hero":
            found.append(f"hero:{hero_name(g, value)}")
        elif sort == "thing":
            found.append(f"thing:{me}:{thing_name(g, value)}")
    return found or [f"hero:{me}"]


# What cannot be done.


def cannot(g: Board, s: State, pending: Pending) -> list[Refused]:
    """What the active hero might expect to do here, and the rule against it."""
    if s.agenda[-1].kind not in (DAY, WALK):
        return []
    refused: list[Refused] = []
    for a in _expected(g, s, pending):
        if a not in pending.options:
            refused.append(
                Refused(*sentence(g.lexicon, a), action_label(g, s, a), g.rule(g.why_not(s, a)))
            )
    return refused


def _expected(g: Board, s: State, pending: Pending) -> list[Action]:
    """A handful of candidates: the creature here, a step, passing, the well, the merchant."""
    h = pending.who
    hero = s.heroes[h]
    found: list[Action] = []
    if opponents.foe_on(g, s, hero.space) >= 0:
        found.append(Action(verbs.FIGHT, h, hero.space))
    if s.agenda[-1].kind == DAY:
        roads = g.book.roads[hero.space]
        if roads and not any(a.verb == verbs.WALK for a in pending.options):
            found.append(Action(verbs.WALK, h, roads[0]))
        found.append(Action(verbs.PASS, h))
    well = g.book.well_at[hero.space]
    if well >= 0 and s.wells[well] != NO_WELL:
        found.append(Action(verbs.DRAIN, h))
    if barter.deals(g, s, hero.space):
        found.extend(_goods(g, s, pending, h))
    elif g.book.merchant[hero.space]:
        found.append(Action(verbs.TRAIN, h))
        for number, kind in enumerate(g.book.things):
            if kind.sold and not _offered(pending, number):
                found.append(Action(verbs.BUY, h, thing(number, kind.face)))
    if trade.witch_here(g, s, hero.space):
        found.extend(_brews(g, pending, h))
    return found


def _goods(g: Board, s: State, pending: Pending, h: int) -> list[Action]:
    """Goods at a merchant's for which the hero has nothing to give."""
    lying = sorted(set(tokens.lying(s, s.heroes[h].space)))
    wanted = [code for code in lying if not barter.goods_refusal(g, code)]
    swapped = [a.b for a in pending.options if a.verb == verbs.BARTER]
    return [Action(verbs.TAKE, h, code) for code in wanted if code not in swapped]


def _offered(pending: Pending, kind: int) -> bool:
    """Whether the hero can buy such an article, leaving another behind or not."""
    return any(a.verb == verbs.BUY and kind_of(a.a) == kind for a in pending.options)


def _brews(g: Board, pending: Pending, h: int) -> list[Action]:
    return [
        Action(verbs.BUY, h, thing(number, kind.face))
        for number, kind in enumerate(g.book.things)
        if kind.ability == DOUBLES and not _offered(pending, number)
    ]
