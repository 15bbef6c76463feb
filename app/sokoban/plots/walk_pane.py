"""The walk pane of a level: what becomes of a pusher who makes every legal push with equal chance."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.plots.chart import Chart
from app.plots.frame import PaneFrame
from app.plots.marks import Form
from app.plots.moves_slider import MovesSlider
from app.plots.numbers import percent
from app.plots.series import Series
from app.services.services import Services
from app.sokoban.analysis import LEAST_LAWS, WALKS, LevelAnalysis, Shown
from app.widgets.buttons import Button
from app.widgets.segment import Segment
from app.widgets.text import grouped
from core.chains.simulation import wilson

LINEAR, LOG = "linear", "log"
AXES = ((LINEAR, "Linear"), (LOG, "Log"))
SENTENCE = "Every legal push equally likely"
FORMULA = (
    "p(d | N) is the chance that d pushes are left after N. An absorbing Markov chain on the positions that can be "
    "solved: the chance to solve is h = N r, the pushes to the end t = N 1 with N = (I − Q)⁻¹, relaxed until the error "
    "is proved. Walks of the man are not counted. In a drawn walk a position is dead when a box is on a dead square, "
    "boxes hold each other, or there is no push; whiskers are Wilson's 95 %."
)
NAME = "sokoban/walk"
PUSHES = 5
"""N at first."""


class LevelWalkPane(PaneFrame):
    """Draws what a `LevelAnalysis` knows of the random pusher; what is chosen in it is remembered."""

    def __init__(self, services: Services, analysis: LevelAnalysis, *, docked: bool = True) -> None:
        super().__init__("Random pusher", services.messages, docked=docked)
        self._settings, self._analysis = services.settings, analysis
        axis = self._settings.get(f"{NAME}/axis", LINEAR)
        self.axis = Segment(AXES, axis if axis in dict(AXES) else LINEAR)
        self.axis.setAccessibleName("Axis")
        self.axis.chosen.connect(self._on_axis)
        self.add_tool(self.axis)
        self.chart = Chart()
        self.chart.set_log(self.axis.current == LOG)
        self.slider = MovesSlider(0, LEAST_LAWS, self._settings.get(f"{NAME}/pushes", PUSHES))
        self.slider.changed.connect(self._on_pushes)
        self.simulate = Button("Draw walks")
        self.simulate.setToolTip(f"Draw {grouped(WALKS)} walks from this position")
        self.simulate.clicked.connect(self._on_simulate)
        self.add_tool(self.simulate)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.chart, 1)
        column.addWidget(self.slider)
        self.set_plot(box)
        analysis.changed.connect(self.refresh)
        self.refresh()

    @property
    def pushes(self) -> int:
        """N."""
        return self.slider.value

    def go_to(self, pushes: int) -> None:
        """Look at another number of pushes."""
        self.slider.set_value(pushes)
        self._on_pushes(self.slider.value)

    def refresh(self) -> None:
        """Draw everything anew."""
        shown = self._analysis.shown
        exact = shown is not None and shown.counts.live.complete
        drawn = shown.drawn if shown is not None else None
        self.explain(self.told(shown), FORMULA)
        self.simulate.setVisible(shown is not None and not exact and drawn is None)
        self.slider.setVisible(exact and shown is not None and shown.laws is not None)
        if shown is None or (shown.laws is None and drawn is None):
            self.chart.show_nothing(self._nothing(shown))
            return
        self.chart.show_plot()
        if shown.laws is not None:
            self.slider.set_range(0, len(shown.laws) - 1)
            self._show_law(shown)
        else:
            self._show_drawn(shown)

    def _nothing(self, shown: Shown | None) -> str:
        analysis = self._analysis
        if analysis.wanted is None:
            return "The random pusher follows a level that is played forwards. Press B to play forwards again."
        if analysis.stopped:
            return "Cancelled. Choose Depth and count the positions to follow the pusher."
        if shown is None:
            return "The positions of this level are being counted"
        if not shown.counts.live.complete:
            more = grouped(shown.counts.states)
            return f"This level has more than {more} positions, too many for an exact answer. Draw walks instead."
        if shown.dead:
            return "This position is dead: no walk from here solves the level. Undo a push to see more."
        return "The random pusher is on his way"

    def told(self, shown: Shown | None) -> str:
        """What becomes of him, in one sentence."""
        chance, drawn = (shown.chance, shown.drawn) if shown is not None else (None, None)
        if chance is not None:
            text = f"{SENTENCE}: solved with probability {percent(chance.solve_probability)}"
            text += f", solved or dead after {chance.expected_pushes:.2f} pushes on average"
            to_solve = chance.expected_pushes_to_solve
            return f"{text}, {to_solve:.2f} where solved." if to_solve else f"{text}."
        if drawn is None or not drawn.walks:
            return f"{SENTENCE}, until the level is solved or dead."
        low, high = drawn.interval
        sure = f"{percent(low)} to {percent(high)}" if drawn.solved else f"less than {percent(high)}"
        text = f"{SENTENCE}: solved with probability ≈ {percent(drawn.solve_probability)} ({sure})"
        text += f", solved or seen to be dead after ≈ {drawn.expected_pushes:.2f} pushes"
        return f"{text}; {grouped(drawn.cut)} walks did not end." if drawn.cut else f"{text}."

    def _show_law(self, shown: Shown) -> None:
        """What hangs on N; a step of the slider must be done within a frame."""
        law = shown.laws[min(self.pushes, len(shown.laws) - 1)]
        alive = [float(share) for share in law[:-1]]
        solved, dead = alive[0], float(law[-1])
        # one place more than there is: a pill over the last one needs it
        self.chart.set_places(0, len(alive), "pushes left, 0 solved", "left")
        self.chart.show_series(
            [Series("exact", "Exact", Form.BARS, alive)],
            title=f"p(d | N = {self.pushes})",
            note=f"Dead {percent(dead)}, solved {percent(solved)}: the rest can still be solved.",
        )
        if shown.left is not None:
            self.chart.mark("this position", shown.left, shown.left)
        else:
            self.chart.unmark()

    def _show_drawn(self, shown: Shown) -> None:
        drawn = shown.drawn
        assert drawn is not None
        series = []
        for key, name, form, column in (
            ("dead", "Dead", Form.CIRCLES, 1),
            ("solved", "Solved", Form.TRIANGLES, 0),
        ):
            counts = [row[column] for row in drawn.ends]
            if any(counts):
                values = [count / drawn.walks for count in counts]
                series.append(Series(key, name, form, values, [wilson(count, drawn.walks) for count in counts]))
        self.chart.unmark()
        self.chart.set_places(0, max(1, len(drawn.ends) - 1), "pushes until the walk ends", "N")
        self.chart.show_series(series, title="p(ends at N)", note=f"{grouped(drawn.walks)} walks drawn")

    def _on_pushes(self, pushes: int) -> None:
        self._settings.set(f"{NAME}/pushes", pushes)
        shown = self._analysis.shown
        if shown is not None and shown.laws is not None:
            self._show_law(shown)

    def _on_axis(self, axis: str) -> None:
        self._settings.set(f"{NAME}/axis", axis)
        self.chart.set_log(axis == LOG)

    def _on_simulate(self) -> None:
        self._analysis.ask(simulate=True)

    def dye(self) -> None:
        self.refresh()

    # export

    def picture_name(self) -> str:
        return "sokoban-walk"

    def picture_size(self) -> QSize:
        return self.chart.picture_size()

    def draw(self, painter: QPainter) -> None:
        self.chart.draw(painter)

    def csv(self) -> str:
        shown = self._analysis.shown
        if shown is not None and shown.laws is not None:
            head = ",".join(f"left_{depth}" for depth in range(shown.laws.shape[1] - 1))
            rows = [f"{n}," + ",".join(f"{share:.12g}" for share in law) for n, law in enumerate(shown.laws.tolist())]
            return "\n".join([f"pushes,{head},dead", *rows, ""])
        ends = shown.drawn.ends if shown is not None and shown.drawn is not None else ()
        return "\n".join(["pushes,solved,dead", *(f"{n},{a},{b}" for n, (a, b) in enumerate(ends)), ""])
