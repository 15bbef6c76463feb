"""Dependencies between folders, and no circular imports."""

from __future__ import annotations

import pytest

from app.base import registry
from tests.import_graph import ROOT, Graph, circles, graph

# Commands act on what they are handed, and name its type: the page, or the window.
HANDED = (
    ["app.shell.window", "app.shell.window_commands"],
    *(
        [f"app.{entry.package}.commands", f"app.{entry.package}.page"]
        for entry in registry.PAGES
        if (ROOT / "app" / entry.package / "commands.py").is_file()
    ),
)


def to_the_folder_above(imported: Graph, room: str) -> list[tuple[str, str]]:
    """Return the modules below `room` that import from a folder above their own, with their imports."""
    packages = {name.rpartition(".")[0] for name in imported}
    upward_imports = []
    for module, others in imported.items():
        folder = module if module in packages else module.rpartition(".")[0]
        for other in others - packages:
            above = other.rpartition(".")[0]
            if f"{above}.".startswith(f"{room}.") and folder.startswith(f"{above}."):
                upward_imports.append((module, other))
    return sorted(upward_imports)


def test_what_looks_up_is_seen() -> None:
    imported: Graph = {
        "house.a.page": frozenset({"house.a.b.view", "house.c.page"}),
        "house.a.b.view": frozenset({"house.a.page", "house.a.d.model", "house.a.b.words"}),
        "house.a.b.e.plot": frozenset({"house.a.b.view", "house.c.page"}),
        "house.a.b.words": frozenset(),
        "house.a.d.model": frozenset({"house.a.b.words"}),
        "house.c.page": frozenset(),
    }
    assert to_the_folder_above(imported, "house.a") == [
        ("house.a.b.e.plot", "house.a.b.view"),
        ("house.a.b.view", "house.a.page"),
    ]
    assert to_the_folder_above(imported, "house.c") == []


@pytest.mark.parametrize("entry", registry.PAGES, ids=lambda entry: entry.key)
def test_no_room_of_a_page_imports_the_folder_above_it(entry: registry.PageEntry) -> None:
    imported = graph(for_types=True)
    room = f"app.{entry.package}"
    assert f"{room}.page" in imported
    assert to_the_folder_above(imported, room) == []


def test_no_modules_know_one_another_in_a_circle_for_their_types() -> None:
    found = circles(graph(for_types=True))
    assert [group for group in found if group not in HANDED] == []
    assert len(found) == len(HANDED), "each that may is used"
