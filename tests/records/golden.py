"""Golden records: whole games as text, with key values after every tenth input and at the end.

A file is an ordinary record (`rietland replay tests/records/2-easy-2-greedy.txt` plays it); the
values stand in remarks that begin with `#=`.

    python -m tests.records.golden          replay the stored inputs, write the values anew
    python -m tests.records.golden --new    play every game anew, then write

The first is for a change of rules or content that leaves the inputs legal; the diff shows what it
does to whole games. The second is for all others. Review the diff before you commit it.
"""

import sys
from pathlib import Path
from random import Random

from rietland.board.book import FOG_TOKENS
from rietland.board.game import BoardGame
from rietland.board.state import FULL, State
from rietland.content import library
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, OVER, Pending
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, WON
from rietland.players.arena.command import throw
from rietland.players.search.player import Player, make_player
from rietland.table import savefile
from rietland.table.journal import Entry, GameRow, Seating
from rietland.table.timeline import Timeline

HOME = Path(__file__).parent
MARK = "#="
EVERY = 10
#: Legend, difficulty, party, who plays, seed.
GAMES = [
    ("1", "normal", ["thorn", "chada"], "greedy", 1),
    ("1", "normal", ["mairen", "eara", "kram"], "greedy", 2),
    ("1", "normal", ["thorn", "pasco", "liphardus", "bait"], "greedy", 3),
    ("1", "normal", ["chada", "kram"], "random", 4),
    ("2", "easy", ["thorn", "chada"], "greedy", 6),
    ("2", "easy", ["pasco", "eara", "bait"], "greedy", 5),
    ("2", "easy", ["thorn", "chada", "eara", "kram"], "greedy", 2),
    ("2", "normal", ["liphardus", "kram"], "greedy", 8),
    ("2", "normal", ["mairen", "chada", "kram"], "greedy", 2),
    ("2", "normal", ["thorn", "chada", "eara", "kram"], "greedy", 2),
    ("2", "normal", ["thorn", "eara"], "random", 11),
    ("2", "easy", ["chada", "thorn", "kram"], "random", 12),
    ("2", "easy", ["bait", "liphardus", "mairen", "pasco"], "random", 13),
]


def name_of(legend: str, difficulty: str, party: list[str], player: str) -> str:
    return f"{legend}-{difficulty}-{len(party)}-{player}.txt"


def files() -> list[Path]:
    return sorted(HOME.glob("*.txt"))


# Key values.


def values(game: Game, s: State) -> str:
    """What a person would look at first, in one line."""
    assert isinstance(game, BoardGame)
    parts = [f"day {s.day} {chr(ord('A') + s.narrator)}"]
    parts += [_hero(game, s, h) for h in range(len(s.heroes))]
    for kind, creature in enumerate(game.book.creatures):
        spaces = [
            str(space)
            for space, c in enumerate(s.occupant)
            if c >= 0 and s.creature_kind[c] == kind
        ]
        if spaces:
            parts.append(f"{creature.name} {' '.join(spaces)}")
    names = game.book.thing_names()
    loose = sorted(f"{names[code]}@{at}" for code, at in zip(s.loose, s.loose_at, strict=True))
    if loose:
        parts.append(f"loose {' '.join(loose)}")
    for figure, at in zip(game.book.figure_names, s.figures, strict=True):
        if at >= 0:
            parts.append(f"{figure} {at}")
    parts.append(f"shields {s.intruders}/{s.shields}")
    parts.append(f"wells {sum(well == FULL for well in s.wells)}")
    parts.append(f"fog {sum(slot != -2 for slot in s.piles[FOG_TOKENS].stacks[0])}")
    if s.result != PLAYING:
        parts.append(f"{'won' if s.result == WON else 'lost'} {s.why}")
    else:
        parts.append(game.pending(s).prompt)
    return "; ".join(parts)


def _hero(game: BoardGame, s: State, h: int) -> str:
    hero = s.heroes[h]
    names = game.book.thing_names()
    words = [game.party[h], str(hero.space)]
    words += [f"s{hero.strength}", f"w{hero.willpower}", f"h{hero.hours}", f"g{hero.gold}"]
    if hero.farmers:
        words.append(f"f{hero.farmers}")
    if hero.resting:
        words.append("rests")
    words += [names[code] for code in hero.things]
    return " ".join(words)


# Writing.


def written(head: savefile.Record) -> str:
    """The record with its values, replayed from its inputs. Raises BrokenRecord on the way."""
    game = library.game(head.setup.box, head.setup.legend, head.setup.heroes)
    course = Timeline(game, game.start(head.setup))
    lines: list[str] = []
    for number, text in enumerate(head.inputs, 1):
        course.read(0, text)
        lines.append(text)
        if number % EVERY == 0 or number == len(head.inputs):
            assert isinstance(course.state, State)
            lines.append(f"{MARK} {number}: {values(game, course.state)}")
    row = GameRow("", head.title, head.setup, "", "", 0, Seating())
    entries = [Entry(0, 0, line, 0) for line in lines]
    return savefile.write(row, entries)


def play(setup: Setup, player: str, seed: int) -> list[str]:
    """The inputs of a new game by bots; the random ones act freely out of turn too."""
    game = library.game(setup.box, setup.legend, setup.heroes)
    rng = Random(f"golden/{seed}")
    players = [make_player(player, seed + seat) for seat in setup.seats]
    s = game.start(setup)
    inputs: list[str] = []
    pending = game.pending(s)
    while pending.kind != OVER:
        action = _answer(game, s, pending, players, rng)
        inputs.append(game.say(action))
        game.apply(s, action)
        pending = game.pending(s)
    return inputs


def _answer(game: Game, s: object, pending: Pending, players: list[Player], rng: Random) -> Action:
    assert isinstance(s, State)
    if pending.kind == CHANCE_DECIDES:
        return throw(pending, rng)
    player = players[pending.seat]
    asides = game.asides(s) if player.name == "random" else []
    if asides and rng.randrange(8) == 0:
        return rng.choice(asides)
    return player.choose(game, s, pending.seat)


def write_new() -> None:
    for legend, difficulty, party, player, seed in GAMES:
        setup = Setup("base", legend, difficulty, party, list(range(len(party))), "")
        head = savefile.Record(setup, "", "", f"{player} players, seed {seed}")
        head.inputs = play(setup, player, seed)
        name = name_of(legend, difficulty, party, player)
        (HOME / name).write_text(written(head), encoding="utf-8")
        print(f"{name}: {len(head.inputs)} inputs")


def write_again() -> None:
    for path in files():
        head = savefile.read(path.read_text(encoding="utf-8"), path.name)
        path.write_text(written(head), encoding="utf-8")
        print(f"{path.name}: {len(head.inputs)} inputs")


if __name__ == "__main__":
    write_new() if "--new" in sys.argv[1:] else write_again()
