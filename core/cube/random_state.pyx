# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Random-state scrambles: every position of the cube is equally likely, as WCA regulation 4b3 asks."""
from libc.stdint cimport uint8_t, uint64_t
from libc.string cimport memcmp

from core.cube.cubie cimport TURN, Cube, Cubies, wrap
from core.base.rng cimport below

from core.cube.moves import inverse_moves
from core.cube.solve.twophase import solve


cdef bint shuffle(uint8_t* pieces, int count, uint64_t* random) noexcept nogil:
    """Put 0 .. `count` - 1 in a random order (Fisher-Yates); whether it is an odd one."""
    cdef int i, j
    cdef bint odd = False
    for i in range(count):
        pieces[i] = i
    for i in range(count - 1, 0, -1):
        j = below(random, i + 1)
        if j != i:
            pieces[i], pieces[j] = pieces[j], pieces[i]
            odd = not odd
    return odd


cdef void draw_cubies(Cubies* out, uint64_t* random) noexcept nogil:
    """Any position with the same probability."""
    cdef int i, turned, twists = 0, flips = 0
    # exchanging two edges is a bijection between the odd and the even orders, so equal parity costs no uniformity
    if shuffle(out.corner, 8, random) != shuffle(out.edge, 12, random):
        out.edge[0], out.edge[1] = out.edge[1], out.edge[0]
    for i in range(8):
        turned = below(random, 3) if i < 7 else (21 - twists) % 3
        twists += turned
        out.corner[i] |= turned << 4
    for i in range(12):
        turned = below(random, 2) if i < 11 else flips & 1
        flips += turned
        out.edge[i] |= turned << 4


cdef bint near(const Cubies* c) noexcept nogil:
    """Whether one turn or none solves the position."""
    cdef Cubies home
    cdef int i
    for i in range(8):
        home.corner[i] = i
    for i in range(12):
        home.edge[i] = i
    if memcmp(c, &home, sizeof(Cubies)) == 0:
        return True
    for i in range(18):
        if memcmp(c, &TURN[i], sizeof(Cubies)) == 0:
            return True
    return False


cdef Cube draw(seed, bint far):
    cdef uint64_t random = <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF)
    cdef Cubies c
    draw_cubies(&c, &random)
    while far and near(&c):
        draw_cubies(&c, &random)
    return wrap(&c, 0)


def random_cube(seed):
    return draw(seed, False)


def random_state(seed):
    return draw(seed, True)


def random_state_scramble(seed):
    # without any time to improve it, the solution depends on the position alone
    return inverse_moves(solve(draw(seed, True), 0.0).moves)
