/* Rooms and how they hang together: two of the features by which Y. Shoham, J. Schaeffer, "The FESS algorithm: a feature
 * based approach to single-agent search", CoG 2020, orders Sokoban positions.
 *
 * A room is a union of overlapping 2x2 blocks of floor, at least two; where two rooms meet in one square it belongs to
 * neither. Two rooms are neighbours if one can walk from one to the other through no third.
 */
#ifndef STATEWALK_SOKOBAN_ROOMS_H
#define STATEWALK_SOKOBAN_ROOMS_H

#include "scene.h"

typedef struct {
    int count;
    uint16_t* room;     /* [cells + 1] 1 .. count, or 0 */
    uint8_t* joined;    /* [count + 1][count + 1] neighbours */
    uint32_t turn;
    uint32_t* seen;     /* [cells + 1] work area */
    uint32_t* met_room; /* [count + 1] work area */
    uint16_t* queue;    /* [cells + 1] work area */
} Rooms;

static void free_rooms(Rooms* r) {
    free(r->room);
    free(r->joined);
    free(r->seen);
    free(r->met_room);
    free(r->queue);
    memset(r, 0, sizeof *r);
}

/* Mark the rooms met on walks from room `a` that go through no third one; a square with `filled` (NULL: none) is shut. */
static void walk_from_room(Rooms* r, const Geometry* g, const uint8_t* filled, int a) {
    int head = 0, tail = 0;
    r->turn++;
    for (int c = 0; c < g->cells; c++) {
        if (r->room[c] != a || (filled && filled[c])) continue;
        r->seen[c] = r->turn;
        r->queue[tail++] = (uint16_t)c;
    }
    while (head < tail) {
        const uint16_t* beside = g->beside[r->queue[head++]];
        for (int d = 0; d < 4; d++) {
            int c = beside[d];
            if (c == g->cells || r->seen[c] == r->turn || (filled && filled[c])) continue;
            r->seen[c] = r->turn;
            if (r->room[c] && r->room[c] != a) r->met_room[r->room[c]] = r->turn;
            else r->queue[tail++] = (uint16_t)c;
        }
    }
}

/* Number the blocks whose upper left corner is each square by the room they make up. */
static int join_blocks(const Geometry* g, uint16_t* block, uint16_t* queue) {
    const int n = g->cells;
    for (int c = 0; c < n; c++) {
        int right = g->beside[c][2], below = g->beside[c][3];
        block[c] = right != n && below != n && g->beside[right][3] != n ? NO_SQUARE : 0;
    }
    block[n] = 0;
    int count = 0;
    for (int c = 0; c < n; c++) {
        if (block[c] != NO_SQUARE) continue;
        int head = 0, tail = 1;
        queue[0] = (uint16_t)c;
        block[c] = (uint16_t)(count + 1);
        while (head < tail) {
            int at = queue[head++];
            for (int d = 0; d < 4; d++) {
                int b = g->beside[at][d];
                if (block[b] != NO_SQUARE) continue;
                block[b] = (uint16_t)(count + 1);
                queue[tail++] = (uint16_t)b;
            }
        }
        if (tail >= 2) count++;
        else block[c] = 0;
    }
    return count;
}

static int make_rooms(Rooms* r, const Geometry* g) {
    const int n = g->cells;
    memset(r, 0, sizeof *r);
    r->room = calloc(n + 1, sizeof *r->room);
    r->seen = calloc(n + 1, sizeof *r->seen);
    r->queue = malloc(sizeof *r->queue * (n + 1));
    uint16_t* block = malloc(sizeof *block * (n + 1));
    if (!r->room || !r->seen || !r->queue || !block) {
        free(block);
        return -1;
    }
    r->count = join_blocks(g, block, r->queue);
    for (int c = 0; c < n; c++) {
        if (!block[c]) continue;
        int right = g->beside[c][2], below = g->beside[c][3];
        int corners[4] = {c, right, below, g->beside[right][3]};
        for (int i = 0; i < 4; i++) {
            uint16_t* room = &r->room[corners[i]];
            *room = *room == 0 || *room == block[c] ? block[c] : NO_SQUARE;
        }
    }
    free(block);
    for (int c = 0; c < n; c++) {
        if (r->room[c] == NO_SQUARE) r->room[c] = 0;
    }
    r->joined = calloc((size_t)(r->count + 1) * (r->count + 1), 1);
    r->met_room = calloc(r->count + 1, sizeof *r->met_room);
    if (!r->joined || !r->met_room) return -1;
    for (int a = 1; a <= r->count; a++) {
        walk_from_room(r, g, NULL, a);
        for (int b = 1; b <= r->count; b++) r->joined[a * (r->count + 1) + b] = r->met_room[b] == r->turn;
    }
    return 0;
}

/* How many joints between neighbours the boxes have broken, counted from both sides. */
static int broken_joints(Rooms* r, const Scene* s) {
    int broken = 0;
    if (r->count < 2) return 0;
    for (int a = 1; a <= r->count; a++) {
        walk_from_room(r, s->geometry, s->filled, a);
        for (int b = 1; b <= r->count; b++) broken += r->joined[a * (r->count + 1) + b] && r->met_room[b] != r->turn;
    }
    return broken;
}

/* Into how many areas the boxes cut the floor. */
static int count_areas(Rooms* r, const Scene* s) {
    const Geometry* g = s->geometry;
    int areas = 0;
    r->turn++;
    for (int first = 0; first < g->cells; first++) {
        if (s->filled[first] || r->seen[first] == r->turn) continue;
        int head = 0, tail = 1;
        areas++;
        r->queue[0] = (uint16_t)first;
        r->seen[first] = r->turn;
        while (head < tail) {
            const uint16_t* beside = g->beside[r->queue[head++]];
            for (int d = 0; d < 4; d++) {
                int c = beside[d];
                if (s->filled[c] || r->seen[c] == r->turn) continue;
                r->seen[c] = r->turn;
                r->queue[tail++] = (uint16_t)c;
            }
        }
    }
    return areas;
}

#endif
