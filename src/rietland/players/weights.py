"""Weights: what things are worth to the policy of the board, in pieces of gold.

Found by playing; docs/balance.md says how.
"""

from typing import Final

from rietland.players import taught


class Weights:
    """One set of them; a novice has another."""

    def __init__(self) -> None:
        #: A fog token while the legend waits for a face, and one turned in passing.
        self.fog: float = 4.76
        self.idle_fog: float = 0.77
        #: A farmer brought home, and one the castle will need.
        self.farmer: float = 3.43
        self.needed_farmer: float = 8.02
        #: A point of strength.
        self.strength: float = 3.94
        #: A point of willpower from a well, to the weak and to the hale.
        self.weak_well: float = 0.39
        self.well: float = 0.092
        #: A step of the narrator: with time to spare, with little, with none, and one awaited.
        self.letter: float = 0.75
        self.short_letter: float = 4.85
        self.last_letter: float = 19.72
        self.awaited: float = 5.09
        #: Letters to spare from which on there are few.
        self.short: int = 2
        #: A creature less on the way to a castle that would fall: always, and by sunrises left.
        self.danger: float = 3.52
        self.alarm: float = 11.16
        #: The castle would fall at the next sunrise.
        self.doom: float = 80.21
        #: A thing the legend wants, carried by a creature, lying, in hand.
        self.guarded: float = 37.02
        self.lying: float = 25.14
        self.carried: float = 4.9
        #: A creature out of the way of what must meet none.
        self.road: float = 15.68
        #: The opponent the legend wants beaten: worth, odds to gather at, odds to strike at.
        self.storm: float = 33.55
        self.storm_odds: float = 0.497
        self.strike_odds: float = 0.473
        #: Heroes that plan a fight together.
        self.company: int = 4
        #: Odds above which nobody else is needed.
        self.sure: float = 0.979
        #: Odds below which nobody starts a fight, or only to save the castle.
        self.fair: float = 0.558
        self.desperate: float = 0.21
        #: What lost willpower and a fall cost.
        self.loss: float = 0.18
        self.ruin: float = 2.56
        #: Letters left from which on a dwarf buys anywhere.
        self.pressing: int = 2
        #: Hours a dwarf walks further for a point of strength.
        self.detour: float = 1.26
        #: Sunrises beyond the days needed that the castle should hold.
        self.margin: int = 0
        #: Sunrises ahead at which arrivals begin to matter.
        self.alert: int = 6
        #: Share of a victory's worth for being where the creature will come.
        self.approach: float = 0.13
        #: Strength of a creature for which one hero more awaits it.
        self.escort: int = 7
        #: Sunrises it takes to gather and beat the opponent; to find and bring, to win and bring.
        self.storm_days: int = 2
        self.search_days: int = 3
        self.guarded_days: int = 3
        #: A rune stone; being where a thing will appear, or on its way.
        self.rune: float = 0.39
        self.vigil: float = 0.87
        #: A brew for the fight that counts.
        self.brew: float = 12.99
        #: Letters left from which on gold is kept for it.
        self.thrift: int = 13
        #: Strength beyond the opponent's that is thought enough; gold when there is enough.
        self.superior: float = 3.49
        self.idle_gold: float = 0.28
        #: Letters left, beyond those of the way, at which everybody gathers whatever the odds.
        self.late: int = 1
        #: Hours out of the way for a point of strength before that.
        self.shopping: float = 1.49
        #: A share for somebody else than the best buyer.
        self.other_gold: float = 0.37
        #: What an hour on the way to a merchant adds to the price.
        self.hour: float = 0.33
        #: A point of willpower to the weakest, before a row of dice, to the weak and to the hale.
        self.rescue: float = 0.66
        self.row: float = 0.67
        self.relief: float = 0.67
        self.comfort: float = 0.26
        #: Odds to go on at, the risk to fall that is too much.
        self.go_on: float = 0.467
        self.risk: float = 0.517
        #: What one more fighter must add: to the odds, in rounds.
        self.help: float = 0.087
        self.sooner: float = 0.78
        #: Willpower nobody spends on overtime, and what remains when much is at stake.
        self.spare: int = 7
        self.last: int = 3
        #: How much hours count against what a task brings, and hours a start counts as.
        self.haste: float = 1.48
        self.start: float = 0.43
        #: How much rather one goes on with what one is about, as a logarithm.
        self.loyalty: float = 0.37
        #: What playing taught beyond all these; see lessons.py.
        self.lessons: list[float] = taught.taught()


#: The set found best.
W: Final = Weights()


def beginner() -> Weights:
    """Whoever fights with one other at most, looks one sunrise ahead and has half of it learned."""
    weights = Weights()
    weights.company = 2
    weights.letter = 0.0
    weights.short_letter = 0.0
    weights.alert = 1
    weights.lessons = [lesson / 2 for lesson in weights.lessons]
    return weights
