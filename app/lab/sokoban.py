"""Lab view of a Sokoban level: its depths beside its random pusher, with all figures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from app.base.actions import Command
from app.base.language.wording import format_integer, format_number
from app.base.language.words import tr
from app.base.services import Services
from app.lab.frame.instrument import Instrument, InstrumentModel, InstrumentView, PaneMaker
from app.lab.frame.panel import FigureTable, PanelGroup, PanelWidget, Paragraph
from app.plots.drawing.numbers import percent
from app.sokoban.analysis.analysis import LevelAnalysis
from app.sokoban.analysis.judge import PositionEvaluator
from app.sokoban.library.level_set import PUZZLE_KEY, level_name, own_levels
from app.widgets.controls.dropdown import Dropdown
from app.widgets.explained_figures import NONE, Figure, figure_number
from app.widgets.scrolling import scrolling
from core.base.words import phrase
from core.explain import plot_figures as plotted
from core.explain.formulas.derivation import DerivedFigure
from core.explain.sokoban import pushes, sokoban
from core.sokoban.graph.counting import Depths
from core.sokoban.level import Level
from core.sokoban.puzzle import PUZZLE

if TYPE_CHECKING:
    from app.sokoban.plots.depth_pane import LevelDepthPane
    from app.sokoban.plots.walk_pane import LevelWalkPane

SETTING = "lab/sokoban/level"
BOARD = "board"
"""Key of the level on the Sokoban page, in its present position."""
BESIDE_FROM = 1000
"""Width of the stage in pixels from which the plots are side by side."""


class LabLevelModel(InstrumentModel):
    """Model of the level that the Lab shows: the one on the Sokoban page, or one of the program's own.

    A level of the program is shown from its start. `analysis` counts the level, and tells when there is more to show.
    """

    chosen = Signal()
    """Another level is chosen."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self.levels: Sequence[Level] = own_levels().levels
        self.choices: list[tuple[str, str]] = [(BOARD, phrase("On the Sokoban page"))]
        self.choices += [(str(at), f"{at + 1}  {level_name(level, at)}") for at, level in enumerate(self.levels)]
        self.analysis = LevelAnalysis(services, self, services.get_shared(PositionEvaluator).verdict)
        self.analysis.changed.connect(self.changed)
        saved = services.settings.get(SETTING, BOARD)
        self._level = saved if saved in dict(self.choices) else BOARD
        self._watched = False
        services.open_games.changed.connect(self._on_game)

    @property
    def level(self) -> str:
        """Chosen level: `BOARD`, or the index of one of the program's own levels."""
        return self._level

    @level.setter
    def level(self, level: str) -> None:
        self._level = level
        self._services.settings.set(SETTING, level)
        self._look()
        self.chosen.emit()

    def watch(self, watched: bool) -> None:
        """Count only while the view is visible."""
        self._watched = watched
        if watched:
            self._look()
        else:
            self.analysis.rest()

    @property
    def is_complete(self) -> bool:
        return self.analysis.is_settled or self.analysis.question is None or self.analysis.stopped

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
            # until a level is opened, show the first level of the Sokoban page
            at = 0 if self._level == BOARD else int(self._level)
            start = self.levels[at].start
            self.analysis.look_at(start, start, level_name(self.levels[at], at))
        self.analysis.ask(walk=True)


class LevelStage(QWidget):
    """Stage with both plots, side by side if there is room."""

    def __init__(self, services: Services, model: LabLevelModel) -> None:
        super().__init__()
        box = QWidget()
        self._plots = QBoxLayout(QBoxLayout.Direction.LeftToRight, box)
        self._plots.setContentsMargins(0, 0, 0, 0)
        self._plots.setSpacing(0)
        self.depths, self.walk = (pane(services, model) for pane in (DEPTHS, WALK))
        for pane in (self.depths, self.walk):
            self._plots.addWidget(pane, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scrolling(box))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        self._plots.setDirection(way.LeftToRight if self.width() >= BESIDE_FROM else way.TopToBottom)

    @property
    def depth_pane(self) -> LevelDepthPane | None:
        """Pane of the depths, or None until it is first shown."""
        return self.depths.pane  # type: ignore[return-value]

    @property
    def walk_pane(self) -> LevelWalkPane | None:
        """Pane of the random pusher, or None until it is first shown."""
        return self.walk.pane  # type: ignore[return-value]


DEPTHS = PaneMaker(
    "app.sokoban.plots.depth_pane",
    lambda module, services, model: module.LevelDepthPane(services, model.analysis, docked=False),
)
WALK = PaneMaker(
    "app.sokoban.plots.walk_pane",
    lambda module, services, model: module.LevelWalkPane(services, model.analysis, docked=False),
)


def _level_choice(_services: Services, model: LabLevelModel) -> Dropdown:
    choice = Dropdown(model.choices, model.level)
    choice.setAccessibleName(tr("Level", context="of Sokoban"))
    choice.setToolTip(tr("Which level is plotted"))
    choice.chosen.connect(partial(setattr, model, "level"))
    model.chosen.connect(lambda: choice.set_current(model.level))
    return choice


def _values(model: LabLevelModel) -> Sequence[Figure | str]:
    findings, depths = model.analysis.findings, model.analysis.depths
    if depths is None:
        return ()
    states, solvable, dead = (
        sum(getattr(layer, name) for layer in depths.layers) for name in ("states", "solvable", "dead")
    )
    more = "" if depths.whole else "≥ "
    chance, drawn = (findings.chance, findings.drawn) if findings is not None else (None, None)
    solve, end = NONE, NONE
    if chance is not None:
        solve, end = percent(chance.solve_probability), format_number(chance.expected_pushes, ".2f")
    elif drawn is not None:
        solve, end = f"≈ {percent(drawn.solve_probability)}", f"≈ {format_number(drawn.expected_pushes, '.2f')}"
    left = model.analysis.verdict.left
    texts = (
        f"{more}{format_integer(states)}",
        f"{'' if depths.live else '≥ '}{format_integer(solvable)}",
        f"{more}{format_integer(dead)}",
    )
    pusher = None if findings is None else sokoban.pusher(findings)
    return (
        *map(Figure, texts, sokoban.derive_position_counts(depths)),
        NONE if left is None else Figure(str(left), sokoban.LEFT.bind(layer=left)),
        *map(Figure, (solve, end), pusher or (None, None)),
    )


def _note(model: LabLevelModel) -> str:
    depths = model.analysis.depths
    if depths is None:
        return ""
    return tr("Exact: every position was counted.") if depths.whole else tr("Lower bounds are marked ≥.")


def _rows(model: LabLevelModel) -> list[tuple[str, Figure, Figure]]:
    depths = model.analysis.depths
    if depths is None:
        return []
    states = [layer.states for layer in depths.layers]
    return [_row(depths, depth, plotted.share_of(states, depth)) for depth in range(len(states))]


def _row(depths: Depths, depth: int, here: DerivedFigure) -> tuple[str, Figure, Figure]:
    layer = depths.layers[depth]
    kind = pushes.PART.bind(positions=layer.states, kind=layer.solvable) if layer.states else None
    return (
        str(depth),
        Figure(f"{'' if layer.exact else '≥ '}{format_integer(layer.states)}", here, layer.exact),
        Figure(f"{'' if depths.live else '≥ '}{format_integer(layer.solvable)}", kind, depths.live),
    )


def _facts(model: LabLevelModel) -> Sequence[str]:
    depths = model.analysis.depths
    if depths is None:
        return ()
    positions = figure_number(
        tr("positions"), depths.states, sokoban.derive_position_counts(depths)[0], exact=depths.whole
    )
    return (tr("%n positions counted", one="%n position counted", n=positions),)


def _commands(model: LabLevelModel, view: InstrumentView) -> Sequence[Command]:
    def play() -> None:
        if view.pane.walk_pane is not None:
            view.pane.walk_pane.slider.toggle()

    return (
        Command(
            "lab.sokoban_play", "Play the random pusher", play, "play", (), "Increase N step by step to its end",
            enabled=lambda: view.pane.walk_pane is not None and view.in_sight,
        ),
        Command(
            "lab.sokoban_board", "Plot the level on the Sokoban page", partial(setattr, model, "level", BOARD),
            "sokoban",
        ),
    )  # fmt: skip


INSTRUMENT = Instrument(
    model=LabLevelModel,
    stage=LevelStage,
    keyboard=lambda stage: None if stage.walk_pane is None else stage.walk_pane.chart,
    figures=(
        phrase("positions"), phrase("solvable"), phrase("deadlocked"), phrase("pushes left"), phrase("chance to solve"),
        phrase("pushes to end"),
    ),
    values=_values,
    panel=PanelGroup(
        phrase("Level", context="of Sokoban"),
        (
            PanelWidget(_level_choice),
            Paragraph(_note),
            FigureTable(
                heads=(phrase("Pushes"), phrase("Positions"), phrase("Solvable")), widths=(0.8, 1.4, 1.3), rows=_rows
            ),
        ),
    ).make,
    facts=_facts,
    commands=_commands,
)  # fmt: skip
