"""The library: boxes that extend others, several boards, legends from anywhere, edited files."""

import shutil
from pathlib import Path

import pytest

from rietland.board.book import Book
from rietland.board.game import BoardGame
from rietland.board.pieces import heroes, items
from rietland.content.content import BOXES
from rietland.content.library import Library
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.errors import BadContent
from rietland.kernel.setup import Setup
from tests.content.drafts import GOOD
from tests.scenes import code_of

#: A box of a few lines: another name, a stronger gor, a second face of the board.
MAIN = "box: moor\nextends: base\nsource: authored\nprices: {strength: 3}\n"
GORS = "creatures:\n  gor: {strength: 4}\n"
FACE = """\
source: authored
aspect: 1.5
castle: 0
graveyard: 8
closed: [8]
spaces:
  - {source: authored, id: 0, roads: [1], x: 0.1, y: 0.5, r: 0.05}
  - {source: authored, id: 1, roads: [0, 2], arrow: 0, x: 0.4, y: 0.5, r: 0.05}
  - {source: authored, id: 2, roads: [1], arrow: 1, x: 0.7, y: 0.5, r: 0.05}
  - {source: authored, id: 8, roads: [], x: 0.9, y: 0.9, r: 0.05}
"""


@pytest.fixture
def moor(tmp_path: Path) -> Path:
    box = tmp_path / "moor"
    (box / "boards").mkdir(parents=True)
    (box / "legends").mkdir()
    (box / "box.yaml").write_text(MAIN, encoding="utf-8")
    (box / "creatures.yaml").write_text(GORS, encoding="utf-8")
    (box / "legends" / "mine.yaml").write_text(GOOD, encoding="utf-8")
    return tmp_path


def book(library: Library, box: str, legend: str) -> Book:
    made = library.book(box, legend)
    assert isinstance(made, Book)
    return made


def test_a_box_says_only_what_differs_from_the_box_it_extends(moor: Path) -> None:
    made = book(Library([BOXES, moor]), "moor", "mine")
    assert ("moor", 3) == (made.box, made.strength_price)
    gor, skral = made.creatures[:2]
    assert (4, 4) == (gor.strength, gor.willpower)
    assert 6 == skral.strength
    assert ["thorn", "mairen"] == [one.name for one in made.figures[:2]]


def test_a_box_that_extends_nothing_known_is_refused(moor: Path) -> None:
    (moor / "moor" / "box.yaml").write_text("box: moor\nextends: bass\n", encoding="utf-8")
    with pytest.raises(BadContent, match="there is no box 'bass'; did you mean base"):
        Library([BOXES, moor]).book("moor", "mine")


def test_a_box_that_extends_itself_is_refused(moor: Path) -> None:
    (moor / "moor" / "box.yaml").write_text("box: moor\nextends: moor\n", encoding="utf-8")
    with pytest.raises(BadContent, match="the box 'moor' extends itself"):
        Library([BOXES, moor]).book("moor", "mine")


def test_a_fault_is_named_in_the_file_that_has_it(moor: Path) -> None:
    (moor / "moor" / "creatures.yaml").write_text(
        "creatures:\n  gor:\n    strenght: 4\n", encoding="utf-8"
    )
    with pytest.raises(BadContent, match=r"moor/creatures\.yaml:3: .*strenght.*strength"):
        Library([BOXES, moor]).book("moor", "mine")


def test_a_legend_names_the_board_it_is_played_on(moor: Path) -> None:
    (moor / "moor" / "boards" / "bog.yaml").write_text(FACE, encoding="utf-8")
    legend = moor / "moor" / "legends" / "mine.yaml"
    legend.write_text(GOOD.replace("source: authored\n", "source: authored\nboard: bog\n", 1))
    with pytest.raises(BadContent, match="there is no space 9 on the board"):
        Library([BOXES, moor]).book("moor", "mine")
    legend.write_text(GOOD.replace("source: authored\n", "source: authored\nboard: boog\n", 1))
    with pytest.raises(BadContent, match="moor has no board 'boog'; did you mean bog"):
        Library([BOXES, moor]).book("moor", "mine")


def test_a_legend_outside_any_box_names_its_box(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(GOOD, encoding="utf-8")
    library = Library([BOXES, file])
    assert "mine" in library.legends("base")
    game = library.game("base", "mine", ["thorn", "chada"])
    assert 0 == game.start(Setup("base", "mine", "easy", ["thorn", "chada"], [0, 1], "")).seq
    file.write_text(GOOD.replace("source: authored\n", "source: authored\nbox: moor\n", 1))
    assert "mine" not in library.legends("base")


def test_an_edited_file_is_seen(moor: Path) -> None:
    library = Library([BOXES, moor])
    before = book(library, "moor", "mine")
    assert before is book(library, "moor", "mine")
    (moor / "moor" / "creatures.yaml").write_text("creatures:\n  gor: {strength: 12}\n")
    assert 12 == book(library, "moor", "mine").creatures[0].strength
    shutil.copy(moor / "moor" / "legends" / "mine.yaml", moor / "moor" / "legends" / "other.yaml")
    assert ["mine", "other"] == library.legends("moor")


def test_a_book_says_whose_board_it_is_played_on(moor: Path) -> None:
    library = Library([BOXES, moor])
    assert "base/castle" == book(library, "moor", "mine").board
    (moor / "moor" / "boards" / "castle.yaml").write_text("aspect: 1.6\n", encoding="utf-8")
    assert "moor/castle" == book(Library([BOXES, moor]), "moor", "mine").board


def test_an_article_of_ones_own_that_heals_returns_to_the_equipment_board(moor: Path) -> None:
    balm = "source: authored, slot: small, ability: heals, count: 2, face: 4, faces: {4: balm}"
    things = f"things:\n  balm: {{{balm}, sold: true}}\n"
    (moor / "moor" / "items.yaml").write_text(things, encoding="utf-8")
    party = ["thorn", "chada"]
    game = Library([BOXES, moor]).game("moor", "mine", party)
    assert isinstance(game, BoardGame)
    s = game.empty_table(Setup("moor", "mine", "easy", party, [0, 1], ""))
    kind = [one.name for one in game.book.things].index("balm")
    code = code_of(game.book, "balm")
    s.stock = with_value(s.stock, kind, 1)
    heroes.hold(s.heroes[0], code)
    before = s.heroes[0].willpower
    items.heal(game, s, 0, code)
    assert (before + 4, 2, []) == (s.heroes[0].willpower, s.stock[kind], s.heroes[0].things)


def test_legends_stand_in_the_order_of_their_box(moor: Path) -> None:
    folder = moor / "moor" / "legends"
    for name in ("2", "10", "intro", "after"):
        shutil.copy(folder / "mine.yaml", folder / f"{name}.yaml")
    library = Library([BOXES, moor])
    assert ["intro", "2", "10", "after", "mine"] == library.legends("moor")
    assert ["intro", "1", "2", "3", "4"] == library.legends("chada_thorn")
