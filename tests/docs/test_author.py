"""The author's page: its example legend is good and plays, its tables are current."""

from pathlib import Path
from random import Random

import pytest

from rietland.board.book import Book
from rietland.board.game import BoardGame
from rietland.content import reference
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.kernel.errors import BadContent
from rietland.kernel.setup import Setup
from rietland.players.arena.command import play_game
from rietland.players.search.player import make_player
from rietland.vocabulary import board, control
from rietland.vocabulary.board import EndLegend
from rietland.vocabulary.control import Fail, Say, Win
from rietland.vocabulary.describe import fields
from rietland.words import Catalogue
from tests.docs.pages import EXAMPLES, ROOT, blocks

PAGE = ROOT / "docs" / "author.md"
PAGES = reference.pages()
LEGEND = EXAMPLES / "ferrymans_book.yaml"


@pytest.fixture(scope="module")
def book() -> Book:
    box = load.box_files("base")
    return make_book(box, load.legend_file(box, LEGEND))


# The example.


@pytest.mark.parametrize("party", [["thorn", "chada"], ["pasco", "eara", "bait"]])
@pytest.mark.parametrize("player", ["random", "greedy"])
def test_bots_play_the_example_to_its_end(book: Book, party: list[str], player: str) -> None:
    game = BoardGame(book, party)
    for seed, level in enumerate(["easy", "normal"] * 3):
        seats = list(range(len(party)))
        setup = Setup("base", "ferrymans_book", level, party, seats, "")
        bots = [make_player(player, seed + seat) for seat in seats]
        outcome = play_game(game, setup, bots, Random(seed), 20_000)
        assert "" == outcome.error
        assert outcome.why


def test_the_example_has_all_its_words(book: Book) -> None:
    words = Catalogue(strict=True)
    words.add((EXAMPLES / "ferrymans_book.ftl").read_text(encoding="utf-8"))
    keys = ["legend-base-ferrymans_book", "named-thief"]
    keys += [f"goal-base-ferrymans_book-{goal.name}" for goal in book.goals]
    for card in book.cards:
        key = f"card-base-ferrymans_book-{card}"
        keys += [key, f"{key}.title", f"{key}.rule"]
    keys += [f"choice-{name}" for name in book.choices]
    for effects in book.lists.values():
        keys += [effect.why for effect in effects if isinstance(effect, Win | Fail)]
        if any(isinstance(effect, EndLegend) for effect in effects):
            keys += ["why-base-ferrymans_book-won", *(goal.lost for goal in book.goals)]
        keys += [effect.text for effect in effects if isinstance(effect, Say)]
    assert [] == sorted({key for key in keys if not words.has(key)})


def test_the_shape_on_the_page_is_the_examples() -> None:
    """Every line of the page's YAML stands in the example, remarks apart."""
    example = {line.partition("  #")[0].strip() for line in LEGEND.read_text().splitlines()}
    shown = [line.partition("  #")[0].strip() for line in blocks(PAGE, "yaml")[0].splitlines()]
    assert [] == [line for line in shown if line not in example]


# The tables.


def test_the_tables_are_current() -> None:
    assert reference.is_current(PAGE), "run: rietland schema --write"


def test_every_word_has_a_row_and_a_meaning() -> None:
    made = PAGES["author.md"]
    for name, known in (
        ("effects", board.EFFECTS),
        ("conditions", board.CONDITIONS),
        ("events", board.WHENS),
    ):
        rows = made[name].splitlines()[2:]
        assert len(known) == len(rows)
        assert all(len(row.split(" | ")[-1]) > 10 for row in rows)


@pytest.mark.parametrize(
    "name", ["legend", "card", "trigger", "opponent", "event card", "filters", "pieces", "spaces"]
)
def test_every_key_of_a_record_is_explained(name: str) -> None:
    empty = [row for row in PAGES["author.md"][name].splitlines() if row.endswith("|  |")]
    assert [] == empty


def test_a_record_says_what_must_be_given_and_what_its_names_are() -> None:
    row = next(
        row for row in PAGES["author.md"]["effects"].splitlines() if row.startswith("| `lay`")
    )
    assert "`at`: spaces; optional `thing`: thing, `token`: token, `amount`: amount" in row
    assert "alone" in PAGES["author.md"]["effects"].splitlines()[3]
    assert {"options"} == {field.name for field in fields(control.Choose)}


def test_an_old_table_is_written_anew_and_the_rest_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "author.md"
    text = PAGE.read_text(encoding="utf-8")
    page.write_text(text.replace("| `end_day` | none |", "| `dusk` | none |"), encoding="utf-8")
    assert not reference.is_current(page)
    reference.write(page)
    assert text == page.read_text(encoding="utf-8")


def test_a_page_without_a_mark_is_refused() -> None:
    with pytest.raises(BadContent, match="no place for a table: <!-- effects -->"):
        reference.current("# Nothing here\n")


@pytest.mark.parametrize("name", PAGES["gamebooks.md"])
def test_every_key_of_a_gamebook_is_explained(name: str) -> None:
    empty = [row for row in PAGES["gamebooks.md"][name].splitlines() if row.endswith("|  |")]
    assert [] == empty
