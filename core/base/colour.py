"""Contrast and perceived distance of colours, which are "#rrggbb" in sRGB (IEC 61966-2-1)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Lab = tuple[float, float, float]

HARD_TO_TELL = 15.0
"""CIEDE2000 distance below which two stickers are easily taken for each other."""
_WHITE = (0.95047, 1.0, 1.08883)
"""Tristimulus values of the illuminant D65 for the 2-degree observer."""


def _linear(colour: str) -> tuple[float, float, float]:
    parts = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, 0 for black to 1 for white (WCAG 2.2)."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of two colours by WCAG 2.2, from 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: str) -> Lab:
    """Return a colour in CIE 1976 L*a*b* under the illuminant D65."""
    red, green, blue = _linear(colour)
    xyz = (
        0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        0.0193339 * red + 0.1191920 * green + 0.9503041 * blue,
    )
    ratios = (part / white for part, white in zip(xyz, _WHITE, strict=True))
    x, y, z = (t ** (1 / 3) if t > (6 / 29) ** 3 else t / (3 * (6 / 29) ** 2) + 4 / 29 for t in ratios)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(first: str, second: str) -> float:
    """Return the CIEDE2000 distance of two colours; about 1 is just noticeable side by side."""
    return ciede2000(lab(first), lab(second))


def ciede2000(first: Lab, second: Lab) -> float:
    """Return the CIEDE2000 distance of two L*a*b* colours, with all weights 1.

    G. Sharma, W. Wu, E. Dalal, "The CIEDE2000 color-difference formula", Color Research & Application 30, 2005.
    """
    (l1, a1, b1), (l2, a2, b2) = first, second
    mean7 = ((hypot(a1, b1) + hypot(a2, b2)) / 2) ** 7
    stretch = 1.5 - 0.5 * sqrt(mean7 / (mean7 + 25.0**7))
    c1, c2 = hypot(stretch * a1, b1), hypot(stretch * a2, b2)
    h1, h2 = (degrees(atan2(b, stretch * a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    lightness, chroma = l2 - l1, c2 - c1
    turn = h2 - h1 if c1 * c2 else 0.0
    turn -= 360 if turn > 180 else -360 if turn < -180 else 0
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    mean_l, mean_c, mean_h = (l1 + l2) / 2, (c1 + c2) / 2, h1 + h2
    if c1 * c2:
        mean_h = mean_h / 2 if abs(h1 - h2) <= 180 else (mean_h + (360 if mean_h < 360 else -360)) / 2
    weight = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    twist = sin(radians(60 * exp(-(((mean_h - 275) / 25) ** 2)))) * 2 * sqrt(mean_c**7 / (mean_c**7 + 25.0**7))
    off = (mean_l - 50) ** 2
    lightness /= 1 + 0.015 * off / sqrt(20 + off)
    chroma /= 1 + 0.045 * mean_c
    hue /= 1 + 0.015 * mean_c * weight
    return sqrt(lightness**2 + chroma**2 + hue**2 - twist * chroma * hue)


def closest(colours: Sequence[str]) -> tuple[int, int, float]:
    """Return the indices of the two colours that are hardest to tell apart, and their distance."""
    return min(
        ((i, k, distance(colours[i], colours[k])) for i, k in combinations(range(len(colours)), 2)),
        key=lambda pair: pair[2],
    )
