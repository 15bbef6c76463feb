/* A* for a solution of fewest moves; for fewest pushes see `bidirectional.h`.
 *
 * A position is its boxes and the man's square. The bound is the least assignment of boxes to goals, by pushes of a lone
 * box; a position without one is dead. A closer look at a position whose turn it is (frozen boxes as walls, pairs of
 * boxes) may make it wait again. Everything that is left out (dead squares, frozen boxes) is proved to be needless, so if
 * nothing is left the level has no solution.
 */
#ifndef STATEWALK_SOKOBAN_EXACT_H
#define STATEWALK_SOKOBAN_EXACT_H

#include "assignment.h"
#include "ending.h"
#include "narrowed.h"
#include "pairs.h"
#include "table.h"

typedef struct {
    Node node;
    uint32_t next, before;  /* in the queue of its bound */
    uint32_t cost;          /* from the start */
    uint32_t bound;         /* least cost of a solution through here */
    uint8_t way;            /* of the push that leads here */
    uint8_t open;
    uint8_t looked;         /* its bound knows frozen boxes and pairs */
} Reached;

typedef struct {
    const Geometry* geometry;
    Limits limits;
    Scene scene;
    Narrowed narrowed;
    Pairs pairs;
    size_t pairs_memory;
    int pairs_tried;
    Assignment assignment;
    int assigned;           /* the boxes of the position at hand */
    Table table;
    uint32_t* queue;        /* [queues] the first node of each bound */
    uint32_t queues, current;
    uint64_t* boxes;        /* of the child at hand */
    int64_t expanded, pushes;
    int end_man;            /* where the man has to be able to walk in the end; -1: anywhere */
    uint32_t goal_node;
    uint32_t proved;        /* no solution costs less */
    Ending ending;
} Exact;

static void free_exact(Exact* e) {
    free_scene(&e->scene);
    free_narrowed(&e->narrowed);
    free_pairs(&e->pairs);
    free_assignment(&e->assignment);
    free_table(&e->table);
    free(e->queue);
    free(e->boxes);
}

static int make_exact(Exact* e, const Geometry* g, Limits limits) {
    memset(e, 0, sizeof *e);
    e->geometry = g;
    e->limits = limits;
    e->goal_node = NOBODY;
    e->queues = 1024;
    e->queue = malloc(sizeof *e->queue * e->queues);
    e->boxes = malloc(8 * (size_t)(g->words + 1));
    if (make_scene(&e->scene, g) | make_assignment(&e->assignment, g->goals)) return -1;
    const size_t boards = limits.memory / 16;
    e->pairs_memory = limits.memory / 8;
    if (make_narrowed(&e->narrowed, g, boards)) return -1;
    if (make_table(&e->table, sizeof(Reached), g->words, limits.memory - boards - e->pairs_memory) || !e->queue || !e->boxes) return -1;
    for (uint32_t i = 0; i < e->queues; i++) e->queue[i] = NOBODY;
    return 0;
}

static inline Reached* reached_at(const Exact* e, uint32_t index) { return (Reached*)node_at(&e->table, index); }

static void unlink_node(Exact* e, Reached* node) {
    if (node->before == NOBODY) e->queue[node->bound] = node->next;
    else reached_at(e, node->before)->next = node->next;
    if (node->next != NOBODY) reached_at(e, node->next)->before = node->before;
}

/* 0, or -1 if there is no memory for so great a bound. */
static int link_node(Exact* e, Reached* node, uint32_t index) {
    if (node->bound >= e->queues) {
        uint32_t queues = 2 * node->bound;
        uint32_t* queue = realloc(e->queue, sizeof *queue * queues);
        if (!queue) return -1;
        for (uint32_t i = e->queues; i < queues; i++) queue[i] = NOBODY;
        e->queue = queue;
        e->queues = queues;
    }
    node->before = NOBODY;
    node->next = e->queue[node->bound];
    if (node->next != NOBODY) reached_at(e, node->next)->before = index;
    e->queue[node->bound] = index;
    if (node->bound < e->current) e->current = node->bound;
    return 0;
}

/* The least that brings the boxes of the scene home, for the man on `man`. The assignment is then that of the position. */
static int32_t assign_boxes(Exact* e, int man) {
    const Scene* s = &e->scene;
    for (int i = 0; i < s->count; i++) e->assignment.cost[i + 1] = pushes_from(s->geometry, s->boxes[i], man);
    e->assigned = 1;
    return assign_all(&e->assignment);
}

/* Make a push of the box number `box`, and remember where it leads. 0, or -1 if the memory is used up. */
static int try_push(Exact* e, uint32_t index, uint64_t key, int box, int way) {
    Scene* s = &e->scene;
    const Geometry* g = s->geometry;
    const int from = s->boxes[box], to = g->beside[from][way], man = g->beside[from][way ^ 2];
    if (!met(&s->area, man) || s->filled[to] || is_dead(g, to)) return 0;
    e->pushes++;
    move_box(s, from, to);
    if (!push_lives(s, from, to)) {
        move_box(s, to, from);
        return 0;
    }
    const Reached* node = reached_at(e, index);
    move_box(s, to, from);

    memcpy(e->boxes, boxes_of(&e->table, &node->node), 8 * (size_t)g->words);
    flip(e->boxes, g->bit[from]);
    flip(e->boxes, g->bit[to]);
    key ^= g->man_key[node->node.man] ^ g->man_key[from] ^ g->box_key[from] ^ g->box_key[to];
    uint32_t cost = node->cost + 1 + s->area.steps[man];
    uint32_t* slot = find_slot(&e->table, key, e->boxes, from);
    Reached* child;
    if (*slot) {
        child = reached_at(e, *slot - 1);
        if (child->bound == NO_WAY_THERE || child->cost <= cost) return 0;
        if (child->open) unlink_node(e, child);
        child->bound += cost - child->cost;
    } else {
        if (!e->assigned) assign_boxes(e, node->node.man);     /* many positions lead to known ones only */
        int32_t left = assign_changed(&e->assignment, box + 1, pushes_from(g, to, from));
        child = (Reached*)add_node(&e->table, slot, e->boxes, from);
        if (!child) return -1;
        child->bound = left < NO_WAY_THERE ? cost + left : NO_WAY_THERE;
        child->looked = 0;
        if (child->bound < node->bound) child->bound = node->bound;
    }
    child->cost = cost;
    child->node.parent = index;
    child->node.from = (uint16_t)from;
    child->way = (uint8_t)way;
    child->open = child->bound != NO_WAY_THERE;
    return child->open ? link_node(e, child, *slot - 1) : 0;
}

/* Make every push of a node that may matter. 0, or -1 if the search must stop. */
static int expand(Exact* e, uint32_t index) {
    const Geometry* g = e->geometry;
    Scene* s = &e->scene;
    const int man = node_at(&e->table, index)->man;
    *e->limits.done = ++e->expanded;
    tell_table(&e->limits, &e->table);
    walk(s, &s->area, man);
    const uint64_t key = key_of(g, s, man);
    for (int i = 0; i < s->count; i++) {
        if (i % 16 == 0 && must_stop(&e->limits, &e->ending)) return -1;
        for (int d = 0; d < 4; d++) {
            if (try_push(e, index, key, i, d)) {
                e->ending = OUT_OF_MEMORY;
                return -1;
            }
        }
    }
    return 0;
}

/* Whether the position spread out in the scene, the man on `man`, is what is searched for. */
static int ends_here(Exact* e, int man) {
    Scene* s = &e->scene;
    if (!is_solved(s)) return 0;
    if (e->end_man < 0) return 1;
    flood(s, &s->area, man);
    return met(&s->area, e->end_man);
}

/* The least that a solution through the position in the scene still costs, by its frozen boxes, taken for walls, and by
 * pairs of boxes; NO_WAY_THERE if there is none. */
static int32_t least_left(Exact* e, int man) {
    Scene* s = &e->scene;
    const Geometry* board = narrow(&e->narrowed, s);
    if (!board) return NO_WAY_THERE;
    if (board == e->geometry && !e->pairs.geometry) return 0;
    s->geometry = board;
    const int32_t left = assign_boxes(e, man);
    if (left >= NO_WAY_THERE || !e->pairs.geometry) return left;
    const int32_t more = needed_more(&e->pairs, s, &e->assignment, man);
    return more >= NO_WAY_THERE ? more : left + more;
}

/* 1 if a closer look at the position in the scene shows that a solution through here costs more than was known, or that
 * there is none: then the position waits again, or never comes. 0 if not, -1 if the memory is used up. */
static int costs_more(Exact* e, Reached* node, uint32_t index) {
    const int32_t left = least_left(e, node->node.man);
    node->looked = 1;
    if (left >= NO_WAY_THERE) {
        node->bound = NO_WAY_THERE;
        e->expanded++;
        return 1;
    }
    if (node->cost + left <= node->bound) return 0;
    node->bound = node->cost + left;
    node->open = 1;
    return link_node(e, node, index) ? -1 : 1;
}

/* Search from boxes that all stand on living squares, as many as goals; the man has to be able to walk to `end_man` when
 * all are on goals, if that is not -1. Sets `ending`, `proved`, `goal_node`. */
static void run_exact(Exact* e, const uint64_t* boxes, int man, int end_man) {
    const Geometry* g = e->geometry;
    Scene* s = &e->scene;
    e->end_man = end_man;
    take_boxes(s, boxes);
    uint32_t* slot = find_slot(&e->table, key_of(g, s, man), boxes, man);
    Reached* root = (Reached*)add_node(&e->table, slot, boxes, man);
    const int32_t left = assign_boxes(e, man);
    e->ending = UNSOLVABLE;
    if (left >= NO_WAY_THERE) return;
    root->cost = 0;
    root->bound = left;
    root->node.parent = NOBODY;
    root->open = 1;
    e->current = left;
    if (link_node(e, root, 0)) {
        e->ending = OUT_OF_MEMORY;
        return;
    }
    for (;;) {
        while (e->current < e->queues && e->queue[e->current] == NOBODY) e->current++;
        if (e->current == e->queues) return;
        if (e->current > e->proved) e->proved = e->current;
        tell_proved(&e->limits, e->proved);
        uint32_t index = e->queue[e->current];
        Reached* node = reached_at(e, index);
        unlink_node(e, node);
        node->open = 0;
        s->geometry = g;
        take_boxes(s, boxes_of(&e->table, &node->node));
        e->assigned = 0;
        const int more = node->looked ? 0 : costs_more(e, node, index);
        if (more < 0) {
            e->ending = OUT_OF_MEMORY;
            return;
        }
        if (more) continue;
        if (ends_here(e, node->node.man)) {
            e->goal_node = index;
            e->ending = SOLVED;
            return;
        }
        if (expand(e, index)) return;
        if (!e->pairs_tried && pairs_pay(g, e->expanded)) {
            e->pairs_tried = 1;
            make_pairs(&e->pairs, g, e->pairs_memory, &e->limits);
        }
    }
}

#endif
