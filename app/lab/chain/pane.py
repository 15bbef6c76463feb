"""Stage of the chain: bands, balance of the populations, and below a view such as the matrix."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from app.base.language.wording import format_integer
from app.base.language.words import tr, translate
from app.base.services import Services
from app.base.theme import theme
from app.lab.chain.balance import BalanceBars
from app.lab.chain.bands import Bands
from app.lab.chain.matrix import ChainMatrix
from app.lab.chain.model import BANDS, GROWTH, LAW, MATRIX, POPULATIONS, TOWER, VIEWS, Chain, ChainModel
from app.lab.chain.picture import ChainPicture
from app.lab.chain.sentences import SENTENCE, balance_done, formula, gap_told, law_note, shares_told, states_text
from app.lab.chain.stage import SPACING, FoldingStage
from app.lab.chain.tower import Tower, flow_text
from app.lab.charts.lined_counts import CountLine, LinedCounts
from app.plots.charts.chart import Chart
from app.plots.charts.counts import ColumnPart
from app.plots.charts.series import Series
from app.plots.drawing.marks import Form
from app.plots.drawing.numbers import mark_approximate
from app.plots.panes.export_menu import AROUND
from app.plots.panes.frame import PaneFrame
from app.plots.panes.legend import Chips
from app.plots.panes.moves_slider import MovesSlider
from app.widgets.controls.range_slider import RangeSlider
from app.widgets.controls.segment import Segment
from app.widgets.explained_figures import NamedFigure, figure_decimal
from app.widgets.text import Hairline, Label, row
from core.base.words import phrase
from core.cube.metrics import Metric
from core.cube.walk import chain_states
from core.explain import plot_figures as plotted
from core.explain.cube import chain as derived
from core.explain.cube import walks

TITLE = phrase("Each depth is a state, each move a step")
COUNTED, ESTIMATED, CHAIN = "counted", "estimated", "chain"
LIMIT = phrase("Stationary distribution")
FIT_WIDTH = 220


class ChainPane(PaneFrame):
    """Pane of the chain, which follows its model.

    The export has the chosen view under the bands, or the one of both that is in front.
    """

    def __init__(self, services: Services, model: ChainModel) -> None:
        super().__init__(TITLE, services, docked=False)
        self._model = model
        self.populations = Segment(POPULATIONS, model.populations)
        self.populations.setAccessibleName(tr("Populations"))
        self.populations.chosen.connect(lambda key: setattr(model, "populations", key))
        self._populations = row(Label(tr("Populations"), 12, 400, "text2"), self.populations, spacing=8)
        self.add_tool(self._populations)
        self.bands, self.balance = Bands(), BalanceBars()
        self._balance_title = Label(
            tr("Balance: each move changes the parity, so even and odd depths must hold equally many positions."),
            12, 400, "text2", elided=True,
        )  # fmt: skip
        self.view = Segment(((BANDS, phrase("Bands")), *VIEWS), model.view)
        self.view.setAccessibleName(tr("What is shown below"))
        self.view.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.view.chosen.connect(self._on_view)
        self.chips = Chips()
        for key, text, form in (
            (COUNTED, translate(LIMIT), Form.BARS), (ESTIMATED, translate(LIMIT), Form.HATCHED),
            (CHAIN, tr("Chain"), Form.LONG_DASH),
        ):  # fmt: skip
            self.chips.add(key, text, form)
        self.chips.toggled.connect(self._on_chip)
        self._hidden: set[str] = set()
        self.chart, self.growth, self.matrix = Chart(translate(TITLE)), LinedCounts(self._read_growth), ChainMatrix()
        self.growth.sheets = self._growth_told
        self.tower = Tower()
        self.slider = MovesSlider(0, 60, model.moves)
        self.slider.changed.connect(lambda moves: setattr(model, "moves", moves))
        self.fit = RangeSlider("")
        self.fit.setAccessibleName(tr("Depths of the fit"))
        self.fit.setFixedWidth(FIT_WIDTH)
        self.fit.changed.connect(lambda: setattr(model, "fit", (self.fit.low_value, self.fit.high_value)))
        self.branching = Label("", 12, 500, elided=True)
        self._stack, self._line = QStackedWidget(), Hairline()
        for widget in (self._over_slider(), self._over_fit(), self.matrix, self.tower):
            self._stack.addWidget(widget)
        self.stage = FoldingStage(self._upper_part(), self._choice(), self._stack, self._measure_upper_part)
        self.set_plot(self.stage.area)
        self.bands.sheets = self.matrix.sheets = self._shares_told
        self.tower.sheets = self._condition_told
        for part in (self.bands, self.matrix, self.tower):
            part.pointed.connect(lambda depth: setattr(model, "depth", depth))
        model.changed.connect(self._show)
        model.moved.connect(self._show_law)
        model.pointed.connect(self._point)
        self.stage.folded_changed.connect(model.view_changed)
        model.view_changed.connect(self._show_view)
        model.fitted.connect(self._show_growth)
        self._show()

    def _upper_part(self) -> QWidget:
        upper = QWidget()
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        for widget in (self.bands, self._balance_title, self.balance, self._line):
            column.addWidget(widget)
        column.addStretch()
        return upper

    def _measure_upper_part(self) -> int:
        """Return the height in pixels of the bands, the balance and the line below, shown or hidden."""
        parts = [self.bands, self._line]
        if self._has_gap:
            parts += [self._balance_title, self.balance]
        return sum(part.sizeHint().height() + SPACING for part in parts) - SPACING

    def _choice(self) -> QWidget:
        choice = QWidget()
        line = QHBoxLayout(choice)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(16)
        line.addWidget(self.view, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.chips, 1)
        line.addStretch()
        return choice

    def _over_slider(self) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.chart, 1)
        column.addWidget(self.slider)
        return box

    def _over_fit(self) -> QWidget:
        box = QWidget()
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(Label(tr("Line through depths"), 12, 400, "text2", elided=True))
        line.addWidget(self.fit)
        line.addWidget(self.branching, 1)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.growth, 1)
        column.addLayout(line)
        return box

    # updates from the model

    def _show(self) -> None:
        """Show another chain, or that there is none yet."""
        chain, model = self._model.chain, self._model
        self._populations.setVisible(chain is not None and chain.is_mended)
        self.populations.set_current(model.populations)
        rows = () if chain is None else chain.rows
        self.bands.show_states(rows)
        self.matrix.show_states(rows)
        tower, counted = ((), 0) if chain is None else (chain.tower, chain.exact_depths)
        self.tower.show_conditions(rows, tower, counted)
        self.explain(SENTENCE, "" if chain is None else formula(chain))
        if chain is not None:
            self.balance.show_balance(chain.balance, gap_told(chain), balance_done(chain))
            self.slider.set_range(0, chain.most_turns)
            self.fit.set_values(range(chain.deepest + 1))
        self._point()
        self._show_law()
        self._show_growth()
        self._show_view()

    def _point(self) -> None:
        self.bands.point(self._model.depth)
        self.matrix.point(self._model.depth)
        self.tower.point(self._model.depth)

    @property
    def _has_gap(self) -> bool:
        """Whether even and odd depths have a gap to show."""
        return self._model.chain is not None and self._model.chain.is_mended

    @property
    def bands_alone(self) -> bool:
        """Whether the bands hide the view, since there is no room for both."""
        return self.stage.folded and self._model.bands

    @property
    def _view_alone(self) -> bool:
        return self.stage.folded and not self._model.bands

    @property
    def keyboard_widget(self) -> QWidget:
        """Widget of the pane that has the keyboard: the view below if it stands alone, else the bands."""
        return self._lower if self._view_alone else self.bands

    def _on_view(self, key: str) -> None:
        if key == BANDS:
            self._model.show_bands()
        else:
            self._model.view = key

    def _show_view(self) -> None:
        self.stage.fit()
        folded = self.stage.folded
        self.view.option(BANDS).setVisible(folded)
        self.view.set_current(BANDS if self.bands_alone else self._model.view)
        self.chips.setVisible(self._model.view == LAW and not self.bands_alone)
        # the square of the matrix needs the height of the balance
        balanced = self._has_gap and (folded or self._model.view != MATRIX)
        for widget in (self._balance_title, self.balance):
            widget.setVisible(balanced)
        self._line.setVisible(not folded)
        self._stack.setCurrentIndex([key for key, _ in VIEWS].index(self._model.view))
        self.stage.show_upper(self._model.bands)

    def _on_chip(self, key: str, on: bool) -> None:
        self._hidden = self._hidden - {key} if on else self._hidden | {key}
        self._show_law()

    def _show_law(self) -> None:
        chain, moves = self._model.chain, self._model.moves
        self.slider.set_value(moves)
        if chain is None:
            self.chart.show_nothing(tr("Counting where moves lead. This is done only once."))
            return
        self.chart.show_plot()
        self.chips.show_only((_limit_key(chain), CHAIN))
        self.chart.set_places(0, chain.deepest, tr("depth d, {unit}", unit=chain.metric.unit), "d")
        self.chart.show_series(
            [one for one in _series(chain, moves) if one.key not in self._hidden],
            title=tr("p(d | N = {moves}) beside the stationary distribution", moves=moves),
            note=law_note(chain, moves),
            possible=partial(_possible, chain, moves=moves) if chain.metric is Metric.QTM else None,
        )

    def _show_growth(self) -> None:
        chain, fit = self._model.chain, self._model.fit
        if chain is not None:
            self.fit.set_ends(*fit)
            bars = [[ColumnPart(row.states, "exact", row.exact)] for row in chain.rows]
            self.growth.show_counts(bars, [CountLine(Form.LONG_DASH, chain.line(*fit), *fit)])
            exact = chain.growth_is_exact(*fit)
            slope = figure_decimal(tr("growth b"), chain.branching(*fit), chain.explain_fit(*fit), exact=exact)
            self.branching.say(tr("b = {slope:.4f}, the slope of the dashed line", slope=slope))

    def _read_growth(self, depth: int) -> str:
        chain = self._model.chain
        if chain is None:
            return ""
        row, line = chain.rows[depth], format_integer(chain.line(*self._model.fit)[depth])
        positions = mark_approximate(format_integer(row.states), exact=row.exact)
        if row.states == 1:
            return tr(
                "Depth {depth}: {positions} position, the line gives {line}",
                depth=depth,
                positions=positions,
                line=line,
            )
        return tr(
            "Depth {depth}: {positions} positions, the line gives {line}", depth=depth, positions=positions, line=line
        )

    def _growth_told(self, depth: int) -> Sequence[NamedFigure]:
        chain = self._model.chain
        if chain is None:
            return ()
        row, (low, high) = chain.rows[depth], self._model.fit
        sizes = chain.sizes
        states, line = (
            mark_approximate(format_integer(row.states), exact=row.exact),
            format_integer(chain.line(low, high)[depth]),
        )
        return (
            NamedFigure(tr("positions"), states, plotted.share_of(sizes, depth), row.exact),
            NamedFigure(tr("by the line"), f"≈ {line}", walks.on_line(sizes, low, high, depth), exact=False),
        )

    def _shares_told(self, depth: int) -> Sequence[NamedFigure]:
        chain = self._model.chain
        return () if chain is None else shares_told(chain, depth)

    def _condition_told(self, depth: int) -> Sequence[NamedFigure]:
        chain = self._model.chain
        one = None if chain is None else next((one for one in chain.tower if one.depth == depth), None)
        if chain is None or one is None:
            return ()
        worked, counted = derived.condition(chain.raw, one), chain.exact_depths
        return (
            NamedFigure(tr("flow back"), flow_text(one, counted), worked),
            NamedFigure(tr("positions"), states_text(one.states, exact=one.depth < counted), worked),
        )

    # export

    def picture_name(self) -> str:
        chain = self._model.chain
        subject = "" if chain is None else f"-{chain.puzzle}-{chain.metric}"
        mended = f"-{chain.populations}" if chain is not None and chain.is_mended else ""
        return f"chain{subject}{mended}-{BANDS if self.bands_alone else self._model.view}"

    @property
    def _parts(self) -> list[tuple[Chart | LinedCounts | ChainPicture | BalanceBars, QSize]]:
        """Parts of the exported picture that are visible now, from top to bottom, with their sizes."""
        parts: list[tuple[Chart | LinedCounts | ChainPicture | BalanceBars, QSize]] = []
        if not self._view_alone:
            parts += [(part, part.size()) for part in (self.bands, self.balance) if not part.isHidden()]
        if not self.bands_alone:
            lower = self._lower
            parts.append((lower, lower.picture_size() if isinstance(lower, Chart | LinedCounts) else lower.size()))
        return parts

    def picture_size(self) -> QSize:
        sizes = [size for _, size in self._parts]
        high = sum(size.height() for size in sizes) + (AROUND if len(sizes) > 1 else 0)
        return QSize(max(size.width() for size in sizes) + 2 * AROUND, high + 2 * AROUND)

    @property
    def _lower(self) -> Chart | LinedCounts | ChainPicture:
        lower: dict[str, Chart | LinedCounts | ChainPicture] = {
            LAW: self.chart, GROWTH: self.growth, MATRIX: self.matrix, TOWER: self.tower,
        }  # fmt: skip
        return lower[self._model.view]

    def draw(self, painter: QPainter) -> None:
        size, parts = self.picture_size(), self._parts
        painter.fillRect(0, 0, size.width(), size.height(), QColor(theme.current().bg))
        painter.translate(AROUND, AROUND)
        for part, its in parts:
            if part is self._lower and len(parts) > 1:
                painter.translate(0, AROUND)
            painter.save()
            part.draw(painter)
            painter.restore()
            painter.translate(0, its.height())

    def csv(self) -> str:
        chain = self._model.chain
        if chain is None:
            return ""
        if self.bands_alone:
            return chain_states.to_csv(chain.rows)
        if self._model.view == MATRIX:
            return chain_states.matrix_csv(chain.rows)
        if self._model.view == TOWER:
            return chain_states.tower_csv(chain.raw)
        return _law_csv(chain, self._model.moves) if self._model.view == LAW else chain_states.to_csv(chain.rows)


def _limit_key(chain: Chain) -> str:
    """Return the key of the stationary distribution: whether it is counted or estimated."""
    return COUNTED if all(row.exact for row in chain.rows) else ESTIMATED


def _possible(chain: Chain, depth: int, moves: int) -> bool:
    """Return whether parity allows a depth; every quarter turn changes the parity of the depth."""
    return chain.metric is Metric.HTM or (depth + moves) % 2 == 0


def _series(chain: Chain, moves: int) -> list[Series]:
    """Return the stationary distribution on the depths of this parity, and that of the chain."""
    key = _limit_key(chain)
    reached = [
        share if depth <= moves and _possible(chain, depth, moves) else None
        for depth, share in enumerate(chain.laws[moves])
    ]
    limit = [share or None for share in chain.chain.limit(moves)]
    form = Form.BARS if key == COUNTED else Form.HATCHED
    step = None if not moves else partial(plotted.step, chain.chain, before=chain.laws[moves - 1])
    return [
        Series(key, translate(LIMIT), form, limit, worked=partial(plotted.stationary, chain.chain)),
        Series(CHAIN, tr("Chain, N = {moves}", moves=moves), Form.LONG_DASH, reached, worked=step),
    ]


def _law_csv(chain: Chain, moves: int) -> str:
    lines = ["moves,depth,chain,stationary"]
    for depth, (share, limit) in enumerate(zip(chain.laws[moves], chain.chain.limit(moves), strict=True)):
        lines.append(f"{moves},{depth},{share:.12g},{limit:.12g}")
    return "\n".join([*lines, ""])
