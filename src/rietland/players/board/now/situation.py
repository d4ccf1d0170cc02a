"""Situation: how the legend stands, looked at once for a whole plan."""

from math import ceil
from typing import Final

from rietland.board.base import Board
from rietland.board.book import FOG_TOKENS
from rietland.board.fight import trials
from rietland.board.pieces import heroes, items
from rietland.board.pieces.things import BLOCKS, kind_of
from rietland.board.state import State
from rietland.board.turn import land
from rietland.board.turn.hours import hours_left
from rietland.kernel.control import all_hold
from rietland.kernel.pile import UNSEEN
from rietland.players.board.learned.weights import PolicyWeights
from rietland.players.board.legend import dangers
from rietland.players.board.legend.goals import LegendGoals, goals_of
from rietland.players.board.legend.runaways import NEVER
from rietland.players.board.legend.wishes import Source, Wish
from rietland.players.board.now import (
    distances,
    foes,
    open_goals,
    open_sources,
    quick_odds,
    walkers,
)
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.march import March
from rietland.players.board.now.strength import lent, strength_missing

#: Willpower that remains after overtime at the very last.
ALL: Final = 1
#: What it costs to take something where the hero may fall.
RUIN: Final = 50.0


class Situation:
    """What the whole plan depends on."""

    def __init__(self, g: Board, s: State, w: PolicyWeights) -> None:
        self.g: Board = g
        self.s: State = s
        self.w: PolicyWeights = w
        self.goals: LegendGoals = goals_of(g)
        self.terrain: distances.Distances = distances.distances(g, s, s.active)
        #: Shields that are kept for creatures still to come.
        self.spare: int = w.spare_shields if s.last_letter - s.narrator > w.alert else 0
        sunrises = max(1, min(s.last_letter - s.narrator, w.alert + 1))
        self.march: March = March(g, s, sunrises, self.spare)
        #: By hero: hours left today with willpower spared, and with little of it.
        self.hours: list[int] = []
        self.most: list[int] = []
        #: By hero: the dice they throw, as `chances` counts them.
        self.hands: list[int] = []
        self.letters: int = 0
        #: The opponent on the board that must be beaten, or -1.
        self.foe: int = -1
        self.brought: bool = False
        #: The legend waits for a fog face; for a thing that only the narrator brings.
        self.seeks: bool = False
        self.waiting: bool = False
        #: Something to be brought is not to be had yet, or in a creature's hands.
        self.absent: bool = False
        #: Sunrises until the goals can be met, and letters beyond these.
        self.days: int = 0
        self.slack: int = 0
        #: Strength the opponent has beyond ours, and what gold is worth by that.
        self.missing: float = 0.0
        self.gold: float = 1.0
        #: The spaces before what must be brought and must meet no creature.
        self.road: list[int] = []
        #: The sunrise up to which the castle is defended now, and fights needed for that.
        self.until: int = 1
        self.needed: int = 0
        #: What is wanted besides, as far as it is open.
        self.wishes: list[Wish] = []
        #: What brings these nearer.
        self.sources: list[Source] = []
        #: Spaces where a lure would draw a creature from where the legend wants none.
        self.bait: list[int] = []
        #: Spaces where a thing would draw an opponent from the road, and the kind of the thing.
        self.decoys: list[int] = []
        self.decoy: int = -1
        #: The sunrise at which an opponent gets away, or NEVER; where a fire would keep it.
        self.escape: int = NEVER
        self.bars: list[int] = []
        #: Spaces of creatures that must not be met while they sleep.
        self.sleepers: list[int] = []
        #: Where farmers are wanted: the castle, unless somebody else asks for them.
        self.farms: list[int] = []
        #: Spaces with a token that may hide what is wanted.
        self.hidden: list[int] = []
        #: By kind of creature: strength the opponent loses, and sunrises that are won, with one
        #: creature of it less; empty where it lends none.
        self.lent: dict[int, float] = {}
        self.hurry: dict[int, float] = {}
        #: Where all come together for what decides the legend: at the opponent, or at a trial; -1.
        self.rally: int = -1
        #: By hero: the roads for who carries what bars some.
        self._roads: dict[int, distances.Distances] = {}
        self._home: list[int] = []
        self._ways: dict[int, list[int]] = {}
        self.refresh()

    def refresh(self) -> None:
        """Look again at all but the creatures' march."""
        g = self.g
        s = self.s
        size = len(s.heroes)
        self.wishes = open_goals.open_wishes(g, self.goals, s)
        self.sources = open_sources.open_sources(g, self.goals, s)
        self.farms = open_goals.farms(g, self.wishes, self.sources)
        self._home = []
        self._ways = {}
        self.bait = foes.bait(g, self.goals, s)
        self.sleepers = dangers.sleepers(self.goals.dangers, g, s)
        # What one hero carries bars no way to the others.
        walker = land.ANYBODY if self.goals.burdens else s.active
        avoided = (
            self.sleepers + distances.toll_spaces(g, s)
            if self.goals.opponents.feeds
            else self.sleepers
        )
        self.terrain = distances.around(g, s, avoided, walker)
        if self.sleepers and not self._is_worth_quiet():
            self.sleepers = []
            self.terrain = distances.distances(g, s, walker)
        self._roads = {}
        self.hours = [hours_left(g, s, h, self.w.spare) for h in range(size)]
        self.most = [hours_left(g, s, h, self.w.last) for h in range(size)]
        track = s.last_letter - s.narrator
        self.letters = min(track, foes.sunrises(g, self.goals, s))
        self.foe = foes.foe(self.goals, s)
        self.brought = open_goals.all_brought(g, self.goals, s)
        self.seeks = open_goals.seeks(self.goals, s)
        self.seeks = self.seeks or open_goals.seeks_thing(self.goals, s, self.wishes)
        self.hidden = open_goals.may_hide(g, self.goals, s) if s.token_at else []
        if g.book.sought:
            self.hidden += open_sources.searched(g, self.goals, s, self.sources)
        searching = self.seeks or len(self.hidden) > 0
        self.waiting = not searching and open_goals.missing_thing(g, self.goals, s) >= 0
        self.absent = self.waiting or open_goals.is_carried_off(self.goals, s)
        self.days = self._days_needed()
        self.slack = track - self.days
        self.hands = quick_odds.hands_of(g, s)
        self.rally = s.creature_space[self.foe] if self.foe >= 0 else self._trial_space()
        self.missing = strength_missing(g, self.goals, s, self.hands, self.w)
        self.gold = 1.0 if self.missing > 0 or self._owes() else self.w.idle_gold
        self.road = self._road()
        self.lent, self.hurry = lent(g, self.goals, s, self.foe)
        self.escape = walkers.escape(g, self.goals, s)
        self.bars = walkers.bars(self.goals, s)
        self.decoy, self.decoys = walkers.decoy_spaces(g, self.goals, s, self.road, self.decoy)
        margin = 0 if self.road else self.w.margin
        self.until = max(1, min(self.days + margin, self.w.alert))
        self.needed = 0
        if self.march.fall <= self.until:
            self.needed = self.march.entered - max(0, s.shields - s.intruders - self.spare)
            if self.march.fatal:
                self.needed = max(0, self.needed) + len(self.march.fatal)

    def _owes(self) -> bool:
        """Somebody needs more gold for a deed that is asked for."""
        for h, hero in enumerate(self.s.heroes):
            if open_sources.debt(self.g, self.s, self.sources, h) > hero.gold:
                return True
        return False

    def far(self, a: int, b: int) -> int:
        return self.terrain.away[b][a]

    def way(self, h: int, space: int) -> int:
        """Hours from where a hero is to a space."""
        return self.terrain.away[space][self.s.heroes[h].space]

    def sunrises(self, h: int, way: int) -> int:
        """Sunrises until a hero has come so far."""
        return max(0, ceil((way - self.hours[h]) / self.g.book.hours))

    def roads_for(self, h: int) -> distances.Distances:
        """The roads as they are for this hero, with what the hero carries."""
        if not self.goals.burdens:
            return self.terrain
        if h not in self._roads:
            self._roads[h] = distances.around(self.g, self.s, self.shunned(h), h)
        return self._roads[h]

    def shunned(self, h: int) -> list[int]:
        """Spaces where the hero must not come, for who sleeps there or what the hero carries."""
        found = self.sleepers[:]
        for code in self.s.heroes[h].things:
            found += self.goals.deliveries.shunned[kind_of(code)]
        return found

    def toll(self, h: int) -> int:
        """Willpower each step costs the hero, for what the hero carries."""
        if not self.goals.burdens:
            return 0
        hero = self.s.heroes[h]
        roads = self.g.book.roads[hero.space] if hero.space >= 0 else []
        return max([land.toll(self.g, self.s, h, to) for to in roads], default=0)

    def home(self) -> list[int]:
        """By space: steps to the nearest place for farmers on ways without creatures."""
        if not self._home:
            found = [FAR] * self.g.book.size
            for home in self.farms:
                for space in range(self.g.book.size):
                    found[space] = min(found[space], self.safe_way(space, home))
            self._home = found
        return self._home

    def farm(self, at: int) -> int:
        """The nearest place where farmers are wanted."""
        best = self.farms[0]
        for home in self.farms:
            if self.far(at, home) < self.far(at, best):
                best = home
        return best

    def safe_way(self, space: int, goal: int) -> int:
        """Steps between two spaces on ways without creatures."""
        if goal not in self._ways:
            self._ways[goal] = distances.past_creatures(self.terrain, self.s, goal)
        return self._ways[goal][space]

    def is_guarded(self, code: int, space: int) -> bool:
        """A creature keeps this thing from being taken there."""
        return items.is_guarded(self.g, self.s, code, space)

    def is_for_sale(self, space: int) -> bool:
        """What lies there belongs to a merchant and is only swapped."""
        return self.g.book.barters and self.g.book.merchant[space] == 1

    def is_tried(self, number: int, space: int) -> bool:
        """A trial can still be tried at a space."""
        deed = self.g.book.deeds[number]
        if deed.times > 0 and self.s.deeds[number] >= deed.times:
            return False
        if not all_hold(self.g, self.s, -1, deed.conditions):
            return False
        return space in trials.spaces(self.g, self.s, deed)

    def _is_worth_quiet(self) -> bool:
        """Something wanted can be had without meeting those who sleep."""
        for hero in self.s.heroes:
            if hero.space < 0:
                continue
            for i, code in enumerate(self.s.loose):
                space = self.s.loose_at[i]
                reached = self.far(hero.space, space) < FAR and not self.is_guarded(code, space)
                if reached and open_goals.wants(self.wishes, code) is not None:
                    return True
        return False

    def hoard(self, space: int) -> float:
        """What lies on a space that wishes want, in gold: who stands there guards it."""
        if space < 0 or not self.wishes:
            return 0.0
        found = 0.0
        for i, code in enumerate(self.s.loose):
            wish = open_goals.wants(self.wishes, code) if self.s.loose_at[i] == space else None
            if wish is not None:
                found += open_goals.worth_of(self.g, self.s, wish.goal, code)
        return found

    def peril(self, h: int, space: int, way: int = 0) -> float:
        """What fire that follows the taking of a thing may cost this hero there, in gold.

        Who comes there with the last hour is still there when the sun rises.
        """
        hero = self.s.heroes[h]
        fire = self.goals.dangers.fire[space]
        blasts = 2 if fire.worst > 0 and way >= self.hours[h] else 1
        if blasts * fire.worst >= hero.willpower and not heroes.find(self.g, hero, BLOCKS):
            return RUIN
        return blasts * fire.mean * self.w.relief

    def is_deadly(self, h: int, space: int) -> bool:
        """The hero may fall there when the sun rises."""
        if not dangers.burns_at_sunrise(self.goals.dangers, self.g, self.s):
            return False
        hero = self.s.heroes[h]
        fire = self.goals.dangers.fire[space]
        return fire.worst >= hero.willpower and not heroes.find(self.g, hero, BLOCKS)

    def letter(self) -> float:
        """What a step of the narrator costs."""
        if self.waiting:
            return -self.w.awaited
        if self.slack <= 0:
            return self.w.last_letter
        few = self.slack <= self.w.short or len(self.road) > 0
        return self.w.short_letter if few else self.w.letter

    def _days_needed(self) -> int:
        """A guess: how many sunrises until the goals can be met."""
        days = 0
        if foes.foes_left(self.g, self.goals, self.s):
            days += self.w.final_fight_days
        longest = 0
        for kind in self.goals.deliveries.kinds:
            if not open_goals.in_place(self.g, self.goals, self.s, kind):
                longest = max(longest, self._nights_to_bring(kind))
        errands = len([wish for wish in self.wishes if wish.goal.needed])
        if self._must_try():
            days += self.w.final_fight_days
        return max(1, days + max(longest, errands))

    def _must_try(self) -> bool:
        """A goal is open that only a trial meets."""
        return self._trial_space() >= 0

    def _trial_space(self) -> int:
        """Where something must be tried for a goal that is open; -1: nowhere."""
        for source in self.sources if self.g.book.trials else []:
            if source.wish.goal.needed and open_sources.is_trial(self.g, source):
                for space in trials.spaces(self.g, self.s, self.g.book.deeds[source.deed]):
                    return space
        return -1

    def _nights_to_bring(self, kind: int) -> int:
        """Sunrises until a thing is where it belongs: carried, lying, guarded or not yet found."""
        s = self.s
        goal = self.goals.deliveries.place_of[kind]
        for h, hero in enumerate(s.heroes):
            for code in hero.things:
                if kind_of(code) == kind:
                    pace = 5 if self.goals.deliveries.fragile[kind] else self.g.book.hours
                    beyond = self.far(hero.space, goal) - self.hours[h]
                    return max(0, (beyond + pace - 1) // pace)
        for i, code in enumerate(s.loose):
            if kind_of(code) == kind:
                return 1 + self.far(s.loose_at[i], goal) // 8
        return self.w.search_days if self.seeks else self.w.guarded_days

    def _road(self) -> list[int]:
        """The spaces before what must be brought and must meet no creature."""
        road: list[int] = []
        for hero in self.s.heroes:
            for code in hero.things:
                self._add_road(code, hero.space, road)
        for i, code in enumerate(self.s.loose):
            self._add_road(code, self.s.loose_at[i], road)
        return road

    def _add_road(self, code: int, at: int, road: list[int]) -> None:
        kind = kind_of(code)
        goal = self.goals.deliveries.place_of[kind]
        if goal < 0:
            return
        if not self.goals.deliveries.fragile[kind]:
            if self.goals.burdens:
                self._add_bar(kind, at, goal, road)
            return
        while at not in (goal, -1):
            at = self.terrain.toward(at, goal)
            road.append(at)

    def _add_bar(self, kind: int, at: int, goal: int, road: list[int]) -> None:
        """The spaces of creatures before what must be brought and may not come where they are."""
        for h, hero in enumerate(self.s.heroes):
            held = [code for code in hero.things if kind_of(code) == kind]
            if held and hero.space == at and self.roads_for(h).away[goal][at] < FAR:
                return
        for space in self.terrain.way(at, goal):
            if self.s.occupant[space] >= 0 and space not in road:
                road.append(space)


def has_begun(s: State) -> bool:
    """A card lies on the track, or lay there: before, nothing presses, and all is there to try."""
    return s.narrator > 0 or len(s.star_at) > 0


def fog_hidden(s: State) -> int:
    """Fog tokens that nobody has turned."""
    hidden = 0
    if s.piles[FOG_TOKENS].stacks:
        for token in s.piles[FOG_TOKENS].stacks[0]:
            if token == UNSEEN:
                hidden += 1
    return hidden


def stamp(s: State) -> int:
    """A number that changes when something happens that plans depend on."""
    mark = s.day * 64 + s.narrator
    for space in s.creature_space:
        mark = (mark * 31 + space + 7) & 0xFFFFFFFFFF
    mark = (mark * 31 + fog_hidden(s)) & 0xFFFFFFFFFF
    return (mark * 31 + len(s.loose)) & 0xFFFFFFFFFF
