"""Status line: what the engine is doing at the left, facts about the page at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.jobs.jobs import Job
from app.base.language.wording import estimate, fixed_percent
from app.base.language.words import tr
from app.base.services import READY, StatusMessage
from app.base.theme import accessible, icons, theme
from app.widgets.controls.buttons import IconButton
from app.widgets.explained_figures import GROUP, are_same, figures_in
from app.widgets.painting import get_track_colour, paint_rounded_rect
from app.widgets.text import Label
from core.base.text.figure_text import join_texts

HEIGHT = 28
LEFT, RIGHT, SPACE = 14, 16, 8
BAR = 48, 140
"""Least and usual width of the progress bar, in pixels."""
BETWEEN = " " * 5


class StatusLine(QWidget):
    """Line with the running job, its progress, time left and a cancel button, or else the last message."""

    accessible_role = accessible.Role.StatusBar

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(HEIGHT)
        self.setProperty(GROUP, True)
        self._job: Job | None = None
        self._said = READY
        line = QHBoxLayout(self)
        line.setContentsMargins(LEFT, 0, RIGHT, 0)
        line.setSpacing(SPACE)
        self._sign = _Sign()
        self._text = Label("", 12, 600)
        self._detail = Label("", 12, 400, "text2", elided=True)
        self._bar = ProgressBar()
        self._left = Label("", 12, 400, "text2")
        self._cancel = IconButton("close", tr("Cancel"))
        self._cancel.setFixedSize(26, 26)
        self._cancel.clicked.connect(self._on_cancel)
        self._warning = Label("", 12, 600, "warn")
        self._facts = Label("", 12, 400, "text2", elided=True)
        self._all_facts: Sequence[str] = ()
        self._beside_facts: tuple[str, str] | None = None
        """Warning before the facts and explanation of them that were shown last."""
        for widget in (self._sign, self._text, self._detail, self._bar, self._left, self._cancel):
            line.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addStretch(1)
        line.addWidget(self._warning)
        line.addWidget(self._facts)
        self.show_job(None)

    @property
    def sentence(self) -> str:
        """Text in the line now, for tests and screen readers."""
        return " ".join(part for part in (self._text.text(), self._detail.text()) if part)

    def say(self, said: StatusMessage) -> None:
        """Set the message that is shown when no job runs."""
        if said is not self._said:
            self._said = said
            if self._job is None:
                self.show_job(None)

    def set_facts(self, facts: Sequence[str], warning: str = "", about: str = "") -> None:
        """Show short facts, after a warning if there is one; `about` is their tooltip."""
        figures, figures_before = (figures_in(join_texts(BETWEEN, them)) for them in (facts, self._all_facts))
        shown_before = [*self._all_facts], self._beside_facts, are_same(figures, figures_before)
        if shown_before == ([*facts], (warning, about), True):
            return
        self._facts.setToolTip(about)
        self._warning.setText(warning)
        self._warning.setVisible(bool(warning))
        self._all_facts, self._beside_facts = facts, (warning, about)
        self._share_room()

    @property
    def facts(self) -> Sequence[str]:
        """All facts of the page in front, including those that do not fit into a narrow line; for tests."""
        return [text for text in (self._warning.text(), *self._all_facts) if text]

    def _share_room(self) -> None:
        """Fit the line to its width: messages come first, and the last facts are dropped."""
        words = [label for label in (self._text, self._detail, self._left, self._warning) if not label.isHidden()]
        room = self.width() - LEFT - RIGHT - self._sign.width() - 2 * SPACE
        room -= sum(label.sizeHint().width() + SPACE for label in words)
        if self._job is not None:
            room -= self._cancel.width() + 2 * SPACE
        least = BAR[0] if self._job is not None else 0
        shown, metrics = list(self._all_facts), self._facts.fontMetrics()
        while len(shown) > 1 and metrics.horizontalAdvance(BETWEEN.join(shown)) > room - least:
            shown.pop()
        self._facts.say(join_texts(BETWEEN, shown))
        self._bar.setFixedWidth(max(BAR[0], min(BAR[1], room - metrics.horizontalAdvance(self._facts.text()))))
        layout = self.layout()
        assert layout is not None
        layout.activate()  # now, or what is painted before Qt does so would be cut off

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def show_job(self, job: Job | None) -> None:
        """Show a running job, or the last message if there is none."""
        self._job = job
        running = job is not None
        for widget in (self._bar, self._left, self._cancel):
            widget.setVisible(running)
        if job is None:
            text, detail = self._said.text, self._said.detail
            self._sign.set("check" if self._said.good else "warn")
        else:
            text, detail = job.title, job.detail
            self._sign.set("dot")
            self._bar.set_fraction(job.fraction)
            seconds = job.seconds_left
            self._left.setText("" if seconds is None else estimate(seconds))
        self._text.say(text)
        self._detail.say(detail)
        self._share_room()
        self.setAccessibleName(self.sentence)

    def _on_cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens.rail))
        painter.fillRect(0, 0, self.width(), 1, QColor(tokens.border))


class ProgressBar(QWidget):
    """Thin progress bar, which stays empty while the total is unknown."""

    accessible_role = accessible.Role.ProgressBar

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fraction: float | None = None
        self.setAccessibleName(tr("Progress"))
        self.setFixedSize(BAR[1], 4)

    def set_fraction(self, fraction: float | None) -> None:
        if fraction != self._fraction:
            self._fraction = fraction
            self.update()

    def accessible_value(self) -> str:
        """Return the share that is done, as text."""
        return tr("not known yet") if self._fraction is None else fixed_percent(self._fraction, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        paint_rounded_rect(painter, QRectF(self.rect()), get_track_colour(), None, 2)
        if self._fraction:
            paint_rounded_rect(
                painter, QRectF(0, 0, self.width() * self._fraction, self.height()), QColor(tokens.accent), None, 2
            )


class _Sign(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._kind = "check"
        self.setFixedSize(16, 16)

    def set(self, kind: str) -> None:
        if kind != self._kind:
            self._kind = kind
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(0, (self.height() - 16) / 2, 16, 16)
        if self._kind == "dot":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.accent))
            painter.drawEllipse(middle.center(), 4, 4)
        else:
            icons.paint(painter, self._kind, middle, tokens.ok if self._kind == "check" else tokens.warn)
