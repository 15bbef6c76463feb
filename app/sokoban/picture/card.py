"""Card on which the user names the tiles of a picture, with a preview of the resulting level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QImage, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.sokoban.board.pictures import theme_key
from app.sokoban.browser.thumbnails import paint_level
from app.sokoban.picture.choice import NAMES, KindChoice
from app.sokoban.picture.lattice import GridFields
from app.sokoban.picture.model import PictureModel
from app.sokoban.picture.original import Original
from app.widgets.cards.card import EDGE, OverlayCard
from app.widgets.controls.buttons import Button
from app.widgets.focus import FocusRing
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import Label
from core.picture.kind import TileKind
from core.sokoban.formats.collection import CollectionEntry

if TYPE_CHECKING:
    from core.picture.tiles import Tile

WIDTH, LEAST_SIDE = 800, 210
LEAST_HEIGHT = 560
ROW, THUMBNAIL, NAME = 44, 32, 88
MARGIN = 20


class NamingCard(OverlayCard):
    """Card that lists the tiles of a picture with a guessed kind each, and previews the level."""

    play_wanted = Signal(object)
    """Emitted with the `CollectionEntry` made from the named tiles, to be played."""
    edit_wanted = Signal(object)
    """Emitted with the `CollectionEntry` made from the named tiles, to be edited; it need not be playable."""

    def __init__(self, window: QWidget, model: PictureModel) -> None:
        super().__init__(window, min(WIDTH, window.width() - 2 * EDGE))
        self.model = model
        model.setParent(self)
        self.setAccessibleName(tr("Name the tiles of the picture"))
        self.column.setContentsMargins(MARGIN, 16, MARGIN, 16)
        self.column.setSpacing(10)
        self.column.addWidget(Label(tr("What is on these tiles?"), 15, 600))
        self._told = Label("", 12, 400, "text2", elided=True)
        self.column.addWidget(self._told)
        middle = QHBoxLayout()
        middle.setSpacing(18)
        self.rows: list[_Row] = []
        self.list = QScrollArea()
        self.list.setWidgetResizable(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.viewport().setAutoFillBackground(False)
        middle.addWidget(self.list)
        self.original = Original(model)
        self.fields = GridFields(model)
        self.preview = _Preview()
        side = QVBoxLayout()
        side.setSpacing(6)
        side.addWidget(Label(tr("The picture: drag wrong lines"), 12, 600, "text2", elided=True))
        side.addWidget(self.original, 1)
        side.addWidget(self.fields)
        side.addWidget(Label(tr("The level"), 12, 600, "text2"))
        side.addWidget(self.preview, 1)
        middle.addLayout(side, 1)
        self.column.addLayout(middle, 1)
        self.verdict = Label("", 12, 400, "text2", elided=True)
        self.play_button = Button(tr("Play", context="a level"), primary=True)
        self.edit_button = Button(tr("Edit"), icon="edit")
        cancel = Button(tr("Cancel"))
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.verdict, 1)
        for button, on_click in (
            (cancel, self.dismiss),
            (self.edit_button, partial(self._finish_naming, self.edit_wanted.emit)),
            (self.play_button, partial(self._finish_naming, self.play_wanted.emit)),
        ):
            button.clicked.connect(on_click)
            foot.addWidget(button)
        self.column.addLayout(foot)
        FocusRing(self)
        model.gridded.connect(self._show)
        model.named.connect(self._show)
        model.read.connect(self._on_read)
        self._on_read()

    def open_card(self) -> None:
        """Show the card centred in the window."""
        self._place()
        self.show()
        self.raise_()
        first = self.rows[0].choice if self.rows else self.original
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def dismiss(self) -> None:
        self.model.close()
        super().dismiss()

    @property
    def kinds(self) -> Sequence[TileKind]:
        """Kinds of the tiles."""
        return self.model.kinds

    def _on_read(self) -> None:
        """List the tiles of the current grid."""
        level = self.model.found
        tiles = level.tiles if level is not None else ()
        self.rows = [_Row(tile, kind) for tile, kind in zip(tiles, self.model.kinds, strict=True)]
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for number, row in enumerate(self.rows):
            column.addWidget(row)
            row.choice.chosen.connect(partial(self.model.call, number))
            row.pointed.connect(self.original.point_at)
        column.addStretch(1)
        self.list.setWidget(inside)
        inside.setAutoFillBackground(False)
        if self.rows:
            self.list.setFixedWidth(inside.sizeHint().width() + 12)
        self._show()

    def _show(self) -> None:
        """Show the level made from the named tiles, and whether it can be played."""
        model = self.model
        entry = None if model.reading else model.entry
        self.preview.show_rows(entry.rows if entry is not None else ())
        self.play_button.setEnabled(entry is not None and entry.level is not None)
        self.edit_button.setEnabled(entry is not None and any(entry.rows))
        self._told.setText(self._of_grid())
        self._told.setToolTip(self._told.text())
        good, words = self._assess_entry(entry)
        self.verdict.set_ink("text2" if good else "danger")
        self.verdict.setText(words)
        self.verdict.setToolTip(words)

    def _of_grid(self) -> str:
        grid, found = self.model.grid, self.model.found
        size = tr(
            "{columns} × {rows} squares of {size:.3g} pixels", columns=grid.columns, rows=grid.rows, size=grid.size
        )
        if self.model.reading or found is None:
            return size
        return tr(
            "{size}, %n different tiles. Name each once; the preselected names are guesses.",
            one="{size}, %n different tile. Name each once; the preselected names are guesses.",
            n=len(found.tiles),
            size=size,
        )

    def _assess_entry(self, entry: CollectionEntry | None) -> tuple[bool, str]:
        """Return whether there is no fault so far, and a sentence on whether the level can be played."""
        if self.model.reading:
            return True, tr("Reading the tiles of this grid")
        if entry is None:
            return False, self.model.fault
        if entry.level is not None:
            return True, tr(
                "%n boxes and as many goals: it can be played.",
                one="%n box and as many goals: it can be played.",
                n=len(entry.level.start.boxes),
            )
        fault = next(finding for finding in entry.findings if finding.fatal)
        return False, tr(
            "{message} (row {row}, column {column}).",
            message=translate(fault.message),
            row=fault.line,
            column=fault.column,
        )

    def _finish_naming(self, go_on: Callable[[CollectionEntry], None]) -> None:
        entry = self.model.entry
        self.dismiss()
        if entry is not None:
            go_on(entry)

    def _place(self) -> None:
        window = self.parentWidget()
        assert window is not None
        self.setGeometry(window.rect())
        wanted = max(ROW * len(self.rows) + 130, LEAST_HEIGHT)
        height = min(wanted, self.height() - 4 * EDGE)
        width = min(WIDTH, self.width() - 2 * EDGE)
        self.sheet.setFixedSize(width, height)
        self.sheet.move((self.width() - width) // 2, (self.height() - height) // 2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self._place()  # unlike other cards, stay open on resize, so that the names given are not lost
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


class _Row(QWidget):
    """Row with a tile, the number of its squares, and the choice of its kind."""

    pointed = Signal(object)
    """Emitted with the `Tile` under the pointer or with the focus; None when the pointer leaves."""

    def __init__(self, tile: Tile, kind: TileKind) -> None:
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
        count = Label(f"× {format_integer(len(tile.squares))}", 12, 400, "text2")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.words)
        words.addWidget(count)
        words.addStretch(1)
        holder = QWidget()
        holder.setLayout(words)
        words.setContentsMargins(0, 0, 0, 0)
        metrics = self.words.fontMetrics()
        holder.setFixedWidth(max(NAME, *(metrics.horizontalAdvance(translate(name)) + 2 for name in NAMES.values())))
        self.choice = KindChoice(kind)
        self.choice.setAccessibleName(tr("Tile on %n squares", one="Tile on %n square", n=len(tile.squares)))
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


class _Preview(QWidget):
    """Preview of the level in the current skin."""

    accessible_role = accessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[str, ...] = ()
        self._shown = QPixmap()
        self._shown_for: tuple[object, ...] = ()
        self.setMinimumSize(LEAST_SIDE, 90)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.manager().changed.connect(self.update)

    def show_rows(self, rows: tuple[str, ...]) -> None:
        """Show the level with these rows."""
        self._rows = rows
        self.setAccessibleName("\n".join(rows))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        tokens = theme.current()
        paint_rounded_rect(
            painter, QRectF(self.rect()), QColor(tokens.sunken), QColor(tokens.border) if tokens.contrast else None
        )
        inside = self.rect().adjusted(8, 8, -8, -8)
        wanted = (self._rows, inside.size(), self.devicePixelRatioF(), theme_key())
        if self._shown_for != wanted:
            self._shown_for = wanted
            self._shown = paint_level(self._rows, inside.size(), self.devicePixelRatioF())
        painter.drawPixmap(inside.topLeft(), self._shown)


def _pixmap(tile: Tile, ratio: float) -> QPixmap:
    height, width = tile.picture.shape[:2]
    image = QImage(tile.picture.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
    side = round(THUMBNAIL * ratio)
    smooth = Qt.TransformationMode.SmoothTransformation
    shown = QPixmap.fromImage(image.scaled(QSize(side, side), Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    shown.setDevicePixelRatio(ratio)
    return shown
