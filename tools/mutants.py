"""Change the rules in small ways and see which tests notice.

    make mutants FAMILY=castle SAMPLE=400 SEED=1
    python tools/mutants.py castle --only 'castle/walk.py'     every change whose name has this text

A mutant is the engine with one comparison, number, guard or call changed (`tools/mutations.py`).
First each test runs alone with the tests of its file, and the lines of the engine that it runs are
noted (kept in build/mutants until engine or test change). Then, for each mutant, a child of
this process, with all modules imported and nothing played, puts the changed code into the function
and runs the tests that reach the changed line, quick and watchful ones first, until one fails. A
test that uses far more processor time than before, or more memory than it may, has noticed too.

Survivors are compared with docs/mutants.md, where each one is explained:

- `castle/walk.py add_walks: ...` — why no test can notice.
"""

import argparse
import ast
import gc
import hashlib
import os
import pickle
import random
import re
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from itertools import accumulate
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from mutations import Mutant, mutants_of, put

ROOT: Final = Path(__file__).resolve().parent.parent
ENGINE: Final = ROOT / "src" / "rietland"
TESTS_HOME: Final = ROOT / "tests"
KEPT: Final = ROOT / "build" / "mutants" / "reach.pickle"
PAGE: Final = ROOT / "docs" / "mutants.md"
#: By family: the tests that can notice. Those of other families reach only the kernel below both.
TESTS: Final = {
    "board": [
        "tests/board",
        "tests/frost",
        "tests/starshield",
        "tests/table/test_decisions_together.py",
        "tests/test_throwaway_box.py",
    ],
    "castle": ["tests/castle"],
    "book": ["tests/book"],
    "trail": ["tests/trail"],
}
#: Long random games that look for general faults alone are too slow.
LEFT_OUT: Final = [
    "test_guided_games.py",
    "test_random_games.py",
    "test_random_readings.py",
    "test_random_threats.py",
]
TOLD: Final = "/test_told"
SEES_ALL: Final = 8  # changes that a file of fingerprints is thought to have noticed before
FLOOR: Final = 95  # of a hundred mutants at least so many are noticed
SLOWER: Final = 2  # a test that takes so many times as long, and some seconds, hangs
GRACE: Final = 10
STALE: Final = 100  # calls of a function that show no new line before it is traced no more
NO_RULE: Final = -1
SETTLED: Final = 100_000  # calls of rules that show no new line before a test is traced no more
TRACING: Final = 3  # tests were timed with tracing, which makes them so much slower
MEMORY: Final = 4 << 30

#: A file and the number of a line.
Line = tuple[str, int]
#: What Python's tracing calls for each line.
Tracer = Callable[[FrameType, str, Any], Any]


class Reach(NamedTuple):
    """What one test needs and touches."""

    seconds: float
    lines: frozenset[Line]
    #: Lines that it may run as well: it calls their function too often to look on (`tracer`).
    maybe: frozenset[Line]


class Fate(NamedTuple):
    """What became of a mutant: the test that noticed it, or nothing, and how many tests ran."""

    noticed: str
    tests: int
    seconds: float


def main() -> int:
    parser = argparse.ArgumentParser(description="Change the rules and see which tests notice.")
    parser.add_argument("family", choices=sorted(TESTS))
    parser.add_argument("--sample", type=int, default=400, help="how many changes")
    parser.add_argument("--seed", type=int, default=1, help="which changes")
    parser.add_argument("--only", default="", help="all changes whose name has this text")
    parser.add_argument("--again", action="store_true", help="only what survived last time")
    parser.add_argument("--patience", type=float, default=1e9, help="seconds of tests for each")
    options = parser.parse_args()
    last = KEPT.with_name(f"{options.family}-survivors.txt")
    chosen = choose(options.family, options.sample, options.seed, options.only)
    if options.again:
        names = last.read_text(encoding="utf-8").splitlines()
        chosen = [mutant for mutant in choose(options.family, 0, 0, ":") if mutant.name in names]
    os.chdir(ROOT)
    hunt = Hunt(chosen, options.patience)
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=line", "--no-summary"]
    left_out = [f"--ignore-glob=*/{name}" for name in LEFT_OUT]
    tests = [*TESTS[options.family], "tests/kernel"]
    code = pytest.main([*quiet, *left_out, *tests], plugins=[hunt])
    last.write_text("".join(f"{name}\n" for name in hunt.survivors()), encoding="utf-8")
    return int(code) or hunt.verdict(is_sample=not options.only and not options.again)


def choose(family: str, size: int, seed: int, only: str) -> list[Mutant]:
    """A random sample of all changes of a family's rules and of the kernel below them."""
    found: list[Mutant] = []
    for folder in (family, "kernel"):
        for path in sorted((ENGINE / folder).rglob("*.py")):
            short = path.relative_to(ENGINE).as_posix()
            if "/view/" not in short:  # what is shown is no rule
                found.extend(mutants_of(path, short))
    print(f"{len(found)} possible changes in {family} and kernel")
    if only:
        return [mutant for mutant in found if only in mutant.name]
    return random.Random(seed).sample(found, min(size, len(found)))


class Hunt:
    """Takes the place of pytest's loop over the tests it has collected."""

    def __init__(self, mutants: list[Mutant], patience: float) -> None:
        self.mutants = mutants
        self.patience = patience
        self.fates: list[Fate] = []
        #: How often a test has noticed a change of a module, and of any.
        self.noticed: Counter[tuple[Path, str]] = Counter()
        self.watchful: Counter[str] = Counter()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        reaches = note_reaches(session.items)
        places = live_functions()
        patience = self.patience * TRACING
        tests: dict[Line, list[str]] = {}
        others: dict[Line, list[str]] = {}
        for test, reach in reaches.items():
            for line in reach.lines:
                tests.setdefault(line, []).append(test)
            for line in reach.maybe:
                others.setdefault(line, []).append(test)
        items = {item.nodeid: item for item in session.items}
        for number, mutant in enumerate(self.mutants, 1):
            lines = [(str(mutant.path), line) for line in mutant.lines]
            names = {name for line in lines for name in tests.get(line, [])}
            more = {name for line in lines for name in others.get(line, [])} - names
            price = partial(self.price, reaches, mutant.path)
            order = [*sorted(names, key=price), *sorted(more, key=price)]
            times = accumulate(reaches[name].seconds for name in order)
            order = [name for name, so_far in zip(order, times, strict=True) if so_far < patience]
            limits = [SLOWER * reaches[name].seconds + GRACE for name in order]
            fate = try_out(mutant, places, [items[name] for name in order], limits)
            self.fates.append(fate)
            self.noticed[mutant.path, fate.noticed] += 1
            self.watchful[fate.noticed] += 1
            told = fate.noticed or "NOBODY NOTICED"
            print(
                f"{number}/{len(self.mutants)} {mutant.name}\n"
                f"    {told}, {fate.tests} of {len(order)} tests, {fate.seconds:.1f} s",
                flush=True,
            )
        return True

    def price(self, reaches: dict[str, Reach], path: Path, test: str) -> float:
        """Quick tests come first, and those that have noticed others, above all of the module.

        Fingerprints look at everything, so they count as watchful from the start.
        """
        watchful = self.noticed[path, test] + self.watchful[test] / 4
        return reaches[test].seconds / (1 + watchful + (SEES_ALL if TOLD in test else 0))

    def survivors(self) -> list[str]:
        pairs = zip(self.mutants, self.fates, strict=True)
        return [mutant.name for mutant, fate in pairs if not fate.noticed]

    def verdict(self, *, is_sample: bool) -> int:
        """Sum up; a sample fails below the floor, and so does a survivor without its reason."""
        survivors = self.survivors()
        reasons = explained()
        noticed = len(self.mutants) - len(survivors)
        share = 100 * noticed / max(1, len(self.mutants))
        print(f"\n{noticed} of {len(self.mutants)} changes noticed, {share:.1f} %; survivors:")
        for name in survivors:
            print(f"- `{name}` — {reasons.get(name, 'NOT EXPLAINED')}")
        if is_sample and share < FLOOR:
            return 1
        return 0 if all(name in reasons for name in survivors) else 1


def explained() -> dict[str, str]:
    """The reasons on the page, by the name of the survivor."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    return dict(re.findall(r"^- `(.+)` — (.+)$", text, flags=re.MULTILINE))


# Which test reaches which line.


def note_reaches(items: list[pytest.Item]) -> dict[str, Reach]:
    """Run each file of tests in a child, so that what is loaded once counts for its first test."""
    kept: dict[str, tuple[str, dict[str, Reach]]] = {}
    if KEPT.exists():
        kept = pickle.loads(KEPT.read_bytes())  # noqa: S301  written below
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    shared = fingerprint(sources())
    reaches: dict[str, Reach] = {}
    for path, tests in files.items():
        name = path.relative_to(ROOT).as_posix()
        made_from = f"{shared} {fingerprint(sorted(needs(path)))}"
        if kept.get(name, ("", {}))[0] != made_from:
            print(f"lines of {name}", flush=True)
            said, _ = in_child(partial(note_lines, tests))
            kept[name] = made_from, pickle.loads(said)  # noqa: S301  from the child
            KEPT.parent.mkdir(parents=True, exist_ok=True)
            KEPT.write_bytes(pickle.dumps(kept))
        reaches.update(kept[name][1])
    return reaches


def sources() -> list[Path]:
    """What all tests run on: code and content of the project, and content of the tests."""
    inner = [path for path in ENGINE.rglob("*") if "static" not in path.parts]
    outer = [path for path in TESTS_HOME.rglob("*") if path.suffix != ".py"]
    kinds = (".py", ".yaml", ".json")
    return sorted(path for path in [*inner, *outer] if path.suffix in kinds)


def needs(path: Path) -> set[Path]:
    """A test's module, the modules of tests that it imports, theirs, and the texts beside them."""
    found: set[Path] = set()
    new = {path, TESTS_HOME / "conftest.py"}
    while new:
        one = new.pop()
        found |= {one, *one.parent.glob("*.txt")}
        for node in ast.walk(ast.parse(one.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests"):
                home = ROOT.joinpath(*(node.module or "").split("."))
                paths = [home, *(home / each.name for each in node.names)]
                new |= {each.with_suffix(".py") for each in paths}
        new = {each for each in new - found if each.exists()}
    return found


def fingerprint(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def note_lines(items: list[pytest.Item], write: Callable[[bytes], object]) -> None:
    write(pickle.dumps(traced(items)))


def traced(items: list[pytest.Item]) -> dict[str, Reach]:
    reaches = {}
    for item in items:
        lines: set[Line] = set()
        given_up: dict[CodeType, set[int]] = {}
        start = time.process_time()
        sys.settrace(tracer(lines, given_up))
        failed = not passes(item)
        sys.settrace(None)
        assert not failed, f"{item.nodeid} fails without any change"
        seconds = time.process_time() - start
        maybe = {(code.co_filename, line) for code, left in given_up.items() for line in left}
        reaches[item.nodeid] = Reach(seconds, frozenset(lines), frozenset(maybe - lines))
    return reaches


def tracer(lines: set[Line], given_up: dict[CodeType, set[int]]) -> Tracer:
    """Note the lines of the engine that run.

    A function runs untraced once its lines were all seen or many calls have shown nothing new, and
    so does a test. The lines that may be missed by that are noted, too: `given_up`.
    """
    unseen: dict[CodeType, set[int]] = {}
    stale: dict[CodeType, int] = {}
    homes = tuple(f"{ENGINE / family}{os.sep}" for family in (*TESTS, "kernel"))
    calls = 0

    def on_call(frame: FrameType, _event: str, _arg: object) -> Tracer | None:
        nonlocal calls
        code = frame.f_code
        left = unseen.get(code)
        if left is None:
            inside = code.co_filename.startswith(homes)
            numbers = (number for _, _, number in code.co_lines() if number) if inside else ()
            left = unseen[code] = set(numbers)
            # What is no rule is never traced, and its calls do not count.
            stale[code] = 0 if inside else NO_RULE
        if stale[code] == NO_RULE:
            return None
        stale[code] += 1
        calls += 1
        if calls > SETTLED:
            sys.settrace(None)
            given_up.update(unseen)
            return None
        if left and stale[code] > STALE:
            given_up[code] = left
        return on_line if left and stale[code] <= STALE else None

    def on_line(frame: FrameType, event: str, _arg: object) -> Tracer:
        nonlocal calls
        if event == "line":
            code = frame.f_code
            number = frame.f_lineno
            if number in unseen[code]:
                lines.add((code.co_filename, number))
                unseen[code].discard(number)
                stale[code] = 0
                calls = 0
        return on_line

    return on_call


# Trying a mutant.


def live_functions() -> dict[tuple[str, str, int], list[FunctionType]]:
    """The functions of the engine by file, name and line."""
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            found.setdefault(key_of(thing.__code__), []).append(thing)
    return found


def key_of(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def change(mutant: Mutant, places: dict[tuple[str, str, int], list[FunctionType]]) -> None:
    """Put the changed code into the living function: whoever holds it runs the change."""
    put(mutant.swap)
    for code in codes(compile(mutant.tree, str(mutant.path), "exec", dont_inherit=True)):
        if code.co_qualname == mutant.function and mutant.lines[0] >= code.co_firstlineno:
            for function in places.get(key_of(code), []):
                function.__code__ = code


def codes(code: CodeType) -> Iterable[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes(inner)


def try_out(
    mutant: Mutant,
    places: dict[tuple[str, str, int], list[FunctionType]],
    items: list[pytest.Item],
    limits: list[float],
) -> Fate:
    def run(write: Callable[[bytes], object]) -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        change(mutant, places)
        for item, limit in zip(items, limits, strict=True):
            signal.setitimer(signal.ITIMER_PROF, limit)  # of processor time; its signal ends us
            write(f"{item.nodeid}\n".encode())
            if not passes(item):
                return
        write(b"all passed\n")

    start = time.monotonic()
    said, status = in_child(run)
    lines = said.decode().splitlines()
    if not lines:
        raise RuntimeError(f"this change cannot be made: {mutant.name}")
    is_over = os.waitstatus_to_exitcode(status) == 0
    survived = is_over and lines[-1] == "all passed"
    how = "" if is_over else " (never ended)"
    noticed = "" if survived else f"{lines[-1]}{how}"
    return Fate(noticed, len(lines) - survived, time.monotonic() - start)


def passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def in_child(work: Callable[[Callable[[bytes], object]], object]) -> tuple[bytes, int]:
    """Do something in a copy of this process; answers what it wrote and how it ended."""
    reader, writer = os.pipe()
    gc.freeze()  # the child never looks through what was there before, nor copies it
    child = os.fork()
    if child == 0:
        os.close(reader)
        with os.fdopen(writer, "wb") as pipe:

            def write(data: bytes) -> None:
                pipe.write(data)
                pipe.flush()

            try:
                work(write)
            except BaseException as error:  # noqa: BLE001  a child never comes back into the loop
                print(f"{type(error).__name__}: {error}", file=sys.stderr)
                os._exit(1)
        os._exit(0)
    gc.unfreeze()
    os.close(writer)
    with os.fdopen(reader, "rb") as end:
        said = end.read()
    return said, os.waitpid(child, 0)[1]


if __name__ == "__main__":
    sys.exit(main())
