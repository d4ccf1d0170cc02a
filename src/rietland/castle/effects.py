"""Meaning of the family's words where they happen at once, and of its conditions and filters."""

from rietland.castle import cards, gallery
from rietland.castle.base import CastleBase
from rietland.castle.book import ALLY, OBJECT
from rietland.castle.cards import is_clear, is_hidden_at
from rietland.castle.frames import SYMBOL
from rietland.castle.state import COMPLETED, GALLERY, PLACES, State
from rietland.castle.strength import in_sight
from rietland.kernel.control import amount
from rietland.kernel.frame import Frame
from rietland.kernel.slots import card_of
from rietland.vocabulary import castle as words


def perform(g: CastleBase, s: State, ref: str, who: int, effect: object) -> None:
    """Do one effect at once; a symbol is offered, and used if it can be."""
    if type(effect) is words.Encounter:
        _encounter(g, s, ref, who, effect)
    elif type(effect) is words.Everywhere:
        _everywhere(s, ref, who, effect)
    elif type(effect) is words.Lose:
        gallery.lose_willpower(g, s, who, amount(g, s, effect.willpower), ref)
    elif type(effect) is words.Tire:
        gallery.give(s, who, gallery.REST, 1, 0, gallery.ANY, ref)
    elif type(effect) is words.Gold:
        gallery.spend_gold(g, s, who, amount(g, s, effect.coins), ref)
    elif type(effect) is words.Trophies:
        gallery.spend(s, who, effect.count, kinds(g, effect.of), ref)
    elif type(effect) is words.GiveWillpower:
        points = amount(g, s, effect.points)
        gallery.give(s, who, gallery.POINTS, points, here(g, s, who), gallery.ANY, ref)
    elif type(effect) is words.GiveCards:
        sort = sort_of(effect.sort)
        gallery.give(s, who, gallery.CARDS, effect.count, here(g, s, who), sort, ref)
    elif type(effect) is words.Exhaust:
        gallery.give(s, who, gallery.REST, effect.cards, here(g, s, who), gallery.ANY, ref)
    else:
        s.agenda.append(Frame(SYMBOL, ref, 0, who, []))


def here(g: CastleBase, s: State, who: int) -> int:
    """Where the hero in question stands; before the game all stand at the start."""
    # rule: RB-OPEN-2
    return s.heroes[who].place if who >= 0 else g.book.start


def _encounter(g: CastleBase, s: State, ref: str, who: int, effect: words.Encounter) -> None:
    """At a numbered location or where the hero stands, face up or face down."""
    # rule: RB-NARR-4
    place = here(g, s, who)
    if effect.mission:
        place = s.mission_at
    elif effect.at is not None:
        place = effect.at
    cards.deal(s, place, effect.count, effect.face == "up", who, ref)


def _everywhere(s: State, ref: str, who: int, effect: words.Everywhere) -> None:
    for place in range(PLACES, 0, -1):
        if is_clear(s, place) or not effect.empty_only:
            cards.deal(s, place, 1, effect.face == "up", who, ref)


def kinds(g: CastleBase, names: list[str]) -> list[int]:
    """Numbers of these kinds of card; without names all."""
    if not names:
        return list(range(len(g.book.encounters)))
    return [g.book.encounter(name) for name in names]


def sort_of(name: str) -> int:
    if name == "ally":
        return ALLY
    return OBJECT if name == "object" else gallery.ANY


# Prices.


def able(g: CastleBase, s: State, who: int, effect: object) -> bool:
    """Can this price be paid?"""
    if type(effect) is words.Gold:
        return gallery.gold(g, s) >= amount(g, s, effect.coins)
    if type(effect) is words.Trophies:
        # rule: RB-MISSION-6
        return len(gallery.trophies(s, kinds(g, effect.of))) >= effect.count
    heroes = gallery.givers(s, who, here(g, s, who))
    if type(effect) is words.GiveWillpower:
        return gallery.points_of(s, heroes) >= amount(g, s, effect.points)
    if type(effect) is words.GiveCards:
        sort = sort_of(effect.sort)
        return len(gallery.cards_of(g, s, heroes, gallery.CARDS, sort)) >= effect.count
    if type(effect) is words.Exhaust:
        found = gallery.cards_of(g, s, heroes, gallery.REST, gallery.ANY)
        return len(found) >= effect.cards
    return True


# Conditions.


def holds(g: CastleBase, s: State, who: int, condition: object) -> bool:
    if type(condition) is words.GalleryLeads:
        return gallery_leads(s)
    if type(condition) is words.InGallery:
        return _in_gallery(g, s, condition)
    if type(condition) is words.Clear:
        return clear_places(s) >= condition.at_least
    if type(condition) is words.AllHere:
        return len(gallery.givers(s, who, here(g, s, who))) == s.size
    if type(condition) is words.AllApart:
        return len(cards.distinct([hero.place for hero in s.heroes])) == s.size
    if type(condition) is words.NoneInSight:
        return in_sight(g, s) <= condition.at_most
    if type(condition) is words.NothingHidden:
        for place in range(1, PLACES + 1):
            if is_hidden_at(s, place):
                return False
        return True
    if type(condition) is words.Stack:
        for place in range(1, PLACES + 1):
            if len(s.encounters.stacks[place]) > condition.at_most:
                return False
        return True
    if type(condition) is words.MissionsKnown:
        return missions_known(s) >= condition.at_least
    raise TypeError(f"no condition of the cards: {condition!r}")


def gallery_leads(s: State) -> bool:
    """More creatures and objects in the gallery than encounter and mission cards outside."""
    # rule: RB-MISSION-5
    lying = 0
    for place in range(1, PLACES + 1):
        lying += len(s.encounters.stacks[place]) + len(s.missions.stacks[place])
    return len(s.encounters.stacks[GALLERY]) > lying


def _in_gallery(g: CastleBase, s: State, condition: words.InGallery) -> bool:
    found = gallery.trophies(s, kinds(g, condition.of))
    return len(found) >= condition.at_least and len(cards.distinct(found)) >= condition.kinds


def clear_places(s: State) -> int:
    count = 0
    for place in range(1, PLACES + 1):
        if is_clear(s, place):
            count += 1
    return count


def missions_known(s: State) -> int:
    count = len(s.missions.stacks[COMPLETED])
    for place in range(1, PLACES + 1):
        for slot in s.missions.stacks[place]:
            if card_of(slot) >= 0:
                count += 1
    return count


# Filters.


def select(s: State, who: object) -> list[int]:
    """All heroes in seating order, or those at the location of the active hero."""
    assert isinstance(who, words.Filter)
    found: list[int] = []
    for h in range(len(s.heroes)):
        if who.here and s.heroes[h].place != s.heroes[s.active].place:
            continue
        if who.others and h == s.active:
            continue
        found.append(h)
    return found
