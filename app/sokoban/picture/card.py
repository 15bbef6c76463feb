"""The card on which the tiles of a picture get their names, with the level that they make beside."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QImage, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.services import theme
from app.services.wording import counted, grouped
from app.sokoban.browser.thumbnails import paint_level
from app.sokoban.picture.choice import NAMES, KindChoice
from app.widgets.buttons import Button
from app.widgets.card import EDGE, Overlay
from app.widgets.focus import FocusRing
from app.widgets.painting import rounded
from app.widgets.text import Label
from core.picture.kind import Kind
from core.sokoban.formats.collection import Entry, make_entry

if TYPE_CHECKING:
    from core.picture.reading import PictureLevel
    from core.picture.tiles import Tile

WIDTH, LEAST_SIDE = 800, 210
ROW, THUMBNAIL, NAME = 44, 32, 88
MARGIN = 20


class NamingCard(Overlay):
    """Each tile with its kind; what is guessed is chosen already. The level beside follows at once."""

    play_wanted = Signal(object)
    """The `Entry` that the names make, which can be played."""
    edit_wanted = Signal(object)
    """The `Entry`, whatever it is."""

    def __init__(self, window: QWidget, name: str, image: QImage, found: PictureLevel) -> None:
        super().__init__(window, min(WIDTH, window.width() - 2 * EDGE))
        self._name, self._found = name, found
        self.kinds = list(found.guess)
        self.setAccessibleName("Name the tiles of the picture")
        self.column.setContentsMargins(MARGIN, 16, MARGIN, 16)
        self.column.setSpacing(10)
        grid = found.grid
        self.column.addWidget(Label("What is on these tiles?", 15, 600))
        size = f"{grid.columns} × {grid.rows} squares of {grid.size:.3g} pixels"
        tiles = counted(len(found.tiles), "different tile", "different tiles")
        self.column.addWidget(Label(f"{size}, {tiles}. Name each once; what is chosen is a guess.", 12, 400, "text2"))
        middle = QHBoxLayout()
        middle.setSpacing(18)
        self.rows = [_Row(tile, kind) for tile, kind in zip(found.tiles, self.kinds, strict=True)]
        self.list = self._listed()
        middle.addWidget(self.list)
        self.original = _Original(image, found)
        self.preview = _Preview()
        side = QVBoxLayout()
        side.setSpacing(6)
        for title, view in (("The picture", self.original), ("The level", self.preview)):
            side.addWidget(Label(title, 12, 600, "text2"))
            side.addWidget(view, 1)
        middle.addLayout(side, 1)
        self.column.addLayout(middle, 1)
        self.verdict = Label("", 12, 400, "text2", elided=True)
        self.play_button, self.edit_button = Button("Play", primary=True), Button("Edit", icon="edit")
        cancel = Button("Cancel")
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.verdict, 1)
        for button, on_click in (
            (cancel, self.dismiss),
            (self.edit_button, partial(self._done, self.edit_wanted.emit)),
            (self.play_button, partial(self._done, self.play_wanted.emit)),
        ):
            button.clicked.connect(on_click)
            foot.addWidget(button)
        self.column.addLayout(foot)
        FocusRing(self)
        for number, row in enumerate(self.rows):
            row.choice.chosen.connect(partial(self._on_chosen, number))
            row.pointed.connect(self.original.point_at)
        self._show()

    def open_card(self) -> None:
        """Show the card in the middle of the window."""
        self._place()
        self.show()
        self.raise_()
        if self.rows:
            self.rows[0].choice.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def entry(self) -> Entry:
        """The level that the names make."""
        return make_entry(self._found.rows(self.kinds), self._name)

    def _listed(self) -> QScrollArea:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        area.setFixedWidth(inside.sizeHint().width() + 12)
        return area

    def _on_chosen(self, number: int, kind: Kind) -> None:
        self.kinds[number] = kind
        self._show()

    def _show(self) -> None:
        """The level of the names, and whether it can be played."""
        entry = self.entry
        self.preview.show_rows(entry.rows)
        self.play_button.setEnabled(entry.level is not None)
        self.edit_button.setEnabled(any(entry.rows))
        if entry.level is not None:
            boxes = len(entry.level.start.boxes)
            self.verdict.set_ink("text2")
            self.verdict.setText(f"{counted(boxes, 'box', 'boxes')} and as many goals: it can be played.")
        else:
            fault = next(finding for finding in entry.findings if finding.fatal)
            self.verdict.set_ink("danger")
            self.verdict.setText(str(fault.error()).replace("line", "row"))
        self.verdict.setToolTip(self.verdict.text())

    def _done(self, go_on: Callable[[Entry], None]) -> None:
        entry = self.entry
        self.dismiss()
        go_on(entry)

    def _place(self) -> None:
        window = self.parentWidget()
        assert window is not None
        self.setGeometry(window.rect())
        wanted = max(ROW * len(self.rows) + 130, 460)
        height = min(wanted, self.height() - 4 * EDGE)
        width = min(WIDTH, self.width() - 2 * EDGE)
        self.sheet.setFixedSize(width, height)
        self.sheet.move((self.width() - width) // 2, (self.height() - height) // 2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self._place()  # the names that were given are not for nothing
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


class _Row(QWidget):
    """A tile, how often it comes, and what it is."""

    pointed = Signal(object)
    """The `Tile` under the pointer or with the keyboard; None when it is left."""

    def __init__(self, tile: Tile, kind: Kind) -> None:
        super().__init__()
        self.tile = tile
        self.setFixedHeight(ROW)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 4, 0)
        line.setSpacing(10)
        thumbnail = QLabel()
        thumbnail.setPixmap(_pixmap(tile, self.devicePixelRatioF()))
        thumbnail.setFixedSize(THUMBNAIL, THUMBNAIL)
        self.words = Label(NAMES[kind], 13, 600)
        count = Label(f"× {grouped(len(tile.squares))}", 12, 400, "text2")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.words)
        words.addWidget(count)
        words.addStretch(1)
        holder = QWidget()
        holder.setLayout(words)
        words.setContentsMargins(0, 0, 0, 0)
        holder.setFixedWidth(NAME)
        self.choice = KindChoice(kind)
        self.choice.setAccessibleName(f"Tile on {counted(len(tile.squares), 'square', 'squares')}")
        self.choice.chosen.connect(lambda kind: self.words.setText(NAMES[kind]))
        line.addWidget(thumbnail)
        line.addWidget(holder)
        line.addWidget(self.choice)
        for one in NAMES:
            self.choice.option(one).installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.pointed.emit(self.tile)
        return False

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self.tile)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)


class _Original(QWidget):
    """The picture, with the squares of the tile that is pointed at."""

    def __init__(self, image: QImage, found: PictureLevel) -> None:
        super().__init__()
        self._image, self._grid = image, found.grid
        self._shown = QPixmap()
        self._squares: Sequence[tuple[int, int]] = ()
        self.setMinimumSize(LEAST_SIDE, 90)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def point_at(self, tile: Tile | None) -> None:
        """Frame the squares of a tile."""
        self._squares = tile.squares if tile is not None else ()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        wanted = self._image.size().scaled(self.size() * self.devicePixelRatioF(), Qt.AspectRatioMode.KeepAspectRatio)
        if self._shown.size() != wanted:
            smooth = Qt.TransformationMode.SmoothTransformation
            self._shown = QPixmap.fromImage(self._image.scaled(wanted, mode=smooth))
            self._shown.setDevicePixelRatio(self.devicePixelRatioF())
        size = self._shown.deviceIndependentSize()
        corner = QRectF(self.rect()).center() - QRectF(0, 0, size.width(), size.height()).center()
        painter.drawPixmap(corner, self._shown)
        scale = size.width() / self._image.width()
        painter.translate(corner)
        for colour, line in ((tokens.panel, 4.0), (tokens.accent, 2.0)):
            painter.setPen(QPen(QColor(colour), line))
            for x, y in self._squares:
                left, top = self._grid.left + x * self._grid.size, self._grid.top + y * self._grid.size
                side = self._grid.size * scale
                painter.drawRect(QRectF(left * scale, top * scale, side, side).adjusted(1, 1, -1, -1))


class _Preview(QWidget):
    """The level that the names make, in the skin in force."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[str, ...] = ()
        self.setMinimumSize(LEAST_SIDE, 90)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.manager().changed.connect(self.update)

    def show_rows(self, rows: tuple[str, ...]) -> None:
        """Show another level."""
        self._rows = rows
        self.setAccessibleName("\n".join(rows))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        tokens = theme.current()
        rounded(painter, QRectF(self.rect()), QColor(tokens.sunken), QColor(tokens.border) if tokens.contrast else None)
        inside = self.rect().adjusted(8, 8, -8, -8)
        painter.drawPixmap(inside.topLeft(), paint_level(self._rows, inside.size(), self.devicePixelRatioF()))


def _pixmap(tile: Tile, ratio: float) -> QPixmap:
    height, width = tile.picture.shape[:2]
    image = QImage(tile.picture.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
    side = round(THUMBNAIL * ratio)
    smooth = Qt.TransformationMode.SmoothTransformation
    shown = QPixmap.fromImage(image.scaled(QSize(side, side), Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    shown.setDevicePixelRatio(ratio)
    return shown
