"""Weights: what things are worth to the policy of the board, in pieces of gold.

Found by playing, for each number of heroes; docs/balance-notes.md says how.
"""

from typing import Final

from rietland.players.board.learned import tables

#: What a point of strength is worth.
STRENGTH_IN_GOLD: Final = 2.5


class PolicyWeights:
    """One set of them, for this many heroes; a novice has another."""

    def __init__(self, size: int, changed: dict[str, float] | None = None) -> None:
        told = tables.numbers(size)
        told.update(changed or {})
        #: A fog token while the legend waits for a face, and one turned in passing.
        self.fog: float = told["fog"]
        self.idle_fog: float = told["idle_fog"]
        #: A farmer brought home, and one the castle will need.
        self.farmer: float = told["farmer"]
        self.needed_farmer: float = told["needed_farmer"]
        #: A point of strength.
        self.strength: float = told["strength"]
        #: A point of willpower from a well, to the weak and to the hale.
        self.weak_well: float = told["weak_well"]
        self.well: float = told["well"]
        #: A step of the narrator: with time to spare, with little, with none, and one awaited.
        self.letter: float = told["letter"]
        self.short_letter: float = told["short_letter"]
        self.last_letter: float = told["last_letter"]
        self.awaited: float = told["awaited"]
        #: Letters to spare from which on there are few.
        self.short: int = int(told["short"])
        #: A creature less on the way to a castle that would fall: always, and by sunrises left.
        self.danger: float = told["danger"]
        self.alarm: float = told["alarm"]
        #: The castle would fall at the next sunrise.
        self.doom: float = told["doom"]
        #: A thing the legend wants, carried by a creature, lying, in hand.
        self.guarded: float = told["guarded"]
        self.lying: float = told["lying"]
        self.carried: float = told["carried"]
        #: A creature out of the way of what must meet none.
        self.road: float = told["road"]
        #: The opponent the legend wants beaten: worth, odds to gather at, odds to strike at.
        self.final_fight: float = told["final_fight"]
        self.final_fight_odds: float = told["final_fight_odds"]
        self.strike_odds: float = told["strike_odds"]
        #: Heroes that plan a fight together.
        self.company: int = int(told["company"])
        #: Odds above which nobody else is needed.
        self.sure: float = told["sure"]
        #: Odds below which nobody starts a fight, or only to save the castle.
        self.fair: float = told["fair"]
        self.desperate: float = told["desperate"]
        #: What lost willpower and a fall cost.
        self.loss: float = told["loss"]
        self.ruin: float = told["ruin"]
        #: Letters left from which on a dwarf buys anywhere.
        self.pressing: int = int(told["pressing"])
        #: Hours a dwarf walks further for a point of strength.
        self.detour: float = told["detour"]
        #: Sunrises beyond the days needed that the castle should hold.
        self.margin: int = int(told["margin"])
        #: Sunrises ahead at which arrivals begin to matter.
        self.alert: int = int(told["alert"])
        #: Shields kept for creatures that are still to come, while there are many letters left.
        self.spare_shields: int = int(told.get("spare_shields", 0))
        #: Share of a victory's worth for being where the creature will come.
        self.approach: float = told["approach"]
        #: Strength of a creature for which one hero more awaits it.
        self.escort: int = int(told["escort"])
        #: Sunrises it takes to gather and beat the opponent; to find and bring, to win and bring.
        self.final_fight_days: int = int(told["final_fight_days"])
        self.search_days: int = int(told["search_days"])
        self.guarded_days: int = int(told["guarded_days"])
        #: A rune stone; being where a thing will appear, or on its way.
        self.rune: float = told["rune"]
        self.vigil: float = told["vigil"]
        #: A brew for the fight that counts.
        self.brew: float = told["brew"]
        #: Letters left from which on gold is kept for it.
        self.thrift: int = int(told["thrift"])
        #: Strength beyond the opponent's that is thought enough; gold when there is enough.
        self.superior: float = told["superior"]
        self.idle_gold: float = told["idle_gold"]
        #: Letters left, beyond those of the way, at which everybody gathers whatever the odds.
        self.late: int = int(told["late"])
        #: Hours out of the way for a point of strength before that.
        self.shopping: float = told["shopping"]
        #: A share for somebody else than the best buyer.
        self.other_gold: float = told["other_gold"]
        #: What an hour on the way to a merchant adds to the price.
        self.hour: float = told["hour"]
        #: A point of willpower to the weakest, before a row of dice, to the weak and to the hale.
        self.rescue: float = told["rescue"]
        self.row: float = told["row"]
        self.relief: float = told["relief"]
        self.comfort: float = told["comfort"]
        #: Odds to go on at, the risk to fall that is too much.
        self.go_on: float = told["go_on"]
        self.risk: float = told["risk"]
        #: What one more fighter must add: to the odds, in rounds.
        self.help: float = told["help"]
        self.sooner: float = told["sooner"]
        #: Willpower nobody spends on overtime, and what remains when much is at stake.
        self.spare: int = int(told["spare"])
        self.last: int = int(told["last"])
        #: How much hours count against what a task brings, and hours a start counts as.
        self.haste: float = told["haste"]
        self.start: float = told["start"]
        #: How much rather one goes on with what one is about, as a logarithm.
        self.loyalty: float = told["loyalty"]
        #: What playing taught beyond all these, by sort of task and mark of the moment.
        self.corrections: list[float] = tables.corrections(size)

    def numbers(self) -> dict[str, float]:
        """All of them that are single numbers."""
        return {name: getattr(self, name) for name in tables.numbers(tables.SIZES[0])}


#: Set by hand, for lands without gold: what was learned is about buying strength with it.
BY_HAND: Final[dict[str, float]] = {
    "fog": 4, "idle_fog": 2, "brew": 8,
    "letter": 1.5, "short_letter": 4, "last_letter": 4, "short": 2,
    "danger": 6, "alarm": 10, "doom": 60, "margin": 1, "alert": 6, "spare_shields": 1,
    "guarded": 60, "lying": 60, "carried": 60, "road": 60, "approach": 0.12,
    "final_fight": 40, "final_fight_odds": 0.45, "strike_odds": 0.4, "late": 1,
    "final_fight_days": 2, "search_days": 3, "guarded_days": 3,
    "company": 4, "sure": 0.9, "fair": 0.55, "desperate": 0.25, "loss": 0.6, "ruin": 3,
    "go_on": 0.4, "risk": 0.35, "help": 0.12, "sooner": 1, "spare": 7, "last": 2,
    "haste": 1, "start": 1, "loyalty": 0.8,
}  # fmt: skip


def by_hand(size: int) -> PolicyWeights:
    """Where nothing was learned goals count, and no correction does."""
    weights = PolicyWeights(size, BY_HAND)
    weights.corrections = tables.nothing()
    return weights


#: What was found best, by number of heroes.
W: Final[dict[int, PolicyWeights]] = {size: PolicyWeights(size) for size in tables.SIZES}


def suited(sets: dict[int, PolicyWeights], size: int) -> PolicyWeights:
    """The set for this many heroes, or for the nearest number there is one for."""
    found = sets.get(size)
    return found if found is not None else sets[min(max(size, min(sets)), max(sets))]


#: What counts where nothing was learned.
PLAIN: Final[dict[int, PolicyWeights]] = {size: by_hand(size) for size in tables.SIZES}


def beginner(weights: PolicyWeights) -> PolicyWeights:
    """A novice: fights with one other at most, looks one sunrise ahead, half of the corrections."""
    weights.company = 2
    weights.letter = 0.0
    weights.short_letter = 0.0
    weights.alert = 1
    weights.corrections = [one / 2 for one in weights.corrections]
    return weights


#: A novice's.
BEGINNER: Final[dict[int, PolicyWeights]] = {
    size: beginner(PolicyWeights(size)) for size in tables.SIZES
}
PLAIN_BEGINNER: Final[dict[int, PolicyWeights]] = {
    size: beginner(by_hand(size)) for size in tables.SIZES
}
