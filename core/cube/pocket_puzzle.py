"""The 2x2x2 as a `Puzzle`: corners only, in their orientation in space."""

from __future__ import annotations

from collections.abc import Sequence

from core.base.budget import check_typed_text
from core.base.puzzle import InputError
from core.base.state_history import states_after
from core.base.words import phrase
from core.cube import faults, pocket
from core.cube.cubie import CORNERS, FACES, Cube
from core.cube.facelets import facelet_indices
from core.cube.moves import FACE_TURNS, MOVES, Turn, move_of, position
from core.cube.notation.notation import parse_moves, without_list_number
from core.cube.puzzle import CubePuzzle

STICKERS = 24
FEWEST_LETTERS = 18
"""Least number of letters in a row that are read as stickers, even if some are missing."""
ROTATIONS = tuple(name + amount for name in "xyz" for amount in ("", "2", "'"))
_LAYERS = {(0,): (0,), (2,): (1,), (0, 1, 2): (0, 1)}
# Stickers of each corner place, its reference sticker first, then clockwise; faces in the order URFDLB have four.
_PLACES = (
    (3, 4, 9), (2, 8, 17), (0, 16, 21), (1, 20, 5), (13, 11, 6), (12, 19, 10), (14, 23, 18), (15, 7, 22),
)  # fmt: skip


class PocketPuzzle(CubePuzzle):
    """Puzzle of the 2x2x2; a state is a `Cube` in the one `canonical` form of those with equal corners."""

    size = 2

    def new(self, variant: str, seed: int) -> Cube:
        """Return the position after `opening_moves(seed)`. The only variant is "2x2x2"."""
        if variant != "2x2x2":
            raise InputError(phrase("{name} is not a kind of small cube. Use 2x2x2", name=variant))
        return canonical(position(self.opening_moves(seed)))

    def opening_moves(self, seed: int) -> list[str]:
        """Return a random-state scramble for a seed; seed 0 starts solved."""
        return pocket.random_state_scramble(seed) if seed else []

    def parse(self, text: str) -> Cube:
        """Return the position of 24 facelets."""
        return parse_stickers(text)

    def format(self, state: Cube) -> str:
        """Return the 24 facelets in the order URFDLB, each face row by row."""
        return "".join(FACES[colour] for colour in self.facelets(state))

    def apply(self, state: Cube, move: str) -> tuple[Cube, tuple[Turn, ...]]:
        """Return the position after one face turn or rotation, and its turn in space."""
        known = MOVES.get(move)
        if known is None or known.turn.layers not in _LAYERS:
            raise InputError(
                phrase("{letter} is not a move of the 2×2×2. Use U D L R F B x y z", letter=move)
                if move
                else phrase("An empty text is not a move of the 2×2×2. Use U D L R F B x y z")
            )
        return canonical(state * known.cube), (known.turn._replace(layers=_LAYERS[known.turn.layers]),)

    def replay(self, state: Cube, moves: Sequence[str], every: int) -> list[Cube]:
        """Return every `every`-th state; see `core.base.state_history.MoveReplay`."""
        return states_after(self, state, moves)[every - 1 :: every]

    def parse_moves(self, text: str) -> list[str]:
        """Return the moves of a text, as `core.cube.notation.notation` does, without slices."""
        return parse_moves(text, self.size)

    def read(self, text: str) -> Cube | list[str]:
        """Return a position if a typed text looks like facelets, else moves; raises InputError."""
        given = without_list_number(check_typed_text(text))
        letters = "".join(given.split())
        if len(letters) >= FEWEST_LETTERS and letters.isalpha():
            return parse_stickers(given)
        return self.parse_moves(text)

    def goal(self, state: Cube) -> bool:
        """Return whether every face has one colour."""
        return pocket.solved(state)

    def moves(self, state: Cube) -> Sequence[str]:  # noqa: ARG002
        """Return the 18 face turns."""
        return FACE_TURNS

    def facelets(self, state: Cube) -> bytes:
        """Return the colour of each of the 24 stickers, as an index in URFDLB."""
        return stickers(state)

    def move_of(self, axis: int, layers: tuple[int, ...], quarter_turns: int) -> str:
        """Return the move that turns layers 0 or 1 of the 2x2x2 along an axis; "" for no turn at all."""
        return move_of(axis, tuple(2 * layer for layer in layers), quarter_turns)


def stickers(cube: Cube) -> bytes:
    """Return the corner stickers of a cube, four a face."""
    facelets = facelet_indices(cube)
    return bytes(facelets[9 * face + corner] for face in range(6) for corner in (0, 2, 6, 8))


def canonical(cube: Cube) -> Cube:
    """Return the cube with the same corner stickers whose piece DBL is home relative to its centres.

    A 2x2x2 has no centres: turning R and turning L with the whole cube are the same, and must be equal states.
    """
    wanted, base = stickers(cube), pocket.cube_of(pocket.number(cube))
    candidates = (base * Cube.rotated(rotation) for rotation in range(24))
    return next(candidate for candidate in candidates if stickers(candidate) == wanted)


def parse_stickers(text: str) -> Cube:
    """Return the 2x2x2 with these 24 stickers, in `canonical` form; raises InputError with the place."""
    letters = "".join(text.split()).upper()
    if len(letters) != STICKERS:
        raise InputError(
            phrase("A 2×2×2 has {stickers} stickers, this text has {letters}", stickers=STICKERS, letters=len(letters))
        )
    for index, letter in enumerate(letters):
        if letter not in FACES:
            name = f"{FACES[index // 4]}{index % 4 + 1}"
            raise InputError(phrase("{letter} is no face. Use U R F D L B", letter=letter), faults.sticker(name))
    corners, twists = [], []
    for place, marks in enumerate(_PLACES):
        colours = [letters[mark] for mark in marks]
        piece, twist = _piece(colours, CORNERS[place])
        if piece in corners:
            raise InputError(
                phrase("The corner {corner} appears twice", corner=CORNERS[piece]),
                faults.describe_place(CORNERS[place]),
            )
        corners.append(piece)
        twists.append(twist)
    if sum(twists) % 3:
        raise faults.unreachable([faults.describe_any_twist(clockwise=sum(twists) % 3 != 1)])
    odd = sum(a > b for i, a in enumerate(corners) for b in corners[i + 1 :]) % 2
    edges = [1, 0, *range(2, 12)] if odd else list(range(12))
    return canonical(Cube.from_pieces(corners, twists, edges, [0] * 12))


def _piece(seen: list[str], place: str) -> tuple[int, int]:
    for piece, name in enumerate(CORNERS):
        for twist in range(3):
            if [name[(at - twist) % 3] for at in range(3)] == seen:
                return piece, twist
    raise InputError(
        phrase("No corner has the colours {colours} in this order", colours=" ".join(seen)),
        faults.describe_place(place),
    )


POCKET = PocketPuzzle()
