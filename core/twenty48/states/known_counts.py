"""Totals of all boards that complete listings found; only these shapes and targets are listed."""

from __future__ import annotations

from typing import NamedTuple

from core.twenty48.shape import BoardShape, shape_of


class ListingCounts(NamedTuple):
    """Totals of a complete listing, one board for each symmetry class."""

    live: int
    """Number of boards that are neither won nor lost."""
    over: int
    """Number of full boards without a move."""
    afters: int | None
    """Number of boards after a shift, before the new tile; None if not counted."""


KNOWN_COUNTS = {
    ((2, 2), 3): ListingCounts(15, 1, 8),
    ((2, 2), 4): ListingCounts(35, 6, 23),
    ((2, 2), 5): ListingCounts(57, 18, 45),
    ((2, 3), 3): ListingCounts(184, 1, 73),
    ((2, 3), 4): ListingCounts(895, 18, 460),
    ((2, 3), 5): ListingCounts(2_757, 160, 1_691),
    ((2, 3), 6): ListingCounts(6_202, 728, 4_375),
    ((2, 3), 7): ListingCounts(11_230, 2_139, 8_889),
    ((2, 4), 3): ListingCounts(1_163, 1, 329),
    ((2, 4), 4): ListingCounts(11_259, 45, 4_666),
    ((2, 4), 5): ListingCounts(58_901, 1_000, 30_941),
    ((2, 4), 6): ListingCounts(211_069, 9_506, 129_302),
    ((2, 4), 7): ListingCounts(582_206, 49_628, 397_573),
    ((2, 4), 8): ListingCounts(1_310_612, 174_307, 974_752),
    ((2, 4), 9): ListingCounts(2_520_533, 460_155, 2_007_999),
    ((2, 5), 3): ListingCounts(7_214, 1, 1_615),
    ((2, 5), 4): ListingCounts(135_574, 135, 47_536),
    ((2, 5), 5): ListingCounts(1_127_584, 7_064, 533_115),
    ((2, 5), 6): ListingCounts(6_174_073, 123_184, 3_473_631),
    ((2, 6), 3): ListingCounts(42_231, 1, 7_788),
    ((2, 6), 4): ListingCounts(1_558_285, 378, 475_590),
    ((2, 7), 3): ListingCounts(244_625, 1, 38_887),
    ((2, 8), 3): ListingCounts(1_389_111, 1, 193_669),
    ((3, 3), 3): ListingCounts(1_186, 2, 246),
    ((3, 3), 4): ListingCounts(16_834, 61, 5_458),
    ((3, 3), 5): ListingCounts(124_372, 1_360, 53_289),
    ((3, 3), 6): ListingCounts(594_046, 15_935, 304_257),
    ((3, 3), 7): ListingCounts(2_064_918, 107_254, 1_197_972),
    ((3, 3), 8): ListingCounts(5_643_584, 472_994, 3_597_668),
    ((3, 3), 9): ListingCounts(12_789_511, 1_524_678, 8_794_430),
    ((3, 3), 10): ListingCounts(25_179_012, 3_884_385, 18_414_626),
    ((3, 4), 3): ListingCounts(18_895, 1, 2_642),
    ((3, 4), 4): ListingCounts(898_278, 316, 220_932),
    ((3, 4), 5): ListingCounts(16_318_520, 37_409, 5_673_491),
    ((3, 4), 6): ListingCounts(157_427_345, 1_292_642, 67_935_772),
    ((3, 5), 3): ListingCounts(150_071, 2, 16_523),
    ((3, 5), 4): ListingCounts(22_088_232, 1_391, 4_494_112),
    ((4, 4), 3): ListingCounts(84_659, 1, 7_932),
    ((4, 4), 4): ListingCounts(23_482_821, 1_149, 4_365_386),
    ((4, 4), 5): ListingCounts(1_566_798_892, 716_079, None),
    ((4, 5), 3): ListingCounts(1_409_083, 1, 102_983),
    ((5, 5), 3): ListingCounts(4_971_567, 2, 272_684),
}
"""Totals by shape (fewer rows than columns) and exponent of the target.

They allow a correct progress bar and tell the size of a table beforehand. Transposed boards have the same totals.
"""


def known_counts(size: BoardShape | int, exponent: int) -> ListingCounts | None:
    """Return the totals of the listing for a shape and target; None if no listing was completed."""
    return KNOWN_COUNTS.get((_upright(size), exponent))


def most_exponent(size: BoardShape | int) -> int:
    """Return the exponent of the largest target whose boards are listed, or 0 for an unlisted shape."""
    upright = _upright(size)
    return max((exponent for shape, exponent in KNOWN_COUNTS if shape == upright), default=0)


def solved_exponent(size: BoardShape | int) -> int:
    """Return the exponent of the largest target with exact odds, or 0 for a shape without any."""
    upright = _upright(size)
    solved = (exponent for (shape, exponent), counts in KNOWN_COUNTS.items() if shape == upright and counts.afters)
    return max(solved, default=0)


def key_bytes(size: BoardShape | int, exponent: int) -> int:
    """Return the bytes of a board's key, as `Layers.key_bytes` does, without building its tables."""
    shape = shape_of(size)
    bits = max(side * (exponent**across - 1).bit_length() for side, across in (shape, shape.transpose))
    return 4 if bits <= 32 else 8


def _upright(size: BoardShape | int) -> tuple[int, int]:
    """Return rows and columns, the smaller first: transposed boards have the same number of positions."""
    shape = shape_of(size)
    return min(shape), max(shape)
