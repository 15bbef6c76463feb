# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t

from core.twenty48.board cimport shift_line

cdef enum:
    ROWS = 65536

cdef RowTables tables
cdef bint built = False


cdef uint16_t reversed_row(uint32_t row) noexcept:
    return <uint16_t>(row >> 12 | (row >> 4 & 0xF0) | (row << 4 & 0xF00) | row << 12)


cdef void build() noexcept:
    cdef uint8_t cells[4]
    cdef uint32_t row, left
    cdef int64_t gained
    cdef int i
    for row in range(<uint32_t>ROWS):
        for i in range(4):
            # beyond the nibble: a pair of 15 is kept apart by giving it unequal marks
            cells[i] = row >> (4 * i) & 15
            if cells[i] == SATURATED:
                cells[i] = SATURATED + 1 + i
        gained = shift_line(cells, 1, 4)
        left = 0
        for i in range(4):
            left |= <uint32_t>(SATURATED if cells[i] > SATURATED else cells[i]) << (4 * i)
        tables.shifted[row] = <uint16_t>left
        tables.shifted[ROWS + reversed_row(row)] = reversed_row(left)
        tables.gained[row] = <uint32_t>gained if gained > 0 else 0


cdef RowTables* row_tables() noexcept:
    global built
    if not built:
        build()
        built = True
    return &tables


def pack(bytes cells):
    cdef uint64_t board = 0
    cdef int i
    if len(cells) != 16 or max(cells) > SATURATED:
        raise ValueError("16 cells with exponents up to 15")
    for i in range(16):
        board |= <uint64_t>cells[i] << (4 * i)
    return board


def unpack(uint64_t board):
    cdef uint8_t cells[16]
    cdef int i
    for i in range(16):
        cells[i] = board >> (4 * i) & 15
    return cells[:16]


def shift(uint64_t board, int direction):
    cdef RowTables* table = row_tables()
    cdef uint64_t source = transpose(board) if direction & 2 else board
    cdef uint64_t after = shift_rows(&table.shifted[ROWS if direction & 1 else 0], source)
    cdef int64_t gained = 0
    cdef int i
    if not 0 <= direction < 4:
        raise ValueError(f"{direction} is not a direction")
    for i in range(4):
        gained += table.gained[source >> (16 * i) & 0xFFFF]
    return (transpose(after) if direction & 2 else after), (gained if after != source else -1)
