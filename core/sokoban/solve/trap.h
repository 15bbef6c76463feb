/* Traps: a few boxes that can never be undone, wherever the others are, found by trying.
 *
 * Only these boxes are left on the board. Either they stand around areas that the man cannot get into: if no push of them
 * ever lets him in everywhere, or brings them all home, the position is dead. A box with a free square on every side is
 * taken off at once, and at first so is one that is pushed home: that makes it only easier. If it is easy then, boxes stay
 * at home in a second search. Or they are those in one room: one that leaves it is taken off, and if the rest never comes
 * home the position is dead. Played backwards they stand around the man, and he has to come to where he ends. A search
 * goes on from where the least is closed and is short; it takes longer over what comes again and again. Of a trap as few
 * boxes as still are one are learnt as a pattern. What was found is remembered by hashed key alone, so it is no proof,
 * unless nothing is remembered: one search compares its positions whole.
 */
#ifndef STATEWALK_SOKOBAN_TRAP_H
#define STATEWALK_SOKOBAN_TRAP_H

#include "corral.h"
#include "patterns.h"

#define TRAP_BOXES 30       /* at most so many in one trap */
#define TRAP_TRIES 50       /* positions looked at the first time */
#define TRAP_MOST_TRIES 2048
#define TRAP_WAITING 16384
#define TRAP_SLOTS 65536
#define TRAP_MEMORY 65536
#define NO_TRAP UINT32_MAX
#define EASIER 0xEA51E2u    /* in the key of what is remembered with boxes taken off at home */

typedef enum { UNDECIDED, TRAPPED, FREE_AGAIN } Verdict;

typedef struct {
    uint64_t key;
    uint32_t before;        /* in `waiting`, NO_TRAP for the first */
    uint16_t man, count;
    uint16_t boxes[TRAP_BOXES];
} Trapped;

typedef struct {
    uint64_t key;
    uint32_t asked;         /* how often, while it is undecided */
    uint32_t verdict;
} Remembered;

typedef struct {
    Scene scene;
    Trapped* waiting;       /* [TRAP_WAITING] */
    uint64_t* order;        /* [TRAP_WAITING] a heap: closed squares, then the latest, then which of `waiting` */
    int tail, count;        /* of `waiting` and of `order` */
    int at_home;            /* boxes stay there */
    const uint8_t* room;    /* [cells + 1] squares whose boxes these are; NULL if they stand around areas */
    int end_man;            /* played backwards: where the man has to come to; -1 otherwise */
    uint64_t salt;          /* of the room, in the keys of what is remembered */
    uint32_t turn;
    uint32_t* met;          /* [TRAP_SLOTS] which of `waiting`, by their keys */
    uint32_t* met_turn;     /* [TRAP_SLOTS] */
    Remembered* known;      /* [TRAP_MEMORY]; NULL where only what is proved counts */
    uint32_t tries;         /* positions looked at for each trap then */
    int cut_short;          /* a search ended undecided */
    Patterns* patterns;     /* of the level; NULL if none are learnt */
    volatile int* cancelled;
} Trap;

/* What a trap search takes at most. */
static size_t bytes_of_trap(void) {
    return TRAP_WAITING * (sizeof(Trapped) + 8) + TRAP_SLOTS * 8 + TRAP_MEMORY * sizeof(Remembered);
}

/* One that proves, and remembers nothing. 0, or -1 if there is no memory; `free_trap` then still has to be called. */
static int make_proof(Trap* t, const Geometry* g, Patterns* patterns, volatile int* cancelled) {
    memset(t, 0, sizeof *t);
    t->patterns = patterns;
    t->end_man = -1;
    t->cancelled = cancelled;
    t->waiting = malloc(sizeof *t->waiting * TRAP_WAITING);
    t->order = malloc(sizeof *t->order * TRAP_WAITING);
    t->met = malloc(sizeof *t->met * TRAP_SLOTS);
    t->met_turn = calloc(TRAP_SLOTS, sizeof *t->met_turn);
    return make_scene(&t->scene, g) || !t->waiting || !t->order || !t->met || !t->met_turn ? -1 : 0;
}

static int make_trap(Trap* t, const Geometry* g, Patterns* patterns, volatile int* cancelled) {
    const int failed = make_proof(t, g, patterns, cancelled);
    t->known = calloc(TRAP_MEMORY, sizeof *t->known);
    return failed || !t->known ? -1 : 0;
}

static void free_trap(Trap* t) {
    free_scene(&t->scene);
    free(t->waiting);
    free(t->order);
    free(t->met);
    free(t->met_turn);
    free(t->known);
    memset(t, 0, sizeof *t);
}

static void place_boxes(Scene* s, const uint16_t* boxes, int count) {
    for (int i = 0; i < s->count; i++) s->filled[s->boxes[i]] = 0;
    s->count = count;
    for (int i = 0; i < count; i++) {
        s->boxes[i] = boxes[i];
        s->filled[boxes[i]] = 1;
    }
}

/* Whether the position in the scene, the man's lowest square `man`, is the one that waits. */
static int is_same(const Scene* s, int man, const Trapped* one) {
    int same = one->man == man && one->count == s->count;
    for (int i = 0; same && i < s->count; i++) same = s->filled[one->boxes[i]];
    return same;
}

/* Whether the position in the scene is new in this search; if so, it has to be the next that waits. */
static int is_new(Trap* t, int man, uint64_t key) {
    uint32_t at = (uint32_t)(key & (TRAP_SLOTS - 1));
    while (t->met_turn[at] == t->turn) {
        const Trapped* one = &t->waiting[t->met[at]];
        if (one->key == key && is_same(&t->scene, man, one)) return 0;
        at = (at + 1) & (TRAP_SLOTS - 1);
    }
    t->met[at] = (uint32_t)t->tail;
    t->met_turn[at] = t->turn;
    return 1;
}

static int free_on_all_sides(const Scene* s, const Area* area, int box) {
    for (int d = 0; d < 4; d++) {
        if (!met(area, s->geometry->beside[box][d])) return 0;
    }
    return 1;
}

/* Take the boxes off that are free on all sides, until none is. The lowest of the man's squares, `lowest` before. */
static int drop_free_boxes(Scene* s, Area* area, int lowest) {
    for (int i = 0; i < s->count; i++) {
        const int box = s->boxes[i];
        if (!free_on_all_sides(s, area, box)) continue;
        s->filled[box] = 0;
        s->boxes[i] = s->boxes[--s->count];
        area->met[box] = area->turn;
        area->count++;
        if (box < lowest) lowest = box;
        i = -1;
    }
    return lowest;
}

static void queue_trapped(Trap* t, uint64_t order) {
    int at = t->count++;
    while (at && order < t->order[(at - 1) / 2]) {
        t->order[at] = t->order[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    t->order[at] = order;
}

static uint32_t next_trapped(Trap* t) {
    const uint32_t first = (uint32_t)(t->order[0] & 0xFFFFFF);
    const uint64_t last = t->order[--t->count];
    int at = 0;
    for (;;) {
        int child = 2 * at + 1;
        if (child >= t->count) break;
        if (child + 1 < t->count && t->order[child + 1] < t->order[child]) child++;
        if (t->order[child] >= last) break;
        t->order[at] = t->order[child];
        at = child;
    }
    t->order[at] = last;
    return first;
}

static Remembered* remembered(Trap* t, uint64_t key) { return &t->known[(key >> 20) & (TRAP_MEMORY - 1)]; }

static void remember(Trap* t, uint64_t key, uint32_t asked, Verdict verdict) {
    if (t->known) *remembered(t, key) = (Remembered){key, asked, verdict};
}

static Verdict recall(Trap* t, uint64_t key) {
    const Remembered* known = t->known ? remembered(t, key) : NULL;
    return known && known->key == key ? (Verdict)known->verdict : UNDECIDED;
}

/* Take off what makes no difference for the man, whose walks are in `after`; his lowest square then. */
static int simplify(Trap* t, int lowest) {
    return t->room ? lowest : drop_free_boxes(&t->scene, &t->scene.after, lowest);
}

/* Look at the position in the scene, the man's walks in `after`, `lowest` among them: FREE_AGAIN if it shows that there is no trap, UNDECIDED if not yet. */
static Verdict add_trapped(Trap* t, uint32_t before, int lowest) {
    Scene* s = &t->scene;
    lowest = simplify(t, lowest);
    const int closed = s->geometry->cells - s->after.count - s->count;
    if (t->end_man >= 0 ? met(&s->after, t->end_man) : (closed == 0 && !t->room) || is_solved(s)) return FREE_AGAIN;
    const uint64_t key = key_of(s->geometry, s, lowest) ^ t->salt ^ (t->at_home ? 0 : EASIER);
    const Verdict known = recall(t, key);
    if (known == FREE_AGAIN) return FREE_AGAIN;
    if (known == TRAPPED) return UNDECIDED;
    if (t->tail == TRAP_WAITING || !is_new(t, lowest, key)) return UNDECIDED;
    Trapped* next = &t->waiting[t->tail];
    next->man = (uint16_t)lowest;
    next->count = (uint16_t)s->count;
    next->key = key;
    next->before = before;
    memcpy(next->boxes, s->boxes, sizeof *s->boxes * s->count);
    queue_trapped(t, (uint64_t)closed << 48 | (uint64_t)(0xFFFFFF - t->tail) << 24 | (uint64_t)t->tail);
    t->tail++;
    return UNDECIDED;
}

/* Make all pulls from one of the positions that wait. */
static Verdict try_pulls(Trap* t, uint32_t index) {
    Scene* s = &t->scene;
    const Geometry* g = s->geometry;
    const Trapped at = t->waiting[index];
    Verdict found = UNDECIDED;
    place_boxes(s, at.boxes, at.count);
    flood(s, &s->area, at.man);
    for (int i = 0; i < at.count && !found; i++) {
        const int from = at.boxes[i], ways = ways_to_move(s, &s->area, from);
        for (int d = 0; ways >> d && !found; d++) {
            if (!(ways >> d & 1)) continue;
            const int to = g->beside[from][d];
            move_box(s, from, to);
            s->boxes[i] = (uint16_t)to;
            found = add_trapped(t, index, flood(s, &s->after, g->beside[to][d]));
            place_boxes(s, at.boxes, at.count);
        }
    }
    return found;
}

/* Make all pushes from one of the positions that wait. */
static Verdict try_pushes(Trap* t, uint32_t index) {
    Scene* s = &t->scene;
    const Geometry* g = s->geometry;
    const Trapped at = t->waiting[index];
    Verdict found = UNDECIDED;
    place_boxes(s, at.boxes, at.count);
    flood(s, &s->area, at.man);
    for (int i = 0; i < at.count && !found; i++) {
        for (int d = 0; d < 4 && !found; d++) {
            const int from = at.boxes[i], to = g->beside[from][d];
            if (s->filled[to] || is_dead(g, to) || !met(&s->area, g->beside[from][d ^ 2])) continue;
            move_box(s, from, to);
            if (!hemmed_in(s, to) || find_frozen(s, from, to) >= 0) {
                s->boxes[i] = (uint16_t)to;
                if ((!t->at_home && g->is_goal[to]) || (t->room && !t->room[to])) {
                    s->filled[to] = 0;
                    s->boxes[i] = s->boxes[--s->count];
                }
                found = add_trapped(t, index, area_then(s, from, to, at.man));
                place_boxes(s, at.boxes, at.count);
            } else {
                move_box(s, to, from);
            }
        }
    }
    return found;
}

/* Try to undo the position in the scene in so many positions. */
static Verdict search_trap(Trap* t, int man, uint32_t tries) {
    if (++t->turn == 0) {
        memset(t->met_turn, 0, sizeof *t->met_turn * TRAP_SLOTS);
        t->turn = 1;
    }
    t->tail = t->count = 0;
    Verdict found = add_trapped(t, NO_TRAP, flood(&t->scene, &t->scene.after, man));
    while (t->count && !found) {
        if (tries-- == 0 || t->tail == TRAP_WAITING || *t->cancelled) {
            t->cut_short = 1;
            return UNDECIDED;
        }
        const uint32_t index = next_trapped(t);
        found = t->end_man >= 0 ? try_pulls(t, index) : try_pushes(t, index);
        for (uint32_t i = index; found && i != NO_TRAP; i = t->waiting[i].before) remember(t, t->waiting[i].key, 0, found);
    }
    if (found) return found;
    for (int i = 0; i < t->tail; i++) remember(t, t->waiting[i].key, 0, TRAPPED);
    return TRAPPED;
}

/* Of the trap that was searched last, leave boxes out as long as the rest is one, and learn what is left; it stays in the
 * scene, the man's squares in `after`. */
static void learn_trap(Trap* t, int man, uint32_t tries) {
    Scene* s = &t->scene;
    uint16_t boxes[TRAP_BOXES], fewer[TRAP_BOXES];
    int count = t->waiting[0].count;
    memcpy(boxes, t->waiting[0].boxes, sizeof *boxes * count);
    for (int i = 0; i < count; ) {
        for (int k = 0; k < count - 1; k++) fewer[k] = boxes[k + (k >= i)];
        place_boxes(s, fewer, count - 1);
        if (search_trap(t, man, tries) == TRAPPED) {
            count--;
            memcpy(boxes, fewer, sizeof *boxes * count);
        } else {
            i++;
        }
    }
    place_boxes(s, boxes, count);
    flood(s, &s->after, man);
    if (t->patterns) add_pattern(t->patterns, boxes, count, &s->after);
}

/* How many positions to look at for what has this key; 0 if that is not worth while now. `asked` counts the questions. */
static uint32_t tries_for(Trap* t, uint64_t key, uint32_t* asked) {
    if (!t->known) return t->tries;
    Remembered* known = remembered(t, key);
    *asked = known->key == key ? known->asked + 1 : 1;
    if (*asked == 1) return TRAP_TRIES;
    if (!(*asked & (*asked - 1)) && *asked >= TRAP_TRIES && *asked <= TRAP_MOST_TRIES) return *asked;
    known->asked = *asked;
    return 0;
}

/* Whether these boxes alone are a trap for the man on `man`; those in a room if there is a `room` (its squares, its number). */
static int is_trap(Trap* t, const uint16_t* boxes, int count, int man, const uint8_t* room, int number) {
    Scene* s = &t->scene;
    if (count > TRAP_BOXES) return 0;
    t->room = room;
    t->salt = (uint64_t)number * 0x9E3779B97F4A7C15u;
    place_boxes(s, boxes, count);
    const int lowest = simplify(t, flood(s, &s->after, man));
    const uint64_t key = key_of(s->geometry, s, lowest) ^ t->salt;
    Verdict verdict = recall(t, key);
    if (verdict != UNDECIDED) return verdict == TRAPPED;
    uint32_t asked = 0;
    const uint32_t tries = tries_for(t, key, &asked);
    if (!tries) return 0;
    verdict = FREE_AGAIN;
    for (t->at_home = room != NULL; t->at_home < 2 && verdict == FREE_AGAIN; t->at_home++) {
        place_boxes(s, boxes, count);
        verdict = search_trap(t, lowest, tries);
    }
    t->at_home--;
    remember(t, key, asked, verdict);
    if (verdict == TRAPPED && t->tail) learn_trap(t, lowest, 2 * tries);
    return verdict == TRAPPED;
}

#endif
