"""What is in the hand, on the board: a lifted box or man, the squares lit for it, and the way to one of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from app.services import theme
from app.sokoban.board.held import SLICE, BoxInHand, Choices, InHand, Lost, ManInHand, Route
from app.sokoban.board.motion import Event
from app.sokoban.board.pixmaps import Layers
from app.sokoban.board.view import PositionView, around
from app.sokoban.skins import drawing
from app.sokoban.skins.outline import runs_of
from core.sokoban.board import State
from core.sokoban.draft.grid import square_name
from core.sokoban.transform import Symmetry

LIFT_PX = 12.0
LIFT_MS = 100
NO_MS = 600


class LiftView(PositionView):
    """Lifts, shows and drops; where the hand is, mouse or keys, it is told."""

    picked = Signal(object)
    """Something was lifted: an `InHand`."""

    def __init__(self, start: State, parent: QWidget | None = None) -> None:
        super().__init__(start, parent)
        self.choices = Choices()
        self.lost = Lost(start, False)
        self._lost_boxes: Sequence[int] = ()
        self._held: InHand | None = None
        self._route: Route | None = None
        self._carry: QPointF | None = None
        self._hover = -1
        self._cursor = -1
        self._searching = QTimer(self, interval=0)
        self._searching.timeout.connect(self._search_on)
        self._height = 0.0
        self._rise = QVariantAnimation(self)
        self._rise.valueChanged.connect(self._on_rise)

        self._no_cell = -1
        self._no = QVariantAnimation(self)
        self._no.setStartValue(1.0)
        self._no.setEndValue(0.0)
        self._no.setDuration(NO_MS)
        self._no.valueChanged.connect(lambda _: self._update_cell(self._no_cell))
        self._no.finished.connect(self._on_no_over)

    def show_level(self, state: State) -> None:
        self.drop()
        if state.board is not self.lost.board or self.lost.pull != self.choices.pull:
            self.lost = Lost(state, self.choices.pull)
        super().show_level(state)

    def show_steps(self, events: Iterable[tuple[Event, bool]], state: State) -> None:
        self.drop()
        super().show_steps(events, state)

    def turn(self, symmetry: Symmetry) -> None:
        self.drop()
        super().turn(symmetry)

    def show_lost(self, boxes: Sequence[int]) -> None:
        """Frame boxes that can never get to goals."""
        if tuple(boxes) != tuple(self._lost_boxes):
            self._lost_boxes = tuple(boxes)
            self.update()

    @property
    def framed(self) -> Sequence[int]:
        """The boxes that are framed as lost."""
        return self._lost_boxes

    @property
    def lifted(self) -> int | None:
        """The cell whose box, or man, is lifted."""
        return self._held.cell if self._held is not None else None

    @property
    def in_hand(self) -> InHand | None:
        """What is lifted."""
        return self._held

    @property
    def lit(self) -> Sequence[int]:
        """The cells that are lit: where what is lifted can be brought."""
        return [cell for cell, on in enumerate(self._held.lit) if on] if self._held is not None else ()

    @property
    def preview(self) -> Route | None:
        """The way drawn from what is lifted to the square under the pointer."""
        return self._route

    @property
    def cursor_cell(self) -> int:
        """The square that the keyboard points at; -1 if it does not."""
        return self._cursor

    def lift(self, cell: int) -> None:
        """Take up the box, or the man, on a cell: the squares for it light up with the next frame."""
        self.finish()
        self.drop()
        if self._state.has_box(cell):
            self._held = BoxInHand(self._state, cell, self.choices, self.lost)
        else:
            self._held = ManInHand(self._state)
        self._light(self._prepare())
        self._rise_to(LIFT_PX if self._held.is_box else LIFT_PX / 2)
        self.update()
        self.picked.emit(self._held)

    def drop(self) -> None:
        """Put what is lifted back where it was."""
        if self._held is None:
            return
        self._held = self._route = None
        self._searching.stop()
        self._carry = None
        self._cursor = self._hover = -1
        if self._layers is not None:
            self._layers.put_down()
        self._rise.stop()
        self._height = 0.0
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.update()

    def _rise_to(self, height: float) -> None:
        self._rise.stop()
        self._rise.setDuration(theme.duration(LIFT_MS))
        self._rise.setStartValue(self._height)
        self._rise.setEndValue(height)
        self._rise.start()

    def _on_rise(self, height: float) -> None:
        self.update(self._carried_rect())
        self._height = height
        self.update(self._carried_rect())

    def deny(self, cell: int) -> None:
        """Show for a moment that a square is out of reach."""
        self._no_cell = cell
        self._no.stop()
        self._no.start()

    def _on_no_over(self) -> None:
        cell, self._no_cell = self._no_cell, -1
        self._update_cell(cell)

    # the way to the pointer

    def _follow(self, cell: int | None) -> None:
        """The pointer is over `cell` with something lifted: draw the way there."""
        if self._held is None or cell == self._hover:
            return
        self._hover = -1 if cell is None else cell
        self._searching.stop()
        self._search_on()

    def _search_on(self) -> None:
        """Find the way, a few milliseconds at a time."""
        if self._held is None:
            return
        known, route = (True, None) if self._hover < 0 else self._held.route(self._hover, SLICE)
        if not known:
            self._searching.start()
            return
        self._searching.stop()
        self.update(self._route_region())
        self._route = route
        self.update(self._route_region())

    # what is in the hand

    def _carried(self) -> QRectF:
        """Where what is lifted is drawn."""
        assert self._held is not None
        rect = self._rect(self._held.cell)
        if self._carry is not None:
            rect.moveTo(self._carry)
        return rect.translated(0, -self._lift_height())

    def _carry_to(self, corner: QPointF) -> None:
        """Draw what is lifted with its top left corner here."""
        self.update(self._carried_rect())
        self._carry = corner
        self.update(self._carried_rect())

    def _lift_height(self) -> float:
        return self._height * min(1.0, self._fit.size / 40)

    def _carried_rect(self) -> QRect:
        if self._held is None:
            return QRect()
        rect = self._carried()
        box = around(rect, self._fit.size * 0.3 + LIFT_PX + 4)
        return box.united(around(self._pill(rect), 2)) if self._route is not None else box

    def _pill(self, carried: QRectF) -> QRectF:
        """The pill above what is in the hand, or above the square under the pointer."""
        assert self._route is not None
        over = carried if self._carry is not None else self._rect(self._route.cells[-1])
        rect = drawing.pill_rect(self._route.text, QPointF(over.center().x(), over.top() - 15))
        rect.moveLeft(min(max(4.0, rect.left()), max(4.0, self.width() - rect.width() - 4)))
        rect.moveTop(max(4.0, rect.top()))
        return rect

    def _route_region(self) -> QRegion:
        region = QRegion()
        if self._route is None:
            return region
        points = list(drawing.corners([self._rect(cell).center() for cell in self._route.cells]))
        for start, end in pairwise(points):
            region += around(QRectF(start, end).normalized(), 9)
        return region + self._carried_rect() + around(self._pill(self._carried()), 2)

    # painting

    def _light(self, layers: Layers) -> None:
        assert self._held is not None
        lit, marked = self._held.lit, self._held.marked
        plain = (int.from_bytes(lit, "little") & ~int.from_bytes(marked, "little")).to_bytes(len(lit), "little")
        layers.light(runs_of(*self._facing.mask(plain)), runs_of(*self._facing.mask(marked)))
        self._hold_still(layers)

    def _on_new_layers(self, layers: Layers) -> None:
        if self._held is not None:
            self._light(layers)

    def _hidden(self) -> int | None:
        return self.lifted

    def _paint_on_floor(self, painter: QPainter) -> None:
        if self._held is not None:
            self._paint_in(painter, self._rect(self._held.cell), drawing.paint_slot)

    def _paint_below_figures(self, painter: QPainter) -> None:
        if self._route is not None:
            points = [self._rect(cell).center() for cell in self._route.cells]
            drawing.paint_path(painter, points, self._fit.size)

    def _paint_above(self, painter: QPainter, layers: Layers) -> None:
        if self._no_cell >= 0:
            fade = partial(drawing.paint_no, strength=float(self._no.currentValue() or 0.0))
            self._paint_in(painter, self._rect(self._no_cell), fade)
        if not self.moving:
            for cell in self._lost_boxes:
                if cell == self.lifted:
                    continue
                name = square_name(*self._state.board.xy(cell))
                self._paint_in(painter, self._rect(cell), partial(drawing.paint_lost, name=name))
        if self._held is None:
            return
        if self._cursor >= 0:
            self._paint_in(painter, self._rect(self._cursor), drawing.paint_cursor)
        rect = self._carried()
        if self._held.is_box:
            self._paint_in(painter, rect.translated(0, self._lift_height()), drawing.paint_lift_shadow)
            done = self._state.board.goals[self._held.cell]
            self._paint_figure(painter, layers.done if done else layers.box, rect)
        else:
            self._paint_figure(painter, layers.men[self._seen_look], rect)
        if self._route is not None:
            drawing.paint_pill(painter, self._route.text, self._pill(rect))
