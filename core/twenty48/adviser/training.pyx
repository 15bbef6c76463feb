# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# distutils: extra_compile_args = -ffp-contract=off
from libc.stdint cimport int64_t, uint16_t, uint32_t, uint64_t

from core.base.rng cimport next64
from core.twenty48.adviser.coherence cimport (
    Learner, Tally, Training, Visit, Waiting, best_of, learn_rest, prefetch_values, tell, wait
)
from core.twenty48.adviser.ntuple cimport SYMMETRIES, Shape, locate, shape_of
from core.twenty48.bitboard cimport row_tables, transpose
from core.twenty48.play cimport fresh_board, largest_tile, shift_board, spawned

from core.twenty48.adviser.ntuple import FIVE_CELLS, Network

RATES = {4: 0.25, 5: 0.5, 6: 1.0}


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


cdef class Trainer(Training):
    cdef Shape shape
    cdef const uint16_t* shifted
    cdef const uint32_t* gained

    def __init__(self, patterns=FIVE_CELLS, **settings):
        self.patterns = tuple(tuple(pattern) for pattern in patterns)
        self.shape = shape_of(self.patterns)
        self.shifted = row_tables().shifted
        self.gained = row_tables().gained
        super().__init__(self.shape.entries, self.shape.features, **settings)

    cdef void play(self, uint64_t word) noexcept nogil:
        """One greedy game, in which every after-state learns from the `delay` after-states that follow it."""
        cdef const Learner* learner = &self.learner
        cdef Tally* tally = &self.tally
        cdef Waiting waiting
        cdef Visit candidate[4]
        cdef uint64_t after[4]
        cdef int64_t gained[4]
        cdef int64_t fours = 0
        cdef uint64_t board = fresh_board(&word, &fours)
        cdef uint64_t turned
        cdef int direction, best
        cdef float most
        waiting.count = waiting.oldest = 0
        while True:
            turned = transpose(board)
            for direction in range(4):
                gained[direction] = shift_board(self.shifted, self.gained, board, turned, direction, &after[direction])
                if gained[direction] >= 0:
                    locate(&self.shape, after[direction], candidate[direction].feature)
                    prefetch_values(learner, &candidate[direction])
            for direction in range(4):
                if gained[direction] >= 0:
                    candidate[direction].value = estimate(learner.values, candidate[direction].feature,
                                                          learner.features)
            best = best_of(candidate, gained, &most)
            # at the end of the game nothing follows, and `most` is 0
            tell(learner, &waiting, most)
            if best < 0:
                break
            tally.score += gained[best]
            tally.moves += 1
            wait(learner, &waiting, &candidate[best])
            board = spawned(after[best], next64(&word), &fours)
        learn_rest(learner, &waiting)
        tally.games += 1
        tally.largest[largest_tile(board)] += 1

    def network(self, double unit=0):
        return Network(self.patterns, *self.rounded(unit))
