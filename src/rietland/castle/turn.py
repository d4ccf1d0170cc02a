"""The turn: play one card and use its symbols, or Recover; free acts before, between and after.

The TURN frame lies at the bottom of the agenda. Its stages: BEGIN, CHOOSE a card or Recover,
AFTER. A CARD frame stays while symbols of the card, or rewards won with it, are open.
"""

from typing import Final

from rietland.castle import deeds, events, fight, free, gallery, symbols, verbs
from rietland.castle.base import ALLY_EFFECT, CastleBase
from rietland.castle.book import ALLY
from rietland.castle.cards import creature_at, distinct, take_up
from rietland.castle.frames import CARD, RECOVER, TURN
from rietland.castle.state import State
from rietland.castle.strength import is_armed, muster, option_refs
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide

BEGIN: Final = 0
CHOOSE: Final = 1
AFTER: Final = 2


# The card.


def play_refusal(g: CastleBase, s: State, h: int, card: int, number: int) -> str:
    """One card of the own hand in each turn, one of its options."""
    # rule: RB-TURN-1, RB-TURN-3, RB-TURN-4, RB-TURN-7, RB-DIFF-4
    if s.agenda[0].at != CHOOSE:
        return "RB-TURN-7"
    if h != s.active or card not in s.heroes[h].hand:
        return "RB-TURN-1"
    kind = g.book.hand_cards[card]
    if not 1 <= number <= len(kind.options):
        return "RB-TURN-3"
    if kind.sort != ALLY or s.counters[ALLY_EFFECT] == 0:
        return ""
    return "" if card not in s.barred and _has_use(g, s, h, card) else "RB-DIFF-4"


def _has_use(g: CastleBase, s: State, h: int, card: int) -> bool:
    """Could any symbol of this ally be used now?"""
    refs = option_refs(g, card, 1)
    for ref in refs:
        if symbols.options(g, s, h, ref):
            return True
    for place in range(1, len(g.book.places)):
        fighter = muster(g, s, h, card, refs, place)
        if creature_at(g, s, place) >= 0 and is_armed(g, s, fighter, place):
            return True
    return False


def play(g: CastleBase, s: State, h: int, card: int, number: int) -> None:
    """A hero or ally card lies before its hero, an object goes to the gallery."""
    # rule: RB-TURN-3, RB-TURN-4, RB-TURN-5
    gallery.put_away(g, s, h, card)
    s.card = card
    s.todo = option_refs(g, card, number)
    s.used = False
    s.fought = False
    s.left = []
    s.agenda[0].at = AFTER
    s.agenda.append(Frame(CARD, "", 0, h, []))
    emit(g, s, events.PLAYED, h, card, s.heroes[h].place, number, "RB-TURN-1")


def symbol_options(g: CastleBase, s: State, h: int) -> list[Action]:
    """Everything the open symbols allow now, in any order."""
    # rule: RB-TURN-3, RB-TURN-6
    found: list[Action] = []
    fight.add_fights(g, s, h, found)
    for ref in s.todo:
        found.extend(symbols.options(g, s, h, ref))
    return symbols.unique(found)


def finish(g: CastleBase, s: State) -> None:
    """No more symbols, used or not; where allies must have effect, an unused one goes back."""
    # rule: RB-DIFF-4, RB-OPEN-19, RB-OPEN-22
    s.agenda.pop()
    s.todo = []
    card = s.card
    if s.used or s.counters[ALLY_EFFECT] == 0 or g.book.hand_cards[card].sort != ALLY:
        return
    take_up(s, s.active, card)
    s.barred = [*s.barred, card]
    s.card = -1
    s.agenda[0].at = CHOOSE
    emit(g, s, events.BACK, s.active, card, -1, s.active, "RB-DIFF-4")


# The frames.


def step(g: CastleBase, s: State, f: Frame) -> bool:
    if f.kind == CARD:
        # A card of which nothing can be used asks too: a slip of the hand should not end the turn.
        if s.todo and (not s.used or symbol_options(g, s, f.who) or free.options(g, s, f.who)):
            return False
        finish(g, s)
        return True
    if f.at == BEGIN:
        _begin_turn(g, s, f)
        return True
    if f.at == AFTER and not free.is_open(g, s):
        next_turn(s, f)
        return True
    return False


def _begin_turn(g: CastleBase, s: State, f: Frame) -> None:
    s.turns += 1
    s.card = -1
    s.todo = []
    s.barred = []
    f.at = CHOOSE
    emit(g, s, events.TURN, s.active, -1, -1, s.turns, "RB-SETUP-13")


def next_turn(s: State, f: Frame) -> None:
    """Clockwise; the first of the seating order began."""
    # rule: RB-SETUP-13
    s.active = (s.active + 1) % len(s.heroes)
    f.at = BEGIN


def ask(g: CastleBase, s: State, f: Frame) -> Pending:
    """Play or Recover; with no card in hand only Recover is left."""
    # rule: RB-TURN-1, RB-TURN-2, RB-NARR-1
    h = s.active
    options: list[Action] = []
    prompt = "ask-card"
    if f.kind == CARD:
        options.extend(symbol_options(g, s, h))
        options.append(Action(verbs.DONE, h))
    elif f.at == AFTER:
        prompt = "ask-after"
        options.append(Action(verbs.END, h))
    else:
        prompt = "ask-turn"
        for card in distinct(s.heroes[h].hand):
            for number in range(1, len(g.book.hand_cards[card].options) + 1):
                if not play_refusal(g, s, h, card, number):
                    options.append(Action(verbs.PLAY, h, card, number))
        options.append(Action(verbs.RECOVER, h))
    options.extend(free.options(g, s, h))
    return decide(s.heroes[h].seat, h, prompt, options)


def answer(g: CastleBase, s: State, f: Frame, a: Action) -> None:
    if a.verb == verbs.PLAY:
        play(g, s, a.who, a.a, a.b)
    elif a.verb == verbs.RECOVER:
        # rule: RB-NARR-1
        f.at = AFTER
        s.agenda.append(Frame(RECOVER, "", 0, a.who, []))
    elif a.verb == verbs.END:
        next_turn(s, f)
    elif a.verb == verbs.DONE:
        finish(g, s)
    elif a.verb == verbs.FIGHT:
        fight.begin(g, s, a.who, a.a)
    else:
        use_symbol(g, s, a)


def use_symbol(g: CastleBase, s: State, a: Action) -> None:
    """The first open symbol that allows it is used up."""
    # rule: RB-TURN-6
    for number, ref in enumerate(s.todo):
        if a in symbols.options(g, s, a.who, ref):
            s.todo = s.todo[:number] + s.todo[number + 1 :]
            s.used = True
            s.left = []
            deeds.use(g, s, ref, a)
            return


def why_not(g: CastleBase, s: State, f: Frame, a: Action) -> str:
    if a.who != s.active:
        return "RB-TURN-1"
    if a.verb == verbs.PLAY:
        return play_refusal(g, s, a.who, a.a, a.b)
    if f.kind == TURN:
        return "RB-TURN-1"
    if a.verb == verbs.FIGHT:
        return fight.fight_refusal(g, s, a.who, a.a)
    return symbols.refusal(g, s, a.who, s.todo, a)
