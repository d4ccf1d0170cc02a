"""Free acts: what a hero may do at any quiet moment, in turn and out of turn, without an hour."""

from rietland.board.base import Board
from rietland.board.fight.stages import is_between_rounds
from rietland.board.frames import ALLY, DAY, WALK
from rietland.board.pieces import figures, heroes, items, token_kinds
from rietland.board.pieces.things import EXCHANGE, FOLLOWS, HEALS, NOTHING, SEES, kind_of
from rietland.board.state import State
from rietland.board.turn import barter, deeds, land, trade
from rietland.board.verbs import (
    BARTER,
    BUY,
    DEED,
    DRAIN,
    DROP,
    FALCON,
    GIVE,
    GUIDE,
    HAGGLE,
    HEAL,
    LOOK,
    PART,
    TAKE,
    TRAIN,
    UNCOVER,
)  # fmt: skip
from rietland.kernel.action import Action


def ready_refusal(s: State, h: int) -> str:
    """A hero acts freely while awake and standing, and never within a combat round."""
    # rule: AN-FREE-2, AN-FREE-3, AN-FREE-4, AN-FREE-5, AN-OPEN-18
    if s.heroes[h].resting:
        return "AN-FREE-3"
    f = s.agenda[-1]
    if f.kind == DAY or f.kind == ALLY:
        return ""
    if f.kind == WALK:
        return "AN-FREE-4" if f.who == h else ""
    if is_between_rounds(s, f):
        return ""
    return "AN-FREE-5"


# Lists.


def add_acts(g: Board, s: State, h: int, acts: list[Action]) -> None:
    """Every free act open to this hero now."""
    # rule: AN-FREE-1, AN-FREE-6
    if ready_refusal(s, h):
        return
    hero = s.heroes[h]
    space = hero.space
    if (
        g.book.well_at[space] >= 0  # spares work
        and not trade.drain_refusal(g, s, h)
    ):
        acts.append(Action(DRAIN, h))
    _add_takes(g, s, h, acts)
    if s.loose and not items.look_refusal(g, s, h, space):
        acts.append(Action(LOOK, h, space))
    if hero.farmers > 0 or hero.gold > 0 or hero.things:  # spares work
        _add_drops(g, s, h, acts)
        _add_gifts(g, s, h, acts)
        trade.add_offers(g, s, h, acts)
    if g.book.barters:  # spares work
        barter.add_offers(g, s, h, acts)
    if hero.things:  # spares work
        _add_uses(g, s, h, acts)
    if (
        (g.book.fog_at[space] >= 0 or s.token_at)  # spares work
        and not token_kinds.uncover_refusal(g, s, h)
    ):
        acts.append(Action(UNCOVER, h))
    if g.book.has_led:  # spares work
        _add_company(g, s, h, acts)
    if g.book.deeds:  # spares work
        deeds.add_free(g, s, h, acts)


def add_walking_acts(g: Board, s: State, h: int, acts: list[Action]) -> None:
    """In the middle of a move farmers and figures are taken along or left, and little else done."""
    hero = s.heroes[h]
    for code in items.at_hand(g, s, h):
        if heroes.is_farmer(g, code) and not items.take_refusal(g, s, h, code):
            acts.append(Action(TAKE, h, code))
    if hero.farmers > 0 and not (g.book.ways and land.ground_refusal(g, s, h)):
        acts.append(Action(DROP, h, items.plain(g, FOLLOWS)))
    if g.book.has_led:  # spares work
        _add_company(g, s, h, acts)
    if hero.things and g.book.deeds:  # spares work
        deeds.add_anytime(g, s, h, acts)


def _add_company(g: Board, s: State, h: int, acts: list[Action]) -> None:
    """Figures that go along with the hero from now on, and those that may be left behind."""
    # rule: SS-MIS-FEV-1, SS-MIS-PRI-1
    for figure, space in enumerate(s.figures):
        if space == s.heroes[h].space and g.book.figure_led[figure]:
            if not figures.guide_refusal(g, s, h, figure):
                acts.append(Action(GUIDE, h, figure))
            elif not figures.part_refusal(s, h, figure):
                acts.append(Action(PART, h, figure))


def _add_takes(g: Board, s: State, h: int, acts: list[Action]) -> None:
    for code in items.at_hand(g, s, h):
        if not take_refusal(g, s, h, code):
            acts.append(Action(TAKE, h, code))


def _add_drops(g: Board, s: State, h: int, acts: list[Action]) -> None:
    hero = s.heroes[h]
    if g.book.ways and land.ground_refusal(g, s, h):
        return
    if hero.farmers > 0:
        acts.append(Action(DROP, h, items.plain(g, FOLLOWS)))
    for code in items.belongings(g, hero):
        if kind_of(code) != g.book.lure or not items.drop_refusal(g, s, h, code):
            acts.append(Action(DROP, h, code))


def _add_gifts(g: Board, s: State, h: int, acts: list[Action]) -> None:
    hero = s.heroes[h]
    for other, partner in enumerate(s.heroes):
        if other == h or partner.space != hero.space or ready_refusal(s, other):
            continue
        for code in items.belongings(g, hero):
            if not items.give_refusal(g, s, h, code, other):
                acts.append(Action(GIVE, h, code, other))


def _add_uses(g: Board, s: State, h: int, acts: list[Action]) -> None:
    """What the hero's own things do when nobody fights or moves: herb, telescope, falcon."""
    hero = s.heroes[h]
    last = NOTHING
    sees = False
    flies = False
    for code in hero.things:
        ability = items.ability_of(g, code)
        if ability == HEALS and code != last:
            acts.append(Action(HEAL, h, code))
            last = code
        elif ability == SEES:
            sees = True
        elif ability == EXCHANGE:
            flies = True
    if sees:  # spares work
        for space in g.book.roads[hero.space]:
            # What an ally sees is among the answers of who leads it.
            seen = items.ally_sees(g, s, h, space)
            if not seen and not items.look_refusal(g, s, h, space):
                acts.append(Action(LOOK, h, space))
    if flies and items.ready_falcon(g, hero):  # spares work
        for one in range(len(s.heroes)):
            for other in range(len(s.heroes)):
                if not falcon_refusal(g, s, h, one, other):
                    acts.append(Action(FALCON, h, one, other))


# Guards.


def take_refusal(g: Board, s: State, h: int, code: int) -> str:
    """What lies there may be taken, but not a merchant's goods."""
    refused = items.take_refusal(g, s, h, code)
    if refused or not g.book.barters:
        return refused
    return barter.pick_up_refusal(g, s, h, code)


def falcon_refusal(g: Board, s: State, h: int, one: int, other: int) -> str:
    """Both heroes of a falcon's exchange must be awake and standing."""
    refused = items.falcon_refusal(g, s, h, one, other)
    return refused or ready_refusal(s, one) or ready_refusal(s, other)


def refusal(g: Board, s: State, a: Action) -> str:
    """Nothing when this free act is open now, else the id of the rule that forbids it."""
    h = a.who
    if h < 0 or h >= len(s.heroes):
        return "AN-FREE-1"
    refused = ready_refusal(s, h)
    if refused == "AN-FREE-4" and _is_open_on_the_way(g, a):
        refused = ""
    return refused or _act_refusal(g, s, a)


def _is_open_on_the_way(g: Board, a: Action) -> bool:
    """In mid-move a farmer or a figure is taken or left, and what waits for nothing is done."""
    # rule: AN-FARM-1, AN-FARM-3, FE-FREE-3
    if a.verb in (GUIDE, PART):
        return True
    if a.verb == DEED:
        return deeds.is_anytime(g, a.a)
    if a.verb != TAKE and a.verb != DROP:
        return False
    return items.is_known(g, a.a) and heroes.is_farmer(g, a.a)


def _act_refusal(g: Board, s: State, a: Action) -> str:
    h = a.who
    verb = a.verb
    if verb == DRAIN:
        return trade.drain_refusal(g, s, h)
    if verb == TAKE:
        return take_refusal(g, s, h, a.a)
    if verb == DROP:
        return items.drop_refusal(g, s, h, a.a)
    if verb == GIVE:
        refused = items.give_refusal(g, s, h, a.a, a.b)
        return refused or ready_refusal(s, a.b)
    if verb == BUY:
        return trade.buy_refusal(g, s, h, a.a, a.b)
    if verb == TRAIN:
        return trade.train_refusal(g, s, h)
    if verb == HEAL:
        return items.heal_refusal(g, s, h, a.a)
    if verb == LOOK:
        return items.look_refusal(g, s, h, a.a)
    if verb == FALCON:
        return falcon_refusal(g, s, h, a.a, a.b)
    if verb == UNCOVER:
        return token_kinds.uncover_refusal(g, s, h)
    if verb == DEED:
        return deeds.refusal(g, s, h, a.a)
    if verb == BARTER:
        return barter.barter_refusal(g, s, h, a.a, a.b)
    if verb == HAGGLE:
        return barter.haggle_refusal(g, s, h, a.a)
    if verb == GUIDE:
        return figures.guide_refusal(g, s, h, a.a)
    if verb == PART:
        return figures.part_refusal(s, h, a.a)
    return "AN-ITEM-7"


def do(g: Board, s: State, a: Action) -> None:
    """Carry out a free act; it costs no hour and leaves the turn as it was."""
    # rule: AN-FREE-8
    h = a.who
    verb = a.verb
    if verb == DRAIN:
        trade.drain(g, s, h)
    elif verb == TAKE:
        items.take(g, s, h, a.a)
    elif verb == DROP:
        items.drop(g, s, h, a.a)
    elif verb == GIVE:
        items.give(g, s, h, a.a, a.b, "AN-ITEM-11")
    elif verb == BUY:
        trade.buy(g, s, h, a.a, a.b)
    elif verb == TRAIN:
        trade.train(g, s, h)
    elif verb == HEAL:
        items.heal(g, s, h, a.a)
    elif verb == LOOK:
        items.look(g, s, h, a.a)
    elif verb == FALCON:
        items.fly(g, s, h, a.a, a.b)
    elif verb == UNCOVER:
        token_kinds.uncover(g, s, h)
    elif verb == DEED:
        deeds.do(g, s, h, a.a)
    elif verb == BARTER:
        barter.barter(g, s, h, a.a, a.b)
    elif verb == HAGGLE:
        barter.haggle(g, s, h, a.a)
    elif verb == GUIDE:
        figures.guide(g, s, h, a.a)
    else:
        assert verb == PART
        figures.part(g, s, h, a.a)
