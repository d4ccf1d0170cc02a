"""Fights: strength against strength, no dice. Heroes are invited and add what they have.

Everything is only put forward until the blow falls; then it is spent. The FIGHT frame's stages:
GROUP, the active hero adds, invites, strikes or withdraws; REPLY, an invited hero answers; ADD,
one who joined adds to the card.
"""

from typing import Final

from rietland.castle import events, free, gallery, verbs
from rietland.castle.base import CastleBase
from rietland.castle.cards import creature_at, distinct
from rietland.castle.frames import FIGHT
from rietland.castle.state import GALLERY, PLACES, USED, Fight, Fighter, State
from rietland.castle.strength import (
    axe_refusal,
    grimoire_refusal,
    is_armed,
    is_in,
    muster,
    option_refs,
    quiver_refusal,
    strength_of,
    total,
    will_refusal,
)
from rietland.kernel.action import Action
from rietland.kernel.control import effect_at, emit, push_run
from rietland.kernel.copy_on_write import with_sorted, without
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.slots import card_of, carried, face_up, top, with_top
from rietland.vocabulary import castle as words

GROUP: Final = 0
REPLY: Final = 1
ADD: Final = 2


# Beginning, inviting, joining.


def open_symbols(g: CastleBase, s: State, place: int) -> Fighter:
    """What the card played this turn is worth against a creature there."""
    return muster(g, s, s.active, s.card, s.todo, place)


def fight_refusal(g: CastleBase, s: State, h: int, place: int) -> str:
    """A face-up creature on top where the hero stands, and a card that has strength left."""
    # rule: RB-COMBAT-1, RB-OPEN-6, RB-OPEN-15
    if s.card < 0 or h != s.active:
        return "RB-TURN-1"
    if s.fought:
        return "RB-OPEN-6"
    if creature_at(g, s, place) < 0:
        return "RB-COMBAT-1"
    fighter = open_symbols(g, s, place)
    if not is_armed(g, s, fighter, place):
        if fighter.arrows > 0:
            return "RB-HERO-CHADA-2"
        if fighter.books > 0 and s.heroes[h].place == place:
            return "RB-HERO-EARA-2"
        return "RB-COMBAT-1"
    return "RB-OPEN-15" if place in s.left else ""


def add_fights(g: CastleBase, s: State, h: int, options: list[Action]) -> None:
    for place in range(1, PLACES + 1):
        if not fight_refusal(g, s, h, place):
            options.append(Action(verbs.FIGHT, h, place))


def begin(g: CastleBase, s: State, h: int, place: int) -> None:
    fight = Fight(place)
    fight.fighters.append(open_symbols(g, s, place))
    s.fight = fight
    s.agenda.append(Frame(FIGHT, "", GROUP, h, []))
    kind = creature_at(g, s, place)
    emit(g, s, events.FIGHT, h, kind, place, strength_of(g, s, kind), "RB-COMBAT-1")


def supports(g: CastleBase, s: State, h: int, place: int) -> list[Action]:
    """Cards with which a hero could join: options of hero cards, strong allies and objects."""
    found: list[Action] = []
    for card in distinct(s.heroes[h].hand):
        for number in range(1, len(g.book.hand_cards[card].options) + 1):
            if not support_refusal(g, s, h, place, card, number):
                found.append(Action(verbs.SUPPORT, h, card, number))
    return found


def support_refusal(g: CastleBase, s: State, h: int, place: int, card: int, number: int) -> str:
    """A card in hand that has strength against a creature there."""
    # rule: RB-COMBAT-9, RB-COMBAT-11, RB-OPEN-16
    if card not in s.heroes[h].hand:
        return "RB-COMBAT-9"
    if not 1 <= number <= len(g.book.hand_cards[card].options):
        return "RB-TURN-3"
    fighter = muster(g, s, h, card, option_refs(g, card, number), place)
    return "" if is_armed(g, s, fighter, place) else "RB-OPEN-16"


def invite_refusal(g: CastleBase, s: State, fight: Fight, h: int) -> str:
    """Heroes at the creature's location, or with a card that reaches there; each once."""
    # rule: RB-COMBAT-9, RB-OPEN-16
    if h == s.active or h in fight.asked:
        return "RB-COMBAT-9"
    return "" if supports(g, s, h, fight.place) else "RB-COMBAT-9"


def strike_refusal(g: CastleBase, s: State, fight: Fight) -> str:
    """At least the creature's strength, everybody in, and the gold a skeleton asks for."""
    # rule: RB-COMBAT-2, RB-COMBAT-6, RB-OPEN-8
    kind = creature_at(g, s, fight.place)
    if not is_in(fight.fighters[0]):
        return "RB-COMBAT-9"
    if total(g, s, fight) < strength_of(g, s, kind):
        return "RB-COMBAT-2"
    return toll_refusal(g, s, kind)


# The frame.


def ask(g: CastleBase, s: State, f: Frame) -> Pending:
    fight = s.fight
    assert fight is not None
    options: list[Action] = []
    if f.at == REPLY:
        h = f.args[0]
        options.extend(supports(g, s, h, fight.place))
        options.append(Action(verbs.DECLINE, h))
        if not free.repair_refusal(g, s, h):
            options.append(Action(verbs.REPAIR, h))
        return decide(s.heroes[h].seat, h, "ask-join", options)
    fighter = fight.fighters[0] if f.at == GROUP else fight.fighters[-1]
    h = fighter.hero
    _add_helps(g, s, fight, fighter, options)
    if not free.repair_refusal(g, s, h):
        options.append(Action(verbs.REPAIR, h))
    if f.at == ADD:
        if is_in(fighter):
            options.append(Action(verbs.READY, h))
        return decide(s.heroes[h].seat, h, "ask-add", options)
    for other in range(len(s.heroes)):
        if not invite_refusal(g, s, fight, other):
            options.append(Action(verbs.INVITE, h, other))
    if not strike_refusal(g, s, fight):
        options.append(Action(verbs.STRIKE, h))
    options.append(Action(verbs.WITHDRAW, h))
    return decide(s.heroes[h].seat, h, "ask-fight", options)


def _add_helps(
    g: CastleBase, s: State, fight: Fight, fighter: Fighter, options: list[Action]
) -> None:
    h = fighter.hero
    for quiver in distinct(s.heroes[h].quivers):
        if not quiver_refusal(s, fighter, quiver):
            options.append(Action(verbs.QUIVER, h, quiver))
    if fighter.books > 0:
        for number in range(len(g.book.grimoires)):
            if not grimoire_refusal(g, s, fighter, fight.place, number):
                options.append(Action(verbs.GRIMOIRE, h, number))
    if not will_refusal(g, s, fighter):
        options.append(Action(verbs.WILL, h))
    if not axe_refusal(s, fighter):
        options.append(Action(verbs.AXE, h))


def asides(g: CastleBase, s: State, asked: int) -> list[Action]:
    """Others may repair the axe, and put it forward until the blow falls."""
    # rule: RB-HERO-KRAM-1, RB-COMBAT-10, RB-OPEN-25
    fight = s.fight
    assert fight is not None
    found: list[Action] = []
    for h in range(len(s.heroes)):
        if h != asked and not free.repair_refusal(g, s, h):
            found.append(Action(verbs.REPAIR, h))
    for fighter in fight.fighters:
        if fighter.hero != asked and not axe_refusal(s, fighter):
            found.append(Action(verbs.AXE, fighter.hero))
    return found


def answer(g: CastleBase, s: State, f: Frame, a: Action) -> None:
    fight = s.fight
    assert fight is not None
    if a.verb == verbs.INVITE:
        fight.asked.append(a.a)
        f.at = REPLY
        f.args = [a.a]
    elif a.verb == verbs.SUPPORT:
        refs = option_refs(g, a.a, a.b)
        fight.fighters.append(muster(g, s, a.who, a.a, refs, fight.place))
        emit(g, s, events.JOINED, a.who, a.a, fight.place, a.b, "RB-COMBAT-9")
        f.at = ADD
    elif a.verb == verbs.DECLINE:
        emit(g, s, events.DECLINED, a.who, -1, fight.place, 0, "RB-COMBAT-9")
        f.at = GROUP
    elif a.verb == verbs.READY:
        f.at = GROUP
    elif a.verb == verbs.STRIKE:
        strike(g, s, fight)
    elif a.verb == verbs.WITHDRAW:
        withdraw(g, s, fight)
    else:
        _add(g, s, fight, a)


def step(g: CastleBase, s: State, f: Frame) -> bool:
    """One who joined and has nothing to add is ready."""
    fight = s.fight
    if f.at != ADD or fight is None:
        return False
    options: list[Action] = []
    _add_helps(g, s, fight, fight.fighters[-1], options)
    if options or not is_in(fight.fighters[-1]):
        return False
    f.at = GROUP
    return True


def _fighter_of(fight: Fight, h: int) -> Fighter:
    for fighter in fight.fighters:
        if fighter.hero == h:
            return fighter
    raise ValueError(f"hero {h} does not fight")


def _add(g: CastleBase, s: State, fight: Fight, a: Action) -> None:
    """Willpower, a quiver, a grimoire or the axe is put forward."""
    fighter = _fighter_of(fight, a.who)
    if a.verb == verbs.WILL:
        fighter.willpower += 1
        emit(g, s, events.ADDED, a.who, events.BY_WILLPOWER, -1, 1, "RB-COMBAT-3")
    elif a.verb == verbs.QUIVER:
        fighter.quivers.append(a.a)
        emit(g, s, events.ADDED, a.who, events.BY_QUIVER, -1, a.a, "RB-HERO-CHADA-2")
    elif a.verb == verbs.GRIMOIRE:
        fighter.grimoires.append(a.a)
        points = g.book.grimoires[a.a].strength
        emit(g, s, events.ADDED, a.who, events.BY_GRIMOIRE, -1, points, "RB-HERO-EARA-2")
    elif a.verb == verbs.AXE:
        fighter.axe = True
        emit(g, s, events.ADDED, a.who, events.BY_AXE, -1, g.book.axe_sharp, "RB-HERO-KRAM-1")


def withdraw(g: CastleBase, s: State, fight: Fight) -> None:
    """A fight given up costs nothing, but it is not begun again until something else is done."""
    # rule: RB-OPEN-15
    s.agenda.pop()
    s.fight = None
    s.left = [*s.left, fight.place]
    emit(
        g,
        s,
        events.WITHDREW,
        s.active,
        creature_at(g, s, fight.place),
        fight.place,
        0,
        "RB-OPEN-15",
    )


# The blow.


def strike(g: CastleBase, s: State, fight: Fight) -> None:
    """The creature is defeated; what was put forward is spent, the reward is the active hero's."""
    # rule: RB-COMBAT-2, RB-COMBAT-4, RB-COMBAT-6, RB-COMBAT-9, RB-COMBAT-12
    s.agenda.pop()
    s.fight = None
    kind = creature_at(g, s, fight.place)
    strength = total(g, s, fight)
    for number, fighter in enumerate(fight.fighters):
        _spend(g, s, fighter)
        if number > 0:
            gallery.put_away(g, s, fighter.hero, fighter.card)
    s.fought = True
    s.used = True
    s.left = []
    _use_up(g, s, len(fight.fighters[0].grimoires))
    defeat(g, s, s.active, fight.place, strength, "RB-COMBAT-4")
    reward = g.book.encounters[kind].reward
    if reward:
        s.todo = s.todo + [f"{reward}/{position}" for position in range(len(g.base.lists[reward]))]
        emit(g, s, events.REWARD, s.active, kind, fight.place, 0, "RB-COMBAT-4")


def toll_refusal(g: CastleBase, s: State, kind: int) -> str:
    """A skeleton warrior is defeated only for gold, in a fight or without one."""
    # rule: RB-COMBAT-6, RB-OPEN-17
    return "" if gallery.gold(g, s) >= g.book.encounters[kind].toll else "RB-COMBAT-6"


def defeat(g: CastleBase, s: State, h: int, place: int, strength: int, rule: str) -> None:
    """The creature on top goes face up to the gallery; its toll is paid, its burden borne."""
    # rule: RB-COMBAT-4, RB-COMBAT-6, RB-OPEN-17
    kind = card_of(top(s.encounters, place))
    s.encounters = carried(s.encounters, place, GALLERY)
    emit(g, s, events.SLAIN, h, kind, place, strength, rule)
    beaten = g.book.encounters[kind]
    if beaten.burden:
        push_run(s, beaten.burden, h)
        emit(g, s, events.BURDEN, h, kind, place, 0, "RB-COMBAT-4")
    if beaten.toll:
        gallery.spend_gold(g, s, h, beaten.toll, "RB-COMBAT-6")


def _spend(g: CastleBase, s: State, fighter: Fighter) -> None:
    """Willpower back to the supply, quivers to the box, grimoires turned, the axe blunt."""
    # rule: RB-COMBAT-3, RB-HERO-CHADA-4, RB-HERO-EARA-2, RB-HERO-KRAM-1
    h = fighter.hero
    hero = s.heroes[h]
    gallery.lose_willpower(g, s, h, fighter.willpower, "RB-COMBAT-3")
    for quiver in fighter.quivers:
        hero.quivers = without(hero.quivers, hero.quivers.index(quiver))
        s.quivers = with_top(s.quivers, USED, face_up(quiver))
    for number in fighter.grimoires:
        hero.closed = with_sorted(hero.closed, number)
    if fighter.axe:
        hero.axe = False
        emit(g, s, events.AXE, h, -1, -1, g.book.axe_blunt, "RB-HERO-KRAM-1")


def _use_up(g: CastleBase, s: State, grimoires: int) -> None:
    """Strength is used up with the fight; grimoire symbols only as far as grimoires were used."""
    # rule: RB-OPEN-6
    rest: list[str] = []
    for ref in s.todo:
        effect = effect_at(g, ref)
        if type(effect) is words.Strength or type(effect) is words.Quiver:
            continue
        if type(effect) is words.Grimoire and grimoires > 0:
            grimoires -= 1
            continue
        rest.append(ref)
    s.todo = rest


def why_not(g: CastleBase, s: State, f: Frame, a: Action) -> str:
    """Why this cannot be said in the fight."""
    fight = s.fight
    if fight is None:
        return "RB-COMBAT-1"
    fighter = fight.fighters[0] if f.at == GROUP else fight.fighters[-1]
    asked = f.args[0] if f.at == REPLY else fighter.hero
    if a.who != asked:
        return "RB-COMBAT-9"
    if f.at == REPLY:
        if a.verb == verbs.SUPPORT:
            return support_refusal(g, s, a.who, fight.place, a.a, a.b)
        return "RB-COMBAT-9"
    if a.verb == verbs.WILL:
        return will_refusal(g, s, fighter)
    if a.verb == verbs.QUIVER:
        return quiver_refusal(s, fighter, a.a)
    if a.verb == verbs.GRIMOIRE:
        return grimoire_refusal(g, s, fighter, fight.place, a.a)
    if a.verb == verbs.AXE:
        return axe_refusal(s, fighter)
    if a.verb == verbs.READY and f.at == ADD:
        return "RB-HERO-CHADA-2"
    if a.verb == verbs.INVITE and f.at == GROUP:
        return invite_refusal(g, s, fight, a.a)
    if a.verb == verbs.STRIKE and f.at == GROUP:
        return strike_refusal(g, s, fight)
    return "RB-COMBAT-9"
