/* A level played backwards: boxes are pulled from the goals to where they stand at the start.
 *
 * Its goals are the squares of the start. Squares keep their numbers and sets of boxes their bits, so positions of both
 * ways can be compared; no box can come to a square that none can be pushed to from the start.
 */
#ifndef STATEWALK_SOKOBAN_BACKWARD_H
#define STATEWALK_SOKOBAN_BACKWARD_H

#include "geometry.h"

static void free_backward(Geometry* back) {
    free(back->is_goal);
    free(back->goal);
    free(back->bit);
    free(back->pushes);
    memset(back, 0, sizeof *back);
}

/* The level `g` played backwards to `start`, as many boxes as goals. 0, or -1 if there is no memory; `free_backward` then
 * still has to be called. */
static int make_backward(Geometry* back, const Geometry* g, const uint64_t* start) {
    *back = *g;
    back->pulling = 1;
    back->is_goal = calloc(g->cells + 1, 1);
    back->goal = malloc(sizeof *back->goal * (g->goals + 1));
    back->bit = malloc(sizeof *back->bit * (g->cells + 1));
    back->pushes = malloc(sizeof *back->pushes * SIDES * g->cells * (g->goals + 1));
    int32_t* queue = malloc(sizeof *queue * SIDES * g->cells);
    if (!back->is_goal || !back->goal || !back->bit || !back->pushes || !queue) {
        free(queue);
        return -1;
    }
    for (int i = 0, k = 0; i < g->living; i++) {
        if (!(start[i >> 6] >> (i & 63) & 1)) continue;
        back->is_goal[g->square[i]] = 1;
        back->goal[k++] = g->square[i];
    }
    measure(back, queue);
    for (int c = 0; c < g->cells; c++) back->bit[c] = can_be_brought_home(back, c) ? g->bit[c] : NO_SQUARE;
    back->bit[g->cells] = NO_SQUARE;
    free(queue);
    return 0;
}

#endif
