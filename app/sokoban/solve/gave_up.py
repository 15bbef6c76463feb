"""Search that ended without an answer, and the message about it."""

from __future__ import annotations

from typing import NamedTuple

from app.base.language.words import tr
from app.sokoban.solve.at_work import size
from core.sokoban.board import State
from core.sokoban.solve.solver import SearchEnding

LONGER = 4
"""Factor by which the time limit grows when such a search is continued."""


class GaveUp(NamedTuple):
    """Search that ended without an answer: its position, how it ended, and its limits."""

    state: State
    ending: SearchEnding
    seconds: float
    memory: int
    """Memory limit of the search in bytes."""
    placed: tuple[int, int] | None
    """Number of boxes on goals in the best attempt, and number of boxes."""

    @property
    def words(self) -> str:
        """Message about how the search ended.

        For example "Gave up at 4.0 GB, best 4 of 6. The settings can give it more."
        """
        return self._out_of_memory if self.ending is SearchEnding.MEMORY else self._out_of_time

    @property
    def _out_of_memory(self) -> str:
        memory = size(self.memory)
        if self.placed is None:
            return tr("Gave up at {memory}. The settings can allow more memory.", memory=memory)
        placed, boxes = self.placed
        return tr(
            "Gave up at {memory}; best attempt: {placed} of {boxes} boxes on goals. The settings "
            "can allow more memory.",
            memory=memory,
            placed=placed,
            boxes=boxes,
        )

    @property
    def _out_of_time(self) -> str:
        seconds, longer = self.seconds, self.seconds * LONGER
        if self.placed is None:
            return tr("Gave up after {seconds:.0f} s. Search on for {longer:.0f} s?", seconds=seconds, longer=longer)
        placed, boxes = self.placed
        return tr(
            "Gave up after {seconds:.0f} s; best attempt: {placed} of {boxes} boxes on goals. "
            "Search on for {longer:.0f} s?",
            seconds=seconds,
            placed=placed,
            boxes=boxes,
            longer=longer,
        )
