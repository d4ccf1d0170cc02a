"""Set-up: heroes, piles, missions, the first narrator cards, and the switches of difficulty."""

import pytest

from rietland.castle.state import DECK, MISSION_BOX, NARRATOR_BOX, NARRATOR_USED
from rietland.kernel.setup import Setup
from tests.castle.scenes import Scene, game, opened, started
from tests.marks import rule, vector

PARTY = ["chada", "thorn", "orfen", "kram"]


def spare(sc: Scene) -> int:
    return len(sc.s.narrators.stacks[NARRATOR_BOX])


@vector("RB-TV-1")
@pytest.mark.parametrize(("size", "cards"), [(2, 4), (3, 6), (4, 8)])
def test_two_narrator_cards_for_each_hero_are_carried_out(size: int, cards: int) -> None:
    sc = opened(PARTY[:size])
    assert cards == len(sc.s.narrators.stacks[NARRATOR_USED])


@vector("RB-TV-2")
@rule("RB-DIFF-3")
@pytest.mark.parametrize(("size", "left"), [(2, 8), (3, 6), (4, 4)])
def test_ten_make_the_pile_and_the_rest_stays_in_the_box(size: int, left: int) -> None:
    sc = opened(PARTY[:size])
    assert (10, left) == (sc.pile(), spare(sc))
    assert (9, left + 1) == ((hard := opened(PARTY[:size], difficulty="hard")).pile(), spare(hard))
    assert 11 == opened(PARTY[:size], difficulty="easy").pile()
    assert 9 == opened(PARTY[:size], variant="less_time").pile()


@vector("RB-TV-3")
@rule("RB-DIFF-1")
def test_a_first_game_has_no_red_creatures() -> None:
    first = started(PARTY[:2], difficulty="first")
    normal = started(PARTY[:2])
    more = started(PARTY[:2], difficulty="first", variant="red_creatures")
    # Three objects of the test box are beside the 53.
    assert 42 + 3 == sum(first.s.encounters.unseen)
    assert 53 + 3 == sum(normal.s.encounters.unseen) == sum(more.s.encounters.unseen)
    assert 0 == more.s.counters[1]


@vector("RB-TV-4")
@rule("RB-SETUP-8")
def test_six_missions_lie_under_a_face_down_card_each() -> None:
    sc = started(PARTY[:2])
    for place in range(1, 7):
        assert ("?", ["?"]) == (sc.mission(place), sc.stack(place))
    in_box = len(sc.g.book.missions) - 6
    assert in_box == len(sc.s.missions.stacks[MISSION_BOX])
    assert 16 - 6 == 10 == in_box - 5


@rule("RB-SETUP-1", "RB-SETUP-3", "RB-SETUP-4")
def test_heroes_begin_in_the_house_of_tor_with_their_own_cards_and_tokens() -> None:
    sc = opened(["kram", "eara", "kheela", "orfen"])
    assert [6, 6, 6, 6] == [hero.place for hero in sc.s.heroes]
    assert ["kram_1", "kram_2", "kram_3"] == sc.hand("kram")
    assert 4 == len(sc.hand("orfen"))
    assert sc.hero("kram").axe
    assert [] == sc.hero("eara").closed
    assert 0 == sc.s.spirit_at


@rule("RB-SETUP-5")
def test_heroes_who_do_not_play_leave_nothing_behind() -> None:
    sc = opened(["chada", "thorn"])
    held = sc.hand("chada") + sc.hand("thorn")
    assert 6 == len(held)
    assert all(name.startswith(("chada", "thorn")) for name in held)


@rule("RB-SETUP-12")
def test_allies_quivers_and_willpower_lie_ready() -> None:
    sc = opened(["chada", "thorn"])
    assert (8, 16, 18) == (
        len(sc.s.allies.stacks[0]),
        len(sc.s.quivers.stacks[0]),
        sc.s.willpower,
    )


@rule("RB-SETUP-13")
def test_the_first_in_seating_order_begins_and_play_goes_clockwise() -> None:
    sc = opened(["thorn", "chada", "kram"])
    assert "thorn" == sc.asked()
    for hero in ("thorn", "chada", "kram"):
        while sc.asked() == hero:
            words = [f"play {hero} {hero}_1 1", f"end {hero}", f"done {hero}"]
            sc.play(next(say for say in words if say in sc.options()))
    assert "thorn" == sc.asked()


@rule("RB-SETUP-9", "RB-OPEN-2")
def test_the_heros_place_is_the_house_of_tor_before_the_game() -> None:
    sc = started(["chada", "thorn"]).play("draw narrator_1")
    sc.play("draw gor")
    assert ["gor", "?"] == sc.stack(4)
    assert ["?", "?"] == sc.stack(6)


@rule("RB-SETUP-10", "RB-DIFF-2")
def test_red_boxes_are_ignored_in_a_first_game_from_the_set_up_on() -> None:
    sc = started(["chada", "thorn"], difficulty="first").play("draw narrator_2")
    sc.play("draw gor", "draw gorlot")
    assert ["gorlot", "gor", "?"] == sc.stack(6)
    assert ["?"] == sc.stack(4)
    sc = started(["chada", "thorn"], difficulty="first", variant="red_boxes")
    sc.play("draw narrator_2", "draw gor", "draw gorlot")
    assert ["?", "?"] == sc.stack(4)


@rule("RB-SETUP-6", "RB-SETUP-7", "RB-SETUP-11")
def test_unseen_cards_are_as_many_as_face_down_ones_everywhere() -> None:
    sc = opened(["chada", "thorn", "eara"])
    for pile in (sc.s.encounters, sc.s.missions, sc.s.narrators, sc.s.allies, sc.s.quivers):
        assert sum(pile.unseen) == sum(stack.count(-1) for stack in pile.stacks)
    assert sc.deck() == sc.s.encounters.stacks[DECK].count(-1)


@rule("RB-COMP-1")
@pytest.mark.parametrize(
    ("party", "difficulty", "variant", "says"),
    [
        (["thorn"], "normal", "", "2 to 4"),
        (["thorn", "thorn"], "normal", "", "called thorn"),
        (["thorn", "bait"], "normal", "", "unknown hero 'bait'"),
        (["thorn", "chada"], "silly", "", "choose from first, easy, normal, hard"),
        (["thorn", "chada"], "normal", "x", "unknown variant 'x'"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(
    party: list[str], difficulty: str, variant: str, says: str
) -> None:
    setup = Setup("rietburg", "1", difficulty, party, list(range(len(party))), variant)
    with pytest.raises(ValueError, match=says):
        game(party).start(setup)


def test_a_setup_needs_a_seat_for_everybody_and_the_same_party() -> None:
    with pytest.raises(ValueError, match="2 seats"):
        game(["thorn", "chada"]).start(
            Setup("rietburg", "1", "normal", ["thorn", "chada"], [0], "")
        )
    with pytest.raises(ValueError, match="not chada"):
        game(["thorn", "chada"]).start(
            Setup("rietburg", "1", "normal", ["chada", "thorn"], [0, 1], "")
        )
