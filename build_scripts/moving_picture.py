"""Record the animated picture of the README: the real window, offscreen, in play.

    .venv/bin/python build_scripts/moving_picture.py [FILE]        (resources/screenshots/statewalk.gif by default)

A layer of the cube is turned and its depth looked up, a box is dragged, and the values of four moves are shown and
played. Takes half a minute; animations are recorded in real time, so two recordings differ in some frames.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PIL import Image  # noqa: E402
from PySide6.QtCore import QPoint, QPointF, Qt  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402

from app.tools.check import pause  # noqa: E402
from core.base.paths import HOME_VARIABLE  # noqa: E402

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.shell.window import Window
    from core.sokoban.board import State

FILE = ROOT / "resources" / "screenshots" / "statewalk.gif"
WIDTH, HEIGHT = 800, 560
COLOURS = 240
FRAME_MS, REST_MS, VALUED_MS = 80, 1400, 4000
MOST_MS = 600_000
TURNS = ((QPointF(-1, 1), QPointF(0.6, 1)), (QPointF(1, -1), QPointF(1, 0.6)))
"""Start and end of each drag on a front sticker, in cubie edges from the centre."""
LEVEL = "The Gallery"
BOARD = "score 16236 moves 871\n. 2 . .\n4 8 . 2\n16 32 64 8\n512 1024 128 64"
MOVES = 3
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

Frame = tuple[Image.Image, int]
"""Picture and its duration in milliseconds."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path, default=FILE, help="the GIF to write")
    file = parser.parse_args().file
    with tempfile.TemporaryDirectory(prefix="statewalk-") as home:
        os.environ[HOME_VARIABLE] = home
        from app.shell.application import make_application
        from app.shell.window import open_window

        make_application()
        window = open_window("cube")
        window.resize(WIDTH, HEIGHT)
        pause(1000)
        frames = [*cube(window), *sokoban(window), *twenty48(window)]
        window.close()
    write(frames, file)
    print(f"{file}: {len(frames)} frames, {file.stat().st_size / 1000:.0f} kB")
    return 0


def cube(window: "Window") -> Iterator[Frame]:
    """Yield frames of some turns by mouse, each followed by its depth."""
    from app.cube.board.view import CubeView
    from app.cube.page import CubePage

    page = window.open_page("cube")
    assert isinstance(page, CubePage)
    view = page.findChild(CubeView)
    assert view is not None
    page.model.session.play("U'", "R")
    wait(lambda: page.model.bracket.is_exact)
    wait(lambda: any("Table" in fact for fact in window.facts))  # once the table is made, the depth is known at once
    page.model.begin_solved()
    pause(REST_MS)
    yield frame(window, 600)
    for start, end in TURNS:
        begin, stop = (view.pixel_of(at.x(), at.y(), 1.5) for at in (start, end))
        yield from drag(window, view, begin, stop, 9)
        QTest.mouseRelease(view, LEFT, NO_KEYS, stop.toPoint())
        for _ in range(4):
            pause(FRAME_MS)
            yield frame(window)
        wait(lambda: page.model.bracket.is_exact)
        pause(REST_MS)
        yield frame(window, REST_MS)


def sokoban(window: "Window") -> Iterator[Frame]:
    """Yield frames of a box that is pressed, carried to a lit square, and pushed there."""
    from app.sokoban.board.board import SokobanBoardView
    from app.sokoban.model.model import SokobanModel

    page = window.open_page("sokoban")
    model, board = page.findChild(SokobanModel), page.findChild(SokobanBoardView)
    assert model is not None and board is not None
    model.open_level([level.title for level in model.level_set.levels].index(LEVEL))
    pause(900)
    yield frame(window, 600)
    box, square = first_carry(model.level.start, model.level.solutions[0])
    begin, stop = board.centre_of(box), board.centre_of(square)
    yield from drag(window, board, begin, stop, 9)
    yield frame(window, 700)
    QTest.mouseRelease(board, LEFT, NO_KEYS, stop.toPoint())
    for _ in range(24):
        pause(FRAME_MS)
        yield frame(window)
    pause(600)
    yield frame(window, REST_MS)


def first_carry(state: "State", solution: str) -> tuple[int, int]:
    """Return the first box that a solution pushes, and the square where it leaves it for another box."""
    from core.sokoban.lurd import LETTERS, parse_lurd

    pushed, square = -1, -1
    for letter in parse_lurd(solution):
        after = state.step(LETTERS.find(letter.lower()))
        assert after is not None
        left, entered = set(state.boxes) - set(after.boxes), set(after.boxes) - set(state.boxes)
        if left:
            if pushed >= 0 and left != {square}:
                break
            pushed, square = (pushed if pushed >= 0 else left.pop()), entered.pop()
        state = after
    return pushed, square


def twenty48(window: "Window") -> Iterator[Frame]:
    """Yield frames of the values of the four moves, and of the best moves played."""
    from app.twenty48.model.model import Twenty48Model
    from core.twenty48.puzzle import PUZZLE

    page = window.open_page("2048")
    model = page.findChild(Twenty48Model)
    assert model is not None
    board = PUZZLE.parse(BOARD)
    model.shape = board.shape
    model.game.begin(board, seed=20261)
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_V)
    pause(VALUED_MS)
    yield frame(window, 1000)
    for _ in range(MOVES):
        before = model.game.position
        QTest.keyClick(page, Qt.Key.Key_B)
        wait(lambda before=before: bool(model.game.position > before))  # type: ignore[misc]
        for _ in range(5):
            yield frame(window)
            pause(FRAME_MS // 2)
        pause(VALUED_MS)
        yield frame(window, 900)
    yield frame(window, REST_MS)


def wait(condition: Callable[[], bool]) -> None:
    """Run the window's event loop until a condition is true. Raises TimeoutError."""
    for _ in range(MOST_MS // FRAME_MS):
        if condition():
            return
        pause(FRAME_MS)
    raise TimeoutError("The window does not come to what is to be shown.")


def drag(window: "Window", widget: "QWidget", start: QPointF, end: QPointF, steps: int) -> Iterator[Frame]:
    """Press and drag the mouse, yielding frames; the button stays down."""
    QTest.mousePress(widget, LEFT, NO_KEYS, start.toPoint())
    for step in range(1, steps + 1):
        QTest.mouseMove(widget, QPoint((start + (end - start) * (step / steps)).toPoint()))
        pause(FRAME_MS // 2)
        yield frame(window)


def frame(window: "Window", milliseconds: int = FRAME_MS) -> Frame:
    """Return a frame of the window as it is now."""
    shown = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    size, line = (shown.width(), shown.height()), shown.bytesPerLine()
    return Image.frombytes("RGB", size, bytes(shown.constBits()), "raw", "RGB", line), milliseconds


def write(frames: list[Frame], file: Path) -> None:
    """Write a GIF with one small palette; Pillow stores only the changes from frame to frame."""
    width, height = frames[0][0].size
    shown = frames[:: max(1, len(frames) // 12)]
    sheet = Image.new("RGB", (width, height * len(shown)))
    for index, (picture, _) in enumerate(shown):
        sheet.paste(picture, (0, index * height))
    palette = sheet.quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE)
    pictures = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture, _ in frames]
    pictures[0].save(
        file, save_all=True, append_images=pictures[1:], duration=[time for _, time in frames], loop=0, optimize=True
    )


if __name__ == "__main__":
    sys.exit(main())
