"""The stickers behind the cube are those that face away, for every turn and view."""

from __future__ import annotations

import pytest

from core.cube.cubie import FACES, Cube
from core.cube.drawing.hidden_faces import hidden_stickers
from core.cube.drawing.scene import Scene
from core.cube.moves import MOVES
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE, CubePuzzle

SOLVED = PUZZLE.facelets(Cube())


def scene(yaw: float, pitch: float, size: int = 3) -> Scene:
    found = Scene(size)
    found.look(yaw, pitch)
    found.fit(400, 300, 200)
    return found


@pytest.mark.parametrize(
    ("yaw", "pitch", "faces"),
    [(0.55, 0.46, "DLB"), (-0.6, 0.5, "RDB"), (0.6, -0.5, "ULB"), (0.55 + 3.14159, 0.46, "RFD")],
)
def test_three_faces_look_away(yaw: float, pitch: float, faces: str) -> None:
    held = list(hidden_stickers(scene(yaw, pitch), SOLVED, 0, (), 0.0, 0.8))
    assert sorted(FACES[one.colour] for one in held) == sorted(faces * 9)


@pytest.mark.parametrize("puzzle", [PUZZLE, POCKET])
@pytest.mark.parametrize("move", ["R", "U'", "F2", "L", "D", "B'"])
def test_a_turn_ends_where_its_position_begins(puzzle: CubePuzzle, move: str) -> None:
    """The stickers at the end of a turn are those of the resulting position at rest."""
    stage, start = scene(0.55, 0.46, puzzle.size), puzzle.solved
    after, (turn,) = puzzle.apply(start, move)
    turned = hidden_stickers(stage, puzzle.facelets(start), turn.axis, turn.layers, turn.quarter_turns, 0.8)
    rest = hidden_stickers(stage, puzzle.facelets(after), 0, (), 0.0, 0.8)

    def seen(held: object) -> set[tuple[int, frozenset[tuple[int, int]]]]:
        return {(one.colour, frozenset((round(x), round(y)) for x, y in one.corners)) for one in held}  # type: ignore[attr-defined]

    if puzzle is PUZZLE:
        assert seen(turned) == seen(rest)
    else:
        # the 2x2x2 is held by one corner: turning a layer with it turns the whole
        assert len(seen(turned)) == len(seen(rest)) == 12


def test_in_mid_turn_stickers_leave_and_come() -> None:
    turn = MOVES["U"].turn
    held = list(hidden_stickers(scene(0.55, 0.46), SOLVED, turn.axis, turn.layers, 0.5, 0.8))
    assert len(held) >= 27 - 3
    assert any(FACES[one.colour] in "FR" for one in held), "a piece of the front is on its way to the left"
