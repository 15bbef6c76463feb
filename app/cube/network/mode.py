"""Commands and sections for watching the network, which replace the other sections of the side panel."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from app.base.actions import Actions, Command
from app.base.language.words import tr, translate
from app.base.services import Services
from app.cube.model.model import CubeModel, Mode
from app.cube.network.model import NetworkModel
from app.cube.solve.solving import Solving
from app.widgets.controls.buttons import Button
from app.widgets.panel import TOOL, SidePanel
from core.base.words import phrase

if TYPE_CHECKING:
    from app.cube.network.section import NetworkRunSection, NetworkSection

WHY_NOT = phrase("The network has learnt the 3×3×3 only")
WATCH = phrase("Watch a network play without search: how sure it is of every turn, and where it goes wrong")


class NetworkMode(QObject):
    """Mode that shows the network's sections instead of the others; adds its commands to the page's."""

    def __init__(
        self,
        services: Services,
        model: CubeModel,
        solving: Solving,
        commands: Actions,
        panel: SidePanel,
        show_panel: Callable[[], object],
    ) -> None:
        """Create the mode; `show_panel` makes the side panel visible."""
        super().__init__(model)
        self._services, self._model, self._commands = services, model, commands
        self._panel, self._show_panel = panel, show_panel
        self.network = NetworkModel(services, model, solving)
        self.network.changed.connect(commands.refresh)
        self.section: NetworkSection | None = None
        self.run_section: NetworkRunSection | None = None
        self.opener = Button(tr("Network"), icon="network")
        """Button that opens or leaves the mode, for the heading of a section."""
        commands.add(*self._declare_commands())
        action = commands["cube.network"]
        self.opener.setFixedHeight(TOOL)
        self.opener.follow(action)
        self.opener.setAccessibleName(action.text())
        action.changed.connect(self._show_reason)
        model.mode_changed.connect(self._show)

    def _declare_commands(self) -> list[Command]:
        network = self.network
        return [
            Command("cube.network", "Watch the network", self.toggle, "network", ("Ctrl+G",), WATCH,
                    enabled=lambda: network.knows, checked=lambda: network.is_watched),
            Command("cube.network_step", "Network: play one turn", self._step, "next", ("G",),
                    "Play the turn that the network is most sure of", enabled=lambda: network.can_step),
            Command("cube.network_run", "Network: run or pause", self._run, "play", ("Shift+G",),
                    "Let the network continue, or stop it; at the end, play again from the start",
                    enabled=lambda: network.can_run),
            Command("cube.network_scramble", "Network: scramble", self._scramble, "shuffle", ("Shift+N",),
                    "Scramble with the number of random moves set by the slider; undo brings this cube back",
                    enabled=lambda: network.knows),
        ]  # fmt: skip

    def toggle(self) -> None:
        """Open or leave the mode."""
        if self.network.is_watched:
            self.leave()
        else:
            self.open()

    def open(self) -> None:
        """Show the network's sections and start watching."""
        self.network.watch()
        self._show_panel()

    def leave(self) -> None:
        """Show the other sections again."""
        if self.network.is_watched:
            self._model.mode = Mode.PLAYING

    # internals

    def _make(self) -> None:
        from app.cube.network.section import NetworkRunSection, NetworkSection

        self.section = NetworkSection(self.network, self._services.settings, self._commands)
        self.section.closed.connect(self.leave)
        self.section.turn_chosen.connect(self._model.turn)
        self.section.figures_wanted.connect(lambda: self._services.open_subject("lab", "policy-success"))
        self.run_section = NetworkRunSection(self.network, self._model, self._commands)
        for section in (self.section, self.run_section):
            self._panel.add(section)
        self._panel.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Give the trace the spare height of the panel."""
        content, view = self._panel.widget(), self._panel.viewport()
        if self.network.is_watched and self.run_section is not None and content is not None:
            self.run_section.fit(view.height() - content.sizeHint().height())

    def _show(self) -> None:
        on = self.network.is_watched
        if on and self.section is None:
            self._make()
        for section in (self.section, self.run_section):
            if section is not None:
                section.setVisible(on)
        self._fit()

    def _step(self) -> None:
        self._watched_then(self.network.step)

    def _run(self) -> None:
        self._watched_then(self.network.toggle)

    def _watched_then(self, then: Callable[[], object]) -> None:
        if not self.network.is_watched:
            self.open()
        then()

    def _scramble(self) -> None:
        """Begin with a scramble like the article's: no face twice in a row, nor again after its opposite."""
        from core.cube.scramble import scramble

        if not self.network.is_watched:
            self.open()
        assert self.section is not None
        self._model.begin_scrambled(scramble(self.section.turns.value(), random.randrange(1 << 32)))

    def _show_reason(self) -> None:
        tip = self._commands["cube.network"].toolTip()
        self.opener.setToolTip(tip if self.network.knows else translate(WHY_NOT))
