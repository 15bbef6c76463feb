/* Where the boxes that a plan takes off the board come from: each from a square of the start of its own.
 *
 * A plan that takes two boxes off to the same square, or more to one side of a wall of packed boxes than stand there at
 * the start, cannot be carried out. So whatever leaves is matched with a square of the start from which it could have
 * been pushed, the goals filled by then being walls; where boxes stand instead does not matter.
 */
#ifndef STATEWALK_SOKOBAN_ORIGINS_H
#define STATEWALK_SOKOBAN_ORIGINS_H

#include "scene.h"

typedef struct {
    int squares;            /* boxes at the start */
    uint16_t* start;        /* [squares] where they stand */
    int gone;               /* boxes that have left */
    uint8_t* possible;      /* [squares][squares] whether one that has left could have come from each of them */
    int16_t* origin_of;     /* [squares] which of those that have left is taken to have come from each, or -1 */
    uint8_t* asked;         /* [squares] */
} Origins;

static void free_origins(Origins* o) {
    free(o->start);
    free(o->possible);
    free(o->origin_of);
    free(o->asked);
    memset(o, 0, sizeof *o);
}

/* 0, or -1 if there is no memory; `free_origins` then still has to be called. */
static int make_origins(Origins* o, const Geometry* g, const uint64_t* start) {
    const size_t most = (size_t)g->goals + 1;
    memset(o, 0, sizeof *o);
    o->start = malloc(sizeof *o->start * most);
    o->possible = malloc(most * most);
    o->origin_of = malloc(sizeof *o->origin_of * most);
    o->asked = malloc(most);
    if (!o->start || !o->possible || !o->origin_of || !o->asked) return -1;
    for (int i = 0; i < g->living; i++) {
        if (start[i >> 6] >> (i & 63) & 1) o->start[o->squares++] = g->square[i];
    }
    return 0;
}

static void forget_origins(Origins* o) {
    o->gone = 0;
    for (int k = 0; k < o->squares; k++) o->origin_of[k] = -1;
}

/* Let another take the square of the box that left as number `which`, or that one find a square. */
static int find_origin(Origins* o, int which) {
    for (int k = 0; k < o->squares; k++) {
        if (o->asked[k] || !o->possible[(size_t)which * o->squares + k]) continue;
        o->asked[k] = 1;
        if (o->origin_of[k] < 0 || find_origin(o, o->origin_of[k])) {
            o->origin_of[k] = (int16_t)which;
            return 1;
        }
    }
    return 0;
}

/* Let the box on `from` leave while `boxes` are on the board. Whether all that have left come from squares of their own;
 * if not, it has not left. Changes `frozen` and `reached`. */
static int add_origin(Origins* o, Scene* s, const uint64_t* boxes, int from) {
    const Geometry* g = s->geometry;
    uint8_t* possible = o->possible + (size_t)o->gone * o->squares;
    memset(s->frozen, 0, g->cells);
    s->frozen[g->cells] = 1;
    for (int k = 0; k < g->goals; k++) {
        const int bit = g->bit[g->goal[k]];
        s->frozen[g->goal[k]] = g->goal[k] != from && boxes[bit >> 6] >> (bit & 63) & 1;
    }
    reach_back(s, from, s->reached, s->after.queue);
    for (int k = 0; k < o->squares; k++) possible[k] = s->reached[o->start[k]];
    memset(o->asked, 0, o->squares);
    if (!find_origin(o, o->gone)) return 0;
    o->gone++;
    return 1;
}

/* Put the box back that left last. */
static void drop_origin(Origins* o) {
    o->gone--;
    for (int k = 0; k < o->squares; k++) {
        if (o->origin_of[k] == o->gone) o->origin_of[k] = -1;
    }
}

#endif
