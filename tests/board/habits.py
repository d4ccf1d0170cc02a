"""What a board game knows of its own pieces, tracks and secrets, for the conformance properties."""

from rietland.board.book import EVENT_CARDS, FOG_TOKENS
from rietland.board.frames import ALLY, EXCHANGE, FOG, PICK, SPLIT, WALK
from rietland.board.game import BoardGame
from rietland.board.pieces.heroes import is_farmer, is_out, overfull
from rietland.board.pieces.things import MONEY, face_of, kind_of
from rietland.board.state import IN_CASTLE, SLAIN, State, first_on
from rietland.kernel.frame import CHOOSE, ROLL
from rietland.kernel.game import Game
from rietland.kernel.pile import UNSEEN
from rietland.kernel.state import PLAYING, BaseState
from rietland.ledger import books

RULES = {rule for book in books().values() for rule in book.rules}


def known(game: Game, s: BaseState) -> tuple[BoardGame, State]:
    assert isinstance(game, BoardGame)
    assert isinstance(s, State)
    return game, s


def articles(game: Game, s: BaseState) -> object:
    """Articles of each kind, on the equipment board, held, lying, carried: none appears or goes."""
    g, s = known(game, s)
    found = s.stock[:]
    held = [code for hero in s.heroes for code in hero.things]
    for code in [*held, *s.loose, *(load for load in s.creature_load if load)]:
        found[kind_of(code)] += 1
    return [count for kind, count in enumerate(found) if g.book.things[kind].returns]


def faults(game: Game, s: BaseState) -> list[str]:
    """Tracks out of bounds, two creatures on a space, an index that lies."""
    g, s = known(game, s)
    return [*hero_faults(g, s), *creature_faults(g, s), *token_faults(g, s), *agenda_faults(s)]


def hero_faults(g: BoardGame, s: State) -> list[str]:
    found: list[str] = []
    kinds = [frame.kind for frame in s.agenda]
    # While a loss is shared out somebody may stand at 0; they fall when it is done.
    least = 0 if SPLIT in kinds else 1
    for name, hero in zip(g.party, s.heroes, strict=True):
        if is_out(hero):
            if hero.things or hero.gold or hero.farmers or not hero.resting:
                found.append(f"{name} is out and has something, or is awake")
            continue
        if not least <= hero.willpower <= g.book.max_willpower:
            found.append(f"{name} has {hero.willpower} willpower")
        if not 1 <= hero.strength <= g.book.max_strength:
            found.append(f"{name} has {hero.strength} strength")
        if not 0 <= hero.hours <= g.book.hours + len(g.book.overtime):
            found.append(f"{name} has used {hero.hours} hours")
        if hero.gold < 0 or hero.farmers < 0:
            found.append(f"{name} has {hero.gold} gold and {hero.farmers} farmers")
        if hero.space in g.book.closed_to_heroes:
            found.append(f"{name} stands on {hero.space}")
        if hero.things != sorted(hero.things):
            found.append(f"the things of {name} are not sorted")
        if overfull(g, hero) and EXCHANGE not in kinds:
            found.append(f"{name} holds {hero.things}, more than the slots")
        for code in hero.things:
            if face_of(code) not in g.book.things[kind_of(code)].faces:
                found.append(f"{name} holds {code}, which is nothing")
    return found


def creature_faults(g: BoardGame, s: State) -> list[str]:
    found: list[str] = []
    for c, space in enumerate(s.creature_space):
        shares = g.book.creatures[s.creature_kind[c]].shares
        if space >= 0 and s.occupant[space] != c and space not in s.crowds and not shares:
            found.append(f"creature {c} is on {space}, where {s.occupant[space]} is")
    for space, c in enumerate(s.occupant):
        if c >= 0 and s.creature_space[c] != space:
            found.append(f"{space} holds creature {c}, which is on {s.creature_space[c]}")
        if c != first_on(g.book, s, space):
            found.append(f"{first_on(g.book, s, space)} is the first on {space}, not {c}")
    for number, kind in enumerate(g.book.creatures):
        # An opponent with a name comes even when no figure of its kind is left (AN-L3-18).
        out = [
            space
            for k, space, name in zip(
                s.creature_kind, s.creature_space, s.creature_name, strict=True
            )
            if k == number and name < 0 and (space >= 0 or space in (SLAIN, IN_CASTLE))
        ]
        if len(out) > kind.figures:
            found.append(f"{len(out)} figures of {kind.name}, the box has {kind.figures}")
    if s.intruders > s.shields:
        found.append(f"{s.intruders} creatures on {s.shields} shields")
    return found


def token_faults(g: BoardGame, s: State) -> list[str]:
    found: list[str] = []
    # While the group picks circles to leave empty, more backs lie there than there are tokens.
    picking = any(frame.kind == PICK for frame in s.agenda)
    for name, pile in (("fog", s.piles[FOG_TOKENS]), ("event", s.piles[EVENT_CARDS])):
        hidden = sum(stack.count(UNSEEN) for stack in pile.stacks)
        if hidden != pile.left() and not picking:
            found.append(f"{hidden} {name} backs for {pile.left()} unseen faces")
    # Where the end token goes back to the narrator, or past, the legend is over.
    if not 0 <= s.narrator <= s.last_letter and s.result == PLAYING:
        found.append(f"the narrator is on {s.narrator}")
    if min(s.stock) < 0:
        found.append("the equipment board owes something")
    if len(s.loose) != len(s.loose_at):
        found.append("a thing lies nowhere")
    alone = [s.loose_at[i] for i, code in enumerate(s.loose) if is_farmer(g, code)]
    if len(alone) + sum(hero.farmers for hero in s.heroes) > 4:
        found.append("more farmers than tokens")
    led = [hero.space for hero in s.heroes if hero.farmers > 0]
    if any(is_creature_on(g, s, space) for space in [*alone, *led]):
        found.append("a farmer lives beside a creature")
    for code in s.loose:
        if g.book.things[kind_of(code)].ability == MONEY and face_of(code) != 1:
            found.append("a pile of gold is not made of pieces")
    return found


def is_creature_on(g: BoardGame, s: State, space: int) -> bool:
    """Who is no creature may spare a farmer who was carried through the fire."""
    c = s.occupant[space]
    return c >= 0 and g.book.creatures[s.creature_kind[c]].counted


def agenda_faults(s: State) -> list[str]:
    """Equal moments are equal states: what has no steps stands at the first, nobody is -1."""
    found: list[str] = []
    for frame in s.agenda:
        if frame.kind in (CHOOSE, ROLL, WALK, FOG, ALLY) and frame.at != 0:
            found.append(f"{frame.to_data()} has no steps")
        if not -1 <= frame.who < len(s.heroes):
            found.append(f"{frame.to_data()} is for a hero who is not there")
    return found


def secrets(game: Game, s: BaseState) -> list[str]:
    """Legend cards not read yet, event cards and cards of piles nobody has seen."""
    g, s = known(game, s)
    found = [
        f'"card-{g.book.box}-{g.book.legend}-{name}"'
        for n, name in enumerate(g.book.cards)
        if n not in s.read
    ]
    for card, unseen in enumerate(s.piles[EVENT_CARDS].unseen):
        deck = g.book.decks[s.deck_number]
        if unseen:
            found.append(f'"event-{g.book.box}-{deck.name}-{deck.cards[card]}"')
    for pile in g.book.decks:
        if pile.pile >= 0:
            for card, unseen in enumerate(s.piles[pile.pile].unseen):
                if unseen == pile.counts[card]:
                    found.append(f'"event-{g.book.box}-{pile.name}-{pile.cards[card]}"')
    return found


def is_rule(game: Game, rule: str) -> bool:
    """An id of the ledger."""
    del game
    return rule in RULES
