"""Search for the fewest turns from a position to any that fits a pattern with blank stickers.

A pattern requires of each place a whole piece, a colour on one of its sides, or nothing. For a group of places many
pieces are interchangeable: those that no place requires, and those that the same places require alike. Pieces with such
labels have few arrangements, so a table can hold the distance of each to what the group requires. A search by iterative
deepening prunes where a table proves that the distance is too large; all tables together make up the pattern.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import product
from math import factorial

from core.base.control import Control
from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube.cubie import FACES, Cube
from core.cube.labels import Arrangements, way
from core.cube.metrics import Metric
from core.cube.painted_net import FRAMES, GAP, StickerLayout, fitting, shape_of
from core.cube.puzzle import CubePuzzle

MOST = 200_000
"""Most arrangements in a table: four edges, wherever they are, have 190 080."""
EVERY_CODE = 0xFFFFFFFF
TIMES = {"": 1, "2": 2, "'": 3}
NONE = 6
"""Value in place of a face before the first turn."""
ROTATIONS = [[*filter(None, pair)] for pair in product(("", "x", "x2", "x'", "z", "z'"), ("", "y", "y2", "y'"))]

Places = Sequence[tuple[int, ...]]
"""Stickers of each place."""
Colours = tuple[int, ...]
"""Colours of a piece, in its orientation at a place."""


@dataclass(frozen=True)
class PatternSolution:
    """Fewest turns that bring a position into a pattern, after a rotation of the whole cube."""

    rotation: Sequence[str]
    turns: Sequence[str]


def shortest_way(
    puzzle: CubePuzzle,
    start: Cube,
    net: bytes,
    metric: Metric,
    control: Control | None = None,
    excluded: Callable[[int], object] = lambda _turns: None,
) -> PatternSolution | None:
    """Return the fewest turns from `start`, rotated in any way, to a position that fits `net`.

    Returns None if it was cancelled. `excluded` is called with each number of turns for which no solution exists;
    `control` shows the progress on the next number. Raises InputError if no position fits.
    """
    fitting(net, random.Random(0))
    control = control or Control()
    # a 2x2x2 has no fixed orientation, so that turning L is turning R
    faces = FACES if puzzle.size == 3 else FACES[:3]
    names = [turn for turn in metric.face_turns if turn[0] in faces]
    turned = bytes(FACES.index(name[0]) for name in names)
    follows = [_following(before, turned, metric) for before in range(NONE + 1)]
    rotations, stickers = _find_rotations(puzzle, start, net)
    quarters = [_sources(puzzle, face) for face in faces]
    turns = [(faces.index(name[0]), TIMES[name[1:]]) for name in names]
    spaces = [*_spaces(shape_of(net), net, stickers, quarters, turns, control)]
    pairs = sum(follows[turned[turn]].bit_count() for turn in range(len(names)))
    for length in range(metric.deepest(puzzle.size) + 1):
        control.done, control.total = 0, pairs * len(stickers)
        for number, rotation in enumerate(rotations):
            if control.cancelled:
                return None
            solution = way(spaces, number, length, follows, turned, control)
            if solution is not None:
                return PatternSolution(rotation, [names[turn] for turn in solution])
        if control.cancelled:
            return None
        control.done = control.total
        excluded(length)
    raise InputError(phrase("No matching cube can be reached by turns"))


def _following(before: int, faces: bytes, metric: Metric) -> int:
    """Return a bit for each turn that may follow a turn of the face `before`.

    Of turns that commute one order is enough; in quarter turns, a half turn is two of one face.
    """
    may = [metric is Metric.QTM if face == before else before == NONE or face + 3 != before for face in faces]
    return sum(1 << turn for turn, follows in enumerate(may) if follows)


# Tables of the requirements of a pattern


def _spaces(
    shape: StickerLayout,
    net: bytes,
    held: Sequence[bytes],
    moves: Sequence[Sequence[int]],
    turns: Sequence[tuple[int, int]],
    control: Control,
) -> Iterator[Arrangements]:
    """Yield distance tables that together require all that a net does."""
    for twists in (2, 3):
        places = [at for at in shape.places.values() if len(at) == twists]
        asking = {
            place: _asked_for(at, net, held[0], places)
            for place, at in enumerate(places)
            if any(net[sticker] != GAP for sticker in at)
        }
        quarters, left = [_turn(source, places) for source in moves], set(asking)
        while left:
            group = _group(left, asking, len(places), twists)
            left -= set(group)
            codes = _labels(group)
            starts = [bytes(codes.get(tuple(stickers[k] for k in at), 0) for at in places) for stickers in held]
            wanted = [
                sum(1 << code for code in {codes[piece] for piece in group[place]}) if place in group else EVERY_CODE
                for place in range(len(places))
            ]
            most = _count(codes, len(places), twists)
            yield Arrangements(starts, quarters, turns, twists, wanted, most, control)


def _asked_for(at: tuple[int, ...], net: bytes, stickers: bytes, places: Places) -> frozenset[Colours]:
    """Return the pieces, in every orientation, that fit a place."""
    pieces = {_twist_colours(tuple(stickers[k] for k in one), by) for one in places for by in range(len(at))}
    wanted = [net[k] for k in at]
    return frozenset(
        piece for piece in pieces if all(want in (GAP, colour) for want, colour in zip(wanted, piece, strict=True))
    )


def _twist_colours(piece: Colours, by: int) -> Colours:
    return piece[by:] + piece[:by]


def _labels(group: Mapping[int, frozenset[Colours]]) -> dict[Colours, int]:
    """Return a code for each piece and orientation that some place requires: 1 + twists * label + twist."""
    places_of: dict[Colours, list[int]] = {}
    for place, pieces in group.items():
        for piece in pieces:
            places_of.setdefault(piece, []).append(place)
    codes: dict[Colours, int] = {}
    numbers: dict[tuple[tuple[int, ...], ...], int] = {}
    for piece in sorted(places_of):
        if piece in codes:
            continue
        twists = len(piece)
        orientations = [_twist_colours(piece, by) for by in range(twists)]
        wanted = [tuple(places_of.get(one, ())) for one in orientations]
        # a canonical twist, so that all pieces that the same places require get one label
        first = min(range(twists), key=lambda by: wanted[by:] + wanted[:by])
        label = numbers.setdefault(tuple(wanted[first:] + wanted[:first]), len(numbers))
        for by in range(twists):
            codes[orientations[(first + by) % twists]] = 1 + twists * label + by
    return codes


def _count(codes: Mapping[Colours, int], places: int, twists: int) -> int:
    """Return the greatest possible number of arrangements."""
    alike: dict[int, int] = {}
    for code in codes.values():
        alike[(code - 1) // twists] = alike.get((code - 1) // twists, 0) + 1
    of_label = [number // twists for number in alike.values()]
    ways: int = factorial(places) * twists ** sum(of_label)
    for number in (*of_label, places - sum(of_label)):
        ways //= factorial(number)
    return ways


def _group(
    left: Set[int], asking: Mapping[int, frozenset[Colours]], places: int, twists: int
) -> dict[int, frozenset[Colours]]:
    """Choose places of a cube pattern for one distance table, as many as keep it small enough.

    Places in `left`, which no table covers yet, are chosen before the others. `asking` has, by place, the pieces in
    every orientation that fit. `places` is the number of places of this kind and `twists` that of a piece's
    orientations: corners have 3, edges 2. Return the chosen places with their pieces: at least one, and more while the
    table has at most `MOST` arrangements.
    """
    group: dict[int, frozenset[Colours]] = {}
    for choice in (left, asking.keys()):
        waiting = sorted(choice - group.keys())
        while waiting:
            sizes = [_count(_labels({**group, place: asking[place]}), places, twists) for place in waiting]
            least = min(sizes)
            if group and least > MOST:
                break
            place = waiting.pop(sizes.index(least))
            group[place] = asking[place]
    return group


def _turn(source: Sequence[int], places: Places) -> tuple[bytes, bytes]:
    """Return, for each place, the place from which a turn brings its piece, and the twist of the piece."""
    location = {
        sticker: (number, stickers.index(sticker)) for number, stickers in enumerate(places) for sticker in stickers
    }
    origins = [location[source[stickers[0]]] for stickers in places]
    return bytes(place for place, _ in origins), bytes(twist for _, twist in origins)


# Rotations of the whole cube


def _find_rotations(puzzle: CubePuzzle, start: Cube, net: bytes) -> tuple[Sequence[Sequence[str]], Sequence[bytes]]:
    """Return the rotations that bring a cube's centres to those of a net, and its stickers after each."""
    centres = [sticker for sticker in shape_of(net).centres if net[sticker] != GAP]
    fits = []
    for rotation in ROTATIONS:
        cube = start
        for move in rotation:
            cube = puzzle.apply(cube, move)[0]
        stickers = puzzle.facelets(cube)
        if all(stickers[sticker] == net[sticker] for sticker in centres):
            fits.append((rotation, bytes(stickers)))
    return [rotation for rotation, _ in fits], [stickers for _, stickers in fits]


def _sources(puzzle: CubePuzzle, move: str) -> Sequence[int]:
    """Return, for each sticker's place, the place from which a move brings its sticker."""
    size, turn = puzzle.size, puzzle.apply(puzzle.solved, move)[1][0]
    b, c = (turn.axis + 1) % 3, (turn.axis + 2) % 3
    places: dict[tuple[int, ...], int] = {}
    for number, face in enumerate(FACES):
        out, along, down = FRAMES[face]
        for at in range(size**2):
            row, column = 2 * (at // size) + 1 - size, 2 * (at % size) + 1 - size
            places[tuple(size * out[i] + column * along[i] + row * down[i] for i in range(3))] = number * size**2 + at
    sources = list(range(6 * size**2))
    for point, place in places.items():
        reach = max(1 - size, min(size - 1, point[turn.axis]))
        if (reach + size - 1) // 2 in turn.layers:
            rotated = list(point)
            for _ in range(turn.quarter_turns % 4):
                rotated[b], rotated[c] = rotated[c], -rotated[b]
            sources[places[tuple(rotated)]] = place
    return sources
