# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""What a 4x4 board is worth without a network: what each row and each column is worth, by table."""
from libc.stdint cimport uint64_t

from core.twenty48.bitboard cimport transpose


cdef const float* row_worths() noexcept


cdef inline float rows_worth(const float* worth, uint64_t board) noexcept nogil:
    return worth[board & 0xFFFF] + worth[board >> 16 & 0xFFFF] + worth[board >> 32 & 0xFFFF] + worth[board >> 48]


cdef inline float board_worth(const float* worth, uint64_t board) noexcept nogil:
    return rows_worth(worth, board) + rows_worth(worth, transpose(board))
