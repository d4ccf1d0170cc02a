"""The table before the first turn: stages, piles, allies, who begins."""

from typing import Final

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.control import DRAWN, emit
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.frame import Frame
from rietland.kernel.party import check, figure
from rietland.kernel.pending import CHANCE_DECIDES, Pending, decide
from rietland.kernel.pile import Pile
from rietland.kernel.setup import Setup
from rietland.kernel.slots import face_up, unseen_stack
from rietland.trail import events, stage, verbs
from rietland.trail.base import TrailBase
from rietland.trail.book import ALLY, CURSE, FOG, MIDDLE, OBJECT, SPECIAL, WIDTH
from rietland.trail.cards import card, set_stack, stack
from rietland.trail.frames import SETUP
from rietland.trail.frames import TURN as TURN_FRAME
from rietland.trail.places import start_of
from rietland.trail.state import HIDDEN, State, place_of

# Stages of the SETUP frame.
MAPS: Final = 0  # stage cards laid open by choice
ALLIES: Final = 1  # which ally? Arguments: the allies that came so far
PLACE: Final = 2  # in which pile? The last argument is the ally
BEGIN: Final = 3  # who takes the first turn?


def lay_out(g: TrailBase, setup: Setup, party: list[str]) -> State:
    """Pawns, piles, reserve and the first stage."""
    # rule: CT-COMP-5, CT-SETUP-1, CT-SETUP-4, CT-SETUP-8, CT-SETUP-9, CT-SETUP-13
    book = g.book
    check(book, setup, party)
    names = [kind.name for kind in book.heroes]
    s = State()
    s.size = len(party)
    s.difficulty = book.difficulties.index(setup.difficulty)
    s.seats = setup.seats[:]
    s.kinds = [figure(names, name) for name in party]
    _check_party(g, s, party)
    s.variant = book.variants.index(setup.variant) if setup.variant else -1
    for kind in s.kinds:
        hero = book.heroes[kind]
        s.at.append(start_of(g, hero.alone or hero.name))
        s.willpower.append(book.willpower + hero.willpower)
        s.arrived.append(0)
    s.curse = book.spaces[start_of(g, "curse")].line
    _lay_row(g, s)
    _lay_cards(g, s)
    if s.size == 1:
        # rule: CT-SOLO-3
        s.fires, s.fire_of = book.campfires, 0
    s.agenda = [Frame(TURN_FRAME, "", 0, -1, [0]), Frame(SETUP, "", MAPS, 0, [])]
    return s


def _check_party(g: TrailBase, s: State, party: list[str]) -> None:
    """Two heroes together, or one who walks alone."""
    # rule: CT-SETUP-1, CT-SOLO-1
    for kind in s.kinds:
        if s.kinds.count(kind) > 1:
            raise ValueError(f"{party[0]} cannot play twice")
        if (g.book.heroes[kind].alone != "") != (s.size == 1):
            alone = [one.name for one in g.book.heroes if one.alone]
            together = [one.name for one in g.book.heroes if not one.alone]
            raise ValueError(
                f"no party here: {', '.join(party)}; play {' and '.join(together)} together, "
                f"or {' or '.join(alone) or 'nobody'} alone"
            )


def _lay_row(g: TrailBase, s: State) -> None:
    """The first stage and the last lie open, those between face down."""
    # rule: CT-SETUP-6, CT-SETUP-7
    book = g.book
    s.row = [book.first]
    if book.last >= 0:
        s.row = [book.first, *([HIDDEN] * book.laid), book.last]
    s.unseen_maps = book.between[:]


def _lay_cards(g: TrailBase, s: State) -> None:
    # rule: CT-SETUP-1, CT-SETUP-2, CT-SETUP-3, CT-SETUP-4, CT-COMP-2, CT-CURSE-1, CT-INTRO-1
    book = g.book
    unseen = [0] * len(book.deck)
    s.ready = [0] * len(book.deck)
    s.gone = [0] * len(book.deck)
    fog = 0
    for number, one in enumerate(book.deck):
        if one.sort == FOG and not book.only_move:
            unseen[number] = one.copies
            fog += one.copies
        elif one.sort == CURSE and not book.curse_cards:
            unseen[number] = one.copies
        elif one.sort in (OBJECT, SPECIAL, ALLY):
            s.ready[number] = one.copies
    stacks: list[list[int]] = [unseen_stack(fog)]
    for _ in s.row:
        stacks.append([])
    for kind in s.kinds:
        hero = book.heroes[kind]
        dealt = book.hero_cards.get(hero.name, hero.cards)
        curses = book.curse_cards.get(hero.name, [book.passive] * sum(hero.curse_cards))
        used = 0
        for pile in range(WIDTH):
            if dealt[pile] < 0:
                stacks.append([])
                continue
            below = [face_up(one) for one in curses[used : used + hero.curse_cards[pile]]]
            stacks.append([face_up(dealt[pile]), *below])
            used += hero.curse_cards[pile]
    s.cards = Pile(unseen, stacks)


def wanted(g: TrailBase, s: State) -> int:
    """How many allies come along; at most one to a pile."""
    # rule: CT-ALLY-1, CT-ALLY-4, CT-SOLO-4
    if given(g, s):
        return len(given(g, s))
    piles = 0
    for hero in range(s.size):
        for pile in range(WIDTH):
            if stack(s, hero, pile):
                piles += 1
    return min(g.book.allies[s.difficulty], piles)


# The frame.


def step(g: TrailBase, s: State, f: Frame) -> bool:
    if f.at == MAPS:
        if s.variant >= 0 and g.book.beginnings[s.variant].open and HIDDEN in s.row:
            return False
        stage.begin(g, s, 0)
        f.at = ALLIES
        return True
    if f.at == ALLIES:
        return _step_allies(g, s, f)
    if f.at == PLACE:
        named = given(g, s)
        if wanted(g, s) != s.size and not named:
            return False
        # rule: CT-ALLY-2, CT-SETUP-5
        hero = named[len(f.args) - 1] if named else len(f.args) - 1
        _join(g, s, hero, MIDDLE, f.args[-1])
        f.at = ALLIES
        return True
    if s.size == 2 and not g.book.begins:
        return False
    _begin(g, s, _first(g, s))
    return True


def _first(g: TrailBase, s: State) -> int:
    """The hero whom the adventure names; who is alone begins."""
    for hero in range(s.size):
        if g.book.heroes[s.kinds[hero]].name == g.book.begins:
            return hero
    return 0


def given(g: TrailBase, s: State) -> list[int]:
    """Heroes whose ally is named by the way to begin."""
    # rule: CT-ALLY-3
    found: list[int] = []
    if s.variant >= 0:
        for hero in range(s.size):
            if g.book.heroes[s.kinds[hero]].name in g.book.beginnings[s.variant].allies:
                found.append(hero)
    return found


def _step_allies(g: TrailBase, s: State, f: Frame) -> bool:
    if len(f.args) >= wanted(g, s):
        f.at = BEGIN
        return True
    named = given(g, s)
    if named:
        name = g.book.heroes[s.kinds[named[len(f.args)]]].name
        f.args = [*f.args, g.book.beginnings[s.variant].allies[name]]
        f.at = PLACE
        return True
    return False


def _join(g: TrailBase, s: State, hero: int, pile: int, number: int) -> None:
    """An ally lies second in a pile, below the hero card."""
    # rule: CT-ALLY-2, CT-SETUP-5
    s.ready = with_value(s.ready, number, s.ready[number] - 1)
    slots = stack(s, hero, pile)
    set_stack(s, hero, pile, [slots[0], face_up(number), *slots[1:]])
    emit(g, s, events.ALLY, hero, face_up(number), place_of(hero, pile), 0, "CT-ALLY-2")


def _begin(g: TrailBase, s: State, hero: int) -> None:
    # rule: CT-SETUP-11, CT-INTRO-5
    s.agenda.pop()
    s.active = hero
    emit(g, s, events.BEGINS, hero, -1, -1, 0, "CT-SETUP-11")


def ask(g: TrailBase, s: State, f: Frame) -> Pending:
    """Stages and piles are the choice of all; the first hero speaks."""
    options: list[Action] = []
    if f.at == ALLIES:
        return _ask_ally(g, s)
    if f.at == MAPS:
        # rule: CT-END-7
        prompt = "ask-lay"
        options = [Action(verbs.LAY, 0, number) for number in s.unseen_maps]
    elif f.at == PLACE:
        prompt = "ask-place"
        options = [Action(verbs.PLACE_ALLY, 0, place) for place in free_places(g, s)]
    else:
        prompt = "ask-begin"
        options = [Action(verbs.BEGIN, 0, hero) for hero in range(s.size)]
    return decide(s.seats[0], 0, prompt, options)


def _ask_ally(g: TrailBase, s: State) -> Pending:
    """Drawn, or chosen where the players agreed on it."""
    # rule: CT-ALLY-2, CT-ALLY-4
    found = [
        number for number, one in enumerate(g.book.deck) if one.sort == ALLY and s.ready[number] > 0
    ]
    if s.variant >= 0 and g.book.beginnings[s.variant].choose_allies:
        options = [Action(verbs.CHOOSE_ALLY, 0, number) for number in found]
        return decide(s.seats[0], 0, "ask-ally", options)
    drawn = [Action(DRAWN, CHANCE, number) for number in found]
    weights = [1] * len(drawn)
    return Pending(CHANCE_DECIDES, CHANCE, CHANCE, "ask-ally", drawn, weights)


def free_places(g: TrailBase, s: State) -> list[int]:
    """Piles without an ally."""
    # rule: CT-ALLY-4
    found: list[int] = []
    for hero in range(s.size):
        for pile in range(WIDTH):
            slots = stack(s, hero, pile)
            sorts = [card(g, slot).sort for slot in slots]
            if slots and ALLY not in sorts:
                found.append(place_of(hero, pile))
    return found


def answer(g: TrailBase, s: State, f: Frame, a: Action) -> None:
    if a.verb == verbs.LAY:
        stage.lay(s, s.row.index(HIDDEN), a.a)
    elif a.verb == verbs.PLACE_ALLY:
        _join(g, s, a.a // WIDTH, a.a % WIDTH, f.args[-1])
        f.at = ALLIES
    elif a.verb == verbs.BEGIN:
        _begin(g, s, a.a)
    else:
        f.args = [*f.args, a.a]
        f.at = PLACE


def why_not(f: Frame) -> str:
    return {MAPS: "CT-SETUP-7", ALLIES: "CT-ALLY-2", PLACE: "CT-ALLY-4"}.get(f.at, "CT-SETUP-11")
