"""What a card table is worth: the plays still needed to free the castle, and what helps.

All figures are in plays, that is in cards of a hand. The lower the work left, the better.
"""

from typing import Final

from rietland.kernel.control import amount, effect_at
from rietland.kernel.pile import UNSEEN
from rietland.kernel.state import PLAYING, WON
from rietland.tableau import effects, gallery
from rietland.tableau.book import ALLY, HERO_CARD, IN_SIGHT, OBJECT
from rietland.tableau.cards import card_of, is_hidden_at, is_up
from rietland.tableau.rules import Tableau
from rietland.tableau.state import COMPLETED, GALLERY, NARRATOR_PILE, PLACES, State
from rietland.tableau.strength import in_sight, option_refs
from rietland.vocabulary import tableau as words

#: More than any work can be: the mission cannot be completed any more.
HOPELESS: Final = 25.0
#: What a mission asks that nobody has seen yet.
UNKNOWN: Final = 2.6
#: Turning a hidden card up, and coming to a place where nobody stands.
TURNING: Final = 0.35
COMING: Final = 0.35
#: What is worth how many plays.
WILL: Final = 0.3
QUIVER: Final = 0.09
COIN: Final = 0.12
TROPHY: Final = 0.05
ALLY_CARD: Final = 1.0
OBJECT_CARD: Final = 0.6
TIME: Final = 2.0
AXE: Final = 0.7
#: How much of the work at missions that are not among the nearest counts.
REST: Final = 0.12


class Sense:
    """What is fixed for one game: the worth of its cards."""

    def __init__(self, g: Tableau) -> None:
        self.g: Tableau = g
        #: By card of a hand: what holding it is worth.
        self.worth: list[float] = [_worth(g, card) for card in range(len(g.book.hand_cards))]
        self.might: list[int] = [might(g, card) for card in range(len(g.book.hand_cards))]
        #: By kind of encounter: the work to be rid of it when it lies face up.
        self.toil: list[float] = []
        for kind in g.book.encounters:
            if kind.card >= 0:
                self.toil.append(0.1 - OBJECT_CARD / 2)
            elif kind.strength == IN_SIGHT:
                self.toil.append(0.9)
            else:
                self.toil.append(0.35 + kind.strength / 5 + 0.4 * kind.toll)
            if kind.reward:
                self.toil[-1] -= 0.3
            if kind.burden:
                self.toil[-1] += 0.5

    # The whole table.

    def value(self, s: State) -> float:
        """The higher, the nearer to victory."""
        if s.result != PLAYING:
            return 1000.0 if s.result == WON else -1000.0
        return self.means(s) - self.work(s)

    def work(self, s: State) -> float:
        """Plays needed for the missions that are nearest to be done; the others count little."""
        hidden = self.mean_toil(s)
        clearing = [0.0] * (PLACES + 1)
        for place in range(1, PLACES + 1):
            clearing[place] = self.clearing(s, place, hidden)
        found: list[float] = []
        for place in range(1, PLACES + 1):
            if s.missions.stacks[place]:
                asked = self.asking(s, place, clearing)
                found.append(clearing[place] + asked)
        found.sort()
        left = self.g.book.missions_needed - len(s.missions.stacks[COMPLETED])
        total = 6.0 * left
        for number, plays in enumerate(found):
            total += plays if number < left else REST * min(plays, 8.0)
        return total

    def means(self, s: State) -> float:
        """Cards, willpower, quivers, gold and time at hand."""
        g = self.g
        total = TIME * len(s.narrators.stacks[NARRATOR_PILE])
        for hero in s.heroes:
            for card in hero.hand:
                total += self.worth[card]
            for card in hero.played:
                if g.book.hand_cards[card].sort == ALLY:
                    total += 0.6
            total += WILL * min(hero.willpower, 5) + 0.1 * max(0, hero.willpower - 5)
            quivers = sorted(hero.quivers, reverse=True)
            for number, quiver in enumerate(quivers):
                total += (0.25 + QUIVER * quiver) * (1.0 if number < 3 else 0.3)
            if hero.axe:
                total += AXE
        total += COIN * min(6, gallery.gold(g, s)) + TROPHY * len(s.encounters.stacks[GALLERY])
        return total

    # Stacks.

    def mean_toil(self, s: State) -> float:
        """What a card that nobody has seen costs on average."""
        total = 0.0
        count = 0
        for kind, number in enumerate(s.encounters.unseen):
            if number:
                total += number * self.toil[kind]
                count += number
        return total / count if count else 1.0

    def clearing(self, s: State, place: int, hidden: float) -> float:
        """The work to be rid of everything that lies there."""
        stack = s.encounters.stacks[place]
        if not stack:
            return 0.0
        total = 0.0
        for slot in stack:
            kind = card_of(slot)
            total += hidden if kind == UNSEEN else self.toil[kind]
            if not is_up(slot):
                total += TURNING
        return max(0.1, total)

    # Missions.

    def asking(self, s: State, place: int, clearing: list[float]) -> float:
        """The work a mission asks beside clearing its place."""
        total = COMING
        for hero in s.heroes:
            if hero.place == place:
                total = 0.0
        mission = card_of(s.missions.stacks[place][0])
        if mission < 0:
            return total + UNKNOWN
        kind = self.g.book.missions[mission]
        for need in kind.needs:
            total += self.needing(s, place, need, clearing)
        if kind.price:
            for price in self.g.base.lists[kind.price]:
                total += self.paying(s, place, price)
        return total

    def needing(self, s: State, place: int, need: object, clearing: list[float]) -> float:
        """How far a condition is from being met."""
        g = self.g
        if isinstance(need, words.GalleryLeads):
            lying = 1
            for spot in range(1, PLACES + 1):
                lying += len(s.encounters.stacks[spot]) + len(s.missions.stacks[spot])
            return 0.6 * max(0, lying - len(s.encounters.stacks[GALLERY]))
        if isinstance(need, words.InGallery):
            return self.lacking(s, need.of, need.at_least, need.kinds)
        if isinstance(need, words.Clear):
            others = sorted(clearing[1:place] + clearing[place + 1 :])
            return 0.8 * sum(others[: need.at_least - 1])
        if isinstance(need, words.AllHere):
            return 0.5 * sum(1 for hero in s.heroes if hero.place != place)
        if isinstance(need, words.AllApart):
            return 0.5 * (s.size - len({hero.place for hero in s.heroes}))
        if isinstance(need, words.NoneInSight):
            return 1.0 * max(0, in_sight(g, s) - need.at_most)
        if isinstance(need, words.NothingHidden):
            return 0.6 * sum(1 for spot in range(1, PLACES + 1) if is_hidden_at(s, spot))
        if isinstance(need, words.Stack):
            over = 0
            for spot in range(1, PLACES + 1):
                over += max(0, len(s.encounters.stacks[spot]) - need.at_most)
            return 1.3 * over
        if isinstance(need, words.MissionsKnown):
            return 1.5 * max(0, need.at_least - effects.missions_known(s))
        return UNKNOWN

    def paying(self, s: State, place: int, price: object) -> float:
        """How far a price is from being paid, and what paying it costs."""
        g = self.g
        near = [h for h in range(len(s.heroes)) if s.heroes[h].place == place]
        if isinstance(price, words.Gold):
            coins = amount(g, s, price.coins)
            return 0.9 * max(0, coins - gallery.gold(g, s)) + COIN * coins
        if isinstance(price, words.Trophies):
            return self.lacking(s, price.of, price.count, 0)
        if isinstance(price, words.GiveWillpower):
            points = amount(g, s, price.points)
            owned = sum(hero.willpower for hero in s.heroes)
            here = gallery.points_of(s, near)
            return 0.6 * max(0, points - owned) + 0.1 * max(0, points - here) + WILL * points
        if isinstance(price, words.GiveCards):
            sort = effects.sort_of(price.sort)
            owned = len(gallery.cards_of(g, s, list(range(s.size)), gallery.CARDS, sort))
            here = len(gallery.cards_of(g, s, near, gallery.CARDS, sort))
            lacking = max(0, price.count - owned)
            return 1.6 * lacking + 0.3 * max(0, price.count - here) + 0.7 * price.count
        if isinstance(price, words.Exhaust):
            here = len(gallery.cards_of(g, s, near, gallery.REST, gallery.ANY))
            return 0.3 * max(0, price.cards - here) + 0.8 * price.cards
        return 0.0

    def lacking(self, s: State, names: list[str], count: int, kinds: int) -> float:
        """Trophies that must still be won; hopeless when there are not enough of them."""
        wanted = effects.kinds(self.g, names)
        found = gallery.trophies(s, wanted)
        plays = 1.2 * max(0, count - len(found)) + 1.0 * max(0, kinds - len(set(found)))
        if names and plays > 0:
            rest = sum(s.encounters.unseen[kind] for kind in wanted)
            for place in range(1, PLACES + 1):
                for slot in s.encounters.stacks[place]:
                    if card_of(slot) in wanted:
                        rest += 1
                        plays -= 0.3
            if rest + len(found) < count:
                return HOPELESS
        return max(plays, 0.0)


def might(g: Tableau, card: int) -> int:
    """The most strength a card can bring, tokens reckoned at their mean."""
    most = 0
    for number in range(1, len(g.book.hand_cards[card].options) + 1):
        points = 0
        for ref in option_refs(g, card, number):
            effect = effect_at(g, ref)
            if isinstance(effect, words.Strength):
                points += effect.points
            elif isinstance(effect, (words.Quiver, words.Grimoire)):
                points += 4
        most = max(most, points)
    return most


def _worth(g: Tableau, card: int) -> float:
    sort = g.book.hand_cards[card].sort
    if sort == HERO_CARD:
        return 0.6 + 0.05 * might(g, card)
    return OBJECT_CARD if sort == OBJECT else ALLY_CARD
