"""What the words of a trail mean: for whom each is done, and whether it can be paid."""

from rietland.kernel.slots import is_up
from rietland.trail import curse, flips, fog, move, objects, will
from rietland.trail.base import TrailBase
from rietland.trail.cards import flipped, is_hero_card, show, top
from rietland.trail.places import other
from rietland.trail.state import State
from rietland.trail.ways import FLIGHT, LIGHT, SPACES, STEPS
from rietland.vocabulary import trail as words


def perform(g: TrailBase, s: State, ref: str, who: int, effect: object) -> None:
    """One effect of a list, which is complete before the next begins."""
    # rule: CT-CARD-7
    if type(effect) is words.Gain:
        will.change(g, s, who, effect.points, rule_of(ref, "CT-SYM-4"))
    elif type(effect) is words.Lose:
        will.change(g, s, who, -effect.points, rule_of(ref, "CT-SYM-5"))
    elif type(effect) is words.Curse:
        curse.advance(g, s, effect.spaces, "CT-CPAWN-1")
    elif type(effect) is words.Fog:
        fog.draw(s, who, effect.cards)
    elif type(effect) is words.Reserve:
        fog.add_reserve(g, s, who, effect.cards, rule_of(ref, "CT-SYM-9"))
    elif type(effect) is words.Take:
        objects.take(g, s, who, g.book.card_numbers[effect.card], effect.face)
    elif type(effect) is words.Turn:
        # rule: CT-MOVE-2
        show(g, s, who, s.pile, 0, flipped(top(s, who, s.pile)), "CT-MOVE-2")
    elif type(effect) is words.Rain:
        _rain(g, s, who)
    elif type(effect) is words.Sunny:
        flips.begin(s, who, flips.SUNNY, effect.cards)
    elif type(effect) is words.Rainy:
        flips.begin(s, who, flips.RAINY, effect.cards)
    elif type(effect) is words.Calm:
        flips.begin(s, who, flips.CALM, effect.cards)
    elif type(effect) is words.Wake:
        flips.begin(s, who, flips.WAKE, effect.cards)
    else:
        _perform_move(g, s, who, effect)


def rule_of(ref: str, symbol: str) -> str:
    """The rule behind a list: of a symbol on the map, of a price, or of what a card does."""
    # rule: CT-MOVE-2, CT-CARD-7
    if not ref.startswith("card/"):
        return symbol
    return "CT-MOVE-2" if "/move/" in ref else "CT-CARD-7"


def _perform_move(g: TrailBase, s: State, who: int, effect: object) -> None:
    if type(effect) is words.Walk:
        move.begin(s, who, LIGHT if effect.ignore_penalty else STEPS, effect.steps)
    elif type(effect) is words.Stride:
        # rule: CT-ABIL-2, CT-ABIL-3
        move.begin(s, who, FLIGHT if effect.ignore_paths else SPACES, effect.spaces)
    elif type(effect) is words.Back:
        # rule: CT-CARD-11
        move.push_back(s, who, effect.spaces, "CT-CARD-11")
    elif type(effect) is words.Rock:
        _rock(g, s, who, effect.spaces)
    else:
        raise TypeError(f"no effect of a trail: {effect!r}")


def _rain(g: TrailBase, s: State, who: int) -> None:
    """The hero card that was used gets wet; without one, or when it is, nothing happens."""
    # rule: CT-SYM-17
    slot = top(s, who, s.pile)
    if is_hero_card(g, slot) and is_up(slot):
        show(g, s, who, s.pile, 0, flipped(slot), "CT-SYM-17")


def _rock(g: TrailBase, s: State, who: int, spaces: int) -> None:
    """The other hero goes back, unless at the target; for who is alone the Curse comes on."""
    # rule: CT-SYM-16, CT-SOLO-4
    partner = other(s, who)
    if partner < 0:
        curse.advance(g, s, spaces, "CT-SOLO-4")
    elif not s.arrived[partner]:
        move.push_back(s, partner, spaces, "CT-SYM-16")
