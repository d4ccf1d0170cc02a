"""A player reads rules by the ids of the box on the table, or of a box that it extends."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

import rietland
from rietland.content import library
from rietland.kernel.errors import IllegalAction, MalformedText
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.ledger.shelf import books
from rietland.players.companions import orders
from rietland.players.companions.companion import make_companion
from rietland.players.companions.order import FIGHT, GIVE, GO, HOLD, Order
from rietland.table.dice import Seeded
from rietland.table.errors import TableError
from rietland.table.journal import SqliteJournal
from rietland.table.table import Table, begin
from rietland.web.jobs import thinking
from rietland.web.room import advice
from tests.marks import rule
from tests.plain import plain

ID = re.compile(r"\b[A-Z]{2}(?:-[A-Z0-9]+)+\b")
BOX_OF = {number: box for box, book in books().items() for number in book.rules}
PARTIES = {
    "base": ["thorn", "chada", "eara", "kram"],
    "starshield": ["thorn", "chada", "eara", "kram"],
    "frost": ["thorn", "tenaya", "eara", "kram"],
    "dark_paths": ["thorn", "tenaya", "eara"],
    "chada_thorn": ["chada", "thorn"],
    "rietburg": ["chada", "thorn", "orfen"],
}
LEGENDS = [(box, legend) for box in PARTIES for legend in library.legends(box)]
INPUTS = 60


def foreign(box: str, told: str) -> set[str]:
    """Ids in a text that belong to boxes its readers do not know."""
    own = {folder.name for folder in library.standard().folders(box)}
    return {one for one in ID.findall(told) if one in BOX_OF and BOX_OF[one] not in own}


def sentence(game: Game, rng: Random) -> str:
    """Whatever the notation of the game lets people say, sense or nonsense."""
    words = game.lexicon
    verb = rng.choice([number for number, word in enumerate(words.verbs) if word])
    said = [words.verbs[verb]]
    for sort in filter(None, words.shapes[verb]):
        names = [name for name in words.names.get(sort, []) if name]
        said.append(str(rng.randrange(8)) if sort == "number" else rng.choice(names or ["-"]))
    return " ".join(said)


def anything(table: Table, rng: Random) -> Iterator[str]:
    """Sentences of all verbs: more of them in a fight, where most verbs have their place."""
    number = 20 if getattr(table.state, "battle", None) is not None else 6
    for text in [sentence(table.game, rng) for _ in range(number)]:
        with suppress(MalformedText):
            yield table.why_not(text)


def refusals(table: Table, sayings: list[str], rng: Random) -> Iterator[str]:
    """Why the table refuses what was legal at some moment, and what people ask of companions."""
    yield from anything(table, rng)
    for text in rng.sample(sayings, min(6, len(sayings))):
        if table.why_not(text):
            seat = table.game.seat(table.state, table.game.hear(text).who)
            with pytest.raises((IllegalAction, TableError)) as refused:
                table.submit(seat, [text], table.seq)
            yield f"{table.why_not(text)} {refused.value}"
    for kind in (GO, HOLD, FIGHT, GIVE):
        order = Order(kind, rng.randrange(len(table.row.setup.heroes)), rng.randrange(60))
        yield orders.of(table.game).refusal(table.game, table.state, order)


def hints(table: Table) -> str:
    if table.asked < 0:
        return ""
    found = thinking.rank(make_companion("greedy", 1), table.game, table.state, table.asked)
    return str(advice.hints(table.game, table.state, found))


@pytest.mark.parametrize(("box", "legend"), LEGENDS)
def test_every_id_that_leaves_a_table_belongs_to_its_box(box: str, legend: str) -> None:
    rng = Random(f"{box} {legend}")
    game = library.game(box, legend, PARTIES[box])
    difficulty = rng.choice(library.book(box, legend).difficulties)
    setup = Setup(box, legend, difficulty, PARTIES[box], list(range(len(PARTIES[box]))), "")
    table = begin(game, setup, SqliteJournal(), Seeded("ids"))
    sayings: list[str] = []
    for number in range(INPUTS):
        options = table.pending.options
        if not options:
            break
        told = [json.dumps(plain(table.view(seat))) for seat in (-1, 0)]
        told += refusals(table, sayings, rng)
        if number % 20 == 0:
            told.append(hints(table))
        text = game.say(rng.choice([*options, *game.asides(table.state)]))
        told += table.why(text)
        table.submit(game.seat(table.state, game.hear(text).who), [text], table.seq)
        sayings.append(text)
        assert foreign(box, " ".join(told)) == set()
    assert foreign(box, str([one.news for one in table.log])) == set()


@pytest.mark.parametrize("box", ["base", "starshield", "frost"])
def test_what_only_another_box_has_is_refused_by_rules_of_this_one(box: str) -> None:
    game = library.game(box, "1", PARTIES[box])
    setup = Setup(box, "1", library.book(box, "1").difficulties[0], PARTIES[box], [0, 1, 2, 3], "")
    table = begin(game, setup, SqliteJournal(), Seeded("fight"))
    seen: set[str] = set()
    rng = Random(box)
    told = ""
    for _ in range(1500):
        text = sentence(game, rng)
        with suppress(MalformedText):
            told += f" {table.why_not(text)}"
            seen.add(text.split()[0])
    assert seen >= {"reroll", "double", "overturn", "burn", "dim", "barter", "haggle"}
    assert foreign(box, told) == set()


@rule("FE-GEN-7", "FE-GEN-8", "FE-GEN-9", "FE-L1-8")
def test_whatever_the_family_may_name_the_winter_knows_by_its_own_id() -> None:
    package = Path(rietland.__file__).parent
    folders = [package / "board", package / "players" / "board"]
    code = "".join(file.read_text() for folder in folders for file in folder.rglob("*.py"))
    named = set(re.findall(r'"(AN-[A-Z0-9-]+)"', code))
    game = library.game("frost", "1", PARTIES["frost"])
    assert len(named) > 100
    assert foreign("frost", " ".join(map(game.rule, named))) == set()
