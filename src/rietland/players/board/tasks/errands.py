"""Errands: what a legend or a card asks for beyond one thing with one place.

Things of several kinds by their worth, what is handed over, farmers led elsewhere than into the
castle, deeds with their price, a place to be at when the sun rises. Trials and those who are led
are asked only where a Book has them.
"""

from rietland.board.base import FIGHTS
from rietland.board.book import BRING
from rietland.board.legend import goals as legend_goals
from rietland.board.pieces.things import kind_of
from rietland.kernel.control import amount
from rietland.players.board.legend.wishes import HELPFUL, Source
from rietland.players.board.now import foes, open_goals, open_sources
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.fires import can_warm
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.approach import add_journey
from rietland.players.board.tasks.deed import Do
from rietland.players.board.tasks.fetch import Fetch, add_gathering, add_supply
from rietland.players.board.tasks.lead import add_lead
from rietland.players.board.tasks.loads import add_loads, add_lying
from rietland.players.board.tasks.lure import add_lures
from rietland.players.board.tasks.night import Night, add_flight
from rietland.players.board.tasks.starve import add_feeds
from rietland.players.board.tasks.task import Task
from rietland.players.board.tasks.trial import NEARLY, add_trials
from rietland.players.board.tasks.visit import Visit
from rietland.players.board.tasks.wells import add_rescue
from rietland.players.search.thought import HOLD


def add_errands(situation: Situation, awake: list[int], found: list[Task]) -> None:
    """Everything worth doing for the wishes that are open."""
    g, s = situation.g, situation.s
    if g.book.trials or g.book.has_led:
        _add_quests(situation, awake, found)
    for wish in situation.wishes:
        if wish.goal.kind == BRING:
            add_loads(situation, wish, awake, found)
            add_lying(situation, wish, awake, found)
    for source in situation.sources:
        if _is_place(situation, source):
            for h in awake:
                _add_source(situation, source, h, found)
    for c in range(len(s.creature_space)):
        if c != situation.foe and foes.is_wished_foe(g, situation.goals, s, c):
            add_journey(situation, c, awake, found)
    _add_own(situation, awake, found)


def _add_own(situation: Situation, awake: list[int], found: list[Task]) -> None:
    """What a hero looks after where content asks for it."""
    g = situation.g
    for h in awake:
        add_flight(situation, h, found)
        if g.book.lure >= 0:
            add_lures(situation, h, found)
        if g.book.out_at_zero:
            add_rescue(situation, h, found)


def _is_place(situation: Situation, source: Source) -> bool:
    """It is done at a place: not handed over as a load, nor tried, nor by leading somebody."""
    if source.wish.goal.kind == BRING and source.calms < 0:
        return False
    return source.figure < 0 and not open_sources.is_trial(situation.g, source)


def _add_quests(situation: Situation, awake: list[int], found: list[Task]) -> None:
    """What is tried, who is led, what is gathered, and what feeds an opponent."""
    g, s = situation.g, situation.s
    for source in situation.sources:
        goal = source.wish.goal
        share = source.wish.worth() / max(1, legend_goals.need(g, s, goal))
        if source.figure >= 0:
            add_lead(situation, source, share, awake, found)
            continue
        trial = s.counters[FIGHTS] > 0 and open_sources.is_trial(g, source)
        if trial and not foes.is_kept_back(g, s, goal):
            decides = goal.needed and situation.missing <= NEARLY
            add_trials(situation, source.deed, share, awake, found, goal.needed, decides)
    for wish in situation.wishes:
        if wish.gathers >= 0:
            share = HELPFUL / max(1, legend_goals.need(g, s, wish.goal))
            add_gathering(situation, wish.gathers, share, awake, found)
    for kind in situation.goals.free_deeds.shields:
        add_gathering(situation, kind, HELPFUL, awake, found)
    if situation.goals.opponents.feeds and situation.foe >= 0:
        add_feeds(situation, awake, found)


def _add_source(situation: Situation, source: Source, h: int, found: list[Task]) -> None:
    """Go where, or take up what, brings a wish nearer."""
    g, s = situation.g, situation.s
    if not open_sources.may_serve(g, s, source, h):
        return
    need = max(1, legend_goals.need(g, s, source.wish.goal))
    worth = source.wish.worth()
    if source.wish.gathers >= 0:
        worth /= need
    places = open_sources.places_of(g, s, source)
    lacking = _lacking(situation, source, places, h)
    if source.calms >= 0 and not _can_gather(situation, lacking):
        return
    for kind in lacking:
        add_supply(situation, source, kind, worth, h, found)
    if lacking:
        return
    for space in places:
        value = worth if source.wish.gathers >= 0 else worth / need
        _add_place(situation, source, space, value, h, found)
    for i, code in enumerate(s.loose):
        hours = situation.way(h, s.loose_at[i])
        free = not situation.is_guarded(code, s.loose_at[i])
        if kind_of(code) == source.takes and hours < FAR and free:
            found.append(Fetch(h, s.loose_at[i], worth, max(1, hours), code))


def _lacking(situation: Situation, source: Source, places: list[int], h: int) -> list[int]:
    """Kinds of things that the hero has not and that it takes."""
    g, s = situation.g, situation.s
    hero = s.heroes[h]
    found = [kind for kind in source.things if not open_goals.has(g, hero, kind)]
    if hero.gold < amount(g, s, source.gold):
        found.append(kind_of(situation.goals.supplies.gold))
    if source.warm and not can_warm(situation, h, places, source.calms >= 0):
        found += [kind for kind in situation.goals.warmth.fuel if kind]
    return found


def _add_place(
    situation: Situation, source: Source, space: int, value: float, h: int, found: list[Task]
) -> None:
    """Be there: when the sun rises, for a deed, or by ending a move."""
    at = situation.s.heroes[h].space
    again = at == space and source.deed < 0 and not source.night
    # Where a move must end there, a hero who is there already must leave to come again.
    goal = situation.terrain.roads[at][0] if again else space
    hours = situation.far(at, goal) + (1 if again else 0)
    if hours >= FAR:
        return
    if source.night:
        found.append(Night(situation, h, goal, value, hours))
    elif source.deed >= 0:
        found.append(Do(h, goal, value, hours, source.deed))
    else:
        found.append(Visit(HOLD, h, goal, value, max(1, hours)))


def _can_gather(situation: Situation, kinds: list[int]) -> bool:
    """Everything of this lies about, or a hero has it."""
    for kind in kinds:
        if not open_goals.is_seen(situation.s, kind):
            return False
    return True
