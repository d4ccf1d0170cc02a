"""The first page: what can be played is what is in the library, and every picture is taken."""

import re

from rietland.content.content import BOXES
from rietland.content.library import Library
from rietland.words import Catalogue
from tests.docs.pages import PAGES, ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
PICTURES = ROOT / "docs" / "pictures"
TAKER = ROOT / "tools" / "pictures.py"


def rows() -> dict[str, tuple[str, list[str]]]:
    """Boxes of the table: their names and their legends."""
    table = README.partition("<!-- boxes -->")[2].partition("<!-- end of boxes -->")[0]
    found: dict[str, tuple[str, list[str]]] = {}
    for line in table.splitlines():
        row = re.match(r"\| \*\*(.+)\*\* \(`(\w+)`\) \| (.+?) \|", line)
        if row is not None:
            found[row[2]] = (row[1], re.findall(r"\*(.+?)\*", row[3]))
    return found


def test_the_table_names_every_box_and_every_legend() -> None:
    words = Catalogue("en")
    shelf = Library([BOXES])
    expected = {
        box: (
            words.text(f"cover-{box}"),
            {words.text(f"legend-{box}-{legend}") for legend in shelf.legends(box)},
        )
        for box in shelf.boxes()
    }
    assert expected == {box: (name, set(legends)) for box, (name, legends) in rows().items()}


def test_legends_stand_in_the_order_they_are_played() -> None:
    words = Catalogue("en")
    for box, (_, named) in rows().items():
        played = Library([BOXES]).legends(box)
        assert [words.text(f"legend-{box}-{legend}") for legend in played] == named


def test_play_and_test_are_the_first_commands() -> None:
    lines = re.findall(r"^ {4}(\S.*?)(?: {2,}#.*)?$", README, re.MULTILINE)
    assert ["make play", "make test"] == lines[:2]
    assert "```" not in README.partition("    make play")[0]


def test_pictures_of_the_pages_are_those_that_are_taken() -> None:
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    named = {name for text in texts for name in re.findall(r"pictures/(\w+\.jpg)\)", text)}
    shows = re.findall(r"^def ([a-z]\w*)\(person: Person\)", TAKER.read_text("utf-8"), re.MULTILINE)
    taken = {f"{show}.jpg" for show in shows}
    assert taken == named
    assert taken == {path.name for path in PICTURES.iterdir()}
