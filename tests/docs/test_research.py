"""The researcher's page: its learner runs and learns."""

import re
import subprocess
import sys

from tests.docs.pages import EXAMPLES, ROOT


def test_the_example_learns_more_than_chance() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "learn.py"), "--games", "6"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(
        r"the same answer in (\d+)% of \d+ new questions; by chance (\d+)%", done.stdout
    )
    assert found is not None
    assert int(found[1]) > int(found[2]) + 10


def test_the_example_that_tries_by_itself_runs_with_both_rewards() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "learn.py"), "--rewards", "--games", "6"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for kind in ("end", "progress"):
        assert re.search(rf"reward for {kind}: won (\d+%, ){{5}}\d+%", done.stdout)
