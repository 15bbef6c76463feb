/* Traps: boxes around areas the man cannot get into that can never be undone, found by trying.
 *
 * Only these boxes are left on the board. If no push of them ever lets the man in everywhere, or brings them all home,
 * the position is dead. A box with a free square on every side is taken off at once: that makes it only easier. The
 * search is short and remembers what it found by hashed key alone, so it is no proof.
 */
#ifndef STATEWALK_SOKOBAN_TRAP_H
#define STATEWALK_SOKOBAN_TRAP_H

#include "corral.h"

#define TRAP_BOXES 24       /* at most so many in one trap */
#define TRAP_TRIES 100      /* positions looked at */
#define TRAP_WAITING 4096
#define TRAP_SLOTS 16384
#define TRAP_MEMORY (1 << 18)

typedef struct {
    uint16_t man;
    uint16_t count;
    uint16_t boxes[TRAP_BOXES];
} Trapped;

typedef struct {
    Scene scene;
    Trapped* waiting;       /* [TRAP_WAITING] */
    uint64_t* met;          /* [TRAP_SLOTS] keys of this search */
    uint64_t* known;        /* [TRAP_MEMORY] keys with the lowest bit telling whether it is dead */
} Trap;

static int make_trap(Trap* t, const Geometry* g) {
    memset(t, 0, sizeof *t);
    t->waiting = malloc(sizeof *t->waiting * TRAP_WAITING);
    t->met = malloc(sizeof *t->met * TRAP_SLOTS);
    t->known = calloc(TRAP_MEMORY, sizeof *t->known);
    return make_scene(&t->scene, g) || !t->waiting || !t->met || !t->known ? -1 : 0;
}

static void free_trap(Trap* t) {
    free_scene(&t->scene);
    free(t->waiting);
    free(t->met);
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

/* Whether a key is new in this search. */
static int is_new(Trap* t, uint64_t key) {
    uint32_t at = (uint32_t)(key & (TRAP_SLOTS - 1));
    while (t->met[at]) {
        if (t->met[at] == key) return 0;
        at = (at + 1) & (TRAP_SLOTS - 1);
    }
    t->met[at] = key;
    return 1;
}

static int free_on_all_sides(const Scene* s, const Area* area, int box) {
    for (int d = 0; d < 4; d++) {
        if (!met(area, s->geometry->beside[box][d])) return 0;
    }
    return 1;
}

/* Take the boxes off that are free on all sides, until none is; fill in `area`. The man's lowest square. */
static int drop_free_boxes(Scene* s, Area* area, int man) {
    int lowest = flood(s, area, man);
    for (int i = 0; i < s->count; i++) {
        if (!free_on_all_sides(s, area, s->boxes[i])) continue;
        s->filled[s->boxes[i]] = 0;
        s->boxes[i] = s->boxes[--s->count];
        lowest = flood(s, area, man);
        i = -1;
    }
    return lowest;
}

/* Remember the position in the scene as one to look at. 1 if it shows that there is no trap, -1 if there is no room. */
static int add_trapped(Trap* t, int* tail, int man) {
    Scene* s = &t->scene;
    int lowest = drop_free_boxes(s, &s->after, man);
    if (s->after.count + s->count == s->geometry->cells || is_solved(s)) return 1;
    if (!is_new(t, key_of(s->geometry, s, lowest) | 1)) return 0;
    if (*tail == TRAP_WAITING) return -1;
    Trapped* next = &t->waiting[(*tail)++];
    next->man = (uint16_t)lowest;
    next->count = (uint16_t)s->count;
    memcpy(next->boxes, s->boxes, sizeof *s->boxes * s->count);
    return 0;
}

/* Whether these boxes alone are a trap for the man on `man`. */
static int is_trap(Trap* t, const uint16_t* boxes, int count, int man) {
    Scene* s = &t->scene;
    const Geometry* g = s->geometry;
    if (count > TRAP_BOXES) return 0;
    place_boxes(s, boxes, count);
    const uint64_t key = key_of(g, s, flood(s, &s->area, man));
    uint64_t* known = &t->known[(key >> 20) & (TRAP_MEMORY - 1)];
    if ((*known | 1) == (key | 1)) return *known & 1;
    memset(t->met, 0, sizeof *t->met * TRAP_SLOTS);
    int tail = 0, found = add_trapped(t, &tail, man);
    for (int tries = 0; tail && !found; tries++) {
        const Trapped at = t->waiting[--tail];
        place_boxes(s, at.boxes, at.count);
        flood(s, &s->area, at.man);
        if (tries == TRAP_TRIES) found = -1;
        for (int i = 0; i < at.count && !found; i++) {
            for (int d = 0; d < 4 && !found; d++) {
                const int from = at.boxes[i], to = g->beside[from][d];
                if (s->filled[to] || is_dead(g, to) || !met(&s->area, g->beside[from][d ^ 2])) continue;
                move_box(s, from, to);
                int lives = !hemmed_in(s, to) || find_frozen(s, from, to) >= 0;
                if (lives) {
                    s->boxes[i] = (uint16_t)to;
                    found = add_trapped(t, &tail, from);
                    place_boxes(s, at.boxes, at.count);
                } else {
                    move_box(s, to, from);
                }
            }
        }
    }
    *known = (key & ~(uint64_t)1) | (found == 0);
    return found == 0;
}

/* Whether some area that the man cannot get into is the inside of a trap. `corrals` gets the areas filled in. */
static int is_trapped(Trap* t, Corrals* k, const Scene* s, int man) {
    const Geometry* g = s->geometry;
    uint16_t boxes[TRAP_BOXES];
    if (s->area.count + s->count == g->cells) return 0;
    find_areas(k, s);
    for (int area = 1; area <= k->areas; area++) {
        k->member_count = 0;
        memset(k->member, 0, g->cells + 1);
        add_area(k, s, area);
        for (int i = k->first[area]; i < k->first[area + 1]; i++) {    /* corners too */
            for (int d = 0; d < 4; d++) {
                int side = g->beside[k->cells[i]][d];
                if (side == g->cells) continue;
                for (int e = (d + 1) & 1; e < 4; e += 2) {
                    int corner = g->beside[side][e];
                    if (corner != g->cells && s->filled[corner]) add_member(k, corner);
                }
            }
        }
        if (k->member_count > TRAP_BOXES) continue;
        memcpy(boxes, k->members, sizeof *boxes * k->member_count);
        if (is_trap(t, boxes, k->member_count, man)) return 1;
    }
    return 0;
}

#endif
