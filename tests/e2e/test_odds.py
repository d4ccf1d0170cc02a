"""A fight shows its odds before every choice: on the map, from lists, on a phone."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from rietland.board.game import BoardGame
from rietland.board.odds import advise
from rietland.board.state import State
from rietland.content import library
from rietland.table import savefile
from rietland.terminal.odds import percent
from tests.e2e.conftest import Visit
from tests.e2e.looks import look_at, picture
from tests.e2e.people import PHONE, Person, hurry
from tests.e2e.story import Step, place, story


def told_until(found: str) -> tuple[Step, ...]:
    """The story up to an input."""
    return story()[: place(story(), lambda say: say.startswith(found))]


def at_table(person: Person, steps: tuple[Step, ...], heroes: int = 2, seed: int = 4) -> str:
    """All heroes are led from here, and so much has happened."""
    table = str(person.begin(*["me"] * heroes, name="Ann", seed=seed)["table"])
    hurry([person] * heroes, table, steps)
    person.sit(table)
    person.wait(lambda: person.seq >= 0)
    person.skip_cards()
    return table


def position(person: Person, table: str) -> tuple[BoardGame, State]:
    """The game as the server has it, played again from its record."""
    text = person.context.request.get(f"/api/tables/{table}/record").text()
    read = savefile.read(text)
    game = library.game(read.setup.box, read.setup.legend, read.setup.heroes)
    state = savefile.replay(game, read).timeline.state
    assert isinstance(game, BoardGame)
    assert isinstance(state, State)
    return game, state


def text_of(locator: Locator) -> str:
    return locator.text_content().replace("\N{NO-BREAK SPACE}", " ")  # type: ignore[union-attr]


def test_an_attack_shows_its_odds(visit: Visit) -> None:
    ann = visit()
    steps = told_until("fight")
    table = at_table(ann, steps)
    game, state = position(ann, table)
    say = story()[len(steps)].say
    _, who, space = say.split()
    alone = advise.forecast(game, state, [game.party.index(who)], int(space))
    button = ann.button(say)
    expect(button.locator(".chip:not(.empty)")).to_be_visible()
    assert f"alone {percent(alone.win)}%" in text_of(button)


def test_every_answer_shows_its_odds_and_the_best_is_marked(visit: Visit, screens: Path) -> None:
    ann = visit()
    table = at_table(ann, told_until("again"))
    game, state = position(ann, table)
    advice = advise.advise(game, state)
    expect(ann.actions.locator(".chip:not(.empty)")).to_have_count(len(advice))
    for one in advice:
        chip = text_of(ann.button(game.say(one.action)).locator(".chip"))
        assert f"{percent(one.forecast.win)}%" in chip
        assert ("Best" in chip) == one.best
    (best,) = [one.forecast for one in advice if one.best]
    panel = ann.page.get_by_role("region", name="Fight").get_by_role("group", name="The odds")
    words = text_of(panel)
    assert f"To the end: Win {percent(best.win)}%" in words
    assert f"This round: Hit {percent(sum(best.strikes[1:]))}%" in words
    assert "Willpower lost: " in words
    look_at(ann, "odds", screens)


def test_lists_say_the_same_odds(visit: Visit) -> None:
    ann = visit()
    table = at_table(ann, told_until("again"))
    game, state = position(ann, table)
    ann.page.get_by_role("button", name="Play from lists").click()
    options = ann.page.get_by_role("region", name="What you can do")
    for one in advise.advise(game, state):
        label = ann.label(game.say(one.action))
        button = options.get_by_role("button", name=label).first
        best = ", best choice" if one.best else ""
        expect(button).to_contain_text(f"win {percent(one.forecast.win)}%{best}")
    expect(ann.page.locator(".listing")).to_contain_text("To the end: Win")


def test_a_fight_somebody_thinks_of_is_weighed(visit: Visit, screens: Path) -> None:
    ann = visit()
    table = at_table(ann, told_until("fight")[:-1])
    game, state = position(ann, table)
    space = next(space for space, c in enumerate(state.occupant) if c >= 0 and space > 40)
    ann.page.locator(f"#space-{space}").focus()
    ann.page.keyboard.press("Enter")
    weigh = ann.page.get_by_role("group", name="Who would fight?")
    for name in game.party:
        hero = weigh.get_by_role("button", name=ann.words.text(f"hero-{name}"))
        if hero.get_attribute("aria-pressed") == "false":
            hero.click()
    both = advise.forecast(game, state, [0, 1], space)
    expect(weigh).to_contain_text(f"To the end: Win {percent(both.win)}%")
    look_at(ann, "weigh", screens, "main")


def test_the_fight_leaves_half_of_the_map_of_a_phone(visit: Visit, screens: Path) -> None:
    ann = visit(phone=True)
    # Three heroes; the round is over and the dice of both sides lie on the table.
    crowd = story("2", 2, 3)
    at_table(ann, crowd[: place(crowd, lambda say: say.startswith("on "))], 3, 2)
    expect(ann.actions.locator(".chip:not(.empty)").first).to_be_visible()
    panel = ann.page.get_by_role("region", name="Fight")
    assert panel.locator(".die").count() >= 6
    fight, chart = panel.bounding_box(), ann.page.locator("main").bounding_box()
    assert fight is not None
    assert chart is not None
    assert fight["height"] <= chart["height"] / 2
    assert fight["width"] <= PHONE["width"]
    picture(ann, screens / "odds-crowd-phone.png")
