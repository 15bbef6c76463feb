# cython: language_level=3
"""Sticker level of the 3x3x3: 54 faces' indices in the order U1..U9 R1..R9 F1..F9 D1..D9 L1..L9 B1..B9."""
from libc.stdint cimport uint8_t

from core.cube.cubie cimport Cubies


# The stickers at each corner's and edge's place, in the order of the letters of its name.
cdef uint8_t[8][3] CORNER_STICKER
cdef uint8_t[12][2] EDGE_STICKER

cdef void write_facelets(const Cubies* cubies, int rotation, uint8_t* out) noexcept nogil
