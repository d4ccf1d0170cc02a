"""Build wheels in the usual ways and try one as a stranger would: outside the checkout.

    python tools/check_wheel.py dist             sdist and wheel, checked
    python tools/check_wheel.py dist --compiled  with the compiled engine of `make compile`

What must hold: a build without the browser client fails and says `make client`; a wheel made from
the sources and one made from the sdist hold the same files; installed alone in a new environment
the server gives out its page, the terminal plays, and the schemas are current.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from time import sleep
from urllib.error import URLError
from urllib.request import urlopen
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = shutil.ignore_patterns(".git", ".venv*", "node_modules", "build", "dist", "static")


def main() -> int:
    """Build into a folder, check, and say what was checked."""
    parser = argparse.ArgumentParser(description="Build and check wheels.")
    parser.add_argument("out", type=Path, help="where the sdist and the wheel go")
    parser.add_argument("--compiled", action="store_true", help="with the compiled engine")
    asked = parser.parse_args()
    engine = {"RIETLAND_ENGINE": "compiled" if asked.compiled else ""}
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        check_refusal(scratch / "bare")
        wheel = built(ROOT, asked.out, engine)
        if not asked.compiled:
            check_sdist(wheel, asked.out, scratch / "again")
        try_out(wheel, scratch, asked.compiled)
    print(f"{wheel} is good")
    return 0


def built(source: Path, out: Path, environ: dict[str, str]) -> Path:
    """The wheel pip makes of a folder or an sdist."""
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.whl"):
        old.unlink()
    run(pip("wheel", "--no-deps", "-w", str(out), str(source)), environ)
    return next(out.glob("*.whl")).resolve()


def check_refusal(bare: Path) -> None:
    """Sources without the client are not built, and the message says how to go on."""
    shutil.copytree(ROOT, bare, ignore=LEFT_OUT)
    command = pip("wheel", "--no-deps", "-w", str(bare / "out"), str(bare))
    refused = subprocess.run(command, check=False, capture_output=True, text=True)
    assert refused.returncode, "a wheel without the browser client was built"
    assert "make client" in refused.stdout + refused.stderr, refused.stderr
    print("without the client nothing is built")


def check_sdist(wheel: Path, out: Path, scratch: Path) -> None:
    """A wheel made from the sdist is the same."""
    run([*uv("build", "--sdist"), "--quiet", "--out-dir", str(out), str(ROOT)])
    sdist = max(out.glob("*.tar.gz"), key=lambda path: path.stat().st_mtime)
    again = built(sdist.resolve(), scratch, {})
    assert names(wheel) == names(again), names(wheel) ^ names(again)
    print("the sdist gives the same wheel")


def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as held:
        return set(held.namelist())


def try_out(wheel: Path, scratch: Path, compiled: bool) -> None:
    """Install the wheel alone and use it from another folder."""
    venv.create(scratch / "venv")
    python = scratch / "venv" / "bin" / "python"
    lock = ROOT / "requirements.lock"
    install = [*uv("pip", "install"), "--quiet", "--python", str(python)]
    run([*install, "--require-hashes", "-r", str(lock)])
    run([*install, "--no-deps", str(wheel)])
    home = {"RIETLAND_HOME": str(scratch / "home"), "PYTHONPATH": ""}
    rietland = str(python.with_name("rietland"))
    engine = run(
        [str(python), "-c", "import rietland.kernel.game as m; print(m.__file__)"], home, scratch
    )
    assert compiled == (not engine.strip().endswith(".py")), engine
    assert "schemas are current" in run([rietland, "schema", "--check"], home, scratch)
    assert "AN-TIME-2" in run([rietland, "rules", "AN-TIME-2"], home, scratch)
    assert "base/2: good" in run([rietland, "check"], home, scratch)
    play = [rietland, "play", "--text", "--legend", "2", "--heroes", "thorn,chada", "--seed", "1"]
    told = run(play, home, scratch, said="1\n1\n1\n1\nlook\nquit\n")
    assert "thorn" in told.lower(), told
    print("the terminal plays")
    check_server(rietland, home, scratch)


def check_server(rietland: str, environ: dict[str, str], folder: Path) -> None:
    """The server gives out its page, what the page needs, and the boxes."""
    command = [rietland, "play", "--no-browser"]
    with subprocess.Popen(
        command, cwd=folder, env={**os.environ, **environ}, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None, "the server says no address"
            wait_for(found[0] + "healthz")
            page = fetched(found[0])
            script = re.search(r'src="/?([^"]+\.js)"', page)
            assert script is not None, page
            assert fetched(found[0] + script[1])
            assert '"base"' in fetched(found[0] + "api/boxes")
        finally:
            server.terminate()
    print("the server gives out its page")


def wait_for(address: str) -> None:
    """The address is told a moment before anybody answers."""
    for _ in range(300):
        try:
            fetched(address)
        except URLError:
            sleep(0.1)
        else:
            return
    raise AssertionError("the server does not answer")


def fetched(address: str) -> str:
    with urlopen(address, timeout=30) as answer:  # noqa: S310 - our own server, by http
        text: str = answer.read().decode()
    return text


def pip(*words: str) -> list[str]:
    return [sys.executable, "-m", "pip", "--quiet", *words]


def uv(*words: str) -> list[str]:
    return [str(Path(sys.executable).with_name("uv")), *words]


def run(
    command: list[str], environ: dict[str, str] | None = None, folder: Path = ROOT, said: str = ""
) -> str:
    """What a command prints; one that fails ends the check, with all it said."""
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **(environ or {})}, input=said,
        check=False, capture_output=True, text=True,
    )  # fmt: skip
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
