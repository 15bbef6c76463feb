/* The packing plan: in which order the goals are best filled, and from where, found backwards.
 *
 * From the solved position boxes are pulled away. One that can be pulled to where boxes stand at the start, far from its
 * goal, has left for good and is taken off the board; if none can, boxes are pulled to places from where more can leave.
 * The way to an empty board, read backwards, is the plan. The other boxes of the start are not in the way, so a plan is
 * advice and never a proof.
 */
#ifndef STATEWALK_SOKOBAN_PLAN_H
#define STATEWALK_SOKOBAN_PLAN_H

#include "ending.h"
#include "origins.h"
#include "rooms.h"
#include "sinks.h"
#include "travel.h"
#include "tree.h"

#define FAR_AWAY 6          /* steps that a box must be taken to leave, if not into another room */
#define PLAN_POSITIONS 4000
#define ALL_AREAS (-1)
#define LUCK 16             /* parts of a step by which luck can tell apart what is as good, up to half so many steps */

/* Ways to search, to be joined: one that fails where another does not. */
typedef enum {
    STRICT = 1,     /* a plan whose boxes come from squares of their own: truer, and harder to find */
    NEAR = 2,       /* the plan parks boxes anywhere, otherwise as far away as can be */
    OWN = 4,        /* positions are filed under their own features, otherwise under the best on the way to them */
    ROOMLESS = 8,   /* and without the joints between rooms */
    AWAY = 16,      /* of what is as good, boxes far from goals come first: fewer are packed too early */
    OPEN = 32,      /* in the plan boxes leave only while the man can get to every square that they may leave for */
    SINKS = 64,     /* they leave for one sink at a time, see `sinks.h`; otherwise for any square of the start */
    BACKWARDS = 128,    /* the level is played backwards: boxes are pulled from the goals to the squares of the start */
    HALFWAY = 256,  /* no plan: see `halfway.h` */
    ROOMY = 512,    /* on the second half of such a way areas count, too */
    SEVEN = 1024,   /* hotspots count in what is as good, and all seven advisers are asked instead of five */
    PHASES = 2048   /* single pushes by the phases of the plan: see `phases.h` */
} Style;

typedef struct {
    uint16_t from;      /* NO_SQUARE: from outside */
    uint16_t to;
    int until;          /* the step that takes the box away again, `count` if none does */
} Step;

typedef struct {
    int count, left;    /* left: of them at the beginning, boxes that no way out was found for */
    Step* step;
    uint8_t* outside;   /* [count + 1][cells] squares from which, once so many steps are done, a box can go nowhere needed */
} Plan;

typedef struct {
    const Geometry* geometry;
    const Limits* limits;
    Scene scene;
    Rooms* rooms;
    int style, seed;
    int end_man;            /* where the man has to be able to walk in the end; -1: anywhere */
    int far;                /* steps that a box must be taken to leave, if not into another room */
    int strict, open, sinks;    /* of the style; what keeps a plan from being whole is given up in the end */
    Origins origins;        /* of the boxes that left on the way to `matched` */
    uint32_t matched;
    Travel travel;
    int areas, joints;      /* that the floor is cut into, and that are broken, without the box that travels */
    Tree tree;
    uint8_t* base;          /* [cells] a box may leave there */
    uint16_t* left;         /* [goals] squares of the start that no box has left for yet */
    int sink;               /* the lowest of those that one may leave for now, or NO_SQUARE */
    uint16_t* serves;       /* [cells] how many goals a lone box there could be brought to */
    uint64_t* boxes;        /* of the child at hand, and after them, where sinks matter, what is left of the start */
    uint16_t* steps;        /* [cells] from the square whose box is pulled */
    uint32_t* children;
    uint32_t best;          /* the position with the fewest boxes left */
} Planner;

static void free_plan(Plan* p) {
    free(p->step);
    free(p->outside);
    memset(p, 0, sizeof *p);
}

static void free_planner(Planner* p) {
    free_scene(&p->scene);
    free_travel(&p->travel);
    free_tree(&p->tree);
    free_origins(&p->origins);
    free(p->base);
    free(p->left);
    free(p->serves);
    free(p->boxes);
    free(p->steps);
    free(p->children);
}

static int make_planner(
    Planner* p, const Geometry* g, Rooms* rooms, const Limits* limits, int style, int seed, const uint64_t* start) {
    memset(p, 0, sizeof *p);
    p->geometry = g;
    p->rooms = rooms;
    p->limits = limits;
    p->style = style;
    p->seed = seed;
    p->base = calloc(g->cells, 1);
    p->serves = calloc(g->cells, sizeof *p->serves);
    p->left = malloc(sizeof *p->left * (g->goals + 1));
    p->boxes = calloc(2 * (size_t)(g->words + 1), 8);
    p->steps = malloc(sizeof *p->steps * (g->cells + 1));
    p->children = malloc(sizeof *p->children * 4 * (size_t)g->cells * (g->goals + 1));
    if (make_scene(&p->scene, g) | make_travel(&p->travel, g) | make_origins(&p->origins, g, start)) return -1;
    if (!p->base || !p->left || !p->serves || !p->boxes || !p->steps || !p->children) return -1;
    for (int k = 0; k < p->origins.squares; k++) p->base[p->origins.start[k]] = 1;
    for (int c = 0; c < g->cells; c++) {
        for (int k = 0; k < g->goals; k++) {
            int32_t least = NO_WAY_THERE;
            for (int side = 0; side < SIDES; side++) {
                int32_t pushes = g->pushes[((size_t)c * SIDES + side) * g->goals + k];
                if (pushes < least) least = pushes;
            }
            p->serves[c] += least < NO_WAY_THERE;
        }
    }
    return 0;
}

/* A number that looks random. */
static inline uint32_t luck(int seed, uint64_t key) {
    key = (key ^ (uint64_t)seed * 0x9E3779B97F4A7C15u) * 0xBF58476D1CE4E5B9u;
    return (uint32_t)(key >> 40);
}

/* Boxes left, boxes on goals, areas, broken joints. `filled` and the box that travels have seen the move, `boxes` not; a box
 * that leaves has no square to go to. */
static uint64_t features_behind(Planner* p, int from, int to) {
    const Geometry* g = p->geometry;
    const Scene* s = &p->scene;
    int home = 0, left = s->count - (from != NO_SQUARE && to == NO_SQUARE);
    for (int i = 0; i < s->count; i++) {
        int at = s->boxes[i] == from ? to : s->boxes[i];
        home += at != NO_SQUARE && g->is_goal[at];
    }
    if (from == NO_SQUARE) return pack_features(left, home, count_areas(p->rooms, s, left), broken_joints(p->rooms, s));
    const int areas = to == NO_SQUARE ? p->areas : p->areas + p->travel.pieces - 1;
    const int joints = to != NO_SQUARE && p->rooms->passage[to] ? broken_joints(p->rooms, s) : p->joints;
    return pack_features(left, home, areas, joints);
}

/* Where a pull leads, or, with no square to go to, the leaving of a box: a new position, or NOBODY if it is known. -1 if
 * the memory is full. */
static int add_behind(Planner* p, uint32_t parent, uint64_t key, int from, int to, int man, uint32_t* child) {
    const Geometry* g = p->geometry;
    const int gone = to == NO_SQUARE, taken = gone && p->sinks;
    *child = NOBODY;
    key ^= g->man_key[man] ^ g->box_key[from] ^ (gone ? 0 : g->box_key[to]) ^ (taken ? ~g->box_key[p->sink] : 0);
    memcpy(p->boxes, boxes_of(&p->tree.table, node_at(&p->tree.table, parent)), 16 * (size_t)g->words);
    flip(p->boxes, g->bit[from]);
    if (!gone) flip(p->boxes, g->bit[to]);
    if (taken) flip(p->boxes + g->words, g->bit[p->sink]);
    uint32_t* slot = find_slot(&p->tree.table, key, p->boxes, man);
    if (*slot) return 0;
    Branch* b = (Branch*)add_node(&p->tree.table, slot, p->boxes, man);
    if (!b) return -1;
    *child = *slot - 1;
    b->node.parent = parent;
    b->node.from = (uint16_t)from;
    b->to = (uint16_t)to;
    b->status = WAITING;
    b->distance = gone || p->style & NEAR ? 0 : (uint32_t)(p->geometry->cells - p->steps[to]);   /* parked out of the way */
    if (p->seed) b->distance = LUCK * b->distance + luck(p->seed, key) % (LUCK * LUCK / 2);
    b->features = features_behind(p, from, b->to);
    return 0;
}

/* Whether a box pulled from `from` may leave for good on `to`. */
static int may_leave(const Planner* p, int from, int to) {
    if (!p->base[to]) return 0;
    return p->steps[to] >= p->far || (p->rooms->room[from] != p->rooms->room[to] && p->steps[to] >= 2);
}

/* Of two bases to leave for: the one that serves fewer goals, then the one further away. */
static int is_better_base(const Planner* p, int one, int other) {
    if (p->serves[one] != p->serves[other]) return p->serves[one] < p->serves[other];
    return p->steps[one] > p->steps[other];
}

/* Match the boxes that have left on the way to a position with squares of the start. */
static void match_way(Planner* p, uint32_t index) {
    const Tree* t = &p->tree;
    forget_origins(&p->origins);
    for (uint32_t i = index; branch_at(t, i)->node.parent != NOBODY; i = branch_at(t, i)->node.parent) {
        const Node* before = node_at(&t->table, branch_at(t, i)->node.parent);
        if (branch_at(t, i)->to == NO_SQUARE) {
            add_origin(&p->origins, &p->scene, boxes_of(&t->table, before), branch_at(t, i)->node.from);
        }
    }
    p->matched = index;
}

/* Whether the boxes that have left, and the one on `from` besides, come from squares of their own. */
static int has_origin(Planner* p, uint32_t index, int from) {
    if (p->matched != index) match_way(p, index);
    const int found = add_origin(&p->origins, &p->scene, boxes_of(&p->tree.table, node_at(&p->tree.table, index)), from);
    if (found) drop_origin(&p->origins);
    return found;
}

/* Whether the man, whose walks are in `area`, can get to every square that boxes may leave for and none stands on now; goals
 * among them do not count. */
static int sees_start(const Planner* p) {
    const Scene* s = &p->scene;
    for (int k = 0; k < p->origins.squares; k++) {
        const int at = p->origins.start[k];
        if (p->base[at] && (p->sinks || !p->geometry->is_goal[at]) && !s->filled[at] && !met(&s->area, at)) return 0;
    }
    return 1;
}

/* Find the sink of the position in the scene. */
static void take_sink(Planner* p, const uint64_t* start) {
    const Geometry* g = p->geometry;
    int count = 0;
    for (int i = 0; i < g->living; i++) {
        if (start[i >> 6] >> (i & 63) & 1) p->left[count++] = g->square[i];
    }
    p->sink = find_sink(&p->scene, p->left, count, p->base);
}

/* Whether the box `from`, put down on `at`, could never leave the board any more: when the level is played backwards its
 * plan is made by pushes. */
static int is_stuck(Scene* s, int from, int at) {
    return s->geometry->pulling && hemmed_in(s, at) && find_frozen(s, from, at) != 0;
}

/* Make all pulls of one box, or its leaving if it can leave. The number of children now, or -1 if the memory is full. */
static int pull_box(Planner* p, uint32_t index, uint64_t key, int from, int sees, int count, int* leaving) {
    const Geometry* g = p->geometry;
    Scene* s = &p->scene;
    const int man = node_at(&p->tree.table, index)->man;
    int lowest, base = NO_SQUARE, stands = 0, first = count, may = (!p->open || sees) && (!p->strict || has_origin(p, index, from));
    uint32_t child;
    s->filled[from] = 0;
    walk(s, &s->area, from);
    memset(p->steps, 0, sizeof *p->steps * g->cells);
    for (int k = 0; k < s->area.count; k++) p->steps[s->area.queue[k]] = s->area.steps[s->area.queue[k]];
    begin_travel(&p->travel, s, from, man, !g->pulling);
    p->areas = 1 + areas_beyond(p->rooms, s, s->count - 1, p->travel.cuts.place, p->travel.cuts.count);
    p->joints = broken_joints(p->rooms, s);
    for (Stop* stop; (stop = next_stop(&p->travel, s, &lowest)); ) {
        if (may && may_leave(p, from, stop->box) && (base == NO_SQUARE || is_better_base(p, stop->box, base))) {
            base = stop->box;
            stands = stop->man;
        }
        if (stop != p->travel.queue && !*leaving && base == NO_SQUARE && !is_stuck(s, from, stop->box)) {
            if (add_behind(p, index, key, from, stop->box, lowest, &child)) count = -1;
            else if (child != NOBODY) p->children[count++] = child;
        }
        if (*p->limits->cancelled) count = -1;
        go_on(&p->travel, s, stop, count < 0 ? 0 : 15);
        if (count < 0) break;
    }
    if (base != NO_SQUARE && count >= 0) {
        lowest = flood(s, &s->after, stands);
        if (!*leaving) first = 0;   /* what was merely pulled does not matter any more */
        *leaving = 1;
        count = first;
        if (add_behind(p, index, key, from, NO_SQUARE, lowest, &child)) count = -1;
        else if (child != NOBODY) p->children[count++] = child;
    }
    end_travel(&p->travel, s);
    return count;
}

/* What the squares that no box has left for yet add to a key. */
static uint64_t key_of_left(const Planner* p, const Node* node) {
    const uint64_t* left = boxes_of(&p->tree.table, node) + p->geometry->words;
    uint64_t key = 0;
    for (int i = 0; i < p->geometry->living; i++) {
        if (left[i >> 6] >> (i & 63) & 1) key ^= ~p->geometry->box_key[p->geometry->square[i]];
    }
    return key;
}

/* Make all pulls of a position, or, if some boxes can leave, one leaving: the best, or in a loose plan the first, which
 * keeps loose and strict plans different. 0, or -1 if the memory is full. */
static int expand_behind(Planner* p, uint32_t index) {
    Tree* t = &p->tree;
    Branch* at = branch_at(t, index);
    int count = 0, leaving = 0;
    at->status = EXPANDED;
    take_boxes(&p->scene, boxes_of(&t->table, &at->node));
    flood(&p->scene, &p->scene.area, at->node.man);
    uint64_t key = key_of(p->geometry, &p->scene, at->node.man) ^ p->geometry->man_key[at->node.man];
    if (p->sinks) key ^= key_of_left(p, &at->node);
    if (p->sinks) take_sink(p, boxes_of(&t->table, &at->node) + p->geometry->words);
    const int sees = sees_start(p);
    const int boxes = p->scene.count, first = p->seed && boxes ? (int)(luck(p->seed, key) % (uint32_t)boxes) : 0;
    for (int i = 0; i < boxes && count >= 0 && (p->style & STRICT || !leaving); i++) {
        count = pull_box(p, index, key, p->scene.boxes[(first + i) % boxes], sees, count, &leaving);
    }
    if (count < 0) return -1;
    uint32_t best = NOBODY;
    for (int i = 0; i < count; i++) {
        if (best == NOBODY || is_better(branch_at(t, p->children[i]), branch_at(t, best))) best = p->children[i];
    }
    int cell = cell_of(t, at->filed);
    if (cell < 0) return -1;
    for (int i = 0; i < count; i++) {
        Branch* b = branch_at(t, p->children[i]);
        if (leaving && p->children[i] != best) continue;
        b->weight = at->weight + (p->children[i] != best);
        b->filed = b->features < at->filed ? b->features : at->filed;
        if (add_move(t, cell, (Move){b->weight, p->children[i]})) return -1;
    }
    return 0;
}

/* Begin anew with the solved position once for each area the man can end in, or only for area number `only`. How many
 * areas there are, or -1 if there is no memory. */
static int add_roots(Planner* p, int only) {
    const Geometry* g = p->geometry;
    Scene* s = &p->scene;
    Tree* t = &p->tree;
    int areas = 0;
    free_tree(t);
    if (make_tree(t, 2 * g->words, p->limits->memory / 8)) return -1;
    p->best = 0;
    p->matched = NOBODY;
    memset(p->boxes, 0, 8 * (size_t)g->words);
    memset(p->boxes + g->words, 0, 8 * (size_t)g->words);
    for (int k = 0; k < g->goals; k++) flip(p->boxes, g->bit[g->goal[k]]);
    for (int k = 0; k < p->origins.squares && p->sinks; k++) flip(p->boxes + g->words, g->bit[p->origins.start[k]]);
    take_boxes(s, p->boxes);
    uint64_t features = features_behind(p, NO_SQUARE, NO_SQUARE);
    int cell = cell_of(t, features);
    if (cell < 0) return -1;
    memset(p->steps, 0, sizeof *p->steps * g->cells);
    for (int man = 0; man < g->cells; man++) {
        if (s->filled[man] || p->steps[man]) continue;
        flood(s, &s->area, man);
        for (int i = 0; i < s->area.count; i++) p->steps[s->area.queue[i]] = 1;     /* looked at */
        if (p->end_man >= 0 && !met(&s->area, p->end_man)) continue;
        if (only != areas++ && only != ALL_AREAS) continue;
        Branch* b = (Branch*)add_node(&t->table, find_slot(&t->table, key_of(g, s, man), p->boxes, man), p->boxes, man);
        if (!b) return -1;
        b->node.parent = NOBODY;
        b->status = WAITING;
        b->weight = b->distance = 0;
        b->features = b->filed = features;
        if (add_move(t, cell, (Move){0, t->table.count - 1})) return -1;
    }
    return areas;
}

/* Write the way from the solved position to `best` backwards as steps. 0, or -1 if there is no memory. */
static int write_plan(const Planner* p, Plan* plan) {
    const Tree* t = &p->tree;
    int moves = 0, left = 0;
    for (uint32_t i = p->best; branch_at(t, i)->node.parent != NOBODY; i = branch_at(t, i)->node.parent) moves++;
    plan->step = malloc(sizeof *plan->step * (moves + p->geometry->goals + 1));
    if (!plan->step) return -1;
    const uint64_t* boxes = boxes_of(&t->table, node_at(&t->table, p->best));
    for (int i = 0; i < p->geometry->living; i++) {
        if (boxes[i >> 6] >> (i & 63) & 1) plan->step[left++] = (Step){NO_SQUARE, p->geometry->square[i], 0};
    }
    plan->count = plan->left = left;
    for (uint32_t i = p->best; branch_at(t, i)->node.parent != NOBODY; i = branch_at(t, i)->node.parent) {
        const Branch* b = branch_at(t, i);
        Step* last = plan->count ? &plan->step[plan->count - 1] : NULL;
        if (last && b->to != NO_SQUARE && last->to == b->to) last->to = b->node.from;
        else plan->step[plan->count++] = (Step){b->to, b->node.from, 0};
    }
    for (int i = 0; i < plan->count; i++) {
        plan->step[i].until = plan->count;
        for (int k = plan->count - 1; k > i; k--) {
            if (plan->step[k].from == plan->step[i].to) plan->step[i].until = k;
        }
    }
    return 0;
}

/* For every number of steps done: from where a box cannot come to any square of a later step. */
static int find_outside(const Geometry* g, Plan* plan, Scene* s, const Limits* limits) {
    plan->outside = malloc((size_t)(plan->count + 1) * g->cells);
    if (!plan->outside) return -1;
    for (int done = 0; done <= plan->count; done++) {
        if (*limits->cancelled) return -1;
        uint8_t* outside = plan->outside + (size_t)done * g->cells;
        memset(s->frozen, 0, g->cells);
        s->frozen[g->cells] = 1;
        for (int i = 0; i < done; i++) {
            if (plan->step[i].until == plan->count) s->frozen[plan->step[i].to] = 1;
        }
        memset(outside, done < plan->count, g->cells);
        for (int i = done; i < plan->count; i++) {
            reach_back(s, plan->step[i].to, s->reached, s->after.queue);
            for (int c = 0; c < g->cells; c++) outside[c] &= !s->reached[c];
        }
        for (int c = 0; c < g->cells; c++) outside[c] &= !s->frozen[c];
    }
    return 0;
}

/* Search backwards for a way to an empty board, and keep it as the plan if it leaves fewer boxes than that.
 * How many areas the man can end in, or -1 if it must stop. */
static int try_plan(Planner* p, Plan* plan, int only, int far) {
    Ending ending;
    Tree* t = &p->tree;
    const int areas = add_roots(p, only);
    if (areas < 0) return -1;
    p->far = far;
    for (int i = 0; i < PLAN_POSITIONS && !must_stop(p->limits, &ending); i++) {
        uint32_t index = choose_branch(t);
        if (index == NOBODY) break;
        if (branch_at(t, index)->features < branch_at(t, p->best)->features) p->best = index;
        if (feature(branch_at(t, index)->features, 0) == 0 || expand_behind(p, index)) break;
    }
    if (plan->step && feature(branch_at(t, p->best)->features, 0) >= plan->left) return areas;
    free(plan->step);
    return write_plan(p, plan) ? -1 : areas;
}

/* The plan for a start; whole or not, there is one unless it is cancelled. If some boxes cannot leave, each area that the
 * man can end in is tried alone, then shorter ways out, and at last a plan that is not strict. 0, or -1 if there is none. */
static int make_plan(
    Plan* plan, const Geometry* g, Rooms* rooms, const Limits* limits, int style, int seed, const uint64_t* start, int end_man) {
    static const int shorter[] = {3, 2, 1};
    Planner p;
    memset(plan, 0, sizeof *plan);
    int areas = make_planner(&p, g, rooms, limits, style, seed, start) ? -1 : 0;
    p.end_man = end_man;
    p.strict = style & STRICT;
    p.open = style & OPEN;
    p.sinks = style & SINKS;
    if (areas >= 0) areas = try_plan(&p, plan, ALL_AREAS, FAR_AWAY);
    for (int area = 0; area < areas && areas > 1 && plan->left; area++) areas = try_plan(&p, plan, area, FAR_AWAY);
    for (int i = 0; i < 3 && areas >= 0 && plan->left; i++) areas = try_plan(&p, plan, ALL_AREAS, shorter[i]);
    if (areas >= 0 && plan->left && p.open) {
        p.open = 0;
        areas = try_plan(&p, plan, ALL_AREAS, FAR_AWAY);
    }
    p.strict = 0;
    if (areas >= 0 && plan->left && style & STRICT) areas = try_plan(&p, plan, ALL_AREAS, FAR_AWAY);
    int failed = areas < 0 || find_outside(g, plan, &p.scene, limits);
    free_planner(&p);
    return failed ? -1 : 0;
}

#endif
