"""Record views for the browser client's mock mode: companions play, their views are kept.

    python tools/client.py            writes client/src/mock/static.json and views.json

The mock mode (npm run dev -- --mode mock) and the client's tests play these views without a server.
"""

import json
import sys
from pathlib import Path
from typing import Final

from rietland.board.rules import Board
from rietland.board.state import State
from rietland.board.view import board_view
from rietland.board.view_static import board_static
from rietland.content import library
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.players.player import make_player
from rietland.table.dice import Seeded

HOME: Final = Path(__file__).resolve().parent.parent / "client" / "src" / "mock"
LEGEND: Final = "2"
HEROES: Final = ["thorn", "chada", "kram", "liphardus"]
SEED: Final = "seed1"
LONGEST: Final = 3000
#: At most so many views of each kind of question, and of each stage of a fight.
MOST: Final = 3


def main() -> int:
    """Play one game and keep a varied selection of its views."""
    game = library.game("base", LEGEND, HEROES)
    assert isinstance(game, Board)
    (HOME / "static.json").write_text(_json(board_static(game)), encoding="utf-8")
    seats = [0] * len(HEROES)
    state = game.start(Setup("base", LEGEND, game.book.difficulties[-1], HEROES, seats, ""))
    assert isinstance(state, State)
    player = make_player("greedy", 7)
    dice = Seeded(SEED)
    kept: list[dict[str, object]] = []
    told: list[dict[str, object]] = []
    count: dict[str, int] = {}
    for _ in range(LONGEST):
        pending = game.pending(state)
        if pending.kind != CHANCE_DECIDES:
            view = board_view(game, state, 0)
            kind = f"{pending.prompt.rpartition('/')[2]} {state.battle is not None}"
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
        news = board_view(game, state, 0)["news"]
        told = [*told[-20:], {"seq": state.seq, "seat": pending.seat, "say": "", "news": news}]
    (HOME / "views.json").write_text(_json(kept), encoding="utf-8")
    sys.stdout.write(f"{len(kept)} views up to input {state.seq}\n")
    return 0


def _message(seq: int, view: dict[str, object], told: list[dict[str, object]]) -> dict[str, object]:
    return {
        "type": "view", "table": "demo", "seq": seq, "view": view, "mine": [0], "told": told,
        "undo": max(0, seq - 1),
    }  # fmt: skip


def _json(data: object) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.exit(main())
