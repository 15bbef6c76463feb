"""Random play of 2048 in the Lab: whole games from two random tiles, on every size."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.lab.depths import Fact
from app.services import Services
from app.twenty48.walk import Played, RandomPlay
from app.widgets.panel import MARGIN, Section
from app.widgets.table import Table
from app.widgets.text import Hairline, grouped
from core.twenty48.puzzle import SIZES

SUBJECTS = tuple(f"2048-{size}x{size}" for size in SIZES)
MOST_BINS = 80


class PlayView(QWidget):
    """The pane, the figures below it, and a table of the largest tiles for the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._messages = services.messages
        self._walk = RandomPlay(services, self, docked=False, bins=MOST_BINS)
        self._walk.finished.connect(self._on_finished)
        names = ("games", "mean score", "mean moves", "standard error of the mean score")
        self._facts = {name: Fact(name) for name in names}
        self.table = Section("Largest tile", "share of games")
        self._table = Table(("Tile", "Share"), (1.0, 1.0))
        self.table.add(self._table)
        self.table.body.addStretch(1)
        foot = QHBoxLayout()
        foot.setContentsMargins(28, 16, MARGIN, 18)
        foot.setSpacing(48)
        for fact in self._facts.values():
            foot.addWidget(fact)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._walk.lazy, 1)
        column.addWidget(Hairline())
        column.addLayout(foot)

    @property
    def ready(self) -> bool:
        """Whether the games are played and drawn."""
        return self._walk.played is not None

    @property
    def walk(self) -> RandomPlay:
        """The simulation."""
        return self._walk

    def show_size(self, size: int) -> None:
        """Play on boards of this size."""
        for fact in self._facts.values():
            fact.set("–")
        self._table.set([])
        self._walk.look_at(size)

    def _on_finished(self, played: Played) -> None:
        points, moves = played.points, played.moves
        self._facts["games"].set(grouped(points.trials))
        self._facts["mean score"].set(f"≈ {grouped(points.mean)}" if points.mean >= 10_000 else f"≈ {points.mean:.1f}")
        self._facts["mean moves"].set(f"≈ {moves.mean:.2f}")
        self._facts["standard error of the mean score"].set(f"{points.error:.2g}")
        share = played.share
        self._table.set([(str(tile), f"≈ {100 * share[tile]:.3f} %") for tile in sorted(share, reverse=True)])
        self._messages.say(
            f"{grouped(points.trials)} games played",
            f"{grouped(played.total_moves)} moves in {played.seconds:.2f} s",
        )
