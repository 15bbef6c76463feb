# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# distutils: extra_compile_args = -ffp-contract=off
# (a fused multiply-add rounds once instead of twice, and a training would end elsewhere)
from libc.math cimport fabsf, lrintf
from libc.stdint cimport int16_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from core.control cimport Cells, Control, cancelled
from core.rng cimport next64
from core.twenty48.adviser.ntuple cimport PREFETCH
from core.twenty48.adviser.plain.network cimport MAX_FEATURES, Layout, layout_of, locate
from core.twenty48.board cimport MAX_CELLS, place_tile, shift_cells
from core.twenty48.play cimport game_word

from threading import Lock
from typing import NamedTuple

from core.memory import memory_for
from core.puzzle import InputError
from core.twenty48.adviser.plain.network import PlainNetwork
from core.twenty48.shape import Shape
from core.words import phrase

cdef enum:
    MAX_DELAY = 8
    WIDEST = 32767
    KINDS = 32          # of exponents


class CurvePoint(NamedTuple):
    games: int
    moves: int
    mean_score: float
    largest: tuple


cdef struct Learner:
    Layout layout
    float* values
    float* sums         # two an entry: its errors added with their signs, and without
    float rate
    float trace
    int delay


cdef struct Visit:
    float value
    float error
    uint32_t feature[MAX_FEATURES]


cdef struct Tally:
    int64_t games
    int64_t moves
    int64_t score
    int64_t[KINDS] largest


cdef inline float estimate(const float* values, const uint32_t* feature, int features) noexcept nogil:
    # four sums: one sum alone would wait for every addition
    cdef float one = 0, two = 0, three = 0, four = 0
    cdef int i
    for i in range(0, features, 4):
        one += values[feature[i]]
        two += values[feature[i + 1]]
        three += values[feature[i + 2]]
        four += values[feature[i + 3]]
    return (one + two) + (three + four)


cdef inline void learn(const Learner* learner, const Visit* visit) noexcept nogil:
    """Temporal coherence: an entry's rate is the share of its errors that did not cancel each other."""
    cdef int features = learner.layout.features
    cdef float error = visit.error
    cdef float size = fabsf(error)
    cdef float part = learner.rate * error / features
    cdef float* sums
    cdef uint32_t entry
    cdef int i
    for i in range(features):
        entry = visit.feature[i]
        sums = &learner.sums[2 * <uint64_t>entry]
        learner.values[entry] += part * (fabsf(sums[0]) / sums[1] if sums[1] != 0 else 1)
        sums[0] += error
        sums[1] += size


cdef void play_and_learn(const Learner* learner, uint64_t word, Tally* tally) noexcept nogil:
    """One greedy game, in which every after-state learns from the `delay` after-states that follow it.

    A game that makes a tile that the network does not know ends there, and its last after-states learn nothing of what
    would have come.
    """
    cdef Visit ring[MAX_DELAY]
    cdef Visit candidate[4]
    cdef uint8_t[4][MAX_CELLS] after
    cdef uint8_t[MAX_CELLS] board
    cdef int64_t gained[4]
    cdef int64_t score = 0, moves = 0
    cdef const Layout* layout = &learner.layout
    cdef int features = layout.features, count = layout.cells
    cdef int direction, best, largest = 0, i, waiting = 0, oldest = 0
    cdef float value, most, error, weight
    memset(board, 0, MAX_CELLS)
    place_tile(board, count, next64(&word))
    place_tile(board, count, next64(&word))
    while True:
        for direction in range(4):
            memcpy(after[direction], board, MAX_CELLS)
            gained[direction] = shift_cells(after[direction], layout.rows, layout.columns, direction)
            if gained[direction] >= 0:
                locate(layout, after[direction], candidate[direction].feature)
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
        moves += 1
        memcpy(board, after[best], MAX_CELLS)
        for i in range(count):
            largest = max(largest, <int>board[i])
        if largest >= layout.levels:
            break
        candidate[best].error = 0
        ring[(oldest + waiting) % learner.delay] = candidate[best]
        waiting += 1
        place_tile(board, count, next64(&word))
    for i in range(waiting):
        learn(learner, &ring[(oldest + i) % learner.delay])
    tally.games += 1
    tally.moves += moves
    tally.score += score
    tally.largest[largest] += 1


cdef class PlainTrainer:
    cdef Learner learner
    cdef Tally tally
    cdef object lock
    cdef float[::1] values_view
    cdef float[::1] sums_view
    cdef readonly object shape
    cdef readonly tuple patterns
    cdef readonly int levels
    cdef readonly object values
    cdef readonly object sums
    cdef readonly uint64_t seed
    cdef readonly int64_t games
    cdef readonly int64_t every
    cdef readonly list curve

    def __init__(self, shape, patterns, int levels, *, uint64_t seed=1, float rate=0.5, float trace=0.5, int delay=3,
                 int64_t every=1000):
        if not 1 <= delay <= MAX_DELAY:
            raise ValueError(f"a delay from 1 to {MAX_DELAY}")
        if every < 1:
            raise ValueError("a point of the curve takes 1 game or more")
        self.shape = Shape(*shape)
        self.patterns = tuple([tuple(pattern) for pattern in patterns])
        self.levels = levels
        self.learner.layout = layout_of(self.shape, self.patterns, levels)
        self.learner.rate = rate
        self.learner.trace = trace
        self.learner.delay = delay
        entries = self.learner.layout.entries
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

    def run(self, int64_t games, Control control=None):
        if games < 1:
            raise InputError(phrase("The number of games is 1 or more"))
        if control is None:
            control = Control()
        control.total = games
        with self.lock:
            return self.learn_games(games, control)

    cdef int64_t learn_games(self, int64_t games, Control control):
        cdef int64_t played = 0
        cdef Cells* cells = &control.cells
        while played < games and not cancelled(cells, played):
            with nogil:
                play_and_learn(&self.learner, game_word(self.seed, self.games), &self.tally)
            self.games += 1
            played += 1
            if self.tally.games == self.every:
                self.close_point()
        cells.done = played
        return played

    cdef void close_point(self):
        cdef int64_t games = self.tally.games
        largest = tuple([self.tally.largest[k] for k in range(KINDS)])
        self.curve.append(CurvePoint(self.games, self.tally.moves, self.tally.score / <double>games, largest))
        memset(&self.tally, 0, sizeof(Tally))

    def resume(self, int64_t games, curve):
        self.games = games
        self.curve = [CurvePoint(played, moves, score, tuple(largest)) for played, moves, score, largest in curve]

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
                if self.values_view[i] != 0:
                    table[i] = <int16_t>lrintf(self.values_view[i] * scale)
        return PlainNetwork(self.shape, self.patterns, self.levels, memory, unit)
