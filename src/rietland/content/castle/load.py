"""Loads a box of cards: its files, checked, and the Book they make."""

from pathlib import Path
from typing import Final, TypeVar

from rietland.castle.book import Book
from rietland.content.build import Builder, Vocabulary
from rietland.content.castle.check import check_cards
from rietland.content.castle.files import (
    AlliesFile,
    CardBoxFile,
    CardHeroesFile,
    CardLegendFile,
    EncountersFile,
    MissionsFile,
    NarratorFile,
)
from rietland.content.castle.resolve import CardBox, make_card_book
from rietland.content.read import read_file
from rietland.content.reading import Reading
from rietland.vocabulary import castle as vocabulary
from rietland.vocabulary.control import Word

WORDS: Final = Vocabulary(
    vocabulary.EFFECTS, vocabulary.CONDITIONS, vocabulary.WHENS, vocabulary.Filter
)
_File = TypeVar("_File", bound=Word)


def load_castle(folder: Path, legend: str, home: Path) -> Book:
    """The Book of a box of cards. Raises BadContent with every fault of its files."""
    draft = Reading()
    box = _load(CardBoxFile, folder / "box.yaml", home, draft)
    heroes = _load(CardHeroesFile, folder / "heroes.yaml", home, draft)
    encounters = _load(EncountersFile, folder / "encounters.yaml", home, draft)
    allies = _load(AlliesFile, folder / "allies.yaml", home, draft)
    narrator = _load(NarratorFile, folder / "narrator.yaml", home, draft)
    missions = _load(MissionsFile, folder / "missions.yaml", home, draft)
    game = _load(CardLegendFile, folder / "legends" / f"{legend}.yaml", home, draft)
    if box and heroes and encounters and allies and narrator and missions and game:
        made = CardBox(box, heroes, encounters, allies, narrator, missions, game)
        check_cards(draft, made)
        draft.report.settle()
        return make_card_book(made)
    draft.report.settle()
    raise AssertionError("a file that is not read has a fault")


def _load(kind: type[_File], path: Path, home: Path, draft: Reading) -> _File | None:
    name = path.relative_to(home).as_posix() if path.is_relative_to(home) else str(path)
    root = read_file(path, name, draft.report)
    if root is None:
        return None
    made = Builder(WORDS, draft, {}).file(kind, root)
    return made if isinstance(made, kind) else None
