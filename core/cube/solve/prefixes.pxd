# cython: language_level=3
"""The sequences of turns that a search is split into, and how much of them is done."""
from libc.stdint cimport int64_t, uint8_t, uint32_t

cdef enum:
    MOST_TURNS = 18
    START = 18
    LONGEST = 4

# What a symmetry of a position makes of the turns of its solutions. An inverted one takes the solution backwards: it is
# one of those that join the position with its inverse.
ctypedef struct Image:
    uint8_t turn[18]
    uint8_t inverted

# A sequence in the letters that the sides of a search have for their turns: those at a solution's beginning, then those
# at its end, read from there.
ctypedef uint8_t[4] Word

cdef int64_t split(const uint32_t (*next)[19], const uint8_t (*state)[19][18], int first, int last, const Image* images,
                   int count, Word* words, int64_t room) noexcept nogil

cdef void foresee(const uint32_t* weight, int64_t count, double* foreseen) noexcept nogil

cdef double share_tried(const uint32_t* order, const uint32_t* weight, const double* foreseen, int64_t count,
                        int64_t drawn, int64_t done, double guess) noexcept nogil
