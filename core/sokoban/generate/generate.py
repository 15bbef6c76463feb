"""New levels by reverse play: a room, goals in it, and the positions farthest from solved.

Every box starts on a goal and is pulled until every solvable position is known (or as many as the limit allows), so a
level is solvable by construction and the least number of pushes is proved. Of the farthest positions the one is taken
whose best solution scores highest: many changes of box and direction.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from core.base.control import Control
from core.sokoban.board import Board, State, scan
from core.sokoban.generate.rooms import RoomStyle, carve, draw, draw_below, goals_in
from core.sokoban.graph.exhaustive import Backward
from core.sokoban.level import format_state
from core.sokoban.path.paths import walk_path
from core.sokoban.replay import replay
from core.sokoban.tally import MoveTally

POSITIONS = 120_000
"""Maximum number of positions searched for one room."""
LOOKED_AT = 24
"""Number of positions of a room whose solutions are compared."""
FAR = 0.8
"""Least distance of these positions from solved, as a share of the greatest number of pushes."""
LEAST_USED = 0.8
"""Least share of the floor that the man or a box must visit."""


@dataclass(frozen=True)
class GeneratedLevel:
    """New level, with a solution of fewest pushes and, among these, fewest moves."""

    state: State
    solution: str
    tally: MoveTally
    score: float

    @property
    def rows(self) -> list[str]:
        """Rows of the level in XSB."""
        return format_state(self.state).split("\n")


class _Step(NamedTuple):
    """Best path to a position: its moves, the previous position and the direction of the last push."""

    moves: int
    before: tuple[int, int] | None
    way: int


def generate(
    seed: int, width: int, height: int, boxes: int, style: RoomStyle | None, rooms: int, control: Control
) -> GeneratedLevel | None:
    """Return the best level of `rooms` rooms of at most `width` x `height` squares, walls included.

    The same arguments make the same level. `style` None draws one at random. None if every room was dull, or the search
    was cancelled. `control` counts `POSITIONS` for every room.
    """
    best: GeneratedLevel | None = None
    control.total = rooms * POSITIONS
    for number in range(rooms):
        control.done = number * POSITIONS
        random = Random(seed * 1_000_003 + number)
        chosen = style or list(RoomStyle)[draw_below(random, len(RoomStyle))]
        level = _from_room(random, width, height, boxes, chosen, control)
        if control.cancelled:
            return None
        if level is not None and (best is None or level.score > best.score):
            best = level
    control.done = control.total
    return best


def hardest(
    board: Board, control: Control, limit: int = POSITIONS, looked_at: int = LOOKED_AT
) -> GeneratedLevel | None:
    """Return the best level among the farthest positions of a board with goals; None if all are dull."""
    search = Backward(board, limit)
    search.explore(control)
    return _pick(search, looked_at, control)


def best_solution(search: Backward, start: State, control: Control | None = None) -> str | None:
    """Return a solution of fewest pushes and, among these, fewest moves.

    None if `search` has not found the position, or if it was cancelled. It goes layer by layer through all pushes that
    bring the game nearer to solved, with the man's own square, so it is exact.
    """
    number = search.find(start)
    if number is None:
        return None
    layer: dict[tuple[int, int], _Step] = {(number, start.man): _Step(0, None, 0)}
    layers = [layer]
    for _ in range(search.layer(number)):
        following: dict[tuple[int, int], _Step] = {}
        for node, (moves, _, _) in layer.items():
            if control is not None and control.cancelled:
                return None
            for after, man, steps, way in search.nearer(*node):
                known = following.get((after, man))
                if known is None or moves + steps < known.moves:
                    following[after, man] = _Step(moves + steps, node, way)
        layer = following
        layers.append(layer)
    node = min(layer, key=lambda key: layer[key].moves)
    pushes: list[tuple[int, int]] = []
    for layer in reversed(layers[1:]):
        _, before, way = layer[node]
        pushes.append((node[1], way))
        assert before is not None
        node = before
    return _as_moves(start, pushes[::-1])


def _as_moves(state: State, pushes: Sequence[tuple[int, int]]) -> str:
    """Return the moves in LURD for pushes given as the box's cell and the direction."""
    parts = []
    offsets = (-1, -state.board.stride, 1, state.board.stride)
    for box, way in pushes:
        walk = walk_path(state, box - offsets[way])
        assert walk is not None
        for letter in walk:
            stepped = state.step("lurd".index(letter))
            assert stepped is not None
            state = stepped
        pushed = state.step(way)
        assert pushed is not None
        state = pushed
        parts += [walk, "LURD"[way]]
    return "".join(parts)


def _from_room(
    random: Random, width: int, height: int, boxes: int, style: RoomStyle, control: Control
) -> GeneratedLevel | None:
    room = carve(random, width, height, style)
    if room is None or len(room) < 3 * boxes + 6:
        return None
    goals = goals_in(random, room, boxes)
    board, *_ = scan(draw(room, dict.fromkeys(goals, ".")))
    return hardest(board, control)


def _pick(search: Backward, looked_at: int, control: Control) -> GeneratedLevel | None:
    layers = search.layers
    farthest = len(layers) - 1
    first = sum(layers[: int(FAR * farthest)])
    numbers = _spread(range(first, len(search)), looked_at)
    made = (_make(search, number) for number in numbers if not control.cancelled)
    return max((one for one in made if one is not None), key=lambda one: one.score, default=None)


def _spread(numbers: range, count: int) -> Iterator[int]:
    """Return `count` of the numbers at equal distances, beginning with the last."""
    step = max(1, len(numbers) // count)
    return iter(numbers[::-1][::step][:count])


def _make(search: Backward, number: int) -> GeneratedLevel | None:
    state = search.state(number)
    board = search.board
    if any(board.goals[box] for box in state.boxes):
        return None
    solution = best_solution(search, state)
    assert solution is not None
    return judge(state, solution)


def judge(state: State, solution: str) -> GeneratedLevel | None:
    """Return the level with its score; None if it is dull: a box never moves, or floor is unused."""
    tally = replay(state, solution).tally
    visited, moved = set[int](), set[int]()
    boxes = {box: box for box in state.boxes}
    position = state
    for letter in solution:
        after = position.step("lurd".index(letter.lower()))
        assert after is not None
        visited.add(after.man)
        if position.has_box(after.man):
            target = 2 * after.man - position.man
            boxes[target] = boxes.pop(after.man)
            moved.add(boxes[target])
            visited.add(target)
        position = after
    floor = state.board.flood(state.man).count(1)
    if len(moved) < len(state.boxes) or len(visited | {state.man}) < LEAST_USED * floor:
        return None
    # changes of box and of direction make a level interesting; long straight pushing does not
    score = 2 * tally.box_changes + tally.box_lines + 0.1 * tally.pushes - 0.02 * tally.moves
    return GeneratedLevel(state, solution, tally, score)
