# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Random walks from a solved cube, drawn to learn from."""
from libc.stdint cimport int64_t, uint8_t, uint64_t

from core.cube.cubie cimport TURN, Cubies, compose
from core.cube.policy.view cimport ALL_VIEWS, PLACES, Views, least_view, tokens_of, views
from core.base.rng cimport below


cdef void walk(Cubies* position, int turns, bint quarter, uint64_t* random) noexcept nogil:
    cdef Cubies before
    cdef int i, turn, _
    for i in range(8):
        position.corner[i] = i
    for i in range(12):
        position.edge[i] = i
    for _ in range(turns):
        turn = below(random, 12 if quarter else 18)
        if quarter:
            turn = 3 * (turn >> 1) + 2 * (turn & 1)
        before = position[0]
        compose(&before, &TURN[turn], position)


def draw_walks(uint8_t[:, ::1] tokens not None, uint8_t[::1] turns not None, bint quarter, int longest, seed):
    cdef const Views* v = views()
    cdef uint64_t random = <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF)
    cdef uint8_t[PLACES] given
    cdef Cubies position
    cdef int64_t row
    if tokens.shape[1] != PLACES or turns.shape[0] != tokens.shape[0] or not 0 <= longest < 256:
        raise ValueError(f"tokens are rows of {PLACES}, one for each number of turns, and those are at most 255")
    with nogil:
        for row in range(tokens.shape[0]):
            turns[row] = below(&random, longest + 1)
            walk(&position, turns[row], quarter, &random)
            tokens_of(&position, given)
            least_view(v, given, ALL_VIEWS, &tokens[row, 0])
    return random
