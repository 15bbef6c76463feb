/* Sums of table rows: what a network's first layer does with the tokens of a position.
 *
 * Row 24 i + t stands for token t at place i; row 480 + 576 p + 24 t + u for tokens t and u at the two places of pair p,
 * the 190 pairs in the order 01 02 ... 0J 12 ... IJ.
 */
#ifndef STATEWALK_POLICYNET_H
#define STATEWALK_POLICYNET_H

#include <math.h>
#include <stdint.h>
#include <string.h>

#include "../../portable.h"

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

/* Eight floats and sixteen short numbers as one value: GNU C makes of them what the processor has. */
#if defined(__GNUC__)
typedef float Floats __attribute__((vector_size(32)));
typedef int16_t Shorts __attribute__((vector_size(32)));
typedef int8_t Bytes __attribute__((vector_size(16)));
#define ADD_FLOATS(sum, from) do { Floats one_; memcpy(&one_, from, sizeof one_); sum += one_; } while (0)
#define ADD_BYTES(sum, from) \
    do { Bytes one_; memcpy(&one_, from, sizeof one_); sum += __builtin_convertvector(one_, Shorts); } while (0)
#else
typedef struct { float at[8]; } Floats;
typedef struct { int16_t at[16]; } Shorts;
#define ADD_FLOATS(sum, from) do { for (int c_ = 0; c_ < 8; c_++) (sum).at[c_] += (from)[c_]; } while (0)
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

ALWAYS_INLINE void sum_floats_body(const float *table, int width, const int32_t *rows, float *sums) {
    for (int from = 0; from < width; from += STRIPE) {
        Floats stripe[STRIPE / 8];
        memset(stripe, 0, sizeof stripe);
        for (int k = 0; k < FEATURES; k++) {
            const float *row = table + (int64_t)rows[k] * width + from;
            if (k + 8 < FEATURES)
                for (int c = 0; c < STRIPE; c += 16)
                    PREFETCH(table + (int64_t)rows[k + 8] * width + from + c);
            for (int c = 0; c < STRIPE / 8; c++)
                ADD_FLOATS(stripe[c], row + 8 * c);
        }
        memcpy(sums + from, stripe, sizeof stripe);
    }
}

/* Adam for one row (Kingma & Ba, 2015), with one second moment for the whole row, when and only when it was used. */
typedef struct {
    float rate, first, second;
} Step;

ALWAYS_INLINE void step_row_body(
    float *row, float *moment, float *square, int32_t *uses, int width, const float *slopes, const int32_t *samples,
    int count, Step step) {
    float slope[STRIPE], part[8] = {0}, total = 0.0f; /* eight sums at a time: one would wait for itself */
    /* the moment is updated first, since the size of the step depends on all columns */
    for (int from = 0; from < width; from += STRIPE) {
        Floats stripe[STRIPE / 8];
        memset(stripe, 0, sizeof stripe);
        for (int i = 0; i < count; i++) {
            const float *one = slopes + (int64_t)samples[i] * width + from;
            for (int c = 0; c < STRIPE / 8; c++)
                ADD_FLOATS(stripe[c], one + 8 * c);
        }
        memcpy(slope, stripe, sizeof slope);
        for (int c = 0; c < STRIPE; c += 8)
            for (int i = 0; i < 8; i++)
                part[i] += slope[c + i] * slope[c + i];
        for (int c = 0; c < STRIPE; c++)
            moment[from + c] = step.first * moment[from + c] + (1.0f - step.first) * slope[c];
    }
    for (int i = 0; i < 8; i++)
        total += part[i];
    *uses += 1;
    *square = step.second * *square + (1.0f - step.second) * total / width;
    float first = 1.0f - powf(step.first, (float)*uses), second = 1.0f - powf(step.second, (float)*uses);
    float size = step.rate / first / (sqrtf(*square / second) + 1e-12f);
    for (int c = 0; c < width; c++)
        row[c] -= size * moment[c];
}

static void sum_bytes_plain(const int8_t *table, int width, const int32_t *rows, int16_t *sums) {
    sum_bytes_body(table, width, rows, sums);
}
static void sum_floats_plain(const float *table, int width, const int32_t *rows, float *sums) {
    sum_floats_body(table, width, rows, sums);
}
static void step_row_plain(
    float *row, float *moment, float *square, int32_t *uses, int width, const float *slopes, const int32_t *samples,
    int count, Step step) {
    step_row_body(row, moment, square, uses, width, slopes, samples, count, step);
}

#if HAVE_WIDE
WIDE static void sum_bytes_wide(const int8_t *table, int width, const int32_t *rows, int16_t *sums) {
    sum_bytes_body(table, width, rows, sums);
}
WIDE static void sum_floats_wide(const float *table, int width, const int32_t *rows, float *sums) {
    sum_floats_body(table, width, rows, sums);
}
WIDE static void step_row_wide(
    float *row, float *moment, float *square, int32_t *uses, int width, const float *slopes, const int32_t *samples,
    int count, Step step) {
    step_row_body(row, moment, square, uses, width, slopes, samples, count, step);
}
#else
#define sum_bytes_wide sum_bytes_plain
#define sum_floats_wide sum_floats_plain
#define step_row_wide step_row_plain
#endif

#endif
