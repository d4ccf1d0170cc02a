"""What shaken games upset besides: the land, loads, tokens, cards, hours and what lies hidden."""

from random import Random

from rietland.board.game import BoardGame
from rietland.board.legend import own_cards
from rietland.board.pieces import creatures, figures, token_kinds, tokens
from rietland.board.pieces.heroes import is_out
from rietland.board.pieces.things import FOLLOWS, HIDDEN, MONEY, thing
from rietland.board.state import State


def upset(game: BoardGame, s: State, random: Random) -> None:
    """Any of it, near the heroes if it has a place."""
    near = [hero.space for hero in s.heroes if not is_out(hero)]
    for change in (_land, _crowd, _loads, _hidden, _tokens, _cards, _track, _day, _company):
        if random.random() < 0.5:
            change(game, s, random, near)
    game.go_on(s)


def _land(game: BoardGame, s: State, random: Random, near: list[int]) -> None:
    """Bridges are down, merchants closed."""
    book = game.book
    for bridge in range(len(book.bridges)):
        if bridge not in s.broken and random.random() < 0.4:
            s.broken = [*s.broken, bridge]
    merchants = [at for at in range(book.size) if book.merchant[at] and at not in near]
    s.closed_merchants = sorted(random.sample(merchants, min(1, len(merchants))))


def _crowd(game: BoardGame, s: State, random: Random, near: list[int]) -> None:
    """Creatures of several kinds hold a space together."""
    space = random.choice(near)
    s.crowds = [*s.crowds, space]
    kinds = [kind for kind, one in enumerate(game.book.creatures) if one.counted]
    for kind in random.sample(kinds, min(3, len(kinds))):
        creatures.place(game, s, kind, space, -1, 0, "test")


def _loads(game: BoardGame, s: State, random: Random, _near: list[int]) -> None:
    """Creatures and figures carry things."""
    things = [
        thing(number, kind.face)
        for number, kind in enumerate(game.book.things)
        if kind.pile < 0 and kind.ability not in (MONEY, FOLLOWS)
    ]
    for c in creatures.standing(s):
        if random.random() < 0.4:
            s.creature_load = [*s.creature_load]
            s.creature_load[c] = random.choice(things)
    for figure, space in enumerate(s.figures):
        if space >= 0 and random.random() < 0.3:
            figures.load(s, figure, random.choice(things))


def _hidden(game: BoardGame, s: State, random: Random, near: list[int]) -> None:
    """Things lie face down where heroes are, and beside them."""
    for number, kind in enumerate(game.book.things):
        for at in (
            random.choice(near),
            random.choice(game.book.roads[random.choice(near)] or near),
        ):
            if kind.pile >= 0 and tokens.left(game, s, number) > 0:
                tokens.put(s, thing(number, HIDDEN), at)


def _tokens(game: BoardGame, s: State, random: Random, near: list[int]) -> None:
    """Tokens of all kinds, some of them under heroes."""
    for kind in range(len(game.book.tokens)):
        beside = [to for at in near for to in game.book.roads[at]]
        token_kinds.lay(game, s, kind, random.sample([*near, *beside], 3), "test")


def _cards(game: BoardGame, s: State, random: Random, _near: list[int]) -> None:
    """Cards of their own for heroes, some of them settled; cards that wait."""
    for deck, one in enumerate(game.book.decks):
        if one.needs:
            for card in random.sample(range(len(one.cards)), min(2, len(one.cards))):
                own_cards.deal(game, s, deck, card, random.randrange(len(s.heroes)), "test")
    s.card_state = [random.choice([state, own_cards.DONE]) for state in s.card_state]
    waits = [number for number in range(len(game.book.waits)) if number not in s.waiting_cards]
    s.waiting_cards = [*s.waiting_cards, *random.sample(waits, min(2, len(waits)))]


def _track(game: BoardGame, s: State, random: Random, _near: list[int]) -> None:
    """The narrator is further on, and stars lie ahead."""
    s.narrator = min(s.narrator + random.randint(0, 4), s.last_letter - 2)
    cards = [card for card in range(len(game.book.cards)) if card not in s.read]
    for card in random.sample(cards, min(2, len(cards))):
        s.star_at = [*s.star_at, s.narrator + random.randint(1, 2)]
        s.star_card = [*s.star_card, card]


def _day(game: BoardGame, s: State, random: Random, _near: list[int]) -> None:
    """A late day: overtime costs something else, creatures are stronger, somebody rests."""
    s.overtime = [random.choice([cost, -1, 1]) for cost in s.overtime]
    s.creature_bonus = random.randint(0, 2)
    if random.random() < 0.5:
        s.skipped = [random.choice(game.book.sunrise)]
    h = random.randrange(len(s.heroes))
    if h != s.active:
        s.heroes[h].resting = True
        s.rooster = h


def _company(game: BoardGame, s: State, random: Random, _near: list[int]) -> None:
    """Figures go along with heroes."""
    for figure, space in enumerate(s.figures):
        h = random.randrange(len(s.heroes))
        if space >= 0 and game.book.figure_led[figure] and space == s.heroes[h].space:
            figures.guide(game, s, h, figure)
