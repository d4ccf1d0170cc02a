"""Key values of a game among cards, in one line."""

from rietland.castle import verbs
from rietland.castle.game import CastleGame
from rietland.castle.state import COMPLETED, DECK, GALLERY, NARRATOR_PILE, PLACES, State
from rietland.kernel.pile import UNSEEN
from rietland.kernel.slots import card_of, is_up
from rietland.kernel.state import PLAYING, WON


def castle_values(game: CastleGame, s: State) -> str:
    """What a person would look at first: time, heroes, locations, trophies, missions."""
    piles = (s.narrators.stacks[NARRATOR_PILE], s.encounters.stacks[DECK], s.allies.stacks[0])
    parts = [f"turn {s.turns} pile {len(piles[0])} deck {len(piles[1])} allies {len(piles[2])}"]
    parts += [_hero(game, s, h) for h in range(len(s.heroes))]
    parts += [_place(game, s, place) for place in range(1, PLACES + 1)]
    names = [game.book.encounters[card_of(slot)].name for slot in s.encounters.stacks[GALLERY]]
    if names:
        parts.append(f"gallery {' '.join(sorted(names))}")
    if s.spirit_at:
        parts.append(f"spirit {s.spirit_at} {verbs.SPIRIT_FACES[s.spirit_face]}")
    parts.append(f"missions {len(s.missions.stacks[COMPLETED])} supply w{s.willpower}")
    if s.result != PLAYING:
        parts.append(f"{'won' if s.result == WON else 'lost'} {s.why}")
    else:
        parts.append(game.pending(s).prompt)
    return "; ".join(parts)


def _hero(game: CastleGame, s: State, h: int) -> str:
    hero = s.heroes[h]
    kind = game.book.heroes[hero.kind]
    cards = game.book.hand_cards
    words = [game.party[h], str(hero.place), f"w{hero.willpower}"]
    if kind.axe:
        words.append("sharp" if hero.axe else "blunt")
    words += [f"q{value}" for value in hero.quivers]
    words += [f"-{game.book.grimoires[number].name}" for number in hero.closed]
    words += [cards[card].name for card in hero.hand]
    if hero.played:
        words += ["played", *(cards[card].name for card in hero.played)]
    return " ".join(words)


def _place(game: CastleGame, s: State, place: int) -> str:
    """A location from the top: cards face up, in brackets if known face down, else `?`."""
    words = [str(place)]
    for slot in s.encounters.stacks[place]:
        if slot == UNSEEN:
            words.append("?")
        else:
            name = game.book.encounters[card_of(slot)].name
            words.append(name if is_up(slot) else f"({name})")
    for slot in s.missions.stacks[place]:
        words.append("on " + (game.book.missions[card_of(slot)].name if slot >= 0 else "?"))
    return " ".join(words)
