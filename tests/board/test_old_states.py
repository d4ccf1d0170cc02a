"""States saved by earlier versions still load: a snapshot lets a game go on after an update."""

import json

from rietland.board.game import BoardGame
from rietland.content import library
from rietland.kernel.game import replay
from rietland.table import savefile
from tests.records.golden import HOME
from tests.scenes import fresh_book

#: Inputs of the record after which the state was saved.
AFTER = 137


def test_a_snapshot_of_an_earlier_version_is_the_same_moment_today() -> None:
    record = savefile.read((HOME / "2-normal-3-greedy.txt").read_text())
    game = library.game("base", "2", record.setup.heroes)
    today = replay(game, record.setup, record.inputs[:AFTER])
    saved = json.loads((HOME / "old_state.json").read_text())
    data = today.to_data()
    assert [1, 0] == data["victors"], "who fought the last creature was not kept then"
    battle = data["battle"]
    assert isinstance(battle, list)
    assert [1, False] == battle[17:19], "rounds were not counted then"
    data["battle"] = [*battle[:17], 0, False, *battle[19:]]
    assert {**data, "victors": []} == game.load(saved).to_data()


def test_where_the_track_ends_is_kept_with_the_game() -> None:
    record = savefile.read((HOME / "2-normal-3-greedy.txt").read_text())
    game = library.game("base", "2", record.setup.heroes)
    data = replay(game, record.setup, record.inputs[:AFTER]).to_data()
    data["last_letter"] = 9
    assert 9 == game.load(data).to_data()["last_letter"]


def test_piles_are_saved_by_their_number_and_a_new_one_is_as_at_the_start() -> None:
    book = fresh_book("2")
    book.pile_names.append("snow")
    record = savefile.read((HOME / "2-normal-3-greedy.txt").read_text())
    game = BoardGame(book, record.setup.heroes)
    saved = json.loads((HOME / "old_state.json").read_text())
    piles = game.load(saved).to_data()["piles"]
    start = game.start(record.setup).to_data()["piles"]
    assert isinstance(start, list)
    known = [saved["fog"], saved["deck"], saved["runes"], saved["herbs"]]
    assert [*known, *start[len(known) :]] == piles
