"""Page and services for testing parts of the cube page without the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from app.base.actions import Actions, Command
from app.base.jobs.jobs import Jobs
from app.base.services import Services
from app.base.storage.settings import Settings
from app.base.storage.store import Store
from app.cube.model.model import CubeModel
from app.cube.timer.section import Timer
from tests.app.heard import Heard


class Host(QWidget):
    """Page with a focused stage, a text field, a timer in its panel, and the turn U on the U key."""

    def __init__(self, folder: Path, clock: Callable[[], int]) -> None:
        super().__init__()
        folder.mkdir(exist_ok=True)
        self.messages = Heard()
        self.store = Store(folder / "games.sqlite")
        self.settings = Settings(folder / "statewalk.ini")
        self.services = Services(self.settings, self.store, Jobs(self), self.messages, lambda _page, _subject: None)
        self.model = CubeModel(self.services, self)
        self.stage = QWidget()
        self.field = QLineEdit()
        side = QVBoxLayout()
        line = QHBoxLayout(self)
        line.addWidget(self.stage, 1)
        line.addLayout(side)
        self.timer = Timer(self.services)
        self.timer.stopwatch._clock = clock
        self.timer.setMinimumWidth(760)
        side.addWidget(self.timer)
        side.addWidget(self.field)
        side.addStretch(1)
        self.commands = Actions(self)
        self.commands.add(Command("cube.U", "Turn U", self.turn, shortcuts=("U",)), *self.timer.commands())
        self.timer.watch(self, self.stage, self.commands)
        self.timer.follow(self.model)
        self.resize(1100, 500)

    @property
    def turns(self) -> Sequence[str]:
        """Turns made on this page."""
        return self.model.session.moves

    def turn(self) -> None:
        """Make the turn of the U key."""
        self.model.turn("U")
