"""Figures that open the sheet that says where they come from, and those in what something else draws or writes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QWidget
from shiboken6 import isValid

from app.base.language.wording import labelled
from app.base.language.words import tr, translated
from app.base.theme import theme
from app.widgets.controls.buttons import PaintedButton, presses
from app.widgets.keys import ARROWS, claimed, plain
from app.widgets.painting import rounded
from core.base.text.figure_text import FigureDecimal, FigureNumber, FigureText, spans_of, whole_figure
from core.explain.derivation import Worked

NONE = "–"
"""Instead of a figure that is not known."""
GROUP = "figures"
"""The property of a widget whose figures are one stop of the Tab key."""
ROW = 8
"""Figures that lie so near in height, in pixels, are in one row."""
SIDE = 3
"""Pixels of a spot left and right of its figure."""
WITHIN = "\u2009.,"
"""Signs that stand between two digits of one number."""


class Shown(NamedTuple):
    """A figure as it reads, and how it comes about; without that it is no number yet."""

    text: str
    worked: Worked | None = None
    exact: bool = True
    """What begins with a sign like ≈ is not, whatever this says."""

    def is_same(self, other: Shown) -> bool:
        """Whether it is certainly the same figure, which comes about in the same way; nothing is worked out for it."""
        if self.worked is None or other.worked is None:
            return self == other
        return self.worked.is_same(other.worked) and self._replace(worked=other.worked) == other


class FigureOrigin(NamedTuple):
    """What explains a figure, however it is written: what it is called, and how it comes about."""

    name: str
    worked: Worked
    exact: bool = True


def figure_text(name: str, text: str, worked: Worked, *, exact: bool = True) -> FigureText:
    """Return `text` as a figure that opens its sheet wherever a template or a list of clauses puts it."""
    return whole_figure(text, FigureOrigin(name, worked, exact))


def figure_number(name: str, number: int, worked: Worked, *, exact: bool = True) -> FigureNumber:
    """Return a whole number that is such a figure where a template writes it, `%n` among others."""
    return FigureNumber(number, FigureOrigin(name, worked, exact))


def figure_decimal(name: str, number: float, worked: Worked, *, exact: bool = True) -> FigureDecimal:
    """Return a number that is such a figure where a template writes it with so many decimals, such as `{mean:.2f}`."""
    return FigureDecimal(number, FigureOrigin(name, worked, exact))


class Told(NamedTuple):
    """A figure in a text: what it is called, how it reads there, and how it comes about."""

    name: str
    text: str
    worked: Worked
    exact: bool = True
    before: str = ""
    """What stands right before it, where other words may have the same digits."""
    place: int = -1
    """Where it begins in its text, if the text has it from its template."""

    def begin(self, text: str, at: int) -> int:
        """Return where the figure begins in a text.

        Not before `at`, unless a language has the figures in another order, and not within a longer number, unless it
        stands nowhere else.
        """
        if self.place >= 0:
            return self.place
        words = self.before + self.text
        begin = _find_alone(words, text, at)
        if begin < 0:
            begin = _find_alone(words, text, 0)
        return (text.index(words) if begin < 0 else begin) + len(self.before)

    def is_same(self, other: Told) -> bool:
        """Whether it is certainly the same figure, which comes about in the same way; nothing is worked out for it."""
        return self.worked.is_same(other.worked) and self._replace(worked=other.worked) == other


def are_same(told: Sequence[Told], others: Sequence[Told]) -> bool:
    """Whether all are for certain the same figures, see `Told.is_same`."""
    return len(told) == len(others) and all(map(Told.is_same, told, others))


def _find_alone(words: str, text: str, at: int) -> int:
    """Return where `words` begin, from `at` on, with no digits of the same number beside them; -1 if nowhere."""
    while (at := text.find(words, at)) >= 0:
        before, after = text[max(0, at - 2) : at], text[at + len(words) : at + len(words) + 2]
        if not (_is_digit(before[::-1]) or _is_digit(after)):
            return at
        at += 1
    return -1


def _is_digit(two: str) -> bool:
    """Whether two characters, seen from a figure, begin with another digit of its number."""
    return two[:1].isdecimal() or (two[:1] in WITHIN and two[1:].isdecimal())


@dataclass(frozen=True)
class Slide:
    """An assumption between two whole numbers; `words` says one of them as people read it."""

    name: str
    low: int
    high: int
    value: Callable[[], int]
    set: Callable[[int], object]
    words: Callable[[int], str] = str


@dataclass(frozen=True)
class Choice:
    """An assumption that is one of a few, (key, text) each."""

    name: str
    options: Sequence[tuple[str, str]]
    value: Callable[[], str]
    set: Callable[[str], object]


Assumption = Slide | Choice


@runtime_checkable
class Explainer(Protocol):
    """What figures are in and has their sheets: a page, a window."""

    def open_sheet(self, figure: Explained) -> QWidget:
        """Open the sheet of a figure, which this returns."""


class Explained(PaintedButton):
    """A figure that opens its explanation by click, Space and Enter. A subclass paints it.

    Of a group of figures (see `GROUP`) Tab comes to one; arrows lead to the others.
    """

    changed = Signal()
    """It reads otherwise, or comes about otherwise."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        name = translated(name)
        self.name, self._shown = name, Shown(NONE)
        self._sheet: QWidget | None = None
        self.setToolTip(tr("{name}: where it comes from", name=f"{name[0].upper()}{name[1:]}"))
        self.clicked.connect(self._open)
        self._renew()

    @property
    def assumptions(self) -> Sequence[Assumption]:
        """What its sheet can change beside what the page assumes."""
        return ()

    @property
    def value(self) -> str:
        """What is shown."""
        return self._shown.text

    @property
    def shown(self) -> Shown:
        """All that is known of it."""
        return self._shown

    @property
    def worked(self) -> Worked | None:
        """How it comes about; None while it is not known."""
        return self._shown.worked

    @property
    def sheet_open(self) -> bool:
        """Whether its sheet lies over the window."""
        return self._sheet is not None and isValid(self._sheet) and not self._sheet.isHidden()

    def set(self, shown: Shown | str) -> None:
        """Show another figure."""
        shown = Shown(shown) if isinstance(shown, str) else shown
        if not shown.is_same(self._shown):
            self._shown = shown
            self._renew()

    def _renew(self) -> None:
        known = self._shown.worked is not None
        self.setEnabled(known)
        self.setCursor(Qt.CursorShape.PointingHandCursor if known else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(labelled(self.name, self.value))
        self.updateGeometry()
        self.update()
        self.changed.emit()

    def _open(self) -> None:
        around = self.parentWidget()
        while around is not None and not isinstance(around, Explainer):
            around = around.parentWidget()
        if isinstance(around, Explainer):
            self._sheet = around.open_sheet(self)

    # the keyboard

    @property
    def companions(self) -> Sequence[Explained]:
        """Those among which arrows lead, this one too, from the top and from the left."""
        around = box = self.parentWidget()
        while around is not None and not around.property(GROUP):
            around = around.parentWidget()
        box = around or box
        assert box is not None
        home = box
        found = [one for one in home.findChildren(Explained) if one.isEnabled() and one.isVisible()]

        def place(one: Explained) -> tuple[int, int]:
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
        # a page may have these keys as shortcuts; here they go from figure to figure
        return claimed(event, _leads) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not plain(event) or event.key() not in ARROWS:
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
    return presses(event) or (plain(event) and event.key() in ARROWS)


def dots(ink: str) -> QPen:
    """Of the line under a figure."""
    pen = QPen(QColor(ink), 1)
    pen.setDashPattern([1, 2])
    return pen


def underline(painter: QPainter, figure: Explained, left: float, right: float, y: float, ink: str = "") -> None:
    """The dotted line that says that there is a sheet; `ink` is its colour where the usual one would not be seen."""
    tokens = theme.current()
    painter.setPen(dots(ink or (tokens.accent if figure.hover > 0 else tokens.text3)))
    painter.drawLine(QPointF(left, y), QPointF(right, y))


class Sentence(NamedTuple):
    """A text, and its figures that have a sheet, one after the other."""

    text: str
    told: tuple[Told, ...] = ()


class Telling(str):
    """A text that knows its figures, for where texts are handed on as they are: on the way to the status line."""

    told: tuple[Told, ...]

    def __new__(cls, text: str, *told: Told) -> Telling:
        made = super().__new__(cls, text)
        made.told = told
        return made


def told_in(text: str) -> tuple[Told, ...]:
    """The figures of a text that knows them."""
    if isinstance(text, Telling):
        return text.told
    return tuple(
        Told(origin.name, text[begin:end], origin.worked, origin.exact, place=begin)
        for begin, end, origin in spans_of(text)
        if isinstance(origin, FigureOrigin)
    )


def beside(text: str, others: Iterable[str], *told: Told) -> Telling:
    """A text whose figures stand outside of `others`, words in it that may have the same digits."""
    hidden, found, at = text, list[Told](), 0
    for other in others:
        hidden = hidden.replace(other, "\0" * len(other))
    for one in told:
        begin = one.begin(hidden, at)
        at = begin + len(one.text)
        found.append(one._replace(before=text[:begin]))
    return Telling(text, *found)


class Noted:
    """Notes the figures of a text while it is written: each call gives back what stands there."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def __call__(self, name: str, text: str, worked: Worked, *, exact: bool = True, before: str = "") -> str:
        self.told.append(Told(name, text, worked, exact, before))
        return text

    def of(self, text: str) -> Sentence:
        """The text, once it is written."""
        return Sentence(text, tuple(self.told))

    def within(self, text: str) -> Telling:
        """The same as a text that knows them."""
        return Telling(text, *self.told)


class Place(NamedTuple):
    """Where in a widget, in pixels, a figure stands that the widget draws."""

    told: Told
    area: QRectF
    ink: str = ""
    """The colour of the line under it, on a ground that would hide the usual one."""


def along(
    text: str, told: Sequence[Told], area: QRectF, font: QFont, aligned: Qt.AlignmentFlag, ink: str = ""
) -> list[Place]:
    """Where figures stand one after the other in a line of `text` that is drawn in `area`; `ink` see `Place`."""
    metrics, places, at = QFontMetricsF(font), [], 0
    line = QRectF(area.left(), area.center().y() - metrics.height() / 2, area.width(), metrics.height())
    spare = area.width() - metrics.horizontalAdvance(text)
    flags = Qt.AlignmentFlag
    line.translate(spare if aligned & flags.AlignRight else spare / 2 if aligned & flags.AlignHCenter else 0, 0)
    for one in told:
        begin = one.begin(text, at)
        at = begin + len(one.text)
        left = line.left() + metrics.horizontalAdvance(text[:begin])
        places.append(Place(one, QRectF(left, line.top(), metrics.horizontalAdvance(one.text), line.height()), ink))
    return places


class Spot(Explained):
    """Lies over a figure that something else draws, and draws the line under it."""

    ends = (0.0, 0.0)
    """Pixels of the line, from the spot's left."""

    ink = ""
    """Its colour, if not the usual one."""

    def sizeHint(self) -> QSize:
        """Whatever the figure takes: no layout places it."""
        return self.size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.isEnabled():
            return
        painter = QPainter(self)
        if self.hover > 0 or self.isDown():
            rounded(painter, QRectF(self.rect()), theme.colour(theme.current().accent, 0.12 * self.hover), None, 3)
        underline(painter, self, *self.ends, self.height() - 1.5, self.ink)


class Unseen(Explained):
    """Has a figure's sheet where nothing of the figure itself is to be seen: something else draws it, or it is gone."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(0, 0)

    def sizeHint(self) -> QSize:
        """None of its own."""
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Nothing."""

    @property
    def companions(self) -> Sequence[Explained]:
        """Arrows lead nowhere from here."""
        return (self,)


class Spots(QObject):
    """The figures in what `widget` draws; a click on them is the widget's, unless they are `clicked`."""

    def __init__(self, widget: QWidget, *, clicked: bool = True) -> None:
        super().__init__(widget)
        self._widget, self._clicked = widget, clicked
        self._spots: dict[str, Spot] = {}

    def wait(self) -> None:
        """None is known until `show`; one whose sheet is open stays for it."""
        for spot in self._spots.values():
            if spot.sheet_open:
                spot.set(NONE)
            else:
                spot.hide()

    def open_first(self) -> None:
        """Open the sheet of the first of them, if any is there."""
        for spot in self._spots.values():
            if not spot.isHidden():
                spot.click()
                return

    def _let_go(self, name: str) -> None:
        """Names come and go with what is pointed at or searched: none stays but for a sheet that is open."""
        spot = self._spots[name]
        if not spot.sheet_open:
            del self._spots[name]
            spot.deleteLater()
        spot.hide()

    def show(self, places: Sequence[Place]) -> None:
        """Those that are there now, all of other names."""
        named = {place.told.name: place for place in places}
        for name in self._spots.keys() - named.keys():
            self._let_go(name)
        for name, (told, area, ink) in named.items():
            if name not in self._spots:
                self._spots[name] = Spot(name, self._widget)
                self._spots[name].setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self._clicked)
            spot = self._spots[name]
            shown = Shown(told.text, told.worked, told.exact)
            spot.set(shown)
            # no wider than what it lies over, at whose edge the figure may stand
            room = self._widget.rect().adjusted(-1, 0, 1, 1)
            box = area.adjusted(-SIDE, 0, SIDE, 1).toAlignedRect().intersected(room)
            spot.setGeometry(box)
            spot.ends, spot.ink = (area.left() - box.left(), area.right() - box.left()), ink
            spot.show()
