"""Registry of the pages of the window.

A new puzzle is one line here; nothing of a page is imported before it is opened. A page is a folder of `app`. Its
module `page` has `create(services) -> Page`; optional modules are found by name:

- `schema`: `MIGRATIONS`, its tables in the store (read at every start, so it imports nothing).
- `preferences`: `create(settings) -> QWidget`, its section of the settings; `computing(settings)`, what the machine may
  do.
- `subjects`: `named()`, what `Page.show_subject` can show, each with the words that find it.
- `search_words`: `COMMANDS`, more words that find its commands and subjects, by their keys; `ANYWHERE`, the titles of
  the commands that are found on every page; `targets()`, other things found on it (`SearchTarget`).
- `welcome`: `create(page) -> Welcome`, the first minute of the first start.
- `resume`: `resume(services)`, which resumes unfinished work, whether or not the page is opened.
- `cli`: `COMMANDS`, its subcommands, each with the place where it is declared; see `app.cli.command`.
- `content`: `reads(path)`, whether the page opens a file whose name does not tell its kind.
- `bench`: `CASES`, what must be fast; see `app.tools.bench`.
- `check`: `play(page)` and `scene(page)`, a game by real events and a state for pictures; see `app.tools.check`,
  `pictures`.

A folder of a page may import its siblings but never the page's folder itself: what several of them need gets a folder
of its own.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Set
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class PageEntry:
    """Entry of a page of the window.

    `key` names it on the command line and in settings; `package` is its folder in `app` (and, for puzzles, in `core`).
    """

    key: str
    text: str
    icon: str
    package: str
    about: str
    suffixes: tuple[str, ...] = ()
    """Endings of the file names that the page opens."""

    def page_module(self) -> ModuleType:
        """Import and return the module that makes the page; whoever opens the page calls its `create`."""
        return import_module(f"app.{self.package}.page")

    def reads(self, path: Path) -> bool:
        """Return whether the page opens a file, by its ending or, if no page knows that, by its content."""
        if any(path.suffix.lower() in entry.suffixes for entry in PAGES):
            return path.suffix.lower() in self.suffixes
        content = self.part("content")
        return content is not None and bool(content.reads(path))

    def part(self, name: str) -> ModuleType | None:
        """Import and return the module `name` of the page's folder; None if it has none."""
        module = f"app.{self.package}.{name}"
        return None if find_spec(module) is None else import_module(module)


PAGES = (
    PageEntry("cube", "Cube", "cube", "cube", "Turn, scramble and replay Rubik's Cube"),
    PageEntry(
        "sokoban",
        "Sokoban",
        "sokoban",
        "sokoban",
        "Push boxes onto goals, with the mouse or the keyboard",
        (".sok", ".xsb", ".txt", ".slc", ".statewalk", ".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp"),
    ),
    PageEntry("2048", "2048", "tiles", "twenty48", "Slide and merge tiles on boards from 2×2 to 8×8"),
    PageEntry("lab", "Lab", "lab", "lab", "Depth distributions and random walks, full size"),
)


def entry(key: str) -> PageEntry:
    """Return the entry of the page with this key."""
    return next(page for page in PAGES if page.key == key)


COMPUTING = ("numpy", "app.plots.charts.canvas")
"""Modules that take longest to import (the second brings pyqtgraph), imported before all others."""
WITHOUT_WINDOW = frozenset({"__main__", "bench", "check", "cli", "peers"})
"""Modules and folders of `app` that only the command line needs."""


def module_names() -> Iterator[str]:
    """Yield the names of all modules that a window may need: shared ones first, then page by page.

    A folder's modules follow those of its subfolders, so that most of what a module imports is there before it. A
    folder is listed when its turn comes, after its own name was imported.
    """
    yield from COMPUTING
    yield from _names_in("core")
    pages = [page.package for page in PAGES]
    yield from _names_in("app", without={*WITHOUT_WINDOW, *pages})
    for package in pages:
        yield f"app.{package}"
        yield from _names_in(f"app.{package}")


def _names_in(package: str, without: Set[str] = WITHOUT_WINDOW) -> Iterator[str]:
    if package not in sys.modules:
        return
    modules = sorted(iter_modules(sys.modules[package].__path__), key=lambda one: (not one.ispkg, one.name))
    for _, name, is_folder in modules:
        if name not in without:
            yield f"{package}.{name}"
            if is_folder:
                yield from _names_in(f"{package}.{name}")
