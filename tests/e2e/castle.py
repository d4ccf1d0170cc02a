"""The castle told in advance, and people who sit down before it."""

from collections.abc import Callable
from functools import cache

from playwright.sync_api import expect

from rietland.kernel.setup import Setup
from tests.e2e.people import Message, Person, hurry
from tests.e2e.story import Step, told

PARTY = ["thorn", "chada"]
DIFFICULTY = "first"


def castle(person: Person, *players: str, seed: int = 1) -> Message:
    """A new game of the castle."""
    heroes = [{"name": n, "player": p} for n, p in zip(PARTY, players, strict=True)]
    wishes = {"box": "rietburg", "difficulty": DIFFICULTY, "heroes": heroes, "seed": seed}
    return person.begin(*players, legend="1", **wishes)


@cache
def castle_story(seed: int) -> tuple[Step, ...]:
    return told(Setup("rietburg", "1", DIFFICULTY, PARTY, [0, 1], ""), seed)


def story_with(found: Callable[[str], bool]) -> tuple[int, int]:
    """The first seed of a game in which somebody says that, and where."""
    for seed in range(1, 40):
        for number, step in enumerate(castle_story(seed)):
            if found(step.say):
                return seed, number
    raise AssertionError("nobody does that in these stories")


def at_castle(person: Person, steps: int, seed: int = 1) -> str:
    """Both heroes are led from here, and so much has happened."""
    table = str(castle(person, "me", "me", seed=seed)["table"])
    hurry([person, person], table, castle_story(seed)[:steps])
    person.sit(table)
    person.wait(lambda: bool(person.told) and bool(person.says()))
    _settle(person, steps)
    return table


def at_two_screens(ann: Person, bob: Person, steps: int, seed: int) -> str:
    """Ann leads the first hero, Bob the second, and so much has happened."""
    made = castle(ann, "me", "link", seed=seed)
    links = {seat["seat"]: seat["link"] for seat in made["seats"]}
    bob.follow(links[1])
    table = str(made["table"])
    hurry([ann, bob], table, castle_story(seed)[:steps])
    ann.sit(table)
    for person in (ann, bob):
        _settle(person, steps)
        person.reach(castle_story(seed)[steps - 1].after if steps else 0)
    return table


def _settle(person: Person, steps: int) -> None:
    """The opening of a new game is read; missions that come up later go away by themselves."""
    if steps == 0:
        opening = person.page.get_by_role("dialog")
        opening.get_by_role("button", name="Continue").click()
        expect(opening).to_have_count(0)
    person.skip_cards()


def speak(person: Person, say: str) -> None:
    """Click an option where it is shown: a line of a card in hand, or beside the castle."""
    with person.moving():
        if say.startswith(("play ", "support ")):
            hand = person.page.get_by_role("region", name="’s hand")
            hand.get_by_role("button", name=person.label(say), exact=True).click()
        else:
            person.button(say).click()
