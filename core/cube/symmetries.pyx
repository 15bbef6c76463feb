# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The 48 symmetries of the cube, and the classes of positions that they and the inverse make."""
from libc.stdint cimport uint8_t
from libc.string cimport memcmp

from core.cube.cubie cimport ROTATION, ROTATION_INVERSE, TURN, Cube, Cubies, compose, invert, wrap

cdef enum:
    SYMMETRIES = 48
    TURNS = 18

# _TURN_UNDER[s][t]: what symmetry s makes of face turn t.
cdef uint8_t[SYMMETRIES][TURNS] _TURN_UNDER


cdef void conjugate(const Cubies* cubies, int symmetry, Cubies* out) noexcept nogil:
    """`out` = the position rotated by `symmetry` % 24 and, from 24 on, mirrored so that R and L change places."""
    cdef int place, piece, twist, rotation = symmetry % 24
    cdef Cubies half, seen
    compose(&ROTATION[ROTATION_INVERSE[rotation]], cubies, &half)
    compose(&half, &ROTATION[rotation], &seen)
    if symmetry < 24:
        out[0] = seen
        return
    for place in range(8):
        piece = seen.corner[MIRROR_CORNER[place]]
        twist = piece >> 4
        out.corner[place] = <uint8_t>(MIRROR_CORNER[piece & 15] | ((3 - twist) % 3) << 4)
    for place in range(12):
        piece = seen.edge[MIRROR_EDGE[place]]
        out.edge[place] = <uint8_t>(MIRROR_EDGE[piece & 15] | (piece & 16))


cdef void _set_mirror():
    cdef int place, other
    for place, other in enumerate((1, 0, 3, 2, 5, 4, 7, 6)):
        MIRROR_CORNER[place] = other
    for place, other in enumerate((2, 1, 0, 3, 6, 5, 4, 7, 9, 8, 11, 10)):
        MIRROR_EDGE[place] = other


cdef void _set_turns() noexcept:
    cdef int symmetry, turn, other
    cdef Cubies seen
    for symmetry in range(SYMMETRIES):
        for turn in range(TURNS):
            conjugate(&TURN[turn], symmetry, &seen)
            for other in range(TURNS):
                if memcmp(&seen, &TURN[other], sizeof(Cubies)) == 0:
                    _TURN_UNDER[symmetry][turn] = other


_set_mirror()
_set_turns()


def representative(Cube cube):
    cdef Cubies undone, least, seen
    cdef int symmetry, turn, best = -1
    invert(&cube.cubies, &undone)
    for symmetry in range(2 * SYMMETRIES):
        conjugate(&cube.cubies if symmetry < SYMMETRIES else &undone, symmetry % SYMMETRIES, &seen)
        if best < 0 or memcmp(&seen, &least, sizeof(Cubies)) < 0:
            least, best = seen, symmetry
    # a turn is made as the cube is held, and the pieces are told relative to the centres
    upright = _TURN_UNDER[ROTATION_INVERSE[cube.rotation]]
    turns = tuple([_TURN_UNDER[best % SYMMETRIES][upright[turn]] for turn in range(TURNS)])
    return wrap(&least, 0), turns, best >= SYMMETRIES
