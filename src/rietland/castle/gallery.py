"""The gallery of trophies: its rows, its gold, and what heroes pay.

A SPEND frame takes cards from the gallery, a GIVE frame willpower or cards from heroes; both one
by one, and they ask only where there is a choice.
"""

from typing import Final

from rietland.castle import events
from rietland.castle.base import CastleBase
from rietland.castle.book import ALLY, HERO_CARD, OBJECT
from rietland.castle.cards import distinct, lay_down, let_go
from rietland.castle.frames import GIVE, SPEND
from rietland.castle.state import BOX, GALLERY, USED, State
from rietland.castle.verbs import DISCARD, OFFER, TIRE
from rietland.castle.verbs import SPEND as SPEND_VERB
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.copy_on_write import without
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.slots import card_of, face_up, with_bottom, with_stack, with_top

# What a GIVE frame takes.
POINTS: Final = 0  # willpower
CARDS: Final = 1  # allies or objects
REST: Final = 2  # hero cards, laid down unused

#: Stands for allies and objects alike.
ANY: Final = -1


# Trophies.


def trophies(s: State, kinds: list[int]) -> list[int]:
    """The trophies of these kinds in the gallery, newest first."""
    found: list[int] = []
    for slot in s.encounters.stacks[GALLERY]:
        if card_of(slot) in kinds:
            found.append(card_of(slot))
    return found


def golden(g: CastleBase) -> list[int]:
    """Kinds that bear a coin; each card is one gold for all heroes together."""
    # rule: RB-GALLERY-1, RB-OPEN-7
    return [number for number, kind in enumerate(g.book.encounters) if kind.gold]


def gold(g: CastleBase, s: State) -> int:
    return len(trophies(s, golden(g)))


def hang(s: State, kind: int) -> None:
    """A defeated creature or a used object goes face up to the gallery."""
    s.encounters = with_top(s.encounters, GALLERY, face_up(kind))


def put_away(g: CastleBase, s: State, h: int, card: int) -> None:
    """A card that was played: a hero or ally card lies before its hero, an object is hung up."""
    # rule: RB-TURN-5
    kind = g.book.hand_cards[card]
    if kind.sort == OBJECT:
        let_go(s, h, card)
        hang(s, kind.of)
    else:
        lay_down(s, h, card)


def spend_gold(g: CastleBase, s: State, who: int, coins: int, rule: str) -> None:
    """Gold is spent for skeleton warriors, the axe, and what allies, objects or missions ask."""
    # rule: RB-GALLERY-4
    spend(s, who, coins, golden(g), rule)


def spend(s: State, who: int, count: int, kinds: list[int], rule: str) -> None:
    s.agenda.append(Frame(SPEND, rule, count, who, kinds))


def _pay(g: CastleBase, s: State, f: Frame, kind: int) -> None:
    """A card spent goes from the gallery to the box and counts for nothing any more."""
    # rule: RB-GALLERY-3
    hung = s.encounters.stacks[GALLERY]
    rest = without(hung, hung.index(face_up(kind)))
    s.encounters = with_top(with_stack(s.encounters, GALLERY, rest), BOX, face_up(kind))
    f.at -= 1
    emit(g, s, events.SPENT, f.who, kind, -1, 0, f.ref)


# What heroes give.


def give(s: State, who: int, what: int, count: int, place: int, sort: int, rule: str) -> None:
    """Heroes at a place give so much together; with place 0 the hero in question alone."""
    s.agenda.append(Frame(GIVE, rule, count, who, [what, place, sort]))


def givers(s: State, who: int, place: int) -> list[int]:
    if place == 0:
        return [who]
    return [h for h in range(len(s.heroes)) if s.heroes[h].place == place]


def points_of(s: State, heroes: list[int]) -> int:
    """Willpower they could give together; an archer gives hers like any other."""
    # rule: RB-OPEN-23
    total = 0
    for h in heroes:
        total += s.heroes[h].willpower
    return total


def cards_of(g: CastleBase, s: State, heroes: list[int], what: int, sort: int) -> list[int]:
    """Cards in the hands of these heroes that would do."""
    found: list[int] = []
    for h in heroes:
        for card in s.heroes[h].hand:
            own = g.book.hand_cards[card].sort
            if what == REST:
                if own == HERO_CARD:
                    found.append(card)
            elif own == sort or (sort == ANY and own != HERO_CARD):
                found.append(card)
    return found


def _ways(g: CastleBase, s: State, f: Frame) -> list[Action]:
    """Everything that could be given next; each way once."""
    heroes = givers(s, f.who, f.args[1])
    found: list[Action] = []
    if f.args[0] == POINTS:
        for h in heroes:
            if s.heroes[h].willpower > 0:
                found.append(Action(OFFER, f.who, h))
        return found
    verb = TIRE if f.args[0] == REST else DISCARD
    for card in distinct(cards_of(g, s, heroes, f.args[0], f.args[2])):
        found.append(Action(verb, f.who, card))
    return found


def _given(g: CastleBase, s: State, f: Frame, a: Action) -> None:
    f.at -= 1
    if a.verb == OFFER:
        lose_willpower(g, s, a.a, 1, f.ref)
        return
    for h in givers(s, f.who, f.args[1]):
        if a.a in s.heroes[h].hand:
            _let_go(g, s, h, a.a, f)
            return


def _let_go(g: CastleBase, s: State, h: int, card: int, f: Frame) -> None:
    """A hero card is laid down unused; an ally or object leaves the game."""
    kind = g.book.hand_cards[card]
    if kind.sort == HERO_CARD:
        lay_down(s, h, card)
        emit(g, s, events.TIRED, h, card, -1, 0, f.ref)
        return
    let_go(s, h, card)
    if kind.sort == OBJECT:
        s.encounters = with_top(s.encounters, BOX, face_up(kind.of))
    else:
        assert kind.sort == ALLY
        s.allies = with_bottom(s.allies, USED, face_up(kind.of))
    emit(g, s, events.DISCARDED, h, card, -1, 0, f.ref)


def gain_willpower(g: CastleBase, s: State, h: int, points: int, rule: str) -> None:
    """Take willpower from the supply; what it lacks is not gained."""
    # rule: RB-SYM-3, RB-OPEN-3
    gained = min(points, s.willpower)
    s.willpower -= gained
    s.heroes[h].willpower += gained
    emit(g, s, events.WILLPOWER, h, -1, -1, gained, rule)


def lose_willpower(g: CastleBase, s: State, h: int, points: int, rule: str) -> None:
    lost = min(points, s.heroes[h].willpower)
    if lost > 0:
        s.willpower += lost
        s.heroes[h].willpower -= lost
        emit(g, s, events.WILLPOWER, h, -1, -1, -lost, rule)


# Frames.


def step(g: CastleBase, s: State, f: Frame) -> bool:
    """Pay by itself where there is one way only."""
    if f.kind == SPEND:
        kinds = distinct(trophies(s, f.args))
        if f.at > 0 and len(kinds) > 1 and len(trophies(s, f.args)) > f.at:
            return False
        if f.at > 0 and kinds:
            _pay(g, s, f, kinds[0])
            return True
        s.agenda.pop()
        return True
    ways = _ways(g, s, f)
    if f.at > 0 and len(ways) > 1:
        return False
    if f.at > 0 and ways:
        _given(g, s, f, ways[0])
        return True
    s.agenda.pop()
    return True


def ask(g: CastleBase, s: State, f: Frame) -> Pending:
    seat = s.heroes[f.who].seat
    if f.kind == SPEND:
        options: list[Action] = []
        for kind in sorted(distinct(trophies(s, f.args))):
            options.append(Action(SPEND_VERB, f.who, kind))
        return decide(seat, f.who, "ask-spend", options)
    prompt = "ask-offer"
    if f.args[0] == CARDS:
        prompt = "ask-discard"
    elif f.args[0] == REST:
        prompt = "ask-tire"
    return decide(seat, f.who, prompt, _ways(g, s, f))


def answer(g: CastleBase, s: State, f: Frame, a: Action) -> None:
    if f.kind == SPEND:
        _pay(g, s, f, a.a)
    else:
        _given(g, s, f, a)
