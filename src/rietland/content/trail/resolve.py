"""Turns the records of a trail into a Book: numbers for names, addresses for lists."""

from rietland.content.board.resolve_lists import register
from rietland.content.trail.files import (
    FaceRecord,
    MapFile,
    TrailBoxFile,
    TrailCardsFile,
    TrailHeroRecord,
    TrailLegendFile,
    UseRecord,
)
from rietland.kernel.book import Figure
from rietland.trail.book import (
    CURSE,
    SORTS,
    THENS,
    TURN,
    WIDTH,
    Book,
    Card,
    Face,
    HeroKind,
    Map,
    Move,
    Path,
    Scenery,
    Space,
    Use,
    Variant,
)
from rietland.trail.events import KINDS

#: Stands for a curse card that nobody has turned yet; no card may be called so.
PASSIVE = "curse"
#: Where paths into a map begin.
ENTRY = "entry"


class TrailFiles:
    """The files of one trail: maps by name."""

    def __init__(
        self,
        box: TrailBoxFile,
        cards: TrailCardsFile,
        maps: dict[str, MapFile],
        legend: TrailLegendFile,
    ) -> None:
        self.box: TrailBoxFile = box
        self.cards: TrailCardsFile = cards
        self.maps: dict[str, MapFile] = maps
        self.legend: TrailLegendFile = legend

    def used(self) -> list[str]:
        """Names of the maps of the legend, from left to right."""
        legend = self.legend
        return [legend.first, *legend.between, *([legend.last] if legend.last else [])]


def make_book(files: TrailFiles) -> Book:
    """The Book of one adventure; the files have been checked."""
    book = Book()
    book.family = "trail"
    book.box = files.box.box
    book.legend = files.legend.legend
    book.listening = [[] for _ in KINDS.rows]
    _cards(book, files.cards)
    _heroes(book, files.box)
    for name in files.used():
        _map(book, files.maps[name])
    _legend(book, files)
    return book


def _list(book: Book, ref: str, effects: list[object]) -> str:
    """The list's address, or nothing where there is no effect."""
    if not effects:
        return ""
    register(book, ref, effects)
    return ref


# Cards and heroes.


def _cards(book: Book, cards: TrailCardsFile) -> None:
    for name, record in cards.cards.items():
        made = Card(name, SORTS.index(record.sort), record.copies)
        for face, one in record.faces.items():
            made.faces.append(_face(book, f"card/{name}/{face}", face, one))
        book.card_numbers[name] = len(book.deck)
        book.deck.append(made)
    unknown = Card(PASSIVE, CURSE, 0)
    passive = Face("passive")
    passive.uses = [Use("", TURN)]
    unknown.faces = [passive]
    book.passive = len(book.deck)
    book.deck.append(unknown)


def _face(book: Book, ref: str, name: str, record: FaceRecord) -> Face:
    made = Face(name)
    for move in record.moves:
        price = _list(book, f"{ref}/move/{move.steps}", move.price)
        made.moves.append(Move(move.steps, price))
    made.strength = record.strength
    made.opponent = record.opponent
    made.reward = record.reward
    made.uses = _uses(book, f"{ref}/use", record.uses)
    made.after = _uses(book, f"{ref}/after", record.after)
    made.beaten = THENS.index(record.beaten)
    return made


def _uses(book: Book, ref: str, records: list[UseRecord]) -> list[Use]:
    return [
        Use(_list(book, f"{ref}/{number}", record.do), THENS.index(record.then))
        for number, record in enumerate(records, 1)
    ]


def curse_cards(hero: TrailHeroRecord) -> list[int]:
    """Curse cards of each pile, from the left."""
    return list(hero.curse_cards) or [1] * WIDTH


def _heroes(book: Book, box: TrailBoxFile) -> None:
    book.min_heroes, book.max_heroes = box.heroes
    book.parties = box.parties
    book.supply = box.willpower
    book.campfires = box.campfires
    for name, record in box.figures.items():
        made = HeroKind(name, record.role, record.colour)
        made.cards = [book.card_numbers[card] for card in record.cards]
        made.alone = record.alone
        made.willpower = record.willpower
        made.curse_cards = curse_cards(record)
        book.heroes.append(made)
        book.figures.append(Figure(name, record.role, 0, record.colour))


# Maps.


def _map(book: Book, record: MapFile) -> None:
    number = len(book.maps)
    made = Map(record.map)
    made.terrain = record.terrain
    made.fog = record.fog
    made.scenery = [Scenery(one.kind, one.at[0], one.at[1]) for one in record.scenery]
    names: dict[str, int] = {ENTRY: -1}
    for name, one in record.spaces.items():
        space = Space(name, number)
        space.x, space.y = one.at
        space.steps = one.steps
        space.stop, space.red = one.stop, one.red
        space.ref = _list(book, f"map/{record.map}/{name}", one.do)
        space.penalty, space.gate = one.penalty, one.gate
        space.start, space.target = one.start, one.target
        space.lock = book.card_numbers.get(one.lock, -1)
        names[name] = len(book.spaces)
        made.spaces.append(len(book.spaces))
        book.spaces.append(space)
        book.onward.append([])
        book.backward.append([])
    book.entries.append([])
    book.maps.append(made)
    for one_path in record.paths:
        path = Path(names[one_path.origin], names[one_path.to])
        path.dashed = one_path.dashed
        path.ref = _list(book, f"path/{record.map}/{len(made.paths)}", one_path.do)
        path.only = one_path.only
        if one_path.closed is not None:
            path.card = book.card_numbers[one_path.closed.card]
            faces = [face.name for face in book.deck[path.card].faces]
            path.face = faces.index(one_path.closed.face)
        position = len(book.paths)
        made.paths.append(position)
        book.paths.append(path)
        book.backward[path.target].append(position)
        (book.entries[number] if path.origin < 0 else book.onward[path.origin]).append(position)
    _number(book, number)


def _number(book: Book, number: int) -> None:
    """Positions on the solid line, and where the Curse has caught a hero on a branch."""
    # rule: CT-MAP-2, CT-MAP-6
    made = book.maps[number]
    here = _line_start(book, number)
    position = 0
    while here:
        made.line.append(here[0])
        for space in here:
            book.spaces[space].line = position
            book.spaces[space].order = position
        here = [
            book.paths[path].target
            for space in here[:1]
            for path in book.onward[space]
            if not book.paths[path].dashed
        ]
        position += 1
    made.length = position
    for space in made.spaces:
        if book.spaces[space].line < 0:
            book.spaces[space].order = _rejoins(book, space) - 1


def _line_start(book: Book, number: int) -> list[int]:
    """Where the solid line of a map begins: its entry, or the start of the Curse."""
    for path in book.entries[number]:
        if not book.paths[path].dashed:
            return [book.paths[path].target]
    return [space for space in book.maps[number].spaces if book.spaces[space].start == "curse"]


def _rejoins(book: Book, space: int) -> int:
    """The first position on the line that a branch leads to."""
    lines: list[int] = []
    todo = [space]
    while todo:
        for path in book.onward[todo.pop()]:
            target = book.paths[path].target
            line = book.spaces[target].line
            if line < 0:
                todo.append(target)
            else:
                lines.append(line)
    return min(lines)


# The legend.


def _legend(book: Book, files: TrailFiles) -> None:
    legend = files.legend
    if legend.heroes is not None:
        book.min_heroes, book.max_heroes = legend.heroes
        low, high = legend.heroes
        book.parties = {size: party for size, party in book.parties.items() if low <= size <= high}
    numbers = {one.name: number for number, one in enumerate(book.maps)}
    book.first = numbers[legend.first]
    book.between = [numbers[name] for name in legend.between]
    book.laid = legend.laid
    book.last = numbers[legend.last] if legend.last else -1
    book.willpower = legend.willpower
    book.begins = legend.begins
    book.difficulties = list(legend.difficulties)
    book.allies = list(legend.difficulties.values())
    book.alone = list(legend.alone)
    book.only_move = legend.only_move
    for name, cards in legend.hero_cards.items():
        own = next(kind for kind in book.heroes if kind.name == name).cards
        dealt = [book.card_numbers[card] for card in cards]
        book.hero_cards[name] = [card if card in dealt else -1 for card in own]
        assert len(own) == WIDTH
    for name, cards in legend.curse_cards.items():
        book.curse_cards[name] = [book.card_numbers[card] for card in cards]
    for name, card in legend.cards.items():
        book.lists[f"card/{name}"] = []
        read = {"start": book.opening, "alone": book.opening_alone, "won": book.closing}
        read[card.when].append(len(book.cards))
        book.cards.append(name)
    for name, record in legend.variants.items():
        variant = Variant()
        variant.allies = {hero: book.card_numbers[ally] for hero, ally in record.allies.items()}
        variant.choose_allies = record.choose_allies
        variant.open = record.open
        book.variants.append(name)
        book.beginnings.append(variant)
