"""Vector drawings of the parts of a Sokoban board, each in a square of a given size.

The painter's origin is the top left corner of the part's square; `size` is the side of a square in pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from app.base.theme import theme
from app.sokoban.board import look
from app.sokoban.skins.outline import CORNER, BoardOutline

WALL_SIDE = 0.15
"""Height of the wall's and (smaller) the boxes' visible side, in squares."""
DETAIL_FROM = 14
"""Least size of a square, in pixels, at which joints and the frames of boxes are drawn."""
FLAT_BELOW = 7
"""Least size of a square, in pixels, at which rounding and shadows can be seen and are drawn."""

NAMES_FROM = 26
"""Least size of a square, in pixels, at which a badge with a name would not hide the box."""

EYES = {"left": (-0.075, 0.0), "up": (0.0, -0.055), "right": (0.075, 0.0), "down": (0.0, 0.05)}
FACINGS = tuple(EYES)


@dataclass(frozen=True)
class Ink:
    """Colours of drawings that are derived from the theme."""

    joint: QColor
    shadow: QColor
    frame: QColor
    done_frame: QColor
    man_shade: QColor
    lit: QColor
    lit_edge: QColor


def ink() -> Ink:
    tokens = theme.current()
    colours = look.colours()
    return Ink(
        joint=theme.colour("#000000", 0.16 if tokens.dark else 0.08),
        shadow=theme.colour("#000000", 0.30 if tokens.dark else 0.13),
        frame=theme.mix(colours.box, colours.box_side, 0.75),
        done_frame=theme.mix(colours.done, colours.done_side, 0.85),
        man_shade=theme.mix(colours.man, "#000000", 0.28),
        lit=theme.colour(tokens.accent, 0.20 if tokens.dark else 0.14),
        lit_edge=theme.colour(tokens.accent, 0.62 if tokens.dark else 0.5),
    )


def paint_floor(painter: QPainter, shape: BoardOutline, size: float) -> None:
    """Paint the floor in two tones, and the goals; the origin is the corner of `shape.area`."""
    colours = look.colours()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    left, top = shape.area.left(), shape.area.top()
    tones = QColor(colours.floor), QColor(colours.floor_alt)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tones[0])
    painter.drawRects([_block(y, first, last, shape, size) for y, first, last in shape.runs])
    if size >= FLAT_BELOW:
        painter.setBrush(tones[1])
        painter.drawRects(
            [
                _block(y, x, x + 1, shape, size)
                for y, first, last in shape.runs
                for x in range(first + (first + y + 1) % 2, last, 2)
            ]
        )
    for x, y, right, below in shape.nooks:
        corner = QPointF((x - left + right) * size, (y - top + below) * size)
        reach = QPointF(CORNER * size * (1 - 2 * right), CORNER * size * (1 - 2 * below))
        painter.fillRect(QRectF(corner, corner + reach).normalized(), tones[(x + y) & 1])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for x, y in shape.goals:
        painter.save()
        painter.translate((x - left) * size, (y - top) * size)
        paint_goal(painter, size)
        painter.restore()


def _block(y: int, first: int, last: int, shape: BoardOutline, size: float) -> QRectF:
    """Return a run of squares as a rectangle in pixels."""
    return QRectF((first - shape.area.left()) * size, (y - shape.area.top()) * size, (last - first) * size, size)


def paint_goal(painter: QPainter, size: float) -> None:
    colour = QColor(look.colours().goal)
    centre = QPointF(size / 2, size * 0.5 + min(1.0, size * 0.02))
    if size >= DETAIL_FROM:
        painter.setPen(QPen(colour, max(1.3, size * 0.032)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, size * 0.205, size * 0.205)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    dot = size * (0.055 if size >= DETAIL_FROM else 0.17)
    painter.drawEllipse(centre, dot, dot)


def _wall(shape: BoardOutline, size: float) -> tuple[QPainterPath, QTransform]:
    """Return the wall's path in pixels, and the transform from columns and rows to pixels."""
    place = QTransform.fromTranslate(-shape.area.left() * size, -shape.area.top() * size).scale(size, size)
    wall = place.map(shape.wall)
    wall.setFillRule(Qt.FillRule.WindingFill)
    return wall, place


def paint_shadow(painter: QPainter, shape: BoardOutline, size: float) -> None:
    """Paint the shadow below the wall's side.

    The caller confines it to the floor, by clipping or by composition.
    """
    if size < FLAT_BELOW:
        return
    wall, _ = _wall(shape, size)
    soft = 8 if size > 24 else 3
    shade = ink().shadow
    shade.setAlphaF(shade.alphaF() * 1.1 / soft)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for layer in range(soft):
        painter.fillPath(wall.translated(0, (WALL_SIDE + 0.16 * (layer + 1) / soft) * size), shade)


def floor_path(shape: BoardOutline, size: float) -> QPainterPath:
    """Return the floor as a path to clip with."""
    path = QPainterPath()
    for y, first, last in shape.runs:
        path.addRect(_block(y, first, last, shape, size))
    return path


def paint_walls(painter: QPainter, shape: BoardOutline, size: float) -> None:
    """Paint the wall as one raised mass: side, top, joints; the origin is the corner of `shape.area`."""
    tokens, inks = theme.current(), ink()
    colours = look.colours()
    wall, place = _wall(shape, size)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, size >= FLAT_BELOW)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(wall.translated(0, WALL_SIDE * size), QColor(colours.wall_side))
    # Fill the band between top and side, which their rounding would leave open at the outer edges.
    painter.fillPath(wall.translated(0, WALL_SIDE * size / 2), QColor(colours.wall_side))
    painter.fillPath(wall, QColor(colours.wall))
    if size >= DETAIL_FROM:
        painter.setPen(QPen(inks.joint, max(1.0, size * 0.014)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.drawLines([QLineF(place.map(line.p1()), place.map(line.p2())) for line in shape.joints])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if tokens.contrast:
        painter.setPen(QPen(QColor(tokens.text), max(1.0, min(2.0, size * 0.04))))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(wall)


def paint_box(painter: QPainter, size: float, done: bool, *, shadow: bool = True) -> None:
    """Paint a box; one on a goal (`done`) is green and ticked."""
    tokens, inks = theme.current(), ink()
    colours = look.colours()
    face, side = (colours.done, colours.done_side) if done else (colours.box, colours.box_side)
    frame = inks.done_frame if done else inks.frame
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    inset, radius = size * 0.075, size * 0.095
    body = QRectF(inset, size * 0.07, size - 2 * inset, size * 0.735)
    depth = size * 0.105
    if shadow:
        for grow, share in ((0.05, 0.45), (0.02, 0.6)):
            shade = QColor(inks.shadow)
            shade.setAlphaF(shade.alphaF() * share)
            painter.setBrush(shade)
            around = body.translated(0, depth).adjusted(-size * grow * 0.4, 0, size * grow * 0.4, size * grow)
            painter.drawRoundedRect(around, radius, radius)
    painter.setBrush(QColor(side))
    painter.drawRoundedRect(body.adjusted(0, 0, 0, depth), radius, radius)
    painter.setBrush(QColor(face))
    painter.drawRoundedRect(body, radius, radius)
    if tokens.contrast:
        painter.setPen(QPen(QColor(tokens.text), max(1.0, size * 0.02)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(body.adjusted(0, 0, 0, depth), radius, radius)
    if size < DETAIL_FROM:
        return
    painter.setPen(QPen(theme.mix(face, "#FFFFFF", 0.28), max(1.0, size * 0.014)))
    painter.drawLine(QPointF(body.left() + radius, body.top() + 0.7), QPointF(body.right() - radius, body.top() + 0.7))
    cap = Qt.PenCapStyle.RoundCap
    painter.setPen(QPen(frame, max(1.0, size * 0.023), Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = body.adjusted(size * 0.1, size * 0.095, -size * 0.1, -size * 0.095)
    painter.drawRoundedRect(inner, radius * 0.35, radius * 0.35)
    if done:
        painter.setPen(QPen(QColor("#FFFFFF"), size * 0.052, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin))
        middle = inner.center()
        tick = ((-0.135, 0.01), (-0.04, 0.105), (0.14, -0.1))
        painter.drawPolyline(QPolygonF([middle + QPointF(x * size, y * size) for x, y in tick]))
    else:
        reach = size * 0.05
        painter.drawLine(inner.bottomLeft() + QPointF(reach, -reach), inner.topRight() + QPointF(-reach, reach))


def paint_man(painter: QPainter, size: float, facing: str) -> None:
    """Paint the man, with his eyes in the direction he faces."""
    tokens, inks = theme.current(), ink()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    centre, radius = QPointF(size * 0.5, size * 0.45), size * 0.29
    shade = QColor(inks.shadow)
    painter.setBrush(shade)
    painter.drawEllipse(centre + QPointF(0, size * 0.1), radius * 1.02, radius * 0.96)
    painter.setBrush(inks.man_shade)
    painter.drawEllipse(centre + QPointF(0, size * 0.05), radius, radius)
    painter.setBrush(QColor(look.colours().man))
    painter.drawEllipse(centre, radius, radius)
    if tokens.contrast:
        painter.setPen(QPen(QColor(tokens.text), max(1.0, size * 0.02)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFFFF"))
    dx, dy = EYES[facing]
    width, height = size * 0.07, size * 0.145
    for side in (-0.082, 0.082):
        eye = centre + QPointF((side + dx) * size, (dy - 0.03) * size)
        painter.drawRoundedRect(QRectF(eye.x() - width / 2, eye.y() - height / 2, width, height), width / 2, width / 2)


def paint_lit(painter: QPainter, size: float) -> None:
    """Paint the mark of a square to which the lifted box can be pushed."""
    inks = ink()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset, radius = size * 0.065, size * 0.115
    line = 1.5 if size >= DETAIL_FROM else 1.0
    painter.setPen(QPen(inks.lit_edge, line) if size >= 8 else Qt.PenStyle.NoPen)
    painter.setBrush(inks.lit)
    painter.drawRoundedRect(QRectF(inset, inset, size - 2 * inset, size - 2 * inset), radius, radius)


def paint_dead_square(painter: QPainter, size: float) -> None:
    """Paint the mark of a dead square that the lifted box can be pushed to: broken edge and cross."""
    colour = QColor(theme.current().danger)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset, radius = size * 0.065, size * 0.115
    if size >= DETAIL_FROM:
        pen = QPen(theme.colour(colour.name(), 0.55), 1.25)
        pen.setDashPattern([2.4, 2.4])
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(inset, inset, size - 2 * inset, size - 2 * inset), radius, radius)
    arm, middle = size * 0.1, QPointF(size / 2, size / 2)
    painter.setPen(QPen(theme.colour(colour.name(), 0.75), max(1.0, size * 0.035), c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
    painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))


def paint_box_frame(painter: QPainter, size: float, name: str, ink: str) -> None:
    """Paint the frame of a box that a message refers to, with the name of its square."""
    tokens = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    out = size * 0.03
    painter.setPen(QPen(QColor(ink), max(1.5, min(2.5, size * 0.04))))
    painter.drawRoundedRect(QRectF(out, out, size - 2 * out, size - 2 * out), size * 0.13, size * 0.13)
    if size < NAMES_FROM:
        return
    font = theme.font(11, 600)
    width = max(18.0, QFontMetricsF(font).horizontalAdvance(name) + 10)
    badge = QRectF(size - out - width + 6, out - 8, width, 18)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink))
    painter.drawRoundedRect(badge, 9, 9)
    painter.setFont(font)
    painter.setPen(QColor(tokens.panel))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, name)


def paint_cursor(painter: QPainter, size: float) -> None:
    """Paint the frame of the square that the keyboard cursor is on."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = size * 0.02
    painter.setPen(QPen(QColor(theme.current().accent), 2.0))
    painter.drawRoundedRect(QRectF(inset, inset, size - 2 * inset, size - 2 * inset), size * 0.13, size * 0.13)


def paint_slot(painter: QPainter, size: float) -> None:
    """Paint the outline of a lifted box on the square that it has left."""
    tokens = theme.current()
    colour = QColor(look.colours().box_side if not tokens.dark else look.colours().box)
    pen = QPen(colour, 1.5 if size >= DETAIL_FROM else 1.0)
    pen.setDashPattern([3.2, 2.4])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = size * 0.11
    painter.drawRoundedRect(QRectF(inset, inset, size - 2 * inset, size - 2 * inset), size * 0.1, size * 0.1)


def paint_lift_shadow(painter: QPainter, size: float) -> None:
    """Paint the shadow of a lifted box on the square below it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink().shadow)
    square = QRectF(0, 0, size, size)
    for grow in (0.0, 0.035, 0.07):
        part = square.adjusted(size * (0.1 - grow), size * (0.22 - grow), size * (grow - 0.1), size * (grow - 0.02))
        painter.drawRoundedRect(part, size * (0.1 + grow), size * (0.1 + grow))


def paint_path(painter: QPainter, points: Sequence[QPointF], size: float) -> None:
    """Paint the path of a box, with a ring on its first square; `points` are centres of squares."""
    tokens = theme.current()
    scale = min(1.0, max(0.35, size / 48))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = QPolygonF(list(corners(points)))
    casing, accent = QColor(look.colours().floor), QColor(tokens.accent)
    join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.RoundCap
    for colour, width in ((casing, 7.0), (accent, 3.5)):
        painter.setPen(QPen(colour, width * scale, Qt.PenStyle.SolidLine, cap, join))
        painter.drawPolyline(line)
    painter.setPen(QPen(accent, 2.5 * scale))
    painter.setBrush(casing)
    painter.drawEllipse(points[0], 5.5 * scale, 5.5 * scale)


def paint_arrow(painter: QPainter, begin: QPointF, end: QPointF, size: float) -> None:
    """Paint an arrow between the centres of two squares, in the direction a box moves."""
    scale = min(1.0, max(0.35, size / 48))
    along = (end - begin) * (1.0 / max(1.0, (end - begin).manhattanLength()))
    aside, head = QPointF(-along.y(), along.x()), 11 * scale
    neck = end - along * head
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour, width in ((look.colours().floor, 8.0), (theme.current().accent, 4.0)):
        painter.setPen(QPen(QColor(colour), width * scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                            Qt.PenJoinStyle.RoundJoin))  # fmt: skip
        painter.setBrush(QColor(colour))
        painter.drawLine(begin, neck)
        painter.drawPolygon(QPolygonF([end, neck + aside * head * 0.7, neck - aside * head * 0.7]))


def corners(points: Sequence[QPointF]) -> Iterable[QPointF]:
    """Yield `points` without those in the middle of a straight line."""
    for index, point in enumerate(points):
        if 0 < index < len(points) - 1:
            before, after = point - points[index - 1], points[index + 1] - point
            if abs(before.x() * after.y() - before.y() * after.x()) < 1e-6 and QPointF.dotProduct(before, after) > 0:
                continue
        yield point


def pill_rect(text: str, centre: QPointF) -> QRectF:
    """Return the rectangle in which `paint_pill` draws a text."""
    width = QFontMetricsF(theme.font(12, 600)).horizontalAdvance(text) + 18
    return QRectF(centre.x() - width / 2, centre.y() - 12, width, 24)


def paint_pill(painter: QPainter, text: str, rect: QRectF) -> None:
    tokens = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tokens.text))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(QColor(tokens.panel))
    painter.setFont(theme.font(12, 600))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def paint_refusal(painter: QPainter, size: float, strength: float) -> None:
    """Paint a fading cross on a square that the man cannot reach; `strength` falls from 1 to 0."""
    colour = theme.colour(theme.current().danger, strength)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, max(1.5, size * 0.045), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    arm, middle = size * 0.15, QPointF(size / 2, size / 2)
    painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
    painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))
