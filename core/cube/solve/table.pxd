# cython: language_level=3
"""The optimal solver's table of distances of cosets; see `table.h` and `cosets.h`."""
from libc.stdint cimport uint8_t, uint32_t


cdef extern from "table.h" nogil:
    enum:
        SMALL
        MEDIUM
        BIG
        LARGE
        SMALL_CLASSES
        SMALL_FLIPS

    ctypedef struct Table:
        uint8_t* entries
        uint8_t* low
        int size
        int base
        uint32_t turns


cdef class CosetTable:
    cdef Table table
    cdef object memory
    cdef const uint8_t[::1] view
    cdef readonly str size
    cdef readonly str metric
    cdef readonly tuple counts
