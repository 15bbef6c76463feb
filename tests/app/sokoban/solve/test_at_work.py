"""The running solver: its best attempt as a board, its figures, and the remaining time."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.sokoban.page import SokobanPage
from app.sokoban.solve.at_work import AtWork
from core.sokoban.board import State
from core.sokoban.level import state_of
from core.sokoban.replay import replay
from core.sokoban.solve.solver import SolveProgress

ROOM = "########\n#      #\n# @$ . #\n#   #  #\n#   #$ #\n#    . #\n########"


def test_the_best_attempt_is_a_board(qtbot: QtBot) -> None:
    work = AtWork()
    qtbot.addWidget(work)
    state = state_of(ROOM.splitlines())
    progress = SolveProgress(state)
    work.show()
    work.show_progress(progress, 1.0, 1 << 30, 60.0)
    assert not work.attempt.isVisible()
    half = replay(state, "RR").state
    progress.engine = Stub(half)  # type: ignore[assignment]
    work.show_progress(progress, 1.0, 1 << 30, 60.0)
    assert work.attempt.isVisible() and work.fact("Boxes packed") == "1 of 2"
    pixels = work.attempt.grab().toImage()
    assert len({pixels.pixel(x, y) for x in range(0, 120, 3) for y in range(0, 94, 3)}) > 4
    work.attempt.clear()
    assert not work.attempt.isVisible()


class Stub:
    """Engine with a given best attempt."""

    def __init__(self, attempt: State) -> None:
        self._attempt = attempt

    def best_attempt(self, _watch: object, _state: State) -> State:
        return self._attempt


def test_when_the_memory_is_full_is_told_only_where_it_grows_steadily(qtbot: QtBot) -> None:
    work = AtWork()
    qtbot.addWidget(work)
    progress = SolveProgress(state_of(ROOM.splitlines()))

    class Grown(SolveProgress):
        memory_bytes = 0

    grown = Grown(progress.state)
    for second in range(1, 20):
        grown.memory_bytes = 200 << 20
        work.show_progress(grown, second, 1 << 30, 60)
    assert work.time_left == "gives up in 41 s", "it has not grown"
    for second in range(1, 20):
        grown.memory_bytes = second * 32 << 20
        work.show_progress(grown, second, 1 << 30, 60)
    assert work.time_left == "memory full in about 13 s"
    work.clear()
    work.show_progress(grown, 20, 1 << 30, 60)
    assert work.time_left == "gives up in 40 s"


class LongSearch(SolveProgress):
    """Search progress with many positions."""

    positions, memory_bytes = 123_456_789, (15 << 30) + 900_000_000


def test_the_solver_at_work_fits_beside_the_scroll_bar(page: SokobanPage, qtbot: QtBot) -> None:
    work = AtWork()
    qtbot.addWidget(work)
    state = state_of(ROOM.splitlines())
    progress = LongSearch(state)
    progress.engine = Stub(state)  # type: ignore[assignment]
    work.show()
    work.show_progress(progress, 3600.0, 16 << 30, 14_400.0)
    sections = page.solve_section.parentWidget()
    layout = sections.layout() if sections is not None else None
    assert layout is not None
    margins, bar = layout.contentsMargins(), page.panel.verticalScrollBar().sizeHint().width()
    assert work.minimumSizeHint().width() <= page.panel.width() - bar - margins.left() - margins.right()
