"""Opponents with a name: calculated values, own dice, who must fight, several figures, the end."""

from pathlib import Path

import pytest

from rietland.board.game import BoardGame
from rietland.board.odds import advise
from rietland.board.odds.fighters import OddsWeights
from rietland.board.pieces import creature_values
from rietland.board.pieces import creatures as beasts
from rietland.board.state import IN_CASTLE
from rietland.content.board import load
from rietland.content.board.resolve import make_book
from rietland.kernel.control import read_card
from rietland.kernel.game import take
from rietland.kernel.state import LOST, PLAYING
from rietland.players.board.now import quick_odds
from tests.board.brute import Brute
from tests.board.fights import foe_value, gather, rolls
from tests.content.drafts import GOOD, said_of
from tests.marks import rule
from tests.plain import plain
from tests.scenes import At, Scene, at, put_creature, scene

LEGEND = """\
legend: foes
source: authored
heroes: [2, 4]
difficulties: [easy]
opponents:
  mirror:
    source: authored
    creature: gor
    strength: {hero: strength, of: fighters}
    willpower: 3
    dice: {die: black, count: {count: fighters}}
    fatal: [0, 4]
    immune: [moves]
  guard:
    source: authored
    creature: skral
    dice: {die: black, by_willpower: {0-3: 1, 4-20: 2}}
    needs: {role: warrior}
  twins: {source: authored, creature: wardrak, count: 2, reward: 0}
setup:
  - checklist
  - place: {creature: gor, at: 20, opponent: mirror}
  - place: {creature: skral, at: 21, opponent: guard}
  - read: T
  - read: M
  - star: {card: "N", at: "N"}
cards:
  T:
    source: authored
    do:
      - place:
          creature: wardrak
          at: [65, 66]
          opponent: twins
          take: {creature: wardrak}
          up_to: 2
  M:
    source: authored
    do:
      - move: {what: {creature: gor, pick: highest}, along: arrows}
  "N":
    source: authored
    do:
      - if: {all: [{beaten: twins}], then: [{win: why-won}], otherwise: [{fail: why-lost}]}
"""


def foes(folder: Path, **heroes: At) -> Scene:
    """A quiet moment of the legend above; nothing is on the board yet."""
    path = folder / "foes.yaml"
    path.write_text(LEGEND, encoding="utf-8")
    box = load.box_files("base")
    book = make_book(box, load.legend_file(box, path))
    sc = scene(legend="2", difficulty="easy", **heroes)  # type: ignore[arg-type]
    sc.s.fired = [0] * len(book.triggers)
    return Scene(BoardGame(book, sc.g.party), sc.s)


def read(sc: Scene, name: str) -> Scene:
    read_card(sc.g, sc.s, sc.g.book.cards.index(name))
    sc.g.go_on(sc.s)
    return sc


# Values.


@rule("AN-L3-13")
def test_strength_and_dice_are_those_of_the_heroes_in_the_round(tmp_path: Path) -> None:
    sc = foes(tmp_path, thorn=at(20, strength=5), kram=at(20, strength=6), chada=at(60, strength=3))
    c = put_creature(sc.g, sc.s, "mirror", 20)
    # Without a fight it is shown as if everybody fought it.
    assert 14 == creature_values.strength_of(sc.g, sc.s, c)
    assert [3] == creature_values.dice_row(sc.g, sc.s, c)
    gather(sc.play("fight thorn 20"), "thorn", "kram")
    assert 11 == creature_values.strength_of(sc.g, sc.s, c)
    view = plain(sc.g.view(sc.s, 0))["battle"]
    assert isinstance(view, dict)
    assert (11, 2, "black") == (
        view["creature_strength"], view["creature_dice"], view["creature_die"],
    )  # fmt: skip
    rolls(sc, 1, 1, 1, 2, 2)
    rolls(sc, 6, 6)
    assert 11 + 12 == foe_value(sc)


@rule("AN-CREAT-5")
def test_dice_of_its_own_by_willpower(tmp_path: Path) -> None:
    sc = foes(tmp_path, thorn=at(20), kram=at(20))
    c = put_creature(sc.g, sc.s, "guard", 20)
    assert [1, 1, 2, 2] == [
        creature_values.dice_of(sc.g, sc.s, c, points) for points in (0, 3, 4, 9)
    ]
    shown = plain(sc.g.view(sc.s, 0))["creatures"]
    assert isinstance(shown, list)
    assert ("black", 2) == (shown[0]["die"], shown[0]["dice"])


# Who must fight.


@rule("AN-FATE-13")
def test_nobody_fights_it_without_one_who_must_take_part(tmp_path: Path) -> None:
    sc = foes(tmp_path, kram=at(20), eara=at(20), thorn=at(21))
    put_creature(sc.g, sc.s, "guard", 20)
    assert "AN-FATE-13" == sc.refused("fight kram 20")
    assert 0.0 == advise.forecast(sc.g, sc.s, [0, 1], 20).rounds
    sc.hero("thorn").space = 20
    sc.play("fight kram 20")
    assert ["invite kram eara", "invite kram thorn"] == sc.options()
    assert "AN-FATE-13" == sc.refused("begin kram")


@rule("AN-FATE-13")
def test_the_turn_goes_on_when_the_one_who_must_take_part_declines(tmp_path: Path) -> None:
    sc = foes(tmp_path, kram=at(20), thorn=at(20))
    put_creature(sc.g, sc.s, "guard", 20)
    sc.play("fight kram 20", "invite kram thorn", "decline thorn")
    assert sc.s.battle is None
    assert ("ask-turn", 0) == (sc.prompt(), sc.hero("kram").hours)
    assert "AN-FATE-13" == sc.refused("fight kram 20")
    sc.play("pass kram", "done kram", "pass thorn", "done thorn")
    assert "fight kram 20" in sc.options()


@rule("AN-FATE-13")
def test_the_fight_is_over_when_the_one_who_must_take_part_leaves(tmp_path: Path) -> None:
    sc = foes(tmp_path, thorn=at(20, willpower=10), kram=at(20, willpower=14))
    put_creature(sc.g, sc.s, "guard", 20)
    gather(sc.play("fight thorn 20"), "thorn", "kram")
    rolls(sc, 6, 6, 6, 6, 6, 6)
    rolls(sc, 6, 6)
    sc.play("leave thorn")
    assert sc.s.battle is None
    assert 1 == sc.hero("kram").hours


# Several figures, cards, the end.


def test_creatures_on_the_board_become_the_opponent_before_new_ones_come(tmp_path: Path) -> None:
    sc = foes(tmp_path, thorn=at(20), kram=at(20))
    put_creature(sc.g, sc.s, "wardrak", 66)
    read(sc, "T")
    assert {65: "wardrak", 66: "wardrak"} == sc.creatures()
    assert [2, 2] == sc.s.creature_name
    assert not beasts.is_beaten(sc.g, sc.s, 2)
    beasts.slay(sc.g, sc.s, sc.s.occupant[65], "")
    assert not beasts.is_beaten(sc.g, sc.s, 2)
    beasts.slay(sc.g, sc.s, sc.s.occupant[66], "")
    assert beasts.is_beaten(sc.g, sc.s, 2)


@rule("AN-L3-18")
def test_an_opponent_comes_even_when_no_figure_is_left(tmp_path: Path) -> None:
    sc = foes(tmp_path, thorn=at(20), kram=at(20))
    for space in (70, 69):
        c = put_creature(sc.g, sc.s, "wardrak", space)
        sc.s.occupant[space] = -1
        sc.s.creature_space[c] = IN_CASTLE
    read(sc, "T")
    assert {65: "wardrak", 66: "wardrak"} == sc.creatures()


@rule("AN-L3-18")
def test_a_card_that_moves_its_kind_passes_over_an_immune_opponent(tmp_path: Path) -> None:
    sc = foes(tmp_path, thorn=at(20), kram=at(20))
    put_creature(sc.g, sc.s, "mirror", 48)
    put_creature(sc.g, sc.s, "gor", 36)
    read(sc, "M")
    assert {16: "gor", 48: "gor"} == sc.creatures()


@rule("AN-L3-17")
@pytest.mark.parametrize("space", [7, 20])
def test_where_it_must_not_come_the_legend_is_lost(tmp_path: Path, space: int) -> None:
    sc = foes(tmp_path, thorn=at(60), kram=at(61))
    c = put_creature(sc.g, sc.s, "mirror", space)
    before = sc.s.intruders
    while sc.s.result == PLAYING and sc.s.creature_space[c] >= 0:
        beasts.advance(sc.g, sc.s, c, "AN-CREAT-6")
    assert (LOST, "why-base-foes-broke_in") == (sc.s.result, sc.s.why)
    assert before == sc.s.intruders


def test_who_leaves_the_board_is_told_by_name_however_that_happens(tmp_path: Path) -> None:
    sc = foes(tmp_path, thorn=at(20), kram=at(20))
    guard = sc.g.book.opponent("guard")
    put_creature(sc.g, sc.s, "gor", 30)
    beasts.remove(sc.g, sc.s, sc.s.occupant[30], "AN-L2-9")
    beasts.remove(sc.g, sc.s, put_creature(sc.g, sc.s, "guard", 31), "AN-L2-9")
    beasts.poison(sc.g, sc.s, put_creature(sc.g, sc.s, "guard", 31))
    beasts.slay(sc.g, sc.s, put_creature(sc.g, sc.s, "guard", 31), "AN-FIGHT-12")
    told = [sc.told(kind) for kind in ("vanished", "poisoned", "slain")]
    assert [[-1, guard], [guard], [guard]] == [[e.amount for e in one] for one in told]


# Odds.


@rule("AN-L3-13")
def test_odds_know_that_the_opponent_depends_on_who_fights(tmp_path: Path) -> None:
    sc = foes(
        tmp_path,
        thorn=at(20, strength=3, willpower=3, hours=6),
        kram=at(20, strength=1, willpower=2, hours=5),
    )
    put_creature(sc.g, sc.s, "mirror", 20)
    weights = OddsWeights()
    for team, name in (([0], "thorn"), ([0, 1], "both")):
        outlook = advise.forecast(sc.g, sc.s, team, 20, weights)
        now = sc.s.copy()
        inputs = ["fight thorn 20"]
        inputs += ["invite thorn kram", "join kram"] if name == "both" else ["begin thorn"]
        for text in inputs:
            take(sc.g, now, text)
        paid = sum(one.hours for one in now.heroes) - sum(one.hours for one in sc.s.heroes)
        lost = sum(one.willpower for one in sc.s.heroes) - sum(one.willpower for one in now.heroes)
        truth = Brute(sc.g, weights).of(now)
        worth = truth[0] - weights.hour * paid - weights.willpower * lost
        assert pytest.approx(worth, abs=1e-9) == outlook.worth
        assert pytest.approx(truth[1], abs=1e-9) == outlook.win


@rule("AN-L3-13")
def test_quick_odds_count_the_dice_the_opponent_has(tmp_path: Path) -> None:
    sc = foes(tmp_path, thorn=at(20, strength=5, willpower=14), kram=at(20, strength=6))
    c = put_creature(sc.g, sc.s, "mirror", 20)
    hands = quick_odds.hands_of(sc.g, sc.s)
    # Level strength: no hero's die beats a black one, but those of two may beat two.
    assert 0.0 == quick_odds.odds(sc.g, sc.s, [0], hands, c, 5, 0, 0).win
    assert 0.0 < quick_odds.odds(sc.g, sc.s, [0, 1], hands, c, 5, 0, 0).win < 0.3
    gor = put_creature(sc.g, sc.s, "gor", 21)
    assert 0.9 < quick_odds.odds(sc.g, sc.s, [0], hands, gor, 5, 0, 0).win


# What an author hears.


def test_faults_of_opponents_are_named(tmp_path: Path) -> None:
    named = (
        "opponents:\n  chief: {source: authored, creature: skral, count: 0, dice: {die: red}}\n"
        "  boss: {source: authored, creature: skral, dice: {die: red, by_willpower: {2-3: 1}}}\n"
    )
    found = said_of(tmp_path, GOOD.replace("setup:", named + "setup:"))
    assert any("how many figures bear the name" in line for line in found)
    assert any("dice need either 'count' or 'by_willpower'" in line for line in found)
    assert any("no dice for willpower 0, 1" in line for line in found)
    text = GOOD.replace("at: [9, 12]}", "at: [9, 12], up_to: 2}")
    assert any("'take' and 'up_to' need an 'opponent'" in line for line in said_of(tmp_path, text))
