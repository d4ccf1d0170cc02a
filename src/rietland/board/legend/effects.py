"""What the words of the board family mean: one small function for each effect of the vocabulary.

`ref` is the effect's own address, told with everything that happens; `who` is the hero in
question, or -1 for the group. Names stand in the records and are looked up here: cards are rare.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import FOG_TOKENS, Waiting
from rietland.board.fight import rounds
from rietland.board.legend import (
    conditions,
    event_cards,
    faces,
    filters,
    goals,
    goods,
    moves,
    own_cards,
    questions,
)
from rietland.board.legend import narrator as legend
from rietland.board.legend import share as group
from rietland.board.pieces import heroes, tokens
from rietland.board.pieces.things import HIDDEN, RUNE, thing
from rietland.board.state import AT_END, DRAINED, FULL, NO_WELL, SIDES, State, star_letter
from rietland.board.turn import sunrise, walk
from rietland.board.verbs import GOLD, GOODS, THING, WILLPOWER
from rietland.kernel.control import amount, emit, key_of, reckon
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.pile import EMPTY, UNSEEN, Pile, with_pile
from rietland.vocabulary import board as words


def perform(g: Board, s: State, ref: str, who: int, effect: object) -> None:
    """Do one effect. The parts below are those of the vocabulary, in its order."""
    if _of_creatures(g, s, ref, who, effect) or _of_things(g, s, ref, who, effect):
        return
    if _of_heroes(g, s, ref, who, effect) or (who >= 0 and _of_hero(g, s, ref, who, effect)):
        return
    if not _of_legend(g, s, ref, who, effect):
        raise TypeError(f"{ref}: nothing the board can do for hero {who}: {effect!r}")


def _of_creatures(g: Board, s: State, ref: str, who: int, effect: object) -> bool:
    """Creatures and figures; False for an effect of another part."""
    if type(effect) is words.Place:
        place(g, s, ref, who, effect)
    elif type(effect) is words.PutFigure:
        figure(g, s, ref, who, effect)
    elif type(effect) is words.Move:
        moves.move(g, s, ref, effect)
    elif type(effect) is words.Remove:
        moves.remove(g, s, ref, effect)
    elif type(effect) is words.Crowd:
        crowd(g, s, effect)
    else:
        return False
    return True


def _of_things(g: Board, s: State, ref: str, who: int, effect: object) -> bool:
    """Things and tokens."""
    if type(effect) is words.Lay:
        lay(g, s, ref, who, effect)
    elif type(effect) is words.Wells:
        wells(g, s, effect)
    elif type(effect) is words.Fog:
        fog(g, s, ref, effect)
    elif type(effect) is words.RevealFog and effect.at is not None:
        for space in reversed(filters.spaces(g, s, effect.at)):
            if tokens.fog_on(g, s, space) == UNSEEN:
                tokens.reveal_fog(s, who, space, ref)
    elif isinstance(effect, (words.RevealFog, words.RemoveFarmer)):
        questions.push(s, ref, effect.count, who, [])
    elif type(effect) is words.BreakBridge:
        break_bridge(g, s, ref, effect)
    elif type(effect) is words.Merchants:
        merchants(g, s, effect)
    elif type(effect) is words.Deck:
        deck(g, s, effect)
    else:
        return False
    return True


def _of_heroes(g: Board, s: State, ref: str, who: int, effect: object) -> bool:
    """All heroes, or the group."""
    if type(effect) is words.PutHeroes:
        stand(g, s, ref, who, effect)
    elif type(effect) is words.SetHeroes:
        become(g, s, ref, effect)
    elif type(effect) is words.PickHeroes:
        questions.push(s, ref, effect.count, who, [])
    elif type(effect) is words.Share:
        share(g, s, ref, effect)
    elif type(effect) is words.ShareLoss:
        group.bear(s, ref, amount(g, s, effect.willpower))
    elif type(effect) is words.ShareCost:
        ransom(g, s, ref, effect)
    elif type(effect) is words.Gain and effect.who is not None:
        for h in filters.select(g, s, effect.who):
            s.me = h
            gain(g, s, ref, h, effect)
    elif type(effect) is words.Lose and effect.who is not None:
        lose_all(g, s, ref, effect)
    else:
        return False
    return True


def _of_hero(g: Board, s: State, ref: str, who: int, effect: object) -> bool:
    """One hero: the effects that the vocabulary calls personal; none concerns who is out."""
    if heroes.is_out(s.heroes[who]):
        return isinstance(effect, words.PERSONAL)
    if type(effect) is words.Gain:
        gain(g, s, ref, who, effect)
    elif type(effect) is words.Lose:
        lose(g, s, ref, who, effect)
    elif type(effect) is words.Pay:
        pay(g, s, ref, who, effect)
    elif type(effect) is words.LowerTo:
        cap(g, s, ref, who, effect)
    elif type(effect) is words.RaiseTo:
        lift(g, s, ref, who, effect)
    elif type(effect) is words.Article:
        questions.push(s, ref, 1, who, [])
    else:
        return False
    return True


def _of_legend(g: Board, s: State, ref: str, who: int, effect: object) -> bool:
    """Time and the legend."""
    if type(effect) is words.Narrator:
        narrator(g, s, ref, effect)
    elif type(effect) is words.Star:
        star(g, s, ref, effect)
    elif type(effect) is words.FirstHero:
        rooster(g, s, effect)
    elif type(effect) is words.EndDay:
        dawn(g, s, ref, who)
    elif type(effect) is words.UntilSunrise:
        today(g, s, effect)
    elif type(effect) is words.SkipStep:
        s.skipped = [*s.skipped, sunrise.number(g, effect.step)]
    elif type(effect) is words.Wait:
        wait(g, s, ref)
    elif type(effect) is words.KeepWaiting:
        keep_waiting(g, s, ref, who)
    elif type(effect) is words.DrawEvent:
        event_cards.draw_event(g, s, ref)
    elif type(effect) is words.Draw:
        draw(g, s, ref, who, effect)
    elif type(effect) is words.Done:
        own_cards.settle(g, s, effect.card, own_cards.DONE, ref)
    elif type(effect) is words.Spoil:
        own_cards.settle(g, s, effect.card, own_cards.SPOILED, ref)
    elif type(effect) is words.PeekEvent:
        peek_event(g, s, ref, who)
    elif type(effect) is words.EndLegend:
        goals.end_legend(g, s, ref)
    elif type(effect) is words.EndLetter:
        end_letter(g, s, ref, effect)
    elif type(effect) is words.Show:
        show(g, s, ref, effect)
    elif type(effect) is words.EndFight:
        rounds.end_fight(g, s)
    else:
        return False
    return True


# Creatures and figures.


def place(g: Board, s: State, ref: str, who: int, effect: words.Place) -> None:
    """New creatures; a herb that one of them carries shows its value first."""
    # rule: AN-L1-3, AN-L2-7
    load = 0
    if effect.carries:
        kind = g.book.thing_kind(effect.carries)
        if g.book.things[kind].pile < 0:
            load = thing(kind, g.book.things[kind].face)
        elif tokens.left(g, s, kind) > 0:
            faces.show(g, s, ref, who, kind, [-1])
            return
    goods.put(g, s, effect, load, ref)


def figure(g: Board, s: State, ref: str, who: int, effect: words.PutFigure) -> None:
    # rule: AN-WITCH-1, AN-ALLY-1
    number = g.book.figure_names.index(effect.name)
    for space in filters.spaces(g, s, effect.at)[:1]:
        s.figures = with_value(s.figures, number, space)
        emit(g, s, events.FIGURE, who, number, space, 0, ref)


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
    number = g.book.thing_kind(effect.thing)
    kind = g.book.things[number]
    hidden = kind.pile >= 0 and (effect.hidden or kind.ability == RUNE)
    pieces = amount(g, s, effect.amount)
    spaces = filters.spaces(g, s, effect.at)
    if kind.pile >= 0 and not hidden:
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
    """Tokens face down on the circles; of more circles than tokens the group leaves some empty."""
    # rule: AN-SETUP-4, AN-L1-2
    unseen: list[int] = []
    for face in g.book.fog_faces:
        unseen.append(effect.faces.get(face, 0))
    row: list[int] = []
    for space in g.book.fog_spaces:
        row.append(UNSEEN if space in effect.at else EMPTY)
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


def stand(g: Board, s: State, ref: str, who: int, effect: words.PutHeroes) -> None:
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


def become(g: Board, s: State, ref: str, effect: words.SetHeroes) -> None:
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
        if g.book.things[kind].pile >= 0:
            faces.show(g, s, ref, who, kind, [-1] * count)
            continue
        for _ in range(count):
            goods.receive(g, s, who, thing(kind, g.book.things[kind].face), ref)
    walk.give_steps(s, who, amount(g, s, effect.free_steps), ref)


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


def cap(g: Board, s: State, ref: str, who: int, effect: words.LowerTo) -> None:
    over = s.heroes[who].willpower - amount(g, s, effect.willpower)
    if over > 0:
        heroes.lose_willpower(g, s, who, over, ref)


def lift(g: Board, s: State, ref: str, who: int, effect: words.RaiseTo) -> None:
    points = amount(g, s, effect.willpower) - s.heroes[who].willpower
    heroes.gain_willpower(g, s, who, points, ref)


def share(g: Board, s: State, ref: str, effect: words.Share) -> None:
    """Gold first, then willpower, then things, each piece by piece."""
    if effect.thing:
        kind = g.book.thing_kind(effect.thing)
        count = amount(g, s, effect.count)
        if g.book.things[kind].pile >= 0:
            faces.show(g, s, ref, -1, kind, [-1] * count)
        else:
            code = thing(kind, g.book.things[kind].face)
            group.share_out(s, ref, min(count, s.stock[kind]), THING, code)
    group.share_out(s, ref, amount(g, s, effect.willpower), WILLPOWER, 0)
    group.share_out(s, ref, amount(g, s, effect.gold), GOLD, 0)


def ransom(g: Board, s: State, ref: str, effect: words.ShareCost) -> None:
    bits = 0
    for name in effect.goods:
        bits |= group.bit(GOODS.index(name))
    group.pay_ransom(s, ref, amount(g, s, effect.amount), bits)


# Time and the legend.


def narrator(g: Board, s: State, ref: str, effect: words.Narrator) -> None:
    if effect.to:
        legend.go_to_letter(g, s, conditions.letter(effect.to), ref)
    letters = amount(g, s, effect.advance)
    if letters > 0:
        legend.go_on(s, letters, ref)


def star(g: Board, s: State, ref: str, effect: words.Star) -> None:
    # rule: AN-L2-2
    at = effect.at
    letters = [at] if isinstance(at, str) else [*at.values.values(), at.otherwise]
    if not isinstance(at, str):
        at = at.values.get(key_of(g, s, at.by), at.otherwise)
    if not at:
        return
    card = -1 - g.book.deck(effect.pile) if effect.pile else g.book.cards.index(effect.card)
    most = effect.most
    if most is not None and _cards_at(s, at, card) >= most > _fewest(s, letters, card):
        # The die comes right before, so both are done again; not where every letter is full.
        s.agenda[-1].at -= 2
        return
    s.star_at = [*s.star_at, AT_END if at == "end" else conditions.letter(at)]
    s.star_card = [*s.star_card, card]
    emit(g, s, events.STAR, -1, card, -1, star_letter(s, len(s.star_at) - 1), ref)


def end_letter(g: Board, s: State, ref: str, effect: words.EndLetter) -> None:
    """Where the legend ends; no further than the last letter of the track."""
    # rule: AN-L4-5, AN-L4-9
    at = conditions.letter(effect.at) if effect.at else s.last_letter
    to = min(at + reckon(g, s, effect.by), g.book.last_letter)
    side = s.end_token if effect.side is None else SIDES.index(effect.side)
    legend.move_end(g, s, to, side, ref)


def show(g: Board, s: State, ref: str, effect: words.Show) -> None:
    """Nothing changes: clients show how it runs along the path."""
    # rule: AN-MINE-6
    spaces = g.book.paths[effect.path][: amount(g, s, effect.first)]
    if spaces:
        path = list(g.book.paths).index(effect.path)
        emit(g, s, events.PATH, -1, path, spaces[-1], len(spaces), ref)


def _cards_at(s: State, at: str, card: int) -> int:
    """How many such cards lie at a letter of the track."""
    # rule: AN-TOKEN-17
    found = 0
    for i in range(len(s.star_at)):
        if star_letter(s, i) == conditions.letter(at) and s.star_card[i] == card:
            found += 1
    return found


def _fewest(s: State, letters: list[str], card: int) -> int:
    """How many such cards lie at the one of these letters that has the fewest."""
    return min(_cards_at(s, at, card) for at in letters if at)


def draw(g: Board, s: State, ref: str, who: int, effect: words.Draw) -> None:
    """The first card drawn comes first, so its frame lies on top."""
    # rule: AN-FATE-11
    drawers = [who] if effect.who is None else filters.select(g, s, effect.who)
    if effect.order == "lowest":
        drawers = drawers[::-1]
    then = event_cards.THEN.index(effect.then)
    for h in drawers:
        for _ in range(amount(g, s, effect.count)):
            event_cards.draw(s, g.book.deck(effect.pile), h, ref, then)


def rooster(g: Board, s: State, effect: words.FirstHero) -> None:
    # rule: AN-L1-4
    found = filters.select(g, s, effect.who)
    s.rooster = found[0] if found else heroes.by_rank(g, s)[0]


def dawn(g: Board, s: State, ref: str, who: int) -> None:
    """All stones go to the sunrise box; without a rooster yet, the hero in question has it."""
    # rule: AN-L1-2
    if s.rooster < 0:
        s.rooster = who if who >= 0 else heroes.by_rank(g, s)[0]
    for h, hero in enumerate(s.heroes):
        if not hero.resting:
            hero.resting = True
            emit(g, s, events.RESTED, h, -1, hero.space, 1 if s.rooster == h else 0, ref)


def today(g: Board, s: State, effect: words.UntilSunrise) -> None:
    """Of two cards on one day the later price of an hour counts, but a ban stays."""
    # rule: AN-EVENT-5
    for hour, cost in effect.overtime.items():
        over = hour - g.book.hours - 1
        if s.overtime[over] >= 0:
            s.overtime = with_value(s.overtime, over, cost)
    s.creature_bonus += amount(g, s, effect.creature_strength)


def wait(g: Board, s: State, ref: str) -> None:
    """The card waits at its spaces; if heroes stand there, the one of its rank meets it at once."""
    # rule: AN-OPEN-27, AN-EVENT-8
    for number, one in enumerate(g.book.waits):
        if one.ref != ref:
            continue
        s.waiting_cards = [*s.waiting_cards, number]
        emit(g, s, events.WAITS, -1, number, one.spaces[0], 0, ref)
        there = _standing(g, s, one)
        if there:
            legend.meet_waiting(g, s, there[0])


def keep_waiting(g: Board, s: State, ref: str, who: int) -> None:
    """The hero left the card unused: it waits again, first for the others who stand there.

    Who declined is asked again on entering again.
    """
    # rule: AN-OPEN-27, AN-OPEN-36
    for number, one in enumerate(g.book.waits):
        if not ref.startswith(one.ref + "/"):
            continue
        s.waiting_cards = [*s.waiting_cards, number]
        there = _standing(g, s, one)
        after = there.index(who) + 1 if who in there else len(there)
        if after < len(there):
            legend.meet_waiting(g, s, there[after])


def _standing(g: Board, s: State, one: Waiting) -> list[int]:
    """The heroes where the card waits, the one whom it asks first at the head."""
    there = [h for h in heroes.by_rank(g, s) if s.heroes[h].space in one.spaces]
    return there[::-1] if one.highest else there


def peek_event(g: Board, s: State, ref: str, who: int) -> None:
    """The next card is looked at, if there is one, and then removed or put back."""
    if not event_cards.is_empty(g, s, s.deck_number):
        questions.push(s, ref, 1, who, [])
