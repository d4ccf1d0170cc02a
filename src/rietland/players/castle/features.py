"""What counts in a castle: numbers that, each by its worth, add up to how it stands."""

from typing import Final

NAMES: Final[list[str]] = [
    "always",
    # Narrator cards in the pile, missions to complete, and the work at those that are not needed.
    "time",
    "missions",
    "spare",
    # The missions that are nearest: clearing their places, cards that lie there, nobody there, a
    # clear place with nobody there, strength that lacks against the top card, not seen yet.
    "clearing",
    "covered",
    "coming",
    "exposed",
    "company",
    "unseen",
    # What they ask, in the order of `mission_needs`, and what is asked twice.
    "leads",
    "trophies",
    "kinds",
    "clear",
    "here",
    "apart",
    "sight",
    "shown",
    "stack",
    "known",
    "coins",
    "points",
    "cards",
    "rest",
    "other",
    "twice",
    # Hands: hero cards, their strength, allies, allies that come back, objects.
    "hero-card",
    "strength",
    "ally",
    "played-ally",
    "object",
    # Willpower: of who cannot use it, a hero's first five points, the others.
    "idle-willpower",
    "willpower",
    "more-willpower",
    # A hero's best three quivers, their points, the other quivers.
    "quiver",
    "quiver-points",
    "spare-quiver",
    "axe",
    "gold",
    "trophy",
    # Encounter cards in the castle, hidden ones on top, tens of them in the deck.
    "lying",
    "hidden",
    "deck",
    # Work and missions by narrator card.
    "pressing",
    "pressed",
]
MANY: Final = len(NAMES)

ALWAYS: Final = 0
TIME: Final = 1
MISSIONS: Final = 2
SPARE: Final = 3
CLEARING: Final = 4
COVERED: Final = 5
COMING: Final = 6
EXPOSED: Final = 7
COMPANY: Final = 8
UNSEEN_MISSION: Final = 9
ASKED: Final = 10
TWICE: Final = 25
HERO_CARDS: Final = 26
STRENGTH: Final = 27
ALLIES: Final = 28
PLAYED_ALLIES: Final = 29
OBJECTS: Final = 30
IDLE_WILLPOWER: Final = 31
WILLPOWER: Final = 32
MORE_WILLPOWER: Final = 33
QUIVERS: Final = 34
QUIVER_POINTS: Final = 35
SPARE_QUIVERS: Final = 36
AXES: Final = 37
GOLD: Final = 38
TROPHIES: Final = 39
LYING: Final = 40
HIDDEN: Final = 41
IN_DECK: Final = 42
PRESSING: Final = 43
PRESSED: Final = 44
