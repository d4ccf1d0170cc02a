"""The developer's page: its event card is added by YAML alone, and drawn."""

import shutil
from pathlib import Path

from rietland.board.game import BoardGame
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.content.content import BOXES
from rietland.kernel.setup import Setup
from rietland.words import Catalogue
from tests.docs.pages import ROOT, blocks
from tests.scenes import Scene

PAGE = ROOT / "docs" / "develop.md"


def test_the_card_of_the_page_needs_yaml_and_words_alone(tmp_path: Path) -> None:
    folder = tmp_path / "base"
    shutil.copytree(BOXES / "base", folder)
    events = folder / "events.yaml"
    # Under another name, since a reader of the page may have added this very deck.
    deck = blocks(PAGE, "yaml")[0].replace("autumn", "autumn_of_the_page")
    events.write_text(events.read_text(encoding="utf-8") + deck, "utf-8")
    legend = folder / "legends" / "2.yaml"
    text = legend.read_text(encoding="utf-8")
    use = "  - checklist\n  - deck: {name: autumn_of_the_page}\n"
    legend.write_text(text.replace("  - checklist\n", use))
    box = load.load_box([folder])
    party = ["thorn", "kram"]
    g = BoardGame(make_book(box, load.legend_file(box, legend)), party)
    sc = Scene(g, g.start(Setup("base", "2", "easy", party, [0, 1], "")))
    sc.play("roll 1", *["share kram thorn gold"] * 5, *["share kram thorn thing"] * 2)
    sc.hero("thorn").space = g.book.regions["river_bank"][0]
    sc.play("end kram", "end thorn", "draw 0")
    assert ["choose thorn wade", "choose thorn wait"] == sc.options()
    sc.play("choose thorn wait")
    assert 4 == sc.hero("thorn").gold


def test_the_words_of_the_page_have_the_keys_of_the_card() -> None:
    words = Catalogue(strict=True)
    words.add(blocks(PAGE, "text")[0])
    keys = ("", ".title", ".rule")
    assert all(words.has(f"event-base-autumn-mist{key}") for key in keys)
    assert words.has("choice-wade")
    assert words.has("choice-wait")
