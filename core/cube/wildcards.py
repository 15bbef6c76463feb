"""Patterns with blank stickers: a position that fits one, and the fewest turns that lead to any that does.

The search meets in the middle. A pattern is pulled back by turns as a position is pushed on: the positions from which
turns m lead into it are those that fit the pattern pulled back by m. So all sequences of f + b turns are covered by the
positions f turns from the start and the patterns b turns back, each of which is compared with many positions at once:
for each place and colour one bit a position says whether it has that colour there, and a pattern is the AND of its
colours. The 1e9 sequences of 8 turns take some two seconds; every turn more takes up to 13 times as long.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from core.control import Control
from core.cube.cubie import FACES, Cube
from core.cube.metrics import Metric
from core.cube.painted import FRAMES, GAP, fitting, shape_of
from core.cube.puzzle import CubePuzzle
from core.puzzle import InputError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]

DEEPEST_BACK = 4
"""A pattern is pulled back by so many turns at most: 43 254 patterns, fewer where they are the same."""
CHUNK = 1 << 18
"""So many positions are compared with a pattern at once."""
POLLED = 64
"""Patterns from one look at the control to the next: some milliseconds."""
NONE = 6
"""In the place of a face: no turn was made yet."""
ROTATIONS = [[*filter(None, pair)] for pair in product(("", "x", "x2", "x'", "z", "z'"), ("", "y", "y2", "y'"))]


@dataclass(frozen=True)
class Way:
    """The fewest turns from a position into a pattern, once the whole cube is rotated."""

    rotation: Sequence[str]
    turns: Sequence[str]


def shortest_way(
    puzzle: CubePuzzle,
    start: Cube,
    net: bytes,
    metric: Metric,
    control: Control | None = None,
    excluded: Callable[[int], object] = lambda _turns: None,
) -> Way | None:
    """The fewest turns from `start`, however it is held, to any position that fits `net`; None if it was cancelled.

    `excluded` is told from time to time that no way has so many turns or fewer; `control` counts the work on the next
    number. Raises InputError if no position fits.
    """
    import numpy as np

    fitting(net, random.Random(0))
    pattern, control = np.frombuffer(net, np.uint8), control or Control()
    turned = _Turned(puzzle, start, pattern, metric)
    for length in range(metric.deepest(puzzle.size) + 1):
        way = turned.into(length, control)
        if way is not None or control.cancelled:
            return way
        excluded(length)
    raise InputError("No cube that fits can be reached by turns")


class _Turned:
    """All that turns make of one position: a row for each place, a column for each sequence."""

    def __init__(self, puzzle: CubePuzzle, start: Cube, net: Bytes, metric: Metric) -> None:
        import numpy as np

        # a 2x2x2 may be held as one likes, so that turning L is turning R
        faces = FACES if puzzle.size == 3 else FACES[:3]
        self._names = [turn for turn in metric.face_turns if turn[0] in faces]
        self._sources = [_sources(puzzle, name) for name in self._names]
        self._faces = np.array([FACES.index(name[0]) for name in self._names], np.uint8)
        self._follows = [
            [turn for turn, face in enumerate(self._faces) if _may_follow(before, int(face), metric)]
            for before in range(NONE + 1)
        ]
        """The turns that may follow one of each face, and the first ones."""
        self._net = net
        self._held, held = _held(puzzle, start, net)
        self._start = np.array(held, np.uint8).T, np.arange(len(held), dtype=np.int8)[None, :]
        self._pulled: dict[int, tuple[Sequence[Bytes], Sequence[Sequence[int]]]] = {}

    def into(self, length: int, control: Control) -> Way | None:
        """Turns, exactly so many, that lead into the net; None if there are none, or if it was cancelled."""
        back = min(DEEPEST_BACK, length // 2)
        patterns, last = self._patterns(back)
        control.done, control.total = 0, len(patterns) * max(1, self._count(length - back) // CHUNK)
        for states, paths in self._forward(*self._start, length - back):
            planes = _planes(states)
            for number, pattern in enumerate(patterns):
                if number % POLLED == 0:
                    control.done += min(POLLED, len(patterns) - number)
                    if control.cancelled:
                        return None
                found = _first_fit(planes, pattern, states.shape[1])
                if found >= 0:
                    held, *first = paths[:, found]
                    return Way(self._held[held], [self._names[turn] for turn in (*first, *last[number])])
        return None

    def _count(self, length: int) -> int:
        """How many sequences there are of so many turns."""
        level = [0] * NONE + [len(self._held)]
        for _ in range(length):
            following = [0] * (NONE + 1)
            for before, number in enumerate(level):
                for turn in self._follows[before]:
                    following[self._faces[turn]] += number
            level = following
        return sum(level)

    def _forward(self, states: Bytes, paths: NDArray[np.int8], depth: int) -> Iterator[tuple[Bytes, NDArray[np.int8]]]:
        """The positions so many turns on, in chunks: a column each, and of each how it is held and the turns to it."""
        if depth == 0:
            yield states, paths
            return
        step = max(1, CHUNK // 14)
        for first in range(0, states.shape[1], step):
            part, past = states[:, first : first + step], paths[:, first : first + step]
            grown = self._grown(part, past)
            yield from self._forward(*grown, depth - 1)

    def _grown(self, states: Bytes, paths: NDArray[np.int8]) -> tuple[Bytes, NDArray[np.int8]]:
        import numpy as np

        before = self._faces[paths[-1]] if len(paths) > 1 else np.full(states.shape[1], NONE, np.uint8)
        parts, pasts = [], []
        for turn, source in enumerate(self._sources):
            may = np.array([turn in follows for follows in self._follows])[before]
            parts.append(states[source][:, may])
            past = paths[:, may]
            pasts.append(np.vstack([past, np.full((1, past.shape[1]), turn, np.int8)]))
        return np.hstack(parts), np.hstack(pasts)

    def _patterns(self, back: int) -> tuple[Sequence[Bytes], Sequence[Sequence[int]]]:
        """The net pulled back by all sequences of so many turns, each once, and one of the sequences."""
        import numpy as np

        if back in self._pulled:
            return self._pulled[back]
        nets, paths = self._net[None, :], [tuple[int, ...]()]
        for _ in range(back):
            pulled, longer = [], []
            for turn, source in enumerate(self._sources):
                # what a turn brings to a place from `source` has to be there before
                there = np.full_like(nets, GAP)
                there[:, source] = nets
                pulled.append(there)
                longer += [(turn, *path) for path in paths]
            every = np.vstack(pulled)
            _, kept = np.unique(every, axis=0, return_index=True)
            nets, paths = every[kept], [longer[k] for k in kept]
        self._pulled[back] = list(nets), paths
        return self._pulled[back]


def _may_follow(before: int, face: int, metric: Metric) -> bool:
    """Of turns that may be made in either order one is enough; a half turn is two quarters of one face."""
    return metric is Metric.QTM if face == before else before == NONE or face + 3 != before


def _held(puzzle: CubePuzzle, start: Cube, net: Bytes) -> tuple[Sequence[Sequence[str]], Sequence[list[int]]]:
    """The rotations that hold a cube as the net's centres are, and its stickers after each."""
    centres = [at for at in shape_of(net.tobytes()).centres if net[at] != GAP]
    held = []
    for rotation in ROTATIONS:
        cube = start
        for move in rotation:
            cube = puzzle.apply(cube, move)[0]
        stickers = puzzle.facelets(cube)
        if all(stickers[at] == net[at] for at in centres):
            held.append((rotation, list(stickers)))
    return [rotation for rotation, _ in held], [stickers for _, stickers in held]


def _sources(puzzle: CubePuzzle, move: str) -> NDArray[np.intp]:
    """For each place the place from which a move brings its sticker."""
    import numpy as np

    size, turn = puzzle.size, puzzle.apply(puzzle.solved, move)[1][0]
    b, c = (turn.axis + 1) % 3, (turn.axis + 2) % 3
    places: dict[tuple[int, ...], int] = {}
    for number, face in enumerate(FACES):
        out, along, down = FRAMES[face]
        for at in range(size**2):
            row, column = 2 * (at // size) + 1 - size, 2 * (at % size) + 1 - size
            places[tuple(size * out[i] + column * along[i] + row * down[i] for i in range(3))] = number * size**2 + at
    sources = np.arange(6 * size**2)
    for point, place in places.items():
        reach = max(1 - size, min(size - 1, point[turn.axis]))
        if (reach + size - 1) // 2 in turn.layers:
            to = list(point)
            for _ in range(turn.quarter_turns % 4):
                to[b], to[c] = to[c], -to[b]
            sources[places[tuple(to)]] = place
    return sources


def _planes(states: Bytes) -> NDArray[np.uint64]:
    """For each place and colour a bit for each position: whether it has that colour there."""
    import numpy as np

    places, count = states.shape
    words = -(-count // 64)
    bits = np.zeros((places, 6, 8 * words), np.uint8)
    for place in range(places):
        for colour in range(6):
            packed = np.packbits(states[place] == colour, bitorder="little")
            bits[place, colour, : len(packed)] = packed
    return bits.view(np.uint64)


def _first_fit(planes: NDArray[np.uint64], pattern: Bytes, count: int) -> int:
    """The first position that has the pattern's colours; -1 if none has."""
    import numpy as np

    places = np.flatnonzero(pattern != GAP)
    if not len(places):
        return 0
    fits = planes[places[0], pattern[places[0]]].copy()
    for number, place in enumerate(places[1:]):
        fits &= planes[place, pattern[place]]
        if number % 4 == 3 and not fits.any():
            return -1
    if not fits.any():
        return -1
    found = np.flatnonzero(np.unpackbits(fits.view(np.uint8), bitorder="little")[:count])
    return int(found[0]) if found.size else -1
