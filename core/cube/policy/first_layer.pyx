# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The first layer of the policy network: rows of a table, one for each token and each pair of tokens, are summed."""
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t
from libc.stdlib cimport free, malloc


cdef extern from "../../portable.h" nogil:
    int wide_processor()


cdef extern from "first_layer.h" nogil:
    enum:
        PLACES_SEEN
        TOKENS
        FEATURES
        SINGLE_ROWS
        PAIR_ROWS
        STRIPE

    ctypedef struct Step:
        float rate
        float first
        float second

    void rows_of(const uint8_t* tokens, int32_t* rows)
    void sum_bytes_plain(const int8_t* table, int width, const int32_t* rows, int16_t* sums)
    void sum_bytes_wide(const int8_t* table, int width, const int32_t* rows, int16_t* sums)
    void sum_floats_plain(const float* table, int width, const int32_t* rows, float* sums)
    void sum_floats_wide(const float* table, int width, const int32_t* rows, float* sums)
    void step_row_plain(float* row, float* moment, float* square, int32_t* uses, int width, const float* slopes,
                        const int32_t* samples, int count, Step step)
    void step_row_wide(float* row, float* moment, float* square, int32_t* uses, int width, const float* slopes,
                       const int32_t* samples, int count, Step step)

ROWS = SINGLE_ROWS + (FEATURES - PLACES_SEEN) * PAIR_ROWS
WIDTH_STEP = STRIPE
cdef enum:
    ALL_ROWS = 109920


cdef int check(const uint8_t[:, ::1] tokens, int64_t rows, int64_t width, int64_t samples, int64_t columns) except -1:
    cdef int64_t i
    cdef int k
    if tokens.shape[1] != PLACES_SEEN or rows != ALL_ROWS or width % STRIPE or width < STRIPE:
        raise ValueError(f"tokens come by {PLACES_SEEN}, tables by {ALL_ROWS} rows of a multiple of {STRIPE}")
    if samples != tokens.shape[0] or columns != width:
        raise ValueError("there must be a row of the table's width for each row of tokens")
    for i in range(tokens.shape[0]):
        for k in range(PLACES_SEEN):
            if tokens[i, k] >= TOKENS:
                raise ValueError(f"tokens are below {TOKENS}")
    return 0


def sum_bytes(const uint8_t[:, ::1] tokens not None, const int8_t[:, ::1] table not None, int16_t[:, ::1] sums not None,
              bint portable=False):
    cdef int32_t[FEATURES] rows
    cdef int64_t i
    cdef int width = table.shape[1]
    cdef bint wide = wide_processor() and not portable
    check(tokens, table.shape[0], width, sums.shape[0], sums.shape[1])
    with nogil:
        for i in range(tokens.shape[0]):
            rows_of(&tokens[i, 0], rows)
            if wide:
                sum_bytes_wide(&table[0, 0], width, rows, &sums[i, 0])
            else:
                sum_bytes_plain(&table[0, 0], width, rows, &sums[i, 0])


def sum_floats(const uint8_t[:, ::1] tokens not None, const float[:, ::1] table not None, float[:, ::1] sums not None,
               bint portable=False):
    cdef int32_t[FEATURES] rows
    cdef int64_t i
    cdef int width = table.shape[1]
    cdef bint wide = wide_processor() and not portable
    check(tokens, table.shape[0], width, sums.shape[0], sums.shape[1])
    with nogil:
        for i in range(tokens.shape[0]):
            rows_of(&tokens[i, 0], rows)
            if wide:
                sum_floats_wide(&table[0, 0], width, rows, &sums[i, 0])
            else:
                sum_floats_plain(&table[0, 0], width, rows, &sums[i, 0])


cdef class Descent:
    """Owns the memory that sorting takes."""
    cdef float[:, ::1] table, moment
    cdef float[::1] square
    cdef int32_t[::1] uses
    cdef int32_t* rows
    cdef int32_t* order
    cdef int64_t samples

    def __cinit__(self, float[:, ::1] table not None, float[:, ::1] moment not None, float[::1] square not None,
                  int32_t[::1] uses not None, int64_t samples):
        if (table.shape[0] != ALL_ROWS or moment.shape[0] != ALL_ROWS or moment.shape[1] != table.shape[1]
                or square.shape[0] != ALL_ROWS or uses.shape[0] != ALL_ROWS):
            raise ValueError("the parts of a descent are of one shape")
        self.table, self.moment, self.square, self.uses, self.samples = table, moment, square, uses, samples
        self.rows = <int32_t*>malloc(samples * FEATURES * sizeof(int32_t))
        self.order = <int32_t*>malloc(samples * sizeof(int32_t))
        if not (self.rows and self.order):
            raise MemoryError()

    def __dealloc__(self):
        free(self.rows)
        free(self.order)

    def step(self, const uint8_t[:, ::1] tokens not None, const float[:, ::1] slopes not None, float rate,
             float first=0.9, float second=0.99, bint portable=False):
        cdef int64_t i
        cdef int k, start
        cdef Step step
        cdef bint wide = wide_processor() and not portable
        check(tokens, self.table.shape[0], self.table.shape[1], slopes.shape[0], slopes.shape[1])
        if tokens.shape[0] > self.samples:
            raise ValueError(f"at most {self.samples} samples were announced")
        step.rate, step.first, step.second = rate, first, second
        with nogil:
            for i in range(tokens.shape[0]):
                rows_of(&tokens[i, 0], self.rows + i * FEATURES)
            for k in range(FEATURES):
                if k < PLACES_SEEN:
                    self._feature(k, TOKENS * k, TOKENS, tokens.shape[0], &slopes[0, 0], step, wide)
                else:
                    start = SINGLE_ROWS + PAIR_ROWS * (k - PLACES_SEEN)
                    self._feature(k, start, PAIR_ROWS, tokens.shape[0], &slopes[0, 0], step, wide)

    cdef void _feature(self, int feature, int start, int rows, int64_t samples, const float* slopes, Step step,
                       bint wide) noexcept nogil:
        """The step of the rows that one feature chooses from: the samples are sorted by the row they chose."""
        cdef int32_t[PAIR_ROWS + 1] ends
        cdef int64_t i
        cdef int row, first, width = self.table.shape[1]
        cdef float* at
        for row in range(rows + 1):
            ends[row] = 0
        for i in range(samples):
            ends[self.rows[i * FEATURES + feature] - start] += 1
        for row in range(1, rows):
            ends[row] += ends[row - 1]
        for i in range(samples - 1, -1, -1):
            row = self.rows[i * FEATURES + feature] - start
            ends[row] -= 1
            self.order[ends[row]] = i
        ends[rows] = samples
        for row in range(rows):
            first = ends[row]
            if ends[row + 1] == first:
                continue
            at = &self.table[start + row, 0]
            if wide:
                step_row_wide(at, &self.moment[start + row, 0], &self.square[start + row], &self.uses[start + row],
                              width, slopes, self.order + first, ends[row + 1] - first, step)
            else:
                step_row_plain(at, &self.moment[start + row, 0], &self.square[start + row], &self.uses[start + row],
                               width, slopes, self.order + first, ends[row + 1] - first, step)
