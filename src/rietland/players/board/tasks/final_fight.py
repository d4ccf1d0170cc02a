"""The fight that ends the legend, and the way there."""

from typing import Final

from rietland.board import verbs as v
from rietland.kernel.action import Action
from rietland.kernel.pending import Pending
from rietland.players.board.learned.tables import SORTS
from rietland.players.board.now import foes, quick_odds
from rietland.players.board.now.final_fight import (
    all_today,
    ally_bonus,
    brew_bonus,
    days_home,
    final_fight_team,
    final_fight_today,
    meeting_place,
    nearly_brought,
    strike_odds,
)
from rietland.players.board.now.fires import battle_bonus, battle_fire
from rietland.players.board.now.options import first, offered
from rietland.players.board.now.purchases import shops_first
from rietland.players.board.now.reach import way_to_fight
from rietland.players.board.now.situation import Situation
from rietland.players.board.now.teams import TEAMS
from rietland.players.board.tasks.approach import Await
from rietland.players.board.tasks.fight import Fight
from rietland.players.board.tasks.rest import lead_on, rest
from rietland.players.board.tasks.task import Task

#: The row of what playing taught.
FINAL_FIGHT: Final = SORTS.index("final_fight")


class FinalFight(Fight):
    """The fight that ends the legend; all who are there take part."""

    def __init__(self, situation: Situation, h: int, space: int) -> None:
        way = way_to_fight(situation, h, space)
        super().__init__(1 << h, space, situation.w.final_fight, way, situation.foe)
        self.row = FINAL_FIGHT
        self.urgent = True

    def is_taken(self, situation: Situation, given: list[Task | None]) -> bool:  # noqa: ARG002
        """All gather there."""
        return False

    def act(self, situation: Situation, pending: Pending, given: list[Task | None]) -> Action:  # noqa: ARG002
        """It is begun when all is brought; any such fight when the odds are good."""
        fight = Action(v.FIGHT, pending.who, self.space)
        if not offered(pending, fight) or not self._may_begin(situation, pending.who):
            return rest(situation, pending)
        h = pending.who
        led = lead_on(situation, pending)
        if led is not None and situation.hours[h] > 2:
            return led
        coming = self._is_somebody_coming(situation)
        last_chance = min(situation.letters, situation.escape) <= 1
        if self._odds(situation).win >= strike_odds(situation) or (last_chance and not coming):
            lit = battle_fire(situation, pending, True) or self.hand_on(situation, pending)
            return lit if lit is not None else fight
        passing = first(pending, v.PASS)
        if coming and passing is not None and situation.hours[h] > 3:
            return passing
        return rest(situation, pending)

    def _here(self, situation: Situation) -> int:
        """Those who could strike now."""
        mask = 0
        for h in TEAMS[final_fight_team(situation)]:
            if self.has_arrived(situation, h) and not situation.s.heroes[h].resting:
                mask |= 1 << h
        return mask

    def _is_somebody_coming(self, situation: Situation) -> bool:
        for h in TEAMS[final_fight_team(situation)]:
            if not self.has_arrived(situation, h) and not situation.s.heroes[h].resting:
                return True
        return False

    def _may_begin(self, situation: Situation, h: int) -> bool:
        """The hero is one of them, and the end of the legend cuts nothing off."""
        s = situation.s
        name = s.creature_name[self.creature]
        if not self._here(situation) >> h & 1:
            return False
        if name not in situation.goals.opponents.last:
            return True
        return situation.brought and not foes.is_too_early(situation.g, s, name)

    def _odds(self, situation: Situation) -> quick_odds.Odds:
        g, s = situation.g, situation.s
        team = TEAMS[self._here(situation)]
        rounds = min([9, *[situation.most[h] for h in team]])
        bonus = brew_bonus(situation, self._here(situation))
        bonus += battle_bonus(situation, team, self.space)
        return quick_odds.odds(g, s, team, situation.hands, self.creature, rounds, 0, bonus)


class Gather(Await):
    """Be where the opponent will be tomorrow, for the fight that ends the legend."""

    def __init__(self, situation: Situation, h: int, space: int) -> None:
        way = way_to_fight(situation, h, space)
        super().__init__(h, space, situation.w.final_fight, way, situation.foe)
        self.row = FINAL_FIGHT
        self.urgent = True

    def is_taken(self, situation: Situation, given: list[Task | None]) -> bool:  # noqa: ARG002
        """All come."""
        return False


def _can_defend(found: list[Task]) -> bool:
    for task in found:
        if task.defence:
            return True
    return False


def add_final_fight(situation: Situation, free: list[int], found: list[Task]) -> None:
    """Gather at the opponent the legend wants beaten, when strong enough or when time runs out."""
    g, s = situation.g, situation.s
    mask = final_fight_team(situation)
    ends = s.creature_name[situation.foe] in situation.goals.opponents.last
    if mask == 0 or (ends and not nearly_brought(situation)):
        return
    if foes.is_too_early(g, s, s.creature_name[situation.foe]):
        return
    space = s.creature_space[situation.foe]
    longest = 0
    for h in TEAMS[mask]:
        longest = max(longest, way_to_fight(situation, h, space))
    today = all_today(situation, mask)
    # Who gets away sooner than the legend ends is fought before.
    left = min(situation.letters, situation.escape)
    late = left <= situation.w.late + (longest + 6) // 7 + days_home(situation)
    if situation.march.fall <= (0 if today or final_fight_today(situation) else 1):
        return
    # Where the way home is long those who can keep the castle standing so long do that first.
    if situation.march.fall <= days_home(situation) and not late and _can_defend(found):
        return
    bonus = brew_bonus(situation, mask) + ally_bonus(situation, space)
    bonus += battle_bonus(situation, TEAMS[mask], space)
    odds = quick_odds.odds(g, s, TEAMS[mask], situation.hands, situation.foe, 5, 0, bonus)
    if odds.win < max(situation.w.final_fight_odds, strike_odds(situation)) and not late:
        return
    meeting = meeting_place(situation)
    for h in free:
        if mask >> h & 1 and not shops_first(situation, h, meeting):
            if meeting == space:
                found.append(FinalFight(situation, h, meeting))
            else:
                found.append(Gather(situation, h, meeting))
