"""The cube as a puzzle of the common contract: see `core.base.puzzle.Puzzle`."""

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
"""So many letters with nothing between them are taken for facelets, not for quarter turns."""


class CubePuzzle:
    """Rubik's Cube; a state's text is its 54 facelets."""

    name = "cube"
    size = 3
    """Layers along an axis."""
    solved = Cube()

    def new(self, variant: str, seed: int) -> Cube:
        """The position of `opening_moves(seed)`. The one variant is "3x3x3"."""
        if variant != "3x3x3":
            raise InputError(phrase("{name} is not a kind of cube. Use 3x3x3", name=variant))
        return position(self.opening_moves(seed))

    def opening_moves(self, seed: int) -> list[str]:
        """A random-state scramble for this seed, some milliseconds' work; seed 0 starts solved."""
        return random_state_scramble(seed) if seed else []

    def parse(self, text: str) -> Cube:
        """The position of 54 facelets."""
        return parse_facelets(text)

    def format(self, state: Cube) -> str:
        """The 54 facelets in the order URFDLB."""
        return format_facelets(state)

    def moves(self, state: Cube) -> Sequence[str]:  # noqa: ARG002
        """The 18 face turns; slices, wide turns and rotations are legal too, but not elementary."""
        return FACE_TURNS

    def apply(self, state: Cube, move: str) -> tuple[Cube, tuple[Turn, ...]]:
        """The position after one move, and its turn in space."""
        known = _parse_single_move(move)
        return state * known.cube, (known.turn,)

    def replay(self, state: Cube, moves: Sequence[str], every: int) -> list[Cube]:
        """See `core.base.state_history.MoveReplay`."""
        try:
            return products(state, moves, _CUBES, every)
        except KeyError:  # one is written otherwise, or is none
            return products(state, moves, {move: _parse_single_move(move).cube for move in set(moves)}, every)

    def goal(self, state: Cube) -> bool:
        """Whether every face has one colour, however the cube is held."""
        return state.solved

    def facelets(self, state: Cube) -> bytes:
        """The colour of each sticker, as an index in URFDLB: `size`² a face."""
        return facelet_indices(state)

    def move_of(self, axis: int, layers: tuple[int, ...], quarter_turns: int) -> str:
        """The text of turning `layers` along `axis` clockwise; "" for no turn at all."""
        return move_of(axis, layers, quarter_turns)

    def parse_moves(self, text: str) -> list[str]:
        """See `core.cube.notation.notation`."""
        return parse_moves(text)

    def read(self, text: str) -> Cube | list[str]:
        """What a person typed or pasted: a position if it looks like facelets, else moves. Raises InputError."""
        given = without_list_number(check_typed_text(text))
        letters = "".join(given.split())
        if (len(letters) >= FEWEST_FACELETS and letters.isalpha()) or (len(letters) == 54 and letters.isalnum()):
            return parse_facelets(given)
        return parse_moves(text)

    def format_moves(self, moves: Iterable[str]) -> str:
        """Moves with a space between them."""
        return format_moves(moves)


def _parse_single_move(move: str) -> Move:
    """Return the move that a text writes. Raises InputError if it writes none, or several."""
    known = MOVES.get(move)
    if known is None:
        parsed = parse_moves(move)
        if len(parsed) != 1:
            raise InputError(phrase("{move} is not one move", move=repr(move)))
        known = MOVES[parsed[0]]
    return known


PUZZLE = CubePuzzle()
