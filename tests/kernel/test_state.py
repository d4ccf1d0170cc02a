"""What every state has: how it begins, and what a copy does not take along."""

from orchard.state import Orchard
from rietland.kernel.game import take
from rietland.kernel.state import PLAYING
from tests.toy import setup, toy


def test_a_state_begins_with_nothing_done_and_nobody_in_question() -> None:
    s = Orchard()
    assert [0, 0, 0, PLAYING, 0] == [s.size, s.difficulty, s.seq, s.result, s.work]
    assert [-1, -1, -1, ""] == [s.me, s.it, s.there, s.why]


def test_a_copy_has_nobody_in_question_and_no_work_behind_it() -> None:
    s = toy().start(setup())
    s.me, s.it, s.there, s.work = 1, 2, 3, 4
    new = s.copy()
    assert [-1, -1, -1, 0] == [new.me, new.it, new.there, new.work]


def test_work_counts_from_each_input_anew() -> None:
    game = toy()
    s = game.start(setup())
    take(game, s, "pick amy")
    s.work = 99
    take(game, s, "pick ben")
    assert 1 == s.work
