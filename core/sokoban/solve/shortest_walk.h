/* The fewest moves among all solutions with the fewest pushes, which have to be known.
 *
 * A position (boxes and the man's area) on a way of fewest pushes is always reached after the same number of them, so
 * these ways are layers of equal pushes, from the start by pushes and from the solved position by pulls. In each position
 * the least moves are kept for every square on which the man stands after a push; his walks to all stands come from one
 * flood that begins at all these squares at once, each with its moves. The end with the smaller layer goes on until both
 * have met. Positions that need more pushes than there are left are left out, by the bounds of `bidirectional.h`; its
 * PI-corrals are not, since an order of pushes that they forbid may be the one with the shorter walks.
 */
#ifndef STATEWALK_SOKOBAN_SHORTEST_WALK_H
#define STATEWALK_SOKOBAN_SHORTEST_WALK_H

#include "assignment.h"
#include "ending.h"
#include "narrowed.h"
#include "pairs.h"
#include "starts.h"
#include "table.h"

enum { FROM_START, FROM_END, BOTH_ENDS };

/* A push, or a pull, that led to a position. */
typedef struct {
    uint32_t before;        /* the arrival before it, NOBODY at an end */
    uint32_t next;          /* another one at the same position */
    uint32_t moves;         /* from that end */
    uint16_t cell;          /* where the man stands then */
    uint16_t from;          /* where the box stood */
    uint8_t way;
} Arrival;

typedef struct {
    Node node;              /* `man` is the lowest square of his area */
    uint32_t arrivals;      /* the first of them */
    uint32_t next;          /* another position of the same layer */
    uint32_t layer;         /* pushes, or pulls, from that end */
} Layered;

typedef struct {
    Table table;
    Arrival* arrivals;
    uint32_t count, room;   /* of arrivals */
    uint32_t layer;         /* how many pushes, or pulls, the positions at hand are away from that end */
    uint32_t first, size;   /* of that layer */
    uint32_t next_first, next_size;
    Assignment assignment;  /* of boxes to goals, or to the squares of the start */
} LayeredSide;

typedef struct {
    const Geometry* geometry;
    Limits limits;
    Scene scene;
    Narrowed narrowed;
    Pairs pairs;
    size_t pairs_memory;
    int pairs_tried;
    LayeredSide side[BOTH_ENDS];
    int32_t* starts;        /* see `measure_starts` */
    int assigned;           /* the boxes of the position at hand */
    uint64_t* boxes;        /* of the child at hand */
    uint32_t* sorted;       /* [room] arrivals of the position at hand, those with the fewest moves first */
    uint32_t* moves;        /* [cells] after `spread_walks` */
    uint32_t* origin;       /* [cells] the arrival from which the man walks there */
    uint32_t pushes;        /* of the solutions that are searched */
    int64_t expanded, generated;
    uint32_t least;         /* moves of the best solution, or UINT32_MAX */
    uint32_t meeting[BOTH_ENDS];    /* its arrivals where both ends meet */
    Ending ending;
} ShortestWalk;

static void free_shortest_walk(ShortestWalk* w) {
    free_scene(&w->scene);
    free_narrowed(&w->narrowed);
    free_pairs(&w->pairs);
    for (int end = 0; end < BOTH_ENDS; end++) {
        free_table(&w->side[end].table);
        free_assignment(&w->side[end].assignment);
        free(w->side[end].arrivals);
    }
    free(w->starts);
    free(w->boxes);
    free(w->sorted);
    free(w->moves);
    free(w->origin);
}

/* 0, or -1 if there is no memory; `free_shortest_walk` then still has to be called. */
static int make_shortest_walk(ShortestWalk* w, const Geometry* g, Limits limits) {
    memset(w, 0, sizeof *w);
    w->geometry = g;
    w->limits = limits;
    w->least = UINT32_MAX;
    w->meeting[FROM_START] = w->meeting[FROM_END] = NOBODY;
    const size_t boards = limits.memory / 16, each = (limits.memory - boards - limits.memory / 8) / 2;
    w->pairs_memory = limits.memory / 8;
    w->starts = malloc(sizeof *w->starts * SIDES * g->cells * (g->goals + 1));
    w->boxes = malloc(8 * (size_t)(g->words + 1));
    w->sorted = malloc(sizeof *w->sorted * (g->cells + 1));
    w->moves = malloc(sizeof *w->moves * (g->cells + 1));
    w->origin = malloc(sizeof *w->origin * (g->cells + 1));
    int failed = !w->starts || !w->boxes || !w->sorted || !w->moves || !w->origin;
    failed |= make_scene(&w->scene, g) | make_narrowed(&w->narrowed, g, boards);
    for (int end = 0; end < BOTH_ENDS; end++) {
        LayeredSide* side = &w->side[end];
        const size_t room = each / 4 / sizeof *side->arrivals + g->cells;
        side->room = room < NOBODY ? (uint32_t)room : NOBODY - 1;
        side->arrivals = malloc(sizeof *side->arrivals * side->room);
        side->first = side->next_first = NOBODY;
        failed |= !side->arrivals || make_assignment(&side->assignment, g->goals);
        failed |= make_table(&side->table, sizeof(Layered), g->words, each - each / 4);
    }
    return failed ? -1 : 0;
}

static inline Layered* layered_at(const LayeredSide* side, uint32_t index) {
    return (Layered*)node_at(&side->table, index);
}

/* Let a position be reached by one more push, or pull; of those that leave the man on the same square the one with the
 * fewest moves is kept. 0, or -1 if the memory is used up. */
static int add_arrival(LayeredSide* side, Layered* at, Arrival arrival) {
    for (uint32_t i = at->arrivals; i != NOBODY; i = side->arrivals[i].next) {
        if (side->arrivals[i].cell != arrival.cell) continue;
        if (arrival.moves < side->arrivals[i].moves) {
            arrival.next = side->arrivals[i].next;
            side->arrivals[i] = arrival;
        }
        return 0;
    }
    if (side->count == side->room) return -1;
    arrival.next = at->arrivals;
    at->arrivals = side->count;
    side->arrivals[side->count++] = arrival;
    return 0;
}

/* A new position of the next layer, or NULL if the memory is used up. */
static Layered* add_layered(LayeredSide* side, uint32_t* slot, const uint64_t* boxes, int man, uint32_t layer) {
    Layered* at = (Layered*)add_node(&side->table, slot, boxes, man);
    if (!at) return NULL;
    at->arrivals = NOBODY;
    at->layer = layer;
    at->next = side->next_first;
    side->next_first = *slot - 1;
    side->next_size++;
    return at;
}

static void begin_next_layer(LayeredSide* side) {
    side->first = side->next_first;
    side->size = side->next_size;
    side->next_first = NOBODY;
    side->next_size = 0;
}

/* The least moves from an end to every square of the man's area, the boxes spread out in the scene: `moves`, `origin`. */
static void spread_walks(ShortestWalk* w, const LayeredSide* side, const Layered* at) {
    const Geometry* g = w->geometry;
    Scene* s = &w->scene;
    Area* a = &s->area;
    const Arrival* arrivals = side->arrivals;
    int count = 0;
    for (uint32_t i = at->arrivals; i != NOBODY; i = arrivals[i].next) {
        int k = count++;
        for (; k && arrivals[w->sorted[k - 1]].moves > arrivals[i].moves; k--) w->sorted[k] = w->sorted[k - 1];
        w->sorted[k] = i;
    }
    begin_turn(s, a);
    for (int k = 0; k < count; k++) {
        const Arrival* arrival = &arrivals[w->sorted[k]];
        a->met[arrival->cell] = a->turn;
        w->moves[arrival->cell] = arrival->moves;
        w->origin[arrival->cell] = w->sorted[k];
    }
    int head = 0, tail = 0, arrived = 0;
    while (arrived < count || head < tail) {
        int here;
        /* whatever has fewest moves is left first, so the queue stays in their order */
        if (arrived < count && (head == tail || arrivals[w->sorted[arrived]].moves <= w->moves[a->queue[head]])) {
            const uint32_t index = w->sorted[arrived++];
            here = arrivals[index].cell;
            if (w->origin[here] != index) continue;     /* he has walked there with fewer moves */
        } else here = a->queue[head++];
        const uint32_t moves = w->moves[here] + 1;
        for (int d = 0; d < 4; d++) {
            const int c = g->beside[here][d];
            if (s->filled[c] || (met(a, c) && w->moves[c] <= moves)) continue;
            a->met[c] = a->turn;
            w->moves[c] = moves;
            w->origin[c] = w->origin[here];
            a->queue[tail++] = (uint16_t)c;
        }
    }
}

static inline const int32_t* pushes_from_start(const ShortestWalk* w, int box, int man) {
    return w->starts + ((size_t)box * SIDES + side_of(w->geometry, box, man)) * w->geometry->goals;
}

static inline const int32_t* pushes_of_box(const ShortestWalk* w, int end, const Geometry* board, int box, int man) {
    return end == FROM_START ? pushes_from(board, box, man) : pushes_from_start(w, box, man);
}

/* The least pushes that still lead from the boxes of the scene to the other end, for the man on `man`. */
static int32_t assign_to_other_end(ShortestWalk* w, int end, const Geometry* board, int man) {
    const Scene* s = &w->scene;
    Assignment* a = &w->side[end].assignment;
    for (int i = 0; i < s->count; i++) a->cost[i + 1] = pushes_of_box(w, end, board, s->boxes[i], man);
    return assign_all(a);
}

/* Push, or pull, the box number `box`, and take in where that leads if a way of fewest pushes may go on from there. 0, or
 * -1 if the memory is used up. */
static int try_layered(ShortestWalk* w, int end, uint32_t index, uint64_t key, int box, int way) {
    LayeredSide* side = &w->side[end];
    Scene* s = &w->scene;
    const Geometry* g = w->geometry;
    const Layered* at = layered_at(side, index);
    const int from = s->boxes[box], to = g->beside[from][way], lowest = at->node.man;
    const int stands = end == FROM_END ? to : g->beside[from][way ^ 2], then = end == FROM_END ? g->beside[to][way] : from;
    if (!met(&s->area, stands) || s->filled[to] || is_dead(g, to) || (end == FROM_END && s->filled[then])) return 0;
    w->generated++;
    move_box(s, from, to);
    const int lives = end == FROM_END || push_lives(s, from, to);
    const int man = lives ? lowest_then(s, from, to, then, lowest) : lowest;
    move_box(s, to, from);
    if (!lives) return 0;

    memcpy(w->boxes, boxes_of(&side->table, &at->node), 8 * (size_t)g->words);
    flip(w->boxes, g->bit[from]);
    flip(w->boxes, g->bit[to]);
    key ^= g->man_key[lowest] ^ g->man_key[man] ^ g->box_key[from] ^ g->box_key[to];
    const uint32_t layer = side->layer + 1;
    uint32_t* slot = find_slot(&side->table, key, w->boxes, man);
    Layered* child;
    if (*slot) {
        child = layered_at(side, *slot - 1);
        if (child->layer != layer) return 0;    /* known with fewer pushes: no way of fewest comes here now */
    } else {
        if (!w->assigned) {
            assign_to_other_end(w, end, g, lowest);
            w->assigned = 1;
        }
        const int32_t left = assign_changed(&side->assignment, box + 1, pushes_of_box(w, end, g, to, then));
        if (left > (int32_t)(w->pushes - layer)) return 0;
        child = add_layered(side, slot, w->boxes, man, layer);
        if (!child) return -1;
    }
    const Arrival arrival = {
        w->origin[stands], NOBODY, w->moves[stands] + 1, (uint16_t)then, (uint16_t)from, (uint8_t)way
    };
    return add_arrival(side, child, arrival);
}

/* Whether a way of fewest pushes may go through the position in the scene, as far as its frozen boxes, taken for walls,
 * and pairs of boxes tell. */
static int may_lead_on(ShortestWalk* w, const Layered* at) {
    Scene* s = &w->scene;
    const int man = at->node.man;
    const int32_t most = (int32_t)(w->pushes - at->layer);
    const Geometry* board = narrow(&w->narrowed, s);
    if (!board) return 0;
    if (board == w->geometry && !w->pairs.geometry) return 1;
    s->geometry = board;
    const int32_t left = assign_to_other_end(w, FROM_START, board, man);
    int leads = left <= most;
    if (leads && w->pairs.geometry) {
        const int32_t more = needed_more(&w->pairs, s, &w->side[FROM_START].assignment, man);
        leads = more <= most - left;
    }
    s->geometry = w->geometry;
    return leads;
}

/* Make every push, or pull, of a position. 0, or -1 if the search must stop. */
static int expand_layered(ShortestWalk* w, int end, uint32_t index) {
    LayeredSide* side = &w->side[end];
    const Layered* at = layered_at(side, index);
    Scene* s = &w->scene;
    if (must_stop(&w->limits, &w->ending)) return -1;
    *w->limits.done = ++w->expanded;
    tell_tables(&w->limits, &w->side[FROM_START].table, &w->side[FROM_END].table);
    take_boxes(s, boxes_of(&side->table, &at->node));
    if (end == FROM_START && !may_lead_on(w, at)) return 0;
    w->assigned = 0;
    spread_walks(w, side, at);
    const uint64_t key = key_of(w->geometry, s, at->node.man);
    for (int i = 0; i < s->count; i++) {
        for (int d = 0; d < 4; d++) {
            if (try_layered(w, end, index, key, i, d)) {
                w->ending = OUT_OF_MEMORY;
                return -1;
            }
        }
    }
    return 0;
}

/* Join the walks of both ends in a position that both have reached. */
static void join_walks(ShortestWalk* w, uint32_t index) {
    const LayeredSide *start = &w->side[FROM_START], *end = &w->side[FROM_END];
    const Layered* at = layered_at(start, index);
    Scene* s = &w->scene;
    const uint64_t* boxes = boxes_of(&start->table, &at->node);
    take_boxes(s, boxes);
    const uint32_t other = look_up(&end->table, key_of(w->geometry, s, at->node.man), boxes, at->node.man);
    if (other == NOBODY || layered_at(end, other)->layer != end->layer) return;
    spread_walks(w, start, at);
    for (uint32_t i = layered_at(end, other)->arrivals; i != NOBODY; i = end->arrivals[i].next) {
        const Arrival* rest = &end->arrivals[i];
        const uint32_t moves = w->moves[rest->cell] + rest->moves;
        if (moves >= w->least) continue;
        w->least = moves;
        w->meeting[FROM_START] = w->origin[rest->cell];
        w->meeting[FROM_END] = i;
    }
}

/* Take in both ends, the solved one with each square the man may end on. 0, or -1 if there is no memory. */
static int begin_layers(ShortestWalk* w, const uint64_t* boxes, int man, int end_man) {
    const Geometry* g = w->geometry;
    Scene* s = &w->scene;
    LayeredSide *start = &w->side[FROM_START], *end = &w->side[FROM_END];
    take_boxes(s, boxes);
    if (measure_starts(s, man, w->starts)) return -1;
    int lowest = flood(s, &s->area, man);
    Layered* at = add_layered(start, find_slot(&start->table, key_of(g, s, lowest), boxes, lowest), boxes, lowest, 0);
    const Arrival begin = {NOBODY, NOBODY, 0, (uint16_t)man, (uint16_t)man, 0};
    if (!at || add_arrival(start, at, begin)) return -1;
    memset(w->boxes, 0, 8 * (size_t)g->words);
    for (int k = 0; k < g->goals; k++) flip(w->boxes, g->bit[g->goal[k]]);
    take_boxes(s, w->boxes);
    for (int c = 0; c < g->cells; c++) {
        if (s->filled[c]) continue;
        lowest = flood(s, &s->area, c);
        if (end_man >= 0 && !met(&s->area, end_man)) continue;
        uint32_t* slot = find_slot(&end->table, key_of(g, s, lowest), w->boxes, lowest);
        at = *slot ? layered_at(end, *slot - 1) : add_layered(end, slot, w->boxes, lowest, 0);
        const Arrival arrival = {NOBODY, NOBODY, 0, (uint16_t)c, (uint16_t)c, 0};
        if (!at || add_arrival(end, at, arrival)) return -1;
    }
    begin_next_layer(start);
    begin_next_layer(end);
    return 0;
}

/* Search from boxes that all stand on living squares, as many as goals, for the fewest moves of a solution with `pushes`
 * pushes, which no solution undercuts; the man has to be able to walk to `end_man` in the end, if that is not -1. Sets
 * `ending`, `least`, `meeting`; UNSOLVABLE if no solution has so many pushes. */
static void run_shortest_walk(ShortestWalk* w, const uint64_t* boxes, int man, int end_man, uint32_t pushes) {
    LayeredSide *start = &w->side[FROM_START], *end = &w->side[FROM_END];
    w->pushes = pushes;
    w->ending = OUT_OF_MEMORY;
    if (begin_layers(w, boxes, man, end_man)) return;
    while (start->layer + end->layer < pushes && start->size && end->size) {
        const int which = start->size <= end->size ? FROM_START : FROM_END;
        LayeredSide* side = &w->side[which];
        for (uint32_t i = side->first; i != NOBODY; i = layered_at(side, i)->next) {
            if (expand_layered(w, which, i)) return;
            if (!w->pairs_tried && pairs_pay(w->geometry, w->expanded)) {
                w->pairs_tried = 1;
                make_pairs(&w->pairs, w->geometry, w->pairs_memory, &w->limits);
            }
        }
        begin_next_layer(side);
        side->layer++;
    }
    for (uint32_t i = start->first; i != NOBODY; i = layered_at(start, i)->next) {
        if (must_stop(&w->limits, &w->ending)) {
            w->least = UINT32_MAX;
            return;
        }
        join_walks(w, i);
    }
    w->ending = w->least == UINT32_MAX ? UNSOLVABLE : SOLVED;
}

#endif
