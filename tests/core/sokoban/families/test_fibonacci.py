"""The Fibonacci corridor: levels, recurrence and solutions, as printed and as counted."""

from __future__ import annotations

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.sokoban.families import fibonacci
from core.sokoban.families.corridor import Corridor
from core.sokoban.families.count import Count, count
from core.sokoban.families.fibonacci import LEAST, MOST, Length, Side
from core.sokoban.level import Level
from core.sokoban.replay import replay
from core.sokoban.solve.solver import Effort, SearchEnding, SolverMetric, solve

PRINTED_MOVES = [59, 106, 181, 306, 505, 832, 1357, 2212, 3591, 5828, 9443, 15298, 24767]
PRINTED_PUSHES = [18, 34, 60, 102, 170, 280, 458, 746, 1212, 1966, 3186, 5160, 8354]
PRINTED_LEVEL = """\
#######
## + ##
## .$##
##$* ##
## * ##
## *  #
#  *  #
#   * #
##  ###
#######"""
PRINTED_SOLUTION = (
    "ldDDRUldDDRUdddlUluRurrrddLLUdrruulDlddlUluRuuurrDDLUrdrddLLUlldR"
    "drUrruulDuullDDRUdddlUluRurrrddLLUdrruulDlddlUluRuuuuurrDDLUrdDDL"
    "UrdrddLLUlldRdrUrruulDuullDDRUdddlUluRurrrddLLUlldRdrUrruulDuuuul"
    "lDDRUldDDRUdddlUluRurrrddLLUdrruulDlddlUluRuuurrDDLUdrrddLLUlldRd"
    "rUrruulDuullDDRUdddlUluRurrrddLLUlldRdrUrruulD"
)


def shortest(level: Level, metric: SolverMetric) -> int | None:
    answer = solve(level.start, metric, Effort(60), Control(), optimal=True)
    assert answer.ending is (SearchEnding.UNSOLVABLE if answer.lower_bound is None else SearchEnding.SOLVED)
    return answer.lower_bound


def test_the_level_of_seven_boxes_as_printed() -> None:
    assert "\n".join(fibonacci.level(7).rows) == PRINTED_LEVEL


def test_the_printed_solution_is_as_long_as_ours() -> None:
    start = fibonacci.level(7).start
    printed, ours = replay(start, PRINTED_SOLUTION), replay(start, fibonacci.solution(7))
    assert printed.state == ours.state
    assert (printed.tally.moves, printed.tally.pushes) == fibonacci.length(7)


def test_lengths_as_printed() -> None:
    boxes = range(4, 17)
    assert [fibonacci.length(n).moves for n in boxes] == PRINTED_MOVES
    assert [fibonacci.length(n).pushes for n in boxes] == PRINTED_PUSHES
    assert fibonacci.length(7, "left") == Length(308, 102)


@pytest.mark.parametrize("boxes", range(LEAST, MOST + 1))
def test_closed_form(boxes: int) -> None:
    assert fibonacci.closed_form(boxes) == pytest.approx(fibonacci.length(boxes), abs=1e-6)


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("boxes", range(LEAST, 14))
def test_solutions_are_as_long_as_the_recurrence_says(boxes: int, side: Side) -> None:
    level = fibonacci.level(boxes)
    played = replay(level.start, fibonacci.solution(boxes, side))
    assert played.state.solved
    assert played.lurd == fibonacci.solution(boxes, side)
    assert (played.tally.moves, played.tally.pushes) == fibonacci.length(boxes, side)
    column = played.state.board.xy(played.state.man)[0]
    assert (column < 3) == (side == "left")


@pytest.mark.parametrize("boxes", range(4, 8))
def test_nothing_is_shorter(boxes: int) -> None:
    level = fibonacci.level(boxes)
    length = fibonacci.length(boxes)
    assert (shortest(level, SolverMetric.MOVES), shortest(level, SolverMetric.PUSHES)) == length


def test_parts_of_a_solution() -> None:
    parts = fibonacci.parts(7)
    assert [(part.kind, part.boxes, tuple(part.length)) for part in parts] == [
        ("opening", 0, (6, 4)),
        ("smaller", 5, (108, 34)),
        ("turn", 0, (11, 4)),
        ("smaller", 6, (181, 60)),
    ]
    assert parts[0].lurd == "ldDDRU"
    assert parts[2].lurd == "uuuuurrDDLU"
    for boxes in range(LEAST, 12):
        assert "".join(part.lurd for part in fibonacci.parts(boxes)) == fibonacci.solution(boxes)


@pytest.mark.parametrize("boxes", range(4, 8))
def test_the_classical_form_is_solvable_only_for_an_even_number(boxes: int) -> None:
    assert (shortest(fibonacci.classical(boxes), SolverMetric.PUSHES) is not None) == (boxes % 2 == 0)


@pytest.mark.parametrize("boxes", [LEAST - 1, MOST + 1])
def test_sizes_that_there_are_not(boxes: int) -> None:
    for make in (fibonacci.level, fibonacci.classical, fibonacci.length, fibonacci.solution, fibonacci.parts):
        with pytest.raises(InputError, match=f"boxes of a Fibonacci corridor must be from 4 to 24, not {boxes}"):
            make(boxes)


def test_the_terms_of_the_recurrence() -> None:
    assert fibonacci.terms(7) == [Length(181, 60), Length(106, 34), Length(7, 0), Length(12, 8)]
    assert fibonacci.terms(8)[-1] == Length(10, 8)
    for boxes in range(LEAST + 1, MOST + 1):
        added = fibonacci.terms(boxes)
        assert fibonacci.length(boxes) == Length(sum(t.moves for t in added), sum(t.pushes for t in added))
    with pytest.raises(InputError, match="starts with 4 boxes"):
        fibonacci.terms(LEAST)
    longer, long = fibonacci.length(MOST).moves, fibonacci.length(MOST - 1).moves
    assert longer / long == pytest.approx(fibonacci.GROWTH, abs=1e-3)


def test_counting_says_where_it_gave_up() -> None:
    assert count(Corridor(5), Effort(60), Control()) == Count(106, 34)
    given_up = count(Corridor(12), Effort(0.05), Control())
    assert not given_up.is_complete and given_up.moves is None and given_up.reason


CORRIDORS = [
    *(Corridor(boxes, "any", side) for boxes in range(LEAST, 15) for side in ("right", "left")),
    *(Corridor(boxes, "classical") for boxes in range(LEAST, 15, 2)),
]


@pytest.mark.parametrize("corridor", CORRIDORS, ids=str)
def test_a_corridor_with_its_solution_and_its_parts(corridor: Corridor) -> None:
    played = replay(corridor.level.start, corridor.solution)
    assert played.state.solved and played.state == corridor.positions[-1]
    assert played.lurd == corridor.solution and len(corridor.positions) == len(corridor.solution) + 1
    assert (played.tally.moves, played.tally.pushes) == corridor.length
    assert corridor.closed_form == pytest.approx(corridor.length, abs=1e-6)
    spans = corridor.spans
    assert "".join(span.part.lurd for span in spans) == corridor.solution
    for span in spans:
        assert corridor.solution[span.first : span.last] == span.part.lurd
        inside = corridor.inside(span)
        assert bool(inside) == (span.part.boxes >= LEAST)
        if inside:
            assert (inside[0].first, inside[-1].last) == (span.first, span.last)
            assert "".join(one.part.lurd for one in inside) == span.part.lurd


@pytest.mark.parametrize("boxes", [4, 6])
def test_nothing_is_shorter_in_the_classical_form(boxes: int) -> None:
    corridor = Corridor(boxes, "classical")
    assert count(corridor, Effort(60), Control())[:2] == corridor.length


def test_the_classical_form_with_an_odd_number_has_no_solution() -> None:
    corridor = Corridor(7, "classical")
    assert not corridor.solvable and corridor.length is None and corridor.closed_form is None
    assert corridor.solution == "" and corridor.spans == [] and len(corridor.positions) == 1
    with pytest.raises(InputError, match="ends on the right"):
        Corridor(8, "classical", "left")
    with pytest.raises(InputError, match="boxes of a Fibonacci corridor must be from 4 to 24, not 3"):
        Corridor(3)
