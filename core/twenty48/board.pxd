# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Boards of 2 to 8 rows and columns: the rules in plain cells, and the distribution of the new tile."""
from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t

cdef enum:
    MAX_CELLS = 64

cdef enum:
    LEFT = 0
    RIGHT = 1
    UP = 2
    DOWN = 3


cdef class Board:
    cdef readonly object shape
    cdef readonly int rows
    cdef readonly int columns
    cdef readonly int target
    cdef readonly bytes cells
    cdef readonly int64_t score
    cdef readonly int64_t moves
    cdef readonly uint64_t word
    cdef readonly double four
    cdef void load(self, uint8_t* cells) noexcept


cdef enum:
    TENTH = 0x1999999A  # of 2^32: the probability of a 4 in the original

cdef struct Spawn:
    uint32_t rank
    uint8_t exponent


cdef inline Spawn draw_tile(uint64_t bits, uint32_t empty, uint64_t fours=TENTH) noexcept nogil:
    """The rank of the empty cell and the exponent (4 with `fours` / 2^32) from the low 32 random bits.

    The product's high half is the rank and its low half, what is left of the randomness, decides the exponent:
    the bias of either is at most 64 / 2^32.
    """
    cdef uint64_t product = <uint64_t>(<uint32_t>bits) * empty
    cdef Spawn spawn
    spawn.rank = <uint32_t>(product >> 32)
    spawn.exponent = 1 + (<uint32_t>product < fours)
    return spawn


cdef inline int64_t shift_line(uint8_t* cell, int stride, int size) noexcept nogil:
    """Slide and merge one line in place towards `cell[0]`; the score gained, or -1 if nothing moved."""
    cdef int read, write = 0
    cdef bint moved = False
    cdef uint8_t tile, waiting = 0
    cdef int64_t gained = 0
    for read in range(size):
        tile = cell[read * stride]
        if not tile:
            continue
        if tile == waiting:
            cell[(write - 1) * stride] = tile + 1
            gained += <int64_t>1 << (tile + 1)
            waiting = 0
            moved = True
        else:
            moved |= read != write
            cell[write * stride] = tile
            waiting = tile
            write += 1
    for read in range(write, size):
        cell[read * stride] = 0
    return gained if moved else -1


cdef inline int64_t shift_cells(uint8_t* cells, int rows, int columns, int direction) noexcept nogil:
    """Shift a whole board in place; the score gained, or -1 if nothing moved."""
    cdef int along = columns if direction & 2 else 1
    cdef int across = 1 if direction & 2 else columns
    cdef int lines = columns if direction & 2 else rows
    cdef int length = rows if direction & 2 else columns
    cdef uint8_t* first = cells
    cdef int64_t gained, total = 0
    cdef bint moved = False
    cdef int line
    if direction & 1:
        first += (length - 1) * along
        along = -along
    for line in range(lines):
        gained = shift_line(first + line * across, along, length)
        if gained >= 0:
            moved = True
            total += gained
    return total if moved else -1


cdef inline uint32_t count_empty(const uint8_t* cells, int count) noexcept nogil:
    cdef uint32_t empty = 0
    cdef int i
    for i in range(count):
        empty += cells[i] == 0
    return empty


cdef inline int place_tile(uint8_t* cells, int count, uint64_t bits, uint64_t fours=TENTH) noexcept nogil:
    """Put a new tile on a board that has an empty cell; its cell."""
    cdef Spawn spawn = draw_tile(bits, count_empty(cells, count), fours)
    cdef uint32_t rank = spawn.rank
    cdef int i = 0
    while True:
        if not cells[i]:
            if not rank:
                cells[i] = spawn.exponent
                return i
            rank -= 1
        i += 1
