"""What a view says of pieces that are shared out."""

from rietland.board.legend import share
from rietland.board.verbs import GOLD
from rietland.board.view.types import BoardView
from tests.scenes import Scene, at, scene


def seen(sc: Scene, seat: int = 0) -> BoardView:
    return sc.g.view(sc.s, seat)


def test_pieces_are_told_with_how_many_each_hero_can_take() -> None:
    sc = scene(thorn=at(14), chada=at(25))
    share.share_out(sc.s, "AN-EVENT-7", 3, GOLD, 0)
    shown = seen(sc, sc.g.pending(sc.s).seat).sharing
    assert shown is not None
    assert (3, False, True) == (shown.left, shown.pays, shown.alone)
    assert [("thorn", "gold", 3), ("chada", "gold", 3)] == [
        (one.hero, one.good, one.most) for one in shown.portions
    ]
    sc.play(*[shown.portions[1].say] * 3)
    assert (0, 3) == (sc.hero("thorn").gold, sc.hero("chada").gold)


def test_a_loss_ends_where_somebody_has_nothing_left() -> None:
    sc = scene(thorn=at(14, willpower=2), chada=at(25, willpower=7))
    share.share_loss(sc.s, "AN-EVENT-7", 4)
    shown = seen(sc, sc.g.pending(sc.s).seat).sharing
    assert shown is not None
    assert (4, True) == (shown.left, shown.pays)
    assert [2, 4] == [one.most for one in shown.portions]


def test_only_a_sharing_is_told_as_one() -> None:
    assert seen(scene(thorn=at(14), chada=at(25))).sharing is None
