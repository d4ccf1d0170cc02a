"""Beginning, saving and loading: games by id from the journal, and records in files."""

import contextlib
import io
import json
import secrets
from datetime import UTC, datetime
from pathlib import Path

from rietland.content import library
from rietland.kernel.game import Game
from rietland.kernel.setup import Setup
from rietland.ledger import print_rules
from rietland.players.companions.order import order_from_data
from rietland.players.search.player import Player as Mind
from rietland.players.search.player import make_player
from rietland.table import savefile, setup_check
from rietland.table.dice import dice_named
from rietland.table.errors import BrokenRecord
from rietland.table.fingerprint import content_hash, rules_version
from rietland.table.journal import ORDER, GameRow, Journal, Note, Seating
from rietland.table.table import Player, Table, begin, outcomes, resume
from rietland.terminal.companion_commands import Voice
from rietland.words import Catalogue


class Loaded:
    """A table, or none, and what to tell about it."""

    def __init__(self, table: Table | None, lines: list[str]) -> None:
        self.table = table
        self.lines = lines


def game_of(setup: Setup) -> Game:
    """The rules and content of a setup. Raises BadSetup with the nearest name."""
    setup_check.check(setup)
    return library.game(setup.box, setup.legend, setup.heroes)


def companions(seating: Seating) -> dict[int, Player]:
    """The bots a game was begun with."""
    minds: dict[str, Mind] = {}
    made: dict[int, Player] = {}
    for seat, name in seating.players.items():
        if name not in minds:
            # Seeded dice make a game repeatable; then its companions are too.
            seed = int(seat) if seating.dice.startswith("seed ") else secrets.randbelow(2**32)
            minds[name] = make_player(name, seed)
        made[int(seat)] = Voice(minds[name])
    return made


def new_table(journal: Journal, setup: Setup, seating: Seating, title: str) -> Table:
    """Begin a game. Raises ValueError for a setup that cannot be."""
    return begin(
        game_of(setup),
        setup,
        journal,
        dice_named(seating.dice),
        companions(seating),
        title=title,
        content=content_hash(setup.box, setup.legend),
        rules=rules_version(),
        seating=seating,
    )


def old_table(journal: Journal, game: str) -> Table:
    """Go on with a game of the journal. Raises UnknownGame, BrokenRecord or BadSetup."""
    row = journal.game(game)
    dice = dice_named(row.seating.dice, outcomes(journal.entries(game)))
    content = content_hash(row.setup.box, row.setup.legend)
    players = companions(row.seating)
    _give_orders(players, row.setup, journal.notes(game))
    return resume(game_of(row.setup), journal, game, dice, players, content=content)


def _give_orders(players: dict[int, Player], setup: Setup, notes: list[Note]) -> None:
    """What companions were asked for before the game was left."""
    for note in notes:
        if note.kind == ORDER:
            order = order_from_data(json.loads(note.data))
            voice = players.get(setup.seats[order.hero])
            if isinstance(voice, Voice):
                voice.orders[order.hero] = order


# Files.


def save(table: Table, name: str) -> tuple[str, dict[str, object]] | None:
    """Write a record; answers the text of what went wrong, or nothing."""
    text = savefile.write(table.row, table.entries())
    try:
        with Path(name).expanduser().open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        return "plain-exists", {"file": name}
    except OSError as error:
        return "plain-file-error", {"file": name, "detail": error.strerror or str(error)}
    return None


def load(journal: Journal, name: str, words: Catalogue) -> Loaded:
    """A game by its id, or else a record by the name of its file."""
    if any(row.id == name for row in journal.games()):
        return resumed(journal, name, words)
    path = Path(name).expanduser()
    if not path.exists():
        journal.game(name)
    read = read_file(path)
    replayed = savefile.replay(game_of(read.setup), read)
    row = savefile.store(journal, read, replayed)
    lines = [words.text("plain-loaded", {"file": name, "id": row.id})]
    if replayed.parted:
        lines.append(words.text("plain-parted", {"detail": words.say(replayed.parted)}))
    loaded = resumed(journal, row.id, words)
    return Loaded(loaded.table, lines + loaded.lines)


def resumed(journal: Journal, game: str, words: Catalogue) -> Loaded:
    """A game by its id."""
    table = old_table(journal, game)
    told = {
        "title": table.row.title,
        "heroes": heroes(table.row.setup, words),
        "id": table.id,
        "count": table.seq,
    }
    notes = [words.text("plain-note", {"note": words.say(note)}) for note in table.notes]
    return Loaded(table, [words.text("plain-resumed", told), *notes])


def read_file(path: Path) -> savefile.Record:
    """The record in a file. Raises BrokenRecord, naming the file, for anything else."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BrokenRecord("fault-file-binary", file=str(path)) from error
    except OSError as error:
        raise BrokenRecord("fault-file", file=str(path), text=str(error.strerror)) from error
    return savefile.read(text, str(path))


def heroes(setup: Setup, words: Catalogue) -> str:
    return ", ".join(words.text(f"hero-{name}") for name in setup.heroes)


# Lists.


def game_lines(journal: Journal, words: Catalogue) -> list[str]:
    """All games of a journal, a line for each."""
    rows = journal.games()
    if not rows:
        return [words.text("plain-games-none")]
    return [words.text("plain-games"), *(_game_line(row, words) for row in rows)]


def _game_line(row: GameRow, words: Catalogue) -> str:
    created = datetime.fromtimestamp(row.created / 1000, UTC).astimezone()
    return words.text(
        "plain-game",
        {
            "id": row.id,
            "title": row.title,
            "box": row.setup.box,
            "legend": row.setup.legend,
            "difficulty": row.setup.difficulty,
            "heroes": heroes(row.setup, words),
            "created": f"{created:%Y-%m-%d %H:%M}",
        },
    )


def rule_lines(asked: str, words: Catalogue) -> list[str]:
    """Rules in plain words, as `rietland rules` prints them."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        print_rules(asked.split(), words)
    return out.getvalue().splitlines()
