/* Iterative-deepening search with the coset table: shared structures, then the kernel compiled for each processor.
 *
 * A node is a position g and its inverse. What is left of the solution can be shortened at its last turn, which
 * multiplies g from the left, or at its first, which multiplies the inverse from the left: side 0 and side 1. Each side
 * has its own sequence of turns and its own three looks at the table (one for each axis).
 */
#ifndef STATEWALK_SEARCH_H
#define STATEWALK_SEARCH_H

#include <string.h>

#include "cosets.h"
#include "../../base/portable.h"
#include "table.h"

#define BATCH 32
/* Prefixes that a thread takes at a time, and expands without waiting for a full batch: what it has at hand is little, so
   that the rest tells how much of an iteration is done, also where symmetries leave a few hundred. */
#define DRAW 4
/* A block is asked for when so many others have been located: its address is known by then, and nothing waits. */
#define BEHIND 8
#define MAX_TURNS 18
#define MAX_DEPTH 30
/* A level takes in another batch's children only while it holds less than a batch. */
#define LEVEL_NODES (BATCH * (MAX_TURNS + 1))
#define NO_TURN 18


typedef struct {
    uint8_t edge[2][16];
    uint8_t corner[2][AXES][8];
    uint8_t low[2][4];   /* proved lower bounds on the depth, by side and axis */
    uint8_t after[2][4]; /* the same after a quarter turn about the axis, from the left */
    uint8_t last[2];   /* state of the side's sequence: its last turn, U2 also for U U in QTM; NO_TURN at the start */
    uint8_t odd; /* the permutation of the corners */
    uint8_t unused;
    uint32_t prefix;
    uint8_t path[MAX_DEPTH + 2]; /* side << 7 | turn in the side's own frame */
} Node;

typedef struct {
    const Geometry* geometry;
    const Table* table;
    uint32_t next[2][NO_TURN + 1];              /* turns that may follow, by side and state */
    uint8_t state[2][NO_TURN + 1][MAX_TURNS];   /* the state they lead to */
    uint16_t looks_order[2][AXES][8];           /* by side and axis of the turn, and tight axes of the other side */
    uint32_t axis_turns[8];                     /* turns about a set of axes */
    uint32_t axis_quarters[8], axis_halves[8];
    uint8_t pext[64][64];                       /* bits of the second index selected by the first, closed up */
    int depth;                                  /* length of solution that this iteration looks for */
    int prefix_length;
    const Node* prefixes;
    const uint32_t* order;
    int64_t prefix_count, next_prefix;
    int64_t threads_done;                       /* those that have come to an end of what they drew */
    uint32_t* weight;                           /* nodes under each prefix */
    int64_t nodes, looks;
    volatile int stop;
    volatile int* cancelled;
    int64_t wanted, found;
    uint8_t (*solutions)[MAX_DEPTH + 2];
} Search;

/* A child before its position is made. */
typedef struct {
    uint32_t block;
    uint16_t parent;
    uint16_t looks; /* the looks to come, side << 2 | axis, three bits each */
    uint8_t turn, side, flip;
    uint8_t tight; /* by look: bounds that equal what is left, so that no turn about that axis comes next on that side */
    uint8_t low[8], after[8]; /* by look */
} Candidate;

typedef struct {
    Node level[MAX_DEPTH + 2][LEVEL_NODES];
    int count[MAX_DEPTH + 2];
    Candidate candidates[BATCH * MAX_TURNS];
    int64_t nodes, lookups;
} Worker;

/* A child of a turn about `turned` on `side`: the look on that axis and side is its parent's. First come the tight looks
   of the other side, which pass only if the turn goes down in that coset graph, then the two of its own side, then the
   rest of the other side. */
static void set_looks(Search* search) {
    int side, turned, tight, axis, n, round;
    for (side = 0; side < 2; side++)
        for (turned = 0; turned < AXES; turned++)
            for (tight = 0; tight < 8; tight++) {
                uint32_t looks = 0;
                for (n = round = 0; round < 3; round++)
                    for (axis = 0; axis < AXES; axis++) {
                        if (round == 1 ? axis == turned : (tight >> axis & 1) != (round == 0)) continue;
                        looks |= (uint32_t)(4 * (round == 1 ? side : 1 - side) + axis) << 3 * n++;
                    }
                search->looks_order[side][turned][tight] = (uint16_t)looks;
            }
}

static void set_tables(Search* search, int qtm) {
    int side, last, t, face, other;
    search->pext[0][0] = 0;
    for (last = 0; last < 64; last++)
        for (t = 0; t < 64; t++) {
            int i, k = 0, x = 0;
            for (i = 0; i < 6; i++)
                if (last >> i & 1) x |= (t >> i & 1) << k++;
            search->pext[last][t] = (uint8_t)x;
        }
    for (t = 0; t < 8; t++) {
        search->axis_turns[t] = 0;
        for (face = 0; face < 6; face++)
            if (t >> face % 3 & 1) search->axis_turns[t] |= 7u << 3 * face;
        search->axis_quarters[t] = search->axis_turns[t] & QUARTER_TURNS;
        search->axis_halves[t] = search->axis_turns[t] & ~QUARTER_TURNS;
    }
    set_looks(search);
    /* Of turns of opposite faces in a row, those of U, R, F come first in a solution. Side 0 reads it from its end. In
       QTM a half turn is two clockwise quarters, which side 1 sees inverted. */
    for (side = 0; side < 2; side++)
        for (last = 0; last <= NO_TURN; last++) {
            search->next[side][last] = 0;
            for (t = 0; t < MAX_TURNS; t++) {
                face = last == NO_TURN ? -9 : last / 3;
                other = t / 3;
                search->state[side][last][t] = (uint8_t)t;
                if (!(search->table->turns >> t & 1)) continue;
                if (other == face) {
                    if (!qtm || t != last || t % 3 != (side ? 2 : 0)) continue;
                    search->state[side][last][t] = (uint8_t)(3 * face + 1);
                }
                if (side == 0 ? other == face + 3 : other + 3 == face) continue;
                search->next[side][last] |= 1u << t;
            }
        }
}

/* Nodes that are worth expanding at once with `left` turns to go. Below the depths that the table tells apart nodes are
   so few that they would wait for the end of the iteration, and the solution with them. */
static inline int full_batch(const Table* table, int left) {
    return left > table->base + 1 ? BATCH : left > table->base ? BATCH / 8 : 1;
}

#define TARGET
#define NAME(x) x##_plain
#include "search_body.h"
#undef TARGET
#undef NAME

#if HAVE_WIDE
#include <immintrin.h>
#define TARGET WIDE
#define NAME(x) x##_wide
#define WIDE_BODY
#include "search_body.h"
#undef TARGET
#undef NAME
#undef WIDE_BODY
#endif

/* All six bounds of a position. */
static void measure(const Search* search, Node* node) {
    int side, axis;
    uint8_t flip;
    for (side = 0; side < 2; side++)
        for (axis = 0; axis < AXES; axis++) {
            uint32_t block = locate_plain(search, search->table->size, load8_plain(node->corner[side][axis]),
                                          load16_plain(node->edge[side]), node->odd, axis, &flip);
            node->low[side][axis] = (uint8_t)bound_plain(search->table, search->table->size, block, flip, 0,
                                                         &node->after[side][axis]);
        }
}

static void run_search(Search* search, Worker* worker, int wide) {
#if HAVE_WIDE
    if (wide) {
        run_wide(search, worker);
        return;
    }
#endif
    (void)wide;
    run_plain(search, worker);
}

#endif
