"""The client: shows the question, takes a line, shows what happened. It knows no rules."""

from collections.abc import Callable
from typing import Final

import msgspec

from rietland.board.view.types import Way
from rietland.kernel.action import CHANCE
from rietland.ledger import UnknownRule, rule_text, say_rule
from rietland.table import replay_log
from rietland.table.chronicle import chronicle
from rietland.table.errors import MalformedText, TableError, detail_of
from rietland.table.journal import Journal
from rietland.table.table import Happened, Table
from rietland.terminal import choice, odds, saves
from rietland.terminal.companion_commands import CompanionCommands
from rietland.terminal.console import HELP, QUIT, Terminal
from rietland.terminal.screen import log_line, screen_of
from rietland.views import Cost, Label, News, Option
from rietland.words import Catalogue

#: Lines of the log when no number is given.
LOG: Final = 20
#: What happened when a card was revealed.
READ_OUT: Final = ("read", "event", "mission", "narrator", "dealt", "shown")


class Client:
    """People around one keyboard, who lead every hero without a companion."""

    def __init__(
        self, table: Table, journal: Journal, terminal: Terminal, words: Catalogue
    ) -> None:
        self.journal = journal
        self.terminal = terminal
        #: How much of the table's log was shown.
        self.shown = 0
        #: The line of the log that was told last; that of the end may say why already.
        self.last_line = ""
        self.sit_down(table, words)
        self.look_again()
        #: Commands that may say more, and those of one word.
        self.with_rest: dict[str, Callable[[str], None]] = {
            "why": self.why, "rule": self.rule, "undo": self.undo, "log": self.log,
            "save": self.save, "load": self.load, "order": self.order, "withdraw": self.withdraw,
        }  # fmt: skip
        self.alone: dict[str, Callable[[], None]] = {
            **dict.fromkeys(HELP, self.help), "look": self.look, "goals": self.goals,
            "odds": self.odds, "hint": self.hint, "free": self.free, "options": self.ask,
        }  # fmt: skip

    def sit_down(self, table: Table, words: Catalogue) -> None:
        """Turn to a table; its cards say what holds for its heroes and its difficulty."""
        setup = table.row.setup
        self.table = table
        self.words = words.in_game(len(setup.heroes), setup.difficulty, setup.box)
        self.screen = screen_of(table.game, self.words)
        self.companion_commands = CompanionCommands(table, self.words)
        #: The seat that looks at the terminal now: the one that is asked.
        self.seat = _seat(table)

    # The loop.

    def run(self) -> None:
        """Play until there are no more lines or somebody quits; the game is kept either way."""
        self.catch_up()
        self.ask()
        while True:
            line = self.terminal.read("> ")
            if line is None or line.strip() in QUIT:
                break
            if line.strip() and not line.lstrip().startswith("#"):
                self.take(line.strip())
        self.table.rest()
        self.say("plain-kept", id=self.table.id)

    def take(self, line: str) -> None:
        """One line: an option said just so, else a command, else an option in short."""
        self.look_again()
        try:
            said = choice.exact(line, self.options, self.asides)
            if said:
                self.submit(said)
            elif not self.command(line):
                self.choose(line)
        except choice.Ambiguous as several:
            self.say("plain-ambiguous", line=line, choices=", ".join(several.choices))
        except choice.NoSuchNumber as wrong:
            if self.table.is_over:
                self.say("plain-over-already")
            else:
                self.say("plain-no-option", number=wrong.number, count=wrong.count)
        except TableError as error:
            self.terminal.write(self.words.say(error.detail), "red")

    def command(self, line: str) -> bool:
        """Do what a command says; False when the line is none."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word in ("order", "withdraw") and not rest:
            self.say("plain-usage", usage=self.words.text("plain-order-usage"))
        elif word in self.with_rest:
            self.with_rest[word](rest)
        elif word in self.alone and not rest:
            self.alone[word]()
        else:
            return False
        return True

    def withdraw(self, rest: str) -> None:
        self.write_lines(self.companion_commands.withdraw(rest))
        self.companion_commands.remember()

    def help(self) -> None:
        self.say(self.screen.HELP)

    def look(self) -> None:
        self.write_lines(list(self.screen.lines(self.view)))

    def goals(self) -> None:
        goals = list(self.screen.goals(self.view))
        self.write_lines(goals or [self.words.text("plain-goals-none")])

    def hint(self) -> None:
        self.write_lines(self.companion_commands.hint(self.seat, self.options))

    # Playing.

    def choose(self, line: str) -> None:
        routes = self.screen.routes(self.view, line)
        if routes is not None and not self.table.is_over:
            self.go(line, routes)
            return
        # The number of a space is never the beginning of another one.
        way = choice.way(line, self.view.pending.who, self.screen.ways(self.view))
        said = "" if way else choice.find(line, self.options, self.asides)
        if way:
            self.walk(way)
        elif said:
            self.submit(said)
        elif self.table.is_over:
            self.say("plain-over-already")
        else:
            self.refuse(line)

    def go(self, line: str, routes: list[list[str]]) -> None:
        """Go there by the only way; of several the first inputs are named, or the ways asked."""
        first = list(dict.fromkeys(said[0] for said in routes))
        if not routes:
            self.say("trail-no-way", line=line)
        elif len(routes) == 1:
            self.submit(*routes[0])
        elif len(first) == 1:
            self.submit(first[0])
        else:
            raise choice.Ambiguous(first)

    def walk(self, way: Way) -> None:
        """Walk several spaces in one go; a way that ends too early is not begun."""
        who = self.view.pending.who
        if way.why is None:
            self.submit(*(f"walk {who} {space}" for space in way.path))
        else:
            why = self.words.say(way.why)
            self.say("plain-too-far", to=way.to, why=why, command=f"walk {who} {way.path[-1]}")

    def submit(self, *said: str) -> None:
        who = self.table.game.hear(said[0]).who
        seat = self.table.game.seat(self.table.state, who) if who != CHANCE else self.seat
        if self.table.is_companion(seat):
            # A person speaks for the group.
            seat = self.seat
        self.table.submit(seat, list(said), self.table.seq)
        self.catch_up()
        self.ask()

    def order(self, rest: str) -> None:
        """Ask a companion for something, for the person who looks at the screen."""
        game, s = self.table.game, self.table.state
        mine = [
            h for h, _ in enumerate(self.table.row.setup.heroes) if game.seat(s, h) == self.seat
        ]
        asked = game.pending(s).who
        giver = asked if asked in mine else (mine or [0])[0]
        self.write_lines(self.companion_commands.order(rest, giver))
        self.catch_up()

    def write_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.terminal.write(line)

    def refuse(self, line: str) -> None:
        """Say why a sentence is not taken."""
        try:
            rule = self.table.why_not(line)
        except MalformedText as error:
            self.say("plain-unknown", line=line, detail=self.words.say(detail_of(error)))
            return
        self.say("plain-illegal", line=line)
        if self.table.game.hear(line).who == CHANCE:
            self.say("plain-no-chance")
        else:
            self.tell_rule(rule)

    def undo(self, rest: str) -> None:
        if rest and not (rest.isascii() and rest.isdigit()):
            self.say("plain-usage", usage="undo, undo 12")
            return
        told = self.table.undo(self.seat, self.table.seq, int(rest[:9]) if rest else None)
        self.say("plain-undone", seq=told[0].say.split()[1])
        self.catch_up()
        self.ask()

    # Showing.

    def look_again(self) -> None:
        """Turn the screen to the person who is asked; free actions are open to everyone."""
        self.seat = _seat(self.table)
        self.view = self.table.view(self.seat)
        self.options = self.view.options
        self.asides = list(self.view.asides)
        for seat in _people(self.table):
            if seat != self.seat:
                self.asides.extend(self.table.view(seat).asides)

    def catch_up(self) -> None:
        """Show what happened since the last time."""
        for happened in self.table.log[self.shown :]:
            self.write_lines(self.companion_commands.words_before(happened.seq))
            for news in happened.news.get(self.seat, []):
                self.tell(news)
        self.shown = len(self.table.log)
        self.companion_commands.remember()

    def tell(self, news: News) -> None:
        """A line of the log with its rule or card; a card that was revealed is read out."""
        row = log_line(news, self.words)
        self.terminal.row(*row)
        self.last_line = row[0]
        # Narrator cards that nobody drew only lay out the castle.
        at_setup = news.kind == "narrator" and not news.who
        if news.kind in READ_OUT and not at_setup:
            self.read_out(news.label)

    def read_out(self, label: Label) -> None:
        what = label.args.get("what")
        key = what.key.partition(".")[0] if isinstance(what, Label) else ""
        story = f"{key}.story" if key and self.words.has(f"{key}.story") else key
        if story and self.words.has(story):
            self.terminal.write(self.words.text(story), "italic")
        if key and self.words.has(f"{key}.rule"):
            self.terminal.write(self.words.text(f"{key}.rule"))

    def ask(self) -> None:
        """Show the question and every answer to it."""
        self.look_again()
        if self.table.is_over:
            result = self.words.text(f"ui-{self.view.result}")
            why = self.words.text(self.view.why)
            if not self.last_line.endswith(why):
                self.say("plain-over", result=result, why=why)
            self.chronicle()
            return
        pending = self.view.pending
        for line in self.screen.asked(self.view):
            self.terminal.write(line, "dim")
        if pending.kind == "chance":
            self.say("plain-roll")
        else:
            self.terminal.write(self.words.say(pending.prompt), "bold")
        self.show(self.options, "")
        if self.asides:
            self.say("plain-free-hint", count=len(self.asides))

    def chronicle(self) -> None:
        """The story of the game: how it came out in numbers, and what was decisive."""
        self.catch_up_log()
        story = chronicle(self.table.game, self.table.log, self.table.view(CHANCE))
        self.write_lines([self.words.say(fact) for fact in story.facts])
        if story.points:
            self.say("plain-story")
        for point in story.points:
            when, what = self.words.say(point.when), self.words.say(point.label)
            pair = self.words.text("client-pair", {"name": when, "text": what})
            self.terminal.row(f"{point.seq:>4}  {pair}", "")

    def show(self, options: list[Option], mark: str) -> None:
        for number, option in enumerate(options, 1):
            label = self.words.say(option.label)
            cost = self.cost(option.cost)
            if cost:
                label = self.words.text("plain-cost", {"label": label, "cost": cost})
            there = self.there(option)
            if there:
                label = self.words.text("plain-list", {"head": label, "items": there})
            outcome = self.screen.outcome(self.view, option.say)
            if outcome:
                label = self.words.text("plain-cost", {"label": label, "cost": outcome})
            if mark:
                label = f"{self.words.text(f'hero-{option.who}')}: {label}"
            self.terminal.row(f"{mark + str(number):>3}  {label}", option.say)

    def there(self, option: Option) -> str:
        """What waits where a step leads: there is no map to look at."""
        sort, _, space = "".join(option.touch[:1]).partition(":")
        if option.group != "move" or sort != "space":
            return ""
        return ", ".join(self.screen.there(self.view, int(space)))

    def cost(self, cost: Cost | None) -> str:
        parts = [
            self.words.text(f"cost-{what}", {"number": amount})
            for what, amount in (msgspec.structs.asdict(cost) if cost else {}).items()
            if amount
        ]
        return ", ".join(parts)

    def free(self) -> None:
        self.say("plain-free" if self.asides else "plain-free-none")
        self.show(self.asides, "f")

    def odds(self) -> None:
        """What a fight promises: of each answer, this round and to the end."""
        labels = {option.say: self.words.say(option.label) for option in self.options}
        rows = odds.rows(self.table.game, self.table.state, self.words, labels)
        if not rows:
            self.say("odds-no-fight")
        for line, say in rows:
            self.terminal.row(line, say)

    def log(self, rest: str) -> None:
        if rest and not (rest.isascii() and rest.isdigit()):
            self.say("plain-usage", usage="log, log 50")
            return
        self.catch_up_log()
        lines = [line for happened in self.table.log for line in self.lines_of(happened)]
        for line, rule in lines[-int(rest[:6] or LOG) :]:
            self.terminal.row(line, rule)

    def catch_up_log(self) -> None:
        """Know all that happened, also before the game was resumed."""
        try:
            self.shown += replay_log.restore_notes(self.table)
        except TableError as error:
            # The rules have changed since; what happened from here on is known all the same.
            self.terminal.write(self.words.say(error.detail), "red")

    def lines_of(self, happened: Happened) -> list[tuple[str, str]]:
        lines = [(f"{happened.seq:>4}  {happened.say}", "")] if happened.say else []
        for news in happened.news.get(self.seat, []):
            line, source = log_line(news, self.words)
            lines.append((f"      {line}", source))
        return lines

    # Rules.

    def why(self, rest: str) -> None:
        """Which rules allow or forbid an option, or what cannot be done now and why."""
        if not rest:
            self.cannot()
            return
        said = choice.exact(rest, self.options, self.asides)
        said = said or choice.find(rest, self.options, self.asides)
        if not said:
            self.refuse(rest)
            return
        self.say("plain-why-allowed", say=said)
        rules = [rule for rule in self.table.why(said) if _is_rule(rule)]
        if rules:
            self.say("plain-why-rules")
        for rule in rules:
            self.tell_rule(rule)
        if self.view.pending.rule:
            self.tell_card(self.view.pending.prompt)

    def tell_card(self, prompt: Label) -> None:
        """The card that asks the present question, and what it says in plain words."""
        card = prompt.args.get("card")
        if not isinstance(card, Label):
            return
        self.say("plain-rule-of-card", card=self.words.say(card))
        key = card.key.partition(".")[0]
        if self.words.has(f"{key}.rule"):
            self.terminal.write(self.words.text(f"{key}.rule"))

    def cannot(self) -> None:
        refused = self.view.cannot
        self.say("plain-why-cannot" if refused else "plain-why-nothing")
        for one in refused:
            self.terminal.row(f"  {self.words.say(one.label)}", f"{one.say} [{one.rule}]")

    def tell_rule(self, rule: str) -> None:
        """A rule in plain words; of one that no ledger has, its name."""
        if _is_rule(rule):
            self.say("plain-rule", rule=rule, text=say_rule(rule_text(rule), self.words))
        else:
            self.terminal.write(self.words.text("ui-rule", {"rule": rule}))

    def rule(self, rest: str) -> None:
        if not rest:
            self.say("plain-usage", usage="rule AN-FIGHT-5, rule AN-FIGHT, rule AN")
            return
        for line in saves.rule_lines(rest, self.words):
            self.terminal.write(line)

    # Keeping.

    def save(self, rest: str) -> None:
        self.table.rest()
        if not rest:
            self.say("plain-kept", id=self.table.id)
            return
        problem = saves.save(self.table, rest)
        if problem:
            self.say(problem[0], **problem[1])
        else:
            self.say("plain-saved", file=rest)

    def load(self, rest: str) -> None:
        """Another game: by its id, from a file, or first a list of all."""
        if not rest:
            for line in saves.game_lines(self.journal, self.words):
                self.terminal.write(line)
            return
        loaded = saves.load(self.journal, rest, self.words)
        for line in loaded.lines:
            self.terminal.write(line)
        if loaded.table is not None:
            self.table.rest()
            self.sit_down(loaded.table, self.words)
            self.shown = len(loaded.table.log)
            self.ask()

    def say(self, key: str, **args: object) -> None:
        self.terminal.write(self.words.text(key, args))


def _people(table: Table) -> list[int]:
    return [seat for seat in table.seats if not table.is_companion(seat)]


def _seat(table: Table) -> int:
    """The seat that is asked if a person sits there, else that of any person, else a spectator."""
    people = _people(table)
    if table.asked in people:
        return table.asked
    return people[0] if people else CHANCE


def _is_rule(rule: str) -> bool:
    try:
        rule_text(rule)
    except UnknownRule:
        return False
    return True
