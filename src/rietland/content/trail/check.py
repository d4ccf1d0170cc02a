"""Checks of a trail that concern more than one record."""

from typing import Final

from rietland.content.faults import INCOMPLETE, NO_END, OUT_OF_RANGE, TWICE, UNKNOWN_NAME
from rietland.content.names import check_names
from rietland.content.numbers import check_numbers
from rietland.content.reading import Reading
from rietland.content.trail import files as records
from rietland.content.trail.check_map import check_map
from rietland.content.trail.resolve import PASSIVE, TrailFiles, curse_cards
from rietland.trail.book import WIDTH
from rietland.vocabulary import trail as words
from rietland.vocabulary.control import Word

#: Faces a card may have.
FACES: Final = (1, 2)


def check_trail(draft: Reading, files: TrailFiles) -> None:
    """Everything that can be said of a trail as a whole."""
    check_names(draft, known(files), draft.mentions)
    own = [one for one in draft.records() if isinstance(one, Word)]
    for one in own:
        check_numbers(draft, one)
    _check_cards(draft, files)
    for hero in files.box.figures.values():
        if len(hero.cards) != WIDTH:
            draft.wrong(hero, "a hero has three cards: left, middle and right", INCOMPLETE)
        if len(curse_cards(hero)) != WIDTH:
            numbers = "curse_cards has three numbers: left, middle and right"
            draft.wrong(hero, numbers, INCOMPLETE)
    if not files.legend.difficulties:
        draft.wrong(files.legend, "a legend needs at least one difficulty", INCOMPLETE)
    if draft.report.faults:
        return
    _check_row(draft, files)
    for name in files.used():
        check_map(draft, files, files.maps[name])
    if not draft.report.faults:
        _check_supply(draft, files)


def known(files: TrailFiles) -> dict[str, list[str]]:
    """Names by sort, as the files may use them."""
    cards = files.cards.cards
    heroes = list(files.box.figures)
    low, high = files.box.heroes
    return {
        "card": list(cards),
        "hero card": [name for name, one in cards.items() if one.sort == "hero"],
        "curse card": [name for name, one in cards.items() if one.sort == "curse"],
        "ally": [name for name, one in cards.items() if one.sort == "ally"],
        "card that lies ready": [
            name for name, one in cards.items() if one.sort in ("object", "ally", "special")
        ],
        "hero": heroes,
        "hero or curse": [*heroes, "curse"],
        "face of a card": [face for one in cards.values() for face in one.faces],
        "map": list(files.maps),
        "difficulty": list(files.legend.difficulties),
        "party": [str(size) for size in range(low, high + 1)],
    }


# Cards.


def _check_cards(draft: Reading, files: TrailFiles) -> None:
    for name, card in files.cards.cards.items():
        if name == PASSIVE:
            draft.wrong(card, f"'{PASSIVE}' is the Curse itself; choose another name", TWICE)
        if not FACES[0] <= len(card.faces) <= FACES[1]:
            draft.wrong(card, "a card has one face or two", INCOMPLETE)
        for face in card.faces.values():
            _check_face(draft, card, face)
        if card.sort == "curse" and list(card.faces) != ["passive", "active"]:
            draft.wrong(card, "a curse card has a passive and an active face", INCOMPLETE)
        if card.sort == "hero" and len(card.faces) != FACES[1]:
            draft.wrong(card, "a hero card has two faces", INCOMPLETE)
    for word in draft.records():
        if (isinstance(word, words.Take) and word.face) or isinstance(word, records.LockRecord):
            _check_shown(draft, files, word, word.card, word.face)


def _check_face(draft: Reading, card: records.TrailCardRecord, face: records.FaceRecord) -> None:
    steps = [move.steps for move in face.moves]
    if len(set(steps)) != len(steps):
        draft.wrong(face, "two moves have the same number of steps", TWICE)
    if face.opponent and face.strength:
        draft.wrong(face, "a face has a strength or is an opponent, not both")
    turned = [use.then == "turn" for use in [*face.uses, *face.after]]
    if (any(turned) or face.beaten == "turn") and len(card.faces) != FACES[1]:
        draft.wrong(face, "this card has no other face to turn to")


def _check_shown(draft: Reading, files: TrailFiles, word: object, name: str, face: str) -> None:
    card = files.cards.cards.get(name)
    if card is not None and face not in card.faces:
        faces = list(card.faces)
        place = draft.place(word)
        said = f"the card '{name}' has no face '{face}'"
        draft.report.unknown(place, said, UNKNOWN_NAME, face, faces)


# The legend.


def _check_row(draft: Reading, files: TrailFiles) -> None:
    legend = files.legend
    used = files.used()
    if len(set(used)) != len(used):
        draft.wrong(legend, "a map lies in the row once", TWICE)
    if legend.laid > len(legend.between):
        draft.wrong(legend, f"there are not {legend.laid} maps between", OUT_OF_RANGE)
    if bool(legend.between) != bool(legend.laid) or (legend.between and not legend.last):
        draft.wrong(legend, "'between', 'laid' and 'last' go together", INCOMPLETE)
    for hero, cards in legend.hero_cards.items():
        own = files.box.figures[hero].cards
        for card in cards:
            if card not in own:
                draft.report.unknown(
                    draft.place(legend), f"{hero} has no card '{card}'", UNKNOWN_NAME, card, own
                )


def _check_supply(draft: Reading, files: TrailFiles) -> None:
    """There are as many curse cards and fog cards as the table asks for."""
    # rule: CT-MAP-4
    legend = files.legend
    cards = files.cards.cards
    fog = sum(card.copies for card in cards.values() if card.sort == "fog")
    row = [files.maps[legend.first].fog]
    row += sorted((files.maps[name].fog for name in legend.between), reverse=True)[: legend.laid]
    if legend.last:
        row.append(files.maps[legend.last].fog)
    if not legend.only_move and sum(row) > fog:
        draft.wrong(legend, f"the stages ask for {sum(row)} fog cards, there are {fog}", NO_END)
    curses = [name for name, card in cards.items() if card.sort == "curse"]
    for hero, given in legend.curse_cards.items():
        if len(given) != len(legend.hero_cards.get(hero, [0] * WIDTH)):
            draft.wrong(legend, f"{hero} has as many curse cards as piles", INCOMPLETE)
    dealt = len(curses)
    few, many = files.box.heroes
    low, high = legend.heroes or files.box.heroes
    if not few <= low <= high <= many:
        said = f"'heroes' must be within {few} and {many}, the lower number first"
        draft.wrong(legend, said, OUT_OF_RANGE)
        return
    for size in range(low, high + 1):
        kinds = [one for one in files.box.figures.values() if bool(one.alone) == (size == 1)]
        piles = len(next(iter(legend.hero_cards.values()), [0] * WIDTH))
        wanted = max((sum(curse_cards(one)[:piles]) for one in kinds), default=0) * size
        if wanted > dealt:
            draft.wrong(legend, f"{size} heroes need {wanted} curse cards, not {dealt}", INCOMPLETE)
