"""The registry finds the parts of a page by name."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from app.base import registry


def test_a_part_is_found_by_its_name_and_may_be_missing() -> None:
    cube, lab = registry.entry("cube"), registry.entry("lab")
    part = cube.part("schema")
    assert part is not None and part.__name__ == "app.cube.schema"
    assert lab.part("schema") is None


def test_no_two_pages_open_the_same_files_or_have_the_same_subcommand() -> None:
    suffixes = [suffix for entry in registry.PAGES for suffix in entry.suffixes]
    assert len(set(suffixes)) == len(suffixes)
    assert all(suffix == suffix.lower() and suffix.startswith(".") for suffix in suffixes)
    commands = [name for entry in registry.PAGES if (part := entry.part("cli")) for name in part.COMMANDS]
    assert len(set(commands)) == len(commands) and "bench" not in commands


def test_every_table_belongs_to_one_page() -> None:
    tables = [
        line.split("EXISTS")[-1].split("(")[0].split()[-1]
        for entry in registry.PAGES
        if (part := entry.part("schema"))
        for script in part.MIGRATIONS
        for line in script.splitlines()
        if "CREATE TABLE" in line
    ]
    assert tables and len(tables) == len(set(tables))


def test_every_module_that_a_window_needs_is_named_once() -> None:
    names = []
    for name in registry.module_names():
        import_module(name)
        names.append(name)
    assert len(set(names)) == len(names) - 1
    assert names[:2] == ["numpy", "app.plots.charts.canvas"], "by themselves; their turn comes again"
    assert {f"app.{entry.package}.page" for entry in registry.PAGES} <= set(names)
    assert not [name for name in names if registry.WITHOUT_WINDOW & set(name.split("."))]


def test_a_folder_that_cannot_be_imported_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    names = []
    for name in registry.module_names():
        if name == "app.lab":
            monkeypatch.delitem(sys.modules, name, raising=False)
        names.append(name)
    assert not [name for name in names if name.startswith("app.lab.")]
