"""Bridges that come and go: the secret passage, and the red X on the drum bridge."""

from rietland.board.legend import effects
from rietland.terminal.board_screen import BoardScreen
from rietland.vocabulary import board as words
from rietland.words import Catalogue
from tests.frost.scene import sunrise, winter
from tests.marks import rule, vector
from tests.scenes import Scene, at


def build(sc: Scene) -> Scene:
    effects.perform(sc.g, sc.s, "test", -1, words.BuildBridge("secret_passage"))
    return sc


def fall(sc: Scene) -> Scene:
    effects.perform(sc.g, sc.s, "test", -1, words.BreakBridge("drum_bridge"))
    return sc


@rule("FE-SECR-1")
def test_the_secret_passage_is_closed_at_first() -> None:
    sc = winter(thorn=at(425))
    assert "AN-MOVE-7" == sc.refused("walk thorn 408")


@rule("FE-SECR-1")
@vector("FE-TV-67")
def test_heroes_go_through_the_secret_passage() -> None:
    sc = build(winter(thorn=at(425)))
    assert 1 == len(sc.told("built"))
    sc.play("walk thorn 408")
    assert (408, 1) == (sc.hero("thorn").space, sc.hero("thorn").hours)


@rule("FE-SECR-1")
def test_creatures_do_not_know_the_secret_passage() -> None:
    sc = build(winter(creatures={408: "gor"}, thorn=at(460), kram=at(460)))
    assert "gor" == sunrise(sc).creature(403)


@rule("FE-X-1")
@vector("FE-TV-68")
def test_without_the_drum_bridge_the_arrow_points_elsewhere() -> None:
    sc = fall(winter(creatures={415: "gor"}, thorn=at(460), kram=at(460)))
    assert "gor" == sunrise(sc).creature(412)


@rule("FE-X-1")
def test_nobody_crosses_a_bridge_that_is_gone() -> None:
    sc = fall(winter(thorn=at(415)))
    assert "AN-MOVE-7" == sc.refused("walk thorn 407")


def test_the_terminal_misses_a_bridge_but_no_passage_that_nobody_opened() -> None:
    def text(sc: Scene) -> str:
        return "\n".join(BoardScreen(Catalogue("en")).lines(sc.g.view(sc.s, 0)))

    sc = winter(thorn=at(415))
    assert "Bridges that are gone" not in text(sc)
    assert "Bridges that are gone: drum bridge" in text(fall(sc))
