# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# distutils: extra_compile_args = -ffp-contract=off
# (a fused multiply-add rounds once instead of twice, and a training would end elsewhere)
from libc.math cimport fabsf, lrintf
from libc.stdint cimport int16_t, int64_t, uint16_t, uint32_t, uint64_t

from core.control cimport Cells, Control, cancelled
from core.rng cimport next64
from core.twenty48.bitboard cimport row_tables, transpose
from core.twenty48.adviser.ntuple cimport MAX_FEATURES, PREFETCH, SYMMETRIES, Network, Shape, locate, shape_of
from core.twenty48.play cimport fresh_board, game_word, largest_tile, shift_board, spawned

from threading import Lock
from typing import NamedTuple

from core.memory import memory_for
from core.puzzle import InputError
from core.twenty48.adviser.ntuple import FIVE_CELLS, entries_of
from core.words import phrase

RATES = {4: 0.25, 5: 0.5, 6: 1.0}

cdef enum:
    MAX_DELAY = 8
    WIDEST = 32767


class CurvePoint(NamedTuple):
    games: int
    mean_score: float
    share_2048: float
    share_8192: float


cdef struct Learner:
    Shape shape
    const uint16_t* shifted
    const uint32_t* gained
    float* values
    float* sums  # two an entry: its errors added with their signs, and without
    float rate
    float trace
    int delay


cdef struct Visit:
    float value
    float error
    uint32_t feature[MAX_FEATURES]


cdef struct Tally:
    int64_t games
    int64_t score
    int64_t with_2048
    int64_t with_8192


cdef inline float estimate(const float* values, const uint32_t* feature, int features) noexcept nogil:
    # a sum for each symmetry: one sum alone would wait for every addition
    cdef float total[8]
    cdef int i, k
    for k in range(SYMMETRIES):
        total[k] = values[feature[k]]
    for i in range(1, features // SYMMETRIES):
        for k in range(SYMMETRIES):
            total[k] += values[feature[i * SYMMETRIES + k]]
    return ((total[0] + total[1]) + (total[2] + total[3])) + ((total[4] + total[5]) + (total[6] + total[7]))


cdef inline void learn(const Learner* learner, const Visit* visit) noexcept nogil:
    """Temporal coherence: an entry's rate is the share of its errors that did not cancel each other."""
    cdef int features = learner.shape.features
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


cdef void play_and_learn(const Learner* learner, uint64_t word, Tally* tally) noexcept nogil:
    """One greedy game, in which every after-state learns from the `delay` after-states that follow it."""
    cdef Visit ring[MAX_DELAY]
    cdef Visit candidate[4]
    cdef uint64_t after[4]
    cdef int64_t gained[4]
    cdef int64_t fours = 0, score = 0
    cdef uint64_t board = fresh_board(&word, &fours)
    cdef uint64_t turned
    cdef int features = learner.shape.features
    cdef int direction, best, largest, i, waiting = 0, oldest = 0
    cdef float value, most, error, weight
    while True:
        turned = transpose(board)
        for direction in range(4):
            gained[direction] = shift_board(learner.shifted, learner.gained, board, turned, direction,
                                            &after[direction])
            if gained[direction] >= 0:
                locate(&learner.shape, after[direction], candidate[direction].feature)
                for i in range(features):
                    PREFETCH(&learner.values[candidate[direction].feature[i]])
        best = -1
        most = 0
        for direction in range(4):
            if gained[direction] >= 0:
                candidate[direction].value = estimate(learner.values, candidate[direction].feature, features)
                value = gained[direction] + candidate[direction].value
                if best < 0 or value > most:
                    most = value
                    best = direction
        if waiting:
            # at the end of the game nothing follows, and `most` is 0
            error = most - ring[(oldest + waiting - 1) % learner.delay].value
            weight = 1
            for i in range(waiting - 1, -1, -1):
                ring[(oldest + i) % learner.delay].error += weight * error
                weight *= learner.trace
            if waiting == learner.delay:
                learn(learner, &ring[oldest])
                oldest = (oldest + 1) % learner.delay
                waiting -= 1
        if best < 0:
            break
        score += gained[best]
        candidate[best].error = 0
        ring[(oldest + waiting) % learner.delay] = candidate[best]
        waiting += 1
        board = spawned(after[best], next64(&word), &fours)
    for i in range(waiting):
        learn(learner, &ring[(oldest + i) % learner.delay])
    largest = largest_tile(board)
    tally.games += 1
    tally.score += score
    tally.with_2048 += largest >= 11
    tally.with_8192 += largest >= 13


cdef class Trainer:
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

    def __init__(self, patterns=FIVE_CELLS, *, uint64_t seed=1, float rate=0.5, float trace=0.5, int delay=3,
                 int64_t every=1000):
        if not 1 <= delay <= MAX_DELAY:
            raise ValueError(f"a delay from 1 to {MAX_DELAY}")
        if every < 1:
            raise ValueError("a point of the curve takes 1 game or more")
        self.patterns = tuple(tuple(pattern) for pattern in patterns)
        self.learner.shape = shape_of(self.patterns)
        self.learner.shifted = row_tables().shifted
        self.learner.gained = row_tables().gained
        self.learner.rate = rate
        self.learner.trace = trace
        self.learner.delay = delay
        entries = entries_of(self.patterns)
        self.values = memory_for(entries * sizeof(float))
        self.sums = memory_for(2 * entries * sizeof(float))
        self.values_view = memoryview(self.values).cast("f")
        self.sums_view = memoryview(self.sums).cast("f")
        self.learner.values = &self.values_view[0]
        self.learner.sums = &self.sums_view[0]
        self.lock = Lock()
        self.seed = seed
        self.every = every
        self.curve = []

    @property
    def rate(self):
        return self.learner.rate

    @property
    def trace(self):
        return self.learner.trace

    @property
    def delay(self):
        return self.learner.delay

    @property
    def nbytes(self):
        return len(self.values) + len(self.sums)

    @property
    def tally(self):
        return self.tally.games, self.tally.score, self.tally.with_2048, self.tally.with_8192

    def run(self, int64_t games, Control control=None):
        if games < 1:
            raise InputError(phrase("The number of games is 1 or more"))
        if control is None:
            control = Control()
        control.total = games
        with self.lock:
            return self.learn_games(games, control)

    cdef int64_t learn_games(self, int64_t games, Control control):
        cdef int64_t played = 0, stop
        cdef bint ended = False
        cdef Cells* cells = &control.cells
        while played < games and not ended:
            stop = min(games, played + self.every - self.tally.games)
            with nogil:
                while played < stop:
                    if cancelled(cells, played):
                        ended = True
                        break
                    play_and_learn(&self.learner, game_word(self.seed, self.games), &self.tally)
                    self.games += 1
                    played += 1
            if self.tally.games == self.every:
                self.close_point()
        cells.done = played
        return played

    cdef void close_point(self):
        cdef double games = self.tally.games
        self.curve.append(CurvePoint(self.games, self.tally.score / games, self.tally.with_2048 / games,
                                     self.tally.with_8192 / games))
        self.tally.games = self.tally.score = self.tally.with_2048 = self.tally.with_8192 = 0

    def resume(self, int64_t games, tally, curve):
        self.games = games
        self.tally.games, self.tally.score, self.tally.with_2048, self.tally.with_8192 = tally
        self.curve = [CurvePoint(*point) for point in curve]

    def network(self, double unit=0):
        cdef int64_t i, count = self.values_view.shape[0]
        cdef float largest = 0, scale
        cdef int16_t[::1] table
        with nogil:
            for i in range(count):
                largest = max(largest, fabsf(self.values_view[i]))
        unit = max(unit, largest / WIDEST, 1e-3)
        scale = 1 / unit
        memory = memory_for(count * sizeof(int16_t))
        table = memoryview(memory).cast("h")
        with nogil:
            for i in range(count):
                # pages of entries never visited stay untouched
                if self.values_view[i] != 0:
                    table[i] = <int16_t>lrintf(self.values_view[i] * scale)
        return Network(self.patterns, memory, unit)
