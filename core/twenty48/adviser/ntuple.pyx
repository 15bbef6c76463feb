# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport uint32_t, uint64_t

from core.twenty48.adviser.entries cimport MAX_FEATURES, Entries, look_up

SIX_CELLS = ((0, 1, 2, 3, 4, 5), (4, 5, 6, 7, 8, 9), (0, 1, 2, 4, 5, 6), (4, 5, 6, 8, 9, 10))
FIVE_CELLS = ((0, 1, 2, 3, 4), (4, 5, 6, 7, 8), (0, 1, 2, 4, 5), (4, 5, 6, 8, 9))
FOUR_CELLS = ((0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 4, 5), (1, 2, 5, 6), (5, 6, 9, 10))


def entries_of(patterns):
    # in Python's whole numbers: a pattern that is too long is refused only after this
    cdef object total = 0, cells
    for pattern in patterns:
        cells = len(pattern)
        total += 1 << 4 * cells
    return total


cdef list runs_of(pattern):
    """Neighbouring cells together."""
    cdef list runs = []
    for cell in pattern:
        if runs and runs[len(runs) - 1][1] == cell:
            runs[len(runs) - 1][1] = cell + 1
        else:
            runs.append([cell, cell + 1])
    return runs


cdef Shape shape_of(patterns) except *:
    cdef Shape shape
    cdef uint64_t base = 0
    cdef int i, first, second
    if not 1 <= len(patterns) <= MAX_PATTERNS:
        raise ValueError(f"1 to {MAX_PATTERNS} patterns")
    shape.patterns = len(patterns)
    shape.features = SYMMETRIES * shape.patterns
    for i, pattern in enumerate(patterns):
        runs = runs_of(pattern)
        if not 1 <= len(pattern) <= 7 or len(runs) > 2 or list(pattern) != sorted(set(pattern)):
            raise ValueError(f"{pattern} is not 1 to 7 ascending cells in at most two runs")
        if not set(pattern) <= set(range(16)):
            raise ValueError(f"{pattern} leaves the board")
        first = runs[0][1] - runs[0][0]
        second = len(pattern) - first
        shape.base[i] = base
        shape.first_shift[i] = 4 * runs[0][0]
        shape.first_mask[i] = (<uint64_t>1 << 4 * first) - 1
        shape.second_shift[i] = 4 * (runs[1][0] - first) if second else 0
        shape.second_mask[i] = ((<uint64_t>1 << 4 * second) - 1) << 4 * first
        base += <uint64_t>1 << 4 * len(pattern)
    shape.entries = base
    return shape


cdef class Network(Entries):
    def __cinit__(self, patterns, memory, double unit):
        self.patterns = tuple(tuple(pattern) for pattern in patterns)
        self.shape = shape_of(self.patterns)
        self.hold(memory, self.shape.entries, self.shape.features, unit)

    def value(self, uint64_t board):
        cdef uint32_t feature[MAX_FEATURES]
        locate(&self.shape, board, feature)
        return self.unit * look_up(self.table, feature, self.features)
