"""Card with all ways to export a level: picture, animation, text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.language.words import tr
from app.base.storage.settings import Settings
from app.sokoban.export import gif
from app.widgets.cards.popover import Popover
from app.widgets.controls.buttons import Button
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.segment import Segment
from app.widgets.text import Hairline, Label, row
from core.base.words import phrase
from core.sokoban.board import Board
from core.sokoban.lurd import parse_lurd

WIDTH = 348
"""Least width of the card in pixels."""
NAME = 48
"""Least width in pixels of the labels in front of controls."""
SIZES = {"small": 16, "medium": 28, "large": 44}
"""Sizes of an animation as pixels per square."""
LARGEST = 1200
"""Largest side of a GIF in pixels, whatever size was chosen."""
SIZE_CHOICES = (("small", phrase("Small")), ("medium", phrase("Medium")), ("large", phrase("Large")))
SPEED_CHOICES = (("slow", phrase("Slow")), ("normal", phrase("Normal")), ("fast", phrase("Fast")))


@dataclass(frozen=True)
class Clip:
    """Moves that can be exported, with their name and note."""

    name: str
    moves: str
    given: str = ""
    """Name that a user or file gave the moves; "" without one."""
    note: str = ""
    """Note on the moves by the user or from their file."""


class ExportCard(Popover):
    """Card with the export options, below the header."""

    gif_wanted = Signal(object, str, str)
    """Emitted with the `Clip`, the size and the speed of the animation that the user wants."""
    moves_wanted = Signal(object)
    """Emitted with the `Clip` whose moves the user wants as text."""

    def __init__(self, window: QWidget, clips: Sequence[Clip], board: Board, settings: Settings) -> None:
        super().__init__(window)
        self.setAccessibleName(tr("Export"))
        self._clips, self._board, self._settings = clips, board, settings
        self.picture = self._button(tr("Save picture"))
        self.picture.setToolTip(tr("Save the board as PNG, SVG or PDF"))
        self.clip = Dropdown(
            [(str(at), clip.name) for at, clip in enumerate(self._clips)] or [("", tr("No moves"))],
            "0" if self._clips else "",
        )
        self.clip.setAccessibleName(tr("Animation"))
        self.size_choice = Segment(SIZE_CHOICES, size_in(settings))
        self.size_choice.setAccessibleName(tr("Size of the animation"))
        self.speed = Segment(SPEED_CHOICES, speed_in(settings))
        self.speed.setAccessibleName(tr("Speed of the animation"))
        self.words = Label("", 12, 400, "text2", wrap=True)
        self.gif = self._button(tr("Save GIF"), primary=True)
        self.gif.clicked.connect(self._on_gif)
        self.level = self._button(tr("Level", context="of Sokoban"))
        self.solved = self._button(tr("With solutions"))
        self.moves = self._button(tr("Moves", context="a list of moves"))
        self.moves.setToolTip(tr("Copy the moves chosen above as LURD text"))
        self.moves.clicked.connect(self._on_moves)
        for signal in (self.clip.chosen, self.size_choice.chosen, self.speed.chosen):
            signal.connect(self._show_words)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(10)
        names = _make_name_labels(tr("Moves", context="a list of moves"), tr("Size"), tr("Speed"))
        parts: Sequence[QWidget] = (
            Label(tr("Picture"), 12, 600, "text2"), row(self.picture), Hairline(),
            Label(tr("Animated solution"), 12, 600, "text2"), row(names[0], self.clip),
            row(names[1], self.size_choice), row(names[2], self.speed), self.words, row(self.gif),
            Hairline(), Label(tr("Copy as text"), 12, 600, "text2"), row(self.level, self.solved, self.moves),
        )  # fmt: skip
        for part in parts:
            column.addWidget(part)
        self.setFixedWidth(max(WIDTH, column.minimumSize().width()))
        self._show_words()

    def open_at(self, corner: QPoint) -> None:
        """Show the card with its upper right corner at a point of the screen."""
        layout = self.layout()
        assert layout is not None
        self.resize(self.width(), layout.totalHeightForWidth(self.width()))
        self.place(QPoint(corner.x() - self.width(), corner.y()))
        self.show()

    def _button(self, text: str, *, primary: bool = False) -> Button:
        button = Button(text, primary=primary)
        button.clicked.connect(self.close)
        return button

    @property
    def _current_clip(self) -> Clip | None:
        return self._clips[int(self.clip.current)] if self._clips else None

    def _show_words(self) -> None:
        clip, board, settings = self._current_clip, self._board, self._settings
        settings.set("sokoban/gif_size", self.size_choice.current)
        settings.set("sokoban/gif_speed", self.speed.current)
        for widget in (self.clip, self.size_choice, self.speed, self.gif, self.moves):
            widget.setEnabled(clip is not None)
        if clip is None:
            self.words.setText(tr("Play or solve the level first. Then its moves can be animated."))
            return
        side = fitting(board.width, board.height, self.size_choice.current)
        moves = len(parse_lurd(clip.moves))
        self.words.setText(
            tr(
                "%n moves, about {across:,} × {down:,} pixels",
                one="%n move, about {across:,} × {down:,} pixels",
                n=moves,
                across=board.width * side,
                down=board.height * side,
            )
        )

    def _on_moves(self) -> None:
        clip = self._current_clip
        if clip is not None:
            self.moves_wanted.emit(clip)

    def _on_gif(self) -> None:
        clip = self._current_clip
        if clip is not None:
            self.gif_wanted.emit(clip, self.size_choice.current, self.speed.current)


def fitting(width: int, height: int, size: str) -> int:
    """Return the pixels per square for a board, so that the animation is not too large."""
    return max(4, min(SIZES[size], LARGEST // max(width, height)))


def size_in(settings: Settings) -> str:
    """Return the size of animations that was chosen last."""
    return _known_or_default(settings.get("sokoban/gif_size", "medium"), SIZES, "medium")


def speed_in(settings: Settings) -> str:
    """Return the speed of animations that was chosen last."""
    return _known_or_default(settings.get("sokoban/gif_speed", "normal"), gif.SPEEDS, "normal")


def _make_name_labels(*texts: str) -> Sequence[Label]:
    """Return labels of equal width, to stand in front of controls."""
    names = [Label(text, 13) for text in texts]
    wide = max(NAME, *(name.sizeHint().width() for name in names))
    for name in names:
        name.setFixedWidth(wide)
    return names


def _known_or_default(value: str, choices: dict[str, int], other: str) -> str:
    return value if value in choices else other
