"""Every pattern matches its name, as far as its stickers show it."""

from __future__ import annotations

from collections import Counter

import pytest

from core.cube.cubie import CORNERS, FACES, Cube
from core.cube.facelets import parse_facelets
from core.cube.moves import half_turn_length, quarter_turn_length
from core.cube.notation.patterns import Pattern, matching, patterns

OPPOSITE = [(face + 3) % 6 for face in range(6)]
ALL = {pattern.name: pattern for pattern in patterns()}
CORNER, EDGE, CENTRE = (0, 2, 6, 8), (1, 3, 5, 7), 4


def faces(name: str) -> list[bytes]:
    """Return the six faces of a pattern, nine stickers each, in the order URFDLB."""
    stickers = ALL[name].facelets
    return [stickers[k : k + 9] for k in range(0, 54, 9)]


def parts(face: bytes) -> tuple[set[int], set[int], int]:
    """Return the colours of a face's corners and edges, and its centre."""
    return {face[k] for k in CORNER}, {face[k] for k in EDGE}, face[CENTRE]


@pytest.mark.parametrize("pattern", patterns(), ids=lambda pattern: pattern.name)
def test_a_pattern_is_a_cube_of_its_own_with_words(pattern: Pattern) -> None:
    assert not pattern.cube.solved
    assert parse_facelets("".join(FACES[k] for k in pattern.facelets)) == pattern.cube
    assert pattern.description.endswith(".")
    assert len(pattern.description) <= 110
    assert 1 <= len(pattern.sequence) <= 32


def test_there_are_enough_and_no_two_are_the_same() -> None:
    assert len(ALL) == len(patterns()) >= 28
    assert len({pattern.facelets for pattern in patterns()}) == len(ALL)


def test_no_face_is_a_muddle() -> None:
    """A pattern has at most three colours on a face, except the superflips."""
    for pattern in patterns():
        for k in range(0, 54, 9):
            counts = sorted(Counter(pattern.facelets[k : k + 9]).values())
            limit = 6 if pattern.name.startswith("Superflip") else 3
            assert len(counts) <= limit, pattern.name


def test_checkerboards_alternate_two_colours() -> None:
    changed = {
        "Checkerboard": 6, "Two checkerboards": 2, "Four checkerboards": 4, "Checkerboard in threes": 6,
        "Checkerboard in a ring": 6,
    }  # fmt: skip
    for name, count in changed.items():
        alternating = 0
        for face in faces(name):
            corners, edges, centre = parts(face)
            assert corners == {centre}
            assert len(edges) == 1
            alternating += edges != {centre}
        assert alternating == count, name
    assert all(parts(face)[1] == {OPPOSITE[face[CENTRE]]} for face in faces("Checkerboard"))


def follows(name: str) -> dict[int, int]:
    """Return, for each face, the face whose colour its edges have."""
    return {face[CENTRE]: face[1] for face in faces(name)}


def cycle_lengths(step: dict[int, int]) -> list[int]:
    lengths = []
    for start, first in step.items():
        at, length = first, 1
        while at != start:
            at, length = step[at], length + 1
        lengths.append(length)
    return sorted(lengths)


def test_the_coloured_checkerboards_go_round_in_threes_and_in_a_ring() -> None:
    assert cycle_lengths(follows("Checkerboard in threes")) == [3] * 6
    assert cycle_lengths(follows("Checkerboard in a ring")) == [6] * 6


@pytest.mark.parametrize(("name", "spots"), [("Four spots", 4), ("Six spots", 6)])
def test_spots_change_centres_only(name: str, spots: int) -> None:
    found = 0
    for face in faces(name):
        corners, edges, centre = parts(face)
        assert len(corners | edges) == 1
        found += corners != {centre}
    assert found == spots


def test_superflip_flips_every_edge_in_place() -> None:
    cube = ALL["Superflip"].cube
    assert cube == Cube.from_pieces(range(8), [0] * 8, range(12), [1] * 12)
    assert half_turn_length(ALL["Superflip"].sequence) == 20
    spots = ALL["Superflip with four spots"]
    assert all(spots.cube.flips)
    assert quarter_turn_length(spots.sequence) == 26


def test_crosses_keep_edges_with_the_centre_and_change_all_corners() -> None:
    for name in ("Plummer's cross", "Christman's cross"):
        for face in faces(name):
            corners, edges, centre = parts(face)
            assert edges == {centre}
            assert len(corners) == 1
            assert corners != {centre}


def figure(face: bytes) -> frozenset[int]:
    """Return the stickers of a face that have the colour of its centre."""
    return frozenset(k for k in range(9) if face[k] == face[CENTRE])


def turned(places: frozenset[int]) -> set[frozenset[int]]:
    """Return the four rotations of a set of stickers."""
    rotations = set()
    for _ in range(4):
        places = frozenset(3 * (k % 3) + 2 - k // 3 for k in places)
        rotations.add(places)
    return rotations


def drawn(*rows: str) -> frozenset[int]:
    return frozenset(k for k, mark in enumerate("".join(rows)) if mark == "#")


@pytest.mark.parametrize(
    ("name", "shape", "count"),
    [
        ("Six H's", ("#.#", "###", "#.#"), 6),
        ("Six T's", ("###", ".#.", ".#."), 6),
        ("Six U's", (".#.", ".#.", "..."), 6),
        ("Four U's", (".#.", ".#.", "..."), 4),
        ("Vertical stripes", (".#.", ".#.", ".#."), 4),
        ("Gift box", (".#.", ".#.", ".#."), 4),
        ("Tom Parks' stripes", (".#.", ".#.", ".#."), 6),
        ("Cube in a cube", ("##.", "##.", "..."), 6),
        ("Cube in a cube in a cube", ("##.", "##.", "..."), 0),
        ("Tetris", ("...", ".#.", "..."), 6),
        ("Plus and minus", (".#.", "###", ".#."), 2),
    ],
)
def test_figures_on_the_faces(name: str, shape: tuple[str, ...], count: int) -> None:
    wanted = turned(drawn(*shape))
    assert sum(figure(face) in wanted for face in faces(name)) == count
    if name == "Vertical stripes":
        assert all(len({face[k], face[k + 1], face[k + 2]}) == 3 for face in faces(name)[1:3] for k in (0, 3, 6))


def test_a_corner_lies_in_a_cube_in_a_cube() -> None:
    outer, inner = turned(drawn("..#", "..#", "###")), turned(drawn("...", "...", "..#"))
    for face in faces("Cube in a cube in a cube"):
        by_colour = {frozenset(k for k in range(9) if face[k] == colour) for colour in set(face)}
        assert by_colour & outer
        assert by_colour & inner


@pytest.mark.parametrize(("name", "away"), [("Exchanged peaks", "corners"), ("Twisted peaks", "twists")])
def test_peaks_change_two_opposite_corners(name: str, away: str) -> None:
    cube = ALL[name].cube
    home = range(8) if away == "corners" else [0] * 8
    moved = [k for k, (here, there) in enumerate(zip(getattr(cube, away), home, strict=True)) if here != there]
    assert len(moved) == 2
    assert not set(CORNERS[moved[0]]) & set(CORNERS[moved[1]])


def test_searching_finds_names_before_words() -> None:
    assert matching("") == list(patterns())
    assert matching("six h")[0].name == "Six H's"
    found = [pattern.name for pattern in matching("snake")]
    assert {"Python", "Anaconda"} <= set(found)
    assert matching("superflip")[0].name == "Superflip"
    assert [pattern.name for pattern in matching("CUBE IN CUBE")][:2] == ["Cube in a cube", "Cube in a cube in a cube"]
    assert matching("zzz") == []
