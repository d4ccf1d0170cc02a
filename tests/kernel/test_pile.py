import pytest

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.pending import CHANCE_DECIDES
from rietland.kernel.pile import EMPTY, UNSEEN, Pile, pile_from_data, to_change, with_pile


def test_a_draw_offers_each_unseen_card_by_its_count() -> None:
    pending = Pile([2, 0, 1], [[UNSEEN] * 3]).draw(2, "weather")
    assert pending.kind == CHANCE_DECIDES
    assert pending.options == [Action(2, CHANCE, 0), Action(2, CHANCE, 2)]
    assert pending.weights == [2, 1]


def test_a_card_that_was_seen_is_no_longer_drawn() -> None:
    pile = Pile([2, 0, 1], [[UNSEEN] * 3])
    pile.see(2)
    assert pile.draw(2, "weather").options == [Action(2, CHANCE, 0)]


def test_what_is_left_is_all_that_nobody_has_seen() -> None:
    pile = Pile([2, 0, 1], [[UNSEEN] * 3])
    assert pile.left() == 3
    pile.see(0)
    assert pile.left() == 2


def test_a_card_cannot_be_seen_more_often_than_it_is_there() -> None:
    with pytest.raises(AssertionError):
        Pile([2, 0, 1], [[UNSEEN] * 3]).see(1)


def test_places_of_one_back_share_what_is_unseen() -> None:
    pile = Pile([1, 1], [[UNSEEN], [UNSEEN]])
    pile.see(0)
    pile.stacks[1][0] = 0
    assert pile.draw(2, "fog").options == [Action(2, CHANCE, 1)]


def test_a_copy_shares_nothing() -> None:
    pile = Pile([1, 1], [[UNSEEN, EMPTY], [0]])
    copy = pile.copy()
    copy.see(0)
    copy.stacks[0][0] = 0
    assert pile.to_data() == [[1, 1], [[UNSEEN, EMPTY], [0]]]


def test_a_pile_is_read_back() -> None:
    pile = Pile([1, 1], [[UNSEEN, EMPTY], [0]])
    assert pile_from_data(pile.to_data()).to_data() == pile.to_data()


@pytest.mark.parametrize(
    "data", [None, [], [[1]], [[1], 3], [["a"], [[]]], [[1], [["a"]]], [[True], []]]
)
def test_what_is_no_pile_is_named(data: object) -> None:
    with pytest.raises(ValueError, match="pile"):
        pile_from_data(data)


def test_a_pile_to_be_changed_leaves_that_of_other_states_alone() -> None:
    before = [Pile([1], [[UNSEEN]]), Pile([2, 1], [[UNSEEN] * 3])]
    after = to_change(before, 1)
    after[1].see(0)
    after[1].stacks[0][0] = 0
    assert ([2, 1], [[UNSEEN] * 3]) == (before[1].unseen, before[1].stacks)
    assert ([1, 1], [[0, UNSEEN, UNSEEN]]) == (after[1].unseen, after[1].stacks)
    assert after[0] is before[0]
    assert before is not with_pile(before, 0, after[1])
