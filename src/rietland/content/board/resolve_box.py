"""What a box says, in the Book: the board, its pieces, prices and the sunrise."""

from operator import attrgetter

from rietland.board.book import Book, CreatureKind, HeroKind, ThingKind
from rietland.board.pieces.things import ABILITIES, DOUBLES, SLOTS
from rietland.board.turn.sunrise import OWN, STEPS
from rietland.board.verbs import GOODS
from rietland.content.board.box import Box
from rietland.content.board.files import (
    BoardFile,
    BoxFile,
    CreaturesFile,
    ItemsFile,
    Prices,
    RewardRecord,
    StepRecord,
    ThingRecord,
)
from rietland.content.board.legend_file import LegendFile
from rietland.content.board.resolve_lists import register
from rietland.kernel.book import Figure
from rietland.kernel.chance import die
from rietland.kernel.control import ROLLED


def add_board(book: Book, board: BoardFile, boards: list[BoardFile]) -> None:
    # Cards of the box may name spaces of any face.
    size = max(space.id for face in boards for space in face.spaces) + 1
    book.size = size
    book.roads = [[] for _ in range(size)]
    book.arrows = [-1] * size
    book.has_arrow = [False] * size
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
        book.has_arrow[n] = space.arrow is not None
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
        book.detours.append(-1 if bridge.detour is None else bridge.detour)
        if not bridge.open:
            # rule: FE-SECR-1
            book.unbuilt.append(len(book.bridges) - 1)
            one, other = bridge.joins
            book.roads[one] = sorted([*book.roads[one], other])
            book.roads[other] = sorted([*book.roads[other], one])


def add_dice(book: Book, box: BoxFile) -> None:
    for name, record in box.dice.items():
        book.dice_names.append(name)
        book.dice.append(die(ROLLED, record.faces, "die-" + name))
        book.opposite.append(record.opposite)
    book.hero_die = book.dice_names.index(box.hero_die)
    book.black_die = book.dice_names.index(box.black_die) if box.black_die else -1


def add_creatures(book: Book, creatures: CreaturesFile) -> None:
    for name, record in creatures.creatures.items():
        kind = CreatureKind()
        kind.name = name
        kind.strength = record.strength
        kind.willpower = record.willpower
        kind.reward = record.reward if isinstance(record.reward, int) else 0
        kind.goods = [GOODS.index(good) for good in record.goods or ["gold", "willpower"]]
        kind.rewards = rewards(record.reward)
        kind.die = book.dice_names.index(record.die)
        kind.dice = row(record.dice)
        kind.figures = record.figures
        book.creatures.append(kind)


def rewards(reward: int | RewardRecord) -> dict[int, int]:
    """Pieces by good, where one of several rewards is chosen."""
    if isinstance(reward, int):
        return {}
    return {GOODS.index(good): pieces for good, pieces in reward.any_of.items()}


def add_heroes(book: Book, box: Box) -> None:
    for role, record in box.heroes.heroes.items():
        for figure in record.figures:
            kind = HeroKind()
            kind.name = figure
            kind.role = role
            book.figures.append(Figure(figure, role, record.rank, record.colour))
            kind.rank = record.rank
            kind.dice = row(record.dice)
            kind.well = record.well
            kind.archer = record.archer
            kind.flips = record.flips
            kind.training = record.training
            kind.brew_discount = record.brew_discount
            kind.haggles = record.haggles
            book.heroes.append(kind)


def row(ranges: dict[int, int]) -> list[int]:
    """Values by number, from 0 to the last one given."""
    return [ranges.get(number, 0) for number in range(max(ranges, default=-1) + 1)]


def _by_size(values: dict[int, int], box: BoxFile) -> list[int]:
    """Values by number of heroes, 0 where the box names none."""
    return [values.get(size, 0) for size in range(box.heroes[1] + 1)]


def add_things(book: Book, items: ItemsFile, prices: Prices | None) -> None:
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
        kind.pool = row(record.copies) if record.copies else []
        kind.fixed = record.fixed
        kind.shields = record.shields
        if record.taken_by is not None:
            kind.takers = record.taken_by.who
            kind.takers_rule = record.taken_by.rule or "AN-ITEM-11"
        kind.between_rounds = record.between_rounds
        kind.for_bearer = record.for_bearer
        kind.sold = record.sold
        kind.die = book.dice_names.index(record.die) if record.die else -1
        kind.price = record.price or (0 if prices is None else prices.article)
        kind.returns = record.supply == "returns" or record.sold or kind.ability == DOUBLES
        kind.supplied = record.supply is not None or kind.returns
        kind.no_goods = record.no_goods
        kind.covers = record.covers
        kind.flies = record.flies
        kind.dims = record.dims
        book.has_covers = book.has_covers or kind.covers
        book.has_dims = book.has_dims or kind.dims
        if book.kind_by_ability[kind.ability] < 0:
            book.kind_by_ability[kind.ability] = len(book.things)
        book.things.append(kind)


def add_values(book: Book, box: BoxFile, legend: LegendFile) -> None:
    book.hours = box.hours
    book.overtime = box.overtime
    book.max_strength = box.limits.strength
    book.max_willpower = box.limits.willpower
    book.shields = _by_size(box.shields, box)
    book.barters = box.barter
    book.for_missing = box.for_missing
    if box.prices is None and not box.barter:
        book.merchant = [0] * book.size
    if box.prices is not None:
        book.strength_price = box.prices.strength
        book.brew_price = _by_size(box.prices.brew, box)
    book.slots = [box.slots.small, box.slots.large, box.slots.helm]
    book.last_letter = ord(legend.last_letter or box.last_letter) - ord("A")
    book.fog_faces = list(box.fog)
    for name, figure in {**box.figures, **legend.figures}.items():
        book.figure_names.append(name)
        book.figure_bonus.append(figure.bonus)
        book.figure_pace.append(figure.pace)
        book.figure_flies.append(figure.flies)
        book.figure_takes_die.append(figure.takes_die)
        book.figure_led.append(figure.led)
        book.has_led = book.has_led or figure.led
        book.figure_led_while.append(figure.conditions)
        book.figure_reveals.append(figure.reveals)


def add_sunrise(book: Book, steps: list[str | StepRecord]) -> None:
    for step in steps:
        if isinstance(step, StepRecord):
            book.sunrise.append(OWN - len(book.own_steps))
            book.own_steps.append(step.name)
            if step.rule:
                book.behind["sunrise/" + step.name] = step.rule
            register(book, "sunrise/" + step.name, step.do)
        else:
            book.sunrise.append(STEPS[step] if step in STEPS else book.creature_kind(step))
