/* Search in the space of features, from the start along the packing plan: for solutions, not for short ones. Or from the
 * solved position, by pulls, along a plan of how the boxes leave the squares of the start, in reverse.
 *
 * The features, from the first: steps of the plan still to be done, areas that the boxes cut the floor into, joints
 * between rooms that they break, boxes outside (those that can go nowhere needed). Without a plan, see `halfway.h`: areas,
 * joints and boxes that cannot be moved, to open the board; or boxes that are not on the goals, and the pushes that takes.
 */
#ifndef STATEWALK_SOKOBAN_AHEAD_H
#define STATEWALK_SOKOBAN_AHEAD_H

#include "assignment.h"
#include "corral.h"
#include "advice.h"
#include "hotspots.h"
#include "narrowed.h"
#include "suspects.h"

#define PLAN_PART 3         /* one in so many parts of the time may go into the plan */

typedef enum { FOLLOW_PLAN, OPEN_BOARD, REACH_GOALS } Aim;

typedef struct {
    const Table* table;     /* of a search from the other side; may be NULL */
    uint32_t node;          /* where that was met, or NOBODY */
} Meeting;

typedef struct {
    const Geometry* geometry;
    Limits limits;
    Scene scene;
    Narrowed narrowed;
    Corrals corrals;
    Trap trap;
    Suspects suspects;
    Hotspots hotspots;
    Patterns* patterns;     /* of the level */
    Assignment assignment;
    Rooms rooms;
    Travel travel;
    int areas, joints;      /* that the floor is cut into, and that are broken, without the box that travels */
    Tree tree;
    Plan plan;
    uint16_t* nearest;      /* [cells] pushes of a lone box to the nearest goal */
    uint64_t* boxes;        /* of the child at hand */
    Child* children;
    uint16_t* near;         /* [cells + 9] work areas */
    uint16_t* steps;        /* [cells + 1] */
    int64_t expanded, pushes, dead;
    uint64_t best;          /* the best features met */
    uint32_t best_node;     /* the best position expanded, or NOBODY */
    int end_man;            /* where the man has to be able to walk in the end; -1: anywhere */
    uint32_t goal_node;     /* solved, or met from the other side */
    Meeting home[2];        /* positions with a known way home */
    Aim aim;
    int style, seed;
    Ending ending;
} Ahead;

static void free_ahead(Ahead* a) {
    free_scene(&a->scene);
    free_narrowed(&a->narrowed);
    free_corrals(&a->corrals);
    free_trap(&a->trap);
    free_suspects(&a->suspects);
    free_hotspots(&a->hotspots);
    free_assignment(&a->assignment);
    free_rooms(&a->rooms);
    free_travel(&a->travel);
    free_tree(&a->tree);
    free_plan(&a->plan);
    free(a->nearest);
    free(a->boxes);
    free(a->children);
    free(a->near);
    free(a->steps);
}

static int make_ahead(Ahead* a, const Geometry* g, Patterns* patterns, Limits limits) {
    memset(a, 0, sizeof *a);
    a->geometry = g;
    a->patterns = patterns;
    a->limits = limits;
    a->goal_node = a->best_node = a->home[0].node = a->home[1].node = NOBODY;
    size_t spared = bytes_of_trap() + bytes_of_patterns(g);
    if (spared > limits.memory / 4) spared = limits.memory / 4;
    const size_t boards = limits.memory / 16;
    a->nearest = malloc(sizeof *a->nearest * (g->cells + 1));
    a->boxes = malloc(8 * (size_t)(g->words + 1));
    a->children = malloc(sizeof *a->children * 4 * (size_t)g->cells * (g->goals + 1));
    a->steps = malloc(sizeof *a->steps * (g->cells + 1));
    a->near = malloc(sizeof *a->near * (g->cells + 9));
    if (make_scene(&a->scene, g) | make_corrals(&a->corrals, g) | make_assignment(&a->assignment, g->goals)) return -1;
    if (make_rooms(&a->rooms, g) | make_travel(&a->travel, g) | make_tree(&a->tree, g->words, limits.memory - spared - boards)) return -1;
    if (make_suspects(&a->suspects, g, &a->rooms)) return -1;
    if (make_trap(&a->trap, g, patterns, limits.cancelled) | make_narrowed(&a->narrowed, g, boards)) return -1;
    if (!a->nearest || !a->boxes || !a->children || !a->near || !a->steps) return -1;
    for (int c = 0; c < g->cells; c++) {
        int32_t least = NO_SQUARE;
        for (int i = 0; i < SIDES * g->goals; i++) {
            int32_t pushes = g->pushes[(size_t)c * SIDES * g->goals + i];
            if (pushes < least) least = pushes;
        }
        a->nearest[c] = (uint16_t)least;
    }
    return 0;
}

/* How many steps of the plan are done: all that should have left a box behind by then have. */
static int steps_done(const Plan* plan, const Scene* s) {
    int done = plan->count;
    for (int i = plan->count - 1; i >= 0; i--) {
        if (!s->filled[plan->step[i].to] && plan->step[i].until >= done) done = i;
    }
    return done;
}

/* Into how many areas the boxes cut the floor, the one that travels at its stop; `man`'s walks are in `after` if none does. */
static int areas_then(Ahead* a, int from) {
    if (from == NO_SQUARE) return count_areas(&a->rooms, &a->scene, a->scene.count);
    return a->areas + a->travel.pieces - 1;
}

static int joints_then(Ahead* a, int from, int to) {
    return from == NO_SQUARE || a->rooms.passage[to] ? broken_joints(&a->rooms, &a->scene) : a->joints;
}

/* The features of an open board: see `features_ahead`. Of what is as open, boxes near their goals come first, or far
 * from them. */
static uint64_t features_open(Ahead* a, int from, int to, uint32_t* distance) {
    const Scene* s = &a->scene;
    int stuck = 0, sum = 0;
    for (int i = 0; i < s->count; i++) {
        const int at = s->boxes[i] == from ? to : s->boxes[i];
        stuck += !(from == NO_SQUARE ? ways_to_move(s, &s->after, at) : ways_from_stop(&a->travel, s, at));
        sum += a->nearest[at];
    }
    *distance = (uint32_t)(a->style & AWAY ? s->count * a->geometry->cells - sum : sum);
    return pack_features(areas_then(a, from), joints_then(a, from, to), stuck, 0);
}

/* The features on the way to the goals without a plan: see `features_ahead`. The assignment is that of the position. */
static uint64_t features_near(Ahead* a, int from, int to, int man, uint32_t* distance) {
    const Scene* s = &a->scene;
    int off = 0, sum = 0, moved = 0;
    for (int i = 0; i < s->count; i++) {
        const int at = s->boxes[i] == from ? to : s->boxes[i];
        off += !a->geometry->is_goal[at];
        sum += a->nearest[at];
        if (s->boxes[i] == from) moved = i + 1;
    }
    if (moved) sum = assign_changed(&a->assignment, moved, pushes_from(s->geometry, to, man));
    *distance = (uint32_t)(sum < UINT16_MAX ? sum : UINT16_MAX);
    const int areas = a->style & ROOMY ? areas_then(a, from) : 0;
    return pack_features(off, (int)*distance, areas, 0);
}

/* The features, `filled` and the box that travels having seen the move and `boxes` not; without a move the man's walks are
 * in `after`. */
static uint64_t features_ahead(Ahead* a, int from, int to, int man, uint32_t* distance) {
    if (a->aim == OPEN_BOARD) return features_open(a, from, to, distance);
    if (a->aim == REACH_GOALS) return features_near(a, from, to, man, distance);
    const Scene* s = &a->scene;
    int done = steps_done(&a->plan, s), out = 0, sum = 0;
    const uint8_t* outside = a->plan.outside + (size_t)done * a->geometry->cells;
    for (int i = 0; i < s->count; i++) {
        int at = s->boxes[i] == from ? to : s->boxes[i];
        out += outside[at];
        sum += a->nearest[at];
    }
    *distance = (uint32_t)(a->style & AWAY ? s->count * a->geometry->cells - sum : sum);
    return pack_features(a->plan.count - done, areas_then(a, from), joints_then(a, from, to), out);
}

/* Whether a move, which `filled` has seen, leads nowhere as far as a quick look tells. What is pulled is hardly ever stuck. */
static int is_in_vain(Ahead* a, int from, int to, int man) {
    return (!a->geometry->pulling && !push_lives(&a->scene, from, to)) || has_pattern(a->patterns, a->scene.filled, to, man);
}

/* Of positions with the same features those with fewer hotspots come first. */
static void add_hotspots(Ahead* a, Branch* b, int from, int to) {
    const uint32_t most = ((uint32_t)1 << HOTSPOTS) - 1;
    if (b->distance > most) b->distance = most;
    b->distance |= (uint32_t)count_hotspots(&a->hotspots, &a->scene, from, to) << HOTSPOTS;
}

/* Where a move leads: a new position, or one that waits with a greater weight than `least`; NOBODY otherwise. -1 if the
 * memory is full. */
static int add_ahead(Ahead* a, uint32_t parent, uint64_t key, int from, int to, int man, uint32_t* child) {
    const Geometry* g = a->geometry;
    Table* table = &a->tree.table;
    *child = NOBODY;
    memcpy(a->boxes, boxes_of(table, node_at(table, parent)), 8 * (size_t)g->words);
    flip(a->boxes, g->bit[from]);
    flip(a->boxes, g->bit[to]);
    key ^= g->man_key[man] ^ g->box_key[from] ^ g->box_key[to];
    uint32_t* slot = find_slot(table, key, a->boxes, man);
    Branch* b;
    if (*slot) {
        b = branch_at(&a->tree, *slot - 1);
        if (b->status != WAITING || b->weight <= branch_at(&a->tree, parent)->weight) return 0;
    } else {
        b = (Branch*)add_node(table, slot, a->boxes, man);
        if (!b) return -1;
        b->status = WAITING;
        b->weight = UINT32_MAX;
        if (from != to && is_in_vain(a, from, to, man)) {
            b->status = DEAD;
            return 0;
        }
        b->features = features_ahead(a, from, to, man, &b->distance);
        if (a->seed) b->distance = LUCK * b->distance + luck(a->seed, key) % (2 * LUCK);
        if (a->hotspots.harm) add_hotspots(a, b, from, to);
        int solved = g->is_goal[to] && (a->end_man < 0 || can_walk_to(&a->travel, a->end_man));
        for (int i = 0; i < a->scene.count && solved; i++) solved = a->scene.boxes[i] == from || g->is_goal[a->scene.boxes[i]];
        for (int i = 0; i < 2; i++) {
            if (a->home[i].table) a->home[i].node = look_up(a->home[i].table, key, a->boxes, man);
            solved |= a->home[i].node != NOBODY;
        }
        if (solved) a->goal_node = *slot - 1;
    }
    if (b->weight == UINT32_MAX || a->goal_node == *slot - 1) {
        b->node.parent = parent;
        b->node.from = (uint16_t)from;
        b->to = (uint16_t)to;
    }
    *child = *slot - 1;
    return 0;
}

/* Make all moves of the position spread out in the scene. How many of them lead somewhere, or -1 if the memory is full. */
static int make_moves(Ahead* a, uint32_t index, int man) {
    const Geometry* g = a->geometry;
    Scene* s = &a->scene;
    int count = 0, lowest;
    uint32_t child;
    const uint64_t key = key_of(g, s, man) ^ g->man_key[man];
    const int forced = g->pulling ? -1 : find_corral(&a->corrals, s);
    for (int i = 0; i < s->count; i++) {
        const int from = s->boxes[i];
        int first = forced < 0 ? 15 : 0;
        for (int k = 0; k < forced; k++) {
            if (a->corrals.best[k].from == from) first |= 1 << a->corrals.best[k].way;
        }
        if (!(first & ways_to_move(s, &s->area, from))) continue;
        begin_travel(&a->travel, s, from, man, g->pulling);
        a->areas = 1 + areas_beyond(&a->rooms, s, s->count - 1, a->travel.cuts.place, a->travel.cuts.count);
        a->joints = broken_joints(&a->rooms, s);
        const int near = boxes_in_play(&a->travel, s, from, a->near);
        for (Stop* stop; (stop = next_stop(&a->travel, s, &lowest)); ) {
            if (stop != a->travel.queue) {
                a->pushes++;
                if (add_ahead(a, index, key, from, stop->box, lowest, &child)) count = -1;
                else if (child != NOBODY) a->children[count++] = (Child){child, opens_a_push(&a->travel, s, from, a->near, near), (uint16_t)from, stop->box};
            }
            go_on(&a->travel, s, stop, stop == a->travel.queue ? first : 15);
            if (count < 0 || a->goal_node != NOBODY || *a->limits.cancelled) break;
        }
        end_travel(&a->travel, s);
        if (count < 0 || a->goal_node != NOBODY || *a->limits.cancelled) break;
    }
    return count;
}

/* The features that name the cell of a position with these, reached through one filed under `before`. */
static uint64_t file_under(const Ahead* a, uint64_t features, uint64_t before) {
    if (a->style & ROOMLESS) features &= ~((uint64_t)0xFFFF << 16);
    return a->style & OWN || features < before ? features : before;
}

/* The adviser for hotspots, and the opener. */
static void ask_two_more(Ahead* a, const Branch* at, int count, uint32_t* advised) {
    const int done = a->plan.count - feature(at->features, 0);
    advised[FEATURES + 1] = cool_down(&a->tree, at, a->children, count);
    if (done == a->plan.count) return;
    measure_steps(a->geometry, a->plan.step[done].to, a->steps, a->near);
    advised[FEATURES + 2] = open_way(&a->tree, at, a->children, count, &a->scene, a->steps);
}

/* 0, or -1 if the memory is full. */
static int expand_ahead(Ahead* a, uint32_t index) {
    Tree* t = &a->tree;
    Branch* at = branch_at(t, index);
    at->status = EXPANDED;
    *a->limits.done = ++a->expanded;
    int count = make_moves(a, index, at->node.man);
    if (count < 0) return -1;
    uint32_t advised[ADVISERS];
    ask_advisers(t, at, a->children, count, advised);
    if (a->style & SEVEN) ask_two_more(a, at, count, advised);
    int cell = cell_of(t, at->filed);
    if (cell < 0) return -1;
    for (int i = 0; i < count; i++) {
        Branch* b = branch_at(t, a->children[i].branch);
        int free_of_charge = count <= 2 && i == 0;
        for (int k = 0; k < ADVISERS; k++) free_of_charge |= advised[k] == a->children[i].branch;
        uint32_t weight = at->weight + !free_of_charge;
        if (weight >= b->weight) continue;
        b->weight = weight;
        b->filed = file_under(a, b->features, at->filed);
        if (add_move(t, cell, (Move){weight, a->children[i].branch})) return -1;
    }
    return 0;
}

/* Single pushes make so many positions that this is too costly for them: they take patterns that others have learnt. */
static int is_in_a_trap(Ahead* a, int man) {
    if (a->geometry->pulling) return is_shut_in(&a->suspects, &a->trap, &a->scene, man);
    return is_trapped(&a->suspects, &a->trap, &a->corrals, &a->scene, man);
}

/* The costly look at a position before it is expanded: with its frozen boxes as walls, can every box have a goal, and the
 * man get everywhere? If so the scene has these walls from now on. */
static int is_hopeless(Ahead* a, int man) {
    Scene* s = &a->scene;
    const int pulling = a->geometry->pulling;
    for (int i = 0; i < s->count; i++) {    /* what was learnt since it was met */
        if (has_pattern(a->patterns, s->filled, s->boxes[i], man)) return 1;
    }
    const Geometry* narrowed = pulling ? a->geometry : narrow(&a->narrowed, s);
    if (!narrowed) return 1;
    for (int i = 0; i < s->count; i++) a->assignment.cost[i + 1] = pushes_from(narrowed, s->boxes[i], man);
    if (assign_all(&a->assignment) >= NO_WAY_THERE) return 1;
    if (!(a->style & PHASES) && is_in_a_trap(a, man)) return 1;
    s->geometry = narrowed;
    return 0;
}

/* Begin with the man on `man`, or, if that is -1, with him in each area of the floor. 0, or -1 if there is no memory. */
static int begin_ahead(Ahead* a, const uint64_t* boxes, int man) {
    const Geometry* g = a->geometry;
    Scene* s = &a->scene;
    Tree* t = &a->tree;
    take_boxes(s, boxes);
    memset(a->steps, 0, sizeof *a->steps * g->cells);
    for (int at = 0; at < g->cells; at++) {
        if (s->filled[at] || a->steps[at]) continue;
        flood(s, &s->after, at);
        for (int i = 0; i < s->after.count; i++) a->steps[s->after.queue[i]] = 1;   /* looked at */
        if (man >= 0 && !met(&s->after, man)) continue;
        Branch* root = (Branch*)add_node(&t->table, find_slot(&t->table, key_of(g, s, at), boxes, at), boxes, at);
        if (!root) return -1;
        root->node.parent = NOBODY;
        root->status = WAITING;
        root->weight = 0;
        root->features = a->best = features_ahead(a, NO_SQUARE, NO_SQUARE, at, &root->distance);
        root->filed = file_under(a, root->features, UINT64_MAX);
        const int cell = cell_of(t, root->filed);
        if (cell < 0 || add_move(t, cell, (Move){0, t->table.count - 1})) return -1;
    }
    return 0;
}

/* Search from boxes on living squares, as many as goals, not all of them on one, the fields for that set. Sets `ending` and
 * `goal_node`. */
static void search_cells(Ahead* a, const uint64_t* boxes, int man) {
    const Geometry* g = a->geometry;
    Scene* s = &a->scene;
    Tree* t = &a->tree;
    a->ending = OUT_OF_MEMORY;
    if (begin_ahead(a, boxes, man)) return;
    while (!must_stop(&a->limits, &a->ending)) {
        uint32_t index = choose_branch(t);
        a->ending = EMPTIED;
        if (index == NOBODY) return;
        Branch* at = branch_at(t, index);
        take_boxes(s, boxes_of(&t->table, &at->node));
        flood(s, &s->area, at->node.man);
        if (is_hopeless(a, at->node.man)) {
            at->status = DEAD;
            a->dead++;
            continue;
        }
        tell_table(&a->limits, &t->table);
        if (a->best_node == NOBODY || is_better(at, branch_at(t, a->best_node))) a->best_node = index;
        if (at->features < a->best || a->expanded == 0) {
            a->best = at->features;
            if (!g->pulling && a->aim == FOLLOW_PLAN) {
                tell_best(&a->limits, boxes_of(&t->table, &at->node), g->words, at->node.man, a->plan.count,
                          a->plan.count - feature(a->best, 0));
            }
        }
        a->ending = OUT_OF_MEMORY;
        const int failed = expand_ahead(a, index);
        s->geometry = g;
        if (failed) return;
        if (a->goal_node != NOBODY) {
            a->ending = SOLVED;
            return;
        }
    }
}

/* What a part of the time that is left allows. */
static Limits part_of(Limits whole, int nth) {
    const int64_t now = whole.clock();
    whole.deadline = now + (whole.deadline - now) / nth;
    if (whole.worked) whole.enough = ((nth - 1) * whole.worked() + whole.enough) / nth;
    return whole;
}

/* Make what a search of this style needs; for `end_man` see `run_exact`. Another `seed` is another plan, if there are several
 * as good, and another order of what is as good; 0 leaves luck out. 0, or -1 if it must stop. */
static int make_ready(Ahead* a, const uint64_t* boxes, int style, int seed, int end_man) {
    const Geometry* g = a->geometry;
    const Limits first = part_of(a->limits, PLAN_PART);
    a->end_man = end_man;
    if (g->pulling) a->trap.end_man = end_man;
    a->style = style;
    a->seed = seed;
    a->ending = OUT_OF_MEMORY;
    if (a->aim == FOLLOW_PLAN && make_plan(&a->plan, g, &a->rooms, &first, style, seed, boxes, end_man)) {
        must_stop(&a->limits, &a->ending);
        return -1;
    }
    return style & SEVEN ? make_hotspots(&a->hotspots, g, a->limits.cancelled) : 0;
}

/* Search along a plan; for `man` see `begin_ahead`, for the rest `make_ready`. An emptied tree proves nothing here. */
static void run_ahead(Ahead* a, const uint64_t* boxes, int man, int style, int seed, int end_man) {
    if (make_ready(a, boxes, style, seed, end_man) == 0) search_cells(a, boxes, man);
}

/* The pushes of the move that led to a branch, last one first, into `pushes` (4 * cells of them); their number. Pulls are
 * pushes back. */
static int pushes_of_move(Ahead* a, uint32_t index, Push* pushes) {
    const Tree* t = &a->tree;
    Scene* s = &a->scene;
    const Branch* b = branch_at(t, index);
    const Node* parent = node_at(&t->table, b->node.parent);
    int count = 0, lowest;
    take_boxes(s, boxes_of(&t->table, parent));
    begin_travel(&a->travel, s, b->node.from, parent->man, a->geometry->pulling);
    for (Stop* stop; (stop = next_stop(&a->travel, s, &lowest)); ) {
        if (stop != a->travel.queue && stop->box == b->to && lowest == b->node.man) {
            for (const Stop* at = stop; at != a->travel.queue; at = &a->travel.queue[at->before]) {
                const int pulling = a->geometry->pulling;
                pushes[count].from = pulling ? at->box : a->travel.queue[at->before].box;
                pushes[count++].way = pulling ? at->way ^ 2 : at->way;
            }
            go_on(&a->travel, s, stop, 0);
            break;
        }
        go_on(&a->travel, s, stop, 15);
    }
    end_travel(&a->travel, s);
    return count;
}

#endif
