"""How long the odds of a fight take; PYTHONPATH says whether the plain or the compiled engine.

    python bench/odds.py [repetitions]

For each fight the time of a forecast and of the advice at the first question, best of the
repetitions, in milliseconds of CPU. The last line is one JSON object with all figures.
"""

import json
import sys
import time

from rietland.board.game import BoardGame
from rietland.board.odds import advise
from rietland.board.pieces.heroes import hold
from rietland.board.pieces.things import thing
from rietland.board.state import State
from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState

SPACE = 10
#: Name, creature, then for each fighter: figure, strength, willpower, hours used, things.
Fighter = tuple[str, int, int, int, list[str]]
FIGHTS: list[tuple[str, str, list[Fighter]]] = [
    ("one against a gor", "gor", [("thorn", 3, 7, 0, [])]),
    ("two against a gor", "gor", [("thorn", 2, 7, 2, []), ("eara", 1, 7, 2, [])]),
    ("two against a skral", "skral", [("thorn", 3, 7, 0, []), ("eara", 2, 7, 0, [])]),
    (
        "three against a skral",
        "skral",
        [("thorn", 3, 7, 2, []), ("chada", 2, 7, 2, []), ("eara", 2, 7, 2, [])],
    ),
    (
        "three against a wardrak, helm",
        "wardrak",
        [("thorn", 5, 9, 2, ["helm"]), ("chada", 3, 8, 2, []), ("kram", 4, 9, 2, [])],
    ),
    (
        "four against a skral",
        "skral",
        [
            ("thorn", 3, 9, 0, []), ("chada", 2, 10, 0, []),
            ("eara", 2, 8, 0, []), ("kram", 3, 12, 0, []),
        ],
    ),
    (
        "four against a troll",
        "troll",
        [
            ("thorn", 5, 9, 0, []), ("chada", 4, 10, 0, []),
            ("eara", 4, 8, 0, []), ("kram", 5, 12, 0, []),
        ],
    ),
    (
        "four against the tower, easy",
        "tower_skral",
        [
            ("thorn", 7, 12, 2, ["helm"]), ("chada", 6, 10, 2, []),
            ("eara", 5, 9, 2, []), ("kram", 7, 14, 2, []),
        ],
    ),
    (
        "two against a skral, brew",
        "skral",
        [("thorn", 3, 9, 2, ["witch_brew"]), ("chada", 2, 10, 2, [])],
    ),
    (
        "two against a skral, brew and shield",
        "skral",
        [("thorn", 3, 9, 2, ["shield"]), ("chada", 2, 10, 2, ["witch_brew"])],
    ),
    (
        "four against a troll, helm, brew and shield",
        "troll",
        [
            ("thorn", 5, 9, 0, ["helm", "shield"]),
            ("chada", 4, 10, 0, []),
            ("eara", 4, 8, 0, []),
            ("kram", 5, 12, 0, ["witch_brew"]),
        ],
    ),
]  # fmt: skip


def prepare(kind: str, fighters: list[Fighter]) -> tuple[BoardGame, State]:
    """The fighters with the creature, the first of them on turn."""
    party = [one[0] for one in fighters]
    if len(party) == 1:
        party.append("kram")
    game = library.game("base", "2", party)
    assert isinstance(game, BoardGame)
    state: BaseState = game.start(Setup("base", "2", "easy", party, list(range(len(party))), ""))
    while game.pending(state).prompt != "ask-turn":
        game.apply(state, game.pending(state).options[0])
    assert isinstance(state, State)
    book = game.book
    for h, (_, strength, willpower, hours, things) in enumerate(fighters):
        hero = state.heroes[h]
        hero.space = SPACE
        hero.strength = strength
        hero.willpower = willpower
        hero.hours = hours
        for one in things:
            number = book.thing_kind(one)
            hold(hero, thing(number, book.things[number].face))
    named = [opponent.name for opponent in book.named]
    name = named.index(kind) if kind in named else -1
    state.creature_kind.append(book.named[name].kind if name >= 0 else book.creature_kind(kind))
    state.creature_space.append(SPACE)
    state.creature_name.append(name)
    state.creature_load.append(0)
    state.occupant[SPACE] = len(state.creature_kind) - 1
    state.active = 0
    return game, state


def first_question(game: BoardGame, state: State, fighters: list[Fighter]) -> State:
    """Into the fight with all of them, dice as they come, up to a question about the round."""
    after = state.copy()
    game.apply(after, game.hear(f"fight {fighters[0][0]} {SPACE}"))
    for one in fighters[1:]:
        game.apply(after, game.hear(f"invite {fighters[0][0]} {one[0]}"))
        game.apply(after, game.hear(f"join {one[0]}"))
    while game.pending(after).kind == CHANCE_DECIDES:
        game.apply(after, game.pending(after).options[1])
    return after


def main(repetitions: int) -> None:
    figures: dict[str, dict[str, float]] = {}
    for name, kind, fighters in FIGHTS:
        game, state = prepare(kind, fighters)
        asked = first_question(game, state, fighters)
        everybody = list(range(len(fighters)))
        hovering = advising = 1e9
        outlook = advise.forecast(game, state, everybody, SPACE)
        for _ in range(repetitions):
            begun = time.process_time()
            advise.forecast(game, state, everybody, SPACE)
            hovering = min(hovering, time.process_time() - begun)
            begun = time.process_time()
            advise.advise(game, asked)
            advising = min(advising, time.process_time() - begun)
        figures[name] = {
            "forecast_ms": round(hovering * 1000, 1),
            "advice_ms": round(advising * 1000, 1),
            "win": outlook.win,
            "exact": outlook.exact,
        }
        mark = "" if outlook.exact else "  (not exact)"
        print(
            f"{name:46s} forecast {hovering * 1000:8.1f} ms  advice {advising * 1000:8.1f} ms"
            f"  win {outlook.win:.4f}{mark}"
        )
    compiled = not str(advise.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "fights": figures}))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
