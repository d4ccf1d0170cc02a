"""Snow tokens, the ice of the lake, objective markers: what lies face down until it is found."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import strategies as st

from rietland.board.book import FOG_TOKENS
from rietland.board.legend import filters
from rietland.board.pieces import creature_values, tokens
from rietland.board.turn import land
from rietland.board.turn.reach import reach
from rietland.kernel.action import Action
from rietland.kernel.game import Game
from rietland.kernel.pile import EMPTY, UNSEEN
from rietland.kernel.setup import Setup
from rietland.kernel.state import BaseState
from rietland.terminal.board_screen import BoardScreen
from rietland.vocabulary import board as words
from rietland.words import Catalogue
from tests.board.habits import articles, faults, is_rule, secrets
from tests.board.test_guided_games import greedy
from tests.conformance import Habit, conforms, nobody
from tests.env.test_observation import numbers
from tests.frost.scene import game, put, shows, snow, sunrise, value, winter
from tests.frost.scene import tokens as lying
from tests.marks import rule, vector
from tests.plain import plain
from tests.scenes import Scene, at, put_creature

Guide = Callable[[Game, BaseState], Action | None]

LAKE = list(range(447, 460))
ICE = "ice"
MARKER = "marker"


def told(sc: Scene, kind: str) -> list[str]:
    """Log lines of this kind, as a player reads them."""
    says = Catalogue("en", strict=True).in_game(2, "normal", "frost")
    lines: Any = plain(sc.g.view(sc.s, 0))["news"]
    return [says.say(line["label"]) for line in lines if line["kind"] == kind]


def labels(sc: Scene) -> dict[str, str]:
    """What the options of everybody say."""
    says = Catalogue("en", strict=True).in_game(2, "normal", "frost")
    found: dict[str, str] = {}
    for seat in range(len(sc.s.heroes)):
        view: Any = plain(sc.g.view(sc.s, seat))
        found |= {one["say"]: says.say(one["label"]) for one in view["options"] + view["asides"]}
    return found


def begun() -> Scene:
    """The legend of tokens at its first question."""
    g = game("tokens", ("thorn", "kram"))
    return Scene(g, g.start(Setup("frost", "tokens", "normal", ["thorn", "kram"], [0, 1], "")))


# Snow.


@rule("FE-MOVE-2", "FE-SNOW-1")
@vector("FE-TV-1")
def test_a_move_that_ends_on_snow_turns_the_token() -> None:
    sc = winter(face="castle", liphardus=at(48), kram=at(7), fog={16: None, 13: None})
    sc.play("walk liphardus 16", "walk liphardus 13", "stop liphardus")
    assert "ask-fog" == sc.prompt()
    sc.play(snow(sc, "strength_1"))
    assert (2, 2) == (sc.hero("liphardus").hours, sc.hero("liphardus").strength)
    assert ["Liphardus reveals the snow token on space 13: 1 strength."] == told(sc, "fog")
    assert (EMPTY, UNSEEN) == (tokens.fog_on(sc.g, sc.s, 13), tokens.fog_on(sc.g, sc.s, 16))
    sc.play("done liphardus")
    assert "walk kram 8" in sc.options()


@rule("FE-SNOW-1")
@pytest.mark.parametrize(
    ("face", "gained"),
    [
        ("firewood", (7, 1, ["firewood"])),
        ("willpower_loss_2", (5, 1, [])),
        ("strength_1", (7, 2, [])),
        ("gem", (7, 1, ["gem"])),
        ("blue_streamberries", (7, 1, ["blue_streamberries"])),
        ("red_bloodflowers", (7, 1, ["red_bloodflowers"])),
        ("white_pulproots", (7, 1, ["white_pulproots"])),
        ("griffin_tablet", (7, 1, ["griffin_tablet"])),
        ("sea_monster_tablet", (7, 1, ["sea_monster_tablet"])),
        ("buffalo_tablet", (7, 1, ["buffalo_tablet"])),
    ],
)
def test_what_snow_tokens_give(face: str, gained: tuple[int, int, list[str]]) -> None:
    sc = winter(kram=at(436), fog={435: face})
    sc.play("walk kram 435", "stop kram")
    hero = sc.hero("kram")
    assert gained == (hero.willpower, hero.strength, sc.things("kram"))
    assert not tokens.has_fog(sc.g, sc.s, 435)


@rule("FE-SNOW-2")
def test_a_token_that_was_revealed_acts_when_a_move_ends_there() -> None:
    sc = winter(kram=at(436, things=["telescope"]), fog={435: None})
    sc.play("look kram 435", snow(sc, "strength_1"))
    assert "strength_1" == sc.g.book.fog_faces[tokens.fog_on(sc.g, sc.s, 435)]
    assert 1 == sc.hero("kram").strength
    sc.play("walk kram 435", "stop kram")
    assert (2, EMPTY) == (sc.hero("kram").strength, tokens.fog_on(sc.g, sc.s, 435))


@rule("FE-L1-4")
def test_new_snow_is_mixed_with_what_is_left() -> None:
    sc = winter(face="castle", kram=at(7))
    first = words.Fog(faces={"firewood": 1, "strength_1": 1, "gem": 1}, at=[11, 13, 16])
    sc.g.perform(sc.s, "setup/0", -1, first)
    sc.play("walk kram 8", "walk kram 11", "stop kram", snow(sc, "firewood"))
    sc.g.perform(sc.s, "setup/0", -1, words.Fog(faces={"storm": 2}, at=[8, 12], add=True))
    pile = sc.s.piles[FOG_TOKENS]
    left = {face: n for face, n in zip(sc.g.book.fog_faces, pile.unseen, strict=True) if n}
    assert {"strength_1": 1, "gem": 1, "storm": 2} == left
    here = [space for space in sc.g.book.fog_spaces if tokens.has_fog(sc.g, sc.s, space)]
    assert [8, 12, 13, 16] == here
    sc.g.perform(sc.s, "setup/0", -1, first)
    assert 3 == pile.stacks[0].count(UNSEEN) - 1 == sc.s.piles[FOG_TOKENS].stacks[0].count(UNSEEN)


# The Volpin.


@rule("FE-VOLP-2")
def test_who_leads_the_volpin_may_reveal_the_snow_where_it_comes_to() -> None:
    sc = winter(figures={"volpin": 401}, kram=at(436), thorn=at(410), fog={424: None})
    assert "AN-ITEM-8" == sc.refused("look kram 424")
    sc.play("lead kram volpin 424")
    assert "Let Flaps the volpin reveal the snow token" == labels(sc)["look kram 424"]
    assert "look thorn 424" not in sc.asides()
    sc.play("look kram 424", snow(sc, "willpower_loss_2"))
    assert (1, 7) == (sc.hero("kram").hours, sc.hero("kram").willpower)
    assert "willpower_loss_2" == sc.g.book.fog_faces[tokens.fog_on(sc.g, sc.s, 424)]
    assert "look kram 424" not in sc.options()
    sc.play("halt kram")
    assert "AN-ITEM-8" == sc.refused("look kram 424")


@rule("FE-VOLP-2")
def test_what_volpin_and_telescope_both_see_is_offered_once() -> None:
    sc = winter(figures={"volpin": 401}, kram=at(436, things=["telescope"]), fog={435: None})
    assert "look kram 435" in sc.options()
    sc.play("lead kram volpin 435")
    assert "look kram 435" in sc.options()
    assert "look kram 435" not in sc.asides()


@rule("FE-VOLP-2", "FE-TRAN-2")
def test_tranuk_reveals_nothing() -> None:
    sc = winter(figures={"tranuk": 423}, kram=at(436), fog={424: None})
    sc.play("lead kram tranuk 424")
    assert "look kram 424" not in sc.options()
    assert "AN-ITEM-8" == sc.refused("look kram 424")


# The lake.


@rule("FE-ICE-1")
def test_the_ice_ends_the_move_and_its_token_acts_at_once() -> None:
    sc = winter(kram=at(416, willpower=9), tokens={447: "ice", 448: "ice"})
    assert [447, 448] == lying(sc, "ice")
    ends = {way.to: (way.path, way.why) for way in reach(sc.g, sc.s, 0)}
    assert ([447], "") == ends[447]
    sc.play("walk kram 447")
    assert "ask-token" == sc.prompt()
    sc.play(shows(sc, "ice", "willpower_loss_3"))
    assert (6, 1) == (sc.hero("kram").willpower, sc.hero("kram").hours)
    assert [448] == lying(sc, "ice")
    assert ["Kram reveals the ice token on space 447: \u22123 willpower."] == told(sc, "token")
    assert "ask-after" == sc.prompt(), "the move is over"


@rule("FE-ICE-1")
@pytest.mark.parametrize(
    ("face", "gained"),
    [
        ("strength_1", (7, 2, [])),
        ("willpower_loss_2", (5, 1, [])),
        ("gem", (7, 1, ["gem"])),
        ("askimar_blade", (7, 1, ["askimar_blade"])),
        ("waterskin", (7, 1, ["waterskin"])),
        ("riders_helm", (7, 1, ["riders_helm"])),
    ],
)
def test_what_ice_tokens_give(face: str, gained: tuple[int, int, list[str]]) -> None:
    sc = winter(kram=at(416), tokens={447: "ice"})
    sc.play("walk kram 447", shows(sc, "ice", face))
    hero = sc.hero("kram")
    assert gained == (hero.willpower, hero.strength, sc.things("kram"))


@rule("FE-ICE-1", "FE-STORM-1")
def test_a_storm_from_the_ice_leaves_who_stands_on_the_lake() -> None:
    sc = winter(kram=at(416), thorn=at(412), tokens={447: "ice"})
    sc.play("walk kram 447", shows(sc, "ice", "storm"))
    assert (447, 409) == (sc.hero("kram").space, sc.hero("thorn").space)


@rule("FE-ICE-2", "FE-ICE-4", "FE-ICE-5")
@vector("FE-TV-57")
def test_ice_bears_until_the_last_hero_has_left_it_and_is_then_closed_for_all() -> None:
    ice = dict.fromkeys(LAKE[1:], "ice")
    sc = winter(face="tokens", turn="thorn", kram=at(447), thorn=at(416), tokens=ice)
    beast = put_creature(sc.g, sc.s, "beast", 432)
    assert 20 == creature_values.strength_of(sc.g, sc.s, beast), "no hole yet"
    sc.play("walk thorn 447")
    assert 447 == sc.hero("thorn").space, "who joins a hero there is safe, too"
    sc.play("done thorn", "walk kram 416", "stop kram", "done kram")
    assert 20 == creature_values.strength_of(sc.g, sc.s, beast), "one still stands there"
    sc.play("walk thorn 419", "stop thorn", "done thorn", "walk kram 419")
    assert 21 == creature_values.strength_of(sc.g, sc.s, beast), "one hole"
    assert "FE-ICE-4" == sc.refused("walk kram 447")
    sc.play("stop kram", "done kram")
    assert "FE-ICE-4" == sc.refused("walk thorn 447")


@rule("FE-OPEN-6")
def test_who_stands_where_the_ice_broke_is_safe_until_leaving() -> None:
    sc = sunrise(winter(kram=at(447), thorn=at(436)))
    assert (447, 7) == (sc.hero("kram").space, sc.hero("kram").willpower)
    sc.s.active = 0
    assert {"walk kram 416", "walk kram 419"} <= set(sc.options())
    assert not [one for one in sc.options() if one.startswith("walk kram 4") and one[10:] >= "447"]


@rule("FE-ICE-5")
def test_holes_are_spaces_without_ice_and_without_heroes() -> None:
    sc = winter(kram=at(447), tokens=dict.fromkeys(LAKE[2:], "ice"))
    holes = words.Spaces(
        region="lake", without=words.Pieces(token=ICE), excluded=words.Spaces(of=words.Filter())
    )
    assert [448] == filters.spaces(sc.g, sc.s, holes)


@rule("FE-ICE-6")
@vector("FE-TV-58")
def test_with_guides_a_move_goes_on_over_the_ice() -> None:
    sc = winter(kram=at(416), tokens={447: "ice", 451: "ice"})
    put(sc, "ice_guides", 1)
    assert {447: "", 451: "AN-OPEN-27"}.items() <= {
        w.to: w.why for w in reach(sc.g, sc.s, 0)
    }.items()
    sc.play("walk kram 447", shows(sc, "ice", "strength_1"), "walk kram 451")
    sc.play(shows(sc, "ice", "gem"))
    assert (2, 2, ["gem"]) == (
        sc.hero("kram").hours,
        sc.hero("kram").strength,
        sc.things("kram"),
    )
    assert [] == lying(sc, "ice")
    sc.play("stop kram")
    assert [451] == [event.where for event in sc.told("stopped")]


@rule("FE-ICE-3")
def test_creatures_never_go_on_the_lake() -> None:
    sc = winter(kram=at(436), tokens={447: "ice"})
    assert land.is_blocked(sc.g, sc.s, 416, 447)
    assert not land.is_blocked(sc.g, sc.s, 416, 415)


@rule("FE-ICE-5")
def test_nothing_is_put_down_on_the_lake() -> None:
    sc = winter(kram=at(447, things=["gem", "waterskin", "winter_stone"], farmers=1))
    for thing in ("gem", "waterskin", "winter_stone", "iquar"):
        assert f"drop kram {thing}" not in sc.options()
        assert "FE-ICE-5" == sc.refused(f"drop kram {thing}")
    sc = winter(kram=at(416, things=["gem"]))
    assert "drop kram gem" in sc.options()


@rule("FE-ICE-5")
def test_what_finds_no_room_on_the_lake_goes_back() -> None:
    sc = winter(kram=at(416, things=["falcon"]), tokens={447: "ice"})
    kind = sc.g.book.thing_kind("askimar_blade")
    stock = sc.s.stock[kind]
    sc.play("walk kram 447", shows(sc, "ice", "askimar_blade"))
    assert (["falcon"], []) == (sc.things("kram"), sc.loose(447))
    assert stock == sc.s.stock[kind]


# Objective markers.


marked = partial(winter, face="tokens")


@rule("FE-OBJ-1", "FE-OBJ-2")
def test_a_move_that_ends_on_a_marker_turns_it_and_its_card_is_read() -> None:
    sc = marked(kram=at(432), tokens={428: "marker", 423: "marker"})
    sc.play("walk kram 428", "walk kram 432")
    assert [423, 428] == lying(sc, "marker"), "passing is not ending"
    sc.play("walk kram 428", "stop kram")
    assert "ask-token" == sc.prompt()
    sc.play(shows(sc, "marker", "W"))
    assert [sc.g.book.cards.index("W")] == sc.s.read
    assert (1, 2) == (value(sc, "found"), sc.hero("kram").strength), "the trigger hears it"
    assert [423] == lying(sc, "marker")
    kind = sc.g.book.tokens[sc.g.book.token_kind("marker")]
    assert [0, 1, 1] == sc.s.piles[kind.pile].unseen


@rule("FE-OBJ-1")
def test_the_last_marker_asks_no_chance() -> None:
    sc = marked(kram=at(432), tokens={428: "marker"})
    kind = sc.g.book.tokens[sc.g.book.token_kind("marker")]
    sc.s.piles[kind.pile].unseen = [0, 0, 1]
    sc.play("walk kram 428", "stop kram")
    assert (10, "ask-after") == (sc.hero("kram").willpower, sc.prompt())


@rule("FE-SNOW-3", "FE-OBJ-2")
@vector("FE-TV-22")
def test_snow_comes_first_and_who_is_blown_away_turns_no_marker() -> None:
    sc = marked(kram=at(412), thorn=at(436), tokens={409: "marker"}, fog={409: "storm"})
    sc.play("walk kram 409", "stop kram")
    assert 402 == sc.hero("kram").space
    assert [409] == lying(sc, "marker")
    assert "ask-after" == sc.prompt()


@rule("FE-SNOW-3", "FE-OBJ-2")
@vector("FE-TV-59")
def test_who_stays_in_the_storm_turns_the_marker_after_it() -> None:
    sc = marked(kram=at(424, willpower=10), thorn=at(425), tokens={423: "marker"}, fog={423: None})
    sc.play("walk kram 423", "stop kram", snow(sc, "storm"))
    assert 423 == sc.hero("kram").space
    assert "ask-token" == sc.prompt()
    sc.play(shows(sc, "marker", "O1"))
    assert [] == lying(sc, "marker")


@rule("FE-OBJ-3", "FE-OPEN-4")
@vector("FE-TV-60")
@pytest.mark.parametrize("resting", [False, True])
def test_who_was_blown_onto_a_marker_may_turn_it_while_the_day_lasts(resting: bool) -> None:
    sc = marked(
        kram=at(436),
        thorn=at(412, resting=resting),
        tokens={409: "marker"},
        fog={435: "storm"},
    )
    sc.play("walk kram 435", "stop kram")
    assert 409 == sc.hero("thorn").space
    assert [409] == lying(sc, "marker"), "being blown there turns nothing"
    if resting:
        assert "uncover thorn" not in sc.asides()
        assert "AN-FREE-3" == sc.refused("uncover thorn")
    else:
        assert "Reveal the objective marker" == labels(sc)["uncover thorn"]
        sc.play("uncover thorn", shows(sc, "marker", "O2"))
        assert (10, []) == (sc.hero("thorn").willpower, lying(sc, "marker"))


@rule("FE-OBJ-3", "FE-SNOW-3")
def test_a_marker_under_ones_feet_may_be_turned_after_the_snow() -> None:
    sc = marked(kram=at(409), tokens={409: "marker"}, fog={409: "strength_1"})
    assert "Reveal the snow token" == labels(sc)["uncover kram"]
    sc.play("uncover kram")
    assert (2, [409]) == (sc.hero("kram").strength, lying(sc, "marker"))
    assert "Reveal the objective marker" == labels(sc)["uncover kram"]
    sc.play("uncover kram", shows(sc, "marker", "O2"))
    assert 10 == sc.hero("kram").willpower
    assert "uncover kram" not in sc.options()


@rule("FE-OBJ-4", "FE-ITEM-6")
def test_telescope_volpin_and_creatures_turn_neither_markers_nor_ice() -> None:
    sc = marked(
        kram=at(416, things=["telescope"]),
        creatures={418: "gor"},
        figures={"volpin": 401},
        tokens={415: "marker", 447: "ice"},
    )
    for space in (415, 447):
        assert "AN-ITEM-8" == sc.refused(f"look kram {space}")
    sc.play("lead kram volpin 447")
    assert "AN-ITEM-8" == sc.refused("look kram 447")
    sc.play("lead kram volpin 415")
    assert "AN-ITEM-8" == sc.refused("look kram 415")
    sc = marked(kram=at(436), creatures={416: "gor"}, tokens={415: "marker"})
    sunrise(sc)
    assert ("gor", [415]) == (sc.creature(415), lying(sc, "marker"))


# What content says of them.


@rule("FE-ICE-1", "FE-OBJ-1")
def test_tokens_are_laid_as_long_as_there_are_some_and_come_back_when_removed() -> None:
    sc = begun()
    assert (LAKE, [409, 423, 428]) == (lying(sc, "ice"), lying(sc, "marker"))
    ice, markers = told(sc, "tokens_laid")
    assert f"Now face down on spaces {', '.join(map(str, LAKE))}: ice tokens." == ice
    assert "Now face down on spaces 409, 423, 428: objective markers." == markers
    sc.g.perform(sc.s, "setup/0", -1, words.Lay(token=MARKER, at=[402]))
    assert [409, 423, 428] == lying(sc, "marker"), "there are only three"
    sc.s.news = []
    sc.g.perform(sc.s, "setup/0", -1, words.Remove(what=words.Pieces(token=MARKER, at=423)))
    assert ["The objective marker on space 423 is removed."] == told(sc, "token_gone")
    sc.g.perform(sc.s, "setup/0", -1, words.Lay(token=MARKER, at=[409, 402, 404]))
    assert [402, 409, 428] == lying(sc, "marker"), "one on a space, and one was left"


def test_states_with_tokens_are_saved_and_copied() -> None:
    sc = begun()
    assert sc.s.to_data() == sc.g.load(sc.s.to_data()).to_data()
    other = sc.s.copy()
    sc.g.perform(sc.s, "setup/0", -1, words.Remove(what=words.Pieces(token=ICE)))
    assert (16, 3) == (len(other.token_at), len(sc.s.token_at))
    data = sc.s.to_data()
    del data["token_kind"], data["token_at"]
    data["piles"] = data["piles"][:4]  # type: ignore[index]
    old = sc.g.load(data)
    assert ([], 13) == (old.token_at, old.piles[4].left())


def test_clients_and_agents_see_where_tokens_are() -> None:
    sc = marked(kram=at(416), tokens={447: "ice", 409: "marker"}, fog={409: None})
    view: Any = plain(sc.g.view(sc.s, 0))
    record = sc.g.view(sc.s, 0)
    assert [{"kind": "ice", "space": 447}, {"kind": "marker", "space": 409}] == view["tokens"]
    screen = BoardScreen(Catalogue("en", strict=True).in_game(2, "normal", "frost"))
    assert ["ice token"] == screen.there(record, 447)
    assert ["snow token", "objective marker"] == screen.there(record, 409)
    lines = list(BoardScreen(Catalogue("en").in_game(2, "normal", "frost")).lines(record))
    assert {"Face-down ice tokens: 447", "Face-down objective markers: 409"} < set(lines)
    seen = numbers(sc)
    assert {"land: ice token on 447", "land: marker token on 409"} < set(seen)
    assert {"land: ice unseen storm", "land: marker unseen W"} < set(seen)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_every_face_has_a_name(language: str) -> None:
    says = Catalogue(language, strict=True)
    ice = game("village", ("thorn", "kram")).book.tokens[0]
    assert [] == [face for face in ice.faces if not says.has(f"token-ice-{face}")]
    for kind in ("ice", "marker"):
        assert says.has(f"token-{kind}")
        assert says.has(f"token-{kind}.many")


@pytest.mark.parametrize("guide", [greedy, nobody], ids=["sensible", "random"])
def test_games_with_tokens_conform(guide: Guide) -> None:
    party = ["thorn", "tenaya", "kram"]
    habit = Habit(800, articles, faults, secrets, is_rule, seats=3, tries=5, every=9, guide=guide)
    setup = Setup("frost", "tokens", "normal", party, [0, 1, 2], "")
    conforms(game("tokens", tuple(party)), st.just(setup), habit, 1)
