"""Editor that paints a physical cube sticker by sticker: a net, six colours, and immediate checks."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.base.actions import with_key
from app.base.language.wording import sentences
from app.base.language.words import tr, translate
from app.cube.editor.net_painter import NetPainter
from app.cube.editor.swatches import Swatches
from app.widgets.cards.notice import Notice
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.panel import Section
from app.widgets.text import Label
from core.cube.cubie import Cube
from core.cube.painted_net import SHAPES, Judgement, StickerLayout, judge
from core.cube.puzzle import PUZZLE, CubePuzzle

ROOM = 104
"""Height of the tallest error message with its button."""


class StickerEditor(Section):
    """Section of the side panel in which a cube is painted."""

    used = Signal(object)
    """The user accepted the painted cube: the Cube."""
    closed = Signal()
    """The user left the editor without using the cube (Escape or the close button)."""
    painted = Signal(bytes)
    """The stickers changed: 54 (or 24) indices into FACES, GAP for those not painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Paint a cube"), parent=parent)
        self._current = Cube()
        self._puzzle = PUZZLE
        self._judgement = Judgement(0)
        self.undo_button = IconButton("undo", tr("Take the last stroke back"))
        self.copy_button = IconButton("cube", tr("Begin with the current cube"))
        self.clear_button = IconButton("erase", tr("Clear the net"))
        self.close_button = IconButton("close", with_key(tr("Leave the current cube as it is"), "Esc"))
        self.add_tool(self.undo_button, self.copy_button, self.clear_button, self.close_button)
        self.swatches = Swatches(tr("Paint"), counting=True)
        self.net = NetPainter(self.swatches)
        self.notice = Notice()
        self.progress = Label("", 12, 400, "text2", wrap=True)
        self.use_button = Button(tr("Use this cube"), primary=True)
        self.fill_button = Button(tr("Fill in the rest"))
        self.add(self.swatches)
        self.add(self.net)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.use_button)
        line.addWidget(self.fill_button)
        line.addStretch(1)
        self.body.addLayout(line)
        self.add(self._below_the_net())
        self.undo_button.clicked.connect(self.net.undo)
        self.copy_button.clicked.connect(lambda: self.net.show_stickers(self._puzzle.facelets(self._current)))
        self.clear_button.clicked.connect(lambda: self.net.show_stickers(self._shape.unpainted_net))
        self.close_button.clicked.connect(self.closed)
        self.use_button.clicked.connect(self._use)
        self.fill_button.clicked.connect(self._mend)
        self.net.changed.connect(self._on_stickers_changed)
        self.net.escaped.connect(self.closed)
        self.setFocusProxy(self.net)
        self._on_stickers_changed()

    def _below_the_net(self) -> QWidget:
        """Return the box below the net for progress and errors.

        Its height never changes: a panel that grows or gets a scroll bar would move the net away under the pointer.
        """
        box = QWidget()
        box.setMinimumHeight(ROOM)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.progress)
        column.addWidget(self.notice)
        column.addStretch(1)
        return box

    @property
    def stickers(self) -> bytes:
        """Painted stickers, GAP for those not painted."""
        return self.net.stickers

    @property
    def judgement(self) -> Judgement:
        """Result of checking the painted stickers."""
        return self._judgement

    @property
    def _shape(self) -> StickerLayout:
        return SHAPES[self._puzzle.size]

    def begin(self, cube: Cube, puzzle: CubePuzzle = PUZZLE) -> None:
        """Continue the net painted last, or an empty one the first time.

        `cube` is the current one, of the 3x3x3 or the 2x2x2.
        """
        self._current, self._puzzle = cube, puzzle
        self.net.take_up(self._shape)

    def set_current(self, cube: Cube) -> None:
        """Set the current cube, which the copy button puts on the net."""
        self._current = cube

    def _use(self) -> None:
        cube = self._judgement.cube
        if cube is not None:
            self.net.begin(self._shape)
            self.used.emit(cube)

    def _mend(self) -> None:
        if self._judgement.remedy:
            self.net.show_stickers(self._judgement.mended)

    def _on_stickers_changed(self) -> None:
        found = self._judgement = judge(self.net.stickers)
        self.swatches.count(self.net.stickers)
        self.net.mark(found.marked)
        self.undo_button.setEnabled(self.net.can_undo)
        self.use_button.setEnabled(found.cube is not None)
        self.fill_button.setVisible(bool(found.remedy) and not found.reason)
        if found.reason:
            place = translate(found.place)
            more = found.advice or f"{place[:1].upper()}{place[1:]}"
            text = tr("{message}.", message=more) if more else ""
            buttons = []
            if found.remedy:
                buttons.append(Button(found.remedy))
                buttons[0].clicked.connect(self._mend)
            self.notice.set("danger", translate(found.fault), text, *buttons)
        else:
            self.notice.hide()
        self.progress.setVisible(not found.reason)
        self.progress.setText(self._words(found))
        self.painted.emit(self.net.stickers)

    def _words(self, found: Judgement) -> str:
        if found.cube is not None:
            return tr("This cube is solved.") if self._puzzle.goal(found.cube) else tr("This cube can be solved.")
        left = tr("%n stickers are left.", one="%n sticker is left.", n=found.left)
        more = (
            tr("Only one cube has these stickers.")
            if found.remedy
            else tr("Pick a colour with 1 to 6, click or drag to paint.")
        )
        return sentences(left, more)
