"""Section of the side panel with the bounds on the shortest solution, and buttons to find it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.sokoban.model.model import SokobanModel
from app.sokoban.model.wording import fewest_first, pushes_of, unit_of
from app.sokoban.solve.at_work import AtWork
from app.sokoban.solve.bar import CertaintyBar
from app.sokoban.solve.improving import LevelImproving
from app.sokoban.solve.solving import LevelSolving
from app.sokoban.solve.variants import VariantList
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import figure_text
from app.widgets.panel import Section
from app.widgets.text import Hairline, Label
from core.base.words import phrase
from core.explain.sokoban import pushes
from core.sokoban.solve.knowledge import NOTHING, PositionBounds, is_odd

INVITATION = phrase("Solve finds a solution or proves that there is none. Next push shows one push of it.")
INVITATION_BACK = phrase(
    "Solve finds moves back to the start or proves that there are none. Next pull shows one pull of them."
)


class SolveSection(Section):
    """Section with the bounds of the position on the board, and buttons to solve and to improve.

    The buttons come first, so that they stay in place when results make the section longer.
    """

    def __init__(self, model: SokobanModel, solving: LevelSolving, improving: LevelImproving) -> None:
        super().__init__(tr("From the start"))
        self._model, self._solving, self._improving = model, solving, improving
        self._figures = _Figures()
        self.bar = CertaintyBar()
        self._sentence = Label("", 12, 400, "text2", wrap=True)
        self.solve_button = Button(tr("Solve"), primary=True)
        self.push_button = Button(tr("Next push"))
        self.improve_button = Button(tr("Improve"), icon="improve")
        self.solve_button.clicked.connect(solving.solve)
        self.push_button.clicked.connect(solving.next_push)
        self.improve_button.clicked.connect(improving.improve)
        self.at_work = _Work(solving, improving)
        self.cancel_button = self.at_work.cancel_button
        self.variants = VariantList(improving)
        buttons = _in_equal_parts(self.solve_button, self.push_button, self.improve_button)
        for widget in (buttons, self._figures, self.bar, self._sentence, self.at_work, self.variants):
            self.add(widget)
        for changed in (solving.changed, improving.changed):  # also emitted when the model changes
            changed.connect(self.refresh)
        if model.options.is_quiet:
            self.hide()
        model.options.changed.connect(lambda: self.setVisible(not model.options.is_quiet))
        self.refresh()

    @property
    def sentence(self) -> str:
        """Sentence shown in the section."""
        return self._sentence.text()

    def refresh(self) -> None:
        """Show the current state."""
        model, solving, improving = self._model, self._solving, self._improving
        known, working = model.known_bounds, solving.job is not None
        where = tr("From the end") if model.pulling else tr("From the start")
        self.set_title(where if not model.session.position else tr("From here"))
        may_show = model.options.has_answered or working or bool(model.session.info.get("revealed"))
        bounded = may_show and bool(known.lower or known.upper) and not model.verdict.dead
        self._figures.setVisible(bounded)
        self.bar.setVisible(bounded)
        if bounded:
            self._figures.show_known(known, pulled=model.pulling)
            self.bar.set(known)
        self._sentence.setText(self._say(known if may_show else NOTHING))
        self._sentence.setVisible(bool(self._sentence.text()))
        self.at_work.refresh(known)
        self.solve_button.setText(self._what_next())
        self.push_button.setText(tr("Next pull") if model.pulling else tr("Next push"))
        self.push_button.setToolTip(
            tr("Show one pull of a solution, and play it when pressed again")
            if model.pulling
            else tr("Show one push of a solution, and play it when pressed again")
        )
        self._tell_improve()
        done = solving.complete
        self.solve_button.setEnabled(solving.possible and not done and not working)
        proving = solving.progress is not None and known.upper is not None  # a solution is known: no need to wait
        self.push_button.setEnabled(solving.possible and (proving or not working))
        self.improve_button.setEnabled(improving.possible and not working)
        self.variants.refresh()

    def _tell_improve(self) -> None:
        improving = self._improving
        tip = tr("Look for shorter variants of these moves")
        if improving.selected_stretch is not None:
            tip = tr("Look for shorter variants in {rows}", rows=improving.words_of(improving.selected_stretch))
        elif improving.way is not None and not improving.way.in_game:
            tip = tr("Look for shorter variants of the best solution")
        moves_first, pulled = self._model.options.moves_first, self._model.pulling
        self.improve_button.setToolTip(fewest_first(tip, moves_first=moves_first, pulled=pulled))

    def _what_next(self) -> str:
        if self._solving.gave_up is not None:
            return tr("Search on")
        solving = self._solving
        return tr("Prove") if solving.laid_out and not solving.complete else tr("Solve")

    def _say(self, known: PositionBounds) -> str:
        solving, improving = self._solving, self._improving
        if solving.gave_up is not None:
            return solving.gave_up.words
        if solving.ordered is not None and solving.possible:
            return solving.ordered.words
        if solving.hint:
            return tr("Next: the box at {square}.", square=solving.hint)
        if improving.selected_stretch is not None and improving.possible:
            return tr("Improve is limited to {rows}.", rows=improving.words_of(improving.selected_stretch))
        if not solving.possible:
            return self._say_why_not()
        return self._say_known(known)

    def _say_why_not(self) -> str:
        solving = self._solving
        if self._model.session.is_solved:
            if self._model.pulling:
                return tr("The boxes are back on their starting squares.")
            return tr("The level is solved.")
        if not self._model.verdict.dead:
            return tr("{message}.", message=translate(self._model.too_large))
        return solving.sentence_on_lost

    def _say_known(self, known: PositionBounds) -> str:
        pulled = self._model.pulling
        if known.is_proved:
            if pulled:
                return tr("Getting back to the start takes at least this many pulls.")
            if self._model.ways.is_walk_proved(self._model.session.state):
                return tr("No solution has fewer pushes, or as few pushes and fewer moves.")
            return tr("No solution has fewer pushes.")
        if known.upper is not None:
            return _describe_unproved_bound(odd=is_odd(self._model.session.state), bounded=bool(known.lower))
        if self._solving.job is not None:
            return ""
        return translate(INVITATION_BACK if pulled else INVITATION)


def _describe_unproved_bound(*, odd: bool, bounded: bool) -> str:
    """Return a sentence about a best known solution that is not proved to have the fewest pushes."""
    if bounded:
        if odd:
            return tr("Proved once both bounds meet; the length is odd.")
        return tr("Proved once both bounds meet; the length is even.")
    if odd:
        return tr("Perhaps not the fewest; the length is odd.")
    return tr("Perhaps not the fewest; the length is even.")


class _Work(QWidget):
    """Widget with the running search, its progress, and the button that cancels it."""

    def __init__(self, solving: LevelSolving, improving: LevelImproving) -> None:
        super().__init__()
        self._solving, self._improving = solving, improving
        self._title, self._note = Label("", 12, 600, "text2"), Label("", 12, 400, "text2", elided=True)
        self.cancel_button = Button(tr("Cancel"))
        self.cancel_button.clicked.connect(solving.cancel)
        self._facts = AtWork()
        self._words = Label("", 12, 400, "text2", wrap=True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title)
        head.addWidget(self._note, 1)
        head.addWidget(self.cancel_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(Hairline())
        column.addLayout(head)
        column.addWidget(self._facts)
        column.addWidget(self._words)

    @property
    def attempt(self) -> QWidget:
        """Widget with the board of the best attempt."""
        return self._facts.attempt

    @property
    def time_left(self) -> str:
        """Text about how long the search may still take."""
        return self._facts.time_left

    def fact(self, name: str) -> str:
        """Return the value shown beside the name of a fact."""
        return self._facts.fact(name)

    @property
    def heading(self) -> str:
        """Heading above the progress."""
        return f"{self._title.text()} {self._note.text()}".strip()

    def refresh(self, known: PositionBounds) -> None:
        """Show the progress of the running search, or hide."""
        solving, improving = self._solving, self._improving
        job, progress = solving.job, solving.progress
        self.setVisible(job is not None)
        searching = progress is not None and job is not improving.job
        self._facts.setVisible(searching)
        self._words.setVisible(not searching)
        if job is None or not searching:
            self._facts.clear()
        if job is None:
            return
        if searching and progress is not None:
            self._title.setText(tr("Solver at work"))
            best = "" if known.upper is None else pushes_of(known.upper, pulled=solving.is_played_backwards)
            self._note.setText(tr("below {pushes}", pushes=best) if best else "")
            self._facts.show_progress(progress, job.seconds, solving.memory, solving.seconds)
        else:
            self._title.setText(job.title)
            self._note.setText(job.detail)
            self._words.setText(tr("%n positions looked at.", one="%n position looked at.", n=job.control.done))


def _in_equal_parts(*buttons: Button) -> QWidget:
    box = QWidget()
    line = QHBoxLayout(box)
    line.setContentsMargins(0, 4, 0, 0)
    line.setSpacing(8)
    for button in buttons:
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        line.addWidget(button, 1)
    return box


class _Figures(QWidget):
    """Line of the bounds: "at least 89 · best known 97 pushes"."""

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

    def show_known(self, known: PositionBounds, *, pulled: bool) -> None:
        """Show bounds of which at least one is known."""
        open_ = not known.is_proved
        first, second, unit = self._words
        first.setText(tr("at least"))
        least = format_integer(known.lower)
        self._lower.say(figure_text(tr("at least"), least, pushes.lower(known.lower)) if known.lower else least)
        for label in (first, self._lower):
            label.setVisible(open_ and known.lower > 0)
        second.setText(f"· {tr('best known')}" if known.lower else tr("best known"))
        second.setVisible(open_ and known.upper is not None)
        best = format_integer(known.upper or 0)
        if known.upper is not None:
            best = figure_text(tr("best", context="a solution"), best, pushes.upper(known.upper, known.lower))
        self._upper.say(best)
        self._upper.setVisible(known.upper is not None)
        last = known.lower if known.upper is None else known.upper
        if open_:
            unit.setText(unit_of(last, pulled=pulled))
        else:
            unit.setText(tr("{unit}, proved", unit=unit_of(known.upper or 0, pulled=pulled)))
