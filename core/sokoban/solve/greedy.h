/* A greedy search from both ends: pushes from the start, pulls from the solved position, until they meet.
 *
 * Either way the position comes next whose score is least: pushes made, and three times those that the boxes still need
 * if each were alone (to goals of their own, or back to squares of the start). One position in eight is taken from worse
 * scores in turn. What was met from the solved position is a perimeter: a search that comes upon it has a way home.
 * Not exact: a solution is not the shortest, and an emptied search is no proof.
 */
#ifndef STATEWALK_SOKOBAN_GREEDY_H
#define STATEWALK_SOKOBAN_GREEDY_H

#include "assignment.h"
#include "corral.h"
#include "ending.h"

#define HOPE 3              /* what a push still needed weighs against one made */
#define ELSEWHERE 8         /* every so many positions one of a worse score */
#define WORSE_SCORES 64     /* so many of them in turn */

typedef struct {
    Node node;
    uint32_t next;          /* in its bucket */
    uint16_t pushes;
    uint8_t way;            /* in which the box was pushed or pulled */
} Stage;

typedef struct {
    int pulling;
    Table table;
    Assignment assignment;
    uint32_t* bucket;       /* [buckets] the latest position of each score */
    uint32_t buckets, least, waiting, turn;
} Front;

typedef struct {
    const Geometry* geometry;
    Limits limits;
    Scene scene;
    Corrals corrals;
    Front front[2];         /* from the start, and from the solved position */
    int32_t* from_start;    /* [cells][boxes] fewest pushes of a lone box from each square of the start */
    uint64_t* boxes;        /* of the child at hand */
    uint32_t met[2];        /* the same position in both tables, or NOBODY */
    int64_t expanded, pushes;
    Ending ending;
} Greedy;

static inline Stage* stage_at(const Front* f, uint32_t index) { return (Stage*)node_at(&f->table, index); }

static void free_greedy(Greedy* y) {
    free_scene(&y->scene);
    free_corrals(&y->corrals);
    for (int i = 0; i < 2; i++) {
        free_table(&y->front[i].table);
        free_assignment(&y->front[i].assignment);
        free(y->front[i].bucket);
    }
    free(y->from_start);
    free(y->boxes);
    memset(y, 0, sizeof *y);
}

static int make_front(Front* f, const Geometry* g, int pulling, size_t memory) {
    f->pulling = pulling;
    f->buckets = 1024;
    f->bucket = malloc(sizeof *f->bucket * f->buckets);
    if (make_assignment(&f->assignment, g->goals) || make_table(&f->table, sizeof(Stage), g->words, memory)) return -1;
    if (!f->bucket) return -1;
    for (uint32_t i = 0; i < f->buckets; i++) f->bucket[i] = NOBODY;
    return 0;
}

static int make_greedy(Greedy* y, const Geometry* g, Limits limits) {
    memset(y, 0, sizeof *y);
    y->geometry = g;
    y->limits = limits;
    y->met[0] = y->met[1] = NOBODY;
    y->from_start = malloc(sizeof *y->from_start * (size_t)g->cells * (g->goals + 1));
    y->boxes = malloc(8 * (size_t)(g->words + 1));
    if (make_scene(&y->scene, g) | make_corrals(&y->corrals, g) || !y->from_start || !y->boxes) return -1;
    return make_front(&y->front[0], g, 0, limits.memory / 2) | make_front(&y->front[1], g, 1, limits.memory / 2);
}

/* How far a lone box can be pushed from one square of the start, the man anywhere. 0, or -1 if there is no memory. */
static int measure_from(Greedy* y, int which, int start) {
    const Geometry* g = y->geometry;
    const int n = g->cells;
    int32_t* away = malloc(sizeof *away * 4 * (size_t)n);
    int32_t* queue = malloc(sizeof *queue * 4 * (size_t)n);
    int head = 0, tail = 0;
    for (int at = 0; away && queue && at < 4 * n; at++) away[at] = at >> 2 == start ? 0 : NO_WAY_THERE;
    for (int side = 0; away && queue && side < 4; side++) queue[tail++] = 4 * start + side;
    while (head < tail) {
        const int at = queue[head++], box = at >> 2;
        for (int d = 0; d < 4; d++) {
            const int man = g->beside[box][d ^ 2], to = g->beside[box][d];
            if (man == n || to == n || side_of(g, box, man) != (at & 3)) continue;
            const int after = 4 * to + side_of(g, to, box);
            if (away[after] < NO_WAY_THERE) continue;
            away[after] = away[at] + 1;
            queue[tail++] = after;
        }
    }
    for (int c = 0; away && queue && c < n; c++) {
        int32_t least = NO_WAY_THERE;
        for (int side = 0; side < 4; side++) least = away[4 * c + side] < least ? away[4 * c + side] : least;
        y->from_start[(size_t)c * g->goals + which] = least;
    }
    const int failed = !away || !queue;
    free(away);
    free(queue);
    return -failed;
}

static inline const int32_t* still_needed(const Greedy* y, const Front* f, int box, int man) {
    return f->pulling ? y->from_start + (size_t)box * y->geometry->goals : pushes_from(y->geometry, box, man);
}

/* 0, or -1 if there is no memory for so great a score. */
static int put_in_bucket(Front* f, uint32_t index, uint32_t score) {
    if (score >= f->buckets) {
        uint32_t* bucket = realloc(f->bucket, sizeof *bucket * 2 * (size_t)score);
        if (!bucket) return -1;
        for (uint32_t i = f->buckets; i < 2 * score; i++) bucket[i] = NOBODY;
        f->bucket = bucket;
        f->buckets = 2 * score;
    }
    stage_at(f, index)->next = f->bucket[score];
    f->bucket[score] = index;
    f->waiting++;
    if (score < f->least) f->least = score;
    return 0;
}

/* The position whose turn it is, or NOBODY. */
static uint32_t choose_stage(Front* f) {
    if (!f->waiting) return NOBODY;
    while (f->bucket[f->least] == NOBODY) f->least++;
    uint32_t score = f->least;
    if (++f->turn % ELSEWHERE == 0) {
        uint32_t worse = f->least + 1 + f->turn / ELSEWHERE % WORSE_SCORES;
        while (worse < f->buckets && f->bucket[worse] == NOBODY) worse++;
        if (worse < f->buckets) score = worse;
    }
    const uint32_t index = f->bucket[score];
    f->bucket[score] = stage_at(f, index)->next;
    f->waiting--;
    return index;
}

/* Push or pull the box number `box`, and remember where it leads. 0, or -1 if the memory is used up. */
static int try_step(Greedy* y, Front* f, uint32_t index, uint64_t key, int box, int way) {
    const Geometry* g = y->geometry;
    Scene* s = &y->scene;
    const int from = s->boxes[box], to = g->beside[from][way];
    const int stands = f->pulling ? to : g->beside[from][way ^ 2], then = f->pulling ? g->beside[to][way] : from;
    if (!met(&s->area, stands) || s->filled[to] || is_dead(g, to) || (f->pulling && s->filled[then])) return 0;
    y->pushes++;
    move_box(s, from, to);
    const int lives = f->pulling || push_lives(s, from, to);
    const int man = lives ? lowest_then(s, from, to, then, node_at(&f->table, index)->man) : then;
    move_box(s, to, from);
    if (!lives) return 0;

    memcpy(y->boxes, boxes_of(&f->table, node_at(&f->table, index)), 8 * (size_t)g->words);
    flip(y->boxes, g->bit[from]);
    flip(y->boxes, g->bit[to]);
    key ^= g->man_key[man] ^ g->box_key[from] ^ g->box_key[to];
    uint32_t* slot = find_slot(&f->table, key, y->boxes, man);
    if (*slot) return 0;
    const int32_t left = assign_changed(&f->assignment, box + 1, still_needed(y, f, to, then));
    Stage* child = (Stage*)add_node(&f->table, slot, y->boxes, man);
    if (!child) return -1;
    child->node.parent = index;
    child->node.from = (uint16_t)from;
    child->way = (uint8_t)way;
    const uint32_t found = *slot - 1, pushes = stage_at(f, index)->pushes + 1u;
    child->pushes = (uint16_t)(pushes < UINT16_MAX ? pushes : UINT16_MAX);
    const uint32_t other = look_up(&y->front[!f->pulling].table, key, y->boxes, man);
    if (other != NOBODY) {
        y->met[f->pulling] = found;
        y->met[!f->pulling] = other;
        return 0;
    }
    return left < NO_WAY_THERE ? put_in_bucket(f, found, pushes + HOPE * (uint32_t)left) : 0;
}

/* Make every push or pull of a position. 0, or -1 if the memory is used up. */
static int expand_stage(Greedy* y, Front* f, uint32_t index) {
    const Geometry* g = y->geometry;
    Scene* s = &y->scene;
    const int man = node_at(&f->table, index)->man;
    take_boxes(s, boxes_of(&f->table, node_at(&f->table, index)));
    flood(s, &s->area, man);
    *y->limits.done = ++y->expanded;
    for (int i = 0; i < s->count; i++) f->assignment.cost[i + 1] = still_needed(y, f, s->boxes[i], man);
    assign_all(&f->assignment);
    const uint64_t key = key_of(g, s, man) ^ g->man_key[man];
    const int forced = f->pulling ? -1 : find_corral(&y->corrals, s);
    for (int i = 0; i < s->count && forced < 0; i++) {
        for (int d = 0; d < 4; d++) {
            if (try_step(y, f, index, key, i, d)) return -1;
        }
    }
    for (int k = 0; k < forced; k++) {
        const Push push = y->corrals.best[k];
        int box = 0;
        while (s->boxes[box] != push.from) box++;
        if (try_step(y, f, index, key, box, push.way)) return -1;
    }
    return 0;
}

static int add_start(Greedy* y, Front* f, const uint64_t* boxes, int man) {
    const Geometry* g = y->geometry;
    Scene* s = &y->scene;
    man = flood(s, &s->area, man);
    const uint64_t key = key_of(g, s, man);
    uint32_t* slot = find_slot(&f->table, key, boxes, man);
    if (*slot) return 0;
    Stage* first = (Stage*)add_node(&f->table, slot, boxes, man);
    if (!first) return -1;
    first->node.parent = NOBODY;
    first->pushes = 0;
    const uint32_t other = look_up(&y->front[!f->pulling].table, key, boxes, man);
    if (other != NOBODY) {
        y->met[f->pulling] = *slot - 1;
        y->met[!f->pulling] = other;
    }
    return put_in_bucket(f, *slot - 1, 0);
}

/* Begin at both ends; for `end_man` see `run_exact`. 0, or -1 if there is no memory. */
static int begin_greedy(Greedy* y, const uint64_t* start, int man, int end_man) {
    const Geometry* g = y->geometry;
    Scene* s = &y->scene;
    take_boxes(s, start);
    for (int i = 0; i < s->count; i++) {
        if (*y->limits.cancelled) return 0;
        if (measure_from(y, i, s->boxes[i])) return -1;
    }
    if (add_start(y, &y->front[0], start, man)) return -1;
    memset(y->boxes, 0, 8 * (size_t)g->words);
    for (int k = 0; k < g->goals; k++) flip(y->boxes, g->bit[g->goal[k]]);
    take_boxes(s, y->boxes);
    for (int c = 0; c < g->cells; c++) {
        if (s->filled[c] || (end_man >= 0 && c != end_man)) continue;
        if (add_start(y, &y->front[1], y->boxes, c)) return -1;
    }
    return 0;
}

/* Search from boxes that all stand on living squares, as many as goals. Sets `ending` and `met`. */
static void run_greedy(Greedy* y, const uint64_t* start, int man, int end_man) {
    y->ending = OUT_OF_MEMORY;
    if (begin_greedy(y, start, man, end_man)) return;
    for (int turn = 0; y->met[0] == NOBODY; turn ^= 1) {
        if (must_stop(&y->limits, &y->ending)) return;
        Front* f = &y->front[turn];
        const uint32_t index = choose_stage(f);
        y->ending = EMPTIED;
        if (index == NOBODY) return;    /* either way there is nothing left that could meet */
        y->ending = OUT_OF_MEMORY;
        if (expand_stage(y, f, index)) return;
        tell_tables(&y->limits, &y->front[0].table, &y->front[1].table);
    }
    y->ending = SOLVED;
}

#endif
