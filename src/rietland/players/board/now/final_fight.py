"""The fight that ends the legend: who takes part, with which odds, and where all come together."""

from typing import Final

from rietland.board.pieces.things import kind_of
from rietland.kernel.control import amount
from rietland.players.board.now import foes, open_goals, quick_odds
from rietland.players.board.now.fires import battle_bonus
from rietland.players.board.now.reach import way_to_fight
from rietland.players.board.now.situation import Situation
from rietland.players.board.now.teams import TEAMS

#: Odds at which heroes begin a fight that they may take up again.
PATIENT: Final = 0.5


def final_fight_team(situation: Situation) -> int:
    """Everybody who has not something to bring first."""
    g, s = situation.g, situation.s
    mask = 0
    for h, hero in enumerate(s.heroes):
        if hero.farmers == 0 and not open_goals.carries(g, situation.goals, s, hero):
            mask |= 1 << h
    return mask


def brew_bonus(situation: Situation, mask: int) -> int:
    """What the brew and the plants of all these add to a round."""
    bonus = 0
    for h in TEAMS[mask]:
        bonus += quick_odds.doubling(situation.g, situation.s.heroes[h])
    return bonus + quick_odds.brightness(situation.g, situation.s, TEAMS[mask])


def ally_bonus(situation: Situation, space: int) -> int:
    """What allies add who can be led there."""
    bonus = 0
    for figure in foes.allies(situation.g, situation.goals, situation.s):
        if situation.s.figures[figure] != space:
            bonus += amount(situation.g, situation.s, situation.g.book.figure_bonus[figure])
    return bonus


def nearly_brought(situation: Situation) -> bool:
    """What must be brought is there, or on its way in a hero's hands."""
    for kind in situation.goals.deliveries.kinds:
        held = False
        for hero in situation.s.heroes:
            for code in hero.things:
                held = held or kind_of(code) == kind
        if not held and not open_goals.in_place(situation.g, situation.goals, situation.s, kind):
            return False
    return True


def strike_odds(situation: Situation) -> float:
    """Odds at which the last fight is begun: better ones where a lost round brings a card."""
    named = situation.g.book.named[situation.s.creature_name[situation.foe]]
    return max(situation.w.strike_odds, PATIENT) if named.life >= 0 else situation.w.strike_odds


def final_fight_today(situation: Situation) -> bool:
    """All is brought, and those who can be there today have a fair chance: end it now."""
    g, s = situation.g, situation.s
    if situation.foe < 0 or not situation.brought:
        return False
    space = s.creature_space[situation.foe]
    mask = 0
    rounds = 9
    for h in TEAMS[final_fight_team(situation)]:
        left = situation.most[h] - way_to_fight(situation, h, space)
        if left > 0:
            mask |= 1 << h
            rounds = min(rounds, left)
    if mask == 0:
        return False
    bonus = brew_bonus(situation, mask) + battle_bonus(situation, TEAMS[mask], space)
    odds = quick_odds.odds(g, s, TEAMS[mask], situation.hands, situation.foe, rounds, 0, bonus)
    return odds.win >= strike_odds(situation)


def days_home(situation: Situation) -> int:
    """Days until what the opponent has is where it belongs, once it is beaten."""
    g, s = situation.g, situation.s
    code = s.creature_load[situation.foe]
    goal = situation.goals.place_for(code) if code else -1
    if goal < 0:
        return 0
    return 2 + situation.far(s.creature_space[situation.foe], goal) // g.book.hours


def all_today(situation: Situation, mask: int) -> bool:
    """All of these can be at the opponent today, with hours left for the fight."""
    s = situation.s
    for h in TEAMS[mask]:
        if situation.hours[h] < way_to_fight(situation, h, s.creature_space[situation.foe]) + 2:
            return False
    return True


def meeting_place(situation: Situation) -> int:
    """Where all come together for the last fight: at the opponent, or where it will be tomorrow.

    Where not all can be there today, they gather where it will be.
    """
    g, s = situation.g, situation.s
    space = s.creature_space[situation.foe]
    ahead = situation.march.tomorrow[situation.foe]
    if ahead in (space, g.book.castle, -1) or min(situation.letters, situation.escape) <= 1:
        return space
    today = all_today(situation, final_fight_team(situation)) or final_fight_today(situation)
    return space if today else ahead
