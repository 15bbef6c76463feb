"""Compilation of the engine, and contents of the package."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
import tomllib
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

from tests.test_house import kept_files

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def recipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Provide setup.py as a module, in an empty current folder."""
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


@pytest.fixture(scope="module")
def metadata(tmp_path_factory: pytest.TempPathFactory) -> Message:
    """Provide the package's metadata as a package index reads it."""
    folder = tmp_path_factory.mktemp("metadata")
    call = [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(folder)]
    subprocess.run(call, cwd=ROOT, check=True, capture_output=True)
    return message_from_bytes((folder / "statewalk.egg-info" / "PKG-INFO").read_bytes())


def test_the_package_says_who_made_it_what_it_is_and_where_it_lives(metadata: Message) -> None:
    assert metadata["Author"] == "The Statewalk authors"
    assert metadata["License-Expression"] == "MIT AND OFL-1.1"
    assert metadata.get_all("License-File") == ["LICENSE", "resources/fonts/OFL.txt"]
    classifiers = metadata.get_all("Classifier") or []
    assert "Topic :: Games/Entertainment :: Puzzle Games" in classifiers
    addresses = dict(one.split(", ", 1) for one in metadata.get_all("Project-URL") or [])
    assert {"Homepage", "Documentation", "Source", "Issues", "Changelog"} == set(addresses)


def test_no_link_of_the_package_description_is_relative(metadata: Message) -> None:
    text = metadata.get_payload(decode=True)
    assert isinstance(text, bytes)
    links = re.findall(r"\]\(([^)\s]+)\)", text.decode())
    assert len(links) > 10
    assert not [link for link in links if not link.startswith("https://")]


def test_what_is_installed_holds_no_source_of_the_engine_and_no_readme(tmp_path: Path) -> None:
    call = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path)]
    subprocess.run(call, cwd=ROOT, check=True, capture_output=True)
    held = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert {"app/cli/main.py", "core/py.typed", "core/cube/solve/optimal.pyi"} <= held
    assert not [name for name in held if name.endswith((".pyx", ".pxd", ".h", ".c", ".ts", "README.md"))]


def test_the_declared_versions_of_qt_are_those_that_were_tried() -> None:
    """The declared versions of Qt exclude those that fail.

    6.8.0 fails (`QFont.Tag(str)`); 6.12.0 aborts on Python 3.11 only (tests/app/test_dependencies.py).
    """
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    declared = [Requirement(text) for text in config["project"]["dependencies"]]
    qt = [one for one in declared if one.name == "PySide6-Essentials"]

    def allows(version: str, python: str) -> bool:
        held = [one for one in qt if one.marker is None or one.marker.evaluate({"python_version": python})]
        assert len(held) == 1
        return version in held[0].specifier

    assert not allows("6.8.0", "3.11") and allows("6.8.3", "3.11") and allows("6.11.3", "3.11")
    assert not allows("6.12.0", "3.11") and allows("6.12.0", "3.12") and allows("6.12.0", "3.13")
