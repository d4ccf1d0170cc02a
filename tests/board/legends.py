"""Legends written in a test: the text of a file, and a game of it."""

from pathlib import Path
from typing import Final

from rietland.board.game import BoardGame
from rietland.content.board import load
from rietland.content.board.resolve import make_book

#: A small legend of the base box: its goals, what its set-up adds, and the last card.
TREASURE: Final = """\
legend: treasure
source: authored
heroes: [2, 4]
difficulties: [easy]
opponents:
  thief: {source: authored, creature: skral, fixed: true}
  spy: {source: authored, creature: gor, fixed: true}
goals:
  castle: {source: authored, needs: hold}
  treasure: {source: authored, GOAL}
setup:
  - checklist
  - set_heroes: {strength: 4}
  - set: {songs: 0}
  - place: {creature: gor, at: [20, 33]}
  - place: {creature: skral, at: 61, opponent: thief}
  - place: {creature: gor, at: 63, opponent: spy}
  - lay: {thing: gem, at: 38}
  - lay: {thing: gold, at: 38, amount: 6}
  - lay: {thing: farmer, at: 24}
  - star: {card: "N", at: "N"}
cards:
  "N":
    source: authored
    do:
      - END
triggers:
  song:
    source: authored
    when: {hero_stops: {at: 57}}
    once: false
    do:
      - add: {songs: 1}
"""


def treasure(folder: Path, goal: str, party: list[str], end: str = "end_legend") -> BoardGame:
    """A game of the small legend with this goal."""
    path = folder / "treasure.yaml"
    path.write_text(TREASURE.replace("GOAL", goal).replace("END", end), encoding="utf-8")
    box = load.box_files("base")
    return BoardGame(make_book(box, load.legend_file(box, path)), party)
