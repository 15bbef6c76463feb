"""The registry finds what a page brings by name."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from importlib import import_module

import pytest

from app.services import registry
from core.control import Control


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


class Hurry(threading.Event):
    """Counts who waits for it."""

    waits = 0

    def wait(self, timeout: float | None = None) -> bool:
        assert timeout == registry.BREATH_S
        self.waits += 1
        return self.is_set()


def test_the_worker_that_imports_lets_the_window_go_before_each_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else waits for anything, who imports meanwhile finds all finders, and nothing is left behind."""
    for name in ("colorsys", "tabnanny"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    other = threading.Thread(target=import_module, args=("tabnanny",))

    meanwhile: list[Iterator[object]] = []

    def import_some(_control: Control) -> None:
        meanwhile.append(iter(sys.meta_path))
        next(meanwhile[0])
        import_module("colorsys")
        other.start()
        other.join()

    monkeypatch.setattr(registry, "_import_pages", import_some)
    finders, hurry = list(sys.meta_path), Hurry()
    registry.import_all(hurry, Control())
    assert hurry.waits == 1
    assert sys.meta_path == finders == list(meanwhile[0])
