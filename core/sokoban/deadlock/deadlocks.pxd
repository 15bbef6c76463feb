# cython: language_level=3
"""The deadlocks of a board, for kernels that ask without the interpreter."""
cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint64_t

from core.sokoban.board cimport Board, State
from core.sokoban.path.reach cimport Reach

cdef enum:
    BOX = 1                 # there is a box on the cell
    HELD = 2                # and nobody has shown yet that it can be pushed


@cython.final
cdef class Deadlocks:
    cdef readonly Board board
    cdef readonly bytes live
    cdef const uint8_t* wall   # the board's bytes, and those of `live`
    cdef const uint8_t* goal
    cdef const uint8_t* alive
    cdef uint8_t* marks        # BOX and HELD a cell
    cdef uint16_t* stack
    cdef uint16_t* cluster
    cdef uint64_t* goals_of    # a row of `words` a cell: the goals, by rank, to which a box there can be brought
    cdef uint8_t* sides        # free neighbours, frozen boxes being walls
    cdef int words
    cdef bytes frozen          # the frozen boxes for which `goals_of` was filled

    cdef bint stuck_along(self, int cell, int step) noexcept nogil
    cdef bint stuck(self, int cell) noexcept nogil
    cdef void release(self, const uint16_t* boxes, int count) noexcept nogil
    cdef list frozen_off_goal(self, const uint16_t* boxes, int count)
    cdef bint freezes(self, int cell) noexcept nogil
    cdef bint holds_one_off(self, int cell) noexcept nogil
    cdef bint taken(self, int cell) noexcept nogil
    cdef bint inner(self, int cell, int man) noexcept nogil
    cdef bint bad(self, int cell) noexcept nogil
    cdef list closed_diagonal(self, const uint16_t* boxes, int count, int man)
    cdef bint cannot_end(self, int first, int last, int along) noexcept nogil
    cdef list around(self, int first, int last, int along)
    cdef list unmatched(self, const uint16_t* boxes, int count)
    cdef int fill_goals(self, const uint16_t* boxes, int count) except -1
