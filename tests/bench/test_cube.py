"""Speed of the cube: rules, text, and a frame of the turning cube."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from app.base.theme import theme
from app.cube.board.motion import CubeAnimation, LayerRotation
from app.cube.board.view import CubeView
from core.cube.drawing.scene import Scene
from core.cube.facelets import facelet_indices
from core.cube.moves import MOVES
from core.cube.puzzle import PUZZLE
from core.cube.scramble import scramble

CUBE = PUZZLE.new("3x3x3", 7)


def test_one_move(benchmark: BenchmarkFixture) -> None:
    benchmark(lambda: CUBE * MOVES["R"].cube)


def test_apply(benchmark: BenchmarkFixture) -> None:
    benchmark(PUZZLE.apply, CUBE, "Rw'")


def test_parse_facelets(benchmark: BenchmarkFixture) -> None:
    benchmark(PUZZLE.parse, PUZZLE.format(CUBE))


def test_format_facelets(benchmark: BenchmarkFixture) -> None:
    benchmark(PUZZLE.format, CUBE)


def test_parse_moves(benchmark: BenchmarkFixture) -> None:
    benchmark(PUZZLE.parse_moves, "[R U: F', D2] (R U R' U')6 Rw M' x2")


def test_scramble_of_10_000_moves(benchmark: BenchmarkFixture) -> None:
    benchmark(scramble, 10_000, 1)


def test_geometry_of_a_frame(benchmark: BenchmarkFixture) -> None:
    scene, facelets = Scene(3), facelet_indices(CUBE)
    scene.look(0.5, 0.5)
    scene.fit(450, 450, 400)
    benchmark(lambda: [scene.slab(facelets, 1, s.first, s.last, 0.4 * s.turning) for s in scene.order(1, (2,))])


@pytest.mark.parametrize("layer", ["U", "R", "M"])
def test_frame_of_the_turning_cube(benchmark: BenchmarkFixture, qtbot: QtBot, layer: str) -> None:
    """Measure a frame at 900x900 with the layer at a new angle each time."""
    view, image = _view(qtbot)
    turn = MOVES[layer].turn
    angles = itertools.cycle(k / 40 for k in range(1, 40))

    def frame() -> None:
        angle = next(angles)
        view._motion = CubeAnimation(facelet_indices(CUBE))
        view._motion.add(LayerRotation(turn.axis, turn.layers, angle, angle, 100, facelet_indices(CUBE)))
        view.render(image, QPoint())

    benchmark(frame)


def test_frame_of_the_orbiting_cube(benchmark: BenchmarkFixture, qtbot: QtBot) -> None:
    """Measure a full repaint at 900x900."""
    view, image = _view(qtbot)

    def frame() -> None:
        view.orbit.drag(1.0, 0.0, 10.0)
        view.render(image, QPoint())

    benchmark(frame)


def _view(qtbot: QtBot) -> tuple[CubeView, QImage]:
    theme.manager().choose(theme.ThemeChoice.LIGHT)
    view = CubeView()
    qtbot.addWidget(view)
    view.resize(900, 900)
    view.show_cube(CUBE)
    view.show()
    return view, QImage(900, 900, QImage.Format.Format_ARGB32_Premultiplied)
