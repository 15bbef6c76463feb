"""Section of the panel with the play options."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.base.language.words import tr
from app.sokoban.model.options import INSTANT, SMOOTH, STEPS, PlayOptions, order_name
from app.sokoban.model.wording import words_of_order
from app.widgets.controls.buttons import CheckBox
from app.widgets.controls.dropdown import Dropdown
from app.widgets.controls.segment import Segment
from app.widgets.panel import Section
from app.widgets.text import Label
from core.base.words import phrase
from core.sokoban.path.held_piece import DeadSquareRule
from core.sokoban.solve.order import ORDERS

DEAD_SQUARES = (
    (DeadSquareRule.SHOW, phrase("Show")),
    (DeadSquareRule.MARK, phrase("Mark", context="dead squares")),
    (DeadSquareRule.HIDE, phrase("Hide")),
)
ANIMATIONS = ((SMOOTH, phrase("Smooth")), (STEPS, phrase("Steps")), (INSTANT, phrase("Instant")))


class OptionsSection(Section):
    """Section with a control for each play option."""

    def __init__(self, options: PlayOptions) -> None:
        super().__init__(tr("Play", context="a group of options"))
        self._options = options
        self.fewest_pushes = CheckBox(tr("Fewest pushes first", context="how a box is carried"))
        self.fewest_pushes.setToolTip(tr("A box is moved with the fewest pushes; when off, with the fewest moves"))
        self.fewest_pushes.setChecked(not options.moves_first)
        self.fewest_pushes.toggled.connect(self._on_order)
        self.add(self.fewest_pushes)
        self.warn = CheckBox(tr("Warn of deadlocks"))
        self.warn.setToolTip(tr("Show a warning when a push makes the level unsolvable"))
        self.warn.setChecked(options.warn)
        self.warn.setEnabled(not options.is_quiet)
        self.warn.toggled.connect(self._on_warn)
        self.add(self.warn)
        self.quiet = CheckBox(tr("No spoilers"))
        self.quiet.setToolTip(tr("Hide what could give something away: best results, depths, solutions, deadlocks"))
        self.quiet.setChecked(options.is_quiet)
        self.quiet.toggled.connect(self._on_quiet)
        self.add(self.quiet)
        orders = [(order_name(order), words_of_order(order)) for order in ORDERS]
        self.order = Dropdown(orders, order_name(options.order))
        self.order.chosen.connect(self._on_chosen_order)
        self.add(_line(tr("Solve for"), self.order, tr("What the solver minimises")))
        self.dead = Segment(DEAD_SQUARES, options.dead_squares)
        self.dead.chosen.connect(self._on_dead)
        self.add(_line(tr("Dead squares"), self.dead, tr("Squares from which a box could never get to a goal")))
        self.animation = Segment(ANIMATIONS, options.animation)
        self.animation.chosen.connect(self._on_animation)
        self.add(_line(tr("Animation"), self.animation, tr("How moves are shown")))
        options.changed.connect(self._follow)

    def _on_order(self, pushes_first: bool) -> None:
        self._options.moves_first = not pushes_first

    def _follow(self) -> None:
        """Show options that were changed elsewhere."""
        options = self._options
        for box, on in (
            (self.fewest_pushes, not options.moves_first),
            (self.warn, options.warn),
            (self.quiet, options.is_quiet),
        ):
            with QSignalBlocker(box):
                box.setChecked(on)
        self.warn.setEnabled(not options.is_quiet)
        self.order.set_current(order_name(options.order))
        self.dead.set_current(options.dead_squares)
        self.animation.set_current(options.animation)

    def _on_chosen_order(self, name: str) -> None:
        self._options.order = next(order for order in ORDERS if order_name(order) == name)

    def _on_warn(self, on: bool) -> None:
        self._options.warn = on

    def _on_quiet(self, on: bool) -> None:
        self._options.is_quiet = on

    def _on_dead(self, rule: str) -> None:
        self._options.dead_squares = DeadSquareRule(rule)

    def _on_animation(self, kind: str) -> None:
        self._options.animation = kind


def _line(text: str, control: Segment | Dropdown, tip: str) -> QWidget:
    """Return a row with a label at the left and its control at the right."""
    box = QWidget()
    line = QHBoxLayout(box)
    line.setContentsMargins(0, 0, 0, 0)
    line.addWidget(Label(text))
    line.addStretch(1)
    line.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
    control.setAccessibleName(text)
    control.setToolTip(tip)
    return box
