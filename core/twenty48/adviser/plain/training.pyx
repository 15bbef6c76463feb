# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# distutils: extra_compile_args = -ffp-contract=off
from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from core.base.rng cimport next64
from core.twenty48.adviser.coherence cimport (
    Learner, Tally, Training, Visit, Waiting, best_of, learn_rest, prefetch_values, tell, wait
)
from core.twenty48.adviser.plain.network cimport Layout, layout_of, locate
from core.twenty48.board cimport MAX_CELLS, place_tile, shift_cells

from core.twenty48.adviser.plain.network import PlainNetwork
from core.twenty48.shape import BoardShape


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


cdef class PlainTrainer(Training):
    cdef Layout layout
    cdef readonly object shape
    cdef readonly int levels

    def __init__(self, shape, patterns, int levels, **settings):
        self.shape = BoardShape(*shape)
        self.patterns = tuple([tuple(pattern) for pattern in patterns])
        self.levels = levels
        self.layout = layout_of(self.shape, self.patterns, levels)
        super().__init__(self.layout.entries, self.layout.features, **settings)

    cdef void play(self, uint64_t word) noexcept nogil:
        """One greedy game, in which every after-state learns from the `delay` after-states that follow it.

        A game that makes a tile that the network does not know ends there, and its last after-states learn nothing of
        what would have come.
        """
        cdef const Learner* learner = &self.learner
        cdef const Layout* layout = &self.layout
        cdef Tally* tally = &self.tally
        cdef Waiting waiting
        cdef Visit candidate[4]
        cdef uint8_t[4][MAX_CELLS] after
        cdef uint8_t[MAX_CELLS] board
        cdef int64_t gained[4]
        cdef int direction, best, largest = 0, i
        cdef float most
        waiting.count = waiting.oldest = 0
        memset(board, 0, MAX_CELLS)
        place_tile(board, layout.cells, next64(&word))
        place_tile(board, layout.cells, next64(&word))
        while True:
            for direction in range(4):
                memcpy(after[direction], board, MAX_CELLS)
                gained[direction] = shift_cells(after[direction], layout.rows, layout.columns, direction)
                if gained[direction] >= 0:
                    locate(layout, after[direction], candidate[direction].feature)
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
            memcpy(board, after[best], MAX_CELLS)
            for i in range(layout.cells):
                largest = max(largest, <int>board[i])
            if largest >= layout.levels:
                break
            wait(learner, &waiting, &candidate[best])
            place_tile(board, layout.cells, next64(&word))
        learn_rest(learner, &waiting)
        tally.games += 1
        tally.largest[largest] += 1

    def network(self, double unit=0):
        return PlainNetwork(self.shape, self.patterns, self.levels, *self.rounded(unit))
