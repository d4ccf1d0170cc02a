"""Wishes: what is to be done beyond one thing at one place, and what brings it nearer."""

from typing import Final

from rietland.board.book import Goal
from rietland.vocabulary import control

#: What a goal of the legend or a card is worth that is met, in gold; and one that only helps.
NEEDED: Final = 60.0
HELPFUL: Final = 25.0


class Wish:
    """Something to be done: a goal of the legend, or of a card that a hero may have."""

    def __init__(self, goal: Goal, deck: int = -1, card: int = -1) -> None:
        self.goal: Goal = goal
        #: The card, or -1 for a goal of the legend.
        self.deck: int = deck
        self.card: int = card
        #: Things are handed over by a deed; else they are put down where they belong.
        self.handed: bool = False
        #: A kind of thing of which heroes are to hold some, or -1.
        self.gathers: int = -1

    def worth(self) -> float:
        """What it is worth in gold to fulfil it."""
        return NEEDED if self.goal.needed else HELPFUL


class Source:
    """What brings a wish nearer: a trigger and what wakes it, or a deed."""

    def __init__(self, wish: Wish, trigger: int, deed: int = -1) -> None:
        self.wish: Wish = wish
        #: The trigger, or -1 for a deed; the deed, or -1 for a trigger.
        self.trigger: int = trigger
        self.deed: int = deed
        #: Spaces of which one is to go to; `night`: to be there when the sun rises.
        self.spaces: list[int] = []
        self.night: bool = False
        #: Only a hero alone counts; and what the deed takes: gold and things by kind.
        self.alone: bool = False
        #: Only the hero with this card counts.
        self.owner: str = ""
        self.gold: control.Number = 0
        self.things: list[int] = []
        #: A creature to defeat, by kind or by name; -1 for any, which `fights` tells from none.
        self.fights: bool = False
        self.kind: int = -1
        self.named: int = -1
        #: A kind of thing to take up, or -1.
        self.takes: int = -1
        #: Somebody who follows must come home.
        self.leads: bool = False
        #: A fire must burn there when the sun rises.
        self.warm: bool = False
        #: An opponent that the deed calms, where it is, or -1.
        self.calms: int = -1
        #: Where it is done as content says it, where no numbers of spaces do; else None.
        self.where: object = None
        #: A figure that must come there with a hero, or -1.
        self.figure: int = -1
        #: A figure that must have what is wanted, or -1; and what that is: things of the wish, and
        #: what another of its sources takes.
        self.bearer: int = -1
        self.freight: list[int] = []
