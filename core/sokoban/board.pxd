# cython: language_level=3
"""Board geometry and positions, shared by every Sokoban kernel.

A cell is an index into a grid with one column of wall on either side and one row of wall above and below, so that
the four neighbours of any cell of the level exist. Directions are 0..3 = left, up, right, down; `d ^ 2` is opposite.
"""
from libc.stdint cimport uint8_t, uint16_t

cdef enum:
    MAX_SIZE = 65534  # so that a cell, a count of cells and "none" all fit in 16 bits


cdef class Board:
    cdef readonly int width
    cdef readonly int height
    cdef readonly int stride
    cdef readonly int size
    cdef readonly bytes walls
    cdef readonly bytes goals
    cdef readonly int goal_count
    cdef uint8_t* sides  # per cell, bit d: the neighbour in direction d is no wall; 0 on a wall
    cdef int step[4]


cdef class State:
    cdef readonly Board board
    cdef readonly int man
    cdef readonly int placed
    cdef bytes packed  # the boxes' cells, ascending, uint16 each, native order
    cdef Py_hash_t cached_hash

    cdef inline const uint16_t* box_cells(self) noexcept:
        return <const uint16_t*><const char*>self.packed

    cdef inline int box_count(self) noexcept:
        return <int>(len(self.packed) // 2)

    cdef bint holds(self, int cell) noexcept
    cpdef State step(self, int direction)


cdef State make_state(Board board, bytes packed, int man, int placed)
cdef void free_sides(State state, int lifted, uint8_t* sides) noexcept
