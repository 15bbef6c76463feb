"""Other programs that solve the cube, for `statewalk bench --compare`."""

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
"""Where RubikTwoPhase keeps the largest of its tables, below the folder in which it is started."""


def first_solutions(solve: Callable[[str], str]) -> tuple[Work, Work]:
    """Ours, and what `solve` says of 54 facelets; some of theirs are carried out by our rules before the clock runs."""
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
    """Its first solution of at most 24 turns, as it comes."""
    import kociemba

    solve: Any = kociemba.solve
    return first_solutions(solve)


def with_rubik_two_phase() -> tuple[Work, Work]:
    """Its first solution of at most 24 turns."""
    from twophase import solver

    def solve(text: str) -> str:
        said: str = solver.solve(text, 24, 10)  # ends in "(20f)"; a quarter is written as a figure
        return " ".join(word[0] + AMOUNTS[int(word[1]) - 1] for word in said.split()[:-1])

    return first_solutions(solve)


def lacking_tables() -> str:
    """RubikTwoPhase makes its tables when it is imported, in half an hour and more; in a minute and a half by PyPy."""
    if TABLES.is_file():
        return ""
    return f"It has no tables in {TABLES.parent}/ here; python -c 'import twophase.solver' makes them, for half an hour"


WORK = f"first solutions of {CUBES} random cubes"
PEERS = (
    Peer("kociemba", "kociemba", WORK, "turns", with_kociemba),
    Peer("RubikTwoPhase", "twophase", WORK, "turns", with_rubik_two_phase, lacking_tables),
)
