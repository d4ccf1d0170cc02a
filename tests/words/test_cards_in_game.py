"""In a game a card states what holds for its heroes and its difficulty, never a list of cases."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import yaml

import rietland.boxes
from rietland.words import Catalogue, languages

BOXES = Path(rietland.boxes.__path__[0])
PARTIES = (2, 3, 4)
#: What a table of numbers depends on.
PRINTED = {"heroes", "difficulty"}
DIFFICULTIES = {
    "base": ("easy", "normal"),
    "frost": ("easy", "normal"),
    "starshield": ("easy", "normal", "advanced"),
    "rietburg": ("first", "normal", "hard"),
    "chada_thorn": ("allies_0", "allies_1", "allies_2", "allies_3", "allies_4"),
}
#: How a list of cases is recognised; no card says these words of a difficulty otherwise.
LISTS = re.compile(
    r"\b(2|two|zwei|deux|dos), (3|three|drei|trois|tres) (or|oder|ou|o) (4|four|vier|quatre|cuatro)"
    r" (heroes|Helden|héros|héroes)|\b(easy|normale?n?|leicht(en)?|facile|fácil)\b"
    r"|\b(advanced|fortgeschrittenen|avancée|avanzada)\b",
    re.IGNORECASE,
)


@cache
def words(language: str) -> Catalogue:
    return Catalogue(language, strict=True)


@cache
def files() -> list[tuple[str, Path, Any]]:
    """Box, path and data of every file of content."""
    return [
        (folder.name, file, yaml.safe_load(file.read_text(encoding="utf-8")))
        for folder in sorted(BOXES.iterdir())
        for file in sorted(folder.rglob("*.yaml"))
    ]


@cache
def cards() -> list[tuple[str, str, Any]]:
    """Box, key and data of every card that has a line."""
    found: list[tuple[str, str, Any]] = []
    for box, file, data in files():
        for sort in ("decks", "piles"):
            for pile, record in (data.get(sort) or {}).items():
                found += [
                    (box, f"event-{box}-{pile}-{name}", card)
                    for name, card in record["cards"].items()
                ]
        for name, card in (data.get("missions") or {}).items():
            found.append((box, f"mission-{name}", card))
        if file.parent.name == "legends":
            found += [
                (box, f"card-{box}-{file.stem}-{name}", card)
                for name, card in (data.get("cards") or {}).items()
            ]
    return [one for one in found if words("en").has(f"{one[1]}.rule")]


@cache
def opponents(key: str) -> dict[str, Any]:
    """Opponents by name; of two with the same name the one of the card's own legend."""
    files_here = sorted(files(), key=lambda one: key.startswith(f"card-{one[0]}-{one[1].stem}-"))
    return {
        name: record
        for _, _, data in files_here
        for name, record in (data.get("opponents") or {}).items()
    }


def by_heroes(data: object, difficulty: str) -> Iterator[dict[int, int]]:
    """Values of a card that depend on the number of heroes, at this difficulty.

    How often something is repeated is told in words: a skral and two gors.
    """
    if isinstance(data, dict):
        if "repeat" in data:
            yield from by_heroes(data["repeat"]["do"], difficulty)
            return
        several, levels = data.get("heroes"), data.get("difficulty")
        if isinstance(several, dict) and set(several) == set(PARTIES):
            yield several
        if isinstance(levels, dict):
            data = data | {"difficulty": levels.get(difficulty)}
        data = list(data.values())
    for part in data if isinstance(data, list) else ():
        yield from by_heroes(part, difficulty)


def asks_difficulty(data: object) -> bool:
    if isinstance(data, dict):
        return "difficulty" in data or asks_difficulty(list(data.values()))
    return isinstance(data, list) and any(map(asks_difficulty, data))


def at(data: object, difficulty: str) -> object:
    """What a card has at this difficulty; a table without a line for it has the normal one."""
    if isinstance(data, dict):
        asked = data.get("difficulty")
        if isinstance(asked, dict):
            data = data | {"difficulty": asked.get(difficulty, asked.get("normal"))}
        elif asked is not None:
            data = data | {"difficulty": asked == difficulty}
        return [(key, at(part, difficulty)) for key, part in data.items()]
    return [at(part, difficulty) for part in data] if isinstance(data, list) else data


def asks_heroes(card: object, box: str) -> bool:
    return any(any(by_heroes(card, one)) for one in DIFFICULTIES[box])


def placed(data: object, key: str) -> Iterator[Any]:
    """Opponents that the card of this key places."""
    if isinstance(data, dict):
        if isinstance(name := data.get("opponent"), str) and name in opponents(key):
            yield opponents(key)[name]
        data = list(data.values())
    for part in data if isinstance(data, list) else ():
        yield from placed(part, key)


def allies(data: object, key: str) -> Iterator[Any]:
    """Figures that the card of this key puts on the board, if they lend strength."""
    box = key.split("-")[1]
    if isinstance(data, dict):
        put = data.get("put_figure")
        name = put["name"] if isinstance(put, dict) else ""
        for one, _, more in files():
            figure = (more.get("figures") or {}).get(name)
            if one == box and isinstance(figure, dict) and figure.get("bonus"):
                yield figure
        data = list(data.values())
    for part in data if isinstance(data, list) else ():
        yield from allies(part, key)


def tables(number: object) -> list[object]:
    """The printed tables of a number; what is added to it in the game is not printed.

    A number that depends on what the opponent still has is printed nowhere as it stands.
    """
    parts = number["sum"] if isinstance(number, dict) and "sum" in number else [number]
    if any(isinstance(part, dict) and "opponent" in part for part in parts):
        return []
    return [part for part in parts if isinstance(part, dict) and part.keys() <= PRINTED]


def said(language: str, party: int, difficulty: str, key: str) -> Counter[int]:
    """The numbers in the line of a card, as a game with these heroes shows it."""
    text = words(language).in_game(party, difficulty).text(f"{key}.rule")
    return Counter(map(int, re.findall(r"\d+", text)))


def check_numbers(language: str, difficulty: str, key: str, values: dict[int, int]) -> None:
    """Each number of heroes reads its own value, and reads it oftener than the others do."""
    for party in PARTIES:
        value = values[party]
        here = said(language, party, difficulty, key)[value]
        assert here, f"{language} {key}: {value} with {party} heroes, {difficulty}"
        for other in PARTIES:
            if values[other] != value:
                assert here > said(language, other, difficulty, key)[value], (key, value)


def test_cards_of_the_boxes_are_looked_at() -> None:
    assert {"base", "rietburg"} <= {box for box, _, _ in cards()}
    assert len(cards()) > 70
    assert len([key for box, key, card in cards() if asks_heroes(card, box)]) >= 6
    assert len([key for _, key, card in cards() if asks_difficulty(card)]) >= 2


@pytest.mark.parametrize("language", languages())
def test_no_card_lists_cases_in_a_game(language: str) -> None:
    for box, key, _ in cards():
        for party in PARTIES:
            for difficulty in DIFFICULTIES[box]:
                line = words(language).in_game(party, difficulty).text(f"{key}.rule")
                assert not LISTS.search(line), f"{key}: {line}"


@pytest.mark.parametrize("language", languages())
def test_a_card_states_the_number_of_its_content(language: str) -> None:
    for box, key, card in cards():
        for difficulty in DIFFICULTIES[box]:
            for values in by_heroes(card, difficulty):
                check_numbers(language, difficulty, key, values)


@pytest.mark.parametrize("language", languages())
def test_a_card_states_the_strength_and_willpower_of_its_opponent(language: str) -> None:
    looked_at = 0
    for box, key, card in cards():
        for opponent in placed(card, key):
            for number in (opponent.get("strength"), opponent.get("willpower")):
                for difficulty in DIFFICULTIES[box]:
                    for values in by_heroes(tables(number), difficulty):
                        check_numbers(language, difficulty, key, values)
                        looked_at += 1
    assert looked_at >= 2


@pytest.mark.parametrize("language", languages())
def test_a_card_that_brings_an_ally_says_what_strength_it_lends(language: str) -> None:
    looked_at = 0
    for box, key, card in cards():
        for figure in allies(card, key):
            for party, difficulty in product(PARTIES, DIFFICULTIES[box]):
                assert said(language, party, difficulty, key)[figure["bonus"]], key
                looked_at += 1
    assert looked_at


@pytest.mark.parametrize("language", languages())
def test_a_card_that_asks_for_the_difficulty_says_what_holds(language: str) -> None:
    for box, key, card in cards():
        if asks_difficulty(card):
            # A card may ask for the difficulty only where there are enough heroes.
            lines = [
                {
                    words(language).in_game(party, one).text(f"{key}.rule")
                    for one in DIFFICULTIES[box]
                }
                for party in PARTIES
            ]
            # What differs in the game is told differently, and nothing else is.
            differ = {repr(at(card, one)) for one in DIFFICULTIES[box]}
            assert len(differ) == max(map(len, lines)), key
            assert all("{" not in line for several in lines for line in several)


@pytest.mark.parametrize("language", languages())
def test_outside_of_a_game_all_cases_are_listed(language: str) -> None:
    for box, key, card in cards():
        if asks_heroes(card, box) or asks_difficulty(card):
            assert LISTS.search(words(language).text(f"{key}.rule")), key
