"""How a trail stands, judged without playing: what is left to pay, and what there is to pay with.

A turn costs nothing by itself. What runs out is the lead before the Curse, willpower and fog, and
it is spent on curse cards: each use of a hero card asks for one, sooner or later. So all is
counted in spaces of the Curse: a step still to go is its share of such a price, a hero card on
top or a sleeping curse card is a price that is not to be paid yet.
"""

from rietland.kernel.slots import card_of, face_up, is_up
from rietland.kernel.state import LOST, PLAYING, WON
from rietland.players.trail import weights as w
from rietland.players.trail.distances import Distances
from rietland.players.trail.prices import hero_worth, passing, stride
from rietland.trail.base import TrailBase
from rietland.trail.book import ALLY, CURSE, HERO, OBJECT, WIDTH, Book
from rietland.trail.ends import unbeatable
from rietland.trail.places import (
    begins_at,
    deck_stack,
    deck_stage,
    neighbours,
    order_of,
    pile_stack,
    stage_of,
)
from rietland.trail.state import HIDDEN, State


class Judge:
    """Knows what each space of a Book is away from the end of its map, and each card's price."""

    def __init__(self, g: TrailBase) -> None:
        self.book: Book = g.book
        self.far: Distances = Distances(g.book)
        #: The card that keeps the targets closed until it is beaten for good, or -1.
        self.lock: int = max([space.lock for space in g.book.spaces])
        #: By slot: what it costs to get past the card, what a hero card is worth, its sort, blue
        #: and red strength, and whether it must be beaten.
        self.passing: list[float] = []
        self.hero_worth: list[float] = []
        self.sorts: list[int] = []
        self.strengths: list[int] = []
        #: By slot: the steps it leads on at the best price.
        self.strides: list[int] = []
        self.opponents: list[int] = []
        self.is_foe: list[bool] = []
        for number, one in enumerate(g.book.deck):
            for shown in (one.faces[-1], one.faces[0]):
                cost = passing(g.book, shown, one.sort, shown is one.faces[0])
                self.passing.append(0.0 if number == self.lock else cost)
                worth = hero_worth(g.book, shown) if one.sort == HERO else 0.0
                self.hero_worth.append(worth)
                self.sorts.append(one.sort)
                self.strengths.append(shown.strength)
                self.strides.append(stride(g.book, shown))
                self.opponents.append(shown.opponent)
                self.is_foe.append(shown.opponent > 0 and not shown.uses)

    def chance(self, g: TrailBase, s: State) -> float:
        """The chance to win, roughly, from 0 to 1."""
        far = self.far
        if s.result == WON:
            return 1.0
        if is_lost(g, s):
            whole = self.ahead(far.map_steps, far.mean_steps, s, 0)
            left = 0.0
            for h in range(s.size):
                left += self.steps_left(g, s, h)
            return w.CLOSE * (1.0 - left / (whole * s.size))
        total = (self.worth(g, s) - w.EVEN) / w.SPREAD
        # A soft step between never and always: quick, and it needs no library.
        return w.CLOSE + (1.0 - w.CLOSE) * (0.5 + 0.5 * total / (1.0 + abs(total)))

    def worth(self, g: TrailBase, s: State) -> float:
        """Spaces that the Curse will lack at the end, roughly."""
        total = self.ahead(self.far.lengths, self.far.mean_length, s, 0) - s.curse
        for h in range(s.size):
            if s.arrived[h]:
                # What willpower and cards were worth is worth no less at the target.
                total += w.ARRIVED
                continue
            total += self.of_hero(g, s, h) - self.costs_left(g, s, h)
            if s.size > 1 and s.fire_of >= 0:
                total -= w.LATE * max(0.0, self.turns_left(g, s, h) - s.fires - 1)
        if s.size == 1:
            total += w.FIRE * s.fires
        elif not sum(s.arrived):
            # Who is ahead must go on paying until the other has come.
            total -= w.GAP * abs(self.costs_left(g, s, 0) - self.costs_left(g, s, 1))
            if neighbours(g, s, s.at[0], s.at[1]):
                total += w.NEAR
        if self.lock >= 0 and not s.gone[self.lock]:
            total -= self.locked(g, s)
        return total

    def locked(self, g: TrailBase, s: State) -> float:
        """What it will take to beat who keeps the targets closed: less once that has begun."""
        cost = w.LOCKED
        weapons = 0
        most = [0, 0]
        needed = 0
        for h in range(s.size):
            for pile in range(WIDTH):
                best = 0
                for position, slot in enumerate(s.cards.stacks[pile_stack(s, h, pile)]):
                    if slot < 0:
                        continue
                    best = max(best, self.strengths[slot])
                    if card_of(slot) == self.lock:
                        needed = self.opponents[slot]
                        cost += w.BURIED * position - w.MET
                        cost -= 0.0 if is_up(slot) else w.HURT
                    elif self.sorts[slot] in (OBJECT, ALLY) and self.strengths[slot]:
                        weapons += 1
                # Of each hero the strongest; of who is alone the two strongest piles.
                if s.size == 2:
                    most[h] = max(most[h], best)
                else:
                    most = [max(most[0], best), max(most[1], min(most[0], best))]
        if needed:
            cost += w.WEAK * max(0, needed - most[0] - most[1])
            if s.size == 2 and neighbours(g, s, s.at[0], s.at[1]):
                cost -= w.TOGETHER
            elif s.size == 2:
                gap = abs(order_of(g, s, s.at[0]) - order_of(g, s, s.at[1]))
                cost += w.APART * max(0, gap - 1)
        return cost - at(w.ARMED, weapons)

    def lacks(self, g: TrailBase, s: State, h: int, number: int) -> float:
        """How much a hero needs a card, without it: strength for the worst opponent, or the way."""
        if not self.strengths[face_up(number)]:
            return self.steps_left(g, s, h)
        strongest = 0
        worst = 0
        for pile in range(WIDTH):
            for slot in s.cards.stacks[pile_stack(s, h, pile)]:
                if slot >= 0 and card_of(slot) != number:
                    strongest = max(strongest, self.strengths[slot])
                    worst = max(worst, self.opponents[slot])
        return float(max(0, worst - strongest))

    def of_hero(self, g: TrailBase, s: State, h: int) -> float:
        """Lead, willpower, fog and piles of a hero."""
        stage = stage_of(g, s, s.at[h])
        lead = begins_at(g, s, stage) + g.book.spaces[s.at[h]].order - s.curse
        total = at(w.LEADS, lead) + at(w.WILLPOWER, s.willpower[h])
        total += at(w.FOG, self.spare_fog(g, s, h) + w.SHORT)
        open_piles = 0
        for pile in range(WIDTH):
            slots = s.cards.stacks[pile_stack(s, h, pile)]
            if not slots:
                continue
            total += self.of_pile(slots)
            if slots[0] >= 0 and not self.is_foe[slots[0]]:
                open_piles += 1
        return total + at(w.OPEN, open_piles)

    def spare_fog(self, g: TrailBase, s: State, h: int) -> int:
        """Fog cards a hero may draw without need; below 0 when there are too few."""
        stage = deck_stage(g, s, h)
        spare = len(s.cards.stacks[deck_stack(stage)])
        for hero in range(s.size):
            its = deck_stage(g, s, hero)
            if s.arrived[hero] or its > stage:
                continue
            if its == stage:
                spare -= self.far.fog[s.at[hero]]
            else:
                # Who is behind comes too, and brings what is left of the deck there.
                spare -= self.far.map_fog[s.row[stage]]
                left = len(s.cards.stacks[deck_stack(its)]) - self.far.fog[s.at[hero]]
                left -= self.far.entry_fog[s.row[its + 1]]
                if left > 0:
                    spare += left + 1
        return spare

    def of_pile(self, slots: list[int]) -> float:
        """A hero card is worth a price unless others come first; a curse card asleep likewise."""
        total = 0.0
        found = False
        for slot in slots:
            if slot < 0:
                continue
            sort = self.sorts[slot]
            if sort == HERO:
                total += w.PRICE + self.hero_worth[slot]
                found = True
            elif sort == CURSE:
                if is_up(slot):
                    total += w.PRICE * w.ASLEEP if found else 0.0
                elif not found:
                    total -= self.passing[slot]
            else:
                total -= self.passing[slot] * (w.BEHIND if found else 1.0)
        return total

    def steps_left(self, g: TrailBase, s: State, hero: int) -> float:
        """Steps that lie before a hero."""
        if s.arrived[hero]:
            return 0.0
        ahead = self.ahead(
            self.far.map_steps, self.far.mean_steps, s, 1 + stage_of(g, s, s.at[hero])
        )
        return self.far.steps[s.at[hero]] + ahead

    def turns_left(self, g: TrailBase, s: State, hero: int) -> float:
        """Turns until a hero is at the target: first by cards that lie ready, then more slowly."""
        steps = self.steps_left(g, s, hero)
        ready: list[int] = []
        for pile in range(WIDTH):
            slots = s.cards.stacks[pile_stack(s, hero, pile)]
            if slots and slots[0] >= 0 and self.strides[slots[0]]:
                ready.append(self.strides[slots[0]])
        ready.sort(reverse=True)
        turns = 0.0
        for far in ready:
            if steps > 0.0:
                turns += 1.0
                steps -= far
        turns += max(0.0, steps) / w.PACE
        return max(turns, 1.0 + self.far.stops[s.at[hero]])

    def costs_left(self, g: TrailBase, s: State, hero: int) -> float:
        """What the way costs that lies before a hero."""
        ahead = self.ahead(
            self.far.map_costs, self.far.mean_costs, s, 1 + stage_of(g, s, s.at[hero])
        )
        return self.far.costs[s.at[hero]] + ahead

    def ahead(self, maps: list[float], mean: float, s: State, first: int) -> float:
        """The sum of the stages from this one on; a hidden one is like the mean."""
        total = 0.0
        for number in range(first, len(s.row)):
            stage = s.row[number]
            total += mean if stage == HIDDEN else maps[stage]
        return total


def is_lost(g: TrailBase, s: State) -> bool:
    """The game is lost, or goes on and can no longer be won."""
    return s.result == LOST or (s.result == PLAYING and unbeatable(g, s) >= 0)


def told(worth: float) -> float:
    """The chance to win behind a judgement: a lost game that had come far is lost."""
    return max(0.0, (worth - w.CLOSE) / (1.0 - w.CLOSE))


def at(table: list[float], number: int) -> float:
    return table[max(0, min(len(table) - 1, number))]
