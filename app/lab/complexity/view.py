"""How hard Sokoban is, in the Lab: what PSPACE means and where this fits, with three things to try."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.lab.complexity.classes import ClassesView
from app.lab.complexity.formula import FormulaModel, FormulaView
from app.lab.complexity.growth import GrowthView
from app.lab.complexity.passage import WORDS, PassageView
from app.lab.model import Model
from app.lab.view import SubjectView, scrolling
from app.services.actions import Command
from app.services.services import Services
from app.services.wording import written
from app.services.words import tr
from app.sokoban.library.level_set import PUZZLE_KEY
from app.widgets.explained import Assumption, Slide, Told
from app.widgets.panel import MARGIN
from app.widgets.text import Label
from core.derivations import complexity
from core.words import phrase

LEFT = 28
EXHIBITS = {
    "formula": phrase(
        "Whether such formulas are true is the standard one of the hardest questions in PSPACE. The proof of Hearn and "
        "Demaine leads from them to Sokoban."
    ),
    "passage": WORDS,
    "growth": phrase(
        "Breadth-first search remembers all positions that come up, exponentially many. Solvers do it all the same: "
        "time is dearer than memory."
    ),
}
SOURCES = phrase(
    "J. Culberson, Sokoban is PSPACE-complete (1997). R. Hearn, E. Demaine, PSPACE-completeness of sliding-block "
    "puzzles and other problems (2005). After Yang Chao, sokoban.ws."
)


def create(services: Services, _model: Model) -> ComplexityView:
    """The subject, for `app.lab.subjects`."""
    return ComplexityView(services)


class ComplexityView(SubjectView):
    """The exhibit on the stage; the page in the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.formula = FormulaView(FormulaModel(services.settings, self))
        self.passage = PassageView(self._play)
        self.growth = GrowthView(services)
        self._exhibits: dict[str, QWidget] = {
            "formula": self.formula,
            "passage": self.passage,
            "growth": self.growth,
        }
        self._stack = QStackedWidget()
        self._places = {key: self._stack.addWidget(scrolling(exhibit)) for key, exhibit in self._exhibits.items()}
        self._shown = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(LEFT, 16, MARGIN, 12)
        column.addWidget(self._stack)
        self._fill_panel()

    def _fill_panel(self) -> None:
        add = self.table.add
        add(Label(tr("How hard is Sokoban?"), 15, 600, wrap=True))
        add(ClassesView())
        for sentences, told in _page():
            label = Label("", 12, 400, "text2", wrap=True)
            label.say(sentences, *told)
            add(label)
        self.table.body.addSpacing(8)
        self._about = Label("", 12, 400, "text", wrap=True)
        add(self._about)
        self.table.body.addSpacing(8)
        add(Label(SOURCES, 11, 400, "text2", wrap=True))
        self.table.body.addStretch(1)

    def show_variant(self, variant: str) -> None:
        self.formula.stop()
        self.passage.stop()
        self._shown = variant
        self._stack.setCurrentIndex(self._places[variant])
        self._about.setText(EXHIBITS[variant])
        self._watch()

    @property
    def ready(self) -> bool:
        return True

    @property
    def facts(self) -> Sequence[str]:
        return (tr("PSPACE-complete"),)

    @property
    def stage(self) -> QWidget | None:
        return self.formula.tree if self._shown == "formula" else None

    def assumptions(self) -> Sequence[Assumption]:
        return (self._steps,) if self._shown == "formula" else ()

    @property
    def _steps(self) -> Slide:
        """How far the formula is evaluated."""
        model = self.formula.model

        def go(made: int) -> None:
            self.formula.stop()
            model.made = made

        return Slide(tr("Steps of the evaluation"), 0, len(model.visits), lambda: model.made, go)

    def commands(self) -> Sequence[Command]:
        return (
            Command(
                "lab.formula_run", "Evaluate the formula", self.formula.run, "play", (), "Or stop",
                enabled=partial(self._looking_at, "formula"),
            ),
            Command(
                "lab.passage_go", "Go through the one-way street", self.passage.go, "play",
                enabled=partial(self._looking_at, "passage"),
            ),
        )  # fmt: skip

    def _looking_at(self, exhibit: str) -> bool:
        return self._shown == exhibit and self.in_sight

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._watch()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.formula.stop()
        self.passage.stop()
        self.growth.watch(False)

    def _watch(self) -> None:
        self.growth.watch(self.isVisible() and self._shown == "growth")

    def _play(self, rows: tuple[str, ...], title: str) -> None:
        """Open a level on its own page; the game left there is kept."""
        self._services.open_subject(PUZZLE_KEY, "\n".join([*rows, f"Title: {title}", ""]))  # not shown


def _page() -> tuple[tuple[str, Sequence[Told]], ...]:
    """Sentences that belong together, and the figures in them."""
    needed = complexity.CELLS.at()
    cells = float(needed.number)
    return (
        (
            tr(
                "PSPACE is what a program can answer with memory that grows like a power of the size of the question, "
                "however long it takes."
            ),
            (),
        ),
        (
            tr(
                "Whether a level can be solved is such a question: Savitch's algorithm needs at most {cells:.2f} n² "
                "cells for n squares (Space against time). And it is among the hardest of them: every other question "
                "in PSPACE can be rewritten, quickly, as a level that can be solved if and only if the answer is yes.",
                cells=cells,
            ),
            (Told(tr("cells, as a multiple of n²"), written(cells, ".2f"), needed),),
        ),
        (
            tr(
                "So a program that is fast on every level would be fast on all of PSPACE. Nobody knows one, and nobody "
                "has proved that there is none. That P is less than EXPTIME is proved; which step between them is real "
                "is open."
            ),
            (),
        ),
        (
            tr(
                "Answers need not be short either: some levels of a few boxes take exponentially many moves (Hard on "
                "purpose)."
            ),
            (),
        ),
    )
