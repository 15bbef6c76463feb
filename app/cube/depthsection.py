"""The section of the side panel that says how deep the cube is: Solve, the closing bracket, and what is left to do."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.cube.proving import SIZES
from app.cube.solving import Solving
from app.jobs import estimate
from app.widgets.bracket import Bounds, Bracket
from app.widgets.buttons import Button
from app.widgets.dropdown import Dropdown
from app.widgets.panel import Section
from app.widgets.text import Label, row
from core.cube.notation import format_moves

INVITATION = "Solve finds a short solution at once and lays it out below."


class DepthSection(Section):
    """Shows a `Solving`; `solve_button` asks for the search, its page knows for which cube."""

    chosen = Signal(object)
    """One of several solutions: its moves."""

    def __init__(self, solving: Solving) -> None:
        super().__init__("Depth")
        self._solving = solving
        self.solve_button = Button("Solve", primary=True)
        self.cancel_button = Button("Cancel")
        self.cancel_button.clicked.connect(solving.cancel)
        table = Dropdown(SIZES, solving.tables.size, "")
        table.setToolTip("A larger table takes longer to make, once, and proves some ten times as fast")
        table.chosen.connect(solving.use_table)
        self.add_tool(table)
        self._lower, self._upper = Label("", 26, 600), Label("", 26, 600)
        self._between = Label("≤  depth  ≤", 15, 400, "text2")
        self._exact = Label("", 15, 400, "text2")
        self._bracket = Bracket()
        self._sentence = Label(INVITATION, 12, 400, "text2", wrap=True)
        line = QHBoxLayout()
        line.setSpacing(10)
        for label in (self._lower, self._between, self._upper, self._exact):
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
            line.addWidget(label)
        line.addStretch(1)
        line.addWidget(self.cancel_button)
        line.addWidget(self.solve_button)
        box = QWidget()
        box.setLayout(line)
        line.setContentsMargins(0, 0, 0, 0)
        self.add(box)
        self.add(self._bracket)
        self.add(self._sentence)
        self.others_button = Button("Find others")
        self.others_button.setToolTip("Search for more solutions of this length")
        self.others_button.clicked.connect(solving.find_others)
        self.others = Dropdown((("0", "No other solution"),), "0")
        self.others.setToolTip("Lay out another solution of the same length")
        self.others.chosen.connect(self._on_chosen)
        self.add(row(self.others_button, self.others))
        solving.changed.connect(self._refresh)
        self._refresh()

    @property
    def sentence(self) -> str:
        """What the section says."""
        return self._sentence.text()

    def _refresh(self) -> None:
        bounds = self._solving.bounds
        self.cancel_button.setVisible(self._solving.running)
        self.solve_button.setVisible(not self._solving.running)
        self.others_button.setVisible(self._solving.has_others)
        self._show_others()
        self._bracket.setVisible(bounds is not None)
        self._bracket.set(bounds)
        open_ = bounds is not None and not bounds.proved
        for label in (self._lower, self._between):
            label.setVisible(open_)
        self._upper.setVisible(bounds is not None)
        self._exact.setVisible(bounds is not None and bounds.proved)
        if bounds is None:
            self._sentence.setText("Searching" if self._solving.running else INVITATION)
            return
        self._lower.setText(str(bounds.lower))
        self._upper.setText(str(bounds.upper))
        self._exact.setText(self._solving.metric.unit + ", proved")
        self._sentence.setText(self._say(bounds))

    def _show_others(self) -> None:
        found = self._solving.others
        self.others.setVisible(len(found) > 1)
        if len(found) > 1:
            choices = [(str(at), format_moves(moves)) for at, moves in enumerate(found)]
            self.others.set_choices(choices, self.others.current if self.others.current in dict(choices) else "0")

    def _on_chosen(self, at: str) -> None:
        self.chosen.emit(self._solving.others[int(at)])

    def _say(self, bounds: Bounds) -> str:
        unit = self._solving.metric.unit
        if bounds.upper == 0:
            return "The cube is solved."
        if self._solving.running:
            return f"{self._say_progress(bounds)}\n{self._say_pace()}"
        if bounds.proved:
            return f"No way is shorter than {bounds.upper} {unit}."
        return f"A solution of {bounds.upper} {unit} is laid out below; none has fewer than {bounds.lower}."

    def _say_progress(self, bounds: Bounds) -> str:
        proof = self._solving.proof
        if proof is None or proof.search is None:
            return f"{bounds.upper} {self._solving.metric.unit} found. Loading the table that proves it."
        parity = f" {bounds.lower + 1} has the wrong parity." if bounds.step == 2 else ""
        return f"{bounds.lower} is {bounds.fraction:.0%} excluded.{parity}".replace("%", "\u2009%")

    def _say_pace(self) -> str:
        proof = self._solving.proof
        if proof is None or proof.nodes_a_second is None:
            return ""
        rate = f"{proof.nodes_a_second / 1e6:.1f} M nodes/s"
        return rate if proof.seconds_left is None else f"{rate}, {estimate(proof.seconds_left)}"
