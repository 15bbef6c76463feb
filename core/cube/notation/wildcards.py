"""Patterns with blank stickers: a position that fits one, and the fewest turns that lead to any that does.

Of a pattern each place asks something: a whole piece, a colour on one of its sides, or nothing. Some places together
take many pieces for the same: whatever none of them asks for, and those that all of them ask for alike. Of such
labelled pieces there are few arrangements, so that a table has the distance of each from what those places ask for. A
search by iterative deepening goes on only where no table says that it is too far; all tables together are the pattern.
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
"""Arrangements in a table: four edges, wherever they lie, have 190 080."""
EVERY_CODE = 0xFFFFFFFF
TIMES = {"": 1, "2": 2, "'": 3}
NONE = 6
"""In the place of a face: no turn was made yet."""
ROTATIONS = [[*filter(None, pair)] for pair in product(("", "x", "x2", "x'", "z", "z'"), ("", "y", "y2", "y'"))]

Places = Sequence[tuple[int, ...]]
"""The stickers of each."""
Colours = tuple[int, ...]
"""Those of a piece, as it lies in a place."""


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
    """The fewest turns from `start`, however it is held, to any position that fits `net`; None if it was cancelled.

    `excluded` is told from time to time that no way has so many turns or fewer; `control` counts the work on the next
    number. Raises InputError if no position fits.
    """
    fitting(net, random.Random(0))
    control = control or Control()
    # a 2x2x2 may be held as one likes, so that turning L is turning R
    faces = FACES if puzzle.size == 3 else FACES[:3]
    names = [turn for turn in metric.face_turns if turn[0] in faces]
    turned = bytes(FACES.index(name[0]) for name in names)
    follows = [_following(before, turned, metric) for before in range(NONE + 1)]
    rotations, held = _find_rotations(puzzle, start, net)
    quarters = [_sources(puzzle, face) for face in faces]
    turns = [(faces.index(name[0]), TIMES[name[1:]]) for name in names]
    spaces = [*_spaces(shape_of(net), net, held, quarters, turns, control)]
    pairs = sum(follows[turned[turn]].bit_count() for turn in range(len(names)))
    for length in range(metric.deepest(puzzle.size) + 1):
        control.done, control.total = 0, pairs * len(held)
        for number, rotation in enumerate(rotations):
            if control.cancelled:
                return None
            found = way(spaces, number, length, follows, turned, control)
            if found is not None:
                return PatternSolution(rotation, [names[turn] for turn in found])
        if control.cancelled:
            return None
        control.done = control.total
        excluded(length)
    raise InputError(phrase("No cube that fits can be reached by turns"))


def _following(before: int, faces: bytes, metric: Metric) -> int:
    """A bit for each turn that may follow one of a face.

    Of turns that may be made in either order one is enough; a half turn is two quarters of one face.
    """
    may = [metric is Metric.QTM if face == before else before == NONE or face + 3 != before for face in faces]
    return sum(1 << turn for turn, follows in enumerate(may) if follows)


# what the places of a pattern ask for


def _spaces(
    shape: StickerLayout,
    net: bytes,
    held: Sequence[bytes],
    moves: Sequence[Sequence[int]],
    turns: Sequence[tuple[int, int]],
    control: Control,
) -> Iterator[Arrangements]:
    """Tables that together ask for all that a net does."""
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
    """The pieces, as they lie, that fit a place."""
    lying = {_twist_colours(tuple(stickers[k] for k in one), by) for one in places for by in range(len(at))}
    wanted = [net[k] for k in at]
    return frozenset(
        piece for piece in lying if all(want in (GAP, there) for want, there in zip(wanted, piece, strict=True))
    )


def _twist_colours(piece: Colours, by: int) -> Colours:
    return piece[by:] + piece[:by]


def _labels(group: Mapping[int, frozenset[Colours]]) -> dict[Colours, int]:
    """A code for each piece as it lies that some of the places ask for: 1 + twists * label + twist."""
    asked: dict[Colours, list[int]] = {}
    for place, pieces in group.items():
        for piece in pieces:
            asked.setdefault(piece, []).append(place)
    codes: dict[Colours, int] = {}
    numbers: dict[tuple[tuple[int, ...], ...], int] = {}
    for piece in sorted(asked):
        if piece in codes:
            continue
        twists = len(piece)
        ways = [_twist_colours(piece, by) for by in range(twists)]
        wanted = [tuple(asked.get(one, ())) for one in ways]
        # the same for all that are asked for alike, however one meets them first
        first = min(range(twists), key=lambda by: wanted[by:] + wanted[:by])
        label = numbers.setdefault(tuple(wanted[first:] + wanted[:first]), len(numbers))
        for by in range(twists):
            codes[ways[(first + by) % twists]] = 1 + twists * label + by
    return codes


def _count(codes: Mapping[Colours, int], places: int, twists: int) -> int:
    """How many arrangements there are at most."""
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
    """Places of those that are left, and then of the others, as many as a table can have."""
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
    """For each place the one from which a turn brings its piece, and by how much that is twisted."""
    lies = {sticker: (number, at.index(sticker)) for number, at in enumerate(places) for sticker in at}
    came = [lies[source[at[0]]] for at in places]
    return bytes(place for place, _ in came), bytes(twist for _, twist in came)


# a cube and how it is held


def _find_rotations(puzzle: CubePuzzle, start: Cube, net: bytes) -> tuple[Sequence[Sequence[str]], Sequence[bytes]]:
    """Return the rotations that hold a cube as the net's centres are, and the stickers of the cube after each."""
    centres = [at for at in shape_of(net).centres if net[at] != GAP]
    held = []
    for rotation in ROTATIONS:
        cube = start
        for move in rotation:
            cube = puzzle.apply(cube, move)[0]
        stickers = puzzle.facelets(cube)
        if all(stickers[at] == net[at] for at in centres):
            held.append((rotation, bytes(stickers)))
    return [rotation for rotation, _ in held], [stickers for _, stickers in held]


def _sources(puzzle: CubePuzzle, move: str) -> Sequence[int]:
    """For each place the place from which a move brings its sticker."""
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
            to = list(point)
            for _ in range(turn.quarter_turns % 4):
                to[b], to[c] = to[c], -to[b]
            sources[places[tuple(to)]] = place
    return sources
