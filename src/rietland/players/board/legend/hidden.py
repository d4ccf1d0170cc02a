"""Hidden: fog, tokens and secrets under which what the legend wants may be found."""

from rietland.board.book import Book
from rietland.players.board.legend import reading
from rietland.vocabulary import board as words


class Hidden:
    """What a Book says of it."""

    def __init__(self, book: Book) -> None:
        #: Fog faces the legend listens for, and the triggers that do.
        self.faces: list[int] = []
        self.listeners: list[int] = []
        #: By kind of thing: fog hides one.
        self.in_fog: list[bool] = [False] * len(book.things)
        #: By kind of token: the kinds of wanted things that turning one may bring into play.
        self.under: list[list[int]] = [[] for _ in book.tokens]
        #: Those who follow and bring along what is wanted.
        self.escort: list[int] = []
        #: By secret that heroes search for: the figure they find, or -1.
        self.figures: list[int] = [reading.figure_found(book, name) for name in book.secrets]
        for ref, effects in book.lists.items():
            for effect in effects if ref.startswith("fog/") else []:
                if type(effect) is words.Gain:
                    for name in effect.things:
                        self.in_fog[book.thing_kind(name)] = True
        for number, trigger in enumerate(book.triggers):
            if type(trigger.when) is words.FogFound and trigger.when.face:
                self.faces.append(book.fog_faces.index(trigger.when.face))
                self.listeners.append(number)

    def read_wanted(self, book: Book, wanted: list[int]) -> None:
        """Where one of these kinds of things is found, or who brings it along."""
        for kind in wanted:
            thing = book.things[kind].name
            for number, token in enumerate(book.tokens):
                if reading.brings(book, f"token/{token.name}", thing, 0):
                    self.under[number].append(kind)
        for trigger in book.triggers:
            if type(trigger.when) is words.FollowerArrives:
                for kind in wanted:
                    if reading.brings(book, trigger.ref, book.things[kind].name, 0):
                        self.escort.append(book.thing_kind(trigger.when.thing))
