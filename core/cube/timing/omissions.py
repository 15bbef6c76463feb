"""Contents of a file of times that an import leaves out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from core.base.words import Phrase, phrase

MOST_NAMED = 5
"""Most scramble types that are named in one sentence."""


@dataclass
class Omissions:
    """Counts of what an import leaves out, so that nothing is dropped in silence."""

    puzzles: list[str] = field(default_factory=list)
    """Sessions of other puzzles that are left out, each by its scramble type or else its name."""
    scramble_types: list[str] = field(default_factory=list)
    """Special scramble types of the sessions that are kept, one for each such session."""
    phases: int = 0
    """Number of times whose phases are left out."""
    reconstructions: int = 0
    """Number of times whose recorded moves are left out."""
    solves: int = 0
    """Number of entries without a time."""
    name_ends: int = 0
    """Number of sessions whose names are too long, so that their ends are left out."""
    lines: list[int] = field(default_factory=list)
    """Numbers of the lines, from 1, that hold no time."""

    def sentences(self) -> Sequence[Phrase]:
        """Return what was left out, a sentence without a full stop for each kind."""
        said = []
        if self.puzzles:
            said.append(
                phrase(
                    "%n sessions of other puzzles left out: {types}",
                    one="%n session of another puzzle left out: {types}",
                    n=len(self.puzzles),
                    types=_join_names(self.puzzles),
                )
            )
        if self.solves:
            said.append(
                phrase("%n solves without a time left out", one="%n solve without a time left out", n=self.solves)
            )
        if self.lines:
            said.append(
                phrase(
                    "%n lines left out that are not times, the first is line {first}",
                    one="%n line left out that is not a time: line {first}",
                    n=len(self.lines),
                    first=self.lines[0],
                )
            )
        if self.phases:
            said.append(phrase("Phases of %n times left out", one="Phases of %n time left out", n=self.phases))
        if self.reconstructions:
            said.append(
                phrase(
                    "Recorded moves of %n times left out",
                    one="Recorded moves of %n time left out",
                    n=self.reconstructions,
                )
            )
        if self.name_ends:
            said.append(phrase("Ends of %n long names left out", one="End of %n long name left out", n=self.name_ends))
        if self.scramble_types:
            said.append(phrase("Scramble types left out: {types}", types=_join_names(self.scramble_types)))
        return said


def _join_names(names: Sequence[str]) -> str:
    different = list(dict.fromkeys(names))
    return ", ".join(different[:MOST_NAMED]) + (", …" if len(different) > MOST_NAMED else "")
