"""Golden pictures: accepted pictures of plots, for comparison.

`pytest --accept-pictures` replaces them by what is drawn now; look at the difference before that is committed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter

FOLDER = Path(__file__).parent / "pictures"
FAINT = 40
"""Difference of a channel, of 255, that is due to the machine: blending, hinting."""
SHARE = 0.0003
"""Share of pixels that may lack a match at or beside their place; a moved marker is more."""


class Golden:
    """Compares pictures with the accepted ones; on failure it stores a picture of the difference."""

    def __init__(self, accept: bool, scratch: Path) -> None:
        self._accept, self._scratch = accept, scratch

    def check(self, name: str, draw: Callable[[QPainter], None], size: QSize) -> None:
        """Draw at 1x and compare with the picture called `name`."""
        image = QImage(size, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        draw(painter)
        painter.end()
        file = FOLDER / f"{name}.png"
        if self._accept:
            FOLDER.mkdir(exist_ok=True)
            assert image.save(str(file))
            return
        assert file.exists(), f"There is no picture {file.name} yet: look at it, then run with --accept-pictures"
        shown, accepted = _pixels(image), _pixels(QImage(str(file)))
        assert shown.shape == accepted.shape, f"{file.name} is {accepted.shape}, drawn were {shown.shape}"
        differing = max(_unmatched(shown, accepted), _unmatched(accepted, shown))
        if differing > SHARE:
            found, difference = self._scratch / f"{name}-drawn.png", self._scratch / f"{name}-difference.png"
            image.save(str(found))
            _image(np.abs(shown.astype(int) - accepted).astype(np.uint8)).save(str(difference))
            pytest.fail(f"{differing:.2%} of {file.name} is not as accepted: see {found} and {difference}")


def _unmatched(one: NDArray[np.uint8], other: NDArray[np.uint8]) -> float:
    """Return the share of pixels of one picture without a match in the other, at or beside their place.

    An edge may fall on the other side of a pixel on another machine.
    """
    height, width, _ = one.shape
    around = np.pad(other.astype(np.int16), ((1, 1), (1, 1), (0, 0)), mode="edge")
    nearest = np.full((height, width), 255, np.int16)
    for down in range(3):
        for right in range(3):
            difference = np.abs(around[down : down + height, right : right + width] - one).max(axis=2)
            np.minimum(nearest, difference, out=nearest)
    return float((nearest > FAINT).mean())


def _pixels(image: QImage) -> NDArray[np.uint8]:
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    # a copy, since the image takes its memory with it
    return rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).copy()


def _image(pixels: NDArray[np.uint8]) -> QImage:
    height, width, _ = pixels.shape
    return QImage(np.ascontiguousarray(pixels).tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888).copy()
