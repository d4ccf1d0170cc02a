"""What the build hook asks for before anything is packed; `make wheel` tries the real builds."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

HOOK = Path(__file__).parent.parent / "tools" / "build_hook.py"
#: Only builds have hatchling: all the hook knows of it is the folder and what is to be built.
STAND_IN = """
class BuildHookInterface:
    def __init__(self, root, target_name):
        self.root = root
        self.target_name = target_name
"""
#: Says in place of tools/compile.py whether the compiled engine is ready.
READY = "import sys\nsys.exit({code})\n"


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    package = tmp_path / "stand_in" / "hatchling" / "builders" / "hooks" / "plugin"
    package.mkdir(parents=True)
    (package / "interface.py").write_text(STAND_IN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path / "stand_in")
    for name in [name for name in sys.modules if name.partition(".")[0] == "hatchling"]:
        monkeypatch.delitem(sys.modules, name)
    spec = importlib.util.spec_from_file_location("build_hook", HOOK)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    for name in [name for name in sys.modules if name.partition(".")[0] == "hatchling"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delenv(made.CLIENT, raising=False)
    monkeypatch.delenv(made.ENGINE, raising=False)
    return made


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A folder of sources, without anything that is built."""
    folder = tmp_path / "sources"
    (folder / "tools").mkdir(parents=True)
    return folder


def with_client(hook: ModuleType, sources: Path) -> Path:
    page = sources / hook.PAGE
    page.parent.mkdir(parents=True)
    page.write_text("<div id=app></div>", encoding="utf-8")
    return sources


def build(hook: ModuleType, sources: Path, target: str, version: str = "standard") -> Any:  # noqa: ANN401 - hatchling's
    """What a build is told, after the hook has had its say."""
    data: dict[str, Any] = {"force_include": {}, "pure_python": True}
    hook.CustomBuildHook(str(sources), target).initialize(version, data)
    return data


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_client_nothing_is_built(
    hook: ModuleType, sources: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit, match="make client"):
        build(hook, sources, target)
    monkeypatch.setenv(hook.CLIENT, "none")
    build(hook, sources, target)


def test_an_editable_install_needs_nothing(hook: ModuleType, sources: Path) -> None:
    build(hook, sources, "wheel", "editable")


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_with_the_client_a_build_is_for_every_machine(
    hook: ModuleType, sources: Path, target: str
) -> None:
    data = build(hook, with_client(hook, sources), target)
    assert data == {"force_include": {}, "pure_python": True}


def test_a_compiled_engine_that_is_not_ready_is_not_packed(
    hook: ModuleType, sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(hook.ENGINE, "compiled")
    (sources / "tools" / "compile.py").write_text(READY.format(code=1), encoding="utf-8")
    with pytest.raises(SystemExit, match="make compile"):
        build(hook, with_client(hook, sources), "wheel")
    # An sdist holds no machine code, so it needs none.
    build(hook, sources, "sdist")


def test_a_compiled_engine_is_packed_beside_its_sources_for_this_machine_alone(
    hook: ModuleType, sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(hook.ENGINE, "compiled")
    (sources / "tools" / "compile.py").write_text(READY.format(code=0), encoding="utf-8")
    built = sources / hook.COMPILED
    for name in ("rietland__mypyc.so", "rietland/kernel/game.so", "rietland/kernel/game.py"):
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).touch()
    data = build(hook, with_client(hook, sources), "wheel")
    assert data["force_include"] == {
        str(built / name): name for name in ("rietland__mypyc.so", "rietland/kernel/game.so")
    }
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
