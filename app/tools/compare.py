"""`statewalk bench --compare`: other programs from PyPI and ours in turns on the same work.

A page's folder may have a module `peers` with `PEERS`. A missing package is reported with the command that installs it;
nothing is ever installed here.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from statistics import fmean, median

from app.base import registry
from app.cli.command import CommandAnswer
from core.base.puzzle import InputError

ROUNDS = 7
"""Measured rounds; one more is run first and not counted, since it may load tables."""

Work = Callable[[], list[float]]
"""Function that does all of the work and returns a figure of merit for each piece, such as its length."""


@dataclass(frozen=True)
class Peer:
    """Program to compare with: `prepare` returns our work and that of the `package`.

    `module` is the package's module to import. `pieces` says what is done, `merit` what the figures of merit are, ""
    for none. `lacking` returns a sentence on what an installed package still needs; it must be as quick as a look at
    the disk.
    """

    package: str
    module: str
    pieces: str
    merit: str
    prepare: Callable[[], tuple[Work, Work]]
    lacking: Callable[[], str] = lambda: ""


@dataclass(frozen=True)
class PeerComparison:
    """Median CPU seconds a round, and mean figures of merit, of this program and of a peer."""

    ours: float
    theirs: float
    our_merit: float | None
    their_merit: float | None

    @property
    def ratio(self) -> float:
        """Factor by which the peer takes longer than this program."""
        return self.theirs / self.ours


def peers() -> list[Peer]:
    """Return the peers of every page."""
    parts = (entry.part("peers") for entry in registry.PAGES)
    return [peer for part in parts if part is not None for peer in part.PEERS]


def find_installed_version(peer: Peer) -> str:
    """Return the version of a peer that is installed; "" for none."""
    try:
        return version(peer.package) if find_spec(peer.module) is not None else ""
    except (PackageNotFoundError, ModuleNotFoundError):
        return ""


def compare_with_peer(peer: Peer, rounds: int = ROUNDS) -> PeerComparison:
    """Measure this program and a peer in turns, by CPU time, for `rounds` rounds after an uncounted one."""
    works = peer.prepare()
    seconds: tuple[list[float], list[float]] = ([], [])
    merits: list[list[float]] = [[], []]
    for number in range(rounds + 1):
        for place, work in enumerate(works):
            begin = time.process_time()
            merits[place] = work()
            if number:
                seconds[place].append(time.process_time() - begin)
    ours, theirs = (fmean(figures) if figures else None for figures in merits)
    return PeerComparison(median(seconds[0]), median(seconds[1]), ours, theirs)


def comparisons(words: list[str]) -> Iterator[CommandAnswer]:
    """Yield the comparisons with packages that have one of the words in their name or work."""
    chosen = [peer for peer in peers() if not words or any(word in f"{peer.package} {peer.pieces}" for word in words)]
    if not chosen:
        names = ", ".join(peer.package for peer in peers())
        raise InputError(f"No comparison has {' or '.join(words)} in its name. There are: {names}")
    for peer in chosen:
        installed_version = find_installed_version(peer)
        missing = peer.lacking() if installed_version else f"pip install {peer.package}"
        about = {"package": peer.package, "version": installed_version, "work": peer.pieces}
        if missing:
            hint = missing if installed_version else f"To install it: {missing}"
            yield CommandAnswer({**about, "missing": missing}, f"{peer.package}: not measured. {hint}")
            continue
        print(f"Measuring {peer.package} {installed_version}: {peer.pieces}", file=sys.stderr)
        result = compare_with_peer(peer)
        figures = {"ours_seconds": result.ours, "theirs_seconds": result.theirs, "ratio": result.ratio}
        merit = {"merit": peer.merit, "ours_merit": result.our_merit, "theirs_merit": result.their_merit}
        yield CommandAnswer(
            {**about, **figures, **(merit if peer.merit else {})}, _format_comparison(peer, installed_version, result)
        )


def _format_comparison(peer: Peer, found: str, result: PeerComparison) -> str:
    line = (
        f"{peer.pieces}: Statewalk {result.ours:.3g} s, {peer.package} {found} {result.theirs:.3g} s, "
        f"{result.ratio:.3g} times as long"
    )
    if not peer.merit:
        return line
    return f"{line}; {peer.merit}: Statewalk {result.our_merit:.2f}, {peer.package} {result.their_merit:.2f}"
