"""Merchants who barter: thing for thing, nothing for nothing, and a dwarf who haggles."""

import pytest

from rietland.board.view.view import board_view
from rietland.terminal.board_screen import BoardScreen
from rietland.words.catalogue import Catalogue
from tests.frost.scene import sunrise, value, winter
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import At, Scene, at, code_of

GOODS = {445: ["riders_helm", "falcon", "telescope", "waterskin"]}


def market(things: list[str] | None = None, lying: list[str] | None = None, **more: At) -> Scene:
    """Thorn has stopped at the sledge market with these things."""
    loose = GOODS if lying is None else {445: lying}
    heroes = {"thorn": at(445, things=things), **more}
    return winter(face="market", loose=loose, **heroes)  # type: ignore[arg-type]  # no options


def barters(sc: Scene) -> list[str]:
    return [said for said in sc.options() if said.startswith(("barter", "haggle", "take"))]


# Swaps.


@rule("FE-MERCH-2")
def test_a_hero_swaps_one_thing_for_another_and_spends_no_hour() -> None:
    sc = market(["waterskin"]).play("barter thorn waterskin telescope")
    assert ["telescope"] == sc.things("thorn")
    assert ["falcon", "riders_helm", "waterskin", "waterskin"] == sc.loose(445)
    assert 0 == sc.hero("thorn").hours
    assert "ask-turn" == sc.prompt()


@rule("FE-MERCH-2")
def test_two_for_two_are_two_swaps() -> None:
    sc = market(["waterskin", "firewood"])
    sc.play("barter thorn waterskin telescope", "barter thorn firewood falcon")
    assert ["falcon", "telescope"] == sorted(sc.things("thorn"))


@rule("FE-MERCH-2")
def test_equal_things_are_not_swapped() -> None:
    sc = market(["waterskin"])
    assert "FE-MERCH-2" == sc.refused("barter thorn waterskin waterskin")


@rule("FE-MERCH-2", "FE-MERCH-3")
def test_large_things_and_helms_are_worth_as_much_as_small_ones() -> None:
    sc = market(["askimar_blade"]).play("barter thorn askimar_blade telescope")
    assert ["telescope"] == sc.things("thorn")
    sc.play("barter thorn telescope riders_helm")
    assert ["riders_helm"] == sc.things("thorn")


@rule("FE-MERCH-2", "FE-HERO-12")
def test_the_slot_of_what_is_given_is_free_for_what_is_taken() -> None:
    sc = market(["firewood", "firewood", "waterskin", "askimar_blade"])
    assert "AN-HERO-4" == sc.refused("barter thorn firewood falcon")
    sc.play("barter thorn askimar_blade falcon", "barter thorn firewood telescope")
    assert ["falcon", "firewood", "telescope", "waterskin"] == sorted(sc.things("thorn"))


@rule("FE-MERCH-1", "FE-MERCH-2")
@pytest.mark.parametrize(("face", "space"), [("village", 422), ("village", 445), ("castle", 18)])
def test_merchants_are_on_both_sides_of_the_board(face: str, space: int) -> None:
    sc = winter(face=face, loose={space: ["falcon"]}, thorn=at(space, things=["telescope"]))
    assert ["falcon"] == sc.play("barter thorn telescope falcon").things("thorn")


@rule("FE-MERCH-2")
def test_without_a_merchant_nothing_is_swapped() -> None:
    sc = winter(loose={410: ["falcon"]}, thorn=at(410, things=["telescope"]))
    assert "FE-MERCH-2" == sc.refused("barter thorn telescope falcon")
    sc.play("take thorn falcon")


@rule("FE-MERCH-2")
def test_a_merchant_swaps_only_what_lies_there() -> None:
    assert "FE-MERCH-2" == market(["waterskin"]).refused("barter thorn waterskin firewood")


@rule("FE-OPEN-1", "FE-MERCH-2")
def test_barter_is_open_out_of_turn_but_not_after_the_day_or_in_passing() -> None:
    sc = market(["waterskin"], eara=at(445, things=["firewood"]))
    sc.play("barter eara firewood falcon")
    assert ["falcon"] == sc.things("eara")
    resting = market(["waterskin"], eara=at(445, things=["firewood"], resting=True))
    assert "AN-FREE-3" == resting.refused("barter eara firewood falcon")
    passing = winter(face="market", loose=GOODS, thorn=at(444, things=["waterskin"]))
    passing.play("walk thorn 445")
    assert "AN-FREE-4" == passing.refused("barter thorn waterskin falcon")
    passing.play("stop thorn", "barter thorn waterskin falcon")


# What is no goods.


@rule("FE-MERCH-3")
def test_nothing_is_taken_without_giving() -> None:
    sc = market(["waterskin"])
    assert "FE-MERCH-3" == sc.refused("take thorn falcon")
    assert "FE-MERCH-3" == sc.refused("barter thorn firewood falcon")
    sc.play("drop thorn waterskin")
    assert "FE-MERCH-3" == sc.refused("take thorn waterskin")


@rule("FE-MERCH-3")
@pytest.mark.parametrize("thing", ["gem", "blue_streamberries"])
def test_gems_and_plants_are_no_goods(thing: str) -> None:
    sc = market([thing])
    assert "FE-MERCH-3" == sc.refused(f"barter thorn {thing} telescope")
    sc.play(f"drop thorn {thing}", f"take thorn {thing}")
    assert "FE-MERCH-3" == market(["waterskin"], [thing]).refused(f"barter thorn waterskin {thing}")


@rule("FE-MERCH-4")
@pytest.mark.parametrize("thing", ["waterskin_half", "falcon_used"])
def test_half_waterskins_and_used_falcons_are_no_goods(thing: str) -> None:
    sc = market([thing])
    assert "FE-MERCH-4" == sc.refused(f"barter thorn {thing} telescope")
    sc.play(f"drop thorn {thing}")
    sc.play(f"take thorn {thing}")
    assert "FE-MERCH-4" == market(["firewood"], [thing]).refused(f"barter thorn firewood {thing}")


@rule("FE-HERO-13")
def test_tablets_are_no_goods() -> None:
    sc = market(["griffin_tablet"])
    assert "FE-HERO-13" == sc.refused("barter thorn griffin_tablet telescope")
    sc.play("drop thorn griffin_tablet", "take thorn griffin_tablet")


@rule("FE-STONE-1", "FE-MERCH-4", "FE-ITEM-10")
def test_the_winter_stone_is_neither_for_merchants_nor_for_the_falcon() -> None:
    sc = market(["winter_stone"], kram=at(445, things=[]), eara=at(401, things=[]))
    assert "FE-STONE-1" == sc.refused("barter thorn winter_stone telescope")
    sc.play("drop thorn winter_stone", "take thorn winter_stone", "give thorn winter_stone kram")
    assert ["winter_stone"] == sc.things("kram")
    flying = winter(thorn=at(410, things=["winter_stone"]), eara=at(401, things=["falcon", "gem"]))
    flying.play("falcon eara thorn eara")
    assert "AN-ITEM-7" == flying.refused("send thorn winter_stone eara")


@rule("FE-STONE-1", "FE-HERO-12")
def test_the_winter_stone_needs_the_large_slot() -> None:
    sc = winter(thorn=at(410, things=["askimar_blade"]), loose={410: ["winter_stone"]})
    assert "AN-HERO-4" == sc.refused("take thorn winter_stone")


@rule("FE-MERCH-4")
def test_carlion_is_no_goods() -> None:
    sc = market(["carlion"])
    assert "FE-MERCH-4" == sc.refused("barter thorn carlion telescope")


@rule("FE-MERCH-3")
def test_heroes_hand_things_over_at_a_merchant_as_anywhere() -> None:
    sc = market(["firewood"], kram=at(445)).play("give thorn firewood kram")
    assert ["firewood"] == sc.things("kram")


@rule("FE-MERCH-2")
def test_a_merchant_who_is_closed_keeps_no_goods() -> None:
    sc = market(["waterskin"])
    sc.s.closed_merchants = [445]
    assert "FE-MERCH-2" == sc.refused("barter thorn waterskin falcon")
    sc.play("take thorn falcon")


@rule("FE-MERCH-2")
def test_who_barters_sells_nothing() -> None:
    sc = market(["waterskin"])
    assert "FE-MERCH-2" == sc.refused("train thorn")
    assert "FE-MERCH-2" == sc.refused("buy thorn waterskin -")


# The vectors of the rulebook.


@vector("FE-TV-15")
@rule("FE-MERCH-2", "FE-MERCH-3", "FE-ITEM-7", "FE-FREE-1", "FE-FREE-2")
def test_a_wizard_swaps_for_the_falcon_and_sends_it_out_of_turn() -> None:
    sc = winter(
        face="market",
        loose=GOODS,
        eara=at(440, things=["waterskin"]),
        kram=at(401),
    )
    sc.play("walk eara 442", "walk eara 444", "walk eara 445", "stop eara")
    sc.play("barter eara waterskin falcon", "done eara")
    assert 3 == sc.hero("eara").hours
    sc.hero("kram").things = [code_of(sc.g.book, "red_bloodflowers")]
    sc.play("falcon eara eara kram", "send kram red_bloodflowers eara", "done eara")
    assert ["falcon_used", "red_bloodflowers"] == sc.things("eara")
    assert "kram" == sc.g.party[sc.s.active]
    assert "AN-TURN-1" == sc.refused("walk eara 444")
    assert "FE-MERCH-4" == sc.refused("barter eara falcon_used telescope")


@vector("FE-TV-17")
@rule("FE-ITEM-1", "FE-FREE-1", "FE-FREE-2")
def test_a_half_waterskin_is_used_up_and_a_full_one_changes_hands_for_a_gem() -> None:
    sc = winter(thorn=at(440, things=["waterskin", "waterskin_half"]), eara=at(445, things=["gem"]))
    sc.play("walk thorn 442", "walk thorn 444", "drink thorn 445", "stop thorn")
    assert (2, ["waterskin"]) == (sc.hero("thorn").hours, sc.things("thorn"))
    stock = sc.s.stock[sc.g.book.thing_kind("waterskin")]
    assert 4 == stock
    sc.play("give thorn waterskin eara", "give eara gem thorn")
    assert (["gem"], ["waterskin"]) == (sc.things("thorn"), sc.things("eara"))
    assert "thorn" == sc.g.party[sc.s.active]


# The haggler.


@vector("FE-TV-50")
@rule("FE-HERO-10")
def test_once_a_day_the_dwarf_takes_one_thing_more() -> None:
    lying = ["askimar_blade", "telescope", "firewood", "riders_helm"]
    sc = winter(face="market", loose={422: lying}, kram=at(422, things=["waterskin", "waterskin"]))
    assert "FE-HERO-10" == sc.refused("haggle kram telescope")
    sc.play("barter kram waterskin askimar_blade", "haggle kram telescope")
    assert ["askimar_blade", "telescope", "waterskin"] == sorted(sc.things("kram"))
    sc.play("barter kram waterskin riders_helm")
    assert "FE-HERO-10" == sc.refused("haggle kram firewood")
    assert ["firewood", "waterskin", "waterskin"] == sc.loose(422)


@rule("FE-HERO-10")
def test_on_the_next_day_the_dwarf_haggles_again() -> None:
    sc = market([], ["telescope", "firewood"], kram=at(445, things=["waterskin"]))
    sc.play("barter kram waterskin telescope", "haggle kram firewood")
    sunrise(sc)
    assert "FE-HERO-10" == sc.refused("haggle kram waterskin")
    sc.play("barter kram telescope waterskin")
    assert "FE-HERO-10" == sc.refused("haggle kram telescope")
    sc.hero("thorn").things = [code_of(sc.g.book, "askimar_blade")]
    sc.play("drop thorn askimar_blade", "haggle kram askimar_blade")
    assert ["askimar_blade", "firewood", "waterskin"] == sorted(sc.things("kram"))


@rule("FE-HERO-10")
def test_a_haggler_does_not_take_back_what_was_just_given() -> None:
    alone = market([], ["telescope"], kram=at(445, things=["waterskin"]))
    alone.play("barter kram waterskin telescope")
    assert "FE-HERO-10" == alone.refused("haggle kram waterskin")
    another = market([], ["telescope", "waterskin"], kram=at(445, things=["waterskin"]))
    another.play("barter kram waterskin telescope", "haggle kram waterskin")
    assert ["telescope", "waterskin"] == sorted(another.things("kram"))


@rule("FE-HERO-10")
def test_a_haggler_who_gave_everything_away_may_still_haggle() -> None:
    sc = market([], ["telescope", "firewood"], kram=at(445, things=["waterskin"]))
    sc.play("barter kram waterskin telescope", "give kram telescope thorn")
    assert [] == sc.things("kram")
    sc.play("haggle kram firewood")
    assert ["firewood"] == sc.things("kram")


@rule("FE-HERO-10")
def test_a_haggler_asks_the_merchant_who_was_bartered_with() -> None:
    sc = market([], ["telescope"], kram=at(445, things=["waterskin"]))
    sc.play("barter kram waterskin telescope")
    sc.s.loose = [*sc.s.loose, code_of(sc.g.book, "firewood")]
    sc.s.loose_at = [*sc.s.loose_at, 422]
    sc.hero("kram").space = 422
    assert "FE-HERO-10" == sc.refused("haggle kram firewood")


@rule("FE-HERO-10", "FE-HERO-12")
def test_the_thing_on_top_needs_a_slot_too_and_is_goods() -> None:
    full = ["firewood", "firewood", "waterskin"]
    sc = market([], ["telescope", "telescope", "gem"], kram=at(445, things=full))
    sc.play("barter kram waterskin telescope")
    assert "AN-HERO-4" == sc.refused("haggle kram telescope")
    assert "FE-MERCH-3" == sc.refused("haggle kram gem")


@rule("FE-HERO-10")
def test_only_the_dwarf_haggles() -> None:
    sc = market(["waterskin"]).play("barter thorn waterskin telescope")
    assert "FE-HERO-10" == sc.refused("haggle thorn falcon")


@rule("FE-HERO-10")
def test_what_was_haggled_survives_saving() -> None:
    sc = market([], ["telescope", "firewood"], kram=at(445, things=["waterskin"]))
    sc.play("barter kram waterskin telescope")
    sc.s = sc.g.load(sc.s.to_data())
    sc.play("haggle kram firewood")
    sc.s = sc.g.load(sc.s.to_data())
    sc.play("barter kram firewood waterskin")
    assert "FE-HERO-10" == sc.refused("haggle kram firewood")
    old = sc.s.to_data()
    del old["haggle_at"], old["haggle_gave"]
    assert [] == sc.g.load(old).haggle_at


# Triggers.


@rule("FE-MERCH-2")
def test_triggers_hear_of_a_swap_and_of_both_things() -> None:
    sc = market(["firewood"], kram=at(445, things=["waterskin"]))
    sc.play("barter thorn firewood riders_helm")
    assert (1, 2) == (value(sc, "swaps"), sc.hero("thorn").strength)
    sc.play("barter kram waterskin firewood", "haggle kram telescope")
    assert 2 == value(sc, "swaps")
    other = winter(face="market", loose={422: ["firewood"]}, thorn=at(422, things=["waterskin"]))
    assert 10 == value(other.play("barter thorn waterskin firewood"), "swaps")


# What is shown.


def test_the_view_offers_swaps_and_says_what_is_goods() -> None:
    sc = market(["waterskin", "gem"], [*GOODS[445], "gem"])
    view = plain(board_view(sc.g, sc.s, 0))
    options = {one["say"]: one for one in view["options"]}
    swap = options["barter thorn waterskin falcon"]
    assert ["thing:thorn:waterskin", "thing:445:falcon"] == swap["touch"]
    assert {"who", "thing", "other"} == set(swap["label"]["args"])
    lying = {one["thing"]["name"]: one["thing"]["goods"] for one in view["loose"]}
    assert {"gem": False, "waterskin": True, "falcon": True} == {
        name: lying[name] for name in ("gem", "waterskin", "falcon")
    }
    assert 445 in view["merchants"]
    assert barters(sc) == [
        "take thorn gem",
        "barter thorn waterskin falcon",
        "barter thorn waterskin riders_helm",
        "barter thorn waterskin telescope",
    ]


def test_who_has_nothing_to_give_is_told_why() -> None:
    sc = market(["gem"], ["falcon"])
    view = plain(board_view(sc.g, sc.s, 0))
    assert ("take thorn falcon", "FE-MERCH-3") in [
        (one["say"], one["rule"]) for one in view["cannot"]
    ]


def test_a_swap_is_told_with_both_things() -> None:
    sc = market(["waterskin"]).play("barter thorn waterskin falcon")
    line = plain(board_view(sc.g, sc.s, 0))["news"][0]
    assert ("bartered", "FE-MERCH-2") == (line["kind"], line["rule"])
    assert "thing-waterskin" == line["label"]["args"]["given"]["key"]
    assert {"sort": "thing", "name": "falcon"} == line["what"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Thorn swaps a waterskin for the falcon.", "Swap the falcon for the telescope"]),
        (
            "de",
            [
                "Thorn tauscht den Trinkschlauch gegen den Falken.",
                "Den Falken gegen das Fernrohr tauschen",
            ],
        ),
        (
            "fr",
            ["Thorn troque la gourde contre le faucon.", "Troquer le faucon contre la longue-vue"],
        ),
        ("es", ["Thorn troca el odre de agua por el halcón.", "Trocar el halcón por el catalejo"]),
    ],
)
def test_swaps_are_told_and_offered_in_four_languages(language: str, said: list[str]) -> None:
    sc = market(["waterskin"]).play("barter thorn waterskin falcon")
    view = plain(sc.g.view(sc.s, 0))
    options = {one["say"]: one for one in view["options"]}
    words = Catalogue(language, strict=True)
    told = words.say(view["news"][0]["label"])
    assert said == [told, words.say(options["barter thorn falcon telescope"]["label"])]


def test_the_terminal_lists_goods_apart_from_what_lies_about() -> None:
    sc = market([], ["falcon", "gem"])
    lines = "\n".join(BoardScreen(Catalogue("en")).lines(sc.g.view(sc.s, 0)))
    assert "At the merchants’: falcon on 445" in lines
    assert "On the ground: gem on 445" in lines
