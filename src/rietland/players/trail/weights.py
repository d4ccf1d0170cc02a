"""What things are worth on a trail, in spaces of the Curse."""

from typing import Final

#: A curse card that is awake, in the mean, and the share of it that one asleep saves.
PRICE: Final = 1.2
ASLEEP: Final = 0.8
#: A step and a space of the way; a halt, where steps are lost.
STEP: Final = 0.8
SPACE: Final = 1.2
HALT: Final = 0.3
#: Willpower that a card asks for or brings, and what a hero has.
POINT: Final = 0.9
WILLPOWER: Final = [-0.3, 0.9, 1.8, 2.6, 3.2, 3.7, 4.1, 4.4, 4.6]
#: A fog card that has to be drawn; one more that can be; those that can still be drawn.
DRAWN: Final = 1.0
RESERVE: Final = 0.5
FOG: Final = [-9.0, -5.0, -2.0, -0.8, -0.2, 0.0]
#: The number in that table of none to spare.
SHORT: Final = 1
#: An opponent: a hero card has to beat it; what its strength adds, above what any hero has.
FOE: Final = 1.6
STRONG: Final = 0.25
EASY: Final = 4
#: An opponent that goes below its pile comes again.
STAYS: Final = 0.7
#: A point of strength of a weapon; allies come back.
WEAPON: Final = 0.05
HELP: Final = 0.4
ALLY: Final = 0.8
#: A hero card turned to rain, and the share that the best move of a face counts.
RAINY: Final = 0.3
FACE: Final = 0.3
#: Cards behind the hero card matter less.
BEHIND: Final = 0.7
#: Leads of so many spaces, and so many piles that are not blocked.
LEADS: Final = [-12.0, -5.0, -2.0, -0.7, -0.2, 0.0]
OPEN: Final = [-6.0, -1.2, -0.2, 0.0]
#: Once one is there: a turn too many of the other, the hero who is there, and steps of a turn when
#: no card lies ready.
LATE: Final = 4.0
ARRIVED: Final = 7.0
PACE: Final = 1.2
#: A campfire of who is alone; two heroes who are neighbours; what one of them is ahead.
FIRE: Final = 0.8
NEAR: Final = 0.3
GAP: Final = 0.4
#: Where both ends are as likely, and how fast that changes; a lost game that had come far.
EVEN: Final = -20.0
SPREAD: Final = 12.0
CLOSE: Final = 0.12
#: Who keeps the targets closed: not beaten yet; met; hurt; a card above it in its pile; a point of
#: strength that both heroes lack; both together; a space more between them; so many weapons.
LOCKED: Final = 30.0
MET: Final = 1.0
HURT: Final = 14.0
BURIED: Final = 0.7
WEAK: Final = 0.6
TOGETHER: Final = 1.0
APART: Final = 0.3
ARMED: Final = [0.0, 2.5, 4.5, 5.0]
