"""Lab view of how hard Sokoban is: what PSPACE means, how Sokoban relates to it, and three exhibits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.base.actions import Command
from app.base.language.words import tr
from app.base.services import Services
from app.lab.complexity.classes import ClassesView
from app.lab.complexity.formula import FormulaModel, FormulaView
from app.lab.complexity.growth import GrowthView
from app.lab.complexity.passage import WORDS, PassageView
from app.lab.frame.instrument import Instrument, InstrumentModel, InstrumentView
from app.lab.frame.panel import PanelGroup, PanelWidget, Paragraph
from app.sokoban.library.level_set import PUZZLE_KEY
from app.widgets.explained_figures import Assumption, NumberAssumption, figure_decimal
from app.widgets.panel import MARGIN
from app.widgets.scrolling import scrolling
from core.base.words import phrase
from core.explain.sokoban import complexity

LEFT = 28
EXHIBITS = {
    "formula": phrase(
        "Whether such formulas are true is the standard example of the hardest questions in "
        "PSPACE. The proof of Hearn and Demaine leads from them to Sokoban."
    ),
    "passage": WORDS,
    "growth": phrase(
        "Breadth-first search remembers all reachable positions, exponentially many. Solvers do so "
        "all the same: time is scarcer than memory."
    ),
}
PSPACE = phrase(
    "PSPACE is what a program can answer with memory that grows like a power of the question's "
    "size, however long it takes."
)
BETWEEN = phrase(
    "So a program that is fast on every level would be fast on all of PSPACE. Nobody knows one, "
    "and nobody has proved that there is none. That P is smaller than EXPTIME is proved; which of "
    "the steps between them are strict is open."
)
LONG_ANSWERS = phrase(
    "Solutions need not be short either: some levels of a few boxes take exponentially many moves "
    "(Levels built to be hard)."
)
SOURCES = phrase(
    "J. Culberson, Sokoban is PSPACE-complete (1997). R. Hearn, E. Demaine, PSPACE-completeness of sliding-block "
    "puzzles and other problems (2005). After Yang Chao, sokoban.ws."
)


class ComplexityModel(InstrumentModel):
    """Model of the view: which exhibit is in front, and the state of the formula."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self.formula = FormulaModel(services.settings, self)
        self.exhibit = ""
        self.watched = False
        """Whether the view is visible."""

    def show_variant(self, variant: str) -> None:
        self.exhibit = variant
        self.view_changed.emit()

    def watch(self, watched: bool) -> None:
        self.watched = watched
        self.view_changed.emit()


class ComplexityStage(QWidget):
    """Stage with the three exhibits, one in front."""

    def __init__(self, services: Services, model: ComplexityModel) -> None:
        super().__init__()
        self._services, self.model = services, model
        self.formula = FormulaView(model.formula)
        self.passage = PassageView(self._play)
        self.growth = GrowthView(services)
        exhibits = {"formula": self.formula, "passage": self.passage, "growth": self.growth}
        self._stack = QStackedWidget()
        self._places = {key: self._stack.addWidget(scrolling(exhibit)) for key, exhibit in exhibits.items()}
        column = QVBoxLayout(self)
        column.setContentsMargins(LEFT, 16, MARGIN, 12)
        column.addWidget(self._stack)
        model.view_changed.connect(self._show)

    def _show(self) -> None:
        model = self.model
        self.formula.stop()
        self.passage.stop()
        self._stack.setCurrentIndex(self._places.get(model.exhibit, 0))
        self.growth.watch(model.watched and model.exhibit == "growth")

    def _play(self, rows: tuple[str, ...], title: str) -> None:
        """Open a level on the Sokoban page; the game open there is kept."""
        self._services.open_subject(PUZZLE_KEY, "\n".join([*rows, f"Title: {title}", ""]))  # not shown


def _assumptions(model: ComplexityModel) -> Sequence[Assumption]:
    """Return how far the formula is evaluated, as an assumption that can be set."""
    if model.exhibit != "formula":
        return ()
    formula = model.formula
    steps = len(formula.visits)
    return (NumberAssumption(tr("Steps of the evaluation"), 0, steps, lambda: formula.steps_made, formula.go_to),)


def _commands(model: ComplexityModel, view: InstrumentView) -> Sequence[Command]:
    def looking_at(exhibit: str) -> bool:
        return model.exhibit == exhibit and view.in_sight

    return (
        Command(
            "lab.formula_run", "Evaluate the formula", view.stage.formula.run, "play", (), "Or stop",
            enabled=partial(looking_at, "formula"),
        ),
        Command(
            "lab.passage_go", "Go through the one-way street", view.stage.passage.go, "play",
            enabled=partial(looking_at, "passage"),
        ),
    )  # fmt: skip


def _question(_model: ComplexityModel) -> str:
    needed = complexity.CELLS.bind()
    return tr(
        "Whether a level can be solved is such a question: Savitch's algorithm needs at most "
        "{cells:.2f} n² cells for n squares (Memory against time). And it is among the hardest of "
        "them: every other question in PSPACE can be rewritten, quickly, as a level that can be "
        "solved if and only if the answer is yes.",
        cells=figure_decimal(tr("cells, as a multiple of n²"), float(needed.number), needed),
    )


def _classes(_services: Services, _model: ComplexityModel) -> ClassesView:
    return ClassesView()


INSTRUMENT = Instrument(
    model=ComplexityModel,
    stage=ComplexityStage,
    keyboard=lambda stage: stage.formula.tree if stage.model.exhibit == "formula" else None,
    panel=PanelGroup(
        "",
        (
            Paragraph(phrase("How hard is Sokoban?"), 15, 600, "text"),
            PanelWidget(_classes),
            Paragraph(PSPACE),
            Paragraph(_question),
            Paragraph(BETWEEN),
            Paragraph(LONG_ANSWERS),
            Paragraph(lambda model: EXHIBITS[model.exhibit], ink="text"),
            Paragraph(SOURCES, 11),
        ),
    ).make,
    facts=lambda _model: (tr("PSPACE-complete"),),
    commands=_commands,
    assumptions=_assumptions,
)
