"""What the engine says in golden games, perft scenes and random games, as fingerprints.

A random game (`walk_…`) takes the word that was offered and taken least so far, so it meets much;
after each input it goes on from its saved state.
In each scene and after every third input of a game (in gamebooks after every one): everything on
offer, what each offer would tell and ask next, the rule that refuses inputs of other moments and,
in random games, mixed ones and any that can be spoken, and what would be saved; less often what one
can foresee (`prospects.py`). Shaken games also show how much work each input was: a step too many
changes nothing else. Random fights (`odds_…`, `falcons_…`) show all that odds say (`battles.py`,
`falcons.py`), and `outlook_…` all that can be asked of a shaken table (`outlook.py`). Values and
counts (`tests/records`, `tests/perft`) show what happened; these lines show that nothing else
did.

    python -m tests.told.told                 write the fingerprints again, after a wanted change
    python -m tests.told.told <name> [10]     print what stands behind them

Each kind has one file; a line is a game, a moment and the fingerprint. A failing test prints the
first line that differs (`before.py`).
"""

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from multiprocessing import Pool
from pathlib import Path
from random import Random

from rietland.content import library
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.state import PLAYING, BaseState
from rietland.table import savefile
from tests.perft import count
from tests.records import golden
from tests.told import battles, falcons, outlook, prospects, walks
from tests.told.before import difference

HOME = Path(__file__).parent
#: Random games: how many of each family.
WALKS = {
    "board": 50,
    "castle": 20,
    "frost": 36,
    "starshield": 24,
    "shaken": 264,
    "book": 60,
    "trail": 120,
}
BOXES = {
    "board": ["base", "frost"],
    "castle": ["rietburg"],
    "frost": [],
    "starshield": ["starshield"],
    "shaken": [],
    "book": ["dark_paths"],
    "trail": ["chada_thorn"],
}
#: The moments of a game at which one looks around.
EVERY = 3
#: So many inputs of other moments are tried at each moment, and in random games so many that were
#: mixed of two, and so many of all that can be spoken.
OTHERS = 24
STRANGE = 12
SPOKEN = 12
#: What is told by seed alone: the seeds, and who tells it.
SEEDED = {
    "odds": (range(48), battles.telling),
    "falcons": (falcons.SEEDS, falcons.telling),
    "outlook": (outlook.SEEDS, outlook.telling),
}
NUMBERS = ["-1", "0", "1", "2", "3", "6", "7", "10", "99"]
NONE = ("", "0", "False", "None", "[]", "{}")


def telling(name: str) -> dict[str, list[str]]:
    """All that is said in a game or a scene, by the number of its moment."""
    kind, _, seed = name.partition("_")
    if kind in SEEDED:
        return dict(SEEDED[kind][1](int(seed)))
    if name.startswith("walk_"):
        return dict(_of_walk(*name.split("_")[1:]))
    if (golden.HOME / f"{name}.txt").exists():
        return dict(_of_game(golden.HOME / f"{name}.txt"))
    return dict(_of_scene(count.HOME / f"{name}.txt"))


def check(name: str) -> None:
    """Raises AssertionError with the first line that is not told as before."""
    before, now = kept().get(name, {}), telling(name)
    if before != {number: _fingerprint(lines) for number, lines in now.items()}:
        raise AssertionError(difference(name, now))


@cache
def kept() -> dict[str, dict[str, str]]:
    """Fingerprints as they were written, by name and moment."""
    found: dict[str, dict[str, str]] = {}
    for kind in (*BOXES, *SEEDED):
        for line in (HOME / f"{kind}.txt").read_text(encoding="utf-8").splitlines():
            name, number, fingerprint = line.split()
            found.setdefault(name, {})[number] = fingerprint
    return found


def written(name: str) -> str:
    """The lines of one game, scene or seed."""
    told = telling(name).items()
    return "".join(f"{name} {number} {_fingerprint(lines)}\n" for number, lines in told)


def names(kind: str) -> list[str]:
    """What is told of a kind: games, scenes and random games of a family, or seeds."""
    if kind in SEEDED:
        return [f"{kind}_{seed}" for seed in SEEDED[kind][0]]
    games = [name.removesuffix(".txt") for box in BOXES[kind] for name in golden.names(box)]
    walks = [f"walk_{kind}_{seed}" for seed in range(WALKS[kind])]
    return [*games, *(path.stem for path in count.files(kind)), *walks]


def _fingerprint(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:12]


# What is said.


def _of_game(path: Path) -> Iterator[tuple[str, list[str]]]:
    record = savefile.read(path.read_text(encoding="utf-8"), path.name)
    game = library.game(record.setup.box, record.setup.legend, record.setup.heroes)
    inputs = sorted(set(record.inputs))
    s = game.start(record.setup)
    lines = _events(s)
    for number, text in enumerate(record.inputs, 1):
        game.apply(s, game.hear(text))
        lines += [f"> {text}", *_events(s)]
        if number % EVERY == 0:
            others = [inputs[(number + 7 * i) % len(inputs)] for i in range(OTHERS)]
            lines += _moment(game, s, [game.hear(other) for other in others])
        if number % golden.EVERY == 0 or number == len(record.inputs):
            lines += prospects.of(game, s)
            yield str(number), lines
            lines = []


def _of_scene(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The scene and, one input later, every scene it leads to."""
    game, s = count.read(path).position()
    nexts = [(action, _after(game, s, action)) for action in game.pending(s).options]
    others = {action for _, after in nexts for action in game.pending(after).options}
    known = sorted(others, key=game.say)[:: 1 + len(others) // OTHERS]
    yield "0", [*_moment(game, s, known), *prospects.of(game, s)]
    for number, (action, after) in enumerate(nexts, 1):
        yield str(number), [f"> {game.say(action)}", *_moment(game, after, known)]


def _of_walk(family: str, seed: str) -> Iterator[tuple[str, list[str]]]:
    game, s = walks.opening(family, int(seed))
    random = Random(int(seed))
    strange = Random(int(seed))
    offered: Counter[int] = Counter()
    seen: list[Action] = []
    every = 1 if family == "book" else EVERY
    lines = _events(s)
    for number in range(1, walks.steps(family, int(seed)) + 1):
        options = [*game.pending(s).options, *game.asides(s)]
        seen = [*seen, *options][-400:]
        offered.update({one.verb for one in options})
        action = min(options, key=lambda one: (offered[one.verb], random.random()))
        offered[action.verb] += 1  # else two heroes would hand one card to and fro
        game.apply(s, action)
        lines += [f"> {game.say(action)}", *_events(s)]
        if family == "shaken":
            lines.append(f"work {s.work}")
        s = game.load(s.to_data())
        if number % every == 0:
            others = random.sample(seen, min(OTHERS, len(seen)))
            others += [_strange(game, seen, strange) for _ in range(STRANGE)]
            others += [_spoken(game, strange) for _ in range(SPOKEN)]
            lines += [*_moment(game, s, others), _saved(s.to_data())]
            if family == "shaken":
                lines.append(_work(game, s))
        if family in ("book", "trail") or number % golden.EVERY == 0:
            lines += prospects.of(game, s)
        if number % golden.EVERY == 0 or s.result != PLAYING:
            yield str(number), lines
            lines = []
        if s.result != PLAYING:
            return


def _strange(game: Game, seen: list[Action], random: Random) -> Action:
    """An input of another moment with a number of yet another one that can stand in its place."""
    one = random.choice(seen)
    shape = game.lexicon.shapes[one.verb]
    other = random.choice([each for each in seen if game.lexicon.shapes[each.verb] == shape])
    which = random.randrange(4)
    return Action(
        other.verb if which == 0 else one.verb,
        other.who if which == 1 else one.who,
        other.a if which == 2 else one.a,
        other.b if which == 3 else one.b,
    )


def _spoken(game: Game, random: Random) -> Action:
    """Any sentence of the game's notation: most are nonsense."""
    names = {**game.lexicon.names, "number": NUMBERS}
    verbs = [number for number, word in enumerate(game.lexicon.verbs) if word]
    while True:
        verb = random.choice(verbs)
        chosen = [random.choice(names[sort] or [""]) for sort in game.lexicon.shapes[verb] if sort]
        if all(chosen):
            return game.hear(" ".join([game.lexicon.verbs[verb], *chosen]))


def _saved(value: object) -> str:
    """What a saved game has; what is nothing is left out, as a new field begins so."""
    if isinstance(value, dict):
        parts = ((name, _saved(value[name])) for name in sorted(value))
        return "{" + " ".join(f"{name}:{part}" for name, part in parts if part not in NONE) + "}"
    if isinstance(value, list):
        return "[" + " ".join(_saved(one) for one in value) + "]"
    return str(value)


def _moment(game: Game, s: BaseState, others: list[Action]) -> list[str]:
    """The question, where each answer leads, and why other inputs are refused."""
    if s.result != PLAYING:
        return [f"over {s.result} {s.why}"]
    asked = game.pending(s)
    lines = [f"{asked.prompt} of seat {asked.seat}, hero {asked.who}, weights {asked.weights}"]
    for action in [*asked.options, *game.asides(s)]:
        after = _after(game, s, action)
        lines.append(f"{game.say(action)}: {_question(game, after)}")
        lines += _events(after)
    for action in others:
        lines.append(f"{game.say(action)}? {game.refusal(s, action) or 'yes'}")
    return lines


def _work(game: Game, s: BaseState) -> str:
    """How much each answer would be."""
    if s.result != PLAYING:
        return ""
    return f"work {[_after(game, s, action).work for action in game.pending(s).options]}"


def _question(game: Game, s: BaseState) -> str:
    asked = game.pending(s)
    return f"{asked.prompt} of seat {asked.seat}, {' / '.join(map(game.say, asked.options))}"


def _after(game: Game, s: BaseState, action: Action) -> BaseState:
    after = s.copy()
    game.apply(after, action)
    return after


def _events(s: BaseState) -> list[str]:
    return [f"  {event!r}" for event in s.news]


def main(argv: list[str]) -> None:
    if not argv:
        with Pool() as pool:
            for kind in (*BOXES, *SEEDED):
                lines = pool.map(written, names(kind))
                (HOME / f"{kind}.txt").write_text("".join(lines), encoding="utf-8")
        return
    for number, lines in telling(argv[0]).items():
        if argv[1:] in ([], [number]):
            print(f"[{number}]", *lines, sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
