# cython: language_level=3
"""Positions of the 3x3x3 drawn uniformly at C level."""
from libc.stdint cimport uint64_t

from core.cube.cubie cimport Cubies


cdef void draw_cubies(Cubies* out, uint64_t* random) noexcept nogil
