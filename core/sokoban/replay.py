"""Replay of moves given as text, all or as far as possible; forwards, or in reverse play."""

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
    """Result of replaying a sequence of moves."""

    state: State
    lurd: str
    """Moves in the right case."""
    tally: MoveTally


def replay(state: State, moves: str) -> Replay:
    """Replay letters in either case. Raises IllegalMoveError with the number of an impossible move."""
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
    """Replay LURD text, run-lengths allowed, as a solution of a position.

    A solution in reverse play, from the end of the level, is reversed. Raises InputError for an invalid character, for
    the first impossible move, and if boxes are left off the goals.
    """
    moves = forward_moves(start, text)
    played = _replay(start, moves, lambda number: move_of(number, len(moves)))
    boxes_left = sum(not start.board.goals[box] for box in played.state.boxes)
    if boxes_left:
        raise InputError(
            phrase("At the end %n boxes are not on goals", one="At the end %n box is not on a goal", n=boxes_left)
        )
    return played


def forward_moves(start: State, text: str) -> str:
    """Return LURD text as single moves from the position `start`.

    Reverse play that leads back to `start` is reversed. Raises InputError for an invalid character, and for other
    reverse play.
    """
    play = read_play(text)
    return _turned_round(start, play) if play.reverse else "".join(parse_lurd(text))


def _turned_round(start: State, play: Play) -> str:
    """Return reverse play that leads back to the position `start` as a solution played forwards."""
    puzzle = ReversePuzzle(start)
    played = replay_reverse(puzzle, play)
    if not puzzle.goal(played.state):
        raise InputError(phrase("The moves do not lead back to the first position"))
    return puzzle.solution(played.state, played.moves)


class PartialReplay(NamedTuple):
    """Replay of moves up to the first impossible one."""

    lurd: str
    """Possible moves, up to the first that is not, in the right case."""
    state: State
    """Position after these moves."""
    fault: IllegalMoveError | None = None
    """Error with the number of the impossible move; None if all moves are possible."""
    blocked: int = -1
    """Cell that the impossible move leads the man, or the box in front of him, to."""


class ReverseReplay(NamedTuple):
    """Result of replaying reverse play from the end of a level."""

    start: State
    """First position of the reverse game, as in `core.sokoban.reverse`."""
    moves: str
    state: State


def replay_reverse(puzzle: ReversePuzzle, play: Play) -> ReverseReplay:
    """Replay reverse play, which begins with a jump; later jumps are replaced by walks.

    Raises InputError for a jump to a cell that no walk leads to, and with the number of an impossible move.
    """
    first, *jumps = play.jumps
    start = puzzle.start_at(_after_jump(puzzle.level_start, play.moves[slice(*first)]))
    if start is None:
        raise InputError(phrase("The man cannot begin where the jump takes him"))
    state, done, next_index = start, "", first[1]
    count = len(play.moves) - next_index
    for begin, end in (*jumps, (len(play.moves), len(play.moves))):
        for index in range(next_index, begin):
            try:
                state = puzzle.apply(state, play.moves[index])[0]
            except IllegalMoveError as error:
                raise IllegalMoveError(error.message, move_of(index + 1 - first[1], count)) from error
        walk = walk_path(state, _after_jump(state, play.moves[begin:end])) if begin < end else ""
        if walk is None:
            raise InputError(phrase("The man cannot walk to where a jump takes him"))
        for letter in walk:
            state = puzzle.apply(state, letter)[0]
        done += play.moves[next_index:begin] + walk
        next_index = end
    return ReverseReplay(start, done, state)


def _after_jump(state: State, steps: str) -> int:
    """Return the cell a jump takes the man to. Raises InputError if it lies outside of the board."""
    board = state.board
    x, y = board.xy(state.man)
    for letter in steps.lower():
        way = LETTERS.index(letter)
        x, y = x + (-1, 0, 1, 0)[way], y + (0, -1, 0, 1)[way]
    return board.cell(x, y)


def replay_prefix(start: State, text: str) -> PartialReplay:
    """Replay LURD text, run-lengths allowed, as far as possible.

    Raises InputError with the place of a character that is no move.
    """
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
