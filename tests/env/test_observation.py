"""What agents see: named numbers from 0 to 1, and nothing that their seat may not know."""

from random import Random

import numpy as np
import pytest

from rietland.board.book import EVENT_CARDS
from rietland.board.game import BoardGame
from rietland.board.legend.event_cards import TO_DRAW, know_top
from rietland.board.pieces.heroes import by_rank
from rietland.board.state import AT_END, NOWHERE, SIDES, Battle, State
from rietland.board.view.names import letter
from rietland.env.board_observation import BoardObservation
from rietland.env.episode import Episode
from rietland.env.sheet import Register, Sheet
from rietland.kernel.pending import DECIDE
from tests.board.fate_table import fates, settled
from tests.env.games import EVERY, fitting
from tests.scenes import Scene, at


def played(what: str, heroes: int, inputs: int, seed: int = 1) -> Episode:
    """A game after so many answers by chance."""
    course = Episode(what, heroes, "", "")
    course.begin(np.random.default_rng(seed))
    rng = Random(seed)
    while course.decisions < inputs and course.pending.kind == DECIDE:
        course.take(rng.choice(course.pending.options))
    return course


def board(course: Episode) -> tuple[BoardGame, State]:
    assert isinstance(course.game, BoardGame)
    assert isinstance(course.state, State)
    return course.game, course.state


def told(course: Episode, seat: int) -> dict[str, float]:
    """What is not 0, by name."""
    seen = course.observe(seat)
    return {course.feature_names[n]: float(seen[n]) for n in np.flatnonzero(seen)}


def numbers(sc: Scene) -> dict[str, float]:
    """What seat 0 sees of a scene and is not 0, by name."""
    register = Register()
    observation = BoardObservation(sc.g)
    observation.write(register, sc.s, sc.g.pending(sc.s), 0)
    sheet = Sheet(len(register.names))
    observation.write(sheet, sc.s, sc.g.pending(sc.s), 0)
    return {register.names[n]: float(sheet.values[n]) for n in np.flatnonzero(sheet.values)}


@pytest.mark.parametrize("what", EVERY)
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_numbers_lie_between_0_and_1_in_every_state(what: str, heroes: int) -> None:
    course = Episode(what, fitting(what, heroes), "", "")
    rng = Random(heroes)
    for seed in range(3):
        course.begin(np.random.default_rng(seed))
        while course.pending.kind == DECIDE:
            seen = course.observe(course.pending.seat)
            assert (len(course.feature_names),) == seen.shape
            assert 0 <= seen.min()
            assert seen.max() <= 1
            course.take(rng.choice(course.pending.options))


@pytest.mark.parametrize("what", EVERY)
def test_every_number_has_a_name_of_its_own_whatever_the_party(what: str) -> None:
    names = Episode(what, fitting(what, 1), "", "").feature_names
    assert len(names) == len(set(names))
    assert names == Episode(what, fitting(what, 4), "", "").feature_names


def test_pieces_are_where_the_names_say() -> None:
    course = Episode("base/2", ["thorn", "chada"], "", "")
    course.begin(np.random.default_rng(1))
    _, s = board(course)
    seen = told(course, 1)
    assert {"hero 0: is thorn", "hero 0: on 14", "hero 1: is chada", "hero 1: yours"} <= set(seen)
    assert "hero 0: yours" not in seen
    assert f"creatures: gor on {s.creature_space[0]}" in seen
    assert pytest.approx(7 / 20) == seen["hero 1: willpower"]
    assert "hero 2: on 0" not in seen


def test_cards_are_where_the_names_say() -> None:
    course = Episode("rietburg", ["chada", "thorn"], "", "")
    course.begin(np.random.default_rng(1))
    seen = told(course, 0)
    assert {"hero 0: is chada", "hero 0: at 6", "hero 0: hand chada_1", "hero 0: asked"} <= set(
        seen
    )
    assert "piles: gallery gor" not in seen


def test_a_star_at_the_end_is_seen_at_the_last_letter() -> None:
    course = Episode("base/4", 2, "", "")
    course.begin(np.random.default_rng(1))
    _, s = board(course)
    s.end_token = SIDES.index("green")
    assert AT_END in s.star_at
    seen = told(course, 0)
    assert ["legend: narrator A"] == [name for name in seen if "narrator" in name]
    end = letter(s.last_letter)
    assert {f"legend: end {end}", f"legend: star {end}", "legend: end token green"} <= set(seen)
    assert "legend: counter alarm" not in seen
    s.counters[course.game.base.counter("alarm")] = 1
    assert "legend: counter alarm" in told(course, 0)


def test_own_cards_and_cards_on_the_track_are_seen() -> None:
    sc = fates({"5": "thorn"}, thorn=at(54), kram=at(60), loose={28: ["farmer"]})
    book = sc.g.book
    sc.s.star_at, sc.s.star_card = [2, 2], [-1 - book.deck("creature_tokens")] * 2
    seen = numbers(sc)
    assert 1 == seen["hero 0: card fates-fate_5"]
    assert pytest.approx(2 / 3) == seen["legend: creature_tokens at C"]
    assert not [name for name in seen if "star" in name or "done" in name]
    settled(sc, 5)
    assert 1 == numbers(sc)["legend: done fates-fate_5"]


def test_what_the_last_legends_bring_is_seen() -> None:
    course = Episode("base/5", 2, "", "")
    course.begin(np.random.default_rng(1))
    _, s = board(course)
    s.crowds = [3]
    s.heroes[1].space = NOWHERE
    s.battle = Battle(0, 3, -1, 0)
    s.battle.poisoned = True
    seen = told(course, 0)
    assert {"creatures: crowd on 3", "hero 1: out", "fight: poisoned"} <= set(seen)
    assert "hero 0: out" not in seen
    assert "hero 3: out" not in seen
    assert "creatures: cards lost by dragon" in course.feature_names


def test_cards_under_the_stars_are_not_seen() -> None:
    course = played("base/2", 2, 20)
    _, s = board(course)
    before = course.observe(0)
    s.star_card = s.star_card[::-1]
    assert np.array_equal(before, course.observe(0))


def test_a_star_at_the_end_token_is_seen_at_its_letter() -> None:
    course = played("base/4", 2, 0)
    _, s = board(course)
    s.star_at, s.star_card, s.last_letter = [AT_END], [0], 10
    seen = told(course, 0)
    assert ["legend: star K"] == [name for name in seen if name.startswith("legend: star")]
    assert 1 == len([name for name in seen if name.startswith("legend: narrator")])


def test_only_the_one_who_looked_sees_the_next_event() -> None:
    course = played("base/2", 2, 12)
    g, s = board(course)
    looker = s.heroes[by_rank(g, s)[-1]].seat
    blind = 1 - looker
    hidden = [card for card, count in enumerate(s.piles[EVENT_CARDS].unseen) if count][:2]
    seen: list[np.ndarray[tuple[int], np.dtype[np.float32]]] = []
    for card in hidden:
        other = s.copy()
        know_top(other, EVENT_CARDS, card)
        assert card == other.piles[EVENT_CARDS].stacks[TO_DRAW][0]
        course.state = other
        seen.append(course.observe(blind))
        assert any(name.startswith("legend: next event") for name in told(course, looker))
    assert np.array_equal(seen[0], seen[1])


def test_a_face_down_card_or_token_has_no_face() -> None:
    for what in ("base/2", "rietburg"):
        course = Episode(what, 2, "", "")
        course.begin(np.random.default_rng(1))
        seen = told(course, 0)
        if what == "base/2":
            fog = [name for name in seen if name.startswith("land: fog on")]
            assert fog
            assert all(name.endswith("hidden") for name in fog)
        else:
            assert not [name for name in seen if ": mission " in name and "there" not in name]


def test_numbers_and_names_are_written_by_one_hand() -> None:
    with pytest.raises(IndexError):
        Sheet(4).some("has", [-1], ["a", "b"])
    sheet, register = Sheet(13), Register()
    for writer in (sheet, register):
        writer.part("hero")
        writer.number("gold", 30, 20)
        writer.flag("asked", True)
        writer.one("on", -1, ["a", "b"])
        writer.some("has", [1, 1], ["a", "b"], 4)
        writer.amounts("left", [0, 1, 9], ["a", "b", "c"], 5)
        writer.grid(["x", "y"], [(0, 1), (1, 0)], ["a", "b"])
    values = [1, 1, 0, 0, 0, 0.5, 0, pytest.approx(0.2), 1, 0, 1, 1, 0]
    assert values == sheet.values.tolist()
    assert "hero: left c" == register.names[8]
    assert "hero: y a" == register.names[11]
    assert sheet.at == len(register.names)
