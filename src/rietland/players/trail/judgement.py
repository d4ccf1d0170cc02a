"""How a trail stands, judged without playing: the way behind, the Curse, willpower, piles, fog."""

from typing import Final

from rietland.kernel.state import PLAYING, WON
from rietland.trail.base import TrailBase
from rietland.trail.book import CURSE, HERO, WIDTH, Book
from rietland.trail.cards import card, face, stack
from rietland.trail.places import deck_stack, deck_stage, order_of, stage_of
from rietland.trail.state import HIDDEN, State

#: What a share of the way is worth, of the hero behind and of both.
WAY_OF_LAST: Final = 20.0
WAY: Final = 30.0
#: What a lead of so many spaces is worth; more than the last is worth no more.
LEADS: Final = [-9.0, -3.0, -0.8, -0.2, 0.0]
#: What willpower is worth, the first points most.
WILLPOWER: Final = [-0.25, 0.0, 0.14, 0.24, 0.31, 0.36, 0.4]
#: What a top card is worth: one that blocks its pile, one that a hero can use, a weapon.
BLOCKED: Final = -0.55
ALL_BLOCKED: Final = -1.6
DEEP_FOE: Final = -0.16
RAINY: Final = -0.1
READY: Final = 1.2
AWAKE: Final = 0.05
OBJECT: Final = -0.05
ALLY: Final = 0.05
#: Fog cards that can still be drawn: the first ones count.
FOG: Final = [-5.0, -2.2, -0.9, -0.3, 0.0]
#: Heroes far apart cannot help each other.
APART: Final = -0.02
#: A lost game that had come far is better than one that had not.
CLOSE: Final = 0.12
MIDDLE: Final = -20.0
#: More steps than any map has.
FAR: Final = 999


class Judge:
    """Knows how far each space of a Book is from the end of its stage, in steps."""

    def __init__(self, g: TrailBase) -> None:
        self.book: Book = g.book
        self.far: list[int] = _far(g.book)
        #: Steps through each map from its entry, or from the farthest space of the first one.
        self.through: list[int] = [
            1 + max([self.far[space] for space in one.spaces]) for one in g.book.maps
        ]
        self.mean: float = sum(self.through) / len(self.through)

    def chance(self, g: TrailBase, s: State) -> float:
        """The chance to win, roughly, from 0 to 1."""
        if s.result == WON:
            return 1.0
        whole = self.ahead(s, 0)
        shares = [1.0 - self.left(g, s, h) / whole for h in range(s.size)]
        if s.result != PLAYING:
            return CLOSE * sum(shares) / len(shares)
        total = MIDDLE + WAY_OF_LAST * min(shares) + WAY * sum(shares) / len(shares)
        for h in range(s.size):
            if not s.arrived[h]:
                total += _of_hero(g, s, h) * (2.0 / (1 + s.size))
        if s.size == 2 and not sum(s.arrived):
            total += APART * abs(order_of(g, s, s.at[0]) - order_of(g, s, s.at[1]))
        # A soft step between never and always: quick, and it needs no library.
        return 0.5 + 0.5 * total / (1.0 + abs(total))

    def left(self, g: TrailBase, s: State, hero: int) -> float:
        """Steps that a hero has still to go."""
        if s.arrived[hero]:
            return 0.0
        stage = stage_of(g, s, s.at[hero])
        return self.far[s.at[hero]] + self.ahead(s, stage + 1)

    def ahead(self, s: State, first: int) -> float:
        """Steps through the stages from this one on; a hidden one is as long as others."""
        total = 0.0
        for stage in s.row[first:]:
            total += self.mean if stage == HIDDEN else self.through[stage]
        return total


def _far(book: Book) -> list[int]:
    """For each space the fewest steps to the end of its map, whoever goes and whatever it costs."""
    far = [0 if one.red or one.target else FAR for one in book.spaces]
    changed = True
    while changed:
        changed = False
        for path in book.paths:
            if path.origin >= 0:
                steps = far[path.target] + book.spaces[path.target].steps
                if steps < far[path.origin]:
                    far[path.origin] = steps
                    changed = True
    return far


def lead(g: TrailBase, s: State, hero: int) -> int:
    """Spaces the Curse may go on before it has caught the hero."""
    return order_of(g, s, s.at[hero]) - s.curse


def _of_hero(g: TrailBase, s: State, h: int) -> float:
    total = _at(LEADS, lead(g, s, h)) + _at(WILLPOWER, s.willpower[h])
    total += _at(FOG, len(s.cards.stacks[deck_stack(deck_stage(g, s, h))]))
    blocked = 0
    used = 0
    for pile in range(WIDTH):
        slots = stack(s, h, pile)
        used += 1 if slots else 0
        for position, slot in enumerate(slots):
            if slot < 0:
                continue
            sort = card(g, slot).sort
            shown = face(g, slot)
            if shown.opponent:
                blocked += 1 if position == 0 and not shown.uses else 0
                total += BLOCKED if position == 0 else DEEP_FOE
            elif sort == HERO:
                total += RAINY if shown is not card(g, slot).faces[0] else 0.0
                # It is used again once what lies on it has been.
                total += READY / (1 + position)
            elif sort == CURSE:
                total += AWAKE if shown is not card(g, slot).faces[0] else 0.0
            else:
                total += OBJECT if shown.strength else ALLY if shown.uses else 0.0
    return total + (ALL_BLOCKED if used and blocked == used else 0.0)


def _at(table: list[float], number: int) -> float:
    return table[max(0, min(len(table) - 1, number))]
