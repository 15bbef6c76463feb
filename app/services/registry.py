"""The pages of the window. A new puzzle is one line here; nothing of a page is imported before it is opened.

A page is a folder of `app`. Its module `page` has `create(services) -> Page`; what else it may bring is found by name:

- `page` may have `LATER`: modules that it imports only when somebody asks for what is in them.
- `schema`: `MIGRATIONS`, its tables in the store (read at every start, so it imports nothing).
- `look`: its colours (`theme.Palette`) and the choices of its look (`theme.Themes.option`), for its own use.
- `preferences`: `create(settings) -> QWidget`, its section of the settings; `computing(settings)`, what the machine may
  do.
- `subjects`: `named()`, what `Page.show_subject` can bring to the front, each with the words that find it anywhere.
- `search_words`: `COMMANDS`, more words that find its commands and subjects, by their keys; `ANYWHERE`, the titles of
  the commands that are found on every page; `targets()`, what else is found on its subjects (`SearchTarget`).
- `welcome`: `create(page) -> Welcome`, the cards of the first start.
- `resume`: `resume(services)`, which goes on with what was left at work, whether or not the page is opened.
- `cli`: `COMMANDS`, its subcommands, each with the module that has `register(parser)`; see `app.cli.main`.
- `content`: `reads(path)`, whether a file whose name says nothing is one that the page opens.
- `bench`: `CASES`, what it promises to be fast at; see `app.cli.bench`.
- `check`: `play(page)` and `scene(page)`, a game by real events and a telling state; see `app.cli.check`, `pictures`.
"""

from __future__ import annotations

import sys
import threading
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from app.services.services import Services
    from app.shell.page import Page
    from core.control import Control


@dataclass(frozen=True)
class Entry:
    """One page: `key` on the command line and in settings, `package` the folder in `app` (and, for puzzles, `core`)."""

    key: str
    text: str
    icon: str
    package: str
    about: str
    suffixes: tuple[str, ...] = ()
    """File name endings that this page opens."""

    def open(self, services: Services) -> Page:
        """Import the page and make it."""
        page: Page = import_module(f"app.{self.package}.page").create(services)
        return page

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
    Entry("cube", "Cube", "cube", "cube", "Turn, scramble and replay Rubik's Cube"),
    Entry(
        "sokoban",
        "Sokoban",
        "sokoban",
        "sokoban",
        "Push boxes onto goals, with the mouse or the keyboard",
        (".sok", ".xsb", ".txt", ".slc", ".statewalk", ".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp"),
    ),
    Entry("2048", "2048", "tiles", "twenty48", "Slide and merge tiles on boards from 2×2 to 8×8"),
    Entry("lab", "Lab", "lab", "lab", "Depth distributions and random walks, full size"),
)


def entry(key: str) -> Entry:
    """The page called `key`."""
    return next(page for page in PAGES if page.key == key)


BREATH_S = 0.008
"""Longer than a frame takes."""


class _Breath(MetaPathFinder):
    """Finds no module, but lets the window's thread have the interpreter before each one that this thread imports."""

    def __init__(self, hurry: threading.Event) -> None:
        self._hurry, self._thread = hurry, threading.get_ident()

    def find_spec(self, _name: str, _path: object = None, _target: ModuleType | None = None) -> None:
        if threading.get_ident() == self._thread:
            self._hurry.wait(BREATH_S)


def import_all(hurry: threading.Event, control: Control) -> None:
    """Import every page and what it has for later, in a worker: who opens one then need not wait for it.

    It takes its time, some seconds, as long as nobody is in a `hurry`: importing holds the interpreter's lock.
    """
    breath = _Breath(hurry)
    # another list each time: who imports meanwhile goes through the old one, and would miss the finder behind it
    sys.meta_path = [breath, *sys.meta_path]
    try:
        _import_pages(control)
    finally:
        sys.meta_path = [finder for finder in sys.meta_path if finder is not breath]


def _import_pages(control: Control) -> None:
    for page in PAGES:
        if control.cancelled:
            return
        later = getattr(import_module(f"app.{page.package}.page"), "LATER", ())
        for name in later:
            if control.cancelled:
                return
            import_module(name)
        page.part("preferences")
        page.part("resume")
