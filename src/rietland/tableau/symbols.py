"""The printed symbols: what each lets a hero do, and what keeps it from being done.

`guard` answers for one symbol and one action; options and refusals both come from it. A symbol
that fights is used by `fight.py`.
"""

from rietland.kernel.action import Action
from rietland.kernel.control import effect_at
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.pile import UNSEEN
from rietland.tableau import castle, fight, gallery, happen, verbs, walk
from rietland.tableau.cards import (
    card_of,
    carry,
    creature_at,
    draw_ally,
    draw_quiver,
    hold,
    is_clear,
    is_hidden_at,
    is_up,
    object_at,
    take_object,
    top,
    turn_down,
    turn_up,
)  # fmt: skip
from rietland.tableau.frames import REVEAL, SYMBOL
from rietland.tableau.rules import Tableau, tell
from rietland.tableau.state import BOX, GONE, MISSION_BOX, PLACES, State
from rietland.vocabulary import tableau as words

# Which symbol serves which verb.


def serves(effect: object, verb: int) -> bool:
    if verb == verbs.FIGHT:
        return isinstance(effect, (words.Strength, words.Quiver, words.Grimoire))
    if verb == verbs.GO or verb == verbs.BRING:
        return isinstance(effect, words.Move)
    if verb == verbs.GAIN:
        return isinstance(
            effect, (words.Willpower, words.GainQuiver, words.Ally, words.ExtraNarrator)
        )
    if verb == verbs.LURE:
        return isinstance(effect, (words.Lure, words.LureHidden))
    return _serves_one(effect, verb)


def _serves_one(effect: object, verb: int) -> bool:
    """Verbs that belong to a single symbol."""
    if verb == verbs.REVEAL:
        return isinstance(effect, words.Reveal)
    if verb == verbs.MISSION:
        return isinstance(effect, words.RevealMission)
    if verb == verbs.REMOVE:
        return isinstance(effect, words.Remove)
    if verb == verbs.FLIP:
        return isinstance(effect, words.Flip)
    if verb == verbs.SWAP:
        return isinstance(effect, words.Swap)
    if verb == verbs.SHIFT:
        return isinstance(effect, words.Shift)
    if verb == verbs.BACK:
        return isinstance(effect, words.TakeBack)
    if verb == verbs.SPIRIT:
        return isinstance(effect, words.WaterSpirit)
    if verb == verbs.GRIMOIRE:
        return isinstance(effect, words.Grimoire)
    if verb == verbs.FETCH:
        return isinstance(effect, words.Fetch)
    if verb == verbs.SLAY:
        return isinstance(effect, words.Slay)
    if verb == verbs.BANISH:
        return isinstance(effect, words.Banish)
    if verb == verbs.EXCHANGE:
        return isinstance(effect, words.ExchangeMission)
    return verb == verbs.PAY and isinstance(effect, words.ForGold)


# Candidates and guards.


def _candidates(g: Tableau, s: State, h: int, effect: object) -> list[Action]:
    """Everything the symbol could mean at some time."""
    found: list[Action] = []
    if isinstance(effect, words.Move):
        walk.add_steps(s, h, [], found)
    elif isinstance(effect, words.Willpower):
        found.append(Action(verbs.GAIN, h, verbs.BY_WILLPOWER))
    elif isinstance(effect, words.GainQuiver):
        found.append(Action(verbs.GAIN, h, verbs.BY_QUIVER))
    elif isinstance(effect, words.Ally):
        found.append(Action(verbs.GAIN, h, verbs.BY_ALLY))
    elif isinstance(effect, words.ExtraNarrator):
        found.append(Action(verbs.GAIN, h, verbs.BY_TIME))
    elif isinstance(effect, words.ForGold):
        found.append(Action(verbs.PAY, h))
    elif isinstance(effect, words.TakeBack):
        for hero in s.heroes:
            for card in hero.played:
                found.append(Action(verbs.BACK, h, card))
    elif isinstance(effect, words.Grimoire):
        for number in range(len(g.book.grimoires)):
            found.append(Action(verbs.GRIMOIRE, h, number))
    elif isinstance(effect, (words.Swap, words.Shift)):
        verb = verbs.SWAP if isinstance(effect, words.Swap) else verbs.SHIFT
        for one in range(1, PLACES + 1):
            for other in range(1, PLACES + 1):
                found.append(Action(verb, h, one, other))
    elif isinstance(effect, words.WaterSpirit):
        for place in range(1, PLACES + 1):
            found.append(Action(verbs.SPIRIT, h, place, verbs.DOUBLES))
            found.append(Action(verbs.SPIRIT, h, place, verbs.AIDS))
    else:
        _at_places(h, effect, found)
    return found


def _at_places(h: int, effect: object, found: list[Action]) -> None:
    verb = verbs.LURE
    if isinstance(effect, words.Reveal):
        verb = verbs.REVEAL
    elif isinstance(effect, words.RevealMission):
        verb = verbs.MISSION
    elif isinstance(effect, words.Remove):
        verb = verbs.REMOVE
    elif isinstance(effect, words.Flip):
        verb = verbs.FLIP
    elif isinstance(effect, words.Fetch):
        verb = verbs.FETCH
    elif isinstance(effect, words.Slay):
        verb = verbs.SLAY
    elif isinstance(effect, words.Banish):
        verb = verbs.BANISH
    elif isinstance(effect, words.ExchangeMission):
        verb = verbs.EXCHANGE
    elif not isinstance(effect, (words.Lure, words.LureHidden)):
        return
    for place in range(1, PLACES + 1):
        found.append(Action(verb, h, place))


def guard(g: Tableau, s: State, h: int, effect: object, a: Action) -> str:
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
        return castle.look_refusal(s, a.a)
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


def _guard_more(g: Tableau, s: State, h: int, effect: object, a: Action) -> str:
    """Symbols of allies, objects and rewards."""
    if a.verb == verbs.FETCH:
        return "" if object_at(g, s, a.a) >= 0 else "RB-FREE-1"
    if isinstance(effect, words.Slay):
        return beat_refusal(g, s, h, a.a, effect.at_most, effect.here, effect.creature)
    if isinstance(effect, words.Banish):
        return beat_refusal(g, s, h, a.a, effect.at_most, effect.here, "")
    if a.verb == verbs.EXCHANGE:
        return exchange_refusal(s, a.a)
    if isinstance(effect, words.ForGold):
        return "" if gallery.gold(g, s) >= effect.gold else "RB-GALLERY-4"
    return "RB-TURN-3"


def gain_refusal(g: Tableau, s: State, h: int, effect: object, gain: int) -> str:
    """Nothing is gained from an empty supply; only an archer draws quivers."""
    # rule: RB-SYM-4, RB-OPEN-3, RB-OPEN-4, RB-OPEN-12
    if gain == verbs.BY_WILLPOWER and isinstance(effect, words.Willpower):
        return "" if s.willpower > 0 else "RB-OPEN-3"
    if gain == verbs.BY_QUIVER and isinstance(effect, words.GainQuiver):
        if not g.book.heroes[s.heroes[h].kind].quivers:
            return "RB-SYM-4"
        return "" if s.quivers.stacks[0] or s.quivers.stacks[1] else "RB-HERO-CHADA-4"
    if gain == verbs.BY_ALLY and isinstance(effect, words.Ally):
        return "" if s.allies.stacks[0] else "RB-OPEN-4"
    if gain == verbs.BY_TIME and isinstance(effect, words.ExtraNarrator):
        return "" if castle.has_spare_narrator(s) else "RB-OPEN-12"
    return "RB-TURN-3"


def reveal_refusal(s: State, place: int, done: list[int]) -> str:
    """A face-down top card anywhere; two must be at two different locations."""
    # rule: RB-SYM-6
    return "" if is_hidden_at(s, place) and place not in done else "RB-SYM-6"


def swap_refusal(g: Tableau, s: State, one: int, other: int) -> str:
    """Two face-up top creatures of two locations; each pair once."""
    # rule: RB-SYM-10
    if one >= other or creature_at(g, s, one) < 0 or creature_at(g, s, other) < 0:
        return "RB-SYM-10"
    return ""


def lure_refusal(g: Tableau, s: State, h: int, effect: object, place: int) -> str:
    """A face-up creature, or any face-down card, from the top of another location."""
    # rule: RB-SYM-13, RB-SYM-14, RB-OPEN-9
    if isinstance(effect, words.Lure):
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


def spirit_refusal(g: Tableau, s: State, h: int, place: int, face: int) -> str:
    """Beside any location, turned or not; something must change."""
    # rule: RB-SYM-16, RB-HERO-KHEELA-1
    if not g.book.heroes[s.heroes[h].kind].spirit:
        return "RB-SYM-16"
    if place == s.spirit_at and face == s.spirit_face:
        return "RB-HERO-KHEELA-1"
    return ""


def grimoire_refusal(g: Tableau, s: State, h: int, number: int) -> str:
    """An open grimoire that does something else than lend strength; those are for the fight."""
    # rule: RB-SYM-15, RB-HERO-EARA-2
    if not g.book.heroes[s.heroes[h].kind].grimoires:
        return "RB-SYM-15"
    if number in s.heroes[h].closed or not g.book.grimoires[number].ref:
        return "RB-HERO-EARA-2"
    return ""


def beat_refusal(
    g: Tableau, s: State, h: int, place: int, at_most: int, here: bool, creature: str
) -> str:
    """A face-up top creature within the card's reach and power."""
    # rule: RB-COMBAT-8
    kind = creature_at(g, s, place)
    if kind < 0 or (here and place != s.heroes[h].place):
        return "RB-COMBAT-1"
    if creature and g.book.encounters[kind].name != creature:
        return "RB-COMBAT-8"
    return "" if fight.strength_of(g, s, kind) <= at_most else "RB-COMBAT-8"


def exchange_refusal(s: State, place: int) -> str:
    """A mission lies there and the box has another."""
    # rule: RB-MISSION-7, RB-OPEN-21
    if not s.missions.stacks[place] or not s.missions.stacks[MISSION_BOX]:
        return "RB-MISSION-7"
    return ""


# Using them.


def options(g: Tableau, s: State, h: int, ref: str) -> list[Action]:
    """What this symbol lets the hero do now, fights apart."""
    effect = effect_at(g, ref)
    found: list[Action] = []
    for a in _candidates(g, s, h, effect):
        if not guard(g, s, h, effect, a):
            found.append(a)
    return found


def refusal(g: Tableau, s: State, h: int, refs: list[str], a: Action) -> str:
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


def use(g: Tableau, s: State, ref: str, a: Action) -> None:
    """Do what the symbol says; the action was allowed."""
    # rule: RB-SYM-5, RB-SYM-6, RB-SYM-7, RB-SYM-8, RB-SYM-9, RB-SYM-12
    h = a.who
    effect = effect_at(g, ref)
    if isinstance(effect, words.Move):
        walk.begin(s, h, effect.steps)
        walk.take_step(g, s, s.agenda[-1], a)
    elif isinstance(effect, words.Reveal):
        if effect.cards > 1:
            s.agenda.append(Frame(REVEAL, ref, effect.cards - 1, h, [a.a]))
        turn_up(s, a.a, h, "RB-SYM-6")
    elif isinstance(effect, words.RevealMission):
        castle.uncover(s, h, a.a, "RB-SYM-7")
    elif isinstance(effect, words.Remove):
        slot = carry(s.encounters, a.a, BOX)
        tell(g, s, happen.REMOVED, h, card_of(slot), a.a, 0, "RB-SYM-8")
    elif isinstance(effect, words.Flip):
        if is_up(top(s.encounters, a.a)):
            turn_down(g, s, a.a, h, "RB-SYM-9")
        else:
            turn_up(s, a.a, h, "RB-SYM-9")
    elif isinstance(effect, words.Swap):
        _swap(g, s, a)
    elif isinstance(effect, words.Shift):
        move_card(g, s, h, a.a, a.b, "RB-SYM-12")
    elif isinstance(effect, words.Lure):
        move_card(g, s, h, a.a, s.heroes[h].place, "RB-SYM-13")
    elif isinstance(effect, words.LureHidden):
        move_card(g, s, h, a.a, s.heroes[h].place, "RB-SYM-14")
    else:
        _use_more(g, s, ref, effect, a)


def _use_more(g: Tableau, s: State, ref: str, effect: object, a: Action) -> None:
    h = a.who
    if isinstance(effect, words.Willpower):
        gallery.gain_willpower(g, s, h, effect.points, "RB-SYM-3")
    elif isinstance(effect, words.GainQuiver):
        draw_quiver(g, s, h, "RB-SYM-4")
    elif isinstance(effect, words.Ally):
        draw_ally(s, h, "RB-COMBAT-7")
    elif isinstance(effect, words.ExtraNarrator):
        castle.add_narrator(g, s, h)
    elif isinstance(effect, words.TakeBack):
        take_back(g, s, h, a.a)
    elif isinstance(effect, words.WaterSpirit):
        s.spirit_at = a.a
        s.spirit_face = a.b
        tell(g, s, happen.SPIRIT, h, -1, a.a, a.b, "RB-HERO-KHEELA-1")
    elif isinstance(effect, words.Grimoire):
        _open(g, s, h, a.a)
    elif isinstance(effect, words.Fetch):
        take_object(g, s, h, a.a, "RB-COMBAT-8")
    elif isinstance(effect, words.Slay):
        fight.trophy(g, s, h, a.a, 0, "RB-COMBAT-8")
    elif isinstance(effect, words.Banish):
        slot = carry(s.encounters, a.a, BOX)
        tell(g, s, happen.REMOVED, h, card_of(slot), a.a, 0, "RB-COMBAT-8")
    elif isinstance(effect, words.ExchangeMission):
        exchange(g, s, h, a.a)
    elif isinstance(effect, words.ForGold):
        for number in range(len(effect.do)):
            s.todo.append(f"{ref}/do/{number}")
        gallery.spend_gold(g, s, h, effect.gold, "RB-GALLERY-4")


def move_card(g: Tableau, s: State, h: int, start: int, goal: int, rule: str) -> None:
    """A top card goes on top of another location as it lies; what is known of it stays known."""
    slot = carry(s.encounters, start, goal)
    tell(g, s, happen.CARD_MOVED, h, card_of(slot), goal, start, rule)


def _swap(g: Tableau, s: State, a: Action) -> None:
    # rule: RB-SYM-10
    one = s.encounters.stacks[a.a]
    other = s.encounters.stacks[a.b]
    one[0], other[0] = other[0], one[0]
    tell(g, s, happen.SWAPPED, a.who, card_of(one[0]), a.a, a.b, "RB-SYM-10")


def take_back(g: Tableau, s: State, h: int, card: int) -> None:
    # rule: RB-SYM-11
    for owner in range(len(s.heroes)):
        if card in s.heroes[owner].played:
            s.heroes[owner].played.remove(card)
            hold(s, owner, card)
            tell(g, s, happen.BACK, owner, card, -1, h, "RB-SYM-11")
            return


def _open(g: Tableau, s: State, h: int, number: int) -> None:
    """A grimoire is used and turned; what it says may be done now or later this turn."""
    # rule: RB-HERO-EARA-2, RB-HERO-EARA-3
    hero = s.heroes[h]
    hero.closed.append(number)
    hero.closed.sort()
    ref = g.book.grimoires[number].ref
    for position in range(len(g.base.lists[ref])):
        s.todo.append(f"{ref}/{position}")
    tell(g, s, happen.GRIMOIRE, h, number, -1, 0, "RB-SYM-15")


def exchange(g: Tableau, s: State, h: int, place: int) -> None:
    """The mission leaves the game; an unknown one from the box takes its place."""
    # rule: RB-MISSION-7, RB-OPEN-21
    slot = carry(s.missions, place, GONE)
    carry(s.missions, MISSION_BOX, place)
    tell(
        g,
        s,
        happen.EXCHANGED,
        h,
        card_of(slot) if is_up(slot) else UNSEEN,
        place,
        0,
        "RB-MISSION-7",
    )


# Frames: a symbol that must be used, and the second card of a reveal.


def step(g: Tableau, s: State, f: Frame) -> bool:
    if not _open_ways(g, s, f):
        s.agenda.pop()
        return True
    return False


def _open_ways(g: Tableau, s: State, f: Frame) -> list[Action]:
    if f.kind == SYMBOL:
        return options(g, s, f.who, f.ref)
    found: list[Action] = []
    if f.at > 0:
        for place in range(1, PLACES + 1):
            if not reveal_refusal(s, place, f.args):
                found.append(Action(verbs.REVEAL, f.who, place))
    return found


def ask(g: Tableau, s: State, f: Frame) -> Pending:
    ways = _open_ways(g, s, f)
    if f.kind == REVEAL:
        ways.append(Action(verbs.STOP, f.who))
        return decide(s.heroes[f.who].seat, f.who, "ask-reveal", ways)
    return decide(s.heroes[f.who].seat, f.who, "ask-symbol", ways)


def answer(g: Tableau, s: State, f: Frame, a: Action) -> None:
    if f.kind == SYMBOL:
        s.agenda.pop()
        use(g, s, f.ref, a)
    elif a.verb == verbs.STOP:
        s.agenda.pop()
    else:
        f.at -= 1
        f.args.append(a.a)
        turn_up(s, a.a, f.who, "RB-SYM-6")


def why_not(g: Tableau, s: State, f: Frame, a: Action) -> str:
    if f.kind == REVEAL:
        return reveal_refusal(s, a.a, f.args) if a.verb == verbs.REVEAL else "RB-OPEN-14"
    return refusal(g, s, f.who, [f.ref], a)


def unique(actions: list[Action]) -> list[Action]:
    """Each action once: two symbols may allow the same."""
    found: list[Action] = []
    for a in actions:
        if a not in found:
            found.append(a)
    return found
