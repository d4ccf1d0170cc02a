"""What the views of all families share: their head, texts, questions, options, news.

Plain names and numbers, no rules. JSON Schema and the browser's types are made from these.
"""

from collections.abc import Callable, Mapping
from typing import Final, Generic, Self, TypeVar

import msgspec

from rietland.kernel.action import Action
from rietland.kernel.control import ENDED, SAID
from rietland.kernel.event import NUMBER, Event, EventTable
from rietland.kernel.notation import Lexicon
from rietland.kernel.pending import Pending
from rietland.kernel.state import WON, BaseState

#: Names of the kinds of question and of the results, by the numbers of the kernel.
KINDS: Final = ["decide", "chance", "over"]
RESULTS: Final = ["playing", "won", "lost"]


class Label(msgspec.Struct, frozen=True):
    """A text to be: its key in the catalogue and what goes into it."""

    key: str
    args: "dict[str, int | str | Label]" = {}


#: What goes into a text.
Args = dict[str, "int | str | Label"]


class Cost(msgspec.Struct):
    """What an option takes from the hero at once."""

    hours: int = 0
    willpower: int = 0
    gold: int = 0
    strength: int = 0


class Sentence(msgspec.Struct):
    """An input in notation, and its words."""

    #: The whole; sent back as it is.
    say: str
    #: Its first word.
    verb: str
    #: What it names beside the verb and the hero who does it: a space, a thing, a card and its use.
    names: list[str]


class Option(Sentence):
    """One thing a seat may say now."""

    #: The hero who does it.
    who: str
    label: Label
    #: Pieces it lights up: `space:14`, `hero:thorn`, `creature:15`, `card:thorn:thorn_1`.
    touch: list[str]
    #: Where it belongs: move, fight, free, end, group, choice; with cards also play or symbol.
    group: str
    #: Nothing where the option is free.
    cost: Cost | None = None
    #: Name of the way, for a choice a card offers.
    way: str = ""
    #: Keys of needed goals that could be met no more afterwards.
    spoils: list[str] = []


class Refused(Sentence):
    """Something a player would expect to do, and the rule that forbids it now."""

    label: Label
    rule: str


class Question(msgspec.Struct):
    """What the game waits for."""

    #: decide, chance or over.
    kind: str
    #: The seat that is asked; -1 for chance and when over.
    seat: int
    #: Name of the hero who is asked, or "".
    who: str
    prompt: Label
    #: Address of the card behind the question, or "".
    rule: str


class Named(msgspec.Struct, frozen=True):
    """A piece, a card or a letter; `<sort>-<name>` is the key of its text, except for letters."""

    #: creature, named, thing, figure, fog, token, card, event, deed, letter, …
    sort: str
    #: As content calls it; of cards and texts of a box after the names of box and legend.
    name: str


class News(msgspec.Struct):
    """Something that happened with the last input."""

    #: Name of the kind of event.
    kind: str
    label: Label
    #: Pieces concerned.
    touch: list[str]
    #: What a reader can open: the id of the rule behind it, or the key of the card or legend.
    rule: str
    # What a client needs to show it happen; nothing a seat may not know.
    #: Name of the hero it happens to, or who does it.
    who: str = ""
    #: The other hero: who gets it, who brings.
    other: str = ""
    #: What it is about.
    what: Named | None = None
    #: Space or location, and the one left; -1 for none.
    where: int = -1
    origin: int = -1
    #: How much; less than 0 where it is lost.
    amount: int = 0
    #: What it took at once, as far as no line of its own tells that.
    cost: Cost | None = None


class ViewHead(msgspec.Struct):
    """What a view of any family begins with."""

    box: str
    legend: str
    difficulty: str
    #: How many inputs were taken; goes back with the next one.
    seq: int
    #: playing, won or lost.
    result: str
    #: Key of the reason for the result, or "".
    why: str
    #: Whose view this is; -1 for a spectator.
    you: int
    pending: Question
    #: What the asked seat may say; empty for everybody else.
    options: list[Option]
    #: Free acts of this seat's heroes beside the question.
    asides: list[Option]
    cannot: list[Refused]
    news: list[News]

    def answers_as(self, lead: Self) -> None:
        """This seat answers what another one is asked."""
        self.options, self.cannot = lead.options, lead.cannot

    def looks_with(self, other: Self) -> None:
        """One screen for two seats: it knows and may do what either may."""
        self.asides = [*self.asides, *other.asides]


def question(pending: Pending, who: str, prompt: Label) -> Question:
    """The question as a view tells it; a prompt that is an address is that of a card."""
    return Question(
        kind=KINDS[pending.kind],
        seat=pending.seat,
        who=who,
        prompt=prompt,
        rule=pending.prompt if "/" in pending.prompt else "",
    )


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment of a finished game that is worth telling."""

    #: The position it led to; a replay goes there.
    seq: int
    #: Its day or turn.
    when: Label
    label: Label
    #: Whether it was good for the heroes.
    good: bool
    #: The higher, the sooner it is told.
    weight: int


class Chronicle(msgspec.Struct, frozen=True):
    """The story of a finished game in short."""

    #: How it came out in numbers: how long it took, what was done, how close it was.
    facts: list[Label]
    #: In the order they happened.
    points: list[TurningPoint]


#: Turning points that are told at most.
MOST_POINTS = 8


def weightiest(points: list[TurningPoint]) -> list[TurningPoint]:
    """The points of most weight, in the order they happened."""
    kept = sorted(points, key=lambda point: -point.weight)[:MOST_POINTS]
    return sorted(kept, key=lambda point: point.seq)


G = TypeVar("G")
S = TypeVar("S", bound=BaseState)
#: Meanings of `where` that are places of the view.
PLACES: Final = ("space", "before_castle", "place", "stage", "target")


class Log(Generic[G, S]):
    """How a family tells of events: a text for each kind, and what its columns put into it."""

    def __init__(
        self,
        table: EventTable,
        key: Callable[[str], str],
        hero: Callable[[G, int], str],
        columns: Mapping[str, Callable[[G, S, Event], Args]],
        wordings: Mapping[int, Callable[[G, S, Event], str]],
        origins: Mapping[str, Callable[[G, Event], int]],
    ) -> None:
        self.table = table
        #: The text that tells of a kind of this name.
        self.key = key
        self.hero = hero
        #: By what a column means; those left out put nothing into a text.
        self.columns = columns
        #: Which wording of its text fits a kind of event; the others have one only.
        self.wordings = wordings
        #: The space left, by what the column means that tells it.
        self.origins = origins

    def label(self, g: G, s: S, e: Event, hidden: bool = False) -> Label:
        """A line of the log; what is hidden from a reader goes without `what`."""
        who = {"who": Label(f"hero-{self.hero(g, e.who)}")} if e.who >= 0 else {}
        if e.kind == SAID:
            return Label(e.rule, {**who})
        row = self.table.rows[e.kind]
        key = self.key(row.name)
        if e.kind == ENDED:
            return Label(f"{key}.won" if e.what == WON else key, {"why": Label(s.why)})
        args: Args = {"amount": abs(e.amount), **who}
        for meaning in (row.where, "" if hidden else row.what, row.amount):
            if meaning in self.columns:
                args.update(self.columns[meaning](g, s, e))
        wording = ""
        if e.kind in self.wordings and not hidden:
            wording = self.wordings[e.kind](g, s, e)
        return Label(f"{key}.{wording}" if wording else key, args)

    def news(self, g: G, e: Event, label: Label, touch: list[str], rule: str) -> News:
        """The event as a client can show it happen."""
        row = self.table.rows[e.kind]
        line = News(row.name, label, touch, rule)
        line.who = self.hero(g, e.who) if e.who >= 0 else ""
        line.what = named_in(label)
        line.where = e.where if row.where in PLACES else -1
        line.amount = e.amount if row.amount == NUMBER else 0
        for meaning in (row.where, row.what, row.amount):
            if meaning in self.origins:
                line.origin = self.origins[meaning](g, e)
        if "hero" in (row.what, row.amount):
            line.other = self.hero(g, e.what if row.what == "hero" else e.amount)
        return line


def named_in(label: Label) -> Named | None:
    """What a log line is about, as far as the line names it: what is hidden stays hidden."""
    what = label.args.get("what")
    if isinstance(what, Label):
        sort, _, name = what.key.removesuffix(".title").partition("-")
        return Named(sort, name)
    letter = label.args.get("letter")
    return Named("letter", letter) if isinstance(letter, str) else None


def sentence(lexicon: Lexicon, a: Action) -> tuple[str, str, list[str]]:
    """The fields of a Sentence."""
    names = [
        lexicon.name(sort, value)
        for sort, value in zip(lexicon.shapes[a.verb][1:], (a.a, a.b), strict=True)
        if sort
    ]
    return lexicon.say(a), lexicon.verbs[a.verb], names
