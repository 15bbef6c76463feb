"""The pages of the window. A new puzzle is one line here; nothing of a page is imported before it is opened.

A page is a folder of `app`. Its module `page` has `create(services) -> Page`; what else it may bring is found by name:

- `schema`: `MIGRATIONS`, its tables in the store (read at every start, so it imports nothing).
- `preferences`: `create(settings) -> QWidget`, its section of the settings; `computing(settings)`, what the machine may
  do.
- `subjects`: `named()`, what `Page.show_subject` can bring to the front, each with the words that find it anywhere.
- `search_words`: `COMMANDS`, more words that find its commands and subjects, by their keys; `ANYWHERE`, the titles of
  the commands that are found on every page; `targets()`, what else is found on its subjects (`SearchTarget`).
- `welcome`: `create(page) -> Welcome`, the cards of the first start.
- `resume`: `resume(services)`, which goes on with what was left at work, whether or not the page is opened.
- `cli`: `COMMANDS`, its subcommands, each with the place where it is declared; see `app.cli.command`.
- `content`: `reads(path)`, whether a file whose name says nothing is one that the page opens.
- `bench`: `CASES`, what it promises to be fast at; see `app.tools.bench`.
- `check`: `play(page)` and `scene(page)`, a game by real events and a telling state; see `app.tools.check`, `pictures`.

A room of the page imports its siblings and never the page's folder: what several rooms need is a room, too.
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
    """One page: `key` on the command line and in settings, `package` the folder in `app` (and, for puzzles, `core`)."""

    key: str
    text: str
    icon: str
    package: str
    about: str
    suffixes: tuple[str, ...] = ()
    """File name endings that this page opens."""

    def page_module(self) -> ModuleType:
        """Import the module that makes the page; its `create` is called by who opens the page."""
        return import_module(f"app.{self.package}.page")

    def reads(self, path: Path) -> bool:
        """Whether the page opens a file by its name's ending or, if no page knows that, by what is in it."""
        if any(path.suffix.lower() in entry.suffixes for entry in PAGES):
            return path.suffix.lower() in self.suffixes
        content = self.part("content")
        return content is not None and bool(content.reads(path))

    def part(self, name: str) -> ModuleType | None:
        """The module `name` of the page's folder, imported; None if it has none."""
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
    """The page called `key`."""
    return next(page for page in PAGES if page.key == key)


COMPUTING = ("numpy", "app.plots.charts.canvas")
"""What takes longest, pyqtgraph with the second; by itself, so that no page's own modules add to it."""
WITHOUT_WINDOW = frozenset({"__main__", "bench", "check", "cli", "peers"})
"""Modules and folders that serve the command line."""


def module_names() -> Iterator[str]:
    """Name every module that a window may need, for `ImportQueue`: shared ones first, then page by page.

    A folder's modules follow those of the folders in it, so that most of what a module imports is there before it. A
    folder is looked into when its turn comes, after its own name was imported.
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
