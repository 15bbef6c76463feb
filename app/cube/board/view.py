"""Widget with the cube: drag a sticker to turn its layer, drag outside to orbit the view."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QImage,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from app.base.language.words import tr, translate
from app.base.theme import accessible, theme
from app.cube.board import look
from app.cube.board.drawing import CubeColouring, fill_cube, paint_cube, paint_shadow
from app.cube.board.motion import HALF_MS, QUARTER_MS, SNAP_MS, CubeAnimation, CubePose, LayerRotation
from app.cube.board.orbit import Orbit
from app.cube.board.words import stickers_in_words
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, figures_in, find_figure_rects
from app.widgets.painting import paint_rounded_rect
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.drawing.raster import Raster
from core.cube.drawing.scene import Grip, Hit, Scene
from core.cube.moves import Turn
from core.cube.puzzle import PUZZLE, CubePuzzle

RATES = 30.0, 125.0
"""Lowest and highest frame rate, whatever refresh rate the screen reports."""
PREVIEW = 0.12
"""Share of a turn shown as the preview of a move under the pointer."""
PILL_GAP = 8
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
FADE_MS = 100
GRIP_PIXELS = 5.0
"""Length of a drag from which the layer it turns is determined."""
FLICK = 0.0015
"""Speed in quarter turns per millisecond from which a released layer goes on to the next quarter."""
ENOUGH = 1 / 3
"""Quarter turns from which a released layer snaps on to the first quarter instead of back."""
ABOVE, BELOW, ASIDE = 46, 56, 16
BESIDE_HIDDEN = 0.67
"""Size of the cube with hidden faces behind it, relative to its usual size."""
LOW = 400
HINT = phrase("Drag a sticker to turn its layer, drag outside to orbit, or press")
HINT_KEYS = "U D L R F B"


@dataclass
class _Drag:
    """State of a drag that turns a layer."""

    hit: Hit
    pressed: QPointF
    grip: Grip | None = None
    quarters: float = 0.0
    speed: float = 0.0
    moved_at: float = 0.0


class CubeView(QWidget):
    """Widget that shows and animates a cube; it knows no rules, and input never waits for a turn to end."""

    turned = Signal(str)
    """A drag turned a layer: the move. Unless a receiver calls `play` at once, the layer snaps back."""

    accessible_role = accessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumSize(240, 160)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Rubik's Cube"))
        self.speed = 1.0
        """Factor on the usual speed of turns."""
        self.orbit = Orbit()
        self._puzzle: CubePuzzle = PUZZLE
        self._scene = Scene(PUZZLE.size)
        self._motion = CubeAnimation(PUZZLE.facelets(Cube()))
        self._drag: _Drag | None = None
        self._released: _Drag | None = None
        self._orbiting: QPointF | None = None
        self._caption = ("", "")
        self._depth = ""
        self._told: tuple[NamedFigure, ...] = ()
        self._spots = FigureSpots(self)
        self._preview: Turn | None = None
        self._clock = QElapsedTimer()
        self._clock.start()
        self._frame_at = 0.0
        self._moved_at = 0.0
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_frame)
        self._raster = Raster()
        self._picture, self._old = QImage(), QImage()
        self._old_since = 0.0
        self._shadow = QPixmap()
        self._shadow_for: tuple[object, ...] = ()
        theme.manager().changed.connect(self.update)

    # called by the page

    @property
    def animating(self) -> bool:
        """Whether a layer or the viewpoint moves by itself."""
        return self._motion.moving or self.orbit.moving

    @property
    def pose(self) -> CubePose:
        """Pose on the screen, including a drag or a preview."""
        drag = self._drag
        if drag is not None and drag.grip is not None:
            return CubePose(self._motion.end, drag.grip.axis, (drag.grip.layer,), drag.quarters)
        preview = self._preview
        if preview is not None and not self._motion.moving:
            return CubePose(self._motion.end, preview.axis, preview.layers, PREVIEW * preview.quarter_turns)
        return self._motion.pose

    def accessible_value(self) -> str:
        """Return whether the cube is solved, in words; the page's status line gives its depth."""
        facelets, area = self._motion.end, self._puzzle.size**2
        is_solved = all(len(set(facelets[start : start + area])) == 1 for start in range(0, 6 * area, area))
        return tr("solved", context="the cube") if is_solved else tr("not solved", context="the cube")

    def accessible_details(self) -> str:
        """Return the colours of all stickers in words."""
        return stickers_in_words(self._motion.end, self._puzzle.size)

    def sizeHint(self) -> QSize:
        return QSize(720, 720)

    def set_caption(self, move: str, note: str) -> None:
        """Set the text of the pill over the cube; without a move the pill is hidden."""
        if self._caption != (move, note):
            self._caption = (move, note)
            self._place_figures()
            self.update()

    def set_depth(self, words: str) -> None:
        """Set the text of the second pill, about the depth, with its figures; "" hides it."""
        if self._depth != words:
            self._depth = words
            self.update()
        self._told = figures_in(words)
        self._place_figures()

    def preview(self, turn: Turn | None) -> None:
        """Turn a layer a little to show which one a move turns; None turns it back."""
        if self._preview != turn:
            self._preview = turn
            self.update()

    def show_puzzle(self, puzzle: CubePuzzle, cube: Cube) -> None:
        """Show a cube of another kind or size."""
        self._puzzle = puzzle
        self._scene = Scene(puzzle.size)
        self._shadow_for = ()
        self.show_cube(cube)

    def show_cube(self, cube: Cube) -> None:
        """Show a position without animation."""
        self._drag = None
        self._motion.show(self._puzzle.facelets(cube))
        self.update()

    def play(self, turn: Turn, cube: Cube) -> None:
        """Animate one turn to the position `cube`, after the turns already queued."""
        start, end = 0.0, float(turn.quarter_turns)
        milliseconds = QUARTER_MS if abs(turn.quarter_turns) == 1 else HALF_MS
        released, self._released = self._released, None
        if released is not None and released.grip is not None:
            start, milliseconds = released.quarters, SNAP_MS
            end = _nearest(start, turn.quarter_turns)
        if theme.manager().reduced_motion or not self.isVisible():
            self._fade()
            self.show_cube(cube)
            return
        step = LayerRotation(turn.axis, turn.layers, start, end, milliseconds / self.speed, self._puzzle.facelets(cube))
        self._motion.add(step)
        self._run()

    def finish(self) -> None:
        """Complete all motion at once."""
        self._motion.finish()
        self.orbit.hold()
        self.update()

    def look_round(self, yaw: float, pitch: float) -> None:
        """Move the viewpoint around the cube by these angles in radians."""
        self.orbit.step(yaw, pitch)
        self.update()

    def reset_view(self) -> None:
        """Return to the initial view."""
        self.orbit.reset(glide=not theme.manager().reduced_motion)
        self._run()
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the cube's final position as vectors, as large as `area` allows, for exports."""
        self._aim(area)
        self._paint_hidden(painter, area, CubePose(self._motion.end))
        paint_cube(painter, self._scene, CubePose(self._motion.end), CubeColouring.current())

    def pixel_of(self, x: float, y: float, z: float) -> QPointF:
        """Return the pixel of a point of the cube.

        The origin is the cube's centre, and an edge is as long as the cube has layers.
        """
        self._aim(self._stage)
        return QPointF(*self._scene.project(x, y, z))

    def _fade(self) -> None:
        """Cross-fade the current image into the next one, the only motion that remains under reduced motion."""
        if self.isVisible() and not self._picture.isNull():
            self._old, self._old_since = self._picture.copy(), self._time_ms
            self._timer.start(self._frame_ms)

    # time

    @property
    def _time_ms(self) -> float:
        return self._clock.nsecsElapsed() / 1e6

    @property
    def _frame_ms(self) -> int:
        """Time between two frames in milliseconds, from the screen's refresh rate."""
        least, most = RATES
        return round(1000 / max(least, min(self.screen().refreshRate(), most)))

    def _run(self) -> None:
        if not self._timer.isActive() and self.animating:
            self._frame_at = self._time_ms
            self._timer.start(self._frame_ms)

    def _on_frame(self) -> None:
        now = self._time_ms
        passed, self._frame_at = now - self._frame_at, now
        self._motion.advance(passed)
        if self._orbiting is None:
            self.orbit.advance(passed)
        if not self._old.isNull() and now - self._old_since >= FADE_MS:
            self._old = QImage()
        if not self.animating and self._old.isNull():
            self._timer.stop()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.finish()

    # the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.orbit.hold()
        self._aim(self._stage)
        at = event.position()
        hit = self._scene.pick(at.x(), at.y()) if event.button() == Qt.MouseButton.LeftButton else None
        self._moved_at = self._time_ms
        if hit is None:
            self._orbiting = at
        elif self._orbiting is None:
            self._motion.finish()
            self._drag = _Drag(hit, at, moved_at=self._time_ms)
        self._point(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._orbiting is not None:
            now = self._time_ms
            self.orbit.drag(at.x() - self._orbiting.x(), at.y() - self._orbiting.y(), now - self._moved_at)
            self._orbiting, self._moved_at = at, now
            self.update()
        elif self._drag is not None:
            self._pull(self._drag, at)
        self._point(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._orbiting is not None:
            self._orbiting = None
            self.orbit.release(self._time_ms - self._moved_at, glide=not theme.manager().reduced_motion)
            self._run()
        elif self._drag is not None:
            drag, self._drag = self._drag, None
            self._let_go(drag)
        self._point(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._aim(self._stage)
        if self._scene.pick(event.position().x(), event.position().y()) is None:
            self.reset_view()
        else:
            self.mousePressEvent(event)

    def _pull(self, drag: _Drag, at: QPointF) -> None:
        """Turn the dragged layer with the pointer."""
        delta = at - drag.pressed
        if drag.grip is None:
            if delta.x() ** 2 + delta.y() ** 2 < GRIP_PIXELS**2:
                return
            self._aim(self._stage)
            drag.grip = self._scene.grip(drag.hit, delta.x(), delta.y())
        grip, now = drag.grip, self._time_ms
        along = delta.x() * grip.slope_x + delta.y() * grip.slope_y
        quarters = max(-2.0, min(2.0, along / (grip.slope_x**2 + grip.slope_y**2)))
        drag.speed += 0.6 * ((quarters - drag.quarters) / max(now - drag.moved_at, 1.0) - drag.speed)
        drag.quarters, drag.moved_at = quarters, now
        self.update()

    def _let_go(self, drag: _Drag) -> None:
        """Snap the released layer to a quarter, or with a flick to the next one, and emit its move."""
        if drag.grip is None:
            return
        quarters = round(drag.quarters)
        if not quarters and abs(drag.quarters) >= ENOUGH:
            quarters = 1 if drag.quarters > 0 else -1
        fast = abs(drag.speed) > FLICK and self._time_ms - drag.moved_at < QUARTER_MS / 3
        if fast and quarters == 0 and drag.speed * drag.quarters > 0:
            quarters = 1 if drag.speed > 0 else -1
        axis, layers = drag.grip.axis, (drag.grip.layer,)
        if quarters:
            self._released = drag
            self.turned.emit(self._puzzle.move_of(axis, layers, quarters))
        if quarters == 0 or self._released is drag:
            self._released = None
            if not theme.manager().reduced_motion:
                self._motion.add(
                    LayerRotation(axis, layers, drag.quarters, 0.0, SNAP_MS / self.speed, self._motion.end)
                )
                self._run()
        self.update()

    def _point(self, at: QPointF) -> None:
        """Set the cursor to show what a press would do at this point."""
        if self._drag is not None or self._orbiting is not None:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        self._aim(self._stage)
        over = self._scene.pick(at.x(), at.y()) is not None
        self.setCursor(Qt.CursorShape.OpenHandCursor if over else Qt.CursorShape.ArrowCursor)

    # drawing

    @property
    def _stage(self) -> QRectF:
        if self._is_low:
            return QRectF(self.rect()).adjusted(8, 4, -8, -12)
        return QRectF(self.rect()).adjusted(ASIDE, ABOVE, -ASIDE, -BELOW)

    @property
    def _is_low(self) -> bool:
        """Whether the view is low; then the cube fills it, without the hint and with the pill in a corner."""
        return self.height() < LOW

    def _aim(self, area: QRectF) -> None:
        self._scene.look(self.orbit.yaw, self.orbit.pitch)
        share = BESIDE_HIDDEN if look.hidden_faces() == look.BEHIND else 1.0
        self._scene.fit(area.center().x(), area.center().y(), share * min(area.width(), area.height()) / 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._aim(self._stage)
        painter.drawPixmap(0, 0, self._painted_shadow())
        self._paint_hidden(painter, QRectF(self.rect()), self.pose)
        self._draw_filled_cube(painter, CubeColouring.current())
        self._paint_words(painter)

    def _paint_hidden(self, painter: QPainter, area: QRectF, pose: CubePose) -> None:
        """Draw the hidden faces as the user chose: behind the cube, in a corner of the area, or not at all."""
        how = look.hidden_faces()
        if how == look.UNSEEN:
            return
        from app.cube.board import hidden_faces as hidden

        if how == look.BEHIND:
            hidden.paint_behind(painter, self._scene, pose, CubeColouring.current())
        else:
            hidden.paint_net(painter, area, self._puzzle.size, pose.facelets)

    def _draw_filled_cube(self, painter: QPainter, colours: CubeColouring) -> None:
        """Draw the cube into an image just large enough, in device pixels, and paint that on the widget."""
        ratio = self.devicePixelRatioF()
        radius = self._scene.radius + 2
        corner = (self._stage.center() - QPointF(radius, radius)).toPoint()
        side = int(2 * radius * ratio) + 2
        if self._picture.width() != side:
            self._picture = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        middle = (self._stage.center() - QPointF(corner)) * ratio
        self._scene.fit(middle.x(), middle.y(), self._scene.radius * ratio)
        fill_cube(self._picture, self._raster, self._scene, self.pose, colours)
        self._aim(self._stage)
        if self._old.isNull() or self._old.size() != self._picture.size():
            painter.drawImage(corner, self._picture)
            return
        # Weighted images are added, so that unchanged pixels do not flicker during the fade.
        share = max(0.0, min(1.0, (self._time_ms - self._old_since) / FADE_MS))
        mixed = QImage(self._picture.size(), self._picture.format())
        mixed.setDevicePixelRatio(ratio)
        mixed.fill(Qt.GlobalColor.transparent)
        both = QPainter(mixed)
        both.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        for image, weight in ((self._picture, share), (self._old, 1 - share)):
            both.setOpacity(weight)
            both.drawImage(0, 0, image)
        both.end()
        painter.drawImage(corner, mixed)

    def _painted_shadow(self) -> QPixmap:
        """Pixmap of the shadow, cached for one size, theme and viewpoint height."""
        ratio = self.devicePixelRatioF()
        key = (self.size(), ratio, self._scene.pitch, self._scene.radius, theme.current().name)
        if key != self._shadow_for:
            self._shadow_for = key
            self._shadow = QPixmap(self.size() * ratio)
            self._shadow.setDevicePixelRatio(ratio)
            self._shadow.fill(QColor(Qt.GlobalColor.transparent))
            painter = QPainter(self._shadow)
            paint_shadow(painter, self._scene)
            painter.end()
        return self._shadow

    def _paint_words(self, painter: QPainter) -> None:
        tokens = theme.current()
        plain, strong = theme.font(12), theme.font(12, 600)
        width = QFontMetricsF(plain).horizontalAdvance(translate(HINT) + " ")
        whole = width + QFontMetricsF(strong).horizontalAdvance(HINT_KEYS)
        if whole < self.width() - 16 and not self._is_low and look.hidden_faces() != look.BEHIND:
            line = QRectF((self.width() - whole) / 2, self.height() - 46, whole, 20)
            painter.setPen(QColor(tokens.text2))
            painter.setFont(plain)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, translate(HINT))
            painter.setFont(strong)
            painter.drawText(line.adjusted(width, 0, 8, 0), Qt.AlignmentFlag.AlignVCenter, HINT_KEYS)
        self._paint_pills(painter)

    def _paint_pills(self, painter: QPainter) -> None:
        """Draw the pills with the move and its number, and with the depth."""
        tokens = theme.current()
        for first, second, pill in self._pills():
            paint_rounded_rect(painter, pill, QColor(tokens.panel), QColor(tokens.border), 17)
            painter.setPen(QColor(tokens.text))
            painter.setFont(_make_large_font())
            painter.drawText(pill.adjusted(20, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, first)
            painter.setPen(QColor(tokens.text2))
            painter.setFont(theme.font(12))
            painter.drawText(pill.adjusted(0, 0, -20, 0), RIGHT, second)

    def _pills(self) -> list[tuple[str, str, QRectF]]:
        """Return the pills side by side over the cube: a large text, a small text and the rect of each."""
        large, small = QFontMetricsF(_make_large_font()), QFontMetricsF(theme.font(12))
        pills = [words for words in (self._caption, (self._depth, "")) if words[0]]
        wide = [
            large.horizontalAdvance(first) + small.horizontalAdvance(second) + (50 if second else 40)
            for first, second in pills
        ]
        x = 28.0 if self._is_low else (self.width() - sum(wide) - PILL_GAP * (len(wide) - 1)) / 2
        placed = []
        for (first, second), width in zip(pills, wide, strict=True):
            placed.append((first, second, QRectF(x, 8, width, 34)))
            x += width + PILL_GAP
        return placed

    def _place_figures(self) -> None:
        places: list[FigureRect] = []
        if self._depth:
            pill = self._pills()[-1][2].adjusted(20, 0, 0, 0)
            places = find_figure_rects(self._depth, self._told, pill, _make_large_font(), Qt.AlignmentFlag.AlignLeft)
        self._spots.show(places)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationPaletteChange:
            self.update()


def _make_large_font() -> QFont:
    return theme.font(15, 600)


def _nearest(start: float, quarter_turns: int) -> float:
    """Return the angle nearest to `start` that equals this turn modulo full turns."""
    return min((quarter_turns + 4 * k for k in (-1, 0, 1)), key=lambda end: abs(end - start))
