# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Values of boards of any shape from an n-tuple network (Szubert & Jaskowski, IEEE CIG 2014), inline for its users.

What a pattern looks up on an image of the board is what the pattern's image looks up on the board itself, so all images
of all patterns are lists of cells, laid out one after the other.
"""
from libc.stdint cimport uint8_t, uint32_t

from core.twenty48.adviser.entries cimport MAX_FEATURES, Entries
from core.twenty48.board cimport MAX_CELLS

cdef enum:
    MAX_LENGTH = 6


cdef struct Layout:
    int rows
    int columns
    int cells
    int levels          # exponents 0 to levels - 1 have entries of their own
    int length          # cells a pattern
    int features
    uint32_t entries
    uint32_t base[MAX_FEATURES]
    uint8_t place[MAX_FEATURES * MAX_LENGTH]


cdef inline void locate(const Layout* layout, const uint8_t* cells, uint32_t* feature) noexcept nogil:
    """The entries that a board looks up, `layout.features` of them; larger tiles count as the largest known."""
    cdef uint8_t[MAX_CELLS] level
    cdef const uint8_t* place = &layout.place[0]
    cdef uint8_t most = <uint8_t>(layout.levels - 1)
    cdef uint32_t index, levels = layout.levels
    cdef int length = layout.length
    cdef int f, k
    for k in range(layout.cells):
        level[k] = cells[k] if cells[k] < most else most
    for f in range(layout.features):
        index = 0
        for k in range(length):
            index = index * levels + level[place[k]]
        feature[f] = layout.base[f] + index
        place += length


cdef class PlainNetwork(Entries):
    cdef Layout layout
    cdef readonly object shape
    cdef readonly int levels


cdef Layout layout_of(shape, patterns, int levels) except *
