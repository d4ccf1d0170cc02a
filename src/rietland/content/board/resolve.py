"""Turns the records of a box and a legend into a Book: numbers for names, addresses for lists."""

from collections.abc import Sequence
from operator import attrgetter

from rietland.board.book import (
    AFTER,
    HERBS,
    RUNE_STONES,
    Bonus,
    Book,
    Change,
    CreatureKind,
    Deck,
    Deed,
    HeroKind,
    Named,
    Shop,
    ThingKind,
    Waiting,
    Way,
)
from rietland.board.events import COUNT
from rietland.board.legend import conditions
from rietland.board.pieces.things import ABILITIES, HEALS, MONEY, RUNE, SLOTS
from rietland.board.turn.sunrise import OWN, STEPS
from rietland.board.verbs import GOODS
from rietland.content.board.files import (
    BoardFile,
    BoxFile,
    CreaturesFile,
    DeedRecord,
    EventsFile,
    HeroesFile,
    ItemsFile,
    LegendFile,
    NamedRecord,
    PileRecord,
    Prices,
    RewardRecord,
    StepRecord,
    ThingRecord,
    TriggerRecord,
    WayRecord,
)
from rietland.content.board.resolve_goals import add_goals
from rietland.content.field_types import fields, inside
from rietland.kernel.book import BaseBook, Figure, Trigger
from rietland.kernel.chance import die
from rietland.kernel.control import ROLLED, by_level
from rietland.vocabulary.board import SWITCHES, CardIs, Filter, Wait
from rietland.vocabulary.control import Add, Choose, Lookup, Number, Roll, Set, Word


class Box:
    """The files of one box."""

    def __init__(
        self,
        box: BoxFile,
        boards: dict[str, BoardFile],
        heroes: HeroesFile,
        creatures: CreaturesFile,
        items: ItemsFile,
        events: EventsFile,
        homes: dict[str, str] | None = None,
    ) -> None:
        self.box: BoxFile = box
        #: By face: the box whose folder has it, this one or one it extends.
        self.homes: dict[str, str] = homes or {}
        #: Every face of the board by name, and the one that is used.
        self.boards: dict[str, BoardFile] = boards
        self.board: BoardFile = boards.get(box.board) or next(iter(boards.values()))
        self.heroes: HeroesFile = heroes
        self.creatures: CreaturesFile = creatures
        self.items: ItemsFile = items
        self.events: EventsFile = events

    def facing(self, board: str) -> "Box":
        """The same box with another face of its board up; "" is the usual one."""
        made = Box(
            self.box,
            self.boards,
            self.heroes,
            self.creatures,
            self.items,
            self.events,
            self.homes,
        )
        made.board = self.boards.get(board, self.board)
        return made

    def sunrise(self) -> list[str | StepRecord]:
        """The steps of the sunrise on the face that is used."""
        return self.board.sunrise or self.box.sunrise


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
    _board(book, box.board, list(box.boards.values()))
    _dice(book, box.box)
    _creatures(book, box.creatures)
    _heroes(book, box)
    _things(book, box.items, box.box.prices)
    _values(book, box.box, legend)
    _sunrise(book, box.sunrise())
    _named(book, legend)
    _decks(book, box.events)
    _piles(book, {**box.box.piles, **legend.piles})
    _pools(book)
    _life(book, legend)
    _fights_and_trade(book, legend)
    _lists(book, box, legend)
    _deeds(book, box.box.deeds, f"deed-{book.box}-")
    _deeds(book, legend.deeds, f"deed-{book.box}-{book.legend}-")
    _ways(book, legend.ways)
    _rules(book, legend)
    add_goals(book, legend, {**box.box.piles, **legend.piles})
    _triggers(book, box.box.triggers, "box/trigger/")
    _triggers(book, legend.triggers, "trigger/")
    for number, (name, card) in enumerate(legend.cards.items()):
        _triggers(book, card.triggers, f"card/{name}/trigger/", number)
    for pile, record in {**box.box.piles, **legend.piles}.items():
        for name, one in record.cards.items():
            awake = [CardIs(name=name, state="open")]
            _triggers(book, one.triggers, f"event/{pile}/{name}/trigger/", -1, awake)
    return book


def _board(book: Book, board: BoardFile, boards: list[BoardFile]) -> None:
    # Cards of the box may name spaces of any face.
    size = max(space.id for face in boards for space in face.spaces) + 1
    book.size = size
    book.roads = [[] for _ in range(size)]
    book.arrows = [-1] * size
    book.well_at = [-1] * size
    book.fog_at = [-1] * size
    book.merchant = [0] * size
    book.sites = [[] for _ in range(size)]
    book.site_names = [""] * size
    book.regions = {
        region: [] for face in boards for space in face.spaces for region in space.regions
    }
    book.aspect = board.aspect
    book.castle = board.castle
    book.graveyard = board.graveyard
    book.exits = board.exits
    book.closed_to_heroes = board.closed
    for space in sorted(board.spaces, key=attrgetter("id")):
        n = space.id
        book.roads[n] = sorted(space.roads)
        book.arrows[n] = -1 if space.ahead is None else space.ahead
        book.sites[n] = [space.x, space.y, space.r]
        book.site_names[n] = space.name
        for region in space.regions:
            book.regions[region].append(n)
        if space.merchant:
            book.merchant[n] = 1
        if space.well is not None:
            book.well_at[n] = len(book.well_spaces)
            book.well_spaces.append(n)
        if space.fog is not None:
            book.fog_at[n] = len(book.fog_spaces)
            book.fog_spaces.append(n)
    book.paths = board.paths
    book.icons = board.icons
    for name, bridge in board.bridges.items():
        book.bridge_names.append(name)
        book.bridges.append(list(bridge.joins))


def _dice(book: Book, box: BoxFile) -> None:
    for name, record in box.dice.items():
        book.dice_names.append(name)
        book.dice.append(die(ROLLED, record.faces, "die-" + name))
        book.opposite.append(record.opposite)
    book.hero_die = book.dice_names.index(box.hero_die)
    book.black_die = book.dice_names.index(box.black_die) if box.black_die else -1


def _creatures(book: Book, creatures: CreaturesFile) -> None:
    for name, record in creatures.creatures.items():
        kind = CreatureKind()
        kind.name = name
        kind.strength = record.strength
        kind.willpower = record.willpower
        kind.reward = record.reward if isinstance(record.reward, int) else 0
        kind.goods = [GOODS.index(good) for good in record.goods or ["gold", "willpower"]]
        kind.rewards = _rewards(record.reward)
        kind.die = book.dice_names.index(record.die)
        kind.dice = _row(record.dice)
        kind.figures = record.figures
        book.creatures.append(kind)


def _rewards(reward: int | RewardRecord) -> dict[int, int]:
    """Pieces by good, where one of several rewards is chosen."""
    if isinstance(reward, int):
        return {}
    return {GOODS.index(good): pieces for good, pieces in reward.any_of.items()}


def _heroes(book: Book, box: Box) -> None:
    for role, record in box.heroes.heroes.items():
        for figure in record.figures:
            kind = HeroKind()
            kind.name = figure
            kind.role = role
            book.figures.append(Figure(figure, role, record.rank, record.colour))
            kind.rank = record.rank
            kind.dice = _row(record.dice)
            kind.well = record.well
            kind.archer = record.archer
            kind.flips = record.flips
            kind.training = record.training
            kind.brew_discount = record.brew_discount
            book.heroes.append(kind)


def _row(ranges: dict[int, int]) -> list[int]:
    """Values by number, from 0 to the last one given."""
    return [ranges.get(number, 0) for number in range(max(ranges, default=-1) + 1)]


def _by_size(values: dict[int, int], box: BoxFile) -> list[int]:
    """Values by number of heroes, 0 where the box names none."""
    return [values.get(size, 0) for size in range(box.heroes[1] + 1)]


def _things(book: Book, items: ItemsFile, prices: Prices | None) -> None:
    book.kind_by_ability = [-1] * len(ABILITIES)
    things = items.things or {"nothing": ThingRecord(source="rulebook", slot="none")}
    for name, record in things.items():
        kind = ThingKind()
        kind.name = name
        kind.rule = record.rule
        kind.slot = SLOTS.index(record.slot)
        kind.ability = ABILITIES.index(record.ability)
        kind.count = record.count
        kind.face = record.face
        kind.faces = record.faces
        kind.pool = _row(record.copies) if record.copies else []
        kind.sold = record.sold
        kind.price = record.price or (0 if prices is None else prices.article)
        if book.kind_by_ability[kind.ability] < 0:
            book.kind_by_ability[kind.ability] = len(book.things)
        book.things.append(kind)


def _values(book: Book, box: BoxFile, legend: LegendFile) -> None:
    book.hours = box.hours
    book.overtime = box.overtime
    book.max_strength = box.limits.strength
    book.max_willpower = box.limits.willpower
    book.shields = _by_size(box.shields, box)
    if box.prices is None:
        book.merchant = [0] * book.size
    else:
        book.strength_price = box.prices.strength
        book.brew_price = _by_size(box.prices.brew, box)
    book.slots = [box.slots.small, box.slots.large, box.slots.helm]
    book.last_letter = ord(legend.last_letter or box.last_letter) - ord("A")
    book.fog_faces = list(box.fog)
    for name, figure in {**box.figures, **legend.figures}.items():
        book.figure_names.append(name)
        book.figure_bonus.append(figure.bonus)
        book.figure_pace.append(figure.pace)


def _sunrise(book: Book, steps: list[str | StepRecord]) -> None:
    for step in steps:
        if isinstance(step, StepRecord):
            book.sunrise.append(OWN - len(book.own_steps))
            book.own_steps.append(step.name)
            register(book, "sunrise/" + step.name, step.do)
        else:
            book.sunrise.append(STEPS[step] if step in STEPS else book.creature_kind(step))


def _named(book: Book, legend: LegendFile) -> None:
    for name, record in legend.named.items():
        named = Named()
        named.name = name
        if record.creature:
            named.kind = book.creature_kind(record.creature)
        else:
            named.kind = len(book.creatures)
            book.creatures.append(_own_kind(book, name))
        kind = book.creatures[named.kind]
        strength = kind.strength if record.strength is None else record.strength
        willpower = kind.willpower if record.willpower is None else record.willpower
        named.strength = _by_game(legend, strength)
        named.willpower = _by_game(legend, willpower)
        named.reckoned_strength = None if named.strength else strength
        named.reckoned_willpower = None if named.willpower else willpower
        named.goods = kind.goods
        if record.reward is None:
            named.reward = kind.reward
            named.rewards = kind.rewards
        else:
            named.reward = record.reward if isinstance(record.reward, int) else 0
            named.rewards = _rewards(record.reward)
        _named_dice(book, named, record)
        named.by_team = any(
            isinstance(word, Filter) and word.fighters
            for number in (named.reckoned_strength, named.calculated_dice)
            for word in inside(number)
        )
        named.figures = record.count
        named.needs = record.needs
        named.out_of_reach = record.out_of_reach
        named.fatal = record.fatal
        named.unmoved = "moves" in record.immune or not record.creature
        named.ignores_bonus = "bonus" in record.immune or not record.creature
        named.fixed = record.fixed or not record.creature
        named.narrator = record.narrator
        named.ignores_poison = "poison" in record.immune
        if record.lands:
            named.lands = f"opponent/{name}/lands"
        if record.life is not None:
            named.life_needed = record.life.needed
        book.named.append(named)


def _own_kind(book: Book, name: str) -> CreatureKind:
    """The figure of an opponent that is no creature."""
    # rule: AN-DRAGON-2, AN-DRAGON-3
    kind = CreatureKind()
    kind.name = name
    kind.goods = book.creatures[0].goods
    kind.figures = 1
    kind.counted = False
    return kind


def _life(book: Book, legend: LegendFile) -> None:
    """Piles that are the life of opponents."""
    for named, record in zip(book.named, legend.named.values(), strict=True):
        if record.life is not None:
            named.life = book.deck(record.life.pile)


def _fights_and_trade(book: Book, legend: LegendFile) -> None:
    """What the legend lends heroes in fights, whose shops it closes, what lures creatures."""
    for name, record in legend.bonuses.items():
        bonus = Bonus()
        bonus.name = name
        bonus.strength = record.strength
        bonus.who = record.who
        bonus.against = [book.opponent(one) for one in record.against]
        bonus.conditions = record.conditions
        book.bonuses.append(bonus)
    for closed in legend.shops.values():
        shop = Shop()
        shop.spaces = closed.at
        shop.conditions = closed.conditions
        book.shops.append(shop)
    if legend.lure is not None:
        book.lure = book.thing_kind(legend.lure.thing)
        book.no_lure = legend.lure.never


def _named_dice(book: Book, named: Named, record: NamedRecord) -> None:
    kind = book.creatures[named.kind]
    named.die = kind.die
    named.dice = kind.dice
    if record.dice is not None:
        named.die = book.dice_names.index(record.dice.die)
        named.dice = _row(record.dice.by_willpower)
        count = record.dice.count
        if isinstance(count, int):
            named.dice = [count]
        else:
            named.calculated_dice = count


def _by_game(legend: LegendFile, number: Number) -> list[list[int]]:
    """A number by [difficulty][number of heroes], if nothing else decides it; else nothing.

    Search asks for the strength of opponents again and again, so it is looked up where it can be.
    """
    sizes = range(legend.heroes[1] + 1)
    levels = range(len(legend.difficulties))
    found = [
        [fixed(legend.difficulties, level, size, number) for size in sizes] for level in levels
    ]
    rows: list[list[int]] = []
    for level in found:
        row = [0 if value is None else value for value in level]
        if None in level[legend.heroes[0] :]:
            return []
        rows.append(row)
    return rows


def fixed(names: list[str], level: int, size: int, number: Number) -> int | None:
    """The value of a number that only the size of the party and the difficulty decide, or None."""
    if isinstance(number, int):
        return number
    if isinstance(number, Lookup) or number.half or number.times != 1:
        return None
    if number.at_least is not None or number.at_most is not None:
        return None
    if number.heroes:
        return fixed(names, level, size, number.heroes[size]) if size in number.heroes else None
    if number.difficulty and names[0] in number.difficulty:
        return fixed(names, level, size, by_level(names, level, number.difficulty))
    return None


def _deeds(book: Book, deeds: dict[str, DeedRecord], key: str) -> None:
    for name, record in deeds.items():
        deed = Deed()
        deed.name = name
        deed.key = key + name
        deed.spaces = record.at
        deed.who = record.who
        deed.conditions = record.conditions
        deed.hours = record.hours
        deed.times = record.times
        deed.ref = "deed/" + name
        book.deeds.append(deed)
        register(book, deed.ref, record.do)


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


def _pools(book: Book) -> None:
    """A pile for each kind whose faces are drawn; those that every Book has come first."""
    first = {RUNE: RUNE_STONES, HEALS: HERBS}
    for kind in book.things:
        # Gold is counted in pieces, whatever its tokens show.
        if kind.pool and kind.ability != MONEY:
            kind.pile = first.pop(kind.ability, len(book.pile_names))
            if kind.pile == len(book.pile_names):
                book.pile_names.append(kind.name)


def _ways(book: Book, ways: dict[str, WayRecord]) -> None:
    for record in ways.values():
        way = Way()
        way.spaces = [record.at] if isinstance(record.at, int) else record.at
        way.for_heroes = record.who in ("heroes", "all")
        way.for_creatures = record.who in ("creatures", "all")
        way.open = record.open
        way.stop = record.stop
        way.conditions = record.conditions
        way.rule = record.rule or "AN-OPEN-43"
        book.ways.append(way)


def _rules(book: Book, legend: LegendFile) -> None:
    """What is different in this legend."""
    book.out_at_zero = legend.rules.at_zero == "out"
    book.guarded = [book.thing_kind(name) for name in legend.rules.guarded]
    for record in legend.changes.values():
        if not record.moves:
            book.changes.append(Change(record.what, record.conditions))
    book.shown_counters = [name for name, one in legend.counters.items() if one.shown]


# Effect lists.


def _lists(book: Book, box: Box, legend: LegendFile) -> None:
    """Every effect list under its address; counters and choices in the order they appear."""
    book.counters = list(SWITCHES)
    _counters(book, legend)
    book.cards = list(legend.cards)
    register(book, "setup", legend.setup)
    for name, variant in legend.variants.items():
        register(book, "variant/" + name, variant.do)
    for name, card in legend.cards.items():
        register(book, "card/" + name, card.do)
    for card_name, card in legend.cards.items():
        for name, trigger in card.triggers.items():
            register(book, f"card/{card_name}/trigger/{name}", trigger.do)
    for name, trigger in legend.triggers.items():
        register(book, "trigger/" + name, trigger.do)
    for name, named in legend.named.items():
        register(book, f"opponent/{name}/lands", named.lands)
    for name, trigger in box.box.triggers.items():
        register(book, "box/trigger/" + name, trigger.do)
    register(book, "box/checklist", box.box.checklist)
    for name, fog in box.box.fog.items():
        register(book, "fog/" + name, fog.do)
    for deck, record in box.events.decks.items():
        for name, event in record.cards.items():
            register(book, f"event/{deck}/{name}", event.do)
    for pile, cards in {**box.box.piles, **legend.piles}.items():
        for name, one in cards.cards.items():
            register(book, f"event/{pile}/{name}", one.do)
            for trigger_name, trigger in one.triggers.items():
                register(book, f"event/{pile}/{name}/trigger/{trigger_name}", trigger.do)


def _counters(book: Book, legend: LegendFile) -> None:
    """Counters with a record; of one that each hero has there are as many as heroes."""
    for name, record in legend.counters.items():
        _add(book.counters, [name])
        if record.per:
            book.per_hero.append(name)
            _add(book.counters, [f"{name}@{hero}" for hero in range(1, legend.heroes[1])])
        for number, other in enumerate(book.counters):
            if other == name or other.startswith(f"{name}@"):
                book.counter_starts[number] = record.start


def register(book: BaseBook, ref: str, effects: list[object]) -> None:
    """Put a list and all lists inside it under their addresses."""
    book.lists[ref] = effects
    for number, effect in enumerate(effects):
        assert isinstance(effect, Word)
        address = f"{ref}/{number}"
        _note(book, address, effect)
        for field in fields(type(effect)):
            inner = getattr(effect, field.name)
            if field.hint.holds == "effects":
                register(book, f"{address}/{field.name}", inner)
            elif field.hint.holds == "branches":
                for name, branch in inner.items():
                    register(book, f"{address}/{field.name}/{name}", branch)


def _note(book: BaseBook, address: str, effect: Word) -> None:
    if isinstance(effect, Roll):
        _add(book.counters, [effect.into])
    elif isinstance(effect, (Set, Add)):
        _add(book.counters, list(effect.counters))
    elif isinstance(effect, Choose):
        _add(book.choices, list(effect.options))
    elif isinstance(effect, Wait) and isinstance(book, Book):
        waiting = Waiting()
        waiting.ref = address
        waiting.spaces = effect.at
        waiting.highest = effect.rank == "highest"
        book.waits.append(waiting)


def _add(known: list[str], names: list[str]) -> None:
    for name in names:
        if name not in known:
            known.append(name)


def _triggers(
    book: Book,
    records: dict[str, TriggerRecord],
    prefix: str,
    card: int = -1,
    awake: Sequence[object] = (),
) -> None:
    """Triggers in the order of their file; `awake` must hold besides what each says."""
    if not book.listening:
        book.listening = [[] for _ in range(COUNT)]
    for name, record in records.items():
        for kind in conditions.listens(record.when):
            book.listening[kind].append(len(book.triggers))
        book.triggers.append(
            Trigger(
                name,
                record.when,
                [*awake, *record.conditions],
                prefix + name,
                record.once,
                card,
                record.instead,
            )
        )
