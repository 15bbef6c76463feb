"""Lifted box or man: the squares lit for it, and the route to the square under the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from app.base.language.wording import clauses
from app.base.language.words import tr
from app.base.theme import theme
from app.sokoban.board.pictures import BoardPictures
from app.sokoban.board.position import ShownPosition, expand_to_pixels, paint_in
from app.sokoban.board.viewport import Viewport
from app.sokoban.model.options import PlayOptions
from app.sokoban.model.wording import pushes_of
from app.sokoban.skins import drawing
from app.sokoban.skins.outline import runs_of
from core.sokoban.path.held_piece import BoardDeadlocks, HeldBox, HeldMan, HeldPiece, Route

LIFT_PX = 12.0
LIFT_MS = 100
SLICE = 60_000
"""Number of cells that a route search visits before control returns to the event loop: some 5 ms."""


class LiftController(QObject):
    """Lifts, shows and drops a box or the man.

    The board reports the position of the pointer, which is the mouse or the keyboard cursor.
    """

    picked = Signal(object)
    """Emitted with the `HeldPiece` that was lifted."""
    dropped = Signal()
    """Emitted when the lifted piece is put down."""

    def __init__(
        self,
        widget: QWidget,
        viewport: Viewport,
        position: ShownPosition,
        deadlocks: BoardDeadlocks,
        options: PlayOptions,
    ) -> None:
        super().__init__(widget)
        self._widget, self._viewport, self._position, self._options = widget, viewport, position, options
        self.deadlocks = deadlocks
        """Deadlocks of the board in the direction (pushing or pulling) in which it is played."""
        self.held: HeldPiece | None = None
        self.route: Route | None = None
        """Route drawn from the lifted piece to the square under the pointer."""
        self.cursor = -1
        """Cell under the keyboard cursor; -1 without a cursor."""
        self._corner: QPointF | None = None
        self._target = -1
        self._searching = QTimer(self, interval=0)
        self._searching.timeout.connect(self._search_on)
        self._height = 0.0
        self._rise = QVariantAnimation(self)
        self._rise.valueChanged.connect(self._on_rise)
        position.pictures_made.connect(self._light)
        options.changed.connect(self.drop)

    @property
    def cell(self) -> int | None:
        """Cell that the box or man was lifted from; None if nothing is lifted."""
        return self.held.cell if self.held is not None else None

    @property
    def targets(self) -> Sequence[int]:
        """Lit cells, on which the lifted piece can be put."""
        return [cell for cell, on in enumerate(self.held.targets) if on] if self.held is not None else ()

    @property
    def is_dragged(self) -> bool:
        """Whether the lifted piece follows the pointer."""
        return self._corner is not None

    # lifting and dropping

    def take(self, cell: int) -> HeldPiece:
        """Lift the box or the man on a cell and light the squares that it can be put on."""
        position = self._position
        position.finish()
        self.drop()
        piece: HeldPiece
        if position.state.has_box(cell):
            options = self._options
            piece = HeldBox(
                position.state, cell, self.deadlocks, rule=options.dead_squares, moves_first=options.moves_first
            )
        else:
            piece = HeldMan(position.state)
        position.pictures()
        self.held, position.hidden = piece, cell
        self._light()
        self._rise_to(LIFT_PX if piece.is_box else LIFT_PX / 2)
        self._widget.update()
        self.picked.emit(piece)
        return piece

    def drop(self) -> None:
        """Put the lifted piece back where it was."""
        if self.held is None:
            return
        self.held = self.route = None
        self._searching.stop()
        self._corner = None
        self.cursor = self._target = -1
        self._position.hidden = -1
        self._position.put_down()
        self._rise.stop()
        self._height = 0.0
        self._widget.unsetCursor()
        self._widget.update()
        self.dropped.emit()

    def route_to(self, cell: int) -> Route | None:
        """Return the route to a cell, however long the search takes; None if there is none."""
        return self.held.route(cell, -1)[1] if self.held is not None else None

    # following the pointer

    def point_at(self, cell: int | None) -> None:
        """Draw the route to the cell under the pointer; None clears it."""
        if self.held is None or cell == self._target:
            return
        self._target = -1 if cell is None else cell
        self._searching.stop()
        self._search_on()

    def forget_target(self) -> None:
        """Make the next `point_at` search again even if the pointer has not moved to another square."""
        self._target = self.cursor = -1

    def carry_to(self, corner: QPointF) -> None:
        """Draw the lifted piece with its top left corner at `corner`."""
        self._widget.update(self._carried_area())
        self._corner = corner
        self._widget.update(self._carried_area())

    def move_cursor(self, cell: int) -> None:
        """Move the keyboard cursor to a cell."""
        self._position.update_cell(self.cursor)
        self.cursor = cell
        self._position.update_cell(cell)
        self._viewport.keep_in_view(cell)
        self.point_at(cell)

    def _search_on(self) -> None:
        """Search for the route for a few milliseconds; a timer continues an unfinished search."""
        if self.held is None:
            return
        known, route = (True, None) if self._target < 0 else self.held.route(self._target, SLICE)
        if not known:
            self._searching.start()
            return
        self._searching.stop()
        self._widget.update(self._route_area())
        self.route = route
        self._widget.update(self._route_area())

    @property
    def price(self) -> str:
        """Cost of the drawn route in words, as moves, pushes or both; empty without a route."""
        if self.route is None or self.held is None:
            return ""
        moves = tr("%n moves", one="%n move", n=self.route.moves)
        if not self.held.is_box:
            return moves
        pushes = pushes_of(self.route.pushes, pulled=self.deadlocks.pull)
        return clauses((moves, pushes)) if self._options.moves_first else pushes

    # geometry

    def _rise_to(self, height: float) -> None:
        self._rise.stop()
        self._rise.setDuration(theme.duration(LIFT_MS))
        self._rise.setStartValue(self._height)
        self._rise.setEndValue(height)
        self._rise.start()

    def _on_rise(self, height: float) -> None:
        self._widget.update(self._carried_area())
        self._height = height
        self._widget.update(self._carried_area())

    def _lift_height(self) -> float:
        return self._height * min(1.0, self._viewport.fit.size / 40)

    def _carried_rect(self) -> QRectF:
        """Return the rectangle in which the lifted piece is drawn."""
        assert self.held is not None
        rect = self._viewport.rect(self.held.cell)
        if self._corner is not None:
            rect.moveTo(self._corner)
        return rect.translated(0, -self._lift_height())

    def _carried_area(self) -> QRect:
        if self.held is None:
            return QRect()
        rect = self._carried_rect()
        box = expand_to_pixels(rect, self._viewport.fit.size * 0.3 + LIFT_PX + 4)
        return box.united(expand_to_pixels(self._pill(rect), 2)) if self.route is not None else box

    def _pill(self, carried: QRectF) -> QRectF:
        """Return the rectangle of the cost label above the dragged piece or above the route's last square."""
        assert self.route is not None
        over = carried if self._corner is not None else self._viewport.rect(self.route.cells[-1])
        rect = drawing.pill_rect(self.price, QPointF(over.center().x(), over.top() - 15))
        rect.moveLeft(min(max(4.0, rect.left()), max(4.0, self._widget.width() - rect.width() - 4)))
        rect.moveTop(max(4.0, rect.top()))
        return rect

    def _route_points(self) -> list[QPointF]:
        cells = self.route.cells if self.route is not None else ()
        fit, square = self._viewport.fit, self._viewport.orientation.square
        return [fit.rect(*square(cell)).center() for cell in cells]

    def _route_area(self) -> QRegion:
        region = QRegion()
        if self.route is None:
            return region
        for start, end in pairwise(drawing.corners(self._route_points())):
            region += expand_to_pixels(QRectF(start, end).normalized(), 9)
        return region + self._carried_area() + expand_to_pixels(self._pill(self._carried_rect()), 2)

    # painting

    def _light(self) -> None:
        held = self.held
        if held is None:
            return
        pictures: BoardPictures = self._position.pictures()
        targets, marked = held.targets, held.marked
        plain = int.from_bytes(targets, "little") & ~int.from_bytes(marked, "little")
        mask = self._viewport.orientation.mask
        pictures.light(runs_of(*mask(plain.to_bytes(len(targets), "little"))), runs_of(*mask(marked)))
        self._position.hold_still()

    def paint_slot(self, painter: QPainter) -> None:
        """Paint the square that the piece was lifted from, on the floor."""
        if self.held is not None:
            paint_in(painter, self._viewport.rect(self.held.cell), drawing.paint_slot)

    def paint_route(self, painter: QPainter) -> None:
        """Paint the route, above the walls and below the pieces."""
        if self.route is not None:
            drawing.paint_path(painter, self._route_points(), self._viewport.fit.size)

    def paint(self, painter: QPainter) -> None:
        """Paint the lifted piece and the cost of its route above everything else."""
        piece = self.held
        if piece is None:
            return
        if self.cursor >= 0:
            paint_in(painter, self._viewport.rect(self.cursor), drawing.paint_cursor)
        rect = self._carried_rect()
        if piece.is_box:
            paint_in(painter, rect.translated(0, self._lift_height()), drawing.paint_lift_shadow)
            self._position.paint_box(painter, rect, bool(self._position.state.board.goals[piece.cell]))
        else:
            self._position.paint_man(painter, rect)
        if self.route is not None:
            drawing.paint_pill(painter, self.price, self._pill(rect))
