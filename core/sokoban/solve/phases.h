/* A search of single pushes by the phases of the plan: another order of much the same, after B. Damgaard's YASS.
 *
 * The squares that the plan fills for good fall into phases: sets whose order among themselves does not matter. The least
 * score comes next: pushes that bring no box nearer to a square of its phase, pushes still needed by matching, squares that
 * are still to be filled, how far the next box is from its own. Whoever leaves a filled square falls back to its phase. One
 * position in eight is taken from worse scores in turn, a child that is no worse than its parent comes at once, and boxes
 * that were hardly ever pushed get a bonus. Deadlocks and perimeters are those of the search in the space of features.
 */
#ifndef STATEWALK_SOKOBAN_PHASES_H
#define STATEWALK_SOKOBAN_PHASES_H

#include "ahead.h"

#define LARGEST_PHASE 12
#define MOST_SCORES 32768
#define PER_SQUARE 32       /* what a square still to be filled weighs */
#define OUT_OF_REACH 8      /* and that no box can be brought to one of this phase */
#define EVERY_SO_OFTEN 8    /* positions, one comes from worse scores */
#define WORSE 64            /* so many of them in turn */
#define BONUS_TURNS 10000
#define BONUS 2

typedef struct {
    Ahead* ahead;
    int squares;            /* of all phases */
    uint16_t* square;       /* [squares] in the order of the plan */
    uint16_t* end;          /* [squares] where the phase of each ends */
    uint16_t* which;        /* [cells] the goal on each square */
    uint32_t* first;        /* [MOST_SCORES] the latest position of each score; the next is in its `filed` */
    uint32_t least, waiting, turn;
    uint32_t at_once;       /* a child that is no worse than its parent, or NOBODY */
    uint32_t* pushed;       /* [cells] how often the box there was pushed in these turns */
    uint8_t* shy;           /* [cells] seldom in those before */
} Phases;

static void free_phases(Phases* p) {
    free(p->square);
    free(p->end);
    free(p->which);
    free(p->first);
    free(p->pushed);
    free(p->shy);
}

/* Whether, the squares up to number `last` being filled, each from `first` on could have been the last of them: a box can be
 * pushed there from a square of the start. */
static int is_phase(Phases* p, const uint64_t* start, int first, int last) {
    Scene* s = &p->ahead->scene;
    const Geometry* g = p->ahead->geometry;
    memset(s->frozen, 0, g->cells);
    s->frozen[g->cells] = 1;
    for (int i = 0; i <= last; i++) s->frozen[p->square[i]] = 1;
    for (int i = first; i <= last; i++) {
        int from_start = 0;
        s->frozen[p->square[i]] = 0;
        const int count = reach_back(s, p->square[i], s->reached, s->after.queue);
        s->frozen[p->square[i]] = 1;
        for (int k = 0; k < count && !from_start; k++) {
            const int bit = g->bit[s->after.queue[k]];
            from_start = bit != NO_SQUARE && start[bit >> 6] >> (bit & 63) & 1;
        }
        if (!from_start) return 0;
    }
    return 1;
}

/* 0, or -1 if there is no memory. */
static int make_phases(Phases* p, Ahead* a, const uint64_t* start) {
    const Geometry* g = a->geometry;
    const Plan* plan = &a->plan;
    memset(p, 0, sizeof *p);
    p->ahead = a;
    p->at_once = NOBODY;
    p->square = malloc(sizeof *p->square * (plan->count + 1));
    p->end = malloc(sizeof *p->end * (plan->count + 1));
    p->which = calloc(g->cells + 1, sizeof *p->which);
    p->first = malloc(sizeof *p->first * MOST_SCORES);
    p->pushed = calloc(g->cells, sizeof *p->pushed);
    p->shy = calloc(g->cells, 1);
    if (!p->square || !p->end || !p->which || !p->first || !p->pushed || !p->shy) return -1;
    for (int i = 0; i < MOST_SCORES; i++) p->first[i] = NOBODY;
    for (int k = 0; k < g->goals; k++) p->which[g->goal[k]] = (uint16_t)k;
    for (int i = 0; i < plan->count; i++) {
        if (plan->step[i].until == plan->count && g->is_goal[plan->step[i].to]) p->square[p->squares++] = plan->step[i].to;
    }
    for (int first = 0, last; first < p->squares; first = last + 1) {
        last = first;
        while (last + 1 < p->squares && last + 1 - first < LARGEST_PHASE && is_phase(p, start, first, last + 1)) last++;
        for (int i = first; i <= last; i++) p->end[i] = (uint16_t)(last + 1);
    }
    return 0;
}

/* How many squares are filled, those of later phases than the first unfinished one aside; `first` is where that begins. */
static int squares_done(const Phases* p, const Scene* s, int* first) {
    int done = 0;
    for (*first = 0; *first < p->squares; *first = p->end[*first]) {
        const int before = done;
        for (int i = *first; i < p->end[*first]; i++) done += s->filled[p->square[i]];
        if (done - before < p->end[*first] - *first) break;
    }
    return done;
}

/* The fewest pushes that bring a lone box from a square to one of the phase that is not filled. */
static int32_t pushes_to_phase(const Phases* p, const Scene* s, int box, int man, int first) {
    const int32_t* pushes = pushes_from(p->ahead->geometry, box, man);
    int32_t least = NO_WAY_THERE;
    for (int i = first; first < p->squares && i < p->end[first]; i++) {
        const int32_t one = pushes[p->which[p->square[i]]];
        if (!s->filled[p->square[i]] && one < least) least = one;
    }
    return least;
}

/* The score of the position after a push, which `filled` has seen, with so many pushes still needed. */
static uint32_t score_of(Phases* p, int from, int to, int man, int32_t needed, uint32_t paid) {
    Ahead* a = p->ahead;
    const Scene* s = &a->scene;
    int first;
    const int done = squares_done(p, s, &first);
    int32_t near = NO_WAY_THERE;
    for (int i = 0; i < s->count && done < p->squares; i++) {
        const int at = s->boxes[i] == from ? to : s->boxes[i];
        int at_home = 0;
        for (int k = 0; k < p->end[first] && !at_home; k++) at_home = p->square[k] == at;
        const int32_t one = at_home ? NO_WAY_THERE : pushes_to_phase(p, s, at, man, first);
        if (one < near) near = one;
    }
    uint32_t score = paid + (uint32_t)needed + PER_SQUARE * (uint32_t)(p->squares - done);
    score += near < NO_WAY_THERE ? 2 * (uint32_t)(near + 1) : OUT_OF_REACH;
    int early = a->geometry->is_goal[to] && hemmed_in(s, to) && a->scene.frozen[to];
    for (int k = 0; early && first < p->squares && k < p->end[first]; k++) early = p->square[k] != to;
    if (early) score += (uint32_t)needed / 2;
    if (p->shy[from]) score -= score < BONUS ? score : BONUS;
    return score < MOST_SCORES ? score : MOST_SCORES - 1;
}

static void put_aside(Phases* p, uint32_t index, uint32_t score) {
    Branch* b = branch_at(&p->ahead->tree, index);
    b->weight = score;
    b->filed = p->first[score];
    p->first[score] = index;
    p->waiting++;
    if (score < p->least) p->least = score;
}

/* The position whose turn it is, or NOBODY. */
static uint32_t next_position(Phases* p) {
    const Tree* t = &p->ahead->tree;
    if (p->at_once != NOBODY) return p->at_once;
    while (p->waiting) {
        while (p->first[p->least] == NOBODY) p->least++;
        uint32_t score = p->least;
        if (++p->turn % EVERY_SO_OFTEN == 0) {
            uint32_t worse = score + 1 + p->turn / EVERY_SO_OFTEN % WORSE;
            while (worse < MOST_SCORES && p->first[worse] == NOBODY) worse++;
            if (worse < MOST_SCORES) score = worse;
        }
        const uint32_t index = p->first[score];
        p->first[score] = (uint32_t)branch_at(t, index)->filed;
        p->waiting--;
        if (branch_at(t, index)->status == WAITING) return index;
    }
    return NOBODY;
}

/* Whether the position after a push, which `filled` has seen, is solved or has a known way home. */
static int comes_home(Ahead* a, uint64_t key, int from, int to, int man) {
    const Scene* s = &a->scene;
    int home = a->geometry->is_goal[to];
    for (int i = 0; i < s->count && home; i++) home = s->boxes[i] == from || a->geometry->is_goal[s->boxes[i]];
    if (home && a->end_man >= 0) {
        flood(s, &a->scene.after, from);
        home = met(&s->after, a->end_man);
    }
    for (int i = 0; i < 2; i++) {
        if (a->home[i].table) a->home[i].node = look_up(a->home[i].table, key, a->boxes, man);
        home |= a->home[i].node != NOBODY;
    }
    return home;
}

/* Push the box number `box`, and put aside where it leads. 0, or -1 if the memory is used up. */
static int try_phase_push(Phases* p, uint32_t index, uint64_t key, int box, int way) {
    Ahead* a = p->ahead;
    const Geometry* g = a->geometry;
    Scene* s = &a->scene;
    Tree* t = &a->tree;
    const int from = s->boxes[box], to = g->beside[from][way];
    int first;
    squares_done(p, s, &first);
    const int32_t before = pushes_to_phase(p, s, from, g->beside[from][way ^ 2], first);
    a->pushes++;
    move_box(s, from, to);
    const int lives = push_lives(s, from, to);
    const int man = lives ? lowest_then(s, from, to, from, branch_at(t, index)->node.man) : from;
    int failed = 0;
    memcpy(a->boxes, boxes_of(&t->table, node_at(&t->table, index)), 8 * (size_t)g->words);
    flip(a->boxes, g->bit[from]);
    flip(a->boxes, g->bit[to]);
    key ^= g->man_key[man] ^ g->box_key[from] ^ g->box_key[to];
    uint32_t* slot = lives && !has_pattern(a->patterns, s->filled, to, man) ? find_slot(&t->table, key, a->boxes, man) : NULL;
    Branch* b = slot && !*slot ? (Branch*)add_node(&t->table, slot, a->boxes, man) : NULL;
    if (b) {
        const Branch* at = branch_at(t, index);
        const int32_t needed = assign_changed(&a->assignment, box + 1, pushes_from(s->geometry, to, from));
        b->node.parent = index;
        b->node.from = (uint16_t)from;
        b->to = (uint16_t)to;
        b->status = needed < NO_WAY_THERE ? WAITING : DEAD;
        b->distance = at->distance + (pushes_to_phase(p, s, to, from, first) >= before);
        b->features = 0;
        p->pushed[from]++;
        if (comes_home(a, key, from, to, man)) a->goal_node = *slot - 1;
        if (b->status == WAITING) {
            const uint32_t score = score_of(p, from, to, from, needed, b->distance), child = *slot - 1;
            put_aside(p, child, score);
            if (score <= at->weight && (p->at_once == NOBODY || score < branch_at(t, p->at_once)->weight)) p->at_once = child;
        }
    } else if (slot && !*slot) {
        failed = -1;
    }
    move_box(s, to, from);
    return failed;
}

/* Make every push of the position in the scene. 0, or -1 if the memory is used up. */
static int expand_phase(Phases* p, uint32_t index) {
    Ahead* a = p->ahead;
    Scene* s = &a->scene;
    const Geometry* g = a->geometry;
    const int man = branch_at(&a->tree, index)->node.man;
    const uint64_t key = key_of(g, s, man) ^ g->man_key[man];
    const int forced = find_corral(&a->corrals, s);
    branch_at(&a->tree, index)->status = EXPANDED;
    p->at_once = NOBODY;
    *a->limits.done = ++a->expanded;
    for (int i = 0; i < s->count; i++) {
        const int box = s->boxes[i];
        int ways = forced < 0 ? 15 : 0;
        for (int k = 0; k < forced; k++) {
            if (a->corrals.best[k].from == box) ways |= 1 << a->corrals.best[k].way;
        }
        ways &= ways_to_move(s, &s->area, box);
        for (int d = 0; d < 4; d++) {
            if (ways >> d & 1 && try_phase_push(p, index, key, i, d)) return -1;
            if (a->goal_node != NOBODY) return 0;
        }
    }
    return 0;
}

/* One in a hundred of the squares from which a box was pushed, those with the fewest pushes, have a bonus for some time. */
static void choose_shy(Phases* p) {
    const int cells = p->ahead->geometry->cells;
    int used = 0;
    memset(p->shy, 0, cells);
    for (int c = 0; c < cells; c++) used += p->pushed[c] > 0;
    for (int left = (used + 99) / 100; left > 0; left--) {
        int least = -1;
        for (int c = 0; c < cells; c++) {
            if (p->pushed[c] && !p->shy[c] && (least < 0 || p->pushed[c] < p->pushed[least])) least = c;
        }
        if (least >= 0) p->shy[least] = 1;
    }
    memset(p->pushed, 0, sizeof *p->pushed * cells);
}

/* Search from the start, by pushes; the arguments are those of `run_ahead`. Sets `ending` and `goal_node`. */
static void run_phases(Ahead* a, const uint64_t* boxes, int man, int style, int seed, int end_man) {
    if (make_ready(a, boxes, style, seed, end_man)) return;
    Scene* s = &a->scene;
    Tree* t = &a->tree;
    Phases p;
    a->ending = OUT_OF_MEMORY;
    const int failed = make_phases(&p, a, boxes) || begin_ahead(a, boxes, man);
    if (!failed) put_aside(&p, 0, MOST_SCORES - 1);
    while (!failed && !must_stop(&a->limits, &a->ending)) {
        const uint32_t index = next_position(&p);
        a->ending = EMPTIED;
        if (index == NOBODY) break;
        Branch* at = branch_at(t, index);
        take_boxes(s, boxes_of(&t->table, &at->node));
        flood(s, &s->area, at->node.man);
        if (is_hopeless(a, at->node.man)) {
            at->status = DEAD;
            a->dead++;
            p.at_once = NOBODY;
            continue;
        }
        tell_table(&a->limits, &t->table);
        const int left = a->plan.count - steps_done(&a->plan, s);
        if (left < feature(a->best, 0) || !a->expanded) {
            a->best = pack_features(left, 0, 0, 0);
            tell_best(&a->limits, boxes_of(&t->table, &at->node), a->geometry->words, at->node.man, a->plan.count,
                      a->plan.count - left);
        }
        if (a->expanded % BONUS_TURNS == BONUS_TURNS - 1) choose_shy(&p);
        a->ending = OUT_OF_MEMORY;
        const int full = expand_phase(&p, index);
        s->geometry = a->geometry;
        if (full) break;
        if (a->goal_node != NOBODY) {
            a->ending = SOLVED;
            break;
        }
    }
    free_phases(&p);
}

#endif
