"""Taking a level elsewhere: as a picture, as an animated GIF of a solution, as text with its solutions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QVBoxLayout, QWidget

from app.services import export
from app.services.actions import Command
from app.services.settings import Settings
from app.shell.page import Page
from app.sokoban.board.board import BoardView
from app.sokoban.export import gif
from app.sokoban.model import SokobanModel
from app.sokoban.wording import counted
from app.widgets.buttons import Button
from app.widgets.dropdown import Dropdown
from app.widgets.painting import paint_sheet
from app.widgets.segment import Segment
from app.widgets.text import Hairline, Label, grouped, row
from core.puzzle import InputError
from core.sokoban.board import Board
from core.sokoban.formats.collection import make_collection, make_entry
from core.sokoban.level import Level, Recording
from core.sokoban.lurd import parse_lurd
from core.sokoban.replay import replay

PICTURE_SQUARE = 48
WIDTH = 348
SIZES = {"small": 16, "medium": 28, "large": 44}
"""Pixels of a square."""
LARGEST = 1200
"""Neither side of a GIF has more pixels, whatever size was asked for."""
SIZE_CHOICES = (("small", "Small"), ("medium", "Medium"), ("large", "Large"))
SPEED_CHOICES = (("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast"))


@dataclass(frozen=True)
class Clip:
    """Moves that can be shown, and what they are."""

    name: str
    moves: str


class Export(QObject):
    """The commands of the page, and the card that has them all in one place."""

    def __init__(self, page: Page, model: SokobanModel, board: BoardView) -> None:
        super().__init__(page)
        self._page, self._model, self._board = page, model, board
        self.card: ExportCard | None = None

    def commands(self) -> list[Command]:
        """What the page declares among its own."""
        return [
            Command("sokoban.export", "Export picture", self.save_picture, "export", ("Ctrl+E",),
                    "Save the board as PNG, SVG or PDF"),
            Command("sokoban.export_card", "Export", self.open_card, "export", ("Ctrl+Shift+E",),
                    "Save a picture or an animation, or copy the level as text"),
            Command("sokoban.export_gif", "Save animated GIF", self.open_card, "play", (),
                    "Save a solution as an animation that any browser shows"),
            Command("sokoban.copy_solved", "Copy level with solutions", self.copy_with_solutions, "copy", (),
                    "Copy the level with title, author and solutions as .sok text"),
        ]  # fmt: skip

    def clips(self) -> list[Clip]:
        """The moves of this game, the user's best solutions, and those that came with the level and fit it."""
        model, level = self._model, self._model.level
        found = []
        if model.session.can_undo and not model.pulling:
            found.append(Clip("This game so far", "".join(model.session.played)))
        found += [Clip(name, moves) for name, moves in model.results.solutions(level.key)]
        found += [Clip(title, moves) for title, moves in _stored(level)]
        return list({clip.moves: clip for clip in reversed(found)}.values())[::-1]

    def open_card(self) -> None:
        """Show the card below the header's button."""
        page = self._page
        self.card = ExportCard(page.window(), self.clips(), self._model.level.start.board, page.services.settings)
        self.card.gif_wanted.connect(self.save_gif)
        for button, command in (
            (self.card.picture, "export"),
            (self.card.level, "copy_level"),
            (self.card.solved, "copy_solved"),
            (self.card.moves, "copy_moves"),
        ):
            action = page.commands[f"sokoban.{command}"]
            button.setEnabled(action.isEnabled())
            button.clicked.connect(action.trigger)
        header = page.header
        self.card.open_at(header.mapToGlobal(QPoint(header.width() - 24, header.height() - 10)))

    def save_picture(self) -> None:
        """Save the board as a picture."""
        drawing = self._board.picture()

        def draw(painter: QPainter) -> None:
            drawing.paint(painter, PICTURE_SQUARE)

        messages = self._page.services.messages
        export.ask_and_save(self._page, draw, drawing.size(PICTURE_SQUARE), self._model.level_name, messages)

    def save_gif(self, clip: Clip, size: str, speed: str) -> None:
        """Let the user choose a file and write the animation in the background."""
        messages = self._page.services.messages
        name, _ = QFileDialog.getSaveFileName(
            self._page, "Save animated GIF", f"{self._model.level_name}.gif", "Animated GIF (*.gif)"
        )
        if not name:
            return
        path = Path(name)
        path = path if path.suffix else path.with_suffix(".gif")
        start = self._model.level.start
        pictures = gif.scene(start, fitting(start.board.width, start.board.height, size))
        work = gif.saving(path, start, parse_lurd(clip.moves), pictures, speed)
        job = self._page.services.jobs.run("Drawing the animation", work, path.name)
        job.finished.connect(lambda size: messages.toast(f"Saved {path.name}", f"{grouped(max(1, size // 1024))} KB"))
        job.failed.connect(lambda reason: messages.say("The animation was not saved.", reason, good=False))

    def copy_with_solutions(self) -> None:
        """The level as .sok text, with all solutions there are."""
        from core.sokoban.formats.write import write_sok

        level = self._model.level
        clips = [clip for clip in self.clips() if _solves(level, clip.moves)]
        recordings = [Recording(f"Solution/{clip.name}", clip.moves) for clip in clips]
        keys = level.keys or ((("Author", level.author),) if level.author else ())
        entry = make_entry(level.rows, self._model.level_name, keys, level.comment, recordings)
        text = write_sok(make_collection("", [entry]))
        QGuiApplication.clipboard().setText(text)
        self._page.services.messages.toast("Copied the level", f"with {counted(len(clips), 'solution', 'solutions')}")


class ExportCard(QFrame):
    """A card below the header; closes on Escape or a click elsewhere."""

    gif_wanted = Signal(object, str, str)
    """The user wants an animation: the `Clip`, the size, the speed."""

    def __init__(self, window: QWidget, clips: Sequence[Clip], board: Board, settings: Settings) -> None:
        super().__init__(window, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFixedWidth(WIDTH)
        self._clips, self._board, self._settings = clips, board, settings
        self.picture = self._button("Save picture")
        self.picture.setToolTip("Save the board as PNG, SVG or PDF")
        self.clip = Dropdown(
            [(str(at), clip.name) for at, clip in enumerate(self._clips)] or [("", "No moves")],
            "0" if self._clips else "",
        )
        self.size_choice = Segment(SIZE_CHOICES, _known(settings.get("sokoban/gif_size", "medium"), SIZES, "medium"))
        self.size_choice.setAccessibleName("Size of the animation")
        self.speed = Segment(SPEED_CHOICES, _known(settings.get("sokoban/gif_speed", "normal"), gif.SPEEDS, "normal"))
        self.speed.setAccessibleName("Speed of the animation")
        self.words = Label("", 12, 400, "text2", wrap=True)
        self.gif = self._button("Save GIF", primary=True)
        self.gif.clicked.connect(self._on_gif)
        self.level = self._button("Level")
        self.solved = self._button("With solutions")
        self.moves = self._button("Moves")
        for signal in (self.clip.chosen, self.size_choice.chosen, self.speed.chosen):
            signal.connect(self._show_words)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(10)
        parts: Sequence[QWidget] = (
            Label("Picture", 12, 600, "text2"), row(self.picture), Hairline(),
            Label("Animated solution", 12, 600, "text2"), row(_named("Moves"), self.clip),
            row(_named("Size"), self.size_choice), row(_named("Speed"), self.speed), self.words, row(self.gif),
            Hairline(), Label("Copy as text", 12, 600, "text2"), row(self.level, self.solved, self.moves),
        )  # fmt: skip
        for part in parts:
            column.addWidget(part)
        self._show_words()

    def open_at(self, corner: QPoint) -> None:
        """Show the card with its upper right corner at a point of the screen."""
        layout = self.layout()
        assert layout is not None
        self.resize(WIDTH, layout.totalHeightForWidth(WIDTH))
        self.move(corner.x() - WIDTH, corner.y())
        self.show()

    def _button(self, text: str, *, primary: bool = False) -> Button:
        button = Button(text, primary=primary)
        button.clicked.connect(self.close)
        return button

    @property
    def _chosen(self) -> Clip | None:
        return self._clips[int(self.clip.current)] if self._clips else None

    def _show_words(self) -> None:
        clip, board, settings = self._chosen, self._board, self._settings
        settings.set("sokoban/gif_size", self.size_choice.current)
        settings.set("sokoban/gif_speed", self.speed.current)
        for widget in (self.clip, self.size_choice, self.speed, self.gif):
            widget.setEnabled(clip is not None)
        if clip is None:
            self.words.setText("Play or solve the level first; then its moves can be shown.")
            return
        side = fitting(board.width, board.height, self.size_choice.current)
        moves = len(parse_lurd(clip.moves))
        self.words.setText(
            f"{counted(moves, 'move', 'moves')}, "
            f"about {grouped(board.width * side)} × {grouped(board.height * side)} pixels"
        )

    def _on_gif(self) -> None:
        clip = self._chosen
        if clip is not None:
            self.gif_wanted.emit(clip, self.size_choice.current, self.speed.current)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sheet(self)


def fitting(width: int, height: int, size: str) -> int:
    """Pixels of a square, so that a board of so many squares is not too large."""
    return max(4, min(SIZES[size], LARGEST // max(width, height)))


def _named(text: str) -> Label:
    """What stands before a control, all of one width."""
    name = Label(text, 13)
    name.setFixedWidth(48)
    return name


def _known(value: str, choices: dict[str, int], other: str) -> str:
    return value if value in choices else other


def _stored(level: Level) -> list[tuple[str, str]]:
    """The solutions that came with a level and solve it."""
    kept = level.recordings or tuple(Recording("Solution", moves) for moves in level.solutions)
    return [("Stored solution", one.moves) for one in kept if one.is_solution and _solves(level, one.moves)]


def _solves(level: Level, moves: str) -> bool:
    try:
        return replay(level.start, "".join(parse_lurd(moves))).state.solved
    except InputError:
        return False
