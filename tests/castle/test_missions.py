"""Missions: revealing, covering, completing, what they ask and pay; free acts; the end."""

import pytest

from rietland.castle.legend import mission_progress
from rietland.castle.state import GONE
from rietland.kernel.state import PLAYING, WON
from rietland.vocabulary import castle as words
from tests.castle.scenes import Scene, at, scene
from tests.marks import rule, vector
from tests.plain import plain

GORS = {place: ["gor"] for place in range(1, 7)}


def many(count: int, *names: str) -> list[str]:
    """So many trophies of different kinds."""
    kinds = [("gor", 8), ("gorlot", 5), ("white_skral", 4), ("flying_gor", 6)]
    return [name for name, copies in kinds for _ in range(copies)][:count] + list(names)


@vector("RB-TV-38", "RB-TV-39")
@rule("RB-MISSION-5")
@pytest.mark.parametrize(("trophies", "met"), [(12, False), (13, True)])
def test_providence_needs_more_trophies_than_cards_outside(trophies: int, met: bool) -> None:
    stacks = {1: ["?", "?"], 2: ["?"], 3: ["?"], 4: ["?", "?"], 5: ["?"]}
    sc = scene(
        thorn=at(6), chada=at(), stacks=stacks, gallery=many(trophies),
        missions={6: "providence", 1: ""},
    )  # fmt: skip
    assert met == ("complete thorn" in sc.options())
    if not met:
        assert "RB-FREE-4" == sc.refused("complete thorn")


@vector("RB-TV-40")
@rule("RB-MISSION-6")
def test_jrain_takes_four_flying_gors() -> None:
    sc = scene(thorn=at(6), chada=at(), missions={6: "jrain"}, gallery=["flying_gor"] * 3)
    assert "RB-FREE-4" == sc.refused("complete thorn")
    sc = scene(thorn=at(6), chada=at(), missions={6: "jrain"}, gallery=["flying_gor"] * 5)
    sc.play("complete thorn")
    assert (["flying_gor"], ["flying_gor"] * 4, 1) == (sc.gallery(), sc.boxed(), sc.completed())


@vector("RB-TV-41")
@rule("RB-FREE-3", "RB-OPEN-10")
@pytest.mark.parametrize("card", ["gor", "?", "horn"])
def test_a_covered_mission_is_not_revealed_from_there(card: str) -> None:
    sc = scene(thorn=at(6), chada=at(), stacks={6: [card]})
    assert "RB-FREE-3" == sc.refused("uncover thorn")
    free = scene(thorn=at(6), chada=at())
    assert "RB-FREE-3" == free.refused("uncover chada")
    free.play("uncover thorn", "draw jrain")
    assert "jrain" == free.mission(6)
    assert "RB-FREE-3" == free.refused("uncover thorn")


@vector("RB-TV-42")
@rule("RB-MISSION-3")
def test_a_mission_covered_again_waits_until_it_is_clear() -> None:
    sc = scene(
        thorn=at(6), chada=at(), missions={6: "jrain"}, gallery=["flying_gor"] * 4,
        stacks={6: ["gor"]},
    )  # fmt: skip
    assert "RB-MISSION-3" == sc.refused("complete thorn")
    sc.play("play thorn thorn_1 1", "fight thorn 6", "strike thorn", "complete thorn")
    assert 1 == sc.completed()


@vector("RB-TV-43")
@rule("RB-MISSION-1")
def test_the_fourth_mission_wins_at_once_even_without_narrator_cards() -> None:
    sc = scene(
        thorn=at(6), chada=at(), missions={6: "jrain"}, gallery=["flying_gor"] * 4,
        completed=3, pile=0,
    )  # fmt: skip
    assert (PLAYING, 3) == (sc.s.result, sc.completed())
    sc.play("complete thorn")
    assert (WON, "why-castle-free") == (sc.s.result, sc.s.why)


@rule("RB-END-5")
def test_the_score_is_the_narrator_cards_left() -> None:
    sc = scene(
        thorn=at(6), chada=at(), missions={6: "jrain"}, gallery=["flying_gor"] * 4,
        completed=3, pile=7,
    )  # fmt: skip
    assert plain(sc.g.view(sc.s, 0))["score"] is None
    sc.play("complete thorn")
    assert 7 == plain(sc.g.view(sc.s, 0))["score"]


@vector("RB-TV-45")
@rule("RB-FREE-2")
def test_only_allies_and_objects_change_hands() -> None:
    sc = scene(
        thorn=at(6, more=["reka"], willpower=2), chada=at(6, more=["horn"]), kram=at(6),
        stacks=GORS,
    )  # fmt: skip
    assert "RB-FREE-2" == sc.refused("give thorn thorn_1 chada")
    assert not any("willpower" in say or "will" in say for say in sc.options())
    assert ["give chada horn thorn"] == sc.asides()
    assert "RB-FREE-2" == sc.refused("give chada horn kram")
    sc.play("give chada horn thorn", "give thorn reka kram")
    assert ("horn" in sc.hand("thorn"), "reka" in sc.hand("kram")) == (True, True)
    apart = scene(thorn=at(6, more=["reka"]), chada=at(5), stacks=GORS)
    assert "RB-FREE-2" == apart.refused("give thorn reka chada")


@vector("RB-TV-47")
@rule("RB-GALLERY-3", "RB-OPEN-7", "RB-GALLERY-1")
def test_gold_spent_leaves_the_gallery() -> None:
    gallery = ["gor", "gor", "gorlot", "white_skral", "telescope", "bone_twigs", "troll"]
    sc = scene(thorn=at(6), chada=at(), missions={6: "ransom"}, gallery=gallery)
    sc.play("complete thorn")
    assert "ask-spend" == sc.prompt()
    assert "RB-GALLERY-4" == sc.refused("spend thorn troll")
    sc.play("spend thorn telescope", "spend thorn gor", "spend thorn gor", "spend thorn bone_twigs")
    assert (["gorlot", "troll", "white_skral"], 1) == (sc.gallery(), sc.completed())


@rule("RB-GALLERY-2", "RB-GALLERY-1")
def test_the_gallery_has_three_rows() -> None:
    sc = scene(thorn=at(), chada=at(), gallery=["gor", "telescope", "flying_gor", "troll", "horn"])
    shown = plain(sc.g.view(sc.s, 0))["gallery"]
    assert isinstance(shown, dict)
    assert [["gor", "telescope"], ["flying_gor"], ["horn", "troll"]] == shown["rows"]
    assert (2, 5) == (shown["gold"], shown["cards"])


@rule("RB-FREE-4")
def test_a_mission_is_completed_where_it_lies_by_the_hero_on_turn() -> None:
    sc = scene(thorn=at(5), chada=at(6), missions={6: "jrain"}, gallery=["flying_gor"] * 4)
    assert "RB-FREE-4" == sc.refused("complete thorn")
    assert "RB-FREE-4" == sc.refused("complete chada")
    sc.play("play thorn thorn_1 2", "go thorn 6", "complete thorn", "go thorn 1")
    assert (1, 1) == (sc.completed(), sc.hero("thorn").place)


@rule("RB-FREE-3")
def test_a_mission_is_revealed_in_passing() -> None:
    sc = scene(thorn=at(5), chada=at(), stacks={5: ["gor"], 1: ["gor"]})
    sc.play("play thorn thorn_1 2", "go thorn 6", "uncover thorn", "draw jrain", "go thorn 1")
    assert ("jrain", "chada") == (sc.mission(6), sc.asked())


# Blue boxes.


def reveal(name: str, sc: Scene) -> Scene:
    return sc.play("uncover thorn", f"draw {name}")


@rule("RB-MISSION-2")
def test_a_blue_box_is_carried_out_at_once() -> None:
    sc = reveal("skral_sorcerer", scene(thorn=at(6), chada=at()))
    sc.play("draw troll")
    assert ["troll"] == sc.stack(6)


@rule("RB-MISSION-2", "RB-MISSION-4")
def test_a_blue_box_counts_where_the_mission_lies_however_it_is_revealed() -> None:
    sc = scene(eara=at(2), thorn=at(), stacks=GORS)
    sc.play("play eara eara_3 3", "mission eara 4", "draw skral_sorcerer", "draw troll")
    assert (["troll", "gor"], "skral_sorcerer") == (sc.stack(4), sc.mission(4))


@rule("RB-MISSION-7", "RB-OPEN-21")
def test_a_mission_is_exchanged_for_an_unknown_one() -> None:
    sc = reveal("false_omen", scene(thorn=at(6), chada=at(), missions={1: "jrain"}))
    assert [f"exchange thorn {place}" for place in range(1, 7)] == sc.options()
    sc.play("exchange thorn 1")
    assert ("?", 1) == (sc.mission(1), len(sc.s.missions.stacks[GONE]))
    empty = scene(thorn=at(6), chada=at())
    empty.s.missions.stacks[0] = []
    reveal("false_omen", empty)
    assert "thorn" == empty.asked()
    ally = scene(thorn=at(6, more=["melkart"]), chada=at(), missions={2: ""})
    ally.play("play thorn melkart 1")
    assert "RB-MISSION-7" == ally.refused("exchange thorn 2")


def test_bells_bring_cards_to_locations() -> None:
    sc = reveal("dark_bell", scene(thorn=at(6), chada=at(), stacks={1: ["gor"], 2: ["?"]}))
    assert [["gor"], ["?"], ["?"], ["?"], ["?"], ["?"]] == [sc.stack(n) for n in range(1, 7)]
    sc = reveal("loud_bell", scene(thorn=at(6), chada=at(), stacks={1: ["?"]}))
    sc.play(*["draw gor"] * 6)
    assert (["gor", "?"], ["gor"]) == (sc.stack(1), sc.stack(6))


def test_a_curtain_falls_where_no_stack_is_high() -> None:
    high = scene(thorn=at(6), chada=at(), stacks={1: ["gor"] * 3}, missions={6: "curtain"})
    assert "RB-FREE-4" == high.refused("complete thorn")
    low = scene(thorn=at(6), chada=at(), stacks={1: ["gor"] * 2}, missions={6: "curtain"})
    assert "complete thorn" in low.options()


def test_a_bargain_is_offered_only_where_it_can_be_paid() -> None:
    sc = scene(thorn=at(6, willpower=3), chada=at(6), kram=at(5), gallery=["gor", "gor"])
    reveal("bargain", sc)
    assert ["choose thorn pay", "choose thorn refuse"] == sc.options()
    sc.play("choose thorn pay")
    assert ("ask-tire", "chada") == (sc.prompt(), sc.asked())
    sc.play("tire chada chada_2")
    assert (["gor"], ["chada_2"], 3) == (
        sc.gallery(),
        sc.played("chada"),
        sc.hero("thorn").willpower,
    )
    poor = reveal("bargain", scene(thorn=at(6, willpower=1), kram=at(5)))
    assert ["choose thorn refuse"] == poor.options()
    assert "RB-SETUP-13" == poor.refused("choose thorn pay")
    poor.play("choose thorn refuse")
    assert 0 == poor.hero("thorn").willpower


# What missions ask.


@rule("RB-MISSION-7", "RB-GALLERY-4")
def test_gold_and_a_tired_hero_light_the_flame() -> None:
    sc = scene(thorn=at(6), chada=at(6), missions={6: "flame_of_hadria"}, gallery=["gor"] * 3)
    sc.play("complete thorn")
    assert ("ask-tire", 6) == (sc.prompt(), len(sc.options()))
    sc.play("tire thorn chada_1")
    assert (["chada_1"], [], 1) == (sc.played("chada"), sc.gallery(), sc.completed())


def test_heroes_at_the_place_give_willpower_together() -> None:
    sc = scene(
        thorn=at(6, willpower=3), kram=at(6, willpower=3), eara=at(5, willpower=5),
        missions={6: "fire_spirit"},
    )  # fmt: skip
    sc.play("complete thorn", "offer thorn kram", "offer thorn thorn", "offer thorn thorn")
    assert ["offer thorn thorn", "offer thorn kram"] == sc.options()
    sc.play("offer thorn thorn")
    assert [0, 2, 5] == [hero.willpower for hero in sc.s.heroes]
    few = scene(thorn=at(6, willpower=3), kram=at(5, willpower=3), missions={6: "fire_spirit"})
    assert "RB-FREE-4" == few.refused("complete thorn")


def test_cards_given_up_leave_the_game() -> None:
    sc = scene(
        thorn=at(6, more=["reka", "horn"]), chada=at(6, more=["net"]), missions={6: "armoury"}
    )
    sc.play("complete thorn", "discard thorn horn", "discard thorn reka")
    assert (["horn"], 1, 1) == (sc.boxed(), len(sc.s.allies.stacks[1]), sc.completed())
    assert "RB-FREE-4" == scene(
        thorn=at(6, more=["reka"]), chada=at(), missions={6: "armoury"}
    ).refused("complete thorn")


@pytest.mark.parametrize(
    ("mission", "good", "bad"),
    [
        ("prisoners", {1: ["gor"], 2: ["gor"], 3: ["gor"]}, {n: ["gor"] for n in range(1, 5)}),
        ("silent_yard", {1: ["gor"], 2: ["?"], 3: ["horn"]}, {1: ["gor"], 2: ["gor"]}),
        ("lifted_veil", {1: ["gor", "?"]}, {1: ["?"]}),
    ],
)
def test_conditions_look_at_the_locations(
    mission: str, good: dict[int, list[str]], bad: dict[int, list[str]]
) -> None:
    met = scene(thorn=at(6), chada=at(), missions={6: mission}, stacks=good)
    assert 1 == met.play("complete thorn").completed()
    unmet = scene(thorn=at(6), chada=at(), missions={6: mission}, stacks=bad)
    assert "RB-FREE-4" == unmet.refused("complete thorn")


@pytest.mark.parametrize(
    ("mission", "gallery", "fewer"),
    [
        (
            "trophy_hall",
            ["gor", "gorlot", "troll", "horn", "wardrak"],
            ["gor", "gor", "troll", "horn"],
        ),
        ("troll_hunt", ["troll", "cave_troll"], ["troll", "gor"]),
        ("tithe", ["troll", "horn"], ["troll"]),
    ],
)
def test_conditions_look_at_the_gallery(mission: str, gallery: list[str], fewer: list[str]) -> None:
    met = scene(thorn=at(6), chada=at(), missions={6: mission}, gallery=gallery)
    assert 1 == met.play("complete thorn").completed()
    unmet = scene(thorn=at(6), chada=at(), missions={6: mission}, gallery=fewer)
    assert "RB-FREE-4" == unmet.refused("complete thorn")


def test_conditions_look_at_the_heroes() -> None:
    gathered = scene(thorn=at(6, willpower=1), chada=at(6), missions={6: "council"})
    assert 1 == gathered.play("complete thorn").completed()
    scattered = scene(thorn=at(6, willpower=1), chada=at(5), missions={6: "council"})
    assert "RB-FREE-4" == scattered.refused("complete thorn")
    apart = scene(thorn=at(6), chada=at(5), missions={6: "watch_fires"})
    assert 1 == apart.play("complete thorn").completed()
    together = scene(thorn=at(6), chada=at(6), missions={6: "watch_fires"})
    assert "RB-FREE-4" == together.refused("complete thorn")


def test_scrolls_need_known_missions() -> None:
    known = {6: "scrolls", 1: "jrain", 2: "ransom"}
    sc = scene(thorn=at(6), chada=at(), missions=known, completed=1, gallery=["gor"])
    assert 2 == sc.play("complete thorn").completed()
    few = scene(thorn=at(6), chada=at(), missions=known, gallery=["gor"])
    assert "RB-FREE-4" == few.refused("complete thorn")


@pytest.mark.parametrize("place", range(1, 7))
@pytest.mark.parametrize(
    ("mission", "stack"),
    [("lifted_veil", ["?"]), ("curtain", ["gor", "gor", "gor"]), ("curtain", ["?", "?", "?"])],
)
def test_conditions_look_at_every_location(mission: str, stack: list[str], place: int) -> None:
    own = 1 if place != 1 else 2
    sc = scene(thorn=at(own), chada=at(own), missions={own: mission}, stacks={place: stack})
    assert "RB-FREE-4" == sc.refused("complete thorn")


@pytest.mark.parametrize("known", [1, 2, 3, 4, 5])
def test_missions_count_as_known_at_every_location(known: int) -> None:
    """Two of them completed, the one at 6 and one more are four."""
    sc = scene(
        thorn=at(6), chada=at(), missions={6: "scrolls", known: "jrain"}, completed=2,
        gallery=["gor"],
    )  # fmt: skip
    assert 3 == sc.play("complete thorn").completed()
    few = scene(thorn=at(6), chada=at(), missions={6: "scrolls"}, completed=2, gallery=["gor"])
    assert "RB-FREE-4" == few.refused("complete thorn")


@pytest.mark.parametrize("empty", [1, 6])
def test_prisoners_are_free_when_three_locations_are_clear(empty: int) -> None:
    """The hero's own counts, and so do the first and the last."""
    stacks = {2: ["gor"], 3: ["gor"], 5: ["gor"]}
    sc = scene(thorn=at(4), chada=at(4), missions={4: "prisoners"}, stacks=stacks)
    assert 1 == sc.play("complete thorn").completed()
    full = scene(
        thorn=at(4), chada=at(4), missions={4: "prisoners"}, stacks={**stacks, empty: ["?"]}
    )
    assert "RB-FREE-4" == full.refused("complete thorn")


def test_what_is_given_up_is_asked_for_by_its_own_question() -> None:
    will = scene(
        thorn=at(6, willpower=4), kram=at(6, willpower=4), missions={6: "fire_spirit"}
    ).play("complete thorn")
    cards = scene(
        thorn=at(6, more=["reka", "horn"]), chada=at(6, more=["net"]), missions={6: "armoury"}
    ).play("complete thorn")
    rest = scene(thorn=at(6), chada=at(6), missions={6: "skral_sorcerer"}).play("complete thorn")
    gold = scene(
        thorn=at(6), chada=at(6), missions={6: "ransom"}, gallery=["gor"] * 4 + ["gorlot"]
    ).play("complete thorn")
    assert ["ask-offer", "ask-discard", "ask-tire", "ask-spend"] == [
        sc.prompt() for sc in (will, cards, rest, gold)
    ]


@rule("RB-END-1")
def test_progress_is_the_share_of_the_missions_that_win() -> None:
    for completed, share in ((0, 0.0), (1, 0.25), (3, 0.75)):
        sc = scene(thorn=at(6), chada=at(), completed=completed)
        assert share == mission_progress(sc.g, sc.s)


@pytest.mark.parametrize(
    ("price", "payers"),
    [
        (words.GiveCards(sort="ally"), ["reka"]),
        (words.GiveCards(sort="object"), ["horn"]),
        (words.GiveCards(sort="any"), ["reka", "horn"]),
        (words.GiveCards(count=2), []),
    ],
)
def test_a_price_in_cards_may_ask_for_allies_or_for_objects(
    price: words.GiveCards, payers: list[str]
) -> None:
    for held in ("reka", "horn"):
        sc = scene(thorn=at(6, more=[held]), chada=at(6))
        assert (held in payers) == sc.g.able(sc.s, 0, price)
