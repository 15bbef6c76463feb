# cython: language_level=3
"""The graph of a level as its kernels see it: positions by number, the pushes between them in compressed rows."""
cimport cython
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

from core.base.control cimport Cells
from core.sokoban.board cimport Board, State
from core.sokoban.graph.backward cimport Rows
from core.sokoban.graph.flat cimport Flat


@cython.final
cdef class Graph:
    cdef readonly Board board
    cdef readonly State start          # None where the search goes backwards
    cdef readonly bint pruned
    cdef readonly bint complete
    cdef list starts                   # where each layer begins, and where the last one ends
    cdef bint pull
    cdef int words, bits, line, man_shift, movable
    cdef int64_t limit, count
    cdef int64_t before                # what the control had counted when the search began
    cdef int64_t expanded              # positions below this number have all their pushes in the rows
    cdef int64_t edges, room
    cdef uint64_t mask
    cdef object memory                 # what owns codes, rows and table
    cdef uint64_t* codes               # `words` each: a bit a box, in the last one the man's least cell, too
    cdef uint64_t* rows                # where the pushes of a position begin
    cdef uint16_t* dead_pushes         # pushes to dead squares, not followed; NULL unless pruned
    cdef uint64_t* table               # high half of the hash << 32 | number + 1; 0 is free
    cdef uint32_t* targets
    cdef int32_t* left                 # pushes to the nearest solved position, UNKNOWN or DEAD
    cdef uint64_t* floor               # `words` each from here on
    cdef uint64_t* live
    cdef uint64_t* goal
    cdef bint outside_solved
    cdef uint16_t* place               # the board's cell of a bit
    cdef uint16_t* bit_of              # and back; NONE outside
    cdef uint64_t box_bits             # those of the last word that are boxes
    cdef Flat flat                     # if there is one word
    cdef uint64_t* scratch
    cdef uint16_t* stack

    cdef int least_cell(self, const uint64_t* open, int man, uint64_t* area) noexcept nogil
    cdef uint64_t man_bits(self, int at) noexcept nogil
    cdef int man_of(self, const uint64_t* code) noexcept nogil
    cdef int after(self, int positions, uint64_t* found, int* counts, int* dead, const Cells* cells) noexcept nogil
    cdef uint64_t slot(self, const uint64_t* code, uint64_t hashed) noexcept nogil
    cdef int64_t add(self, const uint64_t* code, uint64_t hashed) noexcept nogil
    cdef int widen(self) except -1
    cdef int begin(self) except -1
    cdef int expand(self, int64_t end, Cells* cells) noexcept nogil
    cdef bint reserve(self, int more) noexcept nogil
    cdef bint solved_at(self, int64_t number) noexcept nogil
    cdef Rows pushes(self) noexcept nogil
    cdef int measure(self, Cells* cells) except -1
    cdef list outside(self, State state)
    cdef void read(self, State state, uint64_t* code) noexcept
    cdef int check(self, int64_t number) except -1
