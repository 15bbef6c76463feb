"""The 54 moves of the 3x3x3: 18 face turns, 9 slice turns, 18 wide turns, 9 rotations.

Axes x, y, z are 0, 1, 2 and point right, up and towards the viewer. Layers are numbered along an axis from its
negative end, so on the x axis L is layer 0, M layer 1 and R layer 2.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from core.cube.cubie import FACES, Cube

ALL = (0, 1, 2)
AMOUNTS = ("", "2", "'")


class Turn(NamedTuple):
    """Effect of a move in space, for a view to animate."""

    axis: int
    """Number of the axis: 0, 1, 2 for x, y, z."""
    layers: tuple[int, ...]
    """Layers that turn, ascending."""
    quarter_turns: int
    """Quarter turns clockwise as seen from the positive end of the axis; one of -2, -1, 1, 2."""


class Move(NamedTuple):
    """One move: its text, its turn in space, and the position it makes of a solved cube."""

    name: str
    turn: Turn
    cube: Cube
    faces: tuple[str, ...]
    """Face turns with the same effect relative to the centres: two for a slice turn, none for a rotation."""
    half_turns: int
    """Length in the half-turn metric: a face or wide turn is 1, a slice turn 2, a rotation 0."""
    quarter_turns: int
    """Length in the quarter-turn metric."""


def inverse_move(move: str) -> str:
    """Return the move that undoes a move."""
    if move.endswith("'"):
        return move[:-1]
    return move if move.endswith("2") else move + "'"


def _quarters() -> Iterable[tuple[str, Turn, Cube, tuple[str, ...]]]:
    """Yield the clockwise quarter of each kind of move: name, turn, position, equivalent face turns."""
    face = {name: Cube.turned(3 * i) for i, name in enumerate(FACES)}
    rotation = {"x": Cube.rotated(4), "y": Cube.rotated(1), "z": Cube.rotated(16)}
    sides = {"U": (1, 2), "R": (0, 2), "F": (2, 2), "D": (1, 0), "L": (0, 0), "B": (2, 0)}
    opposite = dict(zip("URFDLB", "DLBURF", strict=True))
    clockwise = {name: 1 if layer == 2 else -1 for name, (_, layer) in sides.items()}
    for name, (axis, layer) in sides.items():
        yield name, Turn(axis, (layer,), clockwise[name]), face[name], (name,)
    for name, follows, axis in (("M", "L", 0), ("E", "D", 1), ("S", "F", 2)):
        whole = rotation["xyz"[axis]] if clockwise[follows] == 1 else rotation["xyz"[axis]].inverse()
        middle = face[follows].inverse() * face[opposite[follows]] * whole
        yield name, Turn(axis, (1,), clockwise[follows]), middle, (follows + "'", opposite[follows])
    for name, (axis, layer) in sides.items():
        whole = rotation["xyz"[axis]] if clockwise[name] == 1 else rotation["xyz"[axis]].inverse()
        other = opposite[name]
        yield name + "w", Turn(axis, tuple(sorted((1, layer))), clockwise[name]), face[other] * whole, (other,)
    for axis, (name, whole) in enumerate(rotation.items()):
        yield name, Turn(axis, ALL, 1), whole, ()


def _moves() -> dict[str, Move]:
    moves = {}
    for name, turn, quarter, faces in _quarters():
        cubes = (quarter, quarter * quarter, quarter.inverse())
        turned = (faces, tuple(face[0] + "2" for face in faces), tuple(map(inverse_move, faces)))
        for amount, cube, same, quarters in zip(AMOUNTS, cubes, turned, (1, 2, -1), strict=True):
            in_space = turn._replace(quarter_turns=turn.quarter_turns * quarters)
            length = len(faces)
            moves[name + amount] = Move(name + amount, in_space, cube, same, length, length * abs(quarters))
    return moves


MOVES: dict[str, Move] = _moves()
"""All moves by their text; the first 18 are the face turns, in the order of `Cube.turned`."""

FACE_TURNS: tuple[str, ...] = tuple(MOVES)[:18]
OPPOSITE = dict(zip("URFDLB", "DLBURF", strict=True))
"""Opposite face of each face."""

_SHIFT = 1 << 32
_BOTH_LENGTHS = {name: move.half_turns + _SHIFT * move.quarter_turns for name, move in MOVES.items()}
"""Both lengths of each move in one number: quarter turns in the high bits, half turns in the low."""
_FACE_NAMES = {MOVES[turn].cube: turn for turn in FACE_TURNS}
_BY_TURN = {(m.turn.axis, m.turn.layers, m.turn.quarter_turns % 4): name for name, m in MOVES.items()}


def move_of(axis: int, layers: tuple[int, ...], quarter_turns: int) -> str:
    """Return the move that turns `layers` along `axis` clockwise, seen from its positive end, or ""."""
    quarters = quarter_turns % 4
    return _BY_TURN[axis, layers, quarters] if quarters else ""


def layers_from(face: str, first: int, last: int, size: int = 3) -> str:
    """Return the move that turns layers `first` to `last` as a face turns, counted from 1 at the face.

    With `size` 2, the layers are those of a 2x2x2.
    """
    turn = MOVES[face].turn
    there = tuple(sorted(turn.layers[0] + (-1 if turn.layers[0] else 1) * k for k in range(first - 1, last)))
    if size == 2:
        near = turn.layers[0]
        there = ALL if last - first == 1 else (near if first == 1 else 2 - near,)
    return move_of(turn.axis, there, turn.quarter_turns)


def inverse_moves(moves: Iterable[str]) -> list[str]:
    """Return the sequence that undoes a sequence."""
    return [inverse_move(move) for move in reversed(list(moves))]


def in_face_turns(moves: Iterable[str]) -> tuple[str, ...]:
    """Return face turns that move the pieces relative to the centres as `moves` do.

    They have the same lengths in both metrics, and leave the centres in place.
    """
    orientation, turns = Cube(), list[str]()
    for move in moves:
        back = orientation.inverse()
        turns += [_FACE_NAMES[orientation * MOVES[face].cube * back] for face in MOVES[move].faces]
        orientation *= Cube.rotated(MOVES[move].cube.rotation)
    return tuple(turns)


def turn_lengths(moves: Iterable[str]) -> tuple[int, int]:
    """Return the lengths of a sequence in half turns and in quarter turns, counted in one pass."""
    quarter_turns, half_turns = divmod(sum(map(_BOTH_LENGTHS.__getitem__, moves)), _SHIFT)
    return half_turns, quarter_turns


def half_turn_length(moves: Iterable[str]) -> int:
    """Return the length in the half-turn metric (HTM); slice turns count 2, rotations 0."""
    return turn_lengths(moves)[0]


def quarter_turn_length(moves: Iterable[str]) -> int:
    """Return the length in the quarter-turn metric (QTM); slices count twice their amount, rotations 0."""
    return turn_lengths(moves)[1]


def in_one_order(moves: Sequence[str]) -> tuple[str, ...]:
    """Return the same turns with U, R or F first where two opposite faces turn in a row.

    Turns of opposite faces commute.
    """
    ordered = list(moves)
    for index, (first, second) in enumerate(pairwise(moves)):
        if first[0] in "DLB" and second in FACE_TURNS and OPPOSITE[first[0]] == second[0]:
            ordered[index : index + 2] = second, first
    return tuple(ordered)


def slice_turn_length(moves: Iterable[str]) -> int:
    """Return the length in the slice-turn metric (STM): as in half turns, but a slice turn counts once.

    Two face turns in a row that amount to a slice turn count once too: R L' is a turn of the middle layer and of the
    whole cube.
    """
    length, before = 0, ""
    for move in moves:
        if before and _are_one_slice(before, move):
            before = ""
            continue
        length += 1 if move[0] in "MES" else MOVES[move].half_turns
        before = move if move in FACE_TURNS else ""
    return length


def _are_one_slice(first: str, second: str) -> bool:
    """Return whether two face turns turn opposite layers the same way round in space."""
    if second not in FACE_TURNS or OPPOSITE[first[0]] != second[0]:
        return False
    return first[1:] == second[1:] == "2" or {first[1:], second[1:]} == {"", "'"}


def position(moves: Iterable[str], start: Cube | None = None) -> Cube:
    """Return the position after `moves` from `start`, or from solved."""
    cube = Cube() if start is None else start
    for move in moves:
        cube = cube * MOVES[move].cube
    return cube
