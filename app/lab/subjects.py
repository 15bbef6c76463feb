"""Subjects of the Lab, in the order of its list.

A new subject is an entry here and a module with its view. A subject is named by its key and its variant,
"cube-3x3x3-qtm": the variant is one option of each of its parts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from app.cube.model import turn_metric
from core.base.words import Numeral, phrase
from core.cube.metrics import Metric
from core.sokoban.savitch.boards import SMALL
from core.twenty48.bag.histogram import LEAST_TARGET, MOST_TARGET
from core.twenty48.shape import SQUARES, BoardShape
from core.twenty48.states.known_counts import solved_exponent


@dataclass(frozen=True)
class HeaderChoice:
    """Choice in the header of the Lab.

    `options` are (key, text) pairs. They are shown side by side, or as a list if there are so many that the choice
    `is_listed`.
    """

    name: str
    options: tuple[tuple[str, str], ...]
    is_listed: bool = False
    title: str = ""
    """Name for use outside of the header, if it differs from `name`."""
    tips: tuple[tuple[str, str], ...] = ()
    """(key, tooltip) pairs of options that need an explanation."""


@dataclass(frozen=True)
class LabSubject:
    """Subject of the Lab.

    `module` has its `INSTRUMENT`; `command` makes the text of a variant's command from the texts of its options.
    """

    key: str
    text: str
    icon: str
    module: str
    command: Callable[..., str]
    first: str = ""
    parts: tuple[HeaderChoice, ...] = ()
    words: str = ""
    """Additional search words: terms of the literature, and everyday words."""

    def name(self, variant: str) -> str:
        """Return the name of the subject in a variant, as in settings and links."""
        return f"{self.key}-{variant}" if variant else self.key

    def metric(self, variant: str) -> Metric | None:
        """Return the metric of a variant; None if the subject does not depend on the metric."""
        return Metric(variant.rpartition("-")[2]) if METRICS in self.parts else None

    def counted_in(self, metric: Metric, variant: str) -> str:
        """Return the variant in another metric; unchanged if the subject does not depend on the metric."""
        if METRICS not in self.parts:
            return variant
        return "-".join([*variant.split("-")[:-1], metric.value])

    def variants(self) -> dict[str, str]:
        """Return every variant with the text of its command, the first variant first."""
        options = product(*(part.options for part in self.parts))
        texts = {"-".join(key for key, _ in chosen): self.command(*(text for _, text in chosen)) for chosen in options}
        return {self.first: texts[self.first], **texts}


CUBES = HeaderChoice(phrase("Cube"), (("3x3x3", "3×3×3"), ("2x2x2", "2×2×2")))
METRICS = HeaderChoice(phrase("Metric"), turn_metric.METRICS, tips=turn_metric.METRIC_TIPS)
"""Metric of turns, which is the same in the whole program; always the last part.

See `app.cube.model.turn_metric`.
"""
RECTANGLES = (BoardShape(3, 4), BoardShape(4, 5))
BOARDS = HeaderChoice(
    phrase("Board"),
    tuple((str(shape), shape.title) for shape in (*SQUARES, *RECTANGLES)),
)
TARGETS = HeaderChoice(
    phrase("target"),
    tuple((str(1 << k), Numeral(1 << k)) for k in range(LEAST_TARGET, MOST_TARGET + 1)),
    is_listed=True,
    title=phrase("Target"),
)
WON = HeaderChoice(TARGETS.name, (*TARGETS.options, ("all", phrase("any"))), is_listed=True, title=TARGETS.title)


def _make_target_option(shape: BoardShape, exponent: int) -> tuple[str, str]:
    """Return the key and the text of the option of a board and the target tile on it."""
    target = str(1 << exponent)
    return f"{shape}_{target}", phrase("{board} to {target}", board=shape.title, target=target)


PLAYED = tuple(_make_target_option(BoardShape(4, 4), exponent) for exponent in range(8, 15))
"""Boards and targets on which strategies are compared by games."""
CARRIED = (BoardShape(2, 2), BoardShape(2, 3), BoardShape(2, 4), BoardShape(3, 3), BoardShape(3, 4))
"""Boards on which strategies are compared exactly."""
SOLVED = HeaderChoice(
    phrase("Board"),
    tuple(_make_target_option(shape, k) for shape in CARRIED for k in range(LEAST_TARGET, solved_exponent(shape) + 1))
    + PLAYED,
    is_listed=True,
)
VIEWS = HeaderChoice(
    phrase("View", context="one of several plots"),
    (
        ("success", phrase("Success")), ("learning", phrase("Learning")), ("mistakes", phrase("First mistake")),
        ("sureness", phrase("Confidence")), ("confusions", phrase("Confused moves")),
        ("shorter", phrase("Shorter scrambles")),
    ),
)  # fmt: skip
AGAINST = HeaderChoice(
    phrase("View", context="one of several plots"),
    (
        ("estimates", phrase("Estimates")),
        ("truth", phrase("True depth")),
        ("calibration", phrase("Calibration")),
        ("bound", phrase("As a bound")),
    ),
)
CELLS = HeaderChoice(
    phrase("Board"),
    (
        *((key, board.title) for key, board in SMALL.items()),
        ("board", phrase("Level in play")),
        ("drawn", phrase("Your own", context="a board")),
    ),
    is_listed=True,
)
EXHIBITS = HeaderChoice(
    phrase("Exhibit"),
    (
        ("formula", phrase("A formula")),
        ("passage", phrase("A one-way street")),
        ("growth", phrase("Growth", context="of the number of positions")),
    ),
)
PARTS = HeaderChoice(
    phrase("Part", context="of the cube to solve first"),
    (
        ("cross", phrase("Cross")), ("block", phrase("2×2×2 block")), ("first_block", phrase("1×2×3 block")),
        ("edges", phrase("Edges oriented")), ("domino", phrase("Domino")),
        ("half_turn_coset", phrase("Domino to half turns")), ("half_turns", phrase("Half-turn group")),
    ),
)  # fmt: skip
MEASURES = HeaderChoice(
    phrase("Measure", context="a quantity"),
    (("depths", phrase("Depths")), ("nodes", phrase("Nodes")), ("seconds", phrase("Seconds"))),
)
ACROSS = HeaderChoice(
    phrase("Horizontal axis"),
    (("part", phrase("Part of the deepest")), ("depth", phrase("Depth", context="of a position"))),
)
HEIGHTS = HeaderChoice(
    phrase("Vertical axis"),
    (
        ("share", phrase("Share", context="a part of all")),
        ("within", phrase("Cumulative")),
        ("states", phrase("States")),
    ),
)
ARTICLES = HeaderChoice(
    phrase("Article"),
    (
        ("walk", phrase("Random walk")), ("network", phrase("Network")),
        ("korf", "Korf"), ("sokoban", phrase("Sokoban")), ("bag", "2048"),  # not shown
    ),
)  # fmt: skip

SUBJECTS = (
    LabSubject(
        "cube", phrase("Depths of the cube"), "cube", "app.lab.cube_depths",
        lambda puzzle, metric: phrase("Depths of the {puzzle} cube, {metric}", puzzle=puzzle, metric=metric),
        "3x3x3-qtm", (CUBES, METRICS),
        words=phrase(
            "God's number diameter maximum distance distribution histogram number of positions count growth "
            "branching populations sphere Cayley graph Rokicki HTM QTM 43252003274489856000 3674160"
        ),
    ),
    LabSubject(
        "walk", phrase("Random walk on the cube"), "cube", "app.lab.cube_walk",
        lambda puzzle, metric: phrase("Random walk on the {puzzle} cube, {metric}", puzzle=puzzle, metric=metric),
        "2x2x2-qtm", (CUBES, METRICS),
        words=phrase(
            "random walk Markov chain binomial model lumped stationary distribution mixing time expected "
            "depth probability chance parity total variation drunkard shuffle convergence steps"
        ),
    ),
    LabSubject(
        "parts", phrase("Parts of the cube"), "cube", "app.lab.subgoals",
        lambda part, metric: phrase("Depths of a part of the cube: {part}, {metric}", part=part, metric=metric),
        "cross-htm", (PARTS, METRICS),
        words=phrase(
            "subgroup coset Thistlethwaite Kociemba reduction phases cross edge orientation EO domino block "
            "F2L subgoal human method stages"
        ),
    ),
    LabSubject(
        "chain", phrase("The cube's chain"), "chain", "app.lab.chain.view",
        lambda puzzle, metric: phrase("The chain of the {puzzle} cube, {metric}", puzzle=puzzle, metric=metric),
        "3x3x3-qtm", (CUBES, METRICS),
        words=phrase(
            "Markov chain birth and death detailed balance reversible stationary distribution transition "
            "matrix equilibrium conditions Kemeny eigenvalue random walk p q probabilities misprint"
        ),
    ),
    LabSubject(
        "lumping", phrase("Why lumping fails"), "chain", "app.lab.lumping.view",
        lambda puzzle, metric: phrase("Why lumping fails on the {puzzle} cube, {metric}", puzzle=puzzle, metric=metric),
        "2x2x2-qtm", (CUBES, METRICS),
        words=phrase(
            "lumpable lumpability Markov chain approximation aggregation quotient states classes not uniform "
            "Kemeny Snell conditional"
        ),
    ),
    LabSubject(
        "proofs", phrase("Proved positions"), "cube", "app.lab.proofs.view",
        lambda measure, metric: phrase("Proved positions: {measure}, {metric}", measure=measure, metric=metric),
        "depths-htm", (MEASURES, METRICS),
        words=phrase(
            "optimal solutions God's algorithm lower bound measured distances nodes seconds experiment "
            "overnight statistics"
        ),
    ),
    LabSubject(
        "work", phrase("Progress of a proof"), "cube", "app.lab.work.view",
        lambda: phrase("Progress of a proof: nodes by depth"),
        words=phrase(
            "IDA* iterative deepening search nodes progress optimal solving lower bound expanded time left"
        ),
    ),
    LabSubject(
        "korf", phrase("Korf's tables"), "cube", "app.lab.korf",
        lambda metric: phrase("Korf's tables, {metric}", metric=metric),
        "htm", (METRICS,),
        words=phrase(
            "pattern database heuristic admissible lower bound A* IDA* branching factor corners edges table "
            "memory consistent estimate distribution God's algorithm"
        ),
    ),
    LabSubject(
        "search", phrase("Korf's search"), "search", "app.lab.search.view",
        lambda metric: phrase("Korf's search, {metric}", metric=metric),
        "htm", (METRICS,),
        words=phrase(
            "heuristic A* IDA* iterative deepening admissible overestimate bound pruning depth-first search "
            "tree nodes pattern database God's algorithm optimal"
        ),
    ),
    LabSubject(
        "policy", phrase("Network without search"), "cube", "app.lab.policy.view",
        lambda view: phrase("Network without search: {view}", view=view),
        "success", (VIEWS,),
        words=phrase(
            "BERT transformer neural network classifier machine learning deep learning artificial "
            "intelligence AI success rate greedy softmax confidence training confusion imitation scramble "
            "length attention"
        ),
    ),
    LabSubject(
        "estimate", phrase("A network for depth"), "cube", "app.lab.estimate.view",
        lambda view, metric: phrase("A network for depth: {view}, {metric}", view=view, metric=metric),
        "estimates-htm", (AGAINST, METRICS),
        words=phrase(
            "neural network regression deep learning AI heuristic value function DeepCubeA calibration error "
            "distance prediction admissible lower bound"
        ),
    ),
    LabSubject(
        "ideal", phrase("An ideal puzzle"), "lab", "app.lab.ideal",
        lambda: phrase("A random walk on an ideal puzzle"),
        words=phrase(
            "binomial distribution hypercube Ehrenfest urn regular tree branching random walk stationary "
            "Markov chain model cosh growth b"
        ),
    ),
    LabSubject(
        "sokoban", phrase("A level of Sokoban"), "sokoban", "app.lab.sokoban",
        lambda: phrase("Depths and random pusher of a level of Sokoban"),
        words=phrase(
            "random walk Markov chain absorption hitting time expected pushes state space depth stationary "
            "chance of solving monkey deadlock"
        ),
    ),
    LabSubject(
        "hard", phrase("Levels built to be hard"), "sokoban", "app.lab.families.view",
        lambda: phrase("Levels built to be hard: the Fibonacci corridor"),
        words=phrase(
            "Fibonacci golden ratio exponential solution length corridor closed form recurrence Picokosmos "
            "difficult long solutions 306 moves"
        ),
    ),
    LabSubject(
        "rooms", phrase("Doubling rooms"), "sokoban", "app.lab.doubling.view",
        lambda: phrase("Doubling rooms: the last of n, 2ⁿ times"),
        words=phrase(
            "exponential doubling binary counter gadget long solutions powers of two Towers of Hanoi Gray "
            "code entrances"
        ),
    ),
    LabSubject(
        "savitch", phrase("Memory against time"), "sokoban", "app.lab.savitch.view",
        lambda board: phrase("Savitch's algorithm, board {board}", board=board),
        "4", (CELLS,),
        words=phrase(
            "Savitch's theorem PSPACE NPSPACE polynomial space memory time recursion halving reachability "
            "midpoint complexity nondeterministic"
        ),
    ),
    LabSubject(
        "complexity", phrase("How hard is Sokoban?"), "sokoban", "app.lab.complexity.view",
        lambda exhibit: phrase("How hard is Sokoban: {exhibit}", exhibit=exhibit),
        "formula", (EXHIBITS,),
        words=phrase(
            "PSPACE complete NP hard quantum computer BQP QBF TQBF quantified Boolean formula reduction "
            "gadget satisfiability SAT complexity class polynomial exponential Culberson reversible EXPTIME "
            "Go"
        ),
    ),
    LabSubject(
        "2048", phrase("2048 at random"), "tiles", "app.lab.random_games",
        lambda board: phrase("Random play of 2048 on {board}", board=board),
        "4x4", (BOARDS,),
        words=phrase(
            "random player games simulation score distribution Monte Carlo chance largest tile monkey "
            "statistics"
        ),
    ),
    LabSubject(
        "layers", phrase("Boards of 2048"), "tiles", "app.lab.board_layers",
        lambda board, target: phrase("Boards of 2048 on {board} to {target}, by tile sum", board=board, target=target),
        "3x3-64", (BOARDS, TARGETS),
        words=phrase(
            "number of boards count tile sum state space compositions layer reachable combinatorics "
            "enumeration legal positions"
        ),
    ),
    LabSubject(
        "counts", phrase("All boards of 2048"), "tiles", "app.lab.all_boards.view",
        lambda: phrase("All boards of 2048: every size and target"),
        words=phrase(
            "number of boards count state space upper bound combinatorics reachable how many positions legal "
            "all sizes table chess Go"
        ),
    ),
    LabSubject(
        "won", phrase("Won games of 2048"), "tiles", "app.lab.won_games",
        lambda board, target: phrase("Won games of 2048 on {board} to {target}", board=board, target=target),
        "4x4-2048", (BOARDS, WON),
        words=phrase(
            "my games number of moves tile sum lucky luck shortest longest win distribution band deviation"
        ),
    ),
    LabSubject(
        "life", phrase("Mathematics of your games"), "formula", "app.lab.life.view",
        lambda board, target: phrase(
            "The mathematics of your games of 2048 on {board} to {target}", board=board, target=target,
        ),
        "4x4-2048", (BOARDS, TARGETS),
        words=phrase(
            "my games statistics Markov chain variance standard deviation expected number of moves "
            "fundamental matrix seven lines code progress"
        ),
    ),
    LabSubject(
        "path", phrase("A game as a path"), "tiles", "app.lab.path.view",
        lambda: phrase("A game of 2048 as a path"),
        words=phrase(
            "my games trajectory tile sum moves over time fours luck binomial drift history"
        ),
    ),
    LabSubject(
        "strategies", phrase("Policy microscope"), "tiles", "app.lab.strategies.policy_microscope",
        lambda board: phrase("Strategies for 2048 on {board}", board=board),
        "3x3_128", (SOLVED,),
        words=phrase(
            "optimal play policy chance of winning probability expectimax value iteration Markov decision "
            "process MDP compare strategy swipe random greedy odds solved game"
        ),
    ),
    LabSubject(
        "bag", phrase("2048 in a bag"), "tiles", "app.lab.bag.view",
        lambda target: phrase("All paths to {target} in a bag", target=target),
        "32", (TARGETS,),
        words=phrase(
            "Markov chain absorbing absorption transition matrix fundamental matrix expected moves mean "
            "variance standard deviation states graph multiset probability random fours twos least most moves "
            "to win"
        ),
    ),
    LabSubject(
        "compare", phrase("Depths compared"), "lab", "app.lab.compare.compare",
        lambda across, heights: phrase("Depths compared by {across}: {heights}", across=across, heights=heights),
        "part-share", (ACROSS, HEIGHTS),
        words=phrase(
            "overlay several puzzles side by side chart curves God's number diameter distribution difference "
            "versus"
        ),
    ),
    LabSubject(
        "articles", phrase("The five articles"), "formula", "app.lab.articles.view",
        lambda title: phrase("The figures of an article: {title}", title=title),
        "walk", (ARTICLES,),
    ),
)  # fmt: skip


def list_variants() -> dict[str, str]:
    """Return every subject in every variant by the name that other pages use, with the words of its command."""
    return {subject.name(variant): words for subject in SUBJECTS for variant, words in subject.variants().items()}


def search_words() -> dict[str, str]:
    """Return the additional search words of every subject in every variant, by the name of the variant."""
    return {subject.name(variant): subject.words for subject in SUBJECTS for variant in subject.variants()}


def split(name: str) -> tuple[LabSubject, str] | None:
    """Return the subject and variant of a name; None if there is no such subject or variant.

    The key of a subject alone stands for its first variant.
    """
    key, _, variant = name.partition("-")
    subject = next((subject for subject in SUBJECTS if subject.key == key), None)
    if subject is None:
        return None
    variant = variant or subject.first
    return (subject, variant) if variant in subject.variants() else None
