"""New levels meet the wishes: solvable, proved, reproducible and distinct, by every method."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.board import State
from core.sokoban.formats.collection import make_collection, read_collection
from core.sokoban.formats.write import write_sok
from core.sokoban.generate import make as make_module
from core.sokoban.generate.difficulty import Measures, measure
from core.sokoban.generate.make import NewLevel, Order, entry_of, make, new_level
from core.sokoban.generate.rooms import RoomStyle, Square, has_hall, images, is_connected, list_neighbours
from core.sokoban.generate.templates import assemble
from core.sokoban.generate.tree import grow
from core.sokoban.generate.variation import vary
from core.sokoban.generate.wishes import GenerationMethod, Refusal, Tries, Wishes
from core.sokoban.graph.exhaustive import Forward
from core.sokoban.identity import identity
from core.sokoban.level import state_of
from core.sokoban.replay import replay
from core.sokoban.transform import Symmetry, transform_rows

SMALL = Wishes(8, 7, 2, least=5, most=30)


def made(order: Order, tries: Tries | None = None) -> list[NewLevel]:
    levels: list[NewLevel] = []
    make(order, Control(), levels.append, tries)
    return levels


def fewest_pushes(start: State) -> int:
    search = Forward(start.board, 500_000)
    search.explore(start, Control())
    assert search.solution is not None
    return search.layer(search.solution)


@pytest.mark.parametrize("method", GenerationMethod)
def test_levels_are_as_wished_and_proved_by_another_search(method: GenerationMethod) -> None:
    levels = made(Order(replace(SMALL, method=method), 1, 3, rooms=40))
    assert len(levels) == 3
    for level in levels:
        start = state_of(level.rows)
        assert start.board.width <= 8 and start.board.height <= 7 and len(start.boxes) == 2
        played = replay(start, level.made.solution)
        assert played.state.solved and played.lurd == level.made.solution
        assert 5 <= played.tally.pushes == level.measures.pushes == fewest_pushes(start) <= 30
        assert not any(start.board.goals[box] for box in start.boxes) and level.method is method
        assert len({box for box in start.boxes if box not in played.state.boxes}) == 2


def test_a_seed_makes_the_same_level_whatever_was_made_before_it() -> None:
    levels = made(Order(SMALL, 1, 4))
    assert len({level.method for level in levels}) > 1 and len({level.seed for level in levels}) == 4
    for level in levels:
        again = new_level(replace(SMALL, method=level.method, style=level.style), level.seed, Control())
        assert isinstance(again, NewLevel)
        assert (again.rows, again.made.solution) == (level.rows, level.made.solution)
        assert f"--seed {level.seed} " in level.arguments(SMALL) and "--pushes 5-30" in level.arguments(SMALL)


def test_no_level_is_made_twice_under_any_symmetry() -> None:
    first = made(Order(SMALL, 1, 5))
    assert len({level.identity for level in first}) == 5
    tries = Tries()
    turned = {identity(state_of(transform_rows(level.rows, Symmetry.ROTATE_LEFT))) for level in first}
    others = made(Order(SMALL, 1, 3, known=frozenset(turned)), tries)
    assert tries.refused[Refusal.TWIN] == 5
    assert not {level.identity for level in others} & {level.identity for level in first}


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        (Wishes(7, 7, 2, method=GenerationMethod.LINES, least=200), Refusal.SHORT),
        (Wishes(9, 9, 3, method=GenerationMethod.LINES, most=1), Refusal.LONG),
        (Wishes(6, 6, 8, method=GenerationMethod.LINES), Refusal.CROWDED),
    ],
)
def test_it_says_which_wish_refused_most(wishes: Wishes, reason: Refusal) -> None:
    tries = Tries()
    assert made(Order(wishes, 1, 1, rooms=6), tries) == []
    assert tries.rooms == 6 and tries.main_refusal is reason
    assert reason.reason in tries.reasons and reason.advice.startswith(("Ask", "Allow"))


def test_cancelling_ends_it_and_tells_nothing_more() -> None:
    control, levels = Control(), list[NewLevel]()

    def tell(level: NewLevel) -> None:
        levels.append(level)
        control.cancel()

    tries = make(Order(SMALL, 1, 100), control, tell)
    assert len(levels) == tries.made == 1
    control = Control()
    control.cancel()
    assert make(Order(replace(SMALL, method=GenerationMethod.TREE), 1, 1), control, levels.append).rooms == 0


def test_wishes_that_cannot_be_made_are_refused_with_a_sentence() -> None:
    for wrong, sentence in (
        ({"width": 4}, "The width must be from 5 to 40"),
        ({"boxes": 13}, "The number of boxes must be from 1 to 12"),
        ({"width": 40, "height": 40}, "40 × 40 leaves room for more than 255 squares of floor"),
        ({"least": 9, "most": 8}, "The minimum number of pushes, 9, is greater than the maximum, 8"),
    ):
        with pytest.raises(InputError) as error:
            Wishes(**wrong)  # type: ignore[arg-type]
        assert str(error.value) == f"{sentence}."


def test_variations_keep_boxes_and_style_and_can_be_solved() -> None:
    wishes = Wishes(9, 8, 3, RoomStyle.MIRRORED, GenerationMethod.LINES, least=8)
    (parent,) = made(Order(wishes, 1, 1))
    start = state_of(parent.rows)
    children = made(Order(wishes, 1, 4, 60, start, frozenset({parent.identity})))
    assert len({child.identity for child in children} - {parent.identity}) == 4
    for child in children:
        begun = state_of(child.rows)
        assert child.method is None and child.style is RoomStyle.MIRRORED and len(begun.boxes) == 3
        assert replay(begun, child.made.solution).state.solved
        assert fewest_pushes(begun) == child.measures.pushes >= 8
        floor = floor_of(begun)
        assert all(
            images(square, begun.board.width, begun.board.height, RoomStyle.MIRRORED) <= floor for square in floor
        )
        assert abs(len(floor) - len(floor_of(start))) <= 6
    again = made(Order(wishes, 1, 4, 60, start, frozenset({parent.identity})))
    assert [child.rows for child in again] == [child.rows for child in children]


def test_a_hundred_variations_are_sound() -> None:
    start = state_of(["  ####", "###  ####", "#     $ #", "# #  #$ #", "# . .#@ #", "#########"])
    for seed in range(100):
        boards = vary(Random(seed), start, Wishes(9, 7, 2), RoomStyle.FREE)
        assert not isinstance(boards, Refusal)
        (board,) = boards
        assert board.goal_count == 2
        free = [cell for cell in range(board.size) if not board.walls[cell] and board.goals[cell]]
        inside = board.flood(free[0])
        assert all(inside[cell] for cell in free)


def floor_of(start: State) -> set[Square]:
    inside = start.board.flood(start.man)
    return {start.board.xy(cell) for cell in range(start.board.size) if inside[cell]}


@pytest.mark.parametrize("style", RoomStyle)
def test_rooms_of_templates_are_connected_and_have_neither_halls_nor_dead_ends(style: RoomStyle) -> None:
    rooms = [room for seed in range(12) if (room := assemble(Random(seed), 10, 9, style)) is not None]
    assert len(rooms) >= 8 and len(set(rooms)) >= 6
    for room in rooms:
        assert is_connected(room) and not has_hall(room)
        assert all(1 <= x <= 8 and 1 <= y <= 7 for x, y in room)
        assert all(sum(near in room for near in list_neighbours(square)) >= 2 for square in room)
        inner = {(x - 1, y - 1) for x, y in room}
        assert all(images(square, 8, 7, style) <= inner for square in inner)


@pytest.mark.parametrize("style", RoomStyle)
def test_rooms_of_the_tree_search(style: RoomStyle) -> None:
    layouts = grow(Random(3), 9, 8, 3, style, Control())
    assert layouts and [layout.worth for layout in layouts] == sorted((one.worth for one in layouts), reverse=True)
    for layout in layouts:
        assert is_connected(layout.floor) and len(set(layout.goals)) == 3 and set(layout.goals) <= layout.floor
        assert all(images(square, 9, 8, style) <= layout.floor for square in layout.floor)
        assert all(1 <= x <= 7 and 1 <= y <= 6 for x, y in layout.floor)
    assert grow(Random(3), 9, 8, 3, style, Control()) == layouts


def test_a_file_keeps_the_level_its_solution_and_what_is_known_of_it() -> None:
    (level,) = made(Order(SMALL, 2, 1))
    written = write_sok(make_collection("New", [entry_of(level, "One", level.arguments(SMALL))]))
    (back,) = read_collection(written).levels
    keys = dict(back.keys)
    assert list(back.rows) == level.rows and back.solutions == (level.made.solution,)
    assert keys["Grade"] == f"{level.measures.grade()} of 5" and keys["Made"] == level.arguments(SMALL)
    assert keys["Difficulty"] == f"{level.measures.difficulty():.1f}"


def test_one_can_see_the_level_that_is_being_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, tries = list[int](), Tries()

    def looked_at(start: State, solution: str, control: Control) -> Measures:
        assert tries.measuring is not None and tries.measuring.state == start
        seen.append(tries.measuring.tally.pushes)
        return measure(start, solution, control)

    monkeypatch.setattr(make_module, "measure", looked_at)
    levels = made(Order(SMALL, 1, 2), tries)
    assert seen == [level.measures.pushes for level in levels] and tries.measuring is None
