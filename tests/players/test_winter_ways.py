"""What companions know of ways in winter: who gets away, who is drawn off, and the ice."""

from rietland.board.pieces.things import thing
from rietland.players.board.guide import BoardGuide
from rietland.players.board.learned.weights import PLAIN
from rietland.players.board.legend import runaways
from rietland.players.board.legend.goals import goals_of
from rietland.players.board.now import purchases
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks import walking
from rietland.players.board.tasks.choices import Choice
from rietland.players.board.tasks.final_fight import FinalFight, Gather
from rietland.players.board.tasks.fog import Uncover
from rietland.players.board.tasks.lure import Lure
from rietland.players.board.tasks.night import Night
from rietland.players.board.tasks.task import Task
from rietland.players.board.tasks.worth_doing import tasks
from rietland.players.search.thought import UNCOVER
from tests.frost.scene import sunrise, tale, winter
from tests.scenes import At, Scene, at

ICE = dict.fromkeys(range(447, 460), "ice")


def look_at(sc: Scene) -> Situation:
    return Situation(sc.g, sc.s, PLAIN[len(sc.s.heroes)])


def posts(sc: Scene) -> list[tuple[int, int]]:
    """Who should be where when the sun rises, for more than a warm night."""
    return [
        (one.mask, one.space) for one in tasks(look_at(sc)) if isinstance(one, Night) and one.urgent
    ]


def answer(sc: Scene) -> str:
    return sc.g.say(BoardGuide().policy(sc.g, sc.s, sc.g.pending(sc.s)))


def shron(space: int, loose: dict[int, list[str]] | None = None, **heroes: At) -> Scene:
    foes = {space: "shron"}
    return tale("4", difficulty="easy", creatures=foes, loose=loose, **heroes)  # type: ignore[arg-type]  # heroes alone


# Who gets away.


def test_companions_know_when_an_opponent_gets_away() -> None:
    for space, left in ((406, 5), (416, 3), (435, 1), (436, 1)):
        sc = shron(space, thorn=at(401), kram=at(401))
        assert left == look_at(sc).escape
    assert FAR == look_at(tale("4", thorn=at(401), kram=at(401))).escape
    assert [] == goals_of(tale("3", thorn=at(401), kram=at(401)).g).opponents.runaways


def test_they_enclose_an_opponent_that_gives_up() -> None:
    sc = shron(415, thorn=at(419, willpower=10, things=["firewood"]), kram=at(402))
    assert [416] == look_at(sc).bars
    assert [407] == runaways.seats(sc.g, sc.s, goals_of(sc.g).opponents.runaways[0])
    assert [(1, 416), (2, 407)] == posts(sc)
    assert [] == [one for one in tasks(look_at(sc)) if isinstance(one, FinalFight | Gather)]


def test_who_is_to_keep_it_lights_a_fire_before_its_way() -> None:
    keeper = at(416, willpower=10, hours=6, things=["firewood"])
    sc = shron(415, thorn=keeper, kram=at(407, resting=True))
    assert "deed thorn kindle" == answer(sc)
    sc.play("deed thorn kindle", "end thorn")
    assert not runaways.space_of(sc.s, goals_of(sc.g).opponents.runaways[0]) >= 0


def test_without_wood_they_stand_in_its_way_when_it_is_nearly_away() -> None:
    sc = shron(433, thorn=at(436), kram=at(401))
    assert [(1, 435)] == posts(sc)
    assert [] == posts(shron(415, thorn=at(419), kram=at(401)))


def test_they_fetch_wood_to_keep_it_and_swap_for_it() -> None:
    sc = shron(406, thorn=at(421, things=["telescope"]), kram=at(401), loose={423: ["firewood"]})
    wood = sc.s.loose[0]
    assert [423] == sorted({one.space for one in tasks(look_at(sc)) if one.what == wood})
    goods = {422: ["firewood"]}
    sc = shron(406, thorn=at(421, things=["telescope"]), kram=at(401), loose=goods)
    assert [1] == [one.mask for one in tasks(look_at(sc)) if one.space == 422]
    # Who has it does not swap it away again.
    goods = {422: ["riders_helm"]}
    sc = shron(406, thorn=at(422, things=["firewood"]), kram=at(401), loose=goods)
    assert 0 == purchases.swap_gain(look_at(sc), 0, 422)


# Who is drawn off.


def myrk(**heroes: At) -> Scene:
    """Legend 1: the Myrk bars the way into the mine, and Thorn has the stone."""
    sc = tale("1", difficulty="easy", creatures={43: "myrk"}, counters={"part": 2}, **heroes)  # type: ignore[arg-type]  # heroes alone
    sc.hero("thorn").things = [thing(sc.g.book.thing_kind("winter_stone"), 1)]
    return sc


def lures(sc: Scene) -> list[Task]:
    return [one for one in tasks(look_at(sc)) if isinstance(one, Lure)]


def test_a_gem_is_laid_beside_who_bars_the_way_and_not_where_the_stone_must_pass() -> None:
    sc = myrk(thorn=at(45, willpower=12), kram=at(39, things=["gem"]))
    assert [(2, 39), (2, 42), (2, 44)] == [(one.mask, one.space) for one in lures(sc)]
    assert "drop kram gem" == answer(_turn_of_kram(sc))


def _turn_of_kram(sc: Scene) -> Scene:
    if sc.g.pending(sc.s).who != 1:
        sc.play("end thorn")
    return sc


def test_no_second_gem_is_laid_and_none_that_another_creature_would_take() -> None:
    sc = myrk(thorn=at(45, willpower=12), kram=at(39, things=["gem"]))
    sc.s.loose.append(thing(sc.g.book.thing_kind("gem"), 1))
    sc.s.loose_at.append(44)
    assert [] == lures(sc)


def test_a_gem_is_fetched_for_it() -> None:
    sc = tale(
        "1", difficulty="easy", creatures={43: "myrk"}, loose={40: ["gem"]},
        counters={"part": 2}, thorn=at(45, willpower=12), kram=at(38),
    )  # fmt: skip
    sc.hero("thorn").things = [thing(sc.g.book.thing_kind("winter_stone"), 1)]
    gem = sc.s.loose[0]
    assert 40 in [one.space for one in tasks(look_at(sc)) if one.what == gem]


# The ice.


def test_the_ice_is_crossed_where_that_saves_hours_and_by_who_can_bear_it() -> None:
    sc = winter(tokens=ICE, thorn=at(410, willpower=12), kram=at(410, willpower=4))
    situation = look_at(sc)
    assert 3 == situation.goals.dangers.risks[sc.g.book.token_kind("ice")]
    assert 4 == walking.roads(situation, 0, 460).away[460][410]
    assert 4 < walking.roads(situation, 1, 460).away[460][410] < FAR


# Nights.


def test_who_means_to_be_somewhere_at_sunrise_means_it_for_that_night_alone() -> None:
    sc = winter(loose={410: ["fire_out"]}, thorn=at(410, hours=6), eara=at(436, hours=6))
    night = next(one for one in tasks(look_at(sc)) if isinstance(one, Night) and one.mask == 1)
    guide = BoardGuide()
    guide.follow(0, Choice(sc.g.hear("end thorn"), night, []))
    sunrise(sc)
    assert guide.given[0] is night
    guide.policy(sc.g, sc.s, sc.g.pending(sc.s))
    assert guide.given[0] is not night


def test_a_token_that_is_turned_is_no_plan_any_more() -> None:
    sc = winter(fog={402: "blue_streamberries"}, thorn=at(401))
    guide = BoardGuide()
    guide.given[0] = Uncover(0, 402, 1.0, 1.0)
    assert [UNCOVER] == [step.kind for step in guide.intention(sc.g, sc.s, 0)][-1:]
    sc.play("walk thorn 402", "stop thorn")
    assert [] == guide.intention(sc.g, sc.s, 0)
