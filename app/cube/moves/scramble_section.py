"""Where the game began, in the side panel: its scramble, or in words."""

from __future__ import annotations

from app.cube.model import CubeModel
from app.cube.moves.grid import MoveGrid
from app.cube.moves.lengths import lengths
from app.widgets.panel import Section
from app.widgets.text import Label

FROM_SOLVED = "The cube started solved. Press N to scramble it."
FROM_ELSEWHERE = "The cube started from a position entered. Press N to scramble it."


class ScrambleSection(Section):
    """Follows the game."""

    def __init__(self, model: CubeModel) -> None:
        super().__init__("Scramble")
        self._model = model
        self.grid = MoveGrid("Scramble", most_rows=6)
        self.empty = Label("", 13, 400, "text2", wrap=True)
        self.add(self.grid)
        self.add(self.empty)
        model.session.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        scramble = self._model.scramble
        self.grid.set_moves(scramble)
        self.grid.setVisible(bool(scramble))
        self.empty.setVisible(not scramble)
        self.empty.setText(FROM_SOLVED if self._model.puzzle.goal(self._model.session.start) else FROM_ELSEWHERE)
        self.set_note(lengths(scramble) if scramble else "")
