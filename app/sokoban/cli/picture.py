"""Command `statewalk sokoban import`: read the level on a picture."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.cli.command import JSON, Argument, CommandAnswer, Subcommand, print_answer
from app.cli.file_arguments import write_argument
from app.cli.options import DONE, NO_ANSWER
from app.cli.streams import write_file
from app.work.progress import percent, run_with_progress, say
from core.base.puzzle import InputError
from core.picture.grid import grid_at
from core.picture.kind import TileKind
from core.sokoban.formats.collection import CollectionEntry, make_collection, make_entry, read_file
from core.sokoban.formats.link import is_link
from core.sokoban.formats.write import write_sok

if TYPE_CHECKING:
    from core.picture.reading import PictureLevel

NAMES = {kind.name.lower().replace("_", "-"): kind for kind in TileKind}


def _import(arguments: argparse.Namespace) -> int:
    if is_link(str(arguments.file)):
        return _put_out(arguments, read_file(arguments.file).entries[0], {}, [])
    found = _read(arguments.file, arguments.grid)
    kinds = list(found.guess)
    for text in arguments.name:
        number, kind = _parse_tile_name(text, len(kinds))
        kinds[number - 1] = kind
    entry = make_entry(found.rows(kinds), arguments.file.stem)
    grid = found.grid
    facts = {
        "grid": {"left": grid.left, "top": grid.top, "size": grid.size, "columns": grid.columns, "rows": grid.rows},
        "tiles": [
            {"tile": number, "kind": _name(kind), "squares": len(tile.squares), "first": list(tile.squares[0])}
            for number, (tile, kind) in enumerate(zip(found.tiles, kinds, strict=True), 1)
        ],
    }
    lines = [f":: {one['tile']} {one['kind']}, {one['squares']} squares" for one in facts["tiles"]]  # type: ignore[index]
    return _put_out(arguments, entry, facts, lines)


def _put_out(arguments: argparse.Namespace, entry: CollectionEntry, facts: dict[str, Any], lines: Sequence[str]) -> int:
    """Write the level as the options ask, and return the exit code for whether it can be played."""
    fault = next((str(finding.error()) for finding in entry.findings if finding.fatal), "")
    collection = make_collection("", [entry])
    if arguments.json:
        facts |= {"rows": list(entry.rows), "playable": entry.level is not None, "fault": fault}
        print_answer(CommandAnswer(facts, ""), as_json=True)
    elif arguments.out is None:
        write_file("\n".join([*lines, "", write_sok(collection)]).lstrip())
    if arguments.out is not None:
        write_argument(arguments.out, write_sok(collection))
    if fault and not arguments.json:
        say(f"{fault} Correct the tiles with --name.")
    return DONE if not fault else NO_ANSWER


def _read(path: Path, grid: str | None) -> PictureLevel:
    from app.base.theme.images import read_image  # Qt's image readers need no window
    from app.sokoban.picture.model import flatten_picture
    from core.picture.reading import read_on, read_picture

    image, pixels = flatten_picture(read_image(path))
    if grid is not None:
        return read_on(pixels, grid_at(*_lines(grid), image.width(), image.height()))
    return run_with_progress(
        lambda control: read_picture(pixels, control),
        lambda control: f"{path.name}: {percent(control)}" if control.total else "",
    )


def _lines(text: str) -> tuple[float, float, float]:
    """Return left, top and size of the grid in the option --grid; raise InputError if it is invalid."""
    try:
        left, top, size = (float(word) for word in text.split(","))
    except ValueError:
        raise InputError(f"--grid {text}: give three numbers, as in --grid 4,2.5,32") from None
    return left, top, size


def _parse_tile_name(text: str, count: int) -> tuple[int, TileKind]:
    """Return the tile number and the kind in an option --name; raise InputError if it is invalid."""
    number, _, name = text.partition("=")
    if not number.isascii() or not number.isdigit() or not 1 <= int(number[:9]) <= count:
        raise InputError(f"--name {text}: the tiles are numbered from 1 to {count}")
    if name not in NAMES:
        raise InputError(f"--name {text}: {name or 'nothing'} is not one of {', '.join(NAMES)}")
    return int(number), NAMES[name]


def _name(kind: TileKind) -> str:
    return next(name for name, one in NAMES.items() if one is kind)


IMPORT = Subcommand(
    _import,
    (
        Argument("file", type=Path, metavar="PICTURE", help="image file, or a link to a level"),
        Argument(
            "--name",
            action="append",
            default=[],
            metavar="N=KIND",
            help=f"tile N shows KIND: {', '.join(NAMES)}; can be repeated",
        ),
        Argument(
            "--grid",
            metavar="LEFT,TOP,SIZE",
            help="left and top of the grid and side of its squares, in pixels (default: found in the picture)",
        ),
        Argument("--out", type=Path, metavar="FILE", help="write a .sok file (default: standard output)"),
        JSON,
    ),
    "Find the grid and the tiles of a picture (PNG, JPEG, GIF, BMP, WebP), guess what each tile is, and print the "
    "level. Correct wrong guesses with --name. Instead of a picture, a link to a level can be given. Exit code 1 if "
    "the level cannot be played.",
)
