/* One position spread out for work: which squares hold a box, where the man can walk, what is frozen.
 *
 * Freeze: see "Deadlocks" in A. Junghanns, "Pushing the limits: new developments in single-agent search", 1999.
 */
#ifndef STATEWALK_SOKOBAN_SCENE_H
#define STATEWALK_SOKOBAN_SCENE_H

#include "../../portable.h"
#include "geometry.h"

typedef struct {
    uint32_t turn;
    uint32_t* met;      /* [cells + 1] == turn: the man can walk there */
    uint16_t* steps;    /* [cells] how many steps it takes him */
    uint16_t* queue;    /* [cells] the squares met, in the order of their steps */
    int count;
} Area;

typedef struct {
    const Geometry* geometry;
    uint8_t* filled;        /* [cells + 1] a box, or a wall */
    uint16_t* boxes;        /* their squares */
    int count;
    uint8_t* frozen;        /* [cells + 1] after `find_frozen` */
    Area area;              /* of the position */
    Area after;             /* of the position after a push that is being looked at */
    uint8_t* reached;       /* [goals][cells] work area of `frozen_leave_room` */
    int16_t* partner;       /* [goals] */
    uint8_t* asked;         /* [goals] */
} Scene;

static int make_area(Area* a, int cells) {
    a->turn = 0;
    a->met = calloc(cells + 1, sizeof *a->met);
    a->steps = malloc(sizeof *a->steps * (cells + 1));
    a->queue = malloc(sizeof *a->queue * (cells + 1));
    return a->met && a->steps && a->queue ? 0 : -1;
}

static void free_area(Area* a) {
    free(a->met);
    free(a->steps);
    free(a->queue);
}

static void free_scene(Scene* s) {
    free(s->filled);
    free(s->boxes);
    free(s->frozen);
    free(s->reached);
    free(s->partner);
    free(s->asked);
    free_area(&s->area);
    free_area(&s->after);
    memset(s, 0, sizeof *s);
}

/* 0, or -1 if there is no memory; `free_scene` then still has to be called. */
static int make_scene(Scene* s, const Geometry* g) {
    memset(s, 0, sizeof *s);
    s->geometry = g;
    s->filled = calloc(g->cells + 1, 1);
    s->boxes = malloc(sizeof *s->boxes * (g->cells + 1));
    s->frozen = calloc(g->cells + 1, 1);
    s->reached = malloc((size_t)(g->goals + 1) * g->cells);
    s->partner = malloc(sizeof *s->partner * (g->goals + 1));
    s->asked = malloc(g->goals + 1);
    if (make_area(&s->area, g->cells) | make_area(&s->after, g->cells)) return -1;
    if (!s->filled || !s->boxes || !s->frozen || !s->reached || !s->partner || !s->asked) return -1;
    s->filled[g->cells] = 1;
    return 0;
}

static void take_boxes(Scene* s, const uint64_t* set) {
    const Geometry* g = s->geometry;
    for (int i = 0; i < s->count; i++) s->filled[s->boxes[i]] = 0;
    s->count = 0;
    for (int w = 0; w < g->words; w++) {
        uint64_t word = set[w];
        int base = 64 * w;
        while (word) {
            int c = g->square[base + FIRST_BIT64(word)];
            s->filled[c] = 1;
            s->boxes[s->count++] = (uint16_t)c;
            word &= word - 1;
        }
    }
}

/* Where the man can walk from `man`; the lowest of these squares. */
static int flood(const Scene* s, Area* a, int man) {
    const Geometry* g = s->geometry;
    if (++a->turn == 0) {
        memset(a->met, 0, sizeof *a->met * (g->cells + 1));
        a->turn = 1;
    }
    const uint32_t turn = a->turn;
    int head = 0, tail = 1, lowest = man;
    a->queue[0] = (uint16_t)man;
    a->met[man] = turn;
    a->steps[man] = 0;
    while (head < tail) {
        int at = a->queue[head++];
        const uint16_t* beside = g->beside[at];
        uint16_t steps = (uint16_t)(a->steps[at] + 1);
        for (int d = 0; d < 4; d++) {
            int c = beside[d];
            if (s->filled[c] || a->met[c] == turn) continue;
            a->met[c] = turn;
            a->steps[c] = steps;
            a->queue[tail++] = (uint16_t)c;
            if (c < lowest) lowest = c;
        }
    }
    a->count = tail;
    return lowest;
}

static inline int met(const Area* a, int cell) { return a->met[cell] == a->turn; }

static inline void move_box(Scene* s, int from, int to) {
    s->filled[from] = 0;
    s->filled[to] = 1;
}

static inline int is_dead(const Geometry* g, int cell) { return g->bit[cell] == NO_SQUARE; }

/* Whether one can walk around a square from each of its free sides to each other, past the eight squares around it. */
static inline int can_be_walked_around(const Scene* s, int at) {
    const Geometry* g = s->geometry;
    const uint16_t* beside = g->beside[at];
    int sides = 0, joined = 0;
    for (int d = 0; d < 4; d++) {
        if (s->filled[beside[d]]) continue;
        const int next = (d + 1) & 3;
        sides++;
        joined += !s->filled[beside[next]] && !s->filled[g->beside[beside[d]][next]];
    }
    return sides - joined <= 1;
}

/* The directions, as bits, in which the man, who can walk in `area`, can push a box now, or pull it if that is how it is
 * moved. */
static inline int ways_to_move(const Scene* s, const Area* area, int box) {
    const Geometry* g = s->geometry;
    const uint16_t* beside = g->beside[box];
    int ways = 0;
    for (int d = 0; d < 4; d++) {
        const int to = beside[d], stands = g->pulling ? to : beside[d ^ 2], free = g->pulling ? g->beside[to][d] : to;
        ways |= (met(area, stands) && !s->filled[free] && !is_dead(g, to)) << d;
    }
    return ways;
}

/* The lowest square the man can walk to after a box has gone from `from` to `to`, which `filled` has seen, and he to
 * `then`; `lowest` was it before. Mostly the squares around the box tell that he can walk where he could. */
static inline int lowest_then(Scene* s, int from, int to, int then, int lowest) {
    const uint16_t* beside = s->geometry->beside[from];
    int same = !met(&s->area, to) || (to != lowest && can_be_walked_around(s, to)), opened = then == from;
    for (int d = 0; d < 4 && same; d++) {
        if (s->filled[beside[d]]) continue;
        same = met(&s->area, beside[d]) != 0;
        opened = 1;
    }
    if (!same) return flood(s, &s->after, then);
    return opened && from < lowest ? from : lowest;
}

static uint64_t key_of(const Geometry* g, const Scene* s, int man) {
    uint64_t key = g->man_key[man];
    for (int i = 0; i < s->count; i++) key ^= g->box_key[s->boxes[i]];
    return key;
}

static int is_solved(const Scene* s) {
    for (int i = 0; i < s->count; i++) {
        if (!s->geometry->is_goal[s->boxes[i]]) return 0;
    }
    return 1;
}

static inline void flip(uint64_t* set, int bit) { set[bit >> 6] ^= (uint64_t)1 << (bit & 63); }

/* Whether a box on `at` might be frozen: something stands in the way on both axes. */
static inline int hemmed_in(const Scene* s, int at) {
    const Geometry* g = s->geometry;
    for (int d = 0; d < 2; d++) {
        int a = g->beside[at][d], b = g->beside[at][d ^ 2];
        if (!s->filled[a] && !s->filled[b] && !(is_dead(g, a) && is_dead(g, b))) return 0;
    }
    return 1;
}

/* The boxes that no solution can move any more: the greatest set in which each is held on both axes, by a wall, by
 * another of the set, or because both of its next squares are dead. `from` -> `to` is a push that `filled` has seen and
 * `boxes` has not, or both are NO_SQUARE. How many there are, or -1 if one of them is not on a goal. */
static int find_frozen(Scene* s, int from, int to) {
    const Geometry* g = s->geometry;
    uint8_t* frozen = s->frozen;
    memset(frozen, 0, g->cells);
    frozen[g->cells] = 1;
    for (int i = 0; i < s->count; i++) frozen[s->boxes[i] == from ? to : s->boxes[i]] = 1;
    int left = s->count, changed = 1;
    while (changed) {
        changed = 0;
        for (int i = 0; i < s->count; i++) {
            int at = s->boxes[i] == from ? to : s->boxes[i];
            if (!frozen[at]) continue;
            for (int d = 0; d < 2; d++) {
                int a = g->beside[at][d], b = g->beside[at][d ^ 2];
                if (!frozen[a] && !frozen[b] && !(is_dead(g, a) && is_dead(g, b))) {
                    frozen[at] = 0;
                    left--;
                    changed = 1;
                    break;
                }
            }
        }
    }
    for (int i = 0; left && i < s->count; i++) {
        int at = s->boxes[i] == from ? to : s->boxes[i];
        if (frozen[at] && !g->is_goal[at]) return -1;
    }
    return left;
}

/* The squares from which a box could be brought to `goal` if only frozen boxes were in the way, the man anywhere (and, if
 * it is pulled, standing on any of them). */
static void reach_back(const Scene* s, int goal, uint8_t* reached, uint16_t* queue) {
    const Geometry* g = s->geometry;
    memset(reached, 0, g->cells);
    int head = 0, tail = 1;
    queue[0] = (uint16_t)goal;
    reached[goal] = 1;
    while (head < tail) {
        int at = queue[head++];
        for (int d = 0; d < 4; d++) {
            int from = g->beside[at][d], man = g->pulling ? g->beside[at][d ^ 2] : g->beside[from][d];
            if (s->frozen[from] || reached[from] || s->frozen[man]) continue;
            reached[from] = 1;
            queue[tail++] = (uint16_t)from;
        }
    }
}

static int find_partner(Scene* s, int box) {
    const Geometry* g = s->geometry;
    for (int k = 0; k < g->goals; k++) {
        if (s->asked[k] || !s->reached[(size_t)k * g->cells + box]) continue;
        s->asked[k] = 1;
        if (s->partner[k] < 0 || find_partner(s, s->partner[k])) {
            s->partner[k] = (int16_t)box;
            return 1;
        }
    }
    return 0;
}

/* Whether, with the boxes in `frozen` as walls, each of the others can have a goal of its own. */
static int frozen_leave_room(Scene* s, int from, int to) {
    const Geometry* g = s->geometry;
    for (int k = 0; k < g->goals; k++) {
        uint8_t* reached = s->reached + (size_t)k * g->cells;
        if (s->frozen[g->goal[k]]) memset(reached, 0, g->cells);
        else reach_back(s, g->goal[k], reached, s->after.queue);
        s->partner[k] = -1;
    }
    for (int i = 0; i < s->count; i++) {
        int at = s->boxes[i] == from ? to : s->boxes[i];
        if (s->frozen[at]) continue;
        memset(s->asked, 0, g->goals);
        if (!find_partner(s, at)) return 0;
    }
    return 1;
}

/* Whether the push `from` -> `to`, which `filled` has seen, can be followed by a solution as far as boxes that it
 * freezes tell. Proved: 0 means never. */
static inline int push_lives(Scene* s, int from, int to) {
    if (!hemmed_in(s, to)) return 1;
    int frozen = find_frozen(s, from, to);
    if (frozen < 0) return 0;
    return !s->frozen[to] || frozen == s->count || frozen_leave_room(s, from, to);
}

#endif
