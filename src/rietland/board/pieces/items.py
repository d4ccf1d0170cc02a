"""Articles and objects: taking, dropping, handing over; herb, telescope and falcon.

The guards here say what a thing allows; `free.py` asks first whether the heroes are awake,
standing and not within a combat round.
EXCHANGE frame: `at` says which of its two heroes speaks; args = [hero, hero, how many said "done"
since the last thing flew, then for each thing that changed boards: thing, new owner].
"""

from typing import Final

from rietland.board import events
from rietland.board.base import Board
from rietland.board.book import ThingKind
from rietland.board.fight import rubble
from rietland.board.frames import ALLY, EXCHANGE
from rietland.board.pieces import heroes, search, supply, tokens
from rietland.board.pieces.things import (
    BARS,
    DOUBLES,
    FOLLOWS,
    GEM,
    HEALS,
    HIDDEN,
    LARGE,
    MONEY,
    NOTHING,
    RUNE,
    SEES,
    face_of,
    kind_of,
    thing,
)
from rietland.board.pieces.things import EXCHANGE as EXCHANGES
from rietland.board.state import Hero, State
from rietland.board.turn import land
from rietland.board.verbs import DONE, SEND
from rietland.kernel.action import Action
from rietland.kernel.control import emit
from rietland.kernel.copy_on_write import with_value
from rietland.kernel.frame import Frame
from rietland.kernel.pending import Pending, decide
from rietland.kernel.pile import UNSEEN

#: Faces of a falcon: it flies once a day.
READY: Final = 2
FLOWN: Final = 1


def is_known(g: Board, code: int) -> bool:
    """Is there such a thing in the box? Guards are asked about any number at all."""
    return code > 0 and kind_of(code) < len(g.book.things)


def ability_of(g: Board, code: int) -> int:
    return g.book.things[kind_of(code)].ability


def is_fixed(g: Board, code: int) -> bool:
    """Does it stay where content put it, on a space or on a hero board?"""
    # rule: FE-FIRE-1
    return g.book.things[kind_of(code)].fixed


def plain(g: Board, ability: int) -> int:
    """The thing of this ability as it is when new (a piece of gold, a farmer), or 0 for none."""
    kind = g.book.kind_by_ability[ability]
    return thing(kind, g.book.things[kind].face) if kind >= 0 else 0


def has(g: Board, hero: Hero, code: int) -> bool:
    """Does the hero have it? Gold and farmers are counted, everything else lies on the board."""
    if not is_known(g, code):
        return False
    ability = ability_of(g, code)
    if ability == MONEY:
        return hero.gold > 0 and code == plain(g, MONEY)
    if ability == FOLLOWS:
        return hero.farmers > 0 and code == plain(g, FOLLOWS)
    return code in hero.things


def held(g: Board, hero: Hero, kind: int) -> list[int]:
    """Everything of a kind that the hero has; gold in the purse and farmers who follow too."""
    ability = g.book.things[kind].ability
    if ability == MONEY:
        return [plain(g, MONEY)] * hero.gold
    if ability == FOLLOWS:
        return [plain(g, FOLLOWS)] * hero.farmers
    return [code for code in hero.things if kind_of(code) == kind]


def is_article(g: Board, kind: int) -> bool:
    """Whether this kind of thing lies on the equipment board; the witch's brew does too."""
    return g.book.things[kind].sold or g.book.things[kind].ability == DOUBLES


def give_up(g: Board, s: State, h: int, code: int, rule: str) -> None:
    """A hero has this no more: it is back in the supply, or gone."""
    hero = s.heroes[h]
    ability = ability_of(g, code)
    if ability == MONEY:
        heroes.change_gold(g, s, h, -1, rule)
    elif ability == FOLLOWS:
        hero.farmers -= 1
        emit(g, s, events.FARMER_LOST, h, -1, hero.space, 1, rule)
    else:
        heroes.release(hero, code)
        supply.put_back(g, s, code)
        emit(g, s, events.GONE, h, code, hero.space, 0, rule)


def belongings(g: Board, hero: Hero) -> list[int]:
    """One of each different thing the hero could hand over: gold, articles, objects."""
    found: list[int] = []
    if hero.gold > 0:
        found.append(plain(g, MONEY))
    last = NOTHING
    for code in hero.things:
        if code != last and not is_fixed(g, code):
            found.append(code)
            last = code
    return found


# Taking, dropping, handing over.


def sleeping_guide(s: State, h: int) -> int:
    """A resting hero on the same space whom a farmer follows, or -1.

    The farmer is a token of the space, and one who rests cannot leave it to others.
    """
    # rule: AN-FARM-1, AN-OPEN-34
    for other, guide in enumerate(s.heroes):
        if guide.resting and guide.farmers > 0 and guide.space == s.heroes[h].space:
            return other
    return -1


def at_hand(g: Board, s: State, h: int) -> list[int]:
    """What could be taken on the hero's space, each thing once, in the order of their numbers."""
    found = tokens.lying(s, s.heroes[h].space)
    if sleeping_guide(s, h) >= 0:
        found.append(plain(g, FOLLOWS))
    if len(found) < 2:  # spares work
        return found
    return sorted(set(found))


def take_refusal(g: Board, s: State, h: int, code: int) -> str:
    """What lies on the own space may be taken: all the gold, else one thing, if a slot is free."""
    # rule: AN-ITEM-11, AN-TREAS-3, AN-FOG-7, AN-OPEN-20, SS-OPEN-17
    hero = s.heroes[h]
    if not is_known(g, code) or code not in at_hand(g, s, h):
        return "AN-ITEM-11"
    ability = ability_of(g, code)
    if ability == BARS:
        return "AN-TREAS-4"
    if is_fixed(g, code):
        return "AN-ITEM-11"
    if ability != FOLLOWS and tokens.has_fog(g, s, hero.space):
        return "AN-FOG-7"
    if is_guarded(g, s, code, hero.space):
        return "AN-L4-11"
    refused = _taker_refusal(g, s, h, code)
    if refused:
        return refused
    return "" if heroes.room_for(g, hero, code) else "AN-HERO-4"


def _taker_refusal(g: Board, s: State, h: int, code: int) -> str:
    """Some things ask for a strong will, and some spaces for few who follow."""
    # rule: FE-STONE-5, FE-FOLL-1
    kind = g.book.things[kind_of(code)]
    if kind.takers is not None:
        # What the filter says of `me` means this hero.
        before = s.me
        s.me = h
        passes = h in g.select(s, kind.takers)
        s.me = before
        if not passes:
            return kind.takers_rule
    return land.crowd_refusal(g, s, h, s.heroes[h].space) if kind.ability == FOLLOWS else ""


def is_guarded(g: Board, s: State, code: int, space: int) -> bool:
    """A creature is there, and under it nothing of this kind can be taken."""
    # rule: AN-L4-11
    return kind_of(code) in g.book.guarded and s.occupant[space] >= 0


def take(g: Board, s: State, h: int, code: int) -> None:
    hero = s.heroes[h]
    ability = ability_of(g, code)
    if tokens.is_hidden(g, code):
        rule = "AN-RUNE-2" if ability == RUNE else "AN-ITEM-11"
        tokens.turn_and_take(s, h, code, rule)
        return
    if ability == FOLLOWS and code not in tokens.lying(s, hero.space):
        s.heroes[sleeping_guide(s, h)].farmers -= 1
    else:
        tokens.pick_up(s, hero.space, code)
    if ability == FOLLOWS:
        hero.farmers += 1
        emit(g, s, events.FARMER, h, code, hero.space, hero.farmers, "AN-FARM-1")
        return
    pieces = 1
    if ability == MONEY:
        while code in tokens.lying(s, hero.space):
            tokens.pick_up(s, hero.space, code)
            pieces += 1
        hero.gold += pieces
    else:
        heroes.hold(hero, code)
    emit(g, s, events.TOOK, h, code, hero.space, pieces, "AN-ITEM-11")


def drop_refusal(g: Board, s: State, h: int, code: int) -> str:
    """Anything the hero has may be left on most spaces: a piece of gold, a thing, a farmer."""
    if has(g, s.heroes[h], code) and not is_fixed(g, code):
        refused = land.ground_refusal(g, s, h)
        if refused or kind_of(code) != g.book.lure:
            return refused
        return _lure_refusal(g, s, s.heroes[h].space)
    return "AN-FARM-3" if is_known(g, code) and ability_of(g, code) == FOLLOWS else "AN-ITEM-11"


def _lure_refusal(g: Board, s: State, space: int) -> str:
    """A lure is laid where nobody stands whom it could lure, and not on some spaces."""
    # rule: AN-L5-7, FE-GEM-1
    if space in g.book.no_lure:
        return "AN-L5-7"
    return "AN-L5-7" if s.occupant[space] >= 0 and not g.book.lure_anywhere else ""


def drop(g: Board, s: State, h: int, code: int) -> None:
    hero = s.heroes[h]
    ability = ability_of(g, code)
    if ability == FOLLOWS:
        hero.farmers -= 1
        tokens.put(s, code, hero.space)
        emit(g, s, events.FARMER_LEFT, h, code, hero.space, hero.farmers, "AN-FARM-3")
        emit(g, s, events.ARRIVED, h, code, hero.space, 1, "AN-FARM-3")
        return
    part_with(hero, code, ability)
    tokens.leave(g, s, h, code, "AN-ITEM-11")


def part_with(hero: Hero, code: int, ability: int) -> None:
    if ability == MONEY:
        hero.gold -= 1
    else:
        heroes.release(hero, code)


def give_refusal(g: Board, s: State, h: int, code: int, other: int) -> str:
    """A thing or a piece of gold goes to a hero on the same space who has a slot for it."""
    if other < 0 or other >= len(s.heroes) or other == h:
        return "AN-ITEM-11"
    hero = s.heroes[h]
    partner = s.heroes[other]
    if partner.space != hero.space or not has(g, hero, code):
        return "AN-ITEM-11"
    if heroes.is_farmer(g, code) or is_fixed(g, code):
        return "AN-ITEM-11"
    return "" if heroes.room_for(g, partner, code) else "AN-HERO-4"


def give(g: Board, s: State, h: int, code: int, other: int, rule: str) -> None:
    ability = ability_of(g, code)
    part_with(s.heroes[h], code, ability)
    if ability == MONEY:
        s.heroes[other].gold += 1
    else:
        heroes.hold(s.heroes[other], code)
    emit(g, s, events.GAVE, h, code, s.heroes[h].space, other, rule)


# Herb and telescope.


def heal_refusal(g: Board, s: State, h: int, code: int) -> str:
    # rule: AN-HERB-1
    if code in s.heroes[h].things and ability_of(g, code) == HEALS:
        return ""
    return "AN-HERB-1"


def heal(g: Board, s: State, h: int, code: int) -> None:
    """A herb gives its number in willpower, all at once, and is out of the game."""
    # rule: AN-HERB-2, AN-HERB-4
    hero = s.heroes[h]
    heroes.release(hero, code)
    # A box may sell something that heals; it is an article like others.
    supply.put_back(g, s, code)
    emit(g, s, events.USED, h, code, hero.space, 0, "AN-HERB-2")
    heroes.gain_willpower(g, s, h, face_of(code), "AN-HERB-2")


def look_refusal(g: Board, s: State, h: int, space: int) -> str:
    """Through a telescope: what is hidden on an adjacent space may be turned.

    A gem is turned up by who stands on its space, too. What an ally sees is among the answers of
    who leads it.
    """
    # rule: AN-ITEM-8, AN-L4-2, FE-ITEM-6, FE-OBJ-4
    hero = s.heroes[h]
    if space == hero.space:
        return "" if _has_hidden_gem(g, s, space) else "AN-ITEM-8"
    if not heroes.find(g, hero, SEES) or space < 0 or space >= g.book.size:
        return "AN-ITEM-8"
    if not land.linked(g, s, hero.space, space):
        return "AN-ITEM-8"
    if tokens.any_hidden(g, s, space) or (g.book.sought and search.is_sought(g, s, space)):
        return ""
    return "AN-ITEM-8"


def ally_sees(g: Board, s: State, h: int, space: int) -> bool:
    """Does the hero lead an ally that may reveal the fog token where it has come to?"""
    # rule: FE-VOLP-2
    f = s.agenda[-1]
    if f.kind != ALLY or f.who != h or not g.book.figure_reveals[f.args[0]]:
        return False
    there = space >= 0 and s.figures[f.args[0]] == space
    return there and tokens.fog_on(g, s, space) == UNSEEN


def _hidden_gem(g: Board) -> int:
    return thing(g.book.kind_by_ability[GEM], HIDDEN)


def _has_hidden_gem(g: Board, s: State, space: int) -> bool:
    gem = _hidden_gem(g)
    for i, at in enumerate(s.loose_at):
        if at == space and s.loose[i] == gem:
            return True
    return False


def look(g: Board, s: State, h: int, space: int) -> None:
    """A telescope turns everything there, who stands there one gem alone, an ally fog alone."""
    # rule: AN-L4-2, FE-VOLP-2
    if ally_sees(g, s, h, space):
        tokens.reveal_fog(s, h, space, "FE-VOLP-2")
    elif space == s.heroes[h].space:
        tokens.turn_up(s, h, _hidden_gem(g), "AN-L4-2")
    else:
        # rule: SS-HIDE-2
        search.seek(g, s, h, space, len(s.agenda))
        tokens.reveal(s, h, space, "AN-ITEM-8")


# The falcon.


def ready_falcon(g: Board, hero: Hero) -> int:
    """The falcon on this board that has not flown today, or 0."""
    for code in hero.things:
        if ability_of(g, code) == EXCHANGES and face_of(code) == READY:
            return code
    return 0


def ready_falcons(g: Board, s: State) -> None:
    """At sunrise every falcon is ready again, carried or not."""
    # rule: AN-ITEM-7
    for hero in s.heroes:
        for i, code in enumerate(hero.things):
            if ability_of(g, code) == EXCHANGES:
                hero.things = with_value(hero.things, i, thing(kind_of(code), READY))
    for i, code in enumerate(s.loose):
        if ability_of(g, code) == EXCHANGES:
            s.loose = with_value(s.loose, i, thing(kind_of(code), READY))


def falcon_refusal(g: Board, s: State, h: int, one: int, other: int) -> str:
    """Once a day a falcon lets two heroes exchange wherever they are, but not in every fight."""
    # rule: AN-ITEM-7, FE-ITEM-7
    if one < 0 or one >= other or other >= len(s.heroes):
        return "AN-ITEM-7"
    falcon = ready_falcon(g, s.heroes[h])
    if not falcon or not _serves(s, h, g.book.things[kind_of(falcon)], one, other):
        return "AN-ITEM-7"
    if not _can_send(g, s.heroes[one]) and not _can_send(g, s.heroes[other]):
        return "AN-ITEM-7"
    apart = rubble.parts(g, s, s.heroes[one].space, s.heroes[other].space)
    return "AN-TREAS-4" if apart else ""


def _serves(s: State, h: int, falcon: ThingKind, one: int, other: int) -> bool:
    """Does it fly now, between two rounds say, and for these two?"""
    # rule: FE-ITEM-7
    if s.battle is not None and not falcon.between_rounds:
        return False
    return not falcon.for_bearer or h in (one, other)


def _can_send(g: Board, hero: Hero) -> bool:
    """Has the hero anything that a falcon carries?"""
    for code in belongings(g, hero):
        if not _flight_refusal(g, code):
            return True
    return False


def fly(g: Board, s: State, h: int, one: int, other: int) -> None:
    """The falcon is turned, and the exchange begins."""
    hero = s.heroes[h]
    code = ready_falcon(g, hero)
    heroes.release(hero, code)
    heroes.hold(hero, thing(kind_of(code), FLOWN))
    emit(g, s, events.USED, h, code, hero.space, 0, "AN-ITEM-7")
    f = Frame(EXCHANGE, "", 0, h, [one, other, 0])
    s.agenda.append(f)
    _skip_idle(g, s, f)


def sender(f: Frame) -> int:
    """The hero who says now what leaves the own board."""
    return f.args[f.at]


def send_refusal(g: Board, s: State, f: Frame, a: Action) -> str:
    """Small things, helms, gold and gems fly both ways; large things and farmers do not."""
    if f.kind != EXCHANGE or a.who != sender(f) or a.b != f.args[1 - f.at]:
        return "AN-ITEM-7"
    if not has(g, s.heroes[a.who], a.a) or is_fixed(g, a.a):
        return "AN-ITEM-11"
    return _flight_refusal(g, a.a)


def _flight_refusal(g: Board, code: int) -> str:
    """Does a falcon carry this?"""
    kind = g.book.things[kind_of(code)]
    if not kind.flies:
        return "SS-MIS-GATE-4"
    return "AN-ITEM-7" if kind.slot == LARGE or heroes.is_farmer(g, code) else ""


def done_refusal(g: Board, s: State, f: Frame, h: int) -> str:
    """Nobody is done who has no slot for all that came."""
    if f.kind != EXCHANGE or h != sender(f):
        return "AN-ITEM-7"
    return "AN-HERO-4" if heroes.overfull(g, s.heroes[h]) else ""


def ask(g: Board, s: State, f: Frame) -> Pending:
    """One more piece to send, or done."""
    h = sender(f)
    return decide(s.heroes[h].seat, h, "ask-exchange", _answers(g, s, f))


def _answers(g: Board, s: State, f: Frame) -> list[Action]:
    h = sender(f)
    options: list[Action] = []
    for code in belongings(g, s.heroes[h]):
        send = Action(SEND, h, code, f.args[1 - f.at])
        if not send_refusal(g, s, f, send):
            options.append(send)
    if not done_refusal(g, s, f, h):
        options.append(Action(DONE, h))
    return options


def answer(g: Board, s: State, f: Frame, a: Action) -> None:
    """Heroes send in turns; when both are done one after the other, the exchange is over."""
    if a.verb == SEND:
        give(g, s, a.who, a.a, a.b, "AN-ITEM-7")
        _note(f, a)
        f.args[2] = 0
    else:
        f.args[2] += 1
        f.at = 1 - f.at
    _skip_idle(g, s, f)


def _skip_idle(g: Board, s: State, f: Frame) -> None:
    """Who has nothing to send is not asked."""
    while f.args[2] < 2:
        options = _answers(g, s, f)
        if len(options) > 1 or options[0].verb == SEND:
            return
        f.args[2] += 1
        f.at = 1 - f.at
    s.agenda.pop()
    for i in range(3, len(f.args), 2):
        owner = f.args[i + 1]
        emit(g, s, events.ARRIVED, owner, f.args[i], s.heroes[owner].space, 1, "AN-ITEM-7")


def _note(f: Frame, a: Action) -> None:
    """Remember who has it now; sent back, it has not changed boards."""
    for i in range(3, len(f.args), 2):
        if f.args[i] == a.a and f.args[i + 1] == a.who:
            del f.args[i : i + 2]
            return
    f.args.append(a.a)
    f.args.append(a.b)


def why_not(g: Board, s: State, a: Action) -> str:
    """The rule against an input while a falcon's exchange is open."""
    f = s.agenda[-1]
    if a.verb == SEND:
        return send_refusal(g, s, f, a)
    if a.verb == DONE:
        return done_refusal(g, s, f, a.who)
    return "AN-ITEM-7"
