"""Thought: what a player plans to do and hopes for, in plain values that become words."""

from typing import Final

from rietland.kernel.action import Action

# What a step is about; the catalogue says it as `step-<name>`.
GO: Final = 0  # to the place
HOLD: Final = 1  # stay at the place
FIGHT: Final = 2  # the foe at the place, with the team
FETCH: Final = 3  # the thing at the place
BRING: Final = 4  # the thing to the place
BUY: Final = 5  # the thing at the place
EMPTY_WELL: Final = 6  # at the place
UNCOVER: Final = 7  # what lies hidden at the place
GIVE: Final = 8  # the thing to the first of the team
USE: Final = 9  # the thing
PASS: Final = 10  # wait for the others
REST: Final = 11  # end the day; in the card family: recover
PLAY: Final = 12  # the card (what) at the place
GAIN: Final = 13  # strength at a merchant's
STAY: Final = 14  # end the move here
AWAIT: Final = 15  # the foe that will come to the place
VIGIL: Final = 16  # be at the place when the legend goes on there
RELAY: Final = 17  # take over the thing at the place from the hero who brings it
DEED: Final = 18  # what the legend lets heroes do at the place
NIGHT: Final = 19  # be at the place when the sun rises
LURE: Final = 20  # leave the thing at the place for creatures to go after
LEAD: Final = 21  # the figure to the place

STEPS: Final = [
    "go",
    "hold",
    "fight",
    "fetch",
    "bring",
    "buy",
    "empty-well",
    "uncover",
    "give",
    "use",
    "pass",
    "rest",
    "play",
    "gain",
    "stay",
    "await",
    "vigil",
    "relay",
    "deed",
    "night",
    "lure",
    "lead",
]


#: Games that an estimate rests on which is certain.
CERTAIN: Final = 1_000_000


class Intent:
    """One thing a hero plans to do."""

    def __init__(self, kind: int, place: int = -1, what: int = -1) -> None:
        self.kind: int = kind
        #: Space or location; -1 for here.
        self.place: int = place
        #: Code of the thing, kind of the foe, number of the card, deed or figure; -1 for none.
        self.what: int = what
        #: Heroes who take part besides the one who means it.
        self.team: list[int] = []

    def to_data(self) -> list[object]:
        return [self.kind, self.place, self.what, list(self.team)]


class Thought:
    """An answer, the intention behind it, and the chance to win it is believed to keep."""

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        #: The intention, first step first: "go to 57, buy a bow, then hold 32".
        self.steps: list[Intent] = []
        #: All that can be said for it before chance or somebody else speaks, `action` first.
        self.course: list[Action] = [action]
        #: From 0 to 1; below 0 when it was not estimated.
        self.chance: float = -1.0
        #: Games the estimate rests on, or CERTAIN.
        self.games: int = 0
