"""A small legend without faults, what the loader says of a changed one, and boxes to change."""

import shutil
from pathlib import Path
from typing import TypeVarTuple

from rietland.content.board import load
from rietland.kernel.errors import BadContent

Rest = TypeVarTuple("Rest")

GOOD = """\
legend: mine
source: authored
heroes: [2, 4]
difficulties: [easy]
setup:
  - checklist
  - place: {creature: gor, at: [9, 12]}
  - lay: {thing: herb, at: 36}
  - roll: {die: hero, into: flood}
  - place: {creature: skral, at: {by: flood, 1-2: 37, 3-6: 61}}
  - read: B
  - star: {card: "N", at: "N"}
cards:
  B: {source: authored, do: [
    each: {who: all, do: [
      # one line for what every hero gets
      gain: {willpower: 2}]}]}
  "N":
    source: authored
    do:
      - if: {all: [{exists: {thing: herb, at: 0}}],
             then: [{win: why-mine-won}], otherwise: [{fail: why-mine-lost}]}
triggers:
  song:
    source: authored
    when: {hero_stops: {at: 57}}
    do:
      - narrator: {advance: 1}
"""


def words_of(box: str, legend: str) -> str:
    """The texts of this legend under another name."""
    of = f"{box}-{legend}"
    cards = "".join(f"card-{of}-{one} = …\n    .title = …\n" for one in ("A", "B", "N"))
    return f"legend-{of} = …\n{cards}why-mine-won = …\nwhy-mine-lost = …\n"


def said_of(folder: Path, text: str) -> list[str]:
    """The loader's words about this text, a line for each fault; none when it is good."""
    path = folder / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    try:
        load.legend_file(load.box_files("base"), path)
    except BadContent as fault:
        return str(fault).replace(str(path), path.name).splitlines()
    return []


def changed_box(box: Path, folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the box with one text changed in one of its files."""
    copy = folder / "box"
    shutil.copytree(box, copy)
    path = copy / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


def flat(table: dict[str, list[tuple[*Rest]]]) -> list[tuple[str, *Rest]]:
    """The rows of a table of faults, each with what it stands under."""
    return [(above, *row) for above, rows in table.items() for row in rows]
