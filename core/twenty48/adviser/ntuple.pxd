# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Values of 4x4 boards from an n-tuple network (Szubert & Jaskowski, IEEE CIG 2014), inline for players and trainer.

A pattern is a set of cells that falls into at most two runs of neighbouring nibbles, so its index is two shifts and
two masks. Each pattern is looked up on all eight images of the board under the symmetries of the square.
"""
from libc.stdint cimport uint32_t, uint64_t

from core.twenty48.adviser.entries cimport Entries
from core.twenty48.bitboard cimport transpose

cdef enum:
    SYMMETRIES = 8
    MAX_PATTERNS = 8


cdef struct Shape:
    int patterns
    int features
    uint64_t entries
    int first_shift[MAX_PATTERNS]
    int second_shift[MAX_PATTERNS]
    uint64_t first_mask[MAX_PATTERNS]
    uint64_t second_mask[MAX_PATTERNS]
    uint64_t base[MAX_PATTERNS]


cdef inline uint64_t mirror(uint64_t board) noexcept nogil:
    """Left and right exchanged."""
    board = (board & <uint64_t>0x0F0F0F0F0F0F0F0F) << 4 | (board >> 4 & <uint64_t>0x0F0F0F0F0F0F0F0F)
    return (board & <uint64_t>0x00FF00FF00FF00FF) << 8 | (board >> 8 & <uint64_t>0x00FF00FF00FF00FF)


cdef inline uint64_t flip(uint64_t board) noexcept nogil:
    """Top and bottom exchanged."""
    board = (board & <uint64_t>0x0000FFFF0000FFFF) << 16 | (board >> 16 & <uint64_t>0x0000FFFF0000FFFF)
    return board << 32 | board >> 32


cdef inline void images(uint64_t board, uint64_t* image) noexcept nogil:
    """The board under the eight symmetries."""
    cdef uint64_t turned = transpose(board)
    image[0] = board
    image[1] = mirror(board)
    image[2] = flip(board)
    image[3] = flip(image[1])
    image[4] = turned
    image[5] = mirror(turned)
    image[6] = flip(turned)
    image[7] = flip(image[5])


cdef inline void locate(const Shape* shape, uint64_t board, uint32_t* feature) noexcept nogil:
    """The entries that a board looks up, `shape.features` of them."""
    cdef uint64_t image[SYMMETRIES]
    cdef uint64_t base, first, second
    cdef int p, s, a, b
    images(board, image)
    for p in range(shape.patterns):
        base = shape.base[p]
        first = shape.first_mask[p]
        second = shape.second_mask[p]
        a = shape.first_shift[p]
        b = shape.second_shift[p]
        for s in range(SYMMETRIES):
            feature[p * SYMMETRIES + s] = <uint32_t>(base + ((image[s] >> a & first) | (image[s] >> b & second)))


cdef class Network(Entries):
    cdef Shape shape


cdef Shape shape_of(patterns) except *
