"""Game: the rules of one box bound to one Book. It holds no game; states go in and come out."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rietland.kernel import control
from rietland.kernel.action import Action
from rietland.kernel.book import BaseBook
from rietland.kernel.errors import IllegalAction
from rietland.kernel.frame import CHOOSE, EACH, FAMILY, REPEAT, ROLL, RUN, Frame, unknown
from rietland.kernel.notation import Lexicon
from rietland.kernel.pending import Pending, over
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, BaseState

if TYPE_CHECKING:
    # Records are not compiled, and families make them; here only their names are needed.
    from rietland.views import News, ViewHead

#: A family numbers its own verbs from here on.
FAMILY_VERB: Final = 8


# Tests play a toy game, and tests are not compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Game(control.Rules):
    """What clients, tables, bots and tests know of any game."""

    def __init__(self, book: BaseBook, lexicon: Lexicon) -> None:
        super().__init__(book)
        self.lexicon: Lexicon = lexicon

    # What clients call.

    def start(self, setup: Setup) -> BaseState:
        """A new game, up to its first question. Raises ValueError for a setup that cannot be."""
        raise NotImplementedError

    def pending(self, s: BaseState) -> Pending:
        """The question asked now; asking changes nothing."""
        if s.result != PLAYING:
            return over()
        f = s.agenda[-1]
        if f.kind == CHOOSE:
            return control.ask_choose(self, s, f)
        if f.kind == ROLL:
            return self.base.dice[f.args[1]]
        return self.ask(s, f)

    def apply(self, s: BaseState, a: Action) -> None:
        """Take one input, which must be legal, and go on to the next question."""
        s.news = []
        s.work = 0
        s.seq += 1
        f = s.agenda[-1]
        if f.kind == CHOOSE:
            control.answer_choose(self, s, f, a)
        elif f.kind == ROLL:
            control.answer_roll(self, s, f, a)
        else:
            self.answer(s, f, a)
        self.go_on(s)

    def asides(self, s: BaseState) -> list[Action]:
        """Free acts open now to those who are not asked, also out of turn."""
        raise NotImplementedError

    def concerned(self, s: BaseState) -> list[int]:  # noqa: ARG002 - few questions are a group's
        """Heroes who decide together what is asked now, whoever of them speaks; mostly none."""
        return []

    def can_wait(self, a: Action) -> bool:  # noqa: ARG002 - for families to say
        """Whether an input can as well be given later: nobody is asked for its sake."""
        return False

    def refusal(self, s: BaseState, a: Action) -> str:
        """Nothing when the input is legal now, else the id of the rule that forbids it."""
        if a in self.pending(s).options or a in self.asides(s):
            return ""
        return self.rule(self.why_not(s, a))

    def rule(self, rule: str) -> str:
        """The id by which the box that is played knows a rule; boxes share code."""
        return self.base.rule_ids.get(rule, rule)

    def say(self, a: Action) -> str:
        return self.lexicon.say(a)

    def hear(self, text: str) -> Action:
        return self.lexicon.hear(text)

    def view(self, s: BaseState, seat: int) -> "ViewHead":
        """What a seat may see; seat -1 is a spectator."""
        raise NotImplementedError

    def news(self, s: BaseState, seat: int) -> "list[News]":
        """What a seat may know of the last input, as its view tells it."""
        return self.view(s, seat).news

    def load(self, data: dict[str, object]) -> BaseState:
        """The state that `to_data` wrote. Raises ValueError for anything else."""
        raise NotImplementedError

    # What a family provides.

    def step(self, s: BaseState, f: Frame) -> bool:
        """Move the top frame on by itself; False when it waits for an answer."""
        raise NotImplementedError

    def ask(self, s: BaseState, f: Frame) -> Pending:
        raise NotImplementedError

    def answer(self, s: BaseState, f: Frame, a: Action) -> None:
        raise NotImplementedError

    def why_not(self, s: BaseState, a: Action) -> str:
        """The rule that forbids an input which is not among the options."""
        raise NotImplementedError

    # The loop.

    def go_on(self, s: BaseState) -> None:
        """Move on until a question stands or the game is over. Raises EndlessContent."""
        while True:
            s.work += 1
            if s.work > control.MOST_WORK:
                raise control.endless(s)
            if s.due:  # spares work
                control.wake(self, s)
            if s.result != PLAYING:
                s.agenda = []
                return
            f = s.agenda[-1]
            if f.kind >= FAMILY:
                if not self.step(s, f):
                    return
            elif f.kind == RUN:
                control.step_run(self, s, f)
            elif f.kind == EACH:
                control.step_each(s, f)
            elif f.kind == REPEAT:
                control.step_repeat(s, f)
            elif f.kind == CHOOSE or f.kind == ROLL:
                return
            else:
                raise unknown(f)


def take(game: Game, s: BaseState, text: str) -> None:
    """Hear one input in notation and apply it. Raises MalformedText or IllegalAction."""
    action = game.hear(text)
    rule = game.refusal(s, action)
    if rule:
        raise IllegalAction(f"'{text}' is not allowed now: {rule}", rule)
    game.apply(s, action)


def replay(game: Game, setup: Setup, inputs: list[str]) -> BaseState:
    """The state after these inputs, in notation. Illegal ones raise IllegalAction."""
    s = game.start(setup)
    for text in inputs:
        take(game, s, text)
    return s


def perft(game: Game, s: BaseState, depth: int) -> int:
    """How many sequences of `depth` inputs there are, over all options and outcomes."""
    if depth == 0:
        return 1
    options = game.pending(s).options
    if depth == 1:  # spares work
        return len(options)
    total = 0
    for action in options:
        after = s.copy()
        game.apply(after, action)
        total += perft(game, after, depth - 1)
    return total
