"""Proofs of depths that come with the program, as data: `resources/proofs/cube.json`.

Some were published by others, the rest were computed by this program for its list of patterns. Each holds for a whole
symmetry class of positions, see `core.cube.symmetries`.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from core.base.figures import figures
from core.base.puzzle import InputError
from core.cube.cubie import Cube
from core.cube.metrics import Metric
from core.cube.moves import inverse_moves, position
from core.cube.solve.bracket import Bracket, BracketSource, ProofReference
from core.cube.solve.knowledge import place_in_class
from resources import ROOT

log = logging.getLogger(__name__)

FILE = ROOT / "proofs" / "cube.json"


def read_proofs(path: Path = FILE) -> list[tuple[Cube, Bracket]]:
    """Read the position and the bracket of each proof of a file. Raises InputError if it is damaged."""
    with figures(path) as stored:
        return [
            _proof(way.split(), Metric(group["metric"]), BracketSource(group["kind"]), _reference(group))
            for group in stored["proofs"]
            for way in group["shortest"]
        ]


def _reference(group: Mapping[str, object]) -> ProofReference:
    return ProofReference(str(group["author"]), int(str(group["year"])), str(group["title"]))


def _proof(
    way: Sequence[str], metric: Metric, source: BracketSource, reference: ProofReference
) -> tuple[Cube, Bracket]:
    """Return the position that a shortest sequence leads to from solved, and the bracket of its depth."""
    depth = metric.length(way)
    return position(way), Bracket(metric, depth, depth, tuple(inverse_moves(way)), source, reference)


@cache
def _classes(metric: Metric) -> Mapping[Cube, Bracket]:
    """Return the proofs of a metric by the representative of each symmetry class.

    Empty if the file is damaged, which must not keep the program from starting.
    """
    try:
        proofs = read_proofs()
    except InputError as error:
        log.warning("%s", error)
        return {}
    brackets = {}
    for cube, proof in proofs:
        if proof.metric is metric and proof.solution is not None:
            place = place_in_class(cube)
            brackets[place.cube] = proof.with_solution(place.translate_to_class(proof.solution))
    return brackets


class SuppliedProofs:
    """Read-only archive of the proofs that come with the program."""

    def read(self, metric: Metric, positions: Iterable[Cube]) -> Mapping[Cube, Bracket]:
        """Return the brackets of those `positions` whose proofs come with the program."""
        proved = _classes(metric)
        return {cube: proved[cube] for cube in positions if cube in proved}

    def keep(self, found: Mapping[Cube, Bracket]) -> None:
        """Keep nothing: results of searches belong in the user's own store."""
