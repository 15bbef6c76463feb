"""Depth pane of a level: number of solvable and of dead positions by number of pushes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.base.language.wording import clauses, duration, format_integer, sentences
from app.base.language.words import tr, translate
from app.base.services import Services
from app.plots.charts.counts import ColumnPart, CountsPlot, DepthPill
from app.plots.drawing.numbers import percent
from app.plots.panes.axis_choice import AxisChoice
from app.plots.panes.pane import PlotPane
from app.sokoban.analysis.analysis import FURTHER, LevelAnalysis
from app.widgets.controls.buttons import Button
from app.widgets.controls.segment import Segment
from app.widgets.explained_figures import NamedFigure, figure_number, figure_text
from core.base.words import phrase
from core.explain import plot_figures as plotted
from core.explain.sokoban import pushes, sokoban
from core.sokoban.graph.counting import Depths, PushLayerCounts

START, HERE = "start", "here"
ORIGINS = ((START, phrase("From start")), (HERE, phrase("From here")))
FORMULA = phrase(
    "A position is given by where the boxes stand and where the man can walk; its depth is the "
    "fewest pushes that lead to it. Breadth-first search counts the positions, and following every "
    "push backwards from the solved ones finds those that can still be solved. The others are "
    "deadlocks. Solid bars are complete counts, hatched bars are lower bounds."
)
NAME = "sokoban/depth"
SOLVABLE, OTHERS = "exact", "text3"
"""Colours of the solvable positions and of the others."""


class LevelDepthPane(PlotPane):
    """Pane that plots the positions counted by a `LevelAnalysis` by depth; its settings are remembered."""

    plot: CountsPlot

    def __init__(
        self,
        services: Services,
        analysis: LevelAnalysis,
        *,
        docked: bool = True,
        tells_position: Callable[[], bool] = lambda: True,
    ) -> None:
        """Create the pane for `analysis`; the current position is marked only while `tells_position()`."""
        super().__init__(tr("Depth distribution"), services, CountsPlot(self.reading), docked=docked)
        self._settings, self._analysis, self._tells_position = services.settings, analysis, tells_position
        self.plot.sheets = self._sheets
        origin = self._settings.get(f"{NAME}/origin", START)
        self.origin = Segment(ORIGINS, origin if origin in dict(ORIGINS) else START)
        self.origin.setAccessibleName(tr("Counted from"))
        self.origin.chosen.connect(self._on_origin)
        self.axis = AxisChoice(self._settings, f"{NAME}/axis", self.plot)
        self.add_tool(self.origin)
        self.add_tool(self.axis)
        self.further = Button(tr("Count further"))
        self.further.clicked.connect(analysis.count_further)
        self.add_tool(self.further)
        analysis.changed.connect(self.refresh)
        analysis.ask(here=self.origin.current == HERE)
        self.refresh()

    def refresh(self) -> None:
        """Redraw the pane."""
        depths = self._analysis.depths
        self._offer_more(depths)
        if depths is None:
            self.explain(tr("Positions of this level by their depth in pushes."), translate(FORMULA))
            self.plot.show_nothing(self._nothing())
            self.foot.set()
            return
        layers = self.layers
        self.explain(self.sentence(depths), translate(FORMULA))
        self.plot.show_plot()
        self.plot.show_columns([_parts(layer, self._is_solvable_exact(layer)) for layer in layers], self._pills())
        swatches = []
        if any(layer.solvable for layer in layers):
            swatches.append((tr("can be solved"), SOLVABLE, self._has_all_solvable))
        if any(layer.dead for layer in layers):
            swatches.append((tr("deadlocked"), OTHERS, True))
        if any(layer.exact and layer.unknown for layer in layers):
            swatches.append((tr("not known"), OTHERS, True))
        if any(not layer.exact and layer.states > layer.solvable for layer in layers):
            swatches.append((tr("at least"), OTHERS, False))
        from_start = self.origin.current == START
        unit = tr("depth, pushes from the start" if from_start else "depth, pushes from this position")
        self.foot.set(swatches, unit=unit)

    def _offer_more(self, depths: Depths | None) -> None:
        """Show the button that counts more positions, if there are more to count."""
        analysis = self._analysis
        counts = analysis.counts
        again = depths is not None and depths.whole and (counts is None or not counts.whole.complete)
        missing = analysis.stopped or again or (depths is not None and not depths.whole)
        self.further.setVisible(missing and analysis.question is not None)
        self.further.setEnabled(not analysis.counting)
        self.further.setText(tr("Count positions" if depths is None else "Count again" if again else "Count further"))
        if depths is None:
            tip = tr("Count up to {positions}", positions=_positions(analysis.next_limit))
        elif again:
            tip = tr(
                "Count them again to look up the position on the board: {duration}",
                duration=_time(depths, depths.states),
            )
        else:
            tip = tr(
                "Count up to {positions}: {duration}",
                positions=_positions(analysis.next_limit),
                duration=_time(depths, analysis.next_limit),
            )
        self.further.setToolTip(tip)
        self.further.updateGeometry()

    @property
    def layers(self) -> Sequence[PushLayerCounts]:
        """Layers that are plotted: from the level's start or from the current position."""
        findings, depths = self._analysis.findings, self._analysis.depths
        if self.origin.current == START:
            return depths.layers if depths is not None else ()
        return (findings.layers_here or ()) if findings is not None else ()

    @property
    def _has_all_solvable(self) -> bool:
        """Whether the plotted layers contain every position that can be solved."""
        findings, depths = self._analysis.findings, self._analysis.depths
        if self.origin.current == START:
            return depths is not None and depths.live
        return findings is not None and findings.counts.live.complete

    def _is_solvable_exact(self, layer: PushLayerCounts) -> bool:
        """Return whether no other position of a layer can be solved."""
        return self._has_all_solvable or _is_sorted_out(layer)

    def _nothing(self) -> str:
        if self._analysis.question is None:
            return tr("Positions are counted only while you play forwards. Press Shift+B to play forwards again.")
        if self._analysis.stopped:
            return tr("Cancelled. Nothing is known of this level yet.")
        return tr("The positions of this level are being counted")

    def _pills(self) -> list[DepthPill]:
        """Return the marks over the nearest solution and the current position, in the colour of their bars."""
        findings, verdict = self._analysis.findings, self._analysis.verdict
        if not self._tells_position():
            return []
        if self.origin.current == START:
            here, first = findings.depth if findings is not None else None, self._analysis.minimum_pushes
        else:
            here, first = 0, verdict.left
        pills = [] if first is None or first == here else [DepthPill(tr("first solution"), first, first, filled=False)]
        part = SOLVABLE if verdict.left is not None else OTHERS
        return pills if here is None else [*pills, DepthPill(tr("this position"), here, here, ink=part)]

    def sentence(self, depths: Depths) -> str:
        """Return the sentence that sums up what was counted."""
        states = sum(layer.states for layer in depths.layers)
        solvable = sum(layer.solvable for layer in depths.layers)
        positions, live, _ = sokoban.derive_position_counts(depths)
        if depths.whole:
            worked = pushes.SHARE.bind(positions=states, solvable=solvable)
            text = tr(
                "%n positions can be reached from the start, all counted; {share} of them can be solved.",
                one="%n position can be reached from the start, all counted; {share} of them can be solved.",
                n=figure_number(tr("positions"), states, positions),
                share=figure_text(tr("share of positions that can be solved"), percent(solvable / states, 3), worked),
            )
        elif depths.live:
            text = tr(
                "More than {states} positions can be reached from the start, of which exactly {solvable} can be "
                "solved.",
                states=figure_text(tr("positions"), format_integer(states), positions),
                solvable=figure_text(tr("can be solved"), format_integer(solvable), live),
            )
        else:
            text = tr(
                "This level has more than {positions}; those nearest to the start are shown.",
                positions=_positions(depths.states),
            )
        return sentences(text, self._describe_position(depths))

    def _describe_position(self, depths: Depths) -> str:
        """Return what is known of the position on the board, else what it would take to know more."""
        verdict = self._analysis.verdict
        if not self._tells_position():
            return ""
        if verdict.dead:
            return tr("This level cannot be solved." if verdict.level else "This position is a deadlock.")
        if verdict.left is not None:
            if not verdict.left:
                return tr("This position is solved.")
            worked = sokoban.LEFT.bind(layer=verdict.left)
            return tr("Fewest pushes left: {left}.", left=figure_number(tr("pushes left"), verdict.left, worked))
        if self._analysis.counting or depths.live or depths.seconds_for(self._analysis.next_limit) is None:
            return ""
        return tr(
            "Counting {times} times as many takes {duration}.",
            times=FURTHER,
            duration=_time(depths, self._analysis.next_limit),
        )

    def reading(self, depth: int) -> str:
        """Return the readout for one depth."""
        if not 0 <= depth < len(self.layers):
            return ""
        layer = self.layers[depth]
        parts = [_positions(layer.states) if layer.exact else tr("at least {what}", what=_positions(layer.states))]
        solvable_exact = self._is_solvable_exact(layer)
        if layer.solvable or solvable_exact:
            least = tr("{count:,} can be solved" if solvable_exact else "at least {count:,} can be solved",
                       count=layer.solvable)  # fmt: skip
            parts.append(least)
        if layer.dead:
            is_exact = _is_sorted_out(layer)
            parts.append(tr("{count:,} deadlocked" if is_exact else "at least {count:,} deadlocked", count=layer.dead))
        if layer.unknown:
            unknown = tr("{count:,} not known" if layer.exact else "at least {count:,} not known", count=layer.unknown)
            parts.append(unknown)
        return tr("Depth {depth}: {parts}", depth=depth, parts=clauses(parts))

    def _sheets(self, depth: int) -> Sequence[NamedFigure]:
        layers = self.layers
        if not 0 <= depth < len(layers) or not layers[depth].states:
            return ()
        layer, states = layers[depth], [one.states for one in layers]
        here, name = plotted.share_of(states, depth), tr("positions at depth {depth}", depth=depth)
        found = [NamedFigure(name, _bounded(layer.states, layer.exact), here, layer.exact)]
        for name, count, exact in (
            (tr("can be solved"), layer.solvable, self._is_solvable_exact(layer)),
            (tr("deadlocked"), layer.dead, _is_sorted_out(layer)),
        ):
            if count:
                worked = pushes.PART.bind(positions=layer.states, kind=count)
                found.append(NamedFigure(name, _bounded(count, exact), worked, exact))
        return found

    def _on_origin(self, origin: str) -> None:
        self._settings.set(f"{NAME}/origin", origin)
        self._analysis.ask(here=origin == HERE)
        self.refresh()

    # Export

    def picture_name(self) -> str:
        return f"{self._analysis.name or 'sokoban'} depths"  # not shown

    def csv(self) -> str:
        rows = [
            f"{depth},{layer.states},{layer.solvable},{layer.dead},{layer.unknown},{int(layer.exact)}"
            for depth, layer in enumerate(self.layers)
        ]
        return "\n".join(["depth,states,solvable,dead,unknown,exact", *rows, ""])


def _positions(number: int) -> str:
    return tr("%n positions", one="%n position", n=number)


def _is_sorted_out(layer: PushLayerCounts) -> bool:
    """Return whether every position of a layer is known to be solvable or dead."""
    return layer.exact and not layer.unknown


def _bounded(count: int, exact: bool) -> str:
    """Return a count as shown in a figure, marked if it is only a lower bound."""
    return format_integer(count) if exact else f"≥ {format_integer(count)}"


def _time(depths: Depths, states: int) -> str:
    """Return an estimate, in words, of the time it takes to count `states` positions."""
    seconds = depths.seconds_for(states)
    if seconds is None:
        return tr("not timed yet")
    return tr("about {duration}", duration=duration(seconds))


def _parts(layer: PushLayerCounts, solvable_exact: bool) -> list[ColumnPart]:
    """Return the parts of a layer's bar: all positions, and in front of them the solvable ones."""
    parts = []
    if layer.states > layer.solvable:
        parts.append(ColumnPart(layer.states, OTHERS, layer.exact, faint=layer.exact))
    return [*parts, ColumnPart(layer.solvable, SOLVABLE, solvable_exact)]
