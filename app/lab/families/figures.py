"""Side panel of "Levels built to be hard": table of solution lengths, their sums, and level commands."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.lab.families.model import LEAST, HardModel
from app.lab.families.offer import LevelOffer
from app.lab.frame.panel import InstrumentPanel
from app.widgets.controls.buttons import Button
from app.widgets.controls.segment import Segment
from app.widgets.explained_figures import NONE, Figure, figure_number, figure_text
from app.widgets.table import DataTable
from app.widgets.text import Label
from core.base.text.figure_text import FigureNumber, join_texts, whole_figure
from core.base.words import phrase
from core.explain.sokoban import families
from core.sokoban.families import fibonacci
from core.sokoban.families.corridor import Corridor

FORMS = (("any", phrase("Any number")), ("classical", phrase("Classical")))
SIDES = (("right", phrase("Ends on the right")), ("left", phrase("On the left")))


class HardPanel(InstrumentPanel):
    """Side panel with the form of the corridors, their lengths, how those of one add up, and commands."""

    def __init__(self, services: Services, model: HardModel) -> None:
        super().__init__()
        self._model = model
        self.form = Segment(FORMS, model.form)
        self.form.setAccessibleName(tr("Form", context="of a formula"))
        self.form.chosen.connect(self._on_form)
        self.side = Segment(SIDES, model.side)
        self.side.setAccessibleName(tr("Where the man ends"))
        self.side.chosen.connect(self._on_side)
        self.table = DataTable(("n", tr("Pushes"), tr("Moves"), ""), (0.5, 1.0, 1.1, 1.7), rows_lead=True)
        self.table.setAccessibleName(tr("Lengths by number of boxes"))
        self.table.row_chosen.connect(self._on_row)
        self._title = Label("", 12, 600, "text2")
        self._sums = [Sum() for _ in range(4)]
        self.note = Label("", 12, 400, "text2", wrap=True)
        self.count = Button("", primary=True)
        self.count.clicked.connect(self._on_count)
        self.offer = LevelOffer(services, lambda: (model.corridor.level, model.corridor.solution))
        self.add(self.form)
        self.add(self.side)
        self.body.addSpacing(8)
        self.add(Label(tr("Recurrence and what was counted"), 12, 600, "text2"))
        self.add(self.table)
        self.body.addSpacing(8)
        self.add(self._title)
        for line in self._sums:
            self.add(line)
        self.body.addSpacing(8)
        self.add(self.note)
        self.add(self.count)
        self.add(self.offer)
        model.progressed.connect(self.show_count)

    def _on_form(self, form: str) -> None:
        self._model.form = "classical" if form == "classical" else "any"

    def _on_side(self, side: str) -> None:
        self._model.side = "left" if side == "left" else "right"

    def _on_row(self, row: int) -> None:
        self._model.boxes = LEAST + row

    def _on_count(self) -> None:
        if self._model.counting_this:
            self._model.stop()
        else:
            self._model.count()

    @property
    def sums(self) -> list[tuple[str, str]]:
        """Texts of the sums for the chosen corridor."""
        return [line.texts for line in self._sums]

    def refresh(self) -> None:
        corridor, boxes = self._model.corridor, self._model.boxes
        self.table.set(
            [
                (
                    str(row.boxes),
                    *_lengths(replace(corridor, boxes=row.boxes)),
                    f"{row.sign} {translate(row.count_status)}",
                )
                for row in self._model.rows()
            ]
        )
        self.table.selectRow(boxes - LEAST)
        self._title.setText(tr("For n = {number}", number=boxes))
        sums = _sums(corridor)
        nothing = "", ""
        for line, parts in zip(self._sums, [*sums, *[nothing] * (len(self._sums) - len(sums))], strict=True):
            line.set(*parts)
        self.form.set_current(self._model.form)
        self.side.set_current(self._model.side)
        self.side.setEnabled(self._model.form == "any")
        self.show_count()

    def show_count(self) -> None:
        """Show the progress of a count, or the result of the last one."""
        model, boxes = self._model, self._model.boxes
        known = model.count_of(boxes)
        counts_this, pending, job = model.counting_this, model.pending_corridor, model.counting
        self.count.setText(tr("Cancel") if counts_this else tr("Count n = {number}", number=boxes))
        self.count.setEnabled(counts_this or model.can_count)
        if job is not None and pending is not None:
            self.note.setText(_so_far(pending, job.control.done, other=pending.form != model.form))
        elif model.failure:
            self.note.setText(model.failure)
        elif not model.corridor.solvable:
            self.note.setText(tr("The classical form has a solution for an even number of boxes only."))
        elif known.is_complete:
            sentence = tr("n = {number}: proved shortest by exact search, in moves and in pushes.", number=boxes)
            self.note.setText(sentence)
        else:
            self.note.setText(
                tr("Solid points are proved shortest by exact search; hollow ones only follow from the recurrence.")
            )


class Sum(QWidget):
    """Line of the side panel: a sum at the left, and its result at the right."""

    def __init__(self) -> None:
        super().__init__()
        self._left, self._right = Label("", 12, 400, "text2", elided=True), Label("", 13, 600)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._left, 1)
        line.addWidget(self._right)

    @property
    def texts(self) -> tuple[str, str]:
        """The sum and its result."""
        return self._left.text(), self._right.text()

    def set(self, left: str, right: str) -> None:
        """Set the texts of the sum and its result."""
        self._left.say(left)
        self._right.say(right)


def grouped_figure(number: FigureNumber) -> str:
    """Return a number written by `format_integer`, with its derivation as a figure."""
    return whole_figure(format_integer(number), number.origin)


def _so_far(corridor: Corridor, positions: int, *, other: bool) -> str:
    """Return the progress of a count, with the corridor's form if another one is shown."""
    seen = tr("%n positions", one="%n position", n=positions)
    if not other:
        return tr("Counting n = {number}: {positions} so far.", number=corridor.boxes, positions=seen)
    if corridor.form == "any":
        return tr(
            "Counting n = {number} of the form “any number”: {positions} so far.",
            number=corridor.boxes,
            positions=seen,
        )
    return tr(
        "Counting n = {number} of the form “classical”: {positions} so far.", number=corridor.boxes, positions=seen
    )


def _figures(corridor: Corridor, called: str = "n") -> tuple[FigureNumber, FigureNumber]:
    """Return the moves and the pushes of a corridor's solution, named with `called` as in the recurrence."""
    length, (moves, pushes) = corridor.length, families.derive_lengths(corridor)
    assert length is not None
    return (
        figure_number(f"M({called})", length.moves, moves),
        figure_number(f"P({called})", length.pushes, pushes),
    )


def _lengths(corridor: Corridor) -> tuple[str | Figure, str | Figure]:
    """Return the pushes and moves of a corridor's solution."""
    length = corridor.length
    if length is None:
        return NONE, NONE
    moves, pushes = families.derive_lengths(corridor)
    return Figure(format_integer(length.pushes), pushes), Figure(format_integer(length.moves), moves)


def _sums(corridor: Corridor) -> list[tuple[str, str]]:
    boxes = corridor.boxes
    if not corridor.solvable:
        return []
    pushes, moves = _pushes(corridor), moves_of(corridor)
    if corridor.form == "classical":
        return [
            ("P(n) − 3", pushes),
            ("M(n) − 11", moves),
            (tr("growth for two boxes"), _growth(2)),
        ]
    first = second = tr("the recurrence starts here")
    if boxes > fibonacci.LEAST:
        first, second = _added(boxes)
    growth = (tr("growth per box, in the long run"), _growth(1))
    if corridor.side == "left":
        to_the_left = join_texts("", (second, " + 2"))
        other = (tr("ending on the right"), moves_of(Corridor(boxes)))
        return [(first, pushes), (to_the_left, moves), other, growth]
    other = (tr("ending on the left"), moves_of(Corridor(boxes, side="left")))
    return [(first, pushes), (second, moves), other, growth]


def _pushes(corridor: Corridor) -> str:
    _, pushes = _figures(corridor)
    return tr("%n pushes", one="%n push", n=pushes)


def moves_of(corridor: Corridor) -> str:
    """Return the number of moves of a corridor's solution as text."""
    moves, _ = _figures(corridor)
    return tr("%n moves", one="%n move", n=moves)


def _growth(boxes: int) -> str:
    """Return the growth factor of the lengths for a number of additional boxes."""
    text = f"× {format_number(fibonacci.GROWTH**boxes, '.3f')}"
    return figure_text(tr("growth"), text, families.GROWTH.bind(boxes=boxes))


def _added(boxes: int) -> tuple[str, str]:
    """Return the sums of pushes and of moves that the recurrence adds up; those of fewer boxes are figures."""
    pushes, moves = list[str](), list[str]()
    for less, term in enumerate(fibonacci.terms(boxes), 1):
        smaller = boxes - less
        if less <= 2 and smaller >= fibonacci.LEAST:
            in_moves, in_pushes = map(grouped_figure, _figures(Corridor(smaller), f"n − {less}"))
        else:
            in_moves, in_pushes = format_integer(term.moves), format_integer(term.pushes)
        moves.append(in_moves)
        if term.pushes:
            pushes.append(in_pushes)
    return join_texts(" + ", pushes), join_texts(" + ", moves)
