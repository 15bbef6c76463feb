# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""The first layer of the policy network: rows of a table, one for each token and each pair of tokens, are summed."""
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t

cdef extern from "../../base/portable.h" nogil:
    int wide_processor()


cdef extern from "first_layer.h" nogil:
    enum:
        PLACES_SEEN
        TOKENS
        FEATURES
        SINGLE_ROWS
        PAIR_ROWS
        STRIPE

    void rows_of(const uint8_t* tokens, int32_t* rows)
    void sum_bytes_plain(const int8_t* table, int width, const int32_t* rows, int16_t* sums)
    void sum_bytes_wide(const int8_t* table, int width, const int32_t* rows, int16_t* sums)

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
