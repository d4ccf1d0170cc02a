"""Outlook: how the legend stands, what things are worth, and what a task is."""

from typing import Final

from rietland.board.rules import Board
from rietland.board.state import State
from rietland.board.things import kind_of
from rietland.players import board_sense as sense
from rietland.players import fight_sense as fights

# What a task is about.
FIGHT: Final = 0  # beat the creature together
GO: Final = 1  # walk there; what is to be done there is done for free
STORM: Final = 2  # gather at the opponent the legend wants beaten, then fight

#: Willpower nobody spends on overtime, and what remains when the castle is about to fall.
SPARE: Final = 7
LAST: Final = 3


class Weights:
    """What things are worth, in pieces of gold. Found by playing; see docs/balance.md."""

    #: A fog token while the legend waits for a face, and one turned in passing.
    fog: float = 3.0
    idle_fog: float = 1.2
    #: A farmer brought home, and one the castle will need.
    farmer: float = 5.0
    needed_farmer: float = 8.0
    #: A point of strength.
    strength: float = 2.5
    #: A point of willpower from a well, to the weak and to the hale.
    weak_well: float = 0.4
    well: float = 0.1
    #: A step of the narrator: with time to spare, with little, with none.
    letter: float = 1.0
    short_letter: float = 5.0
    last_letter: float = 9.0
    #: Letters to spare from which on there are few.
    short: int = 2
    #: A creature less on the way to a castle that would fall: always, and by sunrises left.
    danger: float = 4.0
    alarm: float = 12.0
    #: The castle would fall at the next sunrise.
    doom: float = 40.0
    #: A thing the legend wants, carried by a creature, lying, in hand.
    guarded: float = 15.0
    lying: float = 25.0
    carried: float = 30.0
    #: A creature out of the way of what must meet none.
    road: float = 6.0
    #: The opponent the legend wants beaten.
    storm: float = 40.0
    storm_odds: float = 0.75
    strike_odds: float = 0.6
    #: Odds below which nobody starts a fight, and what lost willpower and a fall cost.
    fair: float = 0.7
    loss: float = 0.3
    ruin: float = 3.0
    #: Letters left from which on the dwarf buys anywhere.
    pressing: int = 4
    #: Sunrises beyond the days needed that the castle should hold.
    margin: int = 1
    #: Sunrises ahead at which arrivals begin to matter.
    alert: int = 4
    #: Share of a victory's worth for being where the creature will come.
    approach: float = 0.2
    #: Sunrises it takes to gather and beat the opponent; to find and bring, to win and bring.
    storm_days: int = 2
    search_days: int = 4
    guarded_days: int = 3


class Task:
    """Something worth doing: for whom, where, what it is worth and how long it takes."""

    def __init__(self, kind: int, team: list[int], space: int, value: float, hours: float) -> None:
        self.kind: int = kind
        self.team: list[int] = team
        self.space: int = space
        self.value: float = value
        self.hours: float = hours
        #: The creature of a fight, or -1.
        self.creature: int = -1
        #: Worth overtime.
        self.urgent: bool = False
        #: A fight for the castle's sake: no more of these than needed.
        self.defence: bool = False

    def worth(self) -> float:
        """Value by hour; a start counts as half an hour."""
        return self.value / (self.hours + 0.5)


def is_bearer(g: Board, s: State, h: int) -> bool:
    """Carries something the legend wants elsewhere, or leads farmers."""
    hero = s.heroes[h]
    if hero.farmers > 0:
        return True
    return any(sense.wanted_for(g, code) >= 0 for code in hero.things)


class Outlook:
    """What the whole plan depends on, looked at once."""

    def __init__(self, g: Board, s: State) -> None:
        self.letters: int = sense.letters_left(g, s)
        self.days: int = days_needed(g, s)
        self.siege: sense.Siege = sense.siege(g, s, min(self.letters, 9))
        self.waiting: bool = waits_for_letters(g, s)
        self.road: list[int] = bearers_road(g, s)
        self.slack: int = self.letters - self.days
        self.gold: float = gold_value(g, s)
        #: The sunrise up to which the castle is defended now, and fights needed for that.
        margin = 0 if self.road else Weights.margin
        self.until: int = min(self.days + margin, Weights.alert)
        self.needed: int = max(
            self.siege.within(sunrise) - sense.shields_left(s)
            for sunrise in range(1, self.until + 1)
        )

    def letter(self) -> float:
        """What a step of the narrator costs."""
        if self.waiting:
            return -1.0
        if self.slack <= 0:
            return Weights.last_letter
        few = self.slack <= Weights.short or len(self.road) > 0
        return Weights.short_letter if few else Weights.letter


def days_needed(g: Board, s: State) -> int:
    """A guess: how many sunrises until the goals can be met."""
    wanted = sense.wishes(g.book)
    days = 0
    if wanted.beat and not set(wanted.beat) <= set(s.beaten):
        days += Weights.storm_days
    if not sense.brought(g, s):
        days += max(nights_to_bring(g, s, kind, goal) for kind, goal in wanted.bring)
    return max(1, days)


def nights_to_bring(g: Board, s: State, kind: int, goal: int) -> int:
    """Sunrises until a thing is where it belongs: carried, lying, guarded, or not yet found."""
    for h, hero in enumerate(s.heroes):
        if any(kind_of(code) == kind for code in hero.things):
            pace = 4 if kind in sense.wishes(g.book).fragile else g.book.hours
            beyond = sense.distance(g, s, hero.space, goal) - sense.hours_left(g, s, h, SPARE)
            return max(0, (beyond + pace - 1) // pace)
    for code, at in zip(s.loose, s.loose_at, strict=True):
        if kind_of(code) == kind:
            return 0 if at == goal else 1 + sense.distance(g, s, at, goal) // 8
    return Weights.search_days if sense.sought_faces(g, s) else Weights.guarded_days


def bearers_road(g: Board, s: State) -> list[int]:
    """The spaces before what must be brought and must meet no creature."""
    road: list[int] = []
    held = [(code, hero.space) for hero in s.heroes for code in hero.things]
    for code, start in held + list(zip(s.loose, s.loose_at, strict=True)):
        goal = sense.wanted_for(g, code)
        at = start
        while goal >= 0 and kind_of(code) in sense.wishes(g.book).fragile and at not in (goal, -1):
            at = sense.next_step(g, s, at, goal)
            road.append(at)
    return road


def waits_for_letters(g: Board, s: State) -> bool:
    """A thing must be brought that is not in play yet, and only the narrator brings it."""
    if sense.sought_faces(g, s):
        return False
    for kind, _ in sense.wishes(g.book).bring:
        held = [code for hero in s.heroes for code in hero.things]
        if all(kind_of(code) != kind for code in s.loose + s.creature_load + held):
            return True
    return False


def strength_missing(g: Board, s: State) -> float:
    """How far all heroes together are from beating the strongest opponent they must beat."""
    missing = 0.0
    ours = 0.0
    for h, hero in enumerate(s.heroes):
        ours += hero.strength + fights.average(fights.throw(*fights.hand_of(g, s, h)))
    for name in sense.wishes(g.book).beat:
        if name not in s.beaten and g.book.named[name].strength:
            theirs = g.book.named[name].strength[s.difficulty][s.size] + 5.1
            missing = max(missing, theirs + 4.0 - ours)
    return missing


def gold_value(g: Board, s: State) -> float:
    return 1.0 if strength_missing(g, s) > 0 else 0.4
