"""Walk pane of the cube: p(d|N) exactly, by two models and measured, and the distances between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.base.language.wording import clauses, format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.storage import fields
from app.base.theme import theme
from app.cube.depth.path import describe_bracket, tells
from app.cube.model.model import WALK_MOVES
from app.cube.walk import sentences, series
from app.cube.walk.controls import WalkControls
from app.cube.walk.model import SAMPLES, SMALL, WalkComparisonModel
from app.cube.walk.multiples import LOW, TALL, Multiples, SmallMultiple
from app.cube.walk.pathmap import Path, PathDepth, PathMap
from app.cube.walk.series import MEASURED
from app.cube.walk.series_table import SeriesTable
from app.plots.charts.chart import Chart, PinnedCurve
from app.plots.charts.series import Series
from app.plots.drawing.marks import Form
from app.plots.panes.axis_choice import AxisChoice
from app.plots.panes.export_menu import AROUND
from app.plots.panes.frame import PaneFrame
from app.plots.panes.legend import Chips
from app.plots.panes.moves_slider import MovesSlider
from app.widgets.controls.buttons import Button, IconButton
from app.widgets.controls.segment import Segment
from app.widgets.text import Hairline, Label
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.solve.bracket import Bracket
from core.cube.walk.comparison import LONGEST, NEAR, DistributionMethod

DISTRIBUTION, DISTANCE, MAP = "law", "distance", "map"
VIEWS = ((DISTRIBUTION, "p(d | N)"), (DISTANCE, phrase("Distance")), (MAP, phrase("Map", context="a plot")))
SENTENCE_FROM, CHIPS_FROM, FIGURES_FROM, MULTIPLES_FROM, TALL_FROM = 330, 268, 460, 630, 740
"""Heights from which a docked pane shows these parts, and from which the small plots are tall."""
LEAST_HEIGHT = 232
LOOSE = 14
"""Number of depths from which a bracket is too wide for the path on the map."""


class CubeWalkPane(PaneFrame):
    """Pane that draws the comparison of a `WalkComparisonModel`; its choices are stored under `name`."""

    moves_changed = Signal(int)
    view_changed = Signal()
    travelled = Signal(int)
    """A position on the map's path was chosen: the number of moves before it."""

    def __init__(self, services: Services, walks: WalkComparisonModel, name: str, *, docked: bool = True) -> None:
        super().__init__(tr("Random walk"), services, docked=docked)
        self._settings, self._name, self.walks = services.settings, name, walks
        self._surface = "bg"
        self._roomy = True
        self._mark: tuple[int, int] | None = None
        self._hidden = set(self._settings.get(f"{name}/hidden", series.STATIONARY).split())
        saved = self._settings.get(f"{name}/view", DISTRIBUTION)
        self.view = Segment(VIEWS, saved if saved in dict(VIEWS) else DISTRIBUTION)
        self.view.setAccessibleName(tr("View", context="one of several plots"))
        self.view.chosen.connect(self._on_view)
        self.add_tool(self.view)
        self.chart = Chart(tr("Random walk"))
        self.chart.chosen.connect(self._on_place_chosen)
        self.map = PathMap()
        self.map.sheets = lambda moves: series.map_told(walks.comparison, self.map.shades, moves)
        self.map.chosen.connect(self._on_map_chosen)
        self._plot = QStackedWidget()
        for plot in (self.chart, self.map):
            self._plot.addWidget(plot)
        self.chips = self._make_chips()
        self.slider = MovesSlider(0, LONGEST[SMALL], self._settings.get(f"{name}/moves", WALK_MOVES), pins=True)
        self.slider.changed.connect(self._on_moves)
        self.slider.pins_changed.connect(self._on_pins)
        self.figures, self.multiples = SeriesTable(), Multiples()
        self.multiples.chosen.connect(self.go_to)
        self.multiples.lit.connect(self._on_multiple_pointed)
        self.chart.moved.connect(self._on_cursor)
        self._caption = Label("", 11, 400, "text2", wrap=True)
        self.controls = WalkControls(walks, AxisChoice(self._settings, f"{name}/axis", self.chart), board=docked)
        self._tray_button = IconButton("settings", tr("Start, growth and axis"))
        self._tray_button.setCheckable(True)
        self._rules = Hairline(), Hairline()
        self.set_plot(self._lay_out())
        self.setMinimumHeight(LEAST_HEIGHT)
        if docked:
            self.add_tool(self._tray_button)
            self._tray_button.toggled.connect(self._on_tray)
            self._tray_button.setChecked(self._settings.get(f"{name}/options", False))
            self.controls.setVisible(self._tray_button.isChecked())
        self._subject: tuple[object, ...] = ()
        walks.changed.connect(self.refresh)
        walks.measured_changed.connect(self.refresh)
        self.refresh()

    def _make_chips(self) -> Chips:
        chips = Chips()
        for method in DistributionMethod:
            self._add_chip(chips, method, series.NAMES[method], series.FORMS[method], translate(series.SHORT[method]))
        for key, text, form in (
            (MEASURED, tr("Measured"), Form.TRIANGLES),
            (series.STATIONARY, tr("Stationary"), Form.DOTS),
            (series.UNIFORM, tr("Exact to uniform"), Form.LINE),
            (series.LUMPED_UNIFORM, tr("Lumped to uniform"), Form.LONG_DASH),
            (series.ERROR, tr("Lumped to exact"), Form.GAP),
        ):
            self._add_chip(chips, key, text, form)
        self.measure_button = Button(tr("Measure", context="take samples"))
        self.measure_button.clicked.connect(self.measure)
        chips.add_widget(self.measure_button)
        chips.toggled.connect(self._on_chip)
        return chips

    def _add_chip(self, chips: Chips, key: str, text: str, form: Form, short: str = "") -> None:
        chips.add(key, text, form, short).setChecked(key not in self._hidden)

    def _lay_out(self) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.chips)
        column.addWidget(self._plot, 1)
        column.addWidget(self.slider)
        if self._docked:
            column.addWidget(self.controls)
        column.addWidget(self._rules[0])
        column.addWidget(self.figures)
        column.addWidget(self._rules[1])
        column.addWidget(self.multiples)
        column.addWidget(self._caption)
        return box

    # called from outside

    @property
    def moves(self) -> int:
        """Number of moves N."""
        return self.slider.value

    def go_to(self, moves: int) -> None:
        """Choose another number of moves."""
        self.slider.set_value(moves)
        self._on_moves(self.slider.value)

    def show_view(self, view: str) -> None:
        """Show a view: "law", "distance" or "map"."""
        self.view.set_current(view)
        self._on_view(view)

    def mark(self, lowest: int | None, highest: int | None) -> None:
        """Mark the bounds of the current cube's depth."""
        mark = None if lowest is None or highest is None else (lowest, highest)
        if mark != self._mark:
            self._mark = mark
            self._show_mark()

    @property
    def is_map_shown(self) -> bool:
        """Whether the map is shown."""
        return self.view.current == MAP

    def show_game(self, brackets: Sequence[Bracket | None], now: int) -> None:
        """Draw the known depths of a game as a path on the map; `now` is the index of the current position."""
        stops = [_stop(bracket) for bracket in brackets]
        self.map.show_path(Path(stops, now, tr("this game")))

    def set_surface(self, token: str) -> None:
        """Set the colour of the background: "bg", or "panel" where the pane replaces the panel."""
        self._surface = token
        self.chart.set_surface(token)
        self.multiples.set_surface(token)
        self.update()

    def measure(self) -> None:
        """Measure more walks of the chosen number of moves, or stop."""
        self.walks.measure(self.moves)

    # updates

    def refresh(self) -> None:
        """Update plot, figures and controls of the pane to its model."""
        walks, comparison = self.walks, self.walks.comparison
        subject = (walks.puzzle, walks.metric)
        if subject != self._subject:
            self._subject = subject
            self.slider.set_range(0, comparison.longest)
            self._restore_pins()
        if self.view.current == DISTRIBUTION:
            sentence = sentences.distribution_sentence(walks)
            self.explain(sentence, sentences.distribution_formula(comparison))
        elif self.view.current == DISTANCE:
            self.explain(sentences.distance_sentence(walks), sentences.DISTANCE_FORMULA)
        else:
            self.explain(sentences.map_sentence(walks, game=self._docked), sentences.distribution_formula(comparison))
        # in that view a click chooses another N
        self.chart.own_click = self.view.current == DISTANCE
        self._plot.setCurrentWidget(self.map if self.is_map_shown else self.chart)
        self._show_chips()
        self._show_pins()
        self._show_moves()
        self._show_mark()

    def _show_chips(self) -> None:
        chips = [*DistributionMethod, MEASURED, series.STATIONARY]
        if self.view.current == DISTANCE:
            chips = [series.UNIFORM, series.LUMPED_UNIFORM, series.ERROR]
        elif self.is_map_shown:
            chips = [DistributionMethod.EXACT, DistributionMethod.LUMPED]
        self.measure_button.setVisible(self.view.current == DISTRIBUTION and self._roomy)
        self.chips.show_only(chips)

    def _series(self) -> list[Series]:
        comparison = self.walks.comparison
        if self.view.current == DISTANCE:
            return series.distance_series(comparison)
        return series.distribution_series(comparison, self.moves, self.walks.read_end_depths(self.moves))

    def _show_moves(self) -> None:
        """Update all that depends on N; called for each step of the slider, so it must take less than a frame."""
        walks, comparison, moves = self.walks, self.walks.comparison, self.moves
        drawn = self._series()
        if self.is_map_shown:
            self._show_map()
        reason = self._nothing(drawn)
        if reason:
            self.chart.show_nothing(reason)
        else:
            self.chart.show_plot()
            self._show_series(drawn)
        measured = walks.read_end_depths(moves)
        rows = series.distribution_rows(comparison, moves, measured)
        if self.view.current == DISTANCE:
            rows = series.distance_rows(comparison, moves)
        self.figures.set(*rows)
        self._show_hints(drawn)
        self._show_measuring()
        if not self.multiples.isHidden():
            self._show_multiples()

    def _show_map(self) -> None:
        """Shade the map with the exact walk where it is known, otherwise with the chain."""
        comparison = self.walks.comparison
        self.multiples.follow(None)
        shades = series.map_shades(comparison, [method for method in DistributionMethod if method not in self._hidden])
        self.map.show_shades(shades, comparison.deepest, comparison.metric.step)
        self.map.go_to(self.moves)

    def _show_series(self, drawn: list[Series]) -> None:
        comparison, moves = self.walks.comparison, self.moves
        shown = [one for one in drawn if one.key not in self._hidden]
        if self.view.current == DISTRIBUTION:
            self.multiples.follow(self.chart)
            self.chart.set_places(0, comparison.deepest, tr("depth d, {unit}", unit=comparison.metric.unit), "d")
            quarter = comparison.metric is Metric.QTM and comparison.start is not None
            self.chart.show_series(
                shown,
                title=f"p(d | N = {moves})",
                note=sentences.parity_note(comparison, moves),
                possible=(lambda depth: comparison.possible(depth, moves)) if quarter else None,
            )
            self.chart.set_level(None)
        else:
            self.multiples.follow(None)
            self.chart.set_places(0, comparison.longest, clauses(("N", translate(comparison.metric.unit))), "N")
            self.chart.show_series(shown, title=tr("Total variation distance"))
            self.chart.set_level(NEAR, tr("mixed: within 25 %"))
            self.chart.mark(f"N = {moves}", moves, moves, line=True)

    def _nothing(self, drawn: list[Series]) -> str:
        """Return why there is no curve to draw; "" if there is one."""
        walks, comparison = self.walks, self.walks.comparison
        if comparison.start is None and self.view.current == DISTRIBUTION:
            return tr("The depth of this cube is not known yet. Solve it, or start from the solved cube.")
        if any(one.key != DistributionMethod.BINOMIAL for one in drawn):
            return ""
        if walks.failure:
            return walks.failure
        if walks.counting or comparison.puzzle == SMALL:
            return tr("Counting the exact walk, once.")
        if self.view.current == DISTANCE:
            return tr("These distances are unknown: neither the true walk nor the whole chain is known.")
        return "" if drawn else tr("Nothing is known of this walk.")

    def _show_hints(self, drawn: list[Series]) -> None:
        known = {one.key for one in drawn}
        if self.is_map_shown:
            known = {method for method in DistributionMethod if self.walks.comparison.find_last_known(method) >= 0}
        uniform = series.STATIONARY, series.UNIFORM, series.LUMPED_UNIFORM
        for key in (*DistributionMethod, MEASURED, *uniform, series.ERROR):
            self.chips.chip(key).set_hint("" if key in known else self._hint(key))

    def _hint(self, key: str) -> str:
        walks, comparison = self.walks, self.walks.comparison
        if key == MEASURED:
            if walks.elsewhere:
                return tr("Walks are measured from the solved cube")
            return tr(
                "No walk of %n moves has been measured yet: press Measure",
                one="No walk of %n move has been measured yet: press Measure",
                n=self.moves,
            )
        if comparison.start is None:
            return tr("The depth of this cube is not known")
        if key == DistributionMethod.EXACT and comparison.find_last_known(DistributionMethod.EXACT) >= 0:
            return tr(
                "The true walk is known for up to %n moves",
                one="The true walk is known for up to %n move",
                n=comparison.find_last_known(DistributionMethod.EXACT),
            )
        return tr("Not known for this walk")

    def _show_measuring(self) -> None:
        job = self.walks.measuring
        self.measure_button.setEnabled(not self.walks.elsewhere)
        measured = self.walks.read_end_depths(self.moves)
        words = tr("Measure more") if measured is not None else tr("Measure", context="take samples")
        if job is not None:
            words = tr("Stop", context="a computation or a replay")
        more = tr(
            "Solve {samples} random walks of %n moves optimally",
            one="Solve {samples} random walks of %n move optimally",
            n=self.moves,
            samples=format_integer(SAMPLES),
        )
        if measured is not None:
            more = f"{tr('{samples} so far.', samples=format_integer(measured.samples))} {more}"
        self.measure_button.setToolTip(more if job is None else tr("Stop measuring; finished walks are kept"))
        if words != self.measure_button.text():
            self.measure_button.setText(words)
            self.measure_button.setAccessibleName(words)
            self.chips.arrange()

    def _on_multiple_pointed(self, depth: int) -> None:
        """Move the cursor of the large plot to the depth under the mouse in a small one."""
        if self.view.current == DISTRIBUTION:
            self.chart.point(depth)

    def _on_cursor(self, place: int) -> None:
        self.multiples.point(place if self.view.current == DISTRIBUTION else -1)

    def _show_multiples(self) -> None:
        walks, comparison = self.walks, self.walks.comparison
        numbers = Multiples.moves_for(series.USUAL[walks.puzzle], self.moves)
        smalls = []
        for number in numbers:
            drawn = series.distribution_series(comparison, number, None)
            shown = tuple(one for one in drawn if one.key not in self._hidden)
            under = series.small_shown(comparison, number)
            smalls.append(SmallMultiple(number, shown, under.text, under.worked))
        self.multiples.show_plots(smalls, self.moves, comparison.deepest)
        self._caption.setText(series.small_caption(comparison))

    def _show_mark(self) -> None:
        if self.view.current != DISTRIBUTION:
            return
        if self._mark is None:
            self.chart.unmark()
        else:
            self.chart.mark(tr("this cube"), *self._mark)

    def _show_pins(self) -> None:
        if self.view.current != DISTRIBUTION:
            self.chart.set_pinned_curves(())
            return
        comparison, pinned = self.walks.comparison, []
        for moves in self.slider.pinned_numbers:
            distributions = (series.possible_distribution(comparison, method, moves) for method in DistributionMethod)
            distribution = next((one for one in distributions if one is not None), None)
            if distribution is not None:
                pinned.append(PinnedCurve(f"N = {moves}", distribution))
        self.chart.set_pinned_curves(pinned)

    # actions of the user

    def _on_moves(self, moves: int) -> None:
        self._settings.set(f"{self._name}/moves", moves)
        self._show_moves()
        self.moves_changed.emit(moves)

    def _on_place_chosen(self, place: int) -> None:
        if self.view.current == DISTANCE:
            self.go_to(place)

    def _on_map_chosen(self, place: int) -> None:
        self.go_to(place)
        if place < len(self.map.path.stops):
            self.travelled.emit(place)

    def _on_view(self, view: str) -> None:
        self._settings.set(f"{self._name}/view", view)
        self.chart.unmark()
        self.refresh()
        self._fit()
        self.view_changed.emit()

    def _on_chip(self, key: str, on: bool) -> None:
        self._hidden = self._hidden - {key} if on else self._hidden | {key}
        self._settings.set(f"{self._name}/hidden", " ".join(sorted(self._hidden)))
        self._show_moves()

    def _on_tray(self, on: bool) -> None:
        self._settings.set(f"{self._name}/options", on)
        self.controls.setVisible(on)
        self._fit()

    def _on_pins(self) -> None:
        pins = " ".join(map(str, self.slider.pinned_numbers))
        self._settings.set(f"{self._name}/pins-{self.walks.puzzle}-{self.walks.metric}", pins)
        self._show_pins()

    def _restore_pins(self) -> None:
        saved = self._settings.get(f"{self._name}/pins-{self.walks.puzzle}-{self.walks.metric}", "")
        pins = map(fields.digits, saved.split())
        self.slider.set_pinned_numbers(tuple(pin for pin in pins if pin is not None))

    # size

    def sizeHint(self) -> QSize:
        return QSize(584, 300) if self._docked else QSize(700, 600)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Hide the parts that there is no room for, the least important first."""
        tray = self.controls.sizeHint().height() if self._docked and self._tray_button.isChecked() else 0
        room = self.height() - tray
        self._sentence.setVisible(room >= SENTENCE_FROM)
        self._roomy = room >= FIGURES_FROM
        self._show_chips()
        self.chips.setVisible(room >= CHIPS_FROM)
        # the map shows all numbers of moves at once
        self.slider.setVisible(not self.is_map_shown or room >= SENTENCE_FROM)
        self._rules[0].setVisible(room >= FIGURES_FROM)
        self.figures.setVisible(room >= FIGURES_FROM)
        tall = room >= MULTIPLES_FROM
        appear = tall and self.multiples.isHidden()
        self.multiples.setFixedHeight(TALL if room >= TALL_FROM else LOW)
        for widget in (self._rules[1], self.multiples, self._caption):
            widget.setVisible(tall)
        if appear:
            self._show_multiples()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.walks.wake()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.walks.rest()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._docked:
            QPainter(self).fillRect(self.rect(), QColor(getattr(theme.current(), self._surface)))

    # export

    def picture_name(self) -> str:
        what = self.moves if self.view.current == DISTRIBUTION else self.view.current
        return f"walk-{self.walks.puzzle}-{self.walks.metric}-{what}"

    def picture_size(self) -> QSize:
        around = QSize(2 * AROUND, 2 * AROUND)
        return self.map.picture_size() + around if self.is_map_shown else self.chart.picture_size()

    def draw(self, painter: QPainter) -> None:
        if not self.is_map_shown:
            self.chart.draw(painter)
            return
        size = self.picture_size()
        painter.fillRect(0, 0, size.width(), size.height(), QColor(theme.current().bg))
        painter.translate(AROUND, AROUND)
        self.map.draw(painter)

    def csv(self) -> str:
        comparison = self.walks.comparison
        if self.view.current == DISTANCE:
            return series.distance_csv(comparison)
        if self.is_map_shown:
            return series.map_csv(comparison, self.map.path)
        shown = {self.moves, *self.slider.pinned_numbers, *(small.moves for small in self.multiples.smalls)}
        return series.distribution_csv(
            comparison, [(moves, self.walks.read_end_depths(moves)) for moves in sorted(shown)]
        )


def _stop(bracket: Bracket | None) -> PathDepth | None:
    told = bracket is not None and tells(bracket, LOOSE)
    return PathDepth(bracket.lower, bracket.upper, describe_bracket(bracket)) if bracket is not None and told else None
