"""The history in the panel: its list, whether it goes by pushes, moves or boxes, and the buttons that play it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from app.services.session import Session
from app.sokoban.history.list import BY_BOX, BY_MOVE, BY_PUSH, History, HistoryList
from app.widgets.panel import Section
from app.widgets.segment import Segment
from app.widgets.text import Label, grouped

MODES = ((BY_PUSH, "Push"), (BY_MOVE, "Move"), (BY_BOX, "Box"))
UNITS = {BY_PUSH: "pushes", BY_MOVE: "moves", BY_BOX: "changes"}


class HistorySection(Section):
    """`list.chosen` asks to go to a position."""

    def __init__(self, history: History, session: Session, player: QWidget, letters: Callable[[str], str]) -> None:
        super().__init__("History")
        self._model, self._session = history, session
        self.mode = Segment(MODES, BY_PUSH)
        self.mode.setToolTip("A row for each push, each move, or each run of pushes of one box")
        self.mode.chosen.connect(self._on_mode)
        self.add_tool(self.mode)
        self.list = HistoryList(history, session, letters)
        self.add(self.list)
        self._hint = Label("", 12, 400, "text2", wrap=True)
        self.add(self._hint)
        self.add(player)
        self.show_direction(False)
        session.changed.connect(self.refresh)

    def show_direction(self, pulling: bool) -> None:
        """Say what capitals are."""
        self._hint.setText(f"Capitals are {'pulls' if pulling else 'pushes'}. Select a row to go there.")

    def refresh(self) -> None:
        """Say how far one is."""
        model = self._model
        here, whole = model.tally, model.whole
        done, all_ = {
            BY_PUSH: (here.pushes, whole.pushes),
            BY_MOVE: (here.moves, whole.moves),
            BY_BOX: (here.box_changes, whole.box_changes),
        }[model.mode]
        self.set_note(f"{grouped(done)} of {grouped(all_)} {UNITS[model.mode]}" if whole.moves else "")

    def _on_mode(self, mode: str) -> None:
        self._model.set_mode(mode)
        self.refresh()
