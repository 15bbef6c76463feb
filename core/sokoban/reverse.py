"""Reverse play: the boxes begin on the goals and are pulled to their first squares.

A position of this game is a `State` on a board of its own, whose goals are the first squares of the boxes. Moves are l
u r d to walk and L U R D to pull; here the case decides. A game from the end to the beginning, read backwards, is a
solution.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from core.base.puzzle import IllegalMoveError, InputError
from core.base.words import phrase
from core.sokoban.board import Board, State, scan
from core.sokoban.events import Walk
from core.sokoban.level import format_state
from core.sokoban.lurd import LETTERS, format_lurd, read_play
from core.sokoban.path.paths import walk_area, walk_path
from core.sokoban.words import CANNOT_GO, CANNOT_PULL


class Pull(NamedTuple):
    """Event: the man stepped to the next cell and pulled the box behind him along."""

    source: int
    target: int
    box_from: int
    box_to: int
    direction: int
    """Direction in which the man and the box moved: 0..3 = left, up, right, down."""

    @property
    def move(self) -> str:
        return "LURD"[self.direction]


class ReversePuzzle:
    """Reverse play of one level as a `core.base.puzzle.Puzzle`."""

    name = "sokoban"

    def __init__(self, start: State) -> None:
        """Create the reverse game of the level with first position `start`."""
        self.level_start = start
        board = start.board
        boxes = bytearray(board.size)
        for box in start.boxes:
            boxes[box] = 1
        self.board = Board(board.width, board.height, board.walls, bytes(boxes))
        """Board of this game's positions, with the boxes' first squares as goals."""
        self._ends = tuple(cell for cell, goal in enumerate(board.goals) if goal)
        self._blocked = frozenset(self._ends)

    def starts(self) -> list[State]:
        """Return the start positions, one for each part of the floor between the boxes, best first.

        The best has most possible pulls; of such, it is the one with the man's own square, and the largest.
        """
        board = self.level_start.board
        steps = (-1, -board.stride, 1, board.stride)
        floor = board.flood(self.level_start.man)
        unassigned = {cell for cell in range(board.size) if floor[cell]} - set(self._ends)
        candidates = []
        while unassigned:
            state = State(self.board, self._ends, min(unassigned))
            part = {cell for cell, free in enumerate(walk_area(state)) if free}
            unassigned -= part
            pulls = sum(self._can_pull(box, step, part) for box in self._ends for step in steps)
            home = self.level_start.man in part
            candidates.append((pulls, home, len(part), state, part))
        candidates.sort(key=lambda one: one[:3], reverse=True)
        return [self._at_home(state, part) for *_, state, part in candidates]

    def _can_pull(self, box: int, step: int, part: set[int]) -> bool:
        """Return whether the man, somewhere in this part of the floor, can pull a box off its goal."""
        beyond = box + 2 * step
        return box + step in part and not self.board.walls[beyond] and beyond not in self._blocked

    def _at_home(self, state: State, part: set[int]) -> State:
        """Return the position with the man on his own square of the level, if that is in the same part."""
        home = self.level_start.man
        return State(self.board, self._ends, home) if home in part else state

    def start_at(self, cell: int) -> State | None:
        """Return the start position with the man on `cell`; None if he cannot start there."""
        board = self.level_start.board
        if not 0 <= cell < board.size or not board.flood(self.level_start.man)[cell] or cell in self._ends:
            return None
        return State(self.board, self._ends, cell)

    def new(self, variant: str, seed: int) -> State:  # noqa: ARG002 - nothing here is left to chance
        """Return the first position, or the position whose text is `variant`."""
        return self.parse(variant) if variant else self.starts()[0]

    def parse(self, text: str) -> State:
        """Return a position of this game from XSB text. Raises InputError if it belongs to another game."""
        board, boxes, men, _ = scan(text.split("\n"))
        if board != self.board or len(boxes) != len(self._ends) or len(men) != 1:
            raise InputError(phrase("This is not a position of this level played backwards"))
        return State(self.board, boxes, men[0])

    def format(self, state: State) -> str:
        """Return the position as XSB text, with the boxes' first squares as goals."""
        return format_state(state)

    def moves(self, state: State) -> list[str]:
        """Return the legal moves: walks, then pulls."""
        walks = [LETTERS[way] for way in range(4) if self._walk(state, way) is not None]
        return walks + ["LURD"[way] for way in range(4) if state.pull(way) is not None]

    def apply(self, state: State, move: str) -> tuple[State, tuple[Walk | Pull, ...]]:
        """Return the position after one move, and its event."""
        way = LETTERS.find(move.lower()) if len(move) == 1 else -1
        if way < 0:
            raise InputError(phrase("{letter} is not a move. Use l u r d, or L U R D for a pull", letter=move))
        after = state.pull(way) if move.isupper() else self._walk(state, way)
        if after is None:
            raise IllegalMoveError((CANNOT_PULL if move.isupper() else CANNOT_GO)[way])
        if move.isupper():
            return after, (Pull(state.man, after.man, 2 * state.man - after.man, state.man, way),)
        return after, (Walk(state.man, after.man, way),)

    @staticmethod
    def _walk(state: State, way: int) -> State | None:
        after = state.step(way)
        return None if after is None or state.has_box(after.man) else after

    def goal(self, state: State) -> bool:
        """Return whether the boxes are back on their first squares, and the man can walk to his."""
        return state.solved and bool(walk_area(state)[self.level_start.man])

    def parse_moves(self, text: str) -> list[str]:
        """Return the moves of reverse play in LURD text, without its jumps."""
        play = read_play(text)
        inside = {index for begin, end in play.jumps for index in range(begin, end)}
        return [move for index, move in enumerate(play.moves) if index not in inside]

    def format_moves(self, moves: Iterable[str]) -> str:
        """Return moves as LURD text of reverse play, which begins with a jump."""
        return "[]" + format_lurd(moves)

    def play_text(self, start: State, moves: Iterable[str]) -> str:
        """Return reverse play as LURD text with the jump from the man's place in the level to that in `start`."""
        walk = walk_path(State(self.board, (), self.level_start.man), start.man)
        return f"[{walk or ''}]{format_lurd(moves)}"

    def solution(self, state: State, moves: Sequence[str]) -> str:
        """Return the solution of the level made by reversing the finished game `moves`, ending in `state`."""
        home = walk_path(state, self.level_start.man)
        if home is None or not state.solved:
            raise ValueError("the game is not at its end")
        return forwards("".join(moves) + home)

    def question(self, state: State) -> State:
        """Return the forward problem whose solution, reversed, leads from `state` to the end of this game.

        Its goals are the boxes of `state`; in the end the man must be able to walk to his square in `state`. `answer`
        reverses the solution.
        """
        goals = bytearray(self.board.size)
        for box in state.boxes:
            goals[box] = 1
        start, board = self.level_start, self.board
        return State(Board(board.width, board.height, board.walls, bytes(goals)), start.boxes, start.man)

    def answer(self, state: State, solution: str) -> str:
        """Return the moves from `state` to the end of this game: the reversed solution of its `question`.

        Raises ValueError if `solution` does not solve it.
        """
        end = self.question(state)
        for letter in solution:
            after = end.step(LETTERS.find(letter.lower()))
            if after is None:
                raise ValueError("the moves are impossible")
            end = after
        walk = walk_path(state, end.man) if end.solved else None
        if walk is None:
            raise ValueError("the moves do not lead to the position")
        return walk + forwards(solution).rstrip("lurd")


def solution_of(puzzle: object, state: State, moves: Sequence[str]) -> str:
    """Return the forward solution given by a finished game in either direction, ending in `state`."""
    return puzzle.solution(state, moves) if isinstance(puzzle, ReversePuzzle) else "".join(moves)


def forwards(moves: str) -> str:
    """Return moves of reverse play reversed into forward play; pulls become pushes."""
    return moves[::-1].translate(str.maketrans("lurdLURD", "rdluRDLU"))
