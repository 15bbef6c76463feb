# cython: language_level=3
"""Dijkstra over (cell of the box, side of the man), for whole boards or for marked states only."""
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from core.sokoban.path.reach cimport Reach


cdef struct Entry:
    uint64_t cost
    uint32_t state     # cell * 4 + side, after the step
    uint8_t source     # the side from which the man came, or START
    uint8_t measured   # `cost` is no lower bound


cdef class Quickest:
    cdef readonly Reach reach
    cdef uint64_t* cost          # of a state: exact once settled, else the best measured so far
    cdef uint8_t* parent         # `source` of the step to a state
    cdef uint8_t* settled
    cdef const uint16_t* layer   # if set, a step leads from a layer to the next one, and to marked states only
    cdef const uint8_t* marked
    cdef Entry* heap
    cdef size_t count
    cdef size_t room
    cdef long long work

    cdef int begin(self) except -1
    cdef tuple trace(self, int target)
    cdef bint known(self, int target) noexcept nogil
    cdef int run(self, int target, long long most) except -1 nogil
    cdef int add(self, uint64_t cost, int cell, int side, int source, bint measured) except -1 nogil
    cdef int put(self, uint64_t cost, uint32_t state, int source, bint measured) except -1 nogil
    cdef Entry take(self) noexcept nogil
