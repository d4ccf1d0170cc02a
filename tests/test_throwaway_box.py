"""Boxes that are YAML alone: one extends the base box, one has hardly anything."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from rietland import roots
from rietland.board.legend import event_cards, narrator
from rietland.board.pieces import creatures
from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.players.arena.command import main as arena
from rietland.terminal import command
from rietland.terminal.board_screen import BoardScreen
from rietland.words import Catalogue
from tests.board.fights import rolls
from tests.marks import rule
from tests.plain import plain
from tests.scenes import At, Scene, at, scene

FOLDER = Path(__file__).parent / "boxes"


@pytest.fixture(autouse=True)
def boxes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(roots.PATH, str(FOLDER))
    monkeypatch.setenv("RIETLAND_HOME", str(tmp_path / "home"))


def beacons(**heroes: At) -> Scene:
    return scene(box="highland", legend="beacons", deck="autumn", **heroes)  # type: ignore[arg-type]  # heroes, no options


# The face of its own.


def test_a_face_numbered_from_400_shows_the_rules_of_its_own_box() -> None:
    sc = beacons(thorn=at(402), chada=at(400))
    assert "HL-MOVE-1" == sc.refused("walk thorn 410")
    sc.play("walk thorn 403")
    assert ["HL-MOVE-1"] == [event.rule for event in sc.told("entered")]


@rule("AN-CREAT-15")
def test_a_creature_gets_away_by_an_exit_and_triggers_hear_where() -> None:
    sc = beacons(thorn=at(400), chada=at(401))
    gor = creatures.place(sc.g, sc.s, sc.g.book.creature_kind("gor"), 409, -1, 0, "AN-CREAT-10")
    creatures.advance(sc.g, sc.s, gor, "AN-CREAT-6")
    assert {} == sc.creatures()
    assert [(411, 409)] == [(event.where, event.amount) for event in sc.told("got_away")]
    assert (0, 3) == (sc.s.intruders, sc.s.shields)
    sc.g.go_on(sc.s)
    assert ["fled"] == [sc.g.book.cards[card] for card in sc.s.read]


def test_a_sunrise_step_of_its_own_asks() -> None:
    sc = beacons(thorn=at(406), chada=at(401))
    sc.play("end thorn", "end chada", "draw 1")
    # Chada is within the walls, so she is not asked.
    assert ["choose thorn huddle", "choose thorn press_on"] == sc.options()
    sc.play("choose thorn press_on")
    assert (6, 1) == (sc.hero("thorn").willpower, sc.hero("thorn").gold)
    assert 2 == sc.s.day


# Deeds.


@rule("AN-OPEN-42")
def test_a_deed_with_hours_is_the_action_of_a_turn_and_is_done_once() -> None:
    sc = beacons(thorn=at(408), chada=at(408))
    assert "act thorn light_east" in sc.options()
    sc.play("act thorn light_east")
    assert (1, 1) == (sc.hero("thorn").hours, sc.s.counters[sc.g.book.counter("beacons")])
    # What it set off came to both who stand there.
    assert (8, 8) == (sc.hero("thorn").willpower, sc.hero("chada").willpower)
    assert ["done thorn", "end thorn"] == sc.options()[:2]
    sc.play("done thorn")
    assert "HL-DEED-1" == sc.refused("act chada light_east")


@rule("AN-OPEN-42")
def test_a_deed_without_hours_is_a_free_act_for_who_can_pay() -> None:
    sc = beacons(thorn=at(404, willpower=1), chada=at(404, willpower=2))
    assert "HL-DEED-1" == sc.refused("deed thorn light_west")
    assert "deed chada light_west" in sc.asides()
    sc.play("deed chada light_west")
    assert (1, 0) == (sc.hero("chada").willpower, sc.hero("chada").hours)


@rule("AN-OPEN-42", "AN-OPEN-2")
def test_overtime_leaves_the_willpower_that_a_deed_asks_for() -> None:
    sc = beacons(thorn=at(408, hours=7, willpower=2), chada=at(400))
    assert "HL-TIME-1" == sc.refused("act thorn light_east")
    sc = beacons(thorn=at(408, hours=7, willpower=3), chada=at(400))
    sc.play("act thorn light_east")
    assert 2 == sc.hero("thorn").willpower


@rule("AN-OPEN-42")
def test_a_deed_is_refused_elsewhere() -> None:
    sc = beacons(thorn=at(407), chada=at(400))
    assert "HL-DEED-1" == sc.refused("act thorn light_east")


# Slots.


@rule("AN-HERO-4")
def test_how_many_slots_a_hero_board_has_is_data() -> None:
    sc = beacons(thorn=at(403, gold=9), chada=at(400))
    assert "AN-HERO-4" == sc.refused("buy thorn helm -")
    sc.play("buy thorn shield -", "buy thorn bow -")
    assert ["shield", "bow"] == sc.things("thorn")
    assert [] == sc.loose(403)


# Piles.


def test_one_of_several_cards_of_a_letter_comes() -> None:
    sc = beacons(thorn=at(400), chada=at(401))
    sc.s.star_at, sc.s.star_card = [2], [-1 - sc.g.book.deck("omens")]
    narrator.go_to_letter(sc.g, sc.s, 2, "AN-GEN-5")
    sc.g.go_on(sc.s)
    assert ["draw 0", "draw 1"] == sc.options()
    sc.play("draw 1")
    assert [{"sort": "event", "name": "highland-omens-rainbow"}] == [
        line["what"] for line in plain(sc.g.news(sc.s, 0)) if line["kind"] == "event"
    ]


def test_a_pile_whose_cards_leave_the_game_runs_out() -> None:
    sc = beacons(thorn=at(400), chada=at(401))
    omens = sc.g.book.deck("omens")
    event_cards.draw(sc.s, omens, -1, "AN-EVENT-1")
    sc.g.go_on(sc.s)
    sc.play("draw 0")
    assert [0, 1] == sc.s.piles[sc.g.book.decks[omens].pile].unseen
    event_cards.draw(sc.s, omens, -1, "AN-EVENT-1")
    sc.g.go_on(sc.s)
    sc.play("draw 1", "share thorn thorn gold", "share thorn thorn gold")
    assert event_cards.is_empty(sc.g, sc.s, omens)
    event_cards.draw(sc.s, omens, -1, "AN-EVENT-1")
    sc.g.go_on(sc.s)
    assert "ask-turn" == sc.prompt()


# Rewards.


@rule("AN-OPEN-41")
def test_the_victors_choose_one_of_several_rewards() -> None:
    sc = beacons(thorn=at(407, strength=14), chada=at(400))
    book = sc.g.book
    creatures.place(sc.g, sc.s, book.creature_kind("skral"), 407, 0, 0, "AN-CREAT-10")
    view: dict[str, Any] = plain(sc.g.view(sc.s, 0))
    assert [{"willpower": 4, "strength": 1}] == [one["rewards"] for one in view["creatures"]]
    looked = "\n".join(BoardScreen(Catalogue("en")).lines(sc.g.view(sc.s, 0)))
    assert "reward 4 willpower / 1 strength" in looked
    sc.play("fight thorn 407")
    rolls(sc, 6, 6, 6, 1, 1)
    assert "ask-reward" == sc.prompt()
    assert ["reward thorn willpower", "reward thorn strength"] == sc.options()
    # Nothing is shared before one of them is chosen.
    assert "AN-FIGHT-12" == sc.refused("share thorn thorn strength")
    sc.play("reward thorn willpower")
    assert ["share thorn thorn willpower"] == sc.options()
    sc.play(*["share thorn thorn willpower"] * 4)
    assert (11, 14) == (sc.hero("thorn").willpower, sc.hero("thorn").strength)


@rule("AN-OPEN-41", "AN-HERO-3")
def test_strength_as_a_reward_stops_at_the_end_of_the_track() -> None:
    sc = beacons(thorn=at(407, strength=13), chada=at(407, strength=14))
    book = sc.g.book
    creatures.place(sc.g, sc.s, book.creature_kind("skral"), 407, 0, 0, "AN-CREAT-10")
    sc.play("fight thorn 407", "invite thorn chada", "join chada")
    rolls(sc, 6, 6, 6)
    while sc.prompt() != "ask-reward":
        sc.play(sc.options()[0])
    sc.play("reward thorn strength")
    assert "AN-HERO-3" == sc.refused("share thorn chada strength")
    sc.play("share thorn thorn strength")
    assert 14 == sc.hero("thorn").strength


# Everywhere.


@pytest.mark.parametrize("player", ["random", "greedy", "master@20"])
@pytest.mark.parametrize("box", ["highland", "bare"])
def test_the_arena_plays_it(box: str, player: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == arena([box, "--player", player, "--games", "2", "--jobs", "1", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert (2, []) == (told["games"], told["errors"])


def test_companions_who_never_saw_the_legend_meet_a_goal_of_each_kind(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["highland", "--player", "greedy", "--difficulty", "easy", "--heroes", "4"]
    assert 0 == arena([*asked, "--games", "4", "--jobs", "1", "--json"])
    assert 4 == json.loads(capsys.readouterr().out)["won"]


def test_the_terminal_plays_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("look\nquit\n"))
    command.main_play(["--text", "--box", "highland", "--heroes", "thorn,chada", "--seed", "1"])
    told = capsys.readouterr().out
    assert "Two Beacons" in told


def test_a_box_without_gold_things_events_fog_and_shields_is_played() -> None:
    party = ["ada", "ben"]
    g = library.game("bare", "1", party)
    s = g.start(Setup("bare", "1", "plain", party, [0, 1], ""))
    assert "walk ada 2" in [g.say(option) for option in g.pending(s).options]
