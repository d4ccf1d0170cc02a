"""What a player sees in a castle: how much work is left, and what there is to do it with.

Everything is counted in plays, that is in cards of a hand: they are what runs out, since each
Recover costs a narrator card. The lower the work left, the better.
"""

from typing import Final

from rietland.castle import effects, gallery
from rietland.castle.base import CastleBase
from rietland.castle.book import ALLY, HERO_CARD, IN_SIGHT, OBJECT
from rietland.castle.cards import creature_at, is_hidden_at
from rietland.castle.state import COMPLETED, DECK, GALLERY, NARRATOR_PILE, PLACES, Hero, State
from rietland.castle.strength import in_sight, option_refs, strength_of
from rietland.castle.verbs import AIDS
from rietland.kernel.control import effect_at
from rietland.kernel.slots import card_of
from rietland.kernel.state import PLAYING, WON
from rietland.players.castle import features as n
from rietland.players.castle import mission_needs as asked
from rietland.players.castle.clearing_cost import ClearingCost
from rietland.players.castle.mission_needs import Ask, asks_of
from rietland.players.castle.weights import CastleWeights
from rietland.players.search.win_model import summed
from rietland.vocabulary import castle as words

#: Strength of a quiver or grimoire not yet chosen.
TOKEN: Final = 4
#: Turning a hidden card up.
TURNING: Final = 0.35


class Evaluation:
    """What is fixed for one game: the worth of its cards, and what its missions ask."""

    def __init__(self, g: CastleBase, s: State, worth: CastleWeights, width: list[int]) -> None:
        self.g: CastleBase = g
        #: How many of the best ways are followed up, by the number of choices made before in a
        #: turn.
        self.width: list[int] = width
        #: What everything is worth, by the numbers of `features` and of `TOIL`.
        self.factors: list[float] = worth.counts
        self.plays: list[float] = worth.toil
        self.thorough: bool = worth.thorough
        #: By card of a hand: what holding it is worth, and the strength it brings.
        self.worth: list[float] = []
        self.might: list[int] = []
        for card in range(len(g.book.hand_cards)):
            self.might.append(might(g, card))
            self.worth.append(self._worth(card))
        self.sorts: list[int] = [card.sort for card in g.book.hand_cards]
        #: Cards that give willpower.
        self.heartens: list[bool] = [heartens(g, card) for card in range(len(self.worth))]
        #: By kind of encounter: the work to be rid of it when it lies face up.
        self.toil: list[float] = [self._toil(kind) for kind in range(len(g.book.encounters))]
        self.golden: list[bool] = [kind.gold for kind in g.book.encounters]
        self.asks: list[list[Ask]] = [asks_of(g, s, m) for m in range(len(g.book.missions))]

    def _worth(self, card: int) -> float:
        sort = self.g.book.hand_cards[card].sort
        if sort == HERO_CARD:
            return self.factors[n.HERO_CARDS] + self.factors[n.STRENGTH] * self.might[card]
        return self.factors[n.OBJECTS] if sort == OBJECT else self.factors[n.ALLIES]

    def _toil(self, number: int) -> float:
        kind = self.g.book.encounters[number]
        if kind.card >= 0:
            return 0.1 - self.factors[n.OBJECTS] / 2
        # A flying gor is about as strong as three creatures in sight.
        strength = 3 if kind.strength == IN_SIGHT else kind.strength
        foe, point, toll, burden, reward = self.plays
        plays = foe + point * strength + toll * kind.toll
        if kind.reward:
            plays -= reward
        return plays + burden if kind.burden else plays

    # The whole table.

    def value(self, s: State) -> float:
        """The higher, the nearer to victory."""
        if s.result != PLAYING:
            return 1000.0 if s.result == WON else -1000.0
        return summed(self.factors, self.counts(s))

    def counts(self, s: State) -> list[float]:
        """Everything that counts, by the numbers of `features`."""
        found = [0.0] * n.MANY
        self._count_means(s, found)
        self._count_work(s, found)
        work = found[n.CLEARING]
        for number in range(n.ASKED, n.TWICE + 1):
            work += found[number]
        found[n.ALWAYS] = 1.0
        found[n.PRESSING] = work / (found[n.TIME] + 1.0)
        found[n.PRESSED] = found[n.MISSIONS] / (found[n.TIME] + 1.0)
        return found

    def _count_means(self, s: State, found: list[float]) -> None:
        """Cards, willpower, quivers, gold and time at hand."""
        for hero in s.heroes:
            for card in hero.hand:
                sort = self.sorts[card]
                if sort == HERO_CARD:
                    found[n.HERO_CARDS] += 1.0
                    found[n.STRENGTH] += self.might[card]
                else:
                    found[n.OBJECTS if sort == OBJECT else n.ALLIES] += 1.0
            for card in hero.played:
                if self.sorts[card] == ALLY:
                    found[n.PLAYED_ALLIES] += 1.0
            if self.g.book.heroes[hero.kind].willpower:
                found[n.WILLPOWER] += min(5, hero.willpower)
                found[n.MORE_WILLPOWER] += max(0, hero.willpower - 5)
            else:
                found[n.IDLE_WILLPOWER] += hero.willpower
            best = hero.quivers[-3:]
            found[n.QUIVERS] += len(best)
            found[n.QUIVER_POINTS] += sum(best)
            found[n.SPARE_QUIVERS] += len(hero.quivers) - len(best)
            if hero.axe:
                found[n.AXES] += 1.0
        found[n.TIME] = len(s.narrators.stacks[NARRATOR_PILE])
        found[n.GOLD] = min(6, self.gold(s))
        found[n.TROPHIES] = len(s.encounters.stacks[GALLERY])
        found[n.IN_DECK] = 0.1 * len(s.encounters.stacks[DECK])

    def gold(self, s: State) -> int:
        coins = 0
        for slot in s.encounters.stacks[GALLERY]:
            if self.golden[card_of(slot)]:
                coins += 1
        return coins

    def owed(self, s: State) -> int:
        """Coins that missions in sight will want, or all there are if trophies count."""
        coins = 0
        for place in range(1, PLACES + 1):
            if not s.missions.stacks[place] or s.missions.stacks[place][0] < 0:
                continue
            for ask in self.asks[card_of(s.missions.stacks[place][0])]:
                if ask.kind == asked.COINS:
                    coins += ask.count
                elif ask.kind == asked.LEADS or ask.kind == asked.KINDS:
                    return len(s.encounters.stacks[GALLERY])
        return coins

    def fits(self, s: State, h: int, card: int) -> float:
        """How well a card lies in this hand: best where few cards put off the next Recover."""
        hero = s.heroes[h]
        cards = len(hero.hand) + len(hero.played)
        if card in hero.hand:
            cards -= 1
        total = -0.1 * cards
        if self.heartens[card] and not self.g.book.heroes[hero.kind].willpower:
            total -= 0.5
        return total

    # Work.

    def _count_work(self, s: State, found: list[float]) -> None:
        """Plays needed for the missions that are nearest to be done; the others count little."""
        left = self.g.book.missions_needed - len(s.missions.stacks[COMPLETED])
        found[n.MISSIONS] = left
        survey = ClearingCost(s, self.toil, TURNING, self.thorough)
        order: list[tuple[float, int]] = []
        for place in range(1, PLACES + 1):
            found[n.LYING] += len(s.encounters.stacks[place])
            if is_hidden_at(s, place):
                found[n.HIDDEN] += 1.0
            if s.missions.stacks[place]:
                order.append((survey.clearing[place] + self.asking(s, survey, place), place))
        order.sort()
        for _, place in order[:left]:
            survey.marked[place] = True
        for plays, _ in order[left:]:
            found[n.SPARE] += min(plays, 8.0)
        bill = Bill()
        for _, place in order[:left]:
            found[n.CLEARING] += survey.clearing[place]
            found[n.COVERED] += len(s.encounters.stacks[place])
            self._count_coming(s, place, found)
            mission = card_of(s.missions.stacks[place][0])
            if mission < 0:
                found[n.UNSEEN_MISSION] += 1.0
                continue
            for ask in self.asks[mission]:
                bill.add(ask)
                found[n.ASKED + ask.kind] += self.lacking(s, survey, place, ask)
        found[n.TWICE] = self.sharing(s, bill)

    def asking(self, s: State, survey: ClearingCost, place: int) -> float:
        """The work a mission asks beside clearing its place, taken alone."""
        mission = card_of(s.missions.stacks[place][0])
        if mission < 0:
            return -self.factors[n.COMING] - self.factors[n.UNSEEN_MISSION]
        total = 0.0
        for ask in self.asks[mission]:
            total += self.lacking(s, survey, place, ask)
        return total

    def sharing(self, s: State, bill: "Bill") -> float:
        """What is asked twice must be there twice: the work beyond what each was told alone."""
        if bill.coin_asks < 2:
            return 0.0
        gold = self.gold(s)
        lack = max(0, bill.coins - gold) - bill.alone(gold)
        return 0.9 * max(0, lack)

    def _count_coming(self, s: State, place: int, found: list[float]) -> None:
        """Nobody stands there, or not strong enough for what lies on top."""
        force = 0
        away = 1.0
        for hero in s.heroes:
            if hero.place == place:
                away = 0.0
                force += self.force(s, hero)
        if not s.encounters.stacks[place]:
            found[n.EXPOSED] += away
            return
        found[n.COMING] += away
        kind = creature_at(self.g, s, place)
        if kind >= 0:
            found[n.COMPANY] += min(10, max(0, strength_of(self.g, s, kind) - force))

    def force(self, s: State, hero: Hero) -> int:
        """The strongest card in hand, with the hero's own willpower and the Water Spirit."""
        best = 0
        for card in hero.hand:
            best = max(best, self.might[card])
        if best == 0:
            return 0
        kind = self.g.book.heroes[hero.kind]
        force = best + hero.willpower if kind.willpower else best
        if s.spirit_at == hero.place and not kind.grimoires:
            if s.spirit_face == AIDS:
                force += self.g.book.spirit_aid
            elif kind.spirit:
                force += best
        return force

    def lacking(self, s: State, survey: ClearingCost, place: int, ask: Ask) -> float:
        """How far one thing is from being met, and what paying it costs."""
        kind = ask.kind
        if kind == asked.TROPHIES:
            return survey.trophies(s, ask.wanted, ask.count)
        if kind == asked.KINDS:
            return survey.kinds(s, ask.wanted, ask.count)
        if kind == asked.COINS:
            return survey.trophies(s, self.golden, ask.count) + self.factors[n.GOLD] * ask.count
        if kind == asked.LEADS:
            lying = 1
            for spot in range(1, PLACES + 1):
                lying += len(s.encounters.stacks[spot]) + len(s.missions.stacks[spot])
            return 0.6 * max(0, lying - len(s.encounters.stacks[GALLERY]))
        if kind >= asked.POINTS and kind <= asked.REST:
            return self.paying(s, place, ask)
        return self.standing(s, survey, place, ask)

    def standing(self, s: State, survey: ClearingCost, place: int, ask: Ask) -> float:
        """How far the castle is from lying as the mission wants it."""
        kind = ask.kind
        if kind == asked.CLEAR:
            return survey.clear_others(place, ask.count - 1)
        if kind == asked.HERE:
            away = 0
            for hero in s.heroes:
                if hero.place != place:
                    away += 1
            return 0.5 * away
        if kind == asked.APART:
            spots: list[int] = []
            for hero in s.heroes:
                if hero.place not in spots:
                    spots.append(hero.place)
            return 0.5 * (s.size - len(spots))
        if kind == asked.SIGHT:
            return 1.0 * max(0, in_sight(self.g, s) - ask.count)
        if kind == asked.SHOWN:
            hidden = 0
            for spot in range(1, PLACES + 1):
                if is_hidden_at(s, spot):
                    hidden += 1
            return 0.6 * hidden
        if kind == asked.STACK:
            over = 0
            for spot in range(1, PLACES + 1):
                over += max(0, len(s.encounters.stacks[spot]) - ask.count)
            return 1.3 * over
        if kind == asked.KNOWN:
            return survey.uncovering(s, place, ask.count - effects.missions_known(s))
        return -self.factors[n.UNSEEN_MISSION]

    def paying(self, s: State, place: int, ask: Ask) -> float:
        """What heroes at the place have, what others could bring, what nobody has."""
        here = 0
        owned = 0
        for hero in s.heroes:
            has = 0
            if ask.kind == asked.POINTS:
                has = hero.willpower
            else:
                for card in hero.hand:
                    sort = self.sorts[card]
                    if ask.kind == asked.REST:
                        has += 1 if sort == HERO_CARD else 0
                    elif sort != HERO_CARD and (ask.sort in (gallery.ANY, sort)):
                        has += 1
            owned += has
            if hero.place == place:
                here += has
        away = max(0, ask.count - here)
        if ask.kind == asked.POINTS:
            return (
                0.6 * max(0, ask.count - owned) + 0.1 * away + self.factors[n.WILLPOWER] * ask.count
            )
        if ask.kind == asked.CARDS:
            return 1.6 * max(0, ask.count - owned) + 0.3 * away + 0.7 * ask.count
        return 0.3 * away + 0.8 * ask.count


class Bill:
    """What the nearest missions ask together."""

    def __init__(self) -> None:
        self.coins: int = 0
        self.coin_asks: int = 0
        self.each: list[int] = []

    def add(self, ask: Ask) -> None:
        if ask.kind == asked.COINS:
            self.coins += ask.count
            self.coin_asks += 1
            self.each.append(ask.count)

    def alone(self, gold: int) -> int:
        """Coins that lack if every mission is looked at alone."""
        lack = 0
        for count in self.each:
            lack += max(0, count - gold)
        return lack


def might(g: CastleBase, card: int) -> int:
    """The most strength a card can bring, with tokens at their mean."""
    most = 0
    for number in range(1, len(g.book.hand_cards[card].options) + 1):
        points = 0
        for ref in option_refs(g, card, number):
            effect = effect_at(g, ref)
            if isinstance(effect, words.Strength):
                points += effect.points
            elif isinstance(effect, (words.Quiver, words.Grimoire)):
                points += TOKEN
        most = max(most, points)
    return most


def heartens(g: CastleBase, card: int) -> bool:
    """Does the card do nothing but give willpower?"""
    for ref in g.book.hand_cards[card].options:
        for effect in g.base.lists[ref]:
            if not isinstance(effect, words.Willpower):
                return False
    return True
