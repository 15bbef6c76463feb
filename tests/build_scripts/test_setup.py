"""How the engine is compiled and what is shipped."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.test_house import kept_files

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def recipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """setup.py, imported; the current folder is an empty one."""
    monkeypatch.syspath_prepend(str(ROOT))
    monkeypatch.delitem(sys.modules, "setup", raising=False)
    monkeypatch.chdir(tmp_path)
    return importlib.import_module("setup")


def test_a_header_counts_with_all_that_it_includes(recipe: ModuleType, tmp_path: Path) -> None:
    folder = tmp_path / "core" / "cube"
    folder.mkdir(parents=True)
    (folder / "search.h").write_text('#include <stdint.h>\n#include "body.h"\n  #  include "../portable.h"\n')
    (folder / "body.h").write_text('#include "search.h"\n')
    (folder.parent / "portable.h").write_text("")
    expected = [Path("core", "cube", "body.h"), Path("core", "cube", "search.h"), Path("core", "portable.h")]
    assert [Path(name) for name in recipe.with_included([str(Path("core", "cube", "search.h"))])] == expected


def test_compiled_files_that_nothing_makes_any_more_are_removed(recipe: ModuleType, tmp_path: Path) -> None:
    from setuptools import Distribution  # type: ignore[import-untyped]

    core = tmp_path / "core"
    core.mkdir()
    command = recipe.BuildEngine(Distribution({"ext_modules": [recipe.extension("core.board", "core/board.pyx")]}))
    command.inplace = True
    command.finalize_options()
    made = tmp_path / command.get_ext_filename("core.board")
    moved, of_one_python = core / "reach.abi3.so", core / "board.cpython-311-x86_64-linux-gnu.so"
    for path in (made, moved, of_one_python, core / "board.pyx"):
        path.write_text("")
    command.remove_strays()
    assert sorted(core.iterdir()) == sorted([made, core / "board.pyx"])


def test_the_source_distribution_holds_every_file(tmp_path: Path) -> None:
    call = [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(tmp_path)]
    subprocess.run(call, cwd=ROOT, check=True, capture_output=True)
    held = set((tmp_path / "statewalk.egg-info" / "SOURCES.txt").read_text(encoding="utf-8").splitlines())
    assert sorted(set(kept_files()) - held) == [".gitignore"]
    assert not [name for name in held if name.endswith((".c", ".so", ".pyd", ".pyc"))]
