"""The arena: the same games whatever the processes, honest figures, clear errors."""

import json
from random import Random

import pytest

from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.players.arena.command import Match, Report, arena, main, play_game
from rietland.players.arena.request import Entrant
from rietland.players.search.player import make_player
from tests.parties import PARTIES


def match(player: str, legend: str = "2", difficulty: str = "easy", heroes: int = 2) -> Match:
    made = Match("base", legend, difficulty, PARTIES[heroes])
    made.player = player
    return made


def figures(report: Report) -> dict[str, object]:
    data = report.to_data()
    del data["decisions_per_second"]
    return data


def test_the_number_of_processes_changes_no_result() -> None:
    assert figures(arena(match("random"), 12, 1)) == figures(arena(match("random"), 12, 2))


def test_games_thought_through_in_steps_repeat_exactly() -> None:
    thoughtful = match("steady", legend="1", difficulty="normal")
    thoughtful.steps = 1
    assert figures(arena(thoughtful, 1, 1)) == figures(arena(thoughtful, 1, 1))


def test_another_seed_gives_other_games() -> None:
    other = match("random")
    other.seed = 2
    assert figures(arena(match("random"), 6, 1)) != figures(arena(other, 6, 1))


def test_a_game_beyond_its_bound_is_an_error_and_no_loss() -> None:
    long = match("random")
    long.bound = 5
    report = arena(long, 2, 1)
    assert 0 == report.games
    assert {} == report.causes
    assert [
        "seed 1/0: not over after 5 inputs",
        "seed 1/1: not over after 5 inputs",
    ] == report.errors


def test_greedy_wins_where_random_never_does() -> None:
    assert 0 == arena(match("random", heroes=4), 12, 1).won
    assert arena(match("greedy", heroes=4), 12, 1).won > 0


@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize(("legend", "difficulty"), [("1", "normal"), ("2", "normal")])
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_bots_choose_only_what_is_offered(
    player: str, legend: str, difficulty: str, heroes: int
) -> None:
    party = PARTIES[heroes]
    setup = Setup("base", legend, difficulty, party, list(range(heroes)), "")
    players = [make_player(player, seat) for seat in range(heroes)]
    game = library.game("base", legend, party)
    outcome = play_game(game, setup, players, Random(heroes), 20_000)
    assert "" == outcome.error
    assert outcome.why


def test_the_command_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(
        ["base/2", "--heroes", "2", "--player", "random", "--games", "3", "--jobs", "1", "--json"]
    )
    said = json.loads(capsys.readouterr().out)
    assert 3 == said["games"]
    assert {"won", "win_rate", "interval", "mean_decisions", "mean_inputs", "causes"} <= set(said)


def test_several_players_meet_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["base/2", "--heroes", "2", "--games", "4", "--jobs", "1", "--json"]
    assert 0 == main([*words, "--player", "random", "--player", "greedy"])
    both = json.loads(capsys.readouterr().out)
    assert ["random", "greedy"] == list(both["players"])
    for name in ("random", "greedy"):
        assert 0 == main([*words, "--player", name])
        alone = json.loads(capsys.readouterr().out)
        for figures in (alone, both["players"][name]):
            del figures["decisions_per_second"]
        assert alone == both["players"][name]
    (pair,) = both["pairs"]
    assert ("random", "greedy", 4) == (pair["first"], pair["second"], pair["games"])
    assert 4 == sum(pair[key] for key in ("both", "only_first", "only_second", "neither"))


def test_several_players_share_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["base/2", "--heroes", "2", "--games", "2", "--jobs", "1", "--player", "random,greedy"]
    assert 0 == main(words)
    said = capsys.readouterr().out
    assert "against random" in said
    assert "McNemar's p" in said
    # Causes are told in words.
    assert "lost:" in said
    assert "why-" not in said


def test_a_player_may_have_seconds_or_steps_of_its_own() -> None:
    asked = Entrant("greedy@0.2s", 1.0, 0)
    assert ("greedy", 0.2, 0) == (asked.name, asked.budget, asked.steps)
    asked = Entrant("greedy@400", 1.0, 0)
    assert ("greedy", 400) == (asked.name, asked.steps)
    asked = Entrant("greedy", 0.5, 7)
    assert ("greedy", 0.5, 7) == (asked.name, asked.budget, asked.steps)


@pytest.mark.parametrize("what", ["base/1", "base/2", "rietburg"])
def test_without_a_difficulty_the_easiest_is_played(
    what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [what, "--heroes", "2", "--player", "random", "--games", "1", "--jobs", "1"]
    assert 0 == main(words)
    easiest = {
        "base/1": "base/1, normal",
        "base/2": "base/2, easy",
        "rietburg": "rietburg/1, first",
    }
    assert easiest[what] in capsys.readouterr().out


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(
        ["base/2", "--heroes", "2", "--player", "random", "--games", "1", "--jobs", "1"]
    )
    assert "share" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["bsae/2"], "unknown box 'bsae'; did you mean base?"),
        (["base/9"], "unknown legend '9'"),
        (["base"], "which legend of base? base/1, base/2, base/3"),
        (["base/2", "--party", "thorn,chadda"], "unknown hero 'chadda'; did you mean chada?"),
        (["base/2", "--difficulty", "eazy"], "unknown difficulty 'eazy'; did you mean easy?"),
        (["base/2", "--player", "gredy"], "unknown player 'gredy'; did you mean greedy?"),
        (["base/2", "--heroes", "5"], "--heroes must be from 2 to 4, not 5"),
        (["base/2", "--heroes", "3", "--party", "thorn,chada"], "--party names 2 heroes"),
        (["base/2", "--party", "thorn,mairen"], "both heroes are the warrior"),
        (["base/2", "--games", "0"], "--games must be at least 1, not 0"),
        (["base/2", "--jobs", "0"], "--jobs must be at least 1, not 0"),
        (["base/2", "--budget", "0"], "--budget must be more than 0 seconds, not 0.0"),
        (["base/2", "--budget", "nan"], "--budget must be more than 0 seconds, not nan"),
        (["base/2", "--steps", "-1"], "--steps must be at least 0, not -1"),
        (["base/2", "--player", "greedy@fast"], "'greedy@fast' should say seconds (greedy@0.2s)"),
        (["base/2", "--player", "greedy@-1s"], "'greedy@-1s' should say seconds"),
        (["base/2", "--player", "greedy@"], "'greedy@' should say seconds"),
        (["base/2", "--player", "greedy,greedy"], "--player names greedy twice"),
        (
            ["base/2", "--out", "nowhere/games"],
            "--out nowhere/games: the folder nowhere does not exist",
        ),
        (["base/2", "--report", "nowhere/page"], "--report nowhere/page: the folder"),
    ],
)
def test_a_wrong_request_is_refused_by_name(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main([*words, *([] if "--jobs" in words else ["--jobs", "1"])])
    said = capsys.readouterr()
    assert complaint in said.err
    assert "" == said.out


def test_a_report_counts_the_goals_that_were_open_in_lost_games() -> None:
    report = arena(match("random"), 4, 1)
    assert report.won < report.games
    lost = report.games - report.won
    assert lost == report.open_goals["goal-base-2-tower"]
    assert report.open_goals == report.to_data()["open_goals"]
    assert set(report.open_goals) <= {f"goal-base-2-{name}" for name in ("castle", "herb", "tower")}
