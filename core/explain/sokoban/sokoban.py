"""Derivations for a Sokoban level: its positions, and a random pusher."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.base.words import phrase
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol
from core.explain.formulas.expression import Values

if TYPE_CHECKING:
    from core.sokoban.graph.analysis import Findings
    from core.sokoban.graph.counting import Depths

LAYER = Symbol("D", "D(d)", "positions of that kind that are d pushes from the start")
COUNTED = (
    Check("Counted by a slow, plain search", "independent search"),
    Check("The backward search finds the same as the other one", "pulls instead of pushes"),
)  # fmt: skip
WALKED = (
    Check("Compared with dense linear algebra", "linear equations"),
    Check("Walks drawn at random agree", "simulation"),
    Check("Small levels", "by hand"),
)  # fmt: skip
SOURCE = Procedure(
    "Breadth-first search over all positions; those that differ only in where the man stands within "
    "his walking range count once"
)
ABSORBING = phrase("J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960, chapter 3")


def _define_count(name: str, title: str, words: str) -> Derivation:
    return Derivation(
        name,
        title,
        words,
        (LAYER, Symbol("total", "n", "all of them")),
        ("total = sum(D)",),
        SOURCE,
        COUNTED,
        lambda: {"D": (1, 3, 8, 11, 6)},
        "a small level",
    )


POSITIONS = _define_count(
    "level-positions",
    phrase("positions of the level"),
    phrase("Pushes from the start lead to {total} positions."),
)
SOLVABLE = _define_count(
    "level-solvable",
    phrase("positions that can be solved"),
    phrase("From {total} of them the level can be solved."),
)
DEAD = _define_count(
    "level-dead", phrase("deadlocked positions"), phrase("From {total} of them the level can no longer be solved.")
)

LEFT = Derivation(
    "level-left",
    "pushes left",
    "Counted backwards from the solved position, this one is in layer {layer}, so it takes {left} "
        "pushes to solve and no fewer.",
    (
        Symbol("layer", "d(s)", "pushes back from the solved position to this one"),
        Symbol("left", "left", "the fewest pushes that solve it"),
    ),
    ("left = layer",),
    SOURCE,
    (
        Check("The rest of a solution gets shorter with every push", "replayed"),
        *COUNTED,
    ),
    lambda: {"layer": 97},
    "an example",
    law="d(s) = 1 + least d(s′) over the pushes from s to s′, 0 where all boxes are on goals",
)  # fmt: skip

CHANCE = Derivation(
    "pusher-chance",
    "chance that a random pusher solves the level",
    "Every possible push is equally likely; {chance} of all such walks solve the level.",
    (
        Symbol("s", "s(N)", "the share of walks that solve it with the N-th push"),
        Symbol("later", "l", "the share that solves it later, by the exact equations"),
        Symbol("chance", "h", "the share that ever solves it"),
    ),
    ("chance = sum(s) + later",),
    ABSORBING,
    WALKED,
    lambda: {"s": (0.0, 0.0, 0.25, 0.125), "later": 0.01},
    "a small level",
    law="h(s) = mean of h(s′) over the pushes from s; 1 where solved, 0 where deadlocked",
)

PUSHES = Derivation(
    "pusher-pushes",
    "pushes until a random walk ends",
    "A walk goes on until the level is solved or deadlocked: {pushes} pushes on average.",
    (
        Symbol("a", "a(N)", "the share of walks that still go on after N pushes"),
        Symbol("later", "l", "what later pushes add, by the exact equations"),
        Symbol("pushes", "t", "the mean number of pushes"),
    ),
    ("pushes = sum(a) + later",),
    ABSORBING,
    WALKED,
    lambda: {"a": (1.0, 0.75, 0.25), "later": 0.1},
    "a small level",
    law="t = (I − Q)⁻¹ 1",
)

TO_SOLVE = Derivation(
    "pusher-to-solve",
    "pushes of the random walks that solve the level",
    "The level is solved with probability {chance}; the walks that solve it take {pushes} pushes on average.",
    (
        Symbol("s", "s(N)", "the chance that push N solves the level"),
        Symbol("N", "N", "pushes"),
        Symbol("later", "l", "contribution of walks that solve it after more pushes than these"),
        Symbol("chance", "h", "the chance to solve it"),
        Symbol("pushes", "t", "the mean number of pushes where it is solved"),
    ),
    ("pushes = (sum(N * s) + later) / chance",),
    ABSORBING,
    WALKED,
    lambda: {"s": (0.0, 0.0, 0.25, 0.125), "later": 0.05, "chance": 0.385},
    "a small level",
    places={"N": "s"},
)

DRAWN_CHANCE = Derivation(
    "pusher-drawn-chance",
    "estimated chance that a random pusher solves the level",
    "The level has too many positions for the exact chance. Of {walks} simulated walks, {solved} solved it.",
    (
        Symbol("walks", "N", "simulated walks"),
        Symbol("solved", "S", "those that solved the level"),
        Symbol("chance", "h", "their share"),
    ),
    ("chance = solved / walks",),
    Procedure("Simulated by this program"),
    WALKED,
    lambda: {"walks": 100_000, "solved": 412},
    "an example",
)

DRAWN_PUSHES = Derivation(
    "pusher-drawn-pushes",
    "estimated number of pushes until a random walk ends",
    "{walks} simulated walks made {made} pushes until each was solved or deadlocked: {pushes} on average.",
    (
        Symbol("walks", "N", "simulated walks"),
        Symbol("made", "T", "the pushes of all of them"),
        Symbol("pushes", "t", "the mean number of pushes"),
    ),
    ("pushes = made / walks",),
    Procedure("Simulated by this program"),
    WALKED,
    lambda: {"walks": 100, "made": 1_240},
    "an example",
)


HERE = Derivation(
    "pusher-here",
    "share of the walks at this distance after N pushes",
    "After {pushes} pushes, {elsewhere} of all walks are at other distances, solved or deadlocked; "
        "{share} are here.",
    (
        Symbol("pushes", "N", "pushes made"),
        Symbol("others", "p(i | N)", "the shares of walks at every other distance from solved, and of deadlocked ones"),
        Symbol("elsewhere", "o", "all of them"),
        Symbol("share", "p(d | N)", "the share that is here"),
        Symbol("percent", "p", "the same in percent"),
    ),
    ("elsewhere = sum(others)", "share = 1 - elsewhere", "percent = 100 * share"),
    ABSORBING,
    (
        Check("Distributions compared with powers of the matrix", "dense matrices"),
        *WALKED,
    ),
    lambda: {"pushes": 3, "others": (0.25, 0.125)},
    "a small level",
    law="P(x | N) = Σ P(y | N − 1) / pushes of y, over the positions y from which a push leads to x",
)  # fmt: skip


def derive_position_counts(depths: Depths) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure]:
    """Return the numbers of positions, of solvable ones and of dead ones, as far as they were counted."""
    layers = depths.layers
    return (
        POSITIONS.bind(D=[layer.states for layer in layers]), SOLVABLE.bind(D=[layer.solvable for layer in layers]),
        DEAD.bind(D=[layer.dead for layer in layers]),
    )  # fmt: skip


def _list_solving_chances(findings: Findings) -> list[float]:
    """Return the chance that push 0, 1, 2, ... solves the level."""
    # columns: depths 0 (solved), 1, 2, ... and dead; rows: numbers of pushes
    solved = findings.distributions[:, 0].tolist()
    return [after - before for before, after in zip([0.0, *solved], solved, strict=False)]


def to_solve(findings: Findings) -> DerivedFigure | None:
    """Return the mean pushes of the random walks that solve the level; None if none does or not exact."""
    chance = findings.chance
    if chance is None or not chance.expected_pushes_to_solve:
        return None
    gained = _list_solving_chances(findings)
    total = chance.solve_probability * chance.expected_pushes_to_solve
    later = total - sum(pushes * share for pushes, share in enumerate(gained))
    return TO_SOLVE.bind(s=gained, later=later, chance=chance.solve_probability)


def pusher(findings: Findings) -> tuple[DerivedFigure, DerivedFigure] | None:
    """Return the chance to solve the level and the mean pushes until the end; None if neither is known."""
    chance, drawn = findings.chance, findings.drawn
    if chance is not None:
        rows, gained = findings.distributions, _list_solving_chances(findings)
        going = (1 - rows[:, 0] - rows[:, -1]).clip(0).tolist()[:-1]
        return (
            CHANCE.bind(s=gained, later=chance.solve_probability - sum(gained)),
            PUSHES.bind(a=going, later=chance.expected_pushes - sum(going)),
        )
    if drawn is not None:
        made = round(drawn.expected_pushes * drawn.walks)
        return DRAWN_CHANCE.bind(walks=drawn.walks, solved=drawn.solved), DRAWN_PUSHES.bind(
            walks=drawn.walks, made=made
        )
    return None


def derive_share_here(findings: Findings, pushes: int, place: int) -> DerivedFigure:
    """Return the share of walks that are `place` pushes from solved after `pushes` pushes."""

    def values() -> Values:
        row = [float(share) for share in findings.distributions[pushes]]
        return {"pushes": pushes, "others": (*row[:place], *row[place + 1 :])}

    return HERE.bind_later(values)


TABLE = (POSITIONS, SOLVABLE, DEAD, LEFT, CHANCE, PUSHES, TO_SOLVE, DRAWN_CHANCE, DRAWN_PUSHES, HERE)
