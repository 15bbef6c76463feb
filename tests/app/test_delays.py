"""Every named delay and animation of the program lies within a range that users find natural."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.import_graph import files, short

AT_ONCE = (0.0, 800.0)
"""Range in milliseconds for reactions to the user: if slower, they wonder whether anything happens."""
FRAME = (1.0, 50.0)
"""Range for what must not be noticed: animation frames, slices of work, key repeat."""
POLL = (1.0, 100.0)
"""Range for the time until a worker notices that it is cancelled, or that an answer is there."""
READ = (1000.0, 5000.0)
"""Range for what must stay visible long enough to be read."""
BEHIND = (200.0, 5000.0)
"""Range for background work: rare enough to cost nothing, frequent enough to lose little."""

RANGES = {
    "app/base/imports.py PAUSE_MS": FRAME,
    "app/base/storage/store_file.py LOOK_MS": BEHIND,
    "app/tools/bench.py LEAST_SECONDS": READ,
    "app/tools/pictures.py SETTLE_MS": (0.0, 1000.0),
    "app/cube/welcome.py PAUSE_MS": READ,
    "app/cube/check.py SETTLED_MS": (0.0, 1000.0),
    "app/cube/cli/solve.py TWO_PHASE_SECONDS": POLL,
    "app/cube/proofs/cluster.py COUNT_SECONDS": BEHIND,
    "app/cube/proofs/cluster.py TICK_SECONDS": POLL,
    "app/cube/proofs/queue.py AGAIN_MS": BEHIND,
    "app/cube/proofs/queue.py KEEP_SECONDS": BEHIND,
    "app/cube/proofs/queue.py LOOK_MS": FRAME,
    "app/cube/timer/keys.py BELIEVED_AFTER_MS": FRAME,
    "app/cube/timer/options.py HOLDS_MS": (0.0, 1000.0),  # a person chooses one of them
    "app/cube/timer/section.py INSPECTING_FRAME_MS": FRAME,
    "app/cube/timer/section.py RUNNING_FRAME_MS": FRAME,
    "app/cube/timer/section.py SOLVED_SHOWN_MS": READ,
    "app/lab/check.py PATIENCE_MS": (1000.0, 60_000.0),  # `--check` gives up
    "app/lab/doubling/view.py TICK_MS": FRAME,
    "app/lab/families/view.py TICK_MS": FRAME,
    "app/lab/played_games/model.py SAVE_SECONDS": BEHIND,
    "app/shell/window.py CHECK_AFTER_MS": BEHIND,
    "app/sokoban/analysis/traps.py REST_MS": FRAME,
    "app/sokoban/blocks/growth.py LONGEST_MS": (1000.0, 10_000.0),  # a large tree, seen as it grows
    "app/sokoban/board/motion.py LONGEST_MS": (500.0, 2000.0),  # the longest way over the board
    "app/sokoban/board/position.py FRAME_MS": FRAME,
    "app/sokoban/browser/drag.py SCROLL_MS": FRAME,
    "app/sokoban/browser/thumbnails.py SLICE_MS": FRAME,
    "app/sokoban/check.py ANIMATED_MS": (0.0, 2000.0),
    "app/sokoban/cli/reach.py TRAP_SECONDS": (0.0, 2000.0),
    "app/sokoban/editor/model.py INSPECT_MS": FRAME,
    "app/sokoban/export/gif.py LAST_MS": READ,
    "app/sokoban/panel/playback.py LEAST_MS": FRAME,
    "app/twenty48/board/board.py FRAME_MS": FRAME,
    "app/twenty48/board/end_card.py DELAY_MS": READ,  # the last tiles are seen before the card covers them
    "app/twenty48/check.py PLOT_MS": (1000.0, 60_000.0),  # `--check` gives up
    "app/widgets/cards/notice.py SHOWN_MS": READ,
    "app/work/cluster.py ANSWER_SECONDS": BEHIND,
    "app/work/cluster.py TELL_SECONDS": BEHIND,
    "app/work/cluster.py WATCH_SECONDS": POLL,
    "app/work/items.py TICK_SECONDS": POLL,
    "app/work/progress.py PROGRESS_SECONDS": BEHIND,
    "app/work/progress.py TICK_SECONDS": POLL,
}
"""Ranges of the delays for which `AT_ONCE` is not right."""
TIMERS = {"QTimer", "singleShot", "setInterval", "setDuration", "duration", "startTimer"}


class Delay(NamedTuple):
    """Named constant of the program that is a duration, in milliseconds."""

    name: str
    milliseconds: float


def declared() -> Iterator[Delay]:
    """Yield every constant of `app` whose name says that it is a time, including class attributes."""
    for path in files("app", ".py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for body in (tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))):
            for node in body:
                if isinstance(node, ast.Assign):
                    yield from (Delay(f"{short(path)} {name}", value) for name, value in _times(node))


def _times(node: ast.Assign) -> Iterator[tuple[str, float]]:
    target, value = node.targets[0], node.value
    pairs = [(target, value)]
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        pairs = list(zip(target.elts, value.elts, strict=True))
    for name, held in pairs:
        if isinstance(name, ast.Name) and name.id.endswith(("_MS", "_SECONDS")):
            unit = 1000 if name.id.endswith("_SECONDS") else 1
            yield from ((name.id, unit * number) for number in _numbers(held))


def _numbers(node: ast.expr) -> Iterator[float]:
    if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        yield node.value
    elif isinstance(node, ast.Tuple):
        for one in node.elts:
            yield from _numbers(one)


def bare() -> Iterator[Delay]:
    """Yield every literal duration that is passed to a timer or an animation."""
    for path in files("app", ".py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[-1] in TIMERS:
                given = [
                    *node.args,
                    *(argument.value for argument in node.keywords if argument.arg in {"interval", "duration"}),
                ]
                for number in (number for argument in given for number in _numbers(argument)):
                    yield Delay(f"{short(path)} {ast.unparse(node)}", number)


DELAYS = list(declared())


@pytest.mark.parametrize("delay", DELAYS, ids=lambda delay: f"{delay.name} {delay.milliseconds:g}")
def test_a_delay_lasts_as_long_as_a_person_finds_natural(delay: Delay) -> None:
    least, most = RANGES.get(delay.name, AT_ONCE)
    assert least <= delay.milliseconds <= most


def test_a_delay_without_a_name_is_not_felt_as_one() -> None:
    assert [delay for delay in bare() if not AT_ONCE[0] <= delay.milliseconds <= AT_ONCE[1]] == []


def test_each_exception_is_a_delay_of_the_program() -> None:
    assert RANGES.keys() <= {delay.name for delay in DELAYS}
