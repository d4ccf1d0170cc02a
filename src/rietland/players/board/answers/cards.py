"""The policy of the board with cards and rewards: sharing, paying, picking, choosing a way."""

from typing import Final

from rietland.board import verbs as v
from rietland.board.base import Board
from rietland.board.fight import opponents
from rietland.board.state import Battle, State
from rietland.kernel.action import Action
from rietland.kernel.control import amount, effect_at
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending
from rietland.players.board.learned.weights import STRENGTH_IN_GOLD, PolicyWeights
from rietland.players.board.legend.goals import LegendGoals, goals_of
from rietland.players.board.now import open_goals, open_sources, quick_odds, strength
from rietland.players.board.now.distances import distances
from rietland.vocabulary import board as words

#: Gold that makes a long way to a merchant worth while.
FULL_PURSE: Final = 5
#: Willpower that a use of a shield is worth.
WORTH_A_USE: Final = 3


def willpower_value(g: Board, s: State, h: int, w: PolicyWeights) -> float:
    """What a point of willpower is worth: most to the weak, and where a row of dice begins."""
    hero = s.heroes[h]
    row = g.book.heroes[hero.kind].dice
    if hero.willpower >= g.book.max_willpower:
        return 0.0
    if hero.willpower < 4:
        return w.rescue
    ahead = row[min(hero.willpower + 2, len(row) - 1)] > row[hero.willpower]
    return w.row if ahead else w.relief if hero.willpower < 7 else w.comfort


def share(
    g: Board, s: State, goals: LegendGoals, pending: Pending, w: PolicyWeights
) -> Action | None:
    """Gold to the one who makes most of it, willpower to the weak."""
    missing = strength.strength_missing(g, goals, s, quick_odds.hands_of(g, s), w)
    gold = 1.0 if missing > 0 else w.idle_gold
    among: list[int] = []
    for option in pending.options:
        if option.a not in among:
            among.append(option.a)
    best_buyer = buyer(g, s, goals, among, w)
    best: Action | None = None
    most = -1.0
    for option in pending.options:
        if option.b == v.GOLD:
            value = gold + 0.1 if option.a == best_buyer else gold * w.other_gold
        elif option.b == v.WILLPOWER:
            value = willpower_value(g, s, option.a, w)
        elif option.b == v.STRENGTH:
            value = STRENGTH_IN_GOLD - 0.1 * s.heroes[option.a].strength
        else:
            things = len(s.heroes[option.a].things)
            value = 1.0 - 0.3 * things + (0.2 if option.a == best_buyer else 0.0)
        if value > most:
            best = option
            most = value
    return best


def best_reward(g: Board, s: State, b: Battle, pending: Pending, w: PolicyWeights) -> Action:
    """The reward that is worth most to those who fought, in gold."""
    best = pending.options[0]
    most = -1.0
    for option in pending.options:
        pieces = opponents.rewards(g, s, b)[option.a]
        piece = 1.0
        if option.a == v.STRENGTH:
            piece = STRENGTH_IN_GOLD
        elif option.a == v.WILLPOWER:
            piece = max([willpower_value(g, s, h, w) for h in b.fighters])
        if pieces * piece > most:
            best = option
            most = pieces * piece
    return best


def buyer(g: Board, s: State, goals: LegendGoals, among: list[int], w: PolicyWeights) -> int:
    """Who makes most of a piece of gold: a low price soon reached; who has some gets more."""
    land = distances(g, s)
    best = among[0]
    least = 99.0
    sources = open_sources.open_sources(g, goals, s)
    for h in among:
        if open_sources.debt(g, s, sources, h) > s.heroes[h].gold:
            return h
    for h in among:
        hero = s.heroes[h]
        if hero.strength >= g.book.max_strength:
            continue
        training = g.book.heroes[hero.kind].training
        rating = 99.0
        for space in goals.supplies.merchants:
            price = training.get(space, g.book.strength_price)
            hours = land.away[space][hero.space]
            rating = min(rating, price + w.hour * hours / (1 + min(hero.gold, FULL_PURSE)))
        if rating < least:
            best = h
            least = rating
    return best


def split(
    g: Board, s: State, goals: LegendGoals, pending: Pending, w: PolicyWeights
) -> Action | None:
    """Shares as above; payments where they hurt least."""
    if pending.options[0].verb == v.SHARE:
        return share(g, s, goals, pending, w)
    best: Action | None = None
    least = 99.0
    for option in pending.options:
        hero = s.heroes[option.a]
        hurt = 1.0 if option.b == v.GOLD else 3.0 / (1 + hero.willpower)
        if hurt < least:
            best = option
            least = hurt
    return best


def blocks(g: Board, s: State, h: int, loss: int) -> bool:
    """Whether so much willpower is worth a use of the hero's shield.

    A shield that can do more than block is kept for that, unless the hero would fall.
    """
    hero = s.heroes[h]
    if hero.willpower <= loss:
        return True
    return loss >= WORTH_A_USE and not open_goals.saves_shield(g, goals_of(g), hero)


def pick(g: Board, s: State, f: Frame, pending: Pending) -> Action | None:
    """Take what is offered; name heroes who gain; block a loss that is worth it."""
    effect = effect_at(g, f.ref)
    if pending.options[0].verb == v.BLOCK and type(effect) is words.Lose:
        h = pending.who
        most = s.heroes[h].willpower - amount(g, s, effect.leave)
        loss = min(most, amount(g, s, effect.willpower))
        return Action(v.BLOCK if blocks(g, s, h, loss) else v.BEAR, h)
    for option in pending.options:
        if option.verb in (v.CHOOSE_THING, v.NAME, v.PICK):
            return option
    return None


def choose_way(g: Board, s: State, f: Frame, pending: Pending, w: PolicyWeights) -> Action | None:
    """The way whose effects are worth most, in gold."""
    best: Action | None = None
    most = -99.0
    for option in pending.options:
        ref = f.ref + "/options/" + g.book.choices[option.a]
        value = 0.0
        for effect in g.book.lists[ref]:
            value += effect_value(g, s, f.who, effect, w)
        if value > most:
            best = option
            most = value
    return best


def effect_value(g: Board, s: State, h: int, effect: object, w: PolicyWeights) -> float:
    """What an effect of a card is worth to the group; words not listed count nothing."""
    point = willpower_value(g, s, h, w) if h >= 0 else 0.4
    if type(effect) is words.Gain:
        value = goods_value(effect.gold, effect.strength, effect.willpower, point)
        for name in effect.things:
            kind = g.book.thing_kind(name)
            value += goals_of(g).free_deeds.worth(g.book, kind, len(s.heroes))
        return value
    if type(effect) is words.PickHeroes:
        value = 0.0
        for part in effect.do:
            # What it costs is paid by who can best bear it.
            value += max(0.0, effect_value(g, s, -1, part, w))
        return effect.count * value
    if type(effect) is words.Lose:
        return -goods_value(effect.gold, effect.strength, effect.willpower, point)
    if type(effect) is words.Pay:
        return -goods_value(effect.gold, effect.strength, effect.willpower, point)
    if type(effect) is words.ShareCost:
        return -0.35 * (effect.amount if isinstance(effect.amount, int) else 3)
    if type(effect) is words.Shields:
        return w.danger
    if type(effect) is words.Move or type(effect) is words.RemoveFarmer:
        return -2.0
    return 1.0 if type(effect) is words.Article else 0.0


def goods_value(gold: object, strength: object, willpower: object, point: float) -> float:
    """Amounts that a die decides count nothing."""
    value = 0.0
    if isinstance(gold, int):
        value += gold
    if isinstance(strength, int):
        value += STRENGTH_IN_GOLD * strength
    if isinstance(willpower, int):
        value += point * willpower
    return value
