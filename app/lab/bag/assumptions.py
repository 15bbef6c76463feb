"""What the bag is like: chance of a 4, first tiles and target, to be changed while one looks."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.lab.bag.model import FIRST_TILES, FOURS, BagModel
from app.lab.model import Model
from app.services.wording import grouped
from app.widgets.buttons import IconButton
from app.widgets.figures import LEFT
from app.widgets.panel import MARGIN
from app.widgets.segment import Segment
from app.widgets.slider import Slider
from app.widgets.text import Label
from core.twenty48.bag.histogram import LEAST_TARGET, MOST_TARGET
from core.words import THIN_SPACE

TILES = (("1", "One"), ("2", "Two"))
GAP = 8
LEAST_SLIDER = 40


class Assumptions(QWidget):
    """Sliders for the chance of a 4 and for the target, a choice of one or two first tiles, and the way back."""

    def __init__(self, model: BagModel, lab: Model) -> None:
        super().__init__()
        self._model, self._lab = model, lab
        self.fours = Slider(0, 100, model.bag.fours)
        self.fours.setAccessibleName("Chance of a 4, in percent")
        self.fours.setToolTip(f"How many of a hundred new tiles are a 4; {FOURS} in the game")
        self.fours.valueChanged.connect(model.set_fours)
        self._chance = Label("", 13, 600)
        self.first = Segment(TILES, str(model.bag.first_tiles))
        self.first.setAccessibleName("First tiles")
        self.first.setToolTip("How many tiles lie in the bag before the first move")
        self.first.chosen.connect(lambda tiles: model.set_first_tiles(int(tiles)))
        self.target = Slider(LEAST_TARGET, MOST_TARGET, LEAST_TARGET)
        self.target.setAccessibleName("Target, as a power of two")
        self.target.setToolTip("The tile with which a game ends")
        self.target.valueChanged.connect(lambda exponent: lab.show_variant(str(1 << exponent)))
        self._target = Label("", 13, 600)
        self.back = IconButton("restart", f"Back to a 4 in {FOURS}{THIN_SPACE}% and {FIRST_TILES} first tiles")
        self.back.clicked.connect(model.as_in_the_game)
        # whatever they say, the sliders do not jump
        for label, widest in ((self._chance, f"100{THIN_SPACE}%"), (self._target, grouped(1 << MOST_TARGET))):
            label.setText(widest)
            label.setFixedWidth(label.sizeHint().width() + 2)
        for slider in (self.fours, self.target):
            slider.setMinimumWidth(LEAST_SLIDER)
        line = QHBoxLayout(self)
        line.setContentsMargins(LEFT, 0, MARGIN, 10)
        line.setSpacing(GAP)
        for name, *parts in (
            ("Chance of a 4", self.fours, self._chance),
            ("First tiles", self.first),
            ("Target", self.target, self._target),
        ):
            label = Label(name, 12, 400, "text2")
            label.setMinimumWidth(label.sizeHint().width())
            line.addWidget(label)
            for part in parts:
                line.addWidget(part, 1 if isinstance(part, Slider) else 0)
            line.addSpacing(GAP)
        line.addWidget(self.back)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        model.asked.connect(self.show_bag)
        self.show_bag()

    def show_bag(self) -> None:
        """Say what is asked for."""
        target, fours, tiles = self._model.bag
        for slider, value in ((self.fours, fours), (self.target, target.bit_length() - 1)):
            slider.blockSignals(True)
            slider.setValue(value)
            slider.blockSignals(False)
        self._chance.setText(f"{fours}{THIN_SPACE}%")
        self.first.set_current(str(tiles))
        self._target.setText(grouped(target) if target else "")
        self.back.setEnabled(not self._model.is_as_in_the_game)
