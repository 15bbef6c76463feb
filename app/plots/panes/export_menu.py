"""Export of a plot or picture, as a picture or as numbers, and the menu that offers it."""

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
"""Margin around the plot in an exported picture, in pixels."""


class ExportMixin:
    """Mixin of a widget whose picture and numbers can be saved and copied.

    Subclasses draw the picture and give the numbers.
    """

    _services: Services

    def picture_name(self) -> str:
        """Return the file name that an export suggests."""
        raise NotImplementedError

    def picture_size(self) -> QSize:
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Draw the plot in `picture_size` with its top left corner at the origin."""
        raise NotImplementedError

    def csv(self) -> str:
        """Return all plotted numbers as CSV."""
        raise NotImplementedError

    # Actions

    def open_menu(self, where: QPoint, read: FigureProvider | None = None) -> None:
        """Open the export menu at a point of the screen.

        It also offers to explain the figure at the cursor of `read`, if there is one.
        """
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
        """Save the picture to a file that the user chooses."""
        assert isinstance(self, QWidget)
        export.ask_and_save(self, self.draw, self.picture_size(), self.picture_name(), self._services)

    def save_numbers(self) -> None:
        """Save the numbers as CSV to a file that the user chooses."""
        if numbers := self._numbers():
            assert isinstance(self, QWidget)
            export.ask_and_save_numbers(self, numbers, self.picture_name(), self._services)

    def copy_numbers(self) -> None:
        """Copy the numbers as CSV to the clipboard."""
        if numbers := self._numbers():
            QGuiApplication.clipboard().setText(numbers)
            rows = len(numbers.splitlines()) - 1
            copied = tr("Copied %n rows", one="Copied %n row", n=rows)
            self._services.messages.toast(copied, tr("Paste into any spreadsheet"))

    def _numbers(self) -> str:
        """Return the numbers as CSV; without any rows tell the user and return ""."""
        numbers = self.csv()
        if len(numbers.splitlines()) > 1:
            return numbers
        self._services.messages.toast(tr("There are no numbers yet"), tr("The plot has nothing to show"))
        return ""


class OwnMenu(ExportMixin):
    """Mixin with the menu of an `AskedPicture` that has no pane; it must precede that base class.

    The right button and the menu key offer what a pane does. `paint` draws the picture at the origin.
    """

    def paint(self, painter: QPainter) -> None:
        """Draw the whole picture."""
        raise NotImplementedError

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu that copies or saves this widget's picture and numbers, at the mouse pointer."""
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
