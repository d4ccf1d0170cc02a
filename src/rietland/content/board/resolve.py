"""Turns the records of a box and a legend into a Book: numbers for names, addresses for lists."""

from rietland.board.book import (
    AFTER,
    BOXED,
    HERBS,
    NO_LIMIT,
    RUNE_STONES,
    Bonus,
    Book,
    Change,
    Deck,
    Deed,
    Shop,
    TokenKind,
    Trial,
    Way,
)
from rietland.board.pieces.things import FOLLOWS, HEALS, MONEY, RUNE
from rietland.content.board.box import Box
from rietland.content.board.checks import scope
from rietland.content.board.files import DeedRecord, EventsFile, PileRecord, TrialRecord
from rietland.content.board.lasting import BonusRecord, Lasting, together
from rietland.content.board.legend_file import LegendFile, all_cards
from rietland.content.board.resolve_box import (
    add_board,
    add_creatures,
    add_dice,
    add_heroes,
    add_sunrise,
    add_things,
    add_values,
)
from rietland.content.board.resolve_goals import add_goals
from rietland.content.board.resolve_lists import add_lists, add_triggers, register
from rietland.content.board.resolve_opponents import add_lives, add_opponents, add_wounds
from rietland.kernel.book import CardSet
from rietland.vocabulary.board import CardIs


def make_book(box: Box, legend: LegendFile) -> Book:
    """The Book of one legend; both have been checked."""
    box = box.facing(legend.board)
    book = Book()
    book.family = "board"
    face = legend.board or box.box.board
    book.board = f"{box.homes.get(face, box.box.box)}/{face}"
    book.parties = box.box.parties
    book.box = box.box.box
    book.legend = legend.legend
    book.difficulties = legend.difficulties
    book.variants = list(legend.variants)
    book.min_heroes, book.max_heroes = legend.heroes
    add_board(book, box.board, list(box.boards.values()))
    add_dice(book, box.box)
    add_creatures(book, box.creatures)
    add_heroes(book, box)
    add_things(book, box.items, box.box.prices)
    add_values(book, box.box, legend)
    add_sunrise(book, box.sunrise())
    add_opponents(book, legend)
    book.secrets = list(legend.secrets)
    _decks(book, box.events)
    _piles(book, {**box.box.piles, **legend.piles})
    _sets(book, legend)
    for deck in book.decks:
        deck.box = box.deck_homes.get(deck.name, book.box)
    _pools(book)
    add_lives(book, legend)
    lasting = together(box.box, legend)
    _tokens(book, lasting)
    _bonuses(book, box.box.bonuses, f"bonus-{book.box}-")
    _bonuses(book, legend.bonuses, f"bonus-{book.box}-{book.legend}-")
    _land_and_time(book, lasting)
    add_lists(book, box, legend)
    add_wounds(book, legend)
    _deeds(book, box.box.deeds, f"deed-{book.box}-")
    _deeds(book, legend.deeds, f"deed-{book.box}-{book.legend}-")
    _ways(book, lasting)
    _rules(book, legend, lasting)
    add_goals(book, legend, {**box.box.piles, **legend.piles})
    add_triggers(book, box.box.triggers, "box/trigger/")
    add_triggers(book, legend.triggers, "trigger/")
    for number, (name, card) in enumerate(all_cards(box, legend).items()):
        add_triggers(book, card.triggers, f"card/{name}/trigger/", number)
    for pile, record in {**box.box.piles, **legend.piles}.items():
        for name, one in record.cards.items():
            awake = [CardIs(name=name, state="open")]
            add_triggers(book, one.triggers, f"event/{pile}/{name}/trigger/", -1, awake)
    return book


def _bonuses(book: Book, bonuses: dict[str, BonusRecord], key: str) -> None:
    for name, record in bonuses.items():
        bonus = Bonus()
        bonus.key = key + name
        bonus.strength = record.strength
        bonus.who = record.who
        bonus.against = [book.opponent(one) for one in record.against]
        bonus.conditions = record.conditions
        book.bonuses.append(bonus)


def _land_and_time(book: Book, lasting: Lasting) -> None:
    """Shops that are closed, what lures creatures, how long a day is."""
    for closed in lasting.shops.values():
        shop = Shop()
        shop.spaces = closed.at
        shop.conditions = closed.conditions
        book.shops.append(shop)
    if lasting.lure is not None:
        book.lure = book.thing_kind(lasting.lure.thing)
        book.no_lure = lasting.lure.never
        book.lure_anywhere = lasting.lure.anywhere
    if lasting.daylight is not None:
        book.daylight = lasting.daylight.hours
        book.daylight_rule = lasting.daylight.rule or "AN-TIME-1"


def _deeds(book: Book, deeds: dict[str, DeedRecord], key: str) -> None:
    for name, record in deeds.items():
        deed = Deed()
        deed.name = name
        deed.key = key + name
        deed.rule = record.rule or "AN-OPEN-42"
        deed.spaces = record.at
        deed.who = record.who
        deed.conditions = record.conditions
        deed.hours = record.hours
        deed.times = record.times
        deed.between = record.between is not None
        deed.anytime = record.anytime
        deed.ref = "deed/" + name
        if record.trial is not None:
            deed.trial = _trial(record.trial, f"{deed.ref}/trial/fail")
            book.trials.append(len(book.deeds))
            register(book, f"{deed.ref}/trial/fail", record.trial.fail)
        book.deeds.append(deed)
        book.behind[deed.ref] = deed.rule
        register(book, deed.ref, record.do)


def _trial(record: TrialRecord, fail: str) -> Trial:
    trial = Trial()
    trial.of = record.of
    trial.value = record.value
    trial.reach = record.reach
    trial.join = record.join
    trial.allies = record.allies
    trial.lights = record.lights
    trial.difference = record.difference
    trial.fail = fail if record.fail else ""
    return trial


def _decks(book: Book, events: EventsFile) -> None:
    for name, record in events.decks.items():
        deck = Deck()
        deck.name = name
        deck.cards = list(record.cards)
        deck.shield = [1 if card.shield else 0 for card in record.cards.values()]
        book.decks.append(deck)


def _piles(book: Book, piles: dict[str, PileRecord]) -> None:
    for name, record in piles.items():
        deck = Deck()
        deck.name = name
        deck.cards = list(record.cards)
        deck.counts = [card.count for card in record.cards.values()]
        deck.shield = [1 if card.shield else 0 for card in record.cards.values()]
        deck.keep = record.keep
        deck.after = AFTER.index(record.after)
        deck.for_hero = record.drawn_by == "hero"
        deck.pile = len(book.pile_names)
        book.pile_names.append(name)
        book.decks.append(deck)


def _sets(book: Book, legend: LegendFile) -> None:
    """Decks whose cards are those of the legend."""
    # rule: SS-SETUP-1
    for name, record in legend.sets.items():
        deck = Deck()
        deck.name = name
        deck.cards = record.cards
        deck.counts = [1] * len(record.cards)
        deck.shield = [0] * len(record.cards)
        deck.needs = [[] for _ in record.cards]
        deck.after = BOXED
        deck.is_set = True
        deck.die = book.dice_names.index(record.die) if record.die else -1
        deck.pile = len(book.pile_names)
        book.pile_names.append(name)
        book.decks.append(deck)
        book.sets.append(CardSet(name, record.cards, record.count))


def _pools(book: Book) -> None:
    """A pile for each kind whose faces are drawn; those that every Book has come first."""
    first = {RUNE: RUNE_STONES, HEALS: HERBS}
    for kind in book.things:
        # Gold is counted in pieces, whatever its tokens show.
        if kind.pool and kind.ability != MONEY:
            kind.pile = first.pop(kind.ability, len(book.pile_names))
            if kind.pile == len(book.pile_names):
                book.pile_names.append(kind.name)


def _tokens(book: Book, lasting: Lasting) -> None:
    """Kinds of token, with a pile for those that nobody has seen."""
    for name, record in lasting.tokens.items():
        kind = TokenKind()
        kind.name = name
        kind.rule = record.rule
        kind.on_entry = record.found == "enter"
        kind.faces = list(record.faces)
        kind.counts = [face.count for face in record.faces.values()]
        kind.pile = len(book.pile_names)
        book.pile_names.append(name)
        book.tokens.append(kind)


def _ways(book: Book, lasting: Lasting) -> None:
    own = [name for name, one in lasting.counters.items() if one.per]
    for record in lasting.ways.values():
        way = Way()
        way.at = [record.at] if isinstance(record.at, int) else record.at
        way.for_heroes = record.who in ("heroes", "all")
        way.for_figures = record.who in ("heroes", "figures", "all")
        way.for_creatures = record.who in ("creatures", "all")
        way.open = record.open
        way.stop = record.stop
        way.toll = None if record.toll is None else record.toll.willpower
        way.followers = NO_LIMIT if record.followers is None else record.followers
        way.personal = not scope.asked(record, own).isdisjoint({scope.ME, scope.HERE})
        way.put_down = record.put_down
        way.conditions = record.conditions
        way.rule = record.rule or "AN-OPEN-43"
        book.ways.append(way)


def _rules(book: Book, legend: LegendFile, lasting: Lasting) -> None:
    """What is different in this legend."""
    book.swim = legend.rules.swim or None
    book.out_at_zero = legend.rules.at_zero == "out"
    if legend.rules.follower:
        # rule: FE-FOLL-1
        book.kind_by_ability[FOLLOWS] = book.thing_kind(legend.rules.follower)
    book.guarded = [book.thing_kind(name) for name in legend.rules.guarded]
    for record in lasting.changes.values():
        if not record.moves:
            book.changes.append(Change(record.what, record.conditions))
    book.shown_counters = [name for name, one in lasting.counters.items() if one.shown]
