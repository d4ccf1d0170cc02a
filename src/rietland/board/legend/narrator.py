"""The legend: narrator, letters with stars, cards that wait at spaces.

LETTERS frame: `at` counts the letters the narrator has still to go; `ref` says by which card.
Or it has cards of a letter in `args`, which are read when those before them are done.
"""

from rietland.board import events
from rietland.board.base import Board
from rietland.board.frames import LETTERS
from rietland.board.legend import event_cards
from rietland.board.state import AT_END, State
from rietland.kernel.control import emit, push_run, read_card
from rietland.kernel.copy_on_write import without
from rietland.kernel.frame import Frame


def advance_narrator(g: Board, s: State, rule: str) -> None:
    """One letter on; a star there is read at once."""
    # rule: AN-GEN-3, AN-GEN-4
    if s.narrator < s.last_letter:
        enter_letter(g, s, s.narrator + 1, rule)


def go_on(s: State, letters: int, rule: str) -> None:
    """Several letters on; what each says is done before the narrator leaves it."""
    s.agenda.append(Frame(LETTERS, rule, letters, -1, []))


def step(g: Board, s: State, f: Frame) -> bool:
    # rule: AN-GEN-5, AN-OPEN-33
    if f.args:
        s.agenda.pop()
        _read_in_turn(g, s, f.args, f.ref)
        return True
    if f.at == 0:
        s.agenda.pop()
        return True
    f.at -= 1
    advance_narrator(g, s, f.ref)
    return True


def go_to_letter(g: Board, s: State, letter: int, rule: str) -> None:
    """Straight to a letter; those jumped over are not read."""
    # rule: AN-END-3, AN-OPEN-21
    if letter != s.narrator:
        enter_letter(g, s, letter, rule)


def enter_letter(g: Board, s: State, letter: int, rule: str) -> None:
    """The narrator comes to a letter, whatever moved it, and reads there."""
    # rule: AN-GEN-5
    s.narrator = letter
    emit(g, s, events.NARRATOR, -1, -1, -1, letter, rule)
    _read_stars(g, s, rule)


def _read_stars(g: Board, s: State, rule: str) -> None:
    """Read every card whose star lies on the narrator's letter.

    What is drawn from a pile there comes before the cards of the letter.
    """
    # rule: AN-GEN-5, AN-GEN-7
    drawn: list[int] = []
    cards: list[int] = []
    i = 0
    while i < len(s.star_at):
        at_end = s.star_at[i] == AT_END and s.narrator >= s.last_letter
        if s.star_at[i] == s.narrator or at_end:
            if s.star_card[i] < 0:
                drawn.append(-1 - s.star_card[i])
            else:
                cards.append(s.star_card[i])
            s.star_at = without(s.star_at, i)
            s.star_card = without(s.star_card, i)
        else:
            i += 1
    _read_in_turn(g, s, cards, rule)
    for deck in reversed(drawn):
        event_cards.draw(s, deck, -1, rule)


def _read_in_turn(g: Board, s: State, cards: list[int], rule: str) -> None:
    """Each card is carried out before the next one is shown."""
    # rule: AN-GEN-5, SS-SETUP-11
    if len(cards) > 1:
        s.agenda.append(Frame(LETTERS, rule, 0, -1, cards[1:]))
    if cards:
        read_card(g, s, cards[0])


def read_star(g: Board, s: State, star: int) -> None:
    """The card of a star is read at once, wherever the star lies."""
    # rule: SS-KEN-3
    card = s.star_card[star]
    s.star_at = without(s.star_at, star)
    s.star_card = without(s.star_card, star)
    read_card(g, s, card)


def move_end(g: Board, s: State, letter: int, side: int, rule: str) -> None:
    """The end token goes to a letter; where the narrator is, or before, the legend ends."""
    # rule: AN-L4-5
    s.last_letter = max(0, letter)
    s.end_token = side
    emit(g, s, events.END_LETTER, -1, side, -1, s.last_letter, rule)
    if s.narrator >= s.last_letter:
        _read_stars(g, s, rule)


def meet_waiting(g: Board, s: State, h: int) -> None:
    """A hero sets foot where a card waits: it takes effect, in passing too."""
    # rule: AN-EVENT-5, AN-OPEN-27
    space = s.heroes[h].space
    for number in s.waiting_cards[:]:
        wait = g.book.waits[number]
        if space in wait.spaces:
            s.waiting_cards = without(s.waiting_cards, s.waiting_cards.index(number))
            emit(g, s, events.FOUND, h, number, space, 0, "AN-EVENT-5")
            push_run(s, wait.ref + "/do", h)
