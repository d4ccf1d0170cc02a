"""The loop: legality, replay and counting, on the toy."""

import pytest

from orchard.state import Orchard
from rietland.kernel.errors import IllegalAction, MalformedText
from rietland.kernel.frame import Frame
from rietland.kernel.game import perft, replay, take
from rietland.kernel.pending import OVER
from rietland.kernel.state import LOST, WON
from tests.toy import orchard_book, setup, toy


def played(*inputs: str) -> Orchard:
    s = replay(toy(), setup(), list(inputs))
    assert isinstance(s, Orchard)
    return s


def test_the_orchard_branches_as_counted_by_hand() -> None:
    """Three apples, cards sun sun crow wind.

    1: pick, turn.
    2: pick leads to pick, turn (2); turn to three cards (3).
    3: pick pick to pick, turn, eat, give (4); pick turn to three cards (3); sun and crow each to
       pick, turn (4); wind to three faces (3).
    4: of pick pick: pick to turn, eat, give (3), turn to three cards (3), eat to pick, turn (2),
       give to pick, turn, eat, give (4): 12. Of pick turn: sun to four (4), crow to feed, shoo
       (2), wind to three faces (3): 9. Of turn sun: pick to two (2), turn to three cards (3): 5.
       Of turn crow: pick to two (2), turn to two cards, the one crow being gone (2): 4. Of turn
       wind: one or two fallen leave pick, turn (4), three leave only turn (1): 5.
    """
    game = toy()
    s = game.start(setup())
    assert [perft(game, s, depth) for depth in range(5)] == [1, 2, 5, 14, 35]


def test_counting_changes_nothing() -> None:
    game = toy()
    s = game.start(setup())
    before = s.to_data()
    perft(game, s, 4)
    assert s.to_data() == before


def test_replay_stops_at_the_first_input_that_is_not_allowed() -> None:
    with pytest.raises(IllegalAction, match="'pick amy' is not allowed now: OR-TURN-1") as error:
        played("pick amy", "pick amy")
    assert error.value.rule == "OR-TURN-1"


def test_replay_does_not_take_nonsense() -> None:
    with pytest.raises(MalformedText, match="unknown hero 'anna'"):
        played("pick anna")


def test_a_free_act_leaves_the_question_standing() -> None:
    game = toy()
    s = played("pick amy")
    assert [game.say(a) for a in game.asides(s)] == ["eat amy"]
    before = game.pending(s)
    take(game, s, "eat amy")
    after = game.pending(s)
    assert (after.who, after.prompt, after.options) == (before.who, before.prompt, before.options)
    assert game.asides(s) == []
    assert game.refusal(s, game.hear("eat amy")) == "OR-EAT-1"


def test_news_are_those_of_the_last_input() -> None:
    game = toy()
    s = played("pick amy")
    take(game, s, "eat amy")
    assert [event.rule for event in s.news] == ["OR-EAT-1"]
    assert s.copy().news == []


def test_seq_counts_every_input() -> None:
    assert played("pick amy", "turn ben", "draw wind", "roll 2").seq == 4


def test_a_won_game_asks_nothing_and_refuses_everything() -> None:
    s = played("pick amy", "turn ben", "draw sun", "pick amy", "pick ben", "pick amy")
    game = toy()
    assert (s.result, s.why) == (WON, "orchard-harvest")
    assert game.pending(s).kind == OVER
    assert game.refusal(s, game.hear("pick ben")) == "OR-END-1"


def test_a_game_can_be_lost() -> None:
    s = played("pick amy", *lost())
    assert (s.result, s.why) == (LOST, "orchard-evening")


def lost() -> list[str]:
    """Pass one apple to and fro until evening."""
    return ["pick ben", *["give amy ben", "give ben amy"] * 3]


def test_a_setup_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no difficulty 'mad'"):
        toy().start(setup(difficulty="mad"))


def test_business_that_nobody_owns_is_an_error() -> None:
    game = toy()
    s = game.start(setup())
    s.agenda.append(Frame(5, "", 0, -1, []))
    with pytest.raises(ValueError, match="no such unfinished business"):
        game.go_on(s)


def test_unless_a_family_says_so_nothing_waits_and_no_group_decides() -> None:
    game = toy()
    s = game.start(setup())
    assert [] == game.concerned(s)
    assert not any(game.can_wait(action) for action in game.pending(s).options)


def test_a_box_tells_and_refuses_by_its_own_rules() -> None:
    book = orchard_book()
    book.rule_ids = {"OR-PICK-1": "OWN-1", "OR-TURN-1": "OWN-2"}
    game = toy(book)
    s = game.start(setup())
    assert "OWN-2" == game.refusal(s, game.hear("pick ben"))
    assert "OR-EAT-1" == game.refusal(s, game.hear("eat amy"))
    take(game, s, "pick amy")
    assert ["OWN-1", "OWN-2"] == [event.rule for event in s.news]
