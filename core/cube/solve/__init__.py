"""Solving the cube: fast two-phase solutions, optimal solutions by search, and brackets of the depth.

For scripts and notebooks: `from core.cube import solve`, then `solve.find_shortest_solution("R U F2")`.

A position is one of: the turns that lead to it from solved, as text (`"R U' F2"`) or as a list of turns; its 54
facelets, as text or as a list or array, of the letters U R F D L B or of the numbers 0 to 5 that stand for them in this
order; or a `Cube`. The faces come in the order U, R, F, D, L, B, each row by row as seen from outside: U with B above,
D with F above, the others with U above.

                 0  1  2
                 3  4  5
                 6  7  8
    36 37 38    18 19 20     9 10 11    45 46 47
    39 40 41    21 22 23    12 13 14    48 49 50
    42 43 44    24 25 26    15 16 17    51 52 53
                27 28 29
                30 31 32
                33 34 35
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from core.base import arguments

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from core.cube.cubie import Cube
    from core.cube.solve.bracket import Bracket
    from core.cube.solve.solver import Search

    Position = str | Sequence[str] | Sequence[int] | NDArray[Any] | Cube


def find_short_solution(position: Position, metric: str = "htm") -> Bracket:
    """Return the bracket of a position with a short solution, found in some hundredths of a second.

    `metric` is "htm", in which a turn by 180° counts one, or "qtm", in which it counts two. Raises InputError for an
    invalid position or metric. Two-phase algorithm, H. Kociemba.
    """
    from core.base.control import Control
    from core.cube.solve.solver import SHORT_SECONDS

    search = _search(position, metric, "small", 1)
    if not search.bracket.is_proved:
        search.shorten(SHORT_SECONDS, Control())
    return search.bracket


def find_shortest_solution(
    position: Position, metric: str = "htm", *, tables: str = "small", threads: int = 1, seconds: float | None = None
) -> Bracket:
    """Return the bracket of a position with a shortest solution and its proof.

    Its `lower` and `upper` are equal, unless `seconds` ended the search.

    `metric` as for `find_short_solution`; `tables` is "small" (40 MB), "medium", "big" or "large", made once and kept.
    A random position takes minutes, one of up to some 14 turns a moment. Raises InputError for an invalid position,
    metric, size of tables, number of threads (from 1 on) or time limit. Iterative deepening over coset tables: see
    core/cube/README.md.
    """
    from core.base.control import Control
    from core.cube.solve.survey import cancelled_after

    threads = arguments.thread_count(threads)
    limit = None if seconds is None else arguments.seconds(seconds)
    search, control = _search(position, metric, tables, threads), Control()
    if limit is None:
        return search.run(control, threads)
    with cancelled_after(control, limit):
        return search.run(control, threads, limit)


def _search(position: Position, metric: str, tables: str, threads: int) -> Search:
    from core.base.puzzle import InputError
    from core.base.words import phrase
    from core.cube.metrics import parse_metric
    from core.cube.proofs.supplied_proofs import SuppliedProofs
    from core.cube.puzzle import PUZZLE
    from core.cube.solve.knowledge import in_both_metrics
    from core.cube.solve.solver import Search, Solver
    from core.cube.solve.table import SIZES

    if not arguments.is_one_of(tables, SIZES):
        shown, names = arguments.abbreviate_value(tables), ", ".join(SIZES)
        raise InputError(phrase("{name} is not a size of pruning tables. Use {names}", name=shown, names=names))
    cube, counted = _cube(position), parse_metric(metric)
    known = in_both_metrics(PUZZLE, SuppliedProofs())[counted].look_up(cube)
    return Search(Solver(tables, threads=threads), cube, counted, known)


def _cube(position: Position) -> Cube:
    """Return a position in any accepted form as a `Cube`."""
    from core.cube.cubie import Cube
    from core.cube.moves import position as after
    from core.cube.puzzle import PUZZLE

    if isinstance(position, Cube):
        return position
    facelets = arguments.items(position)
    if facelets is not None and len(facelets) == 54 and all(number in range(6) for number in facelets):
        position = "".join("URFDLB"[arguments.whole_number(number, "a facelet", 0, 5)] for number in facelets)
    read = PUZZLE.read(arguments.text(position, "position"))
    return after(read) if isinstance(read, list) else read
