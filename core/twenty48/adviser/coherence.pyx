# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.math cimport lrintf
from libc.stdint cimport int16_t
from libc.string cimport memset

from core.base.control cimport Cells, cancelled
from core.twenty48.play cimport game_word

from threading import Lock
from typing import NamedTuple

from core.base.memory import memory_for
from core.base.puzzle import InputError
from core.base.words import phrase

cdef enum:
    WIDEST = 32767


class CurvePoint(NamedTuple):
    games: int
    moves: int
    mean_score: float
    largest: tuple

    def share(self, exponent):
        return sum(self.largest[exponent:]) / sum(self.largest)


cdef class Training:
    def __init__(self, int64_t entries, int features, *, uint64_t seed=1, float rate=0.5, float trace=0.5, int delay=3,
                 int64_t every=1000):
        if not 1 <= delay <= MAX_DELAY:
            raise ValueError(f"a delay from 1 to {MAX_DELAY}")
        if every < 1:
            raise ValueError("a point of the curve takes 1 game or more")
        self.values = memory_for(entries * sizeof(float))
        self.sums = memory_for(2 * entries * sizeof(float))
        self.values_view = memoryview(self.values).cast("f")
        self.sums_view = memoryview(self.sums).cast("f")
        self.learner.values = &self.values_view[0]
        self.learner.sums = &self.sums_view[0]
        self.learner.features = features
        self.learner.rate = rate
        self.learner.trace = trace
        self.learner.delay = delay
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
        return self.tally.games, self.tally.moves, self.tally.score, self.largest_tiles()

    cdef void play(self, uint64_t word) noexcept nogil:
        pass

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
                    self.play(game_word(self.seed, self.games))
                    self.games += 1
                    played += 1
            if self.tally.games == self.every:
                self.close_point()
        cells.done = played
        return played

    cdef tuple largest_tiles(self):
        return tuple([self.tally.largest[k] for k in range(KINDS)])

    cdef void close_point(self):
        mean = self.tally.score / <double>self.tally.games
        self.curve.append(CurvePoint(self.games, self.tally.moves, mean, self.largest_tiles()))
        memset(&self.tally, 0, sizeof(Tally))

    def resume(self, int64_t games, tally, curve):
        played, moves, score, largest = tally
        if len(largest) != KINDS:
            raise ValueError(f"{len(largest)} kinds of tiles, not {KINDS}")
        self.games = games
        self.tally.games, self.tally.moves, self.tally.score = played, moves, score
        for k in range(KINDS):
            self.tally.largest[k] = largest[k]
        self.curve = [CurvePoint(last, made, mean, tuple(tiles)) for last, made, mean, tiles in curve]

    cdef tuple rounded(self, double unit):
        """Memory of the entries as whole multiples of a unit, and that: the one asked for, or the finest one that 16
        bits hold."""
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
        return memory, unit
