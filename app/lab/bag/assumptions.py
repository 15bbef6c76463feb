"""Controls of the bag chain: chance of a 4, number of first tiles, and target."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.base.language.wording import percent_sign
from app.base.language.words import tr
from app.lab.bag.model import FIRST_TILES, FOURS, BagModel
from app.widgets.controls.buttons import IconButton
from app.widgets.controls.segment import Segment
from app.widgets.controls.slider import Slider
from app.widgets.key_figures import LEFT
from app.widgets.panel import MARGIN
from app.widgets.text import Label
from core.base.words import phrase
from core.twenty48.bag.histogram import LEAST_TARGET, MOST_TARGET

TILES = (("1", phrase("One")), ("2", phrase("Two")))
GAP = 8
LEAST_SLIDER = 40


class Assumptions(QWidget):
    """Row of controls: chance of a 4, number of first tiles, target, and a button that resets them."""

    def __init__(self, model: BagModel) -> None:
        super().__init__()
        self._model = model
        self.fours = Slider(0, 100, model.bag.fours)
        self.fours.setAccessibleName(tr("Chance of a 4, in percent"))
        self.fours.setToolTip(tr("How many of a hundred new tiles are a 4; {fours} in the game", fours=FOURS))
        self.fours.valueChanged.connect(model.set_fours)
        self._chance = Label("", 13, 600)
        self.first = Segment(TILES, str(model.bag.first_tiles))
        self.first.setAccessibleName(tr("First tiles"))
        self.first.setToolTip(tr("How many tiles lie in the bag before the first move"))
        self.first.chosen.connect(lambda tiles: model.set_first_tiles(int(tiles)))
        self.target = Slider(LEAST_TARGET, MOST_TARGET, LEAST_TARGET)
        self.target.setAccessibleName(tr("Target, as a power of two"))
        self.target.setToolTip(tr("The tile with which a game ends"))
        self.target.valueChanged.connect(lambda exponent: model.variant_wanted.emit(str(1 << exponent)))
        self._target = Label("", 13, 600)
        back = tr(
            "Reset to {percent} fours and {tiles} first tiles", percent=percent_sign(str(FOURS)), tiles=FIRST_TILES
        )
        self.back = IconButton("restart", back)
        self.back.clicked.connect(model.as_in_the_game)
        # fixed label widths keep the sliders in place when the values change
        for label, widest in ((self._chance, percent_sign("100")), (self._target, str(1 << MOST_TARGET))):
            label.setText(widest)
            label.setFixedWidth(label.sizeHint().width() + 2)
        for slider in (self.fours, self.target):
            slider.setMinimumWidth(LEAST_SLIDER)
        line = QHBoxLayout(self)
        line.setContentsMargins(LEFT, 0, MARGIN, 10)
        line.setSpacing(GAP)
        for name, *parts in (
            (tr("Chance of a 4"), self.fours, self._chance),
            (tr("First tiles"), self.first),
            (tr("Target"), self.target, self._target),
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
        """Show the assumptions that the model has been asked for."""
        target, fours, tiles = self._model.bag
        for slider, value in ((self.fours, fours), (self.target, target.bit_length() - 1)):
            slider.blockSignals(True)
            slider.setValue(value)
            slider.blockSignals(False)
        self._chance.setText(percent_sign(str(fours)))
        self.first.set_current(str(tiles))
        self._target.setText(str(target) if target else "")
        self.back.setEnabled(not self._model.is_as_in_the_game)
