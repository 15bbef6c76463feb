# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Random-move scrambles: no face twice running, and after two opposite faces neither of them again."""
from libc.stdint cimport uint8_t, uint64_t

from core.base.rng cimport below

from core.cube.moves import FACE_TURNS


cdef void scramble_turns(uint8_t* out, int length, uint64_t* random) noexcept nogil:
    """Write `length` face turns 0..17; every allowed face is equally likely, and so is every amount."""
    cdef int i, face, last = -1, barred
    cdef bint both = False  # whether the last two faces are opposite
    for i in range(length):
        if last < 0:
            face = below(random, 6)
        elif both:
            # The four faces off the last axis, counted past the two of it.
            face = below(random, 4)
            barred = last % 3
            face += (face >= barred) + (face + (face >= barred) >= barred + 3)
        else:
            face = below(random, 5)
            face += face >= last
        both = last >= 0 and face != last and face % 3 == last % 3
        out[i] = 3 * face + below(random, 3)
        last = face


def scramble(int length, seed):
    if not 0 <= length <= 10_000:
        raise ValueError("length must be in 0..10000")
    cdef uint64_t random = <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF)
    cdef uint8_t[10000] turns
    cdef int i
    with nogil:
        scramble_turns(turns, length, &random)
    return [FACE_TURNS[turns[i]] for i in range(length)]
