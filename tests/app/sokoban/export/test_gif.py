"""The animated GIF shows the effect of the moves, frame by frame, and stays small."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from app.base.theme import theme
from app.sokoban.board import look
from app.sokoban.export import gif
from app.sokoban.skins import skins
from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.formats.collection import read_level
from core.sokoban.replay import replay

SIDE = 20
LEVEL = read_level("#######\n#.   .#\n# $@$ #\n#     #\n#######")


@pytest.fixture(autouse=True)
def light(qapp: object) -> Iterator[None]:  # noqa: ARG001
    theme.manager().choose(theme.ThemeChoice.LIGHT)
    look.choose_skin(skins.FLAT)
    yield
    look.choose_skin(skins.FLAT)


def animation(start: State, moves: str) -> tuple[bytes, gif.GifScene]:
    """Return the bytes of a GIF, and the pictures it was made from."""
    pictures = gif.scene(start, SIDE)
    return gif.encode(start, moves, pictures, 110, Control()), pictures


def square(frame: Image.Image, pictures: gif.GifScene, state: State, cell: int) -> tuple[int, int, int]:
    """Return the colour at the centre of a square."""
    x, y = state.board.xy(cell)
    area, half = pictures.shape.area, SIDE // 2
    pixel = pictures.margin + (x - area.left()) * SIDE + half, pictures.margin + (y - area.top()) * SIDE + half - 3
    colour = frame.convert("RGB").getpixel(pixel)
    assert isinstance(colour, tuple)
    return colour[0], colour[1], colour[2]


def near(colour: tuple[int, int, int], token: str) -> bool:
    """Return whether a colour is near a token's, as far as a palette of 128 colours allows."""
    wanted = tuple(int(token[index : index + 2], 16) for index in (1, 3, 5))
    return max(abs(a - b) for a, b in zip(colour, wanted, strict=True)) < 20


def test_every_frame_shows_the_position_after_its_move() -> None:
    start = read_level("######\n#    #\n# $  #\n# @  #\n# .  #\n######").start
    moves = "luurD"
    done = replay(start, moves)
    data, pictures = animation(start, done.lurd)
    frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(Image.open(BytesIO(data)))]
    assert len(frames) == len(moves) + 1
    colours = look.colours()
    state = start
    for frame, letter in zip(frames, " " + done.lurd, strict=True):
        if letter != " ":
            after = state.step("lurd".index(letter.lower()))
            assert after is not None
            state = after
        for box in state.boxes:
            wanted = colours.done if state.board.goals[box] else colours.box
            assert near(square(frame, pictures, state, box), wanted), letter
        for cell in range(state.board.size):
            if state.board.walls[cell] or state.has_box(cell) or cell == state.man or not pictures.shape.floor[cell]:
                continue
            colour = square(frame, pictures, state, cell)
            assert not near(colour, colours.box) and not near(colour, colours.man)


def test_it_goes_round_with_one_palette_and_only_what_changed() -> None:
    data, _ = animation(LEVEL.start, "dududududu")
    image = Image.open(BytesIO(data))
    assert image.info["loop"] == 0
    still = len(animation(LEVEL.start, "")[0])
    assert len(data) < still + 10 * 700
    durations = [frame.info["duration"] for frame in ImageSequence.Iterator(image)]
    assert len(durations) == 11
    assert durations[1] < 110 and durations[-1] == gif.LAST_MS


def test_impossible_and_endless_moves_are_told() -> None:
    with pytest.raises(InputError, match=r"do not fit the level \(move 2\)"):
        animation(LEVEL.start, "uuu")
    with pytest.raises(InputError, match="too many for a GIF"):
        animation(LEVEL.start, "du" * gif.MOST_FRAMES)


def test_a_cancelled_animation_leaves_no_file(tmp_path: Path) -> None:
    path, control = tmp_path / "a.gif", Control()
    control.cancel()
    pictures = gif.scene(LEVEL.start, SIDE)
    gif.saving(path, LEVEL.start, "dudu", pictures, "fast")(control)
    assert not path.exists()
    gif.saving(path, LEVEL.start, "dudu", pictures, "fast")(Control())
    assert path.stat().st_size > 500


@pytest.mark.parametrize("key", ["flat", "classic", "contrast"])
def test_every_skin_is_drawn(key: str) -> None:
    look.choose_skin(key)
    data, _ = animation(LEVEL.start, "du")
    image = Image.open(BytesIO(data)).convert("RGB")
    assert len(image.getcolors(1 << 20) or []) > 5
