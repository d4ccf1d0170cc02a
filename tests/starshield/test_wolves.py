"""The wolves: an hour of the day moves them; their leader is tamed, or feared."""

from copy import copy

import pytest

from rietland.board.book import Bonus
from rietland.board.fight.strength import group_bonus
from rietland.board.game import BoardGame
from rietland.vocabulary.board import Filter
from tests.marks import rule, vector
from tests.scenes import At, Scene, at
from tests.starshield.nights import night
from tests.starshield.scene import counter, figure, moment, put, read


def wolves(alpha: int, hour: int, **heroes: At) -> Scene:
    """The alpha is there, the others far off; the symbol lies on this hour."""
    sc = moment(figures={"alpha": alpha}, cards=["W_arrive", "W_fight"], **heroes)  # type: ignore[arg-type]
    put(sc, wolf_hour=hour)
    return sc


@rule("SS-WOLF-8", "SS-OPEN-4")
def test_the_wolves_arrive_and_bite_nobody_yet() -> None:
    sc = moment(thorn=at(65, farmers=1), chada=at(72))
    read(sc, "W_arrive")
    sc.play("roll 4")
    assert [65, 55, 33] == [figure(sc, name) for name in ("alpha", "wolf_1", "wolf_2")]
    assert 4 == counter(sc, "wolf_hour")
    assert (7, 1) == (sc.hero("thorn").willpower, sc.hero("thorn").farmers)


@rule("SS-WOLF-2", "SS-WOLF-9", "SS-OPEN-2")
@vector("SS-TV-16")
def test_the_wolves_move_in_the_middle_of_a_walk() -> None:
    sc = wolves(45, 4, eara=at(66, hours=2), thorn=at(5))
    sc.play("walk eara 65", "walk eara 45")
    assert 43 == figure(sc, "alpha")
    sc.play("walk eara 43", "stop eara")
    assert (43, 5) == (sc.hero("eara").space, sc.hero("eara").hours)
    assert 43 == figure(sc, "alpha")


@rule("SS-WOLF-2", "SS-WOLF-3")
@vector("SS-TV-17")
def test_who_waits_for_the_alpha_may_find_it_gone() -> None:
    sc = wolves(45, 4, eara=at(65, hours=5), thorn=at(5, hours=3))
    sc.play("walk eara 45", "stop eara")
    assert not [one for one in sc.options() if one.startswith("try")]
    sc.play("done eara", "pass thorn", "done thorn")
    assert 43 == figure(sc, "alpha")
    assert not [one for one in sc.options() if one.startswith("try")]


@rule("SS-WOLF-3", "SS-WOLF-5", "SS-OPEN-2")
@vector("SS-TV-18")
def test_the_alpha_leaves_in_the_middle_of_a_fight() -> None:
    sc = wolves(45, 4, eara=at(45, hours=2, strength=2, willpower=14), thorn=at(5))
    sc.play("try eara tame 45", "roll 2", "keep eara", "on eara")
    assert 45 == figure(sc, "alpha")
    sc.play("roll 2", "keep eara")
    assert 43 == figure(sc, "alpha")
    assert None is sc.s.battle
    assert 4 == sc.hero("eara").hours


@rule("SS-WOLF-5", "SS-WOLF-3")
@vector("SS-TV-18")
def test_an_archer_beside_the_alpha_goes_on() -> None:
    sc = wolves(45, 4, chada=at(45, hours=3, strength=2, willpower=14), thorn=at(5))
    sc.play("try chada tame 45", "roll 1", "keep chada")
    assert 43 == figure(sc, "alpha")
    sc.play("on chada", "roll 6", "keep chada")
    assert 1 == counter(sc, "tamed")
    assert 43 == figure(sc, "wolf_pack")


@rule("SS-WOLF-3")
def test_an_archer_tames_from_the_next_space() -> None:
    sc = wolves(45, 4, chada=at(43, strength=2), thorn=at(5))
    assert "try chada tame 45" in sc.options()
    sc = wolves(45, 4, thorn=at(43, strength=2), chada=at(5))
    assert "try thorn tame 45" not in sc.options()


@rule("SS-WOLF-4", "SS-WOLF-13")
@vector("SS-TV-19")
@pytest.mark.parametrize(("die", "tamed"), [(6, 1), (5, 0)])
def test_the_wolf_asks_four_times_the_strength(die: int, tamed: int) -> None:
    sc = wolves(45, 4, thorn=at(45, strength=2, willpower=6), chada=at(5))
    sc.play("try thorn tame 45", f"roll {die}", "roll 1")
    assert tamed == counter(sc, "tamed")


@rule("SS-WOLF-4")
@vector("SS-TV-20")
def test_what_counts_besides_the_sheet_helps_to_tame() -> None:
    """Orfen has more strength on some spaces; this box lends it to whoever stands on 65."""
    sc = wolves(65, 4, thorn=at(65, strength=2, willpower=6), chada=at(5))
    lent = Bonus()
    lent.strength = 4
    lent.who = Filter(at=65)
    book = copy(sc.g.book)
    book.bonuses = [*book.bonuses, lent]
    sc = Scene(BoardGame(book, sc.g.party), sc.s)
    sc.play("try thorn tame 65", "roll 2", "roll 1")
    assert 1 == counter(sc, "tamed")


@rule("SS-WOLF-4", "SS-MIS-GATE-7")
def test_the_wolf_looks_at_the_sheet_also_under_a_log() -> None:
    sc = wolves(45, 4, thorn=at(45, strength=3, willpower=6, things=["log_2"]), chada=at(5))
    sc.play("try thorn tame 45", "roll 6", "roll 1")
    assert 0 == counter(sc, "tamed")
    assert 1 == sc.hero("thorn").willpower


@rule("SS-WOLF-13", "SS-WOLF-14")
@vector("SS-TV-101")
def test_a_failed_round_costs_the_difference_and_nobody_joins() -> None:
    sc = wolves(45, 4, thorn=at(45, strength=2, willpower=6), kram=at(45))
    sc.play("try thorn tame 45", "roll 4", "roll 1")
    assert 4 == sc.hero("thorn").willpower


@rule("SS-WOLF-13")
@vector("SS-TV-102")
def test_brew_helps_to_tame() -> None:
    sc = wolves(45, 4, thorn=at(45, strength=3, willpower=6, things=["witch_brew"]), chada=at(5))
    sc.play("try thorn tame 45", "roll 5", "roll 1", "brew thorn")
    assert 1 == counter(sc, "tamed")


@rule("SS-WOLF-13")
def test_no_ally_helps_to_tame() -> None:
    sc = wolves(45, 4, thorn=at(45, strength=2, willpower=6), chada=at(5))
    sc.s.figures[sc.g.book.figure_names.index("prince")] = 45
    sc.play("try thorn tame 45", "roll 5", "roll 1")
    assert 0 == counter(sc, "tamed")


@rule("SS-WOLF-6")
@vector("SS-TV-21")
def test_the_strength_of_the_pack_is_that_of_the_taming() -> None:
    sc = wolves(45, 4, thorn=at(45, strength=4, willpower=6, things=["witch_brew"]), chada=at(5))
    sc.play("try thorn tame 45", "roll 6", "roll 1", "brew thorn")
    assert 4 == counter(sc, "wolf_strength")
    for strength in (6, 3):
        sc.hero("thorn").strength = strength
        assert 4 == group_bonus(sc.g, sc.s, 45, -1)


@rule("SS-WOLF-15", "SS-WOLF-16", "SS-WOLF-1")
@vector("SS-TV-103")
@pytest.mark.parametrize(("others", "bonus"), [(["wolf_1", "wolf_2"], 6), (["wolf_1"], 4)])
def test_the_wolves_gather_as_one_pack(others: list[str], bonus: int) -> None:
    sc = wolves(45, 4, thorn=at(45, strength=2, willpower=6), chada=at(5))
    for name in others:
        sc.s.figures[sc.g.book.figure_names.index(name)] = 33
    sc.play("try thorn tame 45", "roll 6", "roll 1")
    assert 45 == figure(sc, "wolf_pack")
    assert [-1] * 3 == [figure(sc, name) for name in ("alpha", "wolf_1", "wolf_2")]
    assert 0 == counter(sc, "wolf_hour")
    assert bonus == group_bonus(sc.g, sc.s, 45, -1)


@rule("SS-WOLF-15", "SS-WOLF-11", "SS-WOLF-1")
@vector("SS-TV-104")
def test_the_pack_is_led_and_harms_no_farmer() -> None:
    sc = moment(
        thorn=at(5),
        chada=at(72),
        figures={"wolf_pack": 65},
        loose={43: ["farmer"]},
        cards=["W_arrive", "W_fight", "W_friend"],
    )
    put(sc, tamed=1, wolves=3, wolf_strength=2)
    sc.play(*[f"lead thorn wolf_pack {space}" for space in (45, 43, 39, 38)])
    assert 1 == sc.hero("thorn").hours
    assert ["farmer"] == sc.loose(43)
    sc.play("lead thorn wolf_pack 16")
    assert 2 == sc.hero("thorn").hours


@rule("SS-WOLF-10", "SS-WOLF-11", "SS-WOLF-8")
@vector("SS-TV-99")
def test_a_wolf_bites_and_farmers_are_lost() -> None:
    sc = wolves(65, 4, thorn=at(30, hours=3, farmers=1), chada=at(5))
    for name, space in (("wolf_1", 55), ("wolf_2", 33)):
        sc.s.figures[sc.g.book.figure_names.index(name)] = space
    sc.play("pass thorn")
    assert [45, 51, 30] == [figure(sc, name) for name in ("alpha", "wolf_1", "wolf_2")]
    assert (5, 0) == (sc.hero("thorn").willpower, sc.hero("thorn").farmers)


@rule("SS-WOLF-11", "SS-OPEN-4")
def test_farmers_are_lost_where_a_hero_enters_a_wild_wolfs_space() -> None:
    sc = wolves(45, 4, thorn=at(65, farmers=1), chada=at(5))
    sc.play("walk thorn 45")
    assert (7, 0) == (sc.hero("thorn").willpower, sc.hero("thorn").farmers)


@rule("SS-WOLF-12")
@vector("SS-TV-100")
def test_with_the_alpha_in_the_castle_all_wolves_leave() -> None:
    sc = wolves(6, 4, thorn=at(72, hours=3), chada=at(5))
    sc.s.figures[sc.g.book.figure_names.index("wolf_1")] = 33
    sc.play("pass thorn")
    assert [-1, -1] == [figure(sc, name) for name in ("alpha", "wolf_1")]
    assert 0 == counter(sc, "wolf_hour")


@rule("SS-WOLF-12")
def test_another_wolf_in_the_castle_leaves_alone() -> None:
    sc = wolves(45, 4, thorn=at(72, hours=3), chada=at(5))
    sc.s.figures[sc.g.book.figure_names.index("wolf_1")] = 6
    sc.play("pass thorn")
    assert [43, -1] == [figure(sc, name) for name in ("alpha", "wolf_1")]
    assert 4 == counter(sc, "wolf_hour")


@rule("SS-WOLF-9")
def test_a_broken_bridge_stops_a_wolf() -> None:
    sc = wolves(39, 4, thorn=at(72, hours=3), chada=at(5))
    sc.s.broken = [sc.g.book.bridge_names.index("market_bridge")]
    sc.play("pass thorn")
    assert 39 == figure(sc, "alpha")


@rule("SS-OPEN-3")
def test_two_fighters_who_reach_the_hour_in_one_round_move_the_wolves_twice() -> None:
    sc = wolves(
        65,
        4,
        thorn=at(14, hours=3, strength=9, willpower=6),
        kram=at(14, hours=3, willpower=6),
    )
    sc.s.creature_kind.append(sc.g.book.creature_kind("troll"))
    sc.s.creature_space.append(14)
    sc.s.creature_name.append(-1)
    sc.s.creature_load.append(0)
    sc.s.occupant[14] = 0
    sc.play("fight thorn 14", "invite thorn kram", "join kram")
    sc.play("roll 1", "roll 1", "roll 1", "roll 1", "roll 1")
    assert 65 == figure(sc, "alpha")
    sc.play("roll 1")
    assert 43 == figure(sc, "alpha")


@rule("SS-WOLF-7")
@vector("SS-TV-22")
def test_a_hero_may_end_the_day_before_its_first_hour() -> None:
    sc = wolves(65, 1, thorn=at(14), chada=at(5))
    sc.play("end thorn")
    assert 65 == figure(sc, "alpha")
    assert "chada" == sc.g.party[sc.g.pending(sc.s).who]
    assert not [one for one in sc.asides() if " thorn" in one]


@rule("SS-WOLF-1")
def test_wolves_do_not_move_with_the_creatures() -> None:
    sc = wolves(65, 4, thorn=at(14), chada=at(5))
    assert 65 == figure(night(sc), "alpha")


@rule("SS-OPEN-10", "SS-WOLF-10")
def test_a_bite_that_takes_the_last_willpower_is_a_fall() -> None:
    sc = wolves(65, 4, thorn=at(45, hours=3, willpower=2, strength=3), chada=at(5))
    sc.play("pass thorn")
    assert (3, 2) == (sc.hero("thorn").willpower, sc.hero("thorn").strength)
