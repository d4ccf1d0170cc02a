"""Checks of a box of cards that concern more than one record."""

from rietland.castle.state import PLACES
from rietland.content.castle import files as records
from rietland.content.castle.files import CardHeroRecord
from rietland.content.castle.resolve import CardBox
from rietland.content.faults import NEVER_HAPPENS, OUT_OF_RANGE, TWICE, UNKNOWN_NAME
from rietland.content.names import check_names
from rietland.content.numbers import check_amount, check_numbers
from rietland.content.reading import Reading
from rietland.vocabulary import castle as words
from rietland.vocabulary.control import Amount, Word
from rietland.vocabulary.describe import tag
from rietland.vocabulary.names import MUCH

#: Symbols that only some heroes can use, and the ability they need.
PRIVATE: dict[type[Word], str] = {
    words.Quiver: "quivers",
    words.GainQuiver: "quivers",
    words.Grimoire: "grimoires",
    words.WaterSpirit: "spirit",
}


def check_cards(draft: Reading, files: CardBox) -> None:
    """Everything that can be said of a box of cards as a whole."""
    check_names(draft, known(files), draft.mentions)
    _check_box(draft, files)
    _check_unique(draft, files)
    for name, hero in files.heroes.heroes.items():
        _check_hero(draft, name, hero)
    _check_symbols(draft, files)
    _check_pile(draft, files)
    numbers = [one for one in draft.records() if isinstance(one, Word)]
    for one in numbers:
        check_numbers(draft, one)
    _check_gallery(draft, files, numbers)
    for number in numbers:
        if isinstance(number, Amount):
            of_boards = (number.hero, number.worth, number.opponent, number.steps, number.letters)
            if any(of_boards):
                said = "cards know no hero, worth, opponent, steps or letters to reckon from"
                draft.wrong(number, said)
            check_amount(draft, files.box.heroes, list(files.legend.difficulties), number)


def known(files: CardBox) -> dict[str, list[str]]:
    """Names by sort, as the files may use them."""
    low, high = files.box.heroes
    return {
        "location": [str(number) for number in files.box.places],
        "encounter card": [*files.encounters.creatures, *files.encounters.objects],
        "difficulty": list(files.legend.difficulties),
        "party": [str(size) for size in range(low, high + 1)],
        "die": [],
        "card": [],
    }


def _check_box(draft: Reading, files: CardBox) -> None:
    if sorted(files.box.places) != list(range(1, PLACES + 1)):
        draft.wrong(files.box, f"locations are numbered from 1 to {PLACES}")
    for value in files.box.quivers:
        if not 1 <= value <= MUCH:
            said = f"quivers are worth between 1 and {MUCH}, not {value}"
            draft.wrong(files.box, said, OUT_OF_RANGE)
    if files.box.start not in files.box.places:
        draft.wrong(
            files.box, f"heroes start at {files.box.start}, which is not a location", UNKNOWN_NAME
        )


def _check_unique(draft: Reading, files: CardBox) -> None:
    """Cards are drawn and played by name, so no two may share one."""
    seen: dict[str, str] = {}
    named: list[tuple[str, str, object]] = []
    for hero in files.heroes.heroes.values():
        named += [(name, "hero card", one) for name, one in hero.cards.items()]
    named += [(name, "ally", one) for name, one in files.allies.allies.items()]
    named += [(name, "creature", one) for name, one in files.encounters.creatures.items()]
    named += [(name, "object", one) for name, one in files.encounters.objects.items()]
    named += [(name, "mission", one) for name, one in files.missions.missions.items()]
    named += [(name, "narrator card", one) for name, one in files.narrator.cards.items()]
    for name, sort, record in named:
        if name in seen:
            draft.wrong(record, f"'{name}' is the name of a {seen[name]} and of a {sort}", TWICE)
        seen[name] = sort


def _check_hero(draft: Reading, name: str, hero: CardHeroRecord) -> None:
    """Three options of one or two printed symbols, none that the hero cannot use."""
    for card in hero.cards.values():
        if len(card.options) != 3:
            draft.wrong(card, f"a hero card has three options, not {len(card.options)}")
        for option in card.options:
            if not 1 <= len(option) <= 2:
                draft.wrong(card, "an option has one or two symbols")
            for effect in option:
                if not isinstance(effect, words.SYMBOLS):
                    draft.wrong(effect, f"{_name(effect)} is not a symbol of a hero card")
                need = PRIVATE.get(type(effect), "")  # type: ignore[arg-type] # any record
                if need and not getattr(hero, need):
                    draft.wrong(effect, f"{name} cannot use {_name(effect)}")


def _check_symbols(draft: Reading, files: CardBox) -> None:
    """Allies, objects, grimoires and rewards bear symbols; a grimoire has strength or symbols."""
    allowed = (*words.SYMBOLS, *words.MORE_SYMBOLS)
    lists: list[tuple[object, list[object]]] = []
    lists += [(one, one.do) for one in files.allies.allies.values()]
    lists += [(one, one.do) for one in files.encounters.objects.values()]
    lists += [(one, one.do) for one in files.heroes.grimoires.values()]
    lists += [(one, one.reward) for one in files.encounters.creatures.values()]
    for record, effects in lists:
        for effect in effects:
            if not isinstance(effect, allowed):
                draft.wrong(record, f"{_name(effect)} is not a symbol")
            if isinstance(effect, words.ForGold):
                lists.append((record, effect.do))
    for grimoire in files.heroes.grimoires.values():
        if (grimoire.strength > 0) == bool(grimoire.do):
            draft.wrong(grimoire, "a grimoire has either strength or symbols")
    for creature in files.encounters.creatures.values():
        if creature.in_sight == (creature.strength > 0):
            draft.wrong(creature, "a creature has a strength, or counts creatures in sight")


def _check_pile(draft: Reading, files: CardBox) -> None:
    """There are enough narrator cards for every party and difficulty, and missions to deal."""
    _, most = files.box.heroes
    switches: list[records.SwitchesRecord | records.SwitchRecord] = [
        *files.legend.difficulties.values(),
        *files.legend.variants.values(),
    ]
    for record in switches:
        needed = most * files.box.narrators_per_hero + (record.narrator_pile or 0)
        if needed > len(files.narrator.cards):
            draft.wrong(record, f"{most} heroes need {needed} narrator cards")
    if len(files.missions.missions) < PLACES:
        draft.wrong(files.missions, f"there are fewer missions than {PLACES} locations")


def _check_gallery(draft: Reading, files: CardBox, own: list[Word]) -> None:
    """The box has the trophies that missions ask for."""
    encounters = files.encounters
    copies = {name: one.copies for name, one in encounters.creatures.items()}
    copies.update({name: one.copies for name, one in encounters.objects.items()})
    for word in own:
        if isinstance(word, (words.InGallery, words.Trophies)):
            kinds = word.of or list(copies)
            there = sum(copies.get(name, 0) for name in kinds)
            wanted = word.at_least if isinstance(word, words.InGallery) else word.count
            if isinstance(word, words.InGallery) and word.kinds > len(kinds):
                there, wanted = len(kinds), word.kinds
            if wanted > there:
                said = f"this is never true: the box has {there} of these, not {wanted}"
                draft.wrong(word, said, NEVER_HAPPENS)


def _name(effect: object) -> str:
    return f"'{tag(type(effect))}'" if isinstance(effect, Word) else "this"
