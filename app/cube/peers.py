"""Other cube solvers for `statewalk bench --compare`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.tools.compare import Peer, Work
from core.cube.facelets import format_facelets
from core.cube.moves import AMOUNTS, position
from core.cube.random_state import random_cube
from core.cube.solve import twophase

CUBES = 100
TABLES = Path("twophase") / "phase1_prun"
"""Place where RubikTwoPhase keeps its largest table, below the folder it is started in."""


def first_solutions(solve: Callable[[str], str]) -> tuple[Work, Work]:
    """Return our work and that of the peer `solve` on the same cubes, after checking five solutions."""
    twophase.prepare()
    cubes = [random_cube(seed) for seed in range(CUBES)]
    texts = [format_facelets(cube) for cube in cubes]

    def ours() -> list[float]:
        return [len(twophase.solve(cube, 0.0).moves or ()) for cube in cubes]

    def theirs() -> list[float]:
        return [len(solve(text).split()) for text in texts]

    for cube, text in zip(cubes[:5], texts, strict=False):
        assert cube * position(solve(text).split()) == position([]), "theirs does not solve it"
    return ours, theirs


def with_kociemba() -> tuple[Work, Work]:
    """Return our work and kociemba's: its first solution of at most 24 turns."""
    import kociemba

    solve: Any = kociemba.solve
    return first_solutions(solve)


def with_rubik_two_phase() -> tuple[Work, Work]:
    """Return our work and RubikTwoPhase's: its first solution of at most 24 turns."""
    from twophase import solver

    def solve(text: str) -> str:
        solution: str = solver.solve(text, 24, 10)  # such as "U1 R2 F3 (3f)", with a digit for the quarter turns
        return " ".join(word[0] + AMOUNTS[int(word[1]) - 1] for word in solution.split()[:-1])

    return first_solutions(solve)


def lacking_tables() -> str:
    """Return why RubikTwoPhase cannot run here; "" if its tables exist.

    It makes them when it is imported, which takes half an hour or more (a minute and a half with PyPy).
    """
    if TABLES.is_file():
        return ""
    return f"It has no tables in {TABLES.parent}/ here; python -c 'import twophase.solver' makes them, for half an hour"


WORK = f"first solutions of {CUBES} random cubes"
PEERS = (
    Peer("kociemba", "kociemba", WORK, "turns", with_kociemba),
    Peer("RubikTwoPhase", "twophase", WORK, "turns", with_rubik_two_phase, lacking_tables),
)
