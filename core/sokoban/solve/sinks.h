/* Where boxes that leave the board in a plan go: the sink.
 *
 * Of the squares where boxes stand at the start, those between which a box can be pushed to and fro, the boxes still on
 * the board being walls, are worth the same: it does not matter which of them a box came from. The largest such class is
 * the sink. So the boxes that stand apart at the start leave last, and are packed first.
 */
#ifndef STATEWALK_SOKOBAN_SINKS_H
#define STATEWALK_SOKOBAN_SINKS_H

#include "scene.h"

/* Mark the squares of the sink among the `count` squares of `start`, as many as goals at most, in `sink` [cells]; the
 * lowest of them, or NO_SQUARE if there is none. Changes `frozen` and `reached`. */
static int find_sink(Scene* s, const uint16_t* start, int count, uint8_t* sink) {
    const Geometry* g = s->geometry;
    int most = 0, best = 0;
    memset(sink, 0, g->cells);
    memcpy(s->frozen, s->filled, g->cells + 1);
    for (int i = 0; i < count; i++) reach_back(s, start[i], s->reached + (size_t)i * g->cells, s->after.queue);
    for (int i = 0; i < count; i++) {
        int size = 0;
        for (int k = 0; k < count; k++) {
            size += s->reached[(size_t)i * g->cells + start[k]] && s->reached[(size_t)k * g->cells + start[i]];
        }
        if (size > most) {
            most = size;
            best = i;
        }
    }
    for (int k = 0; k < count; k++) {
        sink[start[k]] = s->reached[(size_t)best * g->cells + start[k]] && s->reached[(size_t)k * g->cells + start[best]];
    }
    return count ? start[best] : NO_SQUARE;
}

#endif
