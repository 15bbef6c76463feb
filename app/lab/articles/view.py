"""Lab view of an article: each printed figure, the program's own, its origin and a link to its page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from app.base.actions import Command
from app.base.jobs.jobs import QuestionRunner
from app.base.language.wording import (
    clauses,
    fixed_percent,
    fixed_share,
    fold_text,
    format_integer,
    format_number,
    label_value,
)
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.theme import theme
from app.lab.articles.places import PLACES, SubjectLink
from app.lab.frame.instrument import Instrument, InstrumentModel, InstrumentView
from app.lab.frame.panel import PanelGroup, PanelWidget, Paragraph
from app.plots.drawing.numbers import mark_approximate, scientific
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import NONE, Figure, figure_text
from app.widgets.panel import MARGIN
from app.widgets.table import DataTable
from app.widgets.text import Label
from core.base.control import Control
from core.base.words import phrase
from core.explain.articles.figure import Article, ArticleFigure, ProvenanceKind
from core.explain.articles.table import article
from core.explain.formulas import comparison as articles
from core.explain.formulas.expression import Number

HEADS = phrase("Figure", context="a number"), phrase("Printed"), phrase("Here"), phrase("Comparison")
WIDTHS = (3.2, 1.8, 2.0, 1.1)
LEFT, SEARCH = 28, 220
SMALL = 1e-5
"""Figures smaller than this are written with a power of ten."""
DIGITS = 9
AGREES, DIFFERS, ANOTHER = phrase("agrees"), phrase("differs"), phrase("not comparable")
VERDICTS = {
    ProvenanceKind.SAME_SOURCE: phrase("same source"),
    ProvenanceKind.DEFINITION: phrase("definition"),
}
"""Texts in the column "Both" for figures that are not compared."""
NAMES = {
    ProvenanceKind.COMPUTED: phrase("Computed here"),
    ProvenanceKind.SAME_SOURCE: phrase("From the same source"),
    ProvenanceKind.DEFINITION: phrase("A definition"),
}
ABOUT = phrase(
    "All figures in the order of the article, as printed and as they are here. “Agrees” means that "
    "a figure computed here matches every printed digit. Figures from the same source and "
    "definitions are not compared. Double-click a figure to see where the program computes it."
)


class ArticlesModel(InstrumentModel):
    """Model of an article: its computed figures, those that match the search, and the current one."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._asker = QuestionRunner(services.jobs)
        self._key = ""
        self._wanted = -1
        """Index in the article of the figure to show once all are computed; -1 for none."""
        self.article: Article | None = None
        self.text = ""
        """Text of the search field."""
        self.found: Sequence[ArticleFigure] = ()
        self.lines: Sequence[tuple[Figure, ...]] = ()
        """Table rows of the figures in `found`."""
        self.row = 0
        """Index in `found` of the current figure."""

    def show_variant(self, variant: str) -> None:
        if variant != self._key:
            self._key, self.article = variant, None
            self.search("")
            work = _Reading(variant)
            self._asker.ask(variant, tr("Computing the figures of the article"), work, self._on_article_computed)

    def show_part(self, part: str) -> None:
        """Show the figure with this index in the order of the article's text."""
        self._wanted = int(part)
        self.search("")

    @property
    def is_complete(self) -> bool:
        return self.article is not None

    def search(self, text: str) -> None:
        """Keep the figures whose table row contains `text`."""
        self.text, wanted = text, _normalize_for_search(text)
        figures = () if self.article is None else self.article.figures
        lines = [(figure, _line(figure)) for figure in figures]
        lines = [
            (figure, line) for figure, line in lines if any(wanted in _normalize_for_search(cell.text) for cell in line)
        ]
        self.found, self.lines = [figure for figure, _ in lines], [line for _, line in lines]
        self.row = 0
        if 0 <= self._wanted < len(self.found):
            self.row, self._wanted = self._wanted, -1
        self.changed.emit()

    def look_at(self, row: int) -> None:
        """Make another of the found figures the current one."""
        if row != self.row and 0 <= row < len(self.found):
            self.row = row
            self.changed.emit()

    @property
    def looked_at(self) -> ArticleFigure | None:
        """The current figure; None if none is found."""
        return self.found[self.row] if self.found else None

    @property
    def place(self) -> SubjectLink | None:
        """Link to the page that shows the current figure; None if there is no current figure."""
        return None if self.looked_at is None else PLACES[self.looked_at.place]

    def go_there(self) -> None:
        """Open the page that shows the current figure."""
        if self.place is not None:
            self._services.open_subject(self.place.page, self.place.subject)

    def _on_article_computed(self, found: Article) -> None:
        self.article = found
        self.search(self.text)


class ArticlesStage(QWidget):
    """Search field over the table of an article's figures."""

    def __init__(self, _services: Services, model: ArticlesModel) -> None:
        super().__init__()
        self._model = model
        self._lines: Sequence[tuple[Figure, ...]] | None = None
        """Rows that the table shows; None until it is filled."""
        self._title = Label("", 15, 600, elided=True)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Find a figure"))
        self.search.setAccessibleName(tr("Find a figure"))
        self.search.setClearButtonEnabled(True)
        self.search.setFixedHeight(32)
        self.search.setFont(theme.font(13))
        self.search.setFixedWidth(SEARCH)
        self.search.textChanged.connect(self._on_text)
        self.rows = DataTable([translate(head) for head in HEADS], WIDTHS, words=1)
        self.rows.setAccessibleName(tr("Figures of the article"))
        self.rows.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.rows.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.rows.selectionModel().currentChanged.connect(self._on_current)
        self.rows.doubleClicked.connect(self._on_double_click)
        self._empty = Label("", 13, 400, "text2", wrap=True)
        self._all = Button(tr("Show all figures"))
        self._all.clicked.connect(self.search.clear)
        column = QVBoxLayout(self)
        column.setContentsMargins(LEFT, 16, MARGIN, 12)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.search)
        column.addLayout(head)
        column.addWidget(self._empty)
        column.addWidget(self._all, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.rows, 1)
        column.addStretch(0)
        model.changed.connect(self._show)

    @property
    def empty_message(self) -> str:
        """Text shown in place of the table while it has no rows; empty otherwise."""
        return "" if self._empty.isHidden() else self._empty.text()

    def _on_text(self, text: str) -> None:
        if text != self._model.text:
            self._model.search(text)

    def _on_current(self, current: QModelIndex, _before: QModelIndex) -> None:
        self._model.look_at(current.row())

    def _on_double_click(self, index: QModelIndex) -> None:
        if self.rows.cells[index.row()][index.column()].worked is None:  # opens its explanation
            self._model.go_there()

    def _show(self) -> None:
        model = self._model
        self.search.setText(model.text)
        self._title.setText("" if model.article is None else translate(model.article.title))
        if model.lines is not self._lines:
            self._lines = model.lines
            self.rows.set(model.lines)
        if model.lines and self.rows.currentIndex().row() != model.row:
            at = self.rows.model().index(model.row, 0)
            self.rows.setCurrentIndex(at)
            self.rows.scrollTo(at)
        self.rows.setVisible(bool(model.lines))
        self._empty.setVisible(not model.lines)
        self._all.setVisible(not model.lines and model.article is not None)
        self._empty.setText(
            tr("The figures are being computed.")
            if model.article is None
            else tr("No figure of this article has “{text}”.", text=model.text.strip())
        )


class _Go(Button):
    """Button that opens the page that shows the current figure."""

    def __init__(self, _services: Services, model: ArticlesModel) -> None:
        super().__init__("")
        self._model = model
        self.clicked.connect(model.go_there)
        model.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        place = self._model.place
        self.setVisible(place is not None)
        if place is not None:
            self.setText(tr("Show: {place}", place=place.text))


class _Reading:
    """Job that computes all figures of an article."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __call__(self, control: Control) -> Article:
        found = article(self._key)
        control.total = len(found.figures)
        for done, figure in enumerate(found.figures, 1):
            if control.cancelled:
                break
            _ = figure.agrees
            control.done = done
        return found


def _agreeing(compared: Sequence[bool]) -> str:
    """Return how many of the figures computed here agree with the article."""
    worked = articles.AGREEING.bind(a=[int(one) for one in compared])
    return tr(
        "{agreeing} of %n computed here agree",
        one="{agreeing} of %n computed here agrees",
        n=len(compared),
        agreeing=figure_text(tr("figures that agree"), format_integer(sum(compared)), worked),
    )


def _counts(told: Article) -> str:
    """Return the counts by origin: "60 computed here, 32 of the same source, 3 definitions"."""
    computed, read, defined, others = map(told.count, ProvenanceKind)
    counts = (
        (computed, tr("%n computed here", one="%n computed here", n=computed)),
        (read, tr("%n from the same source", one="%n from the same source", n=read)),
        (defined, tr("%n definitions", one="%n definition", n=defined)),
        (others, tr("%n not comparable", one="%n not comparable", n=others)),
    )
    return clauses(text for count, text in counts if count)


def _origin(figure: ArticleFigure) -> str:
    """Return the origin of a figure: "Computed here: from the chain"; empty if it is not compared."""
    kind, words = figure.provenance
    return label_value(translate(NAMES[kind]), translate(words)) if kind in NAMES else ""


def _note(figure: ArticleFigure) -> str:
    """Return why the program's figure differs from the printed one, or why they are not compared."""
    return translate(figure.provenance.words if figure.provenance.kind not in NAMES else figure.note)


def _line(figure: ArticleFigure) -> tuple[Figure, ...]:
    printed = format_integer(int(figure.text)) if figure.text.isdigit() and not figure.tile else figure.text
    return (
        Figure(translate(figure.what)),
        Figure(printed),
        Figure(_ours(figure), figure.derived_figure, figure.exact),
        Figure(translate(_verdict(figure))),
    )


def _verdict(figure: ArticleFigure) -> str:
    """Return whether the printed and the program's figure agree, or why they are not compared."""
    if figure.agrees is not None:
        return AGREES if figure.agrees else DIFFERS
    return VERDICTS.get(figure.provenance.kind, NONE if figure.number is None else ANOTHER)


def _ours(figure: ArticleFigure) -> str:
    number = figure.number
    if number is None:
        return NONE
    if figure.tile:
        return str(number)
    text = f"−{_format_precisely(-number, figure.text)}" if number < 0 else _format_precisely(number, figure.text)
    return mark_approximate(text, exact=figure.exact)


def _format_precisely(number: Number, printed: str) -> str:
    """Return the computed number with more digits than the article prints of it; a share below 1 never reads as 1."""
    if printed.endswith("%"):
        return fixed_percent(float(number), 2)
    if number == int(number):
        return format_integer(int(number))
    value = float(number)
    if 0 < abs(value) < SMALL:
        return scientific(value, 6)
    return fixed_share(value, DIGITS) if 1 - SMALL < value < 1 else format_number(value, f".{DIGITS}g")


def _normalize_for_search(text: str) -> str:
    """Return the text folded, without spaces and commas, so that a figure matches however it is written."""
    return fold_text(text).replace(" ", "").replace(",", "")


def _of_figure(write: Callable[[ArticleFigure], str]) -> Callable[[ArticlesModel], str]:
    """Return a function that writes the current figure with `write`, or an empty text if there is none."""
    return lambda model: "" if model.looked_at is None else write(model.looked_at)


def _facts(model: ArticlesModel) -> Sequence[str]:
    if model.article is None:
        return ()
    printed, compared = len(model.article.figures), model.article.agreements
    return tr("%n figures printed", one="%n figure printed", n=printed), _agreeing(compared)


def _commands(model: ArticlesModel, view: InstrumentView) -> Sequence[Command]:
    return (
        Command(
            "lab.article_place", "Show where this number is computed", model.go_there, "next", (),
            "Show where the program computes the selected figure of the article",
            enabled=lambda: model.looked_at is not None,
        ),
        Command("lab.article_find", "Find a figure of the article", view.stage.search.setFocus, "search",
                ("Ctrl+Shift+F",)),
    )  # fmt: skip


INSTRUMENT = Instrument(
    model=ArticlesModel,
    stage=ArticlesStage,
    keyboard=lambda stage: None if stage.empty_message else stage.rows,
    panel=PanelGroup(
        "",
        (
            Paragraph(_of_figure(lambda figure: translate(figure.what)), 13, 600, "text"),
            Paragraph(_of_figure(_origin), ink="text"),
            Paragraph(_of_figure(_note)),
            PanelWidget(_Go),
            Paragraph(lambda model: "" if model.article is None else _counts(model.article), ink="text"),
            Paragraph(ABOUT),
            Paragraph(lambda model: "" if model.article is None else translate(model.article.author), 11),
        ),
    ).make,
    facts=_facts,
    commands=_commands,
)
