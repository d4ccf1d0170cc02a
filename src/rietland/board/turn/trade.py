"""What a space offers: wells, merchants, and the witch who sells her brew."""

from rietland.board import events
from rietland.board.base import ARTICLES, Board
from rietland.board.pieces import heroes, items, tokens
from rietland.board.pieces.things import DOUBLES, GEM, NO_SLOT, SMALL, face_of, kind_of, thing
from rietland.board.state import DRAINED, FULL, NO_WELL, Hero, State
from rietland.board.verbs import BUY, TRAIN
from rietland.kernel.action import Action
from rietland.kernel.control import all_hold, emit
from rietland.kernel.copy_on_write import with_value

# Wells.


def drain_refusal(g: Board, s: State, h: int) -> str:
    """Who stands on a full well may empty it, at once or later, in turn or out of turn."""
    # rule: AN-WELL-1, AN-WELL-2, AN-WELL-3, AN-WELL-4, AN-MOVE-4
    space = s.heroes[h].space
    well = g.book.well_at[space]
    if well < 0 or s.wells[well] == NO_WELL:
        return "AN-WELL-1"
    if s.wells[well] != FULL:
        return "AN-WELL-2"
    return "AN-FOG-7" if tokens.has_fog(g, s, space) else ""


def drain(g: Board, s: State, h: int) -> None:
    """The token is turned; the hero gains willpower, a warrior more than others."""
    # rule: AN-WELL-1, AN-HERO-5
    hero = s.heroes[h]
    s.wells = with_value(s.wells, g.book.well_at[hero.space], DRAINED)
    emit(g, s, events.DRAINED, h, -1, hero.space, 0, "AN-WELL-1")
    heroes.gain_willpower(g, s, h, g.book.heroes[hero.kind].well, "AN-WELL-1")


# Money.


def funds(g: Board, hero: Hero) -> int:
    """Gold, and gems as gold of their value, where these are not kept to lure creatures."""
    # rule: AN-TREAS-2, AN-L5-1
    total = hero.gold
    for code in hero.things:
        if items.ability_of(g, code) == GEM and kind_of(code) != g.book.lure:
            total += face_of(code)
    return total


def gems_for(g: Board, hero: Hero, price: int) -> list[int]:
    """When the gold does not suffice, the cheapest gems are changed into gold."""
    # rule: AN-OPEN-17
    found: list[int] = []
    gold = hero.gold
    for code in hero.things:
        if gold >= price:
            break
        if items.ability_of(g, code) == GEM:
            found.append(code)
            gold += face_of(code)
    return found


def pay(g: Board, s: State, h: int, price: int, rule: str) -> None:
    """Gold and, where it does not suffice, gems; change is given."""
    # rule: AN-OPEN-17
    hero = s.heroes[h]
    for gem in gems_for(g, hero, price):
        heroes.release(hero, gem)
        emit(g, s, events.USED, h, gem, hero.space, 0, "AN-OPEN-17")
        heroes.change_gold(g, s, h, face_of(gem), "AN-OPEN-17")
    heroes.change_gold(g, s, h, -price, rule)


# Merchants and the witch.


def merchant_open(g: Board, s: State, space: int) -> bool:
    """Is a merchant here, and neither gone nor closed for a while?"""
    # rule: AN-L5-19, AN-L5-23
    if g.book.merchant[space] == 0 or space in s.closed_merchants:
        return False
    for shop in g.book.shops:
        if space in shop.spaces and all_hold(g, s, -1, shop.conditions):
            return False
    return True


def sells(g: Board, s: State, space: int) -> bool:
    """Is a merchant here who sells? Where merchants barter none does."""
    return not g.book.barters and merchant_open(g, s, space)


def _no_sale(g: Board) -> str:
    """Why nothing is sold here: no merchant is, or all of them barter."""
    # rule: FE-MERCH-2
    return "FE-MERCH-2" if g.book.barters else "AN-MERCH-1"


def witch_here(g: Board, s: State, space: int) -> bool:
    for figure, at in enumerate(s.figures):
        if at == space and g.book.figure_names[figure] == "witch":
            return True
    return False


def training_price(g: Board, hero: Hero) -> int:
    """A strength point costs the same everywhere, but a dwarf pays less in the mine."""
    # rule: AN-MERCH-3, AN-HERO-8
    return g.book.heroes[hero.kind].training.get(hero.space, g.book.strength_price)


def train_refusal(g: Board, s: State, h: int) -> str:
    """Strength points, any number of them, up to the end of the track."""
    # rule: AN-MERCH-2, AN-MERCH-5
    hero = s.heroes[h]
    if not sells(g, s, hero.space):
        return _no_sale(g)
    if hero.strength >= g.book.max_strength:
        return "AN-HERO-3"
    if tokens.has_fog(g, s, hero.space):
        return "AN-FOG-7"
    return "" if funds(g, hero) >= training_price(g, hero) else "AN-MERCH-2"


def train(g: Board, s: State, h: int) -> None:
    hero = s.heroes[h]
    price = training_price(g, hero)
    pay(g, s, h, price, "AN-MERCH-2")
    emit(g, s, events.BOUGHT, h, 0, hero.space, price, "AN-MERCH-2")
    heroes.gain_strength(g, s, h, 1, "AN-MERCH-2")


def price_of(g: Board, s: State, hero: Hero, code: int) -> int:
    """Brew by the number of heroes, for an archer a gold less; other articles as printed."""
    # rule: AN-WITCH-3
    if items.ability_of(g, code) == DOUBLES:
        return g.book.brew_price[s.size] - g.book.heroes[hero.kind].brew_discount
    return g.book.things[kind_of(code)].price


def sale_refusal(g: Board, s: State, space: int, code: int) -> str:
    """Is this article for sale here? Merchants sell no brew, the witch nothing else."""
    # rule: AN-MERCH-1, AN-MERCH-2, AN-MERCH-4, AN-WITCH-2
    if not items.is_known(g, code):
        return "AN-MERCH-2"
    if code != thing(kind_of(code), g.book.things[kind_of(code)].face):
        return "AN-MERCH-2"
    merchant = sells(g, s, space)
    if items.ability_of(g, code) == DOUBLES:
        if not witch_here(g, s, space):
            return "AN-MERCH-4" if merchant else "AN-WITCH-2"
    elif not merchant:
        return _no_sale(g)
    elif not g.book.things[kind_of(code)].sold:
        return "AN-MERCH-2"
    elif s.counters[ARTICLES] == 0:
        return "AN-MERCH-4"
    return "" if s.stock[kind_of(code)] > 0 else "AN-MERCH-2"


def buy_refusal(g: Board, s: State, h: int, code: int, left: int) -> str:
    """An article for its price; one that does not fit replaces another, left on the space."""
    # rule: AN-MERCH-5, AN-MERCH-6
    hero = s.heroes[h]
    refused = sale_refusal(g, s, hero.space, code)
    if refused:
        return refused
    if tokens.has_fog(g, s, hero.space):
        return "AN-FOG-7"
    if funds(g, hero) < price_of(g, s, hero, code):
        return "AN-WITCH-3" if items.ability_of(g, code) == DOUBLES else "AN-MERCH-2"
    slot = g.book.things[kind_of(code)].slot
    if slot != NO_SLOT and g.book.slots[slot] == 0:
        return "AN-HERO-4"
    if slot != SMALL or heroes.room_for(g, hero, code):
        return "" if left == 0 else "AN-MERCH-6"
    if left not in hero.things or g.book.things[kind_of(left)].slot != SMALL:
        return "AN-MERCH-6"
    return ""


def buy(g: Board, s: State, h: int, code: int, left: int) -> None:
    hero = s.heroes[h]
    kind = kind_of(code)
    brew = items.ability_of(g, code) == DOUBLES
    rule = "AN-WITCH-2" if brew else "AN-MERCH-2"
    price = price_of(g, s, hero, code)
    pay(g, s, h, price, rule)
    if not heroes.room_for(g, hero, code):
        if left == 0:
            left = in_slot(g, hero, g.book.things[kind].slot)
        heroes.release(hero, left)
        tokens.leave(g, s, h, left, "AN-MERCH-6")
    s.stock = with_value(s.stock, kind, s.stock[kind] - 1)
    heroes.hold(hero, code)
    emit(g, s, events.BOUGHT, h, code, hero.space, price, rule)


def in_slot(g: Board, hero: Hero, slot: int) -> int:
    """What lies in a slot of this sort, or 0."""
    for code in hero.things:
        if g.book.things[kind_of(code)].slot == slot:
            return code
    return 0


def add_offers(g: Board, s: State, h: int, options: list[Action]) -> None:
    """Everything the hero can buy here; a full board offers each thing that could make room."""
    hero = s.heroes[h]
    if not sells(g, s, hero.space) and not witch_here(g, s, hero.space):  # spares work
        return
    if funds(g, hero) == 0:
        return
    for kind in range(len(g.book.things)):
        if s.stock[kind] <= 0:  # spares work
            continue
        code = thing(kind, g.book.things[kind].face)
        refused = buy_refusal(g, s, h, code, 0)
        if not refused:
            options.append(Action(BUY, h, code))
        elif refused == "AN-MERCH-6":
            _add_swaps(g, s, h, code, options)
    if not train_refusal(g, s, h):
        options.append(Action(TRAIN, h))


def _add_swaps(g: Board, s: State, h: int, code: int, options: list[Action]) -> None:
    for left in sorted(set(s.heroes[h].things)):
        if not buy_refusal(g, s, h, code, left):
            options.append(Action(BUY, h, code, left))
