"""Section of the editor's panel with the solver's answer and which walls matter."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.base.language.wording import sentences
from app.base.language.words import tr, translate
from app.sokoban.editor.solver import DraftSolver
from app.sokoban.editor.walls import LegendRow
from app.widgets.controls.buttons import Button, CheckBox
from app.widgets.explained_figures import figure_number
from app.widgets.panel import Section
from app.widgets.text import Label
from core.base.puzzle import InputError
from core.explain.sokoban import pushes
from core.sokoban.solve.walls import Role


class SolverSection(Section):
    """Section that shows the state of a `DraftSolver`."""

    def __init__(self, solver: DraftSolver, parent: QWidget | None = None) -> None:
        super().__init__(tr("Solver"), parent=parent)
        self._solver = solver
        self.answer = Label("", 13, 600, wrap=True)
        self.walls = CheckBox(tr("Show which walls matter"))
        self.walls.setToolTip(tr("For each wall that the man can touch, solve the level again without it (W)"))
        self.walls.clicked.connect(solver.toggle_walls)
        self.progress = Label("", 12, 400, "text2", wrap=True)
        self.legend = {role: LegendRow(role) for role in Role}
        self.go_on = Button(tr("Go on"))
        self.go_on.clicked.connect(solver.go_on)
        for widget in (self.answer, self.walls, self.progress, *self.legend.values(), self.go_on):
            self.add(widget)
        solver.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the current state of the solver."""
        solver, answer, sentence = self._solver, self._solver.answer, self._solver.sentence
        self.answer.say(sentence)
        known = answer is not None and not isinstance(answer, InputError)
        unsolvable = known and bool(answer.reason)  # type: ignore[union-attr]
        self.answer.set_ink("danger" if unsolvable else "text" if known else "text2")
        self.walls.setChecked(solver.walls_shown)
        wall_map = solver.map
        roles = {wall.role for wall in solver.walls.values() if wall is not None}
        for role, row in self.legend.items():
            row.setVisible(role in roles)
        self.progress.setVisible(solver.walls_shown)
        self.go_on.setVisible(bool(solver.refusal) and wall_map is not None and not wall_map.complete)
        words = self._words()
        self.progress.say(words)

    def _words(self) -> str:
        solver, found = self._solver, self._solver.map
        if found is None:
            return tr("Shown as soon as nothing is left to fix.")
        weighed, walls = len(found.found), len(found.walls)
        if solver.refusal:
            done = tr("{weighed} of %n walls checked.", one="{weighed} of %n wall checked.", n=walls, weighed=weighed)
            return sentences(done, translate(solver.refusal))
        if not found.complete:
            return tr("{weighed} of %n walls checked", one="{weighed} of %n wall checked", n=walls, weighed=weighed)
        if found.fewest is None:
            return tr(
                "%n walls checked: with all of them the level has no solution.",
                one="%n wall checked: with it the level has no solution.",
                n=walls,
            )
        fewest = figure_number(tr("pushes"), found.fewest, pushes.upper(found.fewest, found.fewest))
        return tr(
            "%n walls checked: with all of them the level takes {pushes}. Point at one to read more.",
            one="%n wall checked: with it the level takes {pushes}. Point at it to read more.",
            n=walls,
            pushes=tr("%n pushes", one="%n push", n=fewest),
        )
