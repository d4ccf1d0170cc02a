import pytest

from rietland.kernel.book import BaseBook, CardSet
from rietland.kernel.party import check, check_cards, figure
from rietland.kernel.setup import Setup

PARTY = ["ann", "bob"]


def book() -> BaseBook:
    made = BaseBook()
    made.difficulties = ["mild", "harsh"]
    made.variants = ["again"]
    return made


def agreed(
    heroes: list[str] = PARTY,
    difficulty: str = "mild",
    seats: tuple[int, ...] = (0, 1),
    variant: str = "",
) -> Setup:
    return Setup("box", "1", difficulty, heroes, list(seats), variant)


def test_a_party_that_fits_is_let_in() -> None:
    check(book(), agreed(), PARTY)
    check(book(), agreed(variant="again"), PARTY)
    four = ["ann", "bob", "cyd", "dan"]
    check(book(), agreed(heroes=four, seats=(0, 1, 0, 1)), four)


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        (agreed(heroes=["ann", "eve"]), "this game is for ann, bob, not ann, eve"),
        (agreed(seats=(0,)), "2 heroes need 2 seats, not 1"),
        (agreed(difficulty="hars"), "unknown difficulty 'hars'; choose from mild, harsh"),
        (agreed(variant="new"), "unknown variant 'new'; this game offers: again"),
    ],
)
def test_what_does_not_fit_is_said(setup: Setup, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        check(book(), setup, PARTY)


def test_too_many_and_too_few_are_said() -> None:
    for size in (1, 5):
        party = ["ann", "bob", "cyd", "dan", "eve"][:size]
        with pytest.raises(ValueError, match=f"{size} heroes; this game is for 2 to 4"):
            check(book(), agreed(heroes=party, seats=(0,) * size), party)


def test_a_figure_the_box_does_not_have_is_named() -> None:
    assert figure(PARTY, "bob") == 1
    with pytest.raises(ValueError, match="unknown hero 'eve'; choose from ann, bob"):
        figure(PARTY, "eve")


def deck() -> BaseBook:
    made = book()
    made.sets = [CardSet("trials", ["a", "b", "c"], 2), CardSet("gifts", ["d"], 1)]
    return made


def test_cards_of_the_sets_may_be_named() -> None:
    check_cards(deck(), ["c", "d", "a"])
    check_cards(deck(), [])


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        (["a", "d", "b", "c"], "of 'trials' only 2 can be named: a, b, c"),
        (["a", "x"], "unknown card 'x'; this game offers: a, b, c, d"),
        (["b", "b"], "the card 'b' is named twice"),
    ],
)
def test_other_cards_are_refused(cards: list[str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        check_cards(deck(), cards)


def test_where_there_are_no_sets_none_are_offered() -> None:
    with pytest.raises(ValueError, match="unknown card 'x'; this game offers: none"):
        check_cards(book(), ["x"])


def test_cards_are_looked_at_with_everything_else() -> None:
    setup = agreed()
    setup.cards = ["x"]
    with pytest.raises(ValueError, match="unknown card 'x'"):
        check(deck(), setup, PARTY)
    setup.cards = ["a"]
    check(deck(), setup, PARTY)
