"""Fingerprints by which a set-up recognises what is already done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from build_scripts import stamps

CONFIG: dict[str, Any] = {
    "build-system": {"requires": ["setuptools>=77"]},
    "project": {"name": "x", "dependencies": ["a"], "optional-dependencies": {"test": ["t"], "docs": ["d"]}},
    "tool": {"ruff": {"line-length": 120}},
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Provide a project with two compiled modules, one of them built, and a plain one."""
    (tmp_path / "core" / "cube").mkdir(parents=True)
    (tmp_path / "setup.py").write_text("setup()")
    (tmp_path / "core" / "shared.pxd").write_text("cdef int x")
    (tmp_path / "core" / "cube" / "cubie.pyx").write_text("a = 1")
    (tmp_path / "core" / "cube" / "cubie.cpython-311-x86_64-linux-gnu.so").write_bytes(b"")
    (tmp_path / "core" / "cube" / "coordinates.pyx").write_text("b = 1")
    (tmp_path / "core" / "puzzle.py").write_text("c = 1")
    return tmp_path


def test_sources_are_what_cython_reads(root: Path) -> None:
    assert set(stamps.sources(root)) == {"core/shared.pxd", "core/cube/cubie.pyx", "core/cube/coordinates.pyx"}


def test_only_a_changed_or_new_source_counts(root: Path) -> None:
    before = stamps.sources(root)
    assert stamps.changed(before, stamps.sources(root)) == []
    (root / "core" / "puzzle.py").write_text("c = 2")
    (root / "core" / "shared.pxd").write_text("cdef int x")
    assert stamps.changed(before, stamps.sources(root)) == []
    (root / "core" / "shared.pxd").write_text("cdef long x")
    (root / "core" / "new.pyx").write_text("")
    assert stamps.changed(before, stamps.sources(root)) == ["core/new.pyx", "core/shared.pxd"]


def test_nothing_counts_as_changed_when_nothing_is_known(root: Path) -> None:
    assert stamps.changed(None, stamps.sources(root)) == []
    assert stamps.changed(stamps.INTERRUPTED, stamps.sources(root)) == []


def test_a_module_without_a_compiled_file_is_found(root: Path) -> None:
    assert stamps.unbuilt(root) == ["core/cube/coordinates.pyx"]
    (root / "core" / "cube" / "coordinates.cp313-win_amd64.pyd").write_bytes(b"")
    assert stamps.unbuilt(root) == []


def test_a_longer_name_does_not_stand_for_a_shorter_one(root: Path) -> None:
    (root / "core" / "cube" / "cub.pyx").write_text("")
    assert "core/cube/cub.pyx" in stamps.unbuilt(root)


def test_packages_depend_on_what_pip_installs_and_on_nothing_else() -> None:
    plain, test = stamps.packages(CONFIG), stamps.packages(CONFIG, ["test"])
    assert plain != test
    other_tools = {**CONFIG, "tool": {"ruff": {"line-length": 80}}}
    assert stamps.packages(other_tools) == plain
    more = {**CONFIG, "project": {**CONFIG["project"], "dependencies": ["a", "b"]}}
    assert stamps.packages(more) != plain
    other_extra = {**CONFIG["project"], "optional-dependencies": {"test": ["t2"], "docs": ["d"]}}
    assert stamps.packages({**CONFIG, "project": other_extra}) == plain
    assert stamps.packages({**CONFIG, "project": other_extra}, ["test"]) != test


def test_recipe_depends_on_setup_and_build_tools(root: Path) -> None:
    before = stamps.recipe(root, CONFIG)
    assert stamps.recipe(root, {**CONFIG, "build-system": {"requires": ["setuptools>=80"]}}) != before
    (root / "setup.py").write_text("setup(ext_modules=[])")
    assert stamps.recipe(root, CONFIG) != before


def test_stamps_survive_and_half_a_file_counts_as_none(tmp_path: Path) -> None:
    file = tmp_path / "stamp.json"
    assert stamps.read(file) == {}
    stamps.write(file, {"engine": {"core/a.pyx": "1"}})
    assert stamps.read(file) == {"engine": {"core/a.pyx": "1"}}
    assert [path.name for path in tmp_path.iterdir()] == ["stamp.json"]
    file.write_text('{"engine": {"core')
    assert stamps.read(file) == {}
    file.write_text("[]")
    assert stamps.read(file) == {}


def test_interpreter_is_told_apart_by_its_real_path(tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    assert stamps.interpreter(venv, venv / "python") == []
    venv.mkdir()
    (venv / "pyvenv.cfg").write_text("version = 3.11.2")
    for name in ("python3.11", "python3.12"):
        (tmp_path / name).write_bytes(b"")
    link = venv / "python"
    try:
        link.symlink_to(tmp_path / "python3.11")
    except OSError:
        pytest.skip("this system lets nobody make links")
    before = stamps.interpreter(venv, link)
    link.unlink()
    link.symlink_to(tmp_path / "python3.12")
    assert stamps.interpreter(venv, link) not in ([], before)
    (tmp_path / "python3.12").unlink()
    assert stamps.interpreter(venv, link) == []


def test_project_reads_this_pyproject() -> None:
    config = stamps.project(Path(__file__).parents[2])
    assert config["project"]["name"] == "statewalk"
    assert any(requirement.startswith("Cython") for requirement in config["build-system"]["requires"])
