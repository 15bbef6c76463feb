"""Make the figures of docs/ideas, computed by the engine, and the drawing of docs/architecture, as SVG files.

    .venv/bin/python build_scripts/figures.py [NAME ...]

Without a name all of them are made, in a few seconds. The tests make them anew and compare.
"""

import argparse
import struct
import sys
from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from core.notebook import COLOURS, FONT, CurveChart  # noqa: E402

DOCS = ROOT / "docs"
FOLDER = DOCS / "ideas"
ARCHITECTURE = "architecture"
"""Name of the only figure that is not of an idea."""
STICKERS = ("#f4f4f2", "#d1342f", "#2f9e57", "#f2c230", "#ef7f1a", "#2f6fd0")
"""Colours of the faces U, R, F, D, L and B."""
INK, GREY, PALE, WALL = "#111827", "#6b7280", "#e5e7eb", "#9ca3af"
LEVEL = """
##########
#    #   #
# $     .#
#@   #   #
###  ### #
#    #   #
##########
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="such as lumping; all without one")
    chosen = parser.parse_args().names or list(FIGURES)
    if unknown := [name for name in chosen if name not in FIGURES]:
        parser.error(f"there is no figure {unknown[0]}; there are {', '.join(FIGURES)}")
    for name in chosen:
        path = path_of(name)
        path.write_text(FIGURES[name](), encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")


def path_of(name: str) -> Path:
    """Return the file of a figure; the document that shows it has the same name and ends in .md."""
    return (DOCS if name == ARCHITECTURE else FOLDER) / f"{name}.svg"


def slab_painter() -> str:
    """Return the figure of a cube with a turning middle layer, drawn slab by slab."""
    from core.cube.drawing.scene import BEVEL, STICKER, Scene

    side, quarters, layer, axis = 200, 0.36, 1, 1
    facelets = bytes(place // 9 for place in range(54))
    scene, parts = Scene(3), []
    scene.look(0.62, 0.52)
    slabs = scene.order(axis, (layer,))
    for panel in range(len(slabs)):
        scene.fit(side * (panel + 0.5) + 10 * panel, side / 2 + 26, side * 0.47)
        for index, slab in enumerate(slabs[: panel + 1]):
            faded = ' opacity="0.35"' if index < panel < len(slabs) - 1 else ""
            parts.append(f"<g{faded}>")
            items, outlines = scene.slab(facelets, axis, slab.first, slab.last, quarters if slab.turning else 0.0)
            for item, path in zip(items, _outlines(outlines), strict=True):
                if item.kind != BEVEL:
                    ink = STICKERS[item.colour] if item.kind == STICKER else "#22252b"
                    parts.append(f'<path d="{path}" fill="{_lit(ink, item.light)}"/>')
            parts.append("</g>")
        turning = "turns" if slabs[panel].turning else "rests"
        parts.append(
            _text(side * (panel + 0.5) + 10 * panel, 16, f"{panel + 1}. layer {slabs[panel].first + 1} {turning}")
        )
    return _svg(3 * side + 20, side + 44, parts)


def cut_vertices() -> str:
    """Return the figure of a level's floor, with its blocks and cut vertices."""
    from core.sokoban import path

    square = 44
    decomposition = path.floor(LEVEL, (2, 2))
    parts = []
    rows = LEVEL.strip("\n").splitlines()
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            fill = WALL if sign == "#" else "#ffffff"
            parts.append(_rect(x * square, y * square, square, square, fill, PALE))
    for index, block in enumerate(decomposition.blocks):
        for x, y in block:
            if (x, y) not in decomposition.cut_vertices:
                ink = COLOURS[index % len(COLOURS)]
                parts.append(_rect(x * square, y * square, square, square, ink, "none", 0.22))
                parts.append(_text((x + 0.5) * square, (y + 0.5) * square + 4, str(index + 1), ink))
    for x, y in sorted(decomposition.cut_vertices, key=lambda vertex: vertex[::-1]):
        centre_x, centre_y = (x + 0.5) * square, (y + 0.5) * square
        half = 12
        corners = ((0, -half), (half, 0), (0, half), (-half, 0))
        points = " ".join(f"{centre_x + right},{centre_y + below}" for right, below in corners)
        parts.append(f'<polygon points="{points}" fill="{INK}"/>')
    return _svg(len(rows[0]) * square, len(rows) * square, parts)


def coset_tables() -> str:
    """Return the figure of the depth bound by Korf's three tables, against the depth itself."""
    from core.cube.solve import heuristic

    distributions_by_name = {
        "corners": heuristic.distribution("corners", "htm"),
        "largest of three": heuristic.distribution(heuristic.MAXIMUM, "htm"),
        "depth": heuristic.true_depth("htm"),
    }
    curves = {
        name: [(layer.depth, layer.states / law.total) for layer in law.layers]
        for name, law in distributions_by_name.items()
    }
    return CurveChart("What a table says, and the depth that it bounds", curves, x="half turns", y="share").svg


def fess() -> str:
    """Return the figure of boxes on goals and floor areas at every position of a solution."""
    from core.sokoban.formats.collection import read_file
    from core.sokoban.lurd import LETTERS, parse_lurd
    from core.sokoban.path.blocks import find_blocks

    entries = read_file(ROOT / "resources" / "levels" / "statewalk.sok").entries
    moves, state = next(
        (entry.recordings[0].moves, entry.level.start)
        for entry in entries
        if entry.level is not None and entry.level.title == "The Monastery"
    )

    def features() -> tuple[int, int]:
        areas = sum(square.parent < 0 for square in find_blocks(state).squares.values())
        return sum(state.board.goals[box] for box in state.boxes), areas

    visits = [features()]
    for letter in parse_lurd(moves):
        after = state.step(LETTERS.find(letter.lower()))
        assert after is not None, "a stored solution can be played"
        pushed, state = after.boxes != state.boxes, after
        visits += [features()] * pushed
    width, height, left, top, high = 58, 52, 66, 34, max(areas for _, areas in visits)
    across = len(state.boxes) + 1

    def centre(visit: tuple[int, int]) -> tuple[float, float]:
        return left + (visit[0] + 0.5) * width, top + (high - visit[1] + 0.5) * height

    parts = [_text(left, 18, "The Monastery: positions of its solution in each cell", INK, "start", "bold")]
    for boxes in range(across):
        for areas in range(1, high + 1):
            x, y = centre((boxes, areas))
            count = visits.count((boxes, areas))
            fill, depth = (COLOURS[0], min(0.15 + 0.1 * count, 0.75)) if count else ("#ffffff", 1.0)
            parts.append(_rect(x - width / 2, y - height / 2, width, height, fill, PALE, depth))
            parts += [_text(x + 18, y - 12, str(count), GREY)] * bool(count)
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(centre, visits))
    parts.append(f'<polyline points="{line}" fill="none" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>')
    for visit, name in ((visits[0], "start"), (visits[-1], "solved")):
        x, y = centre(visit)
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{INK}"/>', _text(x, y + 20, name, INK)]
    bottom = top + high * height
    parts += [_text(left + (boxes + 0.5) * width, bottom + 18, str(boxes)) for boxes in range(across)]
    parts += [_text(left - 12, centre((0, areas))[1] + 4, str(areas)) for areas in range(1, high + 1)]
    parts.append(_text(left + across * width / 2, bottom + 40, "boxes on goals"))
    parts.append(f'<g transform="rotate(-90)">{_text(-(top + bottom) / 2, 22, "areas of the floor")}</g>')
    return _svg(left + across * width + 16, bottom + 52, parts)


def lumping() -> str:
    """Return the figure of the errors of the lumped chain and the binomial on the 2x2x2."""
    from core.cube import walk
    from core.cube.walk.comparison import DistributionMethod

    both = walk.compare_methods("2x2x2", "qtm")
    names = {DistributionMethod.LUMPED: "lumped chain", DistributionMethod.BINOMIAL: "binomial"}
    errors = {name: list(enumerate(both.errors(method))) for method, name in names.items()}
    return CurveChart("How far from the truth, 2x2x2", errors, x="quarter turns", y="total variation").svg


def bag_chain() -> str:
    """Return the figure of the bag chain to 16: a dot a state, by tile sum; a line's strength is its flow."""
    from core.twenty48 import bag
    from core.twenty48.bag.graph import BagGraph

    graph = BagGraph(bag.solve_chain(16))
    step, row, left, top = 78, 38, 40, 40
    height = top + graph.tallest * row + 40
    columns = [column for column in graph.columns if column]

    def place(state: int) -> tuple[float, float]:
        column = graph.columns[graph.column(state)]
        offset = (graph.tallest - len(column)) / 2
        return left + graph.column(state) * step, top + (graph.ranks[state] + offset + 0.5) * row

    parts = [_text(left - 20, 18, "2048 in a bag, played to 16", INK, "start", "bold")]
    for state in range(graph.chain.states):
        for successor in graph.list_successors(state):
            (x1, y1), (x2, y2) = place(state), place(successor.state)
            ink = COLOURS[0] if successor.adds == 2 else COLOURS[1]
            parts.append(
                f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{ink}" '
                f'stroke-opacity="{0.15 + 0.8 * successor.flow:.2f}" stroke-width="{1 + 4 * successor.flow:.1f}"/>'
            )
    for column in columns:
        for state in column:
            x, y = place(state)
            tiles = "+".join(map(str, graph.chain.tiles(state))) or "empty"
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{INK}"/>')
            parts.append(_text(x, y - 8, tiles, INK))
    parts += [
        _text(left + place_ * step, height - 12, str(2 * place_))
        for place_, column in enumerate(graph.columns)
        if column
    ]
    return _svg(left + len(graph.columns) * step, height, parts)


def exact_odds() -> str:
    """Return the figure of the chance that perfect play still wins after other strategies, 3x3 to 64."""
    from core.twenty48 import strategies

    names = {"perfect": "perfect play", "snake": "snake", "corner": "corner", "greedy": "greedy", "random": "random"}
    curves = {}
    for key, name in names.items():
        examination = strategies.examine_strategy(key, 3, 64)
        curves[name] = [
            (layer.total, share) for layer, share in zip(examination.layers, examination.winnable, strict=True)
        ]
    return CurveChart("What can still be won, 3x3 to 64", curves, x="tile sum", y="probability").svg


def policy() -> str:
    """Return the figure of how often the networks solve scrambles of n turns in at most n moves."""
    import json

    from core.cube.policy.policy import ARTICLE

    measured = json.loads((ROOT / "resources" / "figures" / "policy.json").read_text(encoding="utf-8"))["rates"]
    curves = {
        name: [(rate_entry["n"], rate_entry["solved"] / rate_entry["games"]) for rate_entry in measured[key]]
        for key, name in (("mlp", "two networks"), ("bert", "bert"))
    }
    curves["the article"] = [(n, rate) for n, rate in ARTICLE.items() if n <= 20]
    return CurveChart("Solved without search, in at most n moves", curves, x="turns of the scramble", y="share").svg


def architecture() -> str:
    """Return the drawing of the data's way from the engine to the screen and into the store."""
    left, middle, right = 20, 310, 610
    parts = [
        *_box(left, 60, 150, 80, "jobs", "app/base/jobs", "worker threads"),
        *_box(left, 200, 150, 230, "engine", "core", "rules, searches,", "chains, formulas;", "knows no Qt"),
        *_box(middle, 60, 160, 80, "model", "app/…/model", "what is true on a page"),
        *_box(middle, 200, 160, 80, "session", "app/base/session", "states, history, clock"),
        *_box(middle, 350, 160, 80, "store", "app/base/storage", "games, proofs, settings"),
        *_box(right, 60, 150, 220, "views", "board, panel,", "plots, status line"),
        *_arrow((170, 85), (310, 85), "answer"),
        *_arrow((310, 115), (170, 115), "question", asked=True),
        *_arrow((80, 200), (80, 140), "result"),
        *_arrow((110, 140), (110, 200), "work", "start", asked=True),
        *_arrow((170, 225), (310, 225), "states and events"),
        *_arrow((310, 255), (170, 255), "apply a move", asked=True),
        *_arrow((390, 200), (390, 140), "changed"),
        *_arrow((470, 85), (610, 85), "changed"),
        *_arrow((610, 115), (470, 115), "commands", asked=True),
        *_arrow((470, 225), (610, 225), "events"),
        *_arrow((610, 255), (470, 255), "moves", asked=True),
        *_arrow((370, 280), (370, 350), "record"),
        *_arrow((410, 350), (410, 280), "saved game", "start"),
        *_arrow((610, 372), (670, 372), ""),
        _text(680, 376, "data", INK, "start"),
        *_arrow((610, 402), (670, 402), "", asked=True),
        _text(680, 406, "request", INK, "start"),
        _text(left, 30, "The way of the data: engine, session and model, views", INK, "start", "bold"),
    ]
    return _svg(780, 450, parts)


FIGURES: dict[str, Callable[[], str]] = {
    "slab-painter": slab_painter,
    "cut-vertices": cut_vertices,
    "coset-tables": coset_tables,
    "fess": fess,
    "lumping": lumping,
    "bag-chain": bag_chain,
    "exact-odds": exact_odds,
    "policy": policy,
    ARCHITECTURE: architecture,
}


# SVG elements


def _svg(width: float, height: float, parts: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" {FONT}>'
    return "\n".join([head, f'<rect width="{width:g}" height="{height:g}" fill="#ffffff"/>', *parts, "</svg>"]) + "\n"


def _rect(x: float, y: float, width: float, height: float, fill: str, edge: str, opacity: float = 1.0) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} fill="{fill}" fill-opacity="{opacity:.2f}" stroke="{edge}"/>'


def _text(x: float, y: float, text: str, ink: str = GREY, anchor: str = "middle", weight: str = "normal") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} fill="{ink}" font-weight="{weight}">{escape(text)}</text>'


def _box(x: float, y: float, width: float, height: float, name: str, *lines: str) -> list[str]:
    """Return a frame with a name and lines about it, all centred."""
    top = y + height / 2 - 8 * len(lines) + 4
    centre = x + width / 2
    words = [_text(centre, top + 17 * number, line) for number, line in enumerate(lines, 1)]
    return [_rect(x, y, width, height, COLOURS[0], INK, 0.08), _text(centre, top, name, INK, weight="bold"), *words]


def _arrow(
    begin: tuple[float, float], end: tuple[float, float], words: str, anchor: str = "end", *, asked: bool = False
) -> list[str]:
    """Return a level or upright arrow with words beside it, dashed for a request.

    The words of an upright arrow are at its left, or with the anchor "start" at its right.
    """
    (x1, y1), (x2, y2) = begin, end
    right, down = (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)
    corners = ((0, 0), (-8 * right - 4 * down, -8 * down - 4 * right), (-8 * right + 4 * down, -8 * down + 4 * right))
    head = " ".join(f"{x2 + across:g},{y2 + below:g}" for across, below in corners)
    ink, dashes = (GREY, ' stroke-dasharray="4 3"') if asked else (INK, "")
    if right:
        label = _text((x1 + x2) / 2, y1 + (16 if asked else -6), words, ink)
    else:
        label = _text(x1 + (6 if anchor == "start" else -6), (y1 + y2) / 2 + 4, words, ink, anchor)
    line = f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{ink}"{dashes}/>'
    return [line, f'<polygon points="{head}" fill="{ink}"/>', *([label] if words else [])]


def _lit(colour: str, light: float) -> str:
    """Return a colour as lit by a light at the viewer's side."""
    share = 0.62 + 0.38 * max(0.0, light)
    return "#" + "".join(f"{round(int(colour[index : index + 2], 16) * share):02x}" for index in (1, 3, 5))


def _outlines(data: bytes) -> Iterator[str]:
    """Yield the outlines in the data of `Scene.slab` as SVG paths."""
    offset = 0
    while offset < len(data):
        (count,) = struct.unpack_from("=i", data, offset)
        offset += 4
        words = []
        for _ in range(count):
            kind, x, y = struct.unpack_from("=idd", data, offset)
            offset += 20
            words.append(f"{('M', 'L', 'C', '')[kind]}{x:.1f} {y:.1f}")
        offset += 8
        yield " ".join(words) + "Z"


if __name__ == "__main__":
    main()
