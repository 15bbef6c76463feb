# cython: language_level=3
"""A level measured for its searches, for kernels that ask without the interpreter."""
from libc.stdint cimport uint16_t, uint64_t

from core.sokoban.board cimport State

cdef extern from "geometry.h" nogil:
    enum:
        NO_SQUARE
        MOST_WORDS
    ctypedef struct Geometry:
        int cells
        int goals
        int words
        uint16_t (*beside)[4]
        uint16_t* bit
        uint16_t* square
        int living
        int pulling
        uint16_t* goal

cdef extern from "patterns.h" nogil:
    ctypedef struct Patterns:
        pass


cdef class Engine:
    cdef Geometry geometry
    cdef Patterns patterns  # learnt by any search of it
    cdef list cell      # of the board, by square
    cdef dict number    # its inverse

    cdef bint place(self, State state, uint64_t* boxes) except -1
    cdef list arrangements(self, State state, object pushes)
