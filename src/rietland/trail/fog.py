"""Cards that nobody has seen: fog cards that are drawn, the reserve, curse cards that wake."""

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.control import DRAWN, emit, end
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.frame import Frame
from rietland.kernel.pending import CHANCE_DECIDES, Pending
from rietland.kernel.pile import Pile
from rietland.kernel.slots import card_of, face_down, face_up, with_stack
from rietland.kernel.state import LOST
from rietland.trail import events
from rietland.trail.base import TrailBase
from rietland.trail.book import CURSE, FOG
from rietland.trail.cards import below, set_stack, stack
from rietland.trail.frames import DRAW, SEE
from rietland.trail.places import deck_stack, deck_stage
from rietland.trail.state import RESERVE, State, place_of


def draw(s: State, hero: int, count: int) -> None:
    """Fog cards from the deck of the hero's stage, one by one, below the active pile."""
    # rule: CT-FOG-2, CT-SYM-8
    s.agenda.append(Frame(DRAW, "", 0, hero, [count]))


def step_draw(g: TrailBase, s: State, f: Frame) -> bool:
    """An empty deck loses the game."""
    # rule: CT-FOG-3, CT-FOG-4, CT-END-4, CT-OPEN-8, CT-OPEN-17, CT-OPEN-26
    if f.args[0] == 0:
        s.agenda.pop()
        return True
    if not s.cards.stacks[deck_stack(deck_stage(g, s, f.who))]:
        end(g, s, LOST, "trail-why-fog", "CT-END-4")
    return False


def ask_draw(g: TrailBase, s: State) -> Pending:
    """Which card is it? Everybody sees it go below the pile."""
    # rule: CT-OPEN-21
    return _which(g, s, FOG, "ask-fog")


def answer_draw(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    # rule: CT-FOG-1, CT-FOG-2
    deck = deck_stack(deck_stage(g, s, f.who))
    s.cards = with_stack(s.cards, deck, s.cards.stacks[deck][1:])
    below(s, f.who, s.pile, face_up(a.a))
    _known(s, a.a)
    f.args = [f.args[0] - 1]
    place = place_of(f.who, s.pile)
    emit(g, s, events.DREW, f.who, face_up(a.a), place, 1, "CT-FOG-2")


def from_reserve(s: State, stage: int, count: int) -> int:
    """Reserve cards go onto the deck of a stage; an empty reserve gives what it has."""
    # rule: CT-SYM-9, CT-OPEN-9
    reserve = s.cards.stacks[RESERVE]
    moved = min(count, len(reserve))
    deck = deck_stack(stage)
    s.cards = with_stack(s.cards, deck, reserve[:moved] + s.cards.stacks[deck])
    s.cards = with_stack(s.cards, RESERVE, reserve[moved:])
    return moved


def add_reserve(g: TrailBase, s: State, hero: int, count: int, rule: str) -> None:
    # rule: CT-SYM-9
    stage = deck_stage(g, s, hero)
    moved = from_reserve(s, stage, count)
    if moved:
        emit(g, s, events.RESERVE, hero, -1, stage, moved, rule)


# A curse card that nobody has turned yet.


def is_unknown_curse(g: TrailBase, slot: int) -> bool:
    return card_of(slot) == g.book.passive


def see(s: State, hero: int, pile: int, position: int) -> None:
    """A curse card is turned to its active face, which chance names."""
    s.agenda.append(Frame(SEE, "", 0, hero, [pile, position]))


def ask_see(g: TrailBase, s: State) -> Pending:
    return _which(g, s, CURSE, "ask-curse")


def answer_see(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    # rule: CT-CURSE-2, CT-SYM-11
    pile, position = f.args
    slot = face_down(a.a)
    s.agenda.pop()
    set_stack(s, f.who, pile, with_value(stack(s, f.who, pile), position, slot))
    _known(s, a.a)
    emit(g, s, events.TURNED, f.who, slot, place_of(f.who, pile), 0, "CT-CURSE-2")


def _which(g: TrailBase, s: State, sort: int, prompt: str) -> Pending:
    """One option for each card of this sort that may be it, by its count."""
    options: list[Action] = []
    weights: list[int] = []
    for number, count in enumerate(s.cards.unseen):
        if count > 0 and g.book.deck[number].sort == sort:
            options.append(Action(DRAWN, CHANCE, number))
            weights.append(count)
    return Pending(CHANCE_DECIDES, CHANCE, CHANCE, prompt, options, weights)


def _known(s: State, number: int) -> None:
    """From now on everybody knows where this card is."""
    unseen = with_value(s.cards.unseen, number, s.cards.unseen[number] - 1)
    s.cards = Pile(unseen, s.cards.stacks)
