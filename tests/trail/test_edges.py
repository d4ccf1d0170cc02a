"""What happens seldom on the trails of the box, or only on those of an author."""

from rietland.content.trail.load import load_trail
from rietland.kernel.setup import Setup
from rietland.kernel.state import LOST
from rietland.trail import will
from rietland.trail.book import Book
from rietland.trail.game import TrailGame
from rietland.trail.prices import payable
from rietland.trail.state import State
from rietland.vocabulary import trail as words
from tests.marks import rule
from tests.trail.scenes import FOLDER, At, Scene, begun, scene

#: A pile without any card.
NONE = " "


def on_the_way(chada: str, thorn: str) -> tuple[Scene, TrailGame, State]:
    sc = scene(chada=At(chada), thorn=At(thorn))
    return sc, sc.g, sc.s


@rule("CT-COMP-3", "CT-OPEN-9")
def test_what_the_supply_lacks_is_not_gained() -> None:
    sc = scene(chada=At("a2", 9), thorn=At("t0", 9))
    for points, left in ((1, 10), (3, 11), (1, 11)):
        will.change(sc.g, sc.s, 0, points, "CT-SYM-4")
        assert (left, 9) == (sc.will("chada"), sc.will("thorn"))
    assert [1, 1] == [event.amount for event in sc.told("will")]


@rule("CT-TURN-6", "CT-SYM-5")
def test_a_choice_that_costs_willpower_is_for_who_has_it() -> None:
    _, g, s = on_the_way("a2", "t0")
    assert [True, False] == [g.able(s, 0, words.Lose(points=points)) for points in (2, 3)]


def own_book() -> Book:
    return load_trail([FOLDER], FOLDER / "legends" / "1.yaml")


@rule("CT-SETUP-6")
def test_any_map_may_be_the_last_one_the_first_in_the_book_too() -> None:
    content = own_book()
    content.last = 0
    game = TrailGame(content, ["chada", "thorn"])
    s = game.start(Setup("chada_thorn", "1", "allies_0", game.party, [0, 1], ""))
    assert [content.first, -1, -1, 0] == s.row


@rule("CT-TURN-6")
def test_a_price_that_is_asked_twice_is_paid_twice() -> None:
    content = own_book()
    content.lists["toll"] = [words.Lose(points=1), words.Lose(points=2)]
    sc = scene(chada=At("a2", 2), thorn=At("t0", 3))
    game = TrailGame(content, sc.g.party)
    assert [False, True] == [payable(game, sc.s, hero, "toll") for hero in (0, 1)]


@rule("CT-SYM-16")
def test_who_is_pushed_two_spaces_goes_back_two() -> None:
    sc, g, s = on_the_way("a3", "t0")
    g.perform(s, "space/a3/0", 0, words.Back(spaces=2))
    g.go_on(s)
    assert "a1" == sc.where("chada")
    assert 2 == len(sc.told("pushed"))


@rule("CT-END-1")
def test_after_the_end_nothing_is_possible() -> None:
    sc = scene(chada=At("b1", left="curse_1~ chada_left"), thorn=At("x"), curse="a4")
    assert LOST == sc.play("use chada left 1").s.result
    assert "CT-END-1" == sc.refused("move thorn left 3")
    assert "CT-END-1" == sc.refused("give thorn")


@rule("CT-TURN-3", "CT-FIGHT-1")
def test_a_pile_without_cards_neither_fights_nor_is_fought() -> None:
    sc = scene(thorn=At("c0", right=NONE), chada=At("a3"))
    assert [] == sc.offered("fight")
    assert "CT-FIGHT-1" == sc.refused("fight thorn left right")
    sc = scene(
        thorn=At("a2", left=NONE, right="gor thorn_right"), chada=At("a3", left="arrows chada_left")
    )
    assert "CT-FIGHT-1" == sc.refused("call thorn left right")


def test_a_trail_begins_with_one_stage_and_nobody_on_it() -> None:
    data = begun().s.to_data()
    nobody = dict.fromkeys(("active", "fire_of", "going", "pile", "variant"), -1)
    nothing = dict.fromkeys(
        ("added", "curse", "fires", "force", "left", "near", "then", "turns"), 0
    )
    expected = {"opened": 1, **nobody, **nothing}
    assert expected == {name: data[name] for name in expected}


@rule("CT-TURN-6", "CT-CARD-11")
def test_where_nothing_lies_behind_nobody_can_pay_with_a_space_back() -> None:
    _, g, s = on_the_way("a2", "t0")
    assert g.able(s, 0, words.Back())
    s.at = [g.book.maps[g.book.first].line[0], s.at[1]]
    assert not g.able(s, 0, words.Back())
