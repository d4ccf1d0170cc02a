"""In a game a card states what holds for its heroes and its difficulty, never a list of cases."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import rietland.boxes
from rietland.words import Catalogue, languages

BOXES = Path(rietland.boxes.__path__[0])
PARTIES = (2, 3, 4)
DIFFICULTIES = {"base": ("easy", "normal"), "rietburg": ("first", "normal", "hard")}
#: How a list of cases is recognised; no card says these words of a difficulty otherwise.
LISTS = re.compile(
    r"\b(2|two|zwei|deux|dos), (3|three|drei|trois|tres) (or|oder|ou|o) (4|four|vier|quatre|cuatro)"
    r" (heroes|Helden|héros|héroes)|\b(easy|normal|leicht|leichten|facile|normale|fácil)\b",
    re.IGNORECASE,
)


@cache
def words(language: str) -> Catalogue:
    return Catalogue(language, strict=True)


@cache
def cards() -> list[tuple[str, str, Any]]:
    """Box, key and data of every card that has a line."""
    found: list[tuple[str, str, Any]] = []
    for folder in sorted(BOXES.iterdir()):
        for file in sorted(folder.rglob("*.yaml")):
            data = yaml.safe_load(file.read_text(encoding="utf-8"))
            for deck, record in data.get("decks", {}).items() if "decks" in data else ():
                found += [
                    (folder.name, f"event-{folder.name}-{deck}-{name}", card)
                    for name, card in record["cards"].items()
                ]
            for name, card in (data.get("missions") or {}).items():
                found.append((folder.name, f"mission-{name}", card))
            if file.parent.name == "legends":
                found += [
                    (folder.name, f"card-{folder.name}-{file.stem}-{name}", card)
                    for name, card in (data.get("cards") or {}).items()
                ]
    return [one for one in found if words("en").has(f"{one[1]}.rule")]


def by_heroes(data: object) -> Iterator[dict[int, int]]:
    """Values of a card that depend on the number of heroes."""
    if isinstance(data, dict):
        several = data.get("heroes")
        if isinstance(several, dict) and set(several) == set(PARTIES):
            yield several
        data = list(data.values())
    for part in data if isinstance(data, list) else ():
        yield from by_heroes(part)


def asks_difficulty(data: object) -> bool:
    if isinstance(data, dict):
        return "difficulty" in data or asks_difficulty(list(data.values()))
    return isinstance(data, list) and any(map(asks_difficulty, data))


def test_cards_of_both_boxes_are_looked_at() -> None:
    assert {"base", "rietburg"} == {box for box, _, _ in cards()}
    assert len(cards()) > 70
    assert 6 == len([key for _, key, card in cards() if any(by_heroes(card))])
    assert 2 == len([key for _, key, card in cards() if asks_difficulty(card)])


@pytest.mark.parametrize("language", languages())
def test_no_card_lists_cases_in_a_game(language: str) -> None:
    for box, key, _ in cards():
        for party in PARTIES:
            for difficulty in DIFFICULTIES[box]:
                said = words(language).in_game(party, difficulty).text(f"{key}.rule")
                assert not LISTS.search(said), f"{key}: {said}"


@pytest.mark.parametrize("language", languages())
def test_a_card_states_the_number_of_its_content(language: str) -> None:
    for _, key, card in cards():
        for values in by_heroes(card):
            for party in PARTIES:
                said = words(language).in_game(party, "normal").text(f"{key}.rule")
                assert re.search(rf"\b{values[party]}\b", said), f"{key}: {said}"
                assert 1 == len(set(re.findall(r"\d+", said)) & set(map(str, values.values())))


@pytest.mark.parametrize("language", languages())
def test_a_card_that_asks_for_the_difficulty_says_what_holds(language: str) -> None:
    for box, key, card in cards():
        if asks_difficulty(card):
            said = {
                words(language).in_game(2, one).text(f"{key}.rule") for one in DIFFICULTIES[box]
            }
            assert len(DIFFICULTIES[box]) == len(said)
            assert all("{" not in one for one in said)


@pytest.mark.parametrize("language", languages())
def test_outside_of_a_game_all_cases_are_listed(language: str) -> None:
    for _, key, card in cards():
        if any(by_heroes(card)) or asks_difficulty(card):
            assert LISTS.search(words(language).text(f"{key}.rule")), key


@pytest.mark.parametrize("language", languages())
def test_the_card_of_the_tower_states_the_strength_of_its_skral(language: str) -> None:
    legend = yaml.safe_load((BOXES / "base" / "legends" / "2.yaml").read_text(encoding="utf-8"))
    strengths = legend["opponents"]["tower_skral"]["strength"]["difficulty"]
    for difficulty, by_heroes in strengths.items():
        for party, strength in by_heroes["heroes"].items():
            said = words(language).in_game(party, difficulty).text("card-base-2-C1.rule")
            assert re.search(rf"\b{strength}\b", said.partition(".")[2]), said
