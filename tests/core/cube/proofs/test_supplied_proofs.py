"""Shipped proofs hold for whole symmetry classes, and no result contradicts them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from core.base.control import Control
from core.base.puzzle import InputError
from core.cube import solve
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import FACE_TURNS, inverse_moves, position
from core.cube.notation.notation import format_moves, parse_moves
from core.cube.notation.patterns import patterns
from core.cube.proofs import supplied_proofs
from core.cube.proofs.supplied_proofs import SuppliedProofs, read_proofs
from core.cube.puzzle import PUZZLE
from core.cube.solve import twophase
from core.cube.solve.bracket import SUPPLIED, BracketSource
from core.cube.solve.knowledge import Knowledge, in_both_metrics

PATTERNS = {pattern.name: pattern.cube for pattern in patterns()}
FAMOUS = (
    ("Superflip", Metric.HTM, 20, "M. Reid", 1995),
    ("Superflip", Metric.QTM, 24, "J. Bryan", 1995),
    ("Superflip with four spots", Metric.HTM, 20, "M. Reid", 1998),
    ("Superflip with four spots", Metric.QTM, 26, "M. Reid", 1998),
)


@pytest.fixture
def knowledge() -> Mapping[Metric, Knowledge]:
    return in_both_metrics(PUZZLE, SuppliedProofs())


@pytest.mark.parametrize(("name", "metric", "depth", "author", "year"), FAMOUS)
def test_what_was_published_is_known_at_once(
    name: str, metric: Metric, depth: int, author: str, year: int, knowledge: Mapping[Metric, Knowledge]
) -> None:
    found = knowledge[metric].look_up(PATTERNS[name])
    assert (found.lower, found.upper, found.source) == (depth, depth, BracketSource.PUBLISHED)
    assert found.reference is not None
    assert (found.reference.author, found.reference.year) == (author, year)
    assert found.provenance == f"published, {author}, {year}"


@pytest.mark.parametrize(("name", "metric", "depth", "author", "year"), FAMOUS)
def test_it_holds_however_the_cube_is_held_mirrored_and_for_the_inverse(
    name: str, metric: Metric, depth: int, author: str, year: int, knowledge: Mapping[Metric, Knowledge]
) -> None:
    cube = PATTERNS[name]
    mirrored = position([move.translate(str.maketrans("LR", "RL")) for move in reversed(inverse_moves(_way(name)))])
    turned = [Cube.rotated(k) * cube for k in range(24)]
    for alike in (cube.inverse(), mirrored, *turned):
        found = knowledge[metric].look_up(alike)
        assert (found.lower, found.upper, found.provenance) == (depth, depth, f"published, {author}, {year}")
        assert found.solution is not None
        assert position(found.solution, alike).solved


def _way(name: str) -> list[str]:
    return next(pattern.sequence for pattern in patterns() if pattern.name == name)


def test_every_proof_has_a_solution_as_long_as_its_depth_and_a_source() -> None:
    proofs = read_proofs()
    assert len(proofs) >= 2 * len(PATTERNS)
    for cube, proof in proofs:
        assert proof.solution is not None
        assert set(proof.solution) <= set(FACE_TURNS)
        assert position(proof.solution, cube).solved
        assert proof.metric.length(proof.solution) == proof.lower == proof.upper <= proof.metric.deepest(3)
        assert proof.source in SUPPLIED
        assert proof.reference is not None
        assert proof.reference.author and proof.reference.title and 1980 < proof.reference.year < 2100


def test_a_short_search_finds_nothing_shorter() -> None:
    for cube, proof in read_proofs():
        found = twophase.solve(cube, 0.02, Control(), proof.metric)
        assert found.upper_bound is not None
        assert found.upper_bound >= proof.lower


@pytest.mark.parametrize("metric", list(Metric))
def test_the_depth_follows_along_a_shortest_solution_but_was_not_published(
    metric: Metric, knowledge: Mapping[Metric, Knowledge]
) -> None:
    cube = PATTERNS["Superflip"]
    solution = knowledge[metric].look_up(cube).solution
    assert solution is not None
    cubes = [position(solution[:turns], cube) for turns in range(len(solution) + 1)]
    along = knowledge[metric].look_up_path(cubes, solution)
    assert [found.lower for found in along] == [metric.length(solution[turns:]) for turns in range(len(cubes))]
    assert all(found.is_exact for found in along)
    assert [found.source is BracketSource.PUBLISHED for found in along] == [True] + [False] * len(solution)
    assert not any(found.provenance for found in along[1:])


def test_scripts_are_told_the_same_without_a_search() -> None:
    way = format_moves(_way("Superflip with four spots"))
    for found in (solve.find_short_solution(way, "qtm"), solve.find_shortest_solution(way, "qtm", seconds=0.01)):
        assert (found.lower, found.upper, found.length, found.source) == (26, 26, 26, BracketSource.PUBLISHED)


def test_a_damaged_file_is_refused_and_supplies_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    damaged = tmp_path / "cube.json"
    damaged.write_text('{"proofs": [{"kind": "published"}]}', encoding="utf-8")
    with pytest.raises(InputError):
        read_proofs(damaged)
    monkeypatch.setattr(supplied_proofs, "read_proofs", lambda: read_proofs(damaged))
    supplied_proofs._classes.cache_clear()
    try:
        assert SuppliedProofs().read(Metric.HTM, [PATTERNS["Superflip"]]) == {}
    finally:
        supplied_proofs._classes.cache_clear()


def test_ways_are_read_as_the_notation_reads_them() -> None:
    for _, proof in read_proofs():
        assert proof.solution is not None
        assert tuple(parse_moves(format_moves(proof.solution))) == proof.solution
