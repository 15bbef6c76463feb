"""Start positions for a room with goals: far from solved by box lines, with the wished pushes.

Two searches backwards, one by lines and one by pushes, find every solvable position, or as many as their limit allows.
Of the positions that are far by lines and within the wished pushes the one is taken whose best solution scores highest.
It is solvable by construction, and its fewest pushes are proved.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.base.control import Control
from core.sokoban.board import Board, State
from core.sokoban.generate.generate import GeneratedLevel, best_solution, judge
from core.sokoban.generate.wishes import Refusal, Wishes
from core.sokoban.graph.exhaustive import Backward, BackwardByLines

POSITIONS = 150_000
"""Maximum number of positions of each search, by lines and by pushes."""
GLANCE = 15_000
"""Maximum number of positions searched by lines to compare places for the goals."""
ASKED = 1_500
"""Number of positions whose fewest pushes are looked up."""
LOOKED_AT = 8
"""Number of positions whose solutions are compared."""
FAR = 0.75
"""Preferred distance of these positions from solved, as a share of the greatest number of lines."""


def most_promising(boards: Sequence[Board], control: Control) -> Board:
    """Return the board with positions the most box lines away from solved, by a short search."""
    if len(boards) == 1:
        return boards[0]
    return max(boards, key=lambda board: _lines(board, GLANCE, control))


def _lines(board: Board, limit: int, control: Control) -> tuple[int, int]:
    search = BackwardByLines(board, limit)
    search.explore(control)
    return len(search.layers), len(search)


def farthest(board: Board, wishes: Wishes, control: Control) -> GeneratedLevel | Refusal:
    """Return the level made from a board with goals, or why there is none.

    The result of a cancelled call is meaningless.
    """
    pushes = Backward(board, POSITIONS)
    pushes.explore(control)
    if len(pushes.layers) <= wishes.least:
        return Refusal.SHORT if pushes.complete else Refusal.LONG
    lines = BackwardByLines(board, POSITIONS)
    lines.explore(control)
    if control.cancelled:
        return Refusal.SHORT
    layers = lines.layers
    begins = (sum(layers[: int(FAR * (len(layers) - 1))]), 0)
    refusal = Refusal.SHORT
    for begin in begins:
        starts, refusal = _select_wished(lines, pushes, begin, wishes, control)
        if starts:
            levels = [level for start in starts if (level := _make_level(pushes, start, control))]
            return max(levels, key=lambda one: one.score, default=Refusal.IDLE)
    return refusal


def _select_wished(
    lines: BackwardByLines, pushes: Backward, begin: int, wishes: Wishes, control: Control
) -> tuple[list[State], Refusal]:
    """Choose start positions of a Sokoban board whose fewest pushes are within the wished range.

    They are chosen from a sample of the positions of `lines` from number `begin` on, which are ordered by box lines
    from solved. At most `LOOKED_AT` are returned, none with a box on a goal. The refusal applies if there are none:
    LONG if a position needs too many pushes or is missing in `pushes`, else SHORT.
    """
    numbers = range(begin, len(lines))[::-1]
    fitting: list[State] = []
    long = 0
    for number in numbers[:: max(1, len(numbers) // ASKED)]:
        if control.cancelled:
            break
        state = lines.state(number)
        if any(state.board.goals[box] for box in state.boxes):
            continue
        known = pushes.find(state)
        depth = pushes.layer(known) if known is not None else wishes.most + 1
        long += depth > wishes.most
        if wishes.least <= depth <= wishes.most:
            fitting.append(state)
    refusal = Refusal.LONG if long else Refusal.SHORT
    return fitting[:: max(1, len(fitting) // LOOKED_AT)][:LOOKED_AT], refusal


def _make_level(pushes: Backward, start: State, control: Control) -> GeneratedLevel | None:
    solution = best_solution(pushes, start, control)
    return judge(start, solution) if solution is not None else None
