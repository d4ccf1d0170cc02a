"""The printed symbols: what each lets a hero do, and what keeps it from being done.

`guard` answers for one symbol and one action; options and refusals both come from it. A symbol
that fights is used by `fight.py`.
"""

from rietland.castle import fight, gallery, legend, verbs, walk
from rietland.castle.base import CastleBase
from rietland.castle.cards import creature_at, is_clear, is_hidden_at, object_at
from rietland.castle.state import MISSION_BOX, PLACES, SUPPLY, USED, State
from rietland.castle.strength import strength_of
from rietland.kernel.action import Action
from rietland.kernel.control import effect_at
from rietland.vocabulary import castle as words

# Which symbol serves which verb.


def serves(effect: object, verb: int) -> bool:
    kind = type(effect)
    if verb == verbs.GO or verb == verbs.BRING:
        return type(effect) is words.Move
    if verb == verbs.GAIN:
        if kind is words.Willpower or kind is words.GainQuiver:
            return True
        return kind is words.Ally or kind is words.ExtraNarrator
    if verb == verbs.LURE:
        return kind is words.Lure or kind is words.LureHidden
    return _serves_one(effect, verb)


def _serves_one(effect: object, verb: int) -> bool:
    """Verbs that belong to a single symbol."""
    if verb == verbs.REVEAL:
        return type(effect) is words.Reveal
    if verb == verbs.MISSION:
        return type(effect) is words.RevealMission
    if verb == verbs.REMOVE:
        return type(effect) is words.Remove
    if verb == verbs.FLIP:
        return type(effect) is words.Flip
    if verb == verbs.SWAP:
        return type(effect) is words.Swap
    if verb == verbs.SHIFT:
        return type(effect) is words.Shift
    if verb == verbs.BACK:
        return type(effect) is words.TakeBack
    if verb == verbs.SPIRIT:
        return type(effect) is words.WaterSpirit
    if verb == verbs.GRIMOIRE:
        return type(effect) is words.Grimoire
    if verb == verbs.FETCH:
        return type(effect) is words.Fetch
    if verb == verbs.SLAY:
        return type(effect) is words.Slay
    if verb == verbs.EXCHANGE:
        return type(effect) is words.ExchangeMission
    return verb == verbs.PAY and type(effect) is words.ForGold


# Candidates and guards.


def _candidates(g: CastleBase, s: State, h: int, effect: object) -> list[Action]:
    """Everything the symbol could mean at some time."""
    found: list[Action] = []
    if type(effect) is words.Move:
        walk.add_steps(s, h, [], found)
    elif type(effect) is words.Willpower:
        found.append(Action(verbs.GAIN, h, verbs.BY_WILLPOWER))
    elif type(effect) is words.GainQuiver:
        found.append(Action(verbs.GAIN, h, verbs.BY_QUIVER))
    elif type(effect) is words.Ally:
        found.append(Action(verbs.GAIN, h, verbs.BY_ALLY))
    elif type(effect) is words.ExtraNarrator:
        found.append(Action(verbs.GAIN, h, verbs.BY_TIME))
    elif type(effect) is words.ForGold:
        found.append(Action(verbs.PAY, h))
    elif type(effect) is words.TakeBack:
        for hero in s.heroes:
            for card in hero.played:
                found.append(Action(verbs.BACK, h, card))
    elif type(effect) is words.Grimoire:
        for number in range(len(g.book.grimoires)):
            found.append(Action(verbs.GRIMOIRE, h, number))
    elif type(effect) is words.Swap or type(effect) is words.Shift:
        verb = verbs.SWAP if type(effect) is words.Swap else verbs.SHIFT
        for one in range(1, PLACES + 1):
            for other in range(1, PLACES + 1):
                found.append(Action(verb, h, one, other))
    elif type(effect) is words.WaterSpirit:
        for place in range(1, PLACES + 1):
            found.append(Action(verbs.SPIRIT, h, place, verbs.DOUBLES))
            found.append(Action(verbs.SPIRIT, h, place, verbs.AIDS))
    else:
        _at_places(h, effect, found)
    return found


def _at_places(h: int, effect: object, found: list[Action]) -> None:
    verb = verbs.LURE
    if type(effect) is words.Reveal:
        verb = verbs.REVEAL
    elif type(effect) is words.RevealMission:
        verb = verbs.MISSION
    elif type(effect) is words.Remove:
        verb = verbs.REMOVE
    elif type(effect) is words.Flip:
        verb = verbs.FLIP
    elif type(effect) is words.Fetch:
        verb = verbs.FETCH
    elif type(effect) is words.Slay:
        verb = verbs.SLAY
    elif type(effect) is words.ExchangeMission:
        verb = verbs.EXCHANGE
    elif type(effect) is not words.Lure and type(effect) is not words.LureHidden:
        return
    for place in range(1, PLACES + 1):
        found.append(Action(verb, h, place))


def guard(g: CastleBase, s: State, h: int, effect: object, a: Action) -> str:
    """What keeps this symbol from being used like this; its verb fits already."""
    if a.verb == verbs.GO:
        return walk.go_refusal(s, h, a.a)
    if a.verb == verbs.BRING:
        return walk.bring_refusal(s, h, a.a, [])
    if a.verb == verbs.GAIN:
        return gain_refusal(g, s, h, effect, a.a)
    if a.verb == verbs.REVEAL:
        return reveal_refusal(s, a.a, [])
    if a.verb == verbs.MISSION:
        return legend.look_refusal(s, a.a)
    if a.verb == verbs.REMOVE:
        return "" if is_hidden_at(s, a.a) else "RB-SYM-8"
    if a.verb == verbs.FLIP:
        return "RB-SYM-9" if is_clear(s, a.a) else ""
    if a.verb == verbs.SWAP:
        return swap_refusal(g, s, a.a, a.b)
    if a.verb == verbs.SHIFT:
        return "" if is_hidden_at(s, a.a) and a.a != a.b else "RB-SYM-12"
    if a.verb == verbs.LURE:
        return lure_refusal(g, s, h, effect, a.a)
    if a.verb == verbs.BACK:
        return back_refusal(s, a.a)
    if a.verb == verbs.SPIRIT:
        return spirit_refusal(g, s, h, a.a, a.b)
    if a.verb == verbs.GRIMOIRE:
        return grimoire_refusal(g, s, h, a.a)
    return _guard_more(g, s, h, effect, a)


def _guard_more(g: CastleBase, s: State, h: int, effect: object, a: Action) -> str:
    """Symbols of allies, objects and rewards."""
    if a.verb == verbs.FETCH:
        return "" if object_at(g, s, a.a) >= 0 else "RB-FREE-1"
    if type(effect) is words.Slay:
        refused = beat_refusal(g, s, h, a.a, effect.at_most, effect.here, effect.creature)
        return refused or fight.toll_refusal(g, s, creature_at(g, s, a.a))
    if a.verb == verbs.EXCHANGE:
        return exchange_refusal(s, a.a)
    if type(effect) is words.ForGold:
        return "" if gallery.gold(g, s) >= effect.gold else "RB-GALLERY-4"
    return "RB-TURN-3"


def gain_refusal(g: CastleBase, s: State, h: int, effect: object, gain: int) -> str:
    """Nothing is gained from an empty supply; only an archer draws quivers."""
    # rule: RB-SYM-4, RB-OPEN-3, RB-OPEN-4, RB-OPEN-12
    if gain == verbs.BY_WILLPOWER and type(effect) is words.Willpower:
        return "" if s.willpower > 0 else "RB-OPEN-3"
    if gain == verbs.BY_QUIVER and type(effect) is words.GainQuiver:
        if not g.book.heroes[s.heroes[h].kind].quivers:
            return "RB-SYM-4"
        return "" if s.quivers.stacks[SUPPLY] or s.quivers.stacks[USED] else "RB-HERO-CHADA-4"
    if gain == verbs.BY_ALLY and type(effect) is words.Ally:
        return "" if s.allies.stacks[SUPPLY] else "RB-OPEN-4"
    if gain == verbs.BY_TIME and type(effect) is words.ExtraNarrator:
        return "" if legend.has_spare_narrator(s) else "RB-OPEN-12"
    return "RB-TURN-3"


def reveal_refusal(s: State, place: int, done: list[int]) -> str:
    """A face-down top card anywhere; two must be at two different locations."""
    # rule: RB-SYM-6
    return "" if is_hidden_at(s, place) and place not in done else "RB-SYM-6"


def swap_refusal(g: CastleBase, s: State, one: int, other: int) -> str:
    """Two face-up top creatures of two locations; each pair once."""
    # rule: RB-SYM-10
    if one >= other or creature_at(g, s, one) < 0 or creature_at(g, s, other) < 0:
        return "RB-SYM-10"
    return ""


def lure_refusal(g: CastleBase, s: State, h: int, effect: object, place: int) -> str:
    """A face-up creature, or any face-down card, from the top of another location."""
    # rule: RB-SYM-13, RB-SYM-14, RB-OPEN-9
    if type(effect) is words.Lure:
        if place == s.heroes[h].place or creature_at(g, s, place) < 0:
            return "RB-SYM-13"
        return ""
    if place == s.heroes[h].place or not is_hidden_at(s, place):
        return "RB-SYM-14"
    return ""


def back_refusal(s: State, card: int) -> str:
    """A played card of any hero, but never the one whose symbol this is."""
    # rule: RB-SYM-11, RB-OPEN-18
    if card == s.card:
        return "RB-OPEN-18"
    for hero in s.heroes:
        if card in hero.played:
            return ""
    return "RB-SYM-11"


def spirit_refusal(g: CastleBase, s: State, h: int, place: int, face: int) -> str:
    """Beside any location, turned or not; something must change."""
    # rule: RB-SYM-16, RB-HERO-KHEELA-1
    if not g.book.heroes[s.heroes[h].kind].spirit:
        return "RB-SYM-16"
    if place == s.spirit_at and face == s.spirit_face:
        return "RB-HERO-KHEELA-1"
    return ""


def grimoire_refusal(g: CastleBase, s: State, h: int, number: int) -> str:
    """An open grimoire that does something else than lend strength; those are for the fight."""
    # rule: RB-SYM-15, RB-HERO-EARA-2
    if not g.book.heroes[s.heroes[h].kind].grimoires:
        return "RB-SYM-15"
    if number in s.heroes[h].closed or not g.book.grimoires[number].ref:
        return "RB-HERO-EARA-2"
    return ""


def beat_refusal(
    g: CastleBase, s: State, h: int, place: int, at_most: int, here: bool, creature: str
) -> str:
    """A face-up top creature within the card's reach and power."""
    # rule: RB-COMBAT-8
    kind = creature_at(g, s, place)
    if kind < 0 or (here and place != s.heroes[h].place):
        return "RB-COMBAT-1"
    if creature and g.book.encounters[kind].name != creature:
        return "RB-COMBAT-8"
    return "" if strength_of(g, s, kind) <= at_most else "RB-COMBAT-8"


def exchange_refusal(s: State, place: int) -> str:
    """A mission lies there and the box has another."""
    # rule: RB-MISSION-7, RB-OPEN-21
    if not s.missions.stacks[place] or not s.missions.stacks[MISSION_BOX]:
        return "RB-MISSION-7"
    return ""


# Using them.


def options(g: CastleBase, s: State, h: int, ref: str) -> list[Action]:
    """What this symbol lets the hero do now, fights apart."""
    effect = effect_at(g, ref)
    found: list[Action] = []
    for a in _candidates(g, s, h, effect):
        if not guard(g, s, h, effect, a):
            found.append(a)
    return found


def refusal(g: CastleBase, s: State, h: int, refs: list[str], a: Action) -> str:
    """Nothing if one of these symbols allows it, else why the nearest one does not."""
    # rule: RB-TURN-3
    why = "RB-TURN-3"
    for ref in refs:
        effect = effect_at(g, ref)
        if serves(effect, a.verb):
            why = guard(g, s, h, effect, a)
            if not why:
                return ""
    return why


def unique(actions: list[Action]) -> list[Action]:
    """Each action once: two symbols may allow the same."""
    found: list[Action] = []
    for a in actions:
        if a not in found:
            found.append(a)
    return found
