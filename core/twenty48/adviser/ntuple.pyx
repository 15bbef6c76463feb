# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from libc.stdint cimport int16_t, uint32_t, uint64_t

SIX_CELLS = ((0, 1, 2, 3, 4, 5), (4, 5, 6, 7, 8, 9), (0, 1, 2, 4, 5, 6), (4, 5, 6, 8, 9, 10))
FIVE_CELLS = ((0, 1, 2, 3, 4), (4, 5, 6, 7, 8), (0, 1, 2, 4, 5), (4, 5, 6, 8, 9))
FOUR_CELLS = ((0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 4, 5), (1, 2, 5, 6), (5, 6, 9, 10))


def entries_of(patterns):
    return sum(1 << 4 * len(pattern) for pattern in patterns)


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


cdef class Network:
    def __cinit__(self, patterns, memory, double unit):
        self.patterns = tuple(tuple(pattern) for pattern in patterns)
        self.shape = shape_of(self.patterns)
        self.view = memoryview(memory).cast("B").cast("h")
        if <uint64_t>self.view.shape[0] != self.shape.entries:
            raise ValueError(f"a table of {self.view.shape[0]} entries, not {self.shape.entries}")
        self.table = &self.view[0]
        self.unit = unit

    @property
    def nbytes(self):
        return self.view.shape[0] * sizeof(int16_t)

    @property
    def entries(self):
        return memoryview(self.view)

    def value(self, uint64_t board):
        cdef uint32_t feature[MAX_FEATURES]
        locate(&self.shape, board, feature)
        return self.unit * look_up(self.table, feature, self.shape.features)
