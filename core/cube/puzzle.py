"""The 3x3x3 cube as a puzzle: see `core.base.puzzle.Puzzle`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.base.budget import check_typed_text
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.cubie import Cube, products
from core.cube.facelets import facelet_indices, format_facelets, parse_facelets
from core.cube.moves import FACE_TURNS, MOVES, Move, Turn, move_of, position
from core.cube.notation.notation import format_moves, parse_moves, without_list_number
from core.cube.random_state import random_state_scramble

_CUBES = {name: move.cube for name, move in MOVES.items()}
FEWEST_FACELETS = 40
"""Least number of letters in a row that are read as facelets, not as quarter turns."""


class CubePuzzle:
    """Rubik's Cube; a state's text is its 54 facelets."""

    name = "cube"
    size = 3
    """Number of layers along an axis."""
    solved = Cube()

    def new(self, variant: str, seed: int) -> Cube:
        """Return the position after `opening_moves(seed)`; the only variant is "3x3x3"."""
        if variant != "3x3x3":
            raise InputError(phrase("{name} is not a kind of cube. Use 3x3x3", name=variant))
        return position(self.opening_moves(seed))

    def opening_moves(self, seed: int) -> list[str]:
        """Return a random-state scramble for a seed, in some milliseconds; seed 0 starts solved."""
        return random_state_scramble(seed) if seed else []

    def parse(self, text: str) -> Cube:
        """Return the position of 54 facelets."""
        return parse_facelets(text)

    def format(self, state: Cube) -> str:
        """Return the 54 facelets in the order URFDLB."""
        return format_facelets(state)

    def moves(self, state: Cube) -> Sequence[str]:  # noqa: ARG002
        """Return the 18 face turns; slice turns, wide turns and rotations are legal too, but not elementary."""
        return FACE_TURNS

    def apply(self, state: Cube, move: str) -> tuple[Cube, tuple[Turn, ...]]:
        """Return the position after one move, and its turn in space."""
        known = _parse_single_move(move)
        return state * known.cube, (known.turn,)

    def replay(self, state: Cube, moves: Sequence[str], every: int) -> list[Cube]:
        """Return every `every`-th state; see `core.base.state_history.MoveReplay`."""
        try:
            return products(state, moves, _CUBES, every)
        except KeyError:  # a move is written in another way, or invalid
            return products(state, moves, {move: _parse_single_move(move).cube for move in set(moves)}, every)

    def goal(self, state: Cube) -> bool:
        """Return whether every face has one colour, in whatever orientation of the cube."""
        return state.solved

    def facelets(self, state: Cube) -> bytes:
        """Return the colour of each sticker, as an index in URFDLB: `size`² a face."""
        return facelet_indices(state)

    def move_of(self, axis: int, layers: tuple[int, ...], quarter_turns: int) -> str:
        """Return the move that turns `layers` along `axis` clockwise; "" for no turn at all."""
        return move_of(axis, layers, quarter_turns)

    def parse_moves(self, text: str) -> list[str]:
        """Return the moves of a text; see `core.cube.notation.notation`."""
        return parse_moves(text)

    def read(self, text: str) -> Cube | list[str]:
        """Return a position if a typed text looks like facelets, else moves; raises InputError."""
        given = without_list_number(check_typed_text(text))
        letters = "".join(given.split())
        if (len(letters) >= FEWEST_FACELETS and letters.isalpha()) or (len(letters) == 54 and letters.isalnum()):
            return parse_facelets(given)
        return parse_moves(text)

    def format_moves(self, moves: Iterable[str]) -> str:
        """Return moves with a space between them."""
        return format_moves(moves)


def _parse_single_move(move: str) -> Move:
    """Return the move in a text; raises InputError if there is none, or more than one."""
    known = MOVES.get(move)
    if known is None:
        parsed = parse_moves(move)
        if len(parsed) != 1:
            raise InputError(phrase("{move} is not one move", move=repr(move)))
        known = MOVES[parsed[0]]
    return known


PUZZLE = CubePuzzle()
