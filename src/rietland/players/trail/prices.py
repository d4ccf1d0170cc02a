"""Prices on a trail: what effects cost and cards are worth, in spaces of the Curse."""

from rietland.players.trail import weights as w
from rietland.trail.book import ALLY, CURSE, HERO, REMOVE, Book, Face
from rietland.vocabulary import trail as words


def effect_cost(effect: object) -> float:
    """What an effect costs; below 0 for a gain."""
    if isinstance(effect, words.Curse):
        return float(effect.spaces)
    if isinstance(effect, words.Lose):
        return w.POINT * effect.points
    if isinstance(effect, words.Gain):
        return -w.POINT * effect.points
    if isinstance(effect, words.Fog):
        return w.DRAWN * effect.cards
    if isinstance(effect, words.Reserve):
        return -w.RESERVE * effect.cards
    if isinstance(effect, words.Wake):
        return w.PRICE * effect.cards
    if isinstance(effect, words.Calm):
        return -w.PRICE * effect.cards
    if isinstance(effect, words.Walk):
        return -w.STEP * effect.steps
    if isinstance(effect, words.Stride):
        return -w.SPACE * effect.spaces
    if isinstance(effect, (words.Back, words.Rock)):
        return w.SPACE * effect.spaces
    if isinstance(effect, words.Rainy):
        return w.RAINY * effect.cards
    if isinstance(effect, words.Sunny):
        return -w.RAINY
    return 0.0


def list_cost(book: Book, ref: str) -> float:
    """What all effects at an address cost."""
    total = 0.0
    if ref:
        for effect in book.lists[ref]:
            total += effect_cost(effect)
    return total


def passing(book: Book, shown: Face, sort: int, is_first: bool) -> float:
    """What it costs to get past a card that lies on top: its cheapest use, or a fight."""
    if sort == HERO or (sort == CURSE and is_first):
        return 0.0
    costs: list[float] = []
    for use in shown.uses:
        cost = list_cost(book, use.ref)
        if shown.opponent and use.then != REMOVE:
            cost += w.STAYS
        costs.append(cost)
    if shown.opponent:
        costs.append(w.FOE + w.STRONG * max(0, shown.opponent - w.EASY) - w.POINT * shown.reward)
    if shown.strength:
        costs.append(-w.WEAPON * shown.strength)
    if not costs:
        return 0.0
    cost = min(costs)
    if cost < 0.0:
        return cost * (w.ALLY if sort == ALLY else w.HELP)
    return cost


def hero_worth(book: Book, shown: Face) -> float:
    """How good a face of a hero card is to go with."""
    best = 0.0
    for way in shown.moves:
        best = max(best, w.STEP * way.steps - list_cost(book, way.ref))
    return w.FACE * best


def stride(book: Book, shown: Face) -> int:
    """The steps of the move of a face that is worth most."""
    best = 0.0
    steps = 0
    for way in shown.moves:
        worth = w.STEP * way.steps - list_cost(book, way.ref)
        if worth > best:
            best = worth
            steps = way.steps
    return steps
