"""Exhibit: a quantified formula evaluated step by step, with the current path lit in a tree of values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.base.language.words import tr
from app.base.session.player import StepPlayer
from app.base.storage.settings import Settings
from app.base.theme import accessible, theme
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.controls.dropdown import Dropdown
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, figure_number, find_figure_rects
from app.widgets.text import Label, row
from core.base.words import phrase
from core.explain.sokoban import complexity
from core.sokoban.quantified_formulas import ARTICLE, MATRICES, VARIABLES, Formula, Quantifier, Values, Visit

RADIUS = 14.0
TICK_MS = 450
OTHER = {Quantifier.ALL: Quantifier.SOME, Quantifier.SOME: Quantifier.ALL}
MIDDLE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
LETTERS = {True: "T", False: "F"}
SENTENCE = phrase(
    "One value per variable is remembered, and values are tried until the answer is known: little memory, much time."
)


class FormulaModel(QObject):
    """Model of the formula, and of how many steps of its evaluation were made."""

    changed = Signal()
    step_chosen = Signal()
    """The user has chosen a step, which ends the automatic run."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        matrix = settings.get("lab/complexity/matrix", "article")
        signs = settings.get("lab/complexity/quantifiers", "".join(ARTICLE))
        self.matrix = matrix if matrix in MATRICES else "article"
        self._quantifiers: tuple[Quantifier, ...] = ARTICLE
        if len(signs) == len(ARTICLE) and set(signs) <= set(Quantifier):
            self._quantifiers = tuple(Quantifier(sign) for sign in signs)
        self._made = 0
        self._set()

    def _set(self) -> None:
        self.formula = Formula(self._quantifiers, MATRICES[self.matrix])
        self.visits = self.formula.visits()

    def turn(self, variable: int) -> None:
        """Change the quantifier of a variable to the other one."""
        signs = list(self._quantifiers)
        signs[variable] = OTHER[signs[variable]]
        self._quantifiers = tuple(signs)
        self._settings.set("lab/complexity/quantifiers", "".join(signs))
        self._restart()

    def choose(self, matrix: str) -> None:
        """Choose another matrix, the part of the formula without quantifiers."""
        self.matrix = matrix
        self._settings.set("lab/complexity/matrix", matrix)
        self._restart()

    def _restart(self) -> None:
        self._made = 0
        self._set()
        self.changed.emit()

    @property
    def steps_made(self) -> int:
        """Number of steps of the evaluation made so far."""
        return self._made

    @steps_made.setter
    def steps_made(self, made: int) -> None:
        made = max(0, min(made, len(self.visits)))
        if made != self._made:
            self._made = made
            self.changed.emit()

    def go_to(self, made: int) -> None:
        """Go to the step that the user has chosen."""
        self.step_chosen.emit()
        self.steps_made = made

    @property
    def last_visit(self) -> Visit | None:
        """Visit of the last step that was made, or None before the first."""
        return self.visits[self._made - 1] if self._made else None

    @property
    def results(self) -> dict[Values, bool]:
        """Results of the steps made so far, by values."""
        return {visit.values: visit.result for visit in self.visits[: self._made] if visit.result is not None}

    @property
    def sentence(self) -> str:
        """Sentence on what the last step did."""
        visit = self.last_visit
        if visit is None:
            return tr("Step through it, or let it run.")
        if visit.result is None:
            values = format_values(visit.values)
            return tr("Try {values}.", values=values) if values else tr("Start: no values are set.")
        if not visit.values:
            return self._say_whole(visit.result)
        subformula = self.formula.matrix.text
        if len(visit.values) < len(VARIABLES):
            subformula = f"{self.formula.quantifiers[len(visit.values)]}{VARIABLES[len(visit.values)]}"
        if visit.result:
            return tr("{formula} is true for {values}.", formula=subformula, values=format_values(visit.values))
        return tr("{formula} is false for {values}.", formula=subformula, values=format_values(visit.values))

    def _say_whole(self, result: bool) -> str:
        steps = figure_number(tr("steps"), len(self.visits), complexity.steps(self.visits))
        if result:
            return tr("The formula is true, after %n steps.", one="The formula is true, after %n step.", n=steps)
        return tr("The formula is false, after %n steps.", one="The formula is false, after %n step.", n=steps)


def format_values(values: Values) -> str:
    """Return the values that are set, in the order of the variables, as text; empty if none is set."""
    return ", ".join(f"{name} = {LETTERS[value]}" for name, value in zip(VARIABLES, values, strict=False))


class FormulaView(QWidget):
    """Formula with quantifiers to turn, a matrix to choose, and an evaluation to step through or run."""

    def __init__(self, model: FormulaModel) -> None:
        super().__init__()
        self.model = model
        self._player = StepPlayer(self)
        self._player.changed.connect(self._show)
        self.signs = [Button("") for _ in VARIABLES]
        for variable, button in enumerate(self.signs):
            button.clicked.connect(self._player.stop)
            button.clicked.connect(partial(model.turn, variable))
            button.setToolTip(tr("For all, or for some"))
        self.matrix = Dropdown([(key, matrix.text) for key, matrix in MATRICES.items()], model.matrix)
        self.matrix.setAccessibleName(tr("Formula"))
        self.matrix.chosen.connect(self._player.stop)
        self.matrix.chosen.connect(model.choose)
        self.tree = _Tree(model)
        self.tree.stepped.connect(self._step)
        self.said = Label("", 13, 500, wrap=True)
        self.back, self.forth = IconButton("prev", tr("One step back")), IconButton("next", tr("Next step"))
        self.go = IconButton("play", tr("Run, or pause"))
        self.back.clicked.connect(lambda: self._step(-1))
        self.forth.clicked.connect(lambda: self._step(1))
        self.go.clicked.connect(self.run)
        foot = QHBoxLayout()
        foot.addWidget(self.said, 1)
        for button_ in (self.back, self.forth, self.go):
            foot.addWidget(button_)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(Label(tr("A formula with quantifiers"), 15, 600, elided=True))
        column.addWidget(Label(SENTENCE, 12, 400, "text2", wrap=True))
        column.addWidget(row(*self.signs, self.matrix))
        column.addWidget(self.tree, 1)
        column.addLayout(foot)
        model.changed.connect(self._show)
        model.step_chosen.connect(self._player.stop)
        self._show()

    def run(self) -> None:
        """Run the evaluation, from the beginning if it has ended, or pause it."""
        if self._player.playing:
            self._player.stop()
            return
        if self.model.steps_made == len(self.model.visits):
            self.model.steps_made = 0
        self._player.start("formula", self._play_on, TICK_MS, at_once=True)

    def stop(self) -> None:
        """Stop the automatic run."""
        self._player.stop()

    def _play_on(self) -> bool:
        self.model.steps_made += 1
        return self.model.steps_made < len(self.model.visits)

    def _step(self, by: int) -> None:
        self.model.go_to(self.model.steps_made + by)

    def _show(self) -> None:
        model = self.model
        for button, sign, name in zip(self.signs, model.formula.quantifiers, VARIABLES, strict=True):
            button.setText(f"{sign}{name}")
        self.said.say(model.sentence)
        self.back.setEnabled(model.steps_made > 0)
        self.forth.setEnabled(model.steps_made < len(model.visits))
        self.go.set_icon("pause" if self._player.playing else "play")
        self.tree.renew()


class _Tree(QWidget):
    """Tree of values with a level for each variable; the left and right keys step while it has focus."""

    stepped = Signal(int)
    """Number of steps to make, negative for back."""

    accessible_role = accessible.Role.Chart

    def __init__(self, model: FormulaModel) -> None:
        super().__init__()
        self._model = model
        self._spots = FigureSpots(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(170)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Tree of values"))

    def renew(self) -> None:
        accessible.describe(self, f"{self._model.formula.text}. {self._model.sentence}")
        self._place_figures()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_figures()

    def _place_figures(self) -> None:
        model, results = self._model, self._model.results
        places: list[FigureRect] = []
        for values, result in results.items():
            name = tr("truth for {values}", values=format_values(values)) if values else tr("truth of the formula")
            told = NamedFigure(name, LETTERS[result], complexity.truth(model.formula, results, values))
            places += find_figure_rects(told.text, (told,), self._node(values), theme.font(12, 600), MIDDLE)
        kept, looked, rows = self._footer
        self._spots.show(
            [*places, *find_figure_rects(self._words, (kept, looked, rows), self._foot, theme.font(11), LEFT)]
        )

    @property
    def _footer(self) -> tuple[NamedFigure, NamedFigure, NamedFigure]:
        """Figures of the footer: values remembered, rows visited, and all rows."""
        visit, results = self._model.last_visit, self._model.results
        remembered, visited = (
            complexity.derive_remembered_values(visit.values if visit is not None else ()),
            complexity.derive_visited_rows(results),
        )
        rows = complexity.ROWS.bind(variables=len(VARIABLES))
        return (
            NamedFigure(tr("values that are remembered"), str(remembered.number), remembered),
            NamedFigure(tr("rows that were looked at"), str(visited.number), visited),
            NamedFigure(tr("rows of the truth table"), str(rows.number), rows),
        )

    @property
    def _words(self) -> str:
        kept, looked, rows = self._footer
        return tr(
            "remembered: {kept} of {values} values · checked: {leaves} of {rows} rows",
            kept=kept.text,
            values=len(VARIABLES),
            leaves=looked.text,
            rows=rows.text,
        )

    @property
    def _foot(self) -> QRectF:
        return QRectF(0, self.height() - 18, self.width(), 18)

    def _node(self, values: Values) -> QRectF:
        """Return the square around a node's circle."""
        radius, centre = RADIUS if len(values) < len(VARIABLES) else RADIUS - 3, self._centre(values)
        return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)

    def sizeHint(self) -> QSize:
        # ask for little height, so that the widgets below stay in view in a low window
        return QSize(560, 170)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(by)

    def _centre(self, values: Values) -> QPointF:
        depth, place = len(values), 0
        for value in values:
            place = 2 * place + value
        across = (place + 0.5) / 2**depth
        rows = len(VARIABLES)
        left = 74.0
        return QPointF(left + across * (self.width() - left - RADIUS), RADIUS + 8 + depth * (self.height() - 60) / rows)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter, model = theme.current(), QPainter(self), self._model
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(12, 600))
        painter.setPen(QColor(tokens.text2))
        for depth, (sign, name) in enumerate(zip(model.formula.quantifiers, VARIABLES, strict=True)):
            y = (self._centre((False,) * depth).y() + self._centre((False,) * (depth + 1)).y()) / 2
            painter.drawText(QRectF(0, y - 10, 60, 20), Qt.AlignmentFlag.AlignVCenter, f"{sign}{name}")
        here, results = model.last_visit, model.results
        come = {visit.values for visit in model.visits[: model.steps_made]}
        for values in _all_values():
            if values:
                self._paint_edge(painter, values, lit=here is not None and here.values[: len(values)] == values)
        for values in _all_values():
            self._paint_node(painter, values, results.get(values), come=values in come)
        painter.setFont(theme.font(11))
        painter.setPen(QColor(tokens.text2))
        painter.drawText(self._foot, Qt.AlignmentFlag.AlignVCenter, self._words)

    def _paint_edge(self, painter: QPainter, values: Values, *, lit: bool) -> None:
        tokens = theme.current()
        above, below = self._centre(values[:-1]), self._centre(values)
        painter.setPen(QPen(QColor(tokens.accent if lit else tokens.border), 3 if lit else 1.2))
        painter.drawLine(above, below)
        if len(values) == 1 or lit:
            painter.setFont(theme.font(11))
            painter.setPen(QColor(tokens.text2))
            middle = QPointF((above.x() + below.x()) / 2, (above.y() + below.y()) / 2)
            words = f"{VARIABLES[len(values) - 1]} = {LETTERS[values[-1]]}"
            right = values[-1]
            box = QRectF(middle.x() + 8 if right else middle.x() - 68, middle.y() - 16, 60, 16)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft if right else Qt.AlignmentFlag.AlignRight, words)

    def _paint_node(self, painter: QPainter, values: Values, result: bool | None, *, come: bool) -> None:
        tokens, here = theme.current(), self._model.last_visit
        now = here is not None and here.values == values
        area = self._node(values)
        fill = tokens.text if now else tokens.soft if result is not None and not tokens.contrast else tokens.bg
        edge = tokens.accent if come else tokens.outline
        painter.setPen(QPen(QColor(edge), 1.5, Qt.PenStyle.SolidLine if come else Qt.PenStyle.DotLine))
        painter.setBrush(QColor(fill))
        painter.drawEllipse(area)
        if result is not None:
            painter.setFont(theme.font(12, 600))
            painter.setPen(QColor(tokens.bg if now else tokens.text))
            painter.drawText(area, MIDDLE, LETTERS[result])


def _all_values() -> Sequence[Values]:
    """Return the values of all nodes of the tree, the root first."""
    levels: list[list[Values]] = [[()]]
    for _ in VARIABLES:
        levels.append([(*values, value) for values in levels[-1] for value in (False, True)])
    return [values for level in levels for values in level]
