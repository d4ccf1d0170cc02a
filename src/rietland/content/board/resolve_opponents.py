"""The opponents of a legend, in the Book: strength, dice, rewards, life."""

from rietland.board.book import Book, CreatureKind, Named
from rietland.content.board.legend_file import LegendFile, NamedRecord
from rietland.content.board.resolve_box import rewards, row
from rietland.kernel.control import by_level
from rietland.vocabulary.board import Filter
from rietland.vocabulary.control import Lookup, Number
from rietland.vocabulary.describe import inside


def add_opponents(book: Book, legend: LegendFile) -> None:
    for name, record in legend.named.items():
        named = Named()
        named.name = name
        if record.creature:
            named.kind = book.creature_kind(record.creature)
        else:
            named.kind = len(book.creatures)
            book.creatures.append(_own_kind(book, name, record))
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
            named.rewards = rewards(record.reward)
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
        named.fixed = record.fixed
        named.narrator = record.narrator
        named.ignores_lure = "lure" in record.immune
        named.ignores_poison = "poison" in record.immune
        if record.lands:
            named.lands = f"opponent/{name}/lands"
        if record.life is not None:
            named.life_needed = record.life.needed
        book.named.append(named)


def _own_kind(book: Book, name: str, record: NamedRecord) -> CreatureKind:
    """The figure of an opponent that is no creature."""
    # rule: AN-DRAGON-2, AN-DRAGON-3
    kind = CreatureKind()
    kind.name = name
    kind.goods = book.creatures[0].goods
    kind.figures = record.count
    kind.shares = record.shares
    book.has_sharers = book.has_sharers or record.shares
    kind.counted = False
    return kind


def add_wounds(book: Book, legend: LegendFile) -> None:
    """Counters of what opponents have lost for good."""
    # rule: SS-SIEGE-5
    for named, record in zip(book.named, legend.named.values(), strict=True):
        if record.wounds:
            named.wounds = book.counter(record.wounds)


def add_lives(book: Book, legend: LegendFile) -> None:
    """Piles that are the life of opponents."""
    for named, record in zip(book.named, legend.named.values(), strict=True):
        if record.life is not None:
            named.life = book.deck(record.life.pile)


def _named_dice(book: Book, named: Named, record: NamedRecord) -> None:
    kind = book.creatures[named.kind]
    named.die = kind.die
    named.dice = kind.dice
    if record.dice is not None:
        named.die = book.dice_names.index(record.dice.die)
        named.dice = row(record.dice.by_willpower)
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
    if isinstance(number, Lookup) or number.half or number.times != 1 or number.over != 1:
        return None
    if number.at_least is not None or number.at_most is not None:
        return None
    if number.heroes:
        return fixed(names, level, size, number.heroes[size]) if size in number.heroes else None
    if number.difficulty and names[0] in number.difficulty:
        return fixed(names, level, size, by_level(names, level, number.difficulty))
    return None
