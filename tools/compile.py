"""Build the rules engine and what search needs as machine code, beside the sources, not among them.

Copies src/rietland to build/compiled/rietland and compiles the engine folders and some players
there with mypyc, as three libraries. Everything else is copied and stays interpreted.
The rule ledger lies where a wheel has it.
What was compiled is kept in build/compiling, so a change of the companions alone takes a minute.
A stamp holds a fingerprint of all that went in, so an unchanged engine is not built twice.

    python tools/compile.py           build, unless the build is up to date
    python tools/compile.py --ready   succeed only if the build is up to date; needs no compiler
"""

import argparse
import hashlib
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "rietland"
LEDGER = ROOT / "rules"
TARGET = ROOT / "build" / "compiled"
SCRATCH = ROOT / "build" / "compiling"
STAMP = TARGET / "fingerprint"

ENGINE = ("kernel", "board", "castle", "book", "trail")
# Of the players what search does thousands of times a second.
PLAYERS = ("board", "castle", "book", "trail")
SEARCH = ("effort", "guide", "search", "thought", "win_model")
#: Each library is compiled by itself, two at a time; calls within one are the fast ones, so the
#: kernel and the board, where playouts spend their time, are together.
RULES: Final = "rietland_rules"
COMPANIONS: Final = "rietland_companions"
FAMILIES: Final = "rietland_families"
# A view is records for JSON; orders and intentions are asked for once in a while.
INTERPRETED = ("__init__.py", "view/*.py", "intention.py", "orders.py")
# Compiled code takes over constants of the modules it imports, so these count as its sources.
IMPORTED_BY_ENGINE = ("vocabulary",)
LIBRARY_SUFFIXES = (".so", ".pyd")


def main() -> int:
    """Build, or say whether a build is ready."""
    parser = argparse.ArgumentParser(description="Compile the rules engine with mypyc.")
    parser.add_argument(
        "--ready",
        action="store_true",
        help="build nothing; succeed if the build is up to date, after refreshing what is not "
        "compiled",
    )
    ready_only = parser.parse_args().ready

    if is_current():
        bring_up_to_date(TARGET / SOURCE.name)
        if not ready_only:
            print(f"{TARGET.relative_to(ROOT)} is up to date")
        return 0
    if ready_only:
        return 1

    complaint = missing_tool()
    if complaint:
        print(f"compile: {complaint}", file=sys.stderr)
        print("compile: the game runs without this step, only slower", file=sys.stderr)
        return 1
    return build()


def engine_modules(package: Path) -> list[Path]:
    """Return the modules to compile, relative to the parent of the package, in a fixed order."""
    folders = [package / name for name in ENGINE]
    folders += [package / "players" / name for name in PLAYERS]
    found = [path for folder in folders for path in folder.rglob("*.py")]
    found += [package / "players" / "search" / f"{name}.py" for name in SEARCH]
    compiled = (path for path in found if not any(path.match(name) for name in INTERPRETED))
    return sorted(path.relative_to(package.parent) for path in compiled)


def fingerprint() -> str:
    """Sum up all the compiled modules depend on: sources, this tool, Python and mypyc."""
    parts = [sys.version, str(sysconfig.get_config_var("EXT_SUFFIX")), *mypyc_pins()]
    paths = [Path(__file__)]
    paths.extend(SOURCE.parent / path for path in engine_modules(SOURCE))
    for folder in IMPORTED_BY_ENGINE:
        paths.extend(sorted((SOURCE / folder).rglob("*.py")))
    digest = hashlib.sha256("\n".join(parts).encode())
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"\n{path.relative_to(ROOT).as_posix()} {content}".encode())
    return digest.hexdigest()


def mypyc_pins() -> list[str]:
    """Return the locked versions of mypy, which contains mypyc, and of its run-time library."""
    lock = ROOT / "requirements-dev.lock"
    text = lock.read_text(encoding="utf-8") if lock.exists() else ""
    return re.findall(r"^(?:mypy|librt)==\S+", text, flags=re.MULTILINE)


def is_current() -> bool:
    """Say whether the build was made from the engine as it is now."""
    return STAMP.exists() and STAMP.read_text(encoding="utf-8").strip() == fingerprint()


def bring_up_to_date(package: Path) -> None:
    """Make a copy of the package like the sources; libraries stay where their modules do."""
    wanted = copies(package)
    for copy, source in wanted.items():
        if not copy.exists() or differs(source, copy):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)
    for path in list(package.rglob("*")):
        module = path.with_name(path.name.partition(".")[0] + ".py")
        is_library = path.suffix in LIBRARY_SUFFIXES and module in wanted
        if path.is_file() and path not in wanted and not is_library:
            path.unlink()


def copies(package: Path) -> dict[Path, Path]:
    """Map each file that belongs into a copy of the package to the file it is copied from."""
    pairs = {}
    for origin, place in ((SOURCE, package), (LEDGER, package / LEDGER.name)):
        for source in sorted(origin.rglob("*")):
            is_made = "__pycache__" in source.parts or source.suffix in LIBRARY_SUFFIXES
            if source.is_file() and not is_made:
                pairs[place / source.relative_to(origin)] = source
    return pairs


def differs(source: Path, copy: Path) -> bool:
    """Say whether a copy is out of date, by size and time of change."""
    a, b = source.stat(), copy.stat()
    return (a.st_size, a.st_mtime_ns) != (b.st_size, b.st_mtime_ns)


def missing_tool() -> str:
    """Name what is missing for a build, in words that say what to do; nothing if all is there."""
    if os.name == "posix":
        command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
        compiler = shlex.split(command)[0]
        if shutil.which(compiler) is None:
            return (
                f"no C compiler: '{compiler}' was not found; "
                "install one (Debian: apt install gcc) or set CC"
            )
        header = Path(sysconfig.get_path("include")) / "Python.h"
        if not header.exists():
            return "Python.h was not found; install Python's headers (Debian: python3-dev)"
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return f"{module} is not installed; 'make compile' installs what is needed"
    return ""


def run(script: Path) -> bool:
    """Build what the script says, with all cores; say whether it worked."""
    environment = {**os.environ, "PYTHONPATH": "", **compiler_flags()}
    processes = str(os.cpu_count() or 1)
    result = subprocess.run(
        [sys.executable, script.name, "--quiet", "build_ext", "--inplace", "--parallel", processes],
        cwd=SCRATCH,
        env=environment,
        check=False,
    )
    return result.returncode == 0


def build() -> int:
    """Compile in a child process, and put the result in place only when it is whole."""
    package = SCRATCH / SOURCE.name
    bring_up_to_date(package)
    modules = engine_modules(package)
    if not modules:
        print(f"compile: no engine modules in {SOURCE.relative_to(ROOT)}", file=sys.stderr)
        return 1
    made_from = fingerprint()

    print(f"compiling {len(modules)} modules", flush=True)
    script = SCRATCH / "setup.py"
    script.write_text(setup_script(modules), encoding="utf-8")
    if not run(script):
        # What mypyc keeps of an earlier build can lead it astray; without it the build is whole.
        print("compile: failed, see above; once more from the beginning", file=sys.stderr)
        shutil.rmtree(SCRATCH / ".mypy_cache", ignore_errors=True)
        if not run(script):
            print("compile: failed, see above", file=sys.stderr)
            return 1
    libraries = [path for path in SCRATCH.glob("*__mypyc*") if path.suffix in LIBRARY_SUFFIXES]
    interpreted = [module for module in modules if not has_library(SCRATCH / module)]
    if not libraries or interpreted:
        print(f"compile: no library was made for {interpreted or 'the group'}", file=sys.stderr)
        return 1

    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(package, TARGET / SOURCE.name)
    for library in libraries:
        shutil.copy2(library, TARGET)
    STAMP.write_text(made_from + "\n", encoding="utf-8")
    print(f"the compiled engine is in {TARGET.relative_to(ROOT)}")
    return 0


def compiler_flags() -> dict[str, str]:
    """What the C compiler is told besides, as environment variables.

    Nobody outside a library calls its functions by their C names. Hidden ones can be inlined, and
    are called without a look into a table.
    """
    if os.name != "posix":
        return {}
    return {"CFLAGS": f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden".strip()}


def has_library(module: Path) -> bool:
    """Say whether an extension module lies beside a module."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    return module.with_name(module.stem + suffix).exists()


def library_of(module: Path) -> str:
    """Name the library a module is compiled into."""
    folders = module.parts[1:-1]
    if folders[0] == "players":
        return {"board": COMPANIONS, "search": RULES}.get(folders[1], FAMILIES)
    return RULES if folders[0] in ("kernel", "board") else FAMILIES


def setup_script(modules: list[Path]) -> str:
    """Write the build as setuptools wants it."""
    options = ["--config-file=", "--strict"]
    arguments = options + [module.as_posix() for module in modules]
    libraries = [
        ([module.as_posix() for module in modules if library_of(module) == name], name)
        for name in (RULES, COMPANIONS, FAMILIES)
    ]
    return f"""\
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="rietland-compiled",
    packages=[],
    ext_modules=mypycify(
        {arguments!r}, opt_level="3", debug_level="0", separate={libraries!r}
    ),
)
"""


if __name__ == "__main__":
    sys.exit(main())
