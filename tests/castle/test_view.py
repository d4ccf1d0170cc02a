"""The view: complete for those who are asked, silent about what nobody has seen."""

import json
import random
from collections.abc import Iterator

import msgspec
import pytest

from rietland.castle.game import CastleGame
from rietland.castle.view.labels import action_label
from rietland.castle.view.static import castle_static
from rietland.castle.view.types import CastleStatic, CastleView
from rietland.content import library
from rietland.kernel.action import Action
from rietland.kernel.control import DRAWN
from rietland.kernel.setup import Setup
from rietland.ledger import rule_key
from rietland.words import Catalogue
from tests.castle.scenes import Scene, at, scene
from tests.marks import rule
from tests.moments import labels
from tests.plain import plain

GORS = {place: ["gor"] for place in range(1, 7)}


def seen(sc: Scene, seat: int = 0) -> CastleView:
    """The view as its records: what a client would read from the JSON."""
    return sc.g.view(sc.s, seat)


def wander(seed: int) -> Iterator[Scene]:
    """A random game of the real box, position by position."""
    chance = random.Random(seed)
    heroes = ["chada", "thorn", "orfen", "kram", "eara", "kheela"]
    party = chance.sample(heroes, 2 + seed % 3)
    g = library.game("rietburg", "1", party)
    assert isinstance(g, CastleGame)
    difficulty = g.book.difficulties[seed % 4]
    sc = Scene(
        g, g.start(Setup("rietburg", "1", difficulty, party, [0, 1, 0, 1][: len(party)], ""))
    )
    yield sc
    for _ in range(250):
        options = list(sc.g.pending(sc.s).options)
        if not options:
            return
        if chance.random() < 0.1:
            options = sc.g.asides(sc.s) or options
        says = [a for a in options if sc.g.say(a).split()[0] not in ("recover", "withdraw")]
        sc.g.apply(sc.s, chance.choice(says or options))
        yield sc


@pytest.mark.parametrize("seed", range(6))
def test_everything_a_view_says_has_words(seed: int) -> None:
    words = Catalogue(strict=True)
    # Most of a view is as it was before, and so are its words.
    said: set[str] = set()
    for sc in wander(seed):
        for seat in (-1, 0, 1):
            view = plain(sc.g.view(sc.s, seat))
            for label in labels(view):
                text = json.dumps(label)
                assert text in said or words.say(label)
                said.add(text)
            json.dumps(view)


@pytest.mark.parametrize("seed", range(3))
def test_every_line_of_the_log_leads_to_its_rule_or_its_card(seed: int) -> None:
    words = Catalogue(strict=True)
    for sc in wander(seed):
        for one in seen(sc).news:
            assert words.has(rule_key(one.rule)) or words.has(one.rule), one


def test_a_symbol_that_must_be_used_is_named_in_the_question() -> None:
    sc = scene(thorn=at(6), chada=at(), missions={1: "jrain"})
    sc.play("uncover thorn", "draw false_omen")
    asked = msgspec.to_builtins(seen(sc).pending.prompt)
    assert "Thorn, choose: replace a mission." == Catalogue(strict=True).say(asked)


def test_options_are_for_the_seat_that_is_asked() -> None:
    sc = scene(thorn=at(), chada=at(more=["horn"]), stacks=GORS)
    mine, other, nobody = seen(sc, 0), seen(sc, 1), seen(sc, -1)
    assert sc.options() == [one.say for one in mine.options]
    assert ([], ["give chada horn thorn"]) == (other.options, [one.say for one in other.asides])
    assert ([], []) == (nobody.options, nobody.asides)
    assert ("thorn", 0, "decide") == (mine.pending.who, mine.pending.seat, mine.pending.kind)


def test_stacks_are_read_at_a_glance() -> None:
    sc = scene(thorn=at(), chada=at(3), stacks={2: ["?", "gor"], 3: ["(troll)"], 4: ["flying_gor"]})
    places = seen(sc).places
    shown = [[(card.name, card.up) for card in place.cards] for place in places]
    assert [("", False), ("gor", True)] == shown[1]
    assert [("troll", False)] == shown[2]
    assert (1, -1) == (places[3].strength, places[1].strength)
    assert (["chada"], ["thorn"]) == (places[2].heroes, places[5].heroes)


def test_missions_are_hidden_until_they_are_revealed() -> None:
    sc = scene(thorn=at(), chada=at(), missions={6: "jrain", 1: ""}, gallery=["flying_gor"] * 4)
    view = seen(sc)
    assert view.places[0].mission is None
    shown = [(one.mission.name, one.mission.up) for one in view.places if one.mission is not None]
    assert [("", False)] * 4 + [("jrain", True)] == shown
    assert view.places[5].mission is not None
    assert view.places[5].mission.met
    assert "providence" not in json.dumps(plain(sc.g.view(sc.s, 0)))


@rule("RB-COMBAT-9")
def test_a_fight_shows_who_adds_what_and_the_sum() -> None:
    sc = scene(thorn=at(2, willpower=2), kram=at(2), stacks={2: ["cave_troll"]}, spirit=(2, "aids"))
    sc.play("play thorn thorn_2 1", "fight thorn 2", "will thorn", "invite thorn kram")
    sc.play("support kram kram_1 1", "axe kram")
    now = seen(sc).fight
    assert now is not None
    assert ("cave_troll", 11, 4 + 1 + 2 + 3 + 4 + 2, "group") == (
        now.creature,
        now.strength,
        now.total,
        now.stage,
    )
    assert [("thorn", 4, 1, 0, 2, 7), ("kram", 3, 0, 4, 2, 9)] == [
        (one.hero, one.printed, one.willpower, one.axe, one.spirit, one.value)
        for one in now.fighters
    ]


def test_heroes_show_cards_and_tokens() -> None:
    sc = scene(
        kram=at(played=["kram_1"], blunt=True), eara=at(closed=["halo"]),
        chada=at(quivers=[4, 9], more=["reka"]), kheela=at(),
    )  # fmt: skip
    kram, eara, chada, kheela = seen(sc).heroes
    assert ("blunt", ["kram_1"], True) == (kram.axe, [one.name for one in kram.played], kram.active)
    assert [True, False, True, True, True, True] == [one.open for one in eara.grimoires]
    assert ([4, 9], ["hero", "hero", "hero", "ally"]) == (
        chada.quivers,
        [one.sort for one in chada.hand],
    )
    assert kheela.spirit


def test_what_cannot_be_done_names_its_rule() -> None:
    sc = scene(thorn=at(2, willpower=1), kram=at(3), stacks={2: ["cave_troll"]})
    sc.play("play thorn thorn_1 1", "fight thorn 2")
    assert {"strike thorn": "RB-COMBAT-2", "invite thorn kram": "RB-COMBAT-9"} == {
        one.say: one.rule for one in seen(sc).cannot
    }
    sc = scene(thorn=at(2), kram=at(3), stacks={2: ["gor"]})
    assert {"uncover thorn": "RB-FREE-3"} == {one.say: one.rule for one in seen(sc).cannot}


def test_open_symbols_and_the_card_played_are_shown() -> None:
    sc = scene(orfen=at(2), kram=at(3), stacks={2: ["wardrak"], 3: ["?"]})
    sc.play("play orfen orfen_1 1", "fight orfen 2", "strike orfen")
    view = seen(sc)
    assert view.card is not None
    assert "orfen_1" == view.card.name
    assert ["symbol-move", "symbol-reveal"] == [label.key for label in view.open]


def test_options_light_up_pieces_and_name_their_price() -> None:
    sc = scene(kram=at(2, blunt=True), thorn=at(), stacks={2: ["gor"]}, gallery=["gor", "gor"])
    shown = {one.say: one for one in seen(sc).options}
    assert ["card:kram:kram_1"] == shown["play kram kram_1 1"].touch
    assert "play" == shown["play kram kram_1 1"].group
    assert ["narrator", "hero:kram"] == shown["recover kram"].touch
    cost = shown["repair kram"].cost
    assert cost is not None
    assert 2 == cost.gold


def test_piles_are_counted() -> None:
    sc = scene(thorn=at(willpower=3), chada=at(quivers=[5]), pile=4)
    view = seen(sc)
    assert (4, 18, []) == (view.narrator.left, view.narrator.spare, view.narrator.used)
    assert (15, 15, 8) == (view.supply.willpower, view.supply.quivers, view.supply.allies)
    assert (4, []) == (view.missions.needed, view.missions.completed)


def test_what_is_printed_is_sent_once() -> None:
    sc = scene(thorn=at(), chada=at())
    static = msgspec.convert(castle_static(sc.g), CastleStatic)
    assert ("gate", "house_of_tor") == (static.places[0], static.places[5])
    assert ["first", "easy", "normal", "hard"] == static.difficulties
    second = next(one for one in static.narrators if one.name == "narrator_2")
    assert (6, True, 2, True) == (
        second.upper.place,
        second.upper.up,
        second.upper.count,
        second.red,
    )
    real = library.game("rietburg", "1", ["thorn", "chada"])
    assert isinstance(real, CastleGame)
    words = Catalogue(strict=True)
    for label in labels(castle_static(real)):
        assert words.say(label)


def test_chance_says_in_words_what_it_may_show() -> None:
    sc = scene(thorn=at(4), chada=at(2))
    faces = range(len(sc.g.book.face_names()))
    words = Catalogue("en")
    drawn = [action_label(sc.g, sc.s, Action(DRAWN, -1, face)) for face in faces]
    told = [words.say(msgspec.to_builtins(label)) for label in drawn]
    assert {"Drew a gor", "Drew Providence", "Drew Torches on the Tower", "Drew Veest"} <= set(told)
    assert told[-1] == "Drew quiver 9"
    assert not [text for text in told if text.startswith("[") or "{" in text]


def test_a_question_about_a_card_names_the_symbols_that_are_left() -> None:
    sc = scene(thorn=at(2), chada=at(), stacks=GORS)
    sc.play("play thorn thorn_2 1", "go thorn 3")
    asked = Catalogue("en").say(msgspec.to_builtins(seen(sc).pending.prompt))
    assert asked.endswith(": strength 4.")


def test_a_card_lights_up_in_the_hand_that_holds_it() -> None:
    sc = scene(thorn=at(2), chada=at(2), missions={2: "flame_of_hadria"}, gallery=["gor"] * 3)
    sc.play("complete thorn")
    touched = {one.say: one.touch[0] for one in seen(sc).options}
    assert touched["tire thorn chada_1"] == "card:chada:chada_1"
