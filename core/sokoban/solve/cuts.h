/* Into what the floor around one box falls wherever that is put down, from one walk.
 *
 * The squares that hang together with where the box stood, that one included, are walked through depth first. Put down on
 * one of them, the box cuts off every part that was walked through from there and touches nothing walked through before:
 * R. E. Tarjan, "Depth-first search and linear graph algorithms", 1972. All else hangs together: the rest.
 */
#ifndef STATEWALK_SOKOBAN_CUTS_H
#define STATEWALK_SOKOBAN_CUTS_H

#include "scene.h"

#define THE_REST 4          /* number of a piece; those cut off are 0 .. 3 */
#define NO_PIECE (-1)

typedef struct {
    uint16_t last;          /* the place of the last square walked to from this one on */
    uint16_t least;         /* the lowest of those squares, itself included */
    uint16_t touched;       /* the first place that one of those lies beside */
    uint16_t before;        /* the square it was walked to from */
    uint8_t way;            /* the next to be tried */
} Spot;

typedef struct {
    uint16_t* place;        /* [cells + 1] of each square in the walk, counted from 1; 0 if the walk never came there */
    uint16_t* order;        /* [cells + 1] the squares by their places */
    Spot* spots;            /* [cells] */
    int root, count;        /* squares of the walk */
    int at, parts;          /* where the box is put down, and how many parts that cuts off */
    uint16_t part[4];       /* the square that each begins with */
} Cuts;

static int make_cuts(Cuts* c, const Geometry* g) {
    memset(c, 0, sizeof *c);
    c->place = calloc(g->cells + 1, sizeof *c->place);
    c->order = malloc(sizeof *c->order * (g->cells + 1));
    c->spots = malloc(sizeof *c->spots * (g->cells + 1));
    return c->place && c->order && c->spots ? 0 : -1;
}

static void free_cuts(Cuts* c) {
    free(c->place);
    free(c->order);
    free(c->spots);
    memset(c, 0, sizeof *c);
}

static inline void enter_spot(Cuts* c, int at, int before) {
    Spot* spot = &c->spots[at];
    c->order[++c->count] = (uint16_t)at;
    c->place[at] = spot->touched = (uint16_t)c->count;
    spot->least = (uint16_t)at;
    spot->before = (uint16_t)before;
    spot->way = 0;
}

/* Walk through all squares that hang together with `root`, which holds no box. */
static void walk_cuts(Cuts* c, const Scene* s, int root) {
    const Geometry* g = s->geometry;
    memset(c->place, 0, sizeof *c->place * g->cells);
    c->root = root;
    c->count = 0;
    enter_spot(c, root, NO_SQUARE);
    for (int at = root;;) {
        Spot* spot = &c->spots[at];
        if (spot->way < 4) {
            const int next = g->beside[at][spot->way++];
            if (s->filled[next]) continue;
            if (!c->place[next]) {
                enter_spot(c, next, at);
                at = next;
            } else if (c->place[next] < spot->touched) {
                spot->touched = c->place[next];
            }
            continue;
        }
        spot->last = (uint16_t)c->count;
        if (at == root) return;
        at = spot->before;
        Spot* before = &c->spots[at];
        if (spot->touched < before->touched) before->touched = spot->touched;
        if (spot->least < before->least) before->least = spot->least;
    }
}

/* Put the box down on a square of the walk. Into how many pieces that cuts what was walked through. */
static inline int cut_at(Cuts* c, const Geometry* g, int at) {
    c->at = at;
    c->parts = 0;
    for (int d = 0; d < 4; d++) {
        const int next = g->beside[at][d];
        if (next == g->cells || !c->place[next] || c->spots[next].before != at) continue;
        if (c->spots[next].touched >= c->place[at]) c->part[c->parts++] = (uint16_t)next;
    }
    return c->parts + (at != c->root);
}

/* Which piece a square belongs to; NO_PIECE for the box, and for what the walk never came to. */
static inline int piece_of(const Cuts* c, int square) {
    const int place = c->place[square];
    if (!place || square == c->at) return NO_PIECE;
    for (int i = 0; i < c->parts; i++) {
        if (place >= c->place[c->part[i]] && place <= c->spots[c->part[i]].last) return i;
    }
    return THE_REST;
}

static int lowest_of_piece(const Cuts* c, int piece) {
    if (piece != THE_REST) return c->spots[c->part[piece]].least;
    int lowest = c->spots[c->root].least;
    if (piece_of(c, lowest) == THE_REST) return lowest;
    lowest = NO_SQUARE;
    for (int i = 1; i <= c->count; i++) {
        if (c->order[i] < lowest && piece_of(c, c->order[i]) == THE_REST) lowest = c->order[i];
    }
    return lowest;
}

#endif
