"""Command `statewalk cube depth`: number of positions at each depth, or the depth of one position."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from app.base.language.wording import fixed_percent, format_integer
from app.cli.command import JSON, Argument, CommandAnswer, Subcommand
from app.cli.options import DONE, NO_ANSWER, Duration
from app.cube.cli.options import METRIC, describe_tables, kept_knowledge, proof_facts
from app.cube.moves.positions import read_position
from app.work.progress import run_with_progress, say
from core.base import depth
from core.base.control import Control
from core.base.puzzle import InputError
from core.cube import pocket
from core.cube.cubie import Cube
from core.cube.estimate.estimate import SHOWN, DepthEstimate
from core.cube.metrics import Metric
from core.cube.notation.notation import format_moves
from core.cube.pocket_puzzle import POCKET
from core.cube.puzzle import PUZZLE
from core.cube.solve.bracket import Bracket, BracketSource, known_way
from core.cube.solve.solver import Solver
from core.cube.solve.survey import Survey, TurnEffect, compass_turns, way
from core.cube.solve.table import SIZES
from resources import ROOT

PUZZLES = {"3x3x3": PUZZLE, "2x2x2": POCKET}
EFFORT = 3.0
MOST_EFFORT = 86_400.0
"""Longest search, in seconds."""


def _depth(arguments: argparse.Namespace) -> CommandAnswer:
    text = " ".join(arguments.text)
    return _position(arguments, text) if text.strip() else _population(arguments)


def _population(arguments: argparse.Namespace) -> CommandAnswer:
    figures = depth.load(ROOT / "figures" / f"cube-{arguments.puzzle}-{arguments.metric}.json")
    answer = {
        "puzzle": arguments.puzzle,
        "metric": str(arguments.metric),
        "unit": figures.unit,
        "total": figures.total,
        "deepest": figures.deepest,
        "mean": float(figures.mean()),
        "method": "exact" if figures.is_exact else "published",
        "exact": figures.is_exact,
        "distribution": [layer.states for layer in figures.layers],
        "layers": [
            {"depth": layer.depth, "states": layer.states, "exactness": str(layer.exactness)}
            for layer in figures.layers
        ],
        "source": figures.source,
    }
    width = max(len(format_integer(layer.states)) for layer in figures.layers)
    lines = [
        f"{layer.depth:>3}  {format_integer(layer.states):>{width}}  {layer.exactness}" for layer in figures.layers
    ]
    # "all", not "sum": rounded figures do not add up to the total
    lines.append(f"all  {format_integer(figures.total):>{width}}  {figures.unit}")
    return CommandAnswer(answer, "\n".join(lines))


def _position(arguments: argparse.Namespace, text: str) -> CommandAnswer:
    cube = read_position(text, PUZZLES[arguments.puzzle])
    found, beside = (_survey_turns if arguments.puzzle == "3x3x3" else _look_up_turns)(arguments, cube)
    ways = {one: [turn for turn, there in beside.items() if way(found, there) is one] for one in TurnEffect}
    left = [turn for turn, there in beside.items() if way(found, there) is None]
    # a proved depth needs no estimate
    estimate = _estimate(cube, found) if arguments.puzzle == "3x3x3" and not found.is_exact else None
    answer = {
        "input": text,
        "puzzle": arguments.puzzle,
        "metric": str(arguments.metric),
        "lower": found.lower,
        "upper": found.upper,
        "exact": found.is_exact,
        **proof_facts(found),
        "solution": None if found.solution is None else format_moves(found.solution),
        **{one.name.lower(): turns for one, turns in ways.items()},
        "open": left,
        "effort": arguments.effort,
        "estimate": None if estimate is None else _collect_estimate_facts(estimate, found.metric),
    }
    names = [(f"{one.name.capitalize()}:", turns) for one, turns in ways.items()] + [("Not proved:", left)]
    width = max(len(name) for name, _ in names)
    lines = [_sentence(found), *(f"{name:<{width}}  {' '.join(turns)}" for name, turns in names if turns)]
    if estimate is not None:
        lines.append(f"{'Network:':<{width}}  {_word(estimate)}")
    return CommandAnswer(answer, "\n".join(lines), DONE if found.is_exact else NO_ANSWER)


def _sentence(found: Bracket) -> str:
    if found.is_exact:
        return f"Depth: {found.metric.turns(found.lower)}, {found.provenance or 'proved'}"
    return f"Depth: {found.lower} to {found.metric.turns(found.upper)}"


def _estimate(cube: Cube, found: Bracket) -> DepthEstimate | None:
    """Return the network's estimate of the depth; print why and return None if its file is damaged."""
    from core.cube.estimate import network

    try:
        return DepthEstimate.from_bracket(network.load().estimate(cube, found.metric, SHOWN), found)
    except (InputError, OSError) as error:
        say(f"No estimate: {str(error).rstrip('.')}.")
        return None


def _collect_estimate_facts(estimate: DepthEstimate, metric: Metric) -> Mapping[str, object]:
    return {
        "metric": str(metric),
        "labels": str(SHOWN),
        "distribution": list(estimate.shares),
        "within": estimate.weights,
        "mean": estimate.mean,
        "likeliest": estimate.likeliest,
        "weight_within": estimate.inside,
    }


def _word(estimate: DepthEstimate) -> str:
    """Return an estimate in words, kept apart from what is proved."""
    if estimate.weights is None or estimate.likeliest is None:
        return "no estimate within the proved bounds"
    share = fixed_percent(estimate.weights[estimate.likeliest], 1)
    return f"≈ {estimate.mean:.1f}, most likely {estimate.likeliest} ({share}); an estimate within the proved bounds"


def _survey_turns(arguments: argparse.Namespace, cube: Cube) -> tuple[Bracket, Mapping[str, Bracket]]:
    metric: Metric = arguments.metric
    knowledge = kept_knowledge(metric)
    given = PUZZLE.read(" ".join(arguments.text))
    if not isinstance(given, Cube):
        knowledge.learn(cube, known_way(PUZZLE, metric, given))
    turns = compass_turns(PUZZLE, cube, metric)
    there = {turn: PUZZLE.apply(cube, turn)[0] for turn in turns}
    solver = Solver(arguments.tables, notify=lambda sentence, _wrong: say(sentence))
    survey = Survey(
        solver, cube, metric, knowledge.look_up(cube), {turn: knowledge.look_up(there[turn]) for turn in turns}
    )
    control = Control()

    def run(_: Control) -> Survey:
        survey.shorten(control)
        return survey.run(control, arguments.effort)

    run_with_progress(
        run,
        lambda _: _progress(survey, metric, control),
        control,
        partial=True,
    )
    knowledge.learn(cube, survey.bracket)
    for turn, bracket in survey.neighbour_brackets.items():
        if bracket.source is not BracketSource.NOTHING:
            knowledge.learn(there[turn], bracket)
    return knowledge.look_up(cube), {turn: knowledge.look_up(there[turn]) for turn in turns}


def _progress(survey: Survey, metric: Metric, control: Control) -> str:
    found = survey.bracket
    return describe_tables(control) or f"Depth: {found.lower} to {metric.turns(found.upper)}"


def _look_up_turns(arguments: argparse.Namespace, cube: Cube) -> tuple[Bracket, Mapping[str, Bracket]]:
    metric: Metric = arguments.metric

    def at(cube: Cube) -> Bracket:
        deep = pocket.depth(cube, metric)
        return Bracket(metric, deep, deep, None, BracketSource.TABLE)

    turns = compass_turns(POCKET, cube, metric)
    found = at(cube).with_solution(tuple(pocket.solve(cube, metric)))
    return found, {turn: at(POCKET.apply(cube, turn)[0]) for turn in turns}


DEPTH = Subcommand(
    _depth,
    (
        Argument("text", nargs="*", metavar="MOVES", help="moves from a solved cube, or facelets"),
        Argument("--puzzle", choices=tuple(PUZZLES), default="3x3x3", help="cube (default: 3x3x3)"),
        METRIC,
        Argument(
            "--effort",
            type=Duration(MOST_EFFORT),
            default=EFFORT,
            metavar="S",
            help=f"seconds to search (default: {EFFORT:g})",
        ),
        Argument(
            "--tables", choices=SIZES, default=SIZES[0], help=f"pruning table; larger is faster (default: {SIZES[0]})"
        ),
        JSON,
    ),
    "Without MOVES, print the number of positions at each depth. With MOVES, search that position for S seconds and "
    "print its depth or the bounds of its depth, the moves that are proved to lead closer, to the same depth and "
    "farther, and a network's estimate as long as the depth is not proved. Earlier proofs are used, and new ones are "
    "stored. Exit code 0 if the depth is proved, else 1.",
)
