# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The 4x4 board in 64 bits: nibble i is the exponent of cell i, counted row by row from the top left.

A nibble ends at 15, so two tiles of 32,768 never merge here: boards with such a tile belong to `core.twenty48.board`.
"""
from libc.stdint cimport uint16_t, uint32_t, uint64_t

cdef enum:
    SATURATED = 15


cdef struct RowTables:
    # shifted[row] is the row moved left, shifted[ROWS + row] the row moved right; gained[row] is the score of either
    uint16_t shifted[131072]
    uint32_t gained[65536]


cdef RowTables* row_tables() noexcept


cdef inline uint64_t transpose(uint64_t board) noexcept nogil:
    """Two rounds of masked swaps (Warren, Hacker's Delight, 7-3), nibbles for bits."""
    cdef uint64_t swap = (board ^ (board >> 12)) & <uint64_t>0x0000F0F00000F0F0
    board ^= swap ^ (swap << 12)
    swap = (board ^ (board >> 24)) & <uint64_t>0x00000000FF00FF00
    return board ^ swap ^ (swap << 24)


cdef inline uint64_t shift_rows(const uint16_t* shifted, uint64_t board) noexcept nogil:
    return (<uint64_t>shifted[board & 0xFFFF]
            | <uint64_t>shifted[(board >> 16) & 0xFFFF] << 16
            | <uint64_t>shifted[(board >> 32) & 0xFFFF] << 32
            | <uint64_t>shifted[board >> 48] << 48)


cdef inline uint64_t empty_mask(uint64_t board) noexcept nogil:
    """Bit 4i is set where cell i is empty."""
    board |= board >> 2
    board |= board >> 1
    return ~board & <uint64_t>0x1111111111111111


cdef inline uint64_t count_to(uint64_t mask) noexcept nogil:
    """Nibble i of the result counts the set cells 0..i; right while there are at most 15."""
    return mask * <uint64_t>0x1111111111111111


cdef inline uint64_t nth_cell(uint64_t counts, uint32_t rank) noexcept nogil:
    """A 1 in the nibble of the set cell of that rank: the first whose running count is rank + 1.

    The lowest mark of a zero nibble is right even if borrows put false ones above (Warren, Hacker's Delight, 6-1).
    """
    cdef uint64_t ones = <uint64_t>0x1111111111111111
    cdef uint64_t differs = counts ^ (rank + 1) * ones
    cdef uint64_t zeros = (differs - ones) & ~differs & <uint64_t>0x8888888888888888
    return (zeros & (0 - zeros)) >> 3
