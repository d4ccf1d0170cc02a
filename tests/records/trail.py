"""Key values of a trail, in one line."""

from rietland.kernel.pile import UNSEEN
from rietland.kernel.slots import card_of, is_up
from rietland.kernel.state import PLAYING, WON
from rietland.trail.book import WIDTH
from rietland.trail.cards import stack
from rietland.trail.game import TrailGame
from rietland.trail.places import curse_space
from rietland.trail.state import State


def trail_values(game: TrailGame, s: State) -> str:
    """What a person would look at first: pawns, piles, fog, the Curse."""
    spaces = game.lexicon.names["space"]
    parts = [f"turn {s.turns} Curse {spaces[curse_space(game, s)]}"]
    for hero in range(s.size):
        words = [game.party[hero], spaces[s.at[hero]], f"w{s.willpower[hero]}"]
        words += [_pile(game, s, hero, pile) for pile in range(WIDTH)]
        parts.append(" ".join(words))
    decks = [str(len(stack)) for stack in s.cards.stacks[: 1 + len(s.row)]]
    parts.append(f"fog {' '.join(decks)}")
    if s.fires:
        parts.append(f"fires {s.fires}")
    if s.resting:
        parts.append("resting " + " ".join(_card(game, slot) for slot in s.resting[1::2]))
    if s.result != PLAYING:
        parts.append(f"{'won' if s.result == WON else 'lost'} {s.why}")
    else:
        parts.append(game.pending(s).prompt)
    return "; ".join(parts)


def _pile(game: TrailGame, s: State, hero: int, pile: int) -> str:
    return "/".join(_card(game, slot) for slot in stack(s, hero, pile)) or "-"


def _card(game: TrailGame, slot: int) -> str:
    if slot == UNSEEN:
        return "?"
    return game.book.deck[card_of(slot)].name + ("" if is_up(slot) else "~")
