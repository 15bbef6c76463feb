/* Where one box can be taken while no other is moved, by pushing or, backwards, by pulling: macro moves. */
#ifndef STATEWALK_SOKOBAN_TRAVEL_H
#define STATEWALK_SOKOBAN_TRAVEL_H

#include "cuts.h"

typedef struct {
    uint16_t box, man;  /* the man's square after the last push or pull */
    uint8_t way;        /* in which the box went last */
    uint32_t before;    /* the stop before, in the queue */
} Stop;

typedef struct {
    uint32_t turn;
    uint32_t* asked;    /* [4 * cells] squares and ways that are in the queue */
    uint32_t* known;    /* [4 * cells] squares with the sides of the box that the man can walk to, once looked at */
    Stop* queue;        /* [4 * cells + 1]; the first is where the box stands */
    uint32_t head, tail;
    int pulling;
    Cuts cuts;          /* of the floor without the box */
    int pieces;         /* that it is in with the box at the stop, and which of them the man is in; NO_PIECE if he is in none */
    int piece;
} Travel;

static int make_travel(Travel* t, const Geometry* g) {
    memset(t, 0, sizeof *t);
    t->asked = calloc(4 * (size_t)g->cells, sizeof *t->asked);
    t->known = calloc(4 * (size_t)g->cells, sizeof *t->known);
    t->queue = malloc(sizeof *t->queue * (4 * (size_t)g->cells + 1));
    if (make_cuts(&t->cuts, g)) return -1;
    return t->asked && t->known && t->queue ? 0 : -1;
}

static void free_travel(Travel* t) {
    free(t->asked);
    free(t->known);
    free(t->queue);
    free_cuts(&t->cuts);
    memset(t, 0, sizeof *t);
}

/* Lift the box on `from`; `end_travel` puts it back. */
static void begin_travel(Travel* t, Scene* s, int from, int man, int pulling) {
    t->turn++;
    t->pulling = pulling;
    t->head = 0;
    t->tail = 1;
    t->queue[0].box = (uint16_t)from;
    t->queue[0].man = (uint16_t)man;
    t->queue[0].before = NO_SQUARE;
    s->filled[from] = 0;
    walk_cuts(&t->cuts, s, from);
}

static void end_travel(Travel* t, Scene* s) { s->filled[t->queue[0].box] = 1; }

/* Whether the man can walk to a square from the stop at hand. */
static inline int can_walk_to(const Travel* t, int square) {
    return t->piece != NO_PIECE && piece_of(&t->cuts, square) == t->piece;
}

/* The directions, as bits, in which a box can be moved from the stop at hand: see `ways_to_move`. */
static inline int ways_from_stop(const Travel* t, const Scene* s, int box) {
    const Geometry* g = s->geometry;
    const uint16_t* beside = g->beside[box];
    int ways = 0;
    for (int d = 0; d < 4; d++) {
        const int to = beside[d], stands = g->pulling ? to : beside[d ^ 2], free = g->pulling ? g->beside[to][d] : to;
        ways |= (!s->filled[free] && !is_dead(g, to) && can_walk_to(t, stands)) << d;
    }
    return ways;
}

/* The next different stop, the box put down there; NULL if there is none. `lowest` is the lowest square the man can walk
 * to. After looking at it, call `go_on`. */
static Stop* next_stop(Travel* t, Scene* s, int* lowest) {
    while (t->head < t->tail) {
        Stop* stop = &t->queue[t->head++];
        const Geometry* g = s->geometry;
        const uint16_t* beside = g->beside[stop->box];
        int side = -1;
        for (int d = 0; d < 4; d++) {
            if (beside[d] == stop->man) side = d;
        }
        if (side >= 0 && t->known[4 * stop->box + side] == t->turn) continue;
        s->filled[stop->box] = 1;
        t->pieces = cut_at(&t->cuts, g, stop->box);
        t->piece = piece_of(&t->cuts, stop->man);
        *lowest = t->piece == NO_PIECE ? stop->man : lowest_of_piece(&t->cuts, t->piece);
        for (int d = 0; d < 4; d++) {
            if (can_walk_to(t, beside[d])) t->known[4 * stop->box + d] = t->turn;
        }
        return stop;
    }
    return NULL;
}

/* Queue the squares one push or pull further, those in `ways` (bits) only, and take the box up again. */
static void go_on(Travel* t, Scene* s, const Stop* stop, int ways) {
    const Geometry* g = s->geometry;
    const uint32_t at = (uint32_t)(stop - t->queue);
    for (int d = 0; d < 4; d++) {
        int to = g->beside[stop->box][d];
        int stands = t->pulling ? to : g->beside[stop->box][d ^ 2];
        int then = t->pulling ? g->beside[to][d] : stop->box;
        if (!(ways >> d & 1) || !can_walk_to(t, stands) || is_dead(g, to) || s->filled[to]) continue;
        if (t->pulling && s->filled[then]) continue;
        if (t->asked[4 * to + d] == t->turn) continue;
        t->asked[4 * to + d] = t->turn;
        Stop* next = &t->queue[t->tail++];
        next->box = (uint16_t)to;
        next->man = (uint16_t)then;
        next->way = (uint8_t)d;
        next->before = at;
    }
    s->filled[stop->box] = 0;
}

#endif
