"""The section of the side panel that says how short the level can be solved, and shows how."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.services.wording import counted, grouped
from app.sokoban.model import SokobanModel
from app.sokoban.solve.at_work import AtWork
from app.sokoban.solve.bar import CertaintyBar
from app.sokoban.solve.solving import IMPROVE, LONGER, LevelSolving
from app.widgets.buttons import Button
from app.widgets.panel import Section
from app.widgets.text import Label, row
from core.sokoban.solve.knowledge import Known
from core.sokoban.solve.variants import Variant

MOST_LISTED = 4
"""So many variants are listed, those that save most."""
INVITATION = "Finds a solution, or proves that there is none. Next push shows one push of it."


class SolveSection(Section):
    """Shows a `LevelSolving` and what is known of the position on the board."""

    def __init__(self, model: SokobanModel, solving: LevelSolving) -> None:
        super().__init__("Solve")
        self._model, self._solving = model, solving
        self._figures = _Figures()
        self.bar = CertaintyBar()
        self._sentence = Label("", 12, 400, "text2", wrap=True)
        self.at_work = AtWork()
        self.solve_button = Button("Solve", primary=True)
        self.push_button = Button("Next push")
        self.push_button.setToolTip("Play one push of a solution")
        self.improve_button = Button("Improve")
        self.improve_button.setToolTip("Look for shorter ways near the moves of this game")
        self.cancel_button = Button("Cancel")
        self.solve_button.clicked.connect(solving.solve)
        self.push_button.clicked.connect(solving.next_push)
        self.improve_button.clicked.connect(solving.improve)
        self.cancel_button.clicked.connect(solving.cancel)
        self.variants = _Variants(model, solving)
        buttons = row(self.solve_button, self.push_button, self.improve_button, self.cancel_button)
        for widget in (self._figures, self.bar, self._sentence, self.at_work, buttons, self.variants):
            self.add(widget)
        solving.changed.connect(self.refresh)  # which the model's changes come with
        if model.options.quiet:
            self.hide()
        model.options.changed.connect(lambda: self.setVisible(not model.options.quiet))
        self.refresh()

    @property
    def sentence(self) -> str:
        """What the section says."""
        return self._sentence.text()

    def refresh(self) -> None:
        """Show what is so now."""
        model, solving = self._model, self._solving
        known, job = model.known, solving.job
        self.set_note("From the start" if not model.session.position else "From here")
        bounded = bool(known.lower or known.upper) and not known.dead
        self._figures.setVisible(bounded)
        self.bar.setVisible(bounded)
        if bounded:
            self._figures.show_known(known)
            self.bar.set(known)
        self._sentence.setText(self._say(known))
        for button in (self.solve_button, self.push_button, self.improve_button):
            button.setVisible(job is None)
        self.cancel_button.setVisible(job is not None)
        progress = solving.progress
        self.at_work.setVisible(progress is not None)
        if progress is None:
            self.at_work.attempt.clear()
        elif job is not None:
            self.at_work.show_progress(progress, job.seconds, solving.memory)
        self.solve_button.setText(self._what_next(known))
        done = solving.laid_out and known.proved
        self.solve_button.setEnabled(solving.possible and not done)
        self.push_button.setEnabled(solving.possible)
        self.improve_button.setEnabled(solving.can_improve)
        self.variants.refresh()

    def _what_next(self, known: Known) -> str:
        if self._solving.gave_up is not None:
            return "Search on"
        return "Prove" if self._solving.laid_out and not known.proved else "Solve"

    def _say(self, known: Known) -> str:
        solving = self._solving
        if solving.job is not None:
            return self._say_progress()
        if not solving.possible:
            return self._say_why_not()
        if solving.gave_up is not None:
            seconds = solving.gave_up.seconds
            return f"Gave up after {seconds:.0f} s. Search on for {seconds * LONGER:.0f} s?"
        if solving.hint:
            return f"Next: the box at {solving.hint}."
        return self._say_known(known)

    def _say_why_not(self) -> str:
        if self._model.pulling:
            return "Play forwards to have the level solved."
        return "The level is solved." if self._model.session.solved else "No solution leads on from here."

    def _say_known(self, known: Known) -> str:
        if known.proved:
            return "No solution has fewer pushes."
        return "A solution is laid out below. Prove looks for fewer pushes." if self._solving.laid_out else INVITATION

    def _say_progress(self) -> str:
        job = self._solving.job
        assert job is not None
        if job.title == IMPROVE:
            return f"{IMPROVE}: {grouped(job.control.done)} states."
        left = max(0, round(self._solving.seconds - job.seconds))
        return f"{job.title}. Gives up in {left} s."


class _Figures(QWidget):
    """ "at least 89 · best 97 pushes" """

    def __init__(self) -> None:
        super().__init__()
        self._words = [Label("", 15, 400, "text2") for _ in range(3)]
        self._lower, self._upper = Label("", 22, 600), Label("", 22, 600)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        for label in (self._words[0], self._lower, self._words[1], self._upper, self._words[2]):
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
            line.addWidget(label, 0, Qt.AlignmentFlag.AlignBaseline)
        line.addStretch(1)

    def show_known(self, known: Known) -> None:
        """Show bounds that are not all unknown."""
        open_ = not known.proved
        first, second, unit = self._words
        first.setText("at least")
        self._lower.setText(grouped(known.lower))
        for label in (first, self._lower):
            label.setVisible(open_ and known.lower > 0)
        second.setText("· best" if known.lower else "best")
        second.setVisible(open_ and known.upper is not None)
        self._upper.setText(grouped(known.upper or 0))
        self._upper.setVisible(known.upper is not None)
        unit.setText("pushes" if open_ else "push, proved" if known.upper == 1 else "pushes, proved")


class _Variants(QWidget):
    """The better variants, each with the button that takes it."""

    def __init__(self, model: SokobanModel, solving: LevelSolving) -> None:
        super().__init__()
        self._model, self._solving = model, solving
        self._shown: object = None
        self.accept_buttons: list[Button] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 0)
        self._column.setSpacing(6)

    def refresh(self) -> None:
        """List what was found; rows are made anew only if it is something else."""
        better = self._solving.better
        if better is self._shown:
            return
        self._shown = better
        self.accept_buttons = []
        while (item := self._column.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self.setVisible(better is not None)
        if better is None:
            return
        pieces = sorted(better.pieces, key=lambda piece: (-piece.pushes_saved, -piece.moves_saved))
        if not pieces:
            self._column.addWidget(Label("Nothing near these moves is shorter.", 12, 400, "text2", wrap=True))
        else:
            head = counted(len(pieces), "better variant", "better variants")
            self._column.addWidget(Label(f"{head}, each replayed", 12, 600, "text2"))
        for piece in pieces[:MOST_LISTED]:
            self._column.addWidget(self._line(piece))

    def _line(self, piece: Variant) -> QWidget:
        rows = self._model.history
        first, last = rows.row_at(piece.first + 1) + 1, max(rows.row_at(piece.end), rows.row_at(piece.first + 1)) + 1
        box = QWidget()
        line = QHBoxLayout(box)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(Label(saving(piece), 13, 600))
        line.addWidget(Label(f"row {first}" if first == last else f"rows {first}–{last}", 12, 400, "text2"), 1)
        button = Button("Accept")
        button.setToolTip("Put this in the place of those rows; the game as it was is kept as a snapshot")
        button.clicked.connect(lambda: self._solving.accept(piece))
        self.accept_buttons.append(button)
        line.addWidget(button)
        return box


def saving(piece: Variant) -> str:
    """What a variant saves: "−2 pushes, −6 moves"."""
    parts = []
    for saved, one, many in ((piece.pushes_saved, "push", "pushes"), (piece.moves_saved, "move", "moves")):
        if saved:
            parts.append(f"{'−' if saved > 0 else '+'}{counted(abs(saved), one, many)}")
    return ", ".join(parts)
