"""Strength: what creatures and heroes are worth in a fight, and what a hero may add.

Nothing changes here; `fight.py` leads the fight.
"""

from rietland.castle import verbs
from rietland.castle.base import SPIRIT_GRIMOIRES, CastleBase
from rietland.castle.book import HERO_CARD, IN_SIGHT
from rietland.castle.cards import creature_at
from rietland.castle.state import PLACES, Fight, Fighter, State
from rietland.kernel.control import effect_at
from rietland.vocabulary import castle as words


def strength_of(g: CastleBase, s: State, kind: int) -> int:
    """As printed; a flying gor is as strong as creatures are in sight, itself included."""
    # rule: RB-COMBAT-5
    printed = g.book.encounters[kind].strength
    if printed != IN_SIGHT:
        return printed
    return in_sight(g, s)


def in_sight(g: CastleBase, s: State) -> int:
    """Locations whose top card is a face-up creature."""
    count = 0
    for place in range(1, PLACES + 1):
        if creature_at(g, s, place) >= 0:
            count += 1
    return count


def value(g: CastleBase, s: State, place: int, fighter: Fighter) -> int:
    """What one hero adds: card, quivers, grimoires, willpower, axe and the Water Spirit."""
    # rule: RB-COMBAT-3, RB-HERO-CHADA-2, RB-HERO-EARA-3, RB-SYM-1, RB-SYM-2
    total = fighter.printed + fighter.willpower
    for quiver in fighter.quivers:
        total += quiver
    for number in fighter.grimoires:
        total += g.book.grimoires[number].strength
    return total + axe_help(g, fighter) + spirit_help(g, s, place, fighter)


def axe_help(g: CastleBase, fighter: Fighter) -> int:
    """The sharp axe adds 4 if it is used; a blunt one adds 1 to every hero card that fights.

    A repair in the middle of the fight takes nothing away: 4 comes instead of 1, if it is used.
    """
    # rule: RB-HERO-KRAM-1, RB-OPEN-5, RB-OPEN-25
    if fighter.axe:
        return g.book.axe_sharp
    return g.book.axe_blunt if fighter.blunt else 0


def spirit_help(g: CastleBase, s: State, place: int, fighter: Fighter) -> int:
    """One face doubles a card of the spirit's own hero, the other adds 2 for each hero there.

    It helps those who play a hero card on the spot; not allies, objects, grimoires.
    """
    # rule: RB-HERO-KHEELA-2, RB-HERO-KHEELA-3, RB-HERO-KHEELA-4, RB-HERO-EARA-4, RB-OPEN-1
    hero = s.heroes[fighter.hero]
    if s.spirit_at != place or hero.place != place or not fighter.by_hero_card:
        return 0
    if fighter.books > 0 and s.counters[SPIRIT_GRIMOIRES] == 0:
        return 0
    if s.spirit_face == verbs.AIDS:
        return g.book.spirit_aid
    return fighter.printed if g.book.heroes[hero.kind].spirit else 0


def total(g: CastleBase, s: State, fight: Fight) -> int:
    """Strengths of all fighters add."""
    # rule: RB-COMBAT-9
    found = 0
    for fighter in fight.fighters:
        found += value(g, s, fight.place, fighter)
    return found


# Who can fight with what.


def muster(g: CastleBase, s: State, h: int, card: int, refs: list[str], place: int) -> Fighter:
    """What these symbols are worth against a creature there; only strength counts."""
    # rule: RB-COMBAT-1, RB-COMBAT-10
    fighter = Fighter(h, card, g.book.hand_cards[card].sort == HERO_CARD)
    hero = s.heroes[h]
    fighter.blunt = fighter.by_hero_card and g.book.heroes[hero.kind].axe and not hero.axe
    near = hero.place == place
    for ref in refs:
        effect = effect_at(g, ref)
        if type(effect) is words.Strength:
            if near or effect.remote:
                fighter.printed += effect.points
        elif type(effect) is words.Quiver:
            if near:
                fighter.arrows += 1
        elif type(effect) is words.Grimoire:
            fighter.books += 1
    return fighter


def is_armed(g: CastleBase, s: State, fighter: Fighter, place: int) -> bool:
    """Can this fighter bring any strength? Quiver and grimoire symbols need their tokens."""
    # rule: RB-HERO-CHADA-2, RB-HERO-EARA-1
    if fighter.printed > 0:
        return True
    if fighter.arrows > 0 and s.heroes[fighter.hero].quivers:
        return True
    for number in range(len(g.book.grimoires)):
        if not grimoire_refusal(g, s, fighter, place, number):
            return True
    return False


def is_in(fighter: Fighter) -> bool:
    """Has this fighter put any strength of the card forward?"""
    return fighter.printed > 0 or len(fighter.quivers) > 0 or len(fighter.grimoires) > 0


def quiver_refusal(s: State, fighter: Fighter, quiver: int) -> str:
    """One quiver for each symbol, of those she has."""
    # rule: RB-HERO-CHADA-2, RB-SYM-2
    owned = s.heroes[fighter.hero].quivers.count(quiver)
    if len(fighter.quivers) >= fighter.arrows or fighter.quivers.count(quiver) >= owned:
        return "RB-HERO-CHADA-2"
    return ""


def grimoire_refusal(g: CastleBase, s: State, fighter: Fighter, place: int, number: int) -> str:
    """An open grimoire with strength for each symbol; only the one with the halo reaches far."""
    # rule: RB-HERO-EARA-2, RB-HERO-EARA-3
    hero = s.heroes[fighter.hero]
    kind = g.book.grimoires[number]
    if len(fighter.grimoires) >= fighter.books or not g.book.heroes[hero.kind].grimoires:
        return "RB-SYM-15"
    if number in hero.closed or number in fighter.grimoires or kind.strength == 0:
        return "RB-HERO-EARA-2"
    if hero.place != place and not kind.remote:
        return "RB-COMBAT-1"
    return ""


def will_refusal(g: CastleBase, s: State, fighter: Fighter) -> str:
    """The hero's own willpower, on a hero card only, and never the archer's."""
    # rule: RB-COMBAT-3, RB-COMBAT-11, RB-OPEN-20
    hero = s.heroes[fighter.hero]
    if not g.book.heroes[hero.kind].willpower:
        return "RB-COMBAT-3"
    if not fighter.by_hero_card:
        return "RB-COMBAT-11"
    return "" if fighter.willpower < hero.willpower else "RB-COMBAT-3"


def axe_refusal(s: State, fighter: Fighter) -> str:
    """The sharp axe, once, with a hero card."""
    # rule: RB-HERO-KRAM-1
    hero = s.heroes[fighter.hero]
    if not hero.axe or fighter.axe or not fighter.by_hero_card:
        return "RB-HERO-KRAM-1"
    return ""


def option_refs(g: CastleBase, card: int, number: int) -> list[str]:
    """Addresses of the symbols of one option of a card, counted from 1."""
    ref = g.book.hand_cards[card].options[number - 1]
    return [f"{ref}/{position}" for position in range(len(g.base.lists[ref]))]
