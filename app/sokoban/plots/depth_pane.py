"""The depth pane of a level: its positions by pushes, the dead ones told apart from those that can be solved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QResizeEvent

from app.plots.body import Body
from app.plots.frame import PaneFrame
from app.plots.legend import Legend
from app.services import theme
from app.services.services import Services
from app.sokoban.analysis import FURTHER, Findings, LevelAnalysis
from app.sokoban.plots.depth_plot import DepthPlot
from app.widgets.buttons import Button
from app.widgets.segment import Segment
from app.widgets.text import grouped
from core.sokoban.graph.counting import LayerCounts

LINEAR, LOG = "linear", "log"
AXES = ((LINEAR, "Linear"), (LOG, "Log"))
START, HERE = "start", "here"
ORIGINS = ((START, "From start"), (HERE, "From here"))
FORMULA = (
    "A position is where the boxes stand and where the man can walk; its depth is the fewest pushes that lead to it. "
    "Breadth-first search counts them, and following every push backwards from the solved positions finds those that "
    "can still be solved. The others are dead. Solid bars are counted to the end, hatched ones are at least as high."
)
NAME = "sokoban/depth"


class LevelDepthPane(PaneFrame):
    """Draws what a `LevelAnalysis` knows; what is chosen in it is remembered."""

    def __init__(self, services: Services, analysis: LevelAnalysis, *, docked: bool = True) -> None:
        super().__init__("Depth distribution", services.messages, docked=docked)
        self._settings, self._analysis = services.settings, analysis
        origin, axis = (self._settings.get(f"{NAME}/{key}", "") for key in ("origin", "axis"))
        self.origin = Segment(ORIGINS, origin if origin in dict(ORIGINS) else START)
        self.origin.setAccessibleName("Counted from")
        self.origin.chosen.connect(self._on_origin)
        self.axis = Segment(AXES, axis if axis in dict(AXES) else LINEAR)
        self.axis.setAccessibleName("Axis")
        self.axis.chosen.connect(self._on_axis)
        self.add_tool(self.origin)
        self.add_tool(self.axis)
        self.plot = DepthPlot()
        self.plot.set_log(self.axis.current == LOG)
        self.plot.pointed.connect(self._on_pointed)
        self.body = Body(self.plot)
        self.further = Button("Count further")
        self.further.setToolTip(f"Count up to {FURTHER} times as many positions")
        self.further.clicked.connect(analysis.count_further)
        self.add_tool(self.further)
        self.key = Legend()
        self.body.foot.insertWidget(0, self.key, 1)
        self.set_plot(self.body)
        analysis.changed.connect(self.refresh)
        analysis.ask(here=self.origin.current == HERE)
        self.refresh()

    def refresh(self) -> None:
        """Draw everything anew."""
        findings = self._analysis.findings
        self.further.setVisible(self._analysis.stopped or (findings is not None and not findings.counts.whole.complete))
        self.further.setText("Count positions" if self._analysis.stopped else "Count further")
        self.further.updateGeometry()
        if findings is None:
            self.explain("How many positions of this level lie how many pushes deep.", FORMULA)
            self.body.show_nothing(self._nothing())
            self.key.set(())
            return
        layers = self.layers
        self.explain(self.sentence(findings), FORMULA)
        self.body.show_plot()
        here, first = self._marks(findings)
        from_start = self.origin.current == START
        self.plot.show_layers(layers, here=here, first=first, solid=findings.counts.live.complete)
        self.body.unit.setText(f"depth, pushes from {'the start' if from_start else 'this position'}")
        self._show_key(layers, findings)

    @property
    def layers(self) -> Sequence[LayerCounts]:
        """What is drawn."""
        findings = self._analysis.findings
        if findings is None:
            return ()
        if self.origin.current == START:
            return findings.layers
        return findings.layers_here or ()

    def _nothing(self) -> str:
        if self._analysis.question is None:
            return "Positions are counted for a level that is played forwards. Press B to play forwards again."
        if self._analysis.stopped:
            return "Cancelled. Nothing is known of this level yet."
        return "The positions of this level are being counted"

    def _marks(self, findings: Findings) -> tuple[int | None, int | None]:
        """The depths of the position on the board, and of the nearest solution."""
        if self.origin.current == HERE:
            return 0, findings.left
        return findings.depth, findings.counts.pushes

    def sentence(self, findings: Findings) -> str:
        """What was found, in words."""
        counts = findings.counts
        states = sum(layer.states for layer in findings.layers)
        solvable = sum(layer.solvable for layer in findings.layers)
        if counts.whole.complete:
            share = _percent(solvable / states)
            text = f"{_positions(states)} can be reached from the start, all counted; {share} of them can be solved."
        elif counts.live.complete:
            text = (
                f"More than {grouped(states)} positions can be reached from the start, of which exactly "
                f"{grouped(solvable)} can be solved."
            )
        else:
            text = f"This level has more than {_positions(counts.states)}; those nearest to the start are shown."
        return f"{text} {self._here(findings)}".strip()

    def _here(self, findings: Findings) -> str:
        if findings.dead:
            return "This one is dead." if not findings.counts.unsolvable else "Nobody can solve this level."
        if findings.left is not None:
            return "It is solved." if not findings.left else f"Fewest pushes left: {findings.left}."
        return ""

    def _show_key(self, layers: Sequence[LayerCounts], findings: Findings) -> None:
        tokens = theme.current()
        marks = [("can be solved", tokens.plot.exact, findings.counts.live.complete)]
        if any(layer.dead for layer in layers):
            marks.append(("dead", tokens.text3, True))
        if any(not layer.exact and layer.states > layer.solvable for layer in layers):
            marks.append(("at least", tokens.text3, False))
        self.key.set(marks)
        self._fit_foot()

    def _on_pointed(self, depth: int) -> None:
        self.body.reading.setText(self.reading(depth) if depth >= 0 else "")
        self._fit_foot()

    def _fit_foot(self) -> None:
        """The read-out takes the key's place, and the unit gives way to either."""
        reading = bool(self.body.reading.text())
        self.body.reading.setVisible(reading)
        self.key.setVisible(not reading)
        first = self.body.reading if reading else self.key
        self.body.unit.setVisible(first.sizeHint().width() + self.body.unit.sizeHint().width() + 60 <= self.width())

    def reading(self, depth: int) -> str:
        """What the pane says about one depth."""
        if not 0 <= depth < len(self.layers):
            return ""
        layer = self.layers[depth]
        sign = "" if layer.exact else "at least "
        parts = [f"{sign}{_positions(layer.states)}", f"{grouped(layer.solvable)} can be solved"]
        if layer.dead:
            parts.append(f"{grouped(layer.dead)} dead")
        return f"Depth {depth}: {', '.join(parts)}"

    def _on_origin(self, origin: str) -> None:
        self._settings.set(f"{NAME}/origin", origin)
        self._analysis.ask(here=origin == HERE)
        self.refresh()

    def _on_axis(self, axis: str) -> None:
        self._settings.set(f"{NAME}/axis", axis)
        self.plot.set_log(axis == LOG)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_foot()

    def dye(self) -> None:
        self.refresh()

    # export

    def picture_name(self) -> str:
        return "sokoban-depth"

    def picture_size(self) -> QSize:
        return self.plot.size()

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.plot.rect(), theme.colour(theme.current().bg))
        self.plot.draw(painter)

    def csv(self) -> str:
        rows = [
            f"{depth},{layer.states},{layer.solvable},{layer.dead},{layer.unknown},{int(layer.exact)}"
            for depth, layer in enumerate(self.layers)
        ]
        return "\n".join(["depth,states,solvable,dead,unknown,exact", *rows, ""])


def _positions(number: int) -> str:
    return "1 position" if number == 1 else f"{grouped(number)} positions"


def _percent(share: float) -> str:
    return f"{100 * share:.3g}\u2009%"
