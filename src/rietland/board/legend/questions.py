"""What a hero or the group picks for a card: heroes, spaces, fog tokens, farmers, articles.

PICK frame: `ref` is the address of the effect that asks; its kind says what is asked. `at` counts
the picks left. args: for `pick_heroes` the heroes named so far; for `lay` the thing that is offered
and its space; for things that are lost or paid their kind; for one that is removed, once it is said
whose, its holder and its space; else nothing, and a loss without a kind is one that a shield may
avert. For `peek_event` chance says which card it is before anybody picks.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import EVENT_CARDS, FOG_TOKENS
from rietland.board.frames import PICK
from rietland.board.legend import conditions, event_cards, filters, goods
from rietland.board.legend.sorts import CREATURE, FIGURE
from rietland.board.pieces import creatures, figures, heroes, items, tokens
from rietland.board.pieces.things import BLOCKS
from rietland.board.state import State
from rietland.board.turn import sunrise, walk
from rietland.board.verbs import BEAR, BLOCK, CHOOSE_THING, CROSS, DISCARD, NAME, SKIP
from rietland.board.verbs import PICK as PICK_VERB
from rietland.kernel.action import Action
from rietland.kernel.control import DRAWN, bind, effect_at, emit
from rietland.kernel.frame import EACH, Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.pile import EMPTY, UNSEEN
from rietland.vocabulary import board as words


def push(s: State, ref: str, picks: int, who: int, args: list[int]) -> None:
    s.agenda.append(Frame(PICK, ref, picks, who, args))


def waits_for_chance(g: Board, s: State, f: Frame) -> bool:
    """Whether a card must show itself before anything can be picked."""
    if not isinstance(effect_at(g, f.ref), words.PeekEvent):
        return False
    return f.at > 0 and s.piles[EVENT_CARDS].stacks[event_cards.TO_DRAW][0] == UNSEEN


def options(g: Board, s: State, f: Frame) -> list[Action]:
    """Everything that may be picked now, in canonical order; the way out last."""
    effect = effect_at(g, f.ref)
    bind(s, f.ref, f.who)
    who = g.speaker(s, f.who)
    found: list[Action] = []
    if isinstance(effect, words.PickHeroes):
        for h in filters.select(g, s, effect.who):
            if h not in f.args:
                found.append(Action(NAME, who, h))
        if found and effect.optional:
            found.append(Action(SKIP, who))
    elif isinstance(effect, words.Fog):
        _add_fog(g, s, who, found)
    elif isinstance(effect, words.RevealFog):
        _add_fog(g, s, who, found)
        if found:
            found.append(Action(SKIP, who))
    elif isinstance(effect, words.RemoveFarmer):
        _add_farmers(g, s, who, found)
    elif isinstance(effect, words.Remove):
        _add_removed(g, s, f, effect, found)
    elif isinstance(effect, words.Article):
        for code in conditions.articles(g, s, f.who, effect):
            found.append(Action(CHOOSE_THING, who, code))
    elif isinstance(effect, words.Lay):
        found.append(Action(CHOOSE_THING, who, f.args[0]))
        found.append(Action(SKIP, who))
    elif isinstance(effect, (words.Lose, words.Pay)):
        _add_losses(g, s, f, found)
    elif isinstance(effect, words.Move):
        for space in filters.spaces(g, s, effect.to):
            found.append(Action(PICK_VERB, who, space))
    elif isinstance(effect, words.CrossOut):
        _add_steps(g, s, f.who, effect, found)
    else:
        found.append(Action(DISCARD, who))
        found.append(Action(SKIP, who))
    return found


def _add_steps(g: Board, s: State, h: int, effect: words.CrossOut, found: list[Action]) -> None:
    """Steps of this sunrise that may be crossed out, while the thing has a use left."""
    # rule: SS-SHIELD-1, SS-SHIELD-3
    if not items.held(g, s.heroes[h], g.book.thing_kind(effect.thing)):
        return
    for at in range(len(g.book.sunrise)):
        if not sunrise.cross_refusal(g, s, at):
            found.append(Action(CROSS, h, at))
    found.append(Action(SKIP, h))


def _add_fog(g: Board, s: State, who: int, found: list[Action]) -> None:
    """Circles whose fog token nobody has seen."""
    for slot, space in enumerate(g.book.fog_spaces):
        if s.piles[FOG_TOKENS].stacks[0][slot] == UNSEEN:
            found.append(Action(PICK_VERB, who, space))


def _add_farmers(g: Board, s: State, who: int, found: list[Action]) -> None:
    """Spaces where farmers stand alone, and heroes whom farmers follow."""
    spaces = {s.loose_at[i] for i, code in enumerate(s.loose) if heroes.is_farmer(g, code)}
    for space in sorted(spaces):
        found.append(Action(PICK_VERB, who, space))
    for h, hero in enumerate(s.heroes):
        if hero.farmers > 0:
            found.append(Action(NAME, who, h))


def _add_removed(g: Board, s: State, f: Frame, effect: words.Remove, found: list[Action]) -> None:
    """Spaces where such things lie and heroes who hold them; then which of those there."""
    who = g.speaker(s, f.who)
    pieces = filters.pieces(g, s, effect.what)
    if f.args:
        codes = {piece.number for piece in pieces if [piece.holder, piece.space] == f.args}
        for code in sorted(codes):
            found.append(Action(CHOOSE_THING, who, code))
        return
    for space in sorted({piece.space for piece in pieces if piece.holder < 0}):
        found.append(Action(PICK_VERB, who, space))
    for h in sorted({piece.holder for piece in pieces if piece.holder >= 0}):
        found.append(Action(NAME, who, h))


def _add_losses(g: Board, s: State, f: Frame, found: list[Action]) -> None:
    """Each different thing that may be given up; or to use a shield, or not."""
    hero = s.heroes[f.who]
    if f.args:
        for code in sorted(set(items.held(g, hero, f.args[0]))):
            found.append(Action(CHOOSE_THING, f.who, code))
    else:
        if heroes.find(g, hero, BLOCKS):
            found.append(Action(BLOCK, f.who))
        found.append(Action(BEAR, f.who))


def step(g: Board, s: State, f: Frame) -> bool:
    """Picks that must take everything there is make themselves; without any, the frame is done."""
    if waits_for_chance(g, s, f):
        return False
    found = options(g, s, f) if f.at > 0 else []
    if f.who >= 0 and heroes.is_out(s.heroes[f.who]):
        found = []
    if not found:
        _finish(g, s, f)
        return True
    # Of things there may be several that look alike.
    things = (words.Lose, words.Pay, words.Remove)
    alone = len(found) == 1 or not isinstance(effect_at(g, f.ref), things)
    if alone and len(found) <= f.at and found[-1].verb != SKIP:
        answer(g, s, f, found[0])
        return True
    return False


def _finish(g: Board, s: State, f: Frame) -> None:
    """All heroes are named: do for each what the card says."""
    s.agenda.pop()
    if isinstance(effect_at(g, f.ref), words.PickHeroes) and f.args:
        order = [h for h in heroes.by_rank(g, s) if h in f.args]
        s.agenda.append(Frame(EACH, f.ref, 0, f.who, order))


def ask(g: Board, s: State, f: Frame) -> Pending:
    if waits_for_chance(g, s, f):
        return s.piles[EVENT_CARDS].draw(DRAWN, f.ref)
    who = g.speaker(s, f.who)
    found = options(g, s, f)
    return decide(g.seat(s, who), who, "ask-shield" if found[0].verb == BLOCK else f.ref, found)


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    effect = effect_at(g, f.ref)
    bind(s, f.ref, f.who)
    if a.verb == DRAWN:
        event_cards.know_top(s, EVENT_CARDS, a.a)
        emit(g, s, events.PEEKED, f.who, a.a, -1, s.deck_number, f.ref)
        return
    f.at -= 1
    if a.verb == SKIP:
        f.at = 0
    elif isinstance(effect, words.PickHeroes):
        f.args.append(a.a)
    elif isinstance(effect, words.Fog):
        tokens.turn_fog(s, g.book.fog_at[a.a], EMPTY)
    elif isinstance(effect, words.RevealFog):
        tokens.reveal_fog(s, f.who, a.a, f.ref)
    elif isinstance(effect, words.RemoveFarmer):
        goods.remove_farmer(g, s, a, f.ref)
    elif isinstance(effect, words.Remove):
        _remove(g, s, f, effect, a)
    elif isinstance(effect, words.Article):
        goods.receive(g, s, f.who, a.a, f.ref)
    elif isinstance(effect, words.Lay):
        goods.take(g, s, f.who, effect, f)
    elif isinstance(effect, (words.Lose, words.Pay)):
        _lose(g, s, f, effect, a)
    elif isinstance(effect, words.Move) and effect.who is None:
        _put_pieces(g, s, f.ref, a.a, effect)
    elif isinstance(effect, words.Move):
        put_hero(g, s, f.who, a.a, effect, f.ref)
    elif isinstance(effect, words.CrossOut):
        held = items.held(g, s.heroes[f.who], g.book.thing_kind(effect.thing))
        heroes.use_up(g, s, f.who, held[0], f.ref)
        sunrise.cross_out(g, s, f.who, a.a, f.ref)
    else:
        card = event_cards.remove_top(s, EVENT_CARDS)
        emit(g, s, events.CARD_GONE, f.who, card, -1, s.deck_number, f.ref)


def _remove(g: Board, s: State, f: Frame, effect: words.Remove, a: Action) -> None:
    """A thing leaves the game, once it is said whose it is and which of them."""
    # rule: AN-FATE-1
    if a.verb == CHOOSE_THING:
        for piece in filters.pieces(g, s, effect.what):
            if piece.number == a.a and [piece.holder, piece.space] == f.args:
                goods.remove_thing(g, s, piece, f.ref)
                return
    args = [-1, a.a] if a.verb == PICK_VERB else [a.a, s.heroes[a.a].space]
    push(s, f.ref, 1, f.who, args)


def _put_pieces(g: Board, s: State, ref: str, space: int, effect: words.Move) -> None:
    """The pieces go to the space that the hero in question has said."""
    # rule: SS-GIFT-4
    for piece in filters.pieces(g, s, effect.what, True):
        if piece.sort == CREATURE:
            creatures.carry(g, s, piece.number, space, ref)
        elif piece.sort == FIGURE:
            figures.put(g, s, piece.number, space, -1, ref)


def put_hero(g: Board, s: State, h: int, space: int, effect: words.Move, ref: str) -> None:
    """A card puts a hero on a space; where it says so, this is entering and stopping there."""
    if effect.enters:
        walk.enter(g, s, h, space)
        walk.come_to_rest(g, s, h)
    else:
        s.heroes[h].space = space
        emit(g, s, events.STOOD, h, -1, space, 0, ref)
        figures.bring(g, s, h, ref)


def _lose(g: Board, s: State, f: Frame, effect: words.Lose | words.Pay, a: Action) -> None:
    """A thing is given up; or a loss is averted by a shield, or borne."""
    h = f.who
    if a.verb == CHOOSE_THING:
        items.give_up(g, s, h, a.a, f.ref)
    elif a.verb == BLOCK:
        # rule: AN-ITEM-5
        heroes.use_up(g, s, h, heroes.find(g, s.heroes[h], BLOCKS), "AN-ITEM-5")
        emit(g, s, events.BLOCKED, h, -1, s.heroes[h].space, 0, f.ref)
    else:
        assert isinstance(effect, words.Lose)
        goods.bear(g, s, h, effect, f.ref)


def why_not(g: Board, s: State, f: Frame, a: Action) -> str:
    """The rule against an answer that is not offered."""
    if a.who != g.speaker(s, f.who):
        return "AN-OPEN-16"
    effect = effect_at(g, f.ref)
    if isinstance(effect, words.Fog):
        return "AN-L1-2"
    if isinstance(effect, words.RevealFog):
        return "AN-FOG-4"
    if isinstance(effect, words.Article) and a.verb == CHOOSE_THING:
        return conditions.article_refusal(g, s, f.who, a.a, effect)
    if isinstance(effect, words.Lose) and not f.args:
        return "AN-ITEM-5"
    return "AN-EVENT-8" if isinstance(effect, (words.PickHeroes, words.Lay)) else "AN-EVENT-1"
