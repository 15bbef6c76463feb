"""Monkey test of the real window: random mouse, keys, text, themes, sizes and pages.

    python -m tests.soak.monkey [--seed N] [--events N]

Everything is drawn from the seed; the program's state at an event also depends on clocks and threads. Ends at the first
exception, Qt warning or crash, and prints the seed and the last events. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import json
import os
import sys
import tempfile
import time
import traceback
from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, QTimer, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QFileDialog, QLineEdit, QWidget

from app.base import registry
from app.base.theme import theme
from app.cube.solve.solver import TABLE_KEY
from app.shell.application import make_application
from app.shell.window import open_window
from core.base.paths import HOME_VARIABLE
from tests.soak.heartbeat import Heartbeat, Stall
from tests.soak.memory import Memory, measure, widget_kinds
from tests.stray_windows import StrayWindows

LAST = 50
"""Number of last events reported after a fault."""
STALL_S = 0.1
RELEASE_MS = 1000
LOOK_S = 2.0
"""Pause after the start, as users look first; the program imports its other pages meanwhile."""
MEASURE_EVERY = 500
JUMP = 100
"""Growth in widgets since the last measurement that is reported by class."""

TEXTS = (
    "R U R' U'", "F U2 L B' R2 D", "(R U)6", "r M' x y2", "L3 q",
    "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB",
    "score 16236 moves 871\n. 2 . .\n4 8 . 2\n16 32 64 8\n512 1024 128 64", "2 2\n. 4",
    "#####\n#@$.#\n#####", "########\n#  @   #\n# $$ ..#\n#      #\n########\nTitle: Pasted", "rrlluuDDrr",
    "0.5", "1e9", "-3", "40", "999999999", "", "abc", "mr", "solve", "new", "12.34", "ä€😀", "(((", "2048", "seed 7",
)  # fmt: skip
WORDS = (
    "new", "solve", "scramble", "undo", "copy", "paste", "theme", "export", "plot", "hint", "auto", "play", "edit",
    "level", "walk", "random", "session", "network", "advis", "count", "rotate", "save", "time", "open", "z", "size",
)  # fmt: skip
SIZES = ((720, 560), (800, 600), (1000, 700), (1180, 760), (1280, 800), (1440, 900), (1920, 1080))


HARMLESS = ("This plugin does not support", "occurs outside target window")
"""Harmless Qt warnings: the offscreen platform has no window manager, and a drag may leave its window."""


class FoundError(Exception):
    """Raised when the program reports or raises something that it should not."""


class Monkey:
    """Sends events to whatever is on the screen; `step` sends one and processes its effects."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.folder = folder
        self.sent: deque[str] = deque(maxlen=LAST)
        self.wrong: list[str] = []
        self.count = 0
        self.app = make_application()
        self._stray = StrayWindows(self.app)
        qInstallMessageHandler(self._on_message)
        sys.excepthook = self._on_exception
        for name in ("getSaveFileName", "getOpenFileName", "getOpenFileNames"):
            setattr(QFileDialog, name, staticmethod(getattr(self, f"_{name}")))
        self.heartbeat = Heartbeat()
        self._seen = 0
        self._release = QTimer(interval=RELEASE_MS)
        self._release.timeout.connect(self._end_loop)
        self._release.start()
        self.windows = 0
        self._open_window()
        self.window.imported.connect(gc.freeze)  # as the program does
        self._kinds: list[tuple[int, Callable[[], str]]] = [
            (30, self._click),
            (6, self._double_click),
            (6, self._right_click),
            (12, self._drag),
            (8, self._wheel),
            (10, self._hover),
            (12, self._key),
            (14, self._shortcut),
            (4, self._type),
            (3, self._paste),
            (4, self._escape),
            (3, self._palette),
            (2, self._resize),
            (2, self._theme),
            (4, self._page),
            (6, self._wait),
        ]

    # running

    def run(self, events: int, on_measure: Callable[[], object] | None = None) -> None:
        """Send `events` events. Raises FoundError."""
        self.heartbeat.start()
        try:
            self._look(LOOK_S)
            while self.count < events:
                self.step()
                if on_measure is not None and self.count % MEASURE_EVERY == 0:
                    on_measure()
                    self.heartbeat.skip()
            self.window.close()
            self._settle()
        finally:
            self.heartbeat.stop()

    def step(self) -> None:
        """Send one event and process its effects. Raises FoundError."""
        if not self.window.isVisible():
            self._let_window_go()
            self._open_window()
        self.window.settings.set(TABLE_KEY, "small")
        weights, kinds = zip(*self._kinds, strict=True)
        kind: Callable[[], str] = self.random.choices(kinds, weights)[0]
        self.count += 1
        self.sent.append(f"{self.count} {kind.__name__.lstrip('_')}")
        self.heartbeat.during = self.sent[-1]
        told = kind()
        self.sent[-1] = self.heartbeat.during = f"{self.sent[-1]} {told}"
        self._settle()
        self.wrong += self._stray.found
        if self.wrong:
            raise FoundError("\n".join(self.wrong))

    def _settle(self) -> None:
        """Process events until the thread is back in its event loop once more."""
        beats = self.heartbeat.beats
        while True:
            self.app.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            if self.heartbeat.beats > beats:
                return
            time.sleep(0.001)

    def _end_loop(self) -> None:
        """Close a native menu whose own event loop blocks; only this timer can end it."""
        last_count, self._seen = self._seen, self.count
        loop = self.app.activePopupWidget() or self.app.activeModalWidget()
        if last_count == self.count and loop is not None:
            loop.close()

    def _let_window_go(self) -> None:
        """Delete a closed window, as the end of its process would."""
        self.window.services.store.close()
        self.window.deleteLater()
        self._settle()

    def _open_window(self) -> None:
        # a second start reads what the first one wrote; its window is another one
        self.windows += 1
        self.window = open_window(self.random.choice(registry.PAGES).key)
        self.window.settings.set(TABLE_KEY, "small")
        self.window.activateWindow()

    def _on_message(self, kind: Any, _context: object, text: str) -> None:
        if not any(harmless in text for harmless in HARMLESS):
            self.wrong.append(f"Qt said ({kind.name}): {text}\n" + "".join(traceback.format_stack(limit=12)))

    def _on_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        text = "".join(traceback.format_exception(kind, error, trace))
        print(text, file=sys.stderr)
        self.wrong.append(text)

    # files, without a native dialog

    def _getSaveFileName(self, _parent: object, _title: str, name: str = "", *_rest: object) -> tuple[str, str]:  # noqa: N802
        if self.random.random() < 0.3:
            return "", ""
        return str(self.folder / (Path(name).name or "saved")), ""

    def _getOpenFileName(self, *_arguments: object) -> tuple[str, str]:  # noqa: N802
        files = sorted(path for path in self.folder.iterdir() if path.is_file())
        return (str(self.random.choice(files)) if files and self.random.random() < 0.8 else ""), ""

    def _getOpenFileNames(self, *arguments: object) -> tuple[list[str], str]:  # noqa: N802
        name, kind = self._getOpenFileName(*arguments)
        return [name] if name else [], kind

    # where

    def _place(self) -> tuple[Any, Any, str]:
        """Return a window that accepts events, a point in it, and the widget there, mostly a control."""
        top = self.app.activePopupWidget() or self.window
        spot = None
        if self.random.random() < 0.6:
            controls = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit)
            seen = [
                control
                for control in top.findChildren(QWidget)
                if isinstance(control, controls) and self._in_sight(control)
            ]
            if seen:
                control = self.random.choice(seen)
                spot = control.mapTo(top, QPoint(self._within(control.width()), self._within(control.height())))
        if spot is None:
            spot = QPoint(self._within(top.width()), self._within(top.height()))
        hit = top.childAt(spot) or top
        name = f"{type(hit).__name__} {getattr(hit, 'accessibleName', str)()!r}"
        return top, spot, f"{name} at {spot.x()},{spot.y()} of {type(top).__name__}"

    def _within(self, length: int) -> int:
        return self.random.randrange(length) if length > 0 else 0

    @staticmethod
    def _in_sight(widget: Any) -> bool:
        return widget.isVisible() and not widget.visibleRegion().isEmpty()

    # what a hand does

    def _mouse(self, act: Any, top: Any, spot: Any, *how: Any) -> None:
        """Perform one mouse action through the window, which passes it to an open popup."""
        if shiboken6.isValid(top):
            spot = self.window.mapFromGlobal(top.mapToGlobal(spot))
        act(self.window.windowHandle(), *how, spot)

    def _click(self, button: Any = None, times: int = 1) -> str:
        top, spot, name = self._place()
        held = self._held()
        for _ in range(times):
            self._mouse(QTest.mousePress, top, spot, button or Qt.MouseButton.LeftButton, held)
            self._mouse(QTest.mouseRelease, top, spot, button or Qt.MouseButton.LeftButton, held)
        return name

    def _double_click(self) -> str:
        top, spot, name = self._place()
        # all of press, release, press, release, with time stamps that make the second pair a double click
        self._mouse(QTest.mouseDClick, top, spot, Qt.MouseButton.LeftButton, self._held())
        return name

    def _right_click(self) -> str:
        right, middle = Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
        return self._click(self.random.choice((right, right, middle)))

    def _hover(self) -> str:
        top, spot, name = self._place()
        self._mouse(QTest.mouseMove, top, spot)
        return name

    def _drag(self) -> str:
        top, spot, name = self._place()
        left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
        button, held = self.random.choice((left, left, left, right)), self._held()
        reach = self.random.choice((10, 60, 300))
        way = QPoint(self.random.randint(-reach, reach), self.random.randint(-reach, reach))
        steps = self.random.randint(2, 8)
        self._mouse(QTest.mousePress, top, spot, button, held)
        for step in range(1, steps + 1):
            self._settle()
            self._mouse(QTest.mouseMove, top, spot + way * (step / steps))
        if self.random.random() < 0.05:
            self._press("Escape")
        self._mouse(QTest.mouseRelease, top, spot + way, button, held)
        return f"{name} by {way.x()},{way.y()}"

    def _wheel(self) -> str:
        top, spot, name = self._place()
        turn = self.random.choice((-360, -120, 120, 360))
        held = self._held()

        def roll(window: Any, at: QPoint) -> None:
            QTest.wheelEvent(window, QPointF(at), QPoint(0, turn), QPoint(), held)

        self._mouse(roll, top, spot)
        return f"{name} turn {turn}"

    def _held(self) -> Any:
        keys = Qt.KeyboardModifier
        return self.random.choices(
            (keys.NoModifier, keys.ShiftModifier, keys.ControlModifier, keys.AltModifier), (90, 4, 5, 1)
        )[0]

    # keys

    def _press(self, keys: str) -> None:
        """Press a key with modifiers, such as "Ctrl+Z", in the focused window."""
        combination: Any = QKeySequence(keys)[0]  # type: ignore[index]
        QTest.keyClick(self._keyboard(), combination.key(), combination.keyboardModifiers())

    def _keyboard(self) -> Any:
        return self.app.activePopupWidget() or self.app.focusWidget() or self.window

    def _key(self) -> str:
        keys = self.random.choice(
            (
                "Up", "Down", "Left", "Right", "Space", "Return", "Tab", "Shift+Tab", "Backspace", "Del", "Home", "End",
                "PgUp", "PgDown", *"URFDLBMESXYZNHPA0123456789", "Shift+R", "Shift+U", "Ctrl+A", "Ctrl+Z", "Ctrl+Y",
                "Ctrl+Shift+Z", "Ctrl+C", "Ctrl+X", "+", "-", "[", "]", ".", "/", "F1", "F4", "F5", "Menu",
            )
        )  # fmt: skip
        for _ in range(self.random.choice((1, 1, 1, 4))):
            self._press(keys)
        return str(keys)

    def _shortcut(self) -> str:
        commands = [command for command in self.window.page.commands if command.shortcuts]
        if not commands:
            return ""
        command = self.random.choice(commands)
        self._press(self.random.choice(command.shortcuts))
        return f"{command.key} {command.shortcuts}"

    def _escape(self) -> str:
        self._press("Escape")
        return ""

    def _type(self) -> str:
        text = self.random.choice(TEXTS)
        for letter in text[:20]:
            if letter.isascii() and letter.isprintable():
                QTest.keyClicks(self._keyboard(), letter)
        if self.random.random() < 0.5:
            self._press("Return")
        return repr(text)

    def _paste(self) -> str:
        text = self.random.choice(TEXTS)
        QGuiApplication.clipboard().setText(text)
        self._press(self.random.choice(("Ctrl+V", "Ctrl+V", "Ctrl+Shift+V")))
        return repr(text)

    def _palette(self) -> str:
        word = self.random.choice(WORDS)
        self._press("Ctrl+K")
        self._settle()
        for letter in word:
            self._press(letter)
        for _ in range(self.random.randrange(4)):
            self._press("Down")
        self._press(self.random.choice(("Return", "Return", "Return", "Escape")))
        return word

    # the window

    def _resize(self) -> str:
        width, height = self.random.choice(SIZES)
        self.window.resize(width, height)
        return f"{width}x{height}"

    def _theme(self) -> str:
        choice = self.random.choice(list(theme.ThemeChoice))
        theme.manager().choose(choice)
        return choice.value

    def _page(self) -> str:
        number = self.random.randint(1, 4)
        self._press(f"Ctrl+{number}")
        return str(number)

    def _wait(self) -> str:
        wait = self.random.choice((20, 60, 200, 400))
        self._look(wait / 1000)
        return f"{wait} ms"

    def _look(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._settle()


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--events", type=int, default=2000)
    parser.add_argument("--stalls", type=int, default=12, help="of how many stalls to tell the cause")
    arguments = parser.parse_args(argv)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    faulthandler.enable()
    with tempfile.TemporaryDirectory(prefix="statewalk-monkey-") as name:
        os.environ[HOME_VARIABLE] = str(Path(name) / "home")
        files = Path(name) / "files"
        files.mkdir()
        return _run(arguments, files)


def _run(arguments: argparse.Namespace, files: Path) -> int:
    monkey = Monkey(arguments.seed, files)
    curve: list[Memory] = []
    seen = widget_kinds()

    def on_measure() -> None:
        nonlocal seen
        curve.append(measure())
        before, seen = seen, widget_kinds()
        print(f"{monkey.count} events, {monkey.windows} windows: {curve[-1]}", file=sys.stderr, flush=True)
        if seen.total() > before.total() + JUMP:
            print("    more of", (seen - before).most_common(30), file=sys.stderr, flush=True)

    begin = time.monotonic()
    failure = ""
    try:
        monkey.run(arguments.events, on_measure)
    except FoundError as found:
        failure = str(found)
        print(f"{failure}\nSeed {arguments.seed}, event {monkey.count}. The last events:", file=sys.stderr)
        print(*monkey.sent, sep="\n", file=sys.stderr)
    longest = sorted(monkey.heartbeat.stalls, key=_at_work, reverse=True)
    for stall in longest[: arguments.stalls]:
        print(stall, file=sys.stderr)
    answer = {
        "seed": arguments.seed,
        "events": monkey.count,
        "windows": monkey.windows,
        "seconds": round(time.monotonic() - begin, 1),
        "failure": failure,
        "stalls": sum(stall.cpu > STALL_S for stall in longest),
        "longest_ms": round(1000 * longest[0].cpu) if longest else 0,
        "own_mb": [round(memory.own) for memory in curve],
        "python_objects": [memory.python_objects for memory in curve],
        "widgets": [memory.widgets for memory in curve],
    }
    print(json.dumps(answer), flush=True)
    return int(bool(failure))


def _at_work(stall: Stall) -> float:
    return stall.cpu


if __name__ == "__main__":
    raise SystemExit(main())
