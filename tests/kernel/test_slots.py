"""Card slots: what lies in stacks, and that nothing of a pile is changed in place."""

import pytest

from rietland.kernel.pile import EMPTY, UNSEEN, Pile
from rietland.kernel.slots import (
    card_of,
    carried,
    carried_below,
    face_down,
    face_up,
    is_down,
    is_up,
    top,
    turned_down,
    turned_up,
    unseen_stack,
    with_bottom,
    with_stack,
    with_top,
    without_top,
)

DECK = 0
SHOWN = 1


def pile() -> Pile:
    """A deck of two cards nobody has seen, and a stack with card 1 face up on card 0."""
    return Pile([1, 0, 1], [unseen_stack(2), [face_up(1), face_down(0)]])


def test_a_slot_is_a_card_with_its_face_or_unseen() -> None:
    assert 7 == card_of(face_up(7)) == card_of(face_down(7))
    assert UNSEEN == card_of(UNSEEN)
    assert is_up(face_up(0))
    assert not is_up(face_down(0))
    assert not is_up(UNSEEN)
    assert is_down(face_down(0))
    assert is_down(UNSEEN)
    assert not is_down(EMPTY)
    assert not is_down(face_up(0))


def test_the_top_of_a_stack_without_cards_is_empty() -> None:
    assert face_up(1) == top(pile(), SHOWN)
    assert EMPTY == top(with_stack(pile(), SHOWN, []), SHOWN)


def test_a_card_goes_from_stack_to_stack_as_it_lies() -> None:
    assert [[UNSEEN], [UNSEEN, face_up(1), face_down(0)]] == carried(pile(), DECK, SHOWN).stacks
    below = carried_below(pile(), DECK, SHOWN)
    assert [[UNSEEN], [face_up(1), face_down(0), UNSEEN]] == below.stacks


def test_a_top_card_goes_below_its_own_stack() -> None:
    assert [face_down(0), face_up(1)] == carried_below(pile(), SHOWN, SHOWN).stacks[SHOWN]


def test_a_card_comes_on_top_or_to_the_bottom_and_leaves_from_the_top() -> None:
    assert [face_up(2), face_up(1)] == with_top(pile(), SHOWN, face_up(2)).stacks[SHOWN][:2]
    assert [face_down(0), face_up(2)] == with_bottom(pile(), SHOWN, face_up(2)).stacks[SHOWN][1:]
    assert [face_down(0)] == without_top(pile(), SHOWN).stacks[SHOWN]


def test_a_card_that_is_turned_up_leaves_the_unseen_once() -> None:
    seen = turned_up(pile(), DECK, 2)
    assert [1, 0, 0] == seen.unseen
    assert [face_up(2), UNSEEN] == seen.stacks[DECK]
    hidden = turned_down(seen, DECK)
    assert [face_down(2), UNSEEN] == hidden.stacks[DECK]
    assert [1, 0, 0] == turned_up(hidden, DECK, 2).unseen


def test_a_card_that_was_seen_is_not_drawn_again() -> None:
    with pytest.raises(AssertionError):
        turned_up(pile(), DECK, 1)


def test_a_changed_pile_shares_all_else_with_the_old_one() -> None:
    old = pile()
    before = old.to_data()
    for new in (
        carried(old, DECK, SHOWN),
        carried_below(old, SHOWN, SHOWN),
        turned_up(old, DECK, 0),
        turned_down(old, SHOWN),
        with_top(old, DECK, UNSEEN),
        with_bottom(old, DECK, UNSEEN),
        without_top(old, SHOWN),
    ):
        assert before == old.to_data()
        assert before != new.to_data()
    assert old.unseen is carried(old, DECK, SHOWN).unseen
    assert old.stacks[SHOWN] is turned_up(old, DECK, 0).stacks[SHOWN]


def test_the_first_card_is_a_card() -> None:
    assert 0 == card_of(face_down(0)) == card_of(face_up(0))
    assert is_down(face_down(0))
