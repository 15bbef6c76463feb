/* PI-corrals: areas the man cannot get into, where the next push that matters has to be made first.
 *
 * B. Damgaard's and M. Brosius' notion. A corral is a set of such areas with at least all boxes that touch them. If, as
 * long as none of its boxes has moved, the only pushes of them lead into it (I), if the man can make every one of those
 * now (P), and if something is still to be done there, some solution that is as short as any begins with one of those
 * pushes: the first of them that a solution has can be made before all others. All other pushes can be left out; if there
 * is none at all the position is dead. True for solutions counted in pushes, not in moves. The man can walk to the same
 * squares in the end: if the push moved forward was the last, his walk to it led past the corral, and still does.
 */
#ifndef STATEWALK_SOKOBAN_CORRAL_H
#define STATEWALK_SOKOBAN_CORRAL_H

#include "scene.h"

typedef struct {
    uint16_t from;
    uint8_t way;
} Push;

typedef struct {
    uint16_t* area;         /* [cells + 1] number of the closed area, 0 where the man can walk, on boxes and walls */
    uint16_t* cells;        /* squares of the areas, one area after another */
    uint16_t* first;        /* [areas + 2] where the squares of each begin */
    uint8_t* is_in;         /* [areas + 1] belongs to the corral */
    uint8_t* member;        /* [cells + 1] a box of the corral */
    uint16_t* members;
    int areas, member_count, open_goals;
    Push* pushes;           /* those that lead into the corral */
    Push* best;
} Corrals;

static int make_corrals(Corrals* k, const Geometry* g) {
    const size_t n = g->cells + 2;
    memset(k, 0, sizeof *k);
    k->area = calloc(n, sizeof *k->area);
    k->cells = malloc(sizeof *k->cells * n);
    k->first = malloc(sizeof *k->first * (n + 1));
    k->is_in = malloc(n);
    k->member = calloc(n, 1);
    k->members = malloc(sizeof *k->members * n);
    k->pushes = malloc(sizeof *k->pushes * 4 * n);
    k->best = malloc(sizeof *k->best * 4 * n);
    return k->area && k->cells && k->first && k->is_in && k->member && k->members && k->pushes && k->best ? 0 : -1;
}

static void free_corrals(Corrals* k) {
    free(k->area);
    free(k->cells);
    free(k->first);
    free(k->is_in);
    free(k->member);
    free(k->members);
    free(k->pushes);
    free(k->best);
    memset(k, 0, sizeof *k);
}

/* Number the areas that are neither boxes nor the man's. */
static void find_areas(Corrals* k, const Scene* s) {
    const Geometry* g = s->geometry;
    int tail = 0;
    k->areas = 0;
    memset(k->area, 0, sizeof *k->area * g->cells);
    for (int c = 0; c < g->cells; c++) {
        if (s->filled[c] || met(&s->area, c) || k->area[c]) continue;
        int head = tail;
        k->first[++k->areas] = (uint16_t)tail;
        k->area[c] = (uint16_t)k->areas;
        k->cells[tail++] = (uint16_t)c;
        while (head < tail) {
            const uint16_t* beside = g->beside[k->cells[head++]];
            for (int d = 0; d < 4; d++) {
                int b = beside[d];
                if (s->filled[b] || k->area[b]) continue;
                k->area[b] = (uint16_t)k->areas;
                k->cells[tail++] = (uint16_t)b;
            }
        }
    }
    k->first[k->areas + 1] = (uint16_t)tail;
}

static void add_member(Corrals* k, int box) {
    if (k->member[box]) return;
    k->member[box] = 1;
    k->members[k->member_count++] = (uint16_t)box;
}

/* Take an area and the boxes around it into the corral. */
static void add_area(Corrals* k, const Scene* s, int area) {
    const Geometry* g = s->geometry;
    k->is_in[area] = 1;
    for (int i = k->first[area]; i < k->first[area + 1]; i++) {
        int c = k->cells[i];
        k->open_goals += g->is_goal[c];
        for (int d = 0; d < 4; d++) {
            int b = g->beside[c][d];
            if (b != g->cells && s->filled[b]) add_member(k, b);
        }
    }
}

/* Grow a corral from one area until it is a PI-corral. How many pushes lead into it (in `pushes`), or -1 if it is none. */
static int close_corral(Corrals* k, const Scene* s, int area) {
    const Geometry* g = s->geometry;
    for (int i = 0; i < k->member_count; i++) k->member[k->members[i]] = 0;
    k->member_count = k->open_goals = 0;
    memset(k->is_in, 0, k->areas + 1);
    add_area(k, s, area);
    int count = 0, again = 1;
    while (again) {
        again = count = 0;
        for (int i = 0; i < k->member_count; i++) {
            int box = k->members[i];
            for (int d = 0; d < 4; d++) {
                int to = g->beside[box][d], man = g->beside[box][d ^ 2];
                if (to == g->cells || man == g->cells || k->member[to] || k->member[man]) continue;
                if (is_dead(g, to) || k->is_in[k->area[man]]) continue;
                int inward = k->is_in[k->area[to]];
                if (inward && met(&s->area, man)) {
                    k->pushes[count].from = (uint16_t)box;
                    k->pushes[count++].way = (uint8_t)d;
                } else if (s->filled[man]) {
                    add_member(k, man);
                    again = 1;
                } else if (s->filled[to]) {
                    add_member(k, to);
                    again = 1;
                } else if (k->area[man]) {
                    add_area(k, s, k->area[man]);
                    again = 1;
                } else if (!inward && k->area[to]) {
                    add_area(k, s, k->area[to]);
                    again = 1;
                } else {
                    return -1;
                }
            }
        }
    }
    for (int i = 0; i < k->member_count; i++) {
        if (!g->is_goal[k->members[i]]) return count;
    }
    return k->open_goals ? count : -1;
}

/* The PI-corral of the position (its `area` filled in) with the fewest pushes into it, which come into `best`; their
 * number, or -1 if there is no PI-corral. */
static int find_corral(Corrals* k, const Scene* s) {
    int least = -1;
    if (s->area.count + s->count == s->geometry->cells) return -1;
    find_areas(k, s);
    for (int area = 1; area <= k->areas; area++) {
        int count = close_corral(k, s, area);
        if (count < 0 || (least >= 0 && count >= least)) continue;
        least = count;
        memcpy(k->best, k->pushes, sizeof *k->best * count);
    }
    return least;
}

#endif
