"""A level of Sokoban in the Lab: its depths and its random pusher side by side, with all figures around them."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.lab.model import Model
from app.lab.view import SubjectView, over_figures, scrolling
from app.plots.drawing.numbers import percent
from app.plots.panes.lazy import LazyPane
from app.services.actions import Command
from app.services.services import Services
from app.services.wording import grouped, written
from app.services.words import tr
from app.sokoban.analysis import LevelAnalysis
from app.sokoban.judge import Judge
from app.sokoban.library.level_set import PUZZLE_KEY, level_name, own_levels
from app.widgets.dropdown import Dropdown
from app.widgets.explained import NONE, Shown, Telling, Told
from app.widgets.figures import KeyFigures
from app.widgets.panel import Section
from app.widgets.table import Table
from app.widgets.text import Label
from core.derivations import plotted, pushes, sokoban
from core.derivations.derivation import Worked
from core.sokoban.graph.counting import Depths
from core.sokoban.level import Level
from core.sokoban.puzzle import PUZZLE
from core.words import phrase

if TYPE_CHECKING:
    from app.sokoban.plots.depth_pane import LevelDepthPane
    from app.sokoban.plots.walk_pane import LevelWalkPane

SETTING = "lab/sokoban/level"
BOARD = "board"
"""The level on the Sokoban page, at the position it is in."""
BESIDE_FROM = 1000
"""A stage this wide has the plots side by side."""
FIGURES = (
    phrase("positions"), phrase("solvable"), phrase("dead"), phrase("pushes left"), phrase("chance to solve"),
    phrase("pushes to end"),
)  # fmt: skip


def _rows(depths: Depths) -> list[tuple[str, Shown, Shown]]:
    states = [layer.states for layer in depths.layers]
    return [_row(depths, depth, plotted.share_of(states, depth)) for depth in range(len(states))]


def _row(depths: Depths, depth: int, here: Worked) -> tuple[str, Shown, Shown]:
    layer = depths.layers[depth]
    kind = pushes.PART.at(positions=layer.states, kind=layer.solvable) if layer.states else None
    return (
        str(depth),
        Shown(f"{'' if layer.exact else '≥ '}{grouped(layer.states)}", here, layer.exact),
        Shown(f"{'' if depths.live else '≥ '}{grouped(layer.solvable)}", kind, depths.live),
    )


def create(services: Services, _model: Model) -> SubjectView:
    """The subject, for `app.lab.subjects`."""
    return LevelView(services)


class LevelModel(QObject):
    """Which level is looked at: the one on the Sokoban page where it is, or one of the program's own from its start.

    `analysis` counts it while `watched`, and tells when there is more to show.
    """

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.levels: Sequence[Level] = own_levels().levels
        self.choices: list[tuple[str, str]] = [(BOARD, phrase("On the Sokoban page"))]
        self.choices += [(str(at), f"{at + 1}  {level_name(level, at)}") for at, level in enumerate(self.levels)]
        self.analysis = LevelAnalysis(services, self, services.shared(Judge).verdict)
        saved = services.settings.get(SETTING, BOARD)
        self._level = saved if saved in dict(self.choices) else BOARD
        self._watched = False
        services.open_games.changed.connect(self._on_game)

    @property
    def level(self) -> str:
        """BOARD, or one of the program's own levels by its index."""
        return self._level

    @level.setter
    def level(self, level: str) -> None:
        self._level = level
        self._services.settings.set(SETTING, level)
        self._look()

    @property
    def watched(self) -> bool:
        """Whether somebody looks on; nothing is counted for nobody."""
        return self._watched

    @watched.setter
    def watched(self, watched: bool) -> None:
        self._watched = watched
        self._look()

    def _on_game(self, page: str) -> None:
        if page == PUZZLE_KEY and self._level == BOARD:
            self._look()

    def _look(self) -> None:
        if not self._watched:
            return
        game = self._services.open_games.game(PUZZLE_KEY)
        if self._level == BOARD and game is not None:
            start, state = (game.start, game.state) if game.puzzle is PUZZLE else (None, None)
            self.analysis.look_at(start, state, game.info.get("title", ""))
        else:
            # before the Sokoban page is opened, its first level stands for it
            at = 0 if self._level == BOARD else int(self._level)
            start = self.levels[at].start
            self.analysis.look_at(start, start, level_name(self.levels[at], at))
        self.analysis.ask(walk=True)


class LevelView(SubjectView):
    """Both plots, figures below them, and the level with a table for the side panel."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.model = LevelModel(services, self)
        self.analysis = self.model.analysis
        self.analysis.changed.connect(self._show)
        self._depths = LazyPane(services.jobs, "app.sokoban.plots.depth_pane", self._make_depths, docked=False)
        self._walk = LazyPane(services.jobs, "app.sokoban.plots.walk_pane", self._make_walk, docked=False)
        self._walk.built.connect(self.changed)
        stage = QWidget()
        self._plots = QBoxLayout(QBoxLayout.Direction.LeftToRight, stage)
        self._plots.setContentsMargins(0, 0, 0, 0)
        self._plots.setSpacing(0)
        for pane in (self._depths, self._walk):
            self._plots.addWidget(pane, 1)
        self.figures = KeyFigures(FIGURES)
        over_figures(self, scrolling(stage), self.figures)
        self.level = Dropdown(self.model.choices, self.model.level)
        self.level.setAccessibleName(tr("Level"))
        self.level.setToolTip(tr("Which level is plotted"))
        self.level.chosen.connect(self.choose)
        self.table = Section(tr("Level"))
        self.table.add(self.level)
        self._note = Label("", 12, 400, "text2", wrap=True)
        self.table.add(self._note)
        self._rows = Table((tr("Pushes"), tr("Positions"), tr("Solvable")), (0.8, 1.4, 1.3))
        self.table.add(self._rows)
        self.table.body.addStretch(1)
        self.figures.clear()

    @property
    def depth_pane(self) -> LevelDepthPane | None:
        """Once it was looked at."""
        return self._depths.pane  # type: ignore[return-value]

    @property
    def walk_pane(self) -> LevelWalkPane | None:
        """Once it was looked at."""
        return self._walk.pane  # type: ignore[return-value]

    @property
    def ready(self) -> bool:
        built = self.depth_pane is not None and self.walk_pane is not None
        return built and (self.analysis.settled or self.analysis.question is None or self.analysis.stopped)

    @property
    def facts(self) -> Sequence[str]:
        depths = self.analysis.depths
        if depths is None:
            return ()
        told = Told(tr("positions"), grouped(depths.states), sokoban.counted(depths)[0], depths.whole)
        return (Telling(tr("%n positions counted", one="%n position counted", n=depths.states), told),)

    @property
    def stage(self) -> QWidget | None:
        return self.walk_pane.chart if self.walk_pane is not None else None

    def commands(self) -> Sequence[Command]:
        return (
            Command(
                "lab.sokoban_play", "Play the random pusher", self._play, "play", (), "Let N run to its end",
                enabled=lambda: self.walk_pane is not None and self.in_sight,
            ),
            Command("lab.sokoban_board", "Plot the level on the Sokoban page", lambda: self.choose(BOARD), "sokoban"),
        )  # fmt: skip

    def choose(self, level: str) -> None:
        """Show the level on the Sokoban page, or one of the program's own by its index."""
        self.model.level = level
        self.level.set_current(level)

    def _play(self) -> None:
        if self.walk_pane is not None:
            self.walk_pane.slider.toggle()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._watch)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._watch()

    def _watch(self) -> None:
        self.model.watched = self.isVisible()

    def _make_depths(self, module: ModuleType) -> QWidget:
        pane: LevelDepthPane = module.LevelDepthPane(self._services, self.analysis, docked=False)
        return pane

    def _make_walk(self, module: ModuleType) -> QWidget:
        pane: LevelWalkPane = module.LevelWalkPane(self._services, self.analysis, docked=False)
        return pane

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        self._plots.setDirection(way.LeftToRight if self.width() >= BESIDE_FROM else way.TopToBottom)

    def _show(self) -> None:
        findings, depths = self.analysis.findings, self.analysis.depths
        if depths is None:
            self.figures.clear()
            self._rows.set(())
            self._note.setText("")
            self.changed.emit()
            return
        whole, live = depths.whole, depths.live
        states, solvable, dead = (
            sum(getattr(layer, name) for layer in depths.layers) for name in ("states", "solvable", "dead")
        )
        more = "" if whole else "≥ "
        chance, drawn = (findings.chance, findings.drawn) if findings is not None else (None, None)
        solve, end = NONE, NONE
        if chance is not None:
            solve, end = percent(chance.solve_probability), written(chance.expected_pushes, ".2f")
        elif drawn is not None:
            solve, end = f"≈ {percent(drawn.solve_probability)}", f"≈ {written(drawn.expected_pushes, '.2f')}"
        left = self.analysis.verdict.left
        texts = f"{more}{grouped(states)}", f"{'' if live else '≥ '}{grouped(solvable)}", f"{more}{grouped(dead)}"
        pusher = None if findings is None else sokoban.pusher(findings)
        self.figures.set(
            *map(Shown, texts, sokoban.counted(depths)),
            NONE if left is None else Shown(str(left), sokoban.LEFT.at(layer=left)),
            *map(Shown, (solve, end), pusher or (None, None)),
        )
        self._note.setText(tr("Exact: every position was counted.") if whole else tr("Lower parts are marked ≥."))
        self._rows.set(_rows(depths))
        self.changed.emit()
