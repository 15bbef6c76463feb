"""The section of the editor's panel with the solver's answer, and which walls matter."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.services.wording import counted
from app.sokoban.editor.solver import DraftSolver
from app.sokoban.editor.walls import LegendRow
from app.widgets.buttons import Button, CheckBox
from app.widgets.panel import Section
from app.widgets.text import Label
from core.puzzle import InputError
from core.sokoban.solve.walls import Role


class SolverSection(Section):
    """Derived from a `DraftSolver`."""

    def __init__(self, solver: DraftSolver, parent: QWidget | None = None) -> None:
        super().__init__("Solver", parent=parent)
        self._solver = solver
        self.answer = Label("", 13, 600, wrap=True)
        self.walls = CheckBox("Show which walls matter")
        self.walls.setToolTip("Solve the level again without each wall that the man can touch (W)")
        self.walls.clicked.connect(solver.toggle_walls)
        self.progress = Label("", 12, 400, "text2", wrap=True)
        self.legend = {role: LegendRow(role) for role in Role}
        self.go_on = Button("Go on")
        self.go_on.clicked.connect(solver.go_on)
        for widget in (self.answer, self.walls, self.progress, *self.legend.values(), self.go_on):
            self.add(widget)
        solver.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show what is so now."""
        solver, answer = self._solver, self._solver.answer
        self.answer.setText(solver.sentence)
        known = answer is not None and not isinstance(answer, InputError)
        none = known and bool(answer.reason)  # type: ignore[union-attr]
        self.answer.set_ink("danger" if none else "text" if known else "text2")
        self.walls.setChecked(solver.walls_shown)
        found = solver.map
        roles = set() if found is None else {wall.role for wall in found.found.values()}
        for role, row in self.legend.items():
            row.setVisible(role in roles)
        self.progress.setVisible(solver.walls_shown)
        self.go_on.setVisible(bool(solver.refusal) and found is not None and not found.complete)
        self.progress.setText(self._words())

    def _words(self) -> str:
        solver, found = self._solver, self._solver.map
        if found is None:
            return "Shown as soon as nothing is left to fix."
        weighed, all_of_them = len(found.found), counted(len(found.walls), "wall")
        if solver.refusal:
            return f"{weighed} of {all_of_them}. {solver.refusal}"
        if not found.complete:
            return f"{weighed} of {all_of_them} weighed"
        if found.fewest is None:
            return f"{all_of_them} weighed: the level has no solution with all of them."
        pushes = counted(found.fewest, "push", "pushes")
        return f"{all_of_them} weighed against {pushes}. Point at one to read more."
