"""How one likes to play, remembered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.services.settings import Settings
from app.sokoban.board.board import BoardView
from app.sokoban.board.deadlock_notice import DeadlockWatch
from app.sokoban.board.held import HIDE, MARK, SHOW
from app.sokoban.board.view import INSTANT, SMOOTH, STEPS
from app.widgets.buttons import CheckBox
from app.widgets.panel import Section
from app.widgets.segment import Segment
from app.widgets.text import Label

DEAD = ((SHOW, "Show"), (MARK, "Mark"), (HIDE, "Hide"))
ANIMATIONS = ((SMOOTH, "Smooth"), (STEPS, "Steps"), (INSTANT, "Instant"))


class PlaySection(Section):
    """The choices, and their effect on the board."""

    def __init__(self, board: BoardView, watch: DeadlockWatch, settings: Settings) -> None:
        super().__init__("Play")
        self._board, self._settings = board, settings
        choices = board.choices
        choices.by_moves = settings.get("sokoban/by_moves", False)
        choices.dead = _one_of(DEAD, settings.get("sokoban/dead", HIDE))
        board.animation = _one_of(ANIMATIONS, settings.get("sokoban/animation", SMOOTH))

        self.fewest_pushes = CheckBox("Fewest pushes first")
        self.fewest_pushes.setToolTip("A box takes the way of fewest pushes; otherwise, that of fewest moves")
        self.fewest_pushes.setChecked(not choices.by_moves)
        self.fewest_pushes.toggled.connect(self._on_order)
        self.add(self.fewest_pushes)
        self.warn = CheckBox("Tell when a box is lost")
        self.warn.setToolTip("Say so when a push makes the level impossible to solve")
        self.warn.setChecked(watch.on)
        self.add(self.warn)
        self.dead = Segment(DEAD, choices.dead)
        self.dead.chosen.connect(self._on_dead)
        self.add(_line("Dead squares", self.dead, "Squares from which a box could never get to a goal"))
        self.animation = Segment(ANIMATIONS, board.animation)
        self.animation.chosen.connect(self._on_animation)
        self.add(_line("Animation", self.animation, "How moves are shown"))

    def _on_order(self, by_pushes: bool) -> None:
        self._board.choices.by_moves = not by_pushes
        self._board.drop()
        self._settings.set("sokoban/by_moves", not by_pushes)

    def _on_dead(self, key: str) -> None:
        self._board.choices.dead = key
        self._board.drop()
        self._settings.set("sokoban/dead", key)

    def _on_animation(self, key: str) -> None:
        self._board.animation = key
        self._settings.set("sokoban/animation", key)


def _line(text: str, control: Segment, tip: str) -> QWidget:
    """A label at the left and its control at the right."""
    box = QWidget()
    line = QHBoxLayout(box)
    line.setContentsMargins(0, 0, 0, 0)
    line.addWidget(Label(text))
    line.addStretch(1)
    line.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
    control.setAccessibleName(text)
    control.setToolTip(tip)
    return box


def _one_of(choices: Sequence[tuple[str, str]], key: str) -> str:
    return key if key in dict(choices) else choices[-1][0]
