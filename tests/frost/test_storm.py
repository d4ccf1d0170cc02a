"""Snowstorms: who is blown where, what comes along, and the snow that lies there."""

import pytest

from rietland.board.book import FOG_TOKENS
from rietland.board.frames import WALK
from rietland.board.pieces.tokens import has_fog
from rietland.board.view.options import cost_of
from rietland.board.view.types import Cost
from rietland.board.view.view import news
from rietland.players.board.guide import BoardGuide
from rietland.words.catalogue import Catalogue, languages
from tests.frost.scene import put, value, winter
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at, put_creature


def storm(**heroes: object) -> Scene:
    """A winter in which anybody may call a storm, with snow tokens enough of every face."""
    sc = winter(face="storm", **heroes)  # type: ignore[arg-type]  # heroes and pieces alike
    pile = sc.s.piles[FOG_TOKENS]
    pile.unseen = [9] * len(pile.unseen)
    return sc


def blow(sc: Scene, who: str = "") -> Scene:
    return sc.play(f"deed {who or sc.g.party[sc.s.active]} whistle")


def spaces(sc: Scene) -> list[int]:
    return [hero.space for hero in sc.s.heroes]


def snow(sc: Scene, *among: int) -> list[int]:
    """Those of these spaces where a snow token lies."""
    return [space for space in among if has_fog(sc.g, sc.s, space)]


def face(sc: Scene, name: str) -> str:
    """Chance turns this face up."""
    return f"draw {sc.g.book.fog_faces.index(name)}"


def answer(sc: Scene) -> str:
    """What a companion says now."""
    return sc.g.say(BoardGuide().policy(sc.g, sc.s, sc.g.pending(sc.s)))


# Who is blown where.


@rule("FE-STORM-1", "FE-MAP-4", "FE-MAP-5")
@vector("FE-TV-44")
def test_everybody_goes_along_the_arrow_and_nobody_without_one() -> None:
    party = {"kram": at(414, willpower=14), "thorn": at(425), "eara": at(460), "tenaya": at(412)}
    sc = blow(storm(**party))
    assert [414, 425, 460, 409] == spaces(sc)
    assert [(409, 412, 1)] == [(one.where, one.what, one.amount) for one in sc.told("entered")]
    assert 1 == len(sc.told("storm"))


@rule("FE-STORM-6", "FE-CAVE-1")
@vector("FE-TV-21")
@pytest.mark.parametrize(("willpower", "space"), [(13, 418), (14, 414)])
def test_no_storm_blows_a_weak_will_into_the_cave(willpower: int, space: int) -> None:
    assert space == blow(storm(kram=at(418, willpower=willpower))).hero("kram").space


@rule("FE-OPEN-3")
def test_a_storm_moves_those_too_whose_day_is_over() -> None:
    sc = blow(storm(kram=at(412), thorn=at(437, resting=True)))
    assert [409, 438] == spaces(sc)
    assert sc.hero("thorn").resting


@rule("FE-STORM-1", "FE-X-1")
def test_over_a_fallen_bridge_the_arrow_of_the_card_counts() -> None:
    sc = storm(kram=at(415), thorn=at(438))
    names = sc.g.book.bridge_names
    sc.s.broken = [*sc.s.broken, names.index("drum_bridge"), names.index("heron_bridge")]
    assert [412, 438] == spaces(blow(sc))


@rule("FE-SECR-1", "FE-MAP-5")
def test_storms_do_not_know_of_the_secret_passage() -> None:
    sc = storm(kram=at(425), thorn=at(408))
    passage = sc.g.book.bridge_names.index("secret_passage")
    sc.s.broken = [one for one in sc.s.broken if one != passage]
    assert [425, 403] == spaces(blow(sc))


@rule("FE-STORM-1", "FE-OPEN-4")
def test_being_blown_is_entering_but_no_end_of_a_move() -> None:
    sc = blow(storm(kram=at(412)))
    assert (1, 0) == (value(sc, "entered"), value(sc, "stopped"))
    assert [] == sc.told("stopped")
    assert 0 == sc.hero("kram").hours
    assert "walk kram 408" in sc.options()


@rule("FE-TRAN-4")
def test_companions_stay_where_they_are() -> None:
    sc = blow(storm(kram=at(412), figures={"tranuk": 412}))
    assert 412 == sc.s.figures[sc.g.book.figure_names.index("tranuk")]


# Snow.


def two_in_the_snow() -> Scene:
    """Eara stops on a storm; it blows her and Tenaya onto hidden tokens."""
    return storm(
        eara=at(416, willpower=14),
        tenaya=at(424, willpower=14),
        fog={415: "storm", 407: None, 423: None},
    ).play("walk eara 415", "stop eara")


@rule("FE-STORM-2", "FE-STORM-3", "FE-STORM-4", "FE-SNOW-1")
@vector("FE-TV-20")
def test_the_highest_rank_turns_first_and_another_storm_moves_all_before_the_next() -> None:
    sc = two_in_the_snow()
    assert [407, 423] == spaces(sc)
    assert [407, 423] == snow(sc, 407, 415, 423)
    sc.play(face(sc, "storm"))
    assert [402, 414] == spaces(sc)
    assert [407] == snow(sc, 407, 415, 423)
    assert "ask-after" == sc.g.pending(sc.s).prompt


@rule("FE-STORM-2")
def test_tokens_that_are_no_storm_are_turned_one_after_the_other() -> None:
    sc = two_in_the_snow()
    sc.play(face(sc, "strength_1"), face(sc, "strength_1"))
    assert [407, 423] == spaces(sc)
    assert [2, 2] == [hero.strength for hero in sc.s.heroes]


@rule("FE-STORM-3")
def test_who_is_not_moved_again_turns_the_own_token_in_the_order_of_ranks() -> None:
    sc = storm(
        thorn=at(416),
        tenaya=at(413),
        eara=at(420),
        fog={412: "storm", 415: None, 418: None, 407: None},
    )
    blow(sc)
    # Tenaya's storm blows Thorn on from 415 to 407; Eara stays before the cave.
    assert [407, 409, 418] == spaces(sc)
    sc.play(face(sc, "strength_1"))
    assert (1, 2) == (sc.hero("thorn").strength, sc.hero("eara").strength)
    sc.play(face(sc, "strength_1"))
    assert 2 == sc.hero("thorn").strength
    assert [415] == snow(sc, 407, 412, 415, 418)


@rule("FE-STORM-2")
def test_who_stays_does_not_turn_the_token_underfoot() -> None:
    sc = blow(storm(kram=at(418, willpower=7), fog={418: None}))
    assert [418] == snow(sc, 418)
    assert "uncover kram" in sc.options()


@rule("FE-STORM-2")
def test_of_two_on_one_space_the_highest_rank_finds_the_token() -> None:
    sc = blow(storm(kram=at(412), tenaya=at(412), fog={409: "strength_1"}))
    assert (1, 2) == (sc.hero("kram").strength, sc.hero("tenaya").strength)


@rule("FE-STORM-4")
def test_storms_can_follow_one_another() -> None:
    fog: dict[int, str | None] = {412: "storm", 409: "storm", 402: "storm"}
    sc = storm(kram=at(413, willpower=14), fog=fog).play("walk kram 412", "stop kram")
    assert 401 == sc.hero("kram").space
    assert 3 == len(sc.told("storm"))
    assert [] == snow(sc, *fog)


@rule("FE-SNOW-3")
@vector("FE-TV-22")
def test_a_hero_whom_a_storm_takes_away_does_not_stop_where_it_blows() -> None:
    sc = storm(kram=at(413), fog={412: "storm"}).play("walk kram 412", "stop kram")
    assert 409 == sc.hero("kram").space
    assert [412] == [one.where for one in sc.told("stopped")]


# Moments.


@rule("FE-STORM-1", "FE-FREE-2")
def test_a_storm_out_of_turn_blows_a_hero_on_the_way_who_goes_on_from_there() -> None:
    sc = storm(kram=at(413), thorn=at(437), fog={437: "storm"})
    sc.play("walk kram 412", "uncover thorn")
    assert [409, 438] == spaces(sc)
    assert WALK == sc.s.agenda[-1].kind
    sc.play("walk kram 408", "stop kram")
    assert (408, 2) == (sc.hero("kram").space, sc.hero("kram").hours)


@rule("FE-STORM-1", "FE-FIGHT-1")
def test_a_storm_between_two_rounds_ends_the_fight_of_those_it_blows_away() -> None:
    sc = storm(
        kram=at(412, strength=9, willpower=14),
        thorn=at(437),
        creatures={412: "fur_troll"},
        fog={437: "storm"},
    )
    sc.play("fight kram 412", *["roll 1"] * 6, "uncover thorn", "on kram")
    assert 409 == sc.hero("kram").space
    assert sc.s.battle is None
    assert "fur_troll" == sc.creature(412)


@rule("FE-STORM-2")
def test_nobody_does_anything_else_before_all_have_moved() -> None:
    sc = blow(storm(kram=at(412, things=["winter_stone"]), thorn=at(437)))
    assert "FE-STORM-2" == sc.refused("walk thorn 436")
    assert "FE-STORM-2" == sc.refused("bring thorn")
    assert sc.g.rule("AN-FREE-5") == sc.refused("drop kram winter_stone")
    assert [] == sc.g.asides(sc.s)


def test_a_storm_can_be_saved_while_a_hero_chooses() -> None:
    sc = blow(storm(kram=at(412, things=["winter_stone"]), thorn=at(437)))
    again = sc.g.load(sc.s.to_data())
    assert again.to_data() == sc.s.to_data()
    sc.g.apply(again, sc.g.hear("bring kram"))
    assert 409 == again.heroes[0].space


# The winter stone.


def bearer(space: int, willpower: int, **more: object) -> Scene:
    return storm(kram=at(space, willpower=willpower, things=["winter_stone"]), **more)


@rule("FE-STONE-2")
@pytest.mark.parametrize("keeps", [True, False])
def test_the_bearer_pays_and_takes_the_stone_or_leaves_it(keeps: bool) -> None:
    sc = blow(bearer(412, 7))
    assert ["bring kram", "abandon kram winter_stone"] == sc.options()
    price = [cost_of(sc.g, sc.s, a, "") for a in sc.g.pending(sc.s).options]
    assert [Cost(willpower=1), None] == price
    sc.play("bring kram" if keeps else "abandon kram winter_stone")
    assert 409 == sc.hero("kram").space
    assert (6 if keeps else 7) == sc.hero("kram").willpower
    assert ([] if keeps else ["winter_stone"]) == sc.loose(412)


@rule("FE-STONE-2")
def test_who_cannot_pay_leaves_the_stone_without_being_asked() -> None:
    sc = blow(bearer(412, 1))
    assert (409, 1) == (sc.hero("kram").space, sc.hero("kram").willpower)
    assert ["winter_stone"] == sc.loose(412)


@rule("FE-STONE-2", "FE-STONE-4")
def test_towards_a_creature_the_stone_stays_behind() -> None:
    sc = blow(bearer(412, 7, creatures={409: "gor"}))
    assert 409 == sc.hero("kram").space
    assert ["winter_stone"] == sc.loose(412)


@rule("FE-STONE-2", "FE-STONE-7", "FE-STORM-6")
@pytest.mark.parametrize(("willpower", "space", "left"), [(13, 418, 0), (15, 414, 1)])
def test_before_the_cave_the_hero_stays_or_goes_without_the_stone(
    willpower: int, space: int, left: int
) -> None:
    sc = bearer(418, willpower)
    put(sc, "stone_toll", 2)
    blow(sc)
    assert space == sc.hero("kram").space
    assert left == len(sc.loose(418))
    assert willpower == sc.hero("kram").willpower


@rule("FE-STONE-2", "FE-STONE-7")
def test_with_a_strong_will_the_stone_may_be_blown_into_the_cave() -> None:
    sc = bearer(418, 16)
    put(sc, "stone_toll", 2)
    blow(sc).play("bring kram")
    assert (414, 14) == (sc.hero("kram").space, sc.hero("kram").willpower)


@rule("FE-STONE-2")
def test_what_must_stay_behind_cannot_be_brought() -> None:
    sc = storm(kram=at(412, things=["winter_stone"], farmers=1), creatures={409: "gor"})
    blow(sc)
    assert ["bring kram", "abandon kram iquar"] == sc.options()
    assert ["winter_stone"] == sc.loose(412)
    assert sc.g.rule("AN-ITEM-11") == sc.refused("abandon kram winter_stone")


@rule("FE-STONE-2")
def test_a_hero_without_an_arrow_keeps_the_stone_and_is_not_asked() -> None:
    sc = blow(bearer(460, 1))
    assert ["winter_stone"] == sc.things("kram")


@rule("FE-STONE-5")
@pytest.mark.parametrize(
    ("willpower", "toll", "takes"), [(1, 1, False), (2, 1, True), (2, 2, False)]
)
def test_only_who_could_go_on_with_the_stone_picks_it_up(
    willpower: int, toll: int, takes: bool
) -> None:
    sc = winter(kram=at(412, willpower=willpower), loose={412: ["winter_stone"]})
    put(sc, "stone_toll", toll)
    assert ("take kram winter_stone" in sc.options()) == takes
    if not takes:
        assert "FE-STONE-5" == sc.refused("take kram winter_stone")


# What is told, and what companions say.


def test_the_news_tell_one_storm_and_every_way() -> None:
    sc = blow(storm(kram=at(412), thorn=at(437)))
    lines = [line for line in news(sc.g, sc.s, 0) if line.kind in ("storm", "entered")]
    assert ["storm", "entered", "entered"] == [line.kind for line in lines]
    assert [("thorn", 437, 438), ("kram", 412, 409)] == [
        (line.who, line.origin, line.where) for line in lines[1:]
    ]
    assert "log-entered.storm" == lines[1].label.key


@pytest.mark.parametrize("language", languages())
def test_a_storm_is_said_in_every_language(language: str) -> None:
    sc = blow(storm(kram=at(412, things=["winter_stone"], farmers=1), thorn=at(437)))
    words = Catalogue(language, strict=True).in_game(2, "normal", "frost")
    view = plain(sc.g.view(sc.s, 0))
    said = [words.say(view["pending"]["prompt"])]
    said += [words.say(option["label"]) for option in view["options"]]
    sc.play("bring kram")
    said += [words.say(line["label"]) for line in plain(sc.g.news(sc.s, 0))]
    assert len(said) >= 6
    assert all(said)


def test_a_companion_keeps_the_stone_while_it_costs_little() -> None:
    assert "bring kram" == answer(blow(bearer(412, 7)))
    assert "abandon kram winter_stone" == answer(blow(bearer(412, 3)))


def test_a_companion_leaves_a_follower_whom_a_creature_would_meet() -> None:
    sc = storm(kram=at(412, farmers=1), thorn=at(437))
    assert "bring kram" == answer(blow(sc))
    sc = storm(kram=at(412, farmers=1), thorn=at(437))
    put_creature(sc.g, sc.s, "gor", 409)
    assert "abandon kram iquar" == answer(blow(sc))
