# cython: language_level=3
"""Cubie level of the 3x3x3: the packed position, its product, and the tables of turns and rotations.

Corners in the order URF UFL ULB UBR DFR DLF DBL DRB, edges UR UF UL UB DR DF DL DB FR FL BL BR, faces U R F D L B.
A byte holds the piece that sits at a place in its low four bits and the piece's orientation above them, so a byte
shuffle by the low bits composes two positions.
"""
from libc.stdint cimport uint8_t


cdef struct Cubies:
    uint8_t corner[8]
    uint8_t edge[12]


# Face turn 3f + k turns face f clockwise by k + 1 quarters.
cdef Cubies[18] TURN
# Rotation 4t + k: tilt t of (none, x, x2, x', z, z'), then y k times. The centres are left out.
cdef Cubies[24] ROTATION
# ROTATED_FACE[r][f]: the side on which face f of the cube lies after rotation r; FACE_AT[r] is its inverse.
cdef uint8_t[24][6] ROTATED_FACE
cdef uint8_t[24][6] FACE_AT
# ROTATION_PRODUCT[a][b]: a, then b.
cdef uint8_t[24][24] ROTATION_PRODUCT
cdef uint8_t[24] ROTATION_INVERSE


cdef inline void compose(const Cubies* a, const Cubies* b, Cubies* out) noexcept nogil:
    """`out` = `a` followed by `b`; `out` must be neither of them."""
    cdef int i
    cdef uint8_t twist
    for i in range(8):
        twist = (a.corner[b.corner[i] & 15] >> 4) + (b.corner[i] >> 4)
        if twist >= 3:
            twist -= 3
        out.corner[i] = (a.corner[b.corner[i] & 15] & 15) | (twist << 4)
    for i in range(12):
        out.edge[i] = a.edge[b.edge[i] & 15] ^ (b.edge[i] & 16)


cdef inline void invert(const Cubies* a, Cubies* out) noexcept nogil:
    """`out` = the position that undoes `a`; `out` must not be `a`."""
    cdef int i
    cdef uint8_t twist
    for i in range(8):
        twist = a.corner[i] >> 4
        out.corner[a.corner[i] & 15] = i | (((3 - twist) << 4) if twist else 0)
    for i in range(12):
        out.edge[a.edge[i] & 15] = i | (a.edge[i] & 16)


cdef class Cube:
    cdef Cubies cubies
    cdef readonly int rotation


cdef Cube wrap(const Cubies* cubies, int rotation)
