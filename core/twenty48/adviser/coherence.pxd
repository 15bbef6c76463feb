# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Temporal coherence learning of what after-states are worth, inline for those who play the games.

A module that learns is compiled with -ffp-contract=off: a fused multiply-add rounds once instead of twice, and a
training would end elsewhere.
"""
from libc.math cimport fabsf
from libc.stdint cimport int64_t, uint32_t, uint64_t

from core.base.control cimport Control
from core.twenty48.adviser.entries cimport MAX_FEATURES, PREFETCH

cdef enum:
    MAX_DELAY = 8
    KINDS = 33          # of exponents: of the most levels that a network has, and of the tile that ends a game


cdef struct Learner:
    float* values
    float* sums         # two an entry: its errors added with their signs, and without
    int features
    float rate
    float trace
    int delay


cdef struct Visit:
    float value
    float error
    uint32_t feature[MAX_FEATURES]


cdef struct Waiting:
    # the last after-states of a game, in a ring: what they learn is not yet all known
    Visit visit[MAX_DELAY]
    int count
    int oldest


cdef struct Tally:
    int64_t games
    int64_t moves
    int64_t score
    int64_t[KINDS] largest


cdef inline void prefetch_values(const Learner* learner, const Visit* visit) noexcept nogil:
    cdef int i
    for i in range(learner.features):
        PREFETCH(&learner.values[visit.feature[i]])


cdef inline int best_of(const Visit* candidate, const int64_t* gained, float* most) noexcept nogil:
    """The direction of the most valuable move, the first of equals, and what it is worth; -1 and 0 where none is legal,
    which is where nothing is gained but -1."""
    cdef float value
    cdef int direction, best = -1
    most[0] = 0
    for direction in range(4):
        if gained[direction] >= 0:
            value = gained[direction] + candidate[direction].value
            if best < 0 or value > most[0]:
                most[0] = value
                best = direction
    return best


cdef inline void learn(const Learner* learner, const Visit* visit) noexcept nogil:
    """An entry's rate is the share of its errors that did not cancel each other."""
    cdef int features = learner.features
    cdef float error = visit.error
    cdef float size = fabsf(error)
    cdef float part = learner.rate * error / features
    cdef float* sums
    cdef uint32_t entry
    cdef int i
    for i in range(features):
        PREFETCH(&learner.sums[2 * <uint64_t>visit.feature[i]])
    for i in range(features):
        entry = visit.feature[i]
        sums = &learner.sums[2 * <uint64_t>entry]
        learner.values[entry] += part * (fabsf(sums[0]) / sums[1] if sums[1] != 0 else 1)
        sums[0] += error
        sums[1] += size


cdef inline void tell(const Learner* learner, Waiting* waiting, float worth) noexcept nogil:
    """Those that wait get to know what the last of them came to; the oldest of `delay` learns."""
    cdef float error, weight = 1
    cdef int i
    if not waiting.count:
        return
    error = worth - waiting.visit[(waiting.oldest + waiting.count - 1) % learner.delay].value
    for i in range(waiting.count - 1, -1, -1):
        waiting.visit[(waiting.oldest + i) % learner.delay].error += weight * error
        weight *= learner.trace
    if waiting.count == learner.delay:
        learn(learner, &waiting.visit[waiting.oldest])
        waiting.oldest = (waiting.oldest + 1) % learner.delay
        waiting.count -= 1


cdef inline void wait(const Learner* learner, Waiting* waiting, const Visit* visit) noexcept nogil:
    """One more after-state, of whose error nothing is known yet."""
    cdef Visit* last = &waiting.visit[(waiting.oldest + waiting.count) % learner.delay]
    last[0] = visit[0]
    last.error = 0
    waiting.count += 1


cdef inline void learn_rest(const Learner* learner, const Waiting* waiting) noexcept nogil:
    """Nothing more comes of those that wait."""
    cdef int i
    for i in range(waiting.count):
        learn(learner, &waiting.visit[(waiting.oldest + i) % learner.delay])


cdef class Training:
    cdef Learner learner
    cdef Tally tally
    cdef object lock
    cdef float[::1] values_view
    cdef float[::1] sums_view
    cdef readonly tuple patterns
    cdef readonly object values
    cdef readonly object sums
    cdef readonly uint64_t seed
    cdef readonly int64_t games
    cdef readonly int64_t every
    cdef readonly list curve
    cdef void play(self, uint64_t word) noexcept nogil
    cdef int64_t learn_games(self, int64_t games, Control control)
    cdef tuple largest_tiles(self)
    cdef void close_point(self)
    cdef tuple rounded(self, double unit)
