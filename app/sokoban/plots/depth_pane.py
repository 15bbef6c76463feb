"""The depth pane of a level: its positions by pushes, the dead ones told apart from those that can be solved."""

from __future__ import annotations

from collections.abc import Sequence

from app.plots.axis_choice import AxisChoice
from app.plots.counts import CountsPlot, Part, Pill
from app.plots.numbers import percent
from app.plots.pane import PlotPane
from app.services.services import Services
from app.sokoban.analysis import FURTHER, LevelAnalysis
from app.widgets.buttons import Button
from app.widgets.segment import Segment
from app.widgets.text import grouped
from core.sokoban.graph.analysis import Findings
from core.sokoban.graph.counting import LayerCounts

START, HERE = "start", "here"
ORIGINS = ((START, "From start"), (HERE, "From here"))
FORMULA = (
    "A position is where the boxes stand and where the man can walk; its depth is the fewest pushes that lead to it. "
    "Breadth-first search counts them, and following every push backwards from the solved positions finds those that "
    "can still be solved. The others are dead. Solid bars are counted to the end, hatched ones are at least as high."
)
NAME = "sokoban/depth"


class LevelDepthPane(PlotPane):
    """Draws what a `LevelAnalysis` knows; what is chosen in it is remembered."""

    plot: CountsPlot

    def __init__(self, services: Services, analysis: LevelAnalysis, *, docked: bool = True) -> None:
        super().__init__("Depth distribution", services.messages, CountsPlot(self.reading), docked=docked)
        self._settings, self._analysis = services.settings, analysis
        origin = self._settings.get(f"{NAME}/origin", START)
        self.origin = Segment(ORIGINS, origin if origin in dict(ORIGINS) else START)
        self.origin.setAccessibleName("Counted from")
        self.origin.chosen.connect(self._on_origin)
        self.axis = AxisChoice(self._settings, f"{NAME}/axis", self.plot)
        self.add_tool(self.origin)
        self.add_tool(self.axis)
        self.further = Button("Count further")
        self.further.setToolTip(f"Count up to {FURTHER} times as many positions")
        self.further.clicked.connect(analysis.count_further)
        self.add_tool(self.further)
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
            self.plot.show_nothing(self._nothing())
            self.foot.set()
            return
        layers = self.layers
        self.explain(self.sentence(findings), FORMULA)
        self.plot.show_plot()
        whole = findings.counts.live.complete
        self.plot.show_columns([_parts(layer, whole) for layer in layers], self._pills(findings))
        swatches = [("can be solved", "exact", whole)]
        if any(layer.dead for layer in layers):
            swatches.append(("dead", "text3", True))
        if any(not layer.exact and layer.states > layer.solvable for layer in layers):
            swatches.append(("at least", "text3", False))
        origin = "the start" if self.origin.current == START else "this position"
        self.foot.set(swatches, unit=f"depth, pushes from {origin}")

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

    def _pills(self, findings: Findings) -> list[Pill]:
        """Over the nearest solution, and over the position on the board."""
        here, first = (findings.depth, findings.counts.pushes) if self.origin.current == START else (0, findings.left)
        pills = [] if first is None or first == here else [Pill("first solution", first, first, filled=False)]
        return pills if here is None else [*pills, Pill("this position", here, here)]

    def sentence(self, findings: Findings) -> str:
        """What was found, in words."""
        counts = findings.counts
        states = sum(layer.states for layer in findings.layers)
        solvable = sum(layer.solvable for layer in findings.layers)
        if counts.whole.complete:
            share = percent(solvable / states, 3)
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

    # export

    def picture_name(self) -> str:
        return "sokoban-depth"

    def csv(self) -> str:
        rows = [
            f"{depth},{layer.states},{layer.solvable},{layer.dead},{layer.unknown},{int(layer.exact)}"
            for depth, layer in enumerate(self.layers)
        ]
        return "\n".join(["depth,states,solvable,dead,unknown,exact", *rows, ""])


def _positions(number: int) -> str:
    return "1 position" if number == 1 else f"{grouped(number)} positions"


def _parts(layer: LayerCounts, whole: bool) -> list[Part]:
    """All positions of a layer, and before them those that can be solved, which may be more if not all is `whole`."""
    parts = []
    if layer.states > layer.solvable:
        parts.append(Part(layer.states, "text3", layer.exact, faint=layer.exact))
    return [*parts, Part(layer.solvable, "exact", whole)]
