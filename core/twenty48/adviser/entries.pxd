# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The entries of an n-tuple network of either kind, looked up inline by players and trainers."""
from libc.stdint cimport int16_t, int32_t, int64_t, uint32_t

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define PREFETCH(address) __builtin_prefetch(address)
    #else
    #define PREFETCH(address) ((void)(address))
    #endif
    """
    void PREFETCH(const void* address) noexcept nogil


cdef enum:
    MAX_FEATURES = 64   # look-ups a board


cdef inline int32_t look_up(const int16_t* table, const uint32_t* feature, int features) noexcept nogil:
    """The sum of the entries, in the network's own unit."""
    cdef int32_t total = 0
    cdef int i
    for i in range(features):
        total += table[feature[i]]
    return total


cdef class Entries:
    cdef const int16_t* table
    cdef const int16_t[::1] view
    cdef int features
    cdef readonly tuple patterns
    cdef readonly double unit
    cdef int hold(self, memory, int64_t count, int features, double unit) except -1
