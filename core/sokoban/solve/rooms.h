/* Rooms and how they hang together: two of the features by which Y. Shoham, J. Schaeffer, "The FESS algorithm: a feature
 * based approach to single-agent search", CoG 2020, orders Sokoban positions.
 *
 * A room is a union of overlapping 2x2 blocks of floor, at least two; where two rooms meet in one square it belongs to
 * neither. Two rooms are neighbours if one can walk from one to the other through no third.
 */
#ifndef STATEWALK_SOKOBAN_ROOMS_H
#define STATEWALK_SOKOBAN_ROOMS_H

#include "scene.h"

#define MOST_ROOMS 64       /* the floor of others counts as corridors */

typedef struct {
    int count;
    uint16_t* room;         /* [cells + 1] 1 .. count, or 0 */
    uint16_t* corridor;     /* squares of no room */
    int corridors;
    uint16_t (*border)[2];  /* squares side by side of different rooms */
    int borders;
    uint8_t* passage;       /* [cells + 1] those, corridors, and squares beside them: a box elsewhere breaks no joint */
    uint64_t joined[MOST_ROOMS + 1];    /* the neighbours of each, as bits */
    uint64_t met[MOST_ROOMS + 1];       /* work area: those of them to which the way is free */
    uint32_t turn;
    uint32_t* seen;         /* [cells + 1] work area */
    uint16_t* queue;        /* [cells + 1] work area */
} Rooms;

static void free_rooms(Rooms* r) {
    free(r->room);
    free(r->corridor);
    free(r->border);
    free(r->passage);
    free(r->seen);
    free(r->queue);
    memset(r, 0, sizeof *r);
}

/* Note in `met` which rooms can be walked to from each through no third one; a square with `filled` is shut. */
static void meet_rooms(Rooms* r, const Geometry* g, const uint8_t* filled) {
    memset(r->met, 0, sizeof *r->met * (r->count + 1));
    r->turn++;
    for (int i = 0; i < r->corridors; i++) {
        if (filled[r->corridor[i]] || r->seen[r->corridor[i]] == r->turn) continue;
        int head = 0, tail = 1;
        uint64_t around = 0;
        r->queue[0] = r->corridor[i];
        r->seen[r->corridor[i]] = r->turn;
        while (head < tail) {
            const uint16_t* beside = g->beside[r->queue[head++]];
            for (int d = 0; d < 4; d++) {
                int c = beside[d];
                if (filled[c] || r->seen[c] == r->turn) continue;
                if (r->room[c]) {
                    around |= (uint64_t)1 << (r->room[c] - 1);
                } else {
                    r->seen[c] = r->turn;
                    r->queue[tail++] = (uint16_t)c;
                }
            }
        }
        for (int a = 1; a <= r->count; a++) r->met[a] |= around >> (a - 1) & 1 ? around : 0;
    }
    for (int i = 0; i < r->borders; i++) {
        const int a = r->border[i][0], b = r->border[i][1];
        if (filled[a] || filled[b]) continue;
        r->met[r->room[a]] |= (uint64_t)1 << (r->room[b] - 1);
        r->met[r->room[b]] |= (uint64_t)1 << (r->room[a] - 1);
    }
}

/* List the squares of no room and those where two rooms lie side by side. */
static void find_passages(Rooms* r, const Geometry* g) {
    for (int c = 0; c < g->cells; c++) {
        if (!r->room[c]) {
            r->corridor[r->corridors++] = (uint16_t)c;
            r->passage[c] = 1;
            for (int d = 0; d < 4; d++) r->passage[g->beside[c][d]] = 1;
        }
        for (int d = 2; d < 4; d++) {
            int b = g->beside[c][d];
            if (!r->room[c] || !r->room[b] || r->room[b] == r->room[c]) continue;
            r->border[r->borders][0] = (uint16_t)c;
            r->border[r->borders++][1] = (uint16_t)b;
            r->passage[c] = r->passage[b] = 1;
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
    r->corridor = malloc(sizeof *r->corridor * (n + 1));
    r->border = malloc(sizeof *r->border * 2 * (n + 1));
    r->passage = calloc(n + 1, 1);
    r->seen = calloc(n + 1, sizeof *r->seen);
    r->queue = malloc(sizeof *r->queue * (n + 1));
    uint16_t* block = malloc(sizeof *block * (n + 1));
    if (!r->room || !r->corridor || !r->border || !r->passage || !r->seen || !r->queue || !block) {
        free(block);
        return -1;
    }
    r->count = join_blocks(g, block, r->queue);
    if (r->count > MOST_ROOMS) r->count = MOST_ROOMS;
    for (int c = 0; c < n; c++) {
        if (!block[c] || block[c] > MOST_ROOMS) continue;
        int right = g->beside[c][2], below = g->beside[c][3];
        int corners[4] = {c, right, below, g->beside[right][3]};
        for (int i = 0; i < 4; i++) {
            uint16_t* room = &r->room[corners[i]];
            *room = *room == 0 || *room == block[c] ? block[c] : NO_SQUARE;
        }
    }
    for (int c = 0; c < n; c++) {
        if (r->room[c] == NO_SQUARE) r->room[c] = 0;
    }
    find_passages(r, g);
    free(block);
    uint8_t* filled = calloc(n + 1, 1);
    if (!filled) return -1;
    filled[n] = 1;
    meet_rooms(r, g, filled);
    for (int a = 1; a <= r->count; a++) r->joined[a] = r->met[a] & ~((uint64_t)1 << (a - 1));
    free(filled);
    return 0;
}

/* How many joints between neighbours the boxes have broken, counted from both sides. */
static int broken_joints(Rooms* r, const Scene* s) {
    int broken = 0;
    if (r->count < 2) return 0;
    meet_rooms(r, s->geometry, s->filled);
    for (int a = 1; a <= r->count; a++) {
        for (uint64_t lost = r->joined[a] & ~r->met[a]; lost; lost &= lost - 1) broken++;
    }
    return broken;
}

/* Into how many areas so many boxes cut the floor but for the `known` squares, those that have a mark (a number, not 0). */
static int areas_beyond(Rooms* r, const Scene* s, int boxes, const uint16_t* mark, int known) {
    const Geometry* g = s->geometry;
    int areas = 0, left = g->cells - boxes - known;
    r->turn++;
    for (int first = 0; left > 0 && first < g->cells; first++) {
        if (s->filled[first] || r->seen[first] == r->turn || (mark && mark[first])) continue;
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
        left -= tail;
    }
    return areas;
}

/* Into how many areas so many boxes cut the floor. */
static int count_areas(Rooms* r, const Scene* s, int boxes) { return areas_beyond(r, s, boxes, NULL, 0); }

#endif
