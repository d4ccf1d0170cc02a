"""The story of a finished game: its turning points and how close it was, from the news alone."""

from functools import cache
from pathlib import Path

import pytest

from rietland.board.view.chronicle import board_chronicle
from rietland.board.view.types import BoardView
from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.table.chronicle import chronicle, kept
from rietland.table.replay_log import replay_log
from rietland.table.table import Happened
from rietland.terminal import saves
from rietland.views import MOST_POINTS, Chronicle, Label, News, named_in
from rietland.words import Catalogue, languages
from tests.toy import setup, toy

RECORDS = Path(__file__).parents[1] / "records"
THORN, KRAM = Label("hero-thorn"), Label("hero-kram")


def board(box: str, legend: str) -> BoardView:
    """Where a legend was won one letter before the end."""
    game = library.game(box, legend, ["thorn", "kram"])
    start = Setup(box, legend, game.base.difficulties[0], ["thorn", "kram"], [0, 1], "")
    view = game.view(game.start(start), -1)
    assert isinstance(view, BoardView)
    view.result = "won"
    view.track.narrator, view.track.last = "M", "N"
    return view


VIEW = board("base", "5")


class Told:
    """A recorded game: its log, its last view and its story."""

    def __init__(self, name: str) -> None:
        record = saves.read_file(RECORDS / name)
        game = saves.game_of(record.setup)
        self.log = replay_log(game, record.setup, [(-1, text) for text in record.inputs])
        state = game.start(record.setup)
        for text in record.inputs:
            game.apply(state, game.hear(text))
        self.view = game.view(state, -1)
        self.story: Chronicle = chronicle(game, self.log, self.view)

    def count(self, kind: str) -> int:
        return sum(line.kind == kind for one in self.log for line in one.news[-1])


@cache
def told(name: str) -> Told:
    return Told(name)


@cache
def words(language: str) -> Catalogue:
    return Catalogue(language, strict=True)


def lines(story: Chronicle) -> list[str]:
    return [words("en").say(point.label) for point in story.points]


GAMES = ["2-normal-3-greedy.txt", "2-easy-3-random.txt", "rietburg-1-hard-4-greedy.txt"]


@pytest.mark.parametrize("game", GAMES)
def test_points_are_few_and_in_order_and_lead_to_positions_of_the_game(game: str) -> None:
    points = told(game).story.points
    assert 0 < len(points) <= MOST_POINTS
    assert [point.seq for point in points] == sorted(point.seq for point in points)
    for point in points:
        assert told(game).log[point.seq].news[-1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_story_is_told_in_every_language(game: str, language: str) -> None:
    story = told(game).story
    for label in [*story.facts, *(part for p in story.points for part in (p.when, p.label))]:
        said = words(language).say(label)
        assert said
        assert "[" not in said


def test_the_facts_count_the_news() -> None:
    game = told("2-normal-3-greedy.txt")
    assert [words("en").say(fact) for fact in game.story.facts] == [
        "Day 5",
        f"{game.count('slain')} creatures defeated",
        "Golden shields: 0 of 3 free",
    ]
    castle = told("rietburg-1-hard-4-greedy.txt")
    assert [words("en").say(fact) for fact in castle.story.facts] == [
        "Turn 51",
        "Missions: 4 of 4",
        f"{castle.count('slain')} creatures defeated",
        "1 narrator card was left in the pile.",
    ]


def test_breaches_and_the_fight_for_the_goal_are_told() -> None:
    said = lines(told("2-normal-3-greedy.txt").story)
    assert "A wardrak breaks into the castle. No golden shield is left." in said
    tower = "the skral on the tower on space 56: Mairen, Chada and Kram, in 1 round."
    assert said[-1] == f"Victory over {tower}"


def test_completed_missions_and_the_strongest_creatures_are_told() -> None:
    game = told("rietburg-1-hard-4-greedy.txt")
    said = lines(game.story)
    assert game.count("completed") == sum("completes the mission" in line for line in said)
    assert "The troll at the Gatehouse (1) is defeated with strength 13." in said


def test_a_lost_game_says_how_many_goals_were_met() -> None:
    facts = told("2-easy-3-random.txt").story.facts
    assert words("en").say(facts[-1]) == "Goals met: 0 of 3"


def news(kind: str, key: str = "x", amount: int = 0, **args: int | str | Label) -> News:
    return News(kind, Label(key, {"amount": amount, **args}), [], "", amount=amount)


def test_a_fight_won_after_many_lost_rounds_weighs_more() -> None:
    skral: dict[str, int | str | Label] = {"what": Label("creature-skral"), "space": 32}
    slain = News("slain", Label("log-slain", skral), [], "")
    easy = [news("fight", who=THORN), news("value", amount=9), news("creature_value", amount=4)]
    hard = [news("fight", who=THORN), news("joined", who=KRAM)]
    for ours, theirs in ((5, 8), (6, 6), (4, 9), (12, 7)):
        hard += [news("value", amount=ours), news("creature_value", amount=theirs)]
    played = enumerate([*easy, slain, *hard, slain])
    story = board_chronicle(played, VIEW)
    alone, together = lines(story)
    assert alone == "Victory over the skral on space 32: Thorn, in 1 round."
    assert "against the odds: Thorn and Kram, in 4 rounds (2 of them lost)." in together
    light, heavy = story.points
    assert light.weight < heavy.weight
    assert words("en").say(story.facts[-1]) == "The narrator was 1 letter from the end"


def test_a_creature_defeated_without_a_fight_is_told_as_in_the_log() -> None:
    slain = news("slain", "log-slain", what=Label("creature-gor"), space=4)
    assert lines(board_chronicle([(1, slain)], VIEW)) == ["The gor on space 4 is defeated."]


def test_of_one_night_the_last_breach_is_told() -> None:
    gor = Label("creature-gor")
    night = [news("broke_in", "log-broke_in", n, what=gor) for n in (1, 0)]
    story = board_chronicle([(7, line) for line in night], VIEW)
    assert lines(story) == ["A gor breaks into the castle. No golden shield is left."]
    assert not story.points[0].good


def test_what_was_taken_back_is_not_told() -> None:
    log = [Happened(0, -1, ""), Happened(1, 0, "walk"), Happened(2, 0, "undo 0")]
    assert [one.seq for one in kept(log)] == [0, 2]


def test_a_family_without_a_story_tells_none() -> None:
    game = toy()
    assert chronicle(game, [], game.view(game.start(setup()), -1)) == Chronicle([], [])


def deed(key: str) -> News:
    label = Label("log-deed", {"who": THORN, "what": Label(key)})
    return News("deed", label, [], "", what=named_in(label))


def test_what_a_box_lets_heroes_do_every_day_is_not_told() -> None:
    view = board("frost", "3")
    played = [(4, deed("deed-frost-light")), (9, deed("deed-frost-3-cure"))]
    assert [point.seq for point in board_chronicle(played, view).points] == [9]


def test_a_gift_that_is_ready_again_tomorrow_turns_nothing() -> None:
    turned = News("turned", Label("log-turned.held", {"who": THORN}), [], "")
    laid = News("turned", Label("log-turned"), [], "")
    played = [
        (4, deed("deed-starshield-1-flute")), (4, turned),
        (9, deed("deed-starshield-1-lay_log_2")), (9, laid),
    ]  # fmt: skip
    view = board("starshield", "1")
    assert [9] == [point.seq for point in board_chronicle(played, view).points]


def test_a_farmer_given_up_for_a_deed_is_no_loss_and_the_deed_is_told() -> None:
    build = deed("deed-base-5-build")
    stays = News("farmer_lost", Label("log-farmer_lost.stays", {"who": THORN}), [], "")
    lost = News("farmer_lost", Label("log-farmer_lost", {"who": KRAM, "amount": 1}), [], "")
    story = board_chronicle([(4, build), (4, stays), (9, lost)], VIEW)
    assert [(point.label.key, point.good) for point in story.points] == [
        ("log-deed", True),
        ("log-farmer_lost", False),
    ]
