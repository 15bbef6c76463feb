/* A* for a solution that is least in several measures, the first counting first: moves, then pushes; box lines, then
 * moves, then pushes; and so on. For fewest pushes see `bidirectional.h`, and for fewest moves among those
 * `shortest_walk.h`.
 *
 * A position is its boxes and the man's square and, where lines or changes of the box count, the way of the last push. A
 * cost is one number with a field for each measure, so that the order of numbers is the order of costs. The bound is the
 * least assignment of boxes to goals, by pushes of a lone box, and one turn to each box off its goal; a position without
 * an assignment is dead. A closer look at a position whose turn it is (frozen boxes as walls, pairs of boxes) may make it
 * wait again. Everything that is left out (dead squares, frozen boxes) is proved to be needless, so if nothing is left
 * the level has no solution.
 */
#ifndef STATEWALK_SOKOBAN_EXACT_H
#define STATEWALK_SOKOBAN_EXACT_H

#include "assignment.h"
#include "ending.h"
#include "narrowed.h"
#include "pairs.h"
#include "table.h"

#define MEASURES 4
#define FIELD 21                                /* bits of a cost for each measure */
#define MOST_OF_FIELD ((1u << FIELD) - (1u << 16))      /* a walk more would still not overflow it */
#define HOPELESS UINT64_MAX
#define CELL_BITS 12

enum { IN_PUSHES, IN_MOVES, IN_LINES, IN_CHANGES };

typedef struct {
    Node node;              /* `man` is his square with, where it counts, one more than the way of the push above it */
    uint8_t way;            /* of the push that leads here */
    uint8_t open;           /* it waits with this bound */
    uint8_t looked;         /* its bound knows frozen boxes and pairs */
    uint64_t cost;          /* from the start */
    uint64_t bound;         /* least cost of a solution through here */
} Reached;

typedef struct {
    uint64_t bound;
    uint32_t index;
} Waiting;

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
    Waiting* heap;          /* the least bound first; what has another bound by now is passed over */
    uint32_t waiting, room;
    uint64_t unit[MEASURES];    /* what one more costs, 0: it does not count */
    int fields;             /* measures that count */
    int turning;            /* lines or changes count */
    uint64_t* boxes;        /* of the child at hand */
    int64_t expanded, pushes;
    int end_man;            /* where the man has to be able to walk in the end; -1: anywhere */
    int away;               /* boxes off goals in the position at hand */
    uint64_t best;          /* cost of the best solution known, or HOPELESS */
    uint32_t goal_node;     /* its end */
    uint64_t proved;        /* no solution costs less */
    Ending ending;
} Exact;

static void free_exact(Exact* e) {
    free_scene(&e->scene);
    free_narrowed(&e->narrowed);
    free_pairs(&e->pairs);
    free_assignment(&e->assignment);
    free_table(&e->table);
    free(e->heap);
    free(e->boxes);
}

/* `order` names the measures, the first counting first, -1 where there is none. 0, or -1 if there is no memory. */
static int make_exact(Exact* e, const Geometry* g, const int order[3], Limits limits) {
    memset(e, 0, sizeof *e);
    e->geometry = g;
    e->limits = limits;
    e->goal_node = NOBODY;
    e->best = HOPELESS;
    for (; e->fields < 3 && order[e->fields] >= 0; e->fields++) {
        e->unit[order[e->fields]] = (uint64_t)1 << FIELD * (2 - e->fields);
    }
    e->turning = e->unit[IN_LINES] || e->unit[IN_CHANGES];
    e->boxes = malloc(8 * (size_t)(g->words + 1));
    if (make_scene(&e->scene, g) | make_assignment(&e->assignment, g->goals)) return -1;
    const size_t boards = limits.memory / 16, queue = limits.memory / 8;
    e->pairs_memory = limits.memory / 8;
    if (make_narrowed(&e->narrowed, g, boards)) return -1;
    const size_t room = queue / sizeof *e->heap + 16;
    e->room = room < NOBODY ? (uint32_t)room : NOBODY - 1;
    e->heap = malloc(e->room * sizeof *e->heap);
    const size_t left = limits.memory - boards - queue - e->pairs_memory;
    return make_table(&e->table, sizeof(Reached), g->words, left) || !e->heap || !e->boxes ? -1 : 0;
}

static inline Reached* reached_at(const Exact* e, uint32_t index) { return (Reached*)node_at(&e->table, index); }

static inline int man_of(const Reached* r) { return r->node.man & ((1 << CELL_BITS) - 1); }

/* The number of one measure, the first being 0, in a cost. */
static inline uint32_t field_of(uint64_t cost, int number) {
    return (uint32_t)(cost >> FIELD * (2 - number)) & ((1u << FIELD) - 1);
}

/* Of what is as good, what was met last comes first. */
static inline int comes_before(const Waiting* a, const Waiting* b) {
    return a->bound != b->bound ? a->bound < b->bound : a->index > b->index;
}

/* Let a position wait with its bound. 0, or -1 if there is no room. */
static int push_waiting(Exact* e, uint64_t bound, uint32_t index) {
    if (e->waiting == e->room) return -1;
    const Waiting added = {bound, index};
    uint32_t at = e->waiting++;
    for (; at && comes_before(&added, &e->heap[(at - 1) / 2]); at = (at - 1) / 2) e->heap[at] = e->heap[(at - 1) / 2];
    e->heap[at] = added;
    return 0;
}

static void pop_waiting(Exact* e) {
    const Waiting last = e->heap[--e->waiting];
    uint32_t at = 0;
    for (uint32_t child = 1; child < e->waiting; child = 2 * at + 1) {
        if (child + 1 < e->waiting && comes_before(&e->heap[child + 1], &e->heap[child])) child++;
        if (!comes_before(&e->heap[child], &last)) break;
        e->heap[at] = e->heap[child];
        at = child;
    }
    e->heap[at] = last;
}

/* Whether a position that waits waits there no more. */
static inline int is_stale(const Exact* e, const Waiting* w) {
    const Reached* r = reached_at(e, w->index);
    return !r->open || r->bound != w->bound;
}

/* What so many pushes, each with one step, and turns to so many boxes cost. */
static inline uint64_t cost_left(const Exact* e, int32_t pushes, int boxes) {
    return (uint64_t)pushes * (e->unit[IN_PUSHES] + e->unit[IN_MOVES])
        + (uint64_t)boxes * (e->unit[IN_LINES] + e->unit[IN_CHANGES]);
}

/* The least that brings the boxes of the scene home, for the man on `man`. The assignment is then that of the position. */
static int32_t assign_boxes(Exact* e, int man) {
    const Scene* s = &e->scene;
    for (int i = 0; i < s->count; i++) e->assignment.cost[i + 1] = pushes_from(s->geometry, s->boxes[i], man);
    e->assigned = 1;
    return assign_all(&e->assignment);
}

/* What a push costs after `steps` of the man, the one pushed last being on `last_box` and having gone the way `last`. */
static inline uint64_t cost_of_push(const Exact* e, uint32_t steps, int from, int way, int last_box, int last) {
    uint64_t cost = e->unit[IN_PUSHES] + (steps + 1) * e->unit[IN_MOVES];
    if (from != last_box) cost += e->unit[IN_CHANGES];
    if (from != last_box || way != last) cost += e->unit[IN_LINES];
    return cost;
}

/* Make a push of the box number `box`, and remember where it leads. 0, or -1 if the memory is used up. */
static int try_push(Exact* e, uint32_t index, uint64_t key, int box, int way) {
    Scene* s = &e->scene;
    const Geometry* g = s->geometry;
    const int from = s->boxes[box], to = g->beside[from][way], stands = g->beside[from][way ^ 2];
    if (!met(&s->area, stands) || s->filled[to] || is_dead(g, to)) return 0;
    e->pushes++;
    const int away = e->away - !g->is_goal[from] + !g->is_goal[to];
    move_box(s, from, to);
    const int lives = push_lives(s, from, to);
    int ends = lives && !away;
    if (ends && e->end_man >= 0) {
        flood(s, &s->after, from);
        ends = met(&s->after, e->end_man);
    }
    move_box(s, to, from);
    if (!lives) return 0;

    const Reached* node = reached_at(e, index);
    const int last = (node->node.man >> CELL_BITS) - 1, then = e->turning ? from | (way + 1) << CELL_BITS : from;
    const int last_box = last < 0 ? g->cells : g->beside[man_of(node)][last];
    memcpy(e->boxes, boxes_of(&e->table, &node->node), 8 * (size_t)g->words);
    flip(e->boxes, g->bit[from]);
    flip(e->boxes, g->bit[to]);
    key ^= g->man_key[man_of(node)] ^ g->man_key[from] ^ g->box_key[from] ^ g->box_key[to];
    const uint64_t cost = node->cost + cost_of_push(e, s->area.steps[stands], from, way, last_box, last);
    for (int k = 0; k < e->fields; k++) {
        if (field_of(cost, k) > MOST_OF_FIELD) return -1;
    }
    uint32_t* slot = find_slot(&e->table, key ^ (uint64_t)(then >> CELL_BITS) << 32, e->boxes, then);
    Reached* child;
    if (*slot) {
        child = reached_at(e, *slot - 1);
        if (child->bound == HOPELESS || child->cost <= cost) return 0;
        child->bound -= child->cost - cost;
    } else {
        if (!e->assigned) assign_boxes(e, man_of(node));    /* many positions lead to known ones only */
        const int32_t left = assign_changed(&e->assignment, box + 1, pushes_from(g, to, from));
        child = (Reached*)add_node(&e->table, slot, e->boxes, then);
        if (!child) return -1;
        child->bound = left < NO_WAY_THERE ? cost + cost_left(e, left, away - !g->is_goal[to]) : HOPELESS;
        child->looked = 0;
        if (child->bound < node->bound) child->bound = node->bound;
    }
    child->cost = cost;
    child->node.parent = index;
    child->node.from = (uint16_t)from;
    child->way = (uint8_t)way;
    if (ends && cost < e->best) {
        e->best = cost;
        e->goal_node = *slot - 1;
    }
    child->open = child->bound < e->best;
    return child->open ? push_waiting(e, child->bound, *slot - 1) : 0;
}

/* Make every push of a node that may matter. 0, or -1 if the search must stop. */
static int expand(Exact* e, uint32_t index) {
    const Geometry* g = e->geometry;
    Scene* s = &e->scene;
    const int man = man_of(reached_at(e, index));
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

static int count_away(const Scene* s) {
    int away = 0;
    for (int i = 0; i < s->count; i++) away += !s->geometry->is_goal[s->boxes[i]];
    return away;
}

/* The least pushes that a solution through the position in the scene still needs, by its frozen boxes, taken for walls,
 * and by pairs of boxes; NO_WAY_THERE if there is none. */
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
    const int man = man_of(node), last = (node->node.man >> CELL_BITS) - 1;
    const int32_t left = least_left(e, man);
    node->looked = 1;
    if (left >= NO_WAY_THERE) {
        node->bound = HOPELESS;
        e->expanded++;
        return 1;
    }
    const int last_away = last >= 0 && !e->geometry->is_goal[e->geometry->beside[man][last]];
    const uint64_t least = node->cost + cost_left(e, left, e->away - last_away);
    if (least <= node->bound) return 0;
    node->bound = least;
    node->open = least < e->best;
    return node->open && push_waiting(e, least, index) ? -1 : 1;
}

/* Let the start wait. 0, or -1 if there is no way from there. */
static int begin_exact(Exact* e, const uint64_t* boxes, int man) {
    const Geometry* g = e->geometry;
    Scene* s = &e->scene;
    take_boxes(s, boxes);
    Reached* root = (Reached*)add_node(&e->table, find_slot(&e->table, key_of(g, s, man), boxes, man), boxes, man);
    const int32_t left = assign_boxes(e, man);
    if (left >= NO_WAY_THERE) return -1;
    root->cost = 0;
    root->bound = cost_left(e, left, count_away(s));
    root->node.parent = NOBODY;
    root->open = 1;
    root->looked = 0;
    flood(s, &s->area, man);
    if (is_solved(s) && (e->end_man < 0 || met(&s->area, e->end_man))) {
        e->best = 0;
        e->goal_node = 0;
    }
    return push_waiting(e, root->bound, 0);
}

/* Search from boxes that all stand on living squares, as many as goals; the man has to be able to walk to `end_man` when
 * all are on goals, if that is not -1. Sets `ending`, `proved`, `best`, `goal_node`. */
static void run_exact(Exact* e, const uint64_t* boxes, int man, int end_man) {
    const Geometry* g = e->geometry;
    Scene* s = &e->scene;
    e->end_man = end_man;
    e->ending = UNSOLVABLE;
    if (begin_exact(e, boxes, man)) return;
    for (;;) {
        while (e->waiting && is_stale(e, e->heap)) pop_waiting(e);
        const uint64_t least = e->waiting ? e->heap[0].bound : HOPELESS;
        if (least >= e->best) {
            e->ending = e->best == HOPELESS ? UNSOLVABLE : SOLVED;
            e->proved = e->best;
            return;
        }
        if (least > e->proved) e->proved = least;
        tell_proved(&e->limits, field_of(e->proved, 0));
        const uint32_t index = e->heap[0].index;
        pop_waiting(e);
        Reached* node = reached_at(e, index);
        node->open = 0;
        s->geometry = g;
        take_boxes(s, boxes_of(&e->table, &node->node));
        e->away = count_away(s);
        e->assigned = 0;
        const int more = node->looked ? 0 : costs_more(e, node, index);
        if (more < 0) {
            e->ending = OUT_OF_MEMORY;
            return;
        }
        if (more) continue;
        if (expand(e, index)) return;
        if (!e->pairs_tried && pairs_pay(g, e->expanded)) {
            e->pairs_tried = 1;
            make_pairs(&e->pairs, g, e->pairs_memory, &e->limits);
        }
    }
}

#endif
