"""Golden records: whole games as text, with key values after every tenth input and at the end.

A file is an ordinary record (`rietland replay tests/records/2-easy-2-greedy.txt` plays it); the
values stand in remarks that begin with `#=`.

    python -m tests.records.golden                  replay the stored inputs, write the values anew
    python -m tests.records.golden --new [base/5]   play every game (of a box, of a legend) anew

The first is for a change of rules or content that leaves the inputs legal; the diff shows what it
does to whole games. The second is for all others. Review the diff before you commit it, and write
the fingerprints of what these games tell anew (`tests/told/told.py`).
"""

import sys
from pathlib import Path
from random import Random

from rietland.board.book import FOG_TOKENS
from rietland.board.game import BoardGame
from rietland.board.legend import own_cards
from rietland.board.pieces.creatures import standing
from rietland.board.state import FULL, SIDES, State
from rietland.book.game import BookGame
from rietland.book.state import State as Reading
from rietland.castle.game import CastleGame
from rietland.castle.state import State as Castle
from rietland.content import library
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, OVER, Pending
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, WON, BaseState
from rietland.players.arena.command import throw
from rietland.players.search.player import Player, make_player
from rietland.table import savefile
from rietland.table.journal import Entry, GameRow, Seating
from rietland.table.timeline import Timeline
from rietland.trail.game import TrailGame
from rietland.trail.state import State as Trail
from tests.records.book import book_values
from tests.records.castle import castle_values
from tests.records.trail import trail_values

HOME = Path(__file__).parent
MARK = "#="
EVERY = 10
HINT = "python -m tests.records.golden rewrites the values; review the diff"
#: Box, legend, difficulty, party, who plays, seed.
GAMES = [
    ("base", "1", "normal", ["thorn", "chada"], "greedy", 1),
    ("base", "1", "normal", ["mairen", "eara", "kram"], "greedy", 2),
    ("base", "1", "normal", ["thorn", "pasco", "liphardus", "bait"], "greedy", 3),
    ("base", "1", "normal", ["chada", "kram"], "random", 4),
    ("base", "2", "easy", ["thorn", "chada"], "greedy", 6),
    ("base", "2", "easy", ["pasco", "eara", "bait"], "greedy", 5),
    ("base", "2", "easy", ["thorn", "chada", "eara", "kram"], "greedy", 2),
    ("base", "2", "normal", ["liphardus", "kram"], "greedy", 8),
    ("base", "2", "normal", ["mairen", "chada", "kram"], "greedy", 2),
    ("base", "2", "normal", ["thorn", "chada", "eara", "kram"], "greedy", 2),
    ("base", "2", "normal", ["thorn", "eara"], "random", 11),
    ("base", "2", "easy", ["chada", "thorn", "kram"], "random", 12),
    ("base", "2", "easy", ["bait", "liphardus", "mairen", "pasco"], "random", 13),
    ("base", "3", "easy", ["thorn", "chada"], "greedy", 2),
    ("base", "3", "easy", ["mairen", "eara", "bait"], "greedy", 3),
    ("base", "3", "normal", ["thorn", "chada", "eara", "kram"], "greedy", 4),
    ("base", "3", "normal", ["chada", "kram"], "random", 16),
    ("base", "4", "easy", ["thorn", "chada"], "greedy", 3),
    ("base", "4", "easy", ["mairen", "chada", "kram"], "greedy", 2),
    ("base", "4", "normal", ["thorn", "chada", "eara", "kram"], "greedy", 7),
    ("base", "4", "easy", ["bait", "liphardus", "mairen", "pasco"], "random", 14),
    ("base", "4", "normal", ["chada", "kram", "eara"], "random", 15),
    ("base", "5", "easy", ["thorn", "chada"], "greedy", 1),
    ("base", "5", "normal", ["mairen", "chada", "kram"], "greedy", 2),
    ("base", "5", "normal", ["thorn", "chada", "eara", "kram"], "greedy", 3),
    ("base", "5", "easy", ["bait", "liphardus", "pasco"], "random", 4),
    ("frost", "1", "easy", ["thorn", "tenaya", "kram"], "greedy", 2),
    ("frost", "2", "easy", ["mairen", "teyan", "eara", "bait"], "greedy", 1),
    ("frost", "3", "easy", ["thorn", "liphardus"], "random", 3),
    ("frost", "4", "normal", ["tenaya", "eara", "kram"], "random", 4),
    ("frost", "4", "easy", ["thorn", "tenaya"], "greedy", 1),
    ("starshield", "1", "easy", ["thorn", "chada", "kram"], "greedy", 1),
    ("starshield", "1", "easy", ["thorn", "chada", "eara", "kram"], "greedy", 2),
    ("starshield", "1", "normal", ["mairen", "eara"], "greedy", 3),
    ("starshield", "1", "advanced", ["liphardus", "pasco", "bait"], "random", 4),
    ("rietburg", "1", "first", ["chada", "thorn"], "greedy", 1),
    ("rietburg", "1", "first", ["chada", "thorn", "orfen", "kram"], "greedy", 2),
    ("rietburg", "1", "easy", ["kheela", "eara", "kram"], "greedy", 3),
    ("rietburg", "1", "normal", ["thorn", "kheela"], "greedy", 4),
    ("rietburg", "1", "normal", ["orfen", "chada", "eara"], "greedy", 5),
    ("rietburg", "1", "hard", ["thorn", "orfen", "kram", "eara"], "greedy", 6),
    ("rietburg", "1", "first", ["orfen", "eara"], "random", 7),
    ("rietburg", "1", "normal", ["kram", "kheela", "chada"], "random", 8),
    ("rietburg", "1", "hard", ["eara", "kram", "chada", "kheela"], "random", 9),
    ("dark_paths", "1", "normal", ["thorn"], "greedy", 1),
    ("dark_paths", "1", "normal", ["tenaya", "kram"], "greedy", 2),
    ("dark_paths", "1", "normal", ["eara", "teyan", "bait"], "random", 3),
    ("dark_paths", "2", "normal", ["mairen", "tenaya", "eara", "kram"], "random", 4),
    ("dark_paths", "2", "normal", ["kram"], "greedy", 5),
    ("chada_thorn", "intro", "only", ["chada", "thorn"], "random", 117),
    ("chada_thorn", "1", "allies_2", ["chada", "thorn"], "random", 2),
    ("chada_thorn", "2", "allies_4", ["thorn", "chada"], "random", 3),
    ("chada_thorn", "3", "allies_0", ["chada", "thorn"], "greedy", 4),
    ("chada_thorn", "4", "allies_1", ["stinner"], "greedy", 5),
]


def name_of(box: str, legend: str, difficulty: str, party: list[str], player: str) -> str:
    first = legend if box == "base" else f"{box}-{legend}"
    return f"{first}-{difficulty}-{len(party)}-{player}.txt"


def names(box: str) -> list[str]:
    """The files of a box, as its games name them."""
    return sorted(name_of(*game[:-1]) for game in GAMES if game[0] == box)


def files() -> list[Path]:
    return sorted(HOME.glob("*.txt"))


# Key values.


def values(game: Game, s: BaseState) -> str:
    """What a person would look at first, in one line."""
    if isinstance(game, CastleGame):
        assert isinstance(s, Castle)
        return castle_values(game, s)
    if isinstance(game, BookGame):
        assert isinstance(s, Reading)
        return book_values(game, s)
    if isinstance(game, TrailGame):
        assert isinstance(s, Trail)
        return trail_values(game, s)
    assert isinstance(game, BoardGame)
    assert isinstance(s, State)
    return board_values(game, s)


def board_values(game: BoardGame, s: State) -> str:
    parts = [f"day {s.day} {chr(ord('A') + s.narrator)}"]
    parts += [_hero(game, s, h) for h in range(len(s.heroes))]
    for kind, creature in enumerate(game.book.creatures):
        spaces = [str(s.creature_space[c]) for c in standing(s) if s.creature_kind[c] == kind]
        if spaces:
            parts.append(f"{creature.name} {' '.join(spaces)}")
    names = game.book.thing_names()
    loose = sorted(f"{names[code]}@{at}" for code, at in zip(s.loose, s.loose_at, strict=True))
    if loose:
        parts.append(f"loose {' '.join(loose)}")
    for figure, at in zip(game.book.figure_names, s.figures, strict=True):
        if at >= 0:
            parts.append(f"{figure} {at}")
    for row, deck in enumerate(s.card_deck):
        card = game.book.decks[deck].cards[s.card_number[row]]
        state = own_cards.STATES[s.card_state[row]]
        parts.append(f"{card} {game.party[s.card_hero[row]]} {state}")
    if s.end_token:
        parts.append(f"end {chr(ord('A') + s.last_letter)} {SIDES[s.end_token]}")
    for name in game.book.shown_counters:
        parts.append(f"{name} {s.counters[game.book.counter(name)]}")
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
    timeline = Timeline(game, game.start(head.setup))
    lines: list[str] = []
    for number, text in enumerate(head.inputs, 1):
        timeline.read(0, text)
        lines.append(text)
        if number % EVERY == 0 or number == len(head.inputs):
            lines.append(f"{MARK} {number}: {values(game, timeline.state)}")
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


def _answer(
    game: Game, s: BaseState, pending: Pending, players: list[Player], rng: Random
) -> Action:
    if pending.kind == CHANCE_DECIDES:
        return throw(pending, rng)
    player = players[pending.seat]
    asides = game.asides(s) if player.name == "random" else []
    if asides and rng.randrange(8) == 0:
        return rng.choice(asides)
    return player.choose(game, s, pending.seat)


def write_new(only: list[str]) -> None:
    for box, legend, difficulty, party, player, seed in GAMES:
        if only and box not in only and f"{box}/{legend}" not in only:
            continue
        setup = Setup(box, legend, difficulty, party, list(range(len(party))), "")
        head = savefile.Record(setup, "", "", f"{player} players, seed {seed}")
        head.inputs = play(setup, player, seed)
        name = name_of(box, legend, difficulty, party, player)
        (HOME / name).write_text(written(head), encoding="utf-8")
        print(f"{name}: {len(head.inputs)} inputs")


def write_again() -> None:
    for path in files():
        head = savefile.read(path.read_text(encoding="utf-8"), path.name)
        path.write_text(written(head), encoding="utf-8")
        print(f"{path.name}: {len(head.inputs)} inputs")


# Checking.


def check(path: Path) -> None:
    """Replay a game and hold its values against those stored with it."""
    text = path.read_text(encoding="utf-8")
    head = savefile.read(text, path.name)
    game = library.game(head.setup.box, head.setup.legend, head.setup.heroes)
    timeline = Timeline(game, game.start(head.setup))
    body = text.partition("\n\n")[2]
    for line in body.splitlines():
        if line.startswith(MARK):
            assert f"{MARK} {timeline.seq}: {values(game, timeline.state)}" == line, HINT
        else:
            timeline.read(0, line)
    assert len(head.inputs) == timeline.seq
    assert PLAYING != timeline.state.result
    assert body.count(MARK) >= timeline.seq // EVERY


if __name__ == "__main__":
    if sys.argv[1:2] == ["--new"]:
        write_new(sys.argv[2:])
    else:
        write_again()
