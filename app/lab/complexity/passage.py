"""Exhibit: a one-way passage made of one box, and what an exhaustive search says of crossing it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.base.language.words import tr
from app.base.session.player import StepPlayer
from app.base.theme import accessible, theme
from app.sokoban.browser.thumbnails import paint_level
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import Figure, figure_number
from app.widgets.table import DataTable
from app.widgets.text import Label, row
from core.base.words import phrase
from core.explain.sokoban import complexity
from core.sokoban.board import State
from core.sokoban.families import titles
from core.sokoban.families.passage import BACK, MOVES, ONE_WAY, THERE
from core.sokoban.level import format_state

TICK_MS = 260
LARGEST = 52
SENTENCE = phrase(
    "One box between two doors. From A the man gets to B and leaves the box as it was; from B never to A."
)
WORDS = phrase(
    "The proof is built from such rooms. A one-way street acts as a wire with a direction; "
    "together with rooms that remember something, it makes levels that compute whatever a machine "
    "with that much memory computes."
)


class PassageView(QWidget):
    """The room with its table of crossings, and buttons to play both levels made of it."""

    def __init__(self, play: Callable[[tuple[str, ...], str], None]) -> None:
        """Create the exhibit; `play` opens a level with a title on the Sokoban page."""
        super().__init__()
        self._player = StepPlayer(self)
        self.picture = _Room()
        self.there = Button(tr("From A to B"), icon="play")
        self.there.clicked.connect(self.go)
        self.forward, self.backward = Button(tr("Play A to B")), Button(tr("Play B to A"))
        self.forward.clicked.connect(lambda: play(THERE, titles.THERE))
        self.backward.clicked.connect(lambda: play(BACK, titles.BACK))
        self.table = DataTable((tr("From"), tr("to A"), tr("to B")), (0.6, 1.4, 1.4))
        self.table.setAccessibleName(tr("Ways through the room"))
        self.table.set([self._crossings(door) for door, _ in ONE_WAY.doors])
        self.said = Label("", 13, 500, wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(Label(tr("A one-way street"), 15, 600, elided=True))
        column.addWidget(Label(SENTENCE, 12, 400, "text2", wrap=True))
        column.addWidget(self.picture, 1)
        column.addWidget(row(self.there, self.forward, self.backward))
        column.addWidget(self.said)
        column.addWidget(self.table)
        self._begin()

    @staticmethod
    def _crossings(entered: str) -> tuple[str, Figure, Figure]:
        """Return a row of the table: the least moves to each door that leave the box where it was."""
        cells = []
        for exit_door, _ in ONE_WAY.doors:
            crossings = [
                crossing
                for crossing in ONE_WAY.find_lasting(entered, exit_door)
                if crossing.before == crossing.after == ONE_WAY.start.boxes
            ]
            least = min((len(crossing.lurd) for crossing in crossings), default=None)
            if least is None:
                cells.append(Figure(tr("never")))
            elif least:
                moves = tr("%n moves", one="%n move", n=least)
                cells.append(Figure(moves, complexity.derive_crossing_moves(ONE_WAY, entered, exit_door)))
            else:
                cells.append(Figure(tr("turn back")))
        return entered, cells[0], cells[1]

    def _begin(self) -> None:
        start = ONE_WAY.start
        self._state = State(start.board, start.boxes, ONE_WAY.cells["A"])
        ways = [way for way in ONE_WAY.find_lasting("A", "B") if way.before == way.after == start.boxes]
        self._moves = min((way.lurd for way in ways), key=len)
        self._made = 0
        self.said.setText(tr("Every way through was tried; the table lists those that leave the box where it was."))
        self.picture.show_state(self._state)

    def go(self) -> None:
        """Play how the player gets from A to B."""
        self._begin()
        self._player.start("passage", self._step, TICK_MS)

    def stop(self) -> None:
        """Stop the player."""
        self._player.stop()

    def _step(self) -> bool:
        after = self._state.step(MOVES.index(self._moves[self._made].lower()))
        assert after is not None
        self._state, self._made = after, self._made + 1
        self.picture.show_state(after)
        done = self._made == len(self._moves)
        if done:
            moves = figure_number(tr("moves"), len(self._moves), complexity.derive_crossing_moves(ONE_WAY, "A", "B"))
            words = tr("%n moves, and the box is where it was.", one="%n move, and the box is where it was.", n=moves)
            self.said.say(words)
        return not done


class _Room(QWidget):
    """Picture of a position of the room, with letters at its doors."""

    accessible_role = accessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self.state: State | None = None
        self.setMinimumSize(120, 120)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("The room"))

    def show_state(self, state: State) -> None:
        self.state = state
        self.setAccessibleDescription(format_state(state))
        self.update()

    def sizeHint(self) -> QSize:
        # ask for little height, so that the widgets below stay in view in a low window
        return QSize(420, 150)

    def paintEvent(self, _event: QPaintEvent) -> None:
        state = self.state
        if state is None:
            return
        rows, painter = format_state(state).split("\n"), QPainter(self)
        painter.drawPixmap(
            0, 0, paint_level(rows, self.size(), self.devicePixelRatioF(), largest=LARGEST, rounded=True)
        )
        board = state.board
        side = max(1, int(min(self.width() / board.width, self.height() / (board.height + 0.15), LARGEST)))
        left = (self.width() - side * board.width) // 2
        top = int((self.height() - side * (board.height + 0.15)) / 2)
        painter.setFont(theme.font(15, 600))
        painter.setPen(QColor(theme.current().text))
        for name, (x, y) in ONE_WAY.doors:
            # write the letter on the wall below the door
            place = QPointF(left + x * side, top + (y + 1) * side)
            painter.drawText(QRectF(place.x(), place.y(), side, side), Qt.AlignmentFlag.AlignCenter, name)
