"""The course of a legend: narrator and stars, cards that are drawn or wait, the day."""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import Waiting
from rietland.board.legend import conditions, event_cards, filters, questions
from rietland.board.legend import narrator as legend
from rietland.board.pieces import heroes
from rietland.board.state import AT_END, SIDES, State, star_letter
from rietland.kernel.control import amount, emit, key_of, reckon
from rietland.kernel.copy_on_write import with_value
from rietland.vocabulary import board as words


def narrator(g: Board, s: State, ref: str, effect: words.Narrator) -> None:
    if effect.to:
        legend.go_to_letter(g, s, conditions.letter(effect.to), ref)
    letters = amount(g, s, effect.advance)
    if letters > 0:
        legend.go_on(s, letters, ref)


def star(g: Board, s: State, ref: str, effect: words.Star) -> None:
    # rule: AN-L2-2
    if not effect.at:
        _move_star(g, s, ref, effect)
        return
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


def _move_star(g: Board, s: State, ref: str, effect: words.Star) -> None:
    """The star of a card goes on or back; where the narrator is, or before, the card is read."""
    # rule: SS-KEN-3, SS-E-2
    card = g.book.cards.index(effect.card)
    if card not in s.star_card:
        return
    star = s.star_card.index(card)
    before = star_letter(s, star)
    to = max(0, min(before + reckon(g, s, effect.by), g.book.last_letter))
    s.star_at = with_value(s.star_at, star, to)
    # Which card the star stands for stays untold until it is read.
    emit(g, s, events.STAR_MOVED, -1, before, -1, to, ref)
    if to <= s.narrator:
        legend.read_star(g, s, star)


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


def first_hero(g: Board, s: State, effect: words.FirstHero) -> None:
    # rule: AN-L1-4
    found = filters.select(g, s, effect.who)
    s.rooster = found[0] if found else heroes.by_rank(g, s)[0]


def end_day(g: Board, s: State, ref: str, who: int) -> None:
    """All stones go to the sunrise box; without a rooster yet, the hero in question has it."""
    # rule: AN-L1-2
    if s.rooster < 0:
        s.rooster = who if who >= 0 else heroes.by_rank(g, s)[0]
    for h, hero in enumerate(s.heroes):
        if not hero.resting:
            hero.resting = True
            emit(g, s, events.RESTED, h, -1, hero.space, 1 if s.rooster == h else 0, ref)


def until_sunrise(g: Board, s: State, effect: words.UntilSunrise) -> None:
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
