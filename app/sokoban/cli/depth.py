"""Commands `statewalk sokoban depth` and `walk`: positions by depth, and the fate of a random pusher."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

from app.base.language.sample_shares import sampled_interval, sampled_percent
from app.base.language.wording import format_count, format_integer
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, choose_seed, seed_option
from app.cli.options import DONE, NO_ANSWER, WholeNumber
from app.sokoban.cli.position import POSITION, position
from app.work.progress import Result, run_with_progress
from core.base.control import Control
from core.base.measured_rate import MeasuredRate
from core.markov.simulation import LEAST_TRIALS
from core.sokoban.board import State
from core.sokoban.graph.counting import MOST_STATES, Counts, PushLayerCounts, backward_layers, count_positions
from core.sokoban.graph.random_pusher import LONGEST, PusherChain, WalkSample, sample_graph_walks, sample_walks

EXACT, SAMPLE = "exact", "sample"
PUSHES = 20
SAMPLES = 10_000
MOST, MOST_PUSHES, MOST_SAMPLES = 2_000_000_000, 10_000, 10_000_000
METRIC = "pushes"


COUNTED = (
    *POSITION,
    Argument(
        "--states",
        type=WholeNumber(1, MOST),
        default=MOST_STATES,
        metavar="MAX",
        help=f"count at most MAX positions (default: {MOST_STATES})",
    ),
    JSON,
)
"""Arguments of a command that counts the positions of a level."""


def _depth(arguments: argparse.Namespace) -> CommandAnswer:
    start = position(arguments)
    begun = time.perf_counter()
    counts, cut = _run(lambda control: count_positions(start, arguments.states, control), "positions")
    seconds = time.perf_counter() - begun
    back: tuple[list[int], bool] | None = None
    if not cut:
        # wrapped in a tuple: None is an answer (goals in several areas), but a bare None would mean cancelled
        (back,), cut = _run(lambda control: (backward_layers(start, arguments.states, control),), "solvable positions")
    layers = counts.layers(Control())
    answer: dict[str, Any] = {
        "level": arguments.level,
        "metric": METRIC,
        **_sum_counts(counts),
        "layers": [layer.states for layer in layers],
        "solvable_layers": [layer.solvable for layer in layers],
        "dead_layers": [layer.dead for layer in layers],
        "counted_layers": counts.whole.counted_layers,
        "pushes": counts.pushes,
        "unsolvable": counts.unsolvable,
        "backward_layers": None if back is None else back[0],
        "backward_exact": back is not None and back[1],
        "seconds": seconds,
        "states_per_second": MeasuredRate(counts.states, seconds).per_second,
    }
    lines = [*_table(layers), _sentence(counts)]
    return CommandAnswer(answer, "\n".join(lines), NO_ANSWER if cut else DONE)


def _table(layers: list[PushLayerCounts]) -> list[str]:
    """Return a table with a line per depth; a column for unknown positions only if there are any."""
    unknown = any(layer.unknown for layer in layers)
    lines = ["depth  positions  solvable deadlocked" + ("    unknown" if unknown else "")]
    for at, layer in enumerate(layers):
        sign = " " if layer.exact else "≥"
        line = f"{at:>5} {sign}{layer.states:>9} {layer.solvable:>9} {layer.dead:>10}"
        lines.append(line + (f" {layer.unknown:>10}" if unknown else ""))
    return lines


def _sum_counts(counts: Counts) -> dict[str, Any]:
    layers = counts.layers(Control())
    return {
        "states": sum(layer.states for layer in layers),
        "solvable": sum(layer.solvable for layer in layers),
        "dead": sum(layer.dead for layer in layers),
        "unknown": sum(layer.unknown for layer in layers),
        "exact": counts.whole.complete,
    }


def _sentence(counts: Counts) -> str:
    figures = _sum_counts(counts)
    if counts.unsolvable:
        return f"{format_count(figures['states'], 'position')}; none of them can be solved."
    fewest = "" if counts.pushes is None else f" Fewest pushes: {counts.pushes}."
    states, solvable = format_count(figures["states"], "position"), format_integer(figures["solvable"])
    if counts.whole.complete:
        return f"{states}, {solvable} solvable, {format_integer(figures['dead'])} deadlocked.{fewest}"
    known = f", exactly {solvable} of them solvable" if counts.live.complete else ""
    return f"More than {states}{known}.{fewest}"


def _walk(arguments: argparse.Namespace) -> CommandAnswer:
    seed = choose_seed(arguments.seed)
    start = position(arguments)
    counts, cut = _run(lambda control: count_positions(start, arguments.states, control), "positions")
    answer: dict[str, Any] = {
        "level": arguments.level, "metric": METRIC, "method": arguments.method, "moves": arguments.pushes,
        **_sum_counts(counts), "layers": [layer.states for layer in counts.layers(Control())],
        "exact": arguments.method == EXACT and counts.live.complete,
    }  # fmt: skip
    pusher: PusherChain | None = None
    if counts.live.complete and not cut:
        try:
            pusher, cut = _run(lambda control: PusherChain(counts.live, control, 0), "")
        except KeyboardInterrupt:
            cut = True
    if arguments.method == EXACT:
        if pusher is None:
            reason = "cancelled" if cut else "too_many_states"
            text = "Cancelled." if cut else (
                f"This level has more than {arguments.states} positions. Use --method sample, or a larger --states."
            )  # fmt: skip
            nothing = dict.fromkeys(("solve_probability", "expected_pushes", "distribution", "mean"))
            return CommandAnswer({**answer, **nothing, "exact": False, "reason": reason}, text, NO_ANSWER)
        cut = _add_exact(answer, pusher, arguments.pushes)
    else:
        cut = _add_drawn(answer, pusher, start, arguments, seed) or cut
    return CommandAnswer(answer, _words(answer), NO_ANSWER if cut else DONE)


def _add_exact(answer: dict[str, Any], pusher: PusherChain, pushes: int) -> bool:
    chance = pusher.chance(0)
    distributions, cut = _run(lambda control: pusher.distributions(0, pushes, control), "pushes")
    answer |= {
        "solve_probability": chance.solve_probability,
        "expected_pushes": chance.expected_pushes,
        "expected_pushes_to_solve": chance.expected_pushes_to_solve,
        "solver": pusher.method,
        "error": chance.error,
        "moves": len(distributions) - 1,
    }
    distribution = distributions[-1].tolist()
    _add_distribution(answer, distribution[:-1], distribution[-1])
    return cut


def _add_drawn(
    answer: dict[str, Any], pusher: PusherChain | None, start: State, arguments: argparse.Namespace, seed: int
) -> bool:
    def work(control: Control) -> WalkSample:
        if pusher is None:
            return sample_walks(start, arguments.samples, seed, control)
        return sample_graph_walks(pusher, 0, arguments.samples, seed, control, pushes=arguments.pushes)

    drawn, cut = _run(work, "walks")
    answer |= {
        "samples": drawn.walks,
        "seed": seed,
        "solve_probability": drawn.solve_probability,
        "solve_interval": list(drawn.interval),
        "dead_probability": drawn.dead / drawn.walks if drawn.walks else 0.0,
        "cut": drawn.cut,
        "expected_pushes": drawn.expected_pushes,
        "expected_pushes_error": drawn.error,
        "expected_pushes_to_solve": drawn.expected_pushes_to_solve,
        "distribution": None,
        "mean": None,
    }
    if drawn.depths is not None and drawn.walks:
        distribution = [count / drawn.walks for count in drawn.depths]
        _add_distribution(answer, distribution, max(0.0, 1 - sum(distribution)))
    return cut


def _add_distribution(answer: dict[str, Any], distribution: list[float], dead: float) -> None:
    """Add p(d | N), with d the pushes left, and the mean over the walks that are not dead."""
    alive = sum(distribution)
    while len(distribution) > 1 and not distribution[-1]:
        distribution.pop()
    answer["distribution"] = distribution
    answer["dead_after"] = dead
    answer["mean"] = sum(depth * share for depth, share in enumerate(distribution)) / alive if alive else None


def _words(answer: dict[str, Any]) -> str:
    sign = "" if answer["method"] == EXACT else "≈ "
    lines = []
    if answer["distribution"] is not None:
        lines = [f"{depth:>8}  {_part(answer, share)}" for depth, share in enumerate(answer["distribution"])]
        lines = [f"pushes left after {answer['moves']}", *lines, f"deadlock  {_part(answer, answer['dead_after'])}"]
    to_solve = answer["expected_pushes_to_solve"]
    lines.append(f"solved with probability {_chance(answer)}")
    lines.append(f"mean pushes of a walk {sign}{answer['expected_pushes']:.6g}")
    if to_solve is not None:
        lines.append(f"mean pushes of a walk that solves the level {sign}{to_solve:.6g}")
    return "\n".join(lines)


def _chance(answer: dict[str, Any]) -> str:
    """Return the probability of a solution as text, for sampled walks with its interval."""
    share = answer["solve_probability"]
    if answer["method"] == EXACT or answer["samples"] < LEAST_TRIALS:
        return _part(answer, share)
    low, high = sampled_interval(round(share * answer["samples"]), answer["samples"])
    return f"{_part(answer, share)} of {format_count(answer['samples'], 'walk')}, 95 % interval {low} to {high}"


def _part(answer: dict[str, Any], share: float) -> str:
    """Return a probability as text; a sampled one has only significant digits."""
    if answer["method"] == EXACT or not answer["samples"]:
        return f"{share:.6g}"
    return sampled_percent(round(share * answer["samples"]), answer["samples"])


def _run(work: Callable[[Control], Result], what: str) -> tuple[Result, bool]:
    """Run `work` with progress on stderr; return its result, maybe partial, and whether it was cancelled."""
    control = Control()
    result = run_with_progress(
        work, lambda cells: f"{cells.done} {what}" if what and cells.done else "", control, partial=True
    )
    return result, control.cancelled


DEPTH = Subcommand(
    _depth,
    (*COUNTED,),
    "Positions are sorted by the fewest pushes from the start, and into solvable and deadlocked ones. JSON also has "
    "all solvable positions by the fewest pushes left (backward_layers). If there are more than --states positions, "
    "the figures cover only those counted, and exact is false. Exit code 1 if Ctrl-C stopped the count.",
)


WALK = Subcommand(
    _walk,
    (
        *COUNTED,
        Argument(
            "--pushes",
            type=WholeNumber(0, MOST_PUSHES),
            default=PUSHES,
            metavar="N",
            help=f"also print how many pushes are left after N pushes (default: {PUSHES})",
        ),
        Argument(
            "--method",
            choices=(EXACT, SAMPLE),
            default=EXACT,
            help=f"compute exactly, or sample random walks (default: {EXACT})",
        ),
        Argument(
            "--samples",
            type=WholeNumber(1, MOST_SAMPLES),
            default=SAMPLES,
            metavar="K",
            help=f"sample: number of walks (default: {SAMPLES})",
        ),
        seed_option("sample: seed; the same seed gives the same walks (default: random)"),
    ),
    "A walk ends when the level is solved, or in a deadlock, from which it cannot be solved any more. The exact method "
    "uses all positions. Sampled walks of a level that is too large for that recognize a deadlock by a box on a dead "
    f"square, boxes that block each other, or no legal push; each makes at most {LONGEST} pushes. Exit code 1 if "
    "there are too many positions for an exact answer, or if Ctrl-C stopped it.",
)
