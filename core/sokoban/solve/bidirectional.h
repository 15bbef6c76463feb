/* The fewest pushes, from both ends: pushes from the start, pulls from the solved position, until nothing shorter is left.
 *
 * E. C. Sewell's and S. H. Jacobson's dynamically improved bounds (2021). Of a position two bounds are known: `left`, to
 * the end, and `made`, from the start; both are consistent. Forwards the position with the least 2 * pushes + left - made
 * comes next, backwards that with the least 2 * pulls + made - left; half of the sum of both is a bound for every way
 * that is not yet found. Forwards only what is proved to be needless is left out: dead squares, frozen boxes, PI-corrals;
 * so if either end has nothing left the level has no solution. A position for which a closer look (frozen boxes as
 * walls, pairs of boxes) gives a greater bound is put off until all others have reached it.
 *
 * Both ends share one table, so one look tells whether they meet.
 */
#ifndef STATEWALK_SOKOBAN_BIDIRECTIONAL_H
#define STATEWALK_SOKOBAN_BIDIRECTIONAL_H

#include "assignment.h"
#include "corral.h"
#include "ending.h"
#include "narrowed.h"
#include "pairs.h"
#include "starts.h"
#include "table.h"

#define NOT_MET UINT32_MAX

enum { AHEAD_OF, BEHIND, ENDS };                                /* the start; the end */
typedef enum { NOWHERE, QUEUED, PUT_OFF } Standing;

typedef struct {
    Node node;                  /* as met from the start */
    uint32_t next[ENDS], before[ENDS];      /* in a queue */
    uint32_t cost[ENDS];        /* from that end, or NOT_MET */
    uint32_t after;             /* the parent as met from the end */
    int32_t left, made;         /* least pushes to the end, and from the start */
    uint16_t pulled;            /* where the box of the last pull stood */
    uint8_t way[ENDS];          /* of the push, or pull, that leads here */
    uint8_t standing[ENDS];
    int32_t closer;             /* `left` after a closer look; -1 before it */
} Between;

/* A push or a pull that leads somewhere. */
typedef struct {
    uint64_t key;               /* of the position there */
    uint16_t box, to, then, man;    /* `then` is where the man stands, `man` the lowest square he can walk to */
    uint8_t way;
} Way;

typedef struct {
    uint32_t* first;            /* [room] the first position of each priority */
    uint32_t* count;            /* [room] */
    uint32_t room, least, total;
    uint32_t working_on, done;  /* the priority last gone through, and how many of its positions are */
} Queues;

typedef struct {
    const Geometry* geometry;
    Limits limits;
    Scene scene;
    Narrowed narrowed;
    Corrals corrals;
    Pairs pairs;
    size_t pairs_memory;
    int pairs_tried;
    Assignment to_goals, from_starts;
    int32_t* starts;            /* see `measure_starts` */
    int assigned;               /* the boxes of the position at hand */
    Table table;
    Queues open[ENDS], put_off;
    Way* ways;                  /* [4 * goals] of the position at hand */
    int way_count;
    uint64_t* boxes;            /* of the child at hand */
    int64_t expanded, pushes;
    uint32_t dive;              /* child of the last position that was dived from, or NOBODY */
    int diving;                 /* every other time */
    uint32_t shortest;          /* pushes of the best way known, or NOT_MET */
    uint32_t meeting;           /* where its halves meet, or NOBODY */
    uint32_t proved;            /* no solution costs less */
    Ending ending;
} Bidirectional;

static void free_bidirectional(Bidirectional* b) {
    free_scene(&b->scene);
    free_narrowed(&b->narrowed);
    free_corrals(&b->corrals);
    free_pairs(&b->pairs);
    free_assignment(&b->to_goals);
    free_assignment(&b->from_starts);
    free_table(&b->table);
    for (int end = 0; end < ENDS; end++) {
        free(b->open[end].first);
        free(b->open[end].count);
    }
    free(b->put_off.first);
    free(b->put_off.count);
    free(b->starts);
    free(b->ways);
    free(b->boxes);
}

static int make_bidirectional(Bidirectional* b, const Geometry* g, Limits limits) {
    memset(b, 0, sizeof *b);
    b->geometry = g;
    b->limits = limits;
    b->meeting = b->dive = NOBODY;
    b->shortest = NOT_MET;
    b->starts = malloc(sizeof *b->starts * SIDES * g->cells * (g->goals + 1));
    b->ways = malloc(sizeof *b->ways * 4 * (g->goals + 1));
    b->boxes = malloc(8 * (size_t)(g->words + 1));
    if (make_scene(&b->scene, g) | make_corrals(&b->corrals, g) || !b->starts || !b->ways || !b->boxes) return -1;
    if (make_assignment(&b->to_goals, g->goals) | make_assignment(&b->from_starts, g->goals)) return -1;
    const size_t boards = limits.memory / 16;
    b->pairs_memory = limits.memory / 8;
    if (make_narrowed(&b->narrowed, g, boards)) return -1;
    return make_table(&b->table, sizeof(Between), g->words, limits.memory - boards - b->pairs_memory);
}

static inline Between* between_at(const Bidirectional* b, uint32_t index) { return (Between*)node_at(&b->table, index); }

/* 0, or -1 if there is no memory for so great a priority. */
static int put_in_queue(Bidirectional* b, Queues* q, int end, uint32_t index, uint32_t priority) {
    if (priority >= q->room) {
        const uint32_t room = 2 * priority + 1024;
        uint32_t* first = realloc(q->first, sizeof *first * room);
        if (first) q->first = first;
        uint32_t* count = realloc(q->count, sizeof *count * room);
        if (count) q->count = count;
        if (!first || !count) return -1;
        for (uint32_t i = q->room; i < room; i++) {
            first[i] = NOBODY;
            count[i] = 0;
        }
        q->room = room;
    }
    Between* at = between_at(b, index);
    at->before[end] = NOBODY;
    at->next[end] = q->first[priority];
    if (at->next[end] != NOBODY) between_at(b, at->next[end])->before[end] = index;
    q->first[priority] = index;
    q->count[priority]++;
    if (!q->total++ || priority < q->least) q->least = priority;
    return 0;
}

static void take_from_queue(Bidirectional* b, Queues* q, int end, uint32_t index, uint32_t priority) {
    const Between* at = between_at(b, index);
    if (at->before[end] == NOBODY) q->first[priority] = at->next[end];
    else between_at(b, at->before[end])->next[end] = at->next[end];
    if (at->next[end] != NOBODY) between_at(b, at->next[end])->before[end] = at->before[end];
    q->count[priority]--;
    q->total--;
}

/* The least priority in a queue that is not empty. */
static uint32_t least_in(Queues* q) {
    while (q->first[q->least] == NOBODY) q->least++;
    return q->least;
}

static inline uint32_t priority_of(const Between* at, int end) {
    const int32_t further = end == AHEAD_OF ? at->left - at->made : at->made - at->left;
    return (uint32_t)(2 * (int32_t)at->cost[end] + further);
}

static inline const int32_t* pushes_to(const Bidirectional* b, int box, int man) {
    return b->starts + ((size_t)box * SIDES + side_of(b->geometry, box, man)) * b->geometry->goals;
}

/* Assign the boxes of the scene, on `board`, to the goals; the least that brings them home, for the man on `man`. */
static int32_t assign_to_goals(Bidirectional* b, const Geometry* board, int man) {
    const Scene* s = &b->scene;
    for (int i = 0; i < s->count; i++) b->to_goals.cost[i + 1] = pushes_from(board, s->boxes[i], man);
    return assign_all(&b->to_goals);
}

static int32_t assign_to_starts(Bidirectional* b, int man) {
    const Scene* s = &b->scene;
    for (int i = 0; i < s->count; i++) b->from_starts.cost[i + 1] = pushes_to(b, s->boxes[i], man);
    return assign_all(&b->from_starts);
}

/* A position is met from one end at a cost, its bounds known. 0, or -1 if the memory is used up. */
static int meet_from(Bidirectional* b, int end, uint32_t index, uint32_t cost) {
    Between* at = between_at(b, index);
    if (at->standing[end] == QUEUED) take_from_queue(b, &b->open[end], end, index, priority_of(at, end));
    if (at->standing[end] == PUT_OFF) take_from_queue(b, &b->put_off, end, index, at->cost[end] + (uint32_t)at->closer);
    at->standing[end] = NOWHERE;
    at->cost[end] = cost;
    const uint32_t other = at->cost[!end];
    if (other != NOT_MET && cost + other < b->shortest) {
        b->shortest = cost + other;
        b->meeting = index;
    }
    if (cost + (uint32_t)(end == AHEAD_OF ? at->left : at->made) >= b->shortest) return 0;
    at->standing[end] = QUEUED;
    return put_in_queue(b, &b->open[end], end, index, priority_of(at, end));
}

static Between* add_between(Bidirectional* b, uint32_t* slot, const uint64_t* boxes, int man, int32_t left, int32_t made) {
    Between* at = (Between*)add_node(&b->table, slot, boxes, man);
    if (!at) return NULL;
    at->cost[AHEAD_OF] = at->cost[BEHIND] = NOT_MET;
    at->standing[AHEAD_OF] = at->standing[BEHIND] = NOWHERE;
    at->left = left;
    at->made = made;
    at->closer = -1;
    at->node.parent = at->after = NOBODY;
    return at;
}

/* Push, or from the end pull, the box number `box`, and note where that leads; nowhere if it is impossible or in vain. */
static void try_way(Bidirectional* b, int end, const Between* at, uint64_t key, int box, int way) {
    Scene* s = &b->scene;
    const Geometry* g = b->geometry;
    const int from = s->boxes[box], to = g->beside[from][way];
    const int stands = end == BEHIND ? to : g->beside[from][way ^ 2], then = end == BEHIND ? g->beside[to][way] : from;
    if (!met(&s->area, stands) || s->filled[to] || is_dead(s->geometry, to) || (end == BEHIND && s->filled[then])) return;
    b->pushes++;
    move_box(s, from, to);
    if (end == BEHIND || push_lives(s, from, to)) {
        Way* found = &b->ways[b->way_count++];
        const int man = lowest_then(s, from, to, then, at->node.man);
        key ^= g->man_key[at->node.man] ^ g->man_key[man] ^ g->box_key[from] ^ g->box_key[to];
        *found = (Way){key, (uint16_t)box, (uint16_t)to, (uint16_t)then, (uint16_t)man, (uint8_t)way};
        expect_slot(&b->table, key);
    }
    move_box(s, to, from);
}

/* Take in where a way leads. 0, or -1 if the memory is used up. */
static int take_way(Bidirectional* b, int end, uint32_t index, const Way* way) {
    const Geometry* g = b->geometry;
    const Between* at = between_at(b, index);
    const int from = b->scene.boxes[way->box];
    const uint32_t cost = at->cost[end] + 1;
    memcpy(b->boxes, boxes_of(&b->table, &at->node), 8 * (size_t)g->words);
    flip(b->boxes, g->bit[from]);
    flip(b->boxes, g->bit[way->to]);
    uint32_t* slot = find_slot(&b->table, way->key, b->boxes, way->man);
    Between* child;
    if (*slot) {
        child = between_at(b, *slot - 1);
        if (child->cost[end] <= cost || child->left >= NO_WAY_THERE || child->made >= NO_WAY_THERE) return 0;
    } else {
        if (!b->assigned) {     /* many positions lead to known ones only */
            assign_to_goals(b, g, at->node.man);
            assign_to_starts(b, at->node.man);
            b->assigned = 1;
        }
        const int32_t left = assign_changed(&b->to_goals, way->box + 1, pushes_from(g, way->to, way->then));
        const int32_t made = assign_changed(&b->from_starts, way->box + 1, pushes_to(b, way->to, way->then));
        child = add_between(b, slot, b->boxes, way->man, left, made);
        if (!child) return -1;
        if (left >= NO_WAY_THERE || made >= NO_WAY_THERE) return 0;
    }
    child->way[end] = way->way;
    if (end == AHEAD_OF) {
        child->node.parent = index;
        child->node.from = (uint16_t)from;
    } else {
        child->after = index;
        child->pulled = (uint16_t)from;
    }
    const uint32_t found = *slot - 1;
    if (meet_from(b, end, found, cost)) return -1;
    if (end == AHEAD_OF && b->diving && child->standing[end] == QUEUED && child->left <= (int32_t)(b->proved - cost)) {
        if (b->dive == NOBODY || child->left <= between_at(b, b->dive)->left) b->dive = found;
    }
    return 0;
}

/* Make every push, or pull, of the position in the scene that may matter. 0, or -1 if the memory is used up. */
static int expand_from(Bidirectional* b, int end, uint32_t index) {
    Scene* s = &b->scene;
    const Between* at = between_at(b, index);
    *b->limits.done = ++b->expanded;
    tell_table(&b->limits, &b->table);
    flood(s, &s->area, at->node.man);
    const uint64_t key = key_of(b->geometry, s, at->node.man);
    const int forced = end == BEHIND ? -1 : find_corral(&b->corrals, s);
    b->way_count = 0;
    for (int i = 0; i < s->count; i++) {
        int ways = forced < 0 ? 15 : 0;
        for (int k = 0; k < forced; k++) {
            if (b->corrals.best[k].from == s->boxes[i]) ways |= 1 << b->corrals.best[k].way;
        }
        for (int d = 0; d < 4; d++) {
            if (ways >> d & 1) try_way(b, end, at, key, i, d);
        }
    }
    for (int i = 0; i < b->way_count; i++) {
        if (take_way(b, end, index, &b->ways[i])) return -1;
    }
    return 0;
}

/* The least that a solution through the position in the scene still costs, by its frozen boxes, taken for walls, and by
 * pairs of boxes; NO_WAY_THERE if there is none. */
static int32_t look_closely(Bidirectional* b, const Between* at) {
    Scene* s = &b->scene;
    const int man = at->node.man;
    const Geometry* board = narrow(&b->narrowed, s);
    if (!board) return NO_WAY_THERE;
    if (board == b->geometry && !b->pairs.geometry) return at->left;
    s->geometry = board;
    const int32_t left = assign_to_goals(b, board, man);
    if (left >= NO_WAY_THERE || !b->pairs.geometry) return left;
    const int32_t more = needed_more(&b->pairs, s, &b->to_goals, man);
    return more >= NO_WAY_THERE ? more : left + more;
}

/* The next position from the start: in turn the first of its queue, and the child of the last that has the least left. So
 * a solution is often found early, and nothing longer is looked at from then on. */
static uint32_t choose_ahead(Bidirectional* b) {
    const Queues* q = &b->open[AHEAD_OF];
    const uint32_t first = q->first[q->least], child = b->dive;
    b->diving = !b->diving;
    if (!b->diving) return first;
    b->dive = NOBODY;
    return child != NOBODY && between_at(b, child)->standing[AHEAD_OF] == QUEUED ? child : first;
}

/* Whether the position in the scene, met from the start, has to be expanded now. -1 if the memory is used up. */
static int is_due(Bidirectional* b, uint32_t index) {
    Between* at = between_at(b, index);
    if (at->closer < 0) at->closer = look_closely(b, at);
    if (at->closer >= NO_WAY_THERE) {
        at->left = NO_WAY_THERE;
        b->expanded++;
        return 0;
    }
    const uint32_t least = at->cost[AHEAD_OF] + (uint32_t)at->closer;
    if (least >= b->shortest) return 0;
    if (least <= b->proved) return 1;
    at->standing[AHEAD_OF] = PUT_OFF;
    return put_in_queue(b, &b->put_off, AHEAD_OF, index, least);
}

/* Expand the next position of an end, or put it off. 0, or -1 if the memory is used up. */
static int go_on_from(Bidirectional* b, int end) {
    Queues* q = &b->open[end];
    const uint32_t index = end == AHEAD_OF ? choose_ahead(b) : q->first[q->least];
    Between* at = between_at(b, index);
    take_from_queue(b, q, end, index, priority_of(at, end));
    at->standing[end] = NOWHERE;
    q->done++;
    b->assigned = 0;
    b->scene.geometry = b->geometry;
    take_boxes(&b->scene, boxes_of(&b->table, &at->node));
    const int due = end == AHEAD_OF ? is_due(b, index) : at->cost[end] + (uint32_t)at->made < b->shortest;
    return due > 0 ? expand_from(b, end, index) : due;
}

/* Let those wait again that were put off until now. 0, or -1 if the memory is used up. */
static int call_back(Bidirectional* b) {
    Queues* q = &b->put_off;
    while (q->first[q->least] != NOBODY) {
        const uint32_t index = q->first[q->least];
        Between* at = between_at(b, index);
        take_from_queue(b, q, AHEAD_OF, index, q->least);
        at->standing[AHEAD_OF] = QUEUED;
        if (put_in_queue(b, &b->open[AHEAD_OF], AHEAD_OF, index, priority_of(at, AHEAD_OF))) return -1;
    }
    return 0;
}

static uint32_t add_end(Bidirectional* b, const uint64_t* boxes, int man) {
    const Geometry* g = b->geometry;
    Scene* s = &b->scene;
    uint32_t* slot = find_slot(&b->table, key_of(g, s, man), boxes, man);
    if (!*slot && !add_between(b, slot, boxes, man, assign_to_goals(b, g, man), assign_to_starts(b, man))) return NOBODY;
    return *slot - 1;
}

/* Take in both ends. 0, or -1 if there is no memory. */
static int begin_bidirectional(Bidirectional* b, const uint64_t* boxes, int man, int end_man) {
    const Geometry* g = b->geometry;
    Scene* s = &b->scene;
    take_boxes(s, boxes);
    if (measure_starts(s, man, b->starts)) return -1;
    const uint32_t start = add_end(b, boxes, flood(s, &s->area, man));
    if (start == NOBODY) return -1;
    b->proved = (uint32_t)between_at(b, start)->left;
    if (b->proved >= NO_WAY_THERE) return 0;
    if (meet_from(b, AHEAD_OF, start, 0)) return -1;
    memset(b->boxes, 0, 8 * (size_t)g->words);
    for (int k = 0; k < g->goals; k++) flip(b->boxes, g->bit[g->goal[k]]);
    take_boxes(s, b->boxes);
    for (int c = 0; c < g->cells; c++) {
        if (s->filled[c] || (end_man >= 0 && c != end_man)) continue;
        const uint32_t end = add_end(b, b->boxes, flood(s, &s->area, c));
        if (end == NOBODY) return -1;
        const Between* at = between_at(b, end);
        if (at->cost[BEHIND] == NOT_MET && at->made < NO_WAY_THERE && meet_from(b, BEHIND, end, 0)) return -1;
    }
    return 0;
}

/* What it takes to go through the least priority of a queue, as far as that can be seen. */
static uint32_t effort_of(Queues* q) {
    const uint32_t least = least_in(q);
    if (q->working_on != least) {
        q->working_on = least;
        q->done = 0;
    }
    return q->done + q->count[least];
}

/* Search from boxes that all stand on living squares, as many as goals; the man has to be able to walk to `end_man` when
 * all are on goals, if that is not -1. Sets `ending`, `proved`, `meeting`. */
static void run_bidirectional(Bidirectional* b, const uint64_t* boxes, int man, int end_man) {
    Queues *ahead = &b->open[AHEAD_OF], *behind = &b->open[BEHIND], *off = &b->put_off;
    b->ending = OUT_OF_MEMORY;
    if (begin_bidirectional(b, boxes, man, end_man)) return;
    const uint32_t odd = b->proved & 1;
    while (behind->total && (ahead->total || off->total) && b->proved < b->shortest) {
        const uint32_t latest = off->total ? least_in(off) : NOT_MET;
        uint32_t least = latest;
        if (ahead->total) {
            least = (least_in(ahead) + least_in(behind)) / 2;
            least += (least & 1) != odd;
            if (latest < least) least = latest;
        }
        if (least > b->proved) b->proved = least;
        tell_proved(&b->limits, b->proved);
        if (b->proved >= b->shortest) break;
        b->ending = OUT_OF_MEMORY;
        if (latest <= b->proved && call_back(b)) return;
        if (!ahead->total) continue;
        const int end = effort_of(ahead) <= effort_of(behind) ? AHEAD_OF : BEHIND;
        if (go_on_from(b, end)) return;
        if (must_stop(&b->limits, &b->ending)) return;
        if (!b->pairs_tried && pairs_pay(b->geometry, b->expanded)) {
            b->pairs_tried = 1;
            make_pairs(&b->pairs, b->geometry, b->pairs_memory, &b->limits);
        }
    }
    b->ending = b->shortest == NOT_MET ? UNSOLVABLE : SOLVED;
    if (b->ending == SOLVED) b->proved = b->shortest;
}

#endif
