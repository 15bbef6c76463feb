"""An explanation names others by title, and links to those whose figures are visible."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.shell.window import Window
from app.widgets.cards.figure_sheet import FigureSheet
from app.widgets.explained_figures import Figure, FigureButton
from core.explain.report import text
from core.explain.table import DERIVATIONS


class Around(QWidget):
    """Window with figures."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.opened: list[str] = []
        column = QVBoxLayout(self)
        self.figures = [FigureButton(name, self) for name in names]
        for figure in self.figures:
            derivation = DERIVATIONS[figure.name]
            figure.set(Figure("1", derivation.bind(**derivation.example())))
            column.addWidget(figure)

    def open_sheet(self, figure: FigureButton) -> None:
        self.opened.append(figure.name)


def test_a_sheet_leads_to_another_by_its_title(window: Window, qtbot: QtBot) -> None:
    around = Around("chain-even-growth", "ratio-growth")
    qtbot.addWidget(around)
    around.show()
    sheet = FigureSheet(around.figures[0], (), window.services)
    title = DERIVATIONS["ratio-growth"].title
    assert f'see “<a href="ratio-growth">{title}</a>”' in sheet.symbols.text()
    sheet.symbols.linkActivated.emit("ratio-growth")
    assert around.opened == ["ratio-growth"]


def test_the_title_alone_stands_there_while_its_figure_is_out_of_sight(window: Window, qtbot: QtBot) -> None:
    around = Around("chain-even-growth")
    qtbot.addWidget(around)
    around.show()
    symbols = FigureSheet(around.figures[0], (), window.services).symbols.text()
    assert DERIVATIONS["ratio-growth"].title in symbols and "href" not in symbols


def test_every_sheet_that_is_named_is_there() -> None:
    for derivation in DERIVATIONS.values():
        said = text(derivation.bind(**derivation.example()))
        for symbol in derivation.symbols:
            if symbol.sheet:
                assert f"see “{DERIVATIONS[symbol.sheet].title}”" in said
            assert all(f"see {name}" not in symbol.meaning for name in DERIVATIONS)
