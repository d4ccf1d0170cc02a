from rietland.kernel.action import CHANCE, Action
from rietland.kernel.pending import CHANCE_DECIDES, OVER, Pending, decide
from rietland.kernel.playout import next_seed, pick, playout
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING
from tests.castle import scenes

#: The numbers of the generator go from 0 to this.
TOP = 2**31 - 1
WAYS = [Action(8, 0, way) for way in range(4)]


def test_a_player_takes_every_option_equally_often() -> None:
    asked = decide(0, 0, "ask", WAYS)
    quarters = [number * (TOP + 1) // 4 for number in range(4)]
    assert [0, 1, 2, 3] == [pick(asked, first) for first in quarters]
    assert [0, 1, 2, 3] == [pick(asked, first + (TOP + 1) // 4 - 1) for first in quarters]


def test_chance_takes_an_outcome_as_often_as_its_weight_says() -> None:
    asked = Pending(CHANCE_DECIDES, CHANCE, CHANCE, "die", WAYS[:3], [1, 4, 3])
    eighths = [number * (TOP + 1) // 8 for number in range(8)]
    assert [0, 1, 1, 1, 1, 2, 2, 2] == [pick(asked, first) for first in eighths]
    assert [0, 1, 1, 1, 1, 2, 2, 2] == [
        pick(asked, first + (TOP + 1) // 8 - 1) for first in eighths
    ]


def test_the_generator_gives_the_same_numbers_everywhere() -> None:
    numbers = [0]
    for _ in range(3):
        numbers.append(next_seed(numbers[-1]))
    assert [0, 12345, 1406932606, 654583775] == numbers


def test_a_playout_counts_what_players_decide_apart_from_chance() -> None:
    game = scenes.game(["thorn", "chada"])
    setup = Setup("rietburg", "1", "normal", ["thorn", "chada"], [0, 1], "")
    s = game.start(setup)
    tally = playout(game, s, 5, 200)
    seed, decisions, inputs = 5, 0, 0
    again = game.start(setup)
    while inputs < 200 and again.result == PLAYING:
        asked = game.pending(again)
        seed = next_seed(seed)
        game.apply(again, asked.options[pick(asked, seed)])
        inputs += 1
        decisions += asked.kind not in (CHANCE_DECIDES, OVER)
    assert (decisions, inputs, seed) == (tally.decisions, tally.inputs, tally.seed)
    assert 0 < decisions < inputs
    assert again.to_data() == s.to_data()


def test_a_playout_ends_at_its_bound() -> None:
    game = scenes.game(["thorn", "chada"])
    s = game.start(Setup("rietburg", "1", "normal", ["thorn", "chada"], [0, 1], ""))
    assert 7 == playout(game, s, 1, 7).inputs
    assert 7 == s.seq
