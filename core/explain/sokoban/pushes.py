"""Derivations for a Sokoban game: its moves and pushes, bounds on pushes, blocks, and difficulty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from core.base.words import phrase
from core.explain.formulas.derivation import Check, Derivation, DerivedFigure, Procedure, Symbol
from core.sokoban.generate.difficulty import GRADES, WEIGHTS, DifficultyMeasure, Measures

if TYPE_CHECKING:
    from core.sokoban.path.blocks import Blocks
    from core.sokoban.solve.variants import Variant
    from core.sokoban.tally import MoveTally

EXAMPLE = phrase("an example")
COUNTERS = phrase("the counters of YASC and Sokoban++")
TALLIED = (
    Check("Counters of whole games, step by step", "a plain implementation of the rules"),
)  # fmt: skip

MOVES = Derivation(
    "game-moves",
    "moves of the man",
    "The man made {walked} steps without a push and {pushes} with one.",
    (
        Symbol("walked", "w", "steps that move no box"),
        Symbol("pushes", "p", "steps that move one"),
        Symbol("moves", "m", "all steps"),
    ),
    ("moves = walked + pushes",),
    COUNTERS,
    TALLIED,
    lambda: {"walked": 133, "pushes": 97},
    EXAMPLE,
)

PUSHES = Derivation(
    "game-pushes",
    "pushes",
    "Of {moves} steps {walked} moved no box, so {pushes} did.",
    (
        Symbol("moves", "m", "all steps of the man"),
        Symbol("walked", "w", "those that move no box"),
        Symbol("pushes", "p", "those that move one"),
    ),
    ("pushes = moves - walked",),
    COUNTERS,
    TALLIED,
    lambda: {"moves": 230, "walked": 133},
    EXAMPLE,
)

# bounds on the number of pushes

PROVED = (
    Check("Fewest pushes and proofs", "exhaustive search of small levels"),
    Check("A stopped proof keeps what it has excluded and found", "this program"),
)  # fmt: skip
SEARCH = Procedure(
    "A* search over pushes, with the matching of boxes to goals as lower bound; see core/sokoban/solve/README.md"
)

AT_LEAST = Derivation(
    "solution-lower",
    "pushes that a solution needs at least",
    "Every length below {lower} is excluded, up to {excluded}: by the distances of the boxes to "
    "the goals, each box with a goal of its own, and by the search.",
    (
        Symbol("excluded", "x", "the longest length that is excluded"),
        Symbol("lower", "l", "the next one"),
    ),
    ("lower = excluded + 1",),
    SEARCH,
    PROVED,
    lambda: {"excluded": 88},
    EXAMPLE,
)

BEST = Derivation(
    "solution-upper",
    "pushes of the best known solution",
    "A solution of {upper} pushes is known, {open} more than the lower bound. It was replayed.",
    (
        Symbol("lower", "l", "the fewest pushes that are not excluded, 0 if nothing is known"),
        Symbol("open", "o", "how many more the best solution has"),
        Symbol("upper", "u", "pushes of the best solution"),
    ),
    ("upper = lower + open",),
    SEARCH,
    (
        Check("Only solutions that replay are shown", "replayed"),
        *PROVED,
    ),
    lambda: {"lower": 89, "open": 8},
    EXAMPLE,
)  # fmt: skip

FEWEST = Derivation(
    "solution-fewest",
    "the fewest pushes",
    "A solution of {upper} pushes is known, and every length below {lower} is excluded: {open} lengths are left open.",
    (
        Symbol("lower", "l", "the fewest pushes that are not excluded"),
        Symbol("upper", "u", "pushes of the best solution"),
        Symbol("open", "o", "difference between the two"),
        Symbol("fewest", "p", "the fewest pushes"),
    ),
    ("open = upper - lower", "fewest = lower + open"),
    SEARCH,
    PROVED,
    lambda: {"lower": 97, "upper": 97},
    EXAMPLE,
)

SHARE = Derivation(
    "level-share",
    "the share of positions that can be solved",
    "Of {positions} positions that can be reached by pushes from the start, {solvable} can be solved.",
    (
        Symbol("positions", "n", "positions within reach"),
        Symbol("solvable", "s", "those from which the level can be solved"),
        Symbol("share", "r", "their share"),
    ),
    ("share = solvable / positions",),
    Procedure("Breadth-first search over all positions; those that differ only in where the man stands "
        "within his walking range count once"),
    (
        Check("Counted by a slow, plain search", "independent search"),
    ),
    lambda: {"positions": 29, "solvable": 20},
    EXAMPLE,
)  # fmt: skip

PART = Derivation(
    "level-part",
    "solvable or deadlocked positions at a depth",
    "Of {positions} positions at this depth {kind} are of this kind, a share of {share}.",
    (
        Symbol("positions", "n", "positions at this depth"),
        Symbol("kind", "k", "those that can be solved, or those that are deadlocked"),
        Symbol("share", "r", "their share"),
    ),
    ("share = kind / positions",),
    SHARE.source,
    SHARE.checks,
    lambda: {"positions": 29, "kind": 20},
    EXAMPLE,
)

# blocks

CHAO = phrase("Yang Chao, A box pushing path search, sokoban.ws, part II; J. Hopcroft and R. Tarjan, 1973")
SIZES = Symbol("s", "s", "squares of each block")
BLOCKED = (
    Check("Blocks and cut vertices of random boards", "squares taken out one by one"),
    Check("The example of the article", "Yang Chao"),
)  # fmt: skip

BLOCKS = Derivation(
    "floor-blocks",
    "blocks of the free floor",
    "The free floor consists of {blocks} blocks. Removing any one square of a block leaves its "
    "other squares connected.",
    (SIZES, Symbol("blocks", "b", "how many there are")),
    ("blocks = number(s)",),
    CHAO,
    BLOCKED,
    lambda: {"s": (12, 4, 2, 2)},
    EXAMPLE,
)

PASSAGES = Derivation(
    "floor-passages",
    "blocks of two squares",
    "{passages} blocks have two squares only: there is one way through.",
    (
        Symbol("x", "x", "1 for each block of two squares, else 0"),
        Symbol("passages", "p", "how many there are"),
    ),
    ("passages = sum(x)",),
    CHAO,
    BLOCKED,
    lambda: {"x": (0, 0, 1, 1)},
    EXAMPLE,
)

CUTS = Derivation(
    "floor-cuts",
    "cut vertices of the free floor",
    "{cuts} squares lie in more than one block. Removing one of them disconnects squares that were connected.",
    (
        Symbol("c", "c", "for each square in several blocks, how many blocks it lies in"),
        Symbol("cuts", "k", "how many such squares there are"),
    ),
    ("cuts = number(c)",),
    CHAO,
    BLOCKED,
    lambda: {"c": (2, 2, 3)},
    EXAMPLE,
)

BLOCK_SIZE = Derivation(
    "floor-block-squares",
    "squares of a block",
    "{own} squares lie in this block alone and {cuts} in others too: {squares} together.",
    (
        Symbol("own", "o", "squares that lie in this block alone"),
        Symbol("cuts", "c", "cut vertices that join it to others"),
        Symbol("squares", "n", "squares of the block"),
    ),
    ("squares = own + cuts",),
    CHAO,
    BLOCKED,
    lambda: {"own": 10, "cuts": 2},
    EXAMPLE,
)

SQUARES = Derivation(
    "floor-squares",
    "squares of the free floor",
    "The blocks have {all} squares together. Squares in several blocks are counted {twice} times "
    "too often, and {alone} squares lie in no block.",
    (
        SIZES,
        Symbol("c", "c", "for each square in several blocks, how many blocks it lies in"),
        Symbol("alone", "a", "squares with a wall or a box on every side"),
        Symbol("all", "Σ", "squares of all blocks"),
        Symbol("twice", "t", "counted too often"),
        Symbol("squares", "n", "squares of the floor without boxes"),
    ),
    ("all = sum(s)", "twice = sum(c - 1)", "squares = all - twice + alone"),
    CHAO,
    BLOCKED,
    lambda: {"s": (12, 4, 2, 2), "c": (2, 2, 2), "alone": 1},
    EXAMPLE,
)

SAVED = Derivation(
    "variant-saved",
    "pushes or moves that a variant saves",
    "These rows of the solution take {was}, the variant takes {now}: it saves {saved}.",
    (
        Symbol("was", "a", "pushes, or moves, of the rows as they are"),
        Symbol("now", "b", "those of the variant"),
        Symbol("saved", "s", "the difference"),
    ),
    ("saved = was - now",),
    Procedure("Both are played from the same position to the same position"),
    (
        Check("Every variant is replayed, alone and with the others", "a plain implementation of the rules"),
    ),
    lambda: {"was": 14, "now": 12},
    EXAMPLE,
)  # fmt: skip

WALL = Derivation(
    "wall-saved",
    "pushes that a wall costs",
    "With the wall the level takes {beside} pushes at least, without it {without}: {saved} fewer.",
    (
        Symbol("beside", "a", "the fewest pushes with the wall"),
        Symbol("without", "b", "the fewest pushes without it", "solution-fewest"),
        Symbol("saved", "s", "the difference"),
    ),
    ("saved = beside - without",),
    SEARCH,
    PROVED,
    lambda: {"beside": 14, "without": 12},
    EXAMPLE,
)

DIFFICULTY = Derivation(
    "level-difficulty",
    "how hard a level is, as far as it was measured",
    "Each measure is scaled to a share between 0 and 1; their weighted mean is {difficulty} of 100.",
    (
        Symbol("s", "s", "the shares: box changes, dependence between boxes, deadlocked positions, luck, solver work"),
        Symbol("w", "w", "the weight of each; unknown measures are left out"),
        Symbol("difficulty", "d", "the difficulty, from 0 to 100"),
    ),
    ("difficulty = 100 * sum(w * s) / sum(w)",),
    Procedure("Weights are the published correlations with human solving time, 0.25 where there is none; see "
        "core/sokoban/generate/difficulty.py"),
    (
        Check("The weighted mean of whatever is known", "by the definition"),
    ),
    lambda: {"s": (0.5, 0.25, 0.75), "w": (0.5, 0.25, 0.25)},
    EXAMPLE,
)  # fmt: skip

MEASURED = (
    Check("Small levels", "by hand"),
    Check("Compared with dense linear algebra", "linear equations"),
)  # fmt: skip

KEPT_DIFFICULTY = Derivation(
    "kept-difficulty",
    "how hard a level is, as it was measured when the level was made",
    "The difficulty was measured when the level was made, and is stored with it in tenths: "
    "{tenths}, which is {difficulty} of 100.",
    (
        Symbol("tenths", "t", "the difficulty in tenths, as it is kept"),
        Symbol("difficulty", "d", "the difficulty, from 0 to 100"),
    ),
    ("difficulty = tenths / 10",),
    DIFFICULTY.source,
    DIFFICULTY.checks,
    lambda: {"tenths": 524},
    EXAMPLE,
    law="d = 100 Σ w s / Σ w, over the shares s of what was measured and their weights w",
)

GRADE = Derivation(
    "level-grade",
    "difficulty grade of a level, 1 to 5",
    "The difficulty {difficulty} belongs to grade {grade} of 5.",
    (
        Symbol("difficulty", "d", "the difficulty, from 0 to 100"),
        Symbol("b", "b", "where the grades up to this difficulty begin"),
        Symbol("grade", "g", "the grade, from 1 to 5"),
    ),
    ("grade = number(b)",),
    Procedure("About a fifth of the program's own levels is in each grade, see core/sokoban/generate/difficulty.py"),
    (
        Check("Grades begin where the table says", "by the definition"),
    ),
    lambda: derive_grade(52.4).given,
    EXAMPLE,
)  # fmt: skip

ONE_IN = Derivation(
    "pusher-one-in",
    "random walks for each one that solves the level",
    "Random pushes solve the level with probability {chance}: once in {walks} walks on average.",
    (
        Symbol("chance", "h", "the chance that such a walk solves it"),
        Symbol("walks", "1/h", "walks of which one solves it, on average"),
    ),
    ("walks = 1 / chance",),
    "J. G. Kemeny and J. L. Snell, Finite Markov Chains, 1960, chapter 3",
    MEASURED,
    lambda: {"chance": 0.0025},
    EXAMPLE,
    law="h(s) = mean of h(s′) over the pushes from s; 1 where solved, 0 where deadlocked",
)

ALIVE = Derivation(
    "level-alive",
    "the share of positions that can be solved",
    "A share of {dead} of the reachable positions is deadlocked: the level can no longer be solved "
    "from there. From {alive} it can.",
    (
        Symbol("dead", "δ", "the share of deadlocked positions"),
        Symbol("alive", "r", "the share of the others"),
    ),
    ("alive = 1 - dead",),
    Procedure(
        "Breadth-first search over all positions; those that differ only in where the man stands "
        "within his walking range count once"
    ),
    MEASURED,
    lambda: {"dead": 0.31},
    EXAMPLE,
)

# functions that bind figures


def moves(tally: MoveTally) -> DerivedFigure:
    """Return the number of moves of a game."""
    return MOVES.bind(walked=tally.moves - tally.pushes, pushes=tally.pushes)


def pushes(tally: MoveTally) -> DerivedFigure:
    """Return the number of pushes of a game."""
    return PUSHES.bind(moves=tally.moves, walked=tally.moves - tally.pushes)


def lower(least: int) -> DerivedFigure:
    """Return the lower bound `least` on the number of pushes."""
    return AT_LEAST.bind(excluded=least - 1)


def upper(best: int, least: int) -> DerivedFigure:
    """Return the pushes of the best solution: an upper bound, or the minimum if fewer are excluded."""
    return FEWEST.bind(lower=least, upper=best) if best == least else BEST.bind(lower=least, open=best - least)


def derive_savings(variant: Variant) -> tuple[DerivedFigure, DerivedFigure]:
    """Return the pushes and the moves that a variant saves."""
    pushed, moved = sum(map(str.isupper, variant.moves)), len(variant.moves)
    return (
        SAVED.bind(was=pushed + variant.pushes_saved, now=pushed),
        SAVED.bind(was=moved + variant.moves_saved, now=moved),
    )


def difficulty(measures: Measures, parts: Iterable[DifficultyMeasure]) -> DerivedFigure | None:
    """Return the difficulty of a level by those of its measures that have a weight; None if none is known."""
    known = [(WEIGHTS[part], share) for part in sorted(parts) if (share := measures.share(part)) is not None]
    if not known:
        return None
    return DIFFICULTY.bind(w=[weight for weight, _ in known], s=[share for _, share in known])


def kept_difficulty(difficulty: float) -> DerivedFigure:
    """Return the difficulty that is stored with a level, with one decimal."""
    return KEPT_DIFFICULTY.bind(tenths=round(10 * difficulty))


def derive_grade(difficulty: float) -> DerivedFigure:
    """Return the grade of a level from its difficulty."""
    return GRADE.bind(difficulty=difficulty, b=tuple(begin for begin in GRADES if difficulty >= begin))


def one_in(measures: Measures) -> DerivedFigure | None:
    """Return how many walks of a random pusher it takes to solve the level; None if not counted."""
    return ONE_IN.bind(chance=measures.chance) if measures.chance else None


def derive_solvable_share(measures: Measures) -> DerivedFigure | None:
    """Return the share of positions that can be solved; None if they were not counted."""
    return None if measures.dead is None else ALIVE.bind(dead=measures.dead)


def blocks(found: Blocks) -> tuple[DerivedFigure, DerivedFigure, DerivedFigure, DerivedFigure]:
    """Return the numbers of blocks, of blocks of two squares, of cut vertices and of squares."""
    sizes = [len(block) for block in found.blocks]
    in_blocks = {cell for block in found.blocks for cell in block}
    cuts = _times(found)
    return (
        BLOCKS.bind(s=sizes), PASSAGES.bind(x=[int(size == 2) for size in sizes]), CUTS.bind(c=cuts),
        SQUARES.bind(s=sizes, c=cuts, alone=len(found.squares) - len(in_blocks)),
    )  # fmt: skip


def block_size(found: Blocks, block: Sequence[int]) -> DerivedFigure:
    """Return the number of squares of a block."""
    cuts = sum(cell in found.cut_vertices for cell in block)
    return BLOCK_SIZE.bind(own=len(block) - cuts, cuts=cuts)


def _times(found: Blocks) -> Sequence[int]:
    """Return the number of blocks that each cut vertex lies in."""
    times = dict.fromkeys(sorted(found.cut_vertices), 0)
    for block in found.blocks:
        for cell in times.keys() & set(block):
            times[cell] += 1
    return tuple(times.values())


TABLE = (
    MOVES, PUSHES, AT_LEAST, BEST, FEWEST, SHARE, PART, SAVED, WALL, DIFFICULTY, KEPT_DIFFICULTY, GRADE, ONE_IN, ALIVE,
    BLOCKS, PASSAGES, CUTS, BLOCK_SIZE, SQUARES,
)  # fmt: skip
