# cython: language_level=3
"""2048 in a bag: the chain's arrays, for the loops that walk through it."""
from libc.stdint cimport int32_t, uint64_t


cdef class BagChain:
    cdef readonly int target
    cdef readonly double four
    cdef readonly int first_tiles
    cdef readonly int states
    cdef readonly int transient
    cdef readonly object sums
    cdef readonly object places
    cdef readonly object indptr
    cdef readonly object indices
    cdef readonly object probabilities
    cdef readonly object visits
    cdef readonly object remaining
    cdef readonly object variances
    cdef uint64_t[::1] bags
    # the matrix again, as memory: row i has the entries first_edge[i] to first_edge[i + 1]
    cdef int32_t[::1] first_edge
    cdef int32_t[::1] successor
    cdef double[::1] chance
    cdef _build(self)
    cdef dict _dealt(self)
    cdef _number(self, const uint64_t* found, starts, uint64_t won)
    cdef void _enter(self, int32_t edge, const uint64_t* found, const int32_t* start, const int32_t* rank,
                     uint64_t bag, double chance) noexcept
    cdef _solve(self)
