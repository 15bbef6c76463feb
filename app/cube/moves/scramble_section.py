"""Section with the scramble of the game, or a sentence if it began without one."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.actions import Actions
from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.cube.model.model import CubeModel
from app.cube.moves.grid import MoveGrid
from app.cube.moves.lengths import lengths
from app.cube.moves.scrambles import Scrambles
from app.widgets.controls.buttons import IconButton
from app.widgets.panel import TOOL, Section
from app.widgets.text import Label
from core.base.words import phrase

FROM_SOLVED = phrase("The cube started solved. Press N to scramble it.")
FROM_ELSEWHERE = phrase("The cube started from a position entered. Press N to scramble it.")


class ScrambleSection(Section):
    """Section with the scramble the game began with, and the buttons for earlier and later scrambles."""

    def __init__(self, model: CubeModel, scrambles: Scrambles) -> None:
        super().__init__(tr("Scramble"))
        self._model, self._scrambles = model, scrambles
        self.grid = MoveGrid(tr("Scramble"), most_rows=6)
        self.empty = Label("", 13, 400, "text2", wrap=True)
        self.add(self.grid)
        self.add(self.empty)
        self.row = QWidget()
        self.add(self.row)
        self.place = Label("", 12, 400, "text2")
        model.session.changed.connect(self._refresh)
        scrambles.changed.connect(self._show_place)
        self._refresh()

    def add_ways(self, actions: Actions) -> None:
        """Add the previous and next buttons below the scramble, and the one that drops waiting scrambles."""
        line = QHBoxLayout(self.row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        back, on, drop = (
            IconButton(icon, action=actions[f"cube.{key}"])
            for icon, key in (("prev", "scramble_back"), ("next", "scramble"), ("close", "scrambles_drop"))
        )
        for button in (back, on, drop):
            button.setFixedSize(TOOL, TOOL)
        for widget in (back, self.place, on):
            line.addWidget(widget)
        line.addStretch(1)
        line.addWidget(drop)
        self._scrambles.changed.connect(actions.refresh)
        self._show_place()

    def _show_place(self) -> None:
        scrambles = self._scrambles
        at, count = scrambles.current_index, len(scrambles.row)
        self.row.setVisible(count > 1)
        self.place.setText(
            tr("{at} of {count}", at=format_integer(at + 1), count=format_integer(count))
            if at >= 0
            else tr("{count} scrambles", count=format_integer(count))
        )

    def _refresh(self) -> None:
        scramble = self._model.scramble
        self.grid.set_moves(scramble)
        self.grid.setVisible(bool(scramble))
        self.empty.setVisible(not scramble)
        self.empty.setText(
            translate(FROM_SOLVED) if self._model.puzzle.goal(self._model.session.start) else translate(FROM_ELSEWHERE)
        )
        note = lengths(scramble)
        self.set_note(note)
