"""Reactions to a roll, right after it: a die rolled again, the wizard's flip, rolling on, things.

`combat.py` knows when it is time for them; here is what each asks for and does.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.fight import dice, opponents
from rietland.board.pieces import heroes
from rietland.board.pieces.things import (
    DOUBLES,
    DOUBLES_ROLL,
    HEALS,
    HIDDEN,
    POISONS,
    SHINES,
    face_of,
    kind_of,
)
from rietland.board.state import Battle, Hero, State
from rietland.board.verbs import (
    AGAIN,
    BREW,
    BURN,
    CHEW,
    DOUBLE,
    FLIP,
    KEEP,
    OVERTURN,
    POISON,
    REROLL,
)
from rietland.kernel.action import Action
from rietland.kernel.control import emit

# Before the wizard's flip.


def has_reroll(g: Board, b: Battle, hero: Hero) -> bool:
    """May the roller still roll a die again? Once after each own roll; the blade stays."""
    # rule: FE-ITEM-2
    return not b.rerolled and dice.can_roll_again(g, b, hero)


def reroll_refusal(b: Battle, value: int) -> str:
    """Why a die that shows this is not rolled again: it is the blade's, or none of those there."""
    # rule: FE-ITEM-2, FE-CARL-2
    return "FE-CARL-2" if value == b.extra else "FE-ITEM-2"


def rerolls(b: Battle) -> list[Action]:
    """Any one of the own dice, whether it counts or not, by its value; or leave them all."""
    h = b.fighters[b.current]
    options = [Action(REROLL, h, value) for value in sorted(set(b.dice))]
    options.append(Action(KEEP, h))
    return options


def reroll(g: Board, s: State, b: Battle, value: int) -> None:
    """The die is taken up; what it shows next stands."""
    # rule: FE-ITEM-2
    h = b.fighters[b.current]
    dice.take_up(b, value)
    b.dice_left = 1
    b.rerolled = True
    emit(g, s, events.REROLLED, h, value, s.heroes[h].space, 0, "FE-ITEM-2")


# The wizard's flip.


def wizard_of(g: Board, s: State, b: Battle) -> int:
    """The fighter who may still turn a die this round, or -1."""
    if not b.flipped:
        for h in b.fighters:
            if g.book.heroes[s.heroes[h].kind].flips:
                return h
    return -1


def flip_refusal(g: Board, s: State, b: Battle, h: int, value: int) -> str:
    """Once a round a wizard in the fight flips one of the dice just rolled by any hero.

    Of dice thrown one by one only the last lies there; rolling on spends the flip.
    """
    # rule: AN-HERO-7, AN-GROUP-4, AN-OPEN-9
    if h != wizard_of(g, s, b):
        return "AN-HERO-7"
    if dice.is_one_by_one(g, b, s.heroes[b.fighters[b.current]]):
        if b.dice[-1] != value:
            return "AN-GROUP-4"
    elif value not in b.dice:
        return "AN-GROUP-4"
    return "" if dice.opposite(g, b, value) else "AN-HERO-9"


def flips(g: Board, s: State, b: Battle, h: int) -> list[Action]:
    """One option for each different value that lies there, and to leave them as they are."""
    options: list[Action] = []
    for value in sorted(set(b.dice)):
        if not flip_refusal(g, s, b, h, value):
            options.append(Action(FLIP, h, value))
    if not overturn_refusal(g, s, b, h):
        options.append(Action(OVERTURN, h))
    options.append(Action(KEEP, h))
    return options


def overturn_refusal(g: Board, s: State, b: Battle, h: int) -> str:
    """The same flip may go to the die that a thing of the roller has thrown."""
    # rule: FE-CARL-2
    if h != wizard_of(g, s, b):
        return "AN-HERO-7"
    if b.extra <= 0:
        return "FE-CARL-2"
    return "" if dice.opposite_extra(g, s, b) else "AN-HERO-9"


def overturn(g: Board, s: State, b: Battle, h: int) -> None:
    """The wizard turns the die that a thing has thrown."""
    die = dice.extra_die(g, s.heroes[b.fighters[b.current]])
    b.extra = dice.opposite_extra(g, s, b)
    b.flipped = True
    emit(g, s, events.OVERTURNED, h, die, b.space, b.extra, "FE-CARL-2")


def flip(g: Board, s: State, b: Battle, h: int, value: int) -> None:
    """The wizard turns a die to its opposite face."""
    to = dice.opposite(g, b, value)
    dice.turn(b, value, to)
    b.flipped = True
    emit(g, s, events.FLIPPED, h, value, b.space, to, "AN-HERO-7")


# After it.


def again_refusal(b: Battle) -> str:
    """Who throws one by one may throw on while dice are left and nothing was used on the last."""
    # rule: AN-FIGHT-7
    if b.dice_left == 0 or b.brewed or b.doubled or b.herb_points > 0:
        return "AN-FIGHT-7"
    return ""


def brew_refusal(g: Board, s: State, b: Battle) -> str:
    """Brew doubles one own die, once a round."""
    if b.brewed or b.doubled or not heroes.find(g, s.heroes[b.fighters[b.current]], DOUBLES):
        return "AN-ITEM-4"
    return ""


def double_refusal(g: Board, s: State, b: Battle, code: int) -> str:
    """A roll is doubled once, by a plant on the own board or by brew."""
    # rule: FE-PLANT-4
    if b.brewed or b.doubled or code not in s.heroes[b.fighters[b.current]].things:
        return "FE-PLANT-4"
    return "" if g.book.things[kind_of(code)].ability == DOUBLES_ROLL else "FE-PLANT-4"


def chew_refusal(g: Board, s: State, b: Battle, code: int) -> str:
    """A herb on the own board, seen, adds its number to this round."""
    if code not in s.heroes[b.fighters[b.current]].things:
        return "AN-HERB-2"
    if g.book.things[kind_of(code)].ability != HEALS or face_of(code) == HIDDEN:
        return "AN-HERB-2"
    return ""


def poison_refusal(g: Board, s: State, b: Battle) -> str:
    """Poison on the own board, one side a round, against a creature that it harms."""
    # rule: AN-POISON-2, AN-POISON-6
    if b.poisoned or not heroes.find(g, s.heroes[b.fighters[b.current]], POISONS):
        return "AN-POISON-2"
    return "" if opponents.can_be_poisoned(g, s, b) else "AN-POISON-6"


def burn_refusal(g: Board, s: State, b: Battle, code: int) -> str:
    """A light on the own board, one in a round for the whole group, against a threat."""
    # rule: SS-TOK-5, SS-TOK-6
    if code not in s.heroes[b.fighters[b.current]].things:
        return "SS-TOK-5"
    if g.book.things[kind_of(code)].ability != SHINES or face_of(code) == HIDDEN or b.burnt:
        return "SS-TOK-5"
    return "" if opponents.can_be_lit(g, s, b) else "SS-TOK-6"


def has_choice(g: Board, s: State, b: Battle) -> bool:
    """Is there anything the roller might do but leave the roll as it is?"""
    if not again_refusal(b):
        return True
    hero = s.heroes[b.fighters[b.current]]
    for code in hero.things:
        ability = g.book.things[kind_of(code)].ability
        if ability == DOUBLES or ability == DOUBLES_ROLL:
            if not b.brewed and not b.doubled:
                return True
        elif ability == HEALS:
            if face_of(code) != HIDDEN:
                return True
        elif ability == POISONS:
            if not poison_refusal(g, s, b):
                return True
        elif ability == SHINES and not burn_refusal(g, s, b, code):
            return True
    return False


def choices(g: Board, s: State, b: Battle) -> list[Action]:
    """What the roller may do now, and to leave the roll as it is."""
    h = b.fighters[b.current]
    hero = s.heroes[h]
    if not hero.things:  # spares work
        return AGAIN_OR_KEEP[h]
    options: list[Action] = []
    different = sorted(set(hero.things))
    if not again_refusal(b):
        options.append(Action(AGAIN, h))
    if not brew_refusal(g, s, b):
        options.append(Action(BREW, h))
    for code in different:
        if not chew_refusal(g, s, b, code):
            options.append(Action(CHEW, h, code))
    if not poison_refusal(g, s, b):
        options.append(Action(POISON, h))
    for code in different:
        if not double_refusal(g, s, b, code):
            options.append(Action(DOUBLE, h, code))
    for code in different:
        if not burn_refusal(g, s, b, code):
            options.append(Action(BURN, h, code))
    options.append(Action(KEEP, h))
    return options


def use_brew(g: Board, s: State, b: Battle) -> None:
    """The best die counts twice; the brew is half empty, or goes back to the equipment board."""
    # rule: AN-ITEM-4
    h = b.fighters[b.current]
    hero = s.heroes[h]
    heroes.use_up(g, s, h, heroes.find(g, hero, DOUBLES), "AN-ITEM-4")
    b.brewed = True
    emit(g, s, events.DOUBLED, h, -1, hero.space, dice.best_die(g, b, hero) * 2, "AN-ITEM-4")


def double_roll(g: Board, s: State, b: Battle, code: int) -> None:
    """All that the own dice count counts twice in this round; the plant is out of the game."""
    # rule: FE-PLANT-4
    h = b.fighters[b.current]
    hero = s.heroes[h]
    heroes.release(hero, code)
    b.doubled = True
    counts = dice.own_value(g, b, hero) * 2
    emit(g, s, events.DOUBLED_ROLL, h, code, hero.space, counts, "FE-PLANT-4")
    emit(g, s, events.GONE, h, code, hero.space, 0, "FE-PLANT-1")


def use_herb(g: Board, s: State, b: Battle, code: int) -> None:
    """The herb's number counts in this round, then the herb is out of the game."""
    # rule: AN-HERB-1, AN-HERB-2
    h = b.fighters[b.current]
    hero = s.heroes[h]
    heroes.release(hero, code)
    b.herb_points += face_of(code)
    emit(g, s, events.USED, h, code, hero.space, face_of(code), "AN-HERB-2")
    emit(g, s, events.GONE, h, code, hero.space, 0, "AN-HERB-1")


def burn(g: Board, s: State, b: Battle, code: int) -> None:
    """Its value counts in this round, then the light is out of the game."""
    # rule: SS-TOK-5
    h = b.fighters[b.current]
    hero = s.heroes[h]
    heroes.release(hero, code)
    b.burnt = True
    b.herb_points += face_of(code)
    emit(g, s, events.BURNT, h, code, hero.space, face_of(code), "SS-TOK-5")
    emit(g, s, events.GONE, h, code, hero.space, 0, "SS-TOK-5")


# Before the creature throws.


def dim_refusal(g: Board, s: State, b: Battle, h: int) -> str:
    """Once a day, in any hero's fight with a creature that would throw more than one die."""
    # rule: SS-GIFT-5, SS-THR-3, SS-OPEN-13, AN-FREE-3
    if not can_dim(g, s.heroes[h]):
        return "SS-GIFT-5"
    if not opponents.is_creature(b) or opponents.is_threat(g, s, b.creature):
        return "SS-THR-3"
    return "" if opponents.dice(g, s, b) > 1 else "SS-GIFT-5"


def can_dim(g: Board, hero: Hero) -> bool:
    """Is the hero awake, with something ready that takes dice away?"""
    # rule: SS-OPEN-13
    return not hero.resting and bool(_dimming(g, hero))


def _dimming(g: Board, hero: Hero) -> int:
    """What this hero can take dice away with today, or 0."""
    for code in hero.things:
        kind = g.book.things[kind_of(code)]
        if kind.dims and face_of(code) == kind.face:
            return code
    return 0


def dimmer(g: Board, s: State, b: Battle) -> int:
    """The hero who may take dice from the creature now, or -1."""
    for h in range(len(s.heroes)):
        if not dim_refusal(g, s, b, h):
            return h
    return -1


def dim(g: Board, s: State, b: Battle, h: int) -> None:
    """The creature throws one die in this round; the thing shows its other face until sunrise."""
    # rule: SS-GIFT-5
    hero = s.heroes[h]
    code = _dimming(g, hero)
    heroes.release(hero, code)
    heroes.hold(hero, code - 1)
    b.dimmed = True
    emit(g, s, events.DIMMED, h, code, b.space, 1, "SS-GIFT-5")


def use_poison(g: Board, s: State, b: Battle) -> None:
    """One side is used for this round, whatever comes of it; the roll stays as it is."""
    # rule: AN-POISON-1, AN-POISON-4
    h = b.fighters[b.current]
    heroes.use_up(g, s, h, heroes.find(g, s.heroes[h], POISONS), "AN-POISON-2")
    b.poisoned = True
    b.dice_left = 0


#: The commonest question, made once for each hero and shared by all states.
AGAIN_OR_KEEP: Final = [[Action(AGAIN, h), Action(KEEP, h)] for h in range(8)]
