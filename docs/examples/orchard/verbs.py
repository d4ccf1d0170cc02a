"""What can be said in an orchard."""

from typing import Final

from orchard.book import OrchardBook
from rietland.kernel.control import CHOSEN, DRAWN, ROLLED
from rietland.kernel.game import FAMILY_VERB
from rietland.kernel.notation import Lexicon

PICK: Final = FAMILY_VERB  # an apple from the tree
TURN: Final = FAMILY_VERB + 1  # a card of the weather over
EAT: Final = FAMILY_VERB + 2  # an apple of one's own; free
GIVE: Final = FAMILY_VERB + 3  # an apple to the other player; a: player


def lexicon(book: OrchardBook) -> Lexicon:
    """Verb, word, and what each of the three numbers is."""
    made = Lexicon()
    made.verb(ROLLED, "roll", "", "number", "")
    made.verb(CHOSEN, "choose", "hero", "choice", "")
    made.verb(DRAWN, "draw", "", "card", "")
    made.verb(PICK, "pick", "hero", "", "")
    made.verb(TURN, "turn", "hero", "", "")
    made.verb(EAT, "eat", "hero", "", "")
    made.verb(GIVE, "give", "hero", "hero", "")
    made.names = {"hero": book.players(), "choice": book.choices, "card": book.weather}
    return made
