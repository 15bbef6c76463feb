"""Strip of the level browser that shows the queue's progress and can pause or cancel it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.language.wording import clauses, duration, estimate, format_longest_duration
from app.base.language.words import tr
from app.base.theme import accessible, theme
from app.sokoban.model.options import PlayOptions
from app.sokoban.queue.queue import LIMITS, LevelQueue
from app.sokoban.queue.work import QueueTaskKind
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.dropdown import Dropdown
from app.widgets.painting import get_track_colour, paint_rounded_rect
from app.widgets.text import Label, plain_tip

HEIGHT, BAR = 44, 3.0


class QueueStrip(QWidget):
    """Strip that shows the progress of a `LevelQueue`; hidden while the queue is empty."""

    accessible_role = accessible.Role.Grouping

    def __init__(self, queue: LevelQueue, options: PlayOptions, parent: QWidget) -> None:
        """Create the strip; it needs a `parent`, since it may show itself at once."""
        super().__init__(parent)
        self._queue, self._options = queue, options
        self.setFixedHeight(HEIGHT)
        self._title, self._detail = Label("", 13, 600), Label("", 12, 400, "text2", elided=True)
        self.limit = Dropdown(
            [(str(one), tr("{duration} a level", duration=duration(one))) for one in LIMITS], str(queue.seconds)
        )
        self.limit.setAccessibleName(tr("Time limit"))
        self.limit.setToolTip(tr("A level that takes longer is given up"))
        self.limit.chosen.connect(lambda seconds: queue.set_seconds(float(seconds)))
        self.pause_button, self.cancel_button = IconButton("pause"), IconButton("close")
        self.pause_button.clicked.connect(lambda: queue.resume() if queue.is_paused else queue.pause())
        self.cancel_button.clicked.connect(queue.clear)
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 0, 6, round(BAR))
        line.setSpacing(8)
        line.addWidget(self._title)
        line.addWidget(self._detail, 1)
        for widget in (self.limit, self.pause_button, self.cancel_button):
            line.addWidget(widget)
        queue.changed.connect(self.refresh)
        options.changed.connect(self.refresh)
        self.refresh()

    @property
    def sentence(self) -> str:
        """Title and detail of the strip as one text."""
        return clauses((self._title.text(), self._detail.text()))

    def refresh(self) -> None:
        """Show the current state of the queue."""
        queue = self._queue
        self.setVisible(queue.total > 0)
        if not queue.total:
            return
        going = queue.levels_left > 0
        self._title.setText(self._say_state())
        self._detail.setText(self._say_rest() if going else self._say_outcomes())
        self._detail.setToolTip(plain_tip(self._detail.text()))
        self.limit.set_current(str(queue.seconds))
        self.limit.setVisible(going)
        self.pause_button.setVisible(going)
        paused = queue.is_paused
        self._name(self.pause_button, tr("Go on") if paused else tr("Pause; the rest waits, even after a restart"))
        self.pause_button.set_icon("play" if paused else "pause")
        self._name(
            self.cancel_button,
            tr("Cancel the rest; solutions found so far are kept") if going else tr("Close", context="take away"),
        )
        self.setAccessibleName(self.sentence)
        self.update()

    @staticmethod
    def _name(button: IconButton, text: str) -> None:
        button.setToolTip(text)
        button.setAccessibleName(text)

    def _say_state(self) -> str:
        queue = self._queue
        if not queue.levels_left:
            return tr("%n levels searched", one="%n level searched", n=queue.total)
        if queue.is_paused:
            return tr("Paused at {place}", place=queue.place)
        if queue.is_held_back:
            return tr("Waiting for your own search, at {place}", place=queue.place)
        if queue.kind is QueueTaskKind.IMPROVE:
            return tr("Improving {place}", place=queue.place)
        return tr("Solving {place}", place=queue.place)

    def _say_rest(self) -> str:
        queue = self._queue
        left = queue.seconds_left
        parts = [queue.name, estimate(left) if left is not None else "", format_longest_duration(queue.seconds_at_most)]
        return clauses((*parts, self._say_outcomes()))

    def _say_outcomes(self) -> str:
        return "" if self._options.is_quiet else self._queue.summary

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, queue = theme.current(), self._queue
        painter = QPainter(self)
        box = QRectF(self.rect())
        paint_rounded_rect(painter, box, QColor(tokens.panel), QColor(tokens.border), 8)
        track = QRectF(box.left() + 14, box.bottom() - BAR - 3, box.width() - 28, BAR)
        paint_rounded_rect(painter, track, get_track_colour(), None, 1.5)
        if queue.total and queue.levels_done:
            track.setWidth(max(BAR, track.width() * queue.levels_done / queue.total))
            paint_rounded_rect(painter, track, QColor(tokens.accent), None, 1.5)
