from collections import Counter

import pytest

from rietland.kernel.action import Action
from rietland.kernel.chance import die
from rietland.kernel.control import DRAWN, ROLLED
from rietland.kernel.errors import IllegalAction
from rietland.kernel.pile import UNSEEN, Pile
from rietland.table.dice import AskPeople, Dice, Scripted, Seeded, System, dice_named, weighted
from rietland.table.errors import BrokenRecord
from tests.toy import toy

GUST = die(ROLLED, [1, 1, 2, 3], "roll-gust")
CARD = Pile([1, 2], [[UNSEEN] * 3]).draw(DRAWN, "weather")


def values(dice: Dice, count: int) -> list[int]:
    found = [dice.answer(GUST) for _ in range(count)]
    return [action.a for action in found if action is not None]


def test_every_ticket_falls_to_an_option_by_its_weight() -> None:
    assert [weighted(GUST, ticket).a for ticket in range(4)] == [1, 1, 2, 3]


def test_a_ticket_beyond_the_weights_is_refused() -> None:
    with pytest.raises(ValueError, match="ticket"):
        weighted(GUST, 4)


def test_system_dice_show_every_face() -> None:
    assert set(values(System(), 400)) == {1, 2, 3}


def test_seeded_dice_repeat_themselves() -> None:
    assert values(Seeded("november"), 30) == values(Seeded("november"), 30)
    assert values(Seeded("november"), 30) != values(Seeded("december"), 30)


def test_seeded_dice_go_on_from_a_count() -> None:
    assert values(Seeded("november"), 30)[12:] == values(Seeded("november", 12), 18)


def test_seeded_dice_are_fair() -> None:
    found = Counter(values(Seeded("fair"), 40_000))
    # Four standard deviations: 100 for one half of 40,000, 87 for a quarter.
    assert abs(found[1] - 20_000) < 400
    assert abs(found[2] - 10_000) < 350
    assert abs(found[3] - 10_000) < 350


def test_a_script_is_followed_and_checked() -> None:
    dice = Scripted(toy().hear, ["roll 2", "roll 5"])
    assert dice.answer(GUST) == Action(ROLLED, -1, 2)
    with pytest.raises(IllegalAction, match="'roll 5' does not answer 'roll-gust'"):
        dice.answer(GUST)
    with pytest.raises(BrokenRecord, match="the script ends before “roll-gust” is answered"):
        dice.answer(GUST)


def test_people_roll_dice_but_do_not_draw_cards() -> None:
    dice = AskPeople()
    assert dice.answer(GUST) is None
    assert dice.answer(CARD) in CARD.options


def test_dice_have_names_for_the_journal() -> None:
    assert isinstance(dice_named("system"), System)
    assert isinstance(dice_named("ask"), AskPeople)
    seeded = dice_named("seed an evening", 3)
    assert isinstance(seeded, Seeded)
    assert (seeded.seed, seeded.count) == ("an evening", 3)
    with pytest.raises(BrokenRecord, match="unknown dice “loaded”"):
        dice_named("loaded")
