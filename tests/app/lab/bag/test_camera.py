"""The graph draws every column of which a part is visible."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from app.lab.bag.camera import Camera


@pytest.mark.parametrize("left", [-1.0, 0.0, 7.3, 80.0])
@pytest.mark.parametrize("column", [4.0, 30.0])
def test_every_state_that_reaches_into_the_view_is_drawn(left: float, column: float) -> None:
    camera = Camera()
    camera.resize(QRectF(10, 0, 400, 300))
    camera.look_at(120, 9)
    camera.column, camera.left = column, left
    drawn = camera.in_view(10, 410)
    seen = [at for at in range(120) if camera.x(at) + camera.radius > 10 and camera.x(at) - camera.radius < 410]
    assert seen and set(seen) <= set(drawn)
    assert len(drawn) <= len(seen) + 6, "and hardly any that cannot be seen"
