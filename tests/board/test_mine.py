"""The mine face: fire from its vents, the Secret Lake, rubble, and what event cards mean there."""

import pytest

from rietland.board.book import FOG_TOKENS
from rietland.board.odds.advise import advise, forecast
from rietland.board.pieces import creatures as beasts
from rietland.board.turn import land
from tests.board.draws import draw as draw_event
from tests.board.mines import blast, draw, lake, mine, sunrise, value
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at


def hits(space: int, *dice: int) -> int:
    """What a hero on this space loses by a blast."""
    sc = blast(mine(thorn=at(space, willpower=14), kram=at(70)), *dice)
    return 14 - sc.hero("thorn").willpower


# Fire.


@vector("AN-TV-126")
@rule("AN-MINE-6", "AN-MINE-7")
@pytest.mark.parametrize(
    ("loss", "spaces"),
    [(3, [10, 5, 4]), (6, [20, 19, 18, 16, 15, 14]), (2, [30, 23]), (0, [3, 22, 13, 0, 6])],
)
def test_each_blast_covers_as_many_spaces_as_its_die_shows(loss: int, spaces: list[int]) -> None:
    assert [loss] * len(spaces) == [hits(space, 3, 6, 2) for space in spaces]


@vector("AN-TV-127")
@rule("AN-MINE-8")
def test_of_two_blasts_the_higher_counts_and_a_shield_saves_from_both() -> None:
    sc = blast(mine(thorn=at(16, willpower=12), kram=at(70)), 1, 6, 5)
    assert 6 == sc.hero("thorn").willpower
    sc = blast(mine(thorn=at(16, willpower=12, things=["shield"]), kram=at(70)), 1, 6, 5)
    assert "ask-shield" == sc.prompt(), "it is said after the dice"
    sc.play("block thorn")
    assert (12, ["shield_half"]) == (sc.hero("thorn").willpower, sc.things("thorn"))


@vector("AN-TV-128")
@rule("AN-MINE-8")
def test_a_space_counts_in_its_own_chain() -> None:
    assert 0 == hits(22, 1, 6, 2)
    assert 3 == hits(22, 1, 6, 3)


@rule("AN-MINE-7")
def test_fire_hits_sleepers_and_neither_creatures_nor_things() -> None:
    sc = mine(thorn=at(70), kram=at(20, resting=True), creatures={19: "gor"}, loose={19: ["gem_4"]})
    blast(sc, 1, 6, 1)
    assert 1 == sc.hero("kram").willpower
    assert ("gor", ["gem_4"]) == (sc.creature(19), sc.loose(19))


@rule("AN-MINE-6")
def test_clients_see_the_fire_run_along_its_path() -> None:
    sc = mine(thorn=at(70), kram=at(70))
    draw(sc, "fire", "blast")
    seen = []
    for die in (2, 6, 1):
        sc.play(f"roll {die}")
        seen += [
            (line["what"]["name"], line["origin"], line["where"], line["amount"])
            for line in plain(sc.g.news(sc.s, 0))
            if line["kind"] == "path"
        ]
    assert [
        ("vent_1", 10, 5, 2),
        ("vent_2", 20, 14, 6),
        ("vent_3", 30, 30, 1),
    ] == seen


# The lake.


@vector("AN-TV-129")
@rule("AN-MINE-5", "AN-LAKE-11", "AN-L4-14")
def test_a_move_ends_at_the_lake_and_each_time_a_card_is_drawn() -> None:
    sc = mine(thorn=at(17, hours=3), kram=at(70))
    sc.play("walk thorn 11")
    lake(sc, 8)
    assert (11, 4, 2) == (sc.hero("thorn").space, sc.hero("thorn").hours, sc.hero("thorn").gold)
    assert "ask-after" == sc.prompt()
    sc.play("done thorn", "pass kram", "done kram", "walk thorn 7", "walk thorn 0", "stop thorn")
    assert (0, 6) == (sc.hero("thorn").space, sc.hero("thorn").hours)


@rule("AN-MINE-5")
def test_creatures_swim_without_a_card() -> None:
    sc = mine(thorn=at(70), kram=at(70), creatures={12: "gor"}, alarm=True)
    sunrise(sc)
    assert "gor" == sc.creature(11)
    assert "ask-turn" == sc.prompt()


@rule("AN-LAKE-11")
def test_used_cards_of_the_lake_are_shuffled_when_the_last_one_is_drawn() -> None:
    sc = mine(thorn=at(1), kram=at(70))
    for number in (1, 2, 3, 4, 5, 6, 7, 8, 9):
        sc.hero("thorn").willpower = 14
        sc.hero("thorn").space = 1
        draw(sc, "lake", f"lake_{number}", who="thorn")
        answers = {2: ["roll 1"], 3: ["choose thorn tear_free"], 6: ["stop thorn"]}
        sc.play(*answers.get(number, []))
    assert ["draw 9"] == _next(sc)
    lake(sc, 10)
    assert 10 == len(_next(sc))


def _next(sc: Scene) -> list[str]:
    """The cards of the lake that may come next."""
    sc.hero("thorn").space, sc.hero("thorn").hours, sc.s.active = 12, 0, 0
    sc.s.agenda[0].at = 1
    sc.play("walk thorn 11")
    return sc.options()


@vector("AN-TV-175")
@rule("AN-LAKE-4")
def test_the_lake_takes_a_gem_of_the_heros_choice() -> None:
    sc = mine(thorn=at(11, things=["gem_2", "gem_4"]), kram=at(70))
    draw(sc, "lake", "lake_4", who="thorn")
    assert ["article thorn gem_2", "article thorn gem_4"] == sc.options()
    sc.play("article thorn gem_2")
    assert ["gem_4"] == sc.things("thorn")
    sc = draw(mine(thorn=at(11), kram=at(70)), "lake", "lake_4", who="thorn")
    assert "ask-turn" == sc.prompt()


@vector("AN-TV-176")
@rule("AN-LAKE-2", "AN-LAKE-12", "AN-LAKE-13")
def test_only_the_own_shield_saves_from_the_lake() -> None:
    sc = mine(thorn=at(11, willpower=4, things=["shield"]), kram=at(70, things=["shield"]))
    draw(sc, "lake", "lake_2", who="thorn")
    assert "AN-EVENT-3" == sc.refused("block kram")
    sc.play("block thorn")
    assert (4, ["shield_half"]) == (sc.hero("thorn").willpower, sc.things("thorn"))
    sc = mine(thorn=at(11, willpower=4), kram=at(70, things=["shield"]))
    draw(sc, "lake", "lake_2", who="thorn").play("roll 5")
    assert -1 == sc.hero("thorn").space


@rule("AN-LAKE-1")
def test_the_cold_takes_3_willpower() -> None:
    sc = draw(mine(thorn=at(11), kram=at(70)), "lake", "lake_1", who="thorn")
    assert 4 == sc.hero("thorn").willpower


@vector("AN-TV-178")
@rule("AN-LAKE-3")
def test_who_cannot_tear_free_waits() -> None:
    sc = draw(mine(thorn=at(11, willpower=3), kram=at(70)), "lake", "lake_3", who="thorn")
    assert ["choose thorn wait_caught"] == sc.options()
    sc.play("choose thorn wait_caught")
    assert sc.hero("thorn").resting
    sc = draw(mine(thorn=at(11, willpower=4), kram=at(70)), "lake", "lake_3", who="thorn")
    sc.play("choose thorn tear_free")
    assert (1, False) == (sc.hero("thorn").willpower, sc.hero("thorn").resting)


@vector("AN-TV-211")
@rule("AN-LAKE-5")
def test_who_is_washed_ashore_enters_that_space() -> None:
    sc = mine(thorn=at(11), kram=at(70), creatures={9: "gor"}, difficulty="easy")
    draw(sc, "lake", "lake_5", who="thorn")
    assert (9, 1) == (sc.hero("thorn").space, value(sc, "alarm"))


@vector("AN-TV-179")
@rule("AN-LAKE-6")
def test_stepping_stones_need_no_hour() -> None:
    sc = mine(thorn=at(17, hours=10, things=["wineskin"]), kram=at(70))
    sc.play("drink thorn 11")
    lake(sc, 6)
    assert ["stop thorn", "walk thorn 7", "walk thorn 9", "walk thorn 12", "walk thorn 17"] == (
        sc.options()
    )
    sc.play("walk thorn 7")
    assert (7, 10) == (sc.hero("thorn").space, sc.hero("thorn").hours)
    assert "ask-after" == sc.prompt()


@vector("AN-TV-210")
@rule("AN-LAKE-7")
@pytest.mark.parametrize(("before", "after"), [(6, 10), (7, 9), (19, 20)])
def test_moss_helps_the_weak_more(before: int, after: int) -> None:
    sc = draw(mine(thorn=at(11, willpower=before), kram=at(70)), "lake", "lake_7", who="thorn")
    assert after == sc.hero("thorn").willpower


@rule("AN-LAKE-8", "AN-LAKE-9")
def test_the_lake_has_a_purse_and_a_wineskin() -> None:
    sc = draw(mine(thorn=at(11), kram=at(70)), "lake", "lake_8", who="thorn")
    draw(sc, "lake", "lake_9", who="thorn")
    assert (2, ["wineskin"]) == (sc.hero("thorn").gold, sc.things("thorn"))


@vector("AN-TV-177")
@rule("AN-LAKE-10")
def test_an_echo_moves_the_guard_on_the_lowest_number() -> None:
    guards = {3: "gor", 6: "troll", 13: "gor", 47: "gor"}
    sc = mine(thorn=at(11), kram=at(2), creatures=guards, difficulty="easy")
    draw(sc, "lake", "lake_10", who="thorn")
    assert {2: "gor", 6: "troll", 13: "gor", 47: "gor"} == sc.creatures()
    assert 1 == value(sc, "alarm")


# Rubble.


@vector("AN-TV-131")
@rule("AN-MINE-10", "AN-TREAS-4")
@pytest.mark.parametrize(
    ("strength", "gone"),
    [
        (8, ["rubble_5"]),
        (11, ["rubble_5", "rubble_7"]),
        (25, [f"rubble_{n}" for n in (5, 6, 7, 8)]),
    ],
)
def test_the_armoury_is_dug_free_token_by_token(strength: int, gone: list[str]) -> None:
    wall = ["rubble_5", "rubble_6", "rubble_7", "rubble_8"]
    sc = mine(thorn=at(67, strength=strength, willpower=6), kram=at(70), loose={68: wall[:]})
    sc.play("clear thorn 68", "roll 1", "roll 1")
    if len(gone) < len(wall):
        sc.play(*[f"article thorn {one}" for one in gone])
    assert [one for one in wall if one not in gone] == sc.loose(68)


@vector("AN-TV-132")
@rule("AN-MINE-2", "AN-MINE-10")
def test_rock_and_rubble_let_nobody_through() -> None:
    sc = mine(thorn=at(37), kram=at(67), loose={68: ["rubble_5"]})
    assert "AN-MOVE-1" == sc.refused("walk thorn 53")
    sc.play("pass thorn", "done thorn")
    assert "AN-TREAS-4" == sc.refused("walk kram 68")
    assert "AN-MOVE-1" == sc.refused("walk kram 27")


@vector("AN-TV-171")
@rule("AN-MINE-10", "AN-L4-20")
def test_rubble_keeps_creatures_where_they_are() -> None:
    sc = mine(thorn=at(70), kram=at(70), creatures={10: "gor"}, loose={5: ["rubble_5"]}, alarm=True)
    sunrise(sc)
    assert {10: "gor"} == sc.creatures()


# Ways, wells, cards.


@vector("AN-TV-130")
@rule("AN-MINE-3")
def test_a_creature_leaves_the_mine_on_its_twelfth_sunrise() -> None:
    sc = mine(thorn=at(70), kram=at(70), creatures={25: "gor"}, alarm=True)
    way = []
    for _ in range(12):
        beasts.advance(sc.g, sc.s, 0, "AN-CREAT-6")
        way.append(sc.s.creature_space[0])
    assert [24, 20, 19, 18, 16, 15, 14, 13, 12, 11, 7] == way[:-1]
    assert [0] == [event.where for event in sc.told("got_away")]


@rule("AN-MINE-9")
def test_gems_buy_strength_at_the_dwarf_gate_and_leave_the_game() -> None:
    sc = mine(kram=at(71, things=["gem_2"]), thorn=at(70))
    sc.play("train kram")
    assert (2, [], 1) == (sc.hero("kram").strength, sc.things("kram"), sc.hero("kram").gold)
    assert [1, 1, 0] == [sc.g.book.merchant[space] for space in (65, 71, 18)]


@vector("AN-TV-134")
@rule("AN-MINE-12")
def test_the_forest_of_event_cards_is_the_forest_part() -> None:
    sc = mine(
        thorn=at(47, strength=2),
        kram=at(69, strength=2),
        chada=at(19, strength=3),
        fog={47: "event"},
    )
    sc.s.piles[FOG_TOKENS].unseen = [0] * len(sc.g.book.fog_faces)
    draw_event(sc, "8")
    strengths = [sc.hero(name).strength for name in ("thorn", "kram", "chada")]
    assert [1, 2, 3] == strengths


def test_the_lake_is_crossed_by_whoever_may_stop_there() -> None:
    sc = mine(thorn=at(17), kram=at(70))
    assert "AN-MINE-5" == land.ends_move(sc.g, sc.s, 0, 11)
    ways = plain(sc.g.view(sc.s, 0))["ways"]
    assert isinstance(ways, list)
    beyond = next(way for way in ways if way["to"] == 7)
    assert ("AN-MINE-5", [11]) == (beyond["rule"], beyond["path"])


# Odds.


@rule("AN-L4-7")
def test_before_the_alarm_the_odds_of_a_shot_are_those_of_one_round() -> None:
    chada = at(12, strength=9, willpower=6)
    quiet = mine(chada=chada, kram=at(70), creatures={13: "gor"})
    loud = mine(chada=chada, kram=at(70), creatures={13: "gor"}, alarm=True)
    gor = [max(a, b) if a != b else a + b for a in range(1, 7) for b in range(1, 7)]
    kills = [sum(9 + die - 2 - roll >= 4 for roll in gor) / 36 for die in range(1, 7)]
    best = 0.0
    for _ in range(quiet.g.book.heroes[quiet.hero("chada").kind].dice[6]):
        best = sum(max(chance, best) for chance in kills) / 6
    one = forecast(quiet.g, quiet.s, [0], 13)
    assert best == pytest.approx(one.win)
    assert 1.0 == pytest.approx(one.hours[0])
    assert forecast(loud.g, loud.s, [0], 13).win > best
    beside = mine(chada=at(13, strength=9, willpower=6), kram=at(70), creatures={13: "gor"})
    assert forecast(beside.g, beside.s, [0], 13).hours[0] > 1.0, "who stands there fights on"


@rule("AN-L4-7")
def test_while_it_is_rolled_no_round_follows_the_shot() -> None:
    sc = mine(chada=at(12, strength=2, willpower=6), kram=at(70), creatures={13: "gor"})
    sc.play("fight chada 13", "roll 1")
    again, keep = advise(sc.g, sc.s)
    assert (0.0, True) == (keep.forecast.win, again.best)
    assert again.forecast.win > 0.0
