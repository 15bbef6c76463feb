"""Checks of a net of stickers while it is painted: what is wrong, where, and what would mend it.

A net is 54 bytes for a 3x3x3, in the order of `core.cube.facelets`, or 24 for a 2x2x2, four a face in the same order.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from core.base.puzzle import InputError
from core.base.words import phrase
from core.cube import faults
from core.cube.cubie import CORNERS, EDGES, FACES, Cube
from core.cube.facelets import facelet_indices, parse_facelets
from core.cube.pocket_puzzle import parse_stickers

GAP = 6
"""Value of a sticker that is not painted yet; painted ones are indices into FACES."""
NAMES = (*CORNERS, *EDGES)
MOST_LEAVES = 20_000
"""Most complete nets that are tried in search of one that can be solved."""
MOST_TRIED = 200
"""Most ways to fill the last gaps that are tried to see whether only one makes a cube."""

Vector = tuple[int, int, int]
FRAMES: dict[str, tuple[Vector, Vector, Vector]] = {
    "U": ((0, 1, 0), (1, 0, 0), (0, 0, 1)),
    "R": ((1, 0, 0), (0, 0, -1), (0, -1, 0)),
    "F": ((0, 0, 1), (1, 0, 0), (0, -1, 0)),
    "D": ((0, -1, 0), (1, 0, 0), (0, 0, -1)),
    "L": ((-1, 0, 0), (0, 0, 1), (0, -1, 0)),
    "B": ((0, 0, -1), (-1, 0, 0), (0, -1, 0)),
}
"""Outward, row and column direction of each face, with x right, y up and z towards the viewer."""


@dataclass(frozen=True)
class StickerLayout:
    """Layout of a cube's stickers: which of them belong to each corner, edge and centre."""

    size: int
    places: dict[str, tuple[int, ...]]
    """Stickers of each corner and edge, in the order of the letters of its name."""
    centres: tuple[int, ...]

    @property
    def stickers_per_colour(self) -> int:
        """Number of stickers of each colour."""
        return self.size**2

    def sticker_name(self, sticker: int) -> str:
        """Return the name of a sticker, like "F3"."""
        return f"{FACES[sticker // self.stickers_per_colour]}{sticker % self.stickers_per_colour + 1}"

    @property
    def unpainted_net(self) -> bytes:
        """Net before anything is painted; a 3x3x3 has its centres, white up and green in front."""
        return bytes(
            k // self.stickers_per_colour if k in self.centres else GAP for k in range(6 * self.stickers_per_colour)
        )


def _shape(size: int) -> StickerLayout:
    lies: dict[Vector, dict[str, int]] = {}
    reach = size - 1
    for number, face in enumerate(FACES):
        out, along, down = FRAMES[face]
        for k in range(size**2):
            row, column = 2 * (k // size) - reach, 2 * (k % size) - reach
            x, y, z = (reach * out[i] + along[i] * column + down[i] * row for i in range(3))
            lies.setdefault((x, y, z), {})[face] = size**2 * number + k
    by_faces = {frozenset(stickers): stickers for stickers in lies.values()}
    names = [name for name in (*CORNERS, *EDGES) if frozenset(name) in by_faces]
    places = {name: tuple(by_faces[frozenset(name)][face] for face in name) for name in names}
    return StickerLayout(
        size, places, tuple(by_faces[frozenset(face)][face] for face in FACES if frozenset(face) in by_faces)
    )


SHAPES: dict[int, StickerLayout] = {size: _shape(size) for size in (2, 3)}
"""Layouts by number of layers."""


def shape_of(net: bytes | bytearray) -> StickerLayout:
    """Return the layout of a net, by its number of stickers."""
    return next(shape for shape in SHAPES.values() if 6 * shape.stickers_per_colour == len(net))


@dataclass(frozen=True)
class Judgement:
    """Result of checking a net: without a `reason` it is a cube, or has `left` stickers to paint."""

    left: int
    cube: Cube | None = None
    reason: str = ""
    """Sentence that says what is wrong, without its full stop; further sentences may say what to do."""
    fault: str = ""
    """First sentence of `reason`."""
    advice: str = ""
    """Further sentences of `reason`."""
    place: str = ""
    """Place of the fault, as in `InputError`."""
    marked: frozenset[int] = frozenset()
    """Stickers at fault."""
    remedy: str = ""
    """Label of the button that turns the net into `mended`; empty if there is no single remedy."""
    mended: bytes = b""


def judge(net: bytes) -> Judgement:
    """Check a net, in which each sticker is an index into FACES or GAP."""
    left = net.count(GAP)
    try:
        if not left:
            return Judgement(0, _parse(net))
        _check_part(net)
    except InputError as error:
        mended, remedy = _mend(net, error.message)
        marked = frozenset(_find_named_stickers(shape_of(net), error.place or error.message))
        return Judgement(left, None, error.message, error.fault, error.advice, error.place, marked, remedy, mended)
    filled = _fill(net)
    return Judgement(left, remedy=phrase("Fill in the rest") if filled else "", mended=filled)


def _parse(net: bytes | bytearray) -> Cube:
    letters = "".join(FACES[sticker] for sticker in net)
    return parse_facelets(letters) if shape_of(net).size == 3 else parse_stickers(letters)


def _check_part(net: bytes) -> None:
    """Raise InputError for faults that no further painting can put right."""
    shape = shape_of(net)
    for number, face in enumerate(FACES):
        if (count := net.count(number)) > shape.stickers_per_colour:
            raise faults.too_many(face, count, shape.stickers_per_colour)
    _check_centres(net, shape)
    place_of: dict[int, str] = {}
    for place, stickers in shape.places.items():
        colours = [net[sticker] for sticker in stickers]
        if GAP in colours:
            _check_beside(place, colours)
            continue
        piece = _piece(place, colours)
        if piece in place_of:
            shown = " ".join(FACES[k] for k in range(6) if piece & 1 << k)
            raise faults.there_twice(shown, place_of[piece], place)
        place_of[piece] = place
    missing = {name for name in shape.places if sum(1 << FACES.index(letter) for letter in name) not in place_of}
    for place, stickers in shape.places.items():
        if any(net[sticker] == GAP for sticker in stickers) and not _ways(net, shape.places[place], missing):
            shown = " ".join(FACES[net[sticker]] for sticker in stickers if net[sticker] != GAP)
            raise faults.none_left(shown, place)


def _check_centres(net: bytes, shape: StickerLayout) -> None:
    for one in shape.centres:
        for other in shape.centres:
            if one < other and GAP not in (net[one], net[other]):
                first, second = shape.sticker_name(one), shape.sticker_name(other)
                here, there = FACES[net[one]], FACES[net[other]]
                if here == there:
                    raise faults.two_centres(here, first, second)
                belong_opposite = abs(net[one] - net[other]) == 3
                if other - one == 27 and not belong_opposite:
                    raise faults.wrong_opposite(here, there, FACES[(net[one] + 3) % 6], first, second)
                if other - one != 27 and belong_opposite:
                    raise faults.side_by_side(here, there, first, second)


def _check_beside(place: str, colours: list[int]) -> None:
    known = [colour for colour in colours if colour != GAP]
    if len(known) == 2 and known[0] % 3 == known[1] % 3:
        one, other = FACES[known[0]], FACES[known[1]]
        raise faults.twice_on_one(one, place) if one == other else faults.not_beside(one, other, place)


def _piece(place: str, colours: list[int]) -> int:
    """Return the set of a piece's colours, as bits; raises InputError if there is no such piece."""
    shown = " ".join(FACES[colour] for colour in colours)
    if not any(_find_twists(name, colours) for name in NAMES if len(name) == len(place)):
        letters = shown.split()
        if any(sorted(name) == sorted(letters) for name in NAMES):
            raise faults.mirrored_piece_error(shown, place)
        raise faults.no_such_piece(shown, place)
    return sum(1 << colour for colour in colours)


def _find_twists(name: str, colours: list[int]) -> list[list[int]]:
    """Return the orientations of the piece `name` that agree with the colours already painted."""
    faces = [FACES.index(letter) for letter in name]
    ways = [faces[k:] + faces[:k] for k in range(len(faces))]
    return [way for way in ways if all(colour in (GAP, face) for face, colour in zip(way, colours, strict=True))]


# Repairs

_REMEDIES = (
    (re.compile(r"Twist (?:the (?P<one>\w+)|any) corner once (?P<way>[\w-]+)"), phrase("Twist it back")),
    (re.compile(r"Flip the (?P<one>\w+) edge"), phrase("Flip it back")),
    (re.compile(r"Exchange the \w+ (?P<one>\w+) and (?P<other>\w+)"), phrase("Exchange them")),
)
"""Advice that the engine gives; the button follows it, at URF where any corner will do."""


def _mend(net: bytes, message: str) -> tuple[bytes, str]:
    """Return the net after all advice in `message`, and a button's label; both empty without advice."""
    mended, words, places = bytearray(net), [], shape_of(net).places
    for advice, button in _REMEDIES:
        match = advice.search(message)
        if match is None:
            continue
        words.append(button)
        stickers = places[match["one"] or "URF"]
        colours = [mended[sticker] for sticker in stickers]
        if "other" in advice.groupindex:
            other = places[match["other"]]
            for to, sticker, colour in zip(stickers, other, colours, strict=True):
                mended[to], mended[sticker] = mended[sticker], colour
        else:
            step = -1 if "way" in advice.groupindex and match["way"] == "clockwise" else 1
            for k, sticker in enumerate(stickers):
                mended[sticker] = colours[(k + step) % len(stickers)]
    if not words or isinstance(_read(mended), InputError):
        return b"", ""
    return bytes(mended), words[0] if len(words) == 1 else phrase("Fix it")


def _read(net: bytes | bytearray) -> Cube | InputError:
    try:
        return _parse(net)
    except InputError as error:
        return error


def _find_named_stickers(shape: StickerLayout, text: str) -> Iterator[int]:
    """Return every sticker of the places and stickers that a sentence names."""
    for word in re.findall(r"\b[URFDLB]{2,3}\b|\b[URFDLB][1-9]\b", text):
        if word in shape.places:
            yield from shape.places[word]
        elif word[1:].isdigit():
            yield shape.stickers_per_colour * FACES.index(word[0]) + int(word[1]) - 1


# Filling the last gaps


def _fill(net: bytes) -> bytes:
    """Return the only cube that a net can become; empty if there is not exactly one, or too many to try."""
    shape = shape_of(net)
    if any(net[centre] == GAP for centre in shape.centres):
        return b""
    filled = bytearray(net)
    unfilled = {
        place: stickers for place, stickers in shape.places.items() if any(net[sticker] == GAP for sticker in stickers)
    }
    missing = set(shape.places) - {
        _name_at(filled, stickers) for place, stickers in shape.places.items() if place not in unfilled
    }
    while True:
        ways = {place: _ways(filled, stickers, missing) for place, stickers in unfilled.items()}
        forced = next((place for place, choices in ways.items() if len(choices) == 1), "")
        if not forced:
            break
        stickers = unfilled.pop(forced)
        _put(filled, stickers, ways[forced][0])
        missing.discard(_name_at(filled, stickers))
    count = 1
    for choices in ways.values():
        count *= len(choices)
        if count > MOST_TRIED:
            return b""
    cubes = set()
    for choice in product(*ways.values()):
        trial = bytearray(filled)
        for stickers, way in zip(unfilled.values(), choice, strict=True):
            _put(trial, stickers, way)
        if not isinstance(_read(trial), InputError):
            cubes.add(bytes(trial))
    return cubes.pop() if len(cubes) == 1 else b""


def _ways(net: bytes | bytearray, at: tuple[int, ...], missing: set[str]) -> list[list[int]]:
    """Return the colours that a place can have with one of the `missing` pieces."""
    colours = [net[sticker] for sticker in at]
    names = [name for name in NAMES if name in missing and len(name) == len(at)]
    return [way for name in names for way in _find_twists(name, colours)]


def _put(net: bytearray, at: tuple[int, ...], colours: list[int]) -> None:
    for sticker, colour in zip(at, colours, strict=True):
        net[sticker] = colour


def _name_at(net: bytearray, at: tuple[int, ...]) -> str:
    """Return the name of the piece at a completely painted place."""
    colours = {FACES[net[sticker]] for sticker in at}
    return next(name for name in NAMES if set(name) == colours)


# Search for any position that fits


def fitting(net: bytes, choice: random.Random) -> Cube:
    """Return a position that fits the painted stickers, one of many by `choice`.

    Raises InputError if none fits, or if none of the many tried does.
    """
    _check_part(net)
    shape = shape_of(net)
    leaves = iter(range(MOST_LEAVES))
    for centres in _centres_for(net, shape, choice):
        filled = bytearray(net)
        for sticker, colour in zip(shape.centres, centres, strict=True):
            filled[sticker] = colour
        missing = set(shape.places)
        unfilled = dict(shape.places)
        cube = _complete(filled, unfilled, missing, choice, leaves)
        if cube is not None:
            return cube
    raise InputError(phrase("No cube that can be solved fits these stickers"))


def _centres_for(net: bytes, shape: StickerLayout, choice: random.Random) -> list[tuple[int, ...]]:
    """Return the colours that the centres can have, for each orientation of the cube that fits the net."""
    if not shape.centres:
        return [()]
    orientations = [facelet_indices(Cube.rotated(rotation)) for rotation in range(24)]
    ways = [tuple(stickers[sticker] for sticker in shape.centres) for stickers in orientations]
    fit = [
        way
        for way in ways
        if all(net[sticker] in (GAP, colour) for sticker, colour in zip(shape.centres, way, strict=True))
    ]
    choice.shuffle(fit)
    return sorted(fit, key=lambda way: way != tuple(range(6)))


def _complete(
    net: bytearray, unsure: dict[str, tuple[int, ...]], missing: set[str], choice: random.Random, leaves: Iterator[int]
) -> Cube | None:
    """Return a position with a piece at every unfilled place of the net, or None.

    The place with the fewest possible pieces is filled first, so that the free places come last and make up for a twist
    or an odd permutation.
    """
    if not unsure:
        if next(leaves, None) is None:
            raise InputError(
                phrase("None of {ways} ways to fill the gaps makes a cube that can be solved", ways=MOST_LEAVES)
            )
        cube = _read(net)
        return None if isinstance(cube, InputError) else cube
    ways = {place: _ways(net, stickers, missing) for place, stickers in unsure.items()}
    place = min(ways, key=lambda place: len(ways[place]))
    stickers = unsure.pop(place)
    before = bytes(net[sticker] for sticker in stickers)
    choice.shuffle(ways[place])
    last_of_kind = all(len(other) != len(place) for other in unsure)
    for way in ways[place]:
        _put(net, stickers, way)
        if last_of_kind and _twists(net, len(place)):
            continue
        name = _name_at(net, stickers)
        missing.discard(name)
        complete = _complete(net, unsure, missing, choice, leaves)
        missing.add(name)
        if complete is not None:
            return complete
    for sticker, colour in zip(stickers, before, strict=True):
        net[sticker] = colour
    unsure[place] = stickers
    return None


def _twists(net: bytearray, kind: int) -> int:
    """Return the total twist of the corners (`kind` 3) or edges (2), modulo `kind`: 0 in a solvable cube."""
    shape, total = shape_of(net), 0
    faces = {net[centre]: face for centre, face in zip(shape.centres, FACES, strict=False)}
    for stickers in (stickers for place, stickers in shape.places.items() if len(place) == kind):
        letters = [faces.get(net[sticker], FACES[net[sticker]]) for sticker in stickers]
        name = next(name for name in NAMES if set(name) == set(letters))
        total += letters.index(name[0])
    return total % kind
