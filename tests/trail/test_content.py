"""What is in the box: cards, maps and symbols, as the ledger counts them."""

from collections import Counter

import pytest

from rietland.content.content import BOXES
from rietland.trail.book import CURSE, FOG, HERO, OBJECT, PILES, SORTS, Book, Card, Face
from rietland.vocabulary import trail as words
from tests.marks import rule, vector
from tests.trail.scenes import begun, book

ADVENTURES = ["1", "2", "3", "4"]


def cards(*sorts: int) -> list[Card]:
    return [card for card in book().deck if card.sort in sorts and card.copies]


def effects(content: Book, ref: str) -> list[object]:
    return content.lists[ref] if ref else []


def on_maps(legend: str, kind: type[object]) -> list[object]:
    """Effects of this kind on spaces and paths of an adventure."""
    content = book(legend)
    refs = [space.ref for space in content.spaces] + [path.ref for path in content.paths]
    return [one for ref in refs for one in effects(content, ref) if isinstance(one, kind)]


# Cards.


@rule("CT-COMP-2", "CT-COMP-3", "CT-CARD-3", "CT-CARD-4")
def test_the_box_has_sixty_cards_and_those_of_stinner() -> None:
    counts: Counter[str] = Counter()
    for card in book().deck:
        counts[SORTS[card.sort]] += card.copies
    assert {"hero": 9, "curse": 6, "fog": 29, "object": 12, "ally": 4, "special": 3} == counts
    assert (20, 3) == (book().supply, book().campfires)
    opponents = [card for card in cards(FOG) if card.faces[0].opponent]
    assert 18 == sum(card.copies for card in opponents)
    copies = {card.name: card.copies for card in cards(OBJECT)}
    assert (4, 2, 2) == (copies["arrows"], copies["orweyns_hammer"], copies["hadrias_hourglass"])
    assert (1, 1, 2) == (copies["mhares_amulet"], copies["storm_shield"], copies["wineskin"])


@rule("CT-COMP-6", "CT-COMP-7", "CT-CARD-1", "CT-ABIL-5")
def test_hero_cards_have_two_faces_and_the_sunny_one_is_stronger() -> None:
    for card in cards(HERO):
        sunny, rainy = card.faces
        assert ("sunny", "rainy") == (sunny.name, rainy.name)
        assert sunny.strength > rainy.strength
        assert sunny.moves
        assert sunny.uses
        assert dries(rainy)
    sides = [
        [book().deck[card].name.split("_")[1] for card in hero.cards] for hero in book().heroes
    ]
    assert [["left", "front", "right"]] * 3 == sides
    assert ["left", "middle", "right"] == PILES


def dries(face: Face) -> bool:
    """A move or ability of this face brings the sun back."""
    turned = [isinstance(one, words.Turn) for way in face.moves for one in effects(book(), way.ref)]
    return any(turned) or any(use.then == 2 for use in face.uses)


@rule("CT-CARD-2", "CT-CURSE-5", "CT-CURSE-4")
def test_six_different_curse_cards_each_payable_without_willpower() -> None:
    groups = []
    for card in cards(CURSE):
        uses = [effects(book(), use.ref) for use in card.faces[1].uses]
        assert 2 <= len(uses) <= 3
        assert any(not any(isinstance(one, words.Lose) for one in use) for use in uses)
        groups.append(str(uses))
    assert 6 == len(set(groups))


@rule("CT-FOG-1")
def test_some_fog_cards_help_and_some_move_a_hero() -> None:
    moving = [
        card.name
        for card in cards(FOG)
        for use in card.faces[0].uses
        for one in effects(book(), use.ref)
        if isinstance(one, (words.Walk, words.Stride, words.Back))
    ]
    assert ["landslip", "old_road"] == moving


# Maps.


@rule("CT-COMP-1", "CT-SETUP-7")
def test_twenty_eight_stages_in_four_adventures() -> None:
    assert [4, 8, 8, 8] == [len(book(legend).maps) for legend in ADVENTURES]
    assert 29 == len(list((BOXES / "chada_thorn" / "maps").glob("*.yaml")))
    assert [2, 2, 2, 2] == [len(book(legend).opening) for legend in ADVENTURES]


@rule("CT-MAP-1", "CT-SYM-1", "CT-SYM-2", "CT-SYM-3")
@pytest.mark.parametrize("legend", ADVENTURES)
def test_maps_have_starts_entries_ends_and_targets(legend: str) -> None:
    content = book(legend)
    for number, one in enumerate(content.maps):
        spaces = [content.spaces[space] for space in one.spaces]
        starts = sorted(space.start for space in spaces if space.start)
        targets = sorted(space.target for space in spaces if space.target)
        first, last = number == content.first, number == content.last
        assert (["chada", "curse", "thorn"] if first else []) == starts
        assert (["chada", "thorn"] if last else []) == targets
        assert last != any(space.red for space in spaces)
        assert first != bool(content.entries[number])


@rule("CT-MAP-2")
@pytest.mark.parametrize("legend", ADVENTURES)
def test_no_way_is_shorter_than_the_line_and_each_hero_has_a_way_on(legend: str) -> None:
    content = book(legend)
    for number, space in enumerate(content.spaces):
        open_ways = [content.paths[path] for path in content.onward[number]]
        if not space.target and not space.red:
            for hero in ("chada", "thorn"):
                free = [path for path in open_ways if path.only in ("", hero) and path.card < 0]
                assert free, space.name
        for path in open_ways:
            target = content.spaces[path.target]
            if space.line >= 0 and target.line >= 0:
                assert target.line == space.line + 1


@rule("CT-MAP-3", "CT-SYM-5")
def test_numbers_and_symbols_stand_on_spaces_and_paths() -> None:
    assert {0, 1, 2, 3, 4} == {
        space.steps for legend in ADVENTURES for space in book(legend).spaces
    }
    content = book("1")
    path = next(one for one in content.paths if one.ref)
    assert [words.Curse(spaces=1)] == effects(content, path.ref)


@vector("CT-TV-54")
@rule("CT-MAP-4")
def test_stages_of_the_mountains_have_three_fog_cards_at_least() -> None:
    assert {3, 4} == {one.fog for one in book("4").maps}


@rule("CT-MAP-4")
@pytest.mark.parametrize("legend", ADVENTURES)
def test_the_fog_cards_are_enough(legend: str) -> None:
    content = book(legend)
    for one in content.maps:
        assert 2 <= one.fog <= 4
    between = sorted((number for number in content.between), key=lambda n: -content.maps[n].fog)
    row = [content.first, *between[:2], content.last]
    asked = sum(content.maps[number].fog for number in row) + 3
    marks = sorted((_reserves(content, number) for number in content.between), reverse=True)[:2]
    marks += [_reserves(content, content.first), _reserves(content, content.last)]
    assert asked + 2 * sum(marks) <= 29


def _reserves(content: Book, number: int) -> int:
    """Cards of the reserve that a map can add for one hero."""
    one = content.maps[number]
    refs = [content.spaces[space].ref for space in one.spaces]
    refs += [content.paths[path].ref for path in one.paths]
    found = [effect for ref in refs for effect in effects(content, ref)]
    return sum(effect.cards for effect in found if isinstance(effect, words.Reserve))


@rule("CT-MAP-5", "CT-SPEC-6")
def test_special_symbols_stand_where_their_card_is() -> None:
    taken = {
        legend: {one.card for one in on_maps(legend, words.Take) if isinstance(one, words.Take)}
        for legend in ADVENTURES
    }
    assert ["castaway" in taken[legend] for legend in ADVENTURES] == [True, True, False, False]
    assert ["drukil" in taken[legend] for legend in ADVENTURES] == [False, False, True, False]
    assert ["callem" in taken[legend] for legend in ADVENTURES] == [False, False, False, True]
    gates = [any(space.gate for space in book(legend).spaces) for legend in ADVENTURES]
    assert [False, False, False, True] == gates
    extra = [any(space.penalty for space in book(legend).spaces) for legend in ADVENTURES]
    assert [False, True, True, True] == extra
    for kind in (words.Gain, words.Lose, words.Fog, words.Reserve, words.Curse, words.Wake,
                 words.Rock, words.Rain):  # fmt: skip
        assert any(on_maps(legend, kind) for legend in ADVENTURES), kind


def test_every_adventure_begins() -> None:
    for legend in [*ADVENTURES, "intro"]:
        assert begun(legend=legend, allies=0).options()


@rule("CT-SETUP-6")
def test_the_row_has_as_many_stages_as_the_adventure_says() -> None:
    assert [1, 4, 4, 4, 4] == [book(legend).stages() for legend in ("intro", *ADVENTURES)]
    assert all(len(begun(legend=one).s.row) == book(one).stages() for one in ("intro", "2"))
