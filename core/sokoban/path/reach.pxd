# cython: language_level=3
"""What one box can reach, with what a path to a square needs."""
from libc.stdint cimport uint8_t, uint16_t

from core.sokoban.board cimport State

cdef enum:
    NONE = 0xFFFF


cdef inline int class_of(unsigned int part, int sides, int side) noexcept nogil:
    """The sides of a box that hang together with `side`; see `part` of Reach."""
    cdef int own = part >> (4 * side) & 15
    if part == 0:
        return sides
    if own:
        return own
    return sides & ~((part | part >> 4 | part >> 8 | part >> 12) & 15)


cdef class Reach:
    cdef readonly State state
    cdef readonly int box
    cdef readonly bint pull    # the box is pulled, not pushed
    cdef readonly int count
    cdef int start_sides       # sides of the box on which the man can get to stand
    cdef uint8_t* sides        # free neighbours; the lifted box's own cell is free
    cdef uint8_t* seen         # sides from which the box on a cell can be pushed on
    cdef uint16_t* part        # four nibbles: the sides that a separated side is in one block with, else 0
    cdef uint16_t* distance    # pushes to a cell, or NONE
    cdef uint16_t* order       # the `count` reached cells, nearest first
    cdef uint16_t* walks       # six walking distances a cell between two sides of a box on it, made when first needed

    cdef inline int together(self, int cell, int side) noexcept nogil:
        """The sides of `cell` to which the man gets from `side` while the box is on `cell`."""
        return class_of(self.part[cell], self.sides[cell], side)


cpdef Reach reach(State state, int box, bint pull=?)

cdef int separate(
    const uint8_t* sides, const int* step, int root, int man, uint16_t* part,
    uint16_t* index, uint16_t* path, uint16_t* low, uint8_t* todo,
) noexcept nogil
