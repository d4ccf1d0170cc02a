"""What is told of a faulty box: each file is checked, also against the others."""

import shutil
from pathlib import Path

import pytest

from rietland.content import library
from rietland.kernel.errors import BadContent


def said_of(folder: Path, file: str, old: str, new: str) -> list[str]:
    """Copy the base box, change one text in one file, and load it."""
    box = folder / "box"
    shutil.copytree(library.BOXES / "base", box)
    path = box / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    try:
        library.load_box(box)
    except BadContent as fault:
        return str(fault).replace(str(box) + "/", "").splitlines()
    return []


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "board.yaml",
            "roads: [0, 2, 3, 4]",
            "roads: [0, 2, 3]",
            "space 4 has a road to 1, but 1 has none back",
        ),
        (
            "board.yaml",
            "roads: [0, 2, 3, 4]",
            "roads: [0, 2, 3, 4, 1]",
            "space 1 has a road to itself",
        ),
        (
            "board.yaml",
            "roads: [0, 2, 3, 4]",
            "roads: [0, 2, 3, 4, 4]",
            "space 1 names a road twice",
        ),
        (
            "board.yaml",
            "arrow: 0, x: 0.1495",
            "arrow: 9, x: 0.1495",
            "the arrow of 1 points to 9, where no road leads",
        ),
        (
            "board.yaml",
            "arrow: 0, x: 0.1495",
            "arrow: 3, x: 0.1495",
            "the arrows from 1 run in a circle",
        ),
        (
            "board.yaml",
            "arrow: 0, x: 0.1495",
            "x: 0.1495",
            "the arrows from 3 end on 1, not in the castle",
        ),
        ("board.yaml", "{id: 1, ", "{id: 2, ", "space 2 stands here twice"),
        ("board.yaml", "{id: 1, ", "{id: 100, ", "spaces are numbered from 0 to 99"),
        ("board.yaml", "joins: [16, 48]", "joins: [16, 49]", "joins 16 and 49, which have no road"),
        (
            "board.yaml",
            "closed: [80, 83]",
            "closed: [80, 84]",
            "space 84 is closed to heroes but has roads",
        ),
        ("heroes.yaml", "[pasco, chada]", "[pasco, two words]", "'two words' is no name"),
        ("items.yaml", "{1: helm}", "{1: iron-helm}", "'iron-helm' is no name"),
        ("heroes.yaml", "rank: 14", "rank: 25", "two heroes have rank 25"),
        ("heroes.yaml", "[pasco, chada]", "[pasco, thorn]", "two figures are called 'thorn'"),
        ("heroes.yaml", "14-20: 4", "14-19: 4", "the warrior has no dice for willpower 20"),
        ("creatures.yaml", "die: black", "die: blak", "no die 'blak'; did you mean black?"),
        ("creatures.yaml", "willpower: 4", "willpower: 0", "the gor has no willpower"),
        (
            "items.yaml",
            "  nothing: {source: authored, slot: none}\n",
            "",
            "the first thing must be 'nothing'",
        ),
        ("items.yaml", "ability: sees", "ability: see", "no ability 'see'; did you mean sees"),
        ("items.yaml", "slot: helm", "slot: head", "'head' cannot stand here"),
        ("items.yaml", "{1: helm}", "{1: bow}", "two faces are called 'bow'"),
        ("items.yaml", "{1: helm}", "{300: helm}", "faces are numbered from 0 to 255"),
        ("items.yaml", "{1: helm}", "{2: helm}", "a new helm shows face 1, which has no name"),
        (
            "items.yaml",
            "copies: {3: 1, 4: 2}",
            "copies: {3: 1, 4: 1}",
            "the copies of herb do not add up to 3",
        ),
        ("box.yaml", "shields: {2: 3, ", "shields: {", "'shields' says nothing for 2 heroes"),
        (
            "box.yaml",
            "skral, wardrak, troll",
            "skrall, wardrak, troll",
            "no sunrise step 'skrall'; did you mean skral?",
        ),
        (
            "box.yaml",
            "opposite: {6: 10, 8: 12, ",
            "opposite: {8: 12, ",
            "the black die names no face opposite 6",
        ),
        (
            "box.yaml",
            "opposite: {6: 10, 8: 12, ",
            "opposite: {6: 11, 8: 12, ",
            "the black die has no face 11",
        ),
        ("box.yaml", "count: 5\n", "count: 4\n", "14 fog tokens for 15 fog circles"),
        ("box.yaml", "last_letter: N", "last_letter: NN", "'last_letter' is one letter"),
        (
            "events.yaml",
            "amount: {heroes: {2: 2, 3: 4, 4: 6}}",
            "amount: {heroes: {2: 2, 3: 4}}",
            "the number for 4 heroes is missing",
        ),
        ("events.yaml", "remove_well: 55", "remove_well: 54", "space 54 has no well"),
        ("events.yaml", "shield: true", "shield: yes", "YAML takes 'yes' for true or false"),
    ],
)
def test_a_fault_in_a_box_is_named(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    found = said_of(tmp_path, file, old, new)
    assert any(said in one for one in found), "\n".join(found)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    box = tmp_path / "box"
    shutil.copytree(library.BOXES / "base", box)
    (box / "items.yaml").unlink()
    with pytest.raises(BadContent, match=r"items\.yaml:1: there is no such file"):
        library.load_box(box)
