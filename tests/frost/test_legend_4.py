"""Legend 4 of Eternal Frost: three hollows, one stone, somebody who knows which, and a threat."""

import pytest

from rietland.kernel.state import LOST, PLAYING, WON
from tests.frost.scene import (
    PARTIES,
    freeze,
    opened,
    put,
    read,
    seen,
    strength_of,
    sunrise,
    tale,
    value,
    was_read,
)
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import At, Scene, at

TABLETS = ["griffin_tablet", "sea_monster_tablet", "buffalo_tablet"]
THREATS = ["shron", "tuavahr", "takota"]
STRENGTH = [
    (2, "easy", 15), (3, "easy", 23), (4, "easy", 33),
    (2, "normal", 16), (3, "normal", 26), (4, "normal", 37),
]  # fmt: skip


def figure(sc: Scene, name: str) -> int:
    return sc.s.figures[sc.g.book.figure_names.index(name)]


def ending(sc: Scene) -> Scene:
    """The last card lies at N."""
    sc.s.star_at, sc.s.star_card = [13], [sc.g.book.cards.index("N")]
    return sc


def space_of(sc: Scene, opponent: str) -> int:
    for one in seen(sc, "creatures"):
        if one["named"] == opponent:
            return int(one["space"])
    return -1


def facing(opponent: str, space: int, **more: object) -> Scene:
    """A quiet moment with one of the threats; heroes far away unless it is said."""
    heroes: dict[str, object] = {"thorn": at(436), "kram": at(436), **more}
    return tale("4", creatures={space: opponent}, **heroes)  # type: ignore[arg-type]


# Set-up.


@rule("FE-FROST-2", "FE-DIFF-1", "FE-DIFF-2")
@pytest.mark.parametrize(
    ("size", "difficulty", "place"),
    [(2, "easy", 9), (4, "easy", 8), (2, "normal", 8), (3, "normal", 7), (4, "normal", 7)],
)
def test_the_days_are_short_from_the_first_where_the_stone_lies_near(
    size: int, difficulty: str, place: int
) -> None:
    assert place == value(opened("4", size, difficulty), "frost")


@rule("FE-DIFF-1", "FE-DIFF-2", "FE-DEF-5")
@vector("FE-TV-96")
@pytest.mark.parametrize(
    ("size", "difficulty", "strength", "places", "more"),
    [
        (2, "normal", 8, 4, {}),
        (2, "easy", 8, 4, {}),
        (3, "normal", 8, 2, {423: "steppe_buffalo"}),
        (4, "easy", 9, 2, {423: "steppe_buffalo", 442: "gor"}),
        (4, "normal", 8, 1, {423: "steppe_buffalo", 442: "gor"}),
    ],
)
def test_what_the_party_begins_with(
    size: int, difficulty: str, strength: int, places: int, more: dict[int, str]
) -> None:
    sc = opened("4", size, difficulty)
    assert size + strength == sum(hero.strength for hero in sc.s.heroes)
    assert [401] * size == [hero.space for hero in sc.s.heroes]
    assert places == sc.s.shields
    assert {420: "gor", 444: "gor", **more} == sc.creatures()
    assert (401, 401, 430) == (
        figure(sc, "great_warrior"),
        figure(sc, "volpin"),
        figure(sc, "silhouette"),
    )
    counters = ("cave", "cave_choice", "stone_toll")
    assert [1, 1, 2] == [value(sc, name) for name in counters]
    held = [thing for name in PARTIES[size] for thing in sc.things(name)]
    assert (2 if size > 2 else 1) == held.count("firewood")


@rule("FE-OBJ-1", "FE-SIL-2")
def test_three_hollows_and_nobody_knows_which_is_the_true_one() -> None:
    sc = opened("4", 2, rolls=[1, 6, 4])
    shown = seen(sc, "tokens")
    markers = sorted(one["space"] for one in shown if one["kind"] == "marker")
    assert [428, 443, 461] == markers
    data = str(sc.s.to_data())
    assert "winter_stone" not in data


@rule("FE-DEF-5", "FE-SECR-1")
@pytest.mark.parametrize("gift", ["gift_yetohe", "gift_iquar", "gift_grehon"])
def test_the_gift_of_a_people(gift: str) -> None:
    sc = tale("4", thorn=at(401), kram=at(401))
    places = sc.s.shields
    read(sc, "A3", f"choose thorn {gift}")
    while sc.prompt() != "ask-turn":
        sc.play(sc.options()[0])
    held = sorted([*sc.things("thorn"), *sc.things("kram")])
    given = {
        "gift_yetohe": ["askimar_blade", "riders_helm"],
        "gift_iquar": ["waterskin", "waterskin"],
        "gift_grehon": ["blue_streamberries", "red_bloodflowers"],
    }
    assert given[gift] == held
    assert places + (gift == "gift_iquar") == sc.s.shields
    passage = sc.g.book.bridge_names.index("secret_passage")
    assert (gift == "gift_grehon") == (passage not in sc.s.broken)


@rule("FE-CAMP-2")
def test_as_one_story_the_group_has_the_night_thorn() -> None:
    sc = opened("4", 2, variant="story")
    held = [thing for name in PARTIES[2] for thing in sc.things(name)]
    assert 1 == held.count("black_night_thorn")
    put(sc, "frost", 6)
    name = next(one for one in PARTIES[2] if "black_night_thorn" in sc.things(one))
    sc.play(f"deed {name} night_thorn")
    assert 8 == value(sc, "frost"), "here it may be used"


# The hollows and the one without a face.


def hollows(*spaces: int, **heroes: At) -> Scene:
    """Markers lie there, and one of them is the true one; the Silhouette is on 430."""
    places = heroes or {"thorn": at(436), "kram": at(436)}
    sc = tale("4", figures={"silhouette": 430}, **places)  # type: ignore[arg-type]  # heroes alone
    rolls = [
        1 if 428 in spaces else 6,
        1 if 437 in spaces else 6,
        1 if 441 in spaces else 6,
    ]
    read(sc, "A2")
    while sc.prompt() != "ask-turn":
        first = sc.options()[0]
        sc.play(f"roll {rolls.pop(0)}" if first.startswith("roll") else first)
    return sc


def outcomes(sc: Scene) -> list[int]:
    """What chance may say now."""
    return [int(one.split()[1]) for one in sc.options()]


@rule("FE-SIL-2", "FE-SIL-1")
@vector("FE-TV-87")
@pytest.mark.parametrize(("hollow", "first"), [(441, 415), (461, 462)])
def test_its_first_steps_tell_where_it_goes(hollow: int, first: int) -> None:
    sc = hollows(441)
    while not sc.options()[0].startswith("draw"):
        sc.play(f"end {sc.g.party[sc.s.active]}")
    while sc.options()[0].startswith("draw"):
        sc.play(next(one for one in sc.options() if keeps(sc, one, hollow)))
    assert first == figure(sc, "silhouette")
    (secret,) = seen(sc, "secrets")
    assert [hollow] == secret["spaces"], "now everybody knows"


def keeps(sc: Scene, answer: str, hollow: int) -> bool:
    """Can the stone still be in this hollow after this answer of chance?"""
    later = Scene(sc.g, sc.s.copy())
    later.play(answer)
    return bool(hollow in seen(later, "secrets")[0]["spaces"])


@rule("FE-SIL-3")
@pytest.mark.parametrize(
    ("rolls", "hollow", "sunrises"),
    [
        ([1, 1, 1], 428, 1), ([6, 1, 1], 432, 1), ([1, 1, 1], 437, 1),
        ([1, 6, 1], 461, 2), ([1, 1, 1], 441, 3), ([1, 1, 6], 443, 3),
    ],
)  # fmt: skip
def test_the_far_hollows_cannot_wait(rolls: list[int], hollow: int, sunrises: int) -> None:
    sc = opened("4", 2, rolls=rolls)
    sc.s.secrets = [[hollow]]
    for _ in range(sunrises):
        assert "S" not in was_read(sc)
        sunrise(sc)
    assert "S" in was_read(sc)


@rule("FE-SIL-3", "FE-THR-5")
def test_where_it_was_first_the_stone_is_at_the_other_end_of_the_land() -> None:
    sc = hollows(428, 437, 441)
    for _ in range(3):
        sunrise(sc)
    assert "S" in was_read(sc)
    assert (-1, 1, 1) == (figure(sc, "silhouette"), value(sc, "lifted"), value(sc, "stone_out"))
    assert "winter_stone" in [*sc.loose(443), *sc.loose(436)]
    (secret,) = seen(sc, "secrets")
    markers = {one["space"] for one in seen(sc, "tokens") if one["kind"] == "marker"}
    assert {428, 437, 441} - set(secret["spaces"]) == markers, "nobody finds a second stone there"
    assert "R" == was_read(sc)[was_read(sc).index("S") + 1]


@rule("FE-SIL-4")
@vector("FE-TV-88")
def test_looked_in_the_face_it_stays_a_day() -> None:
    sc = hollows(428, 437, 441, thorn=at(430), kram=at(436))
    sc.play("deed thorn look")
    assert 4 == sc.hero("thorn").willpower
    assert sc.refused("deed thorn look"), "once is enough"
    sunrise(sc)
    assert 430 == figure(sc, "silhouette")
    sunrise(sc)
    assert 430 != figure(sc, "silhouette")


@rule("FE-OBJ-2", "FE-SIL-2")
def test_who_turns_the_right_marker_has_the_stone() -> None:
    sc = hollows(428, 437, 441, thorn=at(431), kram=at(436))
    sc.s.active = 0
    sc.play("walk thorn 428", "stop thorn")
    while sc.prompt() not in ("ask-turn", "ask-after"):
        sc.play(sc.options()[0])
    found = "winter_stone" in sc.things("thorn")
    assert found == ("O1" in was_read(sc)) != ("O2" in was_read(sc))


# The threats.


@rule("FE-THR-1", "FE-DIFF-2")
@pytest.mark.parametrize(("size", "difficulty", "strength"), STRENGTH)
@pytest.mark.parametrize("threat", THREATS)
def test_how_strong_a_threat_is(threat: str, size: int, difficulty: str, strength: int) -> None:
    sc = opened("4", size, difficulty, variant=threat)
    read(sc, "F")
    while sc.prompt() != "ask-turn":
        sc.play(sc.options()[0])
    (one,) = [c for c in seen(sc, "creatures") if c["named"] == threat]
    assert (strength, 14, 2, "black") == (
        one["strength"], one["willpower"], one["dice"], one["die"]
    )  # fmt: skip


@rule("FE-THR-1")
@pytest.mark.parametrize(
    ("die", "threat", "at_"), [(1, "shron", 406), (4, "tuavahr", 0), (6, "takota", 421)]
)
def test_a_die_says_which_threat_comes(die: int, threat: str, at_: int) -> None:
    sc = hollows(428, 437, 441)
    read(sc, "F", f"roll {die}")
    while sc.prompt() != "ask-turn":
        sc.play(sc.options()[0])
    there = space_of(sc, threat)
    assert there == at_ or (threat == "tuavahr" and there in sc.g.book.regions["shore"])
    assert f"T{THREATS.index(threat) + 1}" in was_read(sc)


@rule("FE-THR-5")
@pytest.mark.parametrize(("heroes", "more"), [(2, 1), (3, 2), (4, 3)])
def test_card_s_makes_the_threat_stronger(heroes: int, more: int) -> None:
    places = {name: at(436) for name in PARTIES[heroes]}
    sc = tale("4", creatures={421: "takota"}, **places)  # type: ignore[arg-type]  # heroes alone
    before = strength_of(sc, "takota")
    put(sc, "lifted", 1)
    assert before + more == strength_of(sc, "takota")


@rule("FE-THR-2")
@vector("FE-TV-89")
def test_shron_flees_and_grows() -> None:
    sc = facing("shron", 406, tenaya=at(436), difficulty="easy")
    sunrise(sc)
    assert (415, 24) == (space_of(sc, "shron"), strength_of(sc, "shron"))


@rule("FE-THR-2")
@vector("FE-TV-90")
def test_heroes_and_fires_stop_shron() -> None:
    assert 407 == space_of(sunrise(facing("shron", 406, kram=at(407))), "shron")
    fire = {407: ["fire_lit"]}
    assert 406 == space_of(sunrise(facing("shron", 406, loose=fire)), "shron")


@rule("FE-THR-2", "FE-CREAT-15")
@vector("FE-TV-91")
def test_enclosed_shron_lets_ellin_go() -> None:
    sc = sunrise(facing("shron", 416, loose={419: ["fire_lit"]}, kram=at(415)))
    assert (-1, "B") == (space_of(sc, "shron"), sc.letter()), "no step of the narrator by it"
    goals = plain(sc.g.view(sc.s, 0))["track"]["goals"]
    assert [True] == [one["met"] for one in goals if one["key"] == "goal-frost-4-threat"]


@rule("FE-THR-2")
def test_beyond_the_pass_shron_is_away() -> None:
    sc = sunrise(facing("shron", 435, thorn=at(401), kram=at(401)))
    assert (LOST, "why-frost-4-ellin") == (sc.s.result, sc.s.why)


@rule("FE-THR-2")
def test_creatures_on_his_way_are_skipped() -> None:
    sc = tale("4", thorn=at(436), kram=at(436), creatures={415: "shron", 417: "gor"})
    sunrise(sc)
    assert (430, "gor") == (space_of(sc, "shron"), sc.creature(416))


@rule("FE-THR-3")
@vector("FE-TV-92")
def test_every_hole_makes_tuavahr_stronger() -> None:
    sc = freeze(facing("tuavahr", 430, tenaya=at(436)))
    assert 26 == strength_of(sc, "tuavahr")
    for space in (447, 448, 449):
        drop_ice(sc, space)
    assert 29 == strength_of(sc, "tuavahr")
    sc.hero("thorn").space = 447
    assert 28 == strength_of(sc, "tuavahr"), "no hole while a hero stands there"


def drop_ice(sc: Scene, space: int) -> None:
    i = sc.s.token_at.index(space)
    sc.s.token_at = [*sc.s.token_at[:i], *sc.s.token_at[i + 1 :]]
    sc.s.token_kind = [*sc.s.token_kind[:i], *sc.s.token_kind[i + 1 :]]


@rule("FE-THR-3")
@vector("FE-TV-93")
def test_tuavahr_swallows_the_stone_where_its_bearer_sleeps() -> None:
    sc = facing("tuavahr", 444, thorn=at(419, things=["winter_stone"]), counters={"stone_out": 1})
    sunrise(sc)
    assert (419, []) == (space_of(sc, "tuavahr"), sc.things("thorn"))
    assert "winter_stone" not in sc.loose(419)
    hero = sc.hero("thorn")
    hero.willpower = 14
    hero.things = [sc.g.book.thing_names().index("sea_monster_tablet")]
    sc.play("deed thorn song")
    assert (-1, ["winter_stone"]) == (space_of(sc, "tuavahr"), sc.loose(419))


@rule("FE-THR-3")
def test_once_carlion_is_made_tuavahr_stays() -> None:
    sc = facing("tuavahr", 444, counters={"stone_out": 1, "carlion": 1})
    assert 444 == space_of(sunrise(sc), "tuavahr")


@rule("FE-THR-4")
@vector("FE-TV-94")
def test_every_tablet_in_the_fight_makes_takota_weaker() -> None:
    sc = tale(
        "4", creatures={421: "takota"}, thorn=at(421, things=TABLETS[:1], strength=5),
        tenaya=at(421, things=TABLETS[1:2]), eara=at(436, things=TABLETS[2:]), kram=at(436),
    )  # fmt: skip
    sc.play("fight thorn 421", "invite thorn tenaya", "join tenaya")
    assert 37 - 6 == strength_of(sc, "takota")


@rule("FE-THR-4")
def test_takota_walks_home_and_that_is_the_end() -> None:
    sc = facing("takota", 421)
    assert 417 == space_of(sunrise(sc), "takota")
    sc = sunrise(facing("takota", 402))
    assert (LOST, "why-frost-4-broke_in") == (sc.s.result, sc.s.why)


@rule("FE-THR-6", "FE-CREAT-15")
@vector("FE-TV-95")
def test_takota_remembers_the_brothers() -> None:
    sc = facing("takota", 421, thorn=at(421, willpower=13, things=["buffalo_tablet"]))
    assert sc.refused("deed thorn word"), "too weak"
    sc.hero("thorn").willpower = 14
    sc.play("deed thorn word")
    assert (7, [], -1, "A") == (
        sc.hero("thorn").willpower,
        sc.things("thorn"),
        space_of(sc, "takota"),
        sc.letter(),
    )


@rule("FE-THR-6")
def test_the_wrong_tablet_calms_nobody() -> None:
    sc = facing("takota", 421, thorn=at(421, willpower=14, things=["griffin_tablet"]))
    assert sc.refused("deed thorn word")


@rule("FE-THR-7")
def test_threats_follow_no_gem_and_the_cave_does_not_change_them() -> None:
    sc = sunrise(facing("takota", 421, loose={420: ["gem"]}))
    assert (417, ["gem"]) == (space_of(sc, "takota"), sc.loose(420))
    sc = sunrise(facing("takota", 418, counters={"cave": 1}))
    assert (414, "takota") == (space_of(sc, "takota"), sc.creature(414))


# Carlion, and the end.


@rule("FE-STONE-7", "FE-CARL-3", "FE-STONE-2")
@vector("FE-TV-65")
def test_who_comes_rested_makes_carlion_in_the_cave() -> None:
    counters = {"stone_toll": 2, "frost": 5, "stone_out": 1}
    bearer = at(413, willpower=15, things=["winter_stone"])
    sc = tale("4", thorn=bearer, kram=at(436), counters=counters)
    assert "FE-STONE-7" == sc.refused("walk thorn 414")
    sc.hero("thorn").willpower = 16
    sc.play("walk thorn 414")
    assert (14, ["carlion"]) == (sc.hero("thorn").willpower, sc.things("thorn"))
    assert (["X"], 14, 1) == (was_read(sc), value(sc, "frost"), value(sc, "carlion"))


@rule("FE-GEN-4", "FE-CARL-3")
@pytest.mark.parametrize("threat", THREATS)
def test_won_with_carlion_and_without_a_threat(threat: str) -> None:
    counters = {"stone_toll": 1, "stone_out": 1}
    bearer = at(413, willpower=18, things=["winter_stone"])
    sc = ending(tale("4", thorn=bearer, kram=at(436), counters=counters))
    sc.s.defeated_named = [sc.g.book.opponent(threat)]
    sc.play("walk thorn 414")
    assert (WON, "why-frost-4-won", "N") == (sc.s.result, sc.s.why, sc.letter())


@rule("FE-GEN-4")
def test_won_when_the_threat_is_calmed_last() -> None:
    sc = facing(
        "takota", 421, counters={"carlion": 1},
        thorn=at(421, willpower=14, things=["buffalo_tablet"]),
    )  # fmt: skip
    assert PLAYING == sc.s.result
    assert WON == ending(sc).play("deed thorn word").s.result


@rule("FE-GEN-4")
def test_lost_at_n_with_one_of_both_alone() -> None:
    sc = read(tale("4", thorn=at(436), kram=at(436), counters={"carlion": 1}), "N")
    assert (LOST, "why-frost-4-late") == (sc.s.result, sc.s.why)


@rule("FE-L4-1")
def test_the_stone_passes_through_the_tents_but_must_not_rest_there() -> None:
    bearer = at(402, willpower=18, things=["winter_stone"])
    sc = tale("4", thorn=bearer, kram=at(436), counters={"stone_toll": 1})
    sc.play("walk thorn 401")
    assert PLAYING == sc.s.result
    sc.play("stop thorn")
    assert (LOST, "why-frost-4-frozen") == (sc.s.result, sc.s.why)


@rule("FE-L4-1", "FE-STONE-6")
def test_no_creature_must_carry_it_there() -> None:
    sc = tale("4", thorn=at(436), kram=at(436), creatures={402: "gor"})
    sc.s.creature_load[0] = sc.g.book.thing_names().index("winter_stone")
    sunrise(sc)
    assert (LOST, "why-frost-4-frozen") == (sc.s.result, sc.s.why)


# The other cards.


@rule("FE-DIFF-1", "FE-DIFF-2")
def test_what_the_letters_bring() -> None:
    sc = tale("4", thorn=at(436), kram=at(436), difficulty="easy")
    for card in ("C", "G", "I", "K"):
        read(sc, card)
    there = {434: "wargor", 428: "gor", 443: "wargor", 424: "wargor"}
    assert there == sc.creatures()
    sc = tale("4", thorn=at(436), kram=at(436), tenaya=at(436))
    for card in ("C", "G", "K"):
        read(sc, card)
    more = {443: "gor", 428: "steppe_buffalo", 435: "wargor", 462: "fur_troll"}
    assert {434: "wargor", 424: "wargor", **more} == sc.creatures()


@rule("FE-CAVE-5")
def test_the_cave_changes_heroes_here_too() -> None:
    sc = opened("4", 2)
    hero = sc.s.heroes[sc.s.active]
    name = sc.g.party[sc.s.active]
    hero.space, hero.willpower = 414, 15
    before = hero.strength
    sc.play(f"deed {name} change_yourself")
    assert (8, before + 2) == (hero.willpower, hero.strength)


@rule("FE-STONE-1", "FE-STONE-5")
def test_the_stone_is_handed_over_on_the_same_space() -> None:
    sc = tale(
        "4", thorn=at(419, things=["winter_stone"]), kram=at(419, willpower=2),
        counters={"stone_toll": 2},
    )  # fmt: skip
    sc.play("give thorn winter_stone kram")
    assert (["winter_stone"], []) == (sc.things("kram"), sc.things("thorn"))
    sc.play("drop kram winter_stone")
    assert "FE-STONE-5" == sc.refused("take kram winter_stone"), "too weak to pick it up"
    sc.play("take thorn winter_stone")


@rule("FE-CREAT-14")
def test_the_silhouette_goes_last() -> None:
    sc = read(opened("4", 2, variant="tuavahr", rolls=[1, 1, 1]), "F")
    while sc.prompt() != "ask-turn":
        sc.play(sc.options()[0])
    before = space_of(sc, "tuavahr")
    while "S" not in was_read(sc):
        sunrise(sc)
    assert before == space_of(sc, "tuavahr"), "on that morning too it sought the old hollow"
    sunrise(sc)
    assert before != space_of(sc, "tuavahr")
