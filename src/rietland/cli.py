"""The command `rietland`. Each subcommand is imported only when it is called, to start quickly."""

import argparse
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rietland import __version__, compiled, roots

#: Subcommands and what they do, by reader and in the order of the help.
GROUPS: Final = {
    "Play": {
        "play": "play in the browser; with --text in the terminal",
        "games": "list the saved games",
        "replay": "play a saved record again and print what happens",
        "rules": "print rules in plain words",
    },
    "Play with others": {
        "serve": "serve the browser table for others",
    },
    "Write legends": {
        "check": "say what is wrong with legends of your own, or that they are good",
        "schema": "check or write the schemas of content files and of the server",
    },
    "Study and develop": {
        "arena": "run many bot games and report how often they are won",
        "ledger": "compare the rules ledger with code and tests",
    },
}
COMMANDS: Final = tuple(name for group in GROUPS.values() for name in group)
#: Those that play games, and play them faster with a compiled engine.
PLAYING: Final = ("play", "serve", "arena")
MISUSE: Final = 2
#: Names a folder of boxes or legends outside the package, for every command.
BOXES: Final = "--boxes"
#: What a shell reports for a program stopped by Ctrl-C.
STOPPED: Final = 130
#: Options of `play` that only the terminal client knows.
TEXT_OPTIONS: Final = (
    "--text", "--box", "--legend", "--difficulty", "--variant", "--cards", "--heroes",
    "--companions", "--seed", "--dice", "--resume", "--language",
)  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Run a subcommand; answer the exit code."""
    words = _command_first(list(sys.argv[1:] if argv is None else argv))
    command = words[0] if words else ""
    if command == "--version":
        print(f"rietland {__version__}")
        return 0
    if command in ("", "-h", "--help"):
        _parser().print_help()
        return 0 if command else MISUSE
    if command not in COMMANDS:
        near = get_close_matches(command, COMMANDS, 3, 0.5)
        hint = f"did you mean {' or '.join(near)}?" if near else f"choose one of {_listed()}"
        print(f"rietland: unknown command '{command}'; {hint}", file=sys.stderr)
        return MISUSE
    if argv is None and command in PLAYING:
        compiled.use()
    try:
        return _run(command, _opened(words[1:], command in PLAYING))
    except KeyboardInterrupt:
        # A command that has something to say about it has said it; games are saved anyway.
        return STOPPED


def _command_first(words: list[str]) -> list[str]:
    """`--boxes PATH` may stand before the command too."""
    at = 0
    while at < len(words) and words[at].partition("=")[0] == BOXES:
        at += 1 if "=" in words[at] else 2
    return [*words[at : at + 1], *words[:at], *words[at + 1 :]]


def _opened(rest: list[str], plays: bool) -> list[str]:
    """The words without `--boxes PATH`; opens that path, and a legend's file if one is named."""
    left: list[str] = []
    is_path = False
    for word in rest:
        name, _, path = word.partition("=")
        if is_path or (name == BOXES and path):
            roots.add(Path(word if is_path else path))
            is_path = False
        elif word == BOXES:
            is_path = True
        else:
            left.append(word)
            if plays and word.endswith(".yaml") and Path(word).is_file():
                roots.add(Path(word))
    return left


def _run(command: str, rest: list[str]) -> int:
    if command == "play":
        if any(word.partition("=")[0] in TEXT_OPTIONS for word in rest):
            from rietland.terminal.command import main_play

            return main_play(rest)
        from rietland.web.command import main_browser

        return main_browser(rest)
    if command == "games":
        from rietland.terminal.command import main_games

        return main_games(rest)
    if command == "replay":
        from rietland.terminal.command import main_replay

        return main_replay(rest)
    if command == "rules":
        from rietland.ledger import main_rules

        return main_rules(rest)
    if command == "ledger":
        from rietland.ledger import main_ledger

        return main_ledger(rest)
    if command == "check":
        from rietland.content.check_command import main_check

        return main_check(rest)
    if command == "schema":
        from rietland.content.schema import main_schema
        from rietland.web.schema import main_documents

        return max(main_schema(rest), main_documents(rest))
    if command == "arena":
        from rietland.players.arena.command import main as main_arena

        return main_arena(rest)
    from rietland.web.command import main_serve

    return main_serve(rest)


def _listed() -> str:
    return ", ".join(COMMANDS)


def _parser() -> argparse.ArgumentParser:
    lines = ["A digital table for the Legends of Andor family (unofficial)."]
    for heading, commands in GROUPS.items():
        lines += ["", f"{heading}:", *(f"  {name:<9}{what}" for name, what in commands.items())]
    parser = argparse.ArgumentParser(
        prog="rietland",
        usage="rietland <command> [options]",
        description="\n".join(lines),
        epilog="rietland <command> --help explains a command and its options, with examples:\n"
        "  rietland play\n"
        "  rietland rules AN-MOVE-3\n"
        "  rietland play --boxes my_boxes",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="store_true", help="print the version")
    parser.add_argument(
        BOXES, metavar="PATH", help="with any command: look for boxes and legends in PATH too"
    )
    return parser
