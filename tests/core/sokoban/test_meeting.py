"""A game played forwards and one played backwards become a solution where they meet."""

from __future__ import annotations

import random

from core.sokoban import solve
from core.sokoban.formats.collection import read_level
from core.sokoban.meeting import ReverseGame, solution_where_they_meet
from core.sokoban.replay import replay
from core.sokoban.reverse import ReversePuzzle, forwards

ROOM = "########\n#      #\n# @$ . #\n#   #  #\n#   #$ #\n#    . #\n########"


def halves(solution: str, cut: int) -> tuple[str, ReverseGame]:
    """Return the moves before a point, and the reverse game that reaches the same position."""
    start = read_level(ROOM).start
    end = replay(start, solution).state
    puzzle = ReversePuzzle(start)
    first = puzzle.start_at(end.man)
    assert first is not None
    return solution[:cut], ReverseGame(first, forwards(solution[cut:]))


def shortest() -> str:
    answer = solve.find_shortest_solution(ROOM)
    assert answer.solution is not None
    return answer.solution.lurd


def test_halves_of_a_solution_make_it_whole_again_wherever_it_is_cut() -> None:
    solution, start = shortest(), read_level(ROOM).start
    for cut in range(len(solution) + 1):
        before, after = halves(solution, cut)
        joined = solution_where_they_meet(start, [before], [after])
        assert replay(start, joined).state.solved
        assert sum(map(str.isupper, joined)) == sum(map(str.isupper, solution))


def test_they_meet_though_both_went_on_and_the_man_stands_elsewhere() -> None:
    solution, start = shortest(), read_level(ROOM).start
    first = next(at for at, move in enumerate(solution, 1) if move.isupper())
    before, after = halves(solution, first)
    rng = random.Random(1)
    walks = "".join(rng.choice("lurd") for _ in range(30))
    wandering = before + "".join(replay_walks(before, walks))
    joined = solution_where_they_meet(start, ["u", wandering], [after])
    assert replay(start, joined).state.solved


def replay_walks(before: str, walks: str) -> list[str]:
    """Return the possible steps that push nothing, made one after the other."""
    state = replay(read_level(ROOM).start, before).state
    taken = []
    for move in walks:
        after = state.step("lurd".index(move))
        if after is not None and after.boxes == state.boxes:
            state = after
            taken.append(move)
    return taken


def test_games_that_do_not_meet_make_nothing() -> None:
    start = read_level(ROOM).start
    first = ReversePuzzle(start).starts()[0]
    assert solution_where_they_meet(start, ["u"], [ReverseGame(first, "")]) == ""
    assert solution_where_they_meet(start, [], []) == ""
    assert solution_where_they_meet(start, ["xx", "llll"], [ReverseGame(first, "UUUUUUUU")]) == ""
