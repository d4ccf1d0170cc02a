"""Record views for the browser client's mock mode: companions play, their views are kept.

    python tools/client.py            writes a folder for each game to client/src/mock

The mock mode (npm run dev -- --mode mock) and the client's tests play these views without a server.
For the tests, the beginning of each game is kept without a gap too, in client/tests/told.
"""

import json
import sys
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from rietland import families
from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.players.search.player import make_player
from rietland.table.dice import Seeded

HOME: Final = Path(__file__).resolve().parent.parent / "client" / "src" / "mock"
GAPLESS: Final = HOME.parents[1] / "tests" / "told"
SEED: Final = "seed1"
LONGEST: Final = 3000
#: At most so many views of each kind of question, in a fight and outside.
MOST: Final = 3
#: Questions of a game that are kept without a gap, each as what has changed since the last one.
FIRST: Final = 110
#: What a view asks of a seat; the tests of what happened do without.
ASKED: Final = (
    "options", "asides", "cannot", "ways", "sharing", "threats", "dawn", "clashes", "news",
    "previews", "reach",
)  # fmt: skip


class Told(NamedTuple):
    """A game to record; its files lie in a folder called after the box."""

    box: str
    legend: str
    heroes: list[str]
    #: For the tests alone, from this question on.
    since: int = -1
    #: The hardest one, unless it is named.
    difficulty: str = ""


GAMES: Final = [
    Told("base", "2", ["thorn", "chada", "kram", "liphardus"]),
    # Blasts, a hero who leaves the game, gems that are handed over.
    Told("base", "4", ["thorn", "chada", "kram", "liphardus"], 85),
    # The castle is freed, the dragon flies.
    Told("base", "5", ["thorn", "chada", "kram", "liphardus"], 95),
    Told("rietburg", "1", ["kram", "eara", "kheela", "chada"]),
    Told("dark_paths", "1", ["thorn", "tenaya"]),
    # Allies that are placed, fights together, stages that unfold.
    Told("chada_thorn", "1", ["chada", "thorn"], difficulty="allies_4"),
]


#: Faces of a board that are surveyed: box, a legend that is played on it, its name.
FACES: Final = [("frost", "1", "castle"), ("frost", "2", "village")]


def main() -> int:
    """Play each game and keep a varied selection of its views."""
    for box, legend, face in FACES:
        game = library.game(box, legend, ["thorn", "tenaya"])
        static = families.load(families.of(game).static)(game)
        (HOME / box / f"{face}.json").write_text(_json(static), encoding="utf-8")
    for one in GAMES:
        sys.stdout.write(f"{one.box} {one.legend}: {record(one)} views\n")
    return 0


def record(told_game: Told) -> int:
    game = library.game(told_game.box, told_game.legend, told_game.heroes)
    seats = [0] * len(told_game.heroes)
    difficulty = told_game.difficulty or game.base.difficulties[-1]
    setup = Setup(told_game.box, told_game.legend, difficulty, told_game.heroes, seats, "")
    state = game.start(setup)
    player = make_player("greedy", 7)
    dice = Seeded(SEED)
    kept: list[dict[str, object]] = []
    told: list[dict[str, object]] = []
    gapless: list[dict[str, object]] = []
    lately: list[dict[str, object]] = []
    last: dict[str, object] = {}
    count: dict[str, int] = {}
    asked = 0
    for _ in range(LONGEST):
        pending = game.pending(state)
        view: dict[str, object] = msgspec.to_builtins(game.view(state, 0))
        if pending.kind != CHANCE_DECIDES:
            asked += 1
            if asked > told_game.since and len(gapless) < FIRST:
                shown = {name: part for name, part in view.items() if name not in ASKED}
                changed = {name: part for name, part in shown.items() if part != last.get(name)}
                brief = {name: _brief(part, last.get(name)) for name, part in changed.items()}
                gapless.append({"changed": brief, "told": lately})
                lately, last = [], shown
            fights = view.get("battle") or view.get("fight")
            kind = f"{pending.prompt.rpartition('/')[2]} {fights is not None}"
            count[kind] = count.get(kind, 0) + 1
            if count[kind] <= MOST or pending.kind == OVER:
                kept.append(_message(state.seq, view, told))
                told = []
        if pending.kind == OVER:
            break
        action = (
            dice.answer(pending)
            if pending.kind == CHANCE_DECIDES
            else player.choose(game, state, 0)
        )
        assert action is not None
        game.apply(state, action)
        news = msgspec.to_builtins(game.news(state, 0))
        one = {"seq": state.seq, "seat": pending.seat, "say": "", "news": news}
        told = [*told[-20:], one]
        lately.append(one)
    GAPLESS.mkdir(exist_ok=True)
    if told_game.since >= 0:
        name = f"{told_game.box}_{told_game.legend}.json"
        (GAPLESS / name).write_text(_json(gapless), encoding="utf-8")
        return 0
    home = HOME / told_game.box
    home.mkdir(exist_ok=True)
    static = families.load(families.of(game).static)(game)
    (home / "static.json").write_text(_json(static), encoding="utf-8")
    (home / "views.json").write_text(_json(kept), encoding="utf-8")
    (GAPLESS / f"{told_game.box}.json").write_text(_json(gapless), encoding="utf-8")
    return len(kept)


def _brief(part: object, before: object) -> object:
    """What changed in a part: in a list null is what was there, `~` has new parts of a record."""
    if isinstance(part, dict) and isinstance(before, dict) and list(part) == list(before):
        new = {name: one for name, one in part.items() if one != before[name]}
        return {"~": {name: _brief(one, before[name]) for name, one in new.items()}}
    if not isinstance(part, list) or not isinstance(before, list) or len(part) != len(before):
        return part
    if not all(isinstance(one, dict) for one in part):
        return part
    pairs = zip(part, before, strict=True)
    return [None if one == then else _brief(one, then) for one, then in pairs]


def _message(seq: int, view: dict[str, object], told: list[dict[str, object]]) -> dict[str, object]:
    return {
        "type": "view", "table": "demo", "seq": seq, "view": view, "mine": [0], "told": told,
        "undo": max(0, seq - 1),
    }  # fmt: skip


def _json(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main())
