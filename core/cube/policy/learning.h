/* A first layer while it learns: its table lies in stripes of a few columns, each with all rows, so that what many
 * samples ask of one feature stays in the cache. Bodies for one stripe; features and rows as in first_layer.h.
 */
#ifndef STATEWALK_LEARNING_H
#define STATEWALK_LEARNING_H

#include <math.h>

#include "first_layer.h"

/* Eight floats as one value, as `Shorts`. */
#if defined(__GNUC__)
typedef float Floats __attribute__((vector_size(32)));
#define ADD_FLOATS(sum, from) do { Floats one_; memcpy(&one_, from, sizeof one_); sum += one_; } while (0)
#else
typedef struct { float at[8]; } Floats;
#define ADD_FLOATS(sum, from) do { for (int c_ = 0; c_ < 8; c_++) (sum).at[c_] += (from)[c_]; } while (0)
#endif

/* Columns of a stripe; features that are added at a time; numbers of uses after which Adam corrects no more. */
enum { LANE = 32, VECTORS = LANE / 8, TOGETHER = 5, CORRECTED = 4096 };

/* The first of a feature's rows, and how many it has. */
static inline int start_of(int feature) {
    return feature < PLACES_SEEN ? TOKENS * feature : SINGLE_ROWS + PAIR_ROWS * (feature - PLACES_SEEN);
}
static inline int rows_of_feature(int feature) {
    return feature < PLACES_SEEN ? TOKENS : PAIR_ROWS;
}

/* Adds to the samples' sums the rows that they chose for some features, in one stripe of the table. `rows` has for each
 * feature the row of each sample. Meanwhile the table of the features that come next is fetched. */
ALWAYS_INLINE void add_features_body(
    const float *table, int feature, const uint16_t *rows, int64_t samples, float *sums) {
    const float *tables[TOGETHER], *next = table + start_of((feature + TOGETHER) % FEATURES) * LANE;
    for (int k = 0; k < TOGETHER; k++)
        tables[k] = table + start_of(feature + k) * LANE;
    for (int64_t i = 0; i < samples; i++) {
        Floats sum[VECTORS];
        memcpy(sum, sums + i * LANE, sizeof sum);
        for (int k = 0; k < TOGETHER; k++) {
            const float *row = tables[k] + (int64_t)rows[k * samples + i] * LANE;
            for (int c = 0; c < VECTORS; c++)
                ADD_FLOATS(sum[c], row + 8 * c);
        }
        memcpy(sums + i * LANE, sum, sizeof sum);
        PREFETCH(next + i * 16);
    }
}

/* Adam for one stripe of one row (Kingma & Ba, 2015), with one second moment for the whole stripe. */
typedef struct {
    float rate, first, second;
    float corrections[CORRECTED][2]; /* 1 / (1 - first^n), 1 / (1 - second^n) */
} StripeStep;

static void set_step(StripeStep *step, float rate, float first, float second) {
    step->rate = rate, step->first = first, step->second = second;
    for (int n = 0; n < CORRECTED; n++) {
        step->corrections[n][0] = n ? 1.0f / (1.0f - powf(first, (float)n)) : 0.0f;
        step->corrections[n][1] = n ? 1.0f / (1.0f - powf(second, (float)n)) : 0.0f;
    }
}

/* `slopes` are the stripe's derivatives by the sums, `samples` the numbers of those that chose the row. */
ALWAYS_INLINE void step_stripe_body(
    float *row, float *moment, float *square, int32_t uses, const float *slopes, const uint16_t *samples, int count,
    const StripeStep *step) {
    Floats sum[VECTORS];
    float slope[LANE], part[8] = {0}, total = 0.0f; /* eight sums at a time: one would wait for itself */
    memset(sum, 0, sizeof sum);
    for (int i = 0; i < count; i++)
        for (int c = 0; c < VECTORS; c++)
            ADD_FLOATS(sum[c], slopes + (int64_t)samples[i] * LANE + 8 * c);
    memcpy(slope, sum, sizeof slope);
    for (int c = 0; c < LANE; c += 8)
        for (int i = 0; i < 8; i++)
            part[i] += slope[c + i] * slope[c + i];
    for (int i = 0; i < 8; i++)
        total += part[i];
    *square = step->second * *square + (1.0f - step->second) * (total / LANE);
    const float *correction = step->corrections[uses < CORRECTED ? uses : CORRECTED - 1];
    float size = step->rate * correction[0] / (sqrtf(*square * correction[1]) + 1e-12f);
    for (int c = 0; c < LANE; c++) {
        moment[c] = step->first * moment[c] + (1.0f - step->first) * slope[c];
        row[c] -= size * moment[c];
    }
}

/* Steps for all rows of one feature; the numbers of the samples that chose row r are ordered[ends[r]..ends[r + 1]]. */
ALWAYS_INLINE void step_feature_body(
    float *table, float *moment, float *square, const int32_t *uses, int rows, const float *slopes,
    const uint16_t *ordered, const int32_t *ends, const StripeStep *step) {
    for (int row = 0; row < rows; row++) {
        for (int c = 0; c < LANE; c += 16) {
            PREFETCH(table + (row + 4) * LANE + c);
            PREFETCH(moment + (row + 4) * LANE + c);
        }
        if (ends[row + 1] > ends[row])
            step_stripe_body(table + row * LANE, moment + row * LANE, square + row, uses[row], slopes, ordered + ends[row],
                          ends[row + 1] - ends[row], step);
    }
}

static void add_features_plain(
    const float *table, int feature, const uint16_t *rows, int64_t samples, float *sums) {
    add_features_body(table, feature, rows, samples, sums);
}
static void step_feature_plain(
    float *table, float *moment, float *square, const int32_t *uses, int rows, const float *slopes,
    const uint16_t *ordered, const int32_t *ends, const StripeStep *step) {
    step_feature_body(table, moment, square, uses, rows, slopes, ordered, ends, step);
}

#if HAVE_WIDE
WIDE static void add_features_wide(
    const float *table, int feature, const uint16_t *rows, int64_t samples, float *sums) {
    add_features_body(table, feature, rows, samples, sums);
}
WIDE static void step_feature_wide(
    float *table, float *moment, float *square, const int32_t *uses, int rows, const float *slopes,
    const uint16_t *ordered, const int32_t *ends, const StripeStep *step) {
    step_feature_body(table, moment, square, uses, rows, slopes, ordered, ends, step);
}
#else
#define add_features_wide add_features_plain
#define step_feature_wide step_feature_plain
#endif

#endif
