"""What is told of a faulty box: each file is checked, also against the others."""

import shutil
from pathlib import Path

import pytest

from rietland.content.board import load
from rietland.content.content import BOXES
from rietland.kernel.errors import BadContent
from tests.content.drafts import changed_box, flat


def said_of(folder: Path, file: str, old: str, new: str) -> list[str]:
    """Copy the base box, change one text in one file, and load it."""
    box = changed_box(BOXES / "base", folder, file, old, new)
    try:
        load.load_box([box])
    except BadContent as fault:
        return str(fault).replace(str(box) + "/", "").splitlines()
    return []


#: By file: what stands there, what instead, and what is said of it.
FAULTS: dict[str, list[tuple[str, str, str]]] = {
    "boards/castle.yaml": [
        ("roads: [0, 2, 3, 4]", "roads: [0, 2, 3]", "space 4 has a road to 1, but 1 has none back"),
        ("roads: [0, 2, 3, 4]", "roads: [0, 2, 3, 4, 1]", "space 1 has a road to itself"),
        ("roads: [0, 2, 3, 4]", "roads: [0, 2, 3, 4, 4]", "space 1 lists a road twice"),
        (
            "arrow: 0, x: 0.1495",
            "arrow: 9, x: 0.1495",
            "the arrow of 1 points to 9, but no road leads there",
        ),
        ("arrow: 0, x: 0.1495", "arrow: 3, x: 0.1495", "the arrows from 1 run in a circle"),
        (
            "arrow: 0, x: 0.1495",
            "x: 0.1495",
            "the arrows from 3 end on 1, neither in the castle nor at an exit",
        ),
        (
            "arrow: 0, x: 0.1495",
            "way_out: 9, x: 0.1495",
            "the arrow of 1 points to 9, but no road leads there",
        ),
        (
            "arrow: 0, x: 0.1495",
            "arrow: 0, way_out: 2, x: 0.1495",
            "space 1 has an arrow, so creatures need no other way out",
        ),
        ("{id: 1, ", "{id: 2, ", "space 2 is listed twice"),
        ("{id: 1, ", "{id: 1000, ", "spaces are numbered from 0 to 999"),
        ("joins: [16, 48]", "joins: [16, 49]", "joins 16 and 49, but no road does"),
        ("joins: [16, 48]", "joins: [16, 48], open: false", "is not built yet, but a road joins"),
        ("joins: [16, 48]", "joins: [16, 48], detour: 1", "can point to 1"),
        ("closed: [80, 83]", "closed: [80, 84]", "space 84 is closed to heroes but has roads"),
    ],
    "heroes.yaml": [
        ("[pasco, chada]", "[pasco, two words]", "'two words' is not a valid name"),
        ("rank: 14", "rank: 25", "two heroes have rank 25"),
        ("[pasco, chada]", "[pasco, thorn]", "two figures are called 'thorn'"),
        ("rank: 14", "rank: -14", "'rank' must be between 0 and 99, not -14"),
        ("14-20: 4", "14-19: 4", "the warrior has no dice for willpower 20"),
    ],
    "items.yaml": [
        ("ability: adds_equals", "ability: extra_die", "throws an extra die: 'die' must say which"),
        ("ability: adds_equals", "ability: adds_equals, die: black", "but only an 'extra_die'"),
        ("ability: adds_equals", "ability: extra_die, die: blue", "'blue'"),
        ("{1: helm}", "{1: iron-helm}", "'iron-helm' is not a valid name"),
        ("  nothing: {source: authored, slot: none}\n", "", "the first thing must be 'nothing'"),
        ("ability: sees", "ability: see", "no ability 'see'; did you mean sees"),
        ("slot: helm", "slot: head", "'head' is not possible here"),
        ("{1: helm}", "{1: bow}", "two faces are called 'bow'"),
        ("{1: helm}", "{300: helm}", "faces are numbered from 0 to 255"),
        ("{1: helm}", "{1: helm}, shields: 2", "helm follows nobody, so it adds no 'shields'"),
        ("{1: helm}", "{1: helm}, taken_by: {who: {role: bard}}", "there is no role 'bard'"),
        (
            "{1: helm}",
            "{1: helm}, taken_by: {who: {strength: {at_least: {heroes: {2: 1}}}}}",
            "the number for 3 heroes is missing",
        ),
        ("{1: helm}", "{2: helm}", "a new helm shows face 1, which has no name"),
        ("copies: {3: 1, 4: 2}", "copies: {3: 1, 4: 1}", "the copies of herb do not add up to 3"),
        ("{1: helm}", "{1: helm}, supply: gone", "'gone' is not possible here"),
        ("count: 6, faces: {1: p", "supply: spent, faces: {1: p", "say it with 'count'"),
        ("copies: {3: 1, 4: 2}", "copies: {3: 1, 4: 2}, supply: spent", "it needs no 'supply'"),
        (
            "copies: {3: 1, 4: 2}",
            "copies: {-3: 1, 4: 2}",
            "faces are numbered from 0 to 255, not -3",
        ),
    ],
    "creatures.yaml": [
        ("die: black", "die: blak", "no die 'blak'; did you mean black?"),
        ("willpower: 4", "willpower: 0", "the gor has no willpower"),
        ("figures: 16", "figures: -1", "'figures' must be between 0 and 99, not -1"),
        ("{0-6: 2, 7-20: 3}", "{0-6: 2, 7-20: 999}", "'dice' must be between 0 and 20, not 999"),
    ],
    "box.yaml": [
        ("hours: 7", "hours: 0", "'hours' must be between 1 and 24, not 0"),
        ("overtime: [2", "overtime: [-2", "'overtime' must be between 0 and 99, not -2"),
        ("shields: {2: 3, ", "shields: {", "'shields' has no value for 2 heroes"),
        (
            "skral, wardrak, troll",
            "skrall, wardrak, troll",
            "no sunrise step 'skrall'; did you mean skral?",
        ),
        (
            "opposite: {6: 10, 8: 12, ",
            "opposite: {8: 12, ",
            "the black die names no face opposite 6",
        ),
        ("opposite: {6: 10, 8: 12, ", "opposite: {6: 11, 8: 12, ", "the black die has no face 11"),
        ("count: 5\n", "count: 4\n", "14 fog tokens for 15 fog circles"),
        ("heroes: [2, 4]", "heroes: [2, 999999999]", "'heroes' must be within 1 and 4, the lower"),
        ("2: [thorn, chada]", "-2: [thorn, chada]", "thorn, chada are no party of -2"),
        ("count: 13}", "count: -13}", "'count' must be between 0 and 99, not -13"),
        ("last_letter: N", "last_letter: N\nbarter: true", "sell for 'prices' or 'barter'"),
        ("- gain: {gold: 1}", "- if: {all: [{in_supply: farmer}]}", "of 'farmer' there is always"),
        ("last_letter: N", "last_letter: NN", "'last_letter' must be one letter"),
    ],
    "events.yaml": [
        (
            "amount: {heroes: {2: 2, 3: 4, 4: 6}}",
            "amount: {heroes: {2: 2, 3: 4}}",
            "the number for 4 heroes is missing",
        ),
        ("{name: luck, at_most: 4}", "{name: luck, at_most: -4}", "'luck' is never that"),
        ("token: well, at: 55", "token: well, at: 540", "there is no space 540"),
        ("token: well, at: 55", "token: well, at: 54", "space 54 has no well"),
        ("shield: true", "shield: yes", "YAML takes 'yes' for true or false"),
    ],
}


@pytest.mark.parametrize(("file", "old", "new", "said"), flat(FAULTS))
def test_a_fault_in_a_box_is_named(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    found = said_of(tmp_path, file, old, new)
    assert any(said in one for one in found), "\n".join(found)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    box = tmp_path / "box"
    shutil.copytree(BOXES / "base", box)
    (box / "creatures.yaml").unlink()
    with pytest.raises(BadContent, match=r"creatures\.yaml:1: there is no such file"):
        load.load_box([box])
