"""The game on the 2048 page, followed in the Lab's bag chain."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.plots.numbers import decimals
from app.services.services import Services
from app.widgets.buttons import CheckBox
from app.widgets.text import grouped
from core.twenty48.bag.chain import BagChain
from core.twenty48.bag.path import BagPath, follow

GAME = "2048"
SETTING = "lab/bag/follow"


class Following(QObject):
    """Whether the game is followed, and where it is; every box made by `box` shows and changes it."""

    changed = Signal()

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._boxes: list[CheckBox] = []
        self.on: bool = services.settings.get(SETTING, False)
        services.open_games.changed.connect(self._on_game)

    def box(self) -> CheckBox:
        """A box to tick, for a pane's head."""
        box = CheckBox("Follow the game")
        box.setToolTip("Lay the new tiles of the game on the 2048 page into the bag, move by move")
        box.setChecked(self.on)
        box.toggled.connect(self.set)
        self._boxes.append(box)
        return box

    def set(self, on: bool) -> None:
        """Follow the game, or no longer."""
        if on == self.on:
            return
        self.on = on
        self._services.settings.set(SETTING, on)
        for box in self._boxes:
            box.setChecked(on)
        self.changed.emit()

    def toggle(self) -> None:
        """Follow the game if it was not, and the other way round."""
        self.set(not self.on)

    def path(self, chain: BagChain) -> BagPath | None:
        """Where the game is in this chain; None if there is none to follow."""
        game = self._services.open_games.game(GAME)
        if not self.on or game is None or game.state.four != chain.four:
            return None
        return follow(chain, game.states[: game.position + 1])

    def sentence(self, chain: BagChain, path: BagPath | None) -> str:
        """What there is to say of the game; nothing while none is followed."""
        game = self._services.open_games.game(GAME)
        if not self.on:
            return ""
        if game is None:
            return "There is no game to follow yet. Open the 2048 page and play: its new tiles are laid into this bag."
        if game.state.four != chain.four:
            return f"The chain is solved for a 4 in {100 * chain.four:g} % of the new tiles, and this game has others."
        if path is None:
            return f"The bag to {grouped(1 << chain.target)} has no state with the sum of this game's first tiles."
        target = grouped(1 << chain.target)
        if path.won:
            return f"This game's new tiles, laid into a bag, made {target} after {grouped(path.moves)} moves."
        moves = f"{grouped(path.moves)} {'move' if path.moves == 1 else 'moves'}"
        left = f"{'' if path.exact_start else '≈ '}{decimals(path.remaining, 1)}"
        return f"This game's new tiles, laid into a bag: after {moves}, {left} more are expected until {target}."

    def _on_game(self, page: str) -> None:
        if self.on and page == GAME:
            self.changed.emit()
