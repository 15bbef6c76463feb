# cython: language_level=3
"""Which goals a box on a square can still be brought to."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t


cdef class Ways:
    """The moves that one box can make on a board where nothing else moves, against the direction of play."""
    cdef int size
    cdef bint pull             # the game is played by pulls
    cdef int step[4]
    cdef const uint8_t* sides  # free neighbours; borrowed
    cdef uint16_t* part        # as in Reach
    cdef uint16_t* index       # work area of the depth-first pass
    cdef uint64_t* bits        # per (cell, class of sides), the class named by its lowest side: goals, as bits
    cdef uint8_t* waiting      # per (cell, class): in the queue
    cdef uint32_t* queue

    cdef int separate_all(self) except -1
    cdef void trace(self, const uint16_t* goals, int count, bint as_one) noexcept nogil
    cdef uint64_t at(self, int cell) noexcept nogil
