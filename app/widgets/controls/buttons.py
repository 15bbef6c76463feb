"""Push buttons, icon buttons and check boxes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import (
    QAction,
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QPushButton, QSizePolicy, QWidget

from app.base.actions import without_key
from app.base.language.words import as_shown
from app.base.theme import icons, theme
from app.widgets.keys import claim_key
from app.widgets.painting import CONTROL_HEIGHT, paint_rounded_rect

ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
BOX_ROOM, BOX_HEIGHT = 28, 28
"""Pixels before the label of a check box, and height of one whose label is a single line."""


class HoverFade:
    """Hover effect of a control: fades `share` from 0 at rest to 1 when hovered, and repaints."""

    def __init__(self, control: QWidget) -> None:
        self.share = 0.0
        self._control = control
        self._animation: QVariantAnimation | None = None
        """Animation, created when the mouse first enters: for most controls of a page it never does."""

    def fade_to(self, share: float) -> None:
        """Fade from the present share to this one."""
        if self._animation is None:
            self._animation = QVariantAnimation(self._control)
            self._animation.valueChanged.connect(self._on_value)
        self._animation.stop()
        self._animation.setDuration(theme.duration(80))
        self._animation.setStartValue(self.share)
        self._animation.setEndValue(share)
        self._animation.start()

    def _on_value(self, value: float) -> None:
        self.share = value
        self._control.update()


class PaintedButton(QPushButton):
    """Push button that a subclass paints, by `hover` (0 at rest, 1 hovered) and `isDown()`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._fade = HoverFade(self)

    def setText(self, text: str) -> None:
        """Set the text, which may contain a name given by the user."""
        super().setText(as_shown(text))

    @property
    def hover(self) -> float:
        return self._fade.share

    def enterEvent(self, event: QEnterEvent) -> None:
        self._fade.fade_to(1.0)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._fade.fade_to(0.0)
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        # These keys may be shortcuts of the page, but press the button that has the focus.
        return claim_key(event, presses) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def presses(event: QKeyEvent) -> bool:
    """Return whether a key presses a button: Space, as in Qt, or Enter."""
    return event.key() in {Qt.Key.Key_Space, *ENTER} and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def press_by_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Click `button` if the key is Enter, once while it is held; return whether it is Enter."""
    if event.key() not in ENTER:
        return False
    if not event.isAutoRepeat():
        button.click()
    return True


class _LabelPress(QObject):
    """Event filter that clicks a button when one of its labels is clicked."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton:
            if event.type() == QEvent.Type.MouseButtonPress:
                return True
            if event.type() == QEvent.Type.MouseButtonRelease and isinstance(watched, QWidget):
                if watched.rect().contains(event.position().toPoint()):
                    self._button.click()
                return True
        return False


def press_by_labels(button: QAbstractButton, *labels: QWidget) -> None:
    """Let a click on the labels beside a button press it, too."""
    press = _LabelPress(button)
    for label in labels:
        label.setCursor(Qt.CursorShape.PointingHandCursor)
        label.installEventFilter(press)


def surface(rest: str, hovered: str, button: QAbstractButton, hover: float) -> QColor:
    """Return the fill of a button between its colours at rest and hovered, a little darker when pressed.

    `hover` is 0..1.
    """
    blend = theme.mix(rest, hovered, hover if button.isEnabled() else 0.0)
    return blend.darker(106) if button.isDown() else blend


class Button(PaintedButton):
    """Push button with a text; `primary` is the one filled button of a panel.

    `hint` is its shortcut, in small letters at the right.
    """

    def __init__(
        self, text: str, *, primary: bool = False, icon: str = "", hint: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setText(text)
        self._primary, self._icon, self._hint = primary, icon, hint
        self._followed: QAction | None = None

    def set_primary(self, primary: bool) -> None:
        """Set whether the button is the one filled button of its panel."""
        if primary != self._primary:
            self._primary = primary
            self.updateGeometry()
            self.update()

    @property
    def primary(self) -> bool:
        """Whether the button is the one filled button of its panel."""
        return self._primary

    def follow(self, action: QAction) -> None:
        """Trigger `action` when clicked, and be enabled when it is."""
        self._followed = action
        self.clicked.connect(action.trigger)
        # A bound method, which Qt disconnects when the button dies, as that of a notice does before its action.
        action.changed.connect(self._on_action_changed)
        self._on_action_changed()
        self.setToolTip(action.toolTip())

    def _on_action_changed(self) -> None:
        if self._followed is not None:
            self.setEnabled(self._followed.isEnabled())

    def sizeHint(self) -> QSize:
        width = 28 + QFontMetricsF(theme.font(13, 600 if self._primary else 500)).horizontalAdvance(self.text())
        width += 26 if self._icon else 0
        width += (16 + QFontMetricsF(theme.font(11)).horizontalAdvance(self._hint)) if self._hint else 0
        return QSize(max(64, round(width)), CONTROL_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        filled = self._primary and self.isEnabled()
        if filled:
            fill = surface(
                tokens.accent,
                tokens.text
                if tokens.contrast
                else theme.mix(tokens.accent, "#FFFFFF" if tokens.dark else "#000000", 0.12).name(),
                self,
                self.hover,
            )
            paint_rounded_rect(painter, QRectF(self.rect()), fill, None)
        else:
            line = tokens.outline if tokens.contrast else theme.mix(tokens.border, tokens.outline, 0.12).name()
            paint_rounded_rect(
                painter, QRectF(self.rect()), surface(tokens.panel, tokens.hover, self, self.hover), QColor(line)
            )
        ink = QColor(tokens.on_accent if filled else tokens.text)
        if not self.isEnabled():
            ink = theme.mix(tokens.text3, tokens.panel, 0.35)
        font = theme.font(13, 600 if self._primary else 500)
        rect = QRectF(self.rect()).adjusted(14, 0, -14, 0)
        if self._icon:
            icons.paint(painter, self._icon, QRectF(12, (self.height() - 18) / 2, 18, 18), ink.name())
            rect.setLeft(38)
        painter.setFont(font)
        painter.setPen(ink)
        centred = not self._icon and not self._hint
        across = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        words = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, round(rect.width()) + 1)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | across, words)
        if self._hint:
            painter.setFont(theme.font(11))
            painter.setPen(ink if filled else QColor(tokens.text3))
            painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._hint)


class IconButton(PaintedButton):
    """Button with an icon and a tooltip, 32 px square; a filled square shows a checked action."""

    def __init__(
        self,
        icon: str,
        tip: str = "",
        *,
        action: QAction | None = None,
        round_primary: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon, self._round = icon, round_primary
        self._followed: QAction | None = None
        self.setToolTip(tip)
        self.setAccessibleName(without_key(tip))
        if action is not None:
            self._follow(action)

    def set_icon(self, icon: str) -> None:
        self._icon = icon
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(36, 36) if self._round else QSize(CONTROL_HEIGHT, CONTROL_HEIGHT)

    @property
    def action(self) -> QAction | None:
        """Action that the button triggers and whose state it shows, if it was made for one."""
        return self._followed

    def _follow(self, action: QAction) -> None:
        self._followed = action
        action.changed.connect(self._on_action_changed)
        self.clicked.connect(action.trigger)
        self._on_action_changed()

    def _on_action_changed(self) -> None:
        action = self._followed
        if action is not None:
            self.setEnabled(action.isEnabled())
            self.setCheckable(action.isCheckable())
            self.setChecked(action.isChecked())
            self.setToolTip(action.toolTip())
            self.setAccessibleName(action.text())
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = tokens.text2
        if self._round and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            hovered = theme.mix(tokens.accent, "#000000", 0.12).name()
            painter.setBrush(surface(tokens.accent, hovered, self, self.hover))
            painter.drawEllipse(self.rect())
            ink = tokens.on_accent
        elif self.isChecked():
            paint_rounded_rect(painter, QRectF(self.rect()), QColor(tokens.hover), _contrast_line())
            ink = tokens.text
        elif self.isEnabled() and (self.hover > 0 or self.isDown()):
            fill = QColor(tokens.hover)
            fill.setAlphaF(1.0 if self.isDown() else self.hover)
            paint_rounded_rect(painter, QRectF(self.rect()), fill, None)
            ink = tokens.text
        if not self.isEnabled():
            ink = theme.mix(tokens.text3, tokens.stage_edge, 0.5).name()
        size = 19.0
        rect = QRectF((self.width() - size) / 2, (self.height() - size) / 2, size, size)
        icons.paint(painter, self._icon, rect, ink)


class CheckBox(QCheckBox):
    """Check box of 18 px with a label, which may `wrap` where the space is too narrow."""

    def __init__(self, text: str, parent: QWidget | None = None, *, wrap: bool = False) -> None:
        super().__init__(text, parent)
        self._wrap = wrap
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Maximum if wrap else QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._fade = HoverFade(self)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._fade.fade_to(1.0)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._fade.fade_to(0.0)
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        # These keys may be shortcuts of the page, but press the check box that has the focus.
        return claim_key(event, presses) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def hasHeightForWidth(self) -> bool:
        return self._wrap

    def heightForWidth(self, width: int) -> int:
        room = QRectF(0, 0, width - BOX_ROOM, 10_000)
        text = QFontMetricsF(theme.font(13)).boundingRect(room, Qt.TextFlag.TextWordWrap, self.text())
        return max(BOX_HEIGHT, round(text.height()) + 10)

    def minimumSizeHint(self) -> QSize:
        return QSize(3 * BOX_ROOM, BOX_HEIGHT) if self._wrap else self.sizeHint()

    def sizeHint(self) -> QSize:
        return QSize(30 + round(QFontMetricsF(theme.font(13)).horizontalAdvance(self.text())), BOX_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = theme.current()
        painter = QPainter(self)
        box = QRectF(0, (self.height() - 18) / 2, 18, 18)
        if self.isChecked():
            paint_rounded_rect(painter, box, surface(tokens.accent, tokens.accent, self, 0.0), None, 4.5)
            painter.setPen(
                QPen(
                    QColor(tokens.on_accent),
                    2.0,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.RoundCap,
                    Qt.PenJoinStyle.RoundJoin,
                )
            )
            top = box.top()
            painter.drawPolyline(
                QPolygonF([QPointF(4.6, top + 9.4), QPointF(7.8, top + 12.6), QPointF(13.6, top + 5.8)])
            )
        else:
            paint_rounded_rect(
                painter, box, surface(tokens.panel, tokens.hover, self, self._fade.share), QColor(tokens.outline), 4.5
            )
        painter.setFont(theme.font(13))
        painter.setPen(QColor(tokens.text if self.isEnabled() else tokens.text3))
        flags = Qt.AlignmentFlag.AlignVCenter | (Qt.TextFlag.TextWordWrap if self._wrap else Qt.TextFlag.TextSingleLine)
        painter.drawText(QRectF(self.rect()).adjusted(BOX_ROOM, 0, 0, 0), flags, self.text())


def _contrast_line() -> QColor | None:
    tokens = theme.current()
    return QColor(tokens.accent) if tokens.contrast else None
