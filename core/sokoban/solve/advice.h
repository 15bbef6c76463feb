/* The advisers: each names one of a position's moves, which then costs nothing.
 *
 * After Y. Shoham, J. Schaeffer, CoG 2020: the best move for each feature, and the explorer's, which opens a side of
 * a box for pushing. In some searches two more are asked: one for hotspots, and the opener, who takes the box that is
 * nearest to the next square of the plan out of the way.
 */
#ifndef STATEWALK_SOKOBAN_ADVICE_H
#define STATEWALK_SOKOBAN_ADVICE_H

#include "plan.h"

#define ADVISERS (FEATURES + 3)
#define HOTSPOTS 20         /* bits of a distance before those that count hotspots */

typedef struct {
    uint32_t branch;
    int opens;          /* another box can be pushed that could not before */
    uint16_t from, to;
} Child;

/* The boxes, into `near`, that might be pushed from a stop of the one that has been lifted from `from` and could not before;
 * their number. If the man comes to no square that was closed to him, they are those around it. */
static int boxes_in_play(const Travel* t, const Scene* s, int from, uint16_t* near) {
    const Geometry* g = s->geometry;
    int count = 0;
    if (t->cuts.count > s->area.count + 1) {
        for (int i = 0; i < s->count; i++) near[count++] = s->boxes[i];
        return count;
    }
    for (int d = 0; d < 4; d++) {
        const int beside = g->beside[from][d], beyond = g->beside[beside][d];
        if (beside != g->cells && s->filled[beside]) near[count++] = (uint16_t)beside;
        if (g->pulling && beyond != g->cells && s->filled[beyond]) near[count++] = (uint16_t)beyond;
    }
    return count;
}

/* Whether one of these boxes can be pushed from the stop at hand that could not before. */
static int opens_a_push(const Travel* t, const Scene* s, int from, const uint16_t* near, int count) {
    const Geometry* g = s->geometry;
    for (int i = 0; i < count; i++) {
        const int box = near[i];
        if (box == from) continue;
        for (int d = 0; d < 4; d++) {
            const int next = g->beside[box][d], man = g->pulling ? next : g->beside[box][d ^ 2];
            const int free = g->pulling ? g->beside[next][d] : next;
            if (s->filled[free] || is_dead(g, next) || (met(&s->area, man) && free != from)) continue;
            if (can_walk_to(t, man)) return 1;
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

static inline int hotspots_of(const Branch* b) { return (int)(b->distance >> HOTSPOTS); }

/* The best move that leaves fewer hotspots without undoing a step of the plan, or NOBODY. */
static uint32_t cool_down(const Tree* t, const Branch* at, const Child* children, int count) {
    uint32_t best = NOBODY;
    for (int i = 0; i < count; i++) {
        const Branch *b = branch_at(t, children[i].branch), *other = best == NOBODY ? at : branch_at(t, best);
        if (feature(b->features, 0) > feature(at->features, 0) || hotspots_of(b) > hotspots_of(other)) continue;
        if (hotspots_of(b) < hotspots_of(other) || (best != NOBODY && is_better(b, other))) best = children[i].branch;
    }
    return best;
}

/* How many steps it takes to each square of the board without boxes from `target`, into `steps` [cells]. */
static void measure_steps(const Geometry* g, int target, uint16_t* steps, uint16_t* queue) {
    int head = 0, tail = 1;
    memset(steps, 0xFF, sizeof *steps * (g->cells + 1));
    queue[0] = (uint16_t)target;
    steps[target] = steps[g->cells] = 0;
    while (head < tail) {
        const int at = queue[head++];
        for (int d = 0; d < 4; d++) {
            const int c = g->beside[at][d];
            if (steps[c] != NO_SQUARE) continue;
            steps[c] = (uint16_t)(steps[at] + 1);
            queue[tail++] = (uint16_t)c;
        }
    }
}

/* If no step of the plan can be done: the move that takes the box nearest to the next one's square as far away from that as
 * can be, areas and joints no worse; NOBODY if there is none. `steps` is how far away it is. */
static uint32_t open_way(const Tree* t, const Branch* at, const Child* children, int count, const Scene* s, const uint16_t* steps) {
    uint32_t best = NOBODY;
    int nearest = s->boxes[0], farthest = 0;
    for (int i = 1; i < s->count; i++) nearest = steps[s->boxes[i]] < steps[nearest] ? s->boxes[i] : nearest;
    for (int i = 0; i < count; i++) {
        const Branch* b = branch_at(t, children[i].branch);
        if (feature(b->features, 0) < feature(at->features, 0)) return NOBODY;
        if (children[i].from != nearest || feature(b->features, 0) > feature(at->features, 0)) continue;
        if (feature(b->features, 1) > feature(at->features, 1) || feature(b->features, 2) > feature(at->features, 2)) continue;
        const int away = steps[children[i].to];
        if (away < steps[nearest] || away < farthest) continue;
        if (away > farthest || best == NOBODY || is_better(b, branch_at(t, best))) best = children[i].branch;
        farthest = away;
    }
    return best;
}

/* The moves that the five advisers name, NOBODY where one has none, into `advised`. */
static void ask_advisers(const Tree* t, const Branch* at, const Child* children, int count, uint32_t* advised) {
    for (int k = 0; k < FEATURES; k++) advised[k] = advise(t, at, children, count, k);
    advised[FEATURES] = explore(t, at, children, count);
    advised[FEATURES + 1] = advised[FEATURES + 2] = NOBODY;
}

#endif
