# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The first layer of the policy network while it learns, on the processor."""
from libc.stdint cimport int32_t, int64_t, uint8_t, uint16_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy, memset


cdef extern from "../../base/portable.h" nogil:
    int wide_processor()


cdef extern from "learning.h" nogil:
    enum:
        PLACES_SEEN
        TOKENS
        FEATURES
        PAIR_ROWS
        LANE
        TOGETHER

    ctypedef struct StripeStep:
        pass

    void set_step(StripeStep* step, float rate, float first, float second)
    int start_of(int feature)
    int rows_of_feature(int feature)
    void add_features_plain(const float* table, int feature, const uint16_t* rows, int64_t samples, float* sums)
    void add_features_wide(const float* table, int feature, const uint16_t* rows, int64_t samples, float* sums)
    void step_feature_plain(float* table, float* moment, float* square, const int32_t* uses, int rows,
                            const float* slopes, const uint16_t* ordered, const int32_t* ends, const StripeStep* step)
    void step_feature_wide(float* table, float* moment, float* square, const int32_t* uses, int rows,
                           const float* slopes, const uint16_t* ordered, const int32_t* ends, const StripeStep* step)

STRIPE = LANE
PLACES, VALUES = PLACES_SEEN, TOKENS
MOST_SAMPLES = 65536
cdef enum:
    ALL_ROWS = 109920
    MOST = 65536    # = MOST_SAMPLES


cdef class Learning:
    cdef float[:, :, ::1] table, moment
    cdef float[:, ::1] square
    cdef int32_t[::1] uses
    cdef int64_t most, samples
    cdef uint16_t* rows         # by feature, then sample
    cdef uint16_t* ordered      # by feature, the samples sorted by their rows
    cdef int32_t* ends          # by feature, where each row's samples begin in that order
    cdef float* stripe          # of all samples
    cdef StripeStep step_of

    def __cinit__(self, float[:, :, ::1] table not None, float[:, :, ::1] moment not None,
                  float[:, ::1] square not None, int32_t[::1] uses not None, int64_t samples):
        cdef int64_t stripes = table.shape[0]
        if (table.shape[1] != ALL_ROWS or table.shape[2] != LANE or moment.shape[0] != stripes
                or moment.shape[1] != ALL_ROWS or moment.shape[2] != LANE or square.shape[0] != stripes
                or square.shape[1] != ALL_ROWS or uses.shape[0] != ALL_ROWS):
            raise ValueError("the parts of a table are of one shape")
        if not 0 < samples <= MOST:
            raise ValueError(f"a batch has 1 to {MOST} samples")
        self.table, self.moment, self.square, self.uses, self.most = table, moment, square, uses, samples
        self.rows = <uint16_t*>malloc(samples * FEATURES * sizeof(uint16_t))
        self.ordered = <uint16_t*>malloc(samples * FEATURES * sizeof(uint16_t))
        self.ends = <int32_t*>malloc(FEATURES * (PAIR_ROWS + 1) * sizeof(int32_t))
        self.stripe = <float*>malloc(samples * LANE * sizeof(float))
        if not (self.rows and self.ordered and self.ends and self.stripe):
            raise MemoryError()

    def __dealloc__(self):
        free(self.rows)
        free(self.ordered)
        free(self.ends)
        free(self.stripe)

    cdef int _check(self, const float[:, ::1] wanted, int64_t samples) except -1:
        if wanted.shape[0] != samples or wanted.shape[1] != self.table.shape[0] * LANE:
            raise ValueError("there must be a row of the table's width for each row of tokens")
        return 0

    def sum(self, const uint8_t[:, ::1] tokens not None, float[:, ::1] sums not None, bint portable=False):
        cdef int64_t i, s
        cdef int k
        if tokens.shape[1] != PLACES_SEEN:
            raise ValueError(f"tokens come by {PLACES_SEEN}")
        if not 0 < tokens.shape[0] <= self.most:
            raise ValueError(f"at most {self.most} samples were announced")
        self._check(sums, tokens.shape[0])
        for i in range(tokens.shape[0]):
            for k in range(PLACES_SEEN):
                if tokens[i, k] >= TOKENS:
                    raise ValueError(f"tokens are below {TOKENS}")
        self.samples = tokens.shape[0]
        with nogil:
            self._choose(tokens)
            for s in range(self.table.shape[0]):
                self._sum_stripe(&self.table[s, 0, 0], wide_processor() and not portable)
                for i in range(self.samples):
                    memcpy(&sums[i, s * LANE], self.stripe + i * LANE, LANE * sizeof(float))

    cdef void _choose(self, const uint8_t[:, ::1] tokens) noexcept nogil:
        """Which of each feature's rows each sample chooses."""
        cdef int64_t i
        cdef int a, b, k
        cdef uint16_t* rows
        cdef const uint8_t* seen
        for i in range(self.samples):
            seen = &tokens[i, 0]
            rows = self.rows + i
            k = PLACES_SEEN
            for a in range(PLACES_SEEN):
                rows[a * self.samples] = seen[a]
                for b in range(a + 1, PLACES_SEEN):
                    rows[k * self.samples] = TOKENS * seen[a] + seen[b]
                    k += 1

    cdef void _sum_stripe(self, const float* table, bint wide) noexcept nogil:
        cdef const uint16_t* rows = self.rows
        cdef int feature = 0
        memset(self.stripe, 0, self.samples * LANE * sizeof(float))
        while feature < FEATURES:
            if wide:
                add_features_wide(table, feature, rows, self.samples, self.stripe)
            else:
                add_features_plain(table, feature, rows, self.samples, self.stripe)
            feature += TOGETHER
            rows += TOGETHER * self.samples

    def step(self, const float[:, ::1] slopes not None, float rate, float first=0.9, float second=0.99,
             bint portable=False):
        cdef int64_t i, s
        cdef int k, row
        self._check(slopes, self.samples)
        with nogil:
            set_step(&self.step_of, rate, first, second)
            for k in range(FEATURES):
                self._sort(k)
                for row in range(rows_of_feature(k)):
                    if self.ends[k * (PAIR_ROWS + 1) + row + 1] > self.ends[k * (PAIR_ROWS + 1) + row]:
                        self.uses[start_of(k) + row] += 1
            for s in range(self.table.shape[0]):
                for i in range(self.samples):
                    memcpy(self.stripe + i * LANE, &slopes[i, s * LANE], LANE * sizeof(float))
                for k in range(FEATURES):
                    self._step_feature(s, k, wide_processor() and not portable)

    cdef void _sort(self, int feature) noexcept nogil:
        """Sort the samples by the row that they chose."""
        cdef int32_t* ends = self.ends + feature * (PAIR_ROWS + 1)
        cdef const uint16_t* rows = self.rows + feature * self.samples
        cdef uint16_t* ordered = self.ordered + feature * self.samples
        cdef int64_t i
        cdef int row, count = rows_of_feature(feature)
        memset(ends, 0, (count + 1) * sizeof(int32_t))
        for i in range(self.samples):
            ends[rows[i]] += 1
        for row in range(1, count + 1):
            ends[row] += ends[row - 1]
        for i in range(self.samples - 1, -1, -1):
            ends[rows[i]] -= 1
            ordered[ends[rows[i]]] = <uint16_t>i

    cdef void _step_feature(self, int64_t s, int feature, bint wide) noexcept nogil:
        cdef int start = start_of(feature), rows = rows_of_feature(feature)
        cdef float* table = &self.table[s, start, 0]
        cdef float* moment = &self.moment[s, start, 0]
        cdef float* square = &self.square[s, start]
        cdef const uint16_t* ordered = self.ordered + feature * self.samples
        cdef const int32_t* ends = self.ends + feature * (PAIR_ROWS + 1)
        if wide:
            step_feature_wide(table, moment, square, &self.uses[start], rows, self.stripe, ordered, ends, &self.step_of)
        else:
            step_feature_plain(table, moment, square, &self.uses[start], rows, self.stripe, ordered, ends,
                               &self.step_of)
