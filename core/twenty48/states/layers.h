/* Boards of equal tile sum, one per symmetry class: what a layer is made of, made from, and worth.
 *
 * A board is one word: each row is a number with a digit (0 empty, e for a tile 2^e) per cell to the base of the
 * target's exponent, and takes `bits` bits. The empty board is 0 and never a key. The eight images of a board under the
 * symmetries of the square are sums of table entries, one for each row; the least of them, compared as signed numbers,
 * stands for all. A board after a shift, before the new tile, is an after-state: its tile sum is that of the board
 * before, and adding a 2 or a 4 leads one or two layers up.
 *
 * A rectangle has four symmetries. Its images 4 to 7 are the images 0 to 3 once more, so that the same loops find the
 * least of them. Exchanging rows and columns gives a word of another layout, the turned board, with tables of its own.
 *
 * `layers_body.h` is compiled once for each kind of key and size of a square, and once for each kind of key for all
 * rectangles.
 */
#ifndef STATEWALK_LAYERS_H
#define STATEWALK_LAYERS_H

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#if defined(__GNUC__) || defined(__clang__)
#define PREFETCH(address) __builtin_prefetch(address)
#else
#define PREFETCH(address) ((void)(address))
#endif

#define MOST_SIDE 8
#define MOST_CODES 8192 /* of the tiles along a row or column */
#define WON_ROW 0x8000u /* a shifted row in which the target was made */
#define DIGIT 10        /* bits sorted by at a time: three times for 30, four for 40 */
#define BATCH 64        /* boards looked up at a time, and between two looks at the cancel cell */

enum { DONE, CANCELLED, NO_MEMORY };

/* The rows of a board, or the columns of a rectangle: `count` of them, each of `length` cells. */
typedef struct {
    int count, length, bits;
    uint32_t codes;            /* how many ways to fill one */
    uint32_t digit[MOST_SIDE]; /* the worth of one step of the exponent in cell j */
    uint16_t left[MOST_CODES], right[MOST_CODES];
    uint32_t gain[MOST_CODES];    /* the score of shifting it, either way */
    uint8_t empty[MOST_CODES];    /* bit j: cell j is empty */
    uint8_t largest[MOST_CODES];  /* the exponent of the largest tile */
    int64_t* snake;               /* [count][1 << bits]: the tiles as row i, times the weights along a snake */
    void* images;                 /* [count][1 << bits][8] keys: what row i adds to the images of its board */
} Lines;

typedef struct {
    Lines rows, columns; /* the columns of a rectangle only: those of a square are rows of its images */
    void* turned;        /* of a rectangle, [rows.count][1 << rows.bits] keys: what a row adds to the turned board */
} Rules;

/* Open addressing, at most half full; `values` is there only where a table maps keys to values. */
typedef struct {
    void* slots;
    double* values;
    int64_t count;
    int log2; /* of the number of slots */
} Table;

typedef struct {
    volatile int* cancelled;
    int64_t* done;
} Watch;

typedef struct {
    int64_t live, over;
} Tally;

/* What a player plays for: `win` for making the target, and the score times `score`; `four` is the chance of a 4. */
typedef struct {
    double four, win, score;
} Stakes;

typedef struct {
    int key_bytes;
    uint64_t (*least)(const Rules*, uint64_t);
    int (*images)(Rules*, int exponent); /* makes the tables of keys; 0 without memory */
    int (*forward)(const Rules*, const void* newer, int64_t newers, const void* older, int64_t olders,
                   const void* starts, int64_t start_count, int parts, Table* states, Table* afters, Tally*, Watch);
    int (*backward)(const Rules*, Stakes, const void* keys, const double* values, int64_t count, const void* newer,
                    double* newer_values, int64_t newers, const void* older, double* older_values, int64_t olders,
                    Table* known, Table* memo, Watch);
    int (*sorted)(const Rules*, const Table*, void* keys);
    int (*living)(const Rules*, Table*);
    int64_t (*boards)(const Rules*, const Table*);
} Kernel;

/* How a strategy plays: what is BEST, GREEDY for score, for the SNAKE, what a PLAYER weighs most, or with SHARES of left,
 * right, up and down by the legal ones of them (bit d). It plays images of a board under its `symmetries` (bit k)
 * alike. */
enum { BEST, GREEDY, SNAKE, PLAYER, SHARES };

#define ALL_SYMMETRIES 255
#define EQUAL 1e-9     /* a move that is worth less than the best by this part is not called wrong */
#define ROUNDING 1e-14 /* of a value: the same sum in another order, or of another board, may differ by this part */

typedef struct {
    int rule, symmetries, target; /* the target's exponent */
    int across;                   /* the player's own board is this one with rows and columns exchanged */
    double shares[16][4];
    void (*weigh)(const void* player, const uint8_t* cells, double* worth); /* the legal moves of a board */
    const void* player;
} Strategy;

/* What became of a strategy in one layer; all but `score`, which is in points, are probabilities. Moves are told apart
 * by direction and by whether they merge; `cost` is what perfect play would have won more often, `wrong` a move that
 * is not best, `reached` the first tile of its exponent, `ended` a game lost with that one as its largest. */
typedef struct {
    double live, over, score;
    double played[4][2], cost[4][2], wrong[4][2];
    double reached[16], ended[16];
} Passage;

typedef struct {
    uint64_t (*alike)(const Rules*, int symmetries, uint64_t);
    int (*carry)(const Rules*, const Strategy*, double four, const void* newer, const double* newer_chances,
                 int64_t newers, const void* older, const double* older_chances, int64_t olders, const void* starts,
                 const double* start_chances, int64_t start_count, const void* keys, const double* values,
                 int64_t count, Table* states, Table* afters, Table* known, Passage*, Watch);
    void (*pour)(const Table*, void* keys, double* values);
} Carrier;

/* Whether a move is as good as the best one, but for rounding. A certain win is told apart from all others exactly. */
static inline int is_best(double value, double best) {
    return best == 1 ? value == 1 : value >= best * (1 - ROUNDING);
}

static void release(Table* table) {
    free(table->slots);
    free(table->values);
    memset(table, 0, sizeof(Table));
}

#define JOIN_(a, b, c) a##_##b##_##c
#define JOIN(a, b, c) JOIN_(a, b, c)
#define NAME(function) JOIN(function, KEY_BITS, SIZE)
#define FIELD(key, lines, i) ((uint32_t)((key) >> ((i) * (lines)->bits)) & ((1u << (lines)->bits) - 1))
#define ROW(key, i) FIELD(key, &rules->rows, i)

/* SIZE is a square's cells a side, or 0 for all rectangles, whose rows and columns the rules tell. */
#define KEY uint32_t
#define SIGNED int32_t
#define KEY_BITS 32
#define SIZE 0
#include "layers_body.h"
#include "carry_body.h"
#undef SIZE
#define SIZE 2
#include "layers_body.h"
#include "carry_body.h"
#undef SIZE
#define SIZE 3
#include "layers_body.h"
#include "carry_body.h"
#undef SIZE
#define SIZE 4
#include "layers_body.h"
#undef KEY
#undef SIGNED
#undef KEY_BITS
#define KEY uint64_t
#define SIGNED int64_t
#define KEY_BITS 64
#include "layers_body.h"
#undef SIZE
#define SIZE 5
#include "layers_body.h"
#undef SIZE
#define SIZE 0
#include "layers_body.h"
#include "carry_body.h"

#undef KEY
#undef SIGNED
#undef KEY_BITS
#undef SIZE
#undef ROWS
#undef COLUMNS
#undef MOST_CELLS
#undef SYMMETRIES

/* Whether a board and, of a rectangle, the turned board fit into 32 bits. */
static int is_short(const Rules* rules) {
    return rules->rows.count * rules->rows.bits <= 32 && rules->columns.count * rules->columns.bits <= 32;
}

static const Kernel* kernel_for(const Rules* rules) {
    int size = rules->rows.count == rules->rows.length ? rules->rows.count : 0;
    if (size == 2) return &kernel_32_2;
    if (size == 3) return &kernel_32_3;
    if (size == 5) return &kernel_64_5;
    if (size == 4) return is_short(rules) ? &kernel_32_4 : &kernel_64_4;
    return is_short(rules) ? &kernel_32_0 : &kernel_64_0;
}

/* NULL for squares from 4x4 on. */
static const Carrier* carrier_for(const Rules* rules) {
    int size = rules->rows.count == rules->rows.length ? rules->rows.count : 0;
    if (size > 3) return NULL;
    return size == 2 ? &carrier_32_2 : size == 3 ? &carrier_32_3 : is_short(rules) ? &carrier_32_0 : &carrier_64_0;
}

#endif
