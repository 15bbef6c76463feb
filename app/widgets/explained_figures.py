"""Figures that open an explanation of where they come from, as widgets or within drawn texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QWidget
from shiboken6 import isValid

from app.base.language.wording import label_value
from app.base.language.words import tr, translate
from app.base.theme import theme
from app.widgets.controls.buttons import PaintedButton, presses
from app.widgets.keys import ARROWS, claim_key, is_plain_key
from app.widgets.painting import paint_rounded_rect
from core.base.text.figure_text import FigureDecimal, FigureNumber, FigureText, spans_of, whole_figure
from core.explain.formulas.derivation import DerivedFigure

NONE = "–"
"""Text in place of a figure that is not known."""
GROUP = "figures"
"""Property of a widget whose figures are a single stop of the Tab key."""
ROW = 8
"""Height in pixels within which figures count as one row."""
SIDE = 3
"""Pixels of a spot to the left and right of its figure."""
WITHIN = "\u2009.,"
"""Characters that may stand between two digits of one number."""


class Figure(NamedTuple):
    """Text of a figure and its derivation; without the latter a dash for a figure not known yet."""

    text: str
    worked: DerivedFigure | None = None
    exact: bool = True
    """Whether the value is exact; a text that begins with a sign like ≈ is not, whatever this says."""

    def is_same(self, other: Figure) -> bool:
        """Return whether both are certainly the same figure with the same derivation; nothing is computed."""
        if self.worked is None or other.worked is None:
            return self == other
        return self.worked.is_same(other.worked) and self._replace(worked=other.worked) == other


class FigureOrigin(NamedTuple):
    """Explanation of a figure, however it is written: its name and derivation."""

    name: str
    worked: DerivedFigure
    exact: bool = True


def figure_text(name: str, text: str, worked: DerivedFigure, *, exact: bool = True) -> FigureText:
    """Return `text` as a figure that opens its explanation wherever a template or list of clauses puts it."""
    return whole_figure(text, FigureOrigin(name, worked, exact))


def figure_number(name: str, number: int, worked: DerivedFigure, *, exact: bool = True) -> FigureNumber:
    """Return a whole number that becomes an explained figure where a template writes it, also by `%n`."""
    return FigureNumber(number, FigureOrigin(name, worked, exact))


def figure_decimal(name: str, number: float, worked: DerivedFigure, *, exact: bool = True) -> FigureDecimal:
    """Return a number that becomes an explained figure where a template formats it, as by `{mean:.2f}`."""
    return FigureDecimal(number, FigureOrigin(name, worked, exact))


class NamedFigure(NamedTuple):
    """Figure with its name, its text and its derivation."""

    name: str
    text: str
    worked: DerivedFigure
    exact: bool = True
    before: str = ""
    """Text right before the figure, where other words may have the same digits."""
    place: int = -1
    """Index of the figure in its text, if it is known from the template; else -1."""

    @property
    def in_text(self) -> FigureText:
        """Text of the figure that opens its explanation in whatever template it is put."""
        return figure_text(self.name, self.text, self.worked, exact=self.exact)

    def begin(self, text: str, at: int) -> int:
        """Return the index at which the figure begins in a text.

        It is not before `at`, unless a language has the figures in another order, and not within a longer number,
        unless the figure is nowhere else.
        """
        if self.place >= 0:
            return self.place
        words = self.before + self.text
        begin = _find_alone(words, text, at)
        if begin < 0:
            begin = _find_alone(words, text, 0)
        return (text.index(words) if begin < 0 else begin) + len(self.before)

    def is_same(self, other: NamedFigure) -> bool:
        """Return whether both are certainly the same figure with the same derivation; nothing is computed."""
        return self.worked.is_same(other.worked) and self._replace(worked=other.worked) == other


def are_same(told: Sequence[NamedFigure], others: Sequence[NamedFigure]) -> bool:
    """Return whether both sequences certainly have the same figures; see `NamedFigure.is_same`."""
    return len(told) == len(others) and all(map(NamedFigure.is_same, told, others))


def _find_alone(words: str, text: str, at: int) -> int:
    """Return the index of `words`, from `at` on, with no digits of the same number beside them; else -1."""
    while (at := text.find(words, at)) >= 0:
        before, after = text[max(0, at - 2) : at], text[at + len(words) : at + len(words) + 2]
        if not (_is_digit(before[::-1]) or _is_digit(after)):
            return at
        at += 1
    return -1


def _is_digit(two: str) -> bool:
    """Return whether the two characters next to a figure begin with another digit of its number."""
    return two[:1].isdecimal() or (two[:1] in WITHIN and two[1:].isdecimal())


@dataclass(frozen=True)
class NumberAssumption:
    """Assumption that is an integer from `low` to `high`; `words` returns its text."""

    name: str
    low: int
    high: int
    value: Callable[[], int]
    set: Callable[[int], object]
    words: Callable[[int], str] = str


@dataclass(frozen=True)
class ChoiceAssumption:
    """Assumption that is one of a few options, each a key and its text."""

    name: str
    options: Sequence[tuple[str, str]]
    value: Callable[[], str]
    set: Callable[[str], object]


Assumption = NumberAssumption | ChoiceAssumption


@runtime_checkable
class FigureSheetOpener(Protocol):
    """Page or window that opens the explanations of the figures in it."""

    def open_sheet(self, figure: FigureButton) -> QWidget:
        """Open the explanation of a figure, and return it."""


class FigureButton(PaintedButton):
    """Button with a figure that opens its explanation by click, Space and Enter; a subclass paints it.

    A group of figures (see `GROUP`) is one stop for Tab; the arrow keys lead to the others.
    """

    changed = Signal()
    """Emitted when the text or the derivation of the figure changes."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        name = translate(name)
        self.name, self._shown = name, Figure(NONE)
        self._sheet: QWidget | None = None
        self.setToolTip(tr("{name}: where it comes from", name=f"{name[0].upper()}{name[1:]}"))
        self.clicked.connect(self._open)
        self._renew()

    @property
    def assumptions(self) -> Sequence[Assumption]:
        """Assumptions that the explanation can change in addition to those of the page."""
        return ()

    @property
    def value(self) -> str:
        """Text of the figure shown."""
        return self._shown.text

    @property
    def shown_figure(self) -> Figure:
        """Figure that the widget shows, with how it comes about."""
        return self._shown

    @property
    def derived_figure(self) -> DerivedFigure | None:
        """Figure with its derivation and values; None while it is not known."""
        return self._shown.worked

    @property
    def sheet_open(self) -> bool:
        """Whether the explanation of the figure is open."""
        return self._sheet is not None and isValid(self._sheet) and not self._sheet.isHidden()

    def set(self, shown: Figure | str) -> None:
        """Show another figure."""
        shown = Figure(shown) if isinstance(shown, str) else shown
        if not shown.is_same(self._shown):
            self._shown = shown
            self._renew()

    def _renew(self) -> None:
        known = self._shown.worked is not None
        self.setEnabled(known)
        self.setCursor(Qt.CursorShape.PointingHandCursor if known else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(label_value(self.name, self.value))
        self.updateGeometry()
        self.update()
        self.changed.emit()

    def _open(self) -> None:
        around = self.parentWidget()
        while around is not None and not isinstance(around, FigureSheetOpener):
            around = around.parentWidget()
        if isinstance(around, FigureSheetOpener):
            self._sheet = around.open_sheet(self)

    # the keyboard

    @property
    def companions(self) -> Sequence[FigureButton]:
        """Figures that the arrow keys lead through, this one included, in reading order."""
        around = box = self.parentWidget()
        while around is not None and not around.property(GROUP):
            around = around.parentWidget()
        box = around or box
        assert box is not None
        home = box
        found = [one for one in home.findChildren(FigureButton) if one.isEnabled() and one.isVisible()]

        def place(one: FigureButton) -> tuple[int, int]:
            middle = one.mapTo(home, one.rect().center())
            return middle.y() // ROW, middle.x()

        return sorted(found, key=place)

    def focusNextPrevChild(self, forward: bool) -> bool:
        others = [one for one in self.companions if one is not self]
        for one in others:
            one.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        left: bool = super().focusNextPrevChild(forward)
        for one in others:
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return left

    def event(self, event: QEvent) -> bool:
        # These keys may be shortcuts of the page, but lead through the figures here.
        return claim_key(event, _leads) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_plain_key(event) or event.key() not in ARROWS:
            super().keyPressEvent(event)
            return
        group = self.companions
        at = group.index(self) + sum(ARROWS[Qt.Key(event.key())])
        if 0 <= at < len(group):
            group[at].setFocus(Qt.FocusReason.TabFocusReason)
            around = group[at].parentWidget()
            while around is not None:
                if isinstance(around, QScrollArea):
                    around.ensureWidgetVisible(group[at])
                around = around.parentWidget()


def _leads(event: QKeyEvent) -> bool:
    return presses(event) or (is_plain_key(event) and event.key() in ARROWS)


def dots(ink: str) -> QPen:
    """Return the pen for the dotted line under a figure."""
    pen = QPen(QColor(ink), 1)
    pen.setDashPattern([1, 2])
    return pen


def underline(painter: QPainter, figure: FigureButton, left: float, right: float, y: float, ink: str = "") -> None:
    """Draw the dotted line under a figure that has an explanation; `ink` overrides its colour."""
    tokens = theme.current()
    painter.setPen(dots(ink or (tokens.accent if figure.hover > 0 else tokens.text3)))
    painter.drawLine(QPointF(left, y), QPointF(right, y))


def figures_in(text: str) -> tuple[NamedFigure, ...]:
    """Return the figures in a text that carries them."""
    return tuple(
        NamedFigure(origin.name, text[begin:end], origin.worked, origin.exact, place=begin)
        for begin, end, origin in spans_of(text)
        if isinstance(origin, FigureOrigin)
    )


class FigureRect(NamedTuple):
    """Rectangle of a figure that a widget draws, in pixels of the widget."""

    told: NamedFigure
    area: QRectF
    ink: str = ""
    """Colour of the line under the figure, on a background that would hide the usual one."""


def find_figure_rects(
    text: str, told: Sequence[NamedFigure], area: QRectF, font: QFont, aligned: Qt.AlignmentFlag, ink: str = ""
) -> list[FigureRect]:
    """Return the rectangles of figures in a line of `text` drawn in `area`, in order.

    `ink`: see `FigureRect`.
    """
    metrics, places, at = QFontMetricsF(font), [], 0
    line = QRectF(area.left(), area.center().y() - metrics.height() / 2, area.width(), metrics.height())
    spare = area.width() - metrics.horizontalAdvance(text)
    flags = Qt.AlignmentFlag
    line.translate(spare if aligned & flags.AlignRight else spare / 2 if aligned & flags.AlignHCenter else 0, 0)
    for figure in told:
        begin = figure.begin(text, at)
        at = begin + len(figure.text)
        left = line.left() + metrics.horizontalAdvance(text[:begin])
        places.append(
            FigureRect(figure, QRectF(left, line.top(), metrics.horizontalAdvance(figure.text), line.height()), ink)
        )
    return places


class FigureSpot(FigureButton):
    """Transparent button over a figure that something else draws; it draws the dotted line under the figure."""

    ends = (0.0, 0.0)
    """Left and right end of the line, in pixels of the spot."""

    ink = ""
    """Colour of the line, if not the usual one."""

    def sizeHint(self) -> QSize:
        """Return the present size, since no layout places the spot."""
        return self.size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.isEnabled():
            return
        painter = QPainter(self)
        if self.hover > 0 or self.isDown():
            paint_rounded_rect(
                painter, QRectF(self.rect()), theme.colour(theme.current().accent, 0.12 * self.hover), None, 3
            )
        underline(painter, self, *self.ends, self.height() - 1.5, self.ink)


class HiddenFigure(FigureButton):
    """Invisible button that opens the explanation of a figure that is drawn elsewhere, or is gone."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(0, 0)

    def sizeHint(self) -> QSize:
        """Return an empty size."""
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing."""

    @property
    def companions(self) -> Sequence[FigureButton]:
        """Only the button itself: the arrow keys lead nowhere from here."""
        return (self,)


class FigureSpots(QObject):
    """Buttons over the figures that a widget draws; the widget handles clicks unless they are `clicked`."""

    def __init__(self, widget: QWidget, *, clicked: bool = True) -> None:
        super().__init__(widget)
        self._widget, self._clicked = widget, clicked
        self._spots: dict[str, FigureSpot] = {}

    def wait(self) -> None:
        """Hide all figures until `show`; one whose explanation is open stays as unknown."""
        for spot in self._spots.values():
            if spot.sheet_open:
                spot.set(NONE)
            else:
                spot.hide()

    def open_first(self) -> None:
        """Open the explanation of the first visible figure, if there is one."""
        for spot in self._spots.values():
            if not spot.isHidden():
                spot.click()
                return

    def _let_go(self, name: str) -> None:
        """Remove the spot of a figure that is gone, or hide it while its explanation is open.

        Names change with what is pointed at or searched for, so spots are not kept.
        """
        spot = self._spots[name]
        if not spot.sheet_open:
            del self._spots[name]
            spot.deleteLater()
        spot.hide()

    def show(self, places: Sequence[FigureRect]) -> None:
        """Show spots for these figures, whose names all differ, and remove the others."""
        named = {place.told.name: place for place in places}
        for name in self._spots.keys() - named.keys():
            self._let_go(name)
        for name, (told, area, ink) in named.items():
            if name not in self._spots:
                self._spots[name] = FigureSpot(name, self._widget)
                self._spots[name].setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self._clicked)
            spot = self._spots[name]
            shown = Figure(told.text, told.worked, told.exact)
            spot.set(shown)
            # Keep the spot within the widget, at whose edge the figure may stand.
            room = self._widget.rect().adjusted(-1, 0, 1, 1)
            box = area.adjusted(-SIDE, 0, SIDE, 1).toAlignedRect().intersected(room)
            spot.setGeometry(box)
            spot.ends, spot.ink = (area.left() - box.left(), area.right() - box.left()), ink
            spot.show()
