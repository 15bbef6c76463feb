"""A net being painted: its messages with their places, and repairs that make a possible cube."""

from __future__ import annotations

import random

import pytest

from core.base.puzzle import InputError
from core.cube import pocket
from core.cube.cubie import CORNERS, EDGES, FACES, Cube
from core.cube.facelets import facelet_indices, parse_facelets, sticker_name
from core.cube.moves import MOVES, position
from core.cube.painted_net import GAP, SHAPES, judge, shape_of
from core.cube.pocket_puzzle import POCKET, parse_stickers

PLACES, CENTRES = SHAPES[3].places, SHAPES[3].centres
SMALL = SHAPES[2].places
PAINTABLE = [k for k in range(54) if k not in CENTRES]
HOME = facelet_indices(Cube())


def some_cube(rng: random.Random) -> Cube:
    return position(rng.choices(list(MOVES), k=30))


def changed(net: bytes, **stickers: str) -> bytes:
    """Return a net with some stickers repainted: U9="R", or " " for a gap."""
    new = bytearray(net)
    for name, colour in stickers.items():
        new[9 * FACES.index(name[0]) + int(name[1]) - 1] = GAP if colour == " " else FACES.index(colour)
    return bytes(new)


def test_places_are_where_the_engine_has_them() -> None:
    assert list(PLACES) == [*CORNERS, *EDGES]
    assert sorted(k for stickers in PLACES.values() for k in stickers) == PAINTABLE
    for name, stickers in PLACES.items():
        assert "".join(FACES[HOME[k]] for k in stickers) == name
    assert [sticker_name(k) for k in PLACES["URF"]] == ["U9", "R1", "F3"]
    assert [sticker_name(k) for k in PLACES["DBL"]] == ["D7", "B9", "L7"]
    assert [sticker_name(k) for k in PLACES["BR"]] == ["B4", "R6"]


def test_a_whole_cube_is_read_however_it_is_held() -> None:
    rng = random.Random(1)
    for _ in range(300):
        cube = some_cube(rng)
        found = judge(facelet_indices(cube))
        assert (found.cube, found.reason, found.left) == (cube, "", 0)


def test_a_net_with_gaps_is_never_blamed_for_what_can_still_come_right() -> None:
    rng = random.Random(2)
    for _ in range(150):
        net = facelet_indices(some_cube(rng))
        gaps = rng.randrange(1, 49)
        open_net = bytearray(net)
        for k in rng.sample(PAINTABLE, gaps):
            open_net[k] = GAP
        found = judge(bytes(open_net))
        assert found.reason == ""
        assert found.left == gaps
        if found.mended:
            assert found.mended == net


def test_the_last_stickers_are_filled_in_when_they_are_certain() -> None:
    rng = random.Random(3)
    for _ in range(60):
        net = facelet_indices(some_cube(rng))
        place = rng.choice(list(PLACES))
        open_net = bytearray(net)
        for k in PLACES[place]:
            open_net[k] = GAP
        found = judge(bytes(open_net))
        assert found.remedy == "Fill in the rest"
        assert found.mended == net
    assert judge(bytes([GAP] * 54)).mended == b""


@pytest.mark.parametrize("seed", range(4))
def test_what_the_engine_can_name_can_be_mended_by_one_click(seed: int) -> None:
    rng = random.Random(seed)
    seen = set()
    for _ in range(100):
        net = bytearray(facelet_indices(some_cube(rng)))
        if rng.random() < 0.6:
            stickers = PLACES[rng.choice(CORNERS)]
            colours = [net[k] for k in stickers]
            step = rng.choice((1, 2))
            for k, sticker in enumerate(stickers):
                net[sticker] = colours[(k + step) % 3]
        if rng.random() < 0.6:
            one, other = PLACES[rng.choice(EDGES)]
            net[one], net[other] = net[other], net[one]
        if rng.random() < 0.6:
            first, second = rng.sample(EDGES, 2)
            for one, other in zip(PLACES[first], PLACES[second], strict=True):
                net[one], net[other] = net[other], net[one]
        found = judge(bytes(net))
        if found.cube is None:
            with pytest.raises(InputError) as error:
                parse_facelets("".join(FACES[k] for k in net))
            assert error.value.message == found.reason
            assert found.marked
            assert found.remedy
            assert judge(found.mended).cube is not None
            seen.add(found.remedy)
    assert seen == {"Twist it back", "Flip it back", "Exchange them", "Fix it"}


EMPTY = SHAPES[3].unpainted_net


@pytest.mark.parametrize(
    ("stickers", "reason", "marked"),
    [
        ({"U8": "U", "F2": "D"}, "No edge has the colours U D", "UF"),
        ({"U9": "D", "R1": "R", "F3": "U"}, "No corner has the colours D R U", "URF"),
        ({"U9": "U", "F3": "D"}, "No corner has U beside D", "URF"),
        ({"U9": "F", "F3": "F"}, "No corner has F twice", "URF"),
        ({"U9": "F", "R1": "R", "F3": "U"}, "The corner F R U is a mirror image of a real one", "URF"),
        ({"U8": "U", "F2": "F", "D2": "F", "F8": "U"}, "The edge U F is there twice", ""),
        ({"U5": "R"}, "Two centres are R", ""),
        ({"U5": "F", "F5": "U"}, "The centres F and D are opposite, but F belongs opposite B", ""),
        ({"U5": "F", "F5": " ", "D5": " "}, "The centres F and B are side by side, but must be opposite", ""),
    ],
)
def test_faults_are_named_while_there_are_gaps(stickers: dict[str, str], reason: str, marked: str) -> None:
    found = judge(changed(EMPTY, **stickers))
    assert found.cube is None
    assert found.reason == reason
    if marked:
        assert found.marked == frozenset(PLACES[marked])
        assert found.place == f"{'corner' if len(marked) == 3 else 'edge'} {marked}"


def test_a_piece_that_is_used_up_is_named() -> None:
    found = judge(changed(EMPTY, U9="U", R1="R", F3="F", D3="U", F9="R"))
    assert (found.reason, found.place) == ("No corner with U R is left", "corner DFR")


def test_the_sentence_of_a_whole_net_is_the_engines_own() -> None:
    found = judge(changed(HOME, U9="R", R1="F", F3="U"))
    assert found.reason.startswith("One corner is twisted. Twist the URF corner once")
    assert found.marked == frozenset(PLACES["URF"])
    assert found.mended == HOME
    found = judge(changed(HOME, U8="F", F2="U"))
    assert (found.reason, found.remedy) == ("One edge is flipped. Flip the UF edge", "Flip it back")
    found = judge(changed(HOME, U1="R", R3="U", U7="D"))
    assert (found.reason, found.mended) == ("Every colour has 9 stickers, but U has 8, D has 10", b"")


def test_too_many_of_a_colour_and_a_piece_twice() -> None:
    over = changed(HOME, R1="U", F9=" ")
    assert judge(over).reason == "U has 10 stickers. Each colour has 9"
    gaps = bytes(k if place in CENTRES or place in PLACES["UF"] else GAP for place, k in enumerate(HOME))
    twice = changed(gaps, D2="F", F8="U")
    found = judge(twice)
    assert (found.reason, found.place) == ("The edge U F is there twice", "edges UF and DF")
    assert found.marked == frozenset(PLACES["UF"] + PLACES["DF"])


# the 2x2x2


def small_cube(rng: random.Random) -> Cube:
    return POCKET.new("2x2x2", rng.randrange(1, 10_000))


def test_the_small_cube_has_corners_only() -> None:
    assert list(SMALL) == list(CORNERS)
    assert SHAPES[2].centres == ()
    home = POCKET.facelets(Cube())
    for name, stickers in SMALL.items():
        assert "".join(FACES[home[k]] for k in stickers) == name
    assert shape_of(home).size == 2
    assert SHAPES[2].unpainted_net == bytes([GAP] * 24)


def test_a_small_cube_is_read_filled_and_mended() -> None:
    rng = random.Random(5)
    for _ in range(60):
        cube = small_cube(rng)
        net = POCKET.facelets(cube)
        assert judge(net).cube == cube
        place = SMALL[rng.choice(CORNERS)]
        open_net = bytearray(net)
        for k in place:
            open_net[k] = GAP
        found = judge(bytes(open_net))
        assert (found.left, found.reason, found.mended) == (3, "", net)
        twisted, step = bytearray(net), rng.choice((1, 2))
        for k, sticker in enumerate(place):
            twisted[sticker] = net[place[(k + step) % 3]]
        found = judge(bytes(twisted))
        assert found.reason.startswith("One corner is twisted")
        assert found.remedy == "Twist it back"
        mended = judge(found.mended).cube
        assert mended is not None
        assert 0 <= pocket.number(mended) < pocket.STATES


def test_a_small_net_with_gaps_is_never_blamed_in_error() -> None:
    rng = random.Random(6)
    for _ in range(60):
        net = bytearray(POCKET.facelets(small_cube(rng)))
        for k in rng.sample(range(24), rng.randrange(1, 24)):
            net[k] = GAP
        assert judge(bytes(net)).reason == ""


def test_a_small_cube_with_a_piece_twice_says_where() -> None:
    net = bytearray(POCKET.facelets(Cube()))
    for sticker, colour in zip(SMALL["UBR"], "URF", strict=True):
        net[sticker] = FACES.index(colour)
    with pytest.raises(InputError) as error:
        parse_stickers("".join(FACES[k] for k in net))
    found = judge(bytes(net))
    assert found.reason == error.value.message
    assert frozenset(SMALL["UBR"]) <= found.marked
