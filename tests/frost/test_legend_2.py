"""Legend 2 of Eternal Frost: three peoples, and a bull on the way to the tents."""

import pytest

from rietland.board.book import FOG_TOKENS
from rietland.content import library
from rietland.kernel.pile import UNSEEN
from rietland.kernel.setup import Setup
from rietland.kernel.state import LOST, PLAYING, WON
from tests.frost.scene import (
    PARTIES,
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
from tests.scenes import Scene, at, put_creature

PEOPLES = ("yetohe", "iquar", "grehon")
TRUST = {"yetohe": "T1", "iquar": "T2", "grehon": "T3"}


def figure(sc: Scene, name: str) -> int:
    return sc.s.figures[sc.g.book.figure_names.index(name)]


def trusted(sc: Scene, *names: str) -> Scene:
    for name in names:
        put(sc, name, 1)
    return sc


# Set-up.


def test_before_the_first_card_it_is_the_set_up_that_asks() -> None:
    party = PARTIES[3]
    game = library.game("frost", "2", party)
    view = plain(game.view(game.start(Setup("frost", "2", "easy", party, [0, 1, 2], "")), 0))
    assert "ask-setup" == view["pending"]["prompt"]["args"]["card"]["key"]


@rule("FE-SETUP-1", "FE-SETUP-2", "FE-SETUP-3", "FE-GEN-2")
def test_what_every_legend_but_the_first_begins_with() -> None:
    sc = opened("2", 3)
    assert [(1, 7)] * 3 != [(hero.strength, hero.willpower) for hero in sc.s.heroes]
    assert 3 + 3 == sum(hero.strength for hero in sc.s.heroes), "3 are shared on normal"
    assert 24 == sc.s.piles[FOG_TOKENS].stacks[0].count(UNSEEN)
    assert 24 == sum(sc.s.piles[FOG_TOKENS].unseen)
    assert ["askimar_blade", "fire_out", "firewood", "telescope"] == sc.loose(422)
    assert ["falcon", "riders_helm", "telescope", "waterskin"] == sc.loose(445)
    assert (["fire_out"], ["fire_out"]) == (sc.loose(401), sc.loose(437))
    held = [thing for name in PARTIES[3] for thing in sc.things(name)]
    assert ["fire_out", "firewood", "waterskin", "waterskin"] == sorted(held)
    stock = {
        kind.name: sc.s.stock[number]
        for number, kind in enumerate(sc.g.book.things)
        if kind.name in ("askimar_blade", "riders_helm", "waterskin", "firewood", "falcon")
    }
    left = {"waterskin": 2, "askimar_blade": 1, "falcon": 0, "riders_helm": 1, "firewood": 1}
    assert left == stock
    assert ["herb_lore", "three_brothers", "A1", "A2", "A3", "A4"] == was_read(sc)
    assert "card-frost-herb_lore" in str(plain(sc.g.view(sc.s, 0)))
    assert (["A", "kram"]) == [sc.letter(), sc.g.party[sc.s.active]]


@rule("FE-SETUP-1")
def test_ice_covers_the_lake() -> None:
    sc = opened("2", 2)
    lake = sc.g.book.regions["lake"]
    assert 13 == len(lake)
    shown = seen(sc, "tokens")
    assert sorted(lake) == sorted(one["space"] for one in shown if one["kind"] == "ice")


@rule("FE-FROST-2", "FE-DIFF-1", "FE-DIFF-2")
@vector("FE-TV-31")
@pytest.mark.parametrize(
    ("size", "difficulty", "place"),
    [(2, "easy", 13), (3, "easy", 12), (4, "easy", 11), (2, "normal", 12), (4, "normal", 10)],
)
def test_where_the_frost_token_begins(size: int, difficulty: str, place: int) -> None:
    sc = opened("2", size, difficulty)
    assert place == value(sc, "frost")
    hero = sc.s.heroes[sc.s.active]
    name = sc.g.party[sc.s.active]
    hero.hours, hero.willpower = min(place - 1, 10), 20
    assert sc.refused(f"walk {name} 435")
    hero.hours -= 1
    assert f"walk {name} 435" in sc.options()


@rule("FE-FROST-2", "FE-FROST-3")
@vector("FE-TV-32")
def test_usable_hours_of_the_first_days() -> None:
    sc = opened("2", 2, "easy")
    usable = []
    for _ in range(5):
        usable.append(min(10, value(sc, "frost") - 1))
        sunrise(sc)
        while sc.prompt() != "ask-turn":
            sc.play(sc.options()[0])
    assert [10, 10, 10, 9, 8] == usable


@rule("FE-DIFF-1", "FE-DIFF-2")
@pytest.mark.parametrize(
    ("size", "difficulty", "strength", "gors"),
    [
        (2, "easy", 3, [424, 429]),
        (2, "normal", 2, [424, 429]),
        (3, "easy", 4, [424, 429, 444]),
        (3, "normal", 3, [424, 429, 444]),
        (4, "easy", 5, [424, 429, 443, 444]),
        (4, "normal", 5, [424, 429, 443, 444]),
    ],
)
def test_what_the_party_gets_and_meets(
    size: int, difficulty: str, strength: int, gors: list[int]
) -> None:
    sc = opened("2", size, difficulty)
    assert size + strength == sum(hero.strength for hero in sc.s.heroes)
    assert [436] * size == [hero.space for hero in sc.s.heroes]
    assert dict.fromkeys(gors, "gor") == sc.creatures()


# The three peoples.


@rule("FE-TRIBE-1", "FE-TRIBE-2")
@pytest.mark.parametrize(
    ("people", "tablet", "start", "home"),
    [
        ("yetohe", "buffalo_tablet", 402, 401),
        ("iquar", "sea_monster_tablet", 446, 460),
        ("grehon", "griffin_tablet", 424, 425),
    ],
)
def test_a_people_is_won_by_its_tablet(people: str, tablet: str, start: int, home: int) -> None:
    sc = tale("2", thorn=at(start, things=[tablet]), kram=at(436))
    sc.play(f"walk thorn {home}", "stop thorn")
    assert ([1], []) == ([value(sc, people)], sc.things("thorn"))
    assert TRUST[people] in was_read(sc)
    assert 0 == sum(value(sc, other) for other in PEOPLES if other != people)


@rule("FE-TRIBE-1")
def test_a_people_is_won_once() -> None:
    sc = trusted(tale("2", thorn=at(402, things=["buffalo_tablet"]), kram=at(436)), "yetohe")
    sc.play("walk thorn 401", "stop thorn")
    assert (["buffalo_tablet"], []) == (sc.things("thorn"), was_read(sc))


@rule("FE-TRIBE-4")
@vector("FE-TV-82")
def test_tablets_that_were_used_win_nobody() -> None:
    tablets = ["buffalo_tablet", "sea_monster_tablet", "griffin_tablet"]
    sc = tale("2", thorn=at(402, things=tablets), kram=at(436), counters={"frost": 8})
    sc.play("deed thorn tablets", "walk thorn 401", "stop thorn")
    assert (0, []) == (value(sc, "yetohe"), was_read(sc))


def beat(sc: Scene, space: int) -> Scene:
    """Thorn, who is strong, beats what stands there."""
    sc.play(f"fight thorn {space}", *["roll 6"] * 4)
    while sc.prompt() not in ("ask-turn", "ask-after") and sc.s.result == PLAYING:
        options = sc.options()
        sc.play("roll 1" if options[0].startswith("roll") else options[0])
    return sc


def end_turn(sc: Scene) -> None:
    if sc.prompt() == "ask-after":
        sc.play("done thorn")


@rule("FE-TRIBE-3")
@pytest.mark.parametrize(("kind", "read_"), [("steppe_buffalo", 1), ("fur_troll", 1), ("gor", 0)])
def test_yetohe_trust_hunters(kind: str, read_: int) -> None:
    sc = tale("2", thorn=at(413, strength=14, willpower=20), kram=at(436), creatures={413: kind})
    for _ in range(8):
        if sc.creature(413) is None:
            break
        beat(sc, 413)
    assert read_ == value(sc, "yetohe") == was_read(sc).count("T1")


@rule("FE-TRIBE-3", "FE-L2-1")
@vector("FE-TV-76")
def test_broken_horn_counts_for_the_yetohe_too() -> None:
    sc = tale(
        "2", difficulty="easy", thorn=at(413, strength=14, willpower=20), kram=at(436),
        creatures={413: "broken_horn"}, figures={"great_warrior": 413},
    )  # fmt: skip
    for _ in range(6):
        if sc.creature(413) is None:
            break
        beat(sc, 413)
    assert (1, PLAYING) == (value(sc, "yetohe"), sc.s.result)
    assert 401 == figure(sc, "tranuk")
    goals = plain(sc.g.view(sc.s, 0))["track"]["goals"]
    assert {"goal-frost-2-iquar", "goal-frost-2-grehon"} == {
        one["key"] for one in goals if not one["met"] and one["needed"]
    }


@rule("FE-TRIBE-3", "FE-TRIBE-1", "FE-DEF-4")
@vector("FE-TV-78")
def test_every_iquar_saved_is_a_defence_place_and_the_first_wins_their_trust() -> None:
    sc = read(tale("2", thorn=at(436), kram=at(436), difficulty="easy"), "C")
    assert ["iquar", "iquar"] == sc.loose(460)
    places = sc.s.shields
    for saved in (1, 2):
        thorn = sc.hero("thorn")
        thorn.space, thorn.hours, sc.s.active = 460, 0, 0
        sc.play("take thorn iquar")
        thorn.space = 402
        sc.play("walk thorn 401", "stop thorn")
        assert (places + saved, 1) == (sc.s.shields, was_read(sc).count("T2"))
        end_turn(sc)
    assert 1 == value(sc, "iquar")


@rule("FE-TRIBE-3")
@vector("FE-TV-77")
@pytest.mark.parametrize(("stays", "trust"), [(True, 1), (False, 0)])
def test_grehon_trust_who_sleeps_by_a_fire_on_their_rock(stays: bool, trust: int) -> None:
    sc = tale("2", thorn=at(425, things=["firewood"]), kram=at(436))
    sc.play("deed thorn kindle")
    if not stays:
        sc.play("walk thorn 424", "stop thorn")
        end_turn(sc)
    sunrise(sc)
    assert trust == value(sc, "grehon") == was_read(sc).count("T3")
    if stays:
        assert "riders_helm" in sc.loose(425)
        assert sc.g.book.bridge_names.index("secret_passage") not in sc.s.broken


@rule("FE-TRIBE-1")
def test_the_iquar_give_courage_and_guides() -> None:
    sc = read(tale("2", thorn=at(436), kram=at(436)), "T2")
    assert ([9, 9], 1) == ([hero.willpower for hero in sc.s.heroes], value(sc, "ice_guides"))


# Whom to ask.


@rule("FE-L2-2")
@vector("FE-TV-81")
def test_yetohe_who_were_asked_first_give_strength_later() -> None:
    sc = read(tale("2", thorn=at(436), kram=at(436)), "E1", "choose thorn ask_yetohe")
    assert ({428: "steppe_buffalo", 423: "gor", 427: "gor"}, 401) == (
        sc.creatures(),
        figure(sc, "tranuk"),
    )
    assert 0 == value(sc, "yetohe"), "a boon without trust"
    read(sc, "T1", "name thorn kram")
    assert [1, 2] == [hero.strength for hero in sc.s.heroes]
    assert 401 == figure(sc, "tranuk")


@rule("FE-L2-2")
@pytest.mark.parametrize(
    ("way", "gor"), [("ask_iquar", 461), ("ask_grehon", 424), ("ask_nobody", -1)]
)
def test_the_other_answers(way: str, gor: int) -> None:
    sc = read(tale("2", thorn=at(436), kram=at(436)), "E1", f"choose thorn {way}")
    assert gor < 0 or sc.creature(gor) == "gor"
    assert int(way == "ask_iquar") == value(sc, "ice_guides")
    passage = sc.g.book.bridge_names.index("secret_passage")
    assert (way == "ask_grehon") == (passage not in sc.s.broken)
    assert [0, 0, 0] == [value(sc, one) for one in PEOPLES]


# Broken-horn.


@rule("FE-L2-1", "FE-DIFF-2")
@vector("FE-TV-79")
@pytest.mark.parametrize(
    ("size", "difficulty", "strength"),
    [(2, "easy", 15), (3, "easy", 20), (4, "easy", 24), (2, "normal", 17), (4, "normal", 31)],
)
def test_three_fires_make_the_bull_weaker(size: int, difficulty: str, strength: int) -> None:
    sc = opened("2", size, difficulty)
    read(sc, "E1", f"choose {sc.g.party[sc.s.active]} ask_nobody")
    assert strength == strength_of(sc, "broken_horn")
    trusted(sc, *PEOPLES)
    before = [hero.willpower for hero in sc.s.heroes]
    sc.g.go_on(sc.s)
    sc.play(sc.options()[0])
    assert "U" in was_read(sc)
    assert strength - 3 == strength_of(sc, "broken_horn")
    assert all(hero.willpower >= 9 for hero in sc.s.heroes), before


@rule("FE-L2-1", "FE-DEF-1")
@vector("FE-TV-80")
def test_in_the_tents_the_bull_loses_the_legend() -> None:
    sc = tale("2", thorn=at(436), kram=at(436), creatures={402: "broken_horn"})
    assert 3 == sc.s.shields
    sunrise(sc)
    assert (LOST, "why-frost-2-broke_in") == (sc.s.result, sc.s.why)


@rule("FE-OPEN-10", "FE-SUN-3", "FE-SUN-4")
def test_what_loses_the_legend_comes_before_the_next_step_of_the_sunrise() -> None:
    creatures = {402: "broken_horn", 430: "wargor"}
    sc = sunrise(tale("2", thorn=at(436), kram=at(436), creatures=creatures))
    assert (LOST, "wargor") == (sc.s.result, sc.creature(419)), "it did not move again"


@rule("FE-L2-1", "FE-CREAT-14", "FE-GEM-2")
def test_a_gem_lures_the_bull_and_the_cave_does_not_change_him() -> None:
    sc = tale(
        "2", thorn=at(436), kram=at(436), creatures={428: "broken_horn"}, loose={432: ["gem"]}
    )
    assert "steppe_buffalo" == sunrise(sc).creature(432)
    sc = tale(
        "2", thorn=at(436), kram=at(436), creatures={418: "broken_horn"}, counters={"cave": 1}
    )
    assert "steppe_buffalo" == sunrise(sc).creature(414)


@rule("FE-L2-1", "FE-CREAT-12")
def test_what_the_bull_is_worth() -> None:
    sc = tale("2", thorn=at(436), kram=at(436), creatures={428: "broken_horn"})
    (bull,) = seen(sc, "creatures")
    assert (12, 2, {"willpower": 8, "strength": 3}) == (
        bull["willpower"],
        bull["dice"],
        bull["rewards"],
    )


# The other cards, and the end.


@rule("FE-VOLP-1")
def test_flaps_comes_to_the_first_who_stops_beside_the_cave() -> None:
    sc = tale("2", thorn=at(416), kram=at(436))
    sc.play("walk thorn 413", "stop thorn")
    assert (413, ["V"]) == (figure(sc, "volpin"), was_read(sc))


@rule("FE-DIFF-1", "FE-DIFF-2")
@pytest.mark.parametrize(
    ("difficulty", "there"),
    [
        ("easy", {426: "gor", 430: "gor", 437: "wargor", 432: "gor", 427: "wargor"}),
        (
            "normal",
            {
                426: "gor",
                430: "gor",
                441: "gor",
                437: "wargor",
                432: "steppe_buffalo",
                427: "wargor",
            },
        ),
    ],
)
def test_what_the_letters_bring_two_heroes(difficulty: str, there: dict[int, str]) -> None:
    sc = tale("2", thorn=at(436), kram=at(436), difficulty=difficulty)
    for card in ("B", "C", "G", "I", "K"):
        read(sc, card)
    assert there == sc.creatures()
    assert 1 == value(sc, "cave")


@rule("FE-DIFF-2")
def test_what_the_letters_bring_three_heroes() -> None:
    sc = tale("2", thorn=at(436), kram=at(436), tenaya=at(436), difficulty="easy")
    for card in ("B", "C", "G", "I"):
        read(sc, card)
    there = {430: "wargor", 441: "gor", 437: "wargor", 461: "gor", 432: "steppe_buffalo"}
    assert {**there, 426: "gor", 420: "gor"} == sc.creatures(), "the second gor is sent on"
    assert "steppe_buffalo" == read(sc, "K").creature(446)


@rule("FE-GEN-4")
@pytest.mark.parametrize(("beaten", "result"), [(True, WON), (False, PLAYING)])
def test_won_with_three_peoples_and_the_bull(beaten: bool, result: int) -> None:
    sc = tale("2", thorn=at(436), kram=at(436))
    sc.s.star_at, sc.s.star_card = [13], [sc.g.book.cards.index("N")]
    trusted(sc, *PEOPLES)
    if beaten:
        sc.s.defeated_named = [0]
    sc.play("pass thorn")
    assert result == sc.s.result
    if not beaten:
        assert LOST == read(sc, "N").s.result
        assert "why-frost-2-late" == sc.s.why


@rule("FE-DEF-5", "FE-MAP-7", "FE-DEF-4")
@vector("FE-TV-47")
def test_a_saved_iquar_holds_one_creature_more() -> None:
    sc = tale("2", thorn=at(436), kram=at(436), tenaya=at(402, farmers=1))
    sc.s.active = 2
    sc.play("walk tenaya 401", "stop tenaya")
    for number in (1, 2, 3):
        put_creature(sc.g, sc.s, "gor", 403)
        while sc.prompt() != "ask-turn":
            sc.play(sc.options()[0])
        sunrise(sc)
        assert (PLAYING, number) == (sc.s.result, sc.s.intruders)
    put_creature(sc.g, sc.s, "gor", 403)
    assert LOST == sunrise(sc).s.result


@rule("FE-SNOW-4")
def test_without_a_helm_left_the_grehon_give_one_hero_willpower() -> None:
    sc = tale("2", thorn=at(436), kram=at(436))
    sc.s.stock[sc.g.book.thing_kind("riders_helm")] = 0
    read(sc, "T3")
    sc.play(sc.options()[0])
    assert [7, 9] == sorted(hero.willpower for hero in sc.s.heroes)
    assert "riders_helm" not in sc.loose(425)
