"""Output for notebooks: figures compared with an article's, and curves as a small picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10

from core.explain.formulas.derivation import says

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 62, 16, 30, 44
KEY = 120
"""Width in pixels of the names of several curves, on the right."""
COLOURS = ("#2563eb", "#d97706", "#15803d", "#b91c1c", "#7c3aed", "#0f766e", "#78716c")
TICKS = 6
FONT = 'font-family="sans-serif" font-size="12"'

Points = Sequence[tuple[float, float]]


def compare_figures(rows: Iterable[tuple[str, str, float]]) -> str:
    """Return lines that compare what an article prints with what is computed here.

    Each row is a description, the printed figure and the computed value. The last column says whether they agree in all
    the digits that are printed.
    """
    head = ("", "printed", "computed", "")
    body = [(what, text, number(value), "agrees" if says(text, value) else "differs") for what, text, value in rows]
    return columns([head, *body])


def columns(rows: Sequence[Sequence[object]]) -> str:
    """Return rows of words and figures as lines of text, the first column left-aligned, others right."""
    cells = [[one if isinstance(one, str) else number(one) for one in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = []
    for first, *others in cells:
        rest = [one.rjust(width) for one, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *rest]).rstrip())
    return "\n".join(lines)


def number(value: object) -> str:
    """Return a whole number in full, another number with seven digits."""
    return f"{value + 0.0:.7g}" if isinstance(value, float) else str(value)  # adding 0.0 turns −0 into 0


class CurveChart:
    """Chart of named curves: a picture in a notebook, an SVG file as `curves.svg`."""

    def __init__(
        self, title: str, curves: Mapping[str, Points], *, x: str = "", y: str = "", log: bool = False
    ) -> None:
        """Label the axes with `x` and `y`; with `log`, heights are logarithmic and those of 0 are left out.

        Without any point to draw, `svg` raises ValueError.
        """
        self.title, self.x, self.y, self.log = title, x, y, log
        self.curves = {
            name: [(across, up) for across, up in points if up > 0 or not log] for name, points in curves.items()
        }

    def __repr__(self) -> str:
        return f"{self.title}: {', '.join(self.curves)}"

    def _repr_svg_(self) -> str:
        """Return the picture for Jupyter."""
        return self.svg

    @property
    def svg(self) -> str:
        """Picture as the text of an SVG file."""
        across, up = _Axis([x for one in self.curves.values() for x, _ in one]), self._heights()
        several = len(self.curves) > 1
        right = WIDTH - RIGHT - (KEY if several else 0)
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" {FONT}>',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
            _text(LEFT, 18, self.title, "start", "#111827", "bold"),
            _text((LEFT + right) / 2, HEIGHT - 8, self.x),
            f'<g transform="rotate(-90)">{_text(-(TOP + HEIGHT - BOTTOM) / 2, 14, self.y)}</g>',
        ]
        for value in across.ticks:
            place = LEFT + across.share(value) * (right - LEFT)
            parts += [_line(place, TOP, place, HEIGHT - BOTTOM), _text(place, HEIGHT - BOTTOM + 16, f"{value:g}")]
        for value in up.ticks:
            place = HEIGHT - BOTTOM - up.share(value) * (HEIGHT - TOP - BOTTOM)
            shown = f"{10**value:g}" if self.log else f"{value:g}"
            parts += [_line(LEFT, place, right, place), _text(LEFT - 6, place + 4, shown, "end")]
        for place_in_key, (name, points) in enumerate(self.curves.items()):
            colour = COLOURS[place_in_key % len(COLOURS)]
            places = [
                f"{LEFT + across.share(x) * (right - LEFT):.1f},"
                f"{HEIGHT - BOTTOM - up.share(log10(y) if self.log else y) * (HEIGHT - TOP - BOTTOM):.1f}"
                for x, y in points
            ]
            parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{" ".join(places)}"/>')
            if several:
                parts.append(_text(right + 12, TOP + 12 + 18 * place_in_key, name, "start", colour))
        return "\n".join([*parts, "</svg>"])

    def _heights(self) -> _Axis:
        found = [y for one in self.curves.values() for _, y in one]
        return _Axis([log10(y) for y in found]) if self.log else _Axis([0.0, *found])


class _Axis:
    """Axis with round ticks that covers some values."""

    def __init__(self, values: Sequence[float]) -> None:
        least, most = min(values), max(values)
        raw = (most - least) / TICKS or max(1.0, abs(most) / TICKS)
        power = 10.0 ** floor(log10(raw))
        step = next(power * one for one in (1, 2, 5, 10) if power * one >= raw)
        self._least, self._most = floor(least / step) * step, ceil(most / step) * step
        if self._most == self._least:  # all values are the same multiple of the step
            self._most += step
        steps = round((self._most - self._least) / step)
        self.ticks = [round(self._least + index * step, 12) for index in range(steps + 1)]

    def share(self, value: float) -> float:
        """Return the position of a value between both ends, 0..1."""
        return (value - self._least) / (self._most - self._least)


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="#e5e7eb"/>'


def _text(
    x: float, y: float, text: str, anchor: str = "middle", colour: str = "#4b5563", weight: str = "normal"
) -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} fill="{colour}" font-weight="{weight}">{escape(text)}</text>'
