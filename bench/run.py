"""Speed of the engine beside its peers, measured in one run and interleaved.

Every round runs each contender once, in a process of its own; a figure is the median over the
rounds, per CPU second. The last line is one JSON object with the raw figures and the ratios.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROUNDS = int(os.environ.get("RIETLAND_BENCH_ROUNDS", "5"))
SECONDS = float(os.environ.get("RIETLAND_BENCH_SECONDS", "3"))
#: Name, script, environment variable that names its path, or "" for a peer.
CONTENDERS = [
    ("interpreted", "ours.py", "RIETLAND_SOURCE"),
    ("compiled", "ours.py", "RIETLAND_COMPILED"),
    ("catanatron", "catan.py", ""),
    ("python_chess", "pychess.py", ""),
]


def measure(script: str, variable: str, seed: int) -> dict[str, float] | None:
    """One contender's figures, or nothing (with a line saying why) when it cannot run."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if variable:
        environment["PYTHONPATH"] = os.environ[variable]
    done = subprocess.run(
        [sys.executable, str(HERE / script), str(SECONDS), str(seed)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        reason = (done.stderr.strip().splitlines() or ["no message"])[-1]
        print(f"  {script}: not measured: {reason}", file=sys.stderr)
        return None
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def main() -> int:
    for variable in ("RIETLAND_SOURCE", "RIETLAND_COMPILED"):
        if variable not in os.environ:
            print(f"{variable} is not set; run this through `make bench`", file=sys.stderr)
            return 2
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name, _, _ in CONTENDERS}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        for name, script, variable in CONTENDERS:
            figures = measure(script, variable, number + 1)
            if figures is not None:
                rounds[name].append(figures)
    result: dict[str, object] = {"rounds": ROUNDS, "seconds": SECONDS}
    for name, runs in rounds.items():
        if runs:
            result[name] = {
                key: round(statistics.median(run[key] for run in runs), 1) for key in runs[0]
            }
    peers = rounds["catanatron"]
    for ours in ("interpreted", "compiled"):
        for key in ("decisions", "copies"):
            pairs = list(zip(rounds[ours], peers, strict=False))
            ratio = (
                statistics.median(mine[key] / theirs[key] for mine, theirs in pairs)
                if pairs
                else None
            )
            result[f"{key}_ratio_{ours}"] = None if ratio is None else round(ratio, 2)
    for name, figures in result.items():
        print(f"{name}: {figures}")
    print(json.dumps(result))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
