# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Scrambles by the rules and weights of the article, to learn from."""
from libc.stdint cimport int64_t, uint8_t, uint64_t

from core.cube.cubie cimport TURN, Cubies, compose
from core.cube.policy.view cimport PLACES, SHOW_LEAST, Views, checked, tokens_of, views, write_tokens
from core.cube.scramble cimport scramble_turns
from core.base.rng cimport next64

LONGEST = 20
LABELS = 6
cdef enum:
    ROOM = 20   # = LONGEST
    COLUMNS = 6     # = LABELS


cdef inline int inverse_turn(int turn) noexcept nogil:
    return 3 * (turn // 3) + 2 - turn % 3


cdef inline bint opposite(int a, int b) noexcept nogil:
    return a // 3 != b // 3 and a // 3 % 3 == b // 3 % 3


cdef int draw_length(const double* up_to, uint64_t* random) noexcept nogil:
    """A length 1..20, by the sums of the weights up to each."""
    cdef double at = (next64(random) >> 11) * (1.0 / 9007199254740992.0) * up_to[ROOM - 1]
    cdef int n = 1
    while n < ROOM and at >= up_to[n - 1]:
        n += 1
    return n


cdef void make_position(const uint8_t* turns, int length, Cubies* out) noexcept nogil:
    cdef Cubies before
    cdef int i
    for i in range(8):
        out.corner[i] = i
    for i in range(12):
        out.edge[i] = i
    for i in range(length):
        before = out[0]
        compose(&before, &TURN[turns[i]], out)


cdef void write_labels(const uint8_t* slots, const uint8_t* turns, int n, uint8_t* labels) noexcept nogil:
    cdef int i
    labels[0] = inverse_turn(turns[n - 1])
    labels[1] = inverse_turn(turns[n - 2]) if n > 1 and opposite(turns[n - 1], turns[n - 2]) else labels[0]
    labels[2] = inverse_turn(turns[0])
    labels[3] = inverse_turn(turns[1]) if n > 1 and opposite(turns[0], turns[1]) else labels[2]
    labels[4] = inverse_turn(turns[n - 2]) if n > 1 else labels[0]
    for i in range(5):
        labels[i] = slots[labels[i]]
    labels[5] = n


cdef int sum_weights(weights, double* up_to) except -1:
    cdef int i
    cdef double total = 0
    values = [float(weight) for weight in weights]
    if len(values) != ROOM or min(values) < 0 or sum(values) <= 0:
        raise ValueError(f"there are {ROOM} weights, none below 0 and not all 0")
    for i in range(ROOM):
        total += values[i]
        up_to[i] = total
    return 0


def draw_scrambles(uint8_t[:, ::1] turns not None, uint8_t[::1] lengths not None, weights, seed):
    cdef double[ROOM] up_to
    cdef uint64_t random = <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF)
    cdef int64_t row
    if turns.shape[1] != ROOM or turns.shape[0] != lengths.shape[0]:
        raise ValueError(f"turns are rows of {ROOM}, one for each length")
    sum_weights(weights, up_to)
    with nogil:
        for row in range(turns.shape[0]):
            lengths[row] = draw_length(up_to, &random)
            scramble_turns(&turns[row, 0], lengths[row], &random)
    return random


def draw_samples(uint8_t[:, ::1] tokens not None, uint8_t[:, ::1] labels not None, weights, seed,
                 int shown=SHOW_LEAST):
    cdef const Views* v = views()
    cdef double[ROOM] up_to
    cdef uint64_t random = <uint64_t>(seed & 0xFFFFFFFFFFFFFFFF)
    cdef int64_t row
    cdef int n
    cdef Cubies position
    cdef uint8_t[ROOM] turns
    cdef uint8_t[PLACES] given
    cdef uint8_t[18] slots
    if tokens.shape[1] != checked(shown) or labels.shape[1] != COLUMNS or tokens.shape[0] != labels.shape[0]:
        raise ValueError(f"tokens are rows of {checked(shown)} and labels rows of {COLUMNS}")
    sum_weights(weights, up_to)
    with nogil:
        for row in range(tokens.shape[0]):
            n = draw_length(up_to, &random)
            scramble_turns(turns, n, &random)
            make_position(turns, n, &position)
            tokens_of(&position, given)
            write_tokens(v, given, shown, &tokens[row, 0], slots)
            write_labels(slots, turns, n, &labels[row, 0])
    return random
