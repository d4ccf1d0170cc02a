"""How a trail stands, judged without playing: what is left to pay, and what there is to pay with.

A turn costs nothing by itself. What runs out is the lead before the Curse, willpower and fog, and
it is spent on curse cards: each use of a hero card asks for one, sooner or later. So all is
counted in spaces of the Curse: a step still to go is its share of such a price, a hero card on
top or a sleeping curse card is a price that is not to be paid yet.
"""

from typing import Final

from rietland.kernel.slots import card_of, is_up
from rietland.kernel.state import PLAYING, WON
from rietland.players.trail import weights as w
from rietland.trail.base import TrailBase
from rietland.trail.book import ALLY, CURSE, HERO, OBJECT, REMOVE, WIDTH, Book, Face
from rietland.trail.places import begins_at, deck_stack, deck_stage, pile_stack, stage_of
from rietland.trail.state import HIDDEN, State
from rietland.vocabulary import trail as words

#: More than any way costs.
FAR: Final = 999.0


class Judge:
    """Knows what each space of a Book is away from the end of its map, and each card's price."""

    def __init__(self, g: TrailBase) -> None:
        self.book: Book = g.book
        self.steps: list[float] = _to_the_end(g.book, 0.0)
        self.costs: list[float] = _to_the_end(g.book, 1.0)
        #: Fog cards that must be drawn on the cheapest way to the end of the map.
        self.fog: list[int] = _fog_to_the_end(g.book, self.costs)
        #: Steps and price of each map from its entry; spaces of its line; all of an unseen one.
        self.map_steps: list[float] = _through(g.book, self.steps)
        self.map_costs: list[float] = _through(g.book, self.costs)
        self.lengths: list[float] = [float(one.length) for one in g.book.maps]
        unseen = g.book.between or [g.book.first]
        self.mean_steps: float = _mean(self.map_steps, unseen)
        self.mean_costs: float = _mean(self.map_costs, unseen)
        self.mean_length: float = _mean(self.lengths, unseen)
        #: The card that keeps the targets closed until it is beaten for good, or -1.
        self.lock: int = max([space.lock for space in g.book.spaces])
        #: By slot: what it costs to get past the card, what a hero card is worth, its strength.
        self.passing: list[float] = []
        self.hero_worth: list[float] = []
        self.sorts: list[int] = []
        for number, one in enumerate(g.book.deck):
            for shown in (one.faces[-1], one.faces[0]):
                self.sorts.append(one.sort)
                passing = _passing(g.book, shown, one.sort, shown is one.faces[0])
                self.passing.append(0.0 if number == self.lock else passing)
                self.hero_worth.append(_hero_worth(g.book, shown) if one.sort == HERO else 0.0)

    def chance(self, g: TrailBase, s: State) -> float:
        """The chance to win, roughly, from 0 to 1."""
        if s.result == WON:
            return 1.0
        if s.result != PLAYING:
            whole = self.ahead(self.map_steps, self.mean_steps, s, 0)
            left = 0.0
            for h in range(s.size):
                left += self.left(self.steps, self.map_steps, self.mean_steps, g, s, h)
            return w.CLOSE * (1.0 - left / (whole * s.size))
        total = (self.worth(g, s) - w.EVEN) / w.SPREAD
        # A soft step between never and always: quick, and it needs no library.
        return w.CLOSE + (1.0 - w.CLOSE) * (0.5 + 0.5 * total / (1.0 + abs(total)))

    def worth(self, g: TrailBase, s: State) -> float:
        """Spaces that the Curse will lack at the end, roughly."""
        total = self.ahead(self.lengths, self.mean_length, s, 0) - s.curse
        lost = 0.0
        for h in range(s.size):
            if s.arrived[h]:
                continue
            lost += self.left(self.costs, self.map_costs, self.mean_costs, g, s, h)
            total += self.of_hero(g, s, h)
            if s.fire_of >= 0:
                steps = self.left(self.steps, self.map_steps, self.mean_steps, g, s, h)
                total -= w.LATE * max(0.0, steps / w.PACE - s.fires - 1)
        if self.lock >= 0 and not s.gone[self.lock]:
            total -= self.locked(g, s)
        return total - lost

    def locked(self, g: TrailBase, s: State) -> float:
        """What it will take to beat who keeps the targets closed: less once that has begun."""
        cost = w.LOCKED + w.TOO_LATE * sum(s.arrived)
        weapons = 0
        for h in range(s.size):
            for pile in range(WIDTH):
                for slot in s.cards.stacks[pile_stack(s, h, pile)]:
                    if slot < 0:
                        continue
                    if card_of(slot) == self.lock:
                        cost -= w.MET if is_up(slot) else w.HURT
                    elif self.sorts[slot] in (OBJECT, ALLY):
                        weapons += 1 if g.book.deck[card_of(slot)].faces[0].strength else 0
        return cost - at(w.ARMED, weapons)

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
            total += self.of_pile(g, slots)
            first = slots[0]
            if first >= 0 and (self.sorts[first] == HERO or not _is_foe(g, first)):
                open_piles += 1
        return total + at(w.OPEN, open_piles)

    def spare_fog(self, g: TrailBase, s: State, h: int) -> int:
        """Fog cards a hero may draw without need; below 0 when there are too few."""
        stage = deck_stage(g, s, h)
        spare = len(s.cards.stacks[deck_stack(stage)])
        for hero in range(s.size):
            if not s.arrived[hero] and deck_stage(g, s, hero) == stage:
                spare -= self.fog[s.at[hero]]
        return spare

    def of_pile(self, g: TrailBase, slots: list[int]) -> float:
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
                if card_of(slot) == g.book.passive or is_up(slot):
                    total += w.PRICE * w.ASLEEP if found else 0.0
                elif not found:
                    total -= self.passing[slot]
            else:
                total -= self.passing[slot] * (w.BEHIND if found else 1.0)
        return total

    def left(
        self, far: list[float], maps: list[float], mean: float, g: TrailBase, s: State, hero: int
    ) -> float:
        """What lies before a hero, in steps or in prices."""
        if s.arrived[hero]:
            return 0.0
        stage = stage_of(g, s, s.at[hero])
        return far[s.at[hero]] + self.ahead(maps, mean, s, stage + 1)

    def ahead(self, maps: list[float], mean: float, s: State, first: int) -> float:
        """The sum of the stages from this one on; a hidden one is like the mean."""
        total = 0.0
        for stage in s.row[first:]:
            total += mean if stage == HIDDEN else maps[stage]
        return total


def at(table: list[float], number: int) -> float:
    return table[max(0, min(len(table) - 1, number))]


def _is_foe(g: TrailBase, slot: int) -> bool:
    faces = g.book.deck[card_of(slot)].faces
    shown = faces[0] if is_up(slot) or len(faces) == 1 else faces[1]
    return shown.opponent > 0 and not shown.uses


def _mean(numbers: list[float], which: list[int]) -> float:
    return sum([numbers[one] for one in which]) / len(which)


# Prices.


def effect_cost(effect: object) -> float:
    """What an effect costs, in spaces of the Curse; below 0 for a gain."""
    if isinstance(effect, words.Curse):
        return float(effect.spaces)
    if isinstance(effect, words.Lose):
        return w.POINT * effect.points
    if isinstance(effect, words.Gain):
        return -w.POINT * effect.points
    if isinstance(effect, words.Fog):
        return w.DRAWN * effect.cards
    if isinstance(effect, words.Reserve):
        return -w.RESERVE * effect.cards
    if isinstance(effect, words.Wake):
        return w.PRICE * effect.cards
    if isinstance(effect, words.Calm):
        return -w.PRICE * effect.cards
    if isinstance(effect, words.Walk):
        return -w.STEP * effect.steps
    if isinstance(effect, words.Stride):
        return -w.SPACE * effect.spaces
    if isinstance(effect, (words.Back, words.Rock)):
        return w.SPACE * effect.spaces
    if isinstance(effect, words.Rainy):
        return w.RAINY * effect.cards
    if isinstance(effect, words.Sunny):
        return -w.RAINY
    return 0.0


def list_cost(book: Book, ref: str) -> float:
    """What all effects at an address cost."""
    total = 0.0
    if ref:
        for effect in book.lists[ref]:
            total += effect_cost(effect)
    return total


def _passing(book: Book, shown: Face, sort: int, is_first: bool) -> float:
    """What it costs to get past a card that lies on top: its cheapest use, or a fight."""
    if sort == HERO or (sort == CURSE and is_first):
        return 0.0
    costs: list[float] = []
    for use in shown.uses:
        cost = list_cost(book, use.ref)
        if shown.opponent and use.then != REMOVE:
            cost += w.STAYS
        costs.append(cost)
    if shown.opponent:
        costs.append(w.FOE + w.STRONG * max(0, shown.opponent - w.EASY) - w.POINT * shown.reward)
    if shown.strength:
        costs.append(-w.WEAPON * shown.strength)
    if not costs:
        return 0.0
    cost = min(costs)
    if cost < 0.0:
        return cost * (w.ALLY if sort == ALLY else w.HELP)
    return cost


def _hero_worth(book: Book, shown: Face) -> float:
    """How good a face of a hero card is to go with."""
    best = 0.0
    for way in shown.moves:
        best = max(best, w.STEP * way.steps - list_cost(book, way.ref))
    return w.FACE * best


# Ways.


def _to_the_end(book: Book, prices: float) -> list[float]:
    """For each space the cheapest way to the end of its map: in steps, or with what it costs."""
    ends = [one.red or one.target != "" for one in book.spaces]
    far = [0.0 if end else FAR for end in ends]
    changed = True
    while changed:
        changed = False
        for path in book.paths:
            if path.origin < 0 or ends[path.origin]:
                continue
            cost = far[path.target] + _entering(book, path.target, prices)
            cost += prices * list_cost(book, path.ref)
            if cost < far[path.origin] - 1e-9:
                far[path.origin] = cost
                changed = True
    return far


def _fog_to_the_end(book: Book, costs: list[float]) -> list[int]:
    """For each space the fog that must be drawn on its cheapest way."""
    fog = [0] * len(book.spaces)
    for _ in book.spaces:
        for number in range(len(book.spaces)):
            best = FAR
            for one in book.onward[number]:
                path = book.paths[one]
                cost = costs[path.target] + _entering(book, path.target, 1.0)
                cost += list_cost(book, path.ref)
                if cost < best:
                    best = cost
                    space = book.spaces[path.target]
                    fog[number] = fog[path.target] + _drawn(book, path.ref)
                    if space.stop or space.red:
                        fog[number] += _drawn(book, space.ref)
    return fog


def _drawn(book: Book, ref: str) -> int:
    """Fog cards that are drawn for what stands at an address."""
    total = 0
    if ref:
        for effect in book.lists[ref]:
            if isinstance(effect, words.Fog):
                total += effect.cards
    return total


def _entering(book: Book, number: int, prices: float) -> float:
    """Steps of a space, or its price with what it brings to who must stop there."""
    space = book.spaces[number]
    if prices == 0.0:
        return float(space.steps)
    cost = w.STEP * space.steps
    if space.stop or space.red:
        cost += w.HALT + list_cost(book, space.ref)
    return cost


def _through(book: Book, far: list[float]) -> list[float]:
    """The way through each map from its farthest space."""
    found: list[float] = []
    for one in book.maps:
        costs = [far[space] for space in one.spaces if far[space] < FAR]
        found.append(max(costs) if costs else 0.0)
    return found
