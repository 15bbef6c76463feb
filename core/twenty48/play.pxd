# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""What every loop over whole 4x4 games shares: a stream for each game, the first board, a shift, the new tile."""
from libc.stdint cimport int64_t, uint16_t, uint32_t, uint64_t

from core.base.rng cimport mix64, next64
from core.twenty48.bitboard cimport count_to, empty_mask, nth_cell, shift_rows, transpose
from core.twenty48.board cimport Spawn, draw_tile


cdef inline uint64_t game_word(uint64_t seed, int64_t index) noexcept nogil:
    """Each game has its own stream, so the results do not depend on the order in which games are played."""
    return mix64(seed ^ mix64(<uint64_t>index + 1))


cdef inline uint64_t spawned(uint64_t board, uint64_t bits, int64_t* fours) noexcept nogil:
    """The board with a new tile; `fours` counts the 4s."""
    cdef uint64_t counts = count_to(empty_mask(board))
    cdef Spawn spawn = draw_tile(bits, <uint32_t>(counts >> 60))
    fours[0] += spawn.exponent - 1
    return board | nth_cell(counts, spawn.rank) << (spawn.exponent - 1)


cdef inline uint64_t fresh_board(uint64_t* word, int64_t* fours) noexcept nogil:
    """Two random tiles."""
    # an empty board has 16 empty cells, one more than a running count can hold
    cdef Spawn spawn = draw_tile(next64(word), 16)
    fours[0] = spawn.exponent - 1
    return spawned(<uint64_t>spawn.exponent << (4 * spawn.rank), next64(word), fours)


cdef inline int64_t shift_board(const uint16_t* shifted, const uint32_t* gained, uint64_t board, uint64_t turned,
                                int direction, uint64_t* after) noexcept nogil:
    """Shift a board given with its transpose; the score gained, or -1 if nothing moved."""
    cdef uint64_t source = turned if direction & 2 else board
    cdef uint64_t rows = shift_rows(shifted + ((direction & 1) << 16), source)
    if rows == source:
        return -1
    after[0] = transpose(rows) if direction & 2 else rows
    return (<int64_t>gained[source & 0xFFFF] + gained[source >> 16 & 0xFFFF]
            + gained[source >> 32 & 0xFFFF] + gained[source >> 48])


cdef inline int largest_tile(uint64_t board) noexcept nogil:
    """The exponent of the largest tile."""
    cdef int largest = 0
    while board:
        if <int>(board & 15) > largest:
            largest = board & 15
        board >>= 4
    return largest
