"""What a plot or picture gives away, as a picture or as numbers, and the menu that offers it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QGuiApplication, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from app.base.export import export
from app.base.language.words import tr
from app.base.services import Services
from app.base.theme import icons, theme
from app.plots.charts.plot_figure_picker import AskedPicture, FigureProvider

AROUND = 12
"""Pixels of a picture around its plot."""


class ExportMixin:
    """Mixin of a widget whose picture and numbers can be saved and copied.

    Subclasses draw the picture and give the numbers.
    """

    _services: Services

    def picture_name(self) -> str:
        """File name to begin with when exporting."""
        raise NotImplementedError

    def picture_size(self) -> QSize:
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Draw the plot in `picture_size` with its top left corner at the origin."""
        raise NotImplementedError

    def csv(self) -> str:
        """Every plotted number."""
        raise NotImplementedError

    # what is done with them

    def open_menu(self, where: QPoint, read: FigureProvider | None = None) -> None:
        """What can be done with it, at a point of the screen; and with the figure at the cursor of what is `read`."""
        assert isinstance(self, QWidget)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        place = read.asked_place if read is not None else -1
        if read is not None and place >= 0 and read.list_figures_at(place):
            menu.addAction(icons.icon("info"), tr("Where this figure comes from"), lambda: read.ask(place))
            menu.addSeparator()
        menu.addAction(icons.icon("export"), tr("Save picture"), self.save_picture)
        menu.addAction(icons.icon("copy"), tr("Copy picture"), self._copy_picture)
        menu.addSeparator()
        menu.addAction(icons.icon("save"), tr("Save numbers"), self.save_numbers)
        menu.addAction(icons.icon("copy"), tr("Copy numbers"), self.copy_numbers)
        menu.popup(where)

    def _copy_picture(self) -> None:
        export.copy(self.draw, self.picture_size(), self._services)

    def save_picture(self) -> None:
        """Ask for a file and draw the plot into it."""
        assert isinstance(self, QWidget)
        export.ask_and_save(self, self.draw, self.picture_size(), self.picture_name(), self._services)

    def save_numbers(self) -> None:
        """Ask for a file and write the numbers into it as CSV."""
        if numbers := self._numbers():
            assert isinstance(self, QWidget)
            export.ask_and_save_numbers(self, numbers, self.picture_name(), self._services)

    def copy_numbers(self) -> None:
        """Put the numbers on the clipboard as CSV."""
        if numbers := self._numbers():
            QGuiApplication.clipboard().setText(numbers)
            rows = len(numbers.splitlines()) - 1
            copied = tr("Copied %n rows", one="Copied %n row", n=rows)
            self._services.messages.toast(copied, tr("Paste into any spreadsheet"))

    def _numbers(self) -> str:
        """The numbers; "", with a word about it, while there is nothing below their heading."""
        numbers = self.csv()
        if len(numbers.splitlines()) > 1:
            return numbers
        self._services.messages.toast(tr("There are no numbers yet"), tr("The plot has nothing to show"))
        return ""


class OwnMenu(ExportMixin):
    """Menu of an `AskedPicture` with no pane around it, before which it has to be named.

    The right button and the menu key offer what a pane does. `paint` draws it at the origin.
    """

    def paint(self, painter: QPainter) -> None:
        """Draw all of it."""
        raise NotImplementedError

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """For the figure that is pointed at."""
        assert isinstance(self, AskedPicture)
        self.open_menu(event.globalPos(), self)

    def picture_size(self) -> QSize:
        assert isinstance(self, QWidget)
        return self.size() + QSize(2 * AROUND, 2 * AROUND)

    def draw(self, painter: QPainter) -> None:
        size = self.picture_size()
        painter.fillRect(0, 0, size.width(), size.height(), QColor(theme.current().bg))
        painter.translate(AROUND, AROUND)
        self.paint(painter)
