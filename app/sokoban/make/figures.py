"""Explained figures of the highlighted level card: each opens an explanation of how it was computed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF, Qt

from app.base.language.wording import format_integer, format_number
from app.base.theme import theme
from app.sokoban.make.card import LevelCard
from app.sokoban.make.grid import (
    CardGrid,
    alive_line,
    dots_rect,
    format_solvable_share,
    line_of,
    odds,
    odds_line,
    one_in,
    pushes_words,
)
from app.sokoban.make.model import MakeModel
from app.widgets.explained_figures import FigureRect, FigureSpots, NamedFigure, find_figure_rects
from core.explain.sokoban import pushes
from core.sokoban.generate.difficulty import DifficultyMeasure


class CardFigures(QObject):
    """Makes the figures of the highlighted card in a card grid open their explanations."""

    def __init__(self, grid: CardGrid, model: MakeModel) -> None:
        super().__init__(grid)
        self._grid, self._model = grid, model
        self._spots = FigureSpots(grid.viewport())
        grid.pointed.connect(self.place)

    def place(self) -> None:
        """Place the clickable figures over the highlighted card, or remove them if no card is highlighted."""
        highlighted = self._grid.highlighted_card
        self._spots.show([] if highlighted is None else _places(*highlighted, self._model.parts))


def _places(card: LevelCard, area: QRect, parts: frozenset[DifficultyMeasure]) -> list[FigureRect]:
    measures, box = card.level.measures, QRectF(area)
    fewest = NamedFigure(
        "fewest pushes", format_integer(measures.pushes), pushes.upper(measures.pushes, measures.pushes)
    )
    words = pushes_words(measures.pushes)
    places = find_figure_rects(words, (fewest,), line_of(box), theme.font(13, 600), Qt.AlignmentFlag.AlignLeft)
    small, right = theme.font(12, 500), Qt.AlignmentFlag.AlignRight
    if (worked := pushes.one_in(measures)) is not None:
        text, number = odds(card), one_in(card)
        before, _, _ = text.rpartition(number)
        told = NamedFigure("average number of random walks until one solves the level", number, worked, before=before)
        places += find_figure_rects(text, (told,), odds_line(box), small, right)
    if (worked := pushes.derive_solvable_share(measures)) is not None:
        share = NamedFigure("share of positions that can be solved", format_solvable_share(card), worked)
        places += find_figure_rects(format_solvable_share(card), (share,), alive_line(box), small, right)
    if (worked := pushes.difficulty(measures, parts)) is not None:
        places.append(
            FigureRect(
                NamedFigure("difficulty", format_number(measures.difficulty(parts), ".1f"), worked), dots_rect(box)
            )
        )
    return places
