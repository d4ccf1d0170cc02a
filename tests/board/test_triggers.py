"""What wakes a trigger, and what its effects know of it: a small legend with one of each."""

from pathlib import Path

import pytest

from rietland.board.game import BoardGame
from rietland.board.legend import sorts
from rietland.board.pieces import creatures
from rietland.board.state import State
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.kernel.control import bind
from rietland.kernel.setup import Setup
from tests.scenes import Scene, code_of, put_creature

LEGEND = """
legend: small
source: authored
heroes: [2, 4]
difficulties: [normal]
setup:
  - checklist
  - set_heroes: {strength: 2}
  - place: {creature: gor, at: [20]}
  - place: {creature: skral, at: [30]}
  - place: {creature: troll, at: [60]}
  - lay: {thing: farmer, at: 24}
  - lay: {thing: helm, at: 24}
  - star: {card: "N", at: "N"}
  - read: A
cards:
  A: {source: authored}
  "N":
    source: authored
    do:
      - if:
          all: [{exists: {thing: farmer}}]
          then: [{fail: why-base-ferrymans_book-late}]
          otherwise: [{win: why-base-ferrymans_book-won}]
triggers:
"""
GOLD_HERE = "[{lay: {thing: gold, at: here}}]"


def legend(tmp_path: Path, when: str, do: str, once: str = "true", cards: str = "") -> Scene:
    """The small legend with one trigger (and more records), at the first turn of Thorn."""
    file = tmp_path / "small.yaml"
    trigger = f"  it: {{source: authored, once: {once}, when: {when}, do: {do}}}\n"
    text = LEGEND.replace("triggers:\n", f"{cards}triggers:\n")
    file.write_text(text + trigger, encoding="utf-8")
    files = load.box_files("base")
    g = BoardGame(make_book(files, load.legend_file(files, file)), ["thorn", "kram"])
    s = g.start(Setup("base", "small", "normal", g.party, [0, 1], ""))
    assert isinstance(s, State)
    sc = Scene(g, s)
    while g.pending(s).prompt != "ask-turn":
        g.apply(s, g.pending(s).options[0])
    if s.active != 0:
        sc.play("pass kram", "done kram")
    return sc


def test_a_thing_is_taken_where_it_lay(tmp_path: Path) -> None:
    sc = legend(tmp_path, "{thing_taken: {thing: helm, at: 24}}", "[{gain: {gold: 3}}]")
    sc.hero("thorn").space = 24
    sc.play("take thorn farmer")
    assert 0 == sc.hero("thorn").gold
    sc.play("take thorn helm")
    assert 3 == sc.hero("thorn").gold
    sc.play("drop thorn helm", "take thorn helm")
    assert 3 == sc.hero("thorn").gold, "it has fired"


def test_a_farmer_is_taken_too(tmp_path: Path) -> None:
    sc = legend(tmp_path, "{thing_taken: {thing: farmer}}", "[{gain: {gold: 3}}]")
    sc.hero("thorn").space = 24
    sc.play("take thorn farmer")
    assert 3 == sc.hero("thorn").gold


def test_an_hour_is_reached(tmp_path: Path) -> None:
    sc = legend(tmp_path, "{hour_reached: 3}", "[{gain: {willpower: 2}}]", "false")
    before = sc.hero("thorn").willpower
    sc.hero("thorn").hours = 1
    sc.play("walk thorn 18")
    assert before == sc.hero("thorn").willpower
    sc.play("walk thorn 14")
    assert before + 2 == sc.hero("thorn").willpower


def test_effects_know_the_place_where_a_creature_fell(tmp_path: Path) -> None:
    sc = legend(tmp_path, "{creature_defeated: {creature: gor}}", GOLD_HERE)
    creatures.slay(sc.g, sc.s, sc.s.occupant[20], "AN-FIGHT-12")
    sc.g.go_on(sc.s)
    assert ["gold"] == sc.loose(20)


@pytest.mark.parametrize(("fighters", "gold"), [([0], [2, 0]), ([0, 1], [0, 0])])
def test_a_creature_beaten_alone_is_told_apart(
    tmp_path: Path, fighters: list[int], gold: list[int]
) -> None:
    do = "[{each: {who: fighters, do: [{gain: {gold: 2}}]}}]"
    sc = legend(tmp_path, "{creature_defeated: {alone: true}}", do)
    sc.s.victors = fighters
    creatures.slay(sc.g, sc.s, sc.s.occupant[20], "AN-FIGHT-12")
    sc.g.go_on(sc.s)
    assert gold == [hero.gold for hero in sc.s.heroes]


def test_those_who_fought_to_the_end_are_the_victors(tmp_path: Path) -> None:
    do = "[{each: {who: fighters, do: [{gain: {strength: 1}}]}}]"
    sc = legend(tmp_path, "{creature_defeated: {creature: gor}}", do)
    sc.hero("thorn").space = 20
    sc.hero("thorn").strength = 12
    sc.play("fight thorn 20")
    while sc.s.battle is not None:
        sc.g.apply(sc.s, sc.g.pending(sc.s).options[0])
    assert ([0], 13, 2) == (sc.s.victors, sc.hero("thorn").strength, sc.hero("kram").strength)
    assert [0] == sc.s.copy().victors


def test_a_creature_arrives_in_the_castle(tmp_path: Path) -> None:
    sc = legend(tmp_path, "{creature_arrives: {creature: troll}}", "[{narrator: {advance: 1}}]")
    before = sc.s.narrator
    gor = put_creature(sc.g, sc.s, "gor", 1)
    creatures.advance(sc.g, sc.s, gor, "AN-CREAT-6")
    sc.g.go_on(sc.s)
    assert before == sc.s.narrator
    troll = put_creature(sc.g, sc.s, "troll", 2)
    creatures.advance(sc.g, sc.s, troll, "AN-CREAT-6")
    sc.g.go_on(sc.s)
    assert before + 1 == sc.s.narrator


@pytest.mark.parametrize("way", ["bait", "none"])
def test_a_step_of_the_sunrise_asks_and_may_be_left_out(tmp_path: Path, way: str) -> None:
    do = "[{choose: {bait: [{skip_step: gor}], none: [{say: why-base-ferrymans_book-won}]}}]"
    sc = legend(tmp_path, "{sunrise_step: gor}", do, "false")
    ahead = [sc.g.book.arrows[20], sc.g.book.arrows[30]]
    sc.play("end thorn", "end kram", "draw 4")
    assert ["choose kram bait", "choose kram none"] == sc.options()
    assert sc.s.occupant[20] >= 0
    saved = sc.g.load(sc.s.to_data())
    assert isinstance(saved, State)
    for one in (sc, Scene(sc.g, saved)):
        one.play(f"choose kram {way}")
        assert 2 == one.s.day
        assert [] == one.s.skipped, "it held for one sunrise"
        spaces = [20 if way == "bait" else ahead[0], ahead[1]]
        assert all(one.s.occupant[space] >= 0 for space in spaces)


def test_what_woke_a_trigger_is_known_within_it_alone(tmp_path: Path) -> None:
    do = "[{choose: {bait: [{narrator: {advance: 1}}], none: [{narrator: {advance: 2}}]}}]"
    sc = legend(tmp_path, "{thing_taken: {thing: helm}}", do)
    sc.hero("thorn").space = 24
    sc.play("take thorn helm")
    ref = sc.s.agenda[-1].ref + "/options/bait/0"
    bind(sc.s, ref, 0)
    helm = sorts.code_of(sorts.THING, code_of(sc.g.book, "helm"))
    assert (0, helm, 24) == (sc.s.me, sc.s.it, sc.s.there)
    bind(sc.s, "card/A/0", -1)
    assert (-1, -1, -1) == (sc.s.me, sc.s.it, sc.s.there)


def test_a_trigger_of_a_card_sleeps_until_the_card_is_read(tmp_path: Path) -> None:
    do = "[{gain: {gold: 2}}]"
    own = f"{{it: {{source: authored, when: {{hero_enters: {{at: {{next_to: 17}}}}}}, do: {do}}}}}"
    sc = legend(
        tmp_path,
        "{hour_reached: 2}",
        "[{read: B}]",
        cards=f"  B: {{source: authored, triggers: {own}}}\n",
    )
    sc.hero("thorn").space = 18
    sc.play("walk thorn 14", "walk thorn 18")
    assert 0 == sc.hero("thorn").gold, "the card was read after the second step"
    sc.play("walk thorn 14")
    assert 2 == sc.hero("thorn").gold
    sc.play("walk thorn 18")
    assert 2 == sc.hero("thorn").gold, "it has fired"


@pytest.mark.parametrize(("at", "gold"), [("[19, 20]", 3), ("{region: forest}", 0)])
def test_an_event_happens_on_one_of_several_spaces(tmp_path: Path, at: str, gold: int) -> None:
    do = "[{gain: {who: all, gold: 3}}]"
    sc = legend(tmp_path, f"{{creature_defeated: {{creature: gor, at: {at}}}}}", do)
    creatures.slay(sc.g, sc.s, sc.s.occupant[20], "AN-FIGHT-12")
    sc.g.go_on(sc.s)
    assert [gold, gold] == [hero.gold for hero in sc.s.heroes]


def test_effects_know_the_piece_of_the_event(tmp_path: Path) -> None:
    do = "[{remove: it}, {lay: {thing: gold, at: there}}]"
    sc = legend(tmp_path, "{creature_enters: {at: {arrow: 20}}}", do)
    gor = sc.s.occupant[20]
    creatures.advance(sc.g, sc.s, gor, "AN-CREAT-6")
    sc.g.go_on(sc.s)
    assert -1 == sc.s.occupant[sc.g.book.arrows[20]]
    assert ["gold"] == sc.loose(sc.g.book.arrows[20])
