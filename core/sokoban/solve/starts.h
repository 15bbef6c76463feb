/* How far a box alone can have been pushed from each square of the start. */
#ifndef STATEWALK_SOKOBAN_STARTS_H
#define STATEWALK_SOKOBAN_STARTS_H

#include "scene.h"

/* Fewest pushes of a lone box, by its square and the man's side, from each box of the scene, the man on `man`: `pushes` is
 * [cells][SIDES][goals]. 0, or -1 if there is no memory. */
static int measure_starts(const Scene* s, int man, int32_t* pushes) {
    const Geometry* g = s->geometry;
    const int n = g->cells, starts = g->goals;
    const size_t all = (size_t)n * SIDES * starts;
    int32_t* queue = malloc(sizeof *queue * SIDES * (size_t)n);
    if (!queue) return -1;
    for (size_t i = 0; i < all; i++) pushes[i] = NO_WAY_THERE;
    for (int k = 0; k < s->count; k++) {
        int head = 0, tail = 1;
        queue[0] = s->boxes[k] * SIDES + side_of(g, s->boxes[k], man);
        pushes[(size_t)queue[0] * starts + k] = 0;
        while (head < tail) {
            const int at = queue[head++], box = at / SIDES;
            for (int d = 0; d < 4; d++) {
                const int stands = g->beside[box][d ^ 2], to = g->beside[box][d];
                if (stands == n || to == n || side_of(g, box, stands) != at % SIDES) continue;
                const int after = to * SIDES + side_of(g, to, box);
                int32_t* known = &pushes[(size_t)after * starts + k];
                if (*known < NO_WAY_THERE) continue;
                *known = pushes[(size_t)at * starts + k] + 1;
                queue[tail++] = after;
            }
        }
    }
    free(queue);
    return 0;
}

#endif
