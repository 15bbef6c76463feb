/* A search tree whose positions lie in cells of equal features, the loop of the FESS algorithm.
 *
 * Y. Shoham, J. Schaeffer, "The FESS algorithm: a feature based approach to single-agent search", CoG 2020. Each turn
 * takes the next cell, or the best one, and in it the move of least accumulated weight: a move weighs nothing if an
 * adviser named it, and one if none did. A position is filed under the best features on its path.
 */
#ifndef STATEWALK_SOKOBAN_TREE_H
#define STATEWALK_SOKOBAN_TREE_H

#include "table.h"

#define FEATURES 4

typedef enum { WAITING, EXPANDED, DEAD } Status;

typedef struct {
    Node node;
    uint16_t to;            /* where the box of the last move came to stand, NO_SQUARE if it was taken away */
    uint8_t status;
    uint32_t distance;      /* pushes that the boxes are away from goals, at least */
    uint32_t weight;
    uint64_t features;      /* the first in the highest bits; less is better */
    uint64_t filed;         /* the best features on its path */
} Branch;

typedef struct {
    uint32_t weight, branch;
} Move;

typedef struct {
    uint64_t features;
    Move* heap;
    uint32_t count, room;
} Cell;

typedef struct {
    Table table;
    Cell* cells;
    uint32_t count, room;
    uint32_t next;          /* the cell whose turn it is */
    int fresh;              /* a cell just made, or -1 */
    uint32_t turn;
    size_t spare;           /* bytes that the cells may still take */
} Tree;

static inline Branch* branch_at(const Tree* t, uint32_t index) { return (Branch*)node_at(&t->table, index); }

static inline uint64_t pack_features(int a, int b, int c, int d) {
    return (uint64_t)a << 48 | (uint64_t)b << 32 | (uint64_t)c << 16 | (uint64_t)d;
}

static inline int feature(uint64_t features, int which) { return features >> (48 - 16 * which) & 0xFFFF; }

static inline int is_better(const Branch* one, const Branch* other) {
    return one->features != other->features ? one->features < other->features : one->distance < other->distance;
}

static int make_tree(Tree* t, int words, size_t memory) {
    memset(t, 0, sizeof *t);
    t->fresh = -1;
    t->spare = memory / 4;
    return make_table(&t->table, sizeof(Branch), words, memory / 4 * 3);
}

static void free_tree(Tree* t) {
    for (uint32_t i = 0; i < t->count; i++) free(t->cells[i].heap);
    free(t->cells);
    free_table(&t->table);
    memset(t, 0, sizeof *t);
}

static inline int comes_first(const Tree* t, Move a, Move b) {
    if (a.weight != b.weight) return a.weight < b.weight;
    const Branch *one = branch_at(t, a.branch), *other = branch_at(t, b.branch);
    if (one->features != other->features) return one->features < other->features;
    return one->distance != other->distance ? one->distance < other->distance : a.branch < b.branch;
}

/* The cell of these features, made if need be; -1 if there is no memory. */
static int cell_of(Tree* t, uint64_t features) {
    for (uint32_t i = 0; i < t->count; i++) {
        if (t->cells[i].features == features) return (int)i;
    }
    if (t->count == t->room) {
        uint32_t room = t->room ? 2 * t->room : 64;
        Cell* cells = realloc(t->cells, sizeof *cells * room);
        if (!cells) return -1;
        t->cells = cells;
        t->room = room;
    }
    t->cells[t->count] = (Cell){features, NULL, 0, 0};
    t->fresh = (int)t->count;
    return (int)t->count++;
}

/* 0, or -1 if the memory is used up. */
static int add_move(Tree* t, int cell, Move move) {
    Cell* c = &t->cells[cell];
    if (c->count == c->room) {
        uint32_t room = c->room ? 2 * c->room : 16;
        const size_t more = sizeof(Move) * (room - c->room);
        Move* heap = t->spare < more ? NULL : realloc(c->heap, sizeof *heap * room);
        if (!heap) return -1;
        t->spare -= more;
        c->heap = heap;
        c->room = room;
    }
    uint32_t at = c->count++;
    while (at && comes_first(t, move, c->heap[(at - 1) / 2])) {
        c->heap[at] = c->heap[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    c->heap[at] = move;
    return 0;
}

static Move take_move(const Tree* t, Cell* c) {
    Move first = c->heap[0], last = c->heap[--c->count];
    uint32_t at = 0;
    for (;;) {
        uint32_t child = 2 * at + 1;
        if (child >= c->count) break;
        if (child + 1 < c->count && comes_first(t, c->heap[child + 1], c->heap[child])) child++;
        if (!comes_first(t, c->heap[child], last)) break;
        c->heap[at] = c->heap[child];
        at = child;
    }
    if (c->count) c->heap[at] = last;
    return first;
}

/* The least move of a cell that still leads to a waiting position, or NOBODY. */
static uint32_t least_of_cell(Tree* t, Cell* c) {
    while (c->count) {
        Move move = take_move(t, c);
        const Branch* b = branch_at(t, move.branch);
        if (b->status == WAITING && b->weight == move.weight) return move.branch;
    }
    return NOBODY;
}

/* The position whose turn it is: of a new cell, of the best one, of each in turn. NOBODY if none waits. */
static uint32_t choose_branch(Tree* t) {
    if (t->fresh >= 0) {
        Cell* fresh = &t->cells[t->fresh];
        t->fresh = -1;
        uint32_t found = least_of_cell(t, fresh);
        if (found != NOBODY) return found;
    }
    if (++t->turn & 1) {
        Cell* best = NULL;
        for (uint32_t i = 0; i < t->count; i++) {
            if (t->cells[i].count && (!best || t->cells[i].features < best->features)) best = &t->cells[i];
        }
        if (!best) return NOBODY;
        uint32_t found = least_of_cell(t, best);
        if (found != NOBODY) return found;
    }
    for (uint32_t tried = 0; tried < t->count; tried++) {
        if (++t->next >= t->count) t->next = 0;
        uint32_t found = least_of_cell(t, &t->cells[t->next]);
        if (found != NOBODY) return found;
    }
    return NOBODY;
}

#endif
