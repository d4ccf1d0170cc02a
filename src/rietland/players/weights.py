"""Weights: what things are worth to the policy of the board, in pieces of gold.

Found by playing; docs/balance.md says how.
"""

from typing import Final


class Weights:
    """One set of them; a novice has another."""

    def __init__(self) -> None:
        #: A fog token while the legend waits for a face, and one turned in passing.
        self.fog: float = 3.5
        self.idle_fog: float = 1.2
        #: A farmer brought home, and one the castle will need.
        self.farmer: float = 5.0
        self.needed_farmer: float = 8.0
        #: A point of strength.
        self.strength: float = 3.3
        #: A point of willpower from a well, to the weak and to the hale.
        self.weak_well: float = 0.4
        self.well: float = 0.1
        #: A step of the narrator: with time to spare, with little, with none, and one awaited.
        self.letter: float = 1.0
        self.short_letter: float = 5.3
        self.last_letter: float = 9.0
        self.awaited: float = 4.0
        #: Letters to spare from which on there are few.
        self.short: int = 2
        #: A creature less on the way to a castle that would fall: always, and by sunrises left.
        self.danger: float = 4.0
        self.alarm: float = 11.0
        #: The castle would fall at the next sunrise.
        self.doom: float = 77.0
        #: A thing the legend wants, carried by a creature, lying, in hand.
        self.guarded: float = 51.0
        self.lying: float = 25.0
        self.carried: float = 7.6
        #: A creature out of the way of what must meet none.
        self.road: float = 21.0
        #: The opponent the legend wants beaten: worth, odds to gather at, odds to strike at.
        self.storm: float = 40.0
        self.storm_odds: float = 0.62
        self.strike_odds: float = 0.55
        #: Heroes that plan a fight together.
        self.company: int = 4
        #: Odds above which nobody else is needed.
        self.sure: float = 0.98
        #: Odds below which nobody starts a fight, or only to save the castle.
        self.fair: float = 0.55
        self.desperate: float = 0.25
        #: What lost willpower and a fall cost.
        self.loss: float = 0.25
        self.ruin: float = 2.9
        #: Letters left from which on a dwarf buys anywhere.
        self.pressing: int = 4
        #: Hours a dwarf walks further for a point of strength.
        self.detour: float = 0.83
        #: Sunrises beyond the days needed that the castle should hold.
        self.margin: int = 0
        #: Sunrises ahead at which arrivals begin to matter.
        self.alert: int = 6
        #: Share of a victory's worth for being where the creature will come.
        self.approach: float = 0.15
        #: Strength of a creature for which one hero more awaits it.
        self.escort: int = 5
        #: Sunrises it takes to gather and beat the opponent; to find and bring, to win and bring.
        self.storm_days: int = 2
        self.search_days: int = 3
        self.guarded_days: int = 3
        #: A rune stone; being where a thing will appear, or on its way.
        self.rune: float = 0.4
        self.vigil: float = 0.8
        #: A brew for the fight that counts.
        self.brew: float = 9.5


#: The set found best.
W: Final = Weights()


def beginner() -> Weights:
    """Whoever plans every fight alone and counts no letters."""
    weights = Weights()
    weights.company = 1
    weights.letter = 0.0
    weights.short_letter = 0.0
    return weights
