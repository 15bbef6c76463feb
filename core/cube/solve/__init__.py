"""Solving the cube: two-phase at once, optimal by search, and the bracket around the depth.

For scripts and notebooks: `from core.cube import solve`, then `solve.shortest("R U F2")`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.cube.solve.bracket import Bracket
    from core.cube.solve.solver import Search


def first(position: str, metric: str = "htm") -> Bracket:
    """A short solution in some hundredths of a second, and what is known of the depth by then.

    `position` is the turns that lead to it from solved (`R U' F2`), or its 54 facelets; `metric` is "htm", in which a
    turn by 180° counts one, or "qtm", in which it counts two. Raises InputError for what is neither. Two-phase
    algorithm, H. Kociemba.
    """
    from core.control import Control
    from core.cube.solve.solver import SHORT_SECONDS

    search = _search(position, metric, "small", 1)
    if not search.bracket.proved:
        search.shorten(SHORT_SECONDS, Control())
    return search.bracket


def shortest(
    position: str, metric: str = "htm", *, tables: str = "small", threads: int = 1, seconds: float | None = None
) -> Bracket:
    """A shortest solution with its proof: `lower` = `upper` turns; after so many seconds, what is known by then.

    `position` and `metric` as for `first`; `tables` is "small" (40 MB), "medium", "big" or "large", made once and
    kept. A random position takes minutes, one of up to some 14 turns a moment. Raises InputError. Iterative deepening
    over coset tables: see core/cube/README.md.
    """
    from core.control import Control
    from core.cube.solve.survey import cancelled_after

    search, control = _search(position, metric, tables, threads), Control()
    if seconds is None:
        return search.run(control, threads)
    with cancelled_after(control, seconds):
        return search.run(control, threads, seconds)


def _search(position: str, metric: str, tables: str, threads: int) -> Search:
    from core.cube.metrics import metric_named
    from core.cube.moves import position as after
    from core.cube.puzzle import PUZZLE
    from core.cube.solve.knowledge import in_both_metrics
    from core.cube.solve.solver import Search, Solver
    from core.cube.solve.supplied_proofs import SuppliedProofs
    from core.cube.solve.table import SIZES
    from core.puzzle import InputError
    from core.words import phrase

    if tables not in SIZES:
        raise InputError(phrase("{name} is no size of tables. Use {names}", name=tables, names=", ".join(SIZES)))
    read = PUZZLE.read(position)
    cube, counted = after(read) if isinstance(read, list) else read, metric_named(metric)
    known = in_both_metrics(PUZZLE, SuppliedProofs())[counted].of(cube)
    return Search(Solver(tables, threads=threads), cube, counted, known)
