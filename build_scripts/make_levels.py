"""Make the generated levels of the bundled collection anew, and put all of it in order of difficulty.

    .venv/bin/python build_scripts/make_levels.py [FILE ...]

Levels that were drawn by hand stay in resources/levels/statewalk.sok; those of the recipes below are made again from
their seeds, which takes some minutes. The first levels teach and keep their order; the rest is graded by the length
and the changes of box of the best solution and, less than these, by how many positions the plainest solver has to look
at: an open room has very many without being hard. Refuses a level that is the same as another one of the collection or
of the FILEs, however it is turned or mirrored.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from dataclasses import replace
from math import cbrt
from typing import NamedTuple

from core.control import Control
from core.sokoban.formats.collection import Entry, make_collection, make_entry, read_file
from core.sokoban.formats.write import save
from core.sokoban.generate.generate import best_solution, generate
from core.sokoban.generate.rooms import Style
from core.sokoban.graph.exhaustive import Backward, Forward
from core.sokoban.identity import duplicates, identity
from core.sokoban.level import Level, Recording
from core.sokoban.replay import replay
from resources import ROOT

PLACE = ROOT / "levels" / "statewalk.sok"
TEACHING = 8
"""How many levels at the beginning keep their order."""
POSITIONS = 8_000_000
"""Most positions searched for a grade or a proof."""
MADE = "Made"
"""The key that says which arguments made a level."""
ROOMS = 24
NOTES = """\
:: The levels that come with Statewalk, from first steps to hard. Rooms were drawn by hand, or put together by chance
:: where a level says how it was made (statewalk sokoban generate with these arguments makes it again). Every one has a
:: stored solution with the fewest pushes possible, and among these the fewest moves: an exhaustive search backwards
:: from the goals found both the position and its solution."""


class Recipe(NamedTuple):
    """What makes a level."""

    title: str
    seed: int
    width: int
    height: int
    boxes: int
    style: str

    @property
    def arguments(self) -> str:
        """For `statewalk sokoban generate`."""
        size = f"--width {self.width} --height {self.height} --boxes {self.boxes}"
        return f"--seed {self.seed} {size} --style {self.style}"


RECIPES = (
    Recipe("The Cupboard", 3, 7, 7, 2, "free"),
    Recipe("The Dogleg", 1, 8, 7, 2, "turned"),
    Recipe("The Signpost", 4, 8, 7, 2, "mirrored"),
    Recipe("The Alcove", 5, 8, 7, 2, "turned"),
    Recipe("The Stair", 3, 9, 7, 3, "free"),
    Recipe("The Barrel", 3, 7, 9, 4, "free"),
    Recipe("The Crooked Lane", 3, 9, 8, 3, "free"),
    Recipe("The Stepladder", 5, 8, 8, 4, "turned"),
    Recipe("The Stable", 6, 9, 7, 3, "crossed"),
    Recipe("The Trestle", 4, 9, 7, 3, "mirrored"),
    Recipe("The Smithy", 4, 9, 8, 4, "mirrored"),
    Recipe("The Closets", 6, 9, 8, 4, "crossed"),
    Recipe("The Lodge", 3, 9, 8, 4, "free"),
    Recipe("The Bottle", 6, 9, 9, 4, "crossed"),
    Recipe("The Ward", 2, 9, 10, 4, "crossed"),
    Recipe("The Landing", 3, 8, 9, 5, "free"),
    Recipe("The Switchback", 5, 10, 9, 4, "turned"),
    Recipe("The Turnstile", 1, 9, 10, 4, "turned"),
    Recipe("The Boathouse", 3, 10, 8, 5, "free"),
    Recipe("The Back Stairs", 3, 9, 10, 4, "free"),
    Recipe("The Weaver", 5, 9, 9, 4, "turned"),
    Recipe("The Junction", 2, 11, 8, 4, "crossed"),
    Recipe("The Lift Shaft", 3, 10, 9, 4, "free"),
    Recipe("The Mezzanine", 3, 11, 9, 5, "free"),
    Recipe("The Crank", 5, 11, 9, 5, "turned"),
    Recipe("The Rotunda", 6, 9, 9, 5, "crossed"),
    Recipe("The Stairwell", 1, 11, 9, 5, "turned"),
    Recipe("The Vault", 3, 9, 9, 5, "free"),
    Recipe("The Sorting Yard", 2, 11, 9, 5, "crossed"),
    Recipe("The Bandstand", 4, 11, 9, 5, "mirrored"),
)


def main(arguments: list[str]) -> int:
    """Make the collection; 1 if a level is no level of its own."""
    if arguments[:1] in (["--help"], ["-h"]):
        print(__doc__, end="")
        return 0
    old = read_file(PLACE)
    drawn = [_with_fewest_moves(entry) for entry in old.entries if not any(key == MADE for key, _ in entry.keys)]
    made = []
    for recipe in RECIPES:
        entry = _made(recipe)
        if entry is None:
            print(f"{recipe.title}: nothing came of {recipe.arguments}.", file=sys.stderr)
            return 1
        made.append(entry)
    entries = drawn[:TEACHING] + sorted(drawn[TEACHING:] + made, key=_difficulty)
    for index, first in duplicates(entry.drawn for entry in entries).items():
        print(f"{entries[index].title} is the same as {entries[first].title}.", file=sys.stderr)
        return 1
    known = {identity(level): path for path in map(Path, arguments) for level in read_file(path).levels}
    for entry in entries:
        if identity(entry.drawn) in known:
            print(f"{entry.title} is in {known[identity(entry.drawn)]}.", file=sys.stderr)
            return 1
    save(PLACE, make_collection(old.title, entries, old.keys, NOTES))
    print(f"{len(entries)} levels written to {PLACE}.", file=sys.stderr)
    return 0


def _made(recipe: Recipe) -> Entry | None:
    size = (recipe.width, recipe.height, recipe.boxes)
    level = generate(recipe.seed, *size, Style(recipe.style), ROOMS, Control())
    if level is None:
        return None
    print(f"{recipe.title}: {level.tally.pushes} pushes", file=sys.stderr)
    solution = Recording("Solution", level.solution)
    return make_entry(level.rows, recipe.title, [(MADE, recipe.arguments)], recordings=[solution])


def _with_fewest_moves(entry: Entry) -> Entry:
    """A level drawn by hand with the best solution there is, if a search can prove it."""
    level = _level(entry)
    search = Backward(level.start.board, POSITIONS)
    search.explore(Control())
    best = best_solution(search, level.start)
    if best is None:
        print(f"{entry.title}: too large to prove anything.", file=sys.stderr)
        return entry
    before, after = (replay(level.start, moves).tally for moves in (level.solutions[0], best))
    if (after.pushes, after.moves) == (before.pushes, before.moves):
        return entry
    print(f"{entry.title}: {before} becomes {after}", file=sys.stderr)
    return replace(entry, recordings=(Recording("Solution", best),))


def _difficulty(entry: Entry) -> int:
    level = _level(entry)
    search = Forward(level.start.board, POSITIONS)
    search.explore(level.start, Control())
    tally = replay(level.start, level.solutions[0]).tally
    return tally.pushes * tally.box_changes * round(cbrt(len(search)))


def _level(entry: Entry) -> Level:
    level = entry.level
    assert level is not None, entry.title
    return level


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
