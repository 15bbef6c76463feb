"""Command `statewalk policy`: the network that solves the cube without search, and its data."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache, partial
from typing import Any

from app.base.language.sample_shares import sampled_interval, sampled_percent
from app.base.language.wording import fixed_percent, format_count
from app.cli.command import (
    JSON,
    Argument,
    CommandAnswer,
    Subcommand,
    SubcommandGroup,
    choose_seed,
    seed_option,
    workers,
)
from app.cli.options import DONE, NO_ANSWER, WholeNumber
from app.work.items import answers, executor
from app.work.progress import percent, run_with_progress, say
from core.base.control import Control
from core.base.puzzle import InputError
from core.cube.metrics import Metric
from core.cube.moves import MOVES, inverse_move, position
from core.cube.notation.notation import format_moves
from core.cube.policy import games, policy, scrambles, study
from core.cube.policy import measurements as measured
from core.cube.policy import position_files as written
from core.cube.policy.text import decode, text_tokens
from core.cube.solve.solver import Solver

LABELS = ("last", "optimal", "soft")
GAMES, MOST_GAMES, MOST_SAMPLES = 10_000, 10_000_000, 1_000_000_000
LIMIT, MOST_MOVES = 20, 1000
OPTIMAL_LENGTHS = "1-13"
"""Default lengths for optimal labels: longer scrambles take the solver seconds or minutes each."""
ALPHA = 1.2
"""Base of the article's weights: a scramble of n turns has weight ALPHA to the power of n."""
CHUNK = 1024


MODEL = Argument("--model", choices=policy.NAMES, default=policy.NAMES[0], help=f"network (default: {policy.NAMES[0]})")


def _check(**limits: tuple[int, int, int]) -> None:
    for name, (value, low, high) in limits.items():
        if not low <= value <= high:
            raise InputError(f"The {name} {value} is not a whole number from {low} to {high}", f"--{name}")


def _lengths(text: str, longest: int) -> list[int]:
    """Return the lengths named by text such as "1-20" or "6,8,10"."""
    lengths: list[int] = []
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\d{1,4})\s*(?:-\s*(\d{1,4})\s*)?", part, re.ASCII)
        if match is None:
            raise InputError(f"{text} is not a list of lengths. Write them like 1-20 or 6,8,10", "--lengths")
        low, high = int(match[1]), int(match[2] or match[1])
        if not 1 <= low <= high <= longest:
            raise InputError(f"The lengths {part.strip()} are not from 1 to {longest}", "--lengths")
        lengths += range(low, high + 1)
    return sorted(set(lengths))


# eval


@dataclass(frozen=True)
class _Measure:
    """Task of measuring the success rate at one length; it is sent to the workers of a cluster."""

    model: str
    games: int
    seed: int

    def __call__(self, length: int, control: Control) -> policy.SuccessRate | None:
        """Return how often scrambles of this length are solved; None if cancelled."""
        rows = policy.evaluate(_load_policy(self.model), [length], self.games, self.seed, control)
        return rows[0] if rows else None


@cache
def _load_policy(model: str) -> policy.Policy:
    return policy.Policy.load(model)


def _eval(arguments: argparse.Namespace) -> CommandAnswer:
    seed = choose_seed(arguments.seed)
    lengths = _lengths(arguments.lengths, games.LONGEST)
    chosen = _load_policy(arguments.model)
    rows: list[policy.SuccessRate] = []

    alone = arguments.threads == 1 and arguments.scheduler is None

    def measure(control: Control) -> list[policy.SuccessRate]:
        if alone:  # in one call, so that the control counts the games of all lengths
            rows.extend(policy.evaluate(chosen, lengths, arguments.games, seed, control))
            return rows
        with executor(arguments.threads, arguments.scheduler) as busy:
            rates = answers(busy, _Measure(arguments.model, arguments.games, seed), lengths, control)
            rows.extend(row for row in rates if row is not None)
        return rows

    def progress(control: Control) -> str:
        of = format_count(len(lengths), "length")
        return f"{percent(control) or '0 %'} of {of}" if alone else f"{len(rows)} of {of}"

    run_with_progress(measure, progress, partial=True)
    answer = {"model": chosen.name, "games": arguments.games, "seed": seed, "rows": [_row(row) for row in rows]}
    text = [" n     solved  95 % interval       article"]
    for row in rows:
        article = policy.ARTICLE.get(row.n)
        beside = "" if article is None else f"{fixed_percent(article, 2):>9}"
        won = round(row.rate * arguments.games)
        solved, between = sampled_percent(won, arguments.games), " – ".join(sampled_interval(won, arguments.games))
        text.append(f"{row.n:>2}  {solved:>9}  {between:>17}  {beside}".rstrip())
    return CommandAnswer(answer, "\n".join(text), DONE if len(rows) == len(lengths) else NO_ANSWER)


def _row(row: policy.SuccessRate) -> dict[str, Any]:
    return {**asdict(row), "article": policy.ARTICLE.get(row.n)}


# solve


def _solve(arguments: argparse.Namespace) -> Iterator[CommandAnswer]:
    given = sys.stdin.read(written.LONGEST + 1) if arguments.text == ["-"] else " ".join(arguments.text)
    chosen = policy.Policy.load(arguments.model)
    for one in written.read_positions(given):
        limit = arguments.limit
        if limit is None:
            limit = LIMIT if one.turns is None else one.turns
        _check(limit=(limit, 0, MOST_MOVES))
        run = policy.solve(chosen, one.cube, limit)
        moves = format_moves(run.moves)
        facts = {
            "model": chosen.name,
            "solved": run.solved,
            "moves": moves,
            "length": len(run.moves),
            "limit": limit,
            "confidence": [max(shares) for shares in run.probabilities],
            "probabilities": run.probabilities,
        }
        yield CommandAnswer(facts, _describe_run(run, moves, limit), DONE if run.solved else NO_ANSWER)


def _describe_run(run: policy.PolicyRun, moves: str, limit: int) -> str:
    if run.solved and not moves:
        return "Nothing to do: the cube is solved."
    if run.solved:
        return f"{moves}  ({format_count(len(run.moves), 'move')})"
    return f"Not solved in {format_count(limit, 'move')}: {moves}"


# data


def _data(arguments: argparse.Namespace) -> Iterator[CommandAnswer]:
    seed = choose_seed(arguments.seed)
    solved = arguments.labels != LABELS[0]
    lengths = _lengths(arguments.lengths or (OPTIMAL_LENGTHS if solved else "1-20"), scrambles.LONGEST)
    solver = Solver(notify=lambda sentence, _wrong: say(sentence))
    if solved:
        run_with_progress(partial(solver.table, Metric.HTM), percent)
    for turns in _scrambles(arguments.count, lengths, seed):
        cube = position(turns)
        answer: dict[str, Any] = {
            "scramble": format_moves(turns),
            "length": len(turns),
            "tokens": list(text_tokens(cube)),
        }
        if not solved:
            answer["label"] = inverse_move(turns[-1])
            text = f"Label: {answer['label']}"
        else:
            best = run_with_progress(partial(study.best_turns, cube, solver), percent)
            answer["labels"] = best
            text = f"Labels: {format_moves(best)}" if best else "Labels: none, the cube is solved"
            if arguments.labels == "soft":
                answer["probabilities"] = study.soft_label(best)
                text += f", {1 / len(best):.3f} each" if best else ""
        position_text = decode(answer["tokens"]).rstrip("-")
        yield CommandAnswer(answer, f"{position_text}{text}\n")


def _scrambles(count: int, lengths: list[int], seed: int) -> Iterator[list[str]]:
    """Yield random scrambles, drawn `CHUNK` at a time."""
    weights = [ALPHA**n if n in lengths else 0.0 for n in range(1, scrambles.LONGEST + 1)]
    names = list(MOVES)[:18]
    turns, sizes = bytearray(CHUNK * scrambles.LONGEST), bytearray(CHUNK)
    for first in range(0, count, CHUNK):
        rows = memoryview(turns).cast("B", (CHUNK, scrambles.LONGEST))
        seed = scrambles.draw_scrambles(rows, memoryview(sizes), weights, seed)
        for row in range(min(CHUNK, count - first)):
            start = row * scrambles.LONGEST
            yield [names[turn] for turn in turns[start : start + sizes[row]]]


# shorter scrambles


def _list_shorter_scrambles(_: argparse.Namespace) -> CommandAnswer:
    figures = measured.read()
    rows = []
    for one in figures.shorter.values():
        low, high = one.interval
        rows.append({**one._asdict(), "share": one.share, "low": low, "high": high})
    text = [f"{'n':>2}  {'scrambles':>9}  {'shorter':>9}  95 % interval"]
    for row in rows:
        shorter, drawn = round(row["share"] * row["scrambles"]), row["scrambles"]
        share, between = sampled_percent(shorter, drawn), " – ".join(sampled_interval(shorter, drawn))
        text.append(f"{row['n']:>2}  {row['scrambles']:>9}  {share:>9}  {between}")
    return CommandAnswer({"rows": rows, "source": figures.source["shorter"]}, "\n".join(text))


EVAL = Subcommand(
    _eval,
    (
        Argument(
            "--lengths",
            default="1-20",
            metavar="N-M",
            help="lengths of the scrambles, as 1-20 or 6,8,10 (default: 1-20)",
        ),
        Argument(
            "--games",
            type=WholeNumber(1, MOST_GAMES),
            default=GAMES,
            metavar="N",
            help=f"scrambles of each length (default: {GAMES})",
        ),
        seed_option("seed; the same seed gives the same scrambles (default: random)"),
        MODEL,
        *workers(
            1,
            "lengths to measure at the same time (default: 1)",
            "let the workers of this Dask scheduler (host:port) measure, each length by itself",
        ),
        JSON,
    ),
    "By the rules of the article, the network plays its most confident move until the cube is solved, without search "
    "or a second try. More than n moves count as a failure.",
)


SOLVE = Subcommand(
    _solve,
    (
        Argument(
            "text",
            nargs="+",
            metavar="MOVES",
            help="moves from a solved cube, 54 facelets, or output of `policy data`; - is standard input",
        ),
        Argument(
            "--limit",
            type=WholeNumber(0, MOST_MOVES),
            metavar="N",
            help=f"most moves it may make (default: as many as MOVES has; facelets: {LIMIT})",
        ),
        MODEL,
        JSON,
    ),
)


DATA = Subcommand(
    _data,
    (
        Argument(
            "--count",
            type=WholeNumber(1, MOST_SAMPLES),
            default=1,
            metavar="N",
            help="number of positions (default: 1)",
        ),
        Argument("--labels", choices=LABELS, default=LABELS[0], help=f"labels to print (default: {LABELS[0]})"),
        Argument(
            "--lengths",
            metavar="N-M",
            help=f"lengths of the scrambles; weight {ALPHA}^n (default: 1-20; optimal and soft: {OPTIMAL_LENGTHS})",
        ),
        seed_option("seed; the same seed gives the same positions (default: random)"),
        JSON,
    ),
    "Labels: last is the inverse of the scramble's last move, optimal is every move that leads closer to solved (by an "
    "optimal solver), and soft is the same as a distribution.",
)


SHORTER = Subcommand(
    _list_shorter_scrambles,
    (JSON,),
)


POLICY = SubcommandGroup(
    {
        "eval": ("measure how often the network solves scrambles of n moves in at most n moves", EVAL),
        "solve": ("let the network solve a position; exit code 1 if it fails", SOLVE),
        "data": ("print scrambled positions as text, with labels", DATA),
        "shorter": ("print how many scrambles of n moves have a shorter solution", SHORTER),
    }
)
