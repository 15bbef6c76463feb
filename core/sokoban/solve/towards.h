/* A level with other goals: played backwards, where boxes are pulled from the goals to where they stand at the start; or
 * to a board halfway.
 *
 * Squares keep their numbers and sets of boxes their bits, so positions of both ways can be compared; no box can come to a
 * square from which it could not be brought to one of the new goals. Distances and those squares are its own, all else is
 * shared with the level.
 */
#ifndef STATEWALK_SOKOBAN_TOWARDS_H
#define STATEWALK_SOKOBAN_TOWARDS_H

#include "geometry.h"

static void free_towards(Geometry* to) {
    free(to->is_goal);
    free(to->goal);
    free(to->bit);
    free(to->pushes);
    memset(to, 0, sizeof *to);
}

/* The level `g` with `boxes`, as many as goals, as its goals, played by pulls or by pushes. 0, or -1 if there is no memory;
 * `free_towards` then still has to be called. */
static int make_towards(Geometry* to, const Geometry* g, const uint64_t* boxes, int pulling) {
    *to = *g;
    to->pulling = pulling;
    to->is_goal = calloc(g->cells + 1, 1);
    to->goal = malloc(sizeof *to->goal * (g->goals + 1));
    to->bit = malloc(sizeof *to->bit * (g->cells + 1));
    to->pushes = malloc(sizeof *to->pushes * SIDES * g->cells * (g->goals + 1));
    int32_t* queue = malloc(sizeof *queue * SIDES * g->cells);
    if (!to->is_goal || !to->goal || !to->bit || !to->pushes || !queue) {
        free(queue);
        return -1;
    }
    for (int i = 0, k = 0; i < g->living; i++) {
        if (!(boxes[i >> 6] >> (i & 63) & 1)) continue;
        to->is_goal[g->square[i]] = 1;
        to->goal[k++] = g->square[i];
    }
    measure_goals(to, queue);
    for (int c = 0; c < g->cells; c++) to->bit[c] = can_be_brought_home(to, c) ? g->bit[c] : NO_SQUARE;
    to->bit[g->cells] = NO_SQUARE;
    free(queue);
    return 0;
}

#endif
