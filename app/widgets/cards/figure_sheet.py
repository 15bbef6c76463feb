"""Explanation of a figure: a sentence, formulas with live values, checks, and assumptions to change."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.base.language.wording import full_stops, label_value, sentences
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.theme import accessible, icons, theme
from app.widgets.cards.sheet import Sheet
from app.widgets.controls.buttons import Button
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.segment import Segment
from app.widgets.controls.slider import Slider
from app.widgets.explained_figures import Assumption, FigureButton, NumberAssumption
from app.widgets.text import Hairline, Label
from core.base.words import phrase
from core.explain.formulas.derivation import DerivedFigure, Symbol
from core.explain.formulas.expression import FormulaStyle
from core.explain.report import agreement, meaning, text
from core.explain.table import DERIVATIONS

PLAIN, FORMULAS = "plain", "formulas"
LEVELS = ((PLAIN, phrase("In words")), (FORMULAS, phrase("With formulas")))
LEVEL = "sheet/level"
"""Settings key of the level of explanation."""
MOST_SEGMENTS, MOST_LETTERS = 4, 64
"""Most choices, and most letters of them together, for a segment; beyond that they are a drop-down."""
APPROXIMATE = ("≈", "≥", "≤", "<", ">")
"""Signs with which an inexact figure begins."""
NOTE = phrase("Click a number with a dotted underline to see its explanation.")
NOT_KNOWN = phrase("This is being worked out.")


class FigureSheet(Sheet):
    """Explanation of a figure; when the figure changes, so do the values in the formulas."""

    def __init__(self, figure: FigureButton, assumptions: Sequence[Assumption], services: Services) -> None:
        super().__init__(figure, services)
        self._figure = figure
        self.number = Label("", 26, 600)
        self._what = Label("", 15, 400, "text2", wrap=True)
        self._certainty = _Certainty()
        self.sentence = _words(Label("", 13, 400, wrap=True))
        self.level = Segment(LEVELS, services.settings.get(LEVEL, FORMULAS))
        self.level.setAccessibleName(tr("In words or with formulas"))
        self.level.chosen.connect(self._on_level)
        self.formulas = _words(Label("", 13, 400, wrap=True))
        self.symbols = _words(Label("", 12, 400, "text2", wrap=True))
        for label in (self.formulas, self.symbols):
            label.setTextFormat(Qt.TextFormat.RichText)
        self.symbols.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.symbols.linkActivated.connect(self._follow)
        self._checks = QVBoxLayout()
        self._checks.setSpacing(6)
        self.source = _words(Label("", 12, 400, "text2", wrap=True))
        self.controls = [_Control(one) for one in assumptions]
        self._lay_out()
        figure.changed.connect(self._fill)
        theme.manager().changed.connect(self._fill)
        self._fill()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.number)
        head.addWidget(self._what, 1)
        head.addWidget(self._certainty)
        body = self.body
        body.addLayout(head)
        body.addWidget(self.sentence)
        body.addSpacing(6)
        choice = QHBoxLayout()
        choice.addWidget(self.level)
        choice.addStretch(1)
        body.addLayout(choice)
        self._formula_part = QWidget()
        part = QVBoxLayout(self._formula_part)
        part.setContentsMargins(0, 0, 0, 0)
        part.setSpacing(6)
        heading = _heading(tr("Formula"), tr("with its values inserted"))
        for widget in (Hairline(), heading, self.formulas, self.symbols):
            part.addWidget(widget)
        body.addWidget(self._formula_part)
        body.addSpacing(6)
        body.addWidget(Hairline())
        body.addWidget(_heading(tr("How it was checked")))
        body.addLayout(self._checks)
        if self.controls:
            body.addSpacing(6)
            body.addWidget(Hairline())
            body.addWidget(_heading(tr("Change this assumption")))
            for control in self.controls:
                body.addWidget(control)
        body.addSpacing(6)
        body.addWidget(Hairline())
        body.addWidget(self.source)
        body.addStretch(1)
        self.foot.addWidget(Label(translate(NOTE), 12, 400, "text2", elided=True), 1)
        self._back = Button(tr("Back", context="to the values from before"), icon="restart")
        self._back.setToolTip(tr("Set the assumptions back to what they were"))
        self._back.clicked.connect(self._go_back)
        self.foot.addWidget(self._back)

    # what is shown

    def accessible_details(self) -> str:
        """Return the figure and the sentence that explains it."""
        return full_stops((label_value(self._what.text(), self.number.text()), self.sentence.text()))

    def _fill(self) -> None:
        worked, figure = self._figure.derived_figure, self._figure
        self.set_title(tr("Where {value} comes from", value=figure.value))
        self.number.setText(figure.value)
        for control in self.controls:
            control.follow()
        self._back.setVisible(any(control.has_changed for control in self.controls))
        exact = figure.shown_figure.exact and not figure.value.startswith(APPROXIMATE)
        self._certainty.set(exact=exact, known=worked is not None)
        self.level.setVisible(worked is not None)
        if worked is None:
            self._what.setText(figure.name)
            self.sentence.setText(translate(NOT_KNOWN))
            self._formula_part.hide()
            return
        found = worked.derivation
        self._what.setText(translate(found.title))
        self.sentence.setText(worked.sentence)
        command = tr("On the command line: {command}.", command=f"statewalk explain {found.name}")
        self.source.setText(sentences(translate(found.origin), command))
        self._show_formulas(worked)
        self._show_checks(worked)

    def _show_formulas(self, worked: DerivedFigure) -> None:
        shown = self.level.current == FORMULAS
        self._formula_part.setVisible(shown)
        if not shown:
            return
        tokens = theme.current()

        def mark(value: str) -> str:
            # Keep white space as it is: Qt would take the thin spaces of a number for wide ones, and break lines there.
            style = f"background-color:{tokens.soft}; color:{tokens.text}; white-space:pre"
            return f'<span style="{style}">&nbsp;{escape(translate(value))}&nbsp;</span>'

        lines = [f"<p>{escape(translate(worked.derivation.law))}</p>"] if worked.derivation.law else []
        for line in worked.lines(FormulaStyle(translate, mark)):
            written = line.filled if line.written == line.filled else f"{escape(line.written)}<br>= {line.filled}"
            result = f" = {line.result}" if line.result and line.result != line.filled else ""
            lines.append(f"<p>{escape(line.glyph)} = {written}{result}</p>")
        self.formulas.setText("".join(lines))
        rows = (
            f'<tr><td style="color:{tokens.text}; padding-right:14px">{escape(symbol.glyph)}</td>'  # not shown
            f"<td>{self._meaning(symbol)}</td></tr>"
            for symbol in worked.derivation.symbols
        )
        self.symbols.setText(f"<table cellspacing=0 cellpadding=2>{''.join(rows)}</table>")

    def _meaning(self, symbol: Symbol) -> str:
        """Return the meaning of a symbol, with a link to its own explanation if that figure is visible."""
        words = escape(translate(meaning(symbol)))
        if self._find_other_figure(symbol.sheet) is None:
            return words
        title = escape(translate(DERIVATIONS[symbol.sheet].title))
        return words.replace(title, f'<a href="{symbol.sheet}">{title}</a>')

    def _find_other_figure(self, name: str) -> FigureButton | None:
        """Return another visible figure that is explained by the derivation of this name, or None."""
        around = self._figure.window().findChildren(FigureButton)
        named = (
            figure
            for figure in around
            if figure.derived_figure is not None and figure.derived_figure.derivation.name == name
        )
        return next((figure for figure in named if figure.isVisible() and figure is not self._figure), None)

    def _follow(self, name: str) -> None:
        other = self._find_other_figure(name)
        if other is not None:
            other.click()

    def _show_checks(self, worked: DerivedFigure) -> None:
        while (item := self._checks.takeAt(0)) is not None:
            row = item.widget()
            if row is not None:
                row.deleteLater()
        for one in worked.agreements:
            by = tr("Printed by {source}", source=translate(one.printed.source))
            row = _Row("document", by, one.printed.text, agreement(one))
            self._checks.addWidget(row)
        for check in worked.derivation.checks:
            kind = "simulated" if check.by == "simulation" else "solid"
            self._checks.addWidget(_Row(kind, translate(check.words), "", translate(check.by)))

    # user actions

    def _on_level(self, level: str) -> None:
        self._services.settings.set(LEVEL, level)
        self._fill()

    def _go_back(self) -> None:
        for control in self.controls:
            control.go_back()

    # export

    def text(self) -> str:
        worked = self._figure.derived_figure
        if worked is None:
            return f"{self.number.text()}  {self._figure.name}\n"
        return text(worked, self.number.text(), translate)

    def csv(self) -> str:
        worked = self._figure.derived_figure
        return "" if worked is None else worked.to_csv()

    def file_name(self) -> str:
        worked = self._figure.derived_figure
        return self._figure.name if worked is None else worked.derivation.name


def _words(label: Label) -> Label:
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _heading(name: str, note: str = "") -> QWidget:
    box = QWidget()
    line = QHBoxLayout(box)
    line.setContentsMargins(0, 8, 0, 0)
    line.setSpacing(8)
    line.addWidget(Label(name, 12, 600, "text2"))
    line.addWidget(Label(note, 12, 400, "text3"))
    line.addStretch(1)
    return box


class _Certainty(QWidget):
    """Tick with "exact", or an information icon with "approximate"."""

    accessible_role = accessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self._exact = self._known = False

    def set(self, *, exact: bool, known: bool) -> None:
        self._exact, self._known = exact, known
        self.setAccessibleName(self._word)
        self.update()

    @property
    def _word(self) -> str:
        return "" if not self._known else tr("exact") if self._exact else tr("approximate")

    def sizeHint(self) -> QSize:
        return QSize(104, 22)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._known:
            return
        tokens, painter = theme.current(), QPainter(self)
        colour = tokens.ok if self._exact else tokens.text2
        painter.setFont(theme.font(13, 500))
        painter.setPen(QColor(colour))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._word)
        left = self.width() - painter.fontMetrics().horizontalAdvance(self._word) - 22
        icons.paint(painter, "check" if self._exact else "info", QRectF(left, self.height() / 2 - 8, 16, 16), colour)


class _Row(QWidget):
    """Row for one check: a mark for its kind, what was done, a figure if there is one, and by whom."""

    def __init__(self, kind: str, words: str, figure: str, note: str) -> None:
        super().__init__()
        self._kind = kind
        line = QHBoxLayout(self)
        line.setContentsMargins(26, 0, 0, 0)
        line.setSpacing(12)
        line.addWidget(Label(words, 13, 400, wrap=True), 3)
        if figure:
            line.addWidget(Label(figure, 13, 600))
        said = Label(note, 12, 400, "text2", wrap=True)
        said.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(said, 2)

    @property
    def words(self) -> list[str]:
        """Texts of the row."""
        return [label.text() for label in self.findChildren(QLabel)]

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(2, self.height() / 2 - 5, 10, 10)
        if self._kind == "solid":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.plot.exact))
            painter.drawRoundedRect(box, 2, 2)
        elif self._kind == "simulated":
            painter.setPen(QColor(tokens.plot.simulated))
            painter.drawEllipse(box)
        else:
            painter.setPen(QColor(tokens.text2))
            painter.drawRoundedRect(box.adjusted(0.5, -1, -0.5, 1), 1.5, 1.5)
            for y in (3.0, 5.5, 8.0):
                painter.drawLine(QPointF(box.left() + 3, box.top() + y), QPointF(box.right() - 3, box.top() + y))


class _Control(QWidget):
    """Slider or choice for an assumption, with its name; follows other changes of the assumption."""

    def __init__(self, assumption: Assumption) -> None:
        super().__init__()
        self.assumption = assumption
        self._first = assumption.value()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        line.addWidget(Label(assumption.name, 13, 500))
        self.widget: Slider | Segment | Dropdown
        if isinstance(assumption, NumberAssumption):
            self.widget = Slider(assumption.low, assumption.high, assumption.value())
            self.widget.valueChanged.connect(assumption.set)
            self._figure = Label("", 15, 600)
            self._figure.setMinimumWidth(64)
            line.addWidget(self._figure)
            line.addWidget(self.widget, 1)
        else:
            letters = sum(len(text) for _, text in assumption.options)
            short = len(assumption.options) <= MOST_SEGMENTS and letters <= MOST_LETTERS
            kind = Segment if short else Dropdown
            self.widget = kind(assumption.options, assumption.value())
            self.widget.chosen.connect(assumption.set)
            line.addWidget(self.widget)
            line.addStretch(1)
        self.widget.setAccessibleName(assumption.name)
        self.follow()

    @property
    def has_changed(self) -> bool:
        """Whether the assumption differs from when the explanation was opened."""
        return self.assumption.value() != self._first

    def follow(self) -> None:
        """Show the present value of the assumption."""
        if isinstance(self.assumption, NumberAssumption):
            assert isinstance(self.widget, Slider)
            self.widget.blockSignals(True)
            self.widget.setRange(self.assumption.low, self.assumption.high)
            self.widget.setValue(self.assumption.value())
            self.widget.blockSignals(False)
            self._figure.setText(self.assumption.words(self.assumption.value()))
        else:
            assert not isinstance(self.widget, Slider)
            self.widget.set_current(self.assumption.value())

    def go_back(self) -> None:
        """Restore the value that the assumption had when the explanation was opened."""
        if self.has_changed:
            self.assumption.set(self._first)  # type: ignore[arg-type]
