"""Check that everything works on this machine, without a screen: `python -m app.tools.check [FOLDER]`.

It opens the real window with an empty home, plays in every puzzle through mouse and key events, writes one picture per
page into FOLDER (by default `screenshots` here) and prints one JSON object. The exit code is 0 when all is well, 1 if
not.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.base.files.whole_file import write_chosen
from core.base.paths import HOME_VARIABLE

if TYPE_CHECKING:
    from app.shell.page import Page

Play = Callable[["Page"], dict[str, Any]]
"""Function `play` that a page's module `check` may have.

It plays a few moves by real events, returns facts for the JSON line, and raises CheckFailedError with a sentence when
the page did not do what it should.
"""

SETTLE_MS = 700


class CheckFailedError(Exception):
    """A page did not do what the mouse or the keys asked for."""


def expect(held: bool, sentence: str) -> None:
    """Raise CheckFailedError with `sentence` unless `held` is true."""
    if not held:
        raise CheckFailedError(sentence)


def pause(milliseconds: int) -> None:
    """Run the event loop for some milliseconds, animations and worker threads included."""
    from PySide6.QtCore import QEventLoop, QTimer  # the home folder is set before Qt is imported

    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    folder = Path(arguments[0] if arguments else "screenshots").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="statewalk-") as home:
        os.environ[HOME_VARIABLE] = home
        answer = _check(folder)
    print(json.dumps(answer, ensure_ascii=False))
    return 0 if answer["ok"] else 1


def _check(folder: Path) -> dict[str, Any]:
    from app.base import registry
    from app.base.export.export import png
    from app.shell.application import make_application
    from app.shell.window import open_window

    begin = time.perf_counter()
    make_application()
    window = open_window(registry.PAGES[0].key)
    window.resize(1280, 800)
    opened = time.perf_counter() - begin
    pages: dict[str, Any] = {}
    for entry in registry.PAGES:
        page = window.open_page(entry.key)
        pause(SETTLE_MS)
        facts: dict[str, Any] = {"ok": True}
        try:
            play: Play | None = getattr(entry.part("check"), "play", None)
            facts |= {} if play is None else play(page)
        except CheckFailedError as failure:
            facts |= {"ok": False, "reason": str(failure)}
        pause(SETTLE_MS)
        picture = folder / f"check-{entry.key}.png"
        write_chosen(picture, png(window.grab().toImage()))
        pages[entry.key] = facts | {"picture": str(picture)}
    window.close()
    return {
        "ok": all(facts["ok"] for facts in pages.values()),
        "version": version("statewalk"),
        "opened_seconds": round(opened, 3),
        "seconds": round(time.perf_counter() - begin, 3),
        "pages": pages,
    }


if __name__ == "__main__":
    # Import the module by its name: run as __main__ it would exist twice, and so would CheckFailedError.
    raise SystemExit(import_module("app.tools.check").main())
