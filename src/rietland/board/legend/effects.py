"""What the words of the board family mean: one small function for each effect of the vocabulary.

`ref` is the effect's own address, told with everything that happens; `who` is the hero in
question, or -1 for the group. Names stand in the records and are looked up here: cards are rare.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import FOG_TOKENS, NO_PILE
from rietland.board.fight import rounds
from rietland.board.legend import (
    course,
    event_cards,
    faces,
    filters,
    goals,
    goods,
    moves,
    own_cards,
    questions,
    secrets,
)
from rietland.board.legend import share as group
from rietland.board.pieces import figures, heroes, token_kinds, tokens
from rietland.board.pieces.things import HIDDEN, RUNE, thing
from rietland.board.state import DRAINED, FULL, NO_WELL, NOBODY, State
from rietland.board.turn import hours, storm, sunrise, walk
from rietland.board.verbs import GOLD, GOODS, STRENGTH, THING, WILLPOWER
from rietland.kernel.control import amount, emit, reckon
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.pile import EMPTY, UNSEEN, Pile, with_pile
from rietland.vocabulary import board as words

# Compiled code finds an imported name three times as fast as one of a module.
from rietland.vocabulary.board import (
    Article,
    BreakBridge,
    BuildBridge,
    Change,
    CrossOut,
    Crowd,
    Deck,
    Done,
    Draw,
    DrawEvent,
    EndDay,
    EndFight,
    EndLegend,
    EndLetter,
    FirstHero,
    Fog,
    Gain,
    Hide,
    KeepWaiting,
    Lay,
    Load,
    Lose,
    LowerTo,
    Merchants,
    Move,
    Narrator,
    Pay,
    PeekEvent,
    PickHeroes,
    Place,
    PutFigure,
    PutHeroes,
    RaiseTo,
    Remove,
    RemoveFarmer,
    RevealFog,
    Search,
    SetHeroes,
    Share,
    ShareCost,
    ShareLoss,
    Shields,
    Show,
    SkipStep,
    Spoil,
    Star,
    Storm,
    Turn,
    Unload,
    UntilSunrise,
    Wait,
    Wells,
)
from rietland.vocabulary.control import Word


def perform(g: Board, s: State, ref: str, who: int, effect: object) -> None:
    """Do one effect; where it goes by a secret, once chance has said which way that is."""
    if not g.book.secret_of or ref not in g.book.secret_of:
        _perform(g, s, ref, who, effect)
    elif secrets.is_told(g, s, ref, who, effect):
        _perform(g, s, ref, who, effect)
        s.thought = NOBODY


def _perform(g: Board, s: State, ref: str, who: int, effect: object) -> None:
    """The parts below are those of the vocabulary, in its order."""
    part = effect.PART if isinstance(effect, Word) else ""
    if part == "creatures":
        _of_creatures(g, s, ref, who, effect)
    elif part == "things":
        _of_things(g, s, ref, who, effect)
    elif part == "legend":
        _of_legend(g, s, ref, who, effect)
    elif not _of_heroes(g, s, ref, who, effect) and not (
        who >= 0 and _of_hero(g, s, ref, who, effect)
    ):
        raise TypeError(f"{ref}: nothing the board can do for hero {who}: {effect!r}")


def _of_creatures(g: Board, s: State, ref: str, who: int, effect: object) -> None:
    """Creatures and figures."""
    if type(effect) is Place:
        place(g, s, ref, who, effect)
    elif type(effect) is PutFigure:
        figure(g, s, ref, who, effect)
    elif type(effect) is Move:
        moves.move(g, s, ref, who, effect)
    elif type(effect) is Remove:
        moves.remove(g, s, ref, effect)
    elif type(effect) is Change:
        moves.change(g, s, ref, effect)
    elif type(effect) is Load:
        moves.load(g, s, ref, effect)
    elif type(effect) is Crowd:
        crowd(g, s, effect)
    elif type(effect) is Hide:
        secrets.hide(g, s, ref, effect)
    else:
        assert type(effect) is Search
        secrets.search(s, ref, who)


def _of_things(g: Board, s: State, ref: str, who: int, effect: object) -> None:
    """Things and tokens."""
    if type(effect) is Lay:
        lay(g, s, ref, who, effect)
    elif type(effect) is Turn:
        moves.turn(g, s, ref, effect)
    elif type(effect) is Wells:
        wells(g, s, effect)
    elif type(effect) is Fog:
        fog(g, s, ref, effect)
    elif type(effect) is RevealFog and effect.at is not None:
        for space in reversed(filters.spaces(g, s, effect.at)):
            if tokens.fog_on(g, s, space) == UNSEEN:
                tokens.reveal_fog(s, who, space, ref)
    elif type(effect) is RevealFog or type(effect) is RemoveFarmer:
        questions.push(s, ref, effect.count, who, [])
    elif type(effect) is BreakBridge:
        break_bridge(g, s, ref, effect)
    elif type(effect) is BuildBridge:
        build_bridge(g, s, ref, effect)
    elif type(effect) is Merchants:
        merchants(g, s, effect)
    else:
        assert type(effect) is Deck
        deck(g, s, effect)


def _of_heroes(g: Board, s: State, ref: str, who: int, effect: object) -> bool:
    """All heroes, or the group; False for an effect that is for one hero."""
    if type(effect) is PutHeroes:
        put_heroes(g, s, ref, who, effect)
    elif type(effect) is SetHeroes:
        set_heroes(g, s, ref, effect)
    elif type(effect) is PickHeroes:
        questions.push(s, ref, effect.count, who, [])
    elif type(effect) is Storm:
        storm.begin(g, s, ref, who)
    elif type(effect) is Shields:
        shields(g, s, ref, effect)
    elif type(effect) is Share:
        share(g, s, ref, effect)
    elif type(effect) is ShareLoss:
        group.share_loss(s, ref, amount(g, s, effect.willpower))
    elif type(effect) is ShareCost:
        share_cost(g, s, ref, effect)
    elif type(effect) is Gain and effect.who is not None:
        for h in filters.select(g, s, effect.who):
            s.me = h
            gain(g, s, ref, h, effect)
    elif type(effect) is Lose and effect.who is not None:
        lose_all(g, s, ref, effect)
    else:
        return False
    return True


def _of_hero(g: Board, s: State, ref: str, who: int, effect: object) -> bool:
    """One hero: the effects that the vocabulary calls personal; none concerns who is out."""
    if heroes.is_out(s.heroes[who]):
        return isinstance(effect, Word) and effect.PERSONAL
    if type(effect) is Gain:
        gain(g, s, ref, who, effect)
    elif type(effect) is Lose:
        lose(g, s, ref, who, effect)
    elif type(effect) is Pay:
        pay(g, s, ref, who, effect)
    elif type(effect) is LowerTo:
        lower_to(g, s, ref, who, effect)
    elif type(effect) is RaiseTo:
        raise_to(g, s, ref, who, effect)
    elif type(effect) is Article:
        questions.push(s, ref, 1, who, [])
    elif type(effect) is Unload:
        moves.unload(g, s, ref, who, effect)
    elif type(effect) is CrossOut:
        questions.push(s, ref, len(g.book.sunrise), who, [])
    else:
        return False
    return True


def _of_legend(g: Board, s: State, ref: str, who: int, effect: object) -> None:
    """Time and the legend."""
    if type(effect) is Narrator:
        course.narrator(g, s, ref, effect)
    elif type(effect) is Star:
        course.star(g, s, ref, effect)
    elif type(effect) is FirstHero:
        course.first_hero(g, s, effect)
    elif type(effect) is EndDay:
        course.end_day(g, s, ref, who)
    elif type(effect) is UntilSunrise:
        course.until_sunrise(g, s, effect)
    elif type(effect) is SkipStep:
        s.skipped = [*s.skipped, sunrise.number(g, effect.step)]
    elif type(effect) is Wait:
        course.wait(g, s, ref)
    elif type(effect) is KeepWaiting:
        course.keep_waiting(g, s, ref, who)
    elif type(effect) is DrawEvent:
        event_cards.draw_event(g, s, ref)
    elif type(effect) is Draw:
        course.draw(g, s, ref, who, effect)
    elif type(effect) is Done:
        own_cards.settle(g, s, effect.card, own_cards.DONE, ref)
    elif type(effect) is Spoil:
        own_cards.settle(g, s, effect.card, own_cards.SPOILED, ref)
    elif type(effect) is PeekEvent:
        course.peek_event(g, s, ref, who)
    elif type(effect) is EndLegend:
        goals.end_legend(g, s, ref)
    elif type(effect) is EndLetter:
        course.end_letter(g, s, ref, effect)
    elif type(effect) is Show:
        course.show(g, s, ref, effect)
    else:
        assert type(effect) is EndFight
        rounds.end_fight(g, s)


# Creatures and figures.


def place(g: Board, s: State, ref: str, who: int, effect: words.Place) -> None:
    """New creatures; a herb that one of them carries shows its value first."""
    # rule: AN-L1-3, AN-L2-7
    load = 0
    if effect.carries:
        kind = g.book.thing_kind(effect.carries)
        if g.book.things[kind].pile == NO_PILE:
            load = thing(kind, g.book.things[kind].face)
        elif tokens.left(g, s, kind) > 0:
            faces.show(g, s, ref, who, kind, [-1])
            return
    goods.put(g, s, effect, load, ref)


def figure(g: Board, s: State, ref: str, who: int, effect: words.PutFigure) -> None:
    # rule: AN-WITCH-1, AN-ALLY-1
    number = g.book.figure_names.index(effect.name)
    for space in filters.spaces(g, s, effect.at)[:1]:
        figures.put(g, s, number, space, who, ref)


def crowd(g: Board, s: State, effect: words.Crowd) -> None:
    """From now on any number of creatures may be there; it ends when the last one has left."""
    # rule: AN-L5-2
    for space in filters.spaces(g, s, effect.at):
        if space not in s.crowds:
            s.crowds = [*s.crowds, space]


# Things and tokens.


def lay(g: Board, s: State, ref: str, who: int, effect: words.Lay) -> None:
    """Things come to lie on spaces, face down or, where their faces differ, drawn one by one."""
    # rule: AN-RUNE-4
    if effect.token:
        token = g.book.token_kind(effect.token)
        token_kinds.lay(g, s, token, filters.spaces(g, s, effect.at), ref)
        return
    number = g.book.thing_kind(effect.thing)
    kind = g.book.things[number]
    hidden = kind.pile != NO_PILE and (effect.hidden or kind.ability == RUNE)
    pieces = amount(g, s, effect.amount)
    spaces = filters.spaces(g, s, effect.at)
    if kind.pile != NO_PILE and not hidden:
        faces.show(g, s, ref, who, number, [space for space in spaces for _ in range(pieces)])
        return
    code = thing(number, HIDDEN if hidden else kind.face)
    for space in spaces:
        goods.lay_down(g, s, effect, code, space, pieces, ref)


def wells(g: Board, s: State, effect: words.Wells) -> None:
    # rule: AN-SETUP-4
    for number, space in enumerate(g.book.well_spaces):
        if space in effect.at:
            s.wells = with_value(s.wells, number, FULL if effect.full else DRAINED)
        else:
            s.wells = with_value(s.wells, number, NO_WELL)


def fog(g: Board, s: State, ref: str, effect: words.Fog) -> None:
    """Tokens face down on the circles; of more circles than tokens the group leaves some empty.

    Those that were there leave the game, or with `add` they stay and are mixed with the new ones.
    """
    # rule: AN-SETUP-4, AN-L1-2, FE-L1-4
    before = s.piles[FOG_TOKENS]
    counts, add, at = effect.faces, effect.add, set(effect.at)
    unseen: list[int] = []
    for number, face in enumerate(g.book.fog_faces):
        unseen.append(counts.get(face, 0) + (before.unseen[number] if add else 0))
    row: list[int] = []
    for circle, space in enumerate(g.book.fog_spaces):
        left = before.stacks[0][circle] if add else EMPTY
        row.append(UNSEEN if space in at else left)
    spare = effect.spare
    for hero in s.heroes:
        circle = g.book.fog_at[hero.space]
        if spare > 0 and circle >= 0 and row[circle] == UNSEEN:
            row[circle] = EMPTY
            spare -= 1
    s.piles = with_pile(s.piles, FOG_TOKENS, Pile(unseen, [row]))
    if spare > 0:
        questions.push(s, ref, spare, -1, [])


def break_bridge(g: Board, s: State, ref: str, effect: words.BreakBridge) -> None:
    # rule: AN-L1-6
    number = g.book.bridge_names.index(effect.name)
    if number not in s.broken:
        s.broken = [*s.broken, number]
        emit(g, s, events.BRIDGE, -1, number, g.book.bridges[number][0], 0, ref)


def build_bridge(g: Board, s: State, ref: str, effect: words.BuildBridge) -> None:
    # rule: FE-SECR-1
    number = g.book.bridge_names.index(effect.name)
    if number in s.broken:
        s.broken = [bridge for bridge in s.broken if bridge != number]
        emit(g, s, events.BUILT, -1, number, g.book.bridges[number][0], 0, ref)


def merchants(g: Board, s: State, effect: words.Merchants) -> None:
    s.closed_merchants = []
    for space, one in enumerate(g.book.merchant):
        if one and space not in effect.at:
            s.closed_merchants = [*s.closed_merchants, space]


def deck(g: Board, s: State, effect: words.Deck) -> None:
    # rule: AN-SETUP-3
    number = g.book.deck(effect.name)
    one = g.book.decks[number]
    top = one.cards.index(effect.top) if effect.top else -1
    event_cards.use_deck(g, s, number, top, [one.cards.index(card) for card in effect.without])


# Heroes.


def put_heroes(g: Board, s: State, ref: str, who: int, effect: words.PutHeroes) -> None:
    """Put on a space, heroes neither enter nor stop there."""
    # rule: AN-SETUP-5, AN-L1-1
    for h, hero in enumerate(s.heroes):
        kind = g.book.heroes[hero.kind]
        if effect.space is not None:
            if h != who:
                continue
            hero.space = effect.space
        elif effect.at:
            if kind.role not in effect.at:
                continue
            hero.space = effect.at[kind.role]
        else:
            hero.space = kind.rank
        emit(g, s, events.STOOD, h, -1, hero.space, 0, ref)


def set_heroes(g: Board, s: State, ref: str, effect: words.SetHeroes) -> None:
    # rule: AN-L1-9
    for h, hero in enumerate(s.heroes):
        s.me = h
        if effect.strength is not None:
            change = amount(g, s, effect.strength) - hero.strength
            if change:
                hero.strength += change
                emit(g, s, events.STRENGTH, h, -1, hero.space, change, ref)
        if effect.willpower is not None:
            change = amount(g, s, effect.willpower) - hero.willpower
            if change:
                hero.willpower += change
                emit(g, s, events.WILLPOWER, h, -1, hero.space, change, ref)


def gain(g: Board, s: State, ref: str, who: int, effect: words.Gain) -> None:
    heroes.gain_strength(g, s, who, amount(g, s, effect.strength), ref)
    heroes.gain_willpower(g, s, who, amount(g, s, effect.willpower), ref)
    heroes.change_gold(g, s, who, amount(g, s, effect.gold), ref)
    for name, number in effect.things.items():
        kind = g.book.thing_kind(name)
        count = amount(g, s, number)
        if g.book.things[kind].pile != NO_PILE:
            faces.show(g, s, ref, who, kind, [-1] * count)
            continue
        for _ in range(count):
            goods.receive(g, s, who, thing(kind, g.book.things[kind].face), ref)
    walk.give_steps(s, who, amount(g, s, effect.free_steps), ref)
    hours.turn_back(g, s, who, amount(g, s, effect.hours), ref)


def lose(g: Board, s: State, ref: str, who: int, effect: words.Lose) -> None:
    """A loss; one that a shield may avert is asked about first."""
    # rule: AN-EVENT-6, AN-ITEM-5
    if effect.avert is not None:
        questions.push(s, ref, 1, who, [])
    else:
        goods.bear(g, s, who, effect, ref)


def lose_all(g: Board, s: State, ref: str, effect: words.Lose) -> None:
    """Each of several heroes, the lowest rank first; what is asked of them lies on the agenda."""
    asked = effect.avert is not None or len(effect.things) > 0
    found = filters.select(g, s, effect.who)
    for h in reversed(found) if asked else found:
        s.me = h
        lose(g, s, ref, h, effect)


def pay(g: Board, s: State, ref: str, who: int, effect: words.Pay) -> None:
    """A price; `conditions.able` has made sure that it can be paid."""
    heroes.lose_strength(g, s, who, amount(g, s, effect.strength), ref)
    heroes.pay_willpower(g, s, who, amount(g, s, effect.willpower), ref)
    heroes.change_gold(g, s, who, -amount(g, s, effect.gold), ref)
    goods.part_with(g, s, who, effect.things, ref)


def lower_to(g: Board, s: State, ref: str, who: int, effect: words.LowerTo) -> None:
    over = s.heroes[who].willpower - amount(g, s, effect.willpower)
    if over > 0:
        heroes.lose_willpower(g, s, who, over, ref)


def raise_to(g: Board, s: State, ref: str, who: int, effect: words.RaiseTo) -> None:
    points = amount(g, s, effect.willpower) - s.heroes[who].willpower
    heroes.gain_willpower(g, s, who, points, ref)


def shields(g: Board, s: State, ref: str, effect: words.Shields) -> None:
    """More creatures can be held off; those that came in before stay where they are."""
    # rule: FE-DEF-5
    s.shields += reckon(g, s, effect.add)
    emit(g, s, events.SHIELDS, -1, -1, g.book.castle, s.shields, ref)


def share(g: Board, s: State, ref: str, effect: words.Share) -> None:
    """Gold first, then willpower, then strength, then things, each piece by piece."""
    if effect.thing:
        kind = g.book.thing_kind(effect.thing)
        count = amount(g, s, effect.count)
        if g.book.things[kind].pile != NO_PILE:
            faces.show(g, s, ref, -1, kind, [-1] * count)
        else:
            code = thing(kind, g.book.things[kind].face)
            if g.book.things[kind].supplied:
                count = min(count, s.stock[kind])
            group.share_out(s, ref, count, THING, code)
    group.share_out(s, ref, amount(g, s, effect.strength), STRENGTH, 0)
    group.share_out(s, ref, amount(g, s, effect.willpower), WILLPOWER, 0)
    group.share_out(s, ref, amount(g, s, effect.gold), GOLD, 0)


def share_cost(g: Board, s: State, ref: str, effect: words.ShareCost) -> None:
    bits = 0
    for name in effect.goods:
        bits |= group.bit(GOODS.index(name))
    group.share_cost(s, ref, amount(g, s, effect.amount), bits)
