"""What creatures take along, and where it is when they leave."""

from rietland.board.legend import filters, moves, sorts
from rietland.board.pieces import creatures
from rietland.vocabulary import board as words
from tests.frost.scene import supply, winter
from tests.marks import rule
from tests.scenes import Scene, at, code_of


def laden() -> Scene:
    """A gor with a waterskin, beside whom firewood lies, and one with empty hands beside more."""
    sc = winter(
        creatures={410: "gor", 411: "gor"},
        loose={410: ["firewood"], 411: ["firewood", "gem"]},
        thorn=at(406, things=["gem", "waterskin"]),
    )
    sc.s.creature_load = [code_of(sc.g.book, "waterskin"), 0]
    return sc


@rule("FE-STONE-6")
def test_who_carries_something_takes_nothing_else() -> None:
    sc = laden()
    everybody = words.Pieces(creature="any")
    moves.load(sc.g, sc.s, "card/x/0", words.Load(what=everybody, carries="firewood"))
    skin, wood = code_of(sc.g.book, "waterskin"), code_of(sc.g.book, "firewood")
    assert [skin, wood] == sc.s.creature_load
    assert (["firewood"], ["gem"]) == (sc.loose(410), sc.loose(411))


@rule("AN-CREAT-15", "FE-SNOW-4")
def test_what_gets_away_takes_its_load_back_to_the_supply() -> None:
    sc = laden()
    before = supply(sc, "waterskin")
    creatures.get_away(sc.g, sc.s, 0, 401)
    assert before + 1 == supply(sc, "waterskin")
    assert [0, 0] == sc.s.creature_load
    assert {411: "gor"} == sc.creatures()


def test_of_the_things_a_hero_holds_those_are_meant_that_are_named() -> None:
    sc = laden()
    found = filters.pieces(sc.g, sc.s, words.Pieces(thing="gem"))
    gem = code_of(sc.g.book, "gem")
    assert [(gem, 406, 0), (gem, 411, -1)] == [(one.number, one.space, one.holder) for one in found]


def test_the_thing_of_an_event_is_the_one_where_it_happened() -> None:
    sc = laden()
    gem = code_of(sc.g.book, "gem")
    sc.s.it = sorts.code_of(sorts.THING, gem)
    found = []
    for sc.s.there in (411, 406, 410):
        found.append([(one.number, one.holder) for one in sorts.piece_of_event(sc.g, sc.s)])
    assert [[(gem, -1)], [(gem, 0)], []] == found
