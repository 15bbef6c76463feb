"""What happens when a level is solved: the best is kept, and the page says so and offers what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.sokoban.library.level_set import PUZZLE_KEY
from app.sokoban.records import best
from app.widgets.buttons import Button
from core.sokoban.lurd import replay
from core.sokoban.reverse import ReversePuzzle
from core.sokoban.tally import Tally

if TYPE_CHECKING:
    from app.sokoban.page import SokobanPage


class Ending:
    """The page's business with solved levels."""

    def __init__(self, page: SokobanPage) -> None:
        self._page = page

    def on_solved(self) -> None:
        """The last move solved the level."""
        page = self._page
        page.game.info["solved"] = True
        puzzle = page.game.puzzle
        if isinstance(puzzle, ReversePuzzle):
            played = replay(page.level.start, puzzle.solution(page.game.state, page.game.played))
            self._keep(played.tally, played.lurd)
            self.say_solved()
            return
        if page.game.info.get("shown"):
            self.say_solved("This is the solution in the level's file.")
            return
        first = not page.services.store.best(PUZZLE_KEY, page.level.key)
        better = self._keep(page.history.tally, "".join(page.game.played))
        page.refresh_counters()
        self.say_solved("" if first or not better else f"Your best in {best.joined(better)}.")

    def _keep(self, tally: Tally, moves: str) -> list[str]:
        """Keep a solution where it is the best; the names of the counters in which it is."""
        better = best.record(self._page.services.store, self._page.level.key, tally, moves)
        self._page.marks.refresh()
        return better

    def say_solved(self, more: str = "") -> None:
        """Say what it cost; `more` is a sentence of its own."""
        page = self._page
        tally = page.history.tally
        cost = best.cost(tally.pushes, tally.moves, pulled=page.pulling)
        buttons = []
        if isinstance(page.game.puzzle, ReversePuzzle):
            solution = page.game.puzzle.solution(page.game.state, page.game.played)
            forwards = Button("Play it forwards", primary=True)
            forwards.clicked.connect(lambda: page.lay_out(solution))
            more = "This is a solution, found from its end."
            buttons.append(forwards)
        elif page.index + 1 < len(page.levels):
            onward = Button("Next level", primary=True)
            onward.clicked.connect(lambda: page.open_level(page.index + 1))
            buttons.append(onward)
        again = Button("Play again")
        again.clicked.connect(lambda: page.go(0))
        page.notice.set("ok", "Solved", f"{cost}. {more}".strip(), *buttons, again)
        page.services.messages.say("Solved", f"in {cost}")
