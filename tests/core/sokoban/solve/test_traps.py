"""Traps are never reported for solvable positions; corrals are, with the few boxes that show them."""

from __future__ import annotations

from random import Random
from threading import Thread

import pytest

from core.base.control import Control
from core.sokoban.board import State
from core.sokoban.deadlock.deadlocks import Deadlocks
from core.sokoban.level import state_of
from core.sokoban.reverse import ReversePuzzle
from core.sokoban.solve.solver import engine_of
from core.sokoban.solve.traps import CORRAL, ENTANGLED, SHUT_IN, Trap, Traps
from tests.core.sokoban.solve.solve_reference import (
    lowest,
    pulled_apart,
    pushes_to_go,
    random_solved,
    whole_graphs,
)

SECONDS = 10.0


def trap_in(state: State) -> Trap | None:
    return Traps(engine_of(state)).find(state, Control(), SECONDS)


@pytest.mark.parametrize(
    ("rows", "kind", "boxes"),
    [
        # a room shut by three boxes in a row
        (["########", "#@  .$ #", "#    * #", "#    * #", "# $. ###", "########"], CORRAL, [(5, 1), (5, 2), (5, 3)]),
        # two boxes on a slant, one of them already home, and one wall
        (["######", "#  #.#", "#    #", "#   .#", "# @$$#", "# $ .#", "######"], CORRAL, [(3, 4), (4, 4), (2, 5)]),
        # the box in the door can only be pushed against the other one
        (["#######", "#  .  #", "#   # #", "##$   #", "#.$   #", "# $@. #", "#######"], CORRAL, [(2, 4), (2, 5)]),
        # nothing is shut off, and still neither can let the other out
        (["#######", "##    #", "# @ .##", "# $.###", "##$  ##", "#   * #", "#######"], ENTANGLED, [(2, 3), (2, 4)]),
    ],
)
def test_a_trap_that_no_pattern_shows(rows: list[str], kind: str, boxes: list[tuple[int, int]]) -> None:
    state = state_of(rows)
    assert Deadlocks(state.board).find(state) is None
    trap = trap_in(state)
    assert trap is not None and trap.deadlock.kind == kind
    assert [state.board.xy(box) for box in trap.deadlock.boxes] == boxes
    assert trap.area[state.man] and not any(trap.area[box] for box in trap.deadlock.boxes)
    assert pushes_to_go(state)[lowest(state)] is None


@pytest.mark.parametrize(
    "rows",
    [
        ["########", "#@ .$ .#", "#   $  #", "#   *  #", "########"],  # the outer boxes let the man in
        ["########", "#@ .*  #", "#   *  #", "#   * $#", "########"],  # all around it are home
        ["######", "#@*  #", "######"],  # solved
        ["#####", "#@$.#", "#####"],
    ],
)
def test_a_shut_room_that_can_be_opened_or_need_not_be_is_none(rows: list[str]) -> None:
    trap = trap_in(state_of(rows))
    assert trap is None or pushes_to_go(state_of(rows))[lowest(state_of(rows))] is None


def test_no_position_that_exhaustive_search_solves_is_said_to_be_trapped() -> None:
    solvable = found = beyond = missed = 0
    for graph in whole_graphs(Random(31), 60):
        start = graph.state(0)
        traps, deadlocks = Traps(engine_of(start)), Deadlocks(start.board)
        for number in range(0, len(graph), 1 + len(graph) // 500):
            state, left = graph.state(number), graph.pushes_left(number)
            trap = traps.find(state, Control(), SECONDS)
            solvable += left is not None
            shown = deadlocks.find(state) is not None
            missed += left is None and trap is None and not shown
            if trap is None:
                continue
            assert left is None
            assert set(trap.deadlock.boxes) <= set(state.boxes) and trap.area[state.man]
            found += 1
            beyond += not shown
    assert solvable > 500 and found > 400 and beyond > 100
    assert missed < beyond / 5


def test_a_trap_is_one_wherever_the_other_boxes_are() -> None:
    said = 0
    for graph in whole_graphs(Random(32), 20):
        traps = Traps(engine_of(graph.state(0)))
        some = [graph.state(number) for number in range(0, len(graph), 1 + len(graph) // 200)]
        learnt = {trap for state in some if (trap := traps.find(state, Control(), SECONDS)) is not None}
        for number in range(0, len(graph), 1 + len(graph) // 2000):
            state = graph.state(number)
            for trap in learnt:
                if trap.area[state.man] and set(trap.deadlock.boxes) <= set(state.boxes):
                    assert graph.pushes_left(number) is None
                    said += 1
    assert said > 1000


def test_a_game_backwards_is_never_said_to_be_shut_in_while_its_end_can_be_reached() -> None:
    rng, found, looked_at = Random(33), 0, 0
    while looked_at < 700:
        solved = random_solved(rng, rng.randint(3, 5), rng.randint(3, 5), rng.randint(2, 3))
        start = solved and pulled_apart(solved, rng, 12)
        if start is None or start.solved:
            continue
        alive = pushes_to_go(start)
        traps = Traps(engine_of(start), start)
        for end in ReversePuzzle(start).starts() * 4:
            state = pulled_apart(end, rng, rng.randint(1, 8))
            trap = traps.find(state, Control(), SECONDS)
            looked_at += 1
            if trap is not None:
                assert lowest(State(start.board, state.boxes, state.man)) not in alive
                assert trap.deadlock.kind == SHUT_IN and trap.area[state.man]
                found += 1
    assert found > 150


def test_several_threads_may_ask_and_each_can_be_cancelled() -> None:
    state = state_of(["########", "#@  .$ #", "#    * #", "#    * #", "# $. ###", "########"])
    traps, found = Traps(engine_of(state)), []
    threads = [Thread(target=lambda: found.append(traps.find(state, Control(), SECONDS))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8 and set(found) == {traps.find(state, Control(), SECONDS)}
    cancelled = Control()
    cancelled.cancel()
    assert traps.find(state, cancelled, SECONDS) is None


def test_a_level_that_cannot_be_played_backwards_has_no_traps_backwards() -> None:
    start = state_of(["#####", "#$ .#", "# @ #", "#####"])
    with pytest.raises(ValueError, match="dead square"):
        Traps(engine_of(start), start)
    assert trap_in(start) is None
