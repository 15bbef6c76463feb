/* Where one box can be taken while no other is moved, by pushing or, backwards, by pulling: macro moves. */
#ifndef STATEWALK_SOKOBAN_TRAVEL_H
#define STATEWALK_SOKOBAN_TRAVEL_H

#include "scene.h"

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
    Area open;          /* where the man can walk without the box */
    int lowest;         /* square of it */
    int swapped;        /* it is in the scene's place, less the square of the box */
} Travel;

static int make_travel(Travel* t, const Geometry* g) {
    memset(t, 0, sizeof *t);
    t->asked = calloc(4 * (size_t)g->cells, sizeof *t->asked);
    t->known = calloc(4 * (size_t)g->cells, sizeof *t->known);
    t->queue = malloc(sizeof *t->queue * (4 * (size_t)g->cells + 1));
    if (make_area(&t->open, g->cells)) return -1;
    return t->asked && t->known && t->queue ? 0 : -1;
}

static void free_travel(Travel* t) {
    free(t->asked);
    free(t->known);
    free(t->queue);
    free_area(&t->open);
    memset(t, 0, sizeof *t);
}

/* Where the man, who touches the box on `from`, can walk without it. `around` is where he can with it, `man` the lowest
 * square there; NULL if that is not known. */
static void open_up(Travel* t, const Scene* s, int from, int man, const Area* around) {
    const Geometry* g = s->geometry;
    Area* open = &t->open;
    for (int d = 0; around && d < 4; d++) {
        if (!s->filled[g->beside[from][d]] && !met(around, g->beside[from][d])) around = NULL;
    }
    if (!around) {
        t->lowest = flood(s, open, man);
        return;
    }
    memcpy(open->met, around->met, sizeof *open->met * g->cells);
    open->turn = around->turn;
    open->met[from] = open->turn;
    open->count = around->count + 1;
    t->lowest = man < from ? man : from;
}

/* Lift the box on `from`; `end_travel` puts it back. For `around` see `open_up`. */
static void begin_travel(Travel* t, Scene* s, int from, int man, int pulling, const Area* around) {
    t->turn++;
    t->pulling = pulling;
    t->head = 0;
    t->tail = 1;
    t->queue[0].box = (uint16_t)from;
    t->queue[0].man = (uint16_t)man;
    t->queue[0].before = NO_SQUARE;
    s->filled[from] = 0;
    open_up(t, s, from, man, around);
}

static void end_travel(Travel* t, Scene* s) { s->filled[t->queue[0].box] = 1; }

/* Show the scene the man's walks without the box as those around it, or take them back. */
static inline void swap_open(Travel* t, Scene* s, int box) {
    const Area area = s->after;
    s->after = t->open;
    t->open = area;
    t->swapped = !t->swapped;
    Area* open = t->swapped ? &s->after : &t->open;
    open->met[box] = t->swapped ? 0 : open->turn;
    open->count += t->swapped ? -1 : 1;
}

/* The next different stop, the box put down there and the man's walks in `s->after`; NULL if there is none. `lowest` is
 * the lowest square the man can walk to. After looking at it, call `go_on`. */
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
        if (stop->box != t->lowest && met(&t->open, stop->box) && can_be_walked_around(s, stop->box)) {
            *lowest = t->lowest;
            swap_open(t, s, stop->box);
        } else {
            *lowest = flood(s, &s->after, stop->man);
        }
        for (int d = 0; d < 4; d++) {
            if (met(&s->after, beside[d])) t->known[4 * stop->box + d] = t->turn;
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
        if (!(ways >> d & 1) || !met(&s->after, stands) || is_dead(g, to) || s->filled[to]) continue;
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
    if (t->swapped) swap_open(t, s, stop->box);
}

#endif
