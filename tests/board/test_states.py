"""States of the board: how they begin, and what those of earlier versions lacked."""

import pytest

from rietland.board.book import FOG_TOKENS
from rietland.board.setup import empty_table
from rietland.board.state import Battle, Hero, State, battle_from_data, state_from_data
from rietland.kernel.pile import EMPTY
from rietland.kernel.setup import Setup
from rietland.vocabulary.board import SWITCHES
from tests.marks import rule
from tests.scenes import at, scene

#: Fields that older versions did not save.
SINCE = [
    "bag", "bag_of", "card_deck", "card_hero", "card_number", "card_state", "crossed", "crowds",
    "deeds", "end_token", "haggle_at", "haggle_gave", "leaders", "secrets", "skipped", "token_at",
    "token_kind", "victors",
]  # fmt: skip


def test_a_board_begins_on_the_first_day_with_nothing_on_it() -> None:
    begun = {name: value for name, value in State().to_data().items() if value}
    assert {"day": 1, "rooster": -1} == begun


def test_a_hero_begins_with_one_strength_point_and_seven_willpower() -> None:
    assert [3, 2, 0, 1, 7, 0, False, 0, [], 0] == Hero(3, 2).to_data()


def new_battle() -> list[object]:
    before = [[1], [], 0, 0, [], 0, False, 0, False, 0, 0, 0, -1]
    return [1, 5, 7, 4, *before, 0, False, False, [], False, False, 0, False, False, [], -1]


def test_a_fight_begins_with_who_invites_and_nothing_rolled() -> None:
    assert new_battle() == Battle(1, 5, 7, 4).to_data()


@pytest.mark.parametrize("known", range(16, 28))
def test_what_a_fight_of_an_earlier_version_lacks_is_as_in_a_new_one(known: int) -> None:
    assert new_battle() == battle_from_data(new_battle()[:known]).to_data()


@pytest.mark.parametrize("field", SINCE)
def test_what_an_earlier_version_did_not_save_is_as_at_the_start(field: str) -> None:
    sc = scene(thorn=at(14))
    data = sc.s.to_data()
    start = data.pop(field)
    assert start == state_from_data(data, sc.g.book).to_data()[field]


def test_the_end_of_the_track_and_new_things_are_as_the_book_has_them() -> None:
    sc = scene(thorn=at(14))
    book = sc.g.book
    data = sc.s.to_data()
    data.pop("last_letter")
    stock = data["stock"]
    assert isinstance(stock, list)
    loaded = state_from_data({**data, "stock": stock[:1]}, book)
    assert book.last_letter == loaded.last_letter
    assert [kind.count if kind.supplied else 0 for kind in book.things[1:]] == loaded.stock[1:]


def test_on_an_empty_table_no_fog_no_well_and_no_figure_lies_ready() -> None:
    sc = scene(thorn=at(14), chada=at(14))
    book = sc.g.book
    setup = Setup("base", "1", book.difficulties[0], ["thorn", "chada"], [0, 1], "")
    s = empty_table(sc.g, setup, ["thorn", "chada"])
    fog = s.piles[FOG_TOKENS]
    assert [0] * len(book.fog_faces) == fog.unseen
    assert [[EMPTY] * len(book.fog_spaces)] == fog.stacks
    assert [-1] * len(book.well_spaces) == s.wells
    assert [-1] * len(book.figure_names) == s.figures
    assert [0] * len(book.deeds) == s.deeds
    assert [1] * len(SWITCHES) == s.counters[: len(SWITCHES)]
    assert not any(s.counters[len(SWITCHES) :])


@rule("AN-MINE-13")
def test_the_mine_has_no_castle_and_no_shields() -> None:
    party = ["thorn", "chada"]
    for legend, shields in (("1", 3), ("4", 0)):
        game = scene(legend=legend, box="base", thorn=at(14), chada=at(14)).g
        setup = Setup("base", legend, game.book.difficulties[0], party, [0, 1], "")
        assert shields == empty_table(game, setup, party).shields
