"""Where the game began, in the side panel: its scramble, or in words."""

from __future__ import annotations

from app.cube.moves.grid import MoveGrid
from app.cube.moves.words import lengths
from app.services.session import Session
from app.widgets.panel import Section
from app.widgets.text import Label

FROM_SOLVED = "The cube started solved. Press N to scramble it."
FROM_ELSEWHERE = "The cube started from a position entered. Press N to scramble it."


class ScrambleSection(Section):
    """Follows the game."""

    def __init__(self, game: Session) -> None:
        super().__init__("Scramble")
        self._game = game
        self.grid = MoveGrid("Scramble", most_rows=6)
        self.empty = Label("", 13, 400, "text2", wrap=True)
        self.add(self.grid)
        self.add(self.empty)
        game.changed.connect(self._refresh)
        self._refresh()

    @property
    def scramble(self) -> list[str]:
        """The moves that led from solved to the start of the game; none if it started otherwise."""
        return list(self._game.info.get("scramble", ()))

    def _refresh(self) -> None:
        scramble = self.scramble
        self.grid.set_moves(scramble)
        self.grid.setVisible(bool(scramble))
        self.empty.setVisible(not scramble)
        self.empty.setText(FROM_SOLVED if self._game.puzzle.goal(self._game.start) else FROM_ELSEWHERE)
        self.set_note(lengths(scramble) if scramble else "")
