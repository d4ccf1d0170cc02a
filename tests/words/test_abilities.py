"""What makes a hero different is told in the words of the box, or of its family."""

from pathlib import Path

import pytest
from fluent.syntax import ast

import rietland.words
from rietland.web.host.box_catalogue import box_catalogue
from rietland.words import languages
from rietland.words.catalogue import parsed

WORDS = Path(rietland.words.__file__).parent


def written(language: str) -> dict[str, str]:
    """The file of every text and of every part of one."""
    found: dict[str, str] = {}
    for file in sorted((WORDS / language).glob("*.ftl")):
        for entry in parsed(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = file.stem
                found |= {f"{entry.id.name}.{part.id.name}": file.stem for part in entry.attributes}
    return found


def keys(box: str, hero: str, role: str) -> list[str]:
    """Where the tavern looks for an ability, in its order."""
    return [
        f"ability-{box}-{hero}",
        f"gift-{box}-{role}.note",
        f"{box}-role-{role}.ability",
        f"role-{role}.ability",
    ]


@pytest.mark.parametrize("language", languages())
def test_no_box_tells_an_ability_of_another_family(language: str) -> None:
    files = written(language)
    wrong = []
    for box in box_catalogue().boxes:
        for hero in box.heroes:
            told = next((key for key in keys(box.name, hero.name, hero.role) if key in files), "")
            if files.get(told) not in (box.name, box.family):
                wrong.append((box.name, hero.name, told))
    assert [] == wrong
