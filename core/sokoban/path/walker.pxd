# cython: language_level=3
"""Walks of the man round a lifted box, for searches over (cell of the box, side on which the man stands)."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from core.sokoban.path.reach cimport Reach


cdef class Walker:
    cdef uint32_t* stamp
    cdef uint16_t* far       # steps from the source
    cdef uint16_t* queue
    cdef int size
    cdef uint32_t turn

    cdef int fit(self, int size) except -1
    cdef int flood(
        self, const uint8_t* sides, const int* step, int source, int obstacle, const int* wanted, int missing,
    ) noexcept nogil
    cdef int steps(self, int cell) noexcept nogil
    cdef str descend(self, const int* step, const uint8_t* sides, int start)


cdef Walker walker

cdef int make_ready(Reach reach) except -1
cdef int first_walks(Reach reach, uint16_t* walk) noexcept nogil
cdef unsigned int between(Reach reach, int cell, int a, int b, long long* work) noexcept nogil

cdef inline bint can_step(Reach reach, int cell, int side) noexcept nogil:
    """Whether there is room to push, or pull, the box on `cell` by the man on that side of it."""
    if reach.pull:
        return reach.sides[cell + reach.state.board.step[side]] >> side & 1
    return reach.sides[cell] >> (side ^ 2) & 1
