"""The figures of the card that is pointed at, each of which opens its sheet."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF, Qt

from app.base.language.wording import grouped, written
from app.base.theme import theme
from app.sokoban.make.card import Card
from app.sokoban.make.grid import (
    CardGrid,
    alive,
    alive_line,
    dots_rect,
    line_of,
    odds,
    odds_line,
    one_in,
    pushes_words,
)
from app.sokoban.make.model import MakeModel
from app.widgets.explained import Place, Spots, Told, along
from core.explain.sokoban import pushes
from core.sokoban.difficulty import Part


class CardFigures(QObject):
    """Follows what is pointed at in a grid of cards."""

    def __init__(self, grid: CardGrid, model: MakeModel) -> None:
        super().__init__(grid)
        self._grid, self._model = grid, model
        self._spots = Spots(grid.viewport())
        grid.pointed.connect(self.place)

    def place(self) -> None:
        """Lie over the figures of the card, or over none."""
        shown = self._grid.shown
        self._spots.show([] if shown is None else _places(*shown, self._model.parts))


def _places(card: Card, area: QRect, parts: frozenset[Part]) -> list[Place]:
    measures, box = card.level.measures, QRectF(area)
    fewest = Told("fewest pushes", grouped(measures.pushes), pushes.upper(measures.pushes, measures.pushes))
    words = pushes_words(measures.pushes)
    places = along(words, (fewest,), line_of(box), theme.font(13, 600), Qt.AlignmentFlag.AlignLeft)
    small, right = theme.font(12, 500), Qt.AlignmentFlag.AlignRight
    if (worked := pushes.one_in(measures)) is not None:
        text, number = odds(card), one_in(card)
        before, _, _ = text.rpartition(number)
        told = Told("walks of a random pusher of which one solves it", number, worked, before=before)
        places += along(text, (told,), odds_line(box), small, right)
    if (worked := pushes.alive(measures)) is not None:
        share = Told("share that can be solved", alive(card), worked)
        places += along(alive(card), (share,), alive_line(box), small, right)
    if (worked := pushes.difficulty(measures, parts)) is not None:
        places.append(Place(Told("difficulty", written(measures.difficulty(parts), ".1f"), worked), dots_rect(box)))
    return places
