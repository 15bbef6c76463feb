"""Golden pictures tolerate differences between machines, and no others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from tests import golden

SIZE = QSize(780, 530)


def markers(x: float) -> Callable[[QPainter], None]:
    """Return a function that draws a plot's frame and six small triangles from `x` on."""

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(0, 0, SIZE.width(), SIZE.height(), QColor("#f7f7f2"))
        painter.setPen(QColor("#2e9e57"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawLine(50, 480, 760, 480)
        for k in range(6):
            centre = QPointF(x + 100 * k, 100.0 + 50 * k)
            corners = [centre + QPointF(0, -5), centre + QPointF(5, 4), centre + QPointF(-5, 4)]
            painter.drawPolygon(QPolygonF(corners))

    return draw


@pytest.fixture
def accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> golden.Golden:
    """Provide a comparison with one accepted picture."""
    monkeypatch.setattr(golden, "FOLDER", tmp_path / "pictures")
    golden.Golden(True, tmp_path).check("markers", markers(100), SIZE)
    return golden.Golden(False, tmp_path)


@pytest.mark.parametrize("x", [100, 100.4, 101])
@pytest.mark.usefixtures("qapp")
def test_an_edge_on_the_other_side_of_a_pixel_is_forgiven(accepted: golden.Golden, x: float) -> None:
    accepted.check("markers", markers(x), SIZE)


@pytest.mark.usefixtures("qapp")
def test_markers_that_moved_are_not(accepted: golden.Golden, tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match="of markers"):
        accepted.check("markers", markers(106), SIZE)
    assert (tmp_path / "markers-drawn.png").exists()
    assert (tmp_path / "markers-difference.png").exists()


@pytest.mark.usefixtures("qapp")
def test_a_picture_that_nobody_accepted_fails(accepted: golden.Golden) -> None:
    with pytest.raises(AssertionError, match="There is no picture"):
        accepted.check("other", markers(100), SIZE)
