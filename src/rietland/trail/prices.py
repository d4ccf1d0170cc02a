"""Prices: whether a hero can pay at once what a card asks for."""

from rietland.trail import flips
from rietland.trail.base import TrailBase
from rietland.trail.move import spaces_back
from rietland.trail.state import State
from rietland.vocabulary import trail as words


def payable(g: TrailBase, s: State, who: int, ref: str) -> bool:
    """Whether everything can be paid that a list asks for."""
    # rule: CT-TURN-6, CT-CURSE-6, CT-CARD-8, CT-OPEN-13
    if not ref:
        return True
    points = 0
    for effect in g.book.lists[ref]:
        if type(effect) is words.Lose:
            points += effect.points
        elif not able(g, s, who, effect):
            return False
    return points <= s.willpower[who]


def able(g: TrailBase, s: State, who: int, effect: object) -> bool:
    if type(effect) is words.Lose:
        return effect.points <= s.willpower[who]
    if type(effect) is words.Fog:
        # rule: CT-INTRO-2
        return not g.book.only_move
    if type(effect) is words.Take:
        # rule: CT-OBJ-6
        return s.ready[g.book.card_numbers[effect.card]] > 0
    if type(effect) is words.Rainy:
        return flips.most(g, s, who, flips.RAINY) >= effect.cards
    if type(effect) is words.Wake:
        return flips.most(g, s, who, flips.WAKE) >= effect.cards
    if type(effect) is words.Back:
        return bool(spaces_back(g, s, who))
    return True
