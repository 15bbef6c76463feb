"""Moves given as text, carried out: all of them, or as far as they go; forwards, or from the end of a level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from core.base.puzzle import IllegalMoveError, InputError
from core.base.words import phrase
from core.sokoban.board import State
from core.sokoban.lurd import LETTERS, Play, parse_lurd, read_play
from core.sokoban.path.paths import walk_path
from core.sokoban.reverse import ReversePuzzle
from core.sokoban.tally import Ledger, MoveTally
from core.sokoban.words import CANNOT_GO, CANNOT_PUSH, move_of


@dataclass(frozen=True, slots=True)
class Replay:
    """A sequence of moves carried out."""

    state: State
    lurd: str
    """The moves with the right case."""
    tally: MoveTally


def replay(state: State, moves: str) -> Replay:
    """Carry out a string of letters in either case. Raises IllegalMoveError with the number of an impossible move."""
    return _replay(state, moves, lambda number: phrase("move {number}", number=number))


def _replay(state: State, moves: Sequence[str], place: Callable[[int], str]) -> Replay:
    done: list[str] = []
    ledger = Ledger()
    for number, letter in enumerate(moves, 1):
        way = LETTERS.find(letter.lower())
        if way < 0:
            raise InputError(phrase("{letter} is not a move. Use l u r d", letter=letter), place(number))
        after = state.step(way)
        if after is None:
            raise IllegalMoveError(CANNOT_GO[way], place(number))
        done.append("LURD"[way] if ledger.add(state, after) else LETTERS[way])
        state = after
    return Replay(state, "".join(done), ledger.tally(len(done)))


def replay_solution(start: State, text: str) -> Replay:
    """Carry out LURD text, run-lengths allowed, that is to solve a position.

    A solution in reverse play, from the end of the level, is turned round. Raises InputError with what is no move, the
    first move that is impossible, or how many boxes are not home in the end.
    """
    moves = forward_moves(start, text)
    played = _replay(start, moves, lambda number: move_of(number, len(moves)))
    left = sum(not start.board.goals[box] for box in played.state.boxes)
    if left:
        raise InputError(
            phrase("It leaves %n boxes away from the goals", one="It leaves %n box away from the goals", n=left)
        )
    return played


def forward_moves(start: State, text: str) -> str:
    """Return LURD text as single moves from the position `start`; reverse play that leads back to it is turned round.

    Raises InputError with what is no move, and for other reverse play.
    """
    play = read_play(text)
    return _turned_round(start, play) if play.reverse else "".join(parse_lurd(text))


def _turned_round(start: State, play: Play) -> str:
    """Return the solution that reverse play, which leads back to the position `start`, is when read backwards."""
    puzzle = ReversePuzzle(start)
    played = replay_reverse(puzzle, play)
    if not puzzle.goal(played.state):
        raise InputError(phrase("It does not lead back to the first position"))
    return puzzle.solution(played.state, played.moves)


class PartialReplay(NamedTuple):
    """What became of a sequence of moves."""

    lurd: str
    """The moves that are possible, up to the first that is not, with the right case."""
    state: State
    """The position after them."""
    fault: IllegalMoveError | None = None
    """Why the next move is impossible, and its number; None if there is none."""
    blocked: int = -1
    """The cell to which that move would lead the man, or the box before him."""


class ReverseReplay(NamedTuple):
    """What became of moves played from the end of a level."""

    start: State
    """Where they begin, as `core.sokoban.reverse` has it."""
    moves: str
    state: State


def replay_reverse(puzzle: ReversePuzzle, play: Play) -> ReverseReplay:
    """Carry out reverse play, which begins with a jump; a later jump is walked.

    Raises InputError for a jump to where no walk leads, and with the number of an impossible move.
    """
    first, *jumps = play.jumps
    start = puzzle.start_at(_after_jump(puzzle.level_start, play.moves[slice(*first)]))
    if start is None:
        raise InputError(phrase("The man cannot begin where the jump takes him"))
    state, done, at = start, "", first[1]
    count = len(play.moves) - at
    for begin, end in (*jumps, (len(play.moves), len(play.moves))):
        for index in range(at, begin):
            try:
                state = puzzle.apply(state, play.moves[index])[0]
            except IllegalMoveError as error:
                raise IllegalMoveError(error.message, move_of(index + 1 - first[1], count)) from error
        walk = walk_path(state, _after_jump(state, play.moves[begin:end])) if begin < end else ""
        if walk is None:
            raise InputError(phrase("The man cannot walk to where a jump takes him"))
        for letter in walk:
            state = puzzle.apply(state, letter)[0]
        done += play.moves[at:begin] + walk
        at = end
    return ReverseReplay(start, done, state)


def _after_jump(state: State, steps: str) -> int:
    """Return the cell to which a jump takes the man. Raises InputError if it lies outside of the board."""
    board = state.board
    x, y = board.xy(state.man)
    for letter in steps.lower():
        way = LETTERS.index(letter)
        x, y = x + (-1, 0, 1, 0)[way], y + (0, -1, 0, 1)[way]
    return board.cell(x, y)


def replay_prefix(start: State, text: str) -> PartialReplay:
    """Carry out LURD text, run-lengths allowed. Raises InputError with the place of what is no move at all."""
    done: list[str] = []
    state = start
    moves = parse_lurd(text)
    for number, letter in enumerate(moves, 1):
        way = LETTERS.index(letter.lower())
        after = state.step(way)
        if after is None:
            board = state.board
            target = state.man + (-1, -board.stride, 1, board.stride)[way]
            pushes = state.has_box(target)
            fault = IllegalMoveError((CANNOT_PUSH if pushes else CANNOT_GO)[way], move_of(number, len(moves)))
            return PartialReplay("".join(done), state, fault, 2 * target - state.man if pushes else target)
        done.append("LURD"[way] if state.has_box(after.man) else LETTERS[way])
        state = after
    return PartialReplay("".join(done), state)
