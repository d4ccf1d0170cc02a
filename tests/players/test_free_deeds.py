"""Companions use what they were given: they push creatures back, hand lights on, follow a key."""

import pytest

from rietland.board.pieces import figures as bags
from rietland.players.board.guide import BoardGuide
from rietland.players.board.learned.weights import W
from rietland.players.board.legend.goals import goals_of
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.deed import Do
from tests.marks import rule
from tests.players.test_trials import answer, go_on, plans, strong, temple
from tests.scenes import At, Scene, at, code_of
from tests.starshield.scene import moment, put, read
from tests.starshield.test_wolves import wolves
from tests.starshield.threats import put_threat

#: More creatures before the castle than it has shields for.
HORDE = {4: "gor", 5: "gor", 7: "gor", 12: "gor", 9: "gor", 11: "gor"}


@rule("SS-GIFT-4")
def test_a_creature_that_nobody_can_beat_is_pushed_back() -> None:
    sc = moment(thorn=at(16, strength=1, willpower=3, things=["torch"]), creatures={16: "troll"})
    assert "deed thorn torch" == answer(sc)
    sc.play("deed thorn torch")
    away = Situation(sc.g, sc.s, W[2]).march.arrival[0]
    sc.play(answer(sc))
    assert 16 != sc.s.creature_space[0]
    assert Situation(sc.g, sc.s, W[2]).march.arrival[0] > away


@rule("SS-GIFT-4")
def test_a_creature_is_not_pushed_onto_farmers() -> None:
    sc = moment(
        thorn=at(18, strength=1, willpower=3, things=["torch"]),
        creatures={18: "troll"},
        loose={28: ["farmer"]},
    )
    assert go_on(sc, "pick thorn")
    assert "pick thorn 28" != answer(sc)


def test_who_has_the_torch_goes_to_a_creature_that_would_take_the_castle() -> None:
    sc = moment(thorn=at(14, things=["torch"]), chada=at(72, resting=True), creatures=HORDE)
    torch = [deed.name for deed in sc.g.book.deeds].index("torch")
    assert [task for task in plans(sc) if isinstance(task, Do) and task.what == torch]
    used = moment(thorn=at(14, things=["torch_used"]), chada=at(72), creatures=HORDE)
    assert not [task for task in plans(used) if isinstance(task, Do) and task.what == torch]


@rule("SS-TOK-5")
def test_lights_go_to_who_rolls_last_before_something_is_tried() -> None:
    # Neither is strong enough alone, not even with the light.
    sc = temple(1, 0, thorn=at(41, strength=5), chada=at(41, strength=5))
    sc.hero("thorn").things = [code_of(sc.g.book, "light_8")]
    assert "give thorn light_8 chada" == answer(sc)
    sc.play("give thorn light_8 chada")
    assert "try thorn middle 41" == answer(sc)


@rule("SS-TOK-5")
def test_lights_go_to_who_rolls_last_before_the_last_fight() -> None:
    sc = moment(thorn=strong(17), chada=strong(17), cards=["T_catapult"])
    put_threat(sc, "catapult_troll", 17)
    put_threat(sc, "catapult_troll", 17)
    put(sc, catapult=1, prince_sought=1)
    sc.hero("thorn").things = [code_of(sc.g.book, "light_8")]
    assert "give thorn light_8 chada" == answer(sc)


def locked(**heroes: At) -> Scene:
    """Ken Dorr has the key on 37, the chest is on 40, and lights are sought."""
    sc = moment(figures={"ken_dorr": 37}, loose={40: ["chest"]}, cards=["A4", "K_key"], **heroes)  # type: ignore[arg-type]
    put(sc, search=1)
    return sc


@rule("SS-CLUE-KEY-2", "SS-KEN-4")
def test_ken_dorr_is_caught_for_his_key() -> None:
    free = locked(thorn=strong(37), chada=at(72, resting=True))
    assert not answer(free).startswith("try thorn catch_ken")
    sc = locked(thorn=strong(37), chada=at(72, resting=True))
    bags.load(sc.s, sc.g.book.figure_names.index("ken_dorr"), code_of(sc.g.book, "key"))
    assert "try thorn catch_ken 37" == answer(sc)


@rule("SS-CLUE-KEY-2")
def test_the_key_is_carried_to_the_chest() -> None:
    sc = locked(thorn=at(41, things=["key"]), chada=at(72, resting=True))
    assert go_on(sc, "deed thorn open_chest")


def bright(strength: int, engine: int) -> Scene:
    """Three lights are held, the siege engine has come, and a creature pushes it."""
    sc = moment(
        thorn=at(57, strength=strength, willpower=14, things=["light_14", "light_4"]),
        chada=at(57, strength=strength, willpower=14, things=["light_2", "light_10"]),
        creatures={33: "gor", 65: "gor", 66: "gor"},
        cards=["A4", "T_siege"],
    )
    put_threat(sc, "siege_engine", engine)
    put(sc, siege_engine=1, search=1)
    return sc


@rule("SS-SEEK-3")
def test_lights_are_laid_down_by_the_strong_and_by_those_who_need_time() -> None:
    assert "deed thorn lay_lights" == answer(bright(14, 84))
    assert "deed thorn lay_lights" != answer(bright(3, 84))
    assert "deed thorn lay_lights" == answer(bright(3, 38))


@rule("SS-SEEK-3")
def test_the_dimmest_lights_are_laid_down() -> None:
    sc = bright(14, 84)
    sc.play("deed thorn lay_lights")
    while not sc.loose(16):
        sc.play(answer(sc))
    assert ["light_14"] == sc.things("thorn") + sc.things("chada")


@rule("SS-SHIELD-7")
@pytest.mark.parametrize(
    ("shield", "willpower", "says"),
    [("star_shield", 20, "bear"), ("star_shield", 3, "block"), ("shield", 20, "block")],
)
def test_the_star_shield_is_kept_for_the_sunrise_unless_the_hero_would_fall(
    shield: str, willpower: int, says: str
) -> None:
    sc = moment(
        thorn=at(16, strength=1, willpower=willpower, things=[shield]), creatures={16: "troll"}
    )
    sc.play("fight thorn 16")
    while sc.prompt() != "ask-shield":
        sc.play("roll 1")
    assert f"{says} thorn" == answer(sc)


@rule("SS-WOLF-10", "SS-SHIELD-7")
@pytest.mark.parametrize(
    ("shield", "willpower", "says"),
    [("star_shield", 11, "bear"), ("shield", 11, "bear"), ("star_shield_half", 2, "block")],
)
def test_no_shield_is_spent_on_a_bite_that_fells_nobody(
    shield: str, willpower: int, says: str
) -> None:
    thorn = at(45, hours=3, strength=3, willpower=willpower, things=[shield])
    sc = wolves(65, 4, thorn=thorn, chada=at(5))
    sc.play("pass thorn")
    assert "ask-shield" == sc.prompt()
    assert f"{says} thorn" == answer(sc)
    # Nor do those who search think about it: a few games do not tell what a use will be worth.
    assert BoardGuide().routine(sc.g, sc.s, sc.g.pending(sc.s))


@rule("SS-GIFT-1", "SS-GIFT-3")
@pytest.mark.parametrize(
    ("party", "left"),
    [(["thorn", "kram"], "horned_falcon"), (["thorn", "chada", "eara", "kram"], "torch")],
)
def test_which_gift_stays_in_the_box_depends_on_how_many_they_are(
    party: list[str], left: str
) -> None:
    """Two have nobody to spare for a creature elsewhere: they rather push it back."""
    sc = moment(**{name: at(72) for name in party})  # type: ignore[arg-type]  # heroes, no options
    read(sc, "gifts")
    assert answer(sc).endswith(f" without_{left}")


def test_of_a_way_that_gives_things_the_group_knows_what_they_are_worth() -> None:
    sc = moment(thorn=at(72), kram=at(72))
    book, known = sc.g.book, goals_of(sc.g).free_deeds
    names = ("hourglass", "flute", "torch", "horned_falcon", "helm")
    worths = [known.worth(book, book.thing_kind(name), 2) for name in names]
    assert sorted(worths, reverse=True) == worths
    assert 0.0 == worths[-1] < worths[-2]


@rule("SS-MIS-GATE-7")
@pytest.mark.parametrize(("done", "drops"), [(0, False), (2, True)])
def test_a_log_that_nobody_needs_is_put_down(done: int, drops: bool) -> None:
    sc = moment(thorn=at(20, strength=7, things=["log_4"]), cards=["A3_gates"])
    put(sc, gates=1, logs_needed=2, logs=done)
    assert drops == (answer(sc) == "drop thorn log_4")
