"""Win models: what was learned of a legend foretells its end, and playouts stop there."""

from math import exp, isfinite, log, tanh
from random import Random

import pytest

from rietland.board.book import ThingKind
from rietland.board.game import BoardGame
from rietland.content import library
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, OVER
from rietland.kernel.setup import Setup
from rietland.kernel.state import WON, BaseState
from rietland.players.arena.command import throw
from rietland.players.search.guide import Guide
from rietland.players.search.search import Search
from rietland.players.search.search_player import MASTER, make_guide
from rietland.players.search.win_model import WinModel, win_model
from tests.parties import FROST_PARTY, PARTY
from tests.scenes import fresh_book

LEARNED = [
    *(("base", legend, "normal") for legend in "12345"),
    *(("frost", legend, "normal") for legend in "1234"),
    ("rietburg", "1", "first"),
]


def start(box: str, legend: str, difficulty: str) -> tuple[Game, BaseState, Guide]:
    party = FROST_PARTY if box == "frost" else PARTY
    game = library.game(box, legend, party)
    s = game.start(Setup(box, legend, difficulty, party, [0, 1, 2, 3], ""))
    return game, s, make_guide(game, MASTER)


def test_a_win_model_is_a_curve_over_counts_and_bent_sums_of_them() -> None:
    judge = WinModel(["always", "gold"], [0.5, -1.0], [[1.0, 2.0], [0.0, 1.0]], [2.0, 3.0])
    odds = 0.5 - 4.0 + 2.0 * tanh(9.0) + 3.0 * tanh(4.0)
    assert judge.chance([1.0, 4.0]) == pytest.approx(1 / (1 + exp(-odds)))


def test_of_a_legend_nobody_learned_there_is_no_win_model() -> None:
    assert win_model("base", "of-nobody", ["always"]) is None


@pytest.mark.parametrize(("box", "legend", "difficulty"), LEARNED)
def test_a_win_model_has_one_factor_for_every_count_of_its_legend(
    box: str, legend: str, difficulty: str
) -> None:
    game, s, guide = start(box, legend, difficulty)
    names = guide.count_names(game)
    judge = win_model(box, legend, names)
    assert judge is not None
    counts = guide.counts(game, s)
    assert all(isfinite(count) for count in counts)
    assert len(names) == len(set(names)) == len(counts)
    assert names == judge.names
    for factors in (judge.plain, *judge.rows):
        assert len(counts) == len(factors)
    assert len(judge.rows) == len(judge.weights)


def test_a_win_model_finds_its_counts_by_name() -> None:
    judge = WinModel(["always", "gold"], [0.5, -1.0], [[1.0, 2.0]], [2.0])
    other = judge.fitted(["gold", "new", "always"])
    assert judge.chance([1.0, 4.0]) == other.chance([4.0, 9.0, 1.0])


def test_a_win_model_says_which_count_it_misses() -> None:
    judge = WinModel(["always", "gold"], [0.5, -1.0], [], [])
    with pytest.raises(ValueError, match="this game does not: gold"):
        judge.fitted(["always"])


def test_a_win_model_needs_a_name_for_every_factor() -> None:
    with pytest.raises(ValueError, match="2 factors for 1 counts"):
        WinModel(["always"], [0.5, -1.0], [], [])


def test_a_box_that_grows_leaves_the_estimate_of_its_legends_as_it_is() -> None:
    game, s, guide = start("base", "2", "normal")
    before = guide.value(game, s)
    grown = BoardGame(fresh_book("2"), PARTY)
    for name in ("lantern", "rope"):
        kind = ThingKind()
        kind.name = name
        grown.book.things.append(kind)
    s = grown.start(Setup("base", "2", "normal", PARTY, [0, 1, 2, 3], ""))
    assert 0.1 < before < 0.3
    assert before == make_guide(grown, MASTER).value(grown, s)


def test_what_was_learned_of_legend_2_foretells_games_nobody_learned_from() -> None:
    rng = Random(77)
    chances: list[float] = []
    ends: list[bool] = []
    for number in range(60):
        game, s, guide = start("base", "2", "normal" if number % 2 else "easy")
        seen: list[float] = []
        now = guide.clock(s)
        while (pending := game.pending(s)).kind != OVER:
            if pending.kind == CHANCE_DECIDES:
                game.apply(s, throw(pending, rng))
                continue
            if guide.clock(s) > now and guide.settled(s):
                now = guide.clock(s)
                seen.append(guide.value(game, s))
            game.apply(s, guide.policy(game, s, pending))
        chances += seen
        ends += [s.result == WON] * len(seen)
    share = sum(ends) / len(ends)
    assert surprise(chances, ends) < 0.8 * surprise([share] * len(ends), ends)


def surprise(chances: list[float], ends: list[bool]) -> float:
    """Mean logarithmic loss."""
    losses = [-log(c if won else 1 - c) for c, won in zip(chances, ends, strict=True)]
    return sum(losses) / len(losses)


@pytest.mark.parametrize(("box", "legend", "difficulty"), LEARNED)
def test_a_playout_of_a_learned_legend_stops_when_the_clock_has_struck_often_enough(
    box: str, legend: str, difficulty: str
) -> None:
    game, s, guide = start(box, legend, difficulty)
    rng = Random(5)
    while (pending := game.pending(s)).kind == CHANCE_DECIDES or guide.routine(game, s, pending):
        chance = pending.kind == CHANCE_DECIDES
        game.apply(s, throw(pending, rng) if chance else guide.policy(game, s, pending))
    begun = guide.clock(s)
    search = Search(guide, 1)
    for seed in range(3):
        end = s.copy()
        first = guide.candidates(game, s, pending)[0]
        worth = search.playout(game, end, pending.who, first, seed)
        over = game.pending(end).kind == OVER
        assert 0 <= worth <= 1
        assert over or (guide.clock(end) == begun + guide.horizon(game) and guide.settled(end))
