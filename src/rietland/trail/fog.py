"""Fog cards: drawing them below a pile, the reserve, and turning up what comes to the top."""

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.control import DRAWN, emit, end
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.frame import Frame
from rietland.kernel.pending import CHANCE_DECIDES, Pending
from rietland.kernel.pile import UNSEEN
from rietland.kernel.slots import card_of, face_down, face_up, with_stack
from rietland.kernel.state import LOST
from rietland.trail import events
from rietland.trail.base import TrailBase
from rietland.trail.book import CURSE, FOG, WIDTH
from rietland.trail.cards import below, set_stack, stack, top
from rietland.trail.frames import SEE
from rietland.trail.places import deck_stack, deck_stage
from rietland.trail.state import RESERVE, State, place_of


def draw(g: TrailBase, s: State, hero: int, count: int) -> None:
    """Fog cards from the deck of the hero's stage, one by one, below the active pile."""
    # rule: CT-FOG-2, CT-FOG-3, CT-FOG-4, CT-SYM-8, CT-END-4, CT-OPEN-8
    deck = deck_stack(deck_stage(g, s, hero))
    drawn = min(count, len(s.cards.stacks[deck]))
    for _ in range(drawn):
        s.cards = with_stack(s.cards, deck, s.cards.stacks[deck][1:])
        below(g, s, hero, s.pile, UNSEEN)
    if drawn:
        emit(g, s, events.DREW, hero, -1, place_of(hero, s.pile), drawn, "CT-FOG-2")
    if drawn < count:
        end(g, s, LOST, "trail-why-fog", "CT-END-4")


def from_reserve(s: State, stage: int, count: int) -> int:
    """Reserve cards go onto the deck of a stage; an empty reserve gives what it has."""
    # rule: CT-SYM-9, CT-OPEN-9
    reserve = s.cards.stacks[RESERVE]
    moved = min(count, len(reserve))
    deck = deck_stack(stage)
    s.cards = with_stack(s.cards, deck, reserve[:moved] + s.cards.stacks[deck])
    s.cards = with_stack(s.cards, RESERVE, reserve[moved:])
    return moved


def add_reserve(g: TrailBase, s: State, hero: int, count: int) -> None:
    # rule: CT-SYM-9
    stage = deck_stage(g, s, hero)
    moved = from_reserve(s, stage, count)
    if moved:
        emit(g, s, events.RESERVE, hero, -1, stage, moved, "CT-SYM-9")


# A card that nobody has seen.


def look(s: State) -> bool:
    """The first top card that nobody has seen is turned up; False when all are known."""
    for hero in range(s.size):
        for pile in range(WIDTH):
            if top(s, hero, pile) == UNSEEN:
                see(s, hero, pile, 0)
                return True
    return False


def see(s: State, hero: int, pile: int, position: int) -> None:
    """Chance says which card it is: a fog card, or the active face of a curse card."""
    s.agenda.append(Frame(SEE, "", 0, hero, [pile, position]))


def is_curse(s: State, f: Frame) -> bool:
    return stack(s, f.who, f.args[0])[f.args[1]] != UNSEEN


def ask(g: TrailBase, s: State, f: Frame) -> Pending:
    sort = CURSE if is_curse(s, f) else FOG
    options: list[Action] = []
    weights: list[int] = []
    for number, count in enumerate(s.cards.unseen):
        if count > 0 and g.book.deck[number].sort == sort:
            options.append(Action(DRAWN, CHANCE, number))
            weights.append(count)
    prompt = "ask-curse" if sort == CURSE else "ask-fog"
    return Pending(CHANCE_DECIDES, CHANCE, CHANCE, prompt, options, weights)


def answer(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    # rule: CT-CURSE-2, CT-SYM-11, CT-FOG-1
    pile, position = f.args
    cursed = is_curse(s, f)
    slot = face_down(a.a) if cursed else face_up(a.a)
    s.agenda.pop()
    set_stack(s, f.who, pile, with_value(stack(s, f.who, pile), position, slot))
    s.cards.unseen = with_value(s.cards.unseen, a.a, s.cards.unseen[a.a] - 1)
    kind = events.TURNED if cursed else events.SEEN
    rule = "CT-CURSE-2" if cursed else "CT-FOG-1"
    emit(g, s, kind, f.who, slot, place_of(f.who, pile), 0, rule)


def is_unknown_curse(g: TrailBase, slot: int) -> bool:
    """A curse card that nobody has turned yet."""
    return slot >= 0 and card_of(slot) == g.book.passive
