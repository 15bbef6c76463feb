"""Level as an argument of scripts and notebooks: text, rows or a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from core.base import arguments
from core.sokoban.board import State
from core.sokoban.puzzle import PUZZLE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Level = str | Sequence[str] | NDArray[Any] | State


def first_position(level: Level) -> State:
    """Return the first position of a level given as XSB text, a list or array of rows, or a position.

    Raises InputError with line and column if it is not a level.
    """
    return level if isinstance(level, State) else PUZZLE.parse(arguments.text(level, "level", "\n"))
