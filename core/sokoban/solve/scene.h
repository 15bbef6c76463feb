/* One position spread out for work: which squares hold a box, where the man can walk, what is frozen.
 *
 * Freeze: see "Deadlocks" in A. Junghanns, "Pushing the limits: new developments in single-agent search", 1999.
 */
#ifndef STATEWALK_SOKOBAN_SCENE_H
#define STATEWALK_SOKOBAN_SCENE_H

#include "../../base/portable.h"
#include "geometry.h"

#define MOST_WAYS 512
#define BYTES_OF_WAYS (1 << 19)

typedef struct {
    uint32_t turn;
    uint32_t* met;      /* [cells + 1] == turn: the man can walk there */
    uint16_t* steps;    /* [cells] how many steps it takes him, after `walk` */
    uint16_t* queue;    /* [cells] the squares met, in the order of their steps */
    int count;
} Area;

/* To which goals a box can be brought from everywhere if only frozen boxes, which stand on goals, are in its way: kept by
 * the set of those. */
typedef struct {
    int words;              /* of a set of goals */
    uint32_t room;          /* sets that are kept, a power of two */
    uint64_t* frozen;       /* [room][words] */
    uint8_t* known;         /* [room] */
    uint64_t* goals;        /* [room][cells][words] */
} Ways;

typedef struct {
    const Geometry* geometry;
    uint8_t* filled;        /* [cells + 1] a box, or a wall */
    uint16_t* boxes;        /* their squares */
    int count;
    uint8_t* frozen;        /* [cells + 1] after `find_frozen` */
    Area area;              /* of the position */
    Area after;             /* of the position after a push that is being looked at */
    uint8_t* reached;       /* [goals + 1][cells] work area */
    Ways ways;
    int16_t* partner;       /* [goals] work areas of `frozen_leave_room` */
    uint64_t* asked;        /* [words of goals] */
} Scene;

static inline void flip(uint64_t* set, int bit) { set[bit >> 6] ^= (uint64_t)1 << (bit & 63); }

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
    free(s->ways.frozen);
    free(s->ways.known);
    free(s->ways.goals);
    free_area(&s->area);
    free_area(&s->after);
    memset(s, 0, sizeof *s);
}

static int make_ways(Ways* w, const Geometry* g) {
    w->words = (g->goals + 63) / 64 + !g->goals;
    const size_t set = 8 * (size_t)w->words;
    w->room = MOST_WAYS;
    while (w->room > 1 && w->room * set * (g->cells + 1) > BYTES_OF_WAYS) w->room /= 2;
    w->frozen = malloc(w->room * set);
    w->known = calloc(w->room, 1);
    w->goals = malloc(w->room * set * (g->cells + 1));
    return w->frozen && w->known && w->goals ? 0 : -1;
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
    if (make_ways(&s->ways, g)) return -1;
    s->asked = malloc(8 * (size_t)s->ways.words);
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

/* Let no square be met yet. */
static inline void begin_turn(const Scene* s, Area* a) {
    if (++a->turn == 0) {
        memset(a->met, 0, sizeof *a->met * (s->geometry->cells + 1));
        a->turn = 1;
    }
}

static void begin_walk(const Scene* s, Area* a, int man) {
    begin_turn(s, a);
    a->queue[0] = (uint16_t)man;
    a->met[man] = a->turn;
}

/* Where the man can walk from `man`, without his steps; the lowest of these squares. */
static int flood(const Scene* s, Area* a, int man) {
    const uint16_t (*all)[4] = (const uint16_t (*)[4])s->geometry->beside;
    const uint8_t* filled = s->filled;
    begin_walk(s, a, man);
    const uint32_t turn = a->turn;
    uint32_t* met = a->met;
    uint16_t* queue = a->queue;
    int tail = 1, lowest = man;
    for (int head = 0; head < tail; head++) {
        const uint16_t* beside = all[queue[head]];
        for (int d = 0; d < 4; d++) {   /* without branches, which nothing could foretell */
            const int c = beside[d], fresh = !filled[c] & (met[c] != turn);
            queue[tail] = (uint16_t)c;
            met[c] = fresh ? turn : met[c];
            lowest = fresh & (c < lowest) ? c : lowest;
            tail += fresh;
        }
    }
    a->count = tail;
    return lowest;
}

/* The same with his steps. */
static inline int walk(const Scene* s, Area* a, int man) {
    const Geometry* g = s->geometry;
    begin_walk(s, a, man);
    int head = 0, tail = 1, lowest = man;
    a->steps[man] = 0;
    while (head < tail) {
        int at = a->queue[head++];
        const uint16_t* beside = g->beside[at];
        uint16_t steps = (uint16_t)(a->steps[at] + 1);
        for (int d = 0; d < 4; d++) {
            int c = beside[d];
            if (s->filled[c] || a->met[c] == a->turn) continue;
            a->met[c] = a->turn;
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

/* Whether the man, whose walks are in `area`, can walk to every free square beside one, `but` aside. */
static inline int is_open_around(const Scene* s, int at, int but) {
    const uint16_t* beside = s->geometry->beside[at];
    int open = 1;
    for (int d = 0; d < 4; d++) open &= s->filled[beside[d]] || beside[d] == but || met(&s->area, beside[d]);
    return open;
}

/* Whether the squares around a box tell that the man can walk where he could, `lowest` included, after it has gone from
 * `from` to `to`, or off the board there, which `filled` has seen. */
static inline int walks_as_before(const Scene* s, int from, int to, int lowest) {
    if (!is_open_around(s, from, to)) return 0;
    if (!s->filled[to]) return is_open_around(s, to, from);
    return !met(&s->area, to) || (to != lowest && can_be_walked_around(s, to));
}

/* The lowest square the man can walk to after a box has gone from `from` to `to`, which `filled` has seen, and he to
 * `then`; `lowest` was it before. */
static inline int lowest_then(Scene* s, int from, int to, int then, int lowest) {
    const uint16_t* beside = s->geometry->beside[from];
    int opened = then == from;
    if (!walks_as_before(s, from, to, lowest)) return flood(s, &s->after, then);
    for (int d = 0; d < 4; d++) opened |= !s->filled[beside[d]];
    return opened && from < lowest ? from : lowest;
}

/* The same if he stands on `from` then, and where he can walk in `after`, its squares not listed; the box may have left
 * the board. */
static inline int area_then(Scene* s, int from, int to, int lowest) {
    Area *area = &s->area, *after = &s->after;
    if (!walks_as_before(s, from, to, lowest)) return flood(s, after, from);
    const int gone = !s->filled[to];
    memcpy(after->met, area->met, sizeof *after->met * s->geometry->cells);
    after->turn = area->turn;
    after->count = area->count + 1 + gone - met(area, to);
    after->met[to] = after->turn - !gone;
    after->met[from] = after->turn;
    if (gone && to < lowest) lowest = to;
    return from < lowest ? from : lowest;
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
 * it is pulled, standing on any of them): marked in `reached`, and listed in `queue`; their number. */
static int reach_back(const Scene* s, int goal, uint8_t* reached, uint16_t* queue) {
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
    return tail;
}

/* The goals of each square, as bits, with the boxes in `frozen`, which are all on goals, as walls. */
static const uint64_t* find_ways(Scene* s) {
    const Geometry* g = s->geometry;
    Ways* w = &s->ways;
    uint64_t key = 0;
    memset(s->asked, 0, 8 * (size_t)w->words);
    for (int k = 0; k < g->goals; k++) {
        if (!s->frozen[g->goal[k]]) continue;
        flip(s->asked, k);
        key ^= g->box_key[g->goal[k]];
    }
    const size_t at = key & (w->room - 1);
    uint64_t *frozen = w->frozen + at * w->words, *goals = w->goals + at * w->words * (g->cells + 1);
    if (w->known[at] && memcmp(frozen, s->asked, 8 * (size_t)w->words) == 0) return goals;
    memcpy(frozen, s->asked, 8 * (size_t)w->words);
    w->known[at] = 1;
    memset(goals, 0, 8 * (size_t)w->words * g->cells);
    for (int k = 0; k < g->goals; k++) {
        if (s->frozen[g->goal[k]]) continue;
        const int count = reach_back(s, g->goal[k], s->reached, s->after.queue);
        for (int i = 0; i < count; i++) flip(goals + (size_t)s->after.queue[i] * w->words, k);
    }
    return goals;
}

static int find_partner(Scene* s, const uint64_t* goals, int box) {
    const int words = s->ways.words;
    for (int w = 0; w < words; w++) {
        for (uint64_t left; (left = goals[(size_t)box * words + w] & ~s->asked[w]) != 0; ) {
            const int k = 64 * w + FIRST_BIT64(left);
            flip(s->asked, k);
            if (s->partner[k] < 0 || find_partner(s, goals, s->partner[k])) {
                s->partner[k] = (int16_t)box;
                return 1;
            }
        }
    }
    return 0;
}

/* Whether, with the boxes in `frozen`, which are all on goals, as walls, each of the others can have a goal of its own. */
static int frozen_leave_room(Scene* s, int from, int to) {
    const uint64_t* goals = find_ways(s);
    memset(s->partner, 0xFF, sizeof *s->partner * s->geometry->goals);
    for (int i = 0; i < s->count; i++) {
        int at = s->boxes[i] == from ? to : s->boxes[i];
        if (s->frozen[at]) continue;
        memset(s->asked, 0, 8 * (size_t)s->ways.words);
        if (!find_partner(s, goals, at)) return 0;
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
