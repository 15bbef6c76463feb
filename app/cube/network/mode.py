"""Watching the network: its commands, and its sections in place of the side panel's others."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from app.cube.network.model import Network
from app.services.actions import Command
from app.widgets.buttons import Button
from app.widgets.panel import TOOL

if TYPE_CHECKING:
    from app.cube.network.section import NetworkRunSection, NetworkSection
    from app.cube.page import CubePage

WHY_NOT = "The network has learnt the 3×3×3 only"
MARKED = "3x3x3-htm"
WATCH = "Watch a network play without search: how sure it is of every turn, and where it goes wrong"


class NetworkMode(QObject):
    """Opened, it takes the place of the sections that are there. Adds its commands to the page's."""

    def __init__(self, page: CubePage) -> None:
        super().__init__(page)
        self._page = page
        self.network = Network(page.services, page.game, page.playback, page.solving, page.view)
        self.network.changed.connect(page.commands.refresh)
        self.network.changed.connect(self._mark)
        self.section: NetworkSection | None = None
        self.run_section: NetworkRunSection | None = None
        self.opener = Button("Network", icon="network")
        """For the heading of a section."""
        page.commands.add(*self._declared())
        action = page.commands["cube.network"]
        self.opener.setFixedHeight(TOOL)
        self.opener.follow(action)
        self.opener.setAccessibleName(action.text())
        action.changed.connect(self._show_reason)

    def _declared(self) -> list[Command]:
        network = self.network
        return [
            Command("cube.network", "Watch the network", self.toggle, "network", ("Ctrl+G",), WATCH,
                    enabled=lambda: network.knows, checked=lambda: network.watched),
            Command("cube.network_step", "Network: play one turn", self._step, "next", ("G",),
                    "Play the turn that the network is most sure of", enabled=lambda: network.can_step),
            Command("cube.network_run", "Network: run or pause", self._run, "play", ("Shift+G",),
                    "Let the network play on, or stop it; when it is through, play from the start again",
                    enabled=lambda: network.can_run),
            Command("cube.network_scramble", "Network: scramble for it", self._scramble, "shuffle", ("Shift+N",),
                    "Begin with as many random turns as the slider says; undo brings this cube back",
                    enabled=lambda: network.knows),
        ]  # fmt: skip

    @property
    def playing(self) -> bool:
        """Whether the turn that is being played is the network's."""
        return self.network.playing

    def toggle(self) -> None:
        """Watch, or leave."""
        if self.network.watched:
            self.leave()
        else:
            self.open()

    def open(self) -> None:
        """Show the network's sections and begin to watch."""
        page = self._page
        if page.editor is not None and not page.editor.isHidden():
            page.leave_editor()
        page.playback.stop()
        self.network.watch()
        if self.section is None:
            self._make()
        self._show(True)
        page.show_panel()

    def leave(self) -> None:
        """Bring the other sections back."""
        if self.network.watched:
            self.network.leave()
            self._show(False)

    # its own business

    def _make(self) -> None:
        from app.cube.network.section import NetworkRunSection, NetworkSection

        page = self._page
        self.section = NetworkSection(self.network, page.services.settings, page.commands)
        self.section.closed.connect(self.leave)
        self.section.turn_chosen.connect(page.play_move)
        self.section.figures_wanted.connect(lambda: page.services.open_subject("lab", "policy-success"))
        self.run_section = NetworkRunSection(self.network, page.playback, page.commands)
        self.run_section.position_chosen.connect(page.playback.go_to)
        for section in (self.section, self.run_section):
            page.panel.add(section)
        page.panel.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Let the trace have the height that is left over."""
        content, view = self._page.panel.widget(), self._page.panel.viewport()
        if self.network.watched and self.run_section is not None and content is not None:
            self.run_section.fit(view.height() - content.sizeHint().height())

    def _show(self, on: bool) -> None:
        for section in (self.section, self.run_section):
            if section is not None:
                section.setVisible(on)
        for other in self._page.sections:
            other.setVisible(not on)
        self._fit()

    def _step(self) -> None:
        self._watched_then(self.network.step)

    def _run(self) -> None:
        self._watched_then(self.network.toggle)

    def _watched_then(self, then: Callable[[], object]) -> None:
        if not self.network.watched:
            self.open()
        then()

    def _scramble(self) -> None:
        """The article's scrambles: no face twice running, none again after its opposite."""
        from core.cube.scramble import scramble

        if not self.network.watched:
            self.open()
        assert self.section is not None
        self._page.start_scrambled(scramble(self.section.turns.value(), random.randrange(1 << 32)))

    def _mark(self) -> None:
        """The plot of the depths marks the cube as far as its depth was measured, which is in half turns."""
        bracket, page = self.network.bracket, self._page
        if bracket is not None and page.subject == MARKED:
            page.population.mark(bracket.lower, bracket.upper)

    def _show_reason(self) -> None:
        tip = self._page.commands["cube.network"].toolTip()
        self.opener.setToolTip(tip if self.network.knows else WHY_NOT)
