"""Regenerate the generated levels of the bundled collection, grade all levels, and sort by difficulty.

    .venv/bin/python build_scripts/make_levels.py [FILE ...]

Levels drawn by hand are kept in resources/levels/statewalk.sok; those of the recipes below are made again from their
seeds, which takes some minutes. A level drawn by hand that has no grade yet is given the best solution there is. The
first levels teach, in the order of PATH; the rest is ordered by `core.sokoban.generate.difficulty`. A level that is the
same as another one of the collection or of the FILEs, even turned or mirrored, is refused.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from dataclasses import replace

from core.base.control import Control
from core.sokoban.formats.collection import (
    DIFFICULTY,
    GRADE,
    MADE,
    CollectionEntry,
    make_collection,
    make_entry,
    read_file,
)
from core.sokoban.formats.write import save
from core.sokoban.generate.difficulty import GRADES, measure
from core.sokoban.generate.generate import GeneratedLevel, best_solution, generate
from core.sokoban.generate.make import make_from_seed
from core.sokoban.generate.rooms import RoomStyle
from core.sokoban.generate.wishes import MOST_PUSHES, GenerationMethod, Refusal, Wishes
from core.sokoban.graph.exhaustive import Backward
from core.sokoban.identity import duplicates, identity
from core.sokoban.level import Level, Recording
from core.sokoban.replay import replay
from resources import ROOT

PLACE = ROOT / "levels" / "statewalk.sok"
PATH = (
    "First Steps",
    "Round the Corner",
    "So Near",
    "The Snail",
    "The Pantry",
    "The Tunnel",
    "The Hourglass",
    "One Step Down",
    "The Cork",
    "The Lobby",
    "Two by Two",
    "The Passage",
)
"""Titles of the first levels: pushing, lifting, turning, dead squares, tunnels, order, corrals."""
POSITIONS = 8_000_000
"""Maximum number of positions searched for a proof."""
ROOMS = 24
NOTES = """\
:: The levels that come with Statewalk. The first twelve are a path for a first evening: pushing, lifting, turning a box
:: round, squares of no return, tunnels, order, playing backwards, corrals. After them the levels grow harder.
:: Of the {all} levels {drawn} were drawn by hand, and {made} were put together by chance and chosen: these say how
:: (statewalk sokoban generate with the same arguments makes them again). Around some of the drawings a search then
:: tried other walls and starts, as long as the idea stayed. Every level has a stored solution with the fewest pushes
:: possible, and among these the fewest moves: an exhaustive search backwards from the goals proved it.
:: Grades, of five, are those of a measured difficulty."""


RECIPES = {
    "The Cupboard": "--seed 3 --width 7 --height 7 --boxes 2 --style free",
    "The Dogleg": "--seed 1 --width 8 --height 7 --boxes 2 --style turned",
    "The Signpost": "--seed 4 --width 8 --height 7 --boxes 2 --style mirrored",
    "The Alcove": "--seed 5 --width 8 --height 7 --boxes 2 --style turned",
    "The Stair": "--seed 3 --width 9 --height 7 --boxes 3 --style free",
    "The Barrel": "--seed 3 --width 7 --height 9 --boxes 4 --style free",
    "The Crooked Lane": "--seed 3 --width 9 --height 8 --boxes 3 --style free",
    "The Stepladder": "--seed 5 --width 8 --height 8 --boxes 4 --style turned",
    "The Stable": "--seed 6 --width 9 --height 7 --boxes 3 --style crossed",
    "The Trestle": "--seed 4 --width 9 --height 7 --boxes 3 --style mirrored",
    "The Smithy": "--seed 4 --width 9 --height 8 --boxes 4 --style mirrored",
    "The Closets": "--seed 6 --width 9 --height 8 --boxes 4 --style crossed",
    "The Lodge": "--seed 3 --width 9 --height 8 --boxes 4 --style free",
    "The Bottle": "--seed 6 --width 9 --height 9 --boxes 4 --style crossed",
    "The Ward": "--seed 2 --width 9 --height 10 --boxes 4 --style crossed",
    "The Landing": "--seed 3 --width 8 --height 9 --boxes 5 --style free",
    "The Switchback": "--seed 5 --width 10 --height 9 --boxes 4 --style turned",
    "The Turnstile": "--seed 1 --width 9 --height 10 --boxes 4 --style turned",
    "The Boathouse": "--seed 3 --width 10 --height 8 --boxes 5 --style free",
    "The Back Stairs": "--seed 3 --width 9 --height 10 --boxes 4 --style free",
    "The Weaver": "--seed 5 --width 9 --height 9 --boxes 4 --style turned",
    "The Junction": "--seed 2 --width 11 --height 8 --boxes 4 --style crossed",
    "The Lift Shaft": "--seed 3 --width 10 --height 9 --boxes 4 --style free",
    "The Mezzanine": "--seed 3 --width 11 --height 9 --boxes 5 --style free",
    "The Crank": "--seed 5 --width 11 --height 9 --boxes 5 --style turned",
    "The Rotunda": "--seed 6 --width 9 --height 9 --boxes 5 --style crossed",
    "The Stairwell": "--seed 1 --width 11 --height 9 --boxes 5 --style turned",
    "The Vault": "--seed 3 --width 9 --height 9 --boxes 5 --style free",
    "The Sorting Yard": "--seed 2 --width 11 --height 9 --boxes 5 --style crossed",
    "The Bandstand": "--seed 4 --width 11 --height 9 --boxes 5 --style mirrored",
    "The Bench": "--method tree --seed 5012 --width 7 --height 6 --boxes 2 --style mirrored --pushes 6-30",
    "The Shelf": "--method lines --seed 5010 --width 7 --height 6 --boxes 2 --style turned --pushes 6-30",
    "The Kettle": "--method lines --seed 1002 --width 7 --height 7 --boxes 2 --style mirrored --pushes 8-30",
    "The Dice": "--method templates --seed 8005 --width 8 --height 8 --boxes 3 --style crossed --pushes 12-40",
    "The Chimney": "--method lines --seed 6000 --width 7 --height 8 --boxes 2 --style turned --pushes 8-30",
    "The Bookend": "--method templates --seed 5017 --width 7 --height 6 --boxes 2 --style crossed --pushes 6-30",
    "The Four Posts": "--method templates --seed 1210 --width 8 --height 8 --boxes 3 --style crossed --pushes 12-40",
    "The Envelope": "--method tree --seed 5009 --width 7 --height 6 --boxes 2 --style turned --pushes 6-30",
    "The Two Steps": "--method templates --seed 6019 --width 7 --height 8 --boxes 2 --style turned --pushes 8-30",
    "The Satchel": "--method templates --seed 6016 --width 7 --height 8 --boxes 2 --style turned --pushes 8-30",
    "The Owl": "--method tree --seed 6017 --width 7 --height 8 --boxes 2 --style mirrored --pushes 8-30",
    "The Manger": "--method lines --seed 8004 --width 8 --height 8 --boxes 3 --style mirrored --pushes 12-40",
    "The Washhouse": "--method lines --seed 1113 --width 8 --height 7 --boxes 2 --style turned --pushes 10-40",
    "The Paddle": "--method templates --seed 8011 --width 8 --height 8 --boxes 3 --style turned --pushes 12-40",
    "The Parcel": "--method tree --seed 1004 --width 7 --height 7 --boxes 2 --style turned --pushes 8-30",
    "The Corset": "--method tree --seed 6005 --width 7 --height 8 --boxes 2 --style crossed --pushes 8-30",
    "The Granary": "--method templates --seed 1702 --width 9 --height 9 --boxes 5 --style mirrored --pushes 20-80",
    "The Lighthouse": "--method tree --seed 1202 --width 8 --height 8 --boxes 3 --style crossed --pushes 12-40",
    "The Gully": "--method tree --seed 1700 --width 9 --height 9 --boxes 5 --style turned --pushes 20-80",
    "The Wardrobe": "--method tree --seed 1814 --width 10 --height 9 --boxes 5 --style crossed --pushes 25-100",
    "The Saddle": "--method tree --seed 9020 --width 9 --height 7 --boxes 3 --style turned --pushes 15-60",
    "The Turret": "--method tree --seed 1205 --width 8 --height 8 --boxes 3 --style crossed --pushes 12-40",
    "The Tannery": "--method lines --seed 1716 --width 9 --height 9 --boxes 5 --style mirrored --pushes 20-80",
    "The Windmill": "--method tree --seed 10010 --width 9 --height 9 --boxes 3 --style turned --pushes 18-80",
    "The Beehive": "--method tree --seed 1409 --width 9 --height 9 --boxes 4 --style turned --pushes 18-70",
    "The Jug": "--method lines --seed 10014 --width 9 --height 9 --boxes 3 --style mirrored --pushes 18-80",
    "The Observatory": "--method lines --seed 11019 --width 9 --height 9 --boxes 4 --style mirrored --pushes 22-90",
    "The Toll House": "--method tree --seed 1118 --width 8 --height 7 --boxes 2 --style mirrored --pushes 10-40",
    "The Tramway": "--method templates --seed 1303 --width 9 --height 8 --boxes 3 --style crossed --pushes 15-50",
    "The Pedestal": "--method templates --seed 12001 --width 10 --height 8 --boxes 4 --style mirrored --pushes 20-90",
    "The Canyon": "--method tree --seed 14000 --width 10 --height 10 --boxes 5 --style turned --pushes 25-120",
    "The Abbey": "--method tree --seed 1916 --width 11 --height 9 --boxes 5 --style crossed --pushes 25-110",
    "The Cauldron": "--method lines --seed 11007 --width 9 --height 9 --boxes 4 --style mirrored --pushes 22-90",
    "The Foundry": "--method tree --seed 1919 --width 11 --height 9 --boxes 5 --style turned --pushes 25-110",
    "The Ropewalk": "--method tree --seed 1514 --width 10 --height 9 --boxes 4 --style turned --pushes 20-80",
    "The Pyramid": "--method templates --seed 1519 --width 10 --height 9 --boxes 4 --style mirrored --pushes 20-80",
    "The Printing House": "--method templates --seed 9016 --width 9 --height 7 --boxes 3 --style turned --pushes 15-60",
    "The Canal": "--method tree --seed 12002 --width 10 --height 8 --boxes 4 --style crossed --pushes 20-90",
    "The Obelisk": "--method lines --seed 14001 --width 10 --height 10 --boxes 5 --style mirrored --pushes 25-120",
    "The Viaduct": "--method lines --seed 13029 --width 11 --height 9 --boxes 4 --style mirrored --pushes 25-120",
    "The Throne Room": "--method lines --seed 2010 --width 12 --height 10 --boxes 5 --style mirrored --pushes 30-120",
    "The Ravine": "--method lines --seed 1620 --width 10 --height 10 --boxes 4 --style turned --pushes 25-90",
    "The Customs House": "--method templates --seed 1810 --width 10 --height 9 --boxes 5 --style free --pushes 25-100",
    "The Labyrinth": "--method templates --seed 2128 --width 10 --height 10 --boxes 6 --style free --pushes 25-120",
}
"""Arguments of `statewalk sokoban generate` for each generated level, by title."""


def main(arguments: list[str]) -> int:
    """Make the collection. Return 1 if a level cannot be made or is not new."""
    if arguments[:1] in (["--help"], ["-h"]):
        print(__doc__, end="")
        return 0
    old = read_file(PLACE)
    drawn = [entry for entry in old.entries if MADE not in dict(entry.keys)]
    drawn = [entry if DIFFICULTY in dict(entry.keys) else _with_fewest_moves(entry) for entry in drawn]
    generated = []
    for title, recipe in RECIPES.items():
        entry = _made(title, recipe)
        if entry is None:
            print(f"{title}: nothing came of {recipe}.", file=sys.stderr)
            return 1
        generated.append(entry)
    graded = {entry.title: _graded(entry) for entry in (*drawn, *generated)}
    entries = in_order(graded)
    for index, first in duplicates(entry.drawn for entry in entries).items():
        print(f"{entries[index].title} is the same as {entries[first].title}.", file=sys.stderr)
        return 1
    known = {identity(level): path for path in map(Path, arguments) for level in read_file(path).levels}
    for entry in entries:
        if identity(entry.drawn) in known:
            print(f"{entry.title} is in {known[identity(entry.drawn)]}.", file=sys.stderr)
            return 1
    save(PLACE, make_collection(old.title, entries, old.keys, notes_on(entries)))
    print(f"{len(entries)} levels written to {PLACE}.", file=sys.stderr)
    return 0


def _made(title: str, recipe: str) -> CollectionEntry | None:
    words = recipe.split()
    said = dict(zip(words[::2], words[1::2], strict=True))
    seed, width, height, boxes = (int(said[f"--{name}"]) for name in ("seed", "width", "height", "boxes"))
    style = RoomStyle(said["--style"])
    level: GeneratedLevel | Refusal | None
    if "--method" in said:
        least, _, most = said.get("--pushes", f"1-{MOST_PUSHES}").partition("-")
        wishes = Wishes(width, height, boxes, style, GenerationMethod(said["--method"]), int(least), int(most))
        level = make_from_seed(wishes, seed, Control())
    else:
        level = generate(seed, width, height, boxes, style, ROOMS, Control())
    if level is None or isinstance(level, Refusal):
        return None
    print(f"{title}: {level.tally.pushes} pushes", file=sys.stderr)
    return make_entry(level.rows, title, [(MADE, recipe)], recordings=[Recording("Solution", level.solution)])


def _with_fewest_moves(entry: CollectionEntry) -> CollectionEntry:
    """Return a level drawn by hand with the best solution there is, if a search can prove it."""
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


def _graded(entry: CollectionEntry) -> CollectionEntry:
    """Return the level with its grade and difficulty as keys."""
    level = _level(entry)
    measures = measure(level.start, level.solutions[0], Control())
    grade = (GRADE, f"{measures.grade()} of {len(GRADES)}"), (DIFFICULTY, f"{measures.difficulty():.1f}")
    others = tuple(pair for pair in entry.keys if pair[0] not in (GRADE, DIFFICULTY))
    return replace(entry, keys=others + grade)


def notes_on(entries: list[CollectionEntry]) -> str:
    """Return the notes at the beginning of the file, with the numbers of levels."""
    made = sum(MADE in dict(entry.keys) for entry in entries)
    return NOTES.format(all=len(entries), drawn=len(entries) - made, made=made)


def in_order(graded: dict[str, CollectionEntry]) -> list[CollectionEntry]:
    """Return the levels in order: first those that teach, then all others from easy to hard."""
    rest = sorted((entry for title, entry in graded.items() if title not in PATH), key=_difficulty)
    return [graded[title] for title in PATH] + rest


def _difficulty(entry: CollectionEntry) -> float:
    return float(dict(entry.keys)[DIFFICULTY])


def _level(entry: CollectionEntry) -> Level:
    level = entry.level
    assert level is not None, entry.title
    return level


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
