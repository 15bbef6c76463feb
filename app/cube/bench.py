"""What the cube promises to be fast at."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import count, cycle

from app.bench import Case
from core.cube import twophase
from core.cube.facelets import facelet_indices
from core.cube.moves import MOVES
from core.cube.puzzle import PUZZLE
from core.cube.randomstate import random_cube, random_state_scramble

SIDE = 900


def turning_frame() -> Callable[[], object]:
    """Frames of 900x900 pixels of a cube in mid-turn, a face and a slice by turns, each at another angle."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QPoint  # noqa: PLC0415  the other cases need no Qt
    from PySide6.QtGui import QImage  # noqa: PLC0415

    from app.application import make_application  # noqa: PLC0415
    from app.cube.motion import Pose  # noqa: PLC0415
    from app.cube.view import CubeView  # noqa: PLC0415

    application = make_application()
    facelets = facelet_indices(PUZZLE.new("3x3x3", 7))
    turns = cycle([MOVES["R"].turn, MOVES["M"].turn])
    angles = cycle([step / 40 for step in range(1, 40)])

    class Turning(CubeView):
        """A view that always is in another turn."""

        @property
        def pose(self) -> Pose:
            turn = next(turns)
            return Pose(facelets, turn.axis, turn.layers, next(angles))

    view = Turning()
    view.resize(SIDE, SIDE)
    picture = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)

    def frame() -> object:
        view.render(picture, QPoint())
        return application

    return frame


def first_solution() -> Callable[[], object]:
    """The two-phase solver's first solution of a random position, another one each time."""
    twophase.prepare()
    cubes = cycle([random_cube(seed) for seed in range(500)])
    return lambda: twophase.solve(next(cubes), 0.0)


def scrambles() -> Callable[[], object]:
    """A scramble to a random position."""
    seeds = count()
    return lambda: random_state_scramble(next(seeds))


CASES = (
    Case("cube frame, turning, 900x900", 0.008, turning_frame),
    Case("cube first two-phase solution", 0.003, first_solution),
    Case("cube random-state scramble", 0.003, scrambles),
)
