/* Sums of table rows: what a network's first layer does with the tokens of a position.
 *
 * Row 24 i + t stands for token t at place i; row 480 + 576 p + 24 t + u for tokens t and u at the two places of pair p,
 * the 190 pairs in the order 01 02 ... 0J 12 ... IJ.
 */
#ifndef STATEWALK_POLICYNET_H
#define STATEWALK_POLICYNET_H

#include <stdint.h>
#include <string.h>

#include "../../base/portable.h"

enum { PLACES_SEEN = 20, TOKENS = 24, PAIRS = 190, FEATURES = 210, SINGLE_ROWS = 480, PAIR_ROWS = 576, ROWS = 109920 };
/* Columns that are summed at a time: they stay in registers. */
enum { STRIPE = 64 };

static void rows_of(const uint8_t *tokens, int32_t *rows) {
    int k = 0, pair = 0;
    for (int i = 0; i < PLACES_SEEN; i++)
        rows[k++] = TOKENS * i + tokens[i];
    for (int i = 0; i < PLACES_SEEN; i++)
        for (int j = i + 1; j < PLACES_SEEN; j++)
            rows[k++] = SINGLE_ROWS + PAIR_ROWS * pair++ + TOKENS * tokens[i] + tokens[j];
}

/* Sixteen short numbers as one value: GNU C makes of them what the processor has. */
#if defined(__GNUC__)
typedef int16_t Shorts __attribute__((vector_size(32)));
typedef int8_t Bytes __attribute__((vector_size(16)));
#define ADD_BYTES(sum, from) \
    do { Bytes one_; memcpy(&one_, from, sizeof one_); sum += __builtin_convertvector(one_, Shorts); } while (0)
#else
typedef struct { int16_t at[16]; } Shorts;
#define ADD_BYTES(sum, from) do { for (int c_ = 0; c_ < 16; c_++) (sum).at[c_] += (from)[c_]; } while (0)
#endif

ALWAYS_INLINE void sum_bytes_body(const int8_t *table, int width, const int32_t *rows, int16_t *sums) {
    for (int from = 0; from < width; from += STRIPE) {
        Shorts stripe[STRIPE / 16];
        memset(stripe, 0, sizeof stripe);
        for (int k = 0; k < FEATURES; k++) {
            const int8_t *row = table + (int64_t)rows[k] * width + from;
            for (int c = 0; c < STRIPE / 16; c++)
                ADD_BYTES(stripe[c], row + 16 * c);
        }
        memcpy(sums + from, stripe, sizeof stripe);
    }
}

static void sum_bytes_plain(const int8_t *table, int width, const int32_t *rows, int16_t *sums) {
    sum_bytes_body(table, width, rows, sums);
}

#if HAVE_WIDE
WIDE static void sum_bytes_wide(const int8_t *table, int width, const int32_t *rows, int16_t *sums) {
    sum_bytes_body(table, width, rows, sums);
}
#else
#define sum_bytes_wide sum_bytes_plain
#endif

#endif
