"""Turns the records of a box of cards into a Book: numbers for names, addresses for lists."""

from rietland.castle.book import (
    ALLY,
    HERO_CARD,
    IN_SIGHT,
    OBJECT,
    Book,
    CardKind,
    EncounterKind,
    GrimoireKind,
    HeroKind,
    MissionKind,
    NarratorKind,
)
from rietland.castle.events import KINDS
from rietland.content.board.resolve_lists import register
from rietland.content.castle.files import (
    AlliesFile,
    CardBoxFile,
    CardHeroesFile,
    CardLegendFile,
    EncountersFile,
    MissionsFile,
    NarratorFile,
    SwitchesRecord,
    SwitchRecord,
)
from rietland.kernel.book import Figure
from rietland.vocabulary.castle import SWITCHES


class CardBox:
    """The files of one box of cards."""

    def __init__(
        self,
        box: CardBoxFile,
        heroes: CardHeroesFile,
        encounters: EncountersFile,
        allies: AlliesFile,
        narrator: NarratorFile,
        missions: MissionsFile,
        legend: CardLegendFile,
    ) -> None:
        self.box: CardBoxFile = box
        self.heroes: CardHeroesFile = heroes
        self.encounters: EncountersFile = encounters
        self.allies: AlliesFile = allies
        self.narrator: NarratorFile = narrator
        self.missions: MissionsFile = missions
        self.legend: CardLegendFile = legend


def make_card_book(files: CardBox) -> Book:
    """The Book of one box; the files have been checked."""
    book = Book()
    book.family = "castle"
    book.box = files.box.box
    book.legend = files.legend.legend
    book.counters = list(SWITCHES)
    book.listening = [[] for _ in KINDS.rows]
    _values(book, files.box)
    _heroes(book, files.heroes)
    _allies(book, files.allies)
    _encounters(book, files.encounters)
    _missions(book, files.missions)
    _narrators(book, files.narrator)
    _difficulties(book, files.legend)
    book.first_mission = len(book.encounters)
    book.first_narrator = book.first_mission + len(book.missions)
    book.first_ally = book.first_narrator + len(book.narrators)
    book.first_quiver = book.first_ally + len(book.allies)
    return book


def _values(book: Book, box: CardBoxFile) -> None:
    book.min_heroes, book.max_heroes = box.heroes
    book.parties = box.parties
    book.places = [""] + [box.places[number].name for number in sorted(box.places)]
    book.start = box.start
    book.willpower = box.willpower
    book.quivers = [box.quivers.get(value, 0) for value in range(max(box.quivers) + 1)]
    book.axe_sharp = box.axe.sharp
    book.axe_blunt = box.axe.blunt
    book.axe_repair = box.axe.repair
    book.spirit_aid = box.spirit_aid
    book.narrators_per_hero = box.narrators_per_hero
    book.missions_needed = box.missions_needed


def _card(book: Book, name: str, sort: int, of: int, options: list[str]) -> int:
    kind = CardKind()
    kind.name = name
    kind.sort = sort
    kind.of = of
    kind.options = options
    book.hand_cards.append(kind)
    return len(book.hand_cards) - 1


def _heroes(book: Book, heroes: CardHeroesFile) -> None:
    for name, record in heroes.heroes.items():
        kind = HeroKind()
        kind.name = name
        kind.role = record.role
        kind.colour = record.colour
        book.figures.append(Figure(name, record.role, 0, record.colour))
        kind.willpower = record.willpower
        kind.quivers = record.quivers
        kind.axe = record.axe
        kind.grimoires = record.grimoires
        kind.spirit = record.spirit
        for card, printed in record.cards.items():
            options = [f"hero/{card}/{number + 1}" for number in range(len(printed.options))]
            for ref, effects in zip(options, printed.options, strict=True):
                register(book, ref, effects)
            kind.cards.append(_card(book, card, HERO_CARD, len(book.heroes), options))
        book.heroes.append(kind)
    for name, grimoire in heroes.grimoires.items():
        made = GrimoireKind()
        made.name = name
        made.strength = grimoire.strength
        made.remote = grimoire.remote
        made.ref = _list(book, f"grimoire/{name}", grimoire.do)
        book.grimoires.append(made)


def _list(book: Book, ref: str, effects: list[object]) -> str:
    """The list's address, or nothing where there is no effect."""
    if not effects:
        return ""
    register(book, ref, effects)
    return ref


def _allies(book: Book, allies: AlliesFile) -> None:
    for name, record in allies.allies.items():
        register(book, f"ally/{name}", record.do)
        book.allies.append(_card(book, name, ALLY, len(book.allies), [f"ally/{name}"]))


def _encounters(book: Book, encounters: EncountersFile) -> None:
    for name, record in encounters.creatures.items():
        kind = EncounterKind()
        kind.name = name
        kind.strength = IN_SIGHT if record.in_sight else record.strength
        kind.gold = record.gold
        kind.row = 1 if record.gold else record.row
        kind.toll = record.toll
        kind.reward = _list(book, f"reward/{name}", record.reward)
        kind.burden = _list(book, f"burden/{name}", record.burden)
        kind.copies = record.copies
        kind.red = record.red
        book.encounters.append(kind)
    for name, thing in encounters.objects.items():
        kind = EncounterKind()
        kind.name = name
        kind.gold = thing.gold
        kind.row = 1 if thing.gold else 3
        kind.copies = thing.copies
        register(book, f"object/{name}", thing.do)
        kind.card = _card(book, name, OBJECT, len(book.encounters), [f"object/{name}"])
        book.encounters.append(kind)


def _missions(book: Book, missions: MissionsFile) -> None:
    for name, record in missions.missions.items():
        kind = MissionKind()
        kind.name = name
        kind.needs = record.needs
        kind.price = _list(book, f"price/{name}", record.price)
        kind.blue = _list(book, f"blue/{name}", record.blue)
        book.missions.append(kind)


def _narrators(book: Book, narrator: NarratorFile) -> None:
    for name, record in narrator.cards.items():
        kind = NarratorKind()
        kind.name = name
        kind.upper = _list(book, f"narrator/{name}/upper", [record.upper])
        kind.lower = _list(book, f"narrator/{name}/lower", [record.lower])
        kind.red = record.red
        book.narrators.append(kind)


def _difficulties(book: Book, legend: CardLegendFile) -> None:
    for name, record in legend.difficulties.items():
        book.difficulties.append(name)
        book.switches.append(_switches(record))
    for name, variant in legend.variants.items():
        book.variants.append(name)
        book.variant_switches.append(_switches(variant))


def _switches(record: SwitchesRecord | SwitchRecord) -> list[int]:
    """Values in the order of the switches; -1 for one that is left as it is."""
    values = [getattr(record, name) for name in SWITCHES]
    return [-1 if value is None else int(value) for value in values]
