"""Greedy with cards and rewards: sharing, paying, picking, choosing a way."""

from rietland.board import verbs as v
from rietland.board.rules import Board
from rietland.board.state import State
from rietland.kernel.action import Action
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending
from rietland.players.outlook import gold_value
from rietland.players.shopping import buyer as buyer_of
from rietland.vocabulary import board as words


def willpower_value(g: Board, s: State, h: int) -> float:
    """What a point of willpower is worth: most to the weak, and where a row of dice begins."""
    hero = s.heroes[h]
    row = g.book.heroes[hero.kind].dice
    if hero.willpower >= g.book.max_willpower:
        return 0.0
    if hero.willpower < 4:
        return 1.2
    ahead = row[min(hero.willpower + 2, len(row) - 1)] > row[hero.willpower]
    return 0.8 if ahead else 0.5 if hero.willpower < 7 else 0.25


def share(g: Board, s: State, pending: Pending) -> Action | None:
    """Gold to the one who makes most of it, willpower to the weak."""
    gold = gold_value(g, s)
    among = sorted({option.a for option in pending.options})
    buyer = buyer_of(g, s, among)
    best: Action | None = None
    most = -1.0
    for option in pending.options:
        if option.b == v.GOLD:
            value = gold + 0.1 if option.a == buyer else gold * 0.5
        elif option.b == v.WILLPOWER:
            value = willpower_value(g, s, option.a)
        else:
            value = 1.0 - 0.3 * len(s.heroes[option.a].things) + 0.2 * (option.a == buyer)
        if value > most:
            best = option
            most = value
    return best


def split(g: Board, s: State, pending: Pending) -> Action | None:
    """Shares as above; payments where they hurt least."""
    if pending.options[0].verb == v.SHARE:
        return share(g, s, pending)
    best: Action | None = None
    least = 99.0
    for option in pending.options:
        hero = s.heroes[option.a]
        hurt = 1.0 if option.b == v.GOLD else 3.0 / (1 + hero.willpower)
        if hurt < least:
            best = option
            least = hurt
    return best


def pick(pending: Pending) -> Action | None:
    """Take what is offered; name heroes who gain."""
    for option in pending.options:
        if option.verb in (v.CHOOSE_THING, v.NAME, v.PICK):
            return option
    return None


def choose_way(g: Board, s: State, f: Frame, pending: Pending) -> Action | None:
    """The way whose effects are worth most, in gold."""
    best: Action | None = None
    most = -99.0
    for option in pending.options:
        ref = f.ref + "/options/" + g.book.choices[option.a]
        value = sum(effect_value(g, s, f.who, effect) for effect in g.book.lists[ref])
        if value > most:
            best = option
            most = value
    return best


def effect_value(g: Board, s: State, h: int, effect: object) -> float:
    """What an effect of a card is worth to the group; words not listed count nothing."""
    point = willpower_value(g, s, h) if h >= 0 else 0.4
    if isinstance(effect, words.Gain | words.Lose | words.Pay):
        sign = 1.0 if isinstance(effect, words.Gain) else -1.0
        value = 0.0
        for amount, each in ((effect.gold, 1.0), (effect.strength, 2.5), (effect.willpower, point)):
            if isinstance(amount, int):
                value += amount * each
        return sign * value
    if isinstance(effect, words.Ransom):
        return -0.35 * (effect.amount if isinstance(effect.amount, int) else 3)
    if isinstance(effect, words.Advance | words.RemoveFarmer):
        return -2.0
    return 1.0 if isinstance(effect, words.Article) else 0.0
