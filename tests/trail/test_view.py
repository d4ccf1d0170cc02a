"""What a player sees: the row, piles, what would happen, fights with their sums, the story."""

import json
from typing import Any

import pytest

from rietland.kernel.state import WON
from rietland.terminal.trail_screen import TrailScreen
from rietland.trail.progress import progress
from rietland.trail.view.chronicle import trail_chronicle
from rietland.trail.view.static import trail_static
from rietland.trail.view.types import TrailView
from rietland.words import Catalogue
from tests.marks import rule
from tests.moments import labels
from tests.plain import plain
from tests.trail.scenes import At, Scene, begun, scene


def view(sc: Scene, seat: int = 0) -> Any:  # noqa: ANN401 - JSON
    return plain(sc.g.view(sc.s, seat))


def record(sc: Scene, seat: int = 0) -> TrailView:
    return sc.g.view(sc.s, seat)


def test_a_stage_has_spaces_paths_and_symbols() -> None:
    stage = view(begun(allies=0))["stages"][0]
    assert ("reefs_first", "reefs", 3, True) == (
        stage["map"],
        stage["terrain"],
        stage["fog"],
        stage["begun"],
    )
    a5 = next(one for one in stage["spaces"] if one["name"] == "reefs_first.a5")
    assert ("map-chada_thorn-reefs_first.a5", 2, 8) == (
        a5["label"]["key"],
        a5["steps"],
        a5["line"],
    )
    assert ["stop", "lose"] == [one["kind"] for one in a5["symbols"]]
    dashed = [one for one in stage["paths"] if one["dashed"] and one["symbols"]]
    assert ["curse"] == [one["symbols"][0]["kind"] for one in dashed]


def test_the_curse_and_the_lead_of_each_hero() -> None:
    seen = view(scene(chada=At("a2"), thorn=At("c0"), curse="k1"))
    assert [4, 2] == [hero["lead"] for hero in seen["heroes"]]
    assert (1, 0) == (seen["curse"]["line"], seen["curse"]["penalty"])
    assert not seen["neighbours"]


def test_piles_show_what_everybody_has_seen() -> None:
    sc = scene(chada=At("a2", left="chada_left~ gor curse curse_2~"), thorn=At("c0"))
    left = view(sc)["heroes"][0]["piles"][0]
    assert ["chada_left", "gor", "", "curse_2"] == [card["name"] for card in left["cards"]]
    assert ["rainy", "front", "passive", "active"] == [
        card["face"]["name"] for card in left["cards"]
    ]
    assert (4, 1) == (left["cards"][1]["face"]["opponent"], left["cards"][1]["face"]["reward"])
    moves = left["cards"][0]["face"]["moves"]
    assert [(2, "turn"), (3, "curse")] == [(one["steps"], one["price"][0]["kind"]) for one in moves]


def test_a_blocked_pile_is_told() -> None:
    sc = scene(chada=At("a2", left="gor chada_left", middle="bad_dream"), thorn=At("c0"))
    assert [True, False, False] == [pile["blocked"] for pile in view(sc)["heroes"][0]["piles"]]


def preview(sc: Scene, say: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in view(sc)["previews"] if one["say"] == say)
    return found["outcome"]  # type: ignore[no-any-return]


def test_every_option_says_what_would_happen() -> None:
    sc = scene(chada=At("a2", left="curse_2~ chada_left"), thorn=At("c0"), curse="k1")
    before = json.dumps(sc.s.to_data())
    seen = view(sc)
    assert [one["say"] for one in seen["options"]] == [one["say"] for one in seen["previews"]]
    assert (2, "lost", "trail-why-curse") == tuple(
        preview(sc, "use chada left 1")[key] for key in ("curse", "result", "why")
    )
    assert (1, 1, False) == tuple(
        preview(sc, "use chada left 2")[key] for key in ("curse", "fog", "goes_on")
    )
    assert -2 == preview(sc, "use chada left 3")["willpower"]
    assert before == json.dumps(sc.s.to_data())


def test_the_reach_of_each_card_names_ways_with_their_symbols() -> None:
    sc = scene(chada=At("a2"), thorn=At("c0"), curse="k0")
    reach = next(one for one in view(sc)["reach"] if one["say"] == "move chada middle 4")
    assert ("middle", 4, ["curse"]) == (
        reach["pile"],
        reach["steps"],
        [one["kind"] for one in reach["price"]],
    )
    way = next(one for one in reach["ways"] if one["say"][1].startswith("go chada reefs_first.b1 "))
    assert (2, ["curse", "curse", "take"]) == (
        way["steps"],
        [one["kind"] for one in way["symbols"]],
    )
    assert 2 == way["outcome"]["curse"]
    sc.play(*way["say"])
    assert ("b1", "t0") == (sc.where("chada"), sc.curse())


def test_the_ways_of_an_activated_card_come_without_its_activation() -> None:
    sc = scene(chada=At("a2"), thorn=At("c0")).play("move chada left 3", "draw gor")
    reach = view(sc)["reach"]
    assert [""] == [one["say"] for one in reach]
    assert ["go chada reefs_first.a2 0"] == reach[0]["ways"][0]["say"]


def test_fights_are_told_with_their_sums() -> None:
    sc = scene(
        thorn=At("a2", right="troll thorn_right", middle="gor thorn_front"),
        chada=At("a3", left="arrows chada_left"),
    )
    found = {(one["place"], one["verdict"]): one for one in view(sc)["clashes"]}
    assert (7, 4) == tuple(found["thorn.middle", "alone"][key] for key in ("strength", "needed"))
    together = found["thorn.right", "together"]
    assert (16, ["chada.left", "chada.middle"], "chada") == (
        together["sum"],
        together["helpers"],
        together["partner"],
    )
    sc = scene(thorn=At("a2", right="troll thorn_right"), chada=At("a5"))
    assert ["short"] == [one["verdict"] for one in view(sc)["clashes"]]


def test_what_cannot_be_chosen_is_named_with_its_rule() -> None:
    sc = scene(thorn=At("a2", 0), chada=At("a5"))
    refused = {one["say"]: one["rule"] for one in view(sc)["cannot"]}
    assert {"move thorn middle 4": "CT-TURN-6"} == refused


def test_only_the_asked_seat_has_options_and_previews() -> None:
    sc = scene(chada=At("a2"), thorn=At("a1"))
    other = view(sc, 1)
    assert ([], [], []) == (other["options"], other["previews"], other["reach"])
    assert ["give thorn"] == [one["say"] for one in other["asides"]]


def test_goals_and_progress() -> None:
    sc = scene("4", chada=At("mountains_last.n5"), thorn=At("mountains_last.n4"), curse="x")
    assert ["target-chada", "target-thorn", "beat-callem"] == [
        one["name"] for one in view(sc)["goals"]
    ]
    assert 0.8 < progress(sc.g, sc.s) < 1


@rule("CT-SYM-20")
def test_both_at_a_locked_target_are_not_quite_done() -> None:
    chada, thorn = At("mountains_last.tc", arrived=True), At("mountains_last.tt", arrived=True)
    sc = scene("4", chada=chada, thorn=thorn, curse="x")
    assert 0.99 == progress(sc.g, sc.s)
    sc.s.result = WON
    assert 1.0 == progress(sc.g, sc.s)


def test_static_tells_cards_maps_and_ways_to_begin() -> None:
    static: Any = trail_static(begun(allies=0).g)
    assert 4 == len(static["maps"])
    assert [2, 4, 3, 1, 0] == static["allies"]
    assert ["first", "between", "between", "last"] == [one["place"] for one in static["maps"]]
    assert {"hero", "curse", "fog", "object", "ally", "special"} == {
        one["sort"] for one in static["cards"]
    }


@pytest.mark.parametrize("language", ["en", "de", "es", "fr"])
def test_everything_on_the_table_can_be_said(language: str) -> None:
    words = Catalogue(language)
    for sc in (
        begun(),
        begun("stinner", allies=0, seats=1),
        scene("4", chada=At("mountains_first.a2"), thorn=At("c0")),
        scene("3", chada=At("a2", left="drukil~ chada_left"), thorn=At("x")),
        scene(chada=At("a2"), thorn=At("a1")).play("move chada middle 2"),
    ):
        seen = view(sc)
        for label in labels(seen):
            assert words.has(str(label["key"])), label["key"]
        assert "\n".join(TrailScreen(words).lines(record(sc)))
        assert list(TrailScreen(words).goals(record(sc)))


def test_the_story_of_a_game_names_what_was_decisive() -> None:
    sc = scene(chada=At("reefs_last.n5"), thorn=At("reefs_last.tt", arrived=True), curse="x")
    sc.play("move chada middle 2").go("chada", "reefs_last.tc")
    lines = [(7, line) for line in record(sc).news]
    told = trail_chronicle(lines, record(sc))
    assert 4 == len(told.facts)
    assert ["trail-log-reached"] == [point.label.key for point in told.points]


def test_the_story_leaves_out_the_first_stage_and_tells_who_was_beaten() -> None:
    opening = [(0, line) for line in record(begun(allies=0)).news]
    assert [] == trail_chronicle(opening, record(begun(allies=0))).points
    sc = scene(thorn=At("a2", right="troll thorn_right"), chada=At("a3", left="arrows chada_left"))
    sc.play("call thorn left right", "join chada left")
    lines = [(7, line) for line in record(sc).news]
    points = trail_chronicle(lines, record(sc)).points
    assert [("trail-log-beaten", 7)] == [(point.label.key, point.weight) for point in points]


# Words that tell one thing from another.


def said(sc: Scene, say: str) -> str:
    """The words of an option."""
    label = next(one["label"] for one in view(sc)["options"] if one["say"] == say)
    return Catalogue("en").say(label)


def test_two_ways_to_one_space_are_told_apart() -> None:
    sc = scene("2", chada=At("expanses_last.n2"), thorn=At("expanses_last.n1"), curse="x")
    sc.play("move chada right 4")
    assert [
        "Go to “Market square” by way of Leaning gable",
        "Go to “Market square” by way of Fletcher’s shop",
    ] == [said(sc, f"go chada expanses_last.n4 {way}") for way in (0, 1)]
    assert "Go to “Leaning gable”" == said(sc, "go chada expanses_last.n3 0")


@pytest.mark.parametrize(
    ("legend", "card", "words"),
    [
        ("1", "merrik", "move up to 3 steps without the Curse’s +N"),
        ("1", "wineskin", "move up to 3 steps, gain 1 willpower; remove"),
        ("1", "storm_shield", "the Curse’s +N and the symbols on the paths"),
    ],
)
def test_a_card_that_moves_says_what_it_passes_over(legend: str, card: str, words: str) -> None:
    sc = scene(legend, chada=At("a2", left=f"{card} chada_left"), thorn=At("c0"))
    assert words in said(sc, "use chada left 1")


def test_the_question_where_to_says_what_does_not_count() -> None:
    keys = []
    for card in ("merrik", "wineskin", "storm_shield", "chada_right"):
        sc = scene(chada=At("a2", left=f"{card} chada_left"), thorn=At("c0"))
        sc.play("use chada left 1")
        keys.append(view(sc)["pending"]["prompt"]["key"])
    assert ["trail-ask-go.light", "trail-ask-go", "trail-ask-go.flight", "trail-ask-go.spaces"] == (
        keys
    )


def test_fights_say_their_sums_in_options_questions_and_log() -> None:
    sc = scene(thorn=At("a2", right="troll thorn_right"), chada=At("a3", left="arrows chada_left"))
    words = Catalogue("en")
    assert "(up to 7 + 9 = 16 against 12)" in said(sc, "call thorn left right")
    sc.play("call thorn left right")
    assert "Thorn brings 7, it takes 12" in words.say(view(sc, 1)["pending"]["prompt"])
    joins = [words.say(one["label"]) for one in view(sc, 1)["options"][:2]]
    assert ["Join with “Arrows”: 7 + 9 = 16", "Join with “Bow drawn”: 7 + 5 = 12"] == joins
    sc.play("join chada left")
    told = [words.say(one["label"]) for one in view(sc)["news"]]
    assert "Chada joins with “Arrows”: 7 + 9 = 16." in told
    assert "Thorn defeats the troll: 16 against 12." in told
    assert "Thorn gets 1, Chada gets 2" == said(sc, "keep thorn 1")


def test_who_is_alone_adds_a_second_card() -> None:
    sc = scene(stinner=At("a2", right="troll stinner_right"))
    assert said(sc, "call stinner left right").startswith("With two cards: fight the troll")
    sc.play("call stinner left right")
    words = Catalogue("en")
    assert "which second card" in words.say(view(sc)["pending"]["prompt"])
    assert "Add “Before the mast”: 7 + 6 = 13" == said(sc, "join stinner middle")


def test_a_rest_dries_a_card_only_where_one_is_wet() -> None:
    sc = scene(stinner=At("a2"))
    assert "Campfire: gain 1 willpower" == said(sc, "rest stinner left")
    sc = scene(stinner=At("a2", middle="stinner_front~ curse"))
    assert "of the middle pile to sunny" in said(sc, "rest stinner middle")


@pytest.mark.parametrize(
    ("way", "rule"),
    [("use chada left 2", "CT-CARD-7"), ("move chada right 5", "CT-MOVE-2")],
)
def test_a_line_of_the_log_leads_to_the_rule_behind_it(way: str, rule: str) -> None:
    sc = scene(chada=At("a2", 2, left="mhares_amulet chada_left"), thorn=At("c0")).play(way)
    assert [rule] == [event.rule for event in sc.told("will")]


def test_a_card_that_gets_wet_leads_to_the_rain() -> None:
    sc = scene("2", chada=At("a1"), thorn=At("c0")).play("move chada middle 2")
    sc.go("chada", "a2")
    assert ["CT-SYM-17"] == [event.rule for event in sc.told("turned")]


def test_spaces_that_steps_would_reach_are_refused_with_their_rule() -> None:
    sc = scene(chada=At("a4", 0), thorn=At("c0"))
    refused = {one["say"]: one["rule"] for one in view(sc)["cannot"]}
    assert "CT-TURN-6" == refused["go chada reefs_first.a5 0"]
    sc.play("move chada middle 2")
    assert ["go chada reefs_first.a5 0"] == [one["say"] for one in view(sc)["cannot"]]
    sc = scene("4", chada=At("a2"), thorn=At("c0")).play("move chada right 4")
    assert {"go chada mountains_first.a3 0": "CT-SYM-15"} == {
        one["say"]: one["rule"] for one in view(sc)["cannot"]
    }


def test_while_allies_are_placed_or_chosen_it_is_said_what_they_do() -> None:
    sc = begun(allies=4).play("draw runa")
    asked = Catalogue("en").say(view(sc)["pending"]["prompt"])
    assert asked == ("Which pile does Runa go into? (fight with strength 9; or gain 1 willpower)")
    sc = begun(variant="chosen_allies")
    assert "Choose Merrik (" in said(sc, "ally chada merrik")
    assert "willpower; or " in said(sc, "ally chada grenolin")


def test_an_ally_who_is_used_up_rests_and_not_the_hero() -> None:
    sc = scene(chada=At("a2", 1, left="grenolin chada_left"), thorn=At("c0"))
    told = said(sc, "use chada left 1")
    assert "gain 2 willpower; this ally rests until the end of the stage" in told


def test_a_hero_who_stays_has_a_line_of_the_log() -> None:
    sc = scene(chada=At("a5", 1), thorn=At("t0")).play("move chada middle 2").go("chada", "a5")
    lines = [Catalogue("en").say(one["label"]) for one in view(sc)["news"]]
    assert any(line.startswith("Chada stays at “") for line in lines)


def test_the_terminal_names_spaces_as_options_do_and_says_what_would_happen() -> None:
    screen = TrailScreen(Catalogue("en"))
    sc = scene(chada=At("a2"), thorn=At("c0"), curse="k0")
    lines = list(screen.lines(record(sc)))
    assert "  a1 Tide pool (1) → a2" in lines
    sc.play("move chada middle 4")
    told = screen.outcome(record(sc), "go chada reefs_first.b1 0")
    assert "the Curse moves 1 space, take the arrows" == told
    assert "" == screen.outcome(record(sc), "go chada reefs_first.a2 0")


def outcomes(sc: Scene) -> dict[str, str]:
    """What each step would come to, by space."""
    words = Catalogue("en", strict=True)
    return {
        one["say"].split()[2].partition(".")[2]: words.say(one["outcome"]["text"])
        for one in view(sc)["previews"]
    }


@pytest.mark.parametrize(
    ("legend", "near", "there", "told"),
    [
        ("3", "wood_first.a2", "a3", "take Drukil"),
        ("4", "mountains_2.x", "n1", "take Callem"),
        ("3", "wood_first.a4", "a5", "wake 1 curse card"),
        ("1", "a2", "a3", "take Hadria’s hourglass"),
    ],
)
def test_a_step_says_what_its_symbols_bring(legend: str, near: str, there: str, told: str) -> None:
    sc = scene(legend, curse="k0", chada=At(near), thorn=At("t0"))
    sc.play("move chada middle 4")
    assert told in outcomes(sc)[there]


def test_a_step_says_nothing_of_symbols_that_come_to_nothing() -> None:
    hourglass = "hadrias_hourglass chada_left curse"
    sc = scene(chada=At("a2", left=hourglass, right=hourglass), thorn=At("c0"), curse="k0").play(
        "move chada middle 2"
    )
    assert "nothing else happens" == outcomes(sc)["a3"]


@rule("CT-SYM-20", "CT-OPEN-10")
def test_a_step_after_which_nobody_can_win_any_more_says_so() -> None:
    def told(*gone: str) -> str:
        sc = scene(
            "4",
            chada=At("mountains_last.n5"),
            thorn=At("mountains_last.n4"),
            curse="k0",
            gone=gone,
        ).play("move chada middle 2")
        seen = [one["outcome"] for one in view(sc)["previews"] if ".tc " in one["say"]]
        assert bool(seen[0]["why"]) == ("no longer win" in outcomes(sc)["tc"])
        return outcomes(sc)["tc"]

    assert told().startswith("You could no longer win: no hero alone can defeat Callem")
    assert "nothing else happens" == told("callem")


def test_the_end_of_a_stage_says_what_the_way_on_takes_once_it_lies_open() -> None:
    def red(sc: Scene) -> str:
        spaces = view(sc)["stages"][0]["spaces"]
        symbols = next(one["symbols"] for one in spaces if one["name"] == "reefs_first.x")
        words = Catalogue("en", strict=True).in_game(2, "allies_2", "chada_thorn")
        return words.say(symbols[0]["label"])

    assert red(begun(allies=0)) == "red stop space: the stage ends here"
    told = red(scene(chada=At("x"), thorn=At("a2"), curse="k0", row=("reefs_2", "reefs_1")))
    assert told.endswith("takes 1 fog card of this deck, from each hero")


def test_the_terminal_tells_ways_into_stages_ahead_opponents_and_numbers_as_printed() -> None:
    sc = begun(allies=0)
    lines = list(TrailScreen(Catalogue("en")).lines(record(sc)))
    assert "  the way in: n1 (draw 1 fog card, the Curse moves 1 space)" in lines
    sc = scene(chada=At("a2", left="gor chada_left"), thorn=At("a3"), curse="k0")
    lines = list(TrailScreen(Catalogue("en")).lines(record(sc)))
    assert any("Gor [opponent, takes strength 4] / On the lookout" in line for line in lines)
    assert any("The captain’s cabin (0; printed: 2)" in line for line in lines)


def test_alone_marks_of_a_map_are_his_own() -> None:
    sc = scene("2", row=("expanses_2", "expanses_1"), opened=4, stinner=At("c0"))
    view: dict[str, Any] = sc.view()
    found = [
        (symbol["kind"], symbol["what"])
        for stage in view["stages"]
        for one in [*stage["spaces"], *stage["paths"]]
        for symbol in one["symbols"]
        if symbol["kind"] in ("start", "target", "only")
    ]
    assert [
        ("start", "curse"),
        ("start", "stinner"),
        ("target", "stinner"),
        ("target", "stinner"),
    ] == found
    words = Catalogue("en", strict=True).in_game(1, "allies_1", "chada_thorn")
    assert "rock: the Curse moves 1 space" == words.text("trail-symbol-rock", {"number": 1})


def test_a_gift_says_who_gets_it_and_nothing_twice() -> None:
    sc = scene(chada=At("a2"), thorn=At("a3"), curse="k0")
    words = Catalogue("en", strict=True)
    given = next(one for one in view(sc)["options"] if one["say"] == "give chada")
    assert "Chada gives Thorn 1 willpower" == words.say(given["label"])
    assert "" == TrailScreen(words).outcome(record(sc), "give chada")
