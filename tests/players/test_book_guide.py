"""Readers of gamebooks: what a page tells them, and how far they look ahead."""

import msgspec
import pytest

from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.state import PLAYING
from rietland.players.book.guide import BookGuide, make_guide, sheet_worth
from rietland.players.companions import intention
from rietland.players.search.player import make_player
from rietland.players.search.search_player import MASTER, SearchPlayer
from rietland.words import Catalogue
from tests.book.scenes import Scene, begun, opened


def answer(sc: Scene, name: str, steps: int = 40) -> str:
    player = make_player(name, 1, 1.0, steps)
    return sc.g.say(player.choose(sc.g, sc.s, 0))


@pytest.mark.parametrize("name", ["random", "novice", "greedy", "steady", "master"])
@pytest.mark.parametrize("party", [["thorn"], ["tenaya", "kram"]])
def test_every_reader_comes_to_an_end(name: str, party: list[str]) -> None:
    sc = begun(*party)
    player = make_player(name, 3, 1.0, 12)
    while sc.s.result == PLAYING:
        pending = sc.g.pending(sc.s)
        if pending.kind == CHANCE_DECIDES:
            sc.g.apply(sc.s, pending.options[sc.s.seq % 6])
        else:
            action = player.choose(sc.g, sc.s, 0)
            assert action in pending.options
            sc.g.apply(sc.s, action)
    assert sc.s.why.startswith("ending-dark_paths-")


def test_a_sure_way_is_better_than_a_test_that_is_hardly_passed() -> None:
    assert "take kram leave_it" == answer(opened("6", "kram", lacks=("rope",), will=5), "greedy")
    assert "take kram climb" == answer(opened("6", "kram", will=20), "greedy")


def test_the_hero_who_passes_most_surely_takes_the_test() -> None:
    sc = opened("31", "kram", "thorn", "eara", will=9, frost=0).take("get_up")
    assert "send thorn eara" == answer(sc, "master")


def test_gifts_are_used_and_books_are_read_on() -> None:
    sc = opened("31", "thorn", will=9, frost=0).take("get_up").play("roll 3")
    assert "use thorn" == answer(sc, "master")
    assert "read_on thorn" == answer(opened("34"), "greedy")


def test_a_careful_reader_looks_one_page_ahead() -> None:
    # The bowl, or the freedom of both: the next page is an ending.
    sc = opened("80", "thorn", has=("name_sennet",))
    assert "take thorn pour_out" == answer(sc, "master", 200)
    # A fire before dusk is worth more than a cold walk.
    assert "take tenaya make_fire" == answer(opened("24", "tenaya", frost=5), "master", 200)


def test_a_sheet_is_worth_more_with_will_warmth_things_and_memories() -> None:
    poor = opened("3", will=5, frost=6)
    for better in (
        opened("3", will=9, frost=6),
        opened("3", will=5, frost=3),
        opened("3", will=5, frost=6, has=("rope",)),
        opened("3", will=5, frost=6, has=("oath",)),
    ):
        assert sheet_worth(poor.g, poor.s) < sheet_worth(better.g, better.s)


def test_an_ending_is_worth_what_readers_wish() -> None:
    guide = BookGuide(novice=False)
    worth = [
        guide.value(sc.g, sc.s) for sc in (opened("76"), opened("75"), opened("79"), opened("77"))
    ]
    assert [1.0, 0.6, 0.4, 0.0] == worth


def test_ways_that_look_alike_are_taken_in_turn() -> None:
    guide = make_guide(False)
    sc = begun("thorn")
    pending = sc.g.pending(sc.s)
    taken = {sc.g.say(guide.policy(sc.g, sc.s, pending)) for _ in range(30)}
    assert 3 == len(taken)


def test_a_hint_names_the_way() -> None:
    sc = opened("24", "tenaya", frost=5)
    mind = SearchPlayer(1, MASTER, 1.0, 60)
    best = mind.rank(sc.g, sc.s, 0, 3)[0]
    assert "take tenaya make_fire" == sc.g.say(best.action)
    assert 0.0 <= best.chance <= 1.0
    plan = intention.told(sc.g, sc.s, 0, best.steps)
    assert "“Make a fire”" in Catalogue("en").say(msgspec.to_builtins(plan))
    mind.heed(sc.g, sc.s, 0, "take tenaya make_fire")
