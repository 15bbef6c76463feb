"""Network estimate of the current cube's depth, shown beside what is proved, never mixed with it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.base.jobs.jobs import QuestionRunner
from app.base.jobs.priority import run_low_priority
from app.base.language.wording import commas, fixed_percent, format_number, label_value
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.theme import accessible, theme
from app.cube.depth.drawing import paint_hatched_bar
from app.cube.model.follower import CubeFollower
from app.cube.model.model import CubeModel, Mode
from app.widgets.bracket import Bounds, cells, possible
from app.widgets.explained_figures import figure_text
from app.widgets.text import Label, keep_room
from core.base.control import Control
from core.base.words import phrase
from core.cube.cubie import Cube
from core.cube.estimate.estimate import SHOWN, DepthEstimate
from core.cube.metrics import Metric
from core.explain.cube import estimate as derived

ESTIMATING = phrase("Estimating the cube's depth")
SETTLE_MS = 120
"""Delay before a position is estimated, so that quick turns are not estimated one by one."""
MOST_KEPT = 1000
HEIGHT, LEAST_BAR, WORDS_HEIGHT = 14.0, 1.5, 18
WORDLESS = phrase("The network rules out every depth that is still possible, so it is wrong here.")


class Estimates(CubeFollower):
    """Network estimates of open depths, computed in a worker."""

    def __init__(self, services: Services, model: CubeModel) -> None:
        super().__init__(model)
        self._asker = QuestionRunner(services.jobs)
        self._words: dict[tuple[Cube, Metric], tuple[float, ...]] = {}
        self.failure = ""
        """Reason why the network cannot be used."""
        self._settle = QTimer(self, interval=SETTLE_MS, singleShot=True)
        self._settle.timeout.connect(self._ask)
        model.bracket_changed.connect(self.follow)
        model.mode_changed.connect(self.follow)

    @property
    def estimate(self) -> DepthEstimate | None:
        """Estimate for the current cube within its bracket; None if there is none or the depth is proved."""
        model = self._model
        word = self._words.get((model.session.state, model.metric))
        return DepthEstimate.from_bracket(word, model.bracket) if word is not None and self.is_wanted else None

    @property
    def is_wanted(self) -> bool:
        """Whether the current cube is a 3x3x3 with an open depth, so that an estimate is useful."""
        return self._model.is_large and not self._model.bracket.is_exact and self._model.mode is not Mode.EDITING

    def follow(self) -> None:
        here = self._model.session.state, self._model.metric
        if not (self._in_sight and self.is_wanted) or self.failure:
            self._settle.stop()
        elif here not in self._words and self._asker.question != here:
            self._settle.start()
        self.changed.emit()

    def _ask(self) -> None:
        here = self._model.session.state, self._model.metric
        self._asker.ask(
            here,
            translate(ESTIMATING),
            partial(_estimate_depth, *here),
            partial(self._on_depth_estimated, here),
            on_failure=self._on_estimate_failed,
        )

    def _on_depth_estimated(self, here: tuple[Cube, Metric], word: tuple[float, ...]) -> None:
        if len(self._words) >= MOST_KEPT:
            self._words.clear()
        self._words[here] = word
        self.follow()

    def _on_estimate_failed(self, reason: str) -> None:
        self.failure = reason
        self.changed.emit()


def _estimate_depth(cube: Cube, metric: Metric, _control: Control) -> tuple[float, ...]:
    """Return the network's distribution of the depth; runs in a worker.

    Raises InputError or OSError if the network cannot be read.
    """
    return run_low_priority(partial(_word, cube, metric))


def _word(cube: Cube, metric: Metric) -> tuple[float, ...]:
    from core.cube.estimate import network

    return tuple(network.load().estimate(cube, metric, SHOWN))


class EstimateBars(QWidget):
    """Chart with a hatched bar for each depth in the bracket, aligned with the depth cells above it."""

    accessible_role = accessible.Role.Chart

    def __init__(self) -> None:
        super().__init__()
        self._bounds: Bounds | None = None
        self._weights: tuple[float, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(320, round(HEIGHT))

    def show_weights(self, bounds: Bounds, weights: tuple[float, ...]) -> None:
        """Show these probabilities of the depths 0, 1, 2, ..."""
        if (bounds, weights) != (self._bounds, self._weights):
            self._bounds, self._weights = bounds, weights
            words = [label_value(str(d), fixed_percent(w, 0)) for d, w in enumerate(weights) if w >= 0.005]
            self.setAccessibleName(tr("Estimated probability of each depth: {weights}", weights=commas(words)))
            self.update()

    def bars(self) -> list[tuple[int, QRectF]]:
        """Return the depths with a positive weight and the rects of their bars."""
        if self._bounds is None:
            return []
        top, found = max(self._weights), []
        for depth, cell in cells(self._bounds, self.width()):
            weight = self._weights[depth] if depth < len(self._weights) else 0.0
            if weight > 0 and possible(self._bounds, depth):
                tall = max(LEAST_BAR, HEIGHT * weight / top)
                found.append((depth, QRectF(cell.left(), HEIGHT - tall, cell.width(), tall)))
        return found

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for _, bar in self.bars():
            paint_hatched_bar(painter, bar, theme.current().plot.lumped, min(2.5, bar.height() / 2))


class EstimateStrip(QWidget):
    """Bars of the estimate with a sentence; their place is reserved while the estimate is awaited."""

    def __init__(self, estimates: Estimates) -> None:
        super().__init__()
        self._estimates = estimates
        self.bars = EstimateBars()
        keep_room(self.bars)
        self._words = Label("", 12, 400, "text2", elided=True)
        self._words.setFixedHeight(WORDS_HEIGHT)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.bars)
        column.addWidget(self._words)
        self.hide()

    @property
    def words(self) -> str:
        """Sentence below the bars."""
        return self._words.text()

    def show_within(self, bounds: Bounds) -> None:
        """Show the estimate aligned with the cells of this bracket."""
        estimate, failure = self._estimates.estimate, self._estimates.failure
        self.setVisible(self._estimates.is_wanted)
        if estimate is None:
            self._words.setText(tr("No estimate: {reason}", reason=failure) if failure else "")
            self.bars.hide()
            return
        self.bars.setVisible(estimate.weights is not None)
        if estimate.weights is None or estimate.mean is None or estimate.likeliest is None:
            self._words.setText(translate(WORDLESS))
            return
        self.bars.show_weights(bounds, estimate.weights)
        mean = figure_text(
            tr("mean depth estimated by the network"),
            format_number(estimate.mean, ".1f"),
            derived.mean(estimate),
            exact=False,
        )
        share = fixed_percent(estimate.weights[estimate.likeliest], 0)
        share = figure_text(tr("probability of the likeliest depth"), share, derived.weight(estimate), exact=False)
        self._words.say(
            tr(
                "Network: ≈ {mean} on average, {share} for {depth}",
                mean=mean, share=share, depth=estimate.likeliest,
            )
        )  # fmt: skip
