"""Table: one game being played. Inputs come in as words, are checked, stored, and then told.

A table takes one input at a time; code that shares it between threads or sockets holds one lock
for each table.
"""

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from rietland.kernel.action import CHANCE, Action
from rietland.kernel.game import Game
from rietland.kernel.pending import CHANCE_DECIDES, DECIDE, OVER, Pending
from rietland.kernel.setup import Setup
from rietland.kernel.state import PLAYING, BaseState
from rietland.table.dice import Dice, System, dice_named
from rietland.table.errors import (
    BrokenPlayer,
    CannotUndo,
    ChanceDecides,
    ForeignSeat,
    GameOver,
    GameTooLong,
    IllegalAction,
    MalformedText,
    StaleInput,
)
from rietland.table.journal import Entry, GameRow, Journal, Seating, Snapshot
from rietland.table.rebuild import rebuild
from rietland.table.timeline import UNDO, Timeline
from rietland.views import Label, News, Option, ViewHead, sentence

#: A companion: picks an option for a seat. It is given a copy of the state.
Player = Callable[[Game, BaseState, int], Action]
#: Milliseconds since 1970.
Clock = Callable[[], int]

#: A snapshot is stored whenever this many entries have come since the last one.
SNAPSHOT_EVERY: Final = 50
#: No step is longer; a companion who talks to itself would never end.
LONGEST_STEP: Final = 20_000
#: A batch is one gesture of a player.
LONGEST_BATCH: Final = 100
LONGEST_WORD: Final = 120
#: Entries of one game, those that take back included; people who play need a few hundred.
MOST_ENTRIES: Final = 20_000


class Happened(msgspec.Struct):
    """One entry and what came of it. Goes as it is from the table to rooms and processes."""

    seq: int
    #: Who gave it; -1: chance.
    seat: int
    say: str
    #: What each seat may know of it, as its view tells it; -1: everybody.
    news: dict[int, list[News]] = {}


class PendingStep:
    """A step worked out but not written down yet. Only when it is does it count."""

    def __init__(
        self,
        timeline: Timeline,
        told: list[Happened],
        entries: list[Entry],
        snapshot: Snapshot | None,
    ) -> None:
        self.timeline = timeline
        self.told = told
        self.entries = entries
        self.snapshot = snapshot


def now() -> int:
    """The clock on the wall."""
    return time.time_ns() // 1_000_000


class Table:
    """A game, who sits at it, and where it is written down."""

    def __init__(
        self,
        game: Game,
        journal: Journal,
        row: GameRow,
        timeline: Timeline,
        dice: Dice | None = None,
        players: Mapping[int, Player] | None = None,
        clock: Clock = now,
    ) -> None:
        self.game = game
        self.journal = journal
        self.row = row
        self.dice: Dice = dice or System()
        #: Companions by seat; all other seats belong to people.
        self.players: dict[int, Player] = dict(players or {})
        #: Seats whose companion thinks in another process and answers through `answer`.
        self.remote_seats: set[int] = set()
        self.clock = clock
        self.seats: list[int] = sorted(set(row.setup.seats))
        #: How many entries it may have.
        self.most_entries: int = MOST_ENTRIES
        #: What a person should know about this table, e.g. that the content has changed.
        self.notes: list[Label] = []
        #: Everything that happened since this table was opened, in order.
        self.log: list[Happened] = []
        self._timeline = timeline
        self._last_snapshot = timeline.seq

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        """How many entries the game has; goes with every input as its `at`."""
        return self._timeline.seq

    @property
    def state(self) -> BaseState:
        """The present state, to read; `submit` replaces it."""
        return self._timeline.state

    @property
    def pending(self) -> Pending:
        """The question asked now."""
        return self._timeline.pending

    @property
    def asked(self) -> int:
        """The seat whose answer the game waits for, or -1."""
        return self._asked(self._timeline)

    def _asked(self, timeline: Timeline) -> int:
        """Of those who decide something together a person speaks, not a companion."""
        pending, s = timeline.pending, timeline.state
        if pending.kind != DECIDE:
            return CHANCE
        if self.is_companion(pending.seat):
            for h in self.game.concerned(s):
                if not self.is_companion(self.game.seat(s, h)):
                    return self.game.seat(s, h)
        return pending.seat

    @property
    def is_over(self) -> bool:
        return self.state.result != PLAYING

    # Playing.

    def submit(self, seat: int, words: list[str], at: int) -> list[Happened]:
        """Take what a seat says, all of it or nothing; answers everything that happened.

        Checked in this order: the message is well-formed, the game runs, nothing happened
        meanwhile, each word is a sentence, and each is an option or a free act of a hero of this
        seat. Chance and companions speak only after the last word, so a batch that is refused
        has shown nothing.
        """
        return self._store(self.draft_input(seat, words, at))

    def draft_input(self, seat: int, words: list[str], at: int) -> PendingStep:
        """What `submit` would store; for those who store the steps of many tables together."""
        check_words(words)
        self._check_seat(seat)
        return self._draft_words(seat, words, at)

    def answer(self, seat: int, text: str, at: int) -> list[Happened]:
        """Take what a companion says that thinks in another process, or speaks out of turn."""
        return self._store(self.draft_answer(seat, text, at))

    def draft_answer(self, seat: int, text: str, at: int) -> PendingStep:
        if not self.is_companion(seat):
            raise ForeignSeat("fault-no-companion", seat=seat)
        return self._draft_words(seat, [text], at)

    def _draft_words(self, seat: int, words: list[str], at: int) -> PendingStep:
        self._check_running(at)
        timeline = self._next()
        told: list[Happened] = []
        for position, text in enumerate(words):
            action = self._heard(timeline, seat, text, position, len(words))
            told.append(self._play(timeline, seat, action))
        self._settle(timeline, told)
        return self._draft(timeline, told)

    def go_on(self) -> list[Happened]:
        """Let chance and companions speak, if it is their turn (a new or resumed game)."""
        if self.pending.kind == DECIDE and self.asked not in self.players:
            return []
        timeline = self._next()
        told: list[Happened] = []
        self._settle(timeline, told)
        if told:
            self._store(self._draft(timeline, told))
        return told

    def undo(self, seat: int, at: int, to: int | None = None) -> list[Happened]:
        """Take back: to this position, or the last message of a person and all that came of it.

        What chance showed or a card told cannot be taken back.
        """
        return self._store(self.draft_undo(seat, at, to))

    def draft_undo(self, seat: int, at: int, to: int | None = None) -> PendingStep:
        self._check_seat(seat)
        self._check_at(at)
        target = self.undo_target() if to is None else to
        timeline = self._next()
        timeline.undo(target, timeline.at)
        told = [Happened(timeline.seq, seat, f"{UNDO} {target}")]
        self._settle(timeline, told)
        return self._draft(timeline, told)

    def undo_target(self) -> int:
        """The position before the last message of a person. Raises CannotUndo."""
        people = [past for past in self._timeline.back if not self.is_companion(past.seat)]
        if people:
            last = people[-1]
            # A message may hold several sentences, such as a walk of several spaces.
            whole = [one for one in people if (one.seat, one.at) == (last.seat, last.at)]
            return whole[0].seq
        if self._timeline.floor == 0:
            raise CannotUndo("fault-undo-nothing")
        raise CannotUndo("fault-undo-since", seq=self._timeline.floor)

    @property
    def floor(self) -> int:
        """The earliest position one may go back to."""
        return self._timeline.floor

    def is_companion(self, seat: int) -> bool:
        return seat in self.players or seat in self.remote_seats

    # Looking.

    def view(self, seat: int) -> ViewHead:
        """What a seat may see; -1 is a spectator. Its `seq` goes back as `at`."""
        shown = self.game.view(self.state, seat)
        shown.seq = self.seq
        if self.asked not in (CHANCE, self.pending.seat):
            self._ask_for_all(shown, seat)
        if self.pending.kind == CHANCE_DECIDES and seat in self.seats:
            # Chance waits only at a table where the people roll: they all may say what they see.
            shown.options = [self._roll(action) for action in self.pending.options]
        return shown

    def _ask_for_all(self, shown: ViewHead, seat: int) -> None:
        """A person answers what a companion would have to say for the group."""
        shown.pending.seat = self.asked
        if seat == self.asked:
            shown.answers_as(self.game.view(self.state, self.pending.seat))

    def only_answer(self) -> tuple[str, bool]:
        """The one thing the asked seat can say that can be taken back again, or "".

        And whether somebody else is asked after it.
        """
        seat, s = self.asked, self.state
        options = [a for a in self.pending.options if not self.game.can_wait(a)]
        if self.pending.kind != DECIDE or len(options) != 1 or self.is_companion(seat):
            return "", False
        for aside in self.game.asides(s):
            if self.game.seat(s, aside.who) == seat and not self.game.can_wait(aside):
                return "", False
        timeline = self._timeline.copy()
        timeline.play(seat, options[0])
        if timeline.floor != self._timeline.floor or timeline.pending.kind != DECIDE:
            return "", False
        return self.game.say(options[0]), self._asked(timeline) != seat

    def _roll(self, action: Action) -> Option:
        label = Label(f"do-{self.game.lexicon.verbs[action.verb]}", {"number": action.a})
        return Option(*sentence(self.game.lexicon, action), "", label, [], "choice")

    def why_not(self, text: str) -> str:
        """The rule that forbids a sentence now, or nothing. Raises MalformedText."""
        return self._timeline.refusal(self.game.hear(text))

    def why(self, text: str) -> list[str]:
        """The rules by which a legal sentence would do what it does, up to the next question."""
        action = self.game.hear(text)
        if self._timeline.refusal(action):
            return []
        after = self._timeline.copy()
        after.play(CHANCE, action)
        return list(dict.fromkeys(event.rule for event in after.state.news if event.rule))

    def first_since(self, at: int, seat: int) -> str:
        """What a seat did first after a moment, or nothing."""
        said = ""
        for happened in reversed(self.log):
            if happened.seq <= at:
                break
            if happened.seat == seat:
                said = happened.say
        return said

    def entries(self) -> list[Entry]:
        return self.journal.entries(self.id, self.seq)

    # Other tables.

    def fork(self, seq: int, dice: Dice | None = None, game_id: str = "") -> "Table":
        """A new game that begins with the first entries of this one, with dice of the same kind."""
        if not 0 <= seq <= self.seq:
            raise CannotUndo("fault-no-position", seq=seq, last=self.seq)
        game, seating = game_id or new_id(), self.row.seating
        if seating.dice.startswith("seed "):
            # A seed of its own: else the fork would show what the dice of this game will say.
            seating = msgspec.structs.replace(seating, dice=f"{seating.dice}/{game}")
        title = f"{self.row.title} ({seq})"
        row = GameRow(
            game, title, self.row.setup, self.row.content, self.row.rules, self.clock(), seating
        )
        self.journal.copy(row, self.id, seq)
        dice = dice or dice_named(row.seating.dice, outcomes(self.journal.entries(row.id)))
        return resume(self.game, self.journal, row.id, dice, self.players, self.clock)

    def rest(self) -> None:
        """Keep the present state with the journal, so that later changes to content find it."""
        if self._timeline.seq > self._last_snapshot and self._timeline.seq > 0:
            timeline = self._timeline
            self.journal.keep(
                self.id, Snapshot(timeline.seq, timeline.floor, timeline.state.to_data())
            )
            self._last_snapshot = timeline.seq

    # Checks.

    def _check_running(self, at: int) -> None:
        if self.is_over:
            raise GameOver("fault-over")
        self._check_at(at)

    def _check_seat(self, seat: int) -> None:
        if seat not in self.seats:
            raise ForeignSeat("fault-no-seat", seat=seat, seats=_listed(self.seats))
        if self.is_companion(seat):
            raise ForeignSeat("fault-companion-sits", seat=seat)

    def _check_at(self, at: int) -> None:
        if at != self.seq:
            raise StaleInput("fault-stale", self.seq, at=at)
        if self.seq >= self.most_entries:
            raise GameTooLong("fault-long", most=self.most_entries)

    def _heard(self, timeline: Timeline, seat: int, text: str, position: int, words: int) -> Action:
        """The action a word means, if this seat may do it in this state."""
        game, s = self.game, timeline.state
        action = game.hear(text)
        pending = timeline.pending
        if pending.kind == OVER:
            raise GameOver("fault-over-before", text=text)
        if pending.kind == CHANCE_DECIDES:
            if position > 0:
                raise ChanceDecides("fault-chance-first", text=text, word=position + 1, words=words)
            if action not in pending.options:
                rule = timeline.refusal(action)
                raise IllegalAction(f"'{text}' does not say what chance shows", rule)
            return action
        if action.who == CHANCE:
            raise ChanceDecides("fault-chance-not-asked", text=text)
        speaks_for_all = seat == self._asked(timeline) and action in pending.options
        if game.seat(s, action.who) != seat and not speaks_for_all:
            raise ForeignSeat("fault-other-hero", text=text, seat=seat)
        rule = timeline.refusal(action)
        if rule:
            raise IllegalAction(f"'{text}' is not allowed now: {rule}", rule)
        return action

    # Steps.

    def _next(self) -> Timeline:
        """A course to work the next step out on; it has the time of the step."""
        timeline = self._timeline.copy()
        # Later than the step before, also where the clock stands still or was set back.
        timeline.at = max(self.clock(), timeline.at + 1)
        return timeline

    def _play(self, timeline: Timeline, seat: int, action: Action) -> Happened:
        timeline.play(seat, action, timeline.at)
        return self._tell(timeline, seat, self.game.say(action))

    def _tell(self, timeline: Timeline, seat: int, say: str) -> Happened:
        """What came of the last input, for everybody who may know."""
        common = self.game.news(timeline.state, CHANCE)
        happened = Happened(timeline.seq, seat, say, {CHANCE: common})
        for watcher in self.seats:
            if watcher not in self.players:
                news = self.game.news(timeline.state, watcher)
                # Mostly all know the same, and the log of a long game is kept in memory.
                happened.news[watcher] = common if news == common else news
        return happened

    def tell_start(self) -> None:
        """Put what the set-up did into the log, before anything else."""
        self.log.append(self._tell(self._timeline, CHANCE, ""))

    def _settle(self, timeline: Timeline, told: list[Happened]) -> None:
        """Chance and companions speak until a person is asked, or the people must roll."""
        for _ in range(LONGEST_STEP):
            pending = timeline.pending
            if pending.kind == OVER:
                return
            if pending.kind == CHANCE_DECIDES:
                outcome = self.dice.answer(pending)
                if outcome is None:
                    return
                told.append(self._play(timeline, CHANCE, outcome))
            elif self._asked(timeline) in self.players:
                choice = self.players[pending.seat](self.game, timeline.state.copy(), pending.seat)
                if choice not in pending.options:
                    raise BrokenPlayer(
                        "fault-companion-wrong",
                        seat=pending.seat,
                        text=repr(choice),
                        prompt=pending.prompt,
                    )
                told.append(self._play(timeline, pending.seat, choice))
            else:
                return
        raise BrokenPlayer("fault-companion-endless", inputs=LONGEST_STEP)

    def _draft(self, timeline: Timeline, told: list[Happened]) -> PendingStep:
        entries = [Entry(one.seq, one.seat, one.say, timeline.at) for one in told]
        snapshot = None
        base = timeline.base
        if base.seq - self._last_snapshot >= SNAPSHOT_EVERY:
            snapshot = Snapshot(base.seq, base.seq, base.state.to_data())
        return PendingStep(timeline, told, entries, snapshot)

    def _store(self, draft: PendingStep) -> list[Happened]:
        """Write the step down; only then does it count."""
        self.journal.append(self.id, draft.entries, draft.snapshot)
        return self.adopt(draft)

    def adopt(self, draft: PendingStep) -> list[Happened]:
        """Let a step count that is in the journal now."""
        if draft.snapshot is not None:
            self._last_snapshot = draft.snapshot.seq
        self._timeline = draft.timeline
        self.log.extend(draft.told)
        return draft.told


def begin(
    game: Game,
    setup: Setup,
    journal: Journal,
    dice: Dice | None = None,
    players: Mapping[int, Player] | None = None,
    clock: Clock = now,
    title: str = "",
    content: str = "",
    rules: str = "",
    seating: Seating | None = None,
    game_id: str = "",
) -> Table:
    """A new game, written down, up to the first question to a person."""
    timeline = Timeline(game, game.start(setup))
    row = GameRow(
        game_id or new_id(), title or setup.legend, setup, content, rules, clock(),
        seating or Seating(),
    )  # fmt: skip
    journal.create(row, [])
    table = Table(game, journal, row, timeline, dice, players, clock)
    table.tell_start()
    table.go_on()
    return table


def resume(
    game: Game,
    journal: Journal,
    game_id: str,
    dice: Dice | None = None,
    players: Mapping[int, Player] | None = None,
    clock: Clock = now,
    content: str = "",
) -> Table:
    """The game as the journal has it. Raises UnknownGame or BrokenRecord.

    `content` is the fingerprint of the present content. If it changed, the game goes on from its
    last snapshot, which needs no replay.
    """
    row = journal.game(game_id)
    timeline = rebuild(game, journal, row)
    table = Table(game, journal, row, timeline, dice, players, clock)
    if content and content != row.content:
        changed = {"before": row.content, "now": content}
        table.notes.append(Label("note-content-changed", {**changed}))
    table.go_on()
    return table


def outcomes(entries: list[Entry]) -> int:
    """How many of these the dice gave; seeded dice go on from there."""
    return sum(entry.seat == CHANCE for entry in entries)


def new_id() -> str:
    """Short enough to type, and never guessed twice."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(8))


def check_words(words: list[str]) -> None:
    """A message is a short list of short texts."""
    if not words:
        raise MalformedText("say at least one sentence", "malformed-empty")
    if len(words) > LONGEST_BATCH:
        message = f"{len(words)} sentences at once; at most {LONGEST_BATCH} are taken"
        raise MalformedText(message, "malformed-many", {"most": str(LONGEST_BATCH)})
    for text in words:
        if len(text) > LONGEST_WORD:
            message = f"a sentence has at most {LONGEST_WORD} letters"
            raise MalformedText(message, "malformed-long", {"most": str(LONGEST_WORD)})


def _listed(seats: list[int]) -> str:
    return ", ".join(map(str, seats))
