"""`python -m app.tools.pictures FOLDER`: pictures of every page in every theme, as PNG.

The scale is Qt's (`QT_SCALE_FACTOR`); `build_scripts/screenshots.py` runs this once for each.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from app.tools.check import pause
from core.base.files.whole_file import write_chosen
from core.base.paths import HOME_VARIABLE

if TYPE_CHECKING:
    from app.shell.page import Page

Scene = Callable[["Page"], AbstractContextManager[None]]
"""Function `scene` that a page's module `check` may have: a context with the page in a typical state."""

WIDTH, HEIGHT = 1280, 800
SETTLE_MS = 900


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    folder = Path(arguments[0] if arguments else "screenshots").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="statewalk-") as home:
        os.environ[HOME_VARIABLE] = home
        _take(folder)
    return 0


def _take(folder: Path) -> None:
    from app.base import registry  # the home folder is set before Qt is imported
    from app.base.export.export import png
    from app.base.theme import theme  # the home folder is set before Qt is imported
    from app.shell.application import make_application
    from app.shell.window import open_window

    make_application()
    window = open_window(registry.PAGES[0].key)
    window.resize(WIDTH, HEIGHT)
    scale = round(window.devicePixelRatioF())
    for entry in registry.PAGES:
        page = window.open_page(entry.key)
        pause(SETTLE_MS)
        scene: Scene = getattr(entry.part("check"), "scene", lambda _page: nullcontext())
        with scene(page):
            for choice in (theme.ThemeChoice.LIGHT, theme.ThemeChoice.DARK, theme.ThemeChoice.CONTRAST):
                theme.manager().choose(choice)
                pause(SETTLE_MS)
                write_chosen(folder / f"{entry.key}-{choice.value}-{scale}x.png", png(window.grab().toImage()))
    window.close()


if __name__ == "__main__":
    raise SystemExit(main())
