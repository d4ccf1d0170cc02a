"""Odds against an opponent whose life is a pile of cards: the pile as it may lie, and its strokes.

A round won takes the top card away unread. A round not won draws it: what it does to the fighters
is found by carrying it out on a copy, once for each group and for the strength they have left.
"""

from typing import Final

from rietland.board.base import Board
from rietland.board.fight.stages import THROWING
from rietland.board.frames import BATTLE
from rietland.board.legend import event_cards
from rietland.board.pieces import creature_values
from rietland.board.state import Battle, Hero, State
from rietland.kernel.control import push_run
from rietland.kernel.frame import Frame
from rietland.kernel.pile import UNSEEN

#: Bits of a key that say how much strength a fighter has lost.
WEAK_BITS: Final = 2
_WEAKEST: Final = (1 << WEAK_BITS) - 1


class Stroke:
    """What a card does to the fighters, by their positions."""

    def __init__(
        self, losses: list[int], weaker: list[int], hours: int, over: bool, shield: bool
    ) -> None:
        self.losses: list[int] = losses
        self.weaker: list[int] = weaker
        #: Hours that every fighter loses.
        self.hours: int = hours
        #: The fight is over.
        self.over: bool = over
        #: A shield of one fighter cancels it for all.
        self.shield: bool = shield


class Stack:
    """How the cards lie: the pile from its top, and how often each card is among those unseen."""

    def __init__(self, cards: list[int], unseen: list[int]) -> None:
        self.cards: list[int] = cards
        self.unseen: list[int] = unseen


class Life:
    """The pile of an opponent in every order that a fight can bring, as numbers."""

    def __init__(self, g: Board, s: State, fighters: list[int], space: int, c: int) -> None:
        self.g: Board = g
        self.s: State = s
        self.team: list[int] = fighters
        self.space: int = space
        self.creature: int = c
        self.deck: int = g.book.named[s.creature_name[c]].life
        pile = s.piles[g.book.decks[self.deck].pile]
        self.stacks: list[Stack] = []
        self.numbers: dict[str, int] = {}
        self.number(pile.stacks[event_cards.TO_DRAW], pile.unseen)
        self.strokes: dict[tuple[int, int, int], Stroke] = {}
        #: Its strength by the cards it can still lose.
        self.strengths: list[int] = []
        trial = s.copy()
        for left in range(g.book.named[s.creature_name[c]].life_needed + 1):
            trial.battle = Battle(fighters[0], space, c, left)
            self.strengths.append(creature_values.strength_of(g, trial, c))

    def number(self, cards: list[int], unseen: list[int]) -> int:
        """The number of this order, a new one if need be; the present one is 0."""
        code = f"{cards}{unseen}"
        known = self.numbers.get(code)
        if known is None:
            known = len(self.stacks)
            self.numbers[code] = known
            self.stacks.append(Stack(cards, unseen))
        return known

    def top(self, number: int) -> dict[int, float]:
        """Which card lies on top, and how likely; with the last card the fight is over."""
        stack = self.stacks[number]
        if stack.cards[0] != UNSEEN:
            return {stack.cards[0]: 1.0}
        total = float(sum(stack.unseen))
        return {card: count / total for card, count in enumerate(stack.unseen) if count}

    def removed(self, number: int) -> int:
        """The order once the top card has left the game unread."""
        stack = self.stacks[number]
        return self.number(stack.cards[1:], stack.unseen)

    def read(self, number: int, card: int) -> int:
        """The order once this card was read and lies under the others."""
        stack = self.stacks[number]
        unseen = stack.unseen[:]
        if stack.cards[0] == UNSEEN:
            unseen[card] -= 1
        return self.number([*stack.cards[1:], card], unseen)

    def stroke(self, card: int, group: int, weak: int) -> Stroke:
        """What a card does to these fighters (bits), weakened as the digits of `weak` say."""
        code = (card, group, weak)
        known = self.strokes.get(code)
        if known is None:
            known = self._carried_out(card, group, weak)
            self.strokes[code] = known
        return known

    def _carried_out(self, card: int, group: int, weak: int) -> Stroke:
        """The card carried out for heroes at their best, early in the day."""
        g = self.g
        trial = self.s.copy()
        inside = [h for i, h in enumerate(self.team) if group >> i & 1]
        before: list[Hero] = []
        for i, h in enumerate(self.team):
            hero = trial.heroes[h]
            hero.strength = max(1, hero.strength - weakness(weak, i))
            hero.willpower = g.book.max_willpower
            hero.hours = 0
            hero.resting = False
            before.append(hero.copy())
        trial.battle = Battle(inside[0], self.space, self.creature, 1)
        trial.battle.fighters = inside[:]
        # A fight in the middle of a roll: it waits until the card is carried out.
        trial.agenda = [trial.agenda[0], Frame(BATTLE, "", THROWING, inside[0], [])]
        push_run(trial, event_cards.address(g, self.deck, card), -1)
        g.go_on(trial)
        losses: list[int] = []
        weaker: list[int] = []
        hours = 0
        for i, h in enumerate(self.team):
            hero = trial.heroes[h]
            losses.append(before[i].willpower - hero.willpower)
            weaker.append(before[i].strength - hero.strength)
            hours = max(hours, hero.hours)
        shield = g.book.decks[self.deck].shield[card] == 1
        return Stroke(losses, weaker, hours, self._is_over(trial), shield)

    def _is_over(self, s: State) -> bool:
        """Has the card ended the fight, or carried the opponent away?"""
        return s.battle is None or s.creature_space[self.creature] != self.space


def weakness(weak: int, i: int) -> int:
    """How much strength the fighter at this position has lost."""
    return weak >> WEAK_BITS * i & _WEAKEST


def weaker(weak: int, i: int, points: int) -> int:
    """The digits once this fighter has lost so much more."""
    now = weakness(weak, i)
    return weak + (min(_WEAKEST, now + points) - now << WEAK_BITS * i)
