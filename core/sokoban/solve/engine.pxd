# cython: language_level=3
"""A level measured for its searches, for kernels that ask without the interpreter."""
from libc.stdint cimport int64_t, uint16_t, uint32_t, uint64_t

from core.base.control cimport Control
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

cdef extern from "table.h" nogil:
    enum:
        NOBODY
    ctypedef struct Node:
        uint32_t parent
        uint16_t from_ "from"
    ctypedef struct Table:
        uint32_t count
    size_t bytes_of_table(const Table* t)

cdef extern from "ending.h" nogil:
    ctypedef enum Ending:
        SOLVED
        UNSOLVABLE
        OUT_OF_TIME
        OUT_OF_MEMORY
        CANCELLED
        EMPTIED
    ctypedef struct CWatch "Watch":
        int64_t positions
        int64_t bytes
        int64_t before
        int64_t kept
        int proved
        int turn
        int planned
        int done
        uint64_t boxes[40]
        int man
    ctypedef struct Limits:
        int* cancelled
        int64_t* done
        int64_t (*clock)() noexcept nogil
        int64_t deadline
        size_t memory
        CWatch* watch
        int64_t (*worked)() noexcept nogil
        int64_t enough

cdef extern from "patterns.h" nogil:
    ctypedef struct Patterns:
        pass


cdef class Watch:
    cdef CWatch cells


cdef Limits limits_of(double seconds, size_t memory, Control control, Watch watch=?)


cdef class Engine:
    cdef Geometry geometry
    cdef Patterns patterns  # learnt by any search of it
    cdef list cell      # of the board, by square
    cdef dict number    # its inverse

    cdef bint place(self, State state, uint64_t* boxes) except -1
    cdef bint place_goals(self, const Geometry* geometry, uint64_t* boxes)
    cdef list arrangements(self, State state, object pushes)
