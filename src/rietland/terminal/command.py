"""The commands `rietland play`, `rietland games` and `rietland replay`."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from rietland import __version__
from rietland.content import library
from rietland.kernel.errors import BadContent
from rietland.table import savefile
from rietland.table.errors import BadSetup, TableError
from rietland.table.fingerprint import content_hash, journal_path
from rietland.table.journal import Journal, SqliteJournal
from rietland.table.table import Table
from rietland.table.timeline import Timeline
from rietland.terminal import new_game, saves
from rietland.terminal.client import Client
from rietland.terminal.console import Terminal, own_terminal, tell
from rietland.terminal.screen import log_line
from rietland.usage import command_parser
from rietland.words import Catalogue, languages

FAULT = 1
MISUSE = 2


def main_play(argv: Sequence[str]) -> int:
    """Play a game, line by line."""
    asked = _parser().parse_args(argv)
    return _guarded("play", lambda: _play(asked, own_terminal()), asked.language)


def main_games(argv: Sequence[str]) -> int:
    """List the games of the journal."""
    parser = command_parser("games", "List the saved games, newest first.", [""])
    parser.parse_args(argv)
    return _guarded("games", _games)


def main_replay(argv: Sequence[str]) -> int:
    """Play a saved record again and tell what happens; 1 when it does not fit to its end."""
    parser = command_parser(
        "replay",
        "Play a saved record again and print what happens.",
        ["evening.txt", "evening.txt --quiet"],
    )
    parser.add_argument("file", type=Path, help="a record, written with save in the terminal")
    parser.add_argument("--quiet", action="store_true", help="print only the result")
    asked = parser.parse_args(argv)
    return _guarded("replay", lambda: _replay(asked.file, asked.quiet))


def _parser() -> argparse.ArgumentParser:
    parser = command_parser(
        "play",
        "Play in the terminal. Without any option but --text, it asks what you want to play.",
        [
            "--text",
            "--text --legend 2 --difficulty easy --heroes thorn,chada --companions kram",
            "--text --box rietburg --difficulty first --heroes thorn,kram --seed 7",
            "--text --resume hjfs4hcu",
        ],
    )
    parser.add_argument("--text", action="store_true", help="play in the terminal")
    parser.add_argument(
        "--box", default="", help="the box, for example base or dark_paths (default: base)"
    )
    parser.add_argument(
        "--legend",
        default="",
        help="the legend: a number (chada_thorn also intro), or your own YAML file",
    )
    parser.add_argument(
        "--difficulty",
        default="",
        help="easy or normal; starshield also advanced; rietburg also first and hard; "
        "chada_thorn allies_0 to allies_4",
    )
    parser.add_argument(
        "--variant", default="", help="a variant the legend offers, for example restart"
    )
    parser.add_argument(
        "--cards", default="", help="cards of its sets that you want in the game: A2_fog,T_irlok"
    )
    parser.add_argument(
        "--heroes", default="", help="the heroes you play, in seating order: thorn,chada"
    )
    parser.add_argument(
        "--companions",
        default="",
        help="heroes the computer plays: kram,eara; with a strength: kram:master",
    )
    parser.add_argument(
        "--seed", default="", help="a number: the same seed gives the same rolls and cards"
    )
    parser.add_argument("--dice", choices=["system", "ask"], default="system",
                        help="ask: you roll real dice and enter the results")  # fmt: skip
    parser.add_argument(
        "--resume", default="", metavar="ID", help="continue a saved game; rietland games lists ids"
    )
    parser.add_argument(
        "--language", choices=languages(), default="en", help="language of the table (default: en)"
    )
    return parser


def _guarded(command: str, run: Callable[[], int], language: str = "en") -> int:
    """Errors of players and files are one line, never a traceback."""
    try:
        return run()
    except TableError as error:
        tell(f"rietland {command}: {Catalogue(language).say(error.detail)}", sys.stderr)
        return MISUSE if isinstance(error, BadSetup) else FAULT
    except ValueError as error:
        tell(f"rietland {command}: {error}", sys.stderr)
        return FAULT if isinstance(error, BadContent) else MISUSE
    except BrokenPipeError:
        # The reader of our output has gone; the game is saved. Python must not write again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _play(asked: argparse.Namespace, terminal: Terminal) -> int:
    words = Catalogue(asked.language)
    journal = SqliteJournal(journal_path())
    terminal.write(words.text("plain-welcome", {"version": __version__}))
    if asked.resume:
        loaded = saves.resumed(journal, asked.resume, words)
        table, lines = loaded.table, loaded.lines
    else:
        table, lines = _begin(asked, terminal, words, journal)
    for line in lines:
        terminal.write(line)
    if table is not None:
        Client(table, journal, terminal, words).run()
    journal.close()
    return 0


def _begin(
    asked: argparse.Namespace, terminal: Terminal, words: Catalogue, journal: Journal
) -> tuple[Table | None, list[str]]:
    wish = _wish(asked)
    if wish.is_blank() and not new_game.ask(wish, terminal, words):
        return None, [words.text("plain-no-game")]
    new_game.complete(wish)
    setup, seating = new_game.setup_of(wish)
    named = words.has(f"legend-{wish.box}-{wish.legend}")
    title = words.text(f"legend-{wish.box}-{wish.legend}") if named else wish.legend
    table = saves.new_table(journal, setup, seating, title)
    begun = words.text(
        "plain-begun",
        {
            "title": title,
            "difficulty": words.text(f"difficulty-{wish.difficulty}"),
            "heroes": saves.heroes(setup, words),
            "id": table.id,
        },
    )
    return table, [begun]


def _wish(asked: argparse.Namespace) -> new_game.Wish:
    wish = new_game.Wish()
    wish.box = asked.box
    wish.legend = asked.legend
    if asked.legend.endswith(".yaml"):
        wish.box, wish.legend = library.find(asked.legend)
    wish.difficulty = asked.difficulty
    wish.variant = asked.variant
    wish.cards = asked.cards.replace(",", " ").split()
    wish.heroes = asked.heroes.lower().replace(",", " ").split()
    for pair in asked.companions.lower().replace(",", " ").split():
        hero, _, bot = pair.partition(":")
        wish.companions[hero] = bot or "steady"
    if asked.seed and asked.dice == "ask":
        raise ValueError("--seed and --dice ask cannot be combined")
    wish.dice = f"seed {asked.seed}" if asked.seed else asked.dice
    return wish


def _games() -> int:
    journal = SqliteJournal(journal_path())
    for line in saves.game_lines(journal, Catalogue()):
        tell(line)
    journal.close()
    return 0


def _replay(file: Path, quiet: bool) -> int:
    read = saves.read_file(file)
    setup = read.setup
    words = Catalogue().in_game(len(setup.heroes), setup.difficulty, setup.box)
    game = saves.game_of(setup)
    content = content_hash(setup.box, setup.legend)
    if read.content and read.content != content:
        note = words.text("note-content-record", {"before": read.content, "now": content})
        tell(words.text("plain-note", {"note": note}))
    teller = Teller(words)
    replayed = savefile.replay(game, read, watch=None if quiet else teller)
    told = {"seq": replayed.timeline.seq, "count": len(read.inputs)}
    tell(words.text("plain-replayed", told))
    if replayed.parted:
        tell(words.text("plain-parted", {"detail": words.say(replayed.parted)}), sys.stderr)
        return FAULT
    return 0


class Teller:
    """Prints each input of a record and what came of it."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words

    def __call__(self, timeline: Timeline, text: str) -> None:
        tell(f"{timeline.seq:>4}  {text}")
        for news in timeline.game.news(timeline.state, -1):
            tell("      " + "  ".join(filter(None, log_line(news, self.words))))
