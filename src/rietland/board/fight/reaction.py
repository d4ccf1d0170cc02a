"""Reactions to a roll, right after it: the wizard's flip, rolling on, brew, a herb, poison.

`combat.py` knows when it is time for them; here is what each asks for and does.
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.fight import dice, opponents
from rietland.board.pieces import heroes
from rietland.board.pieces.things import DOUBLES, HEALS, HIDDEN, POISONS, face_of, kind_of
from rietland.board.state import Battle, State
from rietland.board.verbs import AGAIN, BREW, CHEW, FLIP, KEEP, POISON
from rietland.kernel.action import Action
from rietland.kernel.control import emit


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
    seen = 0
    for value in sorted(b.dice):
        if value != seen and not flip_refusal(g, s, b, h, value):
            options.append(Action(FLIP, h, value))
        seen = value
    options.append(Action(KEEP, h))
    return options


def flip(g: Board, s: State, b: Battle, h: int, value: int) -> None:
    """The wizard turns a die to its opposite face."""
    to = dice.opposite(g, b, value)
    dice.turn(b, value, to)
    b.flipped = True
    emit(g, s, events.FLIPPED, h, value, b.space, to, "AN-HERO-7")


def again_refusal(b: Battle) -> str:
    """Who throws one by one may throw on while dice are left and nothing was used on the last."""
    # rule: AN-FIGHT-7
    if b.dice_left == 0 or b.brewed or b.herb_points > 0:
        return "AN-FIGHT-7"
    return ""


def brew_refusal(g: Board, s: State, b: Battle) -> str:
    """Brew doubles one own die, once a round."""
    if b.brewed or not heroes.find(g, s.heroes[b.fighters[b.current]], DOUBLES):
        return "AN-ITEM-4"
    return ""


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


def has_choice(g: Board, s: State, b: Battle) -> bool:
    """Is there anything the roller might do but leave the roll as it is?"""
    if not again_refusal(b):
        return True
    hero = s.heroes[b.fighters[b.current]]
    for code in hero.things:
        ability = g.book.things[kind_of(code)].ability
        if ability == DOUBLES:
            if not b.brewed:
                return True
        elif ability == HEALS:
            if face_of(code) != HIDDEN:
                return True
        elif ability == POISONS and not poison_refusal(g, s, b):
            return True
    return False


def choices(g: Board, s: State, b: Battle) -> list[Action]:
    """What the roller may do now, and to leave the roll as it is."""
    h = b.fighters[b.current]
    hero = s.heroes[h]
    if not hero.things:
        return AGAIN_OR_KEEP[h]
    options: list[Action] = []
    if not again_refusal(b):
        options.append(Action(AGAIN, h))
    if not brew_refusal(g, s, b):
        options.append(Action(BREW, h))
    last = 0
    for code in hero.things:
        if code != last and not chew_refusal(g, s, b, code):
            options.append(Action(CHEW, h, code))
        last = code
    if not poison_refusal(g, s, b):
        options.append(Action(POISON, h))
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


def use_herb(g: Board, s: State, b: Battle, code: int) -> None:
    """The herb's number counts in this round, then the herb is out of the game."""
    # rule: AN-HERB-1, AN-HERB-2
    h = b.fighters[b.current]
    hero = s.heroes[h]
    heroes.release(hero, code)
    b.herb_points += face_of(code)
    emit(g, s, events.USED, h, code, hero.space, face_of(code), "AN-HERB-2")
    emit(g, s, events.GONE, h, code, hero.space, 0, "AN-HERB-1")


def use_poison(g: Board, s: State, b: Battle) -> None:
    """One side is used for this round, whatever comes of it; the roll stays as it is."""
    # rule: AN-POISON-1, AN-POISON-4
    h = b.fighters[b.current]
    heroes.use_up(g, s, h, heroes.find(g, s.heroes[h], POISONS), "AN-POISON-2")
    b.poisoned = True
    b.dice_left = 0


#: The commonest question, made once for each hero and shared by all states.
AGAIN_OR_KEEP: Final = [[Action(AGAIN, h), Action(KEEP, h)] for h in range(8)]
