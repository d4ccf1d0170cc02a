"""Faults in a box of cards are named with file, line and the nearest word."""

import shutil
from pathlib import Path

import pytest

from rietland.content.castle.load import load_castle
from rietland.kernel.errors import BadContent
from tests.castle.scenes import FOLDER
from tests.content.drafts import changed_box, flat


def broken(tmp_path: Path, file: str, old: str, new: str) -> str:
    """What the loader says when a line of the box is changed."""
    folder = changed_box(FOLDER, tmp_path, file, old, new)
    with pytest.raises(BadContent) as fault:
        load_castle([folder], folder / "legends" / "1.yaml")
    return str(fault.value)


#: By file: what stands there, what instead, and what is said of it.
FAULTS: dict[str, list[tuple[str, str, str]]] = {
    "heroes.yaml": [
        ("[{strength: 6}]", "[{strenght: 6}]", "did you mean strength"),
        ("          - [{strength: 6}]\n", "", "three options, not 2"),
        ("[remove]", "[remove, remove, remove]", "one or two symbols"),
        ("[remove]", "[ally]", "'ally' is not a symbol of a hero card"),
        ("[remove]", "[grimoire]", "thorn cannot use 'grimoire'"),
        ("strength: 2}", "strength: 2, do: [{move: 1}]}", "either strength or symbols"),
        ("thorn_1:", "chada_1:", "'chada_1' is the name of a hero card"),
        ("[{strength: 6}]", "[{strength: -6}]", "'points' must be between 1 and 99, not -6"),
        ("{move: 1}", "{move: 1000}", "'steps' must be between 1 and 99, not 1000"),
    ],
    "encounters.yaml": [
        ("in_sight: true", "in_sight: true, strength: 3", "counts creatures"),
        ("reward: [ally]", "reward: [tire]", "'tire' is not a symbol"),
        ("copies: 8", "copies: -8", "'copies' must be between 1 and 99, not -8"),
        ("toll: 1", "toll: 100", "'toll' must be between 0 and 99, not 100"),
    ],
    "missions.yaml": [
        ("[{gold: 4}]", "[{gold: {coins: {hero: gold}}}]", "cards know no hero"),
        (
            "[{gold: 4}]",
            "[{gold: {coins: {heroes: {2: 1, 3: 1}}}}]",
            "the number for 4 heroes is missing",
        ),
        ("[{gold: 4}]", "[{gold: -4}]", "'coins' must be between 0 and 99, not -4"),
        (
            "[{gold: 4}]",
            "[{gold: {coins: {heroes: {2: 1, 3: 1, 4: -9}}}}]",
            "'coins' must be between 0 and 99, not -9",
        ),
        ("{clear: 3}", "{clear: 7}", "'at_least' must be between 1 and 6, not 7"),
        ("{missions_known: 4}", "{missions_known: 7}", "'at_least' must be between 1 and 6, not 7"),
        (
            "of: [troll, cave_troll], at_least: 2",
            "of: [troll], at_least: 20",
            "this is never true: the box has 5 of these, not 20",
        ),
        ("{count: 4, of: [flying_gor]}", "{count: 7, of: [flying_gor]}", "the box has 6 of these"),
        ("{kinds: 5}", "{kinds: 90}", "this is never true: the box has"),
        ("of: [flying_gor]", "of: [flying_gors]", "did you mean flying_gor"),
    ],
    "narrator.yaml": [
        ("{at: 4, face: up}", "{at: 7, face: up}", "there is no location '7'"),
        ("{at: 4, face: up}", "{at: 4, face: sideways}", "is not possible here"),
    ],
    "box.yaml": [
        ("start: 6", "start: 9", "which is not a location"),
        ("  1: {", "  7: {", "numbered from 1 to 6"),
        ("missions_needed: 4", "missions_needed: 7", "'missions_needed' must be between 1 and 6"),
        ("blunt: 1", "blunt: -1", "'blunt' must be between 0 and 99, not -1"),
        ("{2: 1, 3: 2,", "{-2: 1, 3: 2,", "quivers are worth between 1 and 99, not -2"),
        ("{2: 1, 3: 2,", "{2: -1, 3: 2,", "'quivers' must be between 0 and 99, not -1"),
        ("willpower: 18", "willpower: -18", "'willpower' must be between 0 and 99, not -18"),
        ("heroes: [2, 4]", "heroes: [4, 2]", "'heroes' must be within 1 and 6, the lower"),
        ("heroes: [2, 4]", "heroes: [-2, 4]", "'heroes' must be within 1 and 6, the lower"),
        ("heroes: [2, 4]", "heroes: [2, 999999999]", "'heroes' must be within 1 and 6, the lower"),
    ],
    "legends/1.yaml": [
        ("narrator_pile: 11", "narrator_pile: 20", "need 28 narrator cards"),
        ("narrator_pile: 11", "narrator_pile: -1", "'narrator_pile' must be between 1 and 99"),
        (
            "more_time: {source: rulebook, narrator_pile: 11",
            "more_time: {source: rulebook, narrator_pile: 21",
            "need 29 narrator cards",
        ),
    ],
    "allies.yaml": [
        ("{strength: 6}", "{for_gold: {gold: 1, do: [tire]}}", "'tire' is not a symbol"),
    ],
}


@pytest.mark.parametrize(("file", "old", "new", "says"), flat(FAULTS))
def test_a_fault_is_named(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    message = broken(tmp_path, file, old, new)
    assert says in message
    assert f"box/{file}:" in message or "box/" in message


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    shutil.copytree(FOLDER, folder)
    (folder / "allies.yaml").unlink()
    with pytest.raises(BadContent, match=r"box/allies.yaml:1: there is no such file"):
        load_castle([folder], folder / "legends" / "1.yaml")


def test_a_new_card_takes_yaml_only(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    shutil.copytree(FOLDER, folder)
    path = folder / "allies.yaml"
    more = "  helper: {source: authored, do: [{slay: {at_most: 3}}, swap]}\n"
    path.write_text(path.read_text(encoding="utf-8") + more, encoding="utf-8")
    book = load_castle([folder], folder / "legends" / "1.yaml")
    assert "helper" == book.hand_cards[book.allies[-1]].name
