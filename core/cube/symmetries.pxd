# cython: language_level=3
"""The 48 symmetries of the cube: rotation `symmetry` % 24 and, from 24 on, a mirror that exchanges R and L after it."""
from core.cube.cubie cimport Cubies

# Places of corners and edges after the mirror.
cdef int[8] MIRROR_CORNER
cdef int[12] MIRROR_EDGE

cdef void conjugate(const Cubies* cubies, int symmetry, Cubies* out) noexcept nogil
