"""Walk pane of a level: fate of a pusher who makes every legal push with equal probability."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.base.language.sample_shares import sampled_interval, sampled_percent
from app.base.language.wording import format_number
from app.base.language.words import tr, translate
from app.base.services import Services
from app.plots.charts.chart import Chart
from app.plots.charts.series import Series
from app.plots.drawing.marks import Form
from app.plots.drawing.numbers import percent
from app.plots.panes.axis_choice import AxisChoice
from app.plots.panes.frame import PaneFrame
from app.plots.panes.moves_slider import MovesSlider
from app.sokoban.analysis.analysis import LevelAnalysis
from app.widgets.controls.buttons import Button
from app.widgets.explained_figures import figure_text
from core.base.words import phrase
from core.explain.formulas import trials
from core.explain.formulas.derivation import DerivedFigure
from core.explain.sokoban import sokoban
from core.markov.simulation import wilson
from core.sokoban.graph.analysis import LEAST_WALK, WALKS, Findings
from core.sokoban.graph.random_pusher import WalkSample

FORMULA = phrase(
    "p(d | N) is the chance that d pushes are left after N. The positions that can be solved form "
    "an absorbing Markov chain: the chance to solve is h = N r, the pushes to the end t = N 1 with "
    "N = (I − Q)⁻¹, iterated until the error is proved to be small. Moves without a push are not "
    "counted. In a simulated walk a position is a deadlock when a box is on a dead square, boxes "
    "block each other, or there is no push; whiskers are 95 % Wilson intervals."
)
NAME = "sokoban/walk"
PUSHES = 5
"""Initial value of N, the number of pushes."""


class LevelWalkPane(PaneFrame):
    """Pane that plots the fate of a random pusher in a Sokoban level: solved, deadlocked or on the way.

    The pusher makes every legal push with equal probability. `analysis` has the counted or simulated walks. Settings
    are remembered.
    """

    def __init__(self, services: Services, analysis: LevelAnalysis, *, docked: bool = True) -> None:
        super().__init__(tr("Random pusher"), services, docked=docked)
        self._settings, self._analysis = services.settings, analysis
        self.chart = Chart(tr("Random pusher"))
        self.axis = AxisChoice(self._settings, f"{NAME}/axis", self.chart)
        self.add_tool(self.axis)
        self.slider = MovesSlider(0, LEAST_WALK, self._settings.get(f"{NAME}/pushes", PUSHES))
        self.slider.changed.connect(self._on_pushes)
        self.simulate = Button(tr("Simulate walks"))
        self.simulate.setToolTip(tr("Simulate {walks:,} walks from this position", walks=WALKS))
        self.simulate.clicked.connect(self._on_simulate)
        self.add_tool(self.simulate)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.chart, 1)
        column.addWidget(self.slider)
        self.set_plot(box)
        analysis.changed.connect(self.refresh)
        self.refresh()

    @property
    def pushes(self) -> int:
        """Number N of pushes after which the distribution is shown."""
        return self.slider.value

    def go_to(self, pushes: int) -> None:
        """Show the distribution after another number of pushes."""
        self.slider.set_value(pushes)
        self._on_pushes(self.slider.value)

    def refresh(self) -> None:
        """Redraw the pane."""
        findings = self._analysis.findings
        exact = findings is not None and findings.counts.live.complete
        drawn = findings.drawn if findings is not None else None
        self.explain(self.sentence(findings), translate(FORMULA))
        self.simulate.setVisible(findings is not None and not exact and drawn is None)
        self.slider.setVisible(exact and findings is not None and findings.distributions is not None)
        if findings is None or (findings.distributions is None and drawn is None):
            self.chart.show_nothing(self._nothing(findings))
            return
        self.chart.show_plot()
        if findings.distributions is not None:
            self.slider.set_range(0, len(findings.distributions) - 1)
            self._show_distribution(findings)
        else:
            self._show_drawn(findings)

    def _nothing(self, findings: Findings | None) -> str:
        analysis = self._analysis
        if analysis.question is None:
            return tr("The random pusher plays only while you play forwards. Press Shift+B to play forwards again.")
        if analysis.stopped:
            return tr("Cancelled. Choose Depth and count the positions to follow the random pusher.")
        if findings is None:
            return tr("The positions of this level are being counted")
        if not findings.counts.live.complete:
            return tr(
                "More than {states:,} positions were counted, and there are others: too many for "
                "an exact answer. Simulate walks instead, or count further in the depth plot.",
                states=findings.counts.states,
            )
        if analysis.verdict.dead:
            return tr("This position is a deadlock: no walk from here solves the level. Undo a push to see more.")
        return tr("Computing the chances of the random pusher")

    def sentence(self, findings: Findings | None) -> str:
        """Return the sentence that sums up the fate of the random pusher."""
        chance, drawn = (findings.chance, findings.drawn) if findings is not None else (None, None)
        worked = None if findings is None else sokoban.pusher(findings)
        if chance is not None and worked is not None:
            solved = figure_text(tr("chance to solve it"), percent(chance.solve_probability), worked[0])
            after = figure_text(tr("pushes until the end"), format_number(chance.expected_pushes, ".2f"), worked[1])
            if findings is None or (in_solved := sokoban.to_solve(findings)) is None:
                return tr(
                    "Every legal push equally likely: solved with probability {solved}, solved or "
                    "deadlocked after {after} pushes on average.",
                    solved=solved,
                    after=after,
                )
            return tr(
                "Every legal push equally likely: solved with probability {solved}, solved or "
                "deadlocked after {after} pushes on average, {to_solve} when solved.",
                solved=solved,
                after=after,
                to_solve=figure_text(
                    tr("pushes when solved"), format_number(float(in_solved.number), ".2f"), in_solved
                ),
            )
        if drawn is None or worked is None or not drawn.walks:
            return tr("Every legal push equally likely, until the level is solved or deadlocked.")
        return _drawn_words(drawn, worked)

    def _show_distribution(self, findings: Findings) -> None:
        """Plot the distribution after N pushes; must take less than a frame, for the slider to follow."""
        pushes = min(self.pushes, len(findings.distributions) - 1)
        distribution = findings.distributions[pushes]
        alive = [float(share) for share in distribution[:-1]]
        solved, dead = alive[0], float(distribution[-1])
        # One place more than there are values, so that a pill over the last one fits.
        letter = tr("left", context="pushes: left = 3")
        self.chart.set_places(0, len(alive), tr("pushes left, 0 solved"), letter)
        note = tr(
            "Deadlocked {dead}, solved {solved}: the rest can still be solved.",
            dead=figure_text(
                tr("deadlocked after N pushes"), percent(dead), sokoban.derive_share_here(findings, pushes, len(alive))
            ),
            solved=figure_text(
                tr("solved after N pushes"), percent(solved), sokoban.derive_share_here(findings, pushes, 0)
            ),
        )
        self.chart.show_series(
            [
                Series(
                    "exact", tr("Exact"), Form.BARS, alive, worked=partial(sokoban.derive_share_here, findings, pushes)
                )
            ],
            title=f"p(d | N = {self.pushes})",
            note=note,
        )
        left = self._analysis.verdict.left
        if left is not None:
            self.chart.mark(tr("this position"), left, left)
        else:
            self.chart.unmark()

    def _show_drawn(self, findings: Findings) -> None:
        drawn = findings.drawn
        assert drawn is not None
        series = []
        for key, name, form, column in (
            ("dead", tr("Deadlocked"), Form.CIRCLES, 1),
            ("solved", tr("Solved"), Form.TRIANGLES, 0),
        ):
            counts = [row[column] for row in drawn.ends]
            if any(counts):
                values = [count / drawn.walks for count in counts]
                ends = [wilson(count, drawn.walks) for count in counts]
                series.append(Series(key, name, form, values, ends, worked=partial(_share, counts, drawn.walks)))
        self.chart.unmark()
        self.chart.set_places(0, max(1, len(drawn.ends) - 1), tr("pushes until the walk ends"), "N")
        note = tr("%n walks simulated", one="%n walk simulated", n=drawn.walks)
        self.chart.show_series(series, title=tr("p(ends at N)"), note=note)

    def _on_pushes(self, pushes: int) -> None:
        self._settings.set(f"{NAME}/pushes", pushes)
        findings = self._analysis.findings
        if findings is not None and findings.distributions is not None:
            self._show_distribution(findings)

    def _on_simulate(self) -> None:
        self._analysis.ask(simulate=True)

    # Export

    def picture_name(self) -> str:
        return f"{self._analysis.name or 'sokoban'} random pusher"  # not shown

    def picture_size(self) -> QSize:
        return self.chart.picture_size()

    def draw(self, painter: QPainter) -> None:
        self.chart.draw(painter)

    def csv(self) -> str:
        findings = self._analysis.findings
        if findings is not None and findings.distributions is not None:
            head = ",".join(f"left_{depth}" for depth in range(findings.distributions.shape[1] - 1))
            rows = [
                f"{n}," + ",".join(f"{share:.12g}" for share in distribution)
                for n, distribution in enumerate(findings.distributions.tolist())
            ]
            return "\n".join([f"pushes,{head},dead", *rows, ""])
        ends = findings.drawn.ends if findings is not None and findings.drawn is not None else ()
        return "\n".join(["pushes,solved,dead", *(f"{n},{a},{b}" for n, (a, b) in enumerate(ends)), ""])


def _share(counts: Sequence[int], walks: int, place: int) -> DerivedFigure:
    return trials.share(counts[place], walks)


def _drawn_words(drawn: WalkSample, worked: Sequence[DerivedFigure]) -> str:
    """Return the sentence that sums up the outcome of sampled walks."""
    solved = figure_text(tr("chance to solve it"), sampled_percent(drawn.solved, drawn.walks), worked[0])
    share = trials.share(drawn.solved, drawn.walks)
    low_end, high_end = sampled_interval(drawn.solved, drawn.walks)
    low = figure_text(tr("chance at least"), low_end, share) if drawn.solved else ""
    high = figure_text(tr("chance at most"), high_end, share)
    sure = tr("{low} to {high}", low=low, high=high) if drawn.solved else tr("less than {high}", high=high)
    after = figure_text(tr("pushes until the end"), f"≈ {format_number(drawn.expected_pushes, '.2f')}", worked[1])
    if not drawn.cut:
        return tr(
            "Every legal push equally likely: solved with probability {solved} ({sure}), solved or "
            "seen to be deadlocked after {after} pushes.",
            solved=solved,
            sure=sure,
            after=after,
        )
    return tr(
        "Every legal push equally likely: solved with probability {solved} ({sure}), solved or "
        "seen to be deadlocked after {after} pushes; %n walks did not end.",
        one="Every legal push equally likely: solved with probability {solved} ({sure}), solved or "
        "seen to be deadlocked after {after} pushes; %n walk did not end.",
        n=drawn.cut,
        solved=solved,
        sure=sure,
        after=after,
    )
