/* The advisers: each names one of a position's moves, which then costs nothing.
 *
 * After Y. Shoham, J. Schaeffer, CoG 2020: the best move for each feature, and the explorer's, which opens a side of
 * a box for pushing.
 */
#ifndef STATEWALK_SOKOBAN_ADVICE_H
#define STATEWALK_SOKOBAN_ADVICE_H

#include "plan.h"

#define ADVISERS (FEATURES + 1)

typedef struct {
    uint32_t branch;
    int opens;          /* another box can be pushed that could not before */
} Child;

/* Whether after a move of the box `from`, with the man's walks in `after`, another can be pushed that could not before. */
static int opens_a_push(const Scene* s, int from, int to) {
    const Geometry* g = s->geometry;
    for (int i = 0; i < s->count; i++) {
        const int box = s->boxes[i];
        if (box == from) continue;
        const int ways = ways_to_move(s, &s->after, box);
        for (int d = 0; ways >> d; d++) {
            const int next = g->beside[box][d], man = g->pulling ? next : g->beside[box][d ^ 2];
            const int free = g->pulling ? g->beside[next][d] : next;
            if (ways >> d & 1 && (!met(&s->area, man) || free == from)) return free != to;
        }
    }
    return 0;
}

/* The best move that betters one feature without undoing a step of the plan, or NOBODY. */
static uint32_t advise(const Tree* t, const Branch* at, const Child* children, int count, int which) {
    uint32_t best = NOBODY;
    for (int i = 0; i < count; i++) {
        const Branch* b = branch_at(t, children[i].branch);
        if (feature(b->features, 0) > feature(at->features, 0) || feature(b->features, which) >= feature(at->features, which)) continue;
        if (best != NOBODY) {
            int one = feature(b->features, which), other = feature(branch_at(t, best)->features, which);
            if (one > other || (one == other && !is_better(b, branch_at(t, best)))) continue;
        }
        best = children[i].branch;
    }
    return best;
}

/* The best move that opens a side of another box and makes no feature but the last worse, or NOBODY. */
static uint32_t explore(const Tree* t, const Branch* at, const Child* children, int count) {
    uint32_t best = NOBODY;
    for (int i = 0; i < count; i++) {
        const Branch* b = branch_at(t, children[i].branch);
        int worse = 0;
        for (int k = 0; k < FEATURES - 1; k++) worse |= feature(b->features, k) > feature(at->features, k);
        if (!children[i].opens || worse) continue;
        if (best == NOBODY || is_better(b, branch_at(t, best))) best = children[i].branch;
    }
    return best;
}

/* The moves that the advisers name, NOBODY where one has none, into `advised`. */
static void ask_advisers(const Tree* t, const Branch* at, const Child* children, int count, uint32_t* advised) {
    for (int k = 0; k < FEATURES; k++) advised[k] = advise(t, at, children, count, k);
    advised[FEATURES] = explore(t, at, children, count);
}

#endif
