"""What the text client says of a space, out of a view alone."""

from rietland.board.state import SIDES
from rietland.terminal.board_screen import BoardScreen
from rietland.words import Catalogue
from tests.board.fate_table import fates, settled
from tests.board.mines import blast, mine
from tests.board.wrath import TAIL, cards_left, wrath
from tests.scenes import at, scene


def test_a_step_is_told_with_what_waits_there() -> None:
    sc = scene(
        thorn=at(14),
        chada=at(18),
        creatures={18: "gor"},
        figures={"prince": 18},
        loose={18: ["farmer"]},
        fog={8: None, 11: "gor"},
    )
    view = sc.g.view(sc.s, 0)
    sight = BoardScreen(Catalogue("en", strict=True))
    assert ["gor", "Chada", "Prince Thorald", "merchant", "farmer"] == sight.there(view, 18)
    assert ["fog"] == sight.there(view, 8)
    assert ["a gor"] == sight.there(view, 11)
    assert ["well"] == sight.there(view, 5)
    assert [] == sight.there(view, 2)


def test_goals_are_told_with_how_far_they_have_come() -> None:
    sc = scene(thorn=at(0, things=["herb_3"]), chada=at(25))
    goals = list(BoardScreen(Catalogue("en", strict=True)).goals(sc.g.view(sc.s, 0)))
    assert goals[0].endswith("(held so far)")
    assert "Bring the medicinal herb to the castle (space 0). (done)" == goals[1]
    assert "Defeat the skral on the tower." == goals[2]


def test_below_the_day_stands_who_gets_in_at_sunrise() -> None:
    sc = scene(legend="2", thorn=at(14), creatures={1: "gor", 4: "gor"})
    sc.s.intruders = sc.s.shields
    lines = list(BoardScreen(Catalogue("en", strict=True)).lines(sc.g.view(sc.s, 0)))
    assert "At sunrise 2 get in, 0 free: the legend would be lost." == lines[1]
    quiet = scene(legend="2", thorn=at(14))
    lines = list(BoardScreen(Catalogue("en", strict=True)).lines(quiet.g.view(quiet.s, 0)))
    assert not [line for line in lines if line.startswith("At sunrise")]


def test_of_the_mine_alarm_fire_and_heroes_who_are_out_are_told() -> None:
    sc = mine(thorn=at(23, willpower=1), kram=at(70), alarm=True, fire=True)
    lines = list(BoardScreen(Catalogue("en", strict=True)).lines(sc.g.view(sc.s, 0)))
    assert {"Alarm raised", "Fire awake"} < set(lines)
    assert not [line for line in lines if line.startswith("Golden")], "there is no castle"
    blast(sc, 1, 1, 6)
    lines = list(BoardScreen(Catalogue("en", strict=True)).lines(sc.g.view(sc.s, 0)))
    assert "Thorn is out of the game" in lines


def test_fates_tokens_and_the_enemy_are_told() -> None:
    sc = fates({"9": "thorn", "10": "kram"}, thorn=at(1), kram=at(2), creatures={30: "varkur"})
    settled(sc, 10)
    token = -1 - sc.g.book.deck("creature_tokens")
    sc.s.star_at = [3, 3, 7]
    sc.s.star_card = [token, token, token]
    lines = list(BoardScreen(Catalogue("en", strict=True)).lines(sc.g.view(sc.s, 0)))
    assert "Face down on the legend track: D (×2), H" in lines
    assert any(line.endswith("card: The Long Watch (open)") for line in lines)
    assert any(line.endswith("card: Old Debts (fulfilled)") for line in lines)
    # Two heroes, one fate fulfilled.
    assert any(line.startswith("Varkur on space 30: strength 16, willpower 10") for line in lines)


def test_of_a_fate_under_way_its_progress_is_told() -> None:
    sc = fates({"3": "thorn"}, thorn=at(57, farmers=1), kram=at(72), loose={28: ["farmer"]})
    view = sc.g.view(sc.s, 0)
    line = BoardScreen(Catalogue("en", strict=True)).hero(view.heroes[0])
    assert line.endswith("(open, 50%)")


def test_the_side_of_the_end_token_is_told() -> None:
    sc = mine(thorn=at(23), kram=at(70), alarm=True)
    sc.s.end_token = SIDES.index("red")
    lines = list(BoardScreen(Catalogue("en", strict=True)).lines(sc.g.view(sc.s, 0)))
    assert "The N token is on L, red side up: the alarm has been raised." in lines


def test_of_the_dragon_cards_are_told_instead_of_willpower() -> None:
    sc = wrath(dragon=16, lost=1, thorn=at(16, strength=5), counters={"militia": 2})
    cards_left(sc)[0] = TAIL
    sc.play("fight thorn 16")
    lines = list(BoardScreen(Catalogue("en", strict=True)).lines(sc.g.view(sc.s, 0)))
    assert "Sheltered farmers (×2)" in lines
    assert "dragon on space 16: strength 30, 3 dice, reward 0 (1 of 3 cards removed)" in lines
    assert "The dragon strikes: 4 cards left, The Tail" in lines
    fight = lines.index(
        "Thorn against dragon on space 16: strength 9 against 30 (1 of 3 cards removed)."
    )
    assert "Strength: sheltered farmers +4" == lines[fight + 1]
