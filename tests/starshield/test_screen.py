"""The Star Shield in the terminal: company, bags, logs, crosses, trials and hours in words."""

from rietland.board.pieces import figures as bags
from rietland.terminal.board_screen import BoardScreen
from rietland.words import Catalogue
from tests.marks import rule
from tests.scenes import Scene, at, code_of
from tests.starshield.nights import night
from tests.starshield.scene import moment, put
from tests.starshield.threats import put_threat


def shown(sc: Scene) -> str:
    return "\n".join(BoardScreen(Catalogue("en")).lines(sc.g.view(sc.s, 0)))


@rule("SS-MIS-PRI-1", "SS-KEN-2", "SS-MIS-GATE-6", "SS-WOLF-8")
def test_figures_logs_and_the_hour_of_the_wolves_are_listed() -> None:
    sc = moment(
        thorn=at(14, strength=5, things=["log_4"]), chada=at(5), figures={"prince": 14, "alpha": 65}
    )
    sc.s.figures[sc.g.book.figure_names.index("ken_dorr")] = 9
    bags.load(sc.s, sc.g.book.figure_names.index("ken_dorr"), code_of(sc.g.book, "key"))
    put(sc, wolf_hour=4)
    sc.play("guide thorn prince")
    text = shown(sc)
    assert "Prince Thorald (Thorn) on 14" in text
    assert "Ken Dorr (key) on 9" in text
    assert "4 covered" in text
    assert "hour of the wolves: 4" in text


@rule("SS-SHIELD-2", "SS-GOAL-6")
def test_crosses_and_sunrises_left_are_listed() -> None:
    sc = moment(
        thorn=at(57, things=["star_shield"]), chada=at(57), cards=["starlight", "T_krahder"]
    )
    put_threat(sc, "krahder", 70)
    put(sc, krahder=1)
    night(sc)
    sc.play("cross thorn wardrak_2")
    text = shown(sc)
    assert "Crossed out at this sunrise: wardrak, second time" in text
    assert "sunrises left" in text


@rule("SS-TRY-1")
def test_a_trial_is_called_by_its_name_and_its_value() -> None:
    sc = moment(thorn=at(41), chada=at(41), figures={"temple": 41}, cards=["T_temple"])
    sc.play("try thorn spire 41")
    text = shown(sc)
    assert "Thorn on space 41: Bring down the spire. Strength 1, battle value 16 needed." in text
    assert "rubble" not in text
