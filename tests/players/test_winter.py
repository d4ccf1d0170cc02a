"""What companions know of Eternal Frost: hidden things, burdens, fires, and who keeps what."""

from rietland.board.base import Board
from rietland.board.pieces import token_kinds, tokens
from rietland.board.pieces.things import thing
from rietland.board.state import State
from rietland.content import library
from rietland.kernel.setup import Setup
from rietland.players.arena.games import Match, play_number
from rietland.players.board.guide import BoardGuide
from rietland.players.board.learned.weights import PLAIN, W
from rietland.players.board.legend import warmth
from rietland.players.board.legend.goals import goals_of
from rietland.players.board.now import burdens, fires, foes, open_goals
from rietland.players.board.now.distances import FAR
from rietland.players.board.now.march import March
from rietland.players.board.now.situation import Situation
from rietland.players.board.tasks.deed import Do
from rietland.players.board.tasks.task import Task
from rietland.players.board.tasks.worth_doing import tasks
from tests.frost.scene import put, tale, winter
from tests.scenes import At, Scene, at

PARTY = ["thorn", "tenaya", "kram"]


def start(legend: str) -> tuple[Board, State]:
    g = library.game("frost", legend, PARTY)
    assert isinstance(g, Board)
    s = g.start(Setup("frost", legend, "easy", PARTY, [0, 1, 2], ""))
    assert isinstance(s, State)
    return g, s


def test_a_wanted_thing_is_sought_under_the_tokens_that_may_hide_it() -> None:
    g, s = start("1")
    marker = [token.name for token in g.book.tokens].index("marker")
    assert [] == open_goals.may_hide(g, goals_of(g), s)
    token_kinds.lay(g, s, marker, [9, 10], "")
    assert [9, 10] == open_goals.may_hide(g, goals_of(g), s)
    tokens.put(s, thing(g.book.thing_kind("winter_stone"), 1), 9)
    assert [] == open_goals.may_hide(g, goals_of(g), s)


def test_who_keeps_what_is_wanted_and_who_brings_it_along() -> None:
    g, _ = start("3")
    goals = goals_of(g)
    thorn = g.book.thing_kind("black_night_thorn")
    assert [g.book.opponent("myrk")] == goals.opponents.keepers[thorn]
    assert [g.book.thing_kind("orennah")] == goals.hidden.escort
    assert [g.book.opponent("myrk")] == [source.calms for source in goals.sources]


def test_fires_warm_and_two_deeds_burn_wood() -> None:
    g, s = start("1")
    fire = goals_of(g).warmth
    wood = g.book.thing_kind("firewood")
    assert (g.book.thing_kind("fire"), 5) == (fire.kind, fire.gain)
    assert [0, wood, wood, 0] == fire.fuel
    assert not warmth.burns(fire, s, 18)
    assert not warmth.has_fuel(fire, s, 0)


def test_a_burden_bars_the_way_of_its_bearer_alone() -> None:
    g, s = start("1")
    stone = thing(g.book.thing_kind("winter_stone"), 1)
    s.heroes[0].space = 3
    s.heroes[0].things = [stone]
    situation = Situation(g, s, W[3])
    assert 1 == situation.toll(0)
    assert 0 == situation.toll(1)
    # The castle is where the stone must never come.
    assert situation.roads_for(0).away[0][3] >= FAR
    assert situation.roads_for(1).away[0][3] < FAR


def test_a_weak_hero_does_not_take_up_a_burden() -> None:
    g, s = start("1")
    stone = thing(g.book.thing_kind("winter_stone"), 1)
    situation = Situation(g, s, W[3])
    hero = s.heroes[0]
    assert burdens.may_take(situation, 0, stone, 10)
    hero.willpower = 3
    assert not burdens.may_take(situation, 0, stone, 10)


def test_a_thing_that_only_counts_is_wanted_until_it_has() -> None:
    g, s = start("2")
    situation = goals_of(g)
    tablet = g.book.thing_kind("griffin_tablet")
    assert open_goals.is_asked_for(g, situation, s, tablet)
    s.counters[g.book.counters.index("grehon")] = 1
    assert not open_goals.is_asked_for(g, situation, s, tablet)
    assert open_goals.in_place(g, situation, s, tablet)


def test_companions_win_every_legend_of_the_box() -> None:
    for legend in ["1", "2", "3", "4"]:
        match = Match("frost", legend, "easy", PARTY)
        assert any(play_number(match, number).won for number in range(16)), legend


def answer(sc: Scene) -> str:
    return sc.g.say(BoardGuide().policy(sc.g, sc.s, sc.g.pending(sc.s)))


def tasks_of(sc: Scene) -> list[Task]:
    return tasks(Situation(sc.g, sc.s, PLAIN[len(sc.s.heroes)]))


def deeds_of(sc: Scene) -> list[Task]:
    return [one for one in tasks_of(sc) if isinstance(one, Do)]


def with_myrk(space: int, **heroes: At) -> Scene:
    """Legend 3 with the Myrk and the thorn on this space."""
    sc = tale("3", difficulty="easy", creatures={space: "myrk"}, **heroes)  # type: ignore[arg-type]  # heroes alone
    sc.s.creature_load[sc.s.occupant[space]] = thing(sc.g.book.thing_kind("black_night_thorn"), 1)
    return sc


def test_learned_weights_count_where_merchants_sell() -> None:
    guide = BoardGuide()
    for box, sets in (("base", W), ("frost", PLAIN)):
        g = library.game(box, "2", ["thorn", "eara"])
        s = g.start(Setup(box, "2", "easy", ["thorn", "eara"], [0, 1], ""))
        assert isinstance(g, Board)
        assert isinstance(s, State)
        assert sets[2] is guide.situations.suited(g, s)


def test_who_has_what_is_wanted_is_fought_in_earnest() -> None:
    sc = with_myrk(421, thorn=at(421), kram=at(421))
    goals = goals_of(sc.g)
    assert foes.is_foe(goals, sc.s, sc.s.occupant[421])
    sc.s.creature_load[sc.s.occupant[421]] = 0
    assert not foes.is_foe(goals, sc.s, sc.s.occupant[421])


def test_a_fire_burns_where_the_great_fight_is_fought() -> None:
    strong = at(421, strength=14, willpower=20)
    sc = with_myrk(421, thorn=at(421, strength=14, willpower=20, things=["firewood"]), kram=strong)
    fire = goals_of(sc.g).warmth
    assert (2, 1) == tuple(warmth.strength_beside(fire, sc.g, sc.s, h) for h in range(2))
    assert 3 == fires.battle_bonus(Situation(sc.g, sc.s, PLAIN[2]), [0, 1], 421)
    assert "deed thorn kindle" == answer(sc)
    sc.play("deed thorn kindle")
    assert "fight thorn 421" == answer(sc)


def test_heroes_too_weak_for_the_foe_let_the_cave_change_them() -> None:
    sc = with_myrk(421, thorn=at(413, willpower=15), kram=at(413, willpower=13))
    put(sc, "cave_choice", 1)
    change = [deed.name for deed in sc.g.book.deeds].index("change_yourself")
    assert [change] == goals_of(sc.g).supplies.drills
    assert [(1, 414)] == [(one.mask, one.space) for one in deeds_of(sc) if one.what == change]
    sc.hero("thorn").strength = sc.hero("kram").strength = 14
    assert [] == [one for one in deeds_of(sc) if one.what == change]


def test_a_merchant_is_worth_a_way_who_has_something_better() -> None:
    goods = {422: ["riders_helm"]}
    sc = winter(loose=goods, thorn=at(421, things=["telescope"]), kram=at(436))
    assert [1] == [one.mask for one in tasks_of(sc) if one.space == 422]
    sc = winter(loose={422: ["telescope"]}, thorn=at(421, things=["riders_helm"]), kram=at(436))
    assert [] == [one for one in tasks_of(sc) if one.space == 422]


def test_shields_are_kept_for_creatures_still_to_come() -> None:
    sc = winter(creatures={402: "gor", 405: "gor"}, thorn=at(436), kram=at(436))
    sc.s.shields = 2
    assert FAR == March(sc.g, sc.s, 2).fall
    assert 1 == March(sc.g, sc.s, 2, spare=1).fall
