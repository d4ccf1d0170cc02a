"""The story of a finished game: shields lost, heroes beaten, the best fights, how close it was."""

from collections.abc import Iterable
from typing import Final

from rietland.board.view.types import BoardView
from rietland.views import Chronicle, Label, News, TurningPoint, weightiest

#: Lines of the log that are turning points as they are: their weight, and whether they are good.
TELLING: Final = {
    "broke_in": (6, False),
    "fell": (4, False),
    "hero_out": (8, False),
    "farmer_lost": (2, False),
    "farmer_safe": (2, True),
    "deed": (2, True),
}
#: What a fight that was won weighs, and what is added for an opponent with a name.
FIGHT: Final = 1
NAMED: Final = 5


def board_chronicle(lines: Iterable[tuple[int, News]], view: BoardView) -> Chronicle:
    """What was decisive, as the news tell it, and how close the end was."""
    points: list[TurningPoint] = []
    day, slain, before = 1, 0, ""
    fight = _Fight(News("", Label(""), [], ""))
    for seq, line in lines:
        when = Label("ui-day", {"number": day})
        if line.kind in TELLING and _is_telling(line, view):
            weight, good = TELLING[line.kind]
            if line.kind == before and points[-1].seq == seq:
                # Of a whole night the last breach tells how it came out.
                points.pop()
            points.append(TurningPoint(seq, when, line.label, good, weight))
            before = line.kind
        elif _is_ready_again(line) and before == "deed" and points[-1].seq == seq:
            points.pop()
            before = ""
        if line.kind == "dawn":
            day = line.amount
        elif line.kind == "fight":
            fight = _Fight(line)
        elif line.kind == "slain":
            slain += 1
            weight = FIGHT + 2 * fight.lost + (NAMED if line.label.key.endswith(".named") else 0)
            points.append(TurningPoint(seq, when, fight.label(line), good=True, weight=weight))
        else:
            fight.see(line)
    return Chronicle(_facts(view, slain), weightiest(points))


def _is_telling(line: News, view: BoardView) -> bool:
    """Whether such a line was more than a usual day brings."""
    if line.kind == "deed":
        # What a box lets heroes do every day, such as lighting a fire, turns nothing.
        what = "" if line.what is None else line.what.name
        return what.startswith(f"{view.box}-{view.legend}-")
    # A farmer who is given up for a deed is no loss: the deed is told.
    return not line.label.key.endswith(".stays")


def _is_ready_again(line: News) -> bool:
    """A thing in hand shows its other side for today: what it was used for turns nothing."""
    return line.kind == "turned" and line.label.key.endswith(".held")


class _Fight:
    """A fight as the news tell it: who took part, and how the rounds went."""

    def __init__(self, line: News) -> None:
        self.fighters = [line.label.args["who"]] if "who" in line.label.args else []
        self.value = 0
        self.rounds = 0
        self.lost = 0

    def see(self, line: News) -> None:
        if line.kind == "joined":
            self.fighters.append(line.label.args["who"])
        elif line.kind == "value":
            self.value = line.amount
        elif line.kind == "creature_value":
            self.rounds += 1
            self.lost += self.value < line.amount

    def label(self, line: News) -> Label:
        """How it was won; hard with half of the rounds lost, as in the log without any."""
        if not self.rounds or not self.fighters:
            return line.label
        *others, who = self.fighters
        for i, other in enumerate(reversed(others)):
            who = Label("moment-names.more" if i else "moment-names", {"one": other, "other": who})
        args = {**line.label.args, "who": who, "rounds": self.rounds, "lost": self.lost}
        return Label("moment-fight.hard" if 2 * self.lost >= self.rounds else "moment-fight", args)


def _facts(view: BoardView, slain: int) -> list[Label]:
    castle, track = view.castle, view.track
    facts = [
        Label("ui-day", {"number": view.day}),
        Label("over-slain", {"number": slain}),
    ]
    if castle.shields:
        free = max(0, castle.shields - castle.captured)
        facts.append(Label("ui-shields", {"free": free, "all": castle.shields}))
    if view.result == "won":
        letters = ord(track.last) - ord(track.narrator)
        # A legend that is won sends the narrator to its last letter: then it says nothing.
        return facts + ([Label("moment-letters", {"letters": letters})] if letters > 0 else [])
    needed = [goal for goal in track.goals if goal.needed]
    met = sum(goal.met for goal in needed)
    return facts + ([Label("moment-goals", {"met": met, "all": len(needed)})] if needed else [])
