/* Which boxes of a position may be a trap: around an area the man cannot get into, around two such areas with a box in
 * common, in one room; backwards, around the man.
 */
#ifndef STATEWALK_SOKOBAN_SUSPECTS_H
#define STATEWALK_SOKOBAN_SUSPECTS_H

#include "rooms.h"
#include "trap.h"

#define ROOM_SQUARES 24     /* with its doorways */
#define ROOM_BOXES 5
#define LARGE_AREA 3        /* more than one in so many squares */

typedef struct {
    int rooms;              /* small enough to be looked at */
    uint8_t* inside;        /* [rooms][cells + 1] */
    uint16_t* boxes;        /* [cells] work area */
} Suspects;

static void free_suspects(Suspects* u) {
    free(u->inside);
    free(u->boxes);
    memset(u, 0, sizeof *u);
}

/* 0, or -1 if there is no memory. */
static int make_suspects(Suspects* u, const Geometry* g, const Rooms* r) {
    const size_t row = (size_t)g->cells + 1;
    memset(u, 0, sizeof *u);
    u->inside = calloc(r->count + 1, row);
    u->boxes = malloc(sizeof *u->boxes * row);
    if (!u->inside || !u->boxes) return -1;
    for (int room = 1; room <= r->count; room++) {
        uint8_t* inside = u->inside + u->rooms * row;
        int size = 0;
        memset(inside, 0, row);
        for (int c = 0; c < g->cells; c++) {
            inside[c] = r->room[c] == room;
            for (int d = 0; d < 4 && !r->room[c]; d++) inside[c] |= r->room[g->beside[c][d]] == room;
            size += inside[c];
        }
        u->rooms += size <= ROOM_SQUARES;
    }
    return 0;
}

/* Take the boxes at the corners of an area into the corral, too. */
static void add_corners(Corrals* k, const Scene* s, int area) {
    const Geometry* g = s->geometry;
    for (int i = k->first[area]; i < k->first[area + 1]; i++) {
        for (int d = 0; d < 4; d++) {
            const int side = g->beside[k->cells[i]][d];
            if (side == g->cells) continue;
            for (int e = (d + 1) & 1; e < 4; e += 2) {
                const int corner = g->beside[side][e];
                if (corner != g->cells && s->filled[corner]) add_member(k, corner);
            }
        }
    }
}

/* Whether the boxes around an area, and around `other` if that is not 0, are a trap. */
static int is_area_trap(Suspects* u, Trap* t, Corrals* k, const Scene* s, int man, int area, int other) {
    k->member_count = 0;
    memset(k->member, 0, s->geometry->cells + 1);
    add_area(k, s, area);
    if (other) add_area(k, s, other);
    add_corners(k, s, area);
    if (other) add_corners(k, s, other);
    memcpy(u->boxes, k->members, sizeof *u->boxes * k->member_count);
    return is_trap(t, u->boxes, k->member_count, man, NULL, 0);
}

/* Whether a box stands beside both areas. */
static int share_a_box(const Corrals* k, const Scene* s, int one, int other) {
    for (int i = 0; i < s->count; i++) {
        const uint16_t* beside = s->geometry->beside[s->boxes[i]];
        int first = 0, second = 0;
        for (int d = 0; d < 4; d++) {
            first |= k->area[beside[d]] == one;
            second |= k->area[beside[d]] == other;
        }
        if (first && second) return 1;
    }
    return 0;
}

/* Whether the boxes of a small room are a trap. */
static int is_room_trap(Suspects* u, Trap* t, const Scene* s, int man, int room) {
    const uint8_t* inside = u->inside + room * ((size_t)s->geometry->cells + 1);
    int count = 0;
    for (int i = 0; i < s->count; i++) {
        if (inside[s->boxes[i]]) u->boxes[count++] = s->boxes[i];
    }
    return count >= 2 && count <= ROOM_BOXES && is_trap(t, u->boxes, count, man, inside, room + 1);
}

/* Whether the boxes of the PI-corral around an area, if there is one, are a trap. */
static int is_corral_trap(Suspects* u, Trap* t, Corrals* k, const Scene* s, int man, int area) {
    if (close_corral(k, s, area) < 0) return 0;
    memcpy(u->boxes, k->members, sizeof *u->boxes * k->member_count);
    return is_trap(t, u->boxes, k->member_count, man, NULL, 0);
}

/* Whether the boxes around the man, who has to come to `t->end_man` by pulling, are a trap. In a large area they hardly
 * ever are. */
static int is_shut_in(Suspects* u, Trap* t, const Scene* s, int man) {
    const Geometry* g = s->geometry;
    int count = 0;
    if (met(&s->area, t->end_man) || (t->known && LARGE_AREA * s->area.count > g->cells)) return 0;
    for (int i = 0; i < s->count; i++) {
        int touches = 0;
        for (int d = 0; d < 4; d++) {
            const int side = g->beside[s->boxes[i]][d];
            touches |= met(&s->area, side) || met(&s->area, g->beside[side][(d + 1) & 3]);
        }
        if (touches) u->boxes[count++] = s->boxes[i];
    }
    return is_trap(t, u->boxes, count, man, NULL, 0);
}

/* Whether some of the boxes are a trap. `corrals` gets the areas filled in. */
static int is_trapped(Suspects* u, Trap* t, Corrals* k, const Scene* s, int man) {
    k->areas = 0;
    if (s->area.count + s->count < s->geometry->cells) find_areas(k, s);
    for (int area = 1; area <= k->areas; area++) {
        if (is_area_trap(u, t, k, s, man, area, 0)) return 1;
        if (!t->known && is_corral_trap(u, t, k, s, man, area)) return 1;
    }
    for (int room = 0; room < u->rooms; room++) {
        if (is_room_trap(u, t, s, man, room)) return 1;
    }
    for (int area = 1; area <= k->areas; area++) {
        for (int other = area + 1; other <= k->areas; other++) {
            if (share_a_box(k, s, area, other) && is_area_trap(u, t, k, s, man, area, other)) return 1;
        }
    }
    return 0;
}

#endif
