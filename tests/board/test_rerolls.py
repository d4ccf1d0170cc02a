"""One die rolled again: the choices of each first roll, among three classes made by hand."""

from rietland.board.odds.rerolls import Rerolls

#: What the classes are worth.
STOPS = [1.0, 4.0, 9.0]


def rolls(*choices: tuple[float, int, list[int]]) -> Rerolls:
    """First rolls: chance, class if it is kept (-1: never best), draws. Two draws are known."""
    made = Rerolls()
    made.chances = [chance for chance, _, _ in choices]
    made.kept = [kept for _, kept, _ in choices]
    made.draws = [draws for _, _, draws in choices]
    made.drawn = [[0, 2], [1]]
    made.drawn_chances = [[0.5, 0.5], [1.0]]
    return made


def test_a_roll_is_kept_unless_a_draw_is_worth_more() -> None:
    made = rolls((0.5, 1, [0]), (0.25, 2, [0, 1]), (0.25, -1, [1, 0]))
    assert 0.5 * 5.0 + 0.25 * 9.0 + 0.25 * 5.0 == made.worth(STOPS)
    assert [0.375, 0.0, 0.625] == made.spread(STOPS, 0.0)


def test_a_draw_that_is_worth_as_much_does_not_replace_what_lies() -> None:
    assert [0.0, 1.0, 0.0] == rolls((1.0, 1, [1])).spread(STOPS, 0.0)
    assert [0.0, 1.0, 0.0] == rolls((1.0, 1, [0])).spread(STOPS, 1.0)


def test_a_roll_that_is_never_kept_is_drawn_however_little_that_is_worth() -> None:
    assert [0.0, 1.0, 0.0] == rolls((1.0, -1, [1])).spread([-3.0, -4.0, -9.0], 0.0)


def test_it_is_settled_where_every_roll_has_one_choice() -> None:
    assert [0.25, 0.5, 0.25] == rolls((0.5, 1, []), (0.5, -1, [0])).settled(3)
    for choice in ((1.0, 1, [0]), (1.0, 0, [1]), (1.0, -1, [0, 1])):
        assert [] == rolls(choice).settled(3)
