from rietland.kernel.action import CHANCE, Action


def test_equal_actions_are_one_in_a_set() -> None:
    assert {Action(8, 0, 14), Action(8, 0, 14, 0)} == {Action(8, 0, 14)}


def test_each_number_tells_actions_apart() -> None:
    one = Action(8, 0, 14, 2)
    assert one not in [
        Action(9, 0, 14, 2),
        Action(8, 1, 14, 2),
        Action(8, 0, 15, 2),
        Action(8, 0, 14),
    ]
    assert Action(0, CHANCE) != "roll"


def test_an_action_shows_its_numbers() -> None:
    assert repr(Action(8, 0, 14, 2)) == "Action(8, 0, 14, 2)"
