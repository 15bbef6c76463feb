/* A shorter solution among positions that differ little from those of a known one.
 *
 * S. Gouezel's vicinity search: from every position of the solution a few boxes are moved to squares nearby, which gives
 * a set of allowed arrangements of boxes; a breadth-first search that stays inside the set, exact in pushes and moves
 * together, finds the shortest solution there. The known solution is in the set, so none is ever made longer.
 *
 * A state is an arrangement with the man's square. Each is met once, at its least cost, in one of two orders:
 *   moves first: layers of equal moves, each in the order of its pushes;
 *   pushes first: layers of equal pushes, each flooded in the order of its moves.
 */
#ifndef STATEWALK_SOKOBAN_VICINITY_H
#define STATEWALK_SOKOBAN_VICINITY_H

#include "ending.h"
#include "scene.h"
#include "table.h"

#define MOST_MOVED 4        /* boxes that are moved at once */

typedef struct {
    Node node;
    uint64_t key;
} Arrangement;

/* A push that led to a state first met by it. */
typedef struct {
    uint32_t before;        /* the push before, NOBODY for the first */
    uint16_t from;          /* where the box stood; the man stands there now */
    uint8_t way;
} Origin;

typedef struct {
    uint32_t at;            /* the arrangement */
    uint16_t man;
    uint8_t way;            /* of the push, if `pushed` */
    uint8_t pushed;         /* its origin is still to be noted: `origin` is the one before */
    uint32_t origin;
    uint32_t tie;           /* what the layer does not tell: pushes in one of equal moves, moves in one of equal pushes */
} Visit;

typedef struct {
    Visit* visit;
    size_t count, room;
} Visits;

typedef struct {
    const Geometry* geometry;
    Limits limits;
    Table table;
    uint64_t* boxes;        /* of the arrangement at hand */
    uint16_t* near;         /* [living][living] the other living squares, the nearest first */
    uint16_t* near_count;   /* [living] how many there are */
    uint64_t* seen;         /* a bit for every state */
    Origin* origins;
    uint32_t origin_count, origin_room;
    Visits now, next;
    size_t spare;           /* bytes that may still be taken */
    int end_man;            /* where the man has to end on `end`, NO_SQUARE: any solved arrangement will do */
    uint32_t end;
    Ending ending;
    uint32_t last;          /* the last push of the way found */
    uint32_t moves, pushes; /* of the way found */
    int64_t met, already;   /* states of this search; what was counted before it */
} Vicinity;

static void free_vicinity(Vicinity* v) {
    free_table(&v->table);
    free(v->boxes);
    free(v->near_count);
    free(v->near);
    free(v->seen);
    free(v->origins);
    free(v->now.visit);
    free(v->next.visit);
    memset(v, 0, sizeof *v);
}

/* The living squares in the order of their walking distance from each living square, without boxes. */
static int measure_nearness(Vicinity* v) {
    const Geometry* g = v->geometry;
    v->near_count = malloc(sizeof *v->near_count * (g->living + 1));
    v->near = malloc(sizeof *v->near * ((size_t)g->living * g->living + 1));
    uint8_t* met = malloc(g->cells + 1);
    uint16_t* queue = malloc(sizeof *queue * (g->cells + 1));
    int failed = !v->near_count || !v->near || !met || !queue;
    for (int k = 0; !failed && k < g->living; k++) {
        uint16_t* near = v->near + (size_t)k * g->living;
        int head = 0, tail = 1, count = 0;
        memset(met, 0, g->cells);
        met[g->cells] = 1;
        queue[0] = g->square[k];
        met[queue[0]] = 1;
        while (head < tail) {
            int at = queue[head++];
            if (head > 1 && !is_dead(g, at)) near[count++] = g->bit[at];
            for (int d = 0; d < 4; d++) {
                int c = g->beside[at][d];
                if (met[c]) continue;
                met[c] = 1;
                queue[tail++] = (uint16_t)c;
            }
        }
        v->near_count[k] = (uint16_t)count;
    }
    free(met);
    free(queue);
    return failed ? -1 : 0;
}

/* 0, or -1 if there is no memory; `free_vicinity` then still has to be called. */
static int make_vicinity(Vicinity* v, const Geometry* g, Limits limits) {
    memset(v, 0, sizeof *v);
    v->geometry = g;
    v->limits = limits;
    v->end_man = NO_SQUARE;
    v->end = v->last = NOBODY;
    v->spare = limits.memory / 2;
    v->already = *limits.done;
    v->boxes = malloc(8 * (size_t)(g->words + 1));
    if (measure_nearness(v)) return -1;
    return make_table(&v->table, sizeof(Arrangement), g->words, limits.memory / 2) || !v->boxes ? -1 : 0;
}

static inline Arrangement* arrangement_at(const Vicinity* v, uint32_t index) {
    return (Arrangement*)node_at(&v->table, index);
}

static inline uint64_t* boxes_at(const Vicinity* v, uint32_t index) { return boxes_of(&v->table, node_at(&v->table, index)); }

static inline int holds(const uint64_t* set, int bit) { return set[bit >> 6] >> (bit & 63) & 1; }

/* Allow an arrangement. Its index, or NOBODY if there is no room. */
static uint32_t allow(Vicinity* v, const uint64_t* boxes, uint64_t key) {
    uint32_t* slot = find_slot(&v->table, key, boxes, 0);
    if (!*slot) {
        Arrangement* a = (Arrangement*)add_node(&v->table, slot, boxes, 0);
        if (!a) return NOBODY;
        a->key = key;
    }
    return *slot - 1;
}

static uint64_t key_of_set(const Geometry* g, const uint64_t* boxes) {
    uint64_t key = 0;
    for (int k = 0; k < g->living; k++) {
        if (holds(boxes, k)) key ^= g->box_key[g->square[k]];
    }
    return key;
}

/* Allow all arrangements in which `left` more boxes are moved, one to one of its `nearest[0]` nearest squares, another to
 * one of its `nearest[1]`, and so on. 0, or -1 if there is no room or no time. */
static int allow_around(Vicinity* v, uint64_t* boxes, uint64_t key, const int* nearest, int left, uint64_t* moved) {
    const Geometry* g = v->geometry;
    if (!left) return 0;
    for (int from = 0; from < g->living; from++) {
        if (!holds(boxes, from) || holds(moved, from)) continue;
        const uint16_t* near = v->near + (size_t)from * g->living;
        int count = v->near_count[from] < nearest[0] ? v->near_count[from] : nearest[0];
        flip(boxes, from);
        for (int i = 0; i < count; i++) {
            const int to = near[i];
            if (holds(boxes, to)) continue;
            uint64_t then = key ^ g->box_key[g->square[from]] ^ g->box_key[g->square[to]];
            flip(boxes, to);
            flip(moved, to);
            int failed = allow(v, boxes, then) == NOBODY || allow_around(v, boxes, then, nearest + 1, left - 1, moved);
            flip(moved, to);
            flip(boxes, to);
            if (failed) {
                flip(boxes, from);
                return -1;
            }
        }
        flip(boxes, from);
        if (must_stop(&v->limits, &v->ending)) return -1;
    }
    return 0;
}

/* Allow what is around one position. 0, or -1 if there is no room or no time. */
static int allow_vicinity(Vicinity* v, const uint64_t* position, const int* nearest, int boxes) {
    uint64_t moved[MOST_WORDS];
    memset(moved, 0, sizeof moved);
    memcpy(v->boxes, position, 8 * (size_t)v->geometry->words);
    return allow_around(v, v->boxes, key_of_set(v->geometry, position), nearest, boxes, moved);
}

static int add_visit(Vicinity* v, Visits* to, Visit visit) {
    if (to->count == to->room) {
        size_t room = to->room ? 2 * to->room : 1024, more = sizeof visit * (room - to->room);
        Visit* larger = v->spare < more ? NULL : realloc(to->visit, sizeof visit * room);
        if (!larger) return -1;
        v->spare -= more;
        to->visit = larger;
        to->room = room;
    }
    to->visit[to->count++] = visit;
    return 0;
}

static uint32_t note_origin(Vicinity* v, Origin origin) {
    if (v->origin_count == v->origin_room) {
        uint32_t room = v->origin_room ? 2 * v->origin_room : 1024;
        size_t more = sizeof origin * (room - v->origin_room);
        Origin* larger = v->spare < more ? NULL : realloc(v->origins, sizeof origin * room);
        if (!larger) return NOBODY;
        v->spare -= more;
        v->origins = larger;
        v->origin_room = room;
    }
    v->origins[v->origin_count] = origin;
    return v->origin_count++;
}

/* Whether a state is met for the first time. */
static inline int meet(Vicinity* v, uint32_t at, int man) {
    size_t bit = (size_t)at * v->geometry->cells + man;
    uint64_t* word = &v->seen[bit >> 6];
    if (*word >> (bit & 63) & 1) return 0;
    *word |= (uint64_t)1 << (bit & 63);
    v->met++;
    return 1;
}

static inline int has_met(const Vicinity* v, uint32_t at, int man) {
    size_t bit = (size_t)at * v->geometry->cells + man;
    return v->seen[bit >> 6] >> (bit & 63) & 1;
}

/* The arrangement after the push of the box on `from` in direction `way`, or NOBODY if it is impossible or not allowed. */
static uint32_t pushed(Vicinity* v, uint32_t at, int from, int way) {
    const Geometry* g = v->geometry;
    const int to = g->beside[from][way];
    const uint64_t* boxes = boxes_at(v, at);
    if (to == g->cells || is_dead(g, to) || holds(boxes, g->bit[to])) return NOBODY;
    memcpy(v->boxes, boxes, 8 * (size_t)g->words);
    flip(v->boxes, g->bit[from]);
    flip(v->boxes, g->bit[to]);
    uint64_t key = arrangement_at(v, at)->key ^ g->box_key[from] ^ g->box_key[to];
    return *find_slot(&v->table, key, v->boxes, 0) - 1;     /* 0 - 1 is NOBODY */
}

static inline int has_box(const Vicinity* v, const uint64_t* boxes, int cell) {
    int bit = v->geometry->bit[cell];
    return bit != NO_SQUARE && holds(boxes, bit);
}

static int is_home(const Vicinity* v, uint32_t at) {
    const Geometry* g = v->geometry;
    for (int k = 0; k < g->goals; k++) {
        if (!holds(boxes_at(v, at), g->bit[g->goal[k]])) return 0;
    }
    return 1;
}

static inline int is_end(const Vicinity* v, uint32_t at, int man) {
    return v->end == NOBODY ? is_home(v, at) : at == v->end && man == v->end_man;
}

static int conclude(Vicinity* v, uint32_t last, uint32_t moves, uint32_t pushes) {
    v->last = last;
    v->moves = moves;
    v->pushes = pushes;
    v->ending = SOLVED;
    return 1;
}

static void next_layer(Vicinity* v) {
    Visits layer = v->now;
    v->now = v->next;
    v->next = layer;
    v->next.count = 0;
    *v->limits.done = v->already + v->met;
}

/* Take a state into the next layer of moves if it is new. 1 if it is the end, -1 if there is no room. */
static int step_into(Vicinity* v, uint32_t at, int man, uint32_t origin, uint32_t pushes) {
    if (!meet(v, at, man)) return 0;
    if (is_end(v, at, man)) return conclude(v, origin, 0, pushes);
    return add_visit(v, &v->next, (Visit){at, (uint16_t)man, 0, 0, origin, pushes});
}

/* The pushes, or the steps, out of the visits `first` .. `last` of this layer. */
static int leave_span(Vicinity* v, size_t first, size_t last, int by_pushing) {
    const Geometry* g = v->geometry;
    for (size_t i = first; i < last; i++) {
        const Visit from = v->now.visit[i];
        const uint64_t* boxes = boxes_at(v, from.at);
        for (int d = 0; d < 4; d++) {
            const int to = g->beside[from.man][d];
            if (to == g->cells || has_box(v, boxes, to) != by_pushing) continue;
            uint32_t at = from.at, origin = from.origin, pushes = from.tie;
            if (by_pushing) {
                at = pushed(v, from.at, to, d);
                if (at == NOBODY || has_met(v, at, to)) continue;
                origin = note_origin(v, (Origin){from.origin, (uint16_t)to, (uint8_t)d});
                if (origin == NOBODY) return -1;
                pushes++;
            }
            int done = step_into(v, at, to, origin, pushes);
            if (done) return done;
        }
        if (!(i & 1023) && must_stop(&v->limits, &v->ending)) return -1;
    }
    return 0;
}

/* 1 with the way, -1 if it had to stop, 0 if there is none. So the next one. */
static int search_by_moves(Vicinity* v, uint32_t start, int man) {
    meet(v, start, man);
    int failed = add_visit(v, &v->now, (Visit){start, (uint16_t)man, 0, 0, NOBODY, 0});
    for (uint32_t moves = 1; !failed && v->now.count; moves++) {
        size_t behind = 0, behind_end = 0, at = 0;
        while (!failed && (at < v->now.count || behind < behind_end)) {
            /* spans of equal pushes, least first: the pushes out of one come with the steps out of the next */
            const int gap = at < v->now.count && behind < behind_end
                && v->now.visit[at].tie > v->now.visit[behind].tie + 1;
            size_t end = at;
            if (!gap) while (end < v->now.count && v->now.visit[end].tie == v->now.visit[at].tie) end++;
            failed = leave_span(v, behind, behind_end, 1);
            if (!failed) failed = leave_span(v, at, end, 0);
            behind = at;
            behind_end = end;
            at = end;
        }
        if (failed > 0) v->moves = moves;
        next_layer(v);
    }
    return failed;
}

/* Expand one visit of a layer of equal pushes: its steps come behind the `walks`, its pushes into the next layer. */
static int flood_visit(Vicinity* v, Visits* walks, Visit from) {
    const Geometry* g = v->geometry;
    const uint64_t* boxes = boxes_at(v, from.at);
    for (int d = 0; d < 4; d++) {
        const int to = g->beside[from.man][d];
        if (to == g->cells) continue;
        if (!has_box(v, boxes, to)) {
            if (!meet(v, from.at, to)) continue;
            if (add_visit(v, walks, (Visit){from.at, (uint16_t)to, 0, 0, from.origin, from.tie + 1})) return -1;
            continue;
        }
        uint32_t at = pushed(v, from.at, to, d);
        if (at == NOBODY || has_met(v, at, to)) continue;
        if (add_visit(v, &v->next, (Visit){at, (uint16_t)to, (uint8_t)d, 1, from.origin, from.tie + 1})) return -1;
    }
    return 0;
}

/* Flood a layer of equal pushes in the order of moves, in which it was made. Of equals those pushed to come first: a state they share with a
 * walk is then met at its least cost. 1 if the end was met, -1 if there is no room or no time. */
static int flood_layer(Vicinity* v, Visits* walks, uint32_t pushes) {
    const Visits* layer = &v->now;
    size_t arrived = 0, walked = 0;
    walks->count = 0;
    while (arrived < layer->count || walked < walks->count) {
        const int walks_on = walked < walks->count
            && (arrived == layer->count || walks->visit[walked].tie < layer->visit[arrived].tie);
        Visit at = walks_on ? walks->visit[walked++] : layer->visit[arrived++];
        if (at.pushed) {
            if (!meet(v, at.at, at.man)) continue;
            at.origin = note_origin(v, (Origin){at.origin, at.man, at.way});
            if (at.origin == NOBODY) return -1;
        }
        if (is_end(v, at.at, at.man)) return conclude(v, at.origin, at.tie, pushes);
        if (flood_visit(v, walks, at)) return -1;
        if (!((arrived + walked) & 1023) && must_stop(&v->limits, &v->ending)) return -1;
    }
    return 0;
}

static int search_by_pushes(Vicinity* v, uint32_t start, int man) {
    Visits walks = {0};
    meet(v, start, man);
    int failed = add_visit(v, &v->now, (Visit){start, (uint16_t)man, 0, 0, NOBODY, 0});
    for (uint32_t pushes = 0; !failed && v->now.count; pushes++) {
        failed = flood_layer(v, &walks, pushes);
        next_layer(v);
    }
    free(walks.visit);
    return failed;
}

/* The least way inside the set from an arrangement to the end. Sets `ending`; EMPTIED means that there is none. */
static void run_vicinity(Vicinity* v, uint32_t start, int man, int moves_first) {
    const size_t bytes = ((size_t)v->table.count * v->geometry->cells + 63) / 64 * 8;
    v->ending = OUT_OF_MEMORY;
    if (bytes > v->spare) return;
    v->spare -= bytes;
    v->seen = calloc(bytes, 1);
    if (!v->seen) return;
    int failed = moves_first ? search_by_moves(v, start, man) : search_by_pushes(v, start, man);
    if (!failed) v->ending = EMPTIED;
}

#endif
