"""Segmented control: a choice of a few options side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QMenu, QRadioButton, QSizePolicy, QWidget

from app.base.language.words import as_shown
from app.base.theme import accessible, theme
from app.widgets.controls.buttons import press_by_enter, presses
from app.widgets.keys import claim_key
from app.widgets.painting import paint_rounded_rect
from app.widgets.text import plain_tip

HEIGHT = 30
PADDING, LEAST_PADDING = 13, 4
"""Pixels to each side of an option's text, and their least number."""
EDGE = 2
"""Pixels of the track around the options."""
ARROWS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Segment(QWidget):
    """Segmented control: choices side by side as radio buttons, so that the arrow keys move the choice.

    Where the space is narrow, the choices move together and then end in an ellipsis; their tooltips have the whole
    text.
    """

    chosen = Signal(str)
    accessible_role = accessible.Role.Grouping

    def __init__(
        self,
        choices: Sequence[tuple[str, str]],
        current: str,
        parent: QWidget | None = None,
        *,
        padding: int = PADDING,
        tips: Sequence[tuple[str, str]] = (),
    ) -> None:
        """Create a segment of `choices`, (key, text) pairs.

        `current` is the chosen key; a key of none of them chooses nothing. `padding` is in pixels to each side of a
        text, and smaller where there are many choices. `tips` are (key, tooltip) pairs of choices that are explained.
        """
        super().__init__(parent)
        explained = dict(tips)
        self._options = {key: Option(as_shown(text), self, padding, explained.get(key, "")) for key, text in choices}
        self._keys: dict[QAbstractButton, str] = {option: key for key, option in self._options.items()}
        self._current = current
        self._group = QButtonGroup(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        line = QHBoxLayout(self)
        line.setContentsMargins(EDGE, 0, EDGE, 0)
        line.setSpacing(0)
        for option in self._options.values():
            self._group.addButton(option)
            line.addWidget(option)
        self._group.buttonClicked.connect(self._on_clicked)
        self.setFocusProxy(next(iter(self._options.values())))
        self.set_current(current)

    @property
    def current(self) -> str:
        return self._current

    def set_current(self, key: str) -> None:
        """Show the choice `key`, without a signal."""
        previous_option, new_option = self._options.get(self._current), self._options.get(key)
        self._current = key
        if new_option is not None:
            new_option.setChecked(True)
            self.setFocusProxy(new_option)
            if previous_option is not None and previous_option.hasFocus():
                new_option.setFocus()
        elif (checked := self._group.checkedButton()) is not None:
            self._group.setExclusive(False)
            checked.setChecked(False)
            self._group.setExclusive(True)

    @property
    def least_width(self) -> int:
        """Least width in pixels at which all choices show their whole text."""
        return 2 * EDGE + sum(option.least_width for option in self._options.values())

    def option(self, key: str) -> Option:
        """Return the button of one choice."""
        return self._options[key]

    def add_to(self, menu: QMenu) -> None:
        """Add a submenu with the choices to a menu, for use where the segment does not fit."""
        submenu = menu.addMenu(self.accessibleName())
        for key, option in self._options.items():
            action = submenu.addAction(option.text(), option.click)
            action.setCheckable(True)
            action.setChecked(key == self._current)

    def setAccessibleName(self, name: str) -> None:
        """Name the choice as a whole; a screen reader says it after each of the options."""
        super().setAccessibleName(name)
        for option in self._options.values():
            option.setAccessibleDescription(name)

    def accessible_value(self) -> str:
        """Return the text of the chosen option."""
        option = self._options.get(self._current)
        return "" if option is None else option.text()

    def _on_clicked(self, option: QAbstractButton) -> None:
        key = self._keys[option]
        if key != self._current:
            self._current = key
            self.setFocusProxy(option)
            self.chosen.emit(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ARROWS.get(Qt.Key(event.key()), 0)
        if not step:
            super().keyPressEvent(event)
            return
        keys = [*self._options]
        # Without a choice, the arrow keys start from the first option.
        index = (keys.index(self._current) if self._current in keys else 0) + step
        if 0 <= index < len(keys):
            had_focus, option = self.hasFocus(), self._options[keys[index]]
            option.click()
            if had_focus:
                option.setFocus()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        track = tokens.sunken if tokens.dark else tokens.hover
        paint_rounded_rect(
            QPainter(self), QRectF(self.rect()), QColor(track), QColor(tokens.border) if tokens.dark else None
        )


class Option(QRadioButton):
    """Option of a segment: a radio button painted as a raised thumb while it is on."""

    def __init__(self, text: str, segment: Segment, padding: int, tip: str = "") -> None:
        super().__init__(text, segment)
        self.segment, self._padding, self._tip = segment, padding, tip
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def _text_width(self) -> float:
        return QFontMetricsF(theme.font(13, 600)).horizontalAdvance(self.text())

    @property
    def least_width(self) -> int:
        """Least width in pixels that shows the whole text."""
        return round(self._text_width()) + 1 + 2 * LEAST_PADDING

    def sizeHint(self) -> QSize:
        return QSize(round(self._text_width()) + 2 * self._padding, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(2 * self._padding, HEIGHT)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def event(self, event: QEvent) -> bool:
        # These keys may be shortcuts of the page, but belong to the segment that has the focus.
        return claim_key(event, lambda key: key.key() in ARROWS or presses(key)) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()  # handled by the segment
        elif not press_by_enter(self, event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setToolTip(plain_tip(self._tip or ("" if self._shown_text() == self.text() else self.text())))

    def _shown_text(self) -> str:
        room = self.width() - 2 * LEAST_PADDING
        return QFontMetricsF(theme.font(13, 600)).elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        on = self.isChecked()
        if on:
            self._paint_thumb(painter)
        painter.setFont(theme.font(13, 600 if on else 500))
        lit = on or self.underMouse()
        ink = tokens.on_accent if on and tokens.contrast else tokens.text if lit else tokens.text2
        painter.setPen(QColor(ink if self.isEnabled() or tokens.contrast else tokens.text3))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._shown_text())

    def _paint_thumb(self, painter: QPainter) -> None:
        tokens = theme.current()
        thumb = QRectF(self.rect()).adjusted(0, EDGE, 0, -EDGE)
        if tokens.contrast:
            paint_rounded_rect(painter, thumb, QColor(tokens.accent), None, 5.5)
        elif tokens.dark:
            paint_rounded_rect(painter, thumb, theme.mix(tokens.hover, tokens.outline, 0.16), None, 5.5)
        else:
            paint_rounded_rect(painter, thumb.translated(0, 1), theme.colour("#000000", 0.10), None, 5.5)
            paint_rounded_rect(painter, thumb, QColor(tokens.panel), None, 5.5)
